### What the browser’s board of Grimm Tidings says of fights, dice and offers.

## The fight

web-tidings-fight = The fight
web-tidings-to = to
web-tidings-level = Level
web-tidings-line-helper =
    { $seat_is ->
        [you] Your help
       *[other] { $seat } helps
    }
web-tidings-line-mark = Mark
web-tidings-line-against = vs { $name }
web-tidings-line-power = Its own power
web-tidings-line-ability = Ability
web-tidings-line-played = { $card } ({ $name })
web-tidings-more-lines =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
web-tidings-side-ours = The fighters’ side
web-tidings-side-theirs = The monsters’ side
web-tidings-monsters = { $count } monsters
web-tidings-ribbon =
    { $seat_is ->
        [you] You are at Level { $level }: if you win this fight, you win the game
       *[other] { $seat } is at Level { $level }: if { $seat } wins this fight, { $seat } wins the game
    }
web-tidings-ribbon-short =
    { $seat_is ->
        [you] Win this fight and you win the game
       *[other] If { $seat } wins this fight, { $seat } wins
    }
web-tidings-ahead-by =
    { $seat_is ->
        [you] You are { $count } ahead
       *[other] { $seat } is { $count } ahead
    }
web-tidings-behind-by =
    { $seat_is ->
        [you] You are { $count } behind
       *[other] { $seat } is { $count } behind
    }
web-tidings-tie = A tie
web-tidings-tie-wins =
    { $seat_is ->
        [you] A tie is enough for you
       *[other] A tie is enough for { $seat }
    }
web-tidings-tie-loses =
    { $seat_is ->
        [you] A tie loses
       *[other] A tie is enough to stop { $seat }
    }
web-tidings-being-played =
    { $seat_is ->
        [you] You play { $card }{ $side ->
            [ours] {" "}for the fighters
            [theirs] {" "}for the monsters
           *[none] {""}
        }
       *[other] { $seat } plays { $card }{ $side ->
            [ours] {" "}for the fighters
            [theirs] {" "}for the monsters
           *[none] {""}
        }
    }
web-tidings-tenth = the tenth Level
web-tidings-levels =
    { $count ->
        [one] 1 Level
       *[other] { $count } Levels
    }
web-tidings-share =
    { $seat_is ->
        [you] { $share ->
            [all] all Treasures for you
            [0] no Treasure for you
           *[other] { $share } for you
        }
       *[other] { $share ->
            [all] all Treasures for { $seat }
            [0] no Treasure for { $seat }
           *[other] { $share } for { $seat }
        }
    }
web-tidings-if-lost = If lost:
web-tidings-bad-stuff = Bad Stuff
web-tidings-run-roll =
    { $seat_is ->
        [you] roll { $number } or more, or:
       *[other] { $seat } needs { $number } or more on the die, or:
    }
web-tidings-run-free =
    { $seat_is ->
        [you] it lets you go.
       *[other] it lets { $seat } go.
    }
web-tidings-run-sure =
    { $seat_is ->
        [you] you escape with any roll.
       *[other] { $seat } escapes with any roll.
    }
web-tidings-run-hopeless =
    { $seat_is ->
        [you] no roll escapes:
       *[other] no roll lets { $seat } escape:
    }

## Rolling the die

web-tidings-comma = {", "}
web-tidings-die = die
web-tidings-roll-test = A roll
web-tidings-roll-run-for =
    { $seat_is ->
        [you] You lost. Roll to run away from { $card }
       *[other] { $seat } runs away from { $card }
    }
web-tidings-roll-test-for =
    { $seat_is ->
        [you] You roll for { $card }
       *[other] { $seat } rolls for { $card }
    }
web-tidings-have = total
web-tidings-need = needed
web-tidings-faces = Succeeds on: { $good }
web-tidings-run-bad = { $faces }: caught
web-tidings-run-good = { $faces }: escaped
web-tidings-test-bad = { $faces }: fails
web-tidings-test-good = { $faces }: works
web-tidings-run-done =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: you escape
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: { $seat } escapes
    }
web-tidings-run-failed =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: { $card } gets you
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: { $card } gets { $seat }
    }
web-tidings-test-done =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: it works
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: it works
    }
web-tidings-test-failed =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: it fails
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: it fails
    }
web-tidings-roll-now = Roll: { $faces } escapes
web-tidings-roll-anyway = Roll

## Questions and answers

web-tidings-your-fight =
    { $helps ->
        [yes] { $seat }’s fight, and you help: play a card or pass
       *[no] Your fight: play a card, take help, or pass
    }
web-tidings-their-fight =
    { $seat_is ->
        [you] Your fight: play a card or pass
       *[other] { $seat } fights { $cards }: do you step in?
    }
web-tidings-stop = { $seat } is winning the game. Stop it?
web-tidings-arrange =
    { $next ->
        [door] Your turn: arrange your cards, then open the door
        [trouble] No fight yet: arrange your cards, then trouble or loot
       *[end] Arrange your cards, then end your turn
    }
web-tidings-react-card =
    { $seat_is ->
        [you] You play { $card }{ $side ->
            [ours] {" "}for the fighters
            [theirs] {" "}for the monsters
            [foe] {" "}on { $card_foe }
            [seat] { $seat_on_is ->
                [you] {" "}on you
               *[other] {" "}on { $seat_on }
            }
           *[none] {""}
        }. Do you answer it yourself?
       *[other] { $seat } plays { $card }{ $side ->
            [ours] {" "}for the fighters
            [theirs] {" "}for the monsters
            [foe] {" "}on { $card_foe }
            [seat] { $seat_on_is ->
                [you] {" "}on you
               *[other] {" "}on { $seat_on }
            }
           *[none] {""}
        }. Do you answer it?
    }
