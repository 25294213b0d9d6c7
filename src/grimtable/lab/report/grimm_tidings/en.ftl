preset-standard = By turns
preset-live = Live
preset-crowd = Three cards each

## Fights

fights-title = How do fights end, and who joins in?
fights-lead = A fight is won if the monsters are killed; monsters that leave without being killed bring no level. A fight counts as disturbed if a bystander played a card into it.
plot-fights = Fights
axis-fights = Share of fights (%)
fights-caption = Share of all fights. The table below has n. 95 % intervals by Wilson.
head-fight-won = Won by a kill
head-fight-away = Monsters sent away
head-fight-lost = Lost
head-fight-helped = With a helper
head-fight-disturbed = Disturbed by bystanders

## A game

rhythm-title = What happens in a game?
rhythm-lead = Fights of all players together, Treasures promised to a helper (“all of them” is not counted), games that ended by the turn cap, and shared wins.
rhythm-grid = Numbers: fights, pay, ends
plot-fights-per-game = Fights per game
axis-fights-per-game = Fights
plot-helper-pay = What a helper is promised
axis-helper-pay = Treasures
helper-pay-caption = Mean number of Treasures promised to a helper, without “all of them”. The table below has n. 95 % intervals by Student’s distribution.
plot-endings = How games end
axis-endings = Share of games (%)
endings-caption = Share of all games of a table. The table below has n. 95 % intervals by Wilson.
head-fights-per-game = Fights per game
head-helper-pay = Treasures for a helper
head-turn-cap = Ended by the turn cap

## Deals

deals-title = Does a bargain pay for both?
deals-lead = In one game of eight the first offer of help that was accepted is continued twice: once accepted, once refused with nobody else to help; the same hidden cards and the same dice, twelve times from what each side knows. At the end of the turn everyone’s chance to win the game is estimated from Levels, equipment and hands, by what such positions led to in other games.
deals-grid = Numbers: bargains, gains in percentage points of win share
plot-gains = What a bargain adds to the chance to win
axis-gains = Percentage points of win share
gains-caption = Accepted minus refused. The table below has n. 95 % intervals by Student’s distribution.
plot-bargains = Bargains that pay for both
axis-bargains = Share of the bargains (%)
bargains-caption = Share of the weighed bargains. The table below has n. 95 % intervals by Wilson.
head-deal-both = Both sides likelier to win
head-deal-main = Main fighter
head-deal-helper = Helper

## Classes, titles and Items

roles-title = What is a Class or a title worth?
items-title = What is an Item worth?
plot-roles = Classes and titles, and the win share
plot-items = Items, and the win share
lift-lead = Two ways to ask. “In front at some time”: seats that had the card in front of them at any moment against the others; good players have more of everything, so this is not an effect of the card. “Forced”: the same deal and the same dice played twice, once with a copy in a seat’s opening hand, once with that copy at the bottom of its deck.
lift-caption = Percentage points of win share. In front: n = { $games } games per table, 95 % intervals with whole games as units; forced: n = { $pairs } pairs per card and table, 95 % intervals of the paired difference by Student’s distribution.
axis-lift = Percentage points of win share
lift-front = In front at some time
lift-forced = Forced
head-card = Card

## Cards that hardly come into play

rare-title = Which cards hardly come into play?
rare-lead = Cards that were laid down, played or fought in fewer than one game in five, all tables together.
rare-grid = Numbers: share of games
plot-rare = The rarest cards
axis-rare = Share of games (%)
rare-caption = Games in which the card came into play, all tables together. The table below has n. 95 % intervals by Wilson.
head-played = Games in which it came into play
what-score = Score: the Level at the end; higher is better.
