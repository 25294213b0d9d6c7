### Die Partien eines Browsers: die Startseite für alle, die schon gespielt haben, und ihre eigene Seite.

web-mygames = Meine Partien
web-mygames-lead = Alles auf dieser Seite steht nur in diesem Browser. Der Server führt keine Liste von Ergebnissen.
web-mygames-tables = Deine Tische
web-mygames-running = Laufende Tische
web-mygames-wait-for-you =
    { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
web-mygames-more-tables =
    { $count ->
        [one] 1 weiterer Tisch
       *[other] { $count } weitere Tische
    }
web-mygames-continue = Weiter
web-mygames-your-turn = Du bist dran
web-mygames-thinks = { $seats } überlegt
web-mygames-phase-waiting = Wartet auf Mitspielende
web-mygames-phase-shuffling = Die Karten werden gemischt
web-mygames-phase-playing = Die anderen überlegen
web-mygames-bot = Bot
web-mygames-now = gerade eben

## Wie Partien ausgingen

web-mygames-finished = Beendet
web-mygames-all =
    { $count ->
        [one] Meine Partien: 1
       *[other] Alle { $count } Partien
    }
web-mygames-unseen = Die Partie ging zu Ende, während du weg warst.
web-mygames-see = Ende ansehen
web-mygames-replay = Wiederholung
web-mygames-won = Gewonnen
web-mygames-won-shared = Geteilter Sieg
web-mygames-won-together = Gemeinsam gewonnen
web-mygames-lost-together = Gemeinsam verloren
web-mygames-resigned = Aufgegeben
web-mygames-ended = Vorzeitig beendet
web-mygames-played = Zu Ende gespielt
web-mygames-place =
    { $place ->
        [one] 1. von { $count }
        [2] 2. von { $count }
        [3] 3. von { $count }
       *[other] { $place }. von { $count }
    }
web-mygames-with = mit { $seats }
web-mygames-deal-lesson = Lernpartie
web-mygames-deal-fork = aus einer Wiederholung weitergespielt
web-mygames-deal-again = gleiche Karten wie vorher
web-mygames-shared-screen = mehrere an diesem Bildschirm
web-mygames-older =
    { $count ->
        [one] 1 ältere Partie zeigen
       *[other] Ältere Partien zeigen ({ $count })
    }
web-mygames-none = In diesem Browser ist noch keine beendete Partie gespeichert.
web-mygames-first = Eine Partie spielen

## Statistik

web-mygames-statistics = Statistik
web-mygames-counted = Es zählen zu Ende gespielte Partien. Lernpartien, Partien mit bekannten Karten und solche, die mehrere an diesem Bildschirm gespielt haben, zählen nicht.
web-mygames-games =
    { $count ->
        [one] Partie
       *[other] Partien
    }
web-mygames-won-count = gewonnen
web-mygames-won-team = gemeinsam gewonnen
web-mygames-best = Bestwert
web-mygames-best-of = Bestwert in { $title }
web-mygames-last =
    { $count ->
        [one] Deine letzte Partie: { $won } gewonnen
       *[other] Deine letzten { $count } Partien: { $won } gewonnen
    }
web-mygames-newest = die letzten zehn, neueste rechts
web-mygames-column-seats = Partien
web-mygames-column-won = Gewonnen
web-mygames-seats = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
  }
web-mygames-level = Schwierigkeitsgrad: { $level ->
    [I] leicht
    [II] mittel
    [III] schwer
   *[other] { $level }
  }
web-mygames-won-of = { $won } von { $games }
web-mygames-favourites = Karten, die du am häufigsten spielst
web-mygames-times = { $count } ×

## Mitnehmen

web-mygames-file = Behalten, mitnehmen, vergessen
web-mygames-file-text = Die Datei enthält deine beendeten Partien mit Namen, Punkten und den Karten, die du gespielt hast. Sie öffnet keinen Platz und enthält keinen laufenden Tisch. Ein anderer Browser kann sie einlesen.
web-mygames-export = Als Datei speichern
web-mygames-import = Datei einlesen
web-mygames-forget-all = Alle vergessen
web-mygames-forget = Diese Partie { $title } vergessen
web-mygames-forget-sure = Noch einmal drücken, um diese Partie { $title } zu vergessen
web-mygames-forget-short = Vergessen?
web-mygames-forgotten = Die Partie ist vergessen.
web-mygames-forgotten-all = Alle Partien sind vergessen.
web-mygames-read =
    { $count ->
        [0] Die Datei enthält keine Partie, die hier noch fehlt.
        [one] 1 Partie ist hinzugekommen.
       *[other] { $count } Partien sind hinzugekommen.
    }{ $known ->
        [0] {""}
       *[other] {" "}Schon hier: { $known }.
    }
web-mygames-unkept = Dieser Browser hat keinen Platz dafür: Sie bleiben, bis du diese Seite schließt.
web-mygames-file-large = Diese Datei ist größer als jede, die Grimtable schreibt. Wähl eine andere.
web-mygames-file-unreadable = Das ist keine Datei mit Partien. Wähl eine, die auf dieser Seite gespeichert wurde.
web-mygames-file-empty = Diese Datei enthält keine beendete Partie.
