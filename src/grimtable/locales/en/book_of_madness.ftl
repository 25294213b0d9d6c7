### The Book of Madness. The cards’ names and texts are in book_of_madness-cards.ftl.

book_of_madness-blurb = Together against a book of six monsters: break their curses, learn spells, and keep your minds.

## Cards

book_of_madness-card-heading-plain =
    { $card }: { $group ->
        [madness] madness, { $count } in the box
        [last] the last page
       *[element] element card, { $count } in the box
    }
book_of_madness-card-heading-spell =
    { $card }: { $level ->
        [basic] basic spell
       *[other] spell of level { $level }
    } of { $element ->
        [fire] fire
        [water] water
        [earth] earth
       *[air] air
    }, costs { $cards }
book_of_madness-card-heading-curse =
    { $card }: curse, dispelled with { $cards }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in the box)
    }
book_of_madness-card-heading-monster = { $card }: monster with the curses { $cards }
book_of_madness-card-heading-sheet = { $card }: apprentice of { $card2 } and { $card3 }
book_of_madness-text-own = { $text }
book_of_madness-text-arrival = When it arrives:
book_of_madness-text-front = On the front, for the monster before it:
book_of_madness-text-reward = If it is beaten:
book_of_madness-text-penalty = If it escapes:
book_of_madness-text-normal = Discard it to pay: it yields as many units of its element as its number says.
book_of_madness-text-madness = Worth nothing and hard to get rid of. Six of them in hand at the end of your turn, and you have gone mad.
book_of_madness-text-last_page = No curse left when the marker comes back: you have won. Otherwise you have lost.
book_of_madness-ability =
    { $ability ->
        [cure_after_dispel] After you dispel a curse by an action you may cure a madness from your hand.
        [cheap_cure] Your cure action costs one unit instead of two.
        [free_support] Once in your own action phase you may place a hand card in your support zone, free of charge.
        [gain_to_deck] What you gain by an action you may put on top of your deck.
        [free_gift] Once in your own action phase you may give a hand card to another player.
        [refresh_other] At the start of your turn you may refresh an exhausted spell of another player.
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
        [0] The marker is back on the ritual field: round { $round } is over.
       *[other] The marker moves to field { $field }.
    }
book_of_madness-event-round = Round { $round } of 6 begins.
book_of_madness-event-struck = The curse below the marker strikes: { $card }!
book_of_madness-event-beaten = No curse is left: { $card } is beaten!
book_of_madness-event-escaped = Curses are left: { $card } escapes.
book_of_madness-event-curse-turned =
    { $down ->
        [yes] The curse { $slot ->
            [1] below field 2
            [2] below field 3 on the left
            [3] below field 3 on the right
            [4] below field 4
           *[5] below field 5
        } is turned face-down.
       *[no] The curse { $slot ->
            [1] below field 2
            [2] below field 3 on the left
            [3] below field 3 on the right
            [4] below field 4
           *[5] below field 5
        } is turned up again.
    }
book_of_madness-event-marked =
    The curse { $slot ->
        [1] below field 2
        [2] below field 3 on the left
        [3] below field 3 on the right
        [4] below field 4
       *[5] below field 5
    } now costs { $count ->
        [one] one { $card }
       *[other] { $count } { $card }
    } more.
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
        [you] You do not agree: nothing is paid, and { $seat_to } leaves your support zone alone this turn.
       *[other] { $seat } does not agree: nothing is paid.
    }
book_of_madness-event-discounted =
    { $seat_is ->
        [you] The next curse you dispel this turn costs { $count } less.
       *[other] The next curse { $seat } dispels this turn costs { $count } less.
    }
book_of_madness-event-copied =
    { $seat_is ->
        [you] You copy { $card }.
       *[other] { $seat } copies { $card }.
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
        [you] Your { $card } { $now ->
            [ready] is ready
            [exhausted] is exhausted
            [down] is turned face-down
           *[casting] is being cast
        }.
       *[other] { $seat }’s { $card } { $now ->
            [ready] is ready
            [exhausted] is exhausted
            [down] is turned face-down
           *[casting] is being cast
        }.
    }
book_of_madness-event-shuffled =
    { $seat_is ->
        [you] Your deck is shuffled.
       *[other] { $seat }’s deck is shuffled.
    }
book_of_madness-event-swapped =
    { $seat_is ->
        [you] Your discard pile becomes your deck.
       *[other] { $seat }’s discard pile becomes the deck.
    }
book_of_madness-event-mad =
    { $seat_is ->
        [you] Six madness in hand: you have gone mad and are out of the game.
       *[other] Six madness in hand: { $seat } has gone mad and is out of the game.
    }
