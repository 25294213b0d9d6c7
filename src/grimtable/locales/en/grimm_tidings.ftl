### Grimm Tidings. The cards’ names and texts are in grimm_tidings-cards.ftl.

grimm_tidings-blurb = Fight what is behind the door, hire help, meddle in the fights of others, and be the first at Level 10.

## Cards

grimm_tidings-card-heading =
    { $card }: { $group ->
        [class] Class
        [title] title
        [enhancer] Monster Enhancer
        [curse] Curse
        [door_special] special Door
        [level_up] Go Up a Level
       *[treasure_special] special Treasure
    }, { $copies ->
        [one] 1 in the deck
       *[other] { $copies } in the deck
    }
grimm_tidings-card-heading-monster =
    { $card }: Level { $level } monster, { $treasures ->
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    }, { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }
grimm_tidings-card-heading-item =
    { $card }: { $slot ->
        [headgear] headgear
        [armor] armor
        [footgear] footgear
        [hands_1] Item for one hand
        [hands_2] Item for two hands
       *[none] Item
    }{ $big ->
        [yes] , Big
       *[no] {""}
    }, { $gold } gold
grimm_tidings-card-heading-one-shot = { $card }: one-shot Item, { $gold } gold
grimm_tidings-text-own = { $text }

## Events: facts

grimm_tidings-event-turn =
    Round { $number }: { $seat_is ->
        [you] your turn
       *[other] { $seat }’s turn
    }
