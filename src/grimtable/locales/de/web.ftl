### Die eigenen Worte des Browsers. Argumente wie in table.ftl beschrieben.

## Seiten

web-pages = Seiten
web-nav-play = Spielen
web-nav-open = Neuer Tisch
web-nav-lobby = Lobby
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-home = Zur Startseite
web-no-page = Hier ist nichts
web-no-page-text = Unter dieser Adresse gibt es keine Seite. Kam sie von Freunden, lass dir den Link noch einmal schicken.
web-unreachable = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
web-language = Sprache
web-you = Du
web-somebody = Jemand
web-yes = ja
web-no = nein
web-back = Zurück
web-close = Schließen
web-really = Wirklich? Noch einmal drücken
web-one-moment = Einen Moment …
web-nudge = Anstupsen

## Startseite

web-hero-1 = Finstere Kartenspiele.
web-hero-2 = Ein Tisch im Wald.
web-hero-text = Läuft im Browser, ohne Konto. Spiel sofort gegen Bots oder schick deinen Freunden einen Link.
web-your-tables = Deine Tische
web-your-turn = Du bist dran
web-continue = Weiter
web-open = Öffnen
web-phase-waiting = Wartet auf Mitspieler
web-phase-shuffling = Die Karten werden gemischt
web-phase-playing = Die anderen überlegen
web-phase-over = Vorbei
web-got-code = Link oder Code bekommen?
web-code-hint = Sechs Buchstaben oder der ganze Link
web-code = Code
web-join = Beitreten
web-code-unknown = Unter diesem Code wartet kein Tisch.
web-resting = Der Server wird gerade gewartet: Laufende Spiele gehen weiter, neue Tische müssen warten.
web-games = Spiele
web-players = { $least }–{ $most } Spieler
web-length-grimwood = 30 Min.
web-length-grim_farmer = 15 Min.
web-length-grimm_tidings = 45 Min.
web-length-book_of_madness = 90 Min.
web-motto-grimwood = Die meisten Punkte bei leerem Stapel
web-motto-grim_farmer = Die erste leere Hand gewinnt
web-motto-grimm_tidings = Als Erste im Kampf auf Stufe 10
web-motto-book_of_madness = Gemeinsam das sechste Monster besiegen
web-blurb-grimwood = Sammle Nachtgestalten zu Kombinationen, stiehl, was dir fehlt, und gib es dem Drachen in Verwahrung.
web-blurb-grim_farmer = Leg Tiere verdeckt ab und schau ehrlich drein. Alle zeigen zugleich; wer beim Lügen erwischt wird, hat die Hand wieder voll.
web-blurb-grimm_tidings = Tritt die Tür ein, kämpf mit dem, was dahinter lauert, heure Hilfe an und verrate sie höflich.
web-blurb-book_of_madness = Sechs Monster, ein Buch und euer Verstand: Bannt gemeinsam die Flüche, bevor der Wahnsinn euch holt.
web-play-bots = Gegen Bots
web-dealing = Karten werden gegeben …
web-play-first = { $title } gegen drei Bots spielen
web-invite-friends = Freunde einladen
web-learn = Spielend lernen
web-learn-length = 5 Min.
web-foot = Quelloffen · kein Tracking · prüfbar gemischt · Bilder von game-icons.net, CC BY 3.0 ·
web-credits-link = Mitwirkende

## Einen Tisch eröffnen

web-open-table = Einen Tisch eröffnen
web-open-lead = Du bekommst einen Link und einen Code für deine Freunde. Freie Plätze können Bots übernehmen.
web-game = Spiel
web-who-plays = Wer spielt
web-seat-count = Plätze
web-bot-count = Davon Bots
web-bot-strength = Stärke der Bots
web-bot-level = Bot · { $level }
web-level-random = zufällig
web-level-greedy = gierig
web-level-casual = leicht
web-level-heuristic = stark
web-how-played = Wie gespielt wird
web-clock = Uhr
web-clock-none = Keine: Alle nehmen sich Zeit
web-clock-fast = Schnell
web-clock-relaxed = Gemütlich
web-clock-days = Tage: ab und zu vorbeischauen
web-preset = Regelfassung
web-preset-default = Wie üblich
web-options = Tischoptionen
web-spectators = Wer den Link hat, darf zusehen
web-public = In der Lobby anzeigen
web-veiled = Aufzeichnung unter Verschluss halten
web-veiled-why = Sie bleibt nach dem Spiel auf dem Server; dann kann niemand das Mischen prüfen.
web-open-it = Tisch eröffnen
web-your-name = Dein Name
web-name-hint = So nennen dich die anderen
web-your-face = Dein Bild

## Warten