book_of_madness-outcome-won = The last monster is beaten and the book is closed. You have won!
book_of_madness-outcome-last_monster = The last monster escapes. You have lost.
book_of_madness-outcome-stack_empty = Madness must be taken and there is none left. You have lost.
book_of_madness-outcome-all_mad = Everybody has gone mad. You have lost.

## Events: cards on their way

book_of_madness-event-gained =
    { $seat_is ->
        [you] You take { $card } from the supply to your discard pile.
       *[other] { $seat } takes { $card } from the supply to the discard pile.
    }
book_of_madness-event-gained-top =
    { $seat_is ->
        [you] You put { $card } from the supply on top of your deck.
       *[other] { $seat } puts { $card } from the supply on top of the deck.
    }
book_of_madness-event-gained-hand =
    { $seat_is ->
        [you] You take { $card } from the supply into your hand.
       *[other] { $seat } takes { $card } from the supply into the hand.
    }
book_of_madness-event-gained-support =
    { $seat_is ->
        [you] You take { $card } from the supply to your support zone.
       *[other] { $seat } takes { $card } from the supply to the support zone.
    }
book_of_madness-event-put-away = { $card } leaves the game.
book_of_madness-event-madness =
    { $seat_is ->
        [you] You receive { $card }.
       *[other] { $seat } receives { $card }.
    }
book_of_madness-event-madness-top =
    { $seat_is ->
        [you] You receive { $card } on top of your deck.
       *[other] { $seat } receives { $card } on top of the deck.
    }
book_of_madness-event-madness-support =
    { $seat_is ->
        [you] You receive { $card } in your support zone.
       *[other] { $seat } receives { $card } in the support zone.
    }
book_of_madness-event-hexed = { $card } is put under a curse.
book_of_madness-event-unhexed = { $card } under a curse returns to the stack.
book_of_madness-event-hex-taken =
    { $seat_is ->
        [you] { $card } lay under it: it goes to your discard pile.
       *[other] { $card } lay under it: it goes to { $seat }’s discard pile.
    }
book_of_madness-event-stack-banished = { $card } of the stack is banished.
book_of_madness-event-restored = { $card } returns from the banish pile to the stack.
book_of_madness-event-shelved = Turned up in the library: { $card }.
book_of_madness-event-learned =
    { $seat_is ->
        [you] You learn { $card }.
       *[other] { $seat } learns { $card }.
    }
book_of_madness-event-forgot =
    { $seat_is ->
        [you] You give up { $card }.
       *[other] { $seat } gives up { $card }.
    }
book_of_madness-event-monster = A page is turned, and out comes a monster: { $card }!
book_of_madness-event-page = The next page lies open.
book_of_madness-event-curse-laid = A curse: { $card }.
book_of_madness-event-curse-gone = The curse { $card } is gone.
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
        [you] { $card } goes from your deck to your discard pile.
       *[other] { $card } goes from { $seat }’s deck to the discard pile.
    }
book_of_madness-event-deck-supported =
    { $seat_is ->
        [you] { $card } goes from your deck to your support zone.
       *[other] { $card } goes from { $seat }’s deck to the support zone.
    }
book_of_madness-event-deck-banished =
    { $seat_is ->
        [you] { $card } on top of your deck is banished.
       *[other] { $card } on top of { $seat }’s deck is banished.
    }
book_of_madness-event-looked =
    { $seat_is ->
        [you] You look at { $card }.
       *[other] { $seat } looks at { $card }.
    }
book_of_madness-event-looked-unseen =
    { $seat_is ->
        [you] You look at a card of your deck.
       *[other] { $seat } looks at a card of the deck.
    }
book_of_madness-event-looked-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
book_of_madness-event-ordered = { $card } goes back.
book_of_madness-event-ordered-unseen = A card goes back.
book_of_madness-event-returned =
    { $seat_is ->
        [you] { $card } goes back on your deck.
       *[other] { $card } goes back on { $seat }’s deck.
    }
book_of_madness-event-returned-unseen =
    { $seat_is ->
        [you] A card goes back on your deck.
       *[other] A card goes back on { $seat }’s deck.
    }
book_of_madness-event-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
book_of_madness-event-banished =
    { $seat_is ->
        [you] You banish { $card } from your hand.
       *[other] { $seat } banishes { $card } from the hand.
    }
book_of_madness-event-supported =
    { $seat_is ->
        [you] You place { $card } in your support zone.
       *[other] { $seat } places { $card } in the support zone.
    }
