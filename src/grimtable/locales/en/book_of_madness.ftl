### The Book of Madness. The cards’ names and texts are in book_of_madness-cards.ftl.

book_of_madness-blurb = Together against a book of six monsters: dispel their curses, learn spells and keep your sanity.

## Cards

book_of_madness-card-heading-plain =
    { $card }: { $group ->
        [madness] { $count } cards in the box
        [last] the end of the book
       *[element] element card, { $count } in the box
    }
book_of_madness-card-heading-spell =
    { $card }: { $element ->
        [fire] fire spell
        [water] water spell
        [earth] earth spell
       *[air] air spell
    }, { $level ->
        [basic] basic
       *[other] level { $level }
    }, costs { $cards }
book_of_madness-card-heading-curse =
    { $card }: curse, dispelled with { $cards }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in the box)
    }
book_of_madness-card-heading-monster = { $card }: monster; its curses: { $cards }
book_of_madness-card-heading-sheet = { $card }: apprentice of { $card2 } and { $card3 }
book_of_madness-text-own = { $text }
book_of_madness-text-arrival = When it arrives:
book_of_madness-text-front = On the front, for the monster before it:
book_of_madness-text-reward = If it is beaten:
book_of_madness-text-penalty = If it escapes:
book_of_madness-text-normal = Discard it to pay: it provides as many units of its element as its number says.
book_of_madness-text-madness = Pays for nothing and is hard to get rid of. With six of them in hand at the end of your turn, you have gone mad.
book_of_madness-text-last_page = If no curse is left when the ritual marker comes back, you win. Otherwise you lose.
book_of_madness-ability =
    { $ability ->
        [cure_after_dispel] After you dispel a curse with an action, you may cure a madness card from your hand.
        [cheap_cure] Your cure action costs one unit instead of two.
        [free_support] Once in your own action phase, you may place a card from your hand in your support zone for free.
        [gain_to_deck] You may put what you gain with an action on top of your deck.
        [free_gift] Once in your own action phase, you may give a card from your hand to another player.
        [refresh_other] At the start of your turn, you may refresh an exhausted spell of another player.
       *[none] { $spells ->
            [5] Your support zone has { $slots } slots.
           *[other] You may have { $spells } spells.
        }
    }

## Events: facts

book_of_madness-event-turn =
    Turn { $number }: { $seat_is ->
        [you] your turn
       *[other] { $seat }’s turn
    }
book_of_madness-event-marker =
    { $field ->
        [0] The ritual marker is back on the ritual field: round { $round } is over.
       *[other] The ritual marker moves to field { $field }.
    }
book_of_madness-event-round = Round { $round } of 6 begins.
book_of_madness-event-struck = { $card } strikes!
book_of_madness-event-beaten = All its curses are dispelled: { $card } is beaten!
book_of_madness-event-escaped = Not all its curses are dispelled: { $card } escapes.
book_of_madness-event-curse-turned =
    { $down ->
        [yes] The curse { $slot ->
            [1] below field 2
            [2] below field 3 on the left
            [3] below field 3 on the right
            [4] below field 4
           *[5] below field 5
        } is turned face down.
       *[no] The curse { $slot ->
            [1] below field 2
            [2] below field 3 on the left
            [3] below field 3 on the right
            [4] below field 4
           *[5] below field 5
        } is turned face up again.
    }
book_of_madness-event-marked =
    The curse { $slot ->
        [1] below field 2
        [2] below field 3 on the left
        [3] below field 3 on the right
        [4] below field 4
       *[5] below field 5
    } now costs { $count } more { $card }.
book_of_madness-event-chosen =
    { $seat_is ->
        [you] You are { $card }.
       *[other] { $seat } is { $card }.
    }
