### Was die Befehle für Gastgeber sagen.

serve-open = Grimtable ist offen: { $address }
serve-end = Strg-C beendet es. Laufende Spiele gehen beim nächsten Start weiter.
play-open-already = Grimtable läuft schon: { $address }
serve-wide = Wer diesen Rechner erreicht, kann hier Tische eröffnen. docs/hosting.md beschreibt den Betrieb hinter einem Proxy.
no-workers = Mehrere Prozesse brauchen PostgreSQL: --db postgresql://…
no-number = --{ $name } muss mindestens { $least } sein, nicht { $value }
port-taken = Port { $port } von { $host } ist nicht zu haben: { $why }
backup-written =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    } nach { $file } geschrieben
backup-restored =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    } aus { $file } wiederhergestellt
tables-none = Es gibt keine Tische.
tables-heading = Code    Spiel         Phase       Einträge Leute   Zuletzt
tables-closed = Tisch { $code } ist geschlossen.
reports-none = Es gibt keine Meldungen.
maintenance-on = Nichts Neues wird eröffnet, niemand setzt sich dazu. Laufende Spiele gehen weiter.
maintenance-off = Tische können wieder eröffnet werden.
banned = { $address } bekommt bis { $until } keine Antwort.
rules-chapter = Ein Kapitel: grimtable rules { $game } { $anchor } --lang de
rules-wording = Im Wortlaut (auf Englisch): grimtable rules { $game } { $rule } --lang en
rules-ids = Regeln nach Nummer: { $list }
