### Das Ende einer Partie im Browser; es wird geladen, wenn es kommt.

web-end-again = Noch eine Partie?
web-end-ahead = { $count } vor { $seats }
web-end-behind = Du kommst auf Platz { $place }, { $count } dahinter
web-end-place = { $place }.
web-end-shared = geteilt mit { $seats }
web-end-seats = So ging es aus
web-end-hand = Noch auf der Hand
web-end-no-hand = Keine Karten mehr auf der Hand
web-end-closed = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
web-end-decided = Was den Ausschlag gab
web-end-nothing = In dieser Partie hat sich kein Punktestand geändert.
web-end-moment = { $number } · Zug { $turn }
web-end-scores = Punktestand nach jedem Zug
