### Das Brett von Grimwood im Browser.

web-grimwood-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-grimwood-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-grimwood-size = { $count } von 5
web-grimwood-set-owls = drei Eulen
web-grimwood-set-crows = drei Krähen
web-grimwood-set-swamps = drei Sümpfe
web-grimwood-set-paths = drei Pfade
web-grimwood-set-clearings = drei Lichtungen
web-grimwood-set-mixed = gemischt
web-grimwood-locked = Vom Drachen bewacht
web-grimwood-skips =
    { $count ->
        [one] setzt den nächsten Zug aus
       *[other] setzt die nächsten { $count } Züge aus
    }
web-grimwood-turn-of = { $name } hat noch
web-grimwood-lights = In diesem Zug übrig
web-grimwood-light-play = Kraft oder Rune
web-grimwood-light-close =
    { $deck ->
        [0] Stehlen
       *[other] Ziehen oder stehlen
    }
web-grimwood-light-extra = Zusatzaktion
web-grimwood-light-action = Aktion
web-grimwood-light-power = Kraft
web-grimwood-light-out = verbraucht
web-grimwood-last-round = Letzte Runde
web-grimwood-scoring = Wertung
web-grimwood-more-lit =
    { $count ->
        [one] An einem anderen Platz liegt noch eins zur Wahl.
       *[other] An anderen Plätzen liegen noch { $count } zur Wahl.
    }
