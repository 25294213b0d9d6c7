### Das Menü eines Tisches im Browser; es wird beim ersten Öffnen geladen.

web-give-away = Link für jemand anderen
web-link-once = Wer diesen Link zuerst öffnet, bekommt den Platz.
web-pause = Pause vorschlagen
web-end-agreed = Vorschlagen, hier aufzuhören
web-move-seat = Auf anderem Gerät weiterspielen
web-leave = Gehen; ein Bot spielt weiter
web-resign = Aufgeben
web-people = Wer mitspielt
web-make-host = Die Leitung des Tisches übergeben
web-mute = Stummschalten
web-block = Sperren
web-report = Melden
web-reported = Gemeldet. Danke.
web-trouble = Ein Problem melden
web-trouble-text = Die Datei enthält, was dieser Platz vom Spiel gesehen hat: keine Links, keine Namen, kein Chat, nichts vom Mischen. Häng sie an, wenn du das Problem irgendwo meldest.
web-trouble-say = Was ging schief?
web-trouble-send = An den Betreiber des Servers senden
web-trouble-bundle = Datei herunterladen
web-orders-text = Das sieht niemand, und jedes Zeitfenster dauert gleich lang.
web-order-ask = Frag mich
