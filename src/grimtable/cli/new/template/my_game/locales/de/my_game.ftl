title-my_game = My Game
my_game-blurb = Spiel ein größeres Tier und fang alles, was auf dem Pfad liegt.
my_game-help =
    Spiel in deinem Zug ein Tier. Ist es größer als das letzte auf dem Pfad, fängst du den ganzen Pfad.
    Eine Maus erschreckt einen Bären. Sind alle Karten gespielt, gewinnen die meisten Tiere.
my_game-preset-standard = Drei auf der Hand
my_game-option-hand = Tiere auf der Hand
my_game-option-hand-3 = 3
my_game-option-hand-4 = 4
my_game-option-hand-5 = 5

my_game-card-mouse = Maus
my_game-card-cat = Katze
my_game-card-dog = Hund
my_game-card-wolf = Wolf
my_game-card-bear = Bär
my_game-text-mouse = Fängt nur einen Bären: Sie erschreckt ihn.
my_game-text-cat = Fängt eine Maus.
my_game-text-dog = Fängt eine Maus oder eine Katze.
my_game-text-wolf = Fängt eine Maus, eine Katze oder einen Hund.
my_game-text-bear = Fängt jedes kleinere Tier. Hat Angst vor Mäusen.
my_game-zone-deck = Stapel
my_game-zone-path = Pfad
my_game-zone-hand = Hand
my_game-zone-den = Bau

my_game-play-animal = Welches Tier spielst du?
my_game-do-play = Spielen: { $card }

my_game-event-shuffled = Der Stapel wird gemischt.
my_game-event-turn =
    { $seat_is ->
        [you] Zug { $number }: du
       *[other] Zug { $number }: { $seat }
    }
my_game-event-deck-hand =
    { $seat_is ->
        [you] Du ziehst: { $card }.
       *[other] { $seat } zieht: { $card }.
    }
my_game-event-deck-hand-unseen = { $seat } zieht eine Karte.
my_game-event-hand-path =
    { $seat_is ->
        [you] Du spielst: { $card }.
       *[other] { $seat } spielt: { $card }.
    }
my_game-event-path-den =
    { $seat_is ->
        [you] Du fängst: { $card }.
       *[other] { $seat } fängt: { $card }.
    }
my_game-event-finished = Alle Tiere sind gespielt.