web-opening = Der Tisch wird geladen …
web-no-table = Diesen Tisch gibt es hier nicht
web-table-unknown = Unter diesem Link gibt es keinen Tisch, oder er steht dir nicht offen. Vielleicht wurde er geschlossen.
web-closed-unknown = Unter diesem Link gibt es keinen Tisch mehr.
web-closed-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt.
web-closed-removed = Du wurdest von diesem Tisch entfernt.
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
web-host = Gastgeber
web-shuffling = Jeder Browser mischt mit …
web-waiting-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-all-here = Alle sind da.
web-add-bot = Bot dazusetzen
web-remove-bot = Bot entfernen
web-fill-bots = Mit Bots auffüllen
web-start = Spiel starten
web-host-starts = Der Gastgeber startet das Spiel.
web-get-up = Aufstehen
web-hot-seat = Am selben Gerät
web-hot-seat-why = Eine zweite Person spielt diesen Platz am selben Gerät; beim Wechsel verdeckt ein Vorhang die Karten.
web-kick = Entfernen
web-invite = Einladen
web-qr = Der Link als Bild für die Handykamera
web-copy-link = Link kopieren
web-copied = Kopiert
web-read-rules = Inzwischen die Regeln lesen
web-claim = Ein Platz wartet auf dich
web-claim-text = Dieser Link öffnet einen Platz genau einmal. Von da an wird er auf diesem Gerät gespielt.
web-link-dead = Dieser Link wurde schon benutzt oder ist zu alt.

## Lobby

web-lobby = Offene Tische
web-lobby-lead = Diese Tische warten auf Mitspieler. Setz dich dazu, oder eröffne einen eigenen und lass ihn hier anzeigen.
web-lobby-empty = Gerade wartet niemand.
web-lobby-closed = Dieser Server zeigt keine Tische an. Lass dir den Link oder den Code eines Tisches geben.
web-lobby-host = Eingeladen von { $name }

## Am Tisch

