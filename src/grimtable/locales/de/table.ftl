### Was jeder Tisch sagt, gleich was an ihm gespielt wird. Zu den Argumenten siehe en/table.ftl.

## Titel

title-grimwood = Grimwood
title-grim_farmer = Grim Farmer
title-grimm_tidings = Grimm Tidings
title-book_of_madness = The Book of Madness

## Aufzählungen

list-comma = { $head }, { $tail }
list-times = { $count }× { $item }
list-you = du

## Wer am Tisch sitzt, wenn niemand einen Namen genannt hat

name-1 = Ada
name-2 = Bruno
name-3 = Clara
name-4 = Doran
name-5 = Edda
name-6 = Falk

## Der Tisch im Terminal

table-game = { $title }, { $least } bis { $most } Personen
table-default = { $text } (Standard)
table-options = Tischregeln
table-presets = Vorlagen
table-welcome =
    { $title } für { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }. Du sitzt auf Platz { $place }.
table-seed = Diese Partie hat die Nummer { $seed }; mit --seed { $seed } wird sie noch einmal so ausgeteilt.
table-keys = Tippe die Nummer deiner Antwort. ? erklärt, c und ein Name zeigt eine Karte, q verlässt den Tisch.
table-help =
    Zu jeder Frage gibt es nummerierte Antworten: Tippe eine Nummer und drücke die Eingabetaste.
    c eule zeigt, was eine Karte kann, c allein nennt alle Karten, q verlässt den Tisch.
table-help-rule = Diese Frage gehört zur Regel { $rule }. Zum Nachlesen (auf Englisch): grimtable rules { $game } { $rule }
table-prompt = Deine Antwort:
table-unread =
    { $most ->
        [1] Bitte tippe 1 oder drücke einfach die Eingabetaste.
       *[other] Bitte tippe eine Zahl von 1 bis { $most }. Mit ? gibt es Hilfe.
    }
table-waiting =
    { $seat_is ->
        [you] Du bist gefragt.
       *[other] { $seat } überlegt.
    }
table-goodbye = Du verlässt den Tisch. Bis zum nächsten Mal!
table-over = Die Partie ist zu Ende.
table-winner =
    { $seat_is ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt.
    }
table-winners = Geteilter Sieg: { $seats }.
table-score =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Was sich nicht beginnen lässt

no-game = Ein Spiel „{ $name }“ gibt es nicht, wohl aber: { $list }
no-language = Die Sprache „{ $name }“ gibt es nicht, wohl aber: { $list }
no-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $count }
no-seat = Platz { $place } gibt es an diesem Tisch nicht, nur 1 bis { $most }
no-seed = Eine Partie { $seed } gibt es nicht; die Nummern gehen von 0 bis { $most }
no-bot = Einen Bot „{ $name }“ gibt es nicht, wohl aber: { $list }
no-preset = Eine Vorlage „{ $name }“ gibt es nicht, wohl aber: { $list } (einzelne Tischregeln sehen so aus: { $example })
no-option = Eine Tischregel „{ $name }“ gibt es nicht, wohl aber: { $list }
no-value = { $name } kann nicht „{ $value }“ sein, möglich ist: { $list }
no-rule = Eine Regel „{ $name }“ gibt es nicht, wohl aber: { $list }
no-card = Eine Karte „{ $name }“ gibt es nicht, wohl aber: { $list }
no-ledger = Die Regeln von { $title } sind hier nicht installiert

## Was der Tisch nicht annimmt

refused-refused = Das nimmt der Tisch nicht an.
refused-malformed_move = Das lässt sich nicht als Zug lesen.
refused-illegal_move = Diese Antwort steht gerade nicht zur Wahl.
refused-not_your_decision = Du bist gerade nicht gefragt.
refused-stale_move = Die Frage hat sich inzwischen geändert. Bitte sieh noch einmal hin.
refused-sequence_too_far = Unterwegs ist etwas Neues ans Licht gekommen. Bitte geh Schritt für Schritt vor.
refused-half_action = Diese Aktion muss erst zu Ende gebracht werden.
refused-game_over = Die Partie ist zu Ende, gespielt wird nicht mehr.
table-verified = Die Aufzeichnung lässt sich nachspielen ({ $count } Entscheidungen) und endet, wie sie sagt: { $end }.

## Simulationen

simulate-progress = Es wird gespielt
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
simulate-range = { $low } bis { $high }
simulate-score = Punkte
simulate-low = 5 %
simulate-median = Median
simulate-high = 95 %
simulate-mean = Mittel
simulate-per-game = Je Partie
simulate-turns = Züge
simulate-decisions = Entscheidungen
simulate-ties = Geteilte Siege: { $count } von { $games } Partien ({ $share })
simulate-difference = { $name }={ $value } gegen { $name }={ $first }, mit denselben { $pairs } Kartenverteilungen
simulate-figure = Größe
simulate-change = Unterschied
simulate-share-of = Siege, Platz { $place }
simulate-score-of = Punkte, Platz { $place }
simulate-speed = { $seconds } s Rechenzeit, { $rate } Partien je Sekunde auf einem Kern
simulate-failed = Partie { $number } ist gescheitert, Kartenverteilung { $seed }: { $error }
simulate-written = { $count } Partien nach { $file } geschrieben
no-games = Mindestens 1 Partie muss es sein, nicht { $count }
no-jobs = Mindestens 1 Prozess muss es sein, nicht { $count }
no-vary = --vary nimmt eine Tischregel und mindestens zwei ihrer Werte, etwa { $example }, nicht „{ $text }“
needs-extra = Dafür braucht es `pip install grimtable[{ $extra }]`

