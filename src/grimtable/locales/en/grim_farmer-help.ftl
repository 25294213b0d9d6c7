### The game in a few sentences.

grim_farmer-help =
    Whoever has an empty hand at the end of a Turn wins. A Turn has five phases:
    1. Draw as many cards as you like, up to 15 in hand.
    2. A new animal and a new colour are drawn: the Last Call.
    3. Play Chameleon, Frog, Parrot or Lion to change the Last Call; each only once a Turn.
    4. Everyone places 2 to 5 cards face down. A card fits if it shows an animal or a colour of the Last Call; a Mouse always fits. Placing others is allowed, but it is a bluff. ✓ marks those that fit.
    5. Everyone may challenge one player. A pile with a card that does not fit costs its owner as many cards as it has, and one more for each Snake; whoever challenged it may discard two normal cards. If everything fits, the challenger draws three.
    Placed cards never come back to the hand, caught or not.
    (A table with other options may differ in details.)
