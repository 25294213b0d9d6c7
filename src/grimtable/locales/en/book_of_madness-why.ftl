## Why the adviser would do this, in one line

book_of_madness-why-dispel-last = { $card } is the last curse on the board: without it { $card2 } is beaten.
book_of_madness-why-dispel-soon =
    { $count ->
        [one] { $card } strikes in the next turn.
       *[other] { $card } strikes in { $count } turns.
    }
book_of_madness-why-dispel-struck = { $card } has struck already, but as long as it lies here the monster cannot be beaten.
book_of_madness-why-cure-stack =
    { $count ->
        [one] The madness stack is down to its last card.
       *[other] The madness stack is down to { $count } cards.
    }
book_of_madness-why-cure-hand = Madness in hand takes the place of a card that could pay.
book_of_madness-why-gain = { $card } makes the deck stronger for the rest of the game.
book_of_madness-why-learn = { $card } will pay for itself in the turns to come.
book_of_madness-why-ability = The ability costs nothing.
book_of_madness-why-store = { $card }: what lies in a support zone can be used by everybody.
book_of_madness-why-grant = { $card }: the action is worth more to the team now than later.
book_of_madness-why-draw = { $card } brings fresh cards while there is something to pay for.
book_of_madness-why-thin = { $card } rids a deck of its weakest card.
book_of_madness-why-heal = { $card } sends madness back to the stack.
book_of_madness-why-veil = { $card } lets a curse miss its moment.
book_of_madness-why-free = { $card } makes a curse cheaper than its price.
book_of_madness-why-grow = { $card } brings strong cards into play.
book_of_madness-why-refresh = { $card } makes a spell ready once more.
book_of_madness-why-cast = { $card } leaves the team better off.
book_of_madness-why-pay = The cheapest way to pay, with cards of the hand before those in support.
book_of_madness-why-choice = Of all answers this one leaves the team best off.
book_of_madness-why-decline = The cards are worth more later.
book_of_madness-why-end-keep = The cards left in hand are worth more later than anything they could buy now.
book_of_madness-why-end = There is nothing left to pay with.
