preset-standard = Standard deck
preset-meadow = Meadow
preset-barnyard = Barnyard
preset-wild = Wild
preset-zoo = Zoo
preset-duel = Duel

## Bluffs and challenges

bluffs-title = Who bluffs, and who gets caught?
bluffs-lead = A pile is a bluff if at least one of its cards does not fit the call. A bluff is forced if its owner held fewer than two fitting cards. A challenge succeeds if the pile is a bluff.
plot-bluffs = Bluffs and challenges
axis-bluffs = Share (%)
bluffs-caption = Bluffs and forced bluffs: share of all piles; successes: share of all challenges. The table below has n. 95 % intervals by Wilson.
head-bluff = Piles that were bluffs
head-forced-bluff = Forced bluffs
head-challenge-success = Successful challenges

## Ways to win

ways-title = How is a game won?
ways-lead = How the winner’s last card left the hand: in a pile, as the reward of a challenge, or as a special played for its effect; or the game ran into the turn cap and the smallest hand won. Players who share a win are all counted.
plot-ways = How the last card went
axis-ways = Share of winners (%)
ways-caption = Share of all winners. The table below has n. 95 % intervals by Wilson.
head-pile = In a pile
head-reward = As a reward
head-special = As a special
head-cap = Turn cap

## Specials

lift-title = What is a special worth?
lift-lead = Two ways to ask. “Dealt at the start”: seats with at least one copy in the opening hand against the others. “Forced”: the same deal and the same dice played twice, once with a copy in a seat’s opening hand in place of one of its specials, once with that copy at the bottom of the deck.
lift-plot = What a special adds to the win share
lift-caption = Percentage points of win share. Dealt: n = { $games } games per table, 95 % intervals with whole games as units; forced: n = { $pairs } pairs per card and table, 95 % intervals of the paired difference by Student’s distribution.
axis-lift = Percentage points of win share
lift-dealt = Dealt at the start
lift-forced = Forced

## The rhythm of a Turn

rhythm-title = What happens in a Turn?
rhythm-lead = Challenges, action specials and cards drawn in the first phase, of all seats together; how many games saw the discards shuffled into a new deck, and how many were shared.
plot-rhythm = Per Turn
axis-rhythm = Per Turn, all seats together
rhythm-caption = Means over all Turns; the table below has n. 95 % intervals: Student’s distribution for means, Wilson for shares.
head-challenges = Challenges
head-specials = Action specials
head-drawn = Cards drawn in Phase 1
head-reshuffles = Games with a reshuffle
head-shared-wins = Shared wins
what-score = Score: the cards left at the end; fewer are better.
