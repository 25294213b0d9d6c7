### The review of a finished game.

review-title = Review
review-how = The bot { $bot } played on from this game { $simulations } times, with cards dealt as each seat could expect them.
review-errors = Each number may be off by what stands after ±.
review-chance = Chance to win
review-chance-team = The team’s chance to win
review-moments = Key moments
review-no-moments = No choice and no stroke of luck stands out by more than twice its error.
review-kind-best = best move
review-kind-slip = slip
review-kind-luck = luck
review-where =
    { $turn ->
        [0] choice { $ply }, { $seat_is ->
            [you] you
           *[other] { $seat }
        }
       *[other] turn { $turn }, { $seat_is ->
            [you] you
           *[other] { $seat }
        }
    }
review-best = Chosen: { $played }. Chance { $after } %; with “{ $better }” { $before } % (± { $error }).
review-slip = Chosen: { $played }. Chance { $after } %; with “{ $better }” { $before } % (± { $error }).
review-luck = Chosen: { $played }. What came of it moved the chance from { $before } % to { $after } % (± { $error }).
review-why = What a bot would have said here: { $why }
review-agreed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $agreed } of { $choices } choices as the bot would have made them
review-luck-of-draw = Luck of the draw
review-luck-line =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $sign }{ $luck } % (± { $error })
review-luck-how = What chance made of a seat’s choices, compared with what usually comes of them.
review-luck-none = In this game luck cannot be told apart from what the others choose at the same time.
review-curve-line =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }
review-team = All together
review-progress = Reviewing
review-progress-line = Reviewing: { $share } %
review-done = The review is ready.
review-start = Review this game
review-about = A bot plays on from many moments of this game, with cards dealt as each seat could expect them, and says where the game was decided. This takes up to a few minutes.
review-again = Try again
review-failed = The review could not be finished. Please try again later.
review-table = The curve as a table
review-turn = Turn
review-unknown-cards = No bot knows the cards of this set, so this game cannot be reviewed.
review-choices = Choices
