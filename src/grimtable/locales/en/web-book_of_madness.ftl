### What only the browser’s board of The Book of Madness says.

web-madness-round = Round { $round } of { $rounds } · turn { $turn } of { $turns }
web-madness-in-hand = { $count } madness in hand
web-madness-book = The book
web-madness-monster = Monster { $number } of { $count }
web-madness-closed = The book is still closed.
web-madness-if-beaten = If beaten:
web-madness-if-not = If it escapes:
web-madness-next = Next curses:
web-madness-ritual = Ritual
web-madness-pips = Filled: you can pay for it now, counting all support zones.
web-madness-track = The ritual track and its curses
web-madness-now = · now
web-madness-down = face-down
web-madness-strikes =
    { $count ->
        [0] has struck
        [1] strikes next turn
       *[other] in { $count } turns
    }
web-madness-cost = costs { $cards }
web-madness-under =
    { $count ->
        [one] a madness card lies under it
       *[other] { $count } madness cards lie under it
    }
web-madness-library = To learn
web-madness-more = +{ $count }
web-madness-supply = To gain
web-madness-danger = danger below { $count }
web-madness-banished = { $count } banished
web-points-short-book_of_madness = beaten
web-score-book_of_madness =
    { $count ->
        [one] One monster beaten
       *[other] { $count } monsters beaten
    }
