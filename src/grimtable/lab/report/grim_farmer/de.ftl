preset-standard = Standarddeck
preset-meadow = Wiese
preset-barnyard = Hof
preset-wild = Wildnis
preset-zoo = Zoo
preset-duel = Duell

## Bluffs und Herausforderungen

bluffs-title = Wer blufft, und wer wird ertappt?
bluffs-lead = Ein Stapel ist ein Bluff, wenn mindestens eine seiner Karten nicht zum Aufruf passt. Ein Bluff ist erzwungen, wenn weniger als zwei passende Karten auf der Hand waren. Eine Herausforderung gelingt, wenn der Stapel ein Bluff ist.
plot-bluffs = Bluffs und Herausforderungen
axis-bluffs = Anteil (%)
bluffs-caption = Bluffs und erzwungene Bluffs: Anteil aller Stapel; Erfolge: Anteil aller Herausforderungen. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-bluff = Geblufft
head-forced-bluff = Erzwungene Bluffs
head-challenge-success = Herausforderung gelungen

## Wege zum Sieg

ways-title = Wie wird eine Partie gewonnen?
ways-lead = Auf welchem Weg die letzte Karte die Hand verließ: im Stapel, als Belohnung einer Herausforderung oder als Sonderkarte, die ihre Wirkung tat; oder die Partie stieß an die Höchstzahl der Züge, und die kleinste Hand gewann. Wer sich einen Sieg teilt, zählt einzeln.
plot-ways = Wie die letzte Karte ging
axis-ways = Anteil der Sieger (%)
ways-caption = Anteil aller Sieger. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-pile = Im Stapel
head-reward = Als Belohnung
head-special = Als Sonderkarte
head-cap = Höchstzahl der Züge

## Sonderkarten

lift-title = Was ist eine Sonderkarte wert?
lift-lead = Zwei Arten zu fragen. „Anfangs erhalten“: Plätze mit mindestens einem Exemplar in der Starthand gegen die übrigen. „Erzwungen“: dieselbe Ausgabe mit denselben Würfeln zweimal gespielt, einmal mit einem Exemplar in der Starthand eines Platzes anstelle einer seiner Sonderkarten, einmal mit diesem Exemplar ganz unten im Stapel.
lift-plot = Was eine Sonderkarte am Siegesanteil ändert
lift-caption = Prozentpunkte am Siegesanteil. Erhalten: n = { $games } Partien je Tisch, 95-%-Bereiche mit ganzen Partien als Einheit; erzwungen: n = { $pairs } Paare je Karte und Tisch, 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung.
axis-lift = Prozentpunkte am Siegesanteil
lift-dealt = Anfangs erhalten
lift-forced = Erzwungen

## Der Takt eines Zugs

rhythm-title = Was geschieht in einem Zug?
rhythm-lead = Herausforderungen, Aktionskarten und Karten, die in der ersten Phase gezogen werden, von allen Plätzen zusammen; in wie vielen Partien die Ablage neu gemischt wurde und wie viele geteilt wurden.
plot-rhythm = Je Zug
axis-rhythm = Je Zug, alle Plätze zusammen
rhythm-caption = Mittel über alle Züge; die Tabelle darunter nennt n. 95-%-Bereiche nach der t-Verteilung, von Anteilen nach Wilson.
head-challenges = Herausforderungen
head-specials = Aktionskarten
head-drawn = In Phase 1 gezogene Karten
head-reshuffles = Partien mit neu gemischter Ablage
head-shared-wins = Geteilte Siege
what-score = Punkte: die Karten, die am Ende übrig sind; weniger ist besser.
