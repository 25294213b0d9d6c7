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
web-grimwood-given = you give this
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
        [one] One more choice at another seat.
       *[other] { $count } more choices at other seats.
    }

## What a question is about

web-about-grimwood-steal = An Amulet stops a thief. Everyone is asked, so nobody learns who holds one.
web-about-grimwood-place = One to five supernaturals in a combo are worth 1, 2, 5, 10, 15 points.

## The first game

web-coach-grimwood-goal = This is your side. Supernaturals in a column, or three Owls, Crows or settings, make a combo, and combos are points. Whoever has the most when the deck runs dry wins; cards in hand count for nothing.
web-coach-grimwood-lights = Each candle is something you may still do this turn: one power or Rune, and one card to draw or steal, in any order.
web-coach-grimwood-power = Highlighted cards can be played now. Touch one to see what it is worth, touch it again or drag it onto the table to play it.
web-coach-grimwood-set = You hold three cards that belong together. Laying them costs no candle and is worth points at once.
web-coach-grimwood-draw = Take a card from the deck, or choose a player and steal one from their hand, unseen. Afterwards you may still lay cards, then end your turn.
web-coach-grimwood-target = The card’s power asks for a target. You can choose anything highlighted; touch anything else and the table says why not.
web-coach-grimwood-amulet = Somebody steals from you. With an Amulet in hand you can block it. Everybody gets the same time, so nobody learns what you hold.
web-coach-grimwood-last = The deck is empty: everybody listed here has one turn left. Lay what you hold: cards count only on the table.

## Answers in advance

web-order-grimwood-steal = When somebody steals from me
web-order-grimwood-steal-block = Block with an Amulet, if I have one
web-order-grimwood-steal-allow = Let it happen

## The log

web-grimwood-told-set =
    { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { $cards }.
web-grimwood-told-scrapped =
    { $seat_is ->
        [you] Your combo goes
       *[other] { $seat }’s combo goes
    } to the discard pile: { $cards }.
