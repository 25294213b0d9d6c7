### What the browser says at a table, whatever is played there.

web-menu = Menu
web-beside = Log and chat
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something …
web-send = Send
web-chat-quick = Quick lines
web-emote-hello = Hello
web-emote-well_played = Well played
web-emote-thanks = Thank you
web-emote-oops = Oops
web-emote-thinking = Let me think
web-emote-hurry = Hurry up
web-emote-wow = Wow
web-emote-good_game = Good game
web-emote-good_luck = Good luck, everyone
web-emote-ready = I am ready
web-emote-one_moment = One moment, please
web-emote-shall_we_start = Shall we start?
web-emote-back_soon = Back in a moment
web-emote-i_am_back = I am back
web-emote-play_again = Another game?
web-facts-tab = Table
web-nobody = nobody
web-facts = What the game keeps count of
web-unseen-title = Not seen yet
web-unseen = { $count } unseen
web-unseen-text = In hands or in the deck, as far as you know.
web-known-tab = Known
web-known = Who holds what
web-known-cards = You have seen: { $cards }
web-known-nothing = You have seen none of them.
web-look-empty = Point at a card to read it here.
web-look-through = Look through
web-my-side = Your side of the table
web-my-hand = Your hand, { $count } cards
web-my-hand-is = Your hand: { $cards }
web-hand-empty = Your hand is empty.
web-middle = The middle of the table
web-combo = Combo { $place }
web-place-of = { $place } of { $count }
web-card-off = cannot be chosen now
web-points-short = pts
web-points-short-grimm_tidings = Level
web-score-grimm_tidings = Level { $count }
web-card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-show-seat = Show { $name }
web-thinking = is thinking
web-away = away
web-stand-in = a bot stands in
web-resigned = resigned
web-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
web-answers = Answers
web-asked-you = Your decision: { $text }
web-press-again = Touch it again, or press Enter.
web-which-way = There are several ways. Which one?
web-lit =
    { $count ->
        [one] 1 choice is highlighted on the table.
       *[other] { $count } choices are highlighted on the table.
    }
web-choose-lit =
    { $count ->
        [one] Choose the highlighted one.
       *[other] Choose one of the { $count } highlighted ones.
    }
web-chosen-so-far = Chosen so far
web-chosen-count = { $count } chosen
web-put-back = Put back
web-seal = Seal it
web-sealed = sealed
web-sealed-you = Sealed. The others are still choosing.
web-break-seal = Break the seal
web-waiting-count =
    { $count ->
        [one] One player is choosing.
       *[other] { $count } players are choosing.
    }
web-number = Number
web-less = Less
web-more = More
web-more-ways = More …
web-before = Previous
web-after = Next
web-paid = { $paid } of { $needed } paid
web-wasted = { $over } too much
web-suggested = As suggested
web-hint = Hint
web-undo = Take back
web-undo-ask = Ask the others to take it back
web-undo-none = There is nothing to take back now
web-taken-back = A move was taken back.
web-why-open = You can choose this now.
web-why-title = Why not?
web-not-connected = Not connected: nothing was sent.
web-line-lost = Connection lost, trying again ({ $tries })
web-line-restart = The server is restarting. Your table comes back by itself, exactly as it was.
web-line-silent = The server does not answer, trying again ({ $tries })
web-delayed = You see the table { $seconds } seconds late, so that nobody can tip off the players.
web-missed = While you were away
web-got-it = Got it
web-stands-in = A bot is playing for you.
web-i-am-back = I am back
web-withdraw = Withdraw
web-curtain = Your turn: { $name }, seat { $place }
web-curtain-text = Hand over the screen. The cards stay hidden until you say so.
web-curtain-lift = That’s me
web-readonly = This table uses older rules: you can look at it, but not play.
web-wish =
    { $seat_is ->
        [you] You ask { $what ->
            [undo] to take back your last answer
            [end] to end the game here
            [pause] for a pause
           *[resume] to go on
        }.
       *[other] { $seat } asks { $what ->
            [undo] to take back the last answer
            [end] to end the game here
            [pause] for a pause
           *[resume] to go on
        }.
    }
web-agree = Agree
web-disagree = Disagree
web-wish-waits = Still to answer: { $seats }
web-turn-title = (Your turn) { $title }
web-paused = The table is paused.
web-resume = Go on
web-orders = Answers in advance
web-ended-agreed = Everyone agreed to end the game here.
web-ended-abandoned = The game was abandoned. Away: { $seats }.
web-ended-closed = The table was closed.
web-ended-expired = Closed: nobody came back in time.
web-rematch = Play again
web-same-deal = Same cards again
web-follow-next = The others are playing on: join them
web-follow-again = The others are playing the same cards again: join them
web-check-shuffle = Check the shuffle
web-replay = Replay
web-download = Download
