### The cards of Grimm Tidings: names, and what they do. `.number = other` marks a plural.

## Doors: Classes and titles

grimm_tidings-card-hunter = Hunter
grimm_tidings-text-hunter = In a fight you are in, discard a card for +2 to your side, at most twice per fight. If you loot a monster, you may show it and fight it at once.
grimm_tidings-card-tailor = Tailor
grimm_tidings-text-tailor = +3 for each monster beyond the first. Once on your own turn, outside a fight, swap two cards of your hand for a Treasure.
grimm_tidings-card-thief = Thief
grimm_tidings-text-thief = Once a turn, discard a card to steal a small Item from somebody who is not fighting, as you are not: 4 or more on the die, or you lose a level. In any fight, discard a card to give a fighter -2, once for each fighter.
grimm_tidings-card-woodcutter = Woodcutter
grimm_tidings-text-woodcutter = A tie is a win for your side. You may carry one Big Item more.
grimm_tidings-card-eldest = Eldest
grimm_tidings-text-eldest = You may keep one card more at the end of your turn. +1 in fights you fight without a helper.
grimm_tidings-card-youngest = Youngest
grimm_tidings-text-youngest = You go up a level when you help in a kill. It may be your tenth.
grimm_tidings-card-princess = Princess
grimm_tidings-text-princess = +1 to run away. You draw one Treasure more when you were helped in a kill.

## Doors: monsters

grimm_tidings-card-straw_coal_bean = Straw, Coal and Bean
    .number = other
grimm_tidings-text-straw_coal_bean = +1 to run away from them. Bad Stuff: lose a card of your hand, of your choice.
grimm_tidings-card-frog_king = Frog King
grimm_tidings-text-frog_king = With a Princess among the fighters you may send him off and keep his Treasure, without a level. Bad Stuff: lose your footgear; without any, a card of your hand.
grimm_tidings-card-stale_shingle = Stale Gingerbread Shingle
grimm_tidings-text-stale_shingle = Bad Stuff: lose a level.
grimm_tidings-card-crumb_sparrows = Crumb-Thieving Sparrows
    .number = other
grimm_tidings-text-crumb_sparrows = -1 to run away from them. Bad Stuff: lose two cards of your hand, of your choice.
grimm_tidings-card-thumblings_cow = Thumbling’s Cow
grimm_tidings-text-thumblings_cow = Bad Stuff: lose a small Item of your choice.
grimm_tidings-card-bremen_band = Bremen Town Band
grimm_tidings-text-bremen_band = +2 if there is a helper. Bad Stuff: lose your Class; without one, a level.
grimm_tidings-card-mouse_bird_sausage = Mouse, Bird and Sausage
    .number = other
grimm_tidings-text-mouse_bird_sausage = +1 to run away from them. Bad Stuff: lose a card of your hand by chance.
grimm_tidings-card-larder_cat = Larder Cat
grimm_tidings-text-larder_cat = +3 against a Thief. Bad Stuff: lose all one-shots you have on the table.
grimm_tidings-card-golden_goose = Golden Goose
grimm_tidings-text-golden_goose = +3 if there is a helper. Bad Stuff: on your next turn you have no second phase.
grimm_tidings-card-white_snake = White Snake
grimm_tidings-text-white_snake = After a kill look at the top three Doors and put them back in any order. Bad Stuff: lose a level.
grimm_tidings-card-clever_elsie = Clever Elsie
grimm_tidings-text-clever_elsie = Of the fighters only Levels and penalties count, and what is played for a whole side. Bad Stuff: -2 in your next fight.
grimm_tidings-card-seven_ravens = Seven Ravens
    .number = other
grimm_tidings-text-seven_ravens = -1 to run away from them. Bad Stuff: lose your headgear; without any, a level.
grimm_tidings-card-king_thrushbeard = King Thrushbeard
grimm_tidings-text-king_thrushbeard = +3 against a Princess. Bad Stuff: lose your armor; without any, a level.
grimm_tidings-card-robbers = Robbers
    .number = other