book_of_madness-event-started =
    { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
book_of_madness-event-refused =
    { $seat_is ->
        [you] You do not agree: nothing is paid, and { $seat_to } cannot use your support zone this turn.
       *[other] { $seat } does not agree: nothing is paid.
    }
book_of_madness-event-discounted =
    { $seat_is ->
        [you] The next curse you dispel this turn costs { $count ->
            [one] one unit
           *[other] { $count } units
        } less.
       *[other] The next curse { $seat } dispels this turn costs { $count ->
            [one] one unit
           *[other] { $count } units
        } less.
    }
book_of_madness-event-copied =
    { $seat_is ->
        [you] You copy { $card }.
       *[other] { $seat } copies { $card }.
    }
book_of_madness-event-dispelled =
    { $seat_is ->
        [you] You dispel { $card }!
       *[other] { $seat } dispels { $card }!
    }
book_of_madness-event-cast =
    { $seat_is ->
        [you] You cast { $card }{ $count ->
            [one] .
            [2] , doubled.
           *[other] , tripled.
        }
       *[other] { $seat } casts { $card }{ $count ->
            [one] .
            [2] , doubled.
           *[other] , tripled.
        }
    }
book_of_madness-event-spell =
    { $seat_is ->
        [you] Your { $card } is { $now ->
            [ready] ready
            [exhausted] exhausted
            [down] turned face down
           *[casting] being cast
        }.
       *[other] { $seat }’s { $card } is { $now ->
            [ready] ready
            [exhausted] exhausted
            [down] turned face down
           *[casting] being cast
        }.
    }
book_of_madness-event-shuffled =
    { $seat_is ->
        [you] You shuffle your deck.
       *[other] { $seat } shuffles their deck.
    }
book_of_madness-event-swapped =
    { $seat_is ->
        [you] Your discard pile becomes your new deck.
       *[other] { $seat }’s discard pile becomes their new deck.
    }
book_of_madness-event-mad =
    { $seat_is ->
        [you] Six madness cards in your hand: you have gone mad and are out of the game.
       *[other] Six madness cards in hand: { $seat } has gone mad and is out of the game.
    }
book_of_madness-outcome-won = The last monster is beaten and the book is closed. You have won!
book_of_madness-outcome-last_monster = The last monster escapes. You have lost.
book_of_madness-outcome-stack_empty = A madness card must be taken, but none is left. You have lost.
book_of_madness-outcome-all_mad = Everyone has gone mad. You have lost.

## Events: cards on their way

book_of_madness-event-gained =
    { $seat_is ->
        [you] You gain { $card }.
       *[other] { $seat } gains { $card }.
    }
book_of_madness-event-gained-top =
    { $seat_is ->
        [you] You gain { $card } on top of your deck.
       *[other] { $seat } gains { $card } on top of their deck.
    }
book_of_madness-event-gained-hand =
    { $seat_is ->
        [you] You gain { $card } into your hand.
       *[other] { $seat } gains { $card } into their hand.
    }
book_of_madness-event-gained-support =
    { $seat_is ->
        [you] You gain { $card } into your support zone.
       *[other] { $seat } gains { $card } into their support zone.
    }
book_of_madness-event-put-away = { $card } is removed from the game.
book_of_madness-event-madness =
    { $seat_is ->
        [you] You take a madness card.
       *[other] { $seat } takes a madness card.
    }
book_of_madness-event-madness-top =
    { $seat_is ->
        [you] You take a madness card onto the top of your deck.
       *[other] { $seat } takes a madness card onto the top of their deck.
    }
book_of_madness-event-madness-support =
    { $seat_is ->
        [you] You take a madness card into your support zone.
       *[other] { $seat } takes a madness card into their support zone.
    }
book_of_madness-event-hexed = A madness card goes under a curse.
book_of_madness-event-unhexed = The madness card under a curse returns to the stack.
book_of_madness-event-hex-taken =
    { $seat_is ->
        [you] You take the madness card that lay under it.
       *[other] { $seat } takes the madness card that lay under it.
    }
book_of_madness-event-stack-banished = A card from the madness stack is banished.
book_of_madness-event-restored = A banished madness card returns to the stack.
book_of_madness-event-shelved = New in the library: { $card }.
book_of_madness-event-learned =
    { $seat_is ->
        [you] You learn { $card }.
       *[other] { $seat } learns { $card }.
    }
book_of_madness-event-forgot =
    { $seat_is ->
        [you] You forget { $card }.
       *[other] { $seat } forgets { $card }.
    }
book_of_madness-event-monster = A page is turned, and a monster arrives: { $card }!
book_of_madness-event-page = The next page is open.
book_of_madness-event-curse-laid = A curse is placed on the board: { $card }.
book_of_madness-event-curse-gone = { $card } goes back under its curse stack.
book_of_madness-event-drawn =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
book_of_madness-event-drawn-unseen =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
book_of_madness-event-deck-discarded =
    { $seat_is ->
        [you] You discard { $card } from the top of your deck.
       *[other] { $seat } discards { $card } from the top of their deck.
    }
book_of_madness-event-deck-supported =
    { $seat_is ->
        [you] You place { $card } from the top of your deck in your support zone.
       *[other] { $seat } places { $card } from the top of their deck in their support zone.
    }
book_of_madness-event-deck-banished =
    { $seat_is ->
        [you] You banish { $card } from the top of your deck.
       *[other] { $seat } banishes { $card } from the top of their deck.
    }
book_of_madness-event-looked =
    { $seat_is ->
        [you] You look at { $card }.
       *[other] { $seat } looks at { $card }.
    }
book_of_madness-event-looked-unseen =
    { $seat_is ->
        [you] You look at a card from your deck.
       *[other] { $seat } looks at a card from their deck.
    }
book_of_madness-event-looked-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
book_of_madness-event-ordered = { $card } is put back next.
book_of_madness-event-ordered-unseen = A card is put back next.
book_of_madness-event-returned =
    { $seat_is ->
        [you] You put { $card } back on your deck.
       *[other] { $seat } puts { $card } back on their deck.
    }
book_of_madness-event-returned-unseen =
    { $seat_is ->
        [you] You put a card back on your deck.
       *[other] { $seat } puts a card back on their deck.
    }
book_of_madness-event-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
book_of_madness-event-banished =
    { $seat_is ->
        [you] You banish { $card } from your hand.
       *[other] { $seat } banishes { $card } from their hand.
    }
book_of_madness-event-supported =
    { $seat_is ->
        [you] You place { $card } in your support zone.
       *[other] { $seat } places { $card } in their support zone.
    }
book_of_madness-event-given =
    { $seat_is ->
        [you] You give { $seat_to } { $card }.
       *[other] { $seat_to_is ->
            [you] { $seat } gives you { $card }.
           *[other] { $seat } gives { $seat_to } { $card }.
        }
    }
book_of_madness-event-given-unseen =
    { $seat_is ->
        [you] You give { $seat_to } a card.
       *[other] { $seat_to_is ->
            [you] { $seat } gives you a card.
           *[other] { $seat } gives { $seat_to } a card.
        }
    }
book_of_madness-event-cured =
    { $seat_is ->
        [you] You cure a madness card from your hand.
       *[other] { $seat } cures a madness card from their hand.
    }
book_of_madness-event-pile-cured =
    { $seat_is ->
        [you] You cure a madness card from your discard pile.
       *[other] { $seat } cures a madness card from their discard pile.
    }
book_of_madness-event-support-cured =
    { $seat_is ->
        [you] A madness card in your support zone is cured.
       *[other] A madness card in { $seat }’s support zone is cured.
    }
book_of_madness-event-recovered =
    { $seat_is ->
        [you] You take { $card } from your discard pile into your hand.
       *[other] { $seat } takes { $card } from their discard pile into their hand.
    }
book_of_madness-event-pile-supported =
    { $seat_is ->
        [you] You place { $card } from your discard pile in your support zone.
       *[other] { $seat } places { $card } from their discard pile in their support zone.
    }
book_of_madness-event-pile-banished =
    { $seat_is ->
        [you] You banish { $card } from your discard pile.
       *[other] { $seat } banishes { $card } from their discard pile.
    }
book_of_madness-event-mixed =
    { $seat_is ->
        [you] You shuffle { $card } into your deck.
       *[other] { $seat } shuffles { $card } into their deck.
    }
book_of_madness-event-support-discarded =
    { $seat_is ->
        [you] { $card } is discarded from your support zone.
       *[other] { $card } is discarded from { $seat }’s support zone.
    }
book_of_madness-event-mad-card =
    { $seat_is ->
        [you] Your { $card } leaves the game.
       *[other] { $seat }’s { $card } leaves the game.
    }
book_of_madness-event-mad-deck =
    { $seat_is ->
        [you] Your { $card } leaves the game.
       *[other] { $seat }’s { $card } leaves the game.
    }
book_of_madness-event-mad-deck-unseen =
    { $seat_is ->
        [you] A card from your deck leaves the game.
       *[other] A card from { $seat }’s deck leaves the game.
    }

## The story, events drawn together

book_of_madness-told-reshuffled =
    { $seat_is ->
        [you] Your deck is empty: you take a madness card and reshuffle your discard pile.
       *[other] { $seat }’s deck is empty: { $seat } takes a madness card and reshuffles the discard pile.
    }
book_of_madness-told-drawn =
    { $seat_is ->
        [you] You draw: { $cards }.
       *[other] { $seat } draws: { $cards }.
    }
book_of_madness-told-drawn-unseen =
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
book_of_madness-told-deck-discarded =
    { $seat_is ->
        [you] You discard from the top of your deck: { $cards }.
       *[other] { $seat } discards from the top of their deck: { $cards }.
    }
book_of_madness-told-looked =
    { $seat_is ->
        [you] You look at the top of your deck: { $cards }.
       *[other] { $seat } looks at the top of their deck: { $cards }.
    }
book_of_madness-told-looked-unseen =
    { $seat_is ->
        [you] You look at { $count ->
            [one] the top card
           *[other] the top { $count } cards
        } of your deck.
       *[other] { $seat } looks at { $count ->
            [one] the top card
           *[other] the top { $count } cards
        } of their deck.
    }
book_of_madness-told-returned =
    { $seat_is ->
        [you] You put { $count ->
            [one] a card
           *[other] { $count } cards
        } back on your deck.
       *[other] { $seat } puts { $count ->
            [one] a card
           *[other] { $count } cards
        } back on their deck.
    }
book_of_madness-told-discarded =
    { $seat_is ->
        [you] You discard: { $cards }.
       *[other] { $seat } discards: { $cards }.
    }
book_of_madness-told-support-discarded =
    { $seat_is ->
        [you] Discarded from your support zone: { $cards }.
       *[other] Discarded from { $seat }’s support zone: { $cards }.
    }
book_of_madness-told-shelved = New in the library: { $cards }.
book_of_madness-told-curses-laid = The monster brings its curses: { $cards }.
book_of_madness-told-curses-gone = Curses still on the board go back under their stacks: { $cards }.
book_of_madness-told-madness =
    { $seat_is ->
        [you] You take { $count ->
            [one] a madness card
           *[other] { $count } madness cards
        }.
       *[other] { $seat } takes { $count ->
            [one] a madness card
           *[other] { $count } madness cards
        }.
    }
book_of_madness-told-stack-banished =
    { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } banished from the madness stack.
book_of_madness-told-hexed =
    { $count ->
        [one] A madness card goes under the curse.
       *[other] { $count } madness cards go under the curses.
    }
book_of_madness-told-unhexed =
    { $count ->
        [one] The madness card under the curse returns
       *[other] The { $count } madness cards under the curses return
    } to the stack.
book_of_madness-told-restored =
    { $count ->
        [one] A banished madness card returns
       *[other] { $count } banished madness cards return
    } to the stack.
book_of_madness-told-mixed =
    { $seat_is ->
        [you] You shuffle your discard pile into your deck without taking a madness card.
       *[other] { $seat } shuffles their discard pile into their deck without taking a madness card.
    }
book_of_madness-told-gained-top =
    { $seat_is ->
        [you] You gain on top of your deck: { $cards }.
       *[other] { $seat } gains on top of their deck: { $cards }.
    }
book_of_madness-told-banished =
    { $seat_is ->
        [you] You banish from your hand: { $cards }.
       *[other] { $seat } banishes from their hand: { $cards }.
    }
book_of_madness-told-pile-banished =
    { $seat_is ->
        [you] You banish from your discard pile: { $cards }.
       *[other] { $seat } banishes from their discard pile: { $cards }.
    }
book_of_madness-told-spells =
    { $seat_is ->
        [you] You { $now ->
            [ready] refresh
            [exhausted] exhaust
           *[down] turn face down
        }: { $cards }.
       *[other] { $seat } { $now ->
            [ready] refreshes
            [exhausted] exhausts
           *[down] turns face down
        }: { $cards }.
    }

## Questions

book_of_madness-pick-characters = Who do you want to be? Talk it over: there is only one of each apprentice.
book_of_madness-draft-character = Who do you want to be?
book_of_madness-wake = Do you refresh another player’s spell?
book_of_madness-action-phase =
    Round { $round }, ritual marker on field { $field }, { $count ->
        [0] no curses left
        [one] one curse left
       *[other] { $count } curses left
    }. What do you do?
book_of_madness-granted =
    { $echo ->
        [yes] The Avatar lets you act: support cards you pay with stay in their zones.
       *[no] You may act now.
    } { $count ->
        [one] You have one action left.
       *[other] You have { $count } actions left.
    }
book_of_madness-gift-to = Who do you give a card to?
book_of_madness-amplify = How far do you amplify { $card }?
book_of_madness-pay =
    { $any ->
        [yes] Pay { $count ->
            [one] one unit of any element
           *[other] { $count } units of any one element
        }.
       *[no] { $count ->
            [0] That is enough. Do you want to add anything? It would be wasted.
           *[other] Still to pay: { $cards }.{ $left ->
                [0] {""}
                [one] {" "}You may leave one unit of it unpaid.
               *[other] {" "}You may leave { $left } units of it unpaid.
            }
        }
    }
book_of_madness-confirm = { $seat } wants to pay with cards from your support zone: { $cards }. Do you agree?
book_of_madness-cause =
    { $cause ->
        [curse] { $card } strikes:
        [arrival] { $card } arrives:
        [reward] { $card } is beaten:
        [penalty] { $card } escapes:
        [spell] { $card }:
        [ability] Your ability:
        [dispelled] The curse is dispelled:
        [turn] You may keep only six cards:
       *[none] Now:
    }
book_of_madness-choose =
    { book_of_madness-cause } { $deed ->
        [discard] { $count ->
            [one] which card do you discard?
           *[other] you discard { $count } cards. Which one next?
        }
        [banish] { $count ->
            [one] which card do you banish?
           *[other] you banish { $count } cards. Which one next?
        }
        [support] { $count ->
            [one] which card do you place in your support zone?
           *[other] you place { $count } cards in your support zone. Which one next?
        }
       *[hand] { $count ->
            [one] which card do you take into your hand?
           *[other] you take { $count } cards into your hand. Which one next?
        }
    }{ $place ->
        [both] {" "}(From your hand or your discard pile.)
        [discard] {" "}(From your discard pile.)
        [support] {" "}(From your support zone.)
       *[hand] {""}
    }
book_of_madness-choose-spells =
    { book_of_madness-cause } { $deed ->
        [refresh] which spell do you refresh?
        [exhaust] which spell do you exhaust?
        [silence] which spell do you turn face down?
       *[forget] which spell do you forget?
    }{ $count ->
        [one] {""}
        [99] {""}
       *[other] {" "}{ $count } in all.
    }
book_of_madness-take-supply =
    { book_of_madness-cause } { $count ->
        [one] which value-{ $number } card do you gain
       *[other] you gain { $count } value-{ $number } cards. Which one first
    }{ $place ->
        [hand] {" "}into your hand?
        [support] {" "}into your support zone?
        [deck] {" "}on top of your deck?
       *[discard] ?
    }
book_of_madness-upgrade =
    { book_of_madness-cause } { $count ->
        [one] which card do you trade for the next higher one of its element?
       *[other] you may trade a card for the next higher one of its element { $count } times. Which one?
    }
book_of_madness-give =
    { book_of_madness-cause } { $must ->
        [yes] which card do you give to { $seat }?
       *[no] { $count ->
            [one] do you give { $seat } a card?
           *[other] you may give { $seat } up to { $count } cards. Which one?
        }
    }
book_of_madness-cure-cards =
    { book_of_madness-cause } { $count ->
        [one] which madness card do you cure?
       *[other] you may cure up to { $count } madness cards. From where first?
    }
book_of_madness-choose-curse =
    { book_of_madness-cause } { $veil ->
        [yes] which curse do you turn face down?
       *[no] which curse do you dispel?
    }{ $count ->
        [one] {""}
       *[other] {" "}{ $count } in all.
    }
book_of_madness-aim = { $card }: for whom?
book_of_madness-choose-copy = { book_of_madness-cause } which spell do you copy?
book_of_madness-either-way = { book_of_madness-cause } which do you choose?
book_of_madness-scry-discard = { book_of_madness-cause } the top of your deck is { $cards }. Do you discard any?
book_of_madness-scry-order = You put back { $cards }. Which goes next, starting with the top card?
book_of_madness-solace = The curse is dispelled. Do you cure a madness card from your hand?
book_of_madness-stow = Where do you put { $card }?
book_of_madness-leave-spell = With { $card } you have too many spells. Which old one do you forget?

## Options

book_of_madness-do-end = End the turn
book_of_madness-do-decline = Take no action
book_of_madness-do-settle =
    { $left ->
        [0] No, that is all
       *[other] Enough of this element
    }
book_of_madness-do-keep = Keep the rest
book_of_madness-do-stop = No more
book_of_madness-do-nothing = Nothing to do
book_of_madness-do-yes =
    { $what ->
        [solace] Yes, cure one
        [stow] On top of your deck
        [confirm] Yes
       *[other] Yes
    }
book_of_madness-do-no =
    { $what ->
        [solace] No
        [stow] On your discard pile
        [confirm] No
        [wake] No
       *[other] No
    }
book_of_madness-do-way =
    { $way ->
        [discard] { $element ->
            [yes] { $count ->
                [one] Discard an element card
               *[other] Discard { $count } element cards
            }
           *[no] { $count ->
                [one] Discard a card
               *[other] Discard { $count } cards
            }
        }
        [discard_support] { $count ->
            [one] Discard a card from your support zone
           *[other] Discard { $count } cards from your support zone
        }
        [banish] { $count ->
            [one] Banish a card
           *[other] Banish { $count } cards
        }
        [exhaust] { $count ->
            [one] Exhaust a spell
           *[other] Exhaust { $count } spells
        }
        [silence] { $count ->
            [one] Turn a spell face down
           *[other] Turn { $count } spells face down
        }
        [forget] { $count ->
            [one] Forget a spell
           *[other] Forget { $count } spells
        }
        [madness] { $count ->
            [one] Take a madness card
           *[other] Take { $count } madness cards
        }
       *[none] One of the two
    }
book_of_madness-do-ability =
    { $ability ->
        [free_support] Place a card in your support zone for free
        [free_gift] Give a card to another player
       *[none] Use your ability
    }
book_of_madness-do-times =
    { $number ->
        [one] Plain
        [2] Doubled
       *[other] Tripled
    }{ $price ->
        [0] {""}
       *[other] : { $cards }
    }
book_of_madness-do-seat =
    { $seat_is ->
        [you] Yourself
       *[other] { $seat }
    }
book_of_madness-do-learn = Learn { $card } ({ $cards })
book_of_madness-do-learn-none = { $card }: learn a spell
book_of_madness-do-gain = Gain { $card } ({ $cards })
book_of_madness-do-dispel =
    Dispel { $card } ({ $cards }){ $struck ->
        [yes] {" "}– already struck
       *[no] {""}
    }
book_of_madness-do-dispel-none = Dispel curse { $number }
book_of_madness-do-curse =
    { $card }{ $struck ->
        [yes] {" "}– already struck
       *[no] {""}
    }
book_of_madness-do-curse-none = Curse { $number }
book_of_madness-do-cure =
    { $place ->
        [hand] Cure a madness card from your hand
       *[pile] Cure a madness card from your discard pile
    }{ $price ->
        [0] {""}
        [1] {" "}(one unit)
       *[other] {" "}({ $price } units of one element)
    }
book_of_madness-do-cure-support =
    { $seat_is ->
        [you] Cure a madness card in your support zone
       *[other] Cure a madness card in { $seat }’s support zone
    }{ $price ->
        [0] {""}
        [1] {" "}(one unit)
       *[other] {" "}({ $price } units of one element)
    }
book_of_madness-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } (one of { $count })
    }
