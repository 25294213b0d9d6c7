### Was jeder Tisch sagt, gleich was an ihm gespielt wird. Zu den Argumenten siehe en/table.ftl.

## Titel

title-grimwood = Grimwood
title-grim_farmer = Grim Farmer
title-grimm_tidings = Grimm Tidings
title-book_of_madness = Das Buch des Wahnsinns
    .english = The Book of Madness

## Aufzählungen

list-comma = { $head }, { $tail }
list-times = { $count }× { $item }
list-card = { $item }
list-quoted = „{ $item }“
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
table-bots = Bots, der stärkste zuletzt
table-options = Tischregeln
table-presets = Vorlagen
table-welcome =
    { $title } für { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }. Du sitzt auf Platz { $place }.
table-seed = Diese Partie hat die Nummer { $seed }; mit --seed { $seed } wird sie noch einmal so ausgeteilt.
table-keys = Tippe die Nummer deiner Antwort. ? erklärt, c und ein Name zeigt eine Karte, h nennt gute Möglichkeiten mit Gründen, q verlässt den Tisch.
table-help =
    Zu jeder Frage gibt es nummerierte Antworten: Tippe eine Nummer und drücke die Eingabetaste.
    c { $card } zeigt, was eine Karte kann, c allein nennt alle Karten, q verlässt den Tisch.
table-help-rule = Diese Frage gehört zur Regel { $rule }. Zum Nachlesen: grimtable rules { $game } { $rule }
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
table-recorded = Die Partie ist in { $file } aufgezeichnet. Nachspielen lässt sie sich mit: grimtable replay { $file }
table-not-recorded = Die Partie wurde nicht zu Ende gespielt, deshalb steht nichts in { $file }.
table-over = Die Partie ist zu Ende.
table-winner =
    { $seat_is ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt.
    }
table-winners = Geteilter Sieg: { $seats }.
table-nobody = Niemand gewinnt.
table-score =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Ein Tisch auf einem Server