grimm_tidings-text-robbers = +4 against a Tailor. Bad Stuff: lose the Item of the highest value.
grimm_tidings-card-hans_hedgehog = Hans My Hedgehog
grimm_tidings-text-hans_hedgehog = Armor gives no bonus. Bad Stuff: lose a level.
grimm_tidings-card-wolf_at_the_door = Wolf at the Door
grimm_tidings-text-wolf_at_the_door = +2 against the Youngest. From your hand it may join any fight with a wolf in it. Bad Stuff: lose two cards of your hand by chance.
grimm_tidings-card-unicorn = Unicorn
grimm_tidings-text-unicorn = -4 against a Tailor. -1 to run away from it. Bad Stuff: lose your armor; without any, a level.
grimm_tidings-card-dark_wood_boar = Boar of the Dark Wood
grimm_tidings-text-dark_wood_boar = +3 against a Hunter. Bad Stuff: lose your footgear and a level.
grimm_tidings-card-millpond_nix = Nix of the Millpond
grimm_tidings-text-millpond_nix = +2 against male characters. Bad Stuff: lose an Item that the player to your left chooses.
grimm_tidings-card-juniper_bird = Juniper Bird
grimm_tidings-text-juniper_bird = Does not chase anybody of Level 2 or lower. Bad Stuff: lose your headgear and a level.
grimm_tidings-card-wicked_stepmother = Wicked Stepmother
grimm_tidings-text-wicked_stepmother = +3 against the Youngest or the Princess. Bad Stuff: lose your Class and a level.
grimm_tidings-card-fitcher = Fitcher the Sorcerer
grimm_tidings-text-fitcher = Nobody can help; a helper must leave. Bad Stuff: lose your whole hand.
grimm_tidings-card-big_bad_wolf = Big Bad Wolf
grimm_tidings-text-big_bad_wolf = -3 against a Woodcutter. From your hand it may join any fight with a wolf in it. Bad Stuff: lose two levels.
grimm_tidings-card-robber_bridegroom = Robber Bridegroom
grimm_tidings-text-robber_bridegroom = +3 against female characters. Bad Stuff: lose everything you have equipped in your hands; without any, a level.
grimm_tidings-card-gingerbread_witch = Gingerbread Witch
grimm_tidings-text-gingerbread_witch = -4 if there is a helper. +1 to run away from her. Bad Stuff: lose two levels.
grimm_tidings-card-rumpelstiltskin = Rumpelstiltskin
grimm_tidings-text-rumpelstiltskin = Once in the fight the main fighter may discard a card and guess the name: on 5 or more he leaves and his Treasures stay. Bad Stuff: lose the equipped Item with the highest bonus; without one, two levels.
grimm_tidings-card-frau_trude = Frau Trude
grimm_tidings-text-frau_trude = No one-shots can be played into this fight. Bad Stuff: lose your Class, your titles and a level.
grimm_tidings-card-mirror_queen = Queen of the Mirror
grimm_tidings-text-mirror_queen = +4 against a Princess. Does not chase anybody of Level 3 or lower. Bad Stuff: lose your headgear and two levels.
grimm_tidings-card-seven_headed_dragon = Seven-Headed Dragon
grimm_tidings-text-seven_headed_dragon = Does not chase anybody of Level 3 or lower. Bad Stuff: lose everything you have equipped.
grimm_tidings-card-godfather_death = Godfather Death
grimm_tidings-text-godfather_death = Does not chase anybody of Level 4 or lower. Bad Stuff: back to Level 1.

## Doors: enhancers

grimm_tidings-card-ravenous = Ravenous
grimm_tidings-text-ravenous = Into a fight: one monster gets +5 and one Treasure more.
grimm_tidings-card-bewitched = Bewitched
grimm_tidings-text-bewitched = Into a fight: one monster gets +5 and one Treasure more.
grimm_tidings-card-big_as_a_house = Big as a House
grimm_tidings-text-big_as_a_house = Into a fight: one monster gets +10 and two Treasures more.
grimm_tidings-card-in_grandmothers_nightcap = In Grandmother’s Nightcap
grimm_tidings-text-in_grandmothers_nightcap = Into a fight: one monster gets +3, a wolf +6, and one Treasure more.
grimm_tidings-card-half_starved = Half-Starved
grimm_tidings-text-half_starved = Into a fight: one monster gets -5 and one Treasure less, but never under one.
grimm_tidings-card-barely_hatched = Barely Hatched
grimm_tidings-text-barely_hatched = Into a fight: one monster gets -10 and one Treasure less, but never under one.

## Doors: Curses

grimm_tidings-card-you_got_baked = You Got Baked!
grimm_tidings-text-you_got_baked = Lose a level. At Level 1 nothing happens.
grimm_tidings-card-spindle_prick = Pricked by a Spindle
grimm_tidings-text-spindle_prick = No second phase on your next turn, or on this one if it is yours.
grimm_tidings-card-frog_skin = Frog Skin
grimm_tidings-text-frog_skin = -2 in every fight until you win one as main fighter.
grimm_tidings-card-moth_eaten = Moth-Eaten
grimm_tidings-text-moth_eaten = Lose the armor you have equipped.
grimm_tidings-card-bird_took_your_hat = A Bird Took Your Hat
grimm_tidings-text-bird_took_your_hat = Lose the headgear you have equipped.
grimm_tidings-card-slipper_on_the_stairs = Slipper Left on the Stairs
grimm_tidings-text-slipper_on_the_stairs = Lose the footgear you have equipped.
grimm_tidings-card-butterfingers = Cursed Butterfingers
grimm_tidings-text-butterfingers = Lose one Item you have equipped in your hands.
grimm_tidings-card-locked_in_the_tower = Locked in the Tower
grimm_tidings-text-locked_in_the_tower = Lose your Class; without one, a level.
grimm_tidings-card-wrong_wish = The Wrong Wish
grimm_tidings-text-wrong_wish = Your character changes sex, and you have -3 in your next fight, or in this one.
grimm_tidings-card-poisoned_apple = Poisoned Apple
grimm_tidings-text-poisoned_apple = -5 in your next fight, or in this one.
grimm_tidings-card-mouthful_of_toads = Mouthful of Toads
grimm_tidings-text-mouthful_of_toads = Lose two cards of your hand by chance.