book_of_madness-do-pile =
    { $count ->
        [one] { $card } from your discard pile
       *[other] { $card } from your discard pile (one of { $count })
    }
book_of_madness-do-pay = { $card } from your hand
book_of_madness-do-pay-support =
    { $seat_is ->
        [you] { $card } from your support zone
       *[other] { $card } from { $seat }’s support zone
    }
book_of_madness-do-cast = Cast { $card } ({ $cards })
book_of_madness-do-spell = { $card }
book_of_madness-do-wake = { $seat }’s { $card }
book_of_madness-do-character = { $card } ({ $card2 }, { $card3 }): { book_of_madness-ability }

## Zones and fields

book_of_madness-zone-stack = Madness stack
book_of_madness-zone-banished = Banished
book_of_madness-zone-box = Not in the game
book_of_madness-zone-aside = Being looked at
book_of_madness-zone-queue = Going back
book_of_madness-zone-book = The book
book_of_madness-zone-right_page = Open page
book_of_madness-zone-left_page = Monsters so far
book_of_madness-zone-curses_fire = Fire curses
book_of_madness-zone-curses_water = Water curses
book_of_madness-zone-curses_earth = Earth curses
book_of_madness-zone-curses_air = Air curses
book_of_madness-zone-curses_multi = Four-element curses
book_of_madness-zone-slot_1 = Curse below field 2
book_of_madness-zone-slot_2 = Curse below field 3, left
book_of_madness-zone-slot_3 = Curse below field 3, right
book_of_madness-zone-slot_4 = Curse below field 4
book_of_madness-zone-slot_5 = Curse below field 5
book_of_madness-zone-under_1 = Madness under curse 1
book_of_madness-zone-under_2 = Madness under curse 2
book_of_madness-zone-under_3 = Madness under curse 3
book_of_madness-zone-under_4 = Madness under curse 4
book_of_madness-zone-under_5 = Madness under curse 5
book_of_madness-zone-pile_fire_1 = Supply: Fire 1
book_of_madness-zone-pile_fire_2 = Supply: Fire 2
book_of_madness-zone-pile_fire_3 = Supply: Fire 3
book_of_madness-zone-pile_water_1 = Supply: Water 1
book_of_madness-zone-pile_water_2 = Supply: Water 2
book_of_madness-zone-pile_water_3 = Supply: Water 3
book_of_madness-zone-pile_earth_1 = Supply: Earth 1
book_of_madness-zone-pile_earth_2 = Supply: Earth 2
book_of_madness-zone-pile_earth_3 = Supply: Earth 3
book_of_madness-zone-pile_air_1 = Supply: Air 1
book_of_madness-zone-pile_air_2 = Supply: Air 2
book_of_madness-zone-pile_air_3 = Supply: Air 3
book_of_madness-zone-library_fire = Library: fire
book_of_madness-zone-library_water = Library: water
book_of_madness-zone-library_earth = Library: earth
book_of_madness-zone-library_air = Library: air
book_of_madness-zone-shelf_fire = To learn: fire
book_of_madness-zone-shelf_water = To learn: water
book_of_madness-zone-shelf_earth = To learn: earth
book_of_madness-zone-shelf_air = To learn: air
book_of_madness-zone-deck = Deck
book_of_madness-zone-hand = Hand
book_of_madness-zone-discard = Discard pile
book_of_madness-zone-support = Support zone
book_of_madness-zone-spells = Spells
book_of_madness-field-options = Table options
book_of_madness-field-seats = Apprentice and counters of each player
book_of_madness-field-states = Exhausted and face-down spells
book_of_madness-field-active = Whose turn it is
book_of_madness-field-turn = Turn
book_of_madness-field-round = Round
book_of_madness-field-field = Field of the ritual marker
book_of_madness-field-veiled = Curses turned face down
book_of_madness-field-markers = Element markers on the curses
book_of_madness-field-actions = Actions this turn
book_of_madness-field-reshuffles = Decks reshuffled
book_of_madness-field-echo = Whose Avatar is active
book_of_madness-field-used = Support cards already used for the Avatar
book_of_madness-field-is_refused = Payment refused
book_of_madness-field-bill = Paid so far
book_of_madness-field-beaten = Monsters beaten

