## The report of every game

title = { $game }: balance report
lead = Bots have played these games, and every figure comes with the number of observations and a 95 % interval. What is balanced between bots need not be balanced between people.
foot = Made by grimtable. The plots are drawn by Vega, Vega-Lite and Vega-Embed (BSD 3-Clause), which are part of this file; nothing is loaded from anywhere.
fact-games = { $games } games at every table
fact-seats = Seats: { $list }
fact-presets = Rules: { $list }
fact-bot = Every seat: { $name }
fact-seed = Seed { $seed }
fact-pairs = { $pairs } forced deals per card and table
fact-failures =
    { $count ->
        [one] 1 game failed
       *[other] { $count } games failed
    }
interval = { $low } to { $high }
n = n = { $count }
numbers = Numbers, table by table
numbers-of = Numbers: { $what }
seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
place =
    { $place ->
        [1] plays first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] no. { $place }
    }
choose = Show:
view-all = { $preset }, all tables
view-one = { $preset }, { $seats }
tip-value = Value
tip-interval = 95 % interval
head-preset = Rules
head-seats = Seats
head-mean = Mean
head-low = 5 % of games at most
head-median = Median
head-high = 95 % of games at most
spans-caption = Dot: mean; stroke: median; bar: from the 5 % to the 95 % quantile. n = { $games } games per table; the table below has 95 % intervals: Student’s distribution for means, ranks for quantiles.

## Places

place-title = Does it matter who begins?
place-lead = Win share by place in the order of play, minus the fair share of one seat. A shared win counts as a fraction for each winner.
place-caption = Percentage points above or below the fair share. n = { $games } games per table; 95 % intervals by Wilson.
axis-place = Win share minus fair share (percentage points)

## Length

length-title = How long is a game?
length-lead = Turns of all seats together, and decisions; forced answers are not counted.
plot-turns = Turns per game
plot-decisions = Decisions per game
axis-turns = Turns
axis-decisions = Decisions

## Scores

score-title = How far apart are the scores?
score-lead = Final points of every seat, and by how much the best seat is ahead of the second.
plot-score = Final score of a seat
plot-margin = Lead of the best over the second
axis-score = Points
axis-margin = Points
score-means = Numbers: means, and shared wins
head-score = Score of a seat
head-best = Best score
head-margin = Best minus second
head-spread = Best minus last
head-shared = Shared wins

## The command

report-exists = { $file } exists already; use --force to replace it, or another --out
report-written = The report is in { $file } ({ $size } MB)
report-failed = A game failed at the table { $table }, game { $number }, deal { $seed }: { $error }
report-speed = { $seconds } s of processor time, { $rate } games a second on one core
no-seats-list = --seats takes numbers and ranges such as 2-6 or 2,4; not “{ $text }”
no-pairs = The number of forced deals cannot be { $count }; 0 leaves them out
no-presets = --presets takes some of: { $list }; not “{ $text }”
no-folder = The folder { $folder } does not exist

## Long commands

progress = Playing
progress-line = { $done } of { $total } games played, about { $left } left
seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
hours = { $count } hours
no-executor = --on does not know “{ $name }”; there are: { $list }
chunks-no-folder = { $folder } is no folder: chunks need one of their own
chunks-changed = { $file } is damaged or was changed: delete it, and only its games are played again
chunks-version = { $file } was written by Grimtable { $written }, this is { $version }: use another folder, or delete this one to play everything again
workers-lost = A worker ended { $tries } times in the middle of the same games: out of memory?
games-missing =
    { $count ->
        [one] 1 game of this run is missing, number { $first }: type the same command again
       *[other] { $count } games of this run are missing, the first is number { $first }: type the same command again
    }

## Tournaments

tournament-title = { $game }: tournament
tournament-heading = { $title }: tournament, { $seats }, seed { $seed }
tournament-bot = Bot
tournament-rating = Rating
tournament-interval = Interval
tournament-share = Share
tournament-pair = Pair
tournament-deals = Deals
tournament-verdict = Verdict
tournament-against = { $one } against { $other }
tournament-better = { $bot } is better
tournament-open = not decided
tournament-mirrored = Each deal is played twice: the second time the two bots change seats. The share says how much of the wins the first bot of a pair got; 50 % is even.
tournament-teams = Each deal is played by a team of each bot. A share of 50 % means that both teams win equally often; the share is half of the difference of the teams' wins, plus 50 %.
tournament-risk = The chance that any of these verdicts is wrong is at most { $risk }; a pair stops playing as soon as it is decided.
tournament-games = { $games } games
tournament-ratings = Which bot is the strongest?
tournament-ratings-lead = One number per bot, computed from all duels. Differences count, not the numbers themselves.
tournament-rating-caption = Ratings by openskill (Plackett-Luce); the interval is the model's own.
tournament-duels = Bot against bot
tournament-duels-caption = What the first bot of the pair got of the wins, in percent. All intervals together are wrong in at most { $risk } of all tournaments, however often one looks.
tournament-course = How did the duels go?
tournament-course-lead = The share of the first bot after each deal.
tournament-course-caption = A line ends where its duel was decided, or where the deals ended.
axis-duels = Share of the first bot (percent)
axis-deals = Deals
tournament-written = The page is in { $file }
no-rivals = --bots takes at least two different bots, such as random,heuristic; not “{ $text }”
no-ratings = Ratings are left out: they need `pip install grimtable[lab]`