web-menu = Menü
web-beside = Verlauf und Chat
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Sag etwas …
web-emote-hello = Hallo
web-emote-well_played = Gut gespielt
web-emote-thanks = Danke
web-emote-oops = Hoppla
web-emote-thinking = Ich überlege
web-emote-hurry = Beeilung
web-emote-wow = Wow
web-emote-good_game = Gutes Spiel
web-facts-tab = Tisch
web-facts = Der Tisch in Zahlen
web-unseen-title = Noch nicht gesehen
web-unseen = { $count } ungesehen
web-unseen-text = Auf der Hand oder im Stapel, soweit du weißt.
web-known-tab = Gesehen
web-known = Wer was hat
web-known-cards = Gesehen hast du: { $cards }
web-known-nothing = Davon hast du noch nichts gesehen.
web-look-empty = Zeig auf eine Karte, um sie hier zu lesen.
web-look-through = Durchsehen
web-my-side = Deine Seite des Tisches
web-my-hand = Deine Hand, { $count } Karten
web-my-hand-is = Deine Hand: { $cards }
web-hand-empty = Deine Hand ist leer.
web-middle = Die Tischmitte
web-combo = Kombination { $place }
web-place-of = { $place } von { $count }
web-card-back = Karte, verdeckt
web-card-legal = wählbar
web-card-chosen = gewählt
web-card-off = jetzt nicht wählbar
web-card-idle = nicht angelegt
web-card-spent = erschöpft
web-card-down = liegt umgedreht
web-points-short = Pkt.
web-points-short-grimm_tidings = Stufe
web-score-grimm_tidings = Stufe { $count }
web-card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-show-seat = { $name } zeigen
web-thinking = überlegt
web-away = abwesend
web-stand-in = ein Bot springt ein
web-resigned = aufgegeben
web-watchers =
    { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
web-rule = Regel { $rule }
web-rules = Regeln
web-answers = Antworten
web-asked-you = Deine Entscheidung: { $text }
web-press-again = noch einmal antippen oder Enter
web-which-way = Da gibt es mehrere Möglichkeiten. Welche?
web-lit =
    { $count ->
        [one] 1 weitere Möglichkeit leuchtet auf dem Tisch.
       *[other] { $count } weitere Möglichkeiten leuchten auf dem Tisch.
    }
web-choose-lit =
    { $count ->
        [one] Wähle, was leuchtet.
       *[other] { $count } Möglichkeiten leuchten: Wähle eine.
    }
web-chosen-so-far = Bisher gewählt
web-chosen-count = { $count } gewählt
web-put-back = Zurücklegen
web-seal = Versiegeln
web-sealed = versiegelt
web-sealed-you = Versiegelt. Die anderen wählen noch.
web-break-seal = Siegel brechen
web-waiting = Warten
web-waiting-count =
    { $count ->
        [one] Eine Person wählt noch.
       *[other] { $count } wählen noch.
    }
web-number = Anzahl
web-less = Weniger
web-more = Mehr
web-before = Vorher
web-after = Nächstes
web-filter = Namen eintippen
web-nothing-found = Dazu wurde nichts gefunden.
web-paid = { $paid } von { $needed } bezahlt
web-wasted = { $over } zu viel
web-suggested = Wie vorgeschlagen
web-hint = Tipp
web-hint-says = Ein guter Zug: { $what }
web-undo = Zurücknehmen
web-undo-ask = Die anderen um Rücknahme bitten
web-undo-none = Jetzt gibt es nichts zurückzunehmen
web-taken-back = Etwas wurde zurückgenommen.
web-text-table = Der Tisch als Text
web-sound = Töne
web-still = Wenig Bewegung
web-why-open = Das kannst du jetzt wählen.
web-why-title = Warum nicht?
web-not-connected = Keine Verbindung: Es wurde nichts gesendet.
web-line-lost = Verbindung verloren, neuer Versuch ({ $tries })
web-line-restart = Der Server startet neu. Dein Tisch kommt von selbst zurück, genau wie er war.
web-line-silent = Der Server antwortet nicht, neuer Versuch ({ $tries })
web-delayed = Du siehst den Tisch mit { $seconds } Sekunden Verzögerung, damit niemand vorsagen kann.
web-missed = Während du weg warst
web-got-it = Verstanden
web-stands-in = Ein Bot spielt für dich.
web-i-am-back = Ich bin wieder da
web-curtain = Jetzt: { $name }, Platz { $place }
web-curtain-text = Gib das Gerät weiter. Die Karten zeigen sich erst, wenn du es sagst.
web-curtain-lift = Das bin ich
web-readonly = Dieser Tisch spielt ältere Regeln: ansehen ja, anfassen nein.
web-wish =
    { $seat_is ->
        [you] Du bittest { $what ->
            [undo] darum, deine letzte Antwort zurückzunehmen
            [end] darum, hier aufzuhören
            [pause] um eine Pause
           *[resume] darum, weiterzuspielen
        }.
       *[other] { $seat } bittet { $what ->
            [undo] darum, die letzte Antwort zurückzunehmen
            [end] darum, hier aufzuhören
            [pause] um eine Pause
           *[resume] darum, weiterzuspielen
        }.
    }
web-agree = Einverstanden
web-disagree = Nein
web-wish-waits =
    { $count ->
        [one] Eine Antwort fehlt
       *[other] { $count } Antworten fehlen
    }
web-paused = Der Tisch macht Pause.
web-pause = Pause vorschlagen
web-resume = Weiterspielen
web-end-agreed = Vorschlagen, hier aufzuhören
web-move-seat = Auf anderem Gerät weiterspielen
web-leave = Gehen; ein Bot spielt weiter
web-resign = Aufgeben
web-people = Mitspieler
web-make-host = Zum Gastgeber machen
web-mute = Stummschalten
web-block = Sperren
web-report = Melden
web-reported = Gemeldet. Danke.
web-trouble = Ein Problem melden
web-trouble-text = Die Datei enthält, was dieser Platz vom Spiel gesehen hat: keine Links, keine Namen, kein Chat, nichts vom Mischen. Häng sie an, wenn du das Problem irgendwo meldest.
web-trouble-say = Was ging schief?
web-trouble-send = An den Betreiber des Servers senden
web-trouble-bundle = Datei herunterladen
web-orders = Antworten im Voraus
web-orders-text = Das sieht niemand, und jedes Zeitfenster dauert gleich lang.
web-order-ask = Frag mich
web-ended-agreed = Alle waren einverstanden, hier aufzuhören.
web-ended-resigned = Alle haben aufgegeben.
web-ended-closed = Der Tisch wurde geschlossen.
web-ended-expired = Zu lange kam niemand.
web-rematch = Noch ein Spiel
web-same-deal = Mit denselben Karten
web-follow-next = Die anderen spielen weiter: komm mit
web-check-shuffle = Mischen prüfen
web-shuffle-fair = Es wurde ehrlich gemischt: Alle Versprechen passen zu den Karten.
web-shuffle-wrong = Mit dem Mischen stimmt etwas nicht: { $what }
web-shuffle-lesson = Hier wurde nicht gemischt: Die Karten des Lernspiels liegen immer gleich.
web-download = Herunterladen

## Einstellungen

web-settings = Einstellungen
web-all-settings = Alle Einstellungen
web-at-table = Am Tisch
web-confirm = Antworten bestätigen
web-confirm-always = Immer: zweimal antippen
web-confirm-beyond = Nur was sich nicht zurücknehmen lässt
web-confirm-never = Nie: beim ersten Antippen
web-ends-alone = Bleibt nur eine Antwort, sie für mich geben
web-coach-again = Alles noch einmal erklären
web-plain-names = Schlichte Schrift auf Karten
web-save-name = Namen speichern
web-saved = Gespeichert.
web-my-data = Deine Daten
web-my-data-text = Der Server kennt diesen Browser an einem Cookie, dazu deinen Namen und was du an Tischen gesagt hast. Sonst nichts.
web-my-data-get = Meine Daten herunterladen
web-forget-me = Alles über mich löschen
web-forgotten = Alles ist gelöscht.
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
web-credits-icons = Die Figuren auf den Karten sind umgefärbte Icons von
web-credits-others = Weitere Künstler von game-icons.net
web-credits-fonts = Schriften
web-credits-code = Mitgelieferte Programme
