### Grim Farmer: names. The attribute .article of a card is its name in running text.
### Pieces, an animal or a colour alone, are named like cards.

## Pieces

grim_farmer-card-pig = Pig
    .article = the pig
grim_farmer-card-cow = Cow
    .article = the cow
grim_farmer-card-sheep = Sheep
    .article = the sheep
grim_farmer-card-hen = Hen
    .article = the hen
grim_farmer-card-horse = Horse
    .article = the horse
grim_farmer-card-goat = Goat
    .article = the goat
grim_farmer-card-duck = Duck
    .article = the duck
grim_farmer-card-donkey = Donkey
    .article = the donkey
grim_farmer-card-red = Red
    .article = red
grim_farmer-card-blue = Blue
    .article = blue
grim_farmer-card-yellow = Yellow
    .article = yellow
grim_farmer-card-green = Green
    .article = green
grim_farmer-card-purple = Purple
    .article = purple
grim_farmer-card-orange = Orange
    .article = orange

## Pigs

grim_farmer-card-pig_red = Red Pig
    .article = a Red Pig
grim_farmer-card-pig_blue = Blue Pig
    .article = a Blue Pig
grim_farmer-card-pig_yellow = Yellow Pig
    .article = a Yellow Pig
grim_farmer-card-pig_green = Green Pig
    .article = a Green Pig
grim_farmer-card-pig_purple = Purple Pig
    .article = a Purple Pig
grim_farmer-card-pig_orange = Orange Pig
    .article = an Orange Pig

## Cows

grim_farmer-card-cow_red = Red Cow
    .article = a Red Cow
grim_farmer-card-cow_blue = Blue Cow
    .article = a Blue Cow
grim_farmer-card-cow_yellow = Yellow Cow
    .article = a Yellow Cow
grim_farmer-card-cow_green = Green Cow
    .article = a Green Cow
grim_farmer-card-cow_purple = Purple Cow
    .article = a Purple Cow
grim_farmer-card-cow_orange = Orange Cow
    .article = an Orange Cow

## Sheep

grim_farmer-card-sheep_red = Red Sheep
    .article = a Red Sheep
grim_farmer-card-sheep_blue = Blue Sheep
    .article = a Blue Sheep
grim_farmer-card-sheep_yellow = Yellow Sheep
    .article = a Yellow Sheep
grim_farmer-card-sheep_green = Green Sheep
    .article = a Green Sheep
grim_farmer-card-sheep_purple = Purple Sheep
    .article = a Purple Sheep
grim_farmer-card-sheep_orange = Orange Sheep
    .article = an Orange Sheep

## Hens

grim_farmer-card-hen_red = Red Hen
    .article = a Red Hen
grim_farmer-card-hen_blue = Blue Hen
    .article = a Blue Hen
grim_farmer-card-hen_yellow = Yellow Hen
    .article = a Yellow Hen
grim_farmer-card-hen_green = Green Hen
    .article = a Green Hen
grim_farmer-card-hen_purple = Purple Hen
    .article = a Purple Hen
grim_farmer-card-hen_orange = Orange Hen
    .article = an Orange Hen

## Horses

grim_farmer-card-horse_red = Red Horse
    .article = a Red Horse
grim_farmer-card-horse_blue = Blue Horse
    .article = a Blue Horse
grim_farmer-card-horse_yellow = Yellow Horse
    .article = a Yellow Horse
grim_farmer-card-horse_green = Green Horse
    .article = a Green Horse
grim_farmer-card-horse_purple = Purple Horse
    .article = a Purple Horse
grim_farmer-card-horse_orange = Orange Horse
    .article = an Orange Horse

## Goats

grim_farmer-card-goat_red = Red Goat
    .article = a Red Goat
grim_farmer-card-goat_blue = Blue Goat
    .article = a Blue Goat
grim_farmer-card-goat_yellow = Yellow Goat
    .article = a Yellow Goat
grim_farmer-card-goat_green = Green Goat
    .article = a Green Goat
grim_farmer-card-goat_purple = Purple Goat
    .article = a Purple Goat
grim_farmer-card-goat_orange = Orange Goat
    .article = an Orange Goat

## Ducks

grim_farmer-card-duck_red = Red Duck
    .article = a Red Duck
grim_farmer-card-duck_blue = Blue Duck
    .article = a Blue Duck
grim_farmer-card-duck_yellow = Yellow Duck
    .article = a Yellow Duck
grim_farmer-card-duck_green = Green Duck
    .article = a Green Duck
grim_farmer-card-duck_purple = Purple Duck
    .article = a Purple Duck
grim_farmer-card-duck_orange = Orange Duck
    .article = an Orange Duck

## Donkeys

grim_farmer-card-donkey_red = Red Donkey
    .article = a Red Donkey
grim_farmer-card-donkey_blue = Blue Donkey
    .article = a Blue Donkey
grim_farmer-card-donkey_yellow = Yellow Donkey
    .article = a Yellow Donkey
grim_farmer-card-donkey_green = Green Donkey
    .article = a Green Donkey
grim_farmer-card-donkey_purple = Purple Donkey
    .article = a Purple Donkey
grim_farmer-card-donkey_orange = Orange Donkey
    .article = an Orange Donkey

## Specials

grim_farmer-card-snake = Snake
    .article = a Snake
grim_farmer-card-mouse = Mouse
    .article = a Mouse
grim_farmer-card-chameleon = Chameleon
    .article = a Chameleon
grim_farmer-card-frog = Frog
    .article = a Frog
grim_farmer-card-parrot = Parrot
    .article = a Parrot
grim_farmer-card-lion = Lion
    .article = a Lion
