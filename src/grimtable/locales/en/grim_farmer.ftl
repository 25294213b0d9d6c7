### Grim Farmer. Names of cards and pieces are in grim_farmer-cards.ftl.

grim_farmer-blurb = Get rid of your cards face down, honestly or not, and point at those who lie.
grim_farmer-help =
    Whoever has an empty hand at the end of a Turn wins. A Turn has five phases:
    1. Draw as many cards as you like, up to 15 in hand.
    2. A new animal and a new colour are drawn: the Last Call.
    3. Play Chameleon, Frog, Parrot or Lion to change the Last Call; each only once a Turn.
    4. Everyone places 2 to 5 cards face down. A card fits if it shows an animal or a colour of the Last Call; a Mouse always fits. Placing others is allowed, but it is a bluff. ✓ marks those that fit.
    5. Everyone may challenge one player. A pile with a card that does not fit costs its owner as many cards as it has, and one more for each Snake; whoever challenged it may discard two normal cards. If everything fits, the challenger draws three.
    Placed cards never come back to the hand, caught or not.
    (A table with other options may differ in details.)

## Cards

grim_farmer-card-heading =
    { $card }: { $group ->
        [normal] normal animal
        [action] special animal, for phase 3
       *[special] special animal
    }, { $copies ->
        [0] not in this deck
        [one] 1 in the deck
       *[other] { $copies } in the deck
    }

grim_farmer-text-normal =
    It fits whenever { $card_article } or { $card2_article } lies on the Last Call. After a successful
    challenge { $reward_discard ->
        [exactly_2_or_none] two normal cards like this one may be discarded, or none.
       *[up_to_2] up to two normal cards like this one may be discarded.
    }
grim_farmer-text-snake =
    It never fits. If the pile it lies in is challenged, it costs one more card. Slipping it into a
    pile that nobody challenges is the only way to be rid of it.
grim_farmer-text-mouse =
    It always fits, whatever lies on the Last Call. It does not save other cards of its pile, and it
    cannot be discarded as a reward.
grim_farmer-text-chameleon =
    Play it in phase 3: a new colour is drawn, then you put back one of the colours lying out, the old
    or the new. Without a colour on the Last Call { $dud_specials ->
        [forbidden] it cannot be played.
       *[allowed] it does nothing, but you are rid of it.
    } { $special_limit ->
        [per_player] Each player may play one a Turn.
       *[per_table] Only one is played a Turn, whoever is first.
    } Placed in a pile, it never fits.
grim_farmer-text-frog =
    Play it in phase 3: a new animal is drawn, then you put back one of the animals lying out, the old
    or the new. Without an animal on the Last Call { $dud_specials ->
        [forbidden] it cannot be played.
       *[allowed] it does nothing, but you are rid of it.
    } { $special_limit ->
        [per_player] Each player may play one a Turn.
       *[per_table] Only one is played a Turn, whoever is first.
    } Placed in a pile, it never fits.
grim_farmer-text-parrot =
    Play it in phase 3: an animal of the Last Call goes back, and a new colour takes its place; of two
    animals you choose one. { $special_limit ->
        [per_player] Each player may play one a Turn. Without an animal on the Last Call { $dud_specials ->
            [forbidden] it cannot be played.
           *[allowed] it does nothing, but you are rid of it.
        }
       *[per_table] Only one is played a Turn, whoever is first.{ $dud_specials ->
            [forbidden] {" "}No special is played in vain.
           *[allowed] {""}
        }
    } Placed in a pile, it never fits.
grim_farmer-text-lion =
    Play it in phase 3: a colour of the Last Call goes back, and a new animal takes its place; of two
    colours you choose one. { $special_limit ->
        [per_player] Each player may play one a Turn. Without a colour on the Last Call { $dud_specials ->
            [forbidden] it cannot be played.
           *[allowed] it does nothing, but you are rid of it.
        }
       *[per_table] Only one is played a Turn, whoever is first.{ $dud_specials ->
            [forbidden] {" "}No special is played in vain.
           *[allowed] {""}
        }
    } Placed in a pile, it never fits.

