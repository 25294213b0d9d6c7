preset-I = I
preset-II = II
preset-III = III
preset-I-terror = I, Terror
preset-II-terror = II, Terror
preset-III-terror = III, Terror
preset-I-nightmare = I, Albtraum
preset-II-nightmare = II, Albtraum
preset-III-nightmare = III, Albtraum
preset-I-terror_nightmare = I, Terror und Albtraum
preset-II-terror_nightmare = II, Terror und Albtraum
preset-III-terror_nightmare = III, Terror und Albtraum
preset-I-random = I, Zufallsteams
preset-II-random = II, Zufallsteams
preset-III-random = III, Zufallsteams

## Wins

wins-title = Wie oft gewinnt ein Team?
wins-lead = Alle gewinnen oder verlieren gemeinsam. Jede Schwierigkeit mit jeder Variante, nach der Zahl der Plätze; Zufallsteams geben irgendeine Antwort.
plot-wins = Gewonnene Partien
axis-wins = Anteil gewonnener Partien (%)
wins-caption = n = { $games } Partien je Tisch; 95-%-Bereiche nach Wilson.

## Ends

ends-title = Woran scheitern Partien?
ends-lead = Eine Partie wird gewonnen, oder sie geht verloren: weil ein Fluch des letzten Monsters liegen blieb, weil der Wahnsinnsstapel leer war oder weil alle dem Wahnsinn verfallen sind.
plot-ends = Wie Partien enden
axis-ends = Anteil der Partien (%)
ends-caption = Anteil an allen Partien eines Tisches. Die Tabelle nennt n. 95-%-Bereiche nach Wilson.
head-end-won = Gewonnen
head-end-last_monster = Letztes Monster nicht besiegt
head-end-stack_empty = Wahnsinnsstapel leer
head-end-all_mad = Alle wahnsinnig

## Rounds

rounds-title = Wie weit kommen Teams?
rounds-lead = Anteil der Partien, in denen eine Runde begonnen hat. Was vor der sechsten endet, ist am Wahnsinnsstapel oder am Wahnsinn selbst gescheitert.
plot-rounds = Erreichte Runden
axis-rounds = Anteil der Partien (%)
rounds-caption = Anteil an allen Partien eines Tisches. Die Tabelle nennt n. 95-%-Bereiche nach Wilson.
head-round-2 = Runde 2
head-round-3 = Runde 3
head-round-4 = Runde 4
head-round-5 = Runde 5
head-round-6 = Runde 6

## A game

course-title = Was geschieht in einer Partie?
course-lead = Mittelwerte je Partie, für das ganze Team.
course-grid = Zahlen: Monster, Flüche, Wahnsinn
plot-course = Monster, Flüche, Wahnsinn
axis-course = Je Partie
course-caption = Mittelwerte je Partie, für das ganze Team. Die Tabelle darunter nennt n. 95-%-Bereiche nach der t-Verteilung.

## Die Spannung

drama-title = Wie lange bleibt eine Partie offen?
drama-lead = Nach jedem Zug hat das Team eine Siegchance: wie oft Teams gewonnen haben, die am selben Tisch ebenso standen, in derselben Runde, mit ebenso vielen Flüchen auf dem Brett und ebenso viel vom Wahnsinnsstapel. Ab 50 % ist das Team Favorit, darunter das Buch.
plot-chance = Die Chance des Teams im Lauf der Partie
axis-part = Teil der Partie (%)
axis-chance = Siegchance (%)
course-won = Gewonnen ({ $games } Partien)
course-lost = Verloren ({ $games } Partien)
chance-caption = Mittlere Chance der Teams, die am Ende gewonnen haben, und derer, die verloren haben; alle Tische ohne zufällige Teams zusammen. Je weiter die Linien auseinanderliegen, desto mehr ist entschieden. Sie haben keine Bereiche; n steht neben ihren Namen.
plot-favourites = Wechsel der Favoritenrolle
axis-favourites = Wechsel je Partie
favourites-caption = Punkt: Mittel; Strich: Median; Balken: vom 5-%- bis zum 95-%-Quantil. Die Tabelle darunter nennt n und 95-%-Bereiche, für Mittel nach der t-Verteilung, für Quantile nach Rängen.
plot-favourite-wins = Gewinnt der Favorit der Halbzeit?
axis-favourite-wins = Partien, die der Favorit der Halbzeit gewinnt (%)
favourite-wins-caption = Team oder Buch, je nachdem, wer nach der Hälfte der Züge eher gewann. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-favourites = Wechsel der Favoritenrolle
head-favourite-wins = Favorit der Halbzeit gewinnt
head-lowest = Kleinste Chance in gewonnenen Partien
head-decided = Teil der Partie bis zur Entscheidung
head-beaten = Besiegte Monster
head-struck = Flüche, die gewirkt haben
head-decks = Neue Nachziehstapel
head-cured = Kurierter Wahnsinn
head-gone = Wahnsinnig gewordene Spieler

## Spells

spells-title = Welche Zauber werden gewirkt?
spells-lead = Wirkungen je Partie, in der der Zauber auslag, alle Tische ohne Zufallsteams zusammen. Jeder Zauber wurde gewirkt.
spells-never = Wirkungen je Partie, in der der Zauber auslag, alle Tische ohne Zufallsteams zusammen. Nie gewirkt: { $list }.
plot-spells = Gewirkte Zauber
axis-spells = Wirkungen je Partie
spells-caption = Mittel über die Partien, in denen der Zauber irgendwann offen in der Bibliothek lag; die Grundzauber sind immer dabei. Die Tabelle nennt n. 95-%-Bereiche nach der t-Verteilung.
head-spell = Zauber
head-casts = Wirkungen je Partie

## Womit Teams gewinnen

characters-title = Mit welchen Charakteren gewinnt man?
characters-lead = Wie oft Teams gewinnen, in denen der Charakter mitspielt. Die Bots wählen ihre Charaktere selbst und haben Lieblinge: Wer fehlt, wurde nie gewählt, und das zeigt keine Ursache.
characters-caption = Alle Tische ohne zufällige Teams zusammen; n ist die Zahl der Teams mit dem Charakter. 95-%-Bereiche nach Wilson.
head-characters = Charakter
cast-title = Mit welchen Zaubern gewinnen Teams?
cast-lead = Wie oft Teams gewinnen, die den Zauber mindestens einmal gewirkt haben. Wem es gut geht, der zaubert mehr, und schwierige Partien brauchen andere Zauber: Das zeigt keine Ursache.
cast-caption = Alle Tische ohne zufällige Teams zusammen; n ist die Zahl der Partien, in denen der Zauber gewirkt wurde. 95-%-Bereiche nach Wilson.
head-cast = Zauber
curses-title = Welche Flüche kosten Partien?
curses-lead = Wie oft Teams gewinnen, die dem Fluch auf einem Feld begegnet sind. Spätere Monster bringen schwerere Flüche; wer ihnen begegnet, ist also weit gekommen.
curses-caption = Alle Tische ohne zufällige Teams zusammen; n ist die Zahl der Partien, in denen der Fluch auf einem Feld lag. 95-%-Bereiche nach Wilson.
head-curses = Fluch
