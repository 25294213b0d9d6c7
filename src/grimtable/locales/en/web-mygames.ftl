### The games of one browser: the home page of somebody who has played before, and their own page.

web-mygames = My games
web-mygames-lead = Everything on this page is kept in this browser and nowhere else. The server has no list of results.
web-mygames-tables = Your tables
web-mygames-running = Running tables
web-mygames-wait-for-you =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
web-mygames-more-tables =
    { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
web-mygames-continue = Continue
web-mygames-your-turn = Your turn
web-mygames-thinks = { $seats } is thinking
web-mygames-phase-waiting = Waiting for players
web-mygames-phase-shuffling = The cards are being shuffled
web-mygames-phase-playing = The others are thinking
web-mygames-bot = bot
web-mygames-now = just now

## How games came out

web-mygames-finished = Finished
web-mygames-all =
    { $count ->
        [one] My games: 1
       *[other] All { $count } games
    }
web-mygames-unseen = The game ended while you were away.
web-mygames-see = See the end
web-mygames-replay = Replay
web-mygames-won = Won
web-mygames-won-shared = Shared win
web-mygames-won-together = Won together
web-mygames-lost-together = Lost together
web-mygames-resigned = Resigned
web-mygames-ended = Ended early
web-mygames-played = Played to the end
web-mygames-place =
    { $place ->
        [one] 1st of { $count }
        [2] 2nd of { $count }
        [3] 3rd of { $count }
       *[other] { $place }th of { $count }
    }
web-mygames-with = with { $seats }
web-mygames-deal-lesson = lesson
web-mygames-deal-fork = played on from a replay
web-mygames-deal-again = same cards as before
web-mygames-shared-screen = several people at this screen
web-mygames-older =
    { $count ->
        [one] Show 1 older game
       *[other] Show older games ({ $count })
    }
web-mygames-none = No finished game is kept in this browser yet.
web-mygames-first = Play a game

## Statistics

web-mygames-statistics = Statistics
web-mygames-counted = Games played to the end count. Lessons, games with known cards and games that several people played at this screen do not.
web-mygames-games =
    { $count ->
        [one] game
       *[other] games
    }
web-mygames-won-count = won
web-mygames-won-team = won together
web-mygames-best = best score
web-mygames-best-of = best in { $title }
web-mygames-last =
    { $count ->
        [one] Your last game: { $won } won
       *[other] Your last { $count } games: { $won } won
    }
web-mygames-newest = last ten, newest on the right
web-mygames-column-seats = Games
web-mygames-column-won = Won
web-mygames-seats = { $count } players
web-mygames-level = Difficulty: { $level ->
    [I] easy
    [II] medium
    [III] hard
   *[other] { $level }
  }
web-mygames-won-of = { $won } of { $games }
web-mygames-favourites = Cards you play most
web-mygames-times = { $count }×

## Taking them along

web-mygames-file = Keep, take along, forget
web-mygames-file-text = The file contains your finished games with names, scores and the cards you played. It opens no seat and contains no running table. Another browser can read it.
web-mygames-export = Save as a file
web-mygames-import = Read a file
web-mygames-forget-all = Forget all
web-mygames-forget = Forget this game of { $title }
web-mygames-forget-sure = Press again to forget this game of { $title }
web-mygames-forget-short = Forget?
web-mygames-forgotten = The game is forgotten.
web-mygames-forgotten-all = All games are forgotten.
web-mygames-read =
    { $count ->
        [0] The file has no game that is not here already.
        [one] 1 game has been added.
       *[other] { $count } games have been added.
    }{ $known ->
        [0] {""}
       *[other] {" "}Already here: { $known }.
    }
web-mygames-unkept = This browser has no room for them: they stay until you close this page.
web-mygames-file-large = This file is larger than any that Grimtable writes. Choose another one.
web-mygames-file-unreadable = This is not a file of games. Choose one that was saved on this page.
web-mygames-file-empty = This file contains no finished game.
