### Replays in the browser, loaded with the page that shows them.

web-replay-title = Replay
web-replay-opening = The replay opens…
web-replay-drop = Choose the record of a game, or drop it anywhere on this page. It is sent to this server to be shown, and is not kept there.
web-replay-choose = Choose a record
web-replay-table = To the table
web-replay-copy = Copy link
web-replay-as = View as
web-replay-eyes-open = All open
web-replay-eyes-public = Spectator
web-replay-happened = What happened
web-replay-hands = The hands
web-replay-no-cards = no cards
web-replay-choice =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $answer }
web-replay-quiet = Nothing to be seen here.
web-replay-dealt = The cards are dealt.
web-replay-controls = Replay controls
web-replay-scrub = Moment of the game
web-replay-place = { $turn ->
    [0] Move { $place } of { $most }
   *[other] Turn { $turn } · move { $place } of { $most }
  }
web-replay-back = Back one move (←)
web-replay-on = On one move (→)
web-replay-turn-back = Back one turn (↑)
web-replay-turn-on = On one turn (↓)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-speed = Speed { $speed }×
web-replay-fork = Play on from here as { $name }
web-replay-true-cards = with the true cards
