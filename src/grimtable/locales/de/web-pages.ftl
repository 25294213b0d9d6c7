### Was der Browser auf Seiten sagt, die am Tisch niemand braucht: Tisch eröffnen, Lobby, Einstellungen, Dank.

web-open-table = Einen Tisch eröffnen
web-open-lead = Du bekommst einen Link und einen Code für deine Freunde. Freie Plätze können Bots übernehmen.
web-who-plays = Wer spielt
web-seat-count = Plätze
web-bot-count = Davon Bots
web-how-played = Wie gespielt wird
web-clock = Uhr
web-clock-none = Keine: Alle nehmen sich Zeit
web-clock-fast = Schnell
web-clock-relaxed = Gemütlich
web-clock-days = Tage: ab und zu vorbeischauen
web-absence = Abwesenheitsfrist
web-absence-0 =
    { $clock ->
        [days] Wie üblich: 3 Tage
       *[other] Wie üblich: 10 Minuten
    }
web-absence-120 = 2 Minuten
web-absence-600 = 10 Minuten
web-absence-1800 = 30 Minuten
web-absence-3600 = 1 Stunde
web-absence-86400 = 1 Tag
web-absence-259200 = 3 Tage
web-absence-why = Danach kann, wer den Tisch leitet, den Platz einer abwesenden Person jemand anderem geben.
web-preset = Vorlage
web-preset-default = Wie üblich
web-spectators = Wer den Link hat, darf zusehen
web-public = In der Lobby anzeigen
web-veiled = Aufzeichnung unter Verschluss halten
web-veiled-why = Sie bleibt nach dem Spiel auf dem Server; dann kann niemand das Mischen prüfen.
web-effects-why = Eine Zeile unter einer Option sagt, was sie ändert, gemessen in Partien von vier Bots, alles andere wie üblich. Menschen spielen vielleicht anders.
web-effect-length =
    { $way ->
        [more] Partien dauern { $by } % länger.
       *[less] Partien dauern { $by } % kürzer.
    }
web-effect-first =
    { $way ->
        [more] Wer beginnt, gewinnt öfter, um { $by } Prozentpunkte.
       *[less] Wer beginnt, gewinnt seltener, um { $by } Prozentpunkte.
    }
web-effect-team =
    { $way ->
        [more] Das Team gewinnt öfter, um { $by } Prozentpunkte.
       *[less] Das Team gewinnt seltener, um { $by } Prozentpunkte.
    }
web-open-it = Tisch eröffnen
web-claim = Ein Platz wartet auf dich
web-claim-text = Dieser Link öffnet einen Platz genau einmal. Von da an spielst du auf diesem Gerät weiter.
web-link-dead = Dieser Link wurde schon benutzt oder ist zu alt.
web-lobby = Offene Tische
web-lobby-lead = Diese Tische warten auf Mitspielende. Setz dich dazu, oder eröffne einen eigenen und lass ihn hier anzeigen.
web-lobby-empty = Gerade wartet niemand.
web-lobby-closed = Dieser Server zeigt keine Tische an. Lass dir den Link oder den Code eines Tisches geben.
web-lobby-host = Tisch von { $name }
web-at-table = Am Tisch
web-plain-names = Schlichte Schrift auf Karten
web-save-name = Namen speichern
web-saved = Gespeichert.
web-my-data = Deine Daten
web-my-data-text = Der Server kennt diesen Browser an einem Cookie, dazu deinen Namen und was du an Tischen gesagt hast. Sonst nichts.
web-my-data-get = Meine Daten herunterladen
web-forget-me = Alles über mich löschen
web-forgotten = Alles ist gelöscht.
web-credits-icons = Die Figuren auf den Karten sind umgefärbte Icons von
web-credits-others = Weitere Zeichnungen von game-icons.net
web-credits-fonts = Schriften
web-credits-code = Mitgelieferte Programme

## Das Regelheft

web-rules-book = Regelheft
web-rules-contents = Inhalt
web-rules-chapter = Kapitel { $number } von { $count }
web-rules-search = Wort oder Karte suchen
web-rules-found = Gefunden
web-rules-none = Diese Wörter stehen nicht im Regelheft.
web-rules-named = Karten aus diesem Kapitel
web-rules-cards = Alle { $count } Karten
web-rules-rulings = Alle Einzelregeln
web-rules-rulings-about = jede Regel mit ihrer Nummer, auf Englisch
web-rule-wording = Regel { $rule } im Wortlaut (auf Englisch)
web-rules-print = Dieses Kapitel drucken
web-rules-before = Voriges Kapitel
web-rules-after = Nächstes Kapitel