join-no-link = „{ $link }“ ist kein Link zu einem Tisch. Links sehen aus wie http://host/table/…; ein Code aus zehn Buchstaben braucht --server, den Server, von dem er stammt.
join-nobody = Unter { $server } antwortet kein Grimtable. Stimmt die Adresse, und läuft der Server?
join-rules = Dieser Server spielt { $title } nach Regelnummer { $there }, dieses Programm nach { $here }. Bitte dieselbe Version installieren.
join-watch = An diesem Tisch ({ $title }) ist kein Platz frei, oder die Partie hat begonnen: Du schaust zu.
join-waiting = Der Tisch wartet. Wer ihn eröffnet hat, startet die Partie, sobald alle Plätze besetzt sind. Strg+C verlässt ihn.
join-free =
    { $count ->
        [0] Jetzt sind alle Plätze besetzt.
        [one] 1 Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
join-shuffling = Die Partie beginnt: Alle mischen mit.
join-cut = Die Verbindung ist abgerissen. Sie wird wiederhergestellt …
join-back = Du bist wieder am Tisch.
join-lost = Der Server ist nicht mehr zu erreichen.
join-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
join-removed = Du wurdest von diesem Tisch entfernt.
join-unwatched = Das Spiel hat begonnen, und an diesem Tisch gibt es keine Zuschauer.
join-ended = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
join-abandoned = Die anderen haben die Partie beendet, während jemand abwesend war: { $seats }.
join-given-away = Dein Platz ging an jemand anderen, während du weg warst.
join-asked-back = Die Person, der dein Platz vorher gehörte, ist zurück und bittet darum. y gibt ihn zurück, n behält ihn.
join-taken-back = Eine Antwort wurde zurückgenommen.
join-return = Dein Platz bleibt dir, und wenn es lange dauert, spielt ein Bot. Mit diesem Link kommst du zurück, einmal: { $link }
join-keys = u bittet darum, deine letzte Antwort zurückzunehmen, y und n antworten auf Bitten der anderen, t und ein Text sagt allen etwas.
join-chat = { $name }: „{ $text }“
join-wish =
    { $wish ->
        [undo] { $seat } möchte die letzte Antwort zurücknehmen.
        [pause] { $seat } möchte eine Pause.
        [resume] { $seat } möchte weiterspielen.
       *[end] { $seat } möchte die Partie hier beenden.
    } y stimmt zu, n lehnt ab.
join-wish-mine = Die anderen werden gefragt.
join-wish-gone = Das ist entschieden.
join-quit-ask = Den Tisch verlassen? Dein Platz bleibt dir eine Weile. Drücke q noch einmal.
screen-key-say = Sagen
screen-key-agree = Zustimmen
screen-key-disagree = Ablehnen
screen-key-again = Revanche

## Was sich nicht beginnen lässt

no-game = Ein Spiel „{ $name }“ gibt es nicht, wohl aber: { $list }
no-language = Die Sprache „{ $name }“ gibt es nicht, wohl aber: { $list }
no-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $count }
no-seat = Platz { $place } gibt es an diesem Tisch nicht, nur 1 bis { $most }
no-seed = Eine Partie { $seed } gibt es nicht; die Nummern gehen von 0 bis { $most }
no-bot = Einen Bot „{ $name }“ gibt es nicht, wohl aber: { $list }
no-bot-here = Der Bot „{ $name }“ spielt { $title } noch nicht, wohl aber: { $list }
cards-sound = { $file } ist spielbar: { $count } Karten in { $kinds } Sorten, { $doors } Türen und { $treasures } Schätze.
cards-sound-madness = Mit { $file } kann gespielt werden: { $count } Karten von { $kinds } Arten und { $sheets } Zauberlehrlinge.
no-preset = Eine Vorlage „{ $name }“ gibt es nicht, wohl aber: { $list } (einzelne Tischregeln sehen so aus: { $example })
no-option = Eine Tischregel „{ $name }“ gibt es nicht, wohl aber: { $list }
no-value = { $name } kann nicht „{ $value }“ sein, möglich ist: { $list }
no-rule = Eine Regel „{ $name }“ gibt es nicht, wohl aber: { $list }
no-card = Eine Karte „{ $name }“ gibt es nicht, wohl aber: { $list }
no-ledger = Die Regeln von { $title } sind hier nicht installiert

table-verified = Die Aufzeichnung lässt sich nachspielen ({ $count } Entscheidungen) und endet, wie sie sagt: { $end }.
table-shuffled = Gemischt wurde wie versprochen: Das Geheimnis des Tisches und die Zufallszahlen ({ $count }) sind die, die vor dem Austeilen versiegelt wurden. Das Versprechen von damals muss { $promise } lauten.
table-added-nothing = Plätze, die wie Bots nichts zum Mischen beigetragen haben: { $places }.
table-server-alone = Außer dem Server hat niemand diese Karten mitgemischt.
table-seeded = Diese Karten stammen aus einer Startzahl: Außer dem Programm hat sie niemand gemischt.
table-abandoned = Die anderen haben diese Partie beendet, während jemand abwesend war: Platz { $places }.
table-taken-over = Während der Partie haben andere für Abwesende übernommen: Platz { $places }. Sie haben das Blatt gesehen.
table-known-deal = Diese Karten wurden nicht für diesen Tisch gemischt: Sie wurden zuerst an Tisch { $table } ausgeteilt, und wer dort gespielt hat, kennt sie vielleicht. Plätze, die nichts beigetragen haben: { $places }.
table-known-fork = Hier wurde nicht gemischt: Dieses Spiel setzt ein anderes fort, und wer jenes gesehen hat, kennt vielleicht die Karten.
table-known-lesson = Hier wurde nicht gemischt: Die Karten des Lernspiels liegen immer gleich.
table-not-started = Die Partie hat nicht begonnen: Von Platz { $places } kam keine Antwort.
table-void-start =
    { $how ->
        [left] Ein Start ist gescheitert: Wer damals auf Platz { $places } saß, ist während des Mischens aufgestanden, vielleicht um andere Karten zu bekommen.
        [removed] Ein Start ist gescheitert: Wer damals auf Platz { $places } saß, wurde während des Mischens entfernt, vielleicht damit andere Karten kommen.
       *[silent] Ein Start ist gescheitert: Wer damals auf Platz { $places } saß, hat nicht zu Ende mitgemischt, vielleicht um andere Karten zu bekommen.
    }

