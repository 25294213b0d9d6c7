### Was nur der Tisch von Grim Farmer im Browser sagt.

web-farmer-turn = Runde { $number }
web-farmer-phase-1 = Ziehen
web-farmer-phase-2 = Ansage
web-farmer-phase-3 = Besondere Tiere
web-farmer-phase-4 = Auslegen
web-farmer-phase-5 = Anzweifeln
web-farmer-or = oder
web-farmer-fits = Es passt: { $card } oder { $card2 }, und jede Maus
web-farmer-old-call = Nach dem Ziehen kommt eine neue
web-farmer-no-call = Die erste kommt nach dem Ziehen
web-farmer-in-hand = { $count } auf der Hand
web-farmer-drew = { $count } gezogen
web-farmer-cards =
    { $count ->
        [one] Karte
       *[other] Karten
    }
web-farmer-out = Hand leer: gewinnt, wenn kein Bluff auffliegt
web-farmer-out-short = Hand leer!
web-farmer-may-go-out = kann fertig werden
web-farmer-bluff = Bluff!
web-farmer-honest = Alles passt
web-farmer-challenged-by = Angezweifelt von: { $seats }
web-farmer-challenges =
    { $seat_is ->
        [you] Du zweifelst { $seat_to } an
       *[other] { $seat_to_is ->
            [you] { $seat } zweifelt dich an
           *[other] { $seat } zweifelt { $seat_to } an
        }
    }
web-farmer-last-turn = Vorige Runde
web-farmer-unchallenged = Niemand hat jemanden angezweifelt.
web-farmer-no-specials = Niemand hat ein besonderes Tier gespielt.
web-farmer-card-fits = passt
web-farmer-card-bluff = wäre ein Bluff
web-farmer-legend = ✓ passt. Alles andere ist ein Bluff und erlaubt.
web-farmer-my-pile = Dein Stapel
web-farmer-my-honest = Ehrlich: alles passt
web-farmer-my-bluff =
    { $count ->
        [one] Ein Bluff: 1 Karte passt nicht
       *[other] Ein Bluff: { $count } Karten passen nicht
    }
web-score-grim_farmer =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Worum es bei einer Frage geht

web-about-grim_farmer-draw-count = Alle wählen geheim. Mehr Karten passen zu mehr Ansagen, aber die leere Hand gewinnt.
web-about-grim_farmer-race = Ein besonderes Tier ändert die Ansage für alle, und du bist eine Karte los.
web-about-grim_farmer-challenge = Alle zeigen zugleich. Ist es ein Bluff, zieht die ertappte Person so viele Karten, und du darfst zwei abwerfen; passt alles, ziehst du drei.

## Das erste Spiel

web-coach-grim_farmer-draw = Wer am Ende einer Runde keine Karte mehr hat, gewinnt. Zuerst ziehen alle verdeckt, so viele sie wollen: Mehr Karten passen zu mehr Ansagen, aber sie müssen auch wieder weg.
web-coach-grim_farmer-call = Die Ansage: ein Tier und eine Farbe. Eine Karte, die eins davon zeigt, passt in dieser Runde.
web-coach-grim_farmer-special = Chamäleon, Frosch, Papagei und Löwe ändern die Ansage. Wer keins davon hat, spielt nichts; alle haben gleich lange Zeit.
web-coach-grim_farmer-place = Leg 2 bis 5 Karten verdeckt aus. Die mit ✓ passen. Andere darfst du auch legen, aber das ist ein Bluff: Du zahlst, wenn jemand auf dich zeigt.
web-coach-grim_farmer-challenge = Glaubst du den Stapeln? Zeig auf einen oder auf niemanden. Ein Bluff kostet so viele neue Karten, wie der Stapel hat, und du darfst bis zu zwei abwerfen; passt alles, ziehst du drei.
web-coach-grim_farmer-out = Jemand hat die letzte Karte gelegt. Wenn jetzt niemand in diesem Stapel einen Bluff aufdeckt, ist das Spiel aus.
web-coach-grim_farmer-results = Hier steht, was die letzte Runde brachte: wer auf wen gezeigt hat, und wer recht hatte.

## Antworten im Voraus

web-order-grim_farmer-special = Wenn besondere Tiere gespielt werden können
web-order-grim_farmer-special-pass = Nichts spielen

## Das Protokoll

web-farmer-told-idle = Nichts gezogen: { $seats }.
web-farmer-told-shown =
    { $seat_is ->
        [you] In deinem Stapel
       *[other] Im Stapel von { $seat }
    }: { $cards }.
web-farmer-told-discards =
    { $seat_is ->
        [you] Du wirfst ab:
       *[other] { $seat } wirft ab:
    } { $cards }.
