## Warum der Ratgeber das täte, in einer Zeile

grimwood-why-set = Diese Kombination bringt sofort { $points } Punkte und kostet keine Aktion.
grimwood-why-draw-early = Was du jetzt ziehst, kannst du in diesem Zug noch spielen.
grimwood-why-draw-rather = Eine Karte vom Nachziehstapel bringt mehr als alles, was sonst noch geht.
grimwood-why-steal = { $count ->
        [one] { $seat } hat eine Karte; mit { $risk } % hilft ein Amulett gegen dich.
       *[other] { $seat } hat { $count } Karten; mit { $risk } % ist ein Amulett dabei.
    }
grimwood-why-steal-known = { $count ->
        [one] Du weißt, was { $seat } auf der Hand hat: „{ $card }“.
       *[other] Du weißt, dass { $seat } unter { $count } Karten „{ $card }“ hat.
    }
grimwood-why-lay = Du hast mehr Fabelwesen als Züge; jetzt ausgelegt bringt „{ $card }“ { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
grimwood-why-lay-last = Es ist dein letzter Zug: Auf dem Tisch bringt „{ $card }“ { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, auf der Hand nichts.
grimwood-why-lay-dragon = „{ $card }“ bewacht von jetzt an deine größte Kombination.
grimwood-why-rune = Eine Rune ist eine Kraft mehr in diesem Zug.
grimwood-why-end = Was noch bleibt, bringt weniger, als es kostet.
grimwood-why-decline = Es würde dich mehr kosten, als es bringt.
grimwood-why-power = „{ $card }“ bringt jetzt mehr als später.
grimwood-why-power-steal = Mit „{ $card }“ kannst du { $seat } bestehlen; { $count ->
        [one] die eine Karte dort lohnt sich
       *[other] die { $count } Karten dort lohnen sich am meisten
    }.
grimwood-why-power-loss = „{ $card }“ kostet andere Karten, mit denen sie gerechnet haben.
grimwood-why-power-sleep = „{ $card }“ kostet { $seat } einen ganzen Zug, und dort ist die Gefahr am größten.
grimwood-why-power-look = „{ $card }“ zeigt dir eine Hand, und was du kennst, kannst du stehlen.
grimwood-why-power-discard = „{ $card }“ kann „{ $card2 }“ vom Ablagestapel holen.
grimwood-why-power-destroy = „{ $card }“ kann eine Kombination von { $seat } zerstören, die { $points } Punkte wert ist.
grimwood-why-power-combo = „{ $card }“ kann dir eine Kombination von { $seat } bringen, die { $points } Punkte wert ist.
grimwood-why-power-again = „{ $card }“ lässt „{ $card2 }“ noch einmal wirken.
grimwood-why-power-fetch = „{ $card }“ kann „{ $card2 }“ aus einer fremden Kombination holen.
grimwood-why-power-name = „{ $card }“ kann von allen „{ $card2 }“ verlangen.
grimwood-why-power-swap = „{ $card }“ tauscht { $mine ->
        [0] deine leere Hand
        [one] deine eine Karte
       *[other] deine { $mine } Karten
    } gegen { $count ->
        [one] die eine Karte
       *[other] die { $count } Karten
    } von { $seat }.
grimwood-why-power-draw = „{ $card }“ bringt dir { $count ->
        [one] eine Karte mehr
       *[other] { $count } Karten mehr
    } auf die Hand.
grimwood-why-place = Hier bringt es { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
grimwood-why-place-new = Keine deiner Kombinationen kann es aufnehmen.
grimwood-why-place-give = Allein ist es eine kleine Kombination, die du weggeben kannst.
grimwood-why-block-end = Wenn du abwehrst, behältst du deine Karte, und der fremde Zug ist zu Ende.
grimwood-why-block-hand = Deine Hand ist ein Amulett wert.
grimwood-why-allow = Deine Hand ist weniger wert als das Amulett.
grimwood-why-free = „{ $card }“ kostet jetzt keine Aktion, und die Kraft lohnt sich.
grimwood-why-wait = Später ist die Karte mehr wert.
grimwood-why-spare = „{ $card }“ nützt dir kaum noch.
grimwood-why-least = „{ $card }“ wird dir am wenigsten fehlen.
grimwood-why-name-known = { $seat } hat sicher „{ $card }“.
grimwood-why-name-set = { $count ->
        [one] „{ $card }“ hast du schon: Mit weiteren wird eine Kombination daraus.
       *[other] „{ $card }“ hast du { $count }-mal: Mit noch einer wird eine Kombination daraus.
    }
grimwood-why-swap = { $seat } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, du hast { $mine }.
grimwood-why-look = { $count ->
        [0] Dort ist dir kaum etwas verborgen.
        [one] { $seat } hat eine Karte, die du nicht kennst.
       *[other] { $seat } hat { $count } Karten, die du nicht kennst.
    }
grimwood-why-sleep = { $seat } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ausliegen und könnte mit dem, was du wegnimmst, am meisten anfangen.
grimwood-why-keep-deck = Die Karte vom Nachziehstapel nützt dir mehr.
grimwood-why-keep-discard = Die Karte vom Ablagestapel nützt dir mehr.
grimwood-why-take = „{ $card }“ bringt dir am meisten.
grimwood-why-give = Von „{ $card }“ kannst du dich dort am ehesten trennen.
grimwood-why-part = Mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } ist es die Kombination, von der du dich am ehesten trennen kannst.
grimwood-why-combo = Das kostet { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und dort tut es am meisten weh.