book_of_madness-event-given =
    { $seat_is ->
        [you] You give { $card } to { $seat_to }.
       *[other] { $seat_to_is ->
            [you] { $seat } gives you { $card }.
           *[other] { $seat } gives { $card } to { $seat_to }.
        }
    }
book_of_madness-event-given-unseen =
    { $seat_is ->
        [you] You give a card to { $seat_to }.
       *[other] { $seat_to_is ->
            [you] { $seat } gives you a card.
           *[other] { $seat } gives a card to { $seat_to }.
        }
    }
book_of_madness-event-cured =
    { $seat_is ->
        [you] You cure { $card } from your hand.
       *[other] { $seat } cures { $card } from the hand.
    }
book_of_madness-event-pile-cured =
    { $seat_is ->
        [you] You cure { $card } from your discard pile.
       *[other] { $seat } cures { $card } from the discard pile.
    }
book_of_madness-event-support-cured =
    { $seat_is ->
        [you] { $card } in your support zone is cured.
       *[other] { $card } in { $seat }’s support zone is cured.
    }
book_of_madness-event-recovered =
    { $seat_is ->
        [you] You take { $card } from your discard pile into your hand.
       *[other] { $seat } takes { $card } from the discard pile into the hand.
    }
book_of_madness-event-pile-supported =
    { $seat_is ->
        [you] You place { $card } from your discard pile in your support zone.
       *[other] { $seat } places { $card } from the discard pile in the support zone.
    }
book_of_madness-event-pile-banished =
    { $seat_is ->
        [you] You banish { $card } from your discard pile.
       *[other] { $seat } banishes { $card } from the discard pile.
    }
book_of_madness-event-mixed =
    { $seat_is ->
        [you] { $card } is shuffled into your deck.
       *[other] { $card } is shuffled into { $seat }’s deck.
    }
book_of_madness-event-support-discarded =
    { $seat_is ->
        [you] { $card } from your support zone is discarded.
       *[other] { $card } from { $seat }’s support zone is discarded.
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
        [you] A card of your deck leaves the game.
       *[other] A card of { $seat }’s deck leaves the game.
    }

## The story, events drawn together

book_of_madness-told-reshuffled =
    { $seat_is ->
        [you] Your deck is empty: you take a madness and shuffle your discard pile.
       *[other] { $seat }’s deck is empty: that costs a madness, and the discard pile is shuffled.
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
        [you] From the top of your deck to the discard pile: { $cards }.
       *[other] From the top of { $seat }’s deck to the discard pile: { $cards }.
    }
book_of_madness-told-looked =
    { $seat_is ->
        [you] On top of your deck you see: { $cards }.
       *[other] On top of { $seat }’s deck lie: { $cards }.
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
        } of the deck.
    }
book_of_madness-told-returned =
    { $seat_is ->
        [you] { $count ->
            [one] One card goes
           *[other] { $count } cards go
        } back on your deck.
       *[other] { $count ->
            [one] One card goes
           *[other] { $count } cards go
        } back on { $seat }’s deck.
    }
book_of_madness-told-discarded =
    { $seat_is ->
        [you] You discard: { $cards }.
       *[other] { $seat } discards: { $cards }.
    }
book_of_madness-told-support-discarded =
    { $seat_is ->
        [you] From your support zone to your discard pile: { $cards }.
       *[other] From { $seat }’s support zone to the discard pile: { $cards }.
    }
book_of_madness-told-shelved = Turned up in the library: { $cards }.
book_of_madness-told-curses-laid = The curses: { $cards }.
book_of_madness-told-curses-gone = Gone from the board: { $cards }.
book_of_madness-told-madness =
    { $seat_is ->
        [you] You receive { $count } madness.
       *[other] { $seat } receives { $count } madness.
    }
book_of_madness-told-stack-banished = { $count } madness of the stack are banished for good.
book_of_madness-told-hexed = { $count } madness of the stack are put under the curses.
book_of_madness-told-unhexed = { $count } madness from under the curses return to the stack.
book_of_madness-told-restored = { $count } banished madness return to the stack.
book_of_madness-told-mixed =
    { $seat_is ->
        [you] Your discard pile is shuffled into your deck, without madness.
       *[other] { $seat }’s discard pile is shuffled into the deck, without madness.
    }
book_of_madness-told-gained-top =
    { $seat_is ->
        [you] From the supply on top of your deck: { $cards }.
       *[other] From the supply on top of { $seat }’s deck: { $cards }.
    }
book_of_madness-told-banished =
    { $seat_is ->
        [you] You banish from your hand: { $cards }.
       *[other] { $seat } banishes from the hand: { $cards }.
    }