## Nachspielen

replay-ply = { $place } von { $most }
replay-prompt = Enter: weiter, eine Zahl von 0 bis { $most }: dorthin, q: Ende
replay-unread = Bitte Enter drücken oder eine Zahl von 0 bis { $most } oder q eingeben.
replay-answer =
    > { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $answer }
replay-hand = { $seat } hält { $count ->
        [0] nichts
       *[other] { $count }: { $cards }
    }
replay-both = Entweder --seat oder --all, nicht beides

## Der Tisch auf dem ganzen Bildschirm

screen-turn =
    Zug { $number }: { $seat_is ->
        [you] du
       *[other] { $seat }
    }
screen-deck = Nachziehstapel: { $count }
screen-discard = Ablage: { $total }, oben: { $card }
screen-discard-empty = Ablage: leer
screen-seat =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }
screen-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
screen-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
screen-skips =
    { $count ->
        [one] muss aussetzen
       *[other] muss { $count }-mal aussetzen
    }
screen-combo = { $cards } · { $size }/5 · { $points } P.
screen-set = { $cards } · { $points } P.
screen-combo-of =
    { $seat_is ->
        [you] Deine Kombination
       *[other] Kombination von { $seat }
    }: { $cards }
screen-cards-named = { $cards }
screen-change =
    { $seat_is ->
        [you] { $number }
       *[other] { $seat } { $number }
    }
screen-light-play = Kraft oder Rune
screen-light-close = ziehen oder stehlen
screen-light-extra = Zusatzaktionen
screen-light-actions = Aktionen
screen-light-powers = für eine Kraft
screen-hand = Deine Hand
screen-hand-empty = Deine Hand ist leer.
screen-table = Der Tisch
screen-log = Was geschah
screen-key-card = Karte
screen-key-why = Warum nicht?
screen-key-undo = Zurück
screen-key-hint = Tipp
screen-key-pile = Ablage
screen-key-save = Sichern
screen-key-help = Hilfe
screen-key-quit = Gehen
screen-help =
    Antworte mit der Taste, die vor einer Antwort steht, mit den Pfeiltasten und der Eingabetaste oder mit einem Klick.
    Tasten auf dem Tisch selbst zeigen, worauf eine Antwort zielt. Grüne und rote Zahlen sagen, wie sich die Punkte mit Sicherheit ändern.

    c   was eine Karte kann
    w   warum etwas gerade nicht geht
    u   deine letzte Entscheidung zurücknehmen
    h   ein Tipp von einem Bot
    p   den Ablagestapel durchsehen
    s   die Partie sichern und gehen
    q   gehen, ohne zu sichern

    Mit Bild auf und Bild ab blätterst du in dem, was geschah; Strg mit Pfeil auf und ab verschiebt den Tisch. Escape schließt ein Blatt wie dieses.
screen-close = Esc schließt
screen-warn-set = Du hast noch einen vollständigen Satz auf der Hand! Wähle dasselbe noch einmal, um den Zug trotzdem zu beenden.
screen-warn-last = Letzte Runde: Handkarten zählen nichts. Wähle dasselbe noch einmal, um den Zug trotzdem zu beenden.
screen-undo-ask = Seitdem ist Neues ans Licht gekommen. Niemand hat etwas dagegen: Drücke noch einmal u, um es trotzdem zurückzunehmen.
screen-undo-none = Du hast noch nichts zurückzunehmen.
screen-undo-done = Zurückgenommen.
screen-hint = Tipp: { $text }
screen-hint-none = Hier sitzt kein Bot, der Rat geben könnte.
screen-thinking = Einen Augenblick, der Ratgeber überlegt …
screen-quit-ask = Gehen, ohne zu sichern? Drücke noch einmal q. Mit s wird gesichert.
screen-save = Unter welchem Namen sichern?
screen-save-exists = { $file } gibt es schon. Drücke noch einmal die Eingabetaste, um die Datei zu ersetzen.
screen-save-failed = { $file } lässt sich nicht schreiben.
screen-saved = Die Partie ist gesichert. Weiter geht es mit: grimtable play { $game } --resume { $file }
screen-card = Welche Karte?
screen-find = Tippe einen Namen oder nimm die Pfeiltasten
screen-why = Warum geht das nicht?
screen-why-option = Es geht: Es ist eine deiner Antworten.
screen-why-rule = Regel { $rule } (auf Englisch)
screen-curtain = { $seat } ist an der Reihe.
screen-curtain-key = Alle anderen sehen weg. { $seat }, drücke die Eingabetaste, um deine Karten zu sehen.
screen-again = Mit q verlässt du den Tisch.
no-people = { $count } Personen passen nicht an einen Tisch mit { $most } Plätzen; möglich sind 1 bis { $most }
no-screen = { $option } braucht ein Terminal mit Bildschirm und verträgt sich nicht mit --plain oder Pipes
no-resume = In { $file } liegt eine Partie { $title }