## Simulations

simulate-heading =
    { $title }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players } seats, seed { $seed }
simulate-options = Table options: { $list }
simulate-seat = Seat
simulate-bot = Bot
simulate-share = Win share
simulate-interval = 95 % interval
simulate-score = Score
simulate-low = 5 %
simulate-median = Median
simulate-high = 95 %
simulate-mean = Mean
simulate-per-game = Per game
simulate-turns = Turns
simulate-decisions = Decisions
simulate-ties = Shared wins: { $count } of { $games } games ({ $share })
simulate-figure = Figure
simulate-speed = { $seconds } s of processor time, { $rate } games a second on one core
simulate-failed = Game { $number } failed, deal { $seed }: { $error }
simulate-failed-more =
    { $count ->
        [0] { "" }
        [one] (and 1 more game in the same way)
       *[other] (and { $count } more games in the same way)
    }
simulate-written = { $count } games written to { $file }
simulate-team = The team wins { $share } of the games (95 % interval: { $interval })
simulate-end = How the game ended
simulate-difference = { $value } minus { $first }, on the same { $pairs } deals
simulate-change = Difference
simulate-share-of = Win share of seat { $place }, percentage points
simulate-team-share = Team's wins, percentage points
simulate-score-of = Score of seat { $place }
simulate-together = All variants; differences from the first one, on the same deals
more-points = Score: the points at the end; more are better.
fewer-points = Score: the points at the end; fewer are better.
no-vary = --vary takes an option and at least two of its values, such as { $example }; not “{ $text }”
no-vary-twice = --vary names “{ $name }” twice
simulate-part = Share of the games
simulate-difference-sizes = { $value } minus { $first }, over { $pairs } games each
simulate-first-wins = Seat 1 wins, %
simulate-team-wins = Team wins, %
simulate-change-points = Difference, percentage points

## The lead

lead-title = How open does a game stay?
lead-lead = After every turn the seat with the best score leads; equal seats share the lead, and then nobody does. A lead change is a new sole leader in place of the last one.
plot-lead-changes = Lead changes per game
axis-lead-changes = Lead changes
plot-halfway = Does the leader at half-time win?
axis-halfway = Win share of the leader at half-time (%)
halfway-caption = Games with a sole leader after half of the turns; the table below has n. 95 % intervals by Wilson.
head-lead-changes = Lead changes
head-halfway = Half-time leader wins
head-behind = Winner’s largest deficit
head-settled = Part of the game until the winner leads for good
report-forced = Forced deals: { $games } more games, about { $time } (--pairs 0 leaves them out)

## Comparisons

rules-and-value = { $preset }, { $value }
fact-compared = Compared: { $list }
fact-cards = Cards: { $file }
comparison-title = What does it change?
comparison-lead = Every value against { $first }: the same deals, and bots that roll the same dice. A line at zero means no difference; an interval that does not reach it would rarely come from chance alone.
plot-comparison-wins = Difference of win shares
axis-comparison-wins = Percentage points of win share
comparison-wins-caption = Percentage points more or less than on the same deal with the first value. n = { $games } deals per table; 95 % intervals of the paired difference by Student’s distribution.
plot-comparison-length = Difference in length
axis-comparison-length = Percent of the mean with the first value
comparison-length-caption = Mean difference from the same deal with the first value, in percent of the mean there. n = { $games } deals per table; 95 % intervals of the paired difference by Student’s distribution.
plot-comparison-points = Difference of points
axis-comparison-points = Points
comparison-points-caption = Mean difference from the same deal with the first value. n = { $games } deals per table; 95 % intervals of the paired difference by Student’s distribution.
plot-comparison-counts = Difference in what happens
axis-comparison-counts = More or fewer per game
comparison-counts-caption = Mean difference from the same deal with the first value. n = { $games } deals per table; 95 % intervals of the paired difference by Student’s distribution.
comparison-grid = Numbers: { $other } minus { $first }
comparison-team = Team wins
head-table = Table
head-figure = Figure
no-vary-here = --vary { $name } is not for reports: they show all seats and presets beside each other anyway; see --seats and --presets
