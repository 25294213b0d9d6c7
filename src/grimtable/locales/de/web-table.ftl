### Was der Browser am Tisch sagt, ganz gleich, was dort gespielt wird.

web-menu = Menü
web-beside = Verlauf und Chat
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Sag etwas …
web-send = Senden
web-chat-quick = Schnelle Sätze
web-emote-hello = Hallo
web-emote-well_played = Gut gespielt
web-emote-thanks = Danke
web-emote-oops = Hoppla
web-emote-thinking = Ich überlege
web-emote-hurry = Beeilung
web-emote-wow = Wow
web-emote-good_game = Gutes Spiel
web-emote-good_luck = Viel Glück euch allen
web-emote-ready = Ich bin bereit
web-emote-one_moment = Einen Moment, bitte
web-emote-shall_we_start = Fangen wir an?
web-emote-back_soon = Bin gleich wieder da
web-emote-i_am_back = Ich bin wieder da
web-emote-play_again = Noch eine Partie?
web-facts-tab = Tisch
web-nobody = niemand
web-facts = Was das Spiel mitzählt
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
web-card-off = jetzt nicht wählbar
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
web-answers = Antworten
web-asked-you = Deine Entscheidung: { $text }
web-press-again = Noch einmal antippen oder Enter drücken.
web-which-way = Da gibt es mehrere Möglichkeiten. Welche?
web-lit =
    { $count ->
        [one] 1 Möglichkeit leuchtet auf dem Tisch.
       *[other] { $count } Möglichkeiten leuchten auf dem Tisch.
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
web-waiting-count =
    { $count ->
        [one] Eine Person wählt noch.
       *[other] { $count } wählen noch.
    }
web-number = Anzahl
web-less = Weniger
web-more = Mehr
web-more-ways = Mehr …
web-before = Vorher
web-after = Nächstes
web-paid = { $paid } von { $needed } bezahlt
web-wasted = { $over } zu viel
web-suggested = Wie vorgeschlagen
web-hint = Tipp
web-undo = Zurücknehmen
web-undo-ask = Die anderen um Rücknahme bitten
web-undo-none = Jetzt gibt es nichts zurückzunehmen
web-taken-back = Etwas wurde zurückgenommen.
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
web-withdraw = Zurückziehen
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
web-wish-waits = Es fehlt noch: { $seats }
web-turn-title = (Du bist dran) { $title }
web-paused = Der Tisch macht Pause.
web-resume = Weiterspielen
web-orders = Antworten im Voraus
web-ended-agreed = Alle waren einverstanden, hier aufzuhören.
web-ended-abandoned = Die Partie wurde abgebrochen. Abwesend: { $seats }.
web-ended-closed = Der Tisch wurde geschlossen.
web-ended-expired = Zu lange kam niemand.
web-rematch = Noch ein Spiel
web-same-deal = Mit denselben Karten
web-follow-next = Die anderen spielen weiter: komm mit
web-follow-again = Die anderen spielen mit denselben Karten noch einmal: komm mit
web-check-shuffle = Mischen prüfen
web-replay = Wiederholung
web-download = Herunterladen
