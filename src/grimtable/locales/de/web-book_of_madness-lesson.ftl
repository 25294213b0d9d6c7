## Die erste Partie Das Buch des Wahnsinns, und was sie gelehrt hat

web-coach-book_of_madness-book = Ihr spielt alle auf einer Seite. Sind alle Flüche bis zum fünften Feld gebannt, ist dieses Monster besiegt; liegt dann noch einer, trifft euch die Strafe.
web-coach-book_of_madness-strike = Jeden Zug rückt das Ritual ein Feld weiter, und der Fluch darunter schlägt zu. Dieser ist der nächste.
web-coach-book_of_madness-act = In deinem Zug darfst du alles tun, was du bezahlen kannst: mit deinen Karten und mit Karten aus allen Unterstützungszonen.
web-coach-book_of_madness-dispel = Ein Fluch verlangt vier Elemente. Die ausgefüllten könntest du jetzt bezahlen; bezahlst du alle, ist der Fluch gebannt.
web-coach-book_of_madness-spells = Ein Zauber kostet sein eigenes Element. Doppelt bezahlt wirkt er doppelt.
web-coach-book_of_madness-support = Was in einer Unterstützungszone liegt, können alle nutzen. Die Bots zeigen ihre Hand: Sieh nach, was ihnen fehlt, und leg es ihnen hin.
web-coach-book_of_madness-madness = Wahnsinn füllt die Hand und bezahlt nichts. Ist dieser Stapel leer, oder endet dein Zug mit sechs davon, ist es vorbei: Kurier ihn rechtzeitig.
web-coach-book_of_madness-ritual = Das erste Monster ist entschieden, und das nächste ist mit seinen Flüchen erschienen. Das sechste müsst ihr besiegen.

web-lesson-book_of_madness-1 = In jedem Zug kann ein Fluch zuschlagen: Sieh nach, welcher der nächste ist.
web-lesson-book_of_madness-2 = Vier Elemente bannen einen Fluch, aus deiner Hand und allen Unterstützungszonen.
web-lesson-book_of_madness-3 = Unterstützungszonen sind füreinander da: Leg hinein, was andere brauchen werden.
web-lesson-book_of_madness-4 = Halt den Wahnsinnsstapel voll und hol stärkere Karten in deinen Nachziehstapel.