## Questions, named after the frame that asks

grim_farmer-first-player = You are the host: who is First Player?
grim_farmer-draw-count =
    { $count ->
        [one] You hold 1 card.
       *[other] You hold { $count } cards.
    } How many do you draw?
grim_farmer-draw-more =
    { $count ->
        [one] You hold 1 card.
       *[other] You hold { $count } cards.
    } Do you draw another one?
grim_farmer-race =
    { $able ->
        [no] You have no special to play now.
       *[yes] Do you play a special?
    }
grim_farmer-in-turn =
    { $able ->
        [no] You have no special to play now.
       *[yes] It is your turn: do you play a special?
    }
grim_farmer-live-race =
    { $able ->
        [no] You have no special to play now.
       *[yes] Do you play a special? The first card counts.
    }
grim_farmer-put-back = You have drawn { $card_article }. Which piece do you put back?
grim_farmer-parrot = The Parrot: which animal goes back?
grim_farmer-lion = The Lion: which colour goes back?
grim_farmer-place =
    Last Call: { $cards }.{ $only ->
        [animals] {" "}Only animals count.
        [colours] {" "}Only colours count.
       *[both] {""}
    } { $count ->
        [0] You place 2 to { $most } cards face down. Which one first?
        [one] Which one as your second card?
       *[other] Another one?
    }
grim_farmer-challenge =
    { $placed ->
        [0] You have placed nothing
        [one] You have placed 1 card
       *[other] You have placed { $placed } cards
    } and hold { $count ->
        [0] none
       *[other] { $count }
    }. Whom do you challenge?
grim_farmer-reward =
    { $able ->
        [no] You were right, but you hold nothing to discard.
       *[yes] { $count ->
            [0] You were right! { $reward ->
                [exactly_2_or_none] You may discard two normal cards. Which one first?
               *[up_to_2] You may discard up to two normal cards. Which one?
            }
           *[other] And which one as your second card?
        }
    }

## Answers

grim_farmer-do-seat =
    { $seat_is ->
        [you] Yourself
       *[other] { $seat }
    }
grim_farmer-do-draw =
    { $count ->
        [0] Draw nothing
        [one] Draw 1 card ({ $total } in hand then)
       *[other] Draw { $count } cards ({ $total } in hand then)
    }
grim_farmer-do-more = Draw another card ({ $total } in hand then)
grim_farmer-do-stop = Stop drawing
grim_farmer-do-pass = Play nothing
grim_farmer-do-play = Play { $card_article }
grim_farmer-do-play-dud = Play { $card_article }, just to be rid of it
grim_farmer-do-put-back = Put { $card_article } back (then: { $cards })
grim_farmer-do-give-up = Put { $card_article } back
grim_farmer-do-place =
    { $card }{ $fits ->
        [yes] {" "}✓
       *[no] {""}
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in hand)
    }
grim_farmer-do-place-all = That is all: place these { $count }
grim_farmer-do-discard =
    Discard { $card_article }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in hand)
    }
grim_farmer-do-discard-all =
    { $count ->
        [0] Discard nothing
       *[other] That is all
    }
grim_farmer-do-challenge =
    Challenge { $seat } ({ $placed ->
        [one] 1 card placed
       *[other] { $placed } cards placed
    }, { $count ->
        [0] hand empty!
       *[other] { $count } in hand
    })
grim_farmer-do-challenge-nobody = Challenge nobody

## Events: a card moves from one zone to another

grim_farmer-event-deck-hand =
    { $seat_is ->
        [you] You draw { $card_article }.
       *[other] { $seat } draws { $card_article }.
    }
grim_farmer-event-deck-hand-unseen =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
grim_farmer-event-box-hand =
    { $seat_is ->
        [you] You are dealt { $card_article }.
       *[other] { $seat } is dealt { $card_article }.
    }
grim_farmer-event-box-hand-unseen =
    { $seat_is ->
        [you] You are dealt a special card.
       *[other] { $seat } is dealt a special card.
    }
