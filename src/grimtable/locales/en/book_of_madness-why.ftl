## Why the adviser would do this, in one line

book_of_madness-why-dispel-last = { $card } is the last curse on the board: without it { $card2 } is beaten.
book_of_madness-why-dispel-soon =
    { $count ->
        [one] { $card } strikes next turn.
       *[other] { $card } strikes in { $count } turns.
    }
book_of_madness-why-dispel-struck = { $card } has already struck, but the monster cannot be beaten while it lies here.
book_of_madness-why-cure-stack =
    { $count ->
        [one] The madness stack is down to its last card.
       *[other] The madness stack is down to { $count } cards.
    }
book_of_madness-why-cure-hand = A madness card in hand takes up the space of a card you could pay with.
book_of_madness-why-gain = { $card } makes the deck stronger for the rest of the game.
book_of_madness-why-learn = { $card } will pay off over the next turns.
book_of_madness-why-ability = The ability costs nothing.
book_of_madness-why-store = { $card }: cards in a support zone can be used by everyone.
book_of_madness-why-grant = { $card }: an action is worth more to the team now than later.
book_of_madness-why-draw = { $card } brings new cards while there is still something to pay for.
book_of_madness-why-thin = { $card } rids a deck of its weakest card.
book_of_madness-why-heal = { $card } sends madness cards back to the stack.
book_of_madness-why-veil = { $card } stops a curse from striking.
book_of_madness-why-free = { $card } dispels a curse for less than it costs.
book_of_madness-why-grow = { $card } brings strong cards into play.
book_of_madness-why-refresh = { $card } makes a spell ready again.
book_of_madness-why-cast = { $card } leaves the team better off.
book_of_madness-why-pay = The cheapest way to pay: cards from your hand first, then from support zones.
book_of_madness-why-choice = Of all the answers, this one is best for the team.
book_of_madness-why-decline = The cards are worth more later.
book_of_madness-why-end-keep = The cards left in your hand are worth more later than anything they could buy now.
book_of_madness-why-end = You have nothing left to pay with.
