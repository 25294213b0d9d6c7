### The browser’s own words. A few are used at the table with the arguments that table.ftl describes.

## Pages

web-pages = Pages
web-nav-play = Play
web-nav-open = New table
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-settings = Settings
web-home = To the start page
web-no-page = There is nothing here
web-no-page-text = No page has this address. If it came from a friend, ask for the link again.
web-unreachable = The server does not answer. Please try again in a moment.
web-language = Language
web-you = You
web-somebody = Somebody
web-yes = yes
web-no = no
web-back = Back
web-close = Close
web-really = Really? Press again
web-one-moment = One moment …
web-nudge = Nudge

## Home

web-hero-1 = Grim card games.
web-hero-2 = One table in the wood.
web-hero-text = Open in the browser, no account. Play now against bots, or send one link to your friends.
web-your-tables = Your tables
web-your-turn = Your turn
web-continue = Continue
web-open = Open
web-phase-waiting = Waiting for players
web-phase-shuffling = The cards are being shuffled
web-phase-playing = The others are thinking
web-phase-over = Over
web-got-code = Got a link or a code?
web-code-hint = Six letters, or paste the whole link
web-code = Code
web-join = Join
web-code-unknown = No table is waiting under this code.
web-resting = The server is being looked after: running games go on, new tables have to wait.
web-games = Games
web-players = { $least }–{ $most } players
web-length-grimwood = 30 min
web-length-grim_farmer = 15 min
web-length-grimm_tidings = 45 min
web-length-book_of_madness = 90 min
web-motto-grimwood = Highest points when the deck runs dry
web-motto-grim_farmer = First empty hand wins
web-motto-grimm_tidings = First to Level 10 by a kill
web-motto-book_of_madness = All together: beat the sixth monster
web-blurb-grimwood = Gather creatures of the night into combos, steal what you lack, and lock it under the Dragon.
web-blurb-grim_farmer = Lay animals face down and look honest. Everyone points at once; a caught lie fills your hand again.
web-blurb-grimm_tidings = Kick open the door, fight what is behind it, hire help, and betray it politely.
web-blurb-book_of_madness = Six monsters, one book, and your wits: break their curses together before madness takes you.
web-play-bots = Play vs bots
web-dealing = Dealing …
web-play-first = Play { $title } against three bots
web-invite-friends = Invite friends
web-learn = Learn by playing
web-learn-length = 5 min
web-foot = Open source · no tracking · shuffles you can check · pictures by game-icons.net, CC BY 3.0 ·
web-credits-link = Credits

## Opening a table

web-open-table = Open a table
web-open-lead = You get a link and a code for your friends. Seats that stay free can be given to bots.
web-game = Game
web-who-plays = Who plays
web-seat-count = Seats
web-bot-count = Of them bots
web-bot-strength = Strength of the bots
web-bot-level = bot · { $level }
web-level-random = random
web-level-greedy = greedy
web-level-casual = easy
web-level-heuristic = strong
web-how-played = How it is played
web-clock = Clock
web-clock-none = None: everybody takes their time
web-clock-fast = Fast
web-clock-relaxed = Relaxed
web-clock-days = Days: look in now and then
web-preset = Rules
web-preset-default = As usual
web-options = Table options
web-spectators = Others with the link may watch
web-public = List it in the lobby
web-veiled = Keep the record veiled
web-veiled-why = It stays on the server after the game, so nobody can check the shuffle.
web-open-it = Open the table
web-your-name = Your name
web-name-hint = As the others will call you
web-your-face = Your picture

## Waiting

web-opening = The table is being fetched …
web-no-table = This table is not here
web-table-unknown = There is no table under this link, or it is not open to you. Perhaps it was closed.
web-closed-unknown = There is no table under this link any more.
web-closed-moved = Your seat is now played on another device.
web-closed-removed = You were removed from this table.
web-closed-crowded = This table is open in too many tabs; this is the oldest.
web-closed-reseated = Your seats have changed. Please reload the page.
web-closed-restart = The server is restarting. Please reload the page.
web-invited = { $name } invites you to this table.
web-sit-down = Sit down
web-sit-here = Sit here
web-watch = Watch
web-full = Every seat is taken.
web-seats = Seats
web-seat-free = free
web-host = host
web-shuffling = Everybody’s browser helps to shuffle …
web-waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-all-here = Everybody is here.
web-add-bot = Add a bot
web-remove-bot = Remove the bot
web-fill-bots = Fill with bots
web-start = Start the game
web-host-starts = The host starts the game.
web-get-up = Get up
web-hot-seat = On this device
web-hot-seat-why = A second person plays this seat on this device; a curtain hides the hands in between.
web-kick = Remove
web-invite = Invite
web-qr = The link as a picture for a phone’s camera
web-copy-link = Copy the link
web-copied = Copied
web-read-rules = Read the rules meanwhile
web-claim = A seat is waiting for you
web-claim-text = This link opens a seat once. From then on it is played on this device.
web-link-dead = This link has been used already, or it is too old.

## Lobby

web-lobby = Open tables
web-lobby-lead = These tables wait for company. Sit down, or open one of your own and list it here.
web-lobby-empty = Nobody is waiting at the moment.
web-lobby-closed = This server lists no tables. Ask the host for the link or the code of theirs.
web-lobby-host = Host: { $name }

## At the table

