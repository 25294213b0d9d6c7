### What every table says, whatever is played on it.
###
### Arguments named $seat… come with $seat…_is: "you" if that seat is the reader, else "other".
### Arguments named $card… come with every attribute of the card's message: $card_article, …
### Arguments named $cards… and $seats… are lists, already joined.

## Titles

title-grimwood = Grimwood
title-grim_farmer = Grim Farmer
title-grimm_tidings = Grimm Tidings
title-book_of_madness = The Book of Madness

## Lists

list-comma = { $head }, { $tail }
list-times = { $count }× { $item }
list-you = you

## Who sits there when nobody has given a name

name-1 = Ada
name-2 = Bruno
name-3 = Clara
name-4 = Doran
name-5 = Edda
name-6 = Falk

## The terminal table

table-game = { $title }, { $least } to { $most } players
table-default = { $text } (default)
table-options = Table options
table-presets = Presets
table-welcome =
    { $title } for { $count ->
        [one] 1 player
       *[other] { $count } players
    }. You sit in seat { $place }.
table-seed = This deal has the number { $seed }; --seed { $seed } brings it back.
table-keys = Type the number of your answer. ? explains, c and a name shows a card, q leaves.
table-help =
    Every question comes with numbered answers: type a number and press Enter.
    c owl shows what a card does, c alone lists all cards, q leaves the table.
table-help-rule = This question belongs to rule { $rule }. Read it with: grimtable rules { $game } { $rule }
table-prompt = Your answer:
table-unread =
    { $most ->
        [1] Please type 1, or just press Enter.
       *[other] Please type a number from 1 to { $most }. ? helps.
    }
table-waiting =
    { $seat_is ->
        [you] It is for you to answer.
       *[other] { $seat } is thinking.
    }
table-goodbye = You leave the table. Until next time!
table-over = The game is over.
table-winner =
    { $seat_is ->
        [you] You win!
       *[other] { $seat } wins.
    }
table-winners = Shared win: { $seats }.
table-score =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What cannot be started

no-game = There is no game “{ $name }”; there are: { $list }
no-language = There is no language “{ $name }”; there are: { $list }
no-seats = { $title } is for { $least } to { $most } players, not { $count }
no-seat = There is no seat { $place } at this table; there are: 1 to { $most }
no-seed = There is no deal { $seed }; deals are numbered from 0 to { $most }
no-bot = There is no bot “{ $name }”; there are: { $list }
no-preset = There is no preset “{ $name }”; there are: { $list } (single options look like this: { $example })
no-option = There is no option “{ $name }”; there are: { $list }
no-value = { $name } cannot be “{ $value }”; it can be: { $list }
no-rule = There is no rule “{ $name }”; there are: { $list }
no-card = There is no card “{ $name }”; there are: { $list }
no-ledger = The rules of { $title } are not installed here

## What the table does not take

refused-refused = The table does not accept this.
refused-malformed_move = This cannot be read as a move.
refused-illegal_move = This is not one of the answers you can give now.
refused-not_your_decision = It is not for you to answer now.
refused-stale_move = The question has changed in the meantime. Please look again.
refused-sequence_too_far = Something new came to light halfway. Please go one step at a time.
refused-half_action = This action has to be finished first.
refused-game_over = The game is over; nothing more can be played.
table-verified = The record replays, { $count } choices, and ends as it says: { $end }.
