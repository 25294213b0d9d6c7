### About the common shuffle: what was promised, and whether it was kept.

shuffle-rewound = The start of this game was rewound: a shuffle that people had contributed to began again, and the table does not say so. Someone may be choosing the cards. Your browser adds nothing more. Please open a new table.
join-promise = All numbers are sealed. The promise of this shuffle is { $promise }. After the game, grimtable verify shows it again.
web-shuffle-promise = The promise of this shuffle is { $promise }. After the game, grimtable verify shows it again.
web-shuffle-kept = Before the deal, the server and every player were bound to a secret number that the others could not see. The numbers published since then are those, and together they make the promise that this browser kept: { $promise }. So nobody, not even the server, chose these cards, as long as one player's number was drawn at random; grimtable verify compares the cards with the record as well.
web-shuffle-unseen = The shuffle is consistent, but this browser has no promise from before the deal to compare it with.
web-shuffle-alone = The server shuffled without you: nobody added a number, so there is nothing to check it against.
web-shuffle-wrong = Something is wrong with the shuffle: { $what }
