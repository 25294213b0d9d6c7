### What only the browser’s board of Grim Farmer says.

web-farmer-turn = Turn { $number }
web-farmer-phase-1 = Draw
web-farmer-phase-2 = Call
web-farmer-phase-3 = Specials
web-farmer-phase-4 = Place
web-farmer-phase-5 = Challenge
web-farmer-or = or
web-farmer-fits = { $card } or { $card2 } fits, and so does any Mouse
web-farmer-old-call = A new one comes after drawing
web-farmer-no-call = The first one comes after drawing
web-farmer-in-hand = { $count } in hand
web-farmer-drew = drew { $count }
web-farmer-cards =
    { $count ->
        [one] card
       *[other] cards
    }
web-farmer-out = Hand empty: wins unless caught
web-farmer-out-short = Hand empty!
web-farmer-may-go-out = can go out
web-farmer-bluff = Bluff!
web-farmer-honest = Everything fits
web-farmer-challenged-by = Challenged by: { $seats }
web-farmer-challenges =
    { $seat_is ->
        [you] You challenge { $seat_to }
       *[other] { $seat_to_is ->
            [you] { $seat } challenges you
           *[other] { $seat } challenges { $seat_to }
        }
    }
web-farmer-last-turn = Previous Turn
web-farmer-unchallenged = Nobody challenged anyone.
web-farmer-no-specials = Nobody has played a special.
web-farmer-card-fits = fits
web-farmer-card-bluff = would be a bluff
web-farmer-legend = ✓ fits. Anything else is a bluff, and allowed.
web-farmer-my-pile = Your pile
web-farmer-my-honest = Honest: everything fits
web-farmer-my-bluff =
    { $count ->
        [one] A bluff: 1 card does not fit
       *[other] A bluff: { $count } cards do not fit
    }
web-score-grim_farmer =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## What a question is about

web-about-grim_farmer-draw-count = Everyone chooses in secret. More cards fit more calls, but an empty hand wins.
web-about-grim_farmer-race = A special changes the Last Call for everyone, and you get rid of a card.
web-about-grim_farmer-challenge = Everyone points at once. If it is a bluff, its owner draws that many cards and you may discard two; if everything fits, you draw three.

## The first game

web-coach-grim_farmer-draw = Whoever has an empty hand at the end of a Turn wins. First everyone draws, unseen, as many cards as they like: more cards fit more calls, but you have to get rid of all of them again.
web-coach-grim_farmer-call = The Last Call: an animal and a colour. A card that shows either of them fits this Turn.
web-coach-grim_farmer-special = Chameleon, Frog, Parrot and Lion change the call. If you have none, pass; everyone gets the same time.
web-coach-grim_farmer-place = Place 2 to 5 cards face down. Those with ✓ fit. You may place others too, but that is a bluff: you pay if someone points at you.
web-coach-grim_farmer-challenge = Do you believe the piles? Point at one, or at nobody. If it is a bluff, its owner draws as many cards as the pile holds, and you may discard up to two; if everything fits, you draw three.
web-coach-grim_farmer-out = Someone has placed the last card. If nobody catches a bluff in that pile now, the game is over.
web-coach-grim_farmer-results = This is what the last Turn brought: who pointed at whom, and who was right.

## Answers in advance

web-order-grim_farmer-special = When specials can be played
web-order-grim_farmer-special-pass = Play nothing

## The log

web-farmer-told-idle = Drew nothing: { $seats }.
web-farmer-told-shown =
    { $seat_is ->
        [you] In your pile
       *[other] In { $seat }’s pile
    }: { $cards }.
web-farmer-told-discards =
    { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { $cards }.
