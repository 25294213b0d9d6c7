### Grimwood's board in the browser.

web-grimwood-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-grimwood-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-grimwood-size = { $count } of 5
web-grimwood-set-owls = three Owls
web-grimwood-set-crows = three Crows
web-grimwood-set-swamps = three Swamps
web-grimwood-set-paths = three Paths
web-grimwood-set-clearings = three Clearings
web-grimwood-set-mixed = mixed
web-grimwood-locked = Guarded by the Dragon
web-grimwood-skips =
    { $count ->
        [one] misses the next turn
       *[other] misses the next { $count } turns
    }
web-grimwood-turn-of = { $name } still has
web-grimwood-lights = Left this turn
web-grimwood-light-play = Power or Rune
web-grimwood-light-close =
    { $deck ->
        [0] Steal
       *[other] Draw or steal
    }
web-grimwood-light-extra = Extra
web-grimwood-light-action = Action
web-grimwood-light-power = Power
web-grimwood-light-out = used
web-grimwood-last-round = Last round
web-grimwood-scoring = scoring
web-grimwood-more-lit =
    { $count ->
        [one] One more to choose at another seat.
       *[other] { $count } more to choose at other seats.
    }
