### What only the browser’s board of The Book of Madness says.

web-madness-round = Round { $round } of { $rounds } · turn { $turn } of { $turns }
web-madness-turn = Turn { $turn } of { $turns }
web-madness-in-hand = madness cards in hand: { $count }
web-madness-book = The book
web-madness-monster = Monster { $number } of { $count }
web-madness-closed = The book is still closed.
web-madness-if-beaten = If beaten:
web-madness-if-not = If it escapes:
web-madness-next = Next curses:
web-madness-ritual = Ritual
web-madness-pips = Filled: you can pay for it now, counting all support zones.
web-madness-track = The ritual track and its curses
web-madness-now = · now
web-madness-down = face down
web-madness-strikes =
    { $count ->
        [0] has struck
        [1] strikes next turn
       *[other] in { $count } turns
    }
web-madness-cost = costs { $cards }
web-madness-under =
    { $count ->
        [one] a madness card lies under it
       *[other] { $count } madness cards lie under it
    }
web-madness-library = To learn
web-madness-more = +{ $count }
web-madness-supply = To gain
web-madness-danger = danger below { $count }
web-madness-banished = { $count } banished
web-points-short-book_of_madness = beaten
web-score-book_of_madness =
    { $count ->
        [one] One monster beaten
       *[other] { $count } monsters beaten
    }
web-madness-of = { $number } of { $count }
web-madness-arrival = On arrival:
web-madness-phases = The phases of a turn
web-madness-phase-concentrate = Concentrate
web-madness-phase-monster = Monster
web-madness-phase-act = Act
web-madness-phase-regenerate = Regenerate
web-madness-broken = dispelled
web-madness-support = Your support
web-madness-support-of = { $seat }’s support
web-madness-spells = Your spells
web-madness-spells-of = { $seat }’s spells
web-madness-ready = { $ready } of { $count } ready
web-madness-spent = used
web-madness-holds = In { $seat }’s hand: { $cards }
web-madness-lies = In the support zone: { $cards }
web-madness-characters = The apprentices
web-madness-be = Be { $name }

## Paying

web-madness-ask-dispel = Dispel { $card } for { $cards }
web-madness-ask-learn = Learn { $card } for { $cards }
web-madness-ask-gain = Gain { $card } for { $cards }
web-madness-ask-cast = Cast { $card } for { $cards }
web-madness-ask-cure =
    { $count ->
        [one] Cure a madness card for one unit of any element
       *[other] Cure a madness card for { $count } units of one element
    }
web-madness-ask-free = { $what }: there is nothing to pay
web-madness-chosen = Chosen for you: { $what }. Tap cards to change it.
web-madness-paying = You pay with { $what }.
web-madness-from-hand = { $cards } from your hand
web-madness-from-support =
    { $seat_is ->
        [you] { $cards } from your support
       *[other] { $cards } from { $seat }’s support
    }
web-madness-lost =
    { $count ->
        [one] One unit of { $cards } too many is lost
       *[other] { $cards } too many are lost
    }: { $why ->
        [fit] nothing fits exactly.
       *[less] fewer cards would do.
    }
web-madness-missing = Still missing: { $cards }.
web-madness-times = How strongly
web-madness-reward = You take
web-madness-pay = Pay { $paid } for { $needed }
web-madness-then-dispel =
    { $has_reward ->
        [no] and dispel the curse
       *[other] and gain { $reward }
    }
web-madness-then-learn = and learn it
web-madness-then-gain = and take it
web-madness-then-cast = and cast it
web-madness-then-cure = and cure it

## The end

web-madness-end-won = The book is shut
web-madness-end-last_monster = The book stays open
web-madness-end-stack_empty = The book stays open
web-madness-end-all_mad = The book stays open
web-madness-end-agreed =
    { $turn ->
        [0] You stopped before the first turn
       *[other] You stopped on turn { $turn }
    }
web-madness-together-won = You won together:
web-madness-together-lost = You lost together:
web-madness-together-agreed = Neither won nor lost:
web-madness-team = { $seats }
web-madness-monsters = The six monsters
web-madness-fate-beaten = beaten
web-madness-fate-escaped = escaped
web-madness-fate-open = still there
web-madness-broken-of = { $count } of { $all }
web-madness-why-heading-won = Why you won
web-madness-why-heading-lost = Why you lost
web-madness-why-heading-agreed = How it stood
web-madness-why-won =
    No curse was left when the ritual marker came back. { $count ->
        [0] No monster escaped.
        [one] One monster had escaped; only the sixth decides.
       *[other] { $count } monsters had escaped; only the sixth decides.
    }
web-madness-why-last_monster = The last monster was not beaten: { $cards } still lay there when the ritual marker came back.
web-madness-why-stack_empty =
    { $seat_is ->
        [you] A madness card had to be taken on your turn (turn { $turn }), and the stack was empty.
       *[other] A madness card had to be taken on { $seat }’s turn (turn { $turn }), and the stack was empty.
    }
web-madness-why-all_mad = All of you went mad: six madness cards in hand at the end of a turn.
web-madness-why-agreed = The game was ended before its last page.
web-madness-left =
    { $count ->
        [one] one left
       *[other] { $count } left
    }
web-madness-unbroken = was never dispelled
web-madness-nobody = nobody
web-madness-turn-when =
    turn { $turn }, { $struck ->
        [yes] after it struck
       *[no] before it struck
    }
web-madness-help =
    { $seat_is ->
        [you] with your { $card }
       *[other] with { $seat }’s { $card }
    }

## Planning

web-madness-plan-tab = Plan
web-madness-plan = Who takes what
web-madness-plan-seen = Your whole team sees this. It binds nobody.
web-madness-plan-empty = No curse lies on the board.
web-madness-plan-takes =
    { $seat_is ->
        [you] You take { $card }
       *[other] { $seat } takes { $card }
    }
web-madness-plan-open = { $card }: nobody yet
web-madness-plan-points =
    { $seat_is ->
        [you] You point at it
       *[other] { $seat } points at it
    }
web-madness-plan-promises =
    { $seat_is ->
        [you] You promise { $cards }
       *[other] { $seat } promises { $cards }
    }
web-madness-plan-take = I take it
web-madness-plan-leave = Leave it
web-madness-plan-point = Point at it
web-madness-plan-unpoint = Stop pointing
web-madness-plan-promise = Promise …
web-madness-plan-choose = Tap what you promise for { $card }.
web-madness-plan-done = Done
web-madness-plan-sum = promised: { $count } of { $all }
web-madness-plan-bots =
    { $seat_is ->
        [you] The bots leave it to you.
       *[other] The bots leave it to { $seat }.
    }
web-madness-plan-kept = { $cards } is promised for { $card }.