book_of_madness-told-pile-banished =
    { $seat_is ->
        [you] You banish from your discard pile: { $cards }.
       *[other] { $seat } banishes from the discard pile: { $cards }.
    }
book_of_madness-told-spells =
    { $seat_is ->
        [you] { $now ->
            [ready] Ready again: your
            [exhausted] Exhausted: your
           *[down] Turned face-down: your
        } { $cards }.
       *[other] { $now ->
            [ready] Ready again
            [exhausted] Exhausted
           *[down] Turned face-down
        }: { $seat }’s { $cards }.
    }

## Questions

book_of_madness-pick-characters = Who do you want to be? Talk it over; every apprentice is there once.
book_of_madness-draft-character = Who do you want to be?
book_of_madness-wake = Do you refresh a spell of another player?
book_of_madness-action-phase =
    Round { $round }, marker on field { $field }, { $count ->
        [0] no curse left
        [one] one curse left
       *[other] { $count } curses left
    }. What do you do?
book_of_madness-granted =
    { $echo ->
        [yes] The Avatar lets you act: support cards you pay with stay where they are.
       *[no] You may act now.
    } { $count ->
        [one] One action is left.
       *[other] { $count } actions are left.
    }
book_of_madness-gift-to = Who gets a card from you?
book_of_madness-amplify = How strongly do you cast { $card }?
book_of_madness-pay =
    { $any ->
        [yes] Pay { $count ->
            [one] one unit of any element
           *[other] { $count } units of one element, whichever you like
        }.
       *[no] { $count ->
            [0] That is enough. Do you add anything? It would be lost.
           *[other] Still to pay: { $cards }.{ $left ->
                [0] {""}
               *[other] {" "}{ $left } of it you may save.
            }
        }
    }
book_of_madness-confirm = { $seat } wants to pay with your support: { $cards }. Do you agree?
book_of_madness-choose =
    { $deed ->
        [discard] { $count ->
            [one] Which card do you discard?
           *[other] You discard { $count } cards. Which one next?
        }
        [banish] { $count ->
            [one] Which card do you banish?
           *[other] You banish { $count } cards. Which one next?
        }
        [support] { $count ->
            [one] Which card do you place in your support zone?
           *[other] You place { $count } cards in your support zone. Which one next?
        }
       *[hand] { $count ->
            [one] Which card do you take back into your hand?
           *[other] You take { $count } cards back into your hand. Which one next?
        }
    }{ $place ->
        [both] {" "}It may lie in your hand or in your discard pile.
        [discard] {" "}It lies in your discard pile.
        [support] {" "}It lies in your support zone.
       *[hand] {""}
    }
book_of_madness-choose-spells =
    { $deed ->
        [refresh] Which spell do you refresh?
        [exhaust] Which spell do you exhaust?
        [silence] Which spell do you turn face-down?
       *[forget] Which spell do you give up for good?
    }{ $count ->
        [one] {""}
        [99] {""}
       *[other] {" "}{ $count } in all.
    }
book_of_madness-take-supply =
    { $count ->
        [one] Which card of value { $number } do you take
       *[other] You take { $count } cards of value { $number }. Which one first
    }{ $place ->
        [hand] {" "}into your hand?
        [support] {" "}to your support zone?
        [deck] {" "}to the top of your deck?
       *[discard] {" "}to your discard pile?
    }
book_of_madness-upgrade =
    { $count ->
        [one] Which card do you trade for its next value?
       *[other] { $count } times you may trade a card for its next value. Which one?
    }
book_of_madness-give =
    { $must ->
        [yes] Which card do you give to { $seat }?
       *[no] { $count ->
            [one] Do you give { $seat } a card?
           *[other] You may give { $seat } up to { $count } cards. Which one?
        }
    }
book_of_madness-cure-cards =
    { $count ->
        [one] Which madness is cured?
       *[other] Up to { $count } madness are cured. From where first?
    }
book_of_madness-choose-curse =
    { $veil ->
        [yes] Which curse is turned face-down?
       *[no] Which curse goes?
    }{ $count ->
        [one] {""}
       *[other] {" "}{ $count } in all.
    }
book_of_madness-aim = { $card }: for whom?
book_of_madness-choose-copy = Which spell do you copy?
book_of_madness-either-way =
    { $count ->
        [0] The penalty leaves you a choice. Which way?
       *[other] { $cards } leaves you a choice. Which way?
    }
