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
web-grimwood-given = gibst du her
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
web-grimwood-deeds = Ziehen, stehlen oder den Zug beenden
web-grimwood-deed-draw = Ziehen
web-grimwood-deed-steal = Stehlen
web-grimwood-deed-end = Zug beenden
web-grimwood-deeds-card = Sie warten auf { $card_accusative }.
web-grimwood-deeds-wait = Sie warten auf diese Antwort.
web-grimwood-deeds-first = Erst ziehen oder stehlen, dann kannst du den Zug beenden.
web-grimwood-deeds-done = Du hast in diesem Zug schon gezogen oder gestohlen.
web-grimwood-seen-now =
    { $count ->
        [one] 1 Karte, gerade gesehen
       *[other] { $count } Karten, gerade gesehen
    }
web-grimwood-seen-part = { $known } von { $count } kennst du
web-grimwood-seen-turn = gesehen in Zug { $turn }
web-grimwood-seen-hand = Auf der Hand von { $seat } hast du gesehen: { $cards }
web-grimwood-mark-yours = deine
web-grimwood-mark-blocks = blockt
web-grimwood-done-to-you = Das ist dir passiert
web-grimwood-turn = Zug { $number }.
web-grimwood-again = Noch einmal
web-grimwood-last-round = Letzte Runde
web-grimwood-scoring = Wertung
web-grimwood-more-lit =
    { $count ->
        [one] An einem anderen Platz liegt noch eins zur Wahl.
       *[other] An anderen Plätzen liegen noch { $count } zur Wahl.
    }

## Auf Knöpfen, neben dem Tisch

web-short-grimwood-do-seat = { $seat }
web-short-grimwood-do-steal = Bei { $seat } stehlen
web-short-grimwood-do-steal-closing = Bei { $seat } stehlen
web-short-grimwood-do-steal-extra = Bei { $seat } stehlen, Zusatzaktion
web-short-grimwood-do-play = Mit Fähigkeit spielen
web-short-grimwood-do-lay = Ohne Fähigkeit auslegen
web-short-grimwood-do-lay-plain = Auslegen
web-short-grimwood-do-set =
    { $set ->
        [owls] Drei Eulen
        [crows] Drei Krähen
        [swamps] Drei Sümpfe
        [paths] Drei Pfade
        [clearings] Drei Lichtungen
       *[mixed] Sumpf, Pfad und Lichtung
    } auslegen

## Worum es bei einer Frage geht

web-about-grimwood-steal = Ein Amulett hält Diebe auf. Gefragt werden alle; so erfährt niemand, wer eins hat.
web-about-grimwood-place = Ein bis fünf Fabelwesen in einer Kombination sind 1, 2, 5, 10, 15 Punkte wert.

## Das erste Spiel

web-coach-grimwood-goal = Das ist deine Seite. Fabelwesen in einer Spalte oder drei Eulen, Krähen oder Schauplätze sind eine Kombination, und Kombinationen bringen Punkte. Wer die meisten hat, wenn der Stapel leer ist, gewinnt; Handkarten zählen nichts.
web-coach-grimwood-lights = Jede Kerze ist etwas, das du in diesem Zug noch darfst: eine Kraft oder Rune, und eine Karte ziehen oder stehlen, in beliebiger Reihenfolge.
web-coach-grimwood-power = Leuchtende Karten kannst du jetzt spielen. Tipp eine an, um zu sehen, was sie bringt; tipp noch einmal oder zieh sie auf den Tisch, um sie zu spielen.
web-coach-grimwood-set = Du hast drei auf der Hand, die zusammengehören. Sie auszulegen kostet keine Kerze und bringt sofort Punkte.
web-coach-grimwood-draw = Nimm eine Karte vom Stapel, oder wähl jemanden und stiehl ungesehen eine aus der Hand. Danach darfst du noch auslegen; dann beende den Zug.
web-coach-grimwood-target = Die Kraft der Karte braucht ein Ziel. Was leuchtet, kannst du wählen; tipp etwas anderes an, und der Tisch sagt, warum nicht.
web-coach-grimwood-amulet = Jemand bestiehlt dich. Mit einem Amulett auf der Hand kannst du es abwehren. Alle haben gleich lange Zeit zu antworten; so erfährt niemand, was du hast.
web-coach-grimwood-last = Der Stapel ist leer: Wer hier steht, hat noch einen Zug. Leg aus, was du hast, denn nur auf dem Tisch zählt es.

## Antworten im Voraus

web-order-grimwood-steal = Wenn mich jemand bestiehlt
web-order-grimwood-steal-block = Mit einem Amulett abwehren, falls ich eins habe
web-order-grimwood-steal-allow = Geschehen lassen

## Das Protokoll

web-grimwood-told-set =
    { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $cards } aus.
web-grimwood-told-scrapped =
    { $seat_is ->
        [you] Deine Kombination
       *[other] Die Kombination von { $seat }
    } kommt auf den Ablagestapel: { $cards }.
