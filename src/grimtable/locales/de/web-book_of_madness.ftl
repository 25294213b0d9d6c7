### Was nur das Brett des Grimoires im Browser sagt.

web-madness-round = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
web-madness-in-hand = { $count } Wahnsinn auf der Hand
web-madness-book = Das Buch
web-madness-monster = Monster { $number } von { $count }
web-madness-closed = Noch ist das Buch zu.
web-madness-if-beaten = Besiegt:
web-madness-if-not = Entkommt es:
web-madness-next = Nächste Flüche:
web-madness-ritual = Ritual
web-madness-pips = Gefüllt: Das könnt ihr jetzt zahlen, Unterstützung mitgezählt.
web-madness-track = Der Ritualkreis und seine Flüche
web-madness-now = · jetzt
web-madness-down = umgedreht
web-madness-strikes =
    { $count ->
        [0] hat zugeschlagen
        [1] schlägt nächsten Zug zu
       *[other] in { $count } Zügen
    }
web-madness-cost = kostet { $cards }
web-madness-under =
    { $count ->
        [one] darunter liegt ein Wahnsinn
       *[other] darunter liegen { $count } Wahnsinn
    }
web-madness-library = Zu lernen
web-madness-more = +{ $count }
web-madness-supply = Vorrat
web-madness-danger = Gefahr unter { $count }
web-madness-banished = { $count } gebannt
web-points-short-book_of_madness = besiegt
web-score-book_of_madness =
    { $count ->
        [one] Ein Monster besiegt
       *[other] { $count } Monster besiegt
    }
