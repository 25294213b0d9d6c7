preset-I = I
preset-II = II
preset-III = III
preset-I-terror = I, Terror
preset-II-terror = II, Terror
preset-III-terror = III, Terror
preset-I-nightmare = I, Nightmare
preset-II-nightmare = II, Nightmare
preset-III-nightmare = III, Nightmare
preset-I-terror_nightmare = I, Terror and Nightmare
preset-II-terror_nightmare = II, Terror and Nightmare
preset-III-terror_nightmare = III, Terror and Nightmare
preset-I-random = I, random teams
preset-II-random = II, random teams
preset-III-random = III, random teams

## Wins

wins-title = How often does a team win?
wins-lead = All win together or lose together. Every difficulty with every variant, by the number of seats; random teams choose any answer.
plot-wins = Games won
axis-wins = Share of games won (%)
wins-caption = n = { $games } games per table; 95 % intervals by Wilson.

## Ends

ends-title = Why are games lost?
ends-lead = A game is won, or lost because a curse of the last monster was left, because the madness stack ran out, or because everyone had gone mad.
plot-ends = How games end
axis-ends = Share of games (%)
ends-caption = Share of all games of a table. The table below has n. 95 % intervals by Wilson.
head-end-won = Won
head-end-last_monster = Last monster not beaten
head-end-stack_empty = Madness stack empty
head-end-all_mad = All gone mad

## Rounds

rounds-title = How far do teams get?
rounds-lead = The share of games in which a round began. Games that end before the sixth are lost to the madness stack, or to madness itself.
plot-rounds = Rounds reached
axis-rounds = Share of games (%)
rounds-caption = Share of all games of a table. The table below has n. 95 % intervals by Wilson.
head-round-2 = Round 2
head-round-3 = Round 3
head-round-4 = Round 4
head-round-5 = Round 5
head-round-6 = Round 6

## A game

course-title = What happens in a game?
course-lead = Means per game, of the whole team.
course-grid = Numbers: monsters, curses, madness
plot-course = Monsters, curses, madness
axis-course = Per game
course-caption = Means per game of the whole team. The table below has n. 95 % intervals by Student’s distribution.

## The drama

drama-title = How open does a game stay?
drama-lead = After every turn the team has a chance to win: how often teams have won that stood as it does, at the same table, in the same round, with as many curses on the board and as much of the madness stack left. From 50 % on the team is the favourite, below it the book.
plot-chance = The team’s chance during a game
axis-part = Part of the game (%)
axis-chance = Chance to win (%)
course-won = Won ({ $games } games)
course-lost = Lost ({ $games } games)
chance-caption = Mean chance of the teams that won in the end, and of those that lost; all tables without random teams together. The further apart the lines are, the more is decided. They have no intervals: n is beside their names.
plot-favourites = Changes of the favourite
axis-favourites = Changes per game
favourites-caption = Dot: mean; stroke: median; bar: from the 5 % to the 95 % quantile. The table below has n and 95 % intervals: Student’s distribution for means, ranks for quantiles.
plot-favourite-wins = Does the favourite at half-time win?
axis-favourite-wins = Games won by the favourite at half-time (%)
favourite-wins-caption = Team or book, whichever was likelier to win after half of the turns. The table below has n. 95 % intervals by Wilson.
head-favourites = Changes of the favourite
head-favourite-wins = Half-time favourite wins
head-lowest = Lowest chance in a won game
head-decided = Part of the game until it is decided
head-beaten = Monsters beaten
head-struck = Curses that struck
head-decks = New decks
head-cured = Madness cured
head-gone = Players gone mad

## Spells

spells-title = Which spells are cast?
spells-lead = Castings per game in which the spell was on offer, all tables without random teams together. Every spell was cast.
spells-never = Castings per game in which the spell was on offer, all tables without random teams together. Never cast: { $list }.
plot-spells = Castings
axis-spells = Castings per game
spells-caption = Means over the games in which the spell lay open in the library at some time; basic spells are in every game. The table below has n. 95 % intervals by Student’s distribution.
head-spell = Spell
head-casts = Castings per game

## What teams win with

characters-title = Which characters win?
characters-lead = How often teams win in which the character plays. The bots choose their characters themselves and have favourites: a character that is missing was never chosen, and this does not show a cause.
characters-caption = All tables without random teams together; n is the number of teams with the character. 95 % intervals by Wilson.
head-characters = Character
cast-title = With which spells do teams win?
cast-lead = How often teams win that cast the spell at least once. Teams that do well cast more, and difficult games need other spells: this does not show a cause.
cast-caption = All tables without random teams together; n is the number of games in which the spell was cast. 95 % intervals by Wilson.
head-cast = Spell
curses-title = Which curses lose games?
curses-lead = How often teams win that met the curse in a slot. Later monsters bring harder curses, so a team that meets those has come far.
curses-caption = All tables without random teams together; n is the number of games in which the curse lay in a slot. 95 % intervals by Wilson.
head-curses = Curse