grimm_tidings-event-started =
    { $seat_is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
grimm_tidings-event-left =
    { $seat_is ->
        [you] You leave the game; your cards go to the discards.
       *[other] { $seat } leaves the game; all cards go to the discards.
    }
grimm_tidings-event-level =
    { $seat_is ->
        [you] You are now at Level { $level }.
       *[other] { $seat } is now at Level { $level }.
    }
grimm_tidings-event-sex =
    { $seat_is ->
        [you] Your character is { $sex ->
            [male] male
           *[female] female
        }.
       *[other] { $seat }’s character is { $sex ->
            [male] male
           *[female] female
        }.
    }
grimm_tidings-event-rolled =
    { $seat_is ->
        [you] Your die shows { $number }.
       *[other] { $seat }’s die shows { $number }.
    }
grimm_tidings-event-fight =
    { $seat_is ->
        [you] You must fight { $card }.
       *[other] { $seat } must fight { $card }.
    }
grimm_tidings-event-foe-came =
    { $copy ->
        [yes] { $card_number ->
            [other] { $card } join the fight a second time.
           *[one] A second { $card } joins the fight.
        }
       *[no] { $card_number ->
            [other] { $card } join the fight.
           *[one] { $card } joins the fight.
        }
    }
grimm_tidings-event-foe-left =
    { $card_number ->
        [other] { $card } leave the fight.
       *[one] { $card } leaves the fight.
    }
grimm_tidings-event-helper-came =
    { $seat_is ->
        [you] You join the fight as helper, { $share ->
            [all] for all Treasures
            [0] for no Treasure
            [one] for 1 Treasure
           *[other] for { $share } Treasures
        }.
       *[other] { $seat } joins the fight as helper, { $share ->
            [all] for all Treasures
            [0] for no Treasure
            [one] for 1 Treasure
           *[other] for { $share } Treasures
        }.
    }
grimm_tidings-event-helper-left =
    { $seat_is ->
        [you] You leave the fight.
       *[other] { $seat } leaves the fight.
    }
grimm_tidings-event-killed =
    { $count ->
        [one] The monster is killed.
       *[other] All { $count } monsters are killed.
    } { $seat_is ->
        [you] You win the fight.
       *[other] { $seat } wins the fight.
    }
grimm_tidings-event-won-without =
    { $seat_is ->
        [you] No monster is left: you win the fight without a level.
       *[other] No monster is left: { $seat } wins the fight without a level.
    }
grimm_tidings-event-lost =
    { $seat_is ->
        [you] The fight is lost. You must run.
       *[other] The fight is lost. { $seat } must run.
    }
grimm_tidings-event-lost-two =
    { $seat_is ->
        [you] The fight is lost. You and { $seat_to } must run.
       *[other] { $seat_to_is ->
            [you] The fight is lost. { $seat } and you must run.
           *[other] The fight is lost. { $seat } and { $seat_to } must run.
        }
    }
grimm_tidings-event-escaped =
    { $seat_is ->
        [you] You escape from { $card }.
       *[other] { $seat } escapes from { $card }.
    }
grimm_tidings-event-caught =
    { $seat_is ->
        [you] You are caught by { $card }!
       *[other] { $seat } is caught by { $card }!
    }
grimm_tidings-event-offered =
    { $seat_is ->
        [you] You make { $seat_to } an offer.
       *[other] { $seat_to_is ->
            [you] { $seat } makes you an offer.
           *[other] { $seat } makes { $seat_to } an offer.
        }
    }
grimm_tidings-event-volunteered =
    { $seat_is ->
        [you] You offer your help.
       *[other] { $seat } offers to help.
    }
grimm_tidings-event-refused =
    { $seat_is ->
        [you] You refuse.
       *[other] { $seat } refuses.
    }
grimm_tidings-event-accepted =
    { $seat_is ->
        [you] { $seat_to_is ->
            [you] You accept.
           *[other] You accept { $seat_to }’s offer.
        }
       *[other] { $seat_to_is ->
            [you] { $seat } accepts your offer.
           *[other] { $seat } accepts { $seat_to }’s offer.
        }
    }
grimm_tidings-event-equipped =
    { $seat_is ->
        [you] You equip { $card }.
       *[other] { $seat } equips { $card }.
    }
grimm_tidings-event-taken-off =
    { $seat_is ->
        [you] You no longer use { $card }.
       *[other] { $seat } no longer uses { $card }.
    }
grimm_tidings-event-cancelled = Nothing comes of { $card }.
grimm_tidings-event-spared =
    { $seat_is ->
        [you] The Bad Stuff of { $card } passes you by.
       *[other] The Bad Stuff of { $card } passes { $seat } by.
    }
grimm_tidings-event-skill =
    { $seat_is ->
        [you] You put { $card } to use.
       *[other] { $seat } puts { $card } to use.
    }
grimm_tidings-event-robbery =
    { $seat_is ->
        [you] You try to rob { $seat_to }.
       *[other] { $seat_to_is ->
            [you] { $seat } tries to rob you.
           *[other] { $seat } tries to rob { $seat_to }.
        }
    }
grimm_tidings-event-backstab =
    { $seat_is ->
        [you] You stab { $seat_to } in the back.
       *[other] { $seat_to_is ->
            [you] { $seat } stabs you in the back.
           *[other] { $seat } stabs { $seat_to } in the back.
        }
    }
grimm_tidings-event-parley =
    { $seat_is ->
        [you] You bargain with { $card }.
       *[other] { $seat } bargains with { $card }.
    }
grimm_tidings-event-shuffled =
    { $deck ->
        [doors] The Doors are shuffled.
       *[treasures] The Treasures are shuffled.
    }
grimm_tidings-event-swapped =
    { $deck ->
        [doors] No Doors are left: the discards are shuffled and become the new deck.
       *[treasures] No Treasures are left: the discards are shuffled and become the new deck.
    }
grimm_tidings-event-reordered = The top Doors go back on the deck.
grimm_tidings-outcome-level_ten = Level 10 is reached: the game is won.
grimm_tidings-outcome-turn_cap = The last round is over: the highest Level wins.
grimm_tidings-outcome-all_left = All others have left: whoever stayed wins.

## Events: cards on their way

grimm_tidings-event-door-drawn =
    { $seat_is ->
        [you] You take a Door: { $card }.
       *[other] { $seat } takes a Door: { $card }.
    }
grimm_tidings-event-door-drawn-unseen =
    { $seat_is ->
        [you] You take a Door.
       *[other] { $seat } takes a Door.
    }
grimm_tidings-event-treasure-drawn =
    { $seat_is ->
        [you] You draw a Treasure: { $card }.
       *[other] { $seat } draws a Treasure: { $card }.
    }
grimm_tidings-event-treasure-drawn-unseen =
    { $seat_is ->
        [you] You draw a Treasure.
       *[other] { $seat } draws a Treasure.
    }
grimm_tidings-event-door-opened = Behind the door: { $card }.
grimm_tidings-event-door-kept =
    { $seat_is ->
        [you] You keep { $card }.
       *[other] { $seat } keeps { $card }.
    }
grimm_tidings-event-door-played =
    { $card_number ->
        [other] { $card } are played at once.
       *[one] { $card } is played at once.
    }
grimm_tidings-event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
grimm_tidings-event-used =
    { $seat_is ->
        [you] You use { $card }.
       *[other] { $seat } uses { $card }.
    }
grimm_tidings-event-sent =
    { $seat_is ->
        [you] You send { $card } into the fight.
       *[other] { $seat } sends { $card } into the fight.
    }
grimm_tidings-event-taken-in =
    { $seat_is ->
        [you] You keep { $card } in your hand.
       *[other] { $seat } keeps { $card } in hand.
    }
grimm_tidings-event-taken-in-unseen =
    { $seat_is ->
        [you] You keep a card in your hand.
       *[other] { $seat } keeps a card in hand.
    }
grimm_tidings-event-taken-back =
    { $seat_is ->
        [you] You take { $card } back into your hand.
       *[other] { $seat } takes { $card } back into the hand.
    }
grimm_tidings-event-stays =
    { $card_number ->
        [other] { $card } lie in the fight.
       *[one] { $card } lies in the fight.
    }
grimm_tidings-event-spent =
    { $card_number ->
        [other] { $card } are discarded.
       *[one] { $card } is discarded.
    }
grimm_tidings-event-kept =
    { $seat_is ->
        [you] { $card } now { $card_number ->
            [other] lie
           *[one] lies
        } in front of you.
       *[other] { $card } now { $card_number ->
            [other] lie
           *[one] lies
        } in front of { $seat }.
    }
grimm_tidings-event-laid =
    { $seat_is ->
        [you] You lay down { $card }.
       *[other] { $seat } lays down { $card }.
    }
grimm_tidings-event-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
grimm_tidings-event-gone =
    { $seat_is ->
        [you] Your { $card } { $card_number ->
            [other] go
           *[one] goes
        } to the discards.
       *[other] { $seat }’s { $card } { $card_number ->
            [other] go
           *[one] goes
        } to the discards.
    }
grimm_tidings-event-cleared =
    { $card_number ->
        [other] { $card } go to the discards.
       *[one] { $card } goes to the discards.
    }
grimm_tidings-event-sold =
    { $card_number ->
        [other] { $card } are sold.
       *[one] { $card } is sold.
    }
grimm_tidings-event-for-sale =
    { $seat_is ->
        [you] You put { $card } up for sale.
       *[other] { $seat } puts { $card } up for sale.
    }
grimm_tidings-event-handed =
    { $seat_is ->
        [you] You get { $card } from { $seat_from_is ->
            [you] yourself
           *[other] { $seat_from }
        }.
       *[other] { $seat_from_is ->
            [you] { $seat } gets { $card } from you.
           *[other] { $seat } gets { $card } from { $seat_from }.
        }
    }
grimm_tidings-event-spoils = Among the Treasures: { $card }.
grimm_tidings-event-picked =
    { $seat_is ->
        [you] You pick { $card }.
       *[other] { $seat } picks { $card }.
    }
grimm_tidings-event-set-aside =
    { $seat_is ->
        [you] You set { $card } aside for charity.
       *[other] { $seat } sets { $card } aside for charity.
    }
grimm_tidings-event-set-aside-unseen =
    { $seat_is ->
        [you] You set a card aside for charity.
       *[other] { $seat } sets a card aside for charity.
    }
grimm_tidings-event-meant =
    { $seat_is ->
        [you] You are meant to get { $card }.
       *[other] { $seat } is meant to get { $card }.
    }
grimm_tidings-event-meant-unseen =
    { $seat_is ->
        [you] A card is meant for you.
       *[other] A card is meant for { $seat }.
    }
grimm_tidings-event-given =
    { $seat_is ->
        [you] You are given { $card }.
       *[other] { $seat } is given { $card }.
    }
grimm_tidings-event-given-unseen =
    { $seat_is ->
        [you] You are given a card.
       *[other] { $seat } is given a card.
    }
grimm_tidings-event-recovered =
    { $seat_is ->
        [you] You take { $card } out of the discards.
       *[other] { $seat } takes { $card } out of the discards.
    }
grimm_tidings-event-promised =
    { $seat_is ->
        [you] You show { $card }: it is promised.
       *[other] { $seat } shows { $card }: it is promised.
    }
grimm_tidings-event-saw =
    { $seat_is ->
        [you] Somebody sees your { $card }.
       *[other] You see { $card } in { $seat }’s hand.
    }
grimm_tidings-event-saw-unseen =
    { $seat_is ->
        [you] Somebody looks at your hand.
       *[other] Somebody looks at { $seat }’s hand.
    }
grimm_tidings-event-saw-door = You see a Door on top of the deck: { $card }.
grimm_tidings-event-saw-door-unseen = Somebody looks at a Door on top of the deck.

## The story, events drawn together

grimm_tidings-told-dealt = Everybody is dealt { $count } Doors and { $count } Treasures.
grimm_tidings-told-fight =
    { $door ->
        [yes] Behind the door: { $card }! { $seat_is ->
            [you] You must fight.
           *[other] { $seat } must fight.
        }
       *[no] { $seat_is ->
            [you] You look for trouble with { $card }.
           *[other] { $seat } looks for trouble with { $card }.
        }
    }
grimm_tidings-told-drawn =
    { $seat_is ->
        [you] You draw: { $cards }.
       *[other] { $seat } draws: { $cards }.
    }
grimm_tidings-told-drawn-unseen =
    { $seat_is ->
        [you] You draw { $deck ->
            [doors] { $count ->
                [one] a Door
               *[other] { $count } Doors
            }
           *[treasures] { $count ->
                [one] a Treasure
               *[other] { $count } Treasures
            }
        }.
       *[other] { $seat } draws { $deck ->
            [doors] { $count ->
                [one] a Door
               *[other] { $count } Doors
            }
           *[treasures] { $count ->
                [one] a Treasure
               *[other] { $count } Treasures
            }
        }.
    }
grimm_tidings-told-spoils = The Treasures are turned up: { $cards }.
grimm_tidings-told-given =
    { $seat_is ->
        [you] Out of charity you are given: { $cards }.
       *[other] Out of charity { $seat } is given: { $cards }.
    }
grimm_tidings-told-given-unseen =
    { $seat_is ->
        [you] Out of charity you are given { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] Out of charity { $seat } is given { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
grimm_tidings-told-sold = Sold: { $cards }.
grimm_tidings-told-saw =
    { $seat_is ->
        [you] Somebody has seen your hand: { $cards }.
       *[other] You see { $seat }’s hand: { $cards }.
    }
grimm_tidings-told-saw-doors = On top of the Doors you see: { $cards }.

## Questions

grimm_tidings-setup =
    { $step ->
        [sex] Is your character male or female?
       *[cards] { $count ->
            [0] What do you lay down before the first turn? You may have one Class.
           *[other] On your table: { $cards }. What else do you lay down or equip?
        }
    }
grimm_tidings-free-window =
    { $seat_is ->
        [you] Your turn. { $next ->
            [door] Arrange your cards, then kick open the door.
            [trouble] No fight yet. Arrange your cards, then look for trouble or loot the room.
           *[end] Arrange your cards before your turn ends.
        }
       *[other] { $seat } wants to go on. { $next ->
            [door] Anything before the door is kicked open?
            [trouble] Anything before the second phase?
           *[end] Anything before the turn ends?
        }
    }
grimm_tidings-combat-window =
    { $seat_is ->
        [you] You fight { $cards }: { $ours } against { $theirs }. { $winning ->
            [yes] As it stands you win.
           *[no] As it stands you lose.
        }
       *[other] { $seat } fights { $cards }: { $ours } against { $theirs }. { $winning ->
            [yes] As it stands { $seat } wins.
           *[no] As it stands { $seat } loses.
        }
    }
grimm_tidings-run-window =
    { $seat_is ->
        [you] You are about to run from { $card }.
       *[other] { $seat } is about to run from { $card }.
    }
grimm_tidings-charity =
    { $seat_is ->
        [you] { $count ->
            [0] Your hand is within the limit.
            [one] You hold 1 card too many: play it or give it away.
           *[other] You hold { $count } cards too many: play some or give them away.
        }
       *[other] { $seat } is sorting a hand that is too large. { $count ->
            [one] 1 card has to go.
           *[other] { $count } cards have to go.
        }
    }
grimm_tidings-door-card = Behind the door: { $card }. Keep it, or play it now?
grimm_tidings-phase2 = Do you look for trouble, or loot the room?
grimm_tidings-tracks = You looted { $cards }. Keep it, or fight it at once?
grimm_tidings-help-terms =
    { $seat_is ->
        [you] { $part ->
            [share] How many Treasures do you want for your help?
            [pick] Who picks first?
            [item] Do you want an Item as well?
            [card] Do you want a card as well?
           *[firm] Is the gift due even if the fight is lost?
        }
       *[other] { $part ->
            [share] How many Treasures is { $seat }’s help worth?
            [pick] Who picks first?
            [item] Does { $seat } get an Item as well?
            [card] Do you promise { $seat } a card as well?
           *[firm] Is the gift due even if the fight is lost?
        }
    }
grimm_tidings-help-offer =
    { $asks ->
        [yes] { $seat } asks for your help and offers { $share ->
            [all] all Treasures
            [0] no Treasure
            [one] 1 Treasure
           *[other] { $share } Treasures
        }
       *[no] { $seat } would help you for { $share ->
            [all] all Treasures
            [0] no Treasure
            [one] 1 Treasure
           *[other] { $share } Treasures
        }
    }{ $gifts ->
        [0] {""}
       *[other] { $firm ->
            [yes] , and in any case { $cards }
           *[no] , and if the fight is won { $cards }
        }
    }.{ $share ->
        [all] {""}
        [0] {""}
       *[other] {" "}{ $pick ->
            [helper_first] The helper picks first.
            [main_first] The main fighter picks first.
            [alternate_helper] They pick by turns, the helper first.
            [alternate_main] They pick by turns, the main fighter first.
           *[random] Chance deals the Treasures.
        }
    }
grimm_tidings-trade-terms =
    { $part ->
        [give] What do you offer { $seat }?
        [get] What do you want for it?
       *[promise] Must { $seat } promise not to help in this fight?
    }
grimm_tidings-trade-offer =
    { $given ->
        [0] { $seat } would like to have { $cards2 } from you
       *[other] { $wanted ->
            [0] { $seat } would like to give you { $cards }
           *[other] { $seat } offers { $cards } for your { $cards2 }
        }
    }{ $promise ->
        [yes] , if you do not help in this fight
       *[no] {""}
    }.
grimm_tidings-pick-treasure =
    { $count ->
        [one] Which Treasure do you pick?
       *[other] Which Treasure do you pick? { $count } are still yours.
    }
grimm_tidings-run-next = From which monster do you run next?
grimm_tidings-react =
    { $event ->
        [curse] { $seat_is ->
            [you] The Curse { $cards } is about to hit you. Do you answer it?
           *[other] The Curse { $cards } is about to hit { $seat }. Do you answer it?
        }
        [card] Somebody plays { $cards }. Do you answer it?
        [bad_stuff] { $seat_is ->
            [you] You were caught by { $cards }. Do you prevent the Bad Stuff?
           *[other] { $seat } was caught by { $cards }. Do you prevent the Bad Stuff?
        }
        [number] What shall the die show?
       *[die] { $seat_is ->
            [you] Your die shows { $number }. Do you change it?
           *[other] { $seat }’s die shows { $number }. Do you change it?
        }
    }
grimm_tidings-aim =
    { $step ->
        [1] { $card }: on whom, or on what?
       *[2] { $card }: on which one exactly?
    }
grimm_tidings-pay =
    { $count ->
        [one] You pay a card for { $card }. Which one?
       *[other] You pay { $count } cards for { $card }. Which one first?
    }
grimm_tidings-lose-item =
    { $seat_is ->
        [you] Which of your Items is lost?
       *[other] Which of { $seat }’s Items is lost?
    }{ $count ->
        [one] {""}
       *[other] {" "}{ $count } in all.
    }
grimm_tidings-lose-hand =
    { $count ->
        [one] Which card do you lose?
       *[other] You lose { $count } cards. Which one first?
    }
grimm_tidings-search-pick = Which card do you take out of the discards?
grimm_tidings-order-doors = In which order do the Doors go back, the top one first?
grimm_tidings-sell =
    { $count ->
        [0] What do you sell? Each full 1,000 gold brings a level.
       *[other] For sale: { $cards }, { $gold } gold. What else?
    }
grimm_tidings-alms =
    { $count ->
        [one] Which card do you give away?
       *[other] You give away { $count } cards. Which one next?
    }
grimm_tidings-alms-to = Who gets it?
grimm_tidings-drop-big = You carry too many Big Items. Which one goes?
grimm_tidings-big-sale = You must part with { $cards }. Do you sell it together with other Items?
grimm_tidings-received =
    { $seat_is ->
        [you] { $count ->
            [0] Anything else before you go on?
            [one] You have just received a card. Do you lay it down or play it at once?
           *[other] You have just received { $count } cards. Do you lay any down or play one at once?
        }
       *[other] { $seat } looks at new cards. { $count ->
            [0] There are no more.
            [one] There is 1.
           *[other] There are { $count }.
        }
    }

## Options

grimm_tidings-do-pass = Pass
grimm_tidings-do-lot = Let the lot decide
grimm_tidings-do-proceed =
    { $next ->
        [door] Kick open the door
        [trouble] Go on to trouble or loot
       *[end] End the turn
    }
grimm_tidings-do-ready = Ready
grimm_tidings-do-done = Done
grimm_tidings-do-sell-done =
    { $count ->
        [one] Sell for { $gold } gold: 1 level
       *[other] Sell for { $gold } gold: { $count } levels
    }
grimm_tidings-do-keep = Keep it
grimm_tidings-do-loot = Loot the room
grimm_tidings-do-fight = Show it and fight
grimm_tidings-do-male = Male
grimm_tidings-do-female = Female
grimm_tidings-do-fighters = For the fighters
grimm_tidings-do-monsters = For the monsters
grimm_tidings-do-accept = Accept
grimm_tidings-do-refuse = Refuse
grimm_tidings-do-counter = Make another offer
grimm_tidings-do-sell = Sell Items for levels
grimm_tidings-do-give =
    { $count ->
        [one] Give 1 card away
       *[other] Give { $count } cards away
    }
grimm_tidings-do-volunteer = Offer your help
grimm_tidings-do-none =
    { $what ->
        [sale] No, discard it
        [aim] Nothing
        [item] No Item
        [card] No card
        [give] Nothing
        [get] Nothing, it is a gift
       *[promise] No promise
    }
grimm_tidings-do-firm = Yes, in any case
grimm_tidings-do-if_won = Only if the fight is won
grimm_tidings-do-promise = Yes, that is the price
grimm_tidings-do-share-all = All Treasures
grimm_tidings-do-share =
    { $count ->
        [0] No Treasure
        [one] 1 Treasure
       *[other] { $count } Treasures
    }
grimm_tidings-do-pick =
    { $pick ->
        [helper_first] The helper picks first
        [main_first] The main fighter picks first
        [alternate_helper] By turns, the helper first
        [alternate_main] By turns, the main fighter first
       *[random] Chance deals them
    }
grimm_tidings-do-number = { $number }
grimm_tidings-do-order = { $cards }
grimm_tidings-do-seat =
    { $seat_is ->
        [you] Yourself (Level { $level })
       *[other] { $seat } (Level { $level })
    }
grimm_tidings-do-help = Ask { $seat } for help (Level { $level })
grimm_tidings-do-trade = Offer { $seat } a trade or a gift
grimm_tidings-do-foe = { $card } (strength { $number })
grimm_tidings-do-foe-power = Use what { $card } allows
grimm_tidings-do-answer-help =
    { $reply ->
        [accept] Accept
        [refuse] Refuse
       *[counter] Answer with another offer
    }: { $asks ->
        [yes] help { $seat } for { $share ->
            [all] all Treasures
            [0] no Treasure
            [one] 1 Treasure
           *[other] { $share } Treasures
        }
       *[no] { $seat } helps for { $share ->
            [all] all Treasures
            [0] no Treasure
            [one] 1 Treasure
           *[other] { $share } Treasures
        }
    }{ $gifts ->
        [0] {""}
       *[other] {" "}and { $cards }{ $firm ->
            [yes] {" "}in any case
           *[no] {""}
        }
    }{ $share ->
        [all] {""}
        [0] {""}
       *[other] , { $pick ->
            [helper_first] helper picks first
            [main_first] main fighter picks first
            [alternate_helper] by turns, helper first
            [alternate_main] by turns, main fighter first
           *[random] dealt by chance
        }
    }
grimm_tidings-do-answer-trade =
    { $reply ->
        [accept] Accept
        [refuse] Refuse
       *[counter] Answer with another offer
    }: { $given ->
        [0] { $seat } wants { $cards2 }
       *[other] { $wanted ->
            [0] { $seat } gives you { $cards }
           *[other] { $seat } gives { $cards } for { $cards2 }
        }
    }{ $promise ->
        [yes] , if you do not help
       *[no] {""}
    }
grimm_tidings-do-withdraw =
    { $trade ->
        [yes] Withdraw your trade offer to { $seat }
       *[no] { $seat_is ->
            [you] Withdraw your offer
           *[other] Withdraw your offer to { $seat }
        }
    }
grimm_tidings-do-play = Play { $card }
grimm_tidings-do-use = Use { $card }
grimm_tidings-do-lay = Lay down { $card }
grimm_tidings-do-equip = Equip { $card }
grimm_tidings-do-take-off = Take off { $card }
grimm_tidings-do-drop = Discard your role: { $card }
grimm_tidings-do-power = Use the power of { $card }
grimm_tidings-do-craft = Use the skill of { $card }
grimm_tidings-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } in hand)
    }
