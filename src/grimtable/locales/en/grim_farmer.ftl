### Grim Farmer. Names of cards and pieces are in grim_farmer-cards.ftl.

grim_farmer-blurb = Get rid of your cards face down, honestly or not, and point at those who lie.

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
            [forbidden] {" "}A special that would do nothing cannot be played.
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
            [forbidden] {" "}A special that would do nothing cannot be played.
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
        [one] Draw 1 card (then { $total } in hand)
       *[other] Draw { $count } cards (then { $total } in hand)
    }
grim_farmer-do-more = Draw another card (then { $total } in hand)
grim_farmer-do-stop = Stop drawing
grim_farmer-do-pass = Play nothing
grim_farmer-do-play = Play { $card_article }
grim_farmer-do-play-dud = Play { $card_article }, just to get rid of it
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
        [you] { $card_subject } from your pile goes to the discards.
       *[other] From { $seat }’s pile { $card_article } goes to the discards.
    }
grim_farmer-event-pile-discard-unseen =
    { $seat_is ->
        [you] A card of your pile goes to the discards.
       *[other] A card from { $seat }’s pile goes to the discards unseen.
    }
grim_farmer-event-played-discard = { $card_subject } goes to the discards.
grim_farmer-event-shown =
    { $seat_is ->
        [you] Your pile contains { $card_article }.
       *[other] { $seat }’s pile contains { $card_article }.
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
            [0] You should draw for the bluff, but there is nothing to draw.
            [one] You draw 1 card for the bluff.
           *[other] You draw { $count } cards for the bluff.
        }
       *[other] { $count ->
            [0] { $seat } should draw for the bluff, but there is nothing to draw.
            [one] { $seat } draws 1 card for the bluff.
           *[other] { $seat } draws { $count } cards for the bluff.
        }
    }
grim_farmer-event-failed =
    { $seat_is ->
        [you] { $count ->
            [0] For the mistaken challenge you should draw, but there is nothing to draw.
            [one] For the mistaken challenge you draw 1 card.
           *[other] For the mistaken challenge you draw { $count } cards.
        }
       *[other] { $count ->
            [0] For the mistaken challenge { $seat } should draw, but there is nothing to draw.
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
            [turn_cap] The Turn limit is reached. You hold the fewest cards and win the game.
            [last_special] You have played your last card and win the game on the spot.
           *[hand_empty] You are rid of all your cards and win the game.
        }
       *[other] { $reason ->
            [turn_cap] The Turn limit is reached. { $seat } holds the fewest cards and wins the game.
            [last_special] { $seat } has played the last card in hand and wins the game on the spot.
           *[hand_empty] { $seat } is rid of all cards and wins the game.
        }
    }
grim_farmer-event-won-shared =
    { $reason ->
        [turn_cap] The Turn limit is reached. A tie for the fewest cards: { $seats } share the win.
       *[hand_empty] A tie: { $seats } share the win.
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
grim_farmer-board-call-old = Last Call of the previous Turn: { $cards }
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
