### Grimm Tidings. The cards’ names and texts are in grimm_tidings-cards.ftl.

grimm_tidings-blurb = Fight what is behind the door, hire help, meddle in other players’ fights, and be the first to reach Level 10.

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
        [armor] armour
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
        [you] You leave the game; all your cards are discarded.
       *[other] { $seat } leaves the game; all their cards are discarded.
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
        [you] You roll a { $number }.
       *[other] { $seat } rolls a { $number }.
    }
grimm_tidings-event-fight =
    { $seat_is ->
        [you] You must fight { $card_article }.
       *[other] { $seat } must fight { $card_article }.
    }
grimm_tidings-event-foe-came =
    { $copy ->
        [yes] Its double joins the fight: { $card_article }.
       *[no] { $card_number ->
            [other] { $card_subject } join the fight.
           *[one] { $card_subject } joins the fight.
        }
    }
grimm_tidings-event-foe-left =
    { $card_number ->
        [other] { $card_subject } leave the fight.
       *[one] { $card_subject } leaves the fight.
    }
grimm_tidings-event-helper-came =
    { $seat_is ->
        [you] You join the fight as helper, { $share ->
            [all] for all Treasures
            [0] for no Treasures
            [one] for 1 Treasure
           *[other] for { $share } Treasures
        }.
       *[other] { $seat } joins the fight as helper, { $share ->
            [all] for all Treasures
            [0] for no Treasures
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
        [2] Both monsters are killed.
       *[other] All { $count } monsters are killed.
    } { $seat_is ->
        [you] You win the fight.
       *[other] { $seat } wins the fight.
    }
grimm_tidings-event-won-without =
    { $seat_is ->
        [you] There are no monsters left: you win the fight, but no level.
       *[other] There are no monsters left: { $seat } wins the fight, but no level.
    }
grimm_tidings-event-lost =
    { $seat_is ->
        [you] The fight is lost. You must run away.
       *[other] The fight is lost. { $seat } must run away.
    }
grimm_tidings-event-lost-two =
    { $seat_is ->
        [you] The fight is lost. You and { $seat_to } must run away.
       *[other] { $seat_to_is ->
            [you] The fight is lost. You and { $seat } must run away.
           *[other] The fight is lost. { $seat } and { $seat_to } must run away.
        }
    }
grimm_tidings-event-escaped =
    { $seat_is ->
        [you] You escape from { $card_article }.
       *[other] { $seat } escapes from { $card_article }.
    }
grimm_tidings-event-caught =
    { $card_number ->
        [other] { $seat_is ->
            [you] { $card_subject } catch you!
           *[other] { $card_subject } catch { $seat }!
        }
       *[one] { $seat_is ->
            [you] { $card_subject } catches you!
           *[other] { $card_subject } catches { $seat }!
        }
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
        [you] You equip { $card_article }.
       *[other] { $seat } equips { $card_article }.
    }
grimm_tidings-event-taken-off =
    { $seat_is ->
        [you] You take off { $card_article }.
       *[other] { $seat } takes off { $card_article }.
    }
grimm_tidings-event-cancelled =
    { $card_number ->
        [other] { $card_subject } have no effect.
       *[one] { $card_subject } has no effect.
    }
grimm_tidings-event-spared =
    { $seat_is ->
        [you] You are spared the Bad Stuff of { $card_article }.
       *[other] { $seat } is spared the Bad Stuff of { $card_article }.
    }
grimm_tidings-event-skill =
    { $seat_is ->
        [you] You use your ability: { $card }.
       *[other] { $seat } uses an ability: { $card }.
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
        [you] You bargain with { $card_article }.
       *[other] { $seat } bargains with { $card_article }.
    }
grimm_tidings-event-shuffled =
    { $deck ->
        [doors] The Door deck is shuffled.
       *[treasures] The Treasure deck is shuffled.
    }
grimm_tidings-event-swapped =
    { $deck ->
        [doors] The Door deck is empty: its discards are reshuffled.
       *[treasures] The Treasure deck is empty: its discards are reshuffled.
    }
grimm_tidings-event-reordered = The top Doors are put back on the deck.
grimm_tidings-outcome-level_ten = Level 10 is reached: the game is over.
grimm_tidings-outcome-turn_cap = The last round is over: the highest Level wins.
grimm_tidings-outcome-all_left = Everyone else has left: the last player wins.

## Events: cards on their way

grimm_tidings-event-door-drawn =
    { $seat_is ->
        [you] You draw a Door: { $card }.
       *[other] { $seat } draws a Door: { $card }.
    }
grimm_tidings-event-door-drawn-unseen =
    { $seat_is ->
        [you] You draw a Door.
       *[other] { $seat } draws a Door.
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
        [you] You keep { $card_article }.
       *[other] { $seat } keeps { $card_article }.
    }
grimm_tidings-event-door-played =
    { $card_number ->
        [other] { $card_subject } are played at once.
       *[one] { $card_subject } is played at once.
    }
grimm_tidings-event-played =
    { $seat_is ->
        [you] You play { $card_article }.
       *[other] { $seat } plays { $card_article }.
    }
grimm_tidings-event-used =
    { $seat_is ->
        [you] You use { $card_article }.
       *[other] { $seat } uses { $card_article }.
    }
grimm_tidings-event-sent =
    { $seat_is ->
        [you] You send { $card_article } into the fight.
       *[other] { $seat } sends { $card_article } into the fight.
    }
grimm_tidings-event-taken-in =
    { $seat_is ->
        [you] You keep { $card_article } in your hand.
       *[other] { $seat } keeps { $card_article } in hand.
    }
grimm_tidings-event-taken-in-unseen =
    { $seat_is ->
        [you] You keep a card in your hand.
       *[other] { $seat } keeps a card in hand.
    }
grimm_tidings-event-taken-back =
    { $seat_is ->
        [you] You take { $card_article } back into your hand.
       *[other] { $seat } takes { $card_article } back into their hand.
    }
grimm_tidings-event-stays =
    { $card_number ->
        [other] { $card_subject } stay in the fight.
       *[one] { $card_subject } stays in the fight.
    }
grimm_tidings-event-spent =
    { $card_number ->
        [other] { $card_subject } are discarded.
       *[one] { $card_subject } is discarded.
    }
grimm_tidings-event-kept =
    { $card_number ->
        [other] { $seat_is ->
            [you] { $card_subject } now lie in front of you.
           *[other] { $card_subject } now lie in front of { $seat }.
        }
       *[one] { $seat_is ->
            [you] { $card_subject } now lies in front of you.
           *[other] { $card_subject } now lies in front of { $seat }.
        }
    }
grimm_tidings-event-laid =
    { $seat_is ->
        [you] You put { $card_article } into play.
       *[other] { $seat } puts { $card_article } into play.
    }
grimm_tidings-event-discarded =
    { $seat_is ->
        [you] You discard { $card_article }.
       *[other] { $seat } discards { $card_article }.
    }
grimm_tidings-event-gone =
    { $seat_is ->
        [you] Discarded from in front of you: { $card }.
       *[other] Discarded from in front of { $seat }: { $card }.
    }
grimm_tidings-event-cleared =
    { $card_number ->
        [other] { $card_subject } are discarded.
       *[one] { $card_subject } is discarded.
    }
grimm_tidings-event-sold =
    { $card_number ->
        [other] { $card_subject } are sold.
       *[one] { $card_subject } is sold.
    }
grimm_tidings-event-for-sale =
    { $seat_is ->
        [you] You put { $card_article } up for sale.
       *[other] { $seat } puts { $card_article } up for sale.
    }
grimm_tidings-event-handed =
    { $seat_is ->
        [you] { $seat_from_is ->
            [you] You keep { $card_article }.
           *[other] You get { $card_article } from { $seat_from }.
        }
       *[other] { $seat_from_is ->
            [you] { $seat } gets { $card_article } from you.
           *[other] { $seat } gets { $card_article } from { $seat_from }.
        }
    }
grimm_tidings-event-spoils = Among the Treasures: { $card }.
grimm_tidings-event-picked =
    { $seat_is ->
        [you] You pick { $card_article }.
       *[other] { $seat } picks { $card_article }.
    }
grimm_tidings-event-set-aside =
    { $seat_is ->
        [you] You set { $card_article } aside for charity.
       *[other] { $seat } sets { $card_article } aside for charity.
    }
grimm_tidings-event-set-aside-unseen =
    { $seat_is ->
        [you] You set a card aside for charity.
       *[other] { $seat } sets a card aside for charity.
    }
grimm_tidings-event-meant =
    { $seat_is ->
        [you] For you, out of charity: { $card }.
       *[other] For { $seat }, out of charity: { $card }.
    }
grimm_tidings-event-meant-unseen =
    { $seat_is ->
        [you] For you, out of charity: a card.
       *[other] For { $seat }, out of charity: a card.
    }
grimm_tidings-event-given =
    { $seat_is ->
        [you] You are given { $card_article }.
       *[other] { $seat } is given { $card_article }.
    }
grimm_tidings-event-given-unseen =
    { $seat_is ->
        [you] You are given a card.
       *[other] { $seat } is given a card.
    }
grimm_tidings-event-recovered =
    { $seat_is ->
        [you] You take { $card_article } from the discards.
       *[other] { $seat } takes { $card_article } from the discards.
    }
grimm_tidings-event-promised =
    { $seat_is ->
        [you] You show the card you have promised: { $card }.
       *[other] { $seat } shows the card promised: { $card }.
    }
grimm_tidings-event-saw =
    { $seat_is ->
        [you] Someone sees a card in your hand: { $card }.
       *[other] You see a card in { $seat }’s hand: { $card }.
    }
grimm_tidings-event-saw-unseen =
    { $seat_is ->
        [you] Someone looks at your hand.
       *[other] Someone looks at { $seat }’s hand.
    }
grimm_tidings-event-saw-door = You see a Door on top of the deck: { $card }.
grimm_tidings-event-saw-door-unseen = Someone looks at a Door on top of the deck.

## The story, events drawn together

grimm_tidings-told-dealt = Everyone is dealt { $count } Doors and { $count } Treasures.
grimm_tidings-told-fight =
    { $door ->
        [yes] Behind the door: { $card }! { $seat_is ->
            [you] You must fight.
           *[other] { $seat } must fight.
        }
       *[no] { $seat_is ->
            [you] You look for trouble with { $card_article }.
           *[other] { $seat } looks for trouble with { $card_article }.
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
        [you] You are given out of charity: { $cards }.
       *[other] { $seat } is given out of charity: { $cards }.
    }
grimm_tidings-told-given-unseen =
    { $seat_is ->
        [you] You are given { $count ->
            [one] a card
           *[other] { $count } cards
        } out of charity.
       *[other] { $seat } is given { $count ->
            [one] a card
           *[other] { $count } cards
        } out of charity.
    }
grimm_tidings-told-sold = Sold: { $cards }.
grimm_tidings-told-saw =
    { $seat_is ->
        [you] Someone has seen your hand: { $cards }.
       *[other] You see { $seat }’s hand: { $cards }.
    }
grimm_tidings-told-saw-doors = You see the top Doors: { $cards }.

## Questions

grimm_tidings-setup =
    { $step ->
        [sex] Is your character male or female?
       *[cards] { $count ->
            [0] What do you put into play before the first turn? You may have one Class.
           *[other] In front of you: { $cards }. What else do you put into play or equip?
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
        [you] Your fight: { $ours } against { $theirs } ({ $cards }). { $winning ->
            [yes] As it stands, you win.
           *[no] As it stands, you lose.
        }
       *[other] { $seat }’s fight: { $ours } against { $theirs } ({ $cards }). { $winning ->
            [yes] As it stands, { $seat } wins.
           *[no] As it stands, { $seat } loses.
        }
    }
grimm_tidings-run-window =
    { $seat_is ->
        [you] You are about to run away from { $card_article }.
       *[other] { $seat } is about to run away from { $card_article }.
    }
grimm_tidings-charity =
    { $seat_is ->
        [you] { $count ->
            [0] Your hand is within the limit.
            [one] You have one card too many: play it or give it away.
           *[other] You have { $count } cards too many: play some or give them away.
        }
       *[other] { $count ->
            [0] { $seat } is checking their hand.
            [one] { $seat } has one card too many.
           *[other] { $seat } has { $count } cards too many.
        }
    }
grimm_tidings-door-card = Behind the door: { $card }. Keep it, or play it now?
grimm_tidings-phase2 = Do you look for trouble, or loot the room?
grimm_tidings-tracks = You looted: { $cards }. Keep it, or fight it at once?
grimm_tidings-help-terms =
    { $several ->
        [yes] { $count ->
            [0] Which things? Name one after the other.
           *[other] So far: { $cards }. What else?
        }
       *[no] { $seat_is ->
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
    }
grimm_tidings-help-offer =
    { $asks ->
        [yes] { $seat } asks for your help and offers { $share ->
            [all] all Treasures
            [0] no Treasures
            [one] 1 Treasure
           *[other] { $share } Treasures
        }
       *[no] { $seat } would help you for { $share ->
            [all] all Treasures
            [0] no Treasures
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
    { $several ->
        [yes] { $count ->
            [0] Which things? Name one after the other.
           *[other] So far: { $cards }. What else?
        }
       *[no] { $part ->
            [give] What do you offer { $seat }?
            [get] What do you want for it?
           *[promise] Must { $seat } promise not to help in this fight?
        }
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
            [you] A Curse is about to hit you: { $cards }. Do you respond?
           *[other] A Curse is about to hit { $seat }: { $cards }. Do you respond?
        }
        [card] This card is being played: { $cards }. Do you respond?
        [bad_stuff] { $seat_is ->
            [you] You have been caught: { $cards }. Do you prevent the Bad Stuff?
           *[other] { $seat } has been caught: { $cards }. Do you prevent the Bad Stuff?
        }
        [number] Which number do you choose for the die?
       *[die] { $seat_is ->
            [you] You rolled a { $number }. Do you change it?
           *[other] { $seat } rolled a { $number }. Do you change it?
        }
    }
grimm_tidings-aim =
    { $step ->
        [1] { $card }: on whom or on what?
       *[2] { $card }: on which one exactly?
    }
grimm_tidings-pay =
    { $count ->
        [one] { $card } costs you a card. Which one?
       *[other] { $card } costs you { $count } cards. Which one first?
    }
grimm_tidings-lose-item =
    { $seat_is ->
        [you] Which of your Items do you lose?
       *[other] Which Item does { $seat } lose?
    }{ $count ->
        [one] {""}
       *[other] {" "}{ $count } in all.
    }
grimm_tidings-lose-hand =
    { $count ->
        [one] Which card do you lose?
       *[other] You lose { $count } cards. Which one first?
    }
grimm_tidings-search-pick = Which card do you take from the discards?
grimm_tidings-order-doors = In which order do you put the Doors back, starting with the top one?
grimm_tidings-sell =
    { $count ->
        [0] What do you sell? Every full 1,000 gold gains you a level.
       *[other] For sale: { $cards }, { $gold } gold. What else?
    }
grimm_tidings-alms =
    { $count ->
        [one] Which card do you give away?
       *[other] You give away { $count } cards. Which one next?
    }
grimm_tidings-alms-to = Who do you give it to?
grimm_tidings-drop-big = You carry too many Big Items. Which one do you give up?
grimm_tidings-big-sale = You cannot keep { $cards }. Do you sell it together with other Items?
grimm_tidings-received =
    { $seat_is ->
        [you] { $count ->
            [0] Anything else before you go on?
            [one] You have just received a card. Do you put it into play or play it now?
           *[other] You have just received { $count } cards. Do you put any into play, or play one now?
        }
       *[other] { $count ->
            [0] { $seat } is looking at new cards.
            [one] { $seat } is looking at a new card.
           *[other] { $seat } is looking at { $count } new cards.
        }
    }

## Options

grimm_tidings-do-pass = Pass
grimm_tidings-do-lot = Let chance decide
grimm_tidings-do-proceed =
    { $next ->
        [door] Kick open the door
        [trouble] Go on: trouble or loot
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
grimm_tidings-do-several = Several things
grimm_tidings-do-firm = Yes, in any case
grimm_tidings-do-if_won = Only if the fight is won
grimm_tidings-do-promise = Yes, that is the price
grimm_tidings-do-share-all = All Treasures
grimm_tidings-do-share =
    { $count ->
        [0] No Treasures
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
grimm_tidings-do-foe-power = Use what { $card_article } allows
grimm_tidings-do-answer-help =
    { $reply ->
        [accept] Accept
        [refuse] Refuse
       *[counter] Answer with another offer
    }: { $asks ->
        [yes] help { $seat } for { $share ->
            [all] all Treasures
            [0] no Treasures
            [one] 1 Treasure
           *[other] { $share } Treasures
        }
       *[no] { $seat } helps for { $share ->
            [all] all Treasures
            [0] no Treasures
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
grimm_tidings-do-play = Play { $card_article }
grimm_tidings-do-use = Use { $card_article }
grimm_tidings-do-lay = Put { $card_article } into play
grimm_tidings-do-equip = Equip { $card_article }
grimm_tidings-do-take-off = Take off { $card_article }
grimm_tidings-do-drop = Give up your Class or title: { $card }
grimm_tidings-do-power = Use your power in the fight: { $card }
grimm_tidings-do-craft = Use your ability: { $card }
grimm_tidings-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } in hand)
    }
grimm_tidings-do-thing = { $card } (in play)
grimm_tidings-do-trouble = Look for trouble with { $card_article }

## On the cards

grimm_tidings-printed-level = Level { $number }
grimm_tidings-printed-bonus = { $number } in a fight
grimm_tidings-printed-rise = gain a level
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
grimm_tidings-zone-front = In play
grimm_tidings-zone-fresh = Just received
grimm_tidings-zone-alms = Given away
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
grimm_tidings-field-safe = Who has escaped everything
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
grimm_tidings-board-nothing = nothing in play
grimm_tidings-board-piles = Doors: { $doors }, Treasures: { $treasures }
grimm_tidings-board-tops = Top of the discards: { $cards }
grimm_tidings-board-discards = Discards, from the top: { $cards }
grimm_tidings-board-fight =
    { $seat_is ->
        [you] Your fight: { $ours } against { $theirs } ({ $cards })
       *[other] { $seat }’s fight: { $ours } against { $theirs } ({ $cards })
    }, { $stake ->
        [one] 1 Treasure
       *[other] { $stake } Treasures
    } at stake
grimm_tidings-board-final = Whoever wins this fight wins the game!
grimm_tidings-board-helper =
    { $seat_is ->
        [you] You help, for { $share ->
            [all] all Treasures
            [0] no Treasures
            [one] 1 Treasure
           *[other] { $share } Treasures
        }.
       *[other] { $seat } helps, for { $share ->
            [all] all Treasures
            [0] no Treasures
            [one] 1 Treasure
           *[other] { $share } Treasures
        }.
    }
grimm_tidings-board-aside = Played: { $cards }
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
