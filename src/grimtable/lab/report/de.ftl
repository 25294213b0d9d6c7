## Der Bericht zu jedem Spiel

title = { $game }: Bericht zum Gleichgewicht
lead = Bots haben diese Partien gespielt. Zu jeder Zahl stehen hier die Anzahl der Beobachtungen und ein 95-%-Bereich. Was zwischen Bots ausgeglichen ist, muss es zwischen Menschen nicht sein.
foot = Erstellt von grimtable. Die Bilder zeichnen Vega, Vega-Lite und Vega-Embed (BSD 3-Clause), die in dieser Datei enthalten sind; nachgeladen wird nichts.
fact-games = { $games } Partien an jedem Tisch
fact-seats = Plätze: { $list }
fact-presets = Regeln: { $list }
fact-bot = Auf jedem Platz: { $name }
fact-seed = Startzahl { $seed }
fact-pairs = { $pairs } erzwungene Ausgaben je Karte und Tisch
fact-failures =
    { $count ->
        [one] 1 Partie ist gescheitert
       *[other] { $count } Partien sind gescheitert
    }
interval = { $low } bis { $high }
n = n = { $count }
numbers = Zahlen, Tisch für Tisch
numbers-of = Zahlen: { $what }
seats =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
place =
    { $place ->
        [1] beginnt
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
       *[other] { $place }.
    }
choose = Zeige:
view-all = { $preset }, alle Tische
view-one = { $preset }, { $seats }
tip-value = Wert
tip-interval = 95-%-Bereich
head-preset = Regeln
head-seats = Plätze
head-mean = Mittel
head-low = 5 % der Partien höchstens
head-median = Median
head-high = 95 % der Partien höchstens
spans-caption = Punkt: Mittel; Strich: Median; Balken: vom 5-%- bis zum 95-%-Quantil. n = { $games } Partien je Tisch; die Tabelle darunter nennt 95-%-Bereiche, für Mittel nach der t-Verteilung, für Quantile nach Rängen.

## Plätze

place-title = Ist es wichtig, wer beginnt?
place-lead = Anteil an den Siegen nach der Stelle in der Zugfolge, abzüglich des fairen Anteils eines Platzes. Ein geteilter Sieg zählt für jeden Sieger mit seinem Teil.
place-caption = Prozentpunkte über oder unter dem fairen Anteil. n = { $games } Partien je Tisch; 95-%-Bereiche nach Wilson.
axis-place = Siege abzüglich des fairen Anteils (Prozentpunkte)

## Länge

length-title = Wie lang ist eine Partie?
length-lead = Züge aller Plätze zusammen und Entscheidungen; eine Antwort ohne Wahl zählt nicht.
plot-turns = Züge je Partie
plot-decisions = Entscheidungen je Partie
axis-turns = Züge
axis-decisions = Entscheidungen

## Punkte

score-title = Wie weit liegen die Punkte auseinander?
score-lead = Die Punkte jedes Platzes am Ende, und wie weit der beste vor dem zweiten liegt.
plot-score = Punkte eines Platzes am Ende
plot-margin = Vorsprung des besten vor dem zweiten
axis-score = Punkte
axis-margin = Punkte
score-means = Zahlen: Mittel und geteilte Siege
head-score = Punkte eines Platzes
head-best = Beste Punktzahl
head-margin = Bester abzüglich zweiter
head-spread = Bester abzüglich letzter
head-shared = Geteilte Siege

## Der Befehl

report-exists = { $file } gibt es schon; mit --force wird die Datei ersetzt, mit --out eine andere gewählt
report-written = Der Bericht liegt in { $file } ({ $size } MB)
report-failed = Am Tisch { $table } ist Partie { $number } mit der Ausgabe { $seed } gescheitert: { $error }
report-speed = { $seconds } s Rechenzeit, { $rate } Partien in der Sekunde auf einem Kern
no-seats-list = --seats nimmt Zahlen und Bereiche wie 2-6 oder 2,4; nicht „{ $text }“
no-pairs = { $count } erzwungene Ausgaben sind nicht möglich; 0 lässt sie weg
no-presets = --presets nimmt einige von: { $list }; nicht „{ $text }“
no-folder = Den Ordner { $folder } gibt es nicht

## Lange Befehle

