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
web-grimwood-deeds = Draw, steal or end your turn
web-grimwood-deed-draw = Draw
web-grimwood-deed-steal = Steal
web-grimwood-deed-end = End turn
web-grimwood-deeds-card = They wait for { $card_article }.
web-grimwood-deeds-wait = They wait until this is answered.
web-grimwood-deeds-first = Draw or steal first: then you can end your turn.
web-grimwood-deeds-done = You have taken your card for this turn.
web-grimwood-seen-now =
    { $count ->
        [one] 1 card, seen now
       *[other] { $count } cards, seen now
    }
web-grimwood-seen-part = { $known } of { $count } known to you
web-grimwood-seen-turn = seen on turn { $turn }
web-grimwood-seen-hand = In { $seat }’s hand you have seen: { $cards }
web-grimwood-mark-yours = yours
web-grimwood-mark-blocks = blocks
web-grimwood-done-to-you = Done to you
web-grimwood-turn = Turn { $number }.
web-grimwood-again = See it again
web-grimwood-last-round = Last round
web-grimwood-scoring = scoring
web-grimwood-more-lit =
    { $count ->
        [one] One more choice at another seat.
       *[other] { $count } more choices at other seats.
    }

## On buttons, beside the table

web-short-grimwood-do-seat = { $seat }
web-short-grimwood-do-steal = Steal from { $seat }
web-short-grimwood-do-steal-closing = Steal from { $seat }
web-short-grimwood-do-steal-extra = Steal from { $seat }, extra action
web-short-grimwood-do-play = Play and use the power
web-short-grimwood-do-lay = Place without the power
web-short-grimwood-do-lay-plain = Place it
web-short-grimwood-do-set =
    Place { $set ->
        [owls] three Owls
        [crows] three Crows
        [swamps] three Swamps
        [paths] three Paths
        [clearings] three Clearings
       *[mixed] Swamp, Path and Clearing
    }

## What a question is about

web-about-grimwood-steal = An Amulet stops a thief. Everyone is asked, so nobody learns who holds one.
web-about-grimwood-place = One to five supernaturals in a combo are worth 1, 2, 5, 10, 15 points.

## The first game

web-coach-grimwood-goal = This is your side. Supernaturals in a column, or three Owls, Crows or settings, make a combo, and combos are points. Whoever has the most when the deck runs out wins; cards in hand count for nothing.
web-coach-grimwood-lights = Each candle is something you may still do this turn: one power or Rune, and one card to draw or steal, in any order.
web-coach-grimwood-power = Highlighted cards can be played now. Touch one to see what it is worth, touch it again or drag it onto the table to play it.
web-coach-grimwood-set = You hold three cards that belong together. Placing them costs no candle and is worth points at once.
web-coach-grimwood-draw = Take a card from the deck, or choose a player and steal one from their hand, unseen. Afterwards you may still place cards, then end your turn.
web-coach-grimwood-target = The card’s power asks for a target. You can choose anything highlighted; touch anything else and the table says why not.
web-coach-grimwood-amulet = Someone steals from you. With an Amulet in hand you can block it. Everyone gets the same time, so nobody learns what you hold.
web-coach-grimwood-last = The deck is empty: everyone listed here has one turn left. Place what you hold: cards count only on the table.

## Answers in advance

web-order-grimwood-steal = When someone steals from me
web-order-grimwood-steal-block = Block with an Amulet, if I have one
web-order-grimwood-steal-allow = Let it happen

## The log

web-grimwood-told-set =
    { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } { $cards }.
web-grimwood-told-scrapped =
    { $seat_is ->
        [you] Your combo goes
       *[other] { $seat }’s combo goes
    } to the discard pile: { $cards }.