grim_farmer-event-hand-played =
    { $seat_is ->
        [you] You play { $card_article }.
       *[other] { $seat } plays { $card_article }.
    }
grim_farmer-event-hand-pile =
    { $seat_is ->
        [you] You place { $card_article } face down.
       *[other] { $seat } places { $card_article } face down.
    }
grim_farmer-event-hand-pile-unseen =
    { $seat_is ->
        [you] You place a card face down.
       *[other] { $seat } places a card face down.
    }
grim_farmer-event-hand-discard =
    { $seat_is ->
        [you] You discard { $card_article }.
       *[other] { $seat } discards { $card_article }.
    }
grim_farmer-event-pile-discard =
    { $seat_is ->
        [you] From your pile { $card_article } goes to the discards.
       *[other] From { $seat }’s pile { $card_article } goes to the discards.
    }
grim_farmer-event-pile-discard-unseen =
    { $seat_is ->
        [you] A card of your pile goes to the discards.
       *[other] A card of { $seat }’s pile goes to the discards, unseen.
    }
grim_farmer-event-played-discard = The discards get { $card_article }.
grim_farmer-event-shown =
    { $seat_is ->
        [you] In your pile lies { $card_article }.
       *[other] In { $seat }’s pile lies { $card_article }.
    }
grim_farmer-event-shown-unseen =
    { $seat_is ->
        [you] A card of your pile is turned up.
       *[other] A card of { $seat }’s pile is turned up.
    }
grim_farmer-event-shuffled = The cards are shuffled.
grim_farmer-event-swapped = The deck is empty: the discards are shuffled and become the new deck.

## Events: facts

grim_farmer-event-dealt =
    { $number ->
        [1] Everyone has been dealt ten normal and three special cards.
       *[other] Game { $number } begins. Everyone has been dealt ten normal and three special cards.
    }
grim_farmer-event-turn =
    { $seat_is ->
        [you] Turn { $number }: you are First Player
       *[other] Turn { $number }: { $seat } is First Player
    }
grim_farmer-event-number =
    { $seat_is ->
        [you] You draw { $count ->
            [0] nothing
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $count ->
            [0] nothing
            [one] 1 card
           *[other] { $count } cards
        }.
    }
grim_farmer-event-called = The new Last Call: { $card }, { $card2 }.
grim_farmer-event-dud =
    { $seat_is ->
        [you] You play { $card_article }, which does nothing now.
       *[other] { $seat } plays { $card_article }, which does nothing now.
    }
grim_farmer-event-came =
    { $seat_is ->
        [you] You draw { $card_article } from the bag.
       *[other] { $seat } draws { $card_article } from the bag.
    }
grim_farmer-event-went =
    { $seat_is ->
        [you] You put { $card_article } back.
       *[other] { $seat } puts { $card_article } back.
    }
grim_farmer-event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
grim_farmer-event-placed =
    { $seat_is ->
        [you] You place { $count ->
            [one] one card
            [2] two cards
            [3] three cards
            [4] four cards
           *[other] five cards
        } face down.
       *[other] { $seat } places { $count ->
            [one] one card
            [2] two cards
            [3] three cards
            [4] four cards
           *[other] five cards
        } face down.
    }
grim_farmer-event-challenged =
    { $seat_is ->
        [you] You challenge { $seat_to }.
       *[other] { $seat_to_is ->
            [you] { $seat } challenges you.
           *[other] { $seat } challenges { $seat_to }.
        }
    }
grim_farmer-event-judged =
    { $seat_is ->
        [you] { $verdict ->
            [bad] You are caught bluffing.
           *[good] All your cards fit.
        }
       *[other] { $verdict ->
            [bad] { $seat } is caught bluffing.
           *[good] All of { $seat }’s cards fit.
        }
    }
grim_farmer-event-caught =
    { $seat_is ->
        [you] { $count ->
            [0] For the bluff you have to draw, but there is nothing to draw.
            [one] For the bluff you draw 1 card.
           *[other] For the bluff you draw { $count } cards.
        }
       *[other] { $count ->
            [0] For the bluff { $seat } has to draw, but there is nothing to draw.
            [one] For the bluff { $seat } draws 1 card.
           *[other] For the bluff { $seat } draws { $count } cards.
        }
    }
