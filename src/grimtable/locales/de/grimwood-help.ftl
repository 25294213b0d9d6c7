### Das Spiel in wenigen Sätzen.

grimwood-help =
    Wer am Ende die meisten Punkte in ausliegenden Kombinationen hat, gewinnt; Handkarten zählen nicht.
    Im eigenen Zug darfst du eine Kraft oder Rune spielen, und du ziehst oder stiehlst eine Karte, in beliebiger Reihenfolge.
    Tier- und Schauplatzkombinationen und Fabelwesen ohne ihre Kraft auszulegen kostet keine Aktion und geht jederzeit im eigenen Zug.
    Fabelwesen, 1 bis 5 in einer Kombination: 1, 2, 5, 10, 15 Punkte. Drei Eulen oder drei Krähen: 10.
    Sumpf, Pfad und Lichtung: 5. Drei gleiche Schauplätze: 3.
    Ist der Nachziehstapel leer, haben alle anderen noch einen letzten Zug.
    🔒 heißt: vom Drachen bewacht, niemand kommt mehr heran.
    (Mit anderen Tischregeln kann einiges davon abweichen.)
