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
