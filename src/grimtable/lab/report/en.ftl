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
spans-caption = Dot: mean; stroke: median; bar: from the 5 % to the 95 % quantile. n = { $games } games per table; the table below has 95 % intervals, of means by the normal distribution, of quantiles by ranks.

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
report-progress = Playing
report-failed = A game failed at the table { $table }, game { $number }, deal { $seed }: { $error }
report-speed = { $seconds } s of processor time, { $rate } games a second on one core
no-seats-list = --seats takes numbers and ranges such as 2-6 or 2,4; not “{ $text }”
no-pairs = The number of forced deals cannot be { $count }; 0 leaves them out
no-presets = --presets takes some of: { $list }; not “{ $text }”
no-folder = The folder { $folder } does not exist
