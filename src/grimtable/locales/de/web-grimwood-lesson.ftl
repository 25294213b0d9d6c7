## Was die erste Partie Grimwood gelehrt hat

web-lesson-grimwood-1 = Nur ausliegende Kombinationen bringen Punkte; Handkarten zählen nichts.
web-lesson-grimwood-2 = Je Zug eine Kraft oder Rune und eine Karte, gezogen oder gestohlen; Tier- und Schauplatzkombinationen sind frei.
web-lesson-grimwood-3 = Eine Kraft ist am meisten wert, wenn es etwas zu holen gibt.
web-lesson-grimwood-4 = Ist der Nachziehstapel leer, haben alle anderen noch einen Zug.