web-menu = Menu
web-beside = Log and chat
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something …
web-emote-hello = Hello
web-emote-well_played = Well played
web-emote-thanks = Thank you
web-emote-oops = Oops
web-emote-thinking = Let me think
web-emote-hurry = Hurry up
web-emote-wow = Wow
web-emote-good_game = Good game
web-facts-tab = Table
web-facts = The table in numbers
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
web-card-back = card, face down
web-card-legal = can be chosen
web-card-chosen = chosen
web-card-off = cannot be chosen now
web-card-idle = not in use
web-card-spent = exhausted
web-card-down = lies face-down
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
web-rule = Rule { $rule }
web-rules = Rules
web-answers = Answers
web-asked-you = Your decision: { $text }
web-press-again = touch it again or press Enter
web-which-way = There are several ways. Which one?
web-lit =
    { $count ->
        [one] 1 more choice is lit on the table.
       *[other] { $count } more choices are lit on the table.
    }
web-choose-lit =
    { $count ->
        [one] Choose the lit one.
       *[other] Choose among the { $count } lit ones.
    }
web-chosen-so-far = Chosen so far
web-chosen-count = { $count } chosen
web-put-back = Put back
web-seal = Seal it
web-sealed = sealed
web-sealed-you = Sealed. The others are still choosing.
web-break-seal = Break the seal
web-waiting = Waiting
web-waiting-count =
    { $count ->
        [one] One player is choosing.
       *[other] { $count } players are choosing.
    }
web-number = Number
web-less = Less
web-more = More
web-before = Before
web-after = Next
web-filter = Type a name
web-nothing-found = Nothing has that name.
web-paid = { $paid } of { $needed } paid
web-wasted = { $over } too much
web-suggested = As suggested
web-hint = Hint
web-hint-says = A good move: { $what }
web-undo = Take back
web-undo-ask = Ask the others to take it back
web-undo-none = There is nothing to take back now
web-taken-back = Something was taken back.
web-text-table = The table as text
web-sound = Sounds
web-still = Little motion
web-why-open = You can choose this now.
web-why-title = Why not?
web-not-connected = Not connected: nothing was sent.
web-line-lost = Connection lost, trying again ({ $tries })
web-line-restart = The server is restarting. Your table comes back by itself, exactly as it was.
web-line-silent = The server does not answer, trying again ({ $tries })
web-delayed = You see the table { $seconds } seconds late, so that nobody at it can be helped.
web-missed = While you were away
web-got-it = Got it
web-stands-in = A bot is playing for you.
web-i-am-back = I am back
web-curtain = Your turn: { $name }, seat { $place }
web-curtain-text = Hand over the screen. The cards show only when you say so.
web-curtain-lift = That’s me
web-readonly = This table plays older rules: you can look, but not touch.
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
web-wish-waits =
    { $count ->
        [one] One answer is missing
       *[other] { $count } answers are missing
    }
web-paused = The table is paused.
web-pause = Ask for a pause
web-resume = Go on
web-end-agreed = Ask to end the game
web-move-seat = Play on another device
web-leave = Leave; a bot plays on
web-resign = Resign
web-people = People
web-make-host = Make host
web-mute = Mute
web-block = Block
web-report = Report
web-reported = Reported. Thank you.
web-trouble = Report a problem
web-trouble-text = The file says what this seat has seen of the game: no links, names or chat, and nothing of the shuffle. Attach it wherever you report.
web-trouble-say = What went wrong?
web-trouble-send = Tell whoever runs this server
web-trouble-bundle = Download the file
web-orders = Answers in advance
web-orders-text = Nobody sees this, and every window lasts the same time.
web-order-ask = Ask me
web-ended-agreed = All agreed to end it here.
web-ended-resigned = Everybody has resigned.
web-ended-closed = The table was closed.
web-ended-expired = Nobody came for too long.
web-rematch = Play again
web-same-deal = Same cards again
web-follow-next = The others play on: come along
web-check-shuffle = Check the shuffle
web-shuffle-fair = The shuffle was fair: every promise fits the cards.
web-shuffle-wrong = Something is wrong with the shuffle: { $what }
web-shuffle-lesson = Nobody shuffled: a first game is always dealt the same.
web-download = Download

## Settings

web-settings = Settings
web-all-settings = All settings
web-at-table = At the table
web-confirm = Confirm answers
web-confirm-always = Always: a second touch
web-confirm-beyond = Only if it cannot be taken back
web-confirm-never = Never: at the first touch
web-ends-alone = Press the only answer left for me
web-coach-again = Explain everything once more
web-plain-names = Plain letters on cards
web-save-name = Save name
web-saved = Saved.
web-my-data = Your data
web-my-data-text = The server knows this browser by a cookie, the name you gave, and what you said at tables. Nothing else.
web-my-data-get = Download my data
web-forget-me = Delete everything about me
web-forgotten = Everything is deleted.
web-keys = Keys
web-key-confirm = do it
web-key-back = one step back
web-key-walk = along the cards
web-key-next = to the next lit thing
web-key-end = end turn, done
web-key-draw = draw
web-key-steal = steal
web-key-pass = pass
web-key-yes-no = yes, no
web-key-seats = seats, clockwise
web-key-undo = take back
web-key-hint = hint
web-key-why = why not?
web-key-totals = say the points
web-key-hand = say my hand
web-key-say-seats = say the seats
web-key-log = log
web-key-mute = sounds on or off
web-key-keys = these keys

## Rules and credits

web-rules-title = Rules and cards
web-cards = Cards
web-search-rules = Search the rules
web-ledger-english = The full ledger is written in English.
web-credits = Credits
web-credits-icons = The figures on the cards are recoloured icons from
web-credits-others = Further artists of game-icons.net
web-credits-fonts = Typefaces
web-credits-code = Programs that travel along
