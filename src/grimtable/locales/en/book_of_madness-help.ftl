### The game in a few sentences.

book_of_madness-help =
    You all play together: six monsters come out of the book, one a round, and the sixth must be beaten.
    A round has five turns. At the start of each the marker moves on, and the curses below its new field strike. If the last curse is dispelled in time, the monster is beaten and everyone gets the reward of the open page; otherwise its penalty applies.
    On your turn you may do as much as you can pay for: cast spells, learn new ones, gain better element cards, dispel curses, cure madness. You pay with element cards from your hand and from anybody’s support zone. Pay for a spell two or three times over, and it does two or three times as much.
    At the end of your turn your hand is filled up to six. Whenever your deck runs out you take a madness card and shuffle.
    If madness must be taken and the stack is empty, everyone loses. Whoever ends a turn with six madness in hand has gone mad and is out.