## Simulationen

no-games = Mindestens 1 Partie muss es sein, nicht { $count }
no-jobs = Mindestens 1 Prozess muss es sein, nicht { $count }
needs-extra = Dafür braucht es `pip install grimtable[{ $extra }]`

## Ein Spiel prüfen

check-sound = { $title } hält jede Regel ein, die ein Spiel einhalten muss.
check-played =
    { $games ->
        [one] 1 Zufallspartie
       *[other] { $games } Zufallspartien
    }, { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $questions ->
        [one] 1 Art von Fragen
       *[other] { $questions } Arten von Fragen
    }; { $looks ->
        [one] 1 Mal
       *[other] { $looks } Mal
    } genau hingesehen
check-tried-faces = verdeckte Orte, verglichen mit dem, was jeder Platz wissen darf
check-tried-questions = Fragen, die nichts ändern und sich speichern lassen
check-tried-copies = Kopien und Spielstände, die wie das Original weitergehen
check-tried-offers = angebotene Antworten gespielt
check-tried-redeals = verdeckte Karten neu verteilt, mit gleicher Sicht für einen Platz
check-tried-encodings = Sichten als Zahlen zum Lernen
check-tried-words = Fragen und Antworten in Worten
check-tried-defaults = Antworten bei abgelaufener Uhr
check-tried-passes = Passen, das in seinem Fenster blieb
check-tried-twins = Antworten, nach denen gleiche Karten austauschbar waren
check-tried-worlds = Antworten, die nichts über ungesehene Karten verraten haben
check-tried-ends = Partien, die zu Ende gingen
check-tried-stories = Ereignisse in Worten
check-tried-replays = Aufzeichnungen nachgespielt
check-never = Ein Strich heißt, dass in diesen Partien nichts dergleichen vorkam.
check-missing =
    { $count ->
        [one] Im Ordner { $language } fehlt ein Text. Zu sehen ist stattdessen der englische oder sein Schlüssel:
       *[other] Im Ordner { $language } fehlen { $count } Texte. Zu sehen sind stattdessen die englischen oder ihre Schlüssel:
    }
check-fault = { $title } bricht eine Regel, die jedes Spiel einhalten muss:

## Ein neues Spiel schreiben

new-written =
    { $name } liegt jetzt in { $folder }. So wird es installiert und gespielt:
      python -m pip install -e { $folder }
      grimtable play { $name }
      grimtable check { $name }
      python -m pytest { $folder }
new-name = „{ $name }“ kann kein Spiel heißen: Nimm Kleinbuchstaben, Ziffern und _, zuerst einen Buchstaben, höchstens 31 Zeichen und kein Wort von Python
new-game-exists = Das Spiel „{ $name }“ gibt es schon; wähle einen anderen Namen
new-module-exists = Ein Python-Modul „{ $name }“ gibt es schon, und eines würde das andere verdecken; wähle einen anderen Namen
new-folder-exists = { $folder } gibt es schon; nichts wurde geändert
new-no-folder = Den Ordner { $folder } gibt es nicht

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
screen-asked =
    { $seat_is ->
        [you] Du bist dran
       *[other] { $seat } ist dran
    }
screen-asked-several = Es wählen: { $seats }
screen-zone-closed = { $name }: { $count }
screen-zone-open = { $name }: { $text }
screen-zone-part = { $name } ({ $count }): { $text }
screen-card-heading =
    { $card }{ $count ->
        [0] {""}
       *[other] {" "}· { $count } im Spiel
    }
