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
spans-caption = Punkt: Mittel; Strich: Median; Balken: vom 5-%- bis zum 95-%-Quantil. n = { $games } Partien je Tisch; die Tabelle darunter nennt 95-%-Bereiche, für Mittel nach der Normalverteilung, für Quantile nach Rängen.

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
report-progress = Es wird gespielt
report-failed = Am Tisch { $table } ist Partie { $number } mit der Ausgabe { $seed } gescheitert: { $error }
report-speed = { $seconds } s Rechenzeit, { $rate } Partien in der Sekunde auf einem Kern
no-seats-list = --seats nimmt Zahlen und Bereiche wie 2-6 oder 2,4; nicht „{ $text }“
no-pairs = { $count } erzwungene Ausgaben sind nicht möglich; 0 lässt sie weg
no-presets = --presets nimmt einige von: { $list }; nicht „{ $text }“
no-folder = Den Ordner { $folder } gibt es nicht
