### The game in a few sentences.

grimm_tidings-help =
    Whoever reaches Level 10 first wins, and the tenth level must come from killing a monster.
    On your turn you arrange your cards and kick open the door. A monster must be fought; a Curse hits you; any other card you keep or play. If there was no monster, you look for trouble with one from your hand or loot the room: you draw a Door face down. At the end you give away any cards beyond five.
    A fight compares two totals. Yours is your Level, your equipped Items and your roles; the monsters win ties. Everybody may play cards for either side until all have passed. If you cannot win, hire one helper for a share of the Treasures.
    A kill brings a level and Treasures. A lost fight means running away: a 5 or more on the die, or the monster’s Bad Stuff.
    Items worth 1,000 gold sell for a level, but never for the tenth.