screen-card-untold = Mehr sagt ihr Spiel nicht über sie.
reason-not-now = Die offene Frage lässt das gerade nicht zu.
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
    Tasten auf dem Tisch selbst zeigen, worauf eine Antwort zielt. Ein Klick auf eine Karte oder einen Stapel zeigt sie genauer. Grüne und rote Zahlen sagen, was sich mit Sicherheit ändert.

    c   was eine Karte kann
    w   warum etwas gerade nicht geht
    u   deine letzte Entscheidung zurücknehmen
    h   ein Tipp von einem Bot
    p   den Ablagestapel durchsehen
    s   die Partie speichern und gehen
    q   gehen, ohne zu speichern

    Mit Bild auf und Bild ab blätterst du in dem, was geschah; [ und ] verschieben den Tisch, ebenso Strg mit Pfeil auf und ab. Escape schließt ein Blatt wie dieses.
screen-close = Esc schließt
screen-welcome = ? erklärt kurz die Regeln, h gibt einen Tipp, und ein Klick auf eine Karte sagt, was sie kann.
screen-warn-set = Du hast noch eine vollständige Kombination auf der Hand! Wähle dasselbe noch einmal, um den Zug trotzdem zu beenden.
screen-warn-last = Letzte Runde: Handkarten zählen nichts, und du könntest noch welche auslegen. Wähle dasselbe noch einmal, wenn du es trotzdem willst.
screen-undo-ask = Seitdem ist Neues ans Licht gekommen. Sonst spielt hier niemand: Drücke noch einmal u, um es trotzdem zurückzunehmen.
screen-undo-none = Du hast noch nichts zurückzunehmen.
screen-undo-done = Zurückgenommen.
screen-hint = Tipp: { $text }
screen-hint-none = Hier sitzt kein Bot, der Rat geben könnte.
screen-thinking = Einen Augenblick, der Ratgeber überlegt …
screen-quit-ask = Gehen, ohne zu speichern? Drücke noch einmal q. Mit s wird gespeichert.
screen-save = Unter welchem Namen speichern?
screen-save-exists = { $file } gibt es schon. Drücke noch einmal die Eingabetaste, um die Datei zu ersetzen.
screen-save-failed = { $file } lässt sich nicht schreiben.
screen-saved = Die Partie ist gesichert. Weiter geht es mit: grimtable play { $game } --resume { $file }
screen-card = Welche Karte?
screen-find = Tippe einen Namen oder nimm die Pfeiltasten
screen-why = Warum geht das nicht?
screen-why-option = Es geht: Es ist eine deiner Antworten.
screen-why-rule = Regel { $rule }
screen-curtain = { $seat } ist an der Reihe.
screen-curtain-key = Alle anderen sehen weg. { $seat }, drücke die Eingabetaste, um deine Karten zu sehen.
screen-again = Mit q verlässt du den Tisch.
screen-again-recorded = Mit q verlässt du den Tisch; dann wird die Partie in { $file } aufgezeichnet.
no-people = An einem Tisch mit { $most } Plätzen können 1 bis { $most } Personen sitzen, nicht { $count }; mit --seats ändert sich die Zahl der Plätze
no-screen = { $option } braucht ein Terminal mit Bildschirm und verträgt sich nicht mit --plain oder Pipes
no-resume = In { $file } liegt eine Partie { $title }
only-browser = { $option } gehört zum Tisch im Browser: lass das Spiel weg
only-terminal = { $option } gehört ins Terminal: sag, welches Spiel, etwa grimtable play grimwood

## Mehrere antworten zugleich, mehreres wird ausgesucht

