### The end of a game in the browser, loaded when it comes.

web-end-again = Another round?
web-end-ahead = { $count } ahead of { $seats }
web-end-behind = You finish in place { $place }, { $count } behind
web-end-place = { $place }.
web-end-shared = shared with { $seats }
web-end-seats = How it came out
web-end-hand = Left in hand
web-end-no-hand = No cards left in hand
web-end-closed = { $count ->
    [one] 1 closed card
   *[other] { $count } closed cards
  }
web-end-decided = What decided it
web-end-nothing = No score changed in this game.
web-end-moment = { $number } · turn { $turn }
web-end-scores = Score after each turn