grimm_tidings-do-thing = { $card } on the table
grimm_tidings-do-trouble = Look for trouble with { $card }

## On the cards

grimm_tidings-printed-level = Level { $number }
grimm_tidings-printed-bonus = { $number } in a fight
grimm_tidings-printed-rise = one Level up
grimm_tidings-printed-treasures =
    { $number ->
        [one] 1 Treasure
       *[other] { $number } Treasures
    }
grimm_tidings-printed-gold = { $number } gold

## Zones and fields

grimm_tidings-zone-doors = Doors
grimm_tidings-zone-treasures = Treasures
grimm_tidings-zone-door_discards = Discarded Doors
grimm_tidings-zone-treasure_discards = Discarded Treasures
grimm_tidings-zone-announced = Being played
grimm_tidings-zone-fight = In the fight
grimm_tidings-zone-spoils = Treasures to share
grimm_tidings-zone-sale = For sale
grimm_tidings-zone-opened = Behind the door
grimm_tidings-zone-aside = Set aside
grimm_tidings-zone-box = Not in the game
grimm_tidings-zone-hand = Hand
grimm_tidings-zone-front = On the table
grimm_tidings-zone-fresh = Just received
grimm_tidings-zone-alms = On the way
grimm_tidings-field-options = Table options
grimm_tidings-field-seats = Level, sex and counters of each player
grimm_tidings-field-marks = Equipped, under Cheat!, promised
grimm_tidings-field-dealings = Trade offers of this turn
grimm_tidings-field-active = Whose turn it is
grimm_tidings-field-starter = Who went first
grimm_tidings-field-round = Round
grimm_tidings-field-is_fought = Fought this turn
grimm_tidings-field-reshuffles = Decks reshuffled
grimm_tidings-field-serial = Monsters and Cheat! cards so far
grimm_tidings-field-turn_uses = Powers used this turn
grimm_tidings-field-winners = Winners
grimm_tidings-field-die = Die
grimm_tidings-field-spared = Bad Stuff prevented
grimm_tidings-field-main = Main fighter
grimm_tidings-field-helper = Helper
grimm_tidings-field-is_decided = Fight decided
grimm_tidings-field-foes = Monsters
grimm_tidings-field-lines = What counts in the fight
grimm_tidings-field-uses = Powers used this fight
grimm_tidings-field-pending = Treasures of monsters that left
grimm_tidings-field-removed = Helpers who left
grimm_tidings-field-bribed = Promised not to help
grimm_tidings-field-safe = Escaped everything
grimm_tidings-field-bargain = The helper’s deal
grimm_tidings-field-offers = Open offers

