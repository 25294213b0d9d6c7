### Das Spiel in wenigen Sätzen.

book_of_madness-help =
    Ihr spielt alle auf derselben Seite: Sechs Monster kommen aus dem Buch, eins je Runde, und das sechste müsst ihr besiegen.
    Eine Runde hat fünf Züge. Zu Beginn jedes Zuges rückt der Ritualmarker weiter, und die Flüche unter seinem neuen Feld schlagen zu. Bannt ihr alle Flüche rechtzeitig, ist das Monster besiegt: Dann gilt die Belohnung der offenen Seite, sonst ihre Strafe.
    In deinem Zug darfst du alles tun, was du bezahlen kannst: Zauber wirken, neue lernen, bessere Elementkarten hinzugewinnen, Flüche bannen, Wahnsinnskarten kurieren. Du bezahlst mit Elementkarten von deiner Hand und aus allen Unterstützungszonen. Ein doppelt oder dreifach bezahlter Zauber wirkt doppelt oder dreifach.
    Am Ende deines Zuges füllst du deine Hand auf sechs Karten auf. Musst du eine Karte vom Nachziehstapel nehmen und er ist leer, nimmst du erst eine Wahnsinnskarte und mischst deinen Ablagestapel.
    Muss jemand eine Wahnsinnskarte nehmen und der Wahnsinnsstapel ist leer, habt ihr alle verloren. Wer einen Zug mit sechs Wahnsinnskarten auf der Hand beendet, hat den Verstand verloren und scheidet aus.
