title-my_game = My Game
my_game-blurb = Play a bigger animal and catch everything on the path.
my_game-help =
    On your turn, play an animal. If it is bigger than the last one on the path, you catch the whole path.
    A mouse frightens a bear. The most animals win when all cards have been played.
my_game-preset-standard = Hands of three
my_game-option-hand = Animals in hand
my_game-option-hand-3 = 3
my_game-option-hand-4 = 4
my_game-option-hand-5 = 5

my_game-card-mouse = Mouse
my_game-card-cat = Cat
my_game-card-dog = Dog
my_game-card-wolf = Wolf
my_game-card-bear = Bear
my_game-text-mouse = Catches only a bear, which it frightens.
my_game-text-cat = Catches a mouse.
my_game-text-dog = Catches a mouse or a cat.
my_game-text-wolf = Catches a mouse, a cat or a dog.
my_game-text-bear = Catches any smaller animal. Afraid of mice.
my_game-zone-deck = Deck
my_game-zone-path = Path
my_game-zone-hand = Hand
my_game-zone-den = Den

my_game-play-animal = Which animal do you play?
my_game-do-play = Play: { $card }

my_game-event-shuffled = The deck is shuffled.
my_game-event-turn =
    { $seat_is ->
        [you] Turn { $number }: you
       *[other] Turn { $number }: { $seat }
    }
my_game-event-deck-hand =
    { $seat_is ->
        [you] You draw: { $card }.
       *[other] { $seat } draws: { $card }.
    }
my_game-event-deck-hand-unseen = { $seat } draws a card.
my_game-event-hand-path =
    { $seat_is ->
        [you] You play: { $card }.
       *[other] { $seat } plays: { $card }.
    }
my_game-event-path-den =
    { $seat_is ->
        [you] You catch: { $card }.
       *[other] { $seat } catches: { $card }.
    }
my_game-event-finished = All animals have been played.