## The terminal table

grimm_tidings-board-seat =
    { $active ->
        [yes] ▶{" "}
       *[no] {"  "}
    }{ $seat_is ->
        [you] You
       *[other] { $seat }
    }: Level { $level }{ $sex ->
        [male] {" "}♂
        [female] {" "}♀
       *[unknown] {""}
    }, { $strength ->
        [0] {""}
       *[other] equipment { $plus }, {""}
    }{ $doors ->
        [one] 1 Door
       *[other] { $doors } Doors
    } and { $treasures ->
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    } in hand{ $mark ->
        [0] {""}
       *[other] , { $mark } in { $fights ->
            [yes] this
           *[no] the next
        } fight
    }
grimm_tidings-board-equipped = { $card } ✓
grimm_tidings-board-lying = { $card }
grimm_tidings-board-nothing = nothing on the table
grimm_tidings-board-piles = Doors: { $doors }, Treasures: { $treasures }
grimm_tidings-board-tops = Top of the discards: { $cards }
grimm_tidings-board-discards = Discards, from the top: { $cards }
grimm_tidings-board-fight =
    { $seat_is ->
        [you] You fight
       *[other] { $seat } fights
    } { $cards }: { $ours } against { $theirs }, { $stake ->
        [one] 1 Treasure
       *[other] { $stake } Treasures
    } at stake
grimm_tidings-board-final = This kill would win the game!
grimm_tidings-board-helper =
    { $seat_is ->
        [you] You help, for { $share ->
            [all] all Treasures
            [0] no Treasure
            [one] 1 Treasure
           *[other] { $share } Treasures
        }.
       *[other] { $seat } helps, for { $share ->
            [all] all Treasures
            [0] no Treasure
            [one] 1 Treasure
           *[other] { $share } Treasures
        }.
    }
grimm_tidings-board-aside = On the table: { $cards }
grimm_tidings-board-hand =
    { $count ->
        [0] You hold no cards.
       *[other] Your hand ({ $count }): { $cards }
    }
grimm_tidings-score =
    { $seat_is ->
        [you] You: Level { $level }
       *[other] { $seat }: Level { $level }
    }
grimm_tidings-turn =
    { $seat_is ->
        [you] Round { $number } of { $most }, your turn
       *[other] Round { $number } of { $most }, { $seat }’s turn
    }