grim_farmer-event-failed =
    { $seat_is ->
        [you] { $count ->
            [0] For the mistaken challenge you ought to draw, but you cannot.
            [one] For the mistaken challenge you draw 1 card.
           *[other] For the mistaken challenge you draw { $count } cards.
        }
       *[other] { $count ->
            [0] For the mistaken challenge { $seat } ought to draw, but cannot.
            [one] For the mistaken challenge { $seat } draws 1 card.
           *[other] For the mistaken challenge { $seat } draws { $count } cards.
        }
    }
grim_farmer-event-filled =
    { $seat_is ->
        [you] With a single card left you draw a second one.
       *[other] With a single card left { $seat } draws a second one.
    }
grim_farmer-event-won =
    { $seat_is ->
        [you] { $reason ->
            [turn_cap] There have been enough Turns. You hold the fewest cards and win the game.
            [last_special] You have played your last card and win the game on the spot.
           *[hand_empty] You are rid of all your cards and win the game.
        }
       *[other] { $reason ->
            [turn_cap] There have been enough Turns. { $seat } holds the fewest cards and wins the game.
            [last_special] { $seat } has played the last card in hand and wins the game on the spot.
           *[hand_empty] { $seat } is rid of all cards and wins the game.
        }
    }
grim_farmer-event-won-shared =
    { $reason ->
        [turn_cap] There have been enough Turns. Equally few cards, a shared win: { $seats }.
       *[hand_empty] Hands equally empty, a shared win: { $seats }.
    }

## How it ended

grim_farmer-outcome-hand_empty = A hand is empty: the game is over.
grim_farmer-outcome-turn_cap = The last Turn this table allows has been played: the game is over.
grim_farmer-outcome-last_special = A last card was a special: the game is over on the spot.
grim_farmer-outcome-match_won = The match is decided.

## Events told together

grim_farmer-told-nobody-draws = Nobody draws.
grim_farmer-told-drawn =
    { $seat_is ->
        [you] You draw: { $cards }.
       *[other] { $seat } draws: { $cards }.
    }
grim_farmer-told-drawn-unseen =
    { $seat_is ->
        [you] You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
grim_farmer-told-caught =
    { $seat_is ->
        [you] For the bluff you draw { $count }: { $cards }.
       *[other] For the bluff { $seat } draws { $count }: { $cards }.
    }
grim_farmer-told-failed =
    { $seat_is ->
        [you] For the mistaken challenge you draw { $count }: { $cards }.
       *[other] For the mistaken challenge { $seat } draws { $count }: { $cards }.
    }
grim_farmer-told-filled =
    { $seat_is ->
        [you] With a single card left you draw a second one: { $cards }.
       *[other] With a single card left { $seat } draws a second one: { $cards }.
    }
grim_farmer-told-exchanged =
    { $seat_is ->
        [you] You put { $card_article } back and draw { $card2_article } instead.
       *[other] { $seat } puts { $card_article } back and draws { $card2_article } instead.
    }
grim_farmer-told-placed =
    { $seat_is ->
        [you] You place face down: { $cards }.
       *[other] { $seat } places face down: { $cards }.
    }
grim_farmer-told-judged =
    { $seat_is ->
        [you] Your pile is turned up: { $cards }. { $verdict ->
            [bad] Caught!
           *[good] Everything fits.
        }
       *[other] { $seat }’s pile is turned up: { $cards }. { $verdict ->
            [bad] That was a bluff!
           *[good] Everything fits.
        }
    }
grim_farmer-told-discarded =
    { $seat_is ->
        [you] As a reward you discard: { $cards }.
       *[other] As a reward { $seat } discards: { $cards }.
    }

## Board

grim_farmer-board-seat =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }{ $placed ->
        [0] {""}
       *[other] , { $placed } placed
    }{ $match ->
        [first_to_k] , games won: { $wins }
        [sum_of_cards_left] , cards left so far: { $left }
       *[single] {""}
    }{ $first ->
        [yes] , First Player
       *[no] {""}
    }