## Doors: specials

grimm_tidings-card-wandering_monster = Wandering Monster
grimm_tidings-text-wandering_monster = Into a fight: a monster from your hand joins it.
grimm_tidings-card-cheat = Cheat!
grimm_tidings-text-cheat = Put it on an Item you carry: you may equip that Item whatever the limits, and it takes up no place.
grimm_tidings-card-mirror_image = Mirror Image
grimm_tidings-text-mirror_image = Into a fight: a second monster just like one of those there joins, with the same enhancers. Killing it pays as well.

## Treasures: Go Up a Level

grimm_tidings-card-solve_the_riddle = Solve the Riddle
grimm_tidings-text-solve_the_riddle = At any time: a player of your choice goes up a level, never to 10.
grimm_tidings-card-kiss_the_right_frog = Kiss the Right Frog
grimm_tidings-text-kiss_the_right_frog = At any time: a player of your choice goes up a level, never to 10.
grimm_tidings-card-sweep_the_ashes = Sweep the Ashes
grimm_tidings-text-sweep_the_ashes = At any time: a player of your choice goes up a level, never to 10.
grimm_tidings-card-spin_straw_into_gold = Spin Straw Into Gold
grimm_tidings-text-spin_straw_into_gold = At any time: a player of your choice goes up a level, never to 10.
grimm_tidings-card-flatter_the_mirror = Flatter the Mirror
grimm_tidings-text-flatter_the_mirror = At any time: a player of your choice goes up a level, never to 10.
grimm_tidings-card-follow_the_pebbles = Follow the Pebbles
grimm_tidings-text-follow_the_pebbles = At any time: a player of your choice goes up a level, never to 10.
grimm_tidings-card-swap_the_cradles = Swap the Cradles
grimm_tidings-text-swap_the_cradles = At any time: another player of Level 2 or more loses a level and you gain one, never to 10.

## Treasures: Items

grimm_tidings-card-canon_hat = Canon Hat
grimm_tidings-text-canon_hat = +2 while equipped.
grimm_tidings-card-braids = Braids
    .number = other
grimm_tidings-text-braids = +1 while equipped, and +1 to run away.
grimm_tidings-card-red_hood = Red Hood
grimm_tidings-text-red_hood = +2 while equipped, +3 for the Youngest.
grimm_tidings-card-briar_crown = Crown of Briars
grimm_tidings-text-briar_crown = +4 while equipped, but -1 to run away.
grimm_tidings-card-simpletons_cap = Simpleton’s Cap
grimm_tidings-text-simpletons_cap = +1 while equipped, +3 as long as you have no Class.
grimm_tidings-card-coat_of_all_furs = Coat of All Furs
grimm_tidings-text-coat_of_all_furs = +3 while equipped.
grimm_tidings-card-bearskin = Bearskin
grimm_tidings-text-bearskin = +4 while equipped.
grimm_tidings-card-shirt_of_stars = Shirt of Fallen Stars
grimm_tidings-text-shirt_of_stars = +2 while equipped.
grimm_tidings-card-leather_apron = Leather Apron
grimm_tidings-text-leather_apron = +1 while equipped, +2 for Tailors and Woodcutters.
grimm_tidings-card-iron_hoops = Iron Hoops
    .number = other
grimm_tidings-text-iron_hoops = +4 while equipped, but -1 to run away. Not for Thieves.
grimm_tidings-card-teleporting_boots = Teleporting Boots
    .number = other
grimm_tidings-text-teleporting_boots = +1 while equipped, and +2 to run away.
grimm_tidings-card-mile_boots = Many-Mile Boots
    .number = other
grimm_tidings-text-mile_boots = +2 to run away while equipped.
grimm_tidings-card-red_hot_shoes = Red-Hot Iron Shoes
    .number = other
grimm_tidings-text-red_hot_shoes = +3 while equipped, but -1 to run away.
grimm_tidings-card-golden_slipper = Golden Slipper
grimm_tidings-text-golden_slipper = +2 while equipped.
grimm_tidings-card-scissors = Scissors
    .number = other
