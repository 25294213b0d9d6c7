preset-english = Englische Regeln
preset-german = Deutsche Regeln

## Karten

lift-title = Was ist eine Karte wert?
lift-lead = Drei Arten zu fragen. „Je gehalten“: Plätze, die die Karte irgendwann auf der Hand hatten, gegen die übrigen; wer lange spielt und gut steht, sieht mehr Karten, darum ist das keine Ursache. „Anfangs erhalten“: Plätze, die sie unter den ersten drei Karten hatten, gegen die übrigen; gemischt wird ehrlich, darum ist das eine. „Erzwungen“: dieselbe Ausgabe mit denselben Würfeln zweimal gespielt, einmal mit der Karte in der Starthand eines Platzes, einmal mit ihr ganz unten im Stapel, wobei die Karte, die dort lag, ihren Platz auf der Hand einnimmt.
lift-plot = Was eine Karte am Siegesanteil ändert
lift-caption = Prozentpunkte am Siegesanteil, geordnet nach „anfangs erhalten“. Gehalten und erhalten: n = { $games } Partien je Tisch, 95-%-Bereiche mit ganzen Partien als Einheit; erzwungen: n = { $pairs } Paare je Karte und Tisch, 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung. „Alle Tische“ gibt jedem Tisch dasselbe Gewicht.
axis-lift = Prozentpunkte am Siegesanteil
lift-held = Je gehalten
lift-dealt = Anfangs erhalten
lift-forced = Erzwungen
lift-points = Erzwungen: Punkte
head-card = Karte

## Kräfte

power-title = Welche Kräfte werden benutzt?
power-lead = Wie oft eine Kraft in einer Partie einsetzt, gleich wodurch und auch wenn sie nichts ausrichtet, und wie oft ihre Karte ausgelegt wird. Der Drache fehlt: Er hat keine Kraft, die man spielt.
power-plot = Einsätze und Auslegen je Partie
power-caption = Mittel je Partie, geordnet nach Einsätzen. n = { $games } Partien je Tisch; 95-%-Bereiche nach der t-Verteilung.
axis-starts = Je Partie
power-starts = Kraft setzt ein
power-lays = Karte ausgelegt
power-ever = Partien mit Einsatz

## Punkte, Diebstähle

event-title = Woher kommen die Punkte?
event-lead = Punkte aller Plätze zusammen nach der Art der Kombination, und wie oft Diebstähle, Amulette und Runen vorkommen.
plot-source = Punkte je Partie nach Kombination
source-caption = Mittlere Punkte aller Plätze zusammen. n = { $games } Partien je Tisch; 95-%-Bereiche nach der t-Verteilung.
axis-source = Punkte
source-supernatural = Fabelwesen
source-animal = Eulen und Krähen
source-setting = Schauplätze
event-grid = Zahlen: Diebstähle, Amulette, Runen je Partie
plot-events = Diebstähle, Amulette und Runen
axis-events = Je Partie
events-caption = Mittelwerte je Partie, alle Plätze zusammen. Die Tabelle darunter nennt n. 95-%-Bereiche nach der t-Verteilung.
head-steals = Gelungene Diebstähle
head-blocked = Abgewehrte Diebstähle
head-cut = Durch ein Amulett beendete Züge
head-runes = Gespielte Runen
head-skipped = Ausgesetzte Züge
head-stalled = Züge mit Zwang zum Ziehen
what-score = Punkte: alle Kombinationen einer Reihe am Ende; mehr ist besser.
