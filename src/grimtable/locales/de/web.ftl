### Seiten

web-pages = Seiten
web-nav-play = Spielen
web-nav-open = Neuer Tisch
web-nav-lobby = Lobby
web-nav-games = Partien
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-home = Zur Startseite
web-no-page = Hier ist nichts
web-no-page-text = Unter dieser Adresse gibt es keine Seite. Kam sie von Freunden, lass dir den Link noch einmal schicken.
web-unreachable = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
web-language = Sprache
web-you = Du
web-guest = Gast { $place }
web-somebody = Jemand
web-yes = ja
web-no = nein
web-back = Zurück
web-close = Schließen
web-really = Wirklich? Noch einmal drücken
web-one-moment = Einen Moment …
web-nudge = Anstupsen

## Startseite

web-open = Öffnen
web-code = Code
web-games = Spiele
web-players = { $least }–{ $most } Personen
web-credits-link = Mitwirkende

## Einen Tisch eröffnen

web-game = Spiel
web-bot-strength = Stärke der Bots
web-bot-level = Bot · { $level }
web-level-random = zufällig
web-level-greedy = gierig
web-level-casual = leicht
web-level-heuristic = mittel
web-level-search = schwer
web-level-easy = leicht
web-level-easy-why = Spielt schlicht und lässt dir Fehler durchgehen.
web-level-medium = mittel
web-level-medium-why = Hält sich an die Faustregeln des Spiels.
web-level-hard = schwer
web-level-hard-why = Spielt seine Möglichkeiten im Kopf weiter und nimmt die beste. Deine Hand sieht er nie.
web-options = Tischregeln
web-your-name = Dein Name
web-name-hint = So nennen dich die anderen
web-your-face = Dein Bild

## Warten

web-opening = Der Tisch wird geladen …
web-no-table = Diesen Tisch gibt es hier nicht
web-table-unknown = Unter diesem Link gibt es keinen Tisch, oder er steht dir nicht offen. Vielleicht wurde er geschlossen.
web-closed-unknown = Unter diesem Link gibt es keinen Tisch mehr.
web-closed-moved = Auf deinem Platz spielt jetzt jemand anders, oder du selbst auf einem anderen Gerät.
web-closed-removed = Du wurdest von diesem Tisch entfernt. Wenn du nur weg warst, lade die Seite neu.
web-closed-unwatched = Das Spiel hat begonnen, und an diesem Tisch gibt es keine Zuschauer.
web-closed-crowded = Dieser Tisch ist in zu vielen Tabs offen; dies ist der älteste.
web-closed-reseated = Deine Plätze haben sich geändert. Bitte lade die Seite neu.
web-closed-restart = Der Server startet neu. Bitte lade die Seite neu.
web-invited = { $name } lädt dich an diesen Tisch ein.
web-sit-down = Hinsetzen
web-sit-here = Hierher setzen
web-watch = Zusehen
web-full = Alle Plätze sind besetzt.
web-seats = Plätze
web-seat-free = frei
web-host = Gastgeber:in
web-shuffling = Jeder Browser mischt mit …
web-waiting-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-all-here = Alle Plätze sind besetzt.
web-add-bot = Bot dazusetzen
web-remove-bot = Bot entfernen
web-fill-bots = Mit Bots auffüllen
web-start = Spiel starten
web-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
web-is-here = da
web-is-away = weg
web-known-deal = Es kommen dieselben Karten wie in einer früheren Partie. Wer dort mitgespielt hat, kennt sie vielleicht.
web-known-deal-waits = Sobald sich jemand anderes setzt, wird neu gemischt.
web-get-up = Aufstehen
web-hot-seat = Am selben Gerät
web-hot-seat-why = Eine zweite Person spielt diesen Platz am selben Gerät; beim Wechsel verdeckt ein Vorhang die Karten.
web-kick = Entfernen
web-invite = Einladen
web-copied = Kopiert
web-read-rules = Inzwischen die Regeln lesen

## Am Tisch

web-card-back = Karte, verdeckt
web-card-legal = wählbar
web-card-chosen = gewählt
web-card-idle = nicht angelegt
web-card-spent = erschöpft
web-card-down = liegt umgedreht
web-rule = Regel { $rule }
web-rules = Regeln
web-waiting = Warten
web-filter = Namen eintippen
web-nothing-found = Dazu wurde nichts gefunden.
web-text-table = Der Tisch als Text
web-sound = Töne
web-still = Wenig Bewegung

## Einstellungen

web-settings = Einstellungen
web-all-settings = Alle Einstellungen
web-confirm = Antworten bestätigen
web-confirm-always = Immer: zweimal antippen
web-confirm-beyond = Nur was sich nicht zurücknehmen lässt
web-confirm-never = Nie: beim ersten Antippen
web-presses-only = Wenn nur eine Wahl bleibt
web-presses-only-auto = Gegen Bots automatisch wählen
web-presses-only-always = Immer automatisch wählen
web-presses-only-never = Auf mich warten
web-coach-again = Alles noch einmal erklären
web-keys = Tasten
web-key-confirm = ausführen
web-key-back = einen Schritt zurück
web-key-walk = die Karten entlang
web-key-next = zum Nächsten, was leuchtet
web-key-end = Zug beenden, fertig
web-key-draw = ziehen
web-key-steal = stehlen
web-key-pass = passen
web-key-yes-no = ja, nein
web-key-seats = Plätze, im Uhrzeigersinn
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-why = warum nicht?
web-key-totals = Punkte ansagen
web-key-hand = meine Hand ansagen
web-key-say-seats = Plätze ansagen
web-key-log = Verlauf
web-key-mute = Töne an oder aus
web-key-keys = diese Tasten

## Regeln und Mitwirkende

web-rules-title = Regeln und Karten
web-cards = Karten
web-search-rules = Regeln durchsuchen
web-ledger-english = Das ausführliche Regelwerk gibt es nur auf Englisch.
web-credits = Mitwirkende