grim_farmer-board-played = played: { $cards }
grim_farmer-board-pile = pile: { $cards }
grim_farmer-board-piles = Deck: { $count }. Discards: { $total }.
grim_farmer-board-call =
    Last Call: { $cards }{ $only ->
        [animals] {" "}(only animals count)
        [colours] {" "}(only colours count)
       *[both] {""}
    }
grim_farmer-board-call-old = Last Call of the last Turn: { $cards }
grim_farmer-board-aside = Beside it: { $cards }
grim_farmer-board-open = Specials that can still be played this Turn: { $cards }
grim_farmer-board-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand ({ $count }): { $cards }
    }
grim_farmer-board-fits =
    { $count ->
        [0] None of your cards fits.
       *[other] These fit: { $cards }
    }
grim_farmer-board-picked = So far: { $cards }
grim_farmer-score =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
grim_farmer-score-match =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $wins ->
        [one] 1 game won
       *[other] { $wins } games won
    }, { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    } in all

## Zones and fields

grim_farmer-zone-deck = deck
grim_farmer-zone-discard = discards
grim_farmer-zone-played = played this Turn
grim_farmer-zone-box = box
grim_farmer-zone-hand = hand
grim_farmer-zone-pile = pile

grim_farmer-field-options = table options
grim_farmer-field-used = specials played this Turn
grim_farmer-field-played = number of specials played this Turn
grim_farmer-field-placed = number of cards placed this Turn
grim_farmer-field-challenges = who challenged whom
grim_farmer-field-turn = Turn
grim_farmer-field-first_player = First Player
grim_farmer-field-call = Last Call
grim_farmer-field-beside = piece beside the Last Call
grim_farmer-field-priority = who comes first with a special
grim_farmer-field-stopped = who has stopped drawing
grim_farmer-field-caught = who was caught this Turn
grim_farmer-field-winners = winners
grim_farmer-field-game = game of the match
grim_farmer-field-starter = who was First Player at the start
grim_farmer-field-wins = games won
grim_farmer-field-left = cards left in all games

## Table options; -takes says what else an option can be than the values it is offered with

grim_farmer-preset-standard = The usual deck: five animals in five colours.
grim_farmer-preset-meadow = Few animals and colours: honest play is easier.
grim_farmer-preset-barnyard = One animal more: a little more bluffing.
grim_farmer-preset-wild = Six animals in six colours: much bluffing.
grim_farmer-preset-zoo = Eight animals in six colours: nearly every second pile is a bluff.
grim_farmer-preset-duel = A small deck for two or three.

