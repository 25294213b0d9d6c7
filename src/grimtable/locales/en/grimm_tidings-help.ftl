### The game in a few sentences.

grimm_tidings-help =
    Whoever reaches Level 10 first wins, and the tenth level must come from killing a monster.
    On your turn you arrange your cards and kick open the door. You must fight a monster; a Curse hits you; any other card you keep or play. If there was no monster, you look for trouble with one from your hand or loot the room: you draw a Door face down. At the end of your turn you give away any cards beyond five.
    A fight compares two totals. Yours is your Level plus the bonuses of your equipped Items and of your Class and titles; the monsters win ties. Everyone may play cards for either side until all have passed. If you cannot win, hire one helper for a share of the Treasures.
    A kill brings a level and Treasures. If you lose a fight you must run away: roll a 5 or more, or suffer the monster’s Bad Stuff.
    Items worth 1,000 gold can be sold for a level, but never for the tenth.
