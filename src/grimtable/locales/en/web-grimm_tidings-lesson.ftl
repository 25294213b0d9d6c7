## The first game of Grimm Tidings, and what it taught

web-coach-grimm_tidings-door = Whoever reaches Level 10 first wins. Lay down what helps you, then kick open the door: a monster, a Curse, or a card for your hand.
web-coach-grimm_tidings-totals = Two totals decide a fight: your Level and what you wear, against the monster. You need more; on a tie the monster wins.
web-coach-grimm_tidings-oneshot = These cards can go to either side: on yours they add, on the monsters’ they hinder. Above each card stands what the totals would be.
web-coach-grimm_tidings-help = Too weak alone? Ask one player for help and offer part of the Treasures. Their total is added to yours.
web-coach-grimm_tidings-trouble = No monster came. Look for trouble with one from your hand if you can beat it, or loot the room for a Door card.
web-coach-grimm_tidings-run = Whoever loses runs away. A 5 or a 6 escapes; on anything less the Bad Stuff of the monster happens.
web-coach-grimm_tidings-charity = Your turn ends with charity: what you hold beyond five cards goes to whoever has the lowest Level.
web-coach-grimm_tidings-meddle = Someone else fights. Help, hinder, or pass: “smart” asks you only when a card of yours could matter.

web-lesson-grimm_tidings-1 = Two totals decide a fight, and a tie goes to the monster.
web-lesson-grimm_tidings-2 = One-shots and Curses can turn any fight, your own and others’.
web-lesson-grimm_tidings-3 = Help costs Treasures, running away costs luck.
web-lesson-grimm_tidings-4 = The tenth Level must come from a monster: keep something for whoever is about to get it.
