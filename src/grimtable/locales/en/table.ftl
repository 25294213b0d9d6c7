### What every table says, whatever is played on it.
###
### Arguments named $seat… come with $seat…_is: "you" if that seat is the reader, else "other".
### Arguments named $card… come with every attribute of the card's message: $card_article, …
### Arguments named $cards… and $seats… are lists, already joined.

## Titles

title-grimwood = Grimwood
title-grim_farmer = Grim Farmer
title-grimm_tidings = Grimm Tidings
title-book_of_madness = The Book of Madness

## Lists

list-comma = { $head }, { $tail }
list-times = { $count }× { $item }
list-card = { $item }
list-quoted = “{ $item }”
list-you = you

## Who sits there when nobody has given a name

name-1 = Ada
name-2 = Bruno
name-3 = Clara
name-4 = Doran
name-5 = Edda
name-6 = Falk

## The terminal table

table-game = { $title }, { $least } to { $most } players
table-default = { $text } (default)
table-bots = Bots, the strongest last
table-options = Table options
table-presets = Presets
table-welcome =
    { $title } for { $count ->
        [one] 1 player
       *[other] { $count } players
    }. You sit in seat { $place }.
table-seed = The number of this deal is { $seed }; --seed { $seed } deals it again.
table-keys = Type the number of your answer. ? explains, c followed by a name shows a card, q leaves.
table-help =
    Every question comes with numbered answers: type a number and press Enter.
    c { $card } shows what a card does, c on its own lists all cards, h names good choices and says why, q leaves the table.
table-help-rule = This question belongs to rule { $rule }. Read it with: grimtable rules { $game } { $rule }
table-prompt = Your answer:
table-unread =
    { $most ->
        [1] Please type 1, or just press Enter.
       *[other] Please type a number from 1 to { $most }. ? helps.
    }
table-waiting =
    { $seat_is ->
        [you] It is your turn to answer.
       *[other] { $seat } is thinking.
    }
table-goodbye = You leave the table. Until next time!
table-recorded = The game is recorded in { $file }. Watch it again with: grimtable replay { $file }
table-not-recorded = The game was not finished, so nothing was written to { $file }.
table-over = The game is over.
table-winner =
    { $seat_is ->
        [you] You win!
       *[other] { $seat } wins.
    }
table-winners = Shared win: { $seats }.
table-nobody = Nobody wins.
table-score =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## A table of a server

