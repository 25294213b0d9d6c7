### Wiederholungen im Browser; sie werden mit ihrer Seite geladen.

web-replay-title = Wiederholung
web-replay-opening = Die Wiederholung wird geöffnet…
web-replay-drop = Wähle die Aufzeichnung einer Partie oder ziehe sie irgendwo auf diese Seite. Sie wird zum Anzeigen an diesen Server geschickt und dort nicht aufbewahrt.
web-replay-choose = Aufzeichnung wählen
web-replay-table = Zum Tisch
web-replay-copy = Link kopieren
web-replay-as = Sicht von
web-replay-eyes-open = Alles offen
web-replay-eyes-public = Zuschauer
web-replay-happened = Was geschehen ist
web-replay-hands = Die Handkarten
web-replay-no-cards = keine Karten
web-replay-choice =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $answer }
web-replay-quiet = Hier ist nichts zu sehen.
web-replay-dealt = Die Karten sind verteilt.
web-replay-controls = Steuerung der Wiederholung
web-replay-scrub = Stelle im Spiel
web-replay-place = { $turn ->
    [0] Schritt { $place } von { $most }
   *[other] Zug { $turn } · Schritt { $place } von { $most }
  }
web-replay-back = Einen Schritt zurück (←)
web-replay-on = Einen Schritt weiter (→)
web-replay-turn-back = Einen Zug zurück (↑)
web-replay-turn-on = Einen Zug weiter (↓)
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-speed = Tempo { $speed }×
web-replay-fork = Von hier als { $name } weiterspielen
web-replay-true-cards = mit den echten Karten