progress = Spiele
progress-line = { $done } von { $total } Partien gespielt, noch etwa { $left }
seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
hours = { $count } Stunden
no-executor = --on kennt „{ $name }“ nicht; es gibt: { $list }
chunks-no-folder = { $folder } ist kein Ordner: die Teile eines Laufs brauchen einen eigenen
chunks-changed = { $file } ist beschädigt oder wurde verändert: löscht die Datei, dann werden nur ihre Partien noch einmal gespielt
chunks-version = { $file } stammt von Grimtable { $written }, dies ist { $version }: nehmt einen anderen Ordner, oder löscht diesen, um alles noch einmal zu spielen
workers-lost = Ein Prozess endete { $tries }-mal mitten in denselben Partien: fehlt Speicher?
games-missing =
    { $count ->
        [one] 1 Partie dieses Laufs fehlt, Nummer { $first }: gebt denselben Befehl noch einmal ein
       *[other] { $count } Partien dieses Laufs fehlen, die erste ist Nummer { $first }: gebt denselben Befehl noch einmal ein
    }

## Turniere

tournament-title = { $game }: Turnier
tournament-heading = { $title }: Turnier, { $seats }, Startwert { $seed }
tournament-bot = Bot
tournament-rating = Wertung
tournament-interval = Bereich
tournament-share = Anteil
tournament-pair = Paarung
tournament-deals = Verteilungen
tournament-verdict = Ergebnis
tournament-against = { $one } gegen { $other }
tournament-better = { $bot } ist besser
tournament-open = unentschieden
tournament-mirrored = Jede Kartenverteilung wird zweimal gespielt: Beim zweiten Mal tauschen die beiden Bots die Plätze. Der Anteil sagt, wie viel von den Siegen der erste Bot einer Paarung bekam; 50 % ist ausgeglichen.
tournament-teams = Jede Kartenverteilung spielt je ein Team aus jedem der Bots. Ein Anteil von 50 % heißt, dass beide Teams gleich oft gewinnen; der Anteil ist die halbe Differenz der Siege der Teams, plus 50 %.
tournament-risk = Dass irgendeines dieser Ergebnisse falsch ist, hat höchstens eine Wahrscheinlichkeit von { $risk }; eine Paarung spielt nicht weiter, sobald sie entschieden ist.
tournament-games = { $games } Partien
tournament-ratings = Welcher Bot ist der stärkste?
tournament-ratings-lead = Eine Zahl je Bot, aus allen Duellen berechnet. Es zählen die Unterschiede, nicht die Zahlen selbst.
tournament-rating-caption = Wertungen von openskill (Plackett-Luce); der Bereich ist der des Modells.
tournament-duels = Bot gegen Bot
tournament-duels-caption = Was der erste Bot der Paarung von den Siegen bekam, in Prozent. Alle Bereiche zusammen sind bei höchstens { $risk } aller Turniere falsch, wie oft man auch nachsieht.
tournament-course = Wie verliefen die Duelle?
tournament-course-lead = Der Anteil des ersten Bots nach jeder Kartenverteilung.
tournament-course-caption = Eine Linie endet dort, wo ihr Duell entschieden war oder die Kartenverteilungen zu Ende waren.
axis-duels = Anteil des ersten Bots (Prozent)
axis-deals = Kartenverteilungen
tournament-written = Die Seite steht in { $file }
no-rivals = --bots nimmt mindestens zwei verschiedene Bots, etwa random,heuristic; nicht „{ $text }“
no-ratings = Ohne Wertungen: Sie brauchen `pip install grimtable[lab]`

## Simulationen

simulate-heading =
    { $title }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $players } Plätze, Nummer { $seed }
simulate-options = Tischregeln: { $list }
simulate-seat = Platz
simulate-bot = Bot
simulate-share = Siege
simulate-interval = 95-%-Bereich
simulate-score = Punkte
simulate-low = 5 %
simulate-median = Median
simulate-high = 95 %
simulate-mean = Mittel
simulate-per-game = Je Partie
simulate-turns = Züge
simulate-decisions = Entscheidungen
simulate-ties = Geteilte Siege: { $count } von { $games } Partien ({ $share })
simulate-figure = Größe
simulate-speed = { $seconds } s Rechenzeit, { $rate } Partien je Sekunde auf einem Kern
simulate-failed = Partie { $number } ist gescheitert, Kartenverteilung { $seed }: { $error }
simulate-failed-more =
    { $count ->
        [0] { "" }
        [one] (ebenso 1 weitere Partie)
       *[other] (ebenso { $count } weitere Partien)
    }
