### Was nur der Tisch von Grim Farmer im Browser sagt.

web-farmer-turn = Runde { $number }
web-farmer-phase-1 = Ziehen
web-farmer-phase-2 = Ansage
web-farmer-phase-3 = Besondere
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
web-farmer-out = Hand leer: siegt, wenn nicht erwischt
web-farmer-out-short = Hand leer!
web-farmer-may-go-out = kann ausgehen
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
web-farmer-last-turn = Letzte Runde
web-farmer-unchallenged = Niemand hat jemanden angezweifelt.
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
