### Pages

web-pages = Pages
web-nav-play = Play
web-nav-open = New table
web-nav-lobby = Lobby
web-nav-games = My games
web-nav-rules = Rules
web-nav-settings = Settings
web-home = Go to the start page
web-no-page = There is nothing here
web-no-page-text = No page has this address. If it came from a friend, ask for the link again.
web-unreachable = The server does not answer. Please try again in a moment.
web-language = Language
web-you = You
web-guest = Guest { $place }
web-somebody = Someone
web-yes = yes
web-no = no
web-back = Back
web-close = Close
web-really = Are you sure? Press again
web-one-moment = One moment …
web-nudge = Nudge

## Home

web-open = Open
web-code = Code
web-games = Games
web-players = { $least }–{ $most } players
web-credits-link = Credits

## Opening a table

web-game = Game
web-bot-strength = Strength of the bots
web-bot-level = bot · { $level }
web-level-random = random
web-level-greedy = greedy
web-level-casual = easy
web-level-heuristic = medium
web-level-search = hard
web-level-easy = easy
web-level-easy-why = Plays a simple game and lets you get away with mistakes.
web-level-medium = medium
web-level-medium-why = Follows the rules of thumb of good players.
web-level-hard = hard
web-level-hard-why = Plays its choices on in its head and takes the best. It never sees your hand.
web-options = Table options
web-your-name = Your name
web-name-hint = What the others will call you
web-your-face = Your picture

## Waiting

web-opening = Loading the table …
web-no-table = There is no such table
web-table-unknown = There is no table under this link, or it is not open to you. Perhaps it was closed.
web-closed-unknown = There is no table under this link any more.
web-closed-moved = Your seat is now played on another device or by someone else.
web-closed-removed = You were removed from this table. If you were only away, reload the page.
web-closed-unwatched = The game has begun, and spectators are not allowed at this table.
web-closed-crowded = This table is open in too many tabs. This is the oldest one.
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
web-shuffling = Everyone’s browser helps to shuffle …
web-waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-all-here = All seats are taken.
web-add-bot = Add a bot
web-remove-bot = Remove the bot
web-fill-bots = Fill with bots
web-start = Start the game
web-host-starts = The host starts the game.
web-is-here = here
web-is-away = away
web-known-deal = The cards are the same as in an earlier game. Anyone who played it may know them.
web-known-deal-waits = As soon as anyone else sits down, the cards are shuffled again.
web-get-up = Leave the seat
web-hot-seat = On this device
web-hot-seat-why = A second person plays this seat on this device; a curtain hides both hands when you switch.
web-kick = Remove
web-invite = Invite
web-copied = Copied
web-read-rules = Read the rules while you wait

## At the table

web-card-back = card, face down
web-card-legal = can be chosen
web-card-chosen = chosen
web-card-idle = not in use
web-card-spent = exhausted
web-card-down = lies face-down
web-rule = Rule { $rule }
web-rules = Rules
web-waiting = Waiting
web-filter = Type a name
web-nothing-found = Nothing has that name.
web-text-table = The table as text
web-sound = Sounds
web-still = Reduce motion

## Settings

web-settings = Settings
web-all-settings = All settings
web-confirm = Confirm answers
web-confirm-always = Always: a second touch
web-confirm-beyond = Only if it cannot be taken back
web-confirm-never = Never: at the first touch
web-presses-only = When only one choice is left
web-presses-only-auto = Play it automatically against bots
web-presses-only-always = Always play it automatically
web-presses-only-never = Wait for me
web-coach-again = Show all the tips again
web-keys = Keys
web-key-confirm = confirm
web-key-back = one step back
web-key-walk = along the cards
web-key-next = to the next highlighted item
web-key-end = end turn, done
web-key-draw = draw
web-key-steal = steal
web-key-pass = pass
web-key-yes-no = yes, no
web-key-seats = seats, clockwise
web-key-undo = take back
web-key-hint = hint
web-key-why = why not?
web-key-totals = read the points aloud
web-key-hand = read my hand aloud
web-key-say-seats = read the seats aloud
web-key-log = log
web-key-mute = sounds on or off
web-key-keys = these keys

## Rules and credits

web-rules-title = Rules and cards
web-cards = Cards
web-search-rules = Search the rules
web-ledger-english = The full rules are available in English only.
web-credits = Credits