simulate-written = { $count } Partien nach { $file } geschrieben
simulate-team = Das Team gewinnt { $share } der Partien (95-%-Bereich: { $interval })
simulate-end = So endete die Partie
simulate-difference = { $value } gegen { $first }, mit denselben { $pairs } Kartenverteilungen
simulate-change = Unterschied
simulate-share-of = Siege von Platz { $place }, Prozentpunkte
simulate-team-share = Siege des Teams, Prozentpunkte
simulate-score-of = Punkte von Platz { $place }
simulate-together = Alle Varianten; Unterschiede zur ersten, mit denselben Kartenverteilungen
more-points = Punkte: der Stand am Ende; mehr ist besser.
fewer-points = Punkte: der Stand am Ende; weniger ist besser.
no-vary = --vary nimmt eine Tischregel und mindestens zwei ihrer Werte, etwa { $example }, nicht „{ $text }“
no-vary-twice = --vary nennt „{ $name }“ zweimal
simulate-part = Anteil der Partien
simulate-difference-sizes = { $value } gegen { $first }, mit je { $pairs } Partien
simulate-first-wins = Siege von Platz 1, %
simulate-team-wins = Siege des Teams, %
simulate-change-points = Unterschied, Prozentpunkte

## Die Führung

lead-title = Wie lange bleibt eine Partie offen?
lead-lead = Nach jedem Zug führt, wer den besten Punktestand hat; bei Gleichstand führt niemand allein. Ein Führungswechsel ist ein neuer alleiniger Führender anstelle des letzten.
plot-lead-changes = Führungswechsel je Partie
axis-lead-changes = Führungswechsel
plot-halfway = Gewinnt, wer zur Halbzeit führt?
axis-halfway = Siegesanteil des Führenden zur Halbzeit (%)
halfway-caption = Partien mit alleinigem Führenden nach der Hälfte der Züge; n steht in der Tabelle. 95-%-Bereiche nach Wilson.
head-lead-changes = Führungswechsel
head-halfway = Führender der Halbzeit gewinnt
head-behind = Größter Rückstand des Siegers
head-settled = Teil der Partie, bis der Sieger endgültig führt
report-forced = Erzwungene Kartenverteilungen: noch { $games } Partien, etwa { $time } (--pairs 0 lässt sie weg)

## Vergleiche

rules-and-value = { $preset }, { $value }
fact-compared = Verglichen: { $list }
fact-cards = Karten: { $file }
comparison-title = Was ändert sich?
comparison-lead = Jeder Wert gegen { $first }: dieselben Kartenverteilungen, und die Bots würfeln gleich. Eine Linie bei null heißt: kein Unterschied. Ein Bereich, der sie nicht erreicht, käme durch Zufall allein selten vor.
plot-comparison-wins = Unterschied der Siegesanteile
axis-comparison-wins = Prozentpunkte am Siegesanteil
comparison-wins-caption = Prozentpunkte mehr oder weniger als bei derselben Verteilung mit dem ersten Wert. n = { $games } Verteilungen je Tisch; 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung.
plot-comparison-length = Unterschied der Länge
axis-comparison-length = Prozent des Mittels mit dem ersten Wert
comparison-length-caption = Mittlerer Unterschied zu derselben Verteilung mit dem ersten Wert, in Prozent des dortigen Mittels. n = { $games } Verteilungen je Tisch; 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung.
plot-comparison-points = Unterschied der Punkte
axis-comparison-points = Punkte
comparison-points-caption = Mittlerer Unterschied zu derselben Verteilung mit dem ersten Wert. n = { $games } Verteilungen je Tisch; 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung.
plot-comparison-counts = Unterschied im Geschehen
axis-comparison-counts = Mehr oder weniger je Partie
comparison-counts-caption = Mittlerer Unterschied zu derselben Verteilung mit dem ersten Wert. n = { $games } Verteilungen je Tisch; 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung.
comparison-grid = Zahlen: { $other } abzüglich { $first }
comparison-team = Siege des Teams
head-table = Tisch
head-figure = Größe
no-vary-here = --vary { $name } gibt es bei Berichten nicht: sie zeigen alle Plätze und Voreinstellungen ohnehin nebeneinander; siehe --seats und --presets
