### Die Analyse einer beendeten Partie.

review-title = Analyse
review-how = Der Bot { $bot } hat von dieser Partie aus { $simulations }-mal weitergespielt, mit Karten, wie sie jeder Platz erwarten konnte.
review-errors = Jede Zahl kann um so viel danebenliegen, wie hinter ± steht.
review-chance = Chance auf den Sieg
review-chance-team = Chance des Teams auf den Sieg
review-moments = Wendepunkte
review-no-moments = Keine Entscheidung und kein Zufall ragt um mehr als den doppelten Fehler heraus.
review-kind-best = bester Zug
review-kind-slip = Fehler
review-kind-luck = Zufall
review-where =
    { $turn ->
        [0] Schritt { $ply }, { $seat_is ->
            [you] du
           *[other] { $seat }
        }
       *[other] Zug { $turn }, { $seat_is ->
            [you] du
           *[other] { $seat }
        }
    }
review-best = Gewählt: { $played }. Chance { $after } %; mit „{ $better }“ { $before } % (± { $error }).
review-slip = Gewählt: { $played }. Chance { $after } %; mit „{ $better }“ { $before } % (± { $error }).
review-luck = Gewählt: { $played }. Was dabei herauskam, änderte die Chance von { $before } % auf { $after } % (± { $error }).
review-why = Was ein Bot hier gesagt hätte: { $why }
review-agreed =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $agreed } von { $choices } Entscheidungen, wie der Bot sie getroffen hätte
review-luck-of-draw = Glück und Pech
review-luck-line =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $sign }{ $luck } % (± { $error })
review-luck-how = Was der Zufall aus den Entscheidungen eines Platzes gemacht hat, verglichen mit dem, was sonst dabei herauskommt.
review-luck-none = In dieser Partie lässt sich der Zufall nicht von dem trennen, was die anderen gleichzeitig wählen.
review-curve-line =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }
review-team = Alle zusammen
review-progress = Analyse läuft
review-progress-line = Analyse: { $share } %
review-done = Die Analyse ist fertig.
review-start = Diese Partie analysieren
review-about = Ein Bot spielt von vielen Stellen dieser Partie aus weiter, mit Karten, wie sie jeder Platz erwarten konnte, und sagt, wo sich das Spiel entschieden hat. Das dauert bis zu einigen Minuten.
review-again = Noch einmal versuchen
review-failed = Die Analyse konnte nicht abgeschlossen werden. Bitte versuche es später noch einmal.
review-table = Die Kurve als Tabelle
review-turn = Zug
review-unknown-cards = Kein Bot kennt die Karten dieses Sets; diese Partie kann nicht analysiert werden.
review-choices = Entscheidungen
