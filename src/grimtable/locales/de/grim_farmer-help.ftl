### Das Spiel in wenigen Sätzen.

grim_farmer-help =
    Wer am Ende einer Runde keine Karte mehr auf der Hand hat, gewinnt. Eine Runde hat fünf Phasen:
    1. Zieh so viele Karten, wie du willst, höchstens bis 15 auf der Hand.
    2. Ein neues Tier und eine neue Farbe werden gezogen: die Ansage.
    3. Mit Chamäleon, Frosch, Papagei oder Löwe lässt sich die Ansage ändern; jedes davon nur einmal je Runde.
    4. Alle legen 2 bis 5 Karten verdeckt aus. Eine Karte passt, wenn sie ein Tier oder eine Farbe der Ansage zeigt; eine Maus passt immer. Andere Karten sind erlaubt, aber das ist ein Bluff. ✓ steht bei denen, die passen.
    5. Alle dürfen jemanden anzweifeln. Ein Stapel mit einer Karte, die nicht passt, kostet so viele Karten, wie er hat, und für jede Schlange eine mehr; wer ihn angezweifelt hat, darf zwei normale Karten abwerfen. Passt alles, zieht stattdessen drei Karten, wer angezweifelt hat.
    Ausgelegte Karten kommen nie auf die Hand zurück, ob erwischt oder nicht.
    (Mit anderen Tischregeln kann einiges davon abweichen.)
