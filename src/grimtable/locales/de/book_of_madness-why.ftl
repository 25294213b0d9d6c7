## Why the adviser would do this, in one line

book_of_madness-why-dispel-last = „{ $card }“ ist der letzte Fluch auf dem Spielbrett: Ohne ihn ist „{ $card2 }“ besiegt.
book_of_madness-why-dispel-soon =
    { $count ->
        [one] „{ $card }“ schlägt schon im nächsten Zug zu.
       *[other] „{ $card }“ schlägt in { $count } Zügen zu.
    }
book_of_madness-why-dispel-struck = „{ $card }“ hat zwar schon zugeschlagen, doch solange der Fluch hier liegt, ist das Monster nicht zu besiegen.
book_of_madness-why-cure-stack =
    { $count ->
        [one] Im Wahnsinnsstapel liegt nur noch eine Karte.
       *[other] Im Wahnsinnsstapel liegen nur noch { $count } Karten.
    }
book_of_madness-why-cure-hand = Eine Wahnsinnskarte auf der Hand nimmt einer Karte den Platz weg, mit der man zahlen könnte.
book_of_madness-why-gain = „{ $card }“ stärkt den Nachziehstapel für den Rest der Partie.
book_of_madness-why-learn = „{ $card }“ macht sich in den nächsten Zügen bezahlt.
book_of_madness-why-ability = Die Fähigkeit kostet nichts.
book_of_madness-why-store = „{ $card }“: Was in einer Unterstützungszone liegt, können alle nutzen.
book_of_madness-why-grant = „{ $card }“: Die Aktion nützt dem Team jetzt mehr als später.
book_of_madness-why-draw = „{ $card }“ bringt frische Karten, solange es etwas zu bezahlen gibt.
book_of_madness-why-thin = „{ $card }“ befreit einen Nachziehstapel von seiner schwächsten Karte.
book_of_madness-why-heal = „{ $card }“ bringt Wahnsinnskarten zurück auf den Stapel.
book_of_madness-why-veil = „{ $card }“ hindert einen Fluch daran zuzuschlagen.
book_of_madness-why-free = „{ $card }“ bannt einen Fluch für weniger, als er kostet.
book_of_madness-why-grow = „{ $card }“ bringt starke Karten ins Spiel.
book_of_madness-why-refresh = „{ $card }“ macht einen Zauber noch einmal einsatzbereit.
book_of_madness-why-cast = Mit „{ $card }“ steht das Team besser da.
book_of_madness-why-pay = So zahlt es sich am billigsten: erst Handkarten, dann Karten aus Unterstützungszonen.
book_of_madness-why-choice = Von allen Antworten steht das Team mit dieser am besten da.
book_of_madness-why-decline = Die Karten sind später mehr wert.
book_of_madness-why-end-keep = Die übrigen Handkarten sind später mehr wert als alles, was sie jetzt kaufen könnten.
book_of_madness-why-end = Es ist nichts mehr da, womit man zahlen könnte.