screen-waiting-all = Die anderen wählen noch.
screen-full = Mehr dürfen es nicht sein. Bleibt es dabei?
screen-send = Ja, dabei bleibt es
screen-picking = Rücktaste oder Klick nimmt eine Karte zurück; 0 oder Leertaste beendet die Auswahl.
screen-curtain-again = { $seat }, wenn du deine Antwort noch ändern willst, drücke u.
screen-help-several = Wo du mehrere Karten aussuchst, liegen sie erst einmal nur bereit: Rücktaste, u oder ein Klick nimmt eine zurück, 0 oder die Leertaste beendet die Auswahl.

## Grim Farmer auf dem ganzen Bildschirm

screen-farmer-turn = Runde { $number } von { $most }
screen-farmer-game-first_to_k = Partie { $number }, { $most ->
        [one] 1 Sieg nötig
       *[other] { $most } Siege nötig
    }
screen-farmer-game-sum_of_cards_left = Partie { $number } von { $most }
screen-farmer-phase-1 = Ziehen
screen-farmer-phase-2 = Ansage
screen-farmer-phase-3 = Besondere Tiere
screen-farmer-phase-4 = Auslegen
screen-farmer-phase-5 = Anzweifeln
screen-farmer-discards = Ablage: { $count }
screen-farmer-discarded =
    { $count ->
        [0] Noch ist nichts abgeworfen.
        [one] 1 Karte liegt verdeckt auf der Ablage.
       *[other] { $count } Karten liegen verdeckt auf der Ablage.
    }{ $known ->
        [0] {""}
       *[other] {" "}Davon hast du { $known } gesehen: { $cards }.
    }
screen-farmer-call = Ansage
screen-farmer-no-call = Noch gibt es keine Ansage; sie kommt nach dem Ziehen.
screen-farmer-old-call = Die alte; gleich kommt eine neue.
screen-farmer-or = oder
screen-farmer-beside = neu gezogen:
screen-farmer-fits =
    { $only ->
        [animals] Nur Tiere zählen: Es passt, was eines davon zeigt.
        [colours] Nur Farben zählen: Es passt, was eine davon hat.
       *[both] Tier oder Farbe: eins davon muss passen.
    }
screen-farmer-played = Gespielt:
screen-farmer-played-by =
    { $card } ({ $seat_is ->
        [you] du
       *[other] { $seat }
    })
screen-farmer-open = Diese Runde noch spielbar:
screen-farmer-picked = Ausgesucht:
screen-farmer-own-pile = Dein Stapel:
screen-farmer-number = { $count }
screen-farmer-held = { $count } auf der Hand
screen-farmer-placed = { $count } ausgelegt
screen-farmer-empty = Hand leer!
screen-farmer-wins =
    { $count ->
        [one] 1 Partie gewonnen
       *[other] { $count } Partien gewonnen
    }
screen-farmer-left =
    { $count ->
        [one] bisher 1 Karte übrig
       *[other] bisher { $count } Karten übrig
    }
screen-farmer-good = alles passt
screen-farmer-bad = geblufft!
screen-farmer-hidden = nicht angezweifelt
screen-farmer-points =
    { $seat_is ->
        [you] du hast { $seat_to } angezweifelt
       *[other] hat { $seat_to_is ->
            [you] dich
           *[other] { $seat_to }
        } angezweifelt
    }
screen-farmer-change =
    { $number } { $count ->
        [one] Karte
       *[other] Karten
    }
screen-farmer-last-chance = Leere Hand: { $seats }. Wer jetzt nicht erwischt wird, gewinnt.
screen-farmer-last-turn = Die letzte Runde: Wird niemand alles los, gewinnen die wenigsten Karten.
screen-farmer-won = Partie { $number } ging an: { $seats }. Es ist neu gegeben.
screen-farmer-warn-empty = Leere Hand: { $seats }. Ohne Zweifel ist das der Sieg. Wähle dasselbe noch einmal, wenn du es trotzdem willst.
screen-farmer-too-late = Eine andere Karte kam zuerst, { $card_nominative } bleibt auf deiner Hand.
