## Why the adviser would do this, in one line

grim_farmer-why-draw = { $count ->
        [one] With one card in hand you would have to bluff; { $number } more make an honest pile likely.
       *[other] With { $count } cards in hand you would probably have to bluff; { $number } more make an honest pile likely.
    }
grim_farmer-why-draw-none = { $count ->
        [one] Your one card is all you have to get rid of.
       *[other] You have { $count } cards to get rid of; more would only take longer.
    }
grim_farmer-why-enough = The pile is as large as it should be.
grim_farmer-why-pile-win = { $count ->
        [one] Your last card fits: the hand is empty and nobody can catch you.
       *[other] All your { $count } cards fit: the hand is empty and nobody can catch you.
    }
grim_farmer-why-pile-honest = { $left ->
        [one] These { $count } cards fit, so a challenge costs you nothing; one card is left.
       *[other] These { $count } cards fit, so a challenge costs you nothing; { $left } cards are left.
    }
grim_farmer-why-pile-all = It empties your hand: if nobody points at you, you win.
grim_farmer-why-pile-forced = Hardly anything fits, so you must bluff; { $count } cards are what an honest pile often has.
grim_farmer-why-pile-bluff = { $number ->
        [one] One card too many, but you get rid of { $count }; the size is nothing unusual.
       *[other] { $number } of them do not fit, but you get rid of { $count }; the size is nothing unusual.
    }
grim_farmer-why-reward = { $count ->
        [one] This card is worth least to you.
       *[other] These { $count } cards are worth least to you.
    }
grim_farmer-why-reward-none = You have nothing that you could discard.
grim_farmer-why-special-win = { $card } is your last card: playing it wins.
grim_farmer-why-special = With { $card } the call can suit your hand better.
grim_farmer-why-pass = { $count ->
        [0] None of your cards fits, but no special would change that for long.
        [one] One of your cards fits already; a special would bring little.
       *[other] { $count } of your cards fit already; a special would bring little.
    }
grim_farmer-why-put-back = { $count ->
        [0] Without it the call is at least no better for the others than for you.
        [one] Without it one of your cards fits, the most there can be.
       *[other] Without it { $count } of your cards fit, the most there can be.
    }
grim_farmer-why-give-up = Whatever comes instead is likely to suit your hand better.
grim_farmer-why-point-empty = { $seat } wins unless the pile is a bluff, which it is with { $chance } %.
grim_farmer-why-point = The pile of { $seat } is a bluff with { $chance } %.
grim_farmer-why-nobody = Even the pile of { $seat }, the likeliest bluff, is one with only { $chance } %; a wrong challenge costs three cards.
