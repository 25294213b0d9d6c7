### What the browser says on pages that few tables need: opening one, the lobby, settings, credits.

web-open-table = Open a table
web-open-lead = You get a link and a code for your friends. Seats that stay free can be given to bots.
web-who-plays = Who plays
web-seat-count = Seats
web-bot-count = Bots among them
web-how-played = How you play
web-clock = Clock
web-clock-none = None: take your time
web-clock-fast = Fast
web-clock-relaxed = Relaxed
web-clock-days = Days: play when you have time
web-absence = Absence limit
web-absence-0 =
    { $clock ->
        [days] Default: 3 days
       *[other] Default: 10 minutes
    }
web-absence-120 = 2 minutes
web-absence-600 = 10 minutes
web-absence-1800 = 30 minutes
web-absence-3600 = 1 hour
web-absence-86400 = 1 day
web-absence-259200 = 3 days
web-absence-why = After this time the host can give the seat of an absent player to someone else.
web-preset = Rules
web-preset-default = Standard
web-spectators = Anyone with the link may watch
web-public = List it in the lobby
web-veiled = Keep the game record private
web-veiled-why = It stays on the server after the game, so nobody can check the shuffle.
web-effects-why = A line below an option says what it changes, measured in games of four bots with everything else as usual. People may play differently.
web-effect-length =
    { $way ->
        [more] Games are { $by } % longer.
       *[less] Games are { $by } % shorter.
    }
web-effect-first =
    { $way ->
        [more] Whoever begins wins more often, by { $by } percentage points.
       *[less] Whoever begins wins less often, by { $by } percentage points.
    }
web-effect-team =
    { $way ->
        [more] The team wins more often, by { $by } percentage points.
       *[less] The team wins less often, by { $by } percentage points.
    }
web-open-it = Open the table
web-claim = A seat is waiting for you
web-claim-text = This link opens a seat once. From then on it is played on this device.
web-link-dead = This link has been used already, or it is too old.
web-lobby = Open tables
web-lobby-lead = These tables are waiting for players. Sit down, or open one of your own and list it here.
web-lobby-empty = Nobody is waiting at the moment.
web-lobby-closed = This server does not list its tables. Ask your host for a link or a code.
web-lobby-host = Host: { $name }
web-at-table = At the table
web-plain-names = Plain lettering on cards
web-save-name = Save name
web-saved = Saved.
web-my-data = Your data
web-my-data-text = The server knows this browser by a cookie, the name you gave, and what you said at tables. Nothing else.
web-my-data-get = Download my data
web-forget-me = Delete everything about me
web-forgotten = Everything has been deleted.
web-credits-icons = The figures on the cards are recoloured icons from
web-credits-others = More artists of game-icons.net
web-credits-fonts = Typefaces
web-credits-code = Bundled software

## The rulebook

web-rules-book = Rulebook
web-rules-contents = Contents
web-rules-chapter = Chapter { $number } of { $count }
web-rules-search = Find a word or a card
web-rules-found = Found
web-rules-none = Nothing in this rulebook has these words.
web-rules-named = Cards named in this chapter
web-rules-cards = All { $count } cards
web-rules-rulings = Every ruling
web-rules-rulings-about = all rules with their numbers
web-rule-wording = Rule { $rule }, word for word
web-rules-print = Print this chapter
web-rules-before = Previous chapter
web-rules-after = Next chapter