web-tidings-pass-at = Pass at { $ours } to { $theirs }
web-tidings-let-stand = Let it stand
web-tidings-more = More

## Offers

web-tidings-no-offers = No offer is open.
web-tidings-no-offers-yet = No offer is open. Ask for help in your fight, or offer someone a trade.
web-tidings-offers-before = Earlier
web-tidings-accept = Accept
web-tidings-counter = Counter
web-tidings-refuse = Refuse
web-tidings-withdraw = Withdraw
web-tidings-later = Answer later
web-tidings-ask-help = Ask for help
web-tidings-offer-help-verb = Offer your help
web-tidings-writing = Write your offer on the slip.
web-tidings-offer-help-title =
    { $seat_is ->
        [you] You offer to help: +{ $number }
       *[other] { $seat } offers to help: +{ $number }
    }
web-tidings-offer-ask-title =
    { $seat_is ->
        [you] You ask { $seat_to } for help
       *[other] { $seat_to_is ->
            [you] { $seat } asks for your help: +{ $number }
           *[other] { $seat } asks { $seat_to } for help
        }
    }
web-tidings-offer-trade-title =
    { $seat_is ->
        [you] You offer { $seat_to } a trade
       *[other] { $seat_to_is ->
            [you] { $seat } offers you { $wanted ->
                [0] a gift
               *[other] a trade
            }
           *[other] { $seat } offers { $seat_to } a trade
        }
    }
web-tidings-offer-help =
    { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $share ->
        [all] all Treasures
        [0] no Treasures
       *[other] { $share } of { $treasures } Treasures
    }{ $gifts ->
        [0] {""}
       *[other] { $firm ->
            [yes] , and in any case { $cards }
           *[no] , and { $cards }
        }
    }{ $pick ->
        [helper_first] { $seat_is ->
            [you] {" "}and pick first
           *[other] {" "}and picks first
        }
        [main_first] ; { $seat_main_is ->
        [you] you pick
       *[other] { $seat_main } picks
    } first
        [alternate_helper] ; they pick by turns
        [alternate_main] ; they pick by turns
        [random] ; chance deals them
       *[none] {""}
    }.
web-tidings-offer-trade =
    { $given ->
        [0] { $seat_is ->
            [you] You want
           *[other] { $seat } wants
        } { $cards2 }
       *[other] { $seat_is ->
            [you] You give
           *[other] { $seat } gives
        } { $cards }{ $wanted ->
            [0] {""}
           *[other] {" "}for { $cards2 }
        }
    }{ $promise ->
        [yes] , if you do not help in this fight
       *[no] {""}
    }.
web-tidings-offer-about = { $words } { $numbers }
web-tidings-offer-strengths =
    Strength: { $seat_is ->
        [you] you
       *[other] { $seat }
    } { $before } → { $after }, { $seat_to_is ->
        [you] you
       *[other] { $seat_to }
    } { $before2 } → { $after2 }
web-tidings-offer-makes =
    { $before } to { $before2 } → { $after } to { $after2 }: { $wins ->
        [yes] { $seat_is ->
            [you] you would win
           *[other] { $seat } would win
        }
       *[no] still not enough
    }
web-tidings-write-help = Help from { $seat }
web-tidings-write-volunteer = Help { $seat }
web-tidings-write-trade = Trade with { $seat }
web-tidings-part-share = Treasures for the helper
web-tidings-part-pick = Who picks first
web-tidings-part-item = Items as well
web-tidings-part-card = Cards as well
web-tidings-part-firm = When the gift is due
web-tidings-part-give = You give
web-tidings-part-get = You get
web-tidings-part-promise = A promise not to help
web-tidings-all = all
web-tidings-help-summary =
    { $asks ->
        [yes] You ask { $seat } for help: { $share ->
            [all] all Treasures
            [0] no Treasures
           *[other] { $share } of { $treasures } Treasures
        } for { $seat }{ $gifts ->
            [0] {""}
           *[other] , and { $cards }
        }.
       *[no] You offer { $seat } your help: { $share ->
            [all] all Treasures
            [0] no Treasures
           *[other] { $share } of { $treasures } Treasures
        } for you{ $gifts ->
            [0] {""}
           *[other] , and { $cards }
        }.
    }
web-tidings-trade-summary =
    { $given ->
        [0] { $wanted ->
            [0] Nothing is named yet.
           *[other] You ask { $seat } for { $cards2 }.
        }
       *[other] { $wanted ->
            [0] You give { $seat } { $cards }{ $promise ->
                [yes] , for the promise not to help
               *[no] {""}
            }.
           *[other] You give { $cards } for { $seat }’s { $cards2 }.
        }
    }
web-tidings-trade-gold = { $given } gold for { $wanted } gold
web-tidings-trade-strengths = Strength: you { $before } to { $after }, { $seat } { $before2 } to { $after2 }
web-tidings-gold = { $gold } gold
web-tidings-send-to = Send to { $seat }

## Passing without being asked

web-tidings-ask-me = When others fight, ask me
web-tidings-asks-own = own turn
web-tidings-asks-smart = smart
web-tidings-asks-always = always
web-tidings-asks-own-means = Elsewhere you pass and refuse offers. Nobody sees this setting.
web-tidings-asks-smart-means = You are asked when you could do something. Nobody sees this setting.
web-tidings-asks-always-means = You are asked every time. Nobody sees this setting.
web-tidings-order-numbers = Pass until the totals change
web-tidings-order-fight = Pass in this fight
web-tidings-order-once = Hold for 20 seconds
