## Was die erste Partie Grim Farmer gelehrt hat

web-lesson-grim_farmer-1 = Eine leere Hand gewinnt: Zieh nur, was du brauchst.
web-lesson-grim_farmer-2 = Eine Karte passt, wenn sie das Tier oder die Farbe der Ansage zeigt.
web-lesson-grim_farmer-3 = Alles andere ist ein Bluff, und ein guter sieht aus wie ein ehrlicher Stapel.
web-lesson-grim_farmer-4 = Zweifle an, wo ein Bluff wahrscheinlich ist, und immer, wo eine Hand leer ist.
