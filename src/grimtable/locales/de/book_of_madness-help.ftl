### Das Spiel in wenigen Sätzen.

book_of_madness-help =
    Ihr spielt alle auf derselben Seite: Sechs Monster kommen aus dem Buch, eins je Runde, und das sechste müsst ihr besiegen.
    Eine Runde hat fünf Züge. Zu Beginn jedes Zuges rückt der Ritualmarker weiter, und die Flüche unter seinem neuen Feld schlagen zu. Sind alle Flüche rechtzeitig gebannt, ist das Monster besiegt: Dann gilt die Belohnung der offenen Seite, sonst ihre Strafe.
    In deinem Zug darfst du alles tun, was du bezahlen kannst: Zauber wirken, neue lernen, bessere Elementkarten hinzugewinnen, Flüche bannen, Wahnsinn kurieren. Du bezahlst mit Elementkarten von deiner Hand und aus allen Unterstützungszonen. Ein doppelt oder dreifach bezahlter Zauber wirkt doppelt oder dreifach.
    Am Ende deines Zuges wird deine Hand auf sechs Karten aufgefüllt. Ist dein Nachziehstapel leer, nimmst du einen Wahnsinn und mischst.
    Muss jemand Wahnsinn nehmen und der Stapel ist leer, ist alles verloren. Wer einen Zug mit sechs Wahnsinn auf der Hand beendet, hat den Verstand verloren und scheidet aus.
