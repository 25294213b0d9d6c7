### The game in a few sentences.

book_of_madness-help =
    You all play together: six monsters come out of the book, one each round, and you must beat the sixth.
    A round has five turns. At the start of each turn the ritual marker moves on, and the curses below its new field strike. If you dispel all the curses in time, the monster is beaten and everyone gets the reward on the open page; otherwise its penalty applies.
    On your turn you may do as much as you can pay for: cast spells, learn new ones, gain better element cards, dispel curses, cure madness cards. You pay with element cards from your hand and from any support zone. Pay for a spell two or three times over, and it does two or three times as much.
    At the end of your turn you refill your hand to six cards. If you have to take a card from your deck and it is empty, you first take a madness card and reshuffle your discard pile.
    If someone must take a madness card and the stack is empty, you all lose. Whoever ends a turn with six madness cards in hand has gone mad and is out.
