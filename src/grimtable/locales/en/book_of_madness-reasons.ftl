### Why something is not an option in The Book of Madness.

book_of_madness-reason-won = The game is over: you have won together.
book_of_madness-reason-lost = The game is over: you have lost together.
book_of_madness-reason-watching = You are watching. Only players act.
book_of_madness-reason-mad = You have gone mad and are out of the game.
book_of_madness-reason-picked = You have chosen. The game begins when everyone has.
book_of_madness-reason-others-asked = Others have to answer now: { $seats }.
book_of_madness-reason-not-there = There is no such thing on this table.
book_of_madness-reason-choice-first = Another question has to be answered first.
book_of_madness-reason-another-question = This answers a question that is not being asked now.
book_of_madness-reason-deck-closed = Nobody looks into a deck or takes cards from it unless an effect says so.
book_of_madness-reason-pile-lies = You may look through a discard pile, but cards leave it only through effects or when it is reshuffled.
book_of_madness-reason-hand-closed = You pay with your own hand and with support zones, never with another hand.
book_of_madness-reason-banished = Banished cards come back only by special effects.
book_of_madness-reason-stack-lies = Madness cards come off this stack without your help, and soon enough.
book_of_madness-reason-book-closed = A page is turned only when the ritual marker gets there.
book_of_madness-reason-library-closed = Only the top spell of each element lies open.
book_of_madness-reason-curses-closed = Curses are drawn from these stacks when the next monster arrives.
book_of_madness-reason-box = This is out of the game.
book_of_madness-reason-under = This madness card goes to whoever dispels the curse above it.
book_of_madness-reason-on-its-way = These cards are being looked at right now.
book_of_madness-reason-not-held = You do not hold { $card }.
book_of_madness-reason-pays-later = Cards from your hand pay for actions. Choose the action first.
book_of_madness-reason-madness-worthless = A madness card pays for nothing, and you cannot simply discard it. Cure it.
book_of_madness-reason-support-later = Cards in support zones pay for actions. Choose the action first.
book_of_madness-reason-not-yours = This spell is not yours.
book_of_madness-reason-not-learned = You do not have this spell.
book_of_madness-reason-exhausted = { $card } stays exhausted until your next turn, unless an effect refreshes it.
book_of_madness-reason-face-down = { $card } is face down and has no effect.
book_of_madness-reason-being-cast = { $card } is being cast right now.
book_of_madness-reason-cast-poor = You cannot pay for { $card }: it costs { $cards }.
book_of_madness-reason-shelf-empty = There is nothing left to learn of this element.
book_of_madness-reason-learn-poor = Learning costs { $cards }. You cannot pay that.
book_of_madness-reason-supply-empty = This pile is empty.
book_of_madness-reason-gain-poor = That costs { $cards }. You cannot pay that.
book_of_madness-reason-ones = Cards of value 1 cannot be gained.
book_of_madness-reason-slot-empty = There is no curse here.
book_of_madness-reason-curse-down = A face-down curse cannot be dispelled. It is turned up in the next turn.
book_of_madness-reason-dispel-poor = Dispelling { $card } costs { $cards }. You cannot pay that.
book_of_madness-reason-no-madness = There is no madness card there.
book_of_madness-reason-pile-madness = The cure action works on your hand and the support zones, not on your discard pile.
book_of_madness-reason-anothers-madness = You cannot cure madness cards in another player’s hand.
book_of_madness-reason-cure-poor =
    { $count ->
        [one] Curing costs one unit of any element. You have none.
       *[other] Curing costs { $count } units of one element. You cannot pay that.
    }
book_of_madness-reason-no-ability = Your apprentice has no ability that is used this way.
book_of_madness-reason-ability-used = You have already used your ability this turn.
book_of_madness-reason-ability-idle = There is nothing to use your ability on right now.
book_of_madness-reason-seat-idle = Choose an action first. If it matters who it is for, you will be asked.
book_of_madness-reason-sheet-late = The apprentices were chosen before the game began.
