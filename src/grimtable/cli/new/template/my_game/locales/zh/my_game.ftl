title-my_game = My Game
my_game-blurb = 打出更大的动物，捉走小路上的所有动物。
my_game-help =
    轮到你时打出一只动物。如果它比小路上最后一只大，你就捉走整条小路。
    老鼠能吓跑熊。所有牌打完后，动物最多者获胜。
my_game-preset-standard = 三张手牌
my_game-option-hand = 手牌数量
my_game-option-hand-3 = 3
my_game-option-hand-4 = 4
my_game-option-hand-5 = 5

my_game-card-mouse = 老鼠
my_game-card-cat = 猫
my_game-card-dog = 狗
my_game-card-wolf = 狼
my_game-card-bear = 熊
my_game-text-mouse = 只能捉被它吓到的熊。
my_game-text-cat = 能捉老鼠。
my_game-text-dog = 能捉老鼠或猫。
my_game-text-wolf = 能捉老鼠、猫或狗。
my_game-text-bear = 能捉所有更小的动物，但怕老鼠。
my_game-zone-deck = 牌堆
my_game-zone-path = 小路
my_game-zone-hand = 手牌
my_game-zone-den = 巢穴

my_game-play-animal = 你打出哪只动物？
my_game-do-play = 打出{ $card }

my_game-event-shuffled = 牌堆已洗匀。
my_game-event-turn =
    { $seat_is ->
        [you] 第{ $number }回合：你
       *[other] 第{ $number }回合：{ $seat }
    }
my_game-event-deck-hand =
    { $seat_is ->
        [you] 你抽到{ $card }。
       *[other] { $seat }抽到{ $card }。
    }
my_game-event-deck-hand-unseen = { $seat }抽了一张牌。
my_game-event-hand-path =
    { $seat_is ->
        [you] 你打出{ $card }。
       *[other] { $seat }打出{ $card }。
    }
my_game-event-path-den =
    { $seat_is ->
        [you] 你捉到{ $card }。
       *[other] { $seat }捉到{ $card }。
    }
my_game-event-finished = 所有动物都打完了。