join-no-link = “{ $link }” is not a link to a table. Links look like http://host/table/…; a ten-letter code needs --server with the address of the server it came from.
join-nobody = No Grimtable answers at { $server }. Is the address right, and is the server running?
join-rules = This server uses version { $there } of the rules of { $title }, this program uses version { $here }. Please install the same version.
join-watch = Every seat at this { $title } table is taken, or the game has begun: you are a spectator.
join-waiting = The table is waiting for players. The host starts the game when every seat is taken. Ctrl+C leaves.
join-free =
    { $count ->
        [0] Every seat is taken now.
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
join-shuffling = The game begins: everyone adds to the shuffle.
join-cut = The connection was lost. Reconnecting …
join-back = You are back at the table.
join-lost = The server cannot be reached any more.
join-moved = Your seat is now played on another device.
join-removed = You were removed from this table.
join-unwatched = The game has begun, and spectators are not allowed at this table.
join-ended = The table was closed before the game was over.
join-abandoned = The others ended the game while these players were away: { $seats }.
join-given-away = Your seat was given to someone else while you were away.
join-asked-back = The player who had your seat before is back and asks for it. y gives it back, n keeps it.
join-taken-back = An answer was taken back.
join-return = Your seat is kept for you; if you are away for long, a bot plays for you. This link takes you back to it once: { $link }
join-keys = u asks to take back your last answer, y and n answer what others ask for, and t followed by a text sends it to everyone.
join-chat = { $name }: “{ $text }”
join-wish =
    { $wish ->
        [undo] { $seat } would like to take the last answer back.
        [pause] { $seat } would like to pause.
        [resume] { $seat } would like to go on.
       *[end] { $seat } would like to end the game here.
    } y agrees, n does not.
join-wish-mine = The others are being asked.
join-wish-gone = That is settled.
join-quit-ask = Leave the table? Your seat is kept for a while. Press q again.
screen-key-say = Say
screen-key-agree = Agree
screen-key-disagree = Refuse
screen-key-again = Rematch

## What cannot be started

no-game = There is no game “{ $name }”; there are: { $list }
no-language = There is no language “{ $name }”; there are: { $list }
no-seats = { $title } is for { $least } to { $most } players, not { $count }
no-seat = There is no seat { $place } at this table; there are: 1 to { $most }
no-seed = There is no deal { $seed }; deals are numbered from 0 to { $most }
no-bot = There is no bot “{ $name }”; there are: { $list }
no-bot-here = The bot “{ $name }” does not play { $title } yet; these do: { $list }
cards-sound = { $file } can be played with: { $count } cards of { $kinds } kinds, { $doors } Doors and { $treasures } Treasures.
cards-sound-madness = { $file } can be played with: { $count } cards of { $kinds } kinds and { $sheets } apprentices.
no-preset = There is no preset “{ $name }”; there are: { $list } (single options look like this: { $example })
no-option = There is no option “{ $name }”; there are: { $list }
no-value = { $name } cannot be “{ $value }”; it can be: { $list }
no-rule = There is no rule “{ $name }”; there are: { $list }
no-card = There is no card “{ $name }”; there are: { $list }
no-ledger = The rules of { $title } are not installed here

table-verified = The record replays, { $count } choices, and ends as it says: { $end }.
table-shuffled = The shuffle was kept as promised: the table's secret and the nonces ({ $count }) are those that were sealed before the deal. The promise you saw then must read { $promise }.
table-added-nothing = Seats that added nothing to the shuffle (bots never do): { $places }.
table-server-alone = Only the server took part in shuffling these cards.
table-seeded = These cards come from a seed: only the program took part in shuffling them.
table-abandoned = The others ended this game while these seats were away: { $places }.
table-taken-over = During the game other people took over the seats of players who were away: seat { $places }. They have seen the hands.
table-known-deal = These cards were not shuffled for this table. They were first dealt at table { $table }, and anyone who played there may know them. Seats that added nothing: { $places }.
table-known-fork = These cards were not shuffled: this game goes on from another one, and whoever saw that one may know the cards.
table-known-lesson = These cards were not shuffled: the first game is always dealt the same way.
table-not-started = The game did not start: there was no answer from seat { $places }.
table-void-start =
    { $how ->
        [left] A start failed: the player in seat { $places } left during the shuffle, perhaps to get other cards.
        [removed] A start failed: the player in seat { $places } was removed during the shuffle, perhaps to get other cards.
       *[silent] A start failed: the player in seat { $places } did not finish the shuffle, perhaps to get other cards.
    }

## Simulations

no-games = There must be at least 1 game, not { $count }
no-jobs = There must be at least 1 job, not { $count }
needs-extra = This needs `pip install grimtable[{ $extra }]`

## Checking a game

check-sound = { $title } keeps every rule that a game must keep.
check-played =
    { $games ->
        [one] 1 random game
       *[other] { $games } random games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $questions ->
        [one] 1 kind of question
       *[other] { $questions } kinds of questions
    }; looked at closely { $looks ->
        [one] once
       *[other] { $looks } times
    }
check-tried-faces = hidden places compared with what each seat may know
check-tried-questions = questions that change nothing and can be saved
check-tried-copies = copies and saved tables that go on like the original
check-tried-offers = offered answers played
check-tried-redeals = hidden cards dealt again, with the same view for a seat
check-tried-encodings = views turned into numbers for learning
check-tried-words = questions and answers put in words
check-tried-defaults = answers given when a clock runs out
check-tried-passes = passes that stayed in their window
check-tried-twins = answers after which equal cards were interchangeable
check-tried-worlds = answers that gave nothing away about unseen cards
check-tried-ends = games that came to an end
check-tried-stories = events put in words
check-tried-replays = records replayed
check-never = A dash means that nothing of the kind came up in these games.
check-missing =
    { $count ->
        [one] One text is missing in the folder { $language }. Players see English or the key instead:
       *[other] { $count } texts are missing in the folder { $language }. Players see English or the keys instead:
    }
check-fault = { $title } breaks a rule that every game must keep:

## Writing a new game

new-written =
    { $name } has been written to { $folder }. Install it and play:
      python -m pip install -e { $folder }
      grimtable play { $name }
      grimtable check { $name }
      python -m pytest { $folder }
new-name = “{ $name }” cannot be the name of a game: use at most 31 small letters, digits and _, begin with a letter, and do not use a word of Python
new-game-exists = There is a game “{ $name }” already; choose another name
new-module-exists = There is a Python module “{ $name }” already, and one would hide the other; choose another name
new-folder-exists = { $folder } exists already; nothing was changed
new-no-folder = There is no folder { $folder }

## Replays

replay-ply = { $place } of { $most }
replay-prompt = Enter: next, a number from 0 to { $most }: go there, q: leave
replay-unread = Please press Enter, or type a number from 0 to { $most }, or q.
replay-answer =
    > { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $answer }
replay-hand = { $seat } holds { $count ->
        [0] nothing
       *[other] { $count }: { $cards }
    }
replay-both = Choose either --seat or --all

## The table on a whole screen

screen-turn =
    Turn { $number }: { $seat_is ->
        [you] yours
       *[other] { $seat }
    }
screen-deck = Deck: { $count }
screen-discard = Discards: { $total }, top: { $card }
screen-discard-empty = Discards: none
screen-seat =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }
screen-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
screen-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
screen-skips =
    { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
screen-combo =
    { $cards } · { $size }/5 · { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
screen-set = { $cards } · { $points } pts
screen-combo-of =
    { $seat_is ->
        [you] Your combo
       *[other] { $seat }’s combo
    }: { $cards }
screen-cards-named = { $cards }
screen-change =
    { $seat_is ->
        [you] { $number }
       *[other] { $seat } { $number }
    }
screen-asked =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
screen-asked-several = Choosing: { $seats }
screen-zone-closed = { $name }: { $count }
screen-zone-open = { $name }: { $text }
screen-zone-part = { $name } ({ $count }): { $text }
screen-card-heading =
    { $card }{ $count ->
        [0] {""}
        [one] {" "}· 1 in the game
       *[other] {" "}· { $count } in the game
    }
screen-card-untold = The game has no text for this card.
reason-not-now = The open question does not allow it.
screen-light-play = power or Rune
screen-light-close = draw or steal
screen-light-extra = extra actions
screen-light-actions = actions
screen-light-powers = for a power
screen-hand = Your hand
screen-hand-empty = You hold no cards.
screen-table = The table
screen-log = What happened
screen-key-card = Card
screen-key-why = Why not?
screen-key-undo = Take back
screen-key-hint = Hint
screen-key-pile = Discards
screen-key-save = Save
screen-key-help = Help
screen-key-quit = Leave
screen-help =
    Answer with the key in front of an answer, with the arrow keys and Enter, or with a click.
    Keys on the table show what an answer refers to. Click a card or a pile to look at it closely. Green and red numbers show what is certain to change.

    c   what a card does
    w   why something cannot be done now
    u   take back your last choice
    h   a hint from a bot
    p   look through the discard pile
    s   save the game and leave
    q   leave without saving

    Page up and page down page through what happened, [ and ] scroll the table, and so do Ctrl+Up and Ctrl+Down. Escape closes a sheet like this one.
screen-close = Esc closes
screen-welcome = ? shows a summary of the rules, h gives a hint, and a click on a card explains it.
screen-warn-set = You still hold a complete set! Choose the same answer again to end your turn anyway.
screen-warn-last = This is the last round: cards in hand score nothing, and you could still play some. Choose the same answer again to confirm.
screen-undo-ask = Something new has been revealed since. Nobody else is affected: press u again to take your answer back anyway.
screen-undo-none = You have nothing to take back yet.
screen-undo-done = Taken back.
screen-hint = Hint: { $text }
screen-hint-none = There is no bot here to give advice.
screen-thinking = One moment, the adviser is thinking …
screen-quit-ask = Leave without saving? Press q again. Press s to save.
screen-save = Save under which name?
screen-save-exists = { $file } exists already. Press Enter again to replace it.
screen-save-failed = { $file } cannot be written.
screen-saved = The game is saved. Continue it with: grimtable play { $game } --resume { $file }
screen-card = Which card?
screen-find = Type a name or use the arrow keys
screen-why = Why can’t I do this?
screen-why-option = You can: it is among your answers.
screen-why-rule = Rule { $rule }
screen-curtain = { $seat } is next.
screen-curtain-key = Everyone else looks away. { $seat }, press Enter to see your cards.
screen-again = Press q to leave the table.
screen-again-recorded = Press q to leave the table; the game is then recorded in { $file }.
no-people = A table of { $most } has room for 1 to { $most } people, not { $count }; --seats changes the size of the table
no-screen = { $option } needs a full-screen terminal; it cannot be used with --plain or pipes
no-resume = { $file } holds a game of { $title }
only-browser = { $option } is only for the table in the browser: leave out the game
only-terminal = { $option } is only for the terminal: name a game, as in grimtable play grimwood

## Several answer at once, several things are picked

screen-waiting-all = The others are choosing.
screen-full = You cannot choose any more. Is this your choice?
screen-send = Yes, that is my choice
screen-picking = Backspace or a click puts a card back; 0 or the space bar ends your choice.
screen-curtain-again = { $seat }, if you want to change your answer, press u.
screen-help-several = Where you choose several cards, they are only laid out for now: Backspace, u or a click on one puts it back, and 0 or the space bar ends the choice.

## Grim Farmer on a whole screen

screen-farmer-turn = Turn { $number } of { $most }
screen-farmer-game-first_to_k = Game { $number }, { $most ->
        [one] 1 win needed
       *[other] { $most } wins needed
    }
screen-farmer-game-sum_of_cards_left = Game { $number } of { $most }
screen-farmer-phase-1 = Draw
screen-farmer-phase-2 = Call
screen-farmer-phase-3 = Specials
screen-farmer-phase-4 = Place
screen-farmer-phase-5 = Challenge
screen-farmer-discards = Discards: { $count }
screen-farmer-discarded =
    { $count ->
        [0] There are no discards yet.
        [one] 1 discard, face down.
       *[other] { $count } discards, face down.
    }{ $known ->
        [0] {""}
       *[other] {" "}You have seen { $known } of them: { $cards }.
    }
screen-farmer-call = Last Call
screen-farmer-no-call = There is no Last Call yet; it is drawn after this.
screen-farmer-old-call = The old call; a new one follows.
screen-farmer-or = or
screen-farmer-beside = newly drawn:
screen-farmer-fits =
    { $only ->
        [animals] Only animals count: a card fits if it shows one of them.
        [colours] Only colours count: a card fits if it has one of them.
       *[both] A card fits by its animal or by its colour.
    }
screen-farmer-played = Played:
screen-farmer-played-by =
    { $card } ({ $seat_is ->
        [you] you
       *[other] { $seat }
    })
screen-farmer-open = Still to be played this Turn:
screen-farmer-picked = Chosen:
screen-farmer-own-pile = Your pile:
screen-farmer-number = { $count }
screen-farmer-held = { $count } in hand
screen-farmer-placed = { $count } placed
screen-farmer-empty = hand empty!
screen-farmer-wins =
    { $count ->
        [one] 1 game won
       *[other] { $count } games won
    }
screen-farmer-left =
    { $count ->
        [one] 1 card left so far
       *[other] { $count } cards left so far
    }
screen-farmer-good = everything fits
screen-farmer-bad = a bluff!
screen-farmer-hidden = not challenged
screen-farmer-points =
    { $seat_is ->
        [you] you challenged { $seat_to }
       *[other] challenged { $seat_to_is ->
            [you] you
           *[other] { $seat_to }
        }
    }
screen-farmer-change =
    { $number } { $count ->
        [one] card
       *[other] cards
    }
screen-farmer-last-chance = Empty hands: { $seats }. Whoever is not caught now wins.
screen-farmer-last-turn = The last Turn: if nobody gets rid of everything, whoever holds the fewest cards wins.
screen-farmer-won = Game { $number } went to: { $seats }. New cards have been dealt.
screen-farmer-warn-empty = With an empty hand and no challenge, these players win: { $seats }. Choose the same answer again to confirm.
screen-farmer-too-late = Another card came first: { $card_article } is back in your hand.