grim_farmer-option-deck = Deck
grim_farmer-option-deck-standard_124 = 124 cards: five animals, five colours, four of each; four of each special.
grim_farmer-option-deck-meadow_120 = 120 cards: four animals, four colours, six of each; four of each special.
grim_farmer-option-deck-barnyard_114 = 114 cards: six animals, five colours, three of each; four of each special.
grim_farmer-option-deck-wild_138 = 138 cards: six animals, six colours, three of each; five of each special.
grim_farmer-option-deck-zoo_126 = 126 cards: eight animals, six colours, two of each; five of each special.
grim_farmer-option-deck-duel_68 = 68 cards for two or three: five animals, five colours, two of each; three of each special.
grim_farmer-option-deck-custom = A deck of your own, described by custom_deck.
grim_farmer-option-custom_deck = A deck of your own, with deck=custom
grim_farmer-option-custom_deck-takes = animals (3 to 8) x colours (3 to 6) x copies (1 to 20) + specials of each kind (0 to 20), such as 5x5x4+4, or with a number for each special (Snake, Mouse, Chameleon, Frog, Parrot, Lion), such as 4x6x8+6,2,3,4,5,6; with n players at least 10n normal cards, 3n specials and 20n−10 cards in all
grim_farmer-option-first_player = Who is First Player at the start
grim_farmer-option-first_player-random = Drawn by lot.
grim_farmer-option-first_player-host_choice = The host decides.
grim_farmer-option-first_player-seat_1 = Seat 1.
grim_farmer-option-first_player-loser_of_last_game = Whoever held the most cards at the end of the last game.
grim_farmer-option-phase1_draw = Drawing in phase 1
grim_farmer-option-phase1_draw-batch = Everyone secretly chooses a number, then all draw.
grim_farmer-option-phase1_draw-one_by_one = Card by card, until everyone has stopped.
grim_farmer-option-phase1_draw-off = Nobody draws in phase 1.
grim_farmer-option-call_rule = The new Last Call
grim_farmer-option-call_rule-both_differ = Neither its animal nor its colour may lie on the old one.
grim_farmer-option-call_rule-pair_differs = Only the very same pair may not come again.
grim_farmer-option-special_limit = Each special of phase 3 once a Turn
grim_farmer-option-special_limit-per_table = By the whole table.
grim_farmer-option-special_limit-per_player = By each player.
grim_farmer-option-phase3_mode = If several want to play a special
grim_farmer-option-phase3_mode-lot = All choose in secret, and a lot decides whose card is played.
grim_farmer-option-phase3_mode-rotation = All choose in secret, and precedence goes around the table.
grim_farmer-option-phase3_mode-sequential = One after the other, until everyone has passed.
grim_farmer-option-phase3_mode-arrival = Whoever is faster: a real race.
grim_farmer-option-dud_specials = Specials that would do nothing now
grim_farmer-option-dud_specials-allowed = May be played just to be rid of them.
grim_farmer-option-dud_specials-forbidden = May not be played.
grim_farmer-option-short_hand = With a single card left before placing
grim_farmer-option-short_hand-draw_up = You draw a second one and place both.
grim_farmer-option-short_hand-place_one = You place it alone.
grim_farmer-option-short_hand-sit_out = You keep it and place nothing.
grim_farmer-option-reward_discard = Reward for a successful challenge
grim_farmer-option-reward_discard-up_to_2 = Discard up to two normal cards.
grim_farmer-option-reward_discard-exactly_2_or_none = Discard exactly two normal cards, or none.
grim_farmer-option-empty_deck = When the deck is empty
grim_farmer-option-empty_deck-reshuffle = The discards are shuffled and become the new deck.
grim_farmer-option-empty_deck-no_draw = Nobody draws any more.
grim_farmer-option-phase3_instant_win = Playing the last card in phase 3 wins at once
grim_farmer-option-phase3_instant_win-false = No, the hand must still be empty at the end of the Turn.
grim_farmer-option-phase3_instant_win-true = Yes.
grim_farmer-option-tie_counts = If several hands are empty, more cards put down win; counted are
grim_farmer-option-tie_counts-played_and_placed = Specials played and cards placed.
grim_farmer-option-tie_counts-placed_only = Only cards placed.
grim_farmer-option-max_turns = After so many Turns the fewest cards win
grim_farmer-option-max_turns-takes = a number from 10 to 500
grim_farmer-option-match = How much is played
grim_farmer-option-match-single = One game.
grim_farmer-option-match-first_to_k = Until somebody has won match_k games.
grim_farmer-option-match-sum_of_cards_left = match_k games; whoever has the fewest cards left in all of them wins.
grim_farmer-option-match_k = The number that match speaks of
grim_farmer-option-match_k-takes = a number from 1 to 20
grim_farmer-option-host = Whose table it is, for first_player=host_choice
grim_farmer-option-host-nobody = Nobody; for host_choice the lot decides.
grim_farmer-option-host-seat_1 = Seat 1.
grim_farmer-option-host-seat_2 = Seat 2.
grim_farmer-option-host-seat_3 = Seat 3.
grim_farmer-option-host-seat_4 = Seat 4.
grim_farmer-option-host-seat_5 = Seat 5.
grim_farmer-option-host-seat_6 = Seat 6.
grim_farmer-option-last_losers = Who lost the last game here, for first_player=loser_of_last_game
grim_farmer-option-last_losers-takes = nobody, or one or several seats, such as seat_2 or seat_1 seat_3; among several the lot decides
