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
