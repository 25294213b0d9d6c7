## Hints: good choices with reasons, and estimates

hint-choices =
    { $count ->
        [one] A good choice here:
       *[other] { $count } good choices here, the best first:
    }
hint-choice-estimate = { $what } ({ $estimate })
hint-choice-why = { $what }: { $why }
table-hint-more = Type h again for an estimate.
web-hint-more = Show how far each would get you
web-hint-how = Estimated by playing on with cards dealt as they might lie.
hint-more = Press again for an estimate.
hint-estimating = Playing on with cards dealt as they might lie …
hint-estimate-win = { $worth } % chance to win, give or take { $error }
hint-estimate-units = { $worth } elements better than the weakest of these, give or take { $error }
hint-estimate-none = There is no estimate for this question.