## The terminal table

book_of_madness-board-round =
    { $monster ->
        [0] The book is still closed. Madness stack: { $stack }
       *[other] Round { $round } of 6: { $cards }. { $field ->
            [0] Ritual marker on the ritual field
           *[other] Ritual marker on field { $field }
        }. Madness stack: { $stack }
    }
book_of_madness-board-danger = The madness stack is running low!
book_of_madness-board-curse =
    Field { $field }: { $card } ({ $cards }){ $down ->
        [yes] , face down
       *[no] {""}
    }{ $under ->
        [0] {""}
        [one] , 1 madness card under it
       *[other] , { $under } madness cards under it
    }{ $struck ->
        [yes] , already struck
       *[no] : { $text }
    }
book_of_madness-board-no-curse = No curse is left on the board.
book_of_madness-board-reward = If it is beaten: { $text }
book_of_madness-board-penalty = If it escapes: { $text }
book_of_madness-board-last = The last page: no curse may be left when the ritual marker comes back.
book_of_madness-board-next = The next monster’s curses: { $cards }
book_of_madness-board-library = To learn: { $cards }
book_of_madness-board-supply = Supply: { $cards }
book_of_madness-board-seat =
    { $active ->
        [yes] ▶{" "}
       *[no] {"  "}
    }{ $seat_is ->
        [you] You
       *[other] { $seat }
    }{ $named ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $mad ->
        [yes] : gone mad
       *[no] { $named ->
            [0] : not chosen yet
           *[other] : { $hand ->
                [one] 1 card
               *[other] { $hand } cards
            } in hand, deck { $deck }, discard pile { $pile }{ $madness ->
                [0] {""}
                [one] , 1 madness card
               *[other] , { $madness } madness cards
            }
        }
    }
book_of_madness-board-hand-of = in hand: { $cards }
book_of_madness-board-support =
    { $count ->
        [0] support zone: empty ({ $slots } slots)
       *[other] support zone ({ $slots } slots): { $cards }
    }
book_of_madness-board-ready = { $card }
book_of_madness-board-exhausted = { $card } (exhausted)
book_of_madness-board-down = { $card } (face down)
book_of_madness-board-casting = { $card } (being cast)
book_of_madness-board-pile =
    { $count ->
        [0] Your discard pile is empty.
       *[other] Your discard pile: { $cards }
    }
book_of_madness-board-hand =
    { $count ->
        [0] You hold no cards.
       *[other] Your hand ({ $count }): { $cards }
    }
book_of_madness-score =
    { $count ->
        [one] One monster beaten.
       *[other] { $count } monsters beaten.
    }
book_of_madness-turn =
    { $seat_is ->
        [you] Turn { $number }: yours
       *[other] Turn { $number }: { $seat }’s
    }