grimm_tidings-text-scissors = +3 while equipped.
grimm_tidings-card-woodcutters_axe = Woodcutter’s Axe
grimm_tidings-text-woodcutters_axe = +3 while equipped, +5 for Woodcutters.
grimm_tidings-card-cudgel_in_the_sack = Cudgel in the Sack
grimm_tidings-text-cudgel_in_the_sack = +3 while equipped.
grimm_tidings-card-enchanted_spindle = Enchanted Spindle
grimm_tidings-text-enchanted_spindle = +2 while equipped.
grimm_tidings-card-hunters_crossbow = Hunter’s Crossbow
grimm_tidings-text-hunters_crossbow = +3 while equipped, +5 for Hunters.
grimm_tidings-card-oven_poker = Oven Poker
grimm_tidings-text-oven_poker = +2 while equipped.
grimm_tidings-card-giants_club = Giant’s Club
grimm_tidings-text-giants_club = +5 while equipped.
grimm_tidings-card-robbers_dagger = Robber’s Dagger
grimm_tidings-text-robbers_dagger = +3 while equipped, for Thieves alone.
grimm_tidings-card-chicken_bone = Chicken Bone
grimm_tidings-text-chicken_bone = +1 while equipped, and +1 to run away.
grimm_tidings-card-witchs_broom = Witch’s Broom
grimm_tidings-text-witchs_broom = +3 while equipped, and +1 to run away.
grimm_tidings-card-belt_of_seven = Belt of Seven
grimm_tidings-text-belt_of_seven = +2 while equipped, +3 for Tailors.
grimm_tidings-card-talking_mirror = Talking Mirror
grimm_tidings-text-talking_mirror = Once on your own turn, outside a fight and while equipped, look at somebody’s hand.
grimm_tidings-card-table_be_set = Table-Be-Set
grimm_tidings-text-table_be_set = While equipped you may keep one card more at the end of your turn.

## Treasures: one-shots

grimm_tidings-card-flying_ladle = Flying Ladle
grimm_tidings-text-flying_ladle = Into a fight: +4 to either side.
grimm_tidings-card-poisoned_comb = Poisoned Comb
grimm_tidings-text-poisoned_comb = Into a fight: +3 to either side.
grimm_tidings-card-the_pea = The Pea
grimm_tidings-text-the_pea = Into a fight: +2 to either side.
grimm_tidings-card-thumbling_in_the_ear = Thumbling in the Ear
grimm_tidings-text-thumbling_in_the_ear = Into a fight: +5 to either side.
grimm_tidings-card-sweet_porridge = Sweet Porridge Flood
grimm_tidings-text-sweet_porridge = Into a fight: +5 to either side.
grimm_tidings-card-stones_for_the_belly = Stones for the Belly
    .number = other
grimm_tidings-text-stones_for_the_belly = Into a fight: +2 to the fighters, +6 if a wolf is there.
grimm_tidings-card-sleeping_draught = Sleeping Draught
grimm_tidings-text-sleeping_draught = Before a roll to run away: every fighter who still runs escapes everything.
grimm_tidings-card-cloak_of_night = Cloak of Night
grimm_tidings-text-cloak_of_night = Before one of your rolls to run away: you escape everything.
grimm_tidings-card-three_golden_hairs = Three Golden Hairs
    .number = other
grimm_tidings-text-three_golden_hairs = At any time: take a card out of the discarded Treasures.
grimm_tidings-card-water_of_life = Water of Life
grimm_tidings-text-water_of_life = Into a fight: what one equipped Item of a fighter gives counts twice.
grimm_tidings-card-lullaby = Lullaby
grimm_tidings-text-lullaby = Into a fight: all monsters leave, without level or Treasure.
grimm_tidings-card-witchs_wand = Witch’s Wand
grimm_tidings-text-witchs_wand = Into a fight: a monster of your hand takes the place of one that is there.
grimm_tidings-card-glass_coffin = Glass Coffin
grimm_tidings-text-glass_coffin = Into a fight: the helper leaves, unharmed and unpaid.
grimm_tidings-card-trail_of_pebbles = Trail of Pebbles
grimm_tidings-text-trail_of_pebbles = When a die was rolled: it is rolled again.
grimm_tidings-card-three_snake_leaves = Three Snake-Leaves
    .number = other
grimm_tidings-text-three_snake_leaves = When a monster has caught somebody: its Bad Stuff does not strike.

## Treasures: specials

grimm_tidings-card-wishing_ring = Wishing Ring
grimm_tidings-text-wishing_ring = When a Curse is about to hit somebody: it does not. Or at any time: a Curse lying in front of somebody goes.
grimm_tidings-card-devils_die = Devil’s Die
grimm_tidings-text-devils_die = When a die was rolled: it shows the number you name.
grimm_tidings-card-say_its_name = Say Its Name
grimm_tidings-text-say_its_name = When a one-shot, an enhancer or a special Door is being played: it has no effect.
