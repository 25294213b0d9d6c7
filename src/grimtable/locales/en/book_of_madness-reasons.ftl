### Why something is no option in The Book of Madness.

book_of_madness-reason-won = The game is over: you have won together.
book_of_madness-reason-lost = The game is over: you have lost together.
book_of_madness-reason-watching = You are watching. Only players act.
book_of_madness-reason-mad = You have gone mad and are out of the game.
book_of_madness-reason-picked = You have chosen. The game begins when everybody has.
book_of_madness-reason-others-asked = Others have to answer now: { $seats }.
book_of_madness-reason-not-there = There is no such thing on this table.
book_of_madness-reason-choice-first = Another question has to be answered first.
book_of_madness-reason-another-question = This answers a question that is not being asked now.
book_of_madness-reason-deck-closed = Nobody looks into a deck or takes cards from it unless an effect says so.
book_of_madness-reason-pile-lies = A discard pile may be looked through, but cards come back only by an effect or when it is shuffled.
book_of_madness-reason-hand-closed = You pay with your own hand and with support zones, never with another hand.
book_of_madness-reason-banished = Banished cards come back only by special effects.
book_of_madness-reason-stack-lies = Madness comes off this stack by itself, soon enough.
book_of_madness-reason-book-closed = Only the marker turns the pages.
book_of_madness-reason-library-closed = Only the top spell of each element lies open.
book_of_madness-reason-curses-closed = Curses come off these stacks with the next monster.
book_of_madness-reason-box = This is out of the game.
book_of_madness-reason-under = This madness goes to whoever dispels the curse above it.
book_of_madness-reason-on-its-way = These cards are just being looked at.
book_of_madness-reason-not-held = You do not hold { $card }.
book_of_madness-reason-pays-later = Hand cards pay for actions. Choose the action first.
book_of_madness-reason-madness-worthless = Madness pays for nothing and cannot simply be discarded. Cure it.
book_of_madness-reason-support-later = Support cards pay for actions. Choose the action first.
book_of_madness-reason-not-yours = This spell is not yours.
book_of_madness-reason-not-learned = You do not have this spell.
book_of_madness-reason-exhausted = { $card } is exhausted until your next turn, unless an effect refreshes it.
book_of_madness-reason-face-down = { $card } lies face-down and has no effect.
book_of_madness-reason-being-cast = { $card } is just being cast.
book_of_madness-reason-cast-poor = You cannot pay for { $card }: { $cards }.
book_of_madness-reason-shelf-empty = There is nothing left to learn of this element.
book_of_madness-reason-learn-poor = Learning costs { $cards }. You cannot pay that.
book_of_madness-reason-supply-empty = This pile is empty.
book_of_madness-reason-gain-poor = That costs { $cards }. You cannot pay it.
book_of_madness-reason-ones = Cards of value 1 cannot be gained.
book_of_madness-reason-slot-empty = There is no curse here.
book_of_madness-reason-curse-down = A face-down curse cannot be dispelled. It is turned up in the next turn.
book_of_madness-reason-dispel-poor = Dispelling { $card } costs { $cards }. You cannot pay that.
book_of_madness-reason-no-madness = There is no madness there.
book_of_madness-reason-pile-madness = The cure action reaches your hand and the support zones, not the discard pile.
book_of_madness-reason-anothers-madness = You cannot cure madness in another hand.
book_of_madness-reason-cure-poor =
    { $count ->
        [one] Curing costs one unit of any element. You have none.
       *[other] Curing costs { $count } units of one element. You cannot pay that.
    }
book_of_madness-reason-no-ability = Your apprentice has no ability that is used this way.
book_of_madness-reason-ability-used = You have used your ability this turn.
book_of_madness-reason-ability-idle = Your ability has nothing to work on now.
book_of_madness-reason-seat-idle = Choose an action first. It will ask for whom if it matters.
book_of_madness-reason-sheet-late = The apprentices were chosen before the game.
