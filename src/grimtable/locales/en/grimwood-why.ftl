## Why the adviser would do this, in one line

grimwood-why-set = The set is worth { $points } points at once and costs no action.
grimwood-why-draw-early = A card drawn now can still be played this turn.
grimwood-why-draw-rather = A card from the deck brings more than anything else you could still do.
grimwood-why-steal = { $count ->
        [one] { $seat } holds one card; with { $risk } % it comes with an Amulet against you.
       *[other] { $seat } holds { $count } cards; with { $risk } % there is an Amulet among them.
    }
grimwood-why-steal-known = { $count ->
        [one] You know what { $seat } holds: { $card }.
       *[other] You know that { $seat } holds { $card }, among { $count } cards.
    }
grimwood-why-lay = You hold more supernaturals than you will have turns; laid now, { $card } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
grimwood-why-lay-last = It is your last turn: on the table { $card } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }, in hand nothing.
grimwood-why-lay-dragon = { $card } guards your largest combo from now on.
grimwood-why-rune = A Rune is one more power this turn.
grimwood-why-end = Nothing that is left brings more than it costs.
grimwood-why-decline = It would cost you more than it brings.
grimwood-why-power = { $card } brings more now than it would later.
grimwood-why-power-steal = { $card } can rob { $seat }, whose { $count ->
        [one] one card is worth having
       *[other] { $count } cards are the most worth having
    }.
grimwood-why-power-loss = { $card } costs rivals cards they were counting on.
grimwood-why-power-sleep = { $card } costs { $seat }, your strongest rival, a whole turn.
grimwood-why-power-look = { $card } shows you a hand, and what you know you can steal.
grimwood-why-power-discard = { $card } can fetch { $card2 } from the discard pile.
grimwood-why-power-destroy = { $card } can destroy a combo of { $seat } worth { $points } points.
grimwood-why-power-combo = { $card } can bring you a combo of { $seat } worth { $points } points.
grimwood-why-power-again = { $card } lets { $card2 } work once more.
grimwood-why-power-fetch = { $card } can take { $card2 } out of a rival’s combo.
grimwood-why-power-name = { $card } can ask everyone for { $card2 }.
grimwood-why-power-swap = { $card } trades your { $mine ->
        [0] empty hand
        [one] one card
       *[other] { $mine } cards
    } for { $count ->
        [one] the one card
       *[other] the { $count } cards
    } of { $seat }.
grimwood-why-power-draw = { $card } brings { $count ->
        [one] one more card
       *[other] { $count } more cards
    } to your hand.
grimwood-why-place = It adds { $points ->
        [one] 1 point
       *[other] { $points } points
    } here.
grimwood-why-place-new = No combo of yours can take it in.
grimwood-why-place-give = Alone it makes a small combo that you can give away.
grimwood-why-block-end = Blocking keeps your card and ends the thief’s turn.
grimwood-why-block-hand = Your hand is worth an Amulet.
grimwood-why-allow = Your hand is worth less than the Amulet.
grimwood-why-free = { $card } costs no action now, and its power is worth it.
grimwood-why-wait = It is worth more later.
grimwood-why-spare = { $card } is of little use to you any more.
grimwood-why-least = { $card } is the card you will miss least.
grimwood-why-name-known = { $seat } surely holds { $card }.
grimwood-why-name-set = { $count ->
        [one] You hold { $card } already: more of them make a set.
       *[other] You hold { $card } { $count } times: one more makes a set.
    }
grimwood-why-swap = { $seat } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }, you hold { $mine }.
grimwood-why-look = { $count ->
        [0] Little is hidden from you there.
        [one] { $seat } holds one card that you do not know.
       *[other] { $seat } holds { $count } cards that you do not know.
    }
grimwood-why-sleep = { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } on the table and could do most with what you take away.
grimwood-why-keep-deck = The card from the deck is of more use to you.
grimwood-why-keep-discard = The discarded card is of more use to you.
grimwood-why-take = { $card } brings you most.
grimwood-why-give = { $card } is what you can best part with there.
grimwood-why-part = With { $points ->
        [one] 1 point
       *[other] { $points } points
    } it is the combo you can best part with.
grimwood-why-combo = It costs { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }, where it hurts the lead most.