book_of_madness-scry-discard = On top of your deck: { $cards }. Do you discard any?
book_of_madness-scry-order = { $cards } go back. Which one next, the top one first?
book_of_madness-solace = The curse is gone. Do you cure a madness from your hand?
book_of_madness-stow = Where do you put { $card }?
book_of_madness-leave-spell = With { $card } you have too many spells. Which old one goes?

## Options

book_of_madness-do-end = End the turn
book_of_madness-do-decline = No action
book_of_madness-do-settle =
    { $left ->
        [0] No, that is all
       *[other] Enough of this element
    }
book_of_madness-do-keep = Keep the rest
book_of_madness-do-stop = No more
book_of_madness-do-nothing = Nothing can be done
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
        [wake] No spell
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
            [one] Discard a card of your support zone
           *[other] Discard { $count } cards of your support zone
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
            [one] Turn a spell face-down
           *[other] Turn { $count } spells face-down
        }
        [forget] { $count ->
            [one] Give up a spell
           *[other] Give up { $count } spells
        }
        [madness] { $count ->
            [one] Receive a madness
           *[other] Receive { $count } madness
        }
       *[none] One of two ways
    }
book_of_madness-do-ability =
    { $ability ->
        [free_support] Place a card in your support zone, free of charge
        [free_gift] Give a card to another player
       *[none] Use your ability
    }
book_of_madness-do-times =
    { $number ->
        [one] Once
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
book_of_madness-do-learn-none = Learn from the shelf of { $card }
book_of_madness-do-gain = Gain { $card } ({ $cards })
book_of_madness-do-dispel =
    Dispel { $card } ({ $cards }){ $struck ->
        [yes] , which has struck
       *[no] {""}
    }
book_of_madness-do-dispel-none = Dispel the curse in slot { $number }
book_of_madness-do-curse =
    { $card }{ $struck ->
        [yes] , which has struck
       *[no] {""}
    }
book_of_madness-do-curse-none = The curse in slot { $number }
book_of_madness-do-cure =
    { $place ->
        [hand] Cure a madness from your hand
       *[pile] Cure a madness from your discard pile
    }{ $price ->
        [0] {""}
        [1] {" "}(one unit)
       *[other] {" "}({ $price } units of one element)
    }
book_of_madness-do-cure-support =
    { $seat_is ->
        [you] Cure a madness in your support zone
       *[other] Cure a madness in { $seat }’s support zone
    }{ $price ->
        [0] {""}
        [1] {" "}(one unit)
       *[other] {" "}({ $price } units of one element)
    }
book_of_madness-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } there)
    }
book_of_madness-do-pile =
    { $count ->
        [one] { $card } from the discard pile
       *[other] { $card } from the discard pile ({ $count } there)
    }
book_of_madness-do-pay = { $card } from your hand
book_of_madness-do-pay-support =
    { $seat_is ->
        [you] { $card } from your support
       *[other] { $card } from { $seat }’s support
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
book_of_madness-zone-left_page = Monsters met
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
book_of_madness-field-field = Field of the marker
book_of_madness-field-veiled = Face-down curses
book_of_madness-field-markers = Element markers on the curses
book_of_madness-field-actions = Actions this turn
book_of_madness-field-reshuffles = Decks reshuffled
book_of_madness-field-echo = Whose Avatar is at work
book_of_madness-field-used = Support cards an Avatar has used
book_of_madness-field-is_refused = Payment refused
book_of_madness-field-bill = Paid so far
book_of_madness-field-beaten = Monsters beaten

## The terminal table

book_of_madness-board-round =
    { $monster ->
        [0] The book is still closed. Madness stack: { $stack }
       *[other] Round { $round } of 6, { $cards }. { $field ->
            [0] Marker on the ritual field
           *[other] Marker on field { $field }
        }. Madness stack: { $stack }
    }
book_of_madness-board-danger = The madness stack is running low!
book_of_madness-board-curse =
    Field { $field }: { $card } ({ $cards }){ $down ->
        [yes] , face-down
       *[no] {""}
    }{ $under ->
        [0] {""}
       *[other] , { $under } madness under it
    }{ $struck ->
        [yes] , has struck
       *[no] : { $text }
    }
book_of_madness-board-no-curse = No curse is left on the board.
book_of_madness-board-reward = If it is beaten: { $text }
book_of_madness-board-penalty = If it escapes: { $text }
book_of_madness-board-last = The last page: no curse may be left when the marker comes back.
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
               *[other] , { $madness } madness
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
book_of_madness-board-down = { $card } (face-down)
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
        [you] Turn { $number }, yours
       *[other] Turn { $number }, { $seat }
    }
