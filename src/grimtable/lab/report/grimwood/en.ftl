preset-english = English rules
preset-german = German rules

## Cards

lift-title = What is a card worth?
lift-lead = Three ways to ask. “Ever held”: seats that had the card in hand at some time against seats that never had; long games and strong positions see more cards, so this does not show a cause. “Dealt at the start”: seats that got it among their first three cards against the others; the shuffle is fair, so this does. “Forced”: the same deal and the same dice played twice, once with the card in a seat’s opening hand and once with it at the bottom of the deck, its place in the hand taken by the card that lay there.
lift-plot = What a card adds to the win share
lift-caption = Percentage points of win share, sorted by “dealt at the start”. Held and dealt: n = { $games } games per table, 95 % intervals with whole games as units; forced: n = { $pairs } pairs per card and table, 95 % intervals of the paired difference by Student’s distribution. “All tables” gives every table the same weight.
axis-lift = Percentage points of win share
lift-held = Ever held
lift-dealt = Dealt at the start
lift-forced = Forced
lift-points = Forced: points
head-card = Card

## Powers

power-title = Which powers are used?
power-lead = How often a power starts in a game, for whatever reason and even if it finds nothing to do, and how often its card is laid. The Dragon is missing: it has no power to play.
power-plot = Starts and lays per game
power-caption = Means per game, sorted by starts. n = { $games } games per table; 95 % intervals by Student’s distribution.
axis-starts = Per game
power-starts = Power starts
power-lays = Card laid
power-ever = Games with a start

## Points, steals

event-title = Where do the points come from?
event-lead = Points of all seats together by the combos that brought them, and how often steals, Amulets and Runes happen.
plot-source = Points per game by combo
source-caption = Mean points of all seats together. n = { $games } games per table; 95 % intervals by Student’s distribution.
axis-source = Points
source-supernatural = Supernaturals
source-animal = Owls and crows
source-setting = Settings
event-grid = Numbers: steals, Amulets, Runes per game
plot-events = Steals, Amulets and Runes
axis-events = Per game
events-caption = Means per game of all seats together. The table below has n. 95 % intervals by Student’s distribution.
head-steals = Steals that reach a card
head-blocked = Steals blocked
head-cut = Turns cut short by an Amulet
head-runes = Runes played
head-skipped = Turns missed
head-stalled = Turns under the stall rule
what-score = Score: the points of all combos in a row at the end; more are better.
