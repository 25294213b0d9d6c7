### Grimwood. The attribute .article of a card is its name in running text.

grimwood-blurb = Collect combos in a haunted wood, and keep them out of everyone else’s hands.

## Cards

grimwood-card-amazon = Amazon
    .article = the Amazon
grimwood-card-boogeyman = Boogeyman
    .article = the Boogeyman
grimwood-card-bride = Bride
    .article = the Bride
grimwood-card-centaur = Centaur
    .article = the Centaur
grimwood-card-dark_unicorn = Dark Unicorn
    .article = the Dark Unicorn
grimwood-card-demon = Demon
    .article = the Demon
grimwood-card-dracula = Dracula
    .article = Dracula
grimwood-card-dragon = Dragon
    .article = the Dragon
grimwood-card-dwarf = Dwarf
    .article = the Dwarf
grimwood-card-elf = Elf
    .article = the Elf
grimwood-card-faeries = Faeries
    .article = the Faeries
grimwood-card-ghouls = Ghouls
    .article = the Ghouls
grimwood-card-giant = Giant
    .article = the Giant
grimwood-card-goblins = Goblins
    .article = the Goblins
grimwood-card-highwayman = Highwayman
    .article = the Highwayman
grimwood-card-hydra = Hydra
    .article = the Hydra
grimwood-card-mage = Mage
    .article = the Mage
grimwood-card-nymph = Nymph
    .article = the Nymph
grimwood-card-shadow_queen = Shadow Queen
    .article = the Shadow Queen
grimwood-card-sorceress = Sorceress
    .article = the Sorceress
grimwood-card-the_eternals = The Eternals
    .article = the Eternals
grimwood-card-the_laraki = The Laraki
    .article = the Laraki
grimwood-card-troll = Troll
    .article = the Troll
grimwood-card-werewolf = Werewolf
    .article = the Werewolf
grimwood-card-owl = Owl
    .article = an Owl
grimwood-card-crow = Crow
    .article = a Crow
grimwood-card-swamp = Swamp
    .article = a Swamp
grimwood-card-path = Path
    .article = a Path
grimwood-card-clearing = Clearing
    .article = a Clearing
grimwood-card-amulet = Amulet
    .article = an Amulet
grimwood-card-rune = Rune
    .article = a Rune

grimwood-card-heading =
    { $card }: { $group ->
        [male] supernatural, male
        [animal] animal
        [setting] setting
        [reaction] reaction
        [action] action
       *[supernatural] supernatural
    }, { $copies ->
        [one] the only one
       *[other] { $copies } in the game
    }

## What the cards do

grimwood-text-amazon =
    Name any card. { $amazon_amount ->
        [all] All others hand you every copy they hold.
       *[one] All others who hold it hand you one copy each.
    } No Amulet helps against her.
grimwood-text-boogeyman = Your hand and another player’s change places, as a whole and unseen. No Amulet helps.
grimwood-text-bride =
    Fetch a male supernatural { $already_played_scope ->
        [others_only] from another player’s combo
        [table_and_discard] from any combo or from the discard pile
       *[table] from any combo, your own included,
    } into your hand. You may play it on the spot, free of charge. The men are: Boogeyman, Demon,
    Dracula, Dwarf, Giant, Mage, Troll, Werewolf. What the Dragon guards is out of reach.
grimwood-text-centaur =
    The topmost discard is yours. If it is a supernatural or a Rune, you may play it on the
    spot, free of charge.
grimwood-text-dark_unicorn =
    { $dark_unicorn_includes_self ->
        [true] Everyone with cards in hand, you last of all, loses a random one to the discard pile.
       *[false] Everyone else with cards in hand loses a random one to the discard pile.
    }
grimwood-text-demon =
    Wipe out one combo, whoever owns it, even if it is yours: its cards go to the discard pile. What
    the Dragon guards is safe.
grimwood-text-dracula =
    Pick a player and steal from that hand twice in a row. { $amulet_power_scope ->
        [first_only] An Amulet can only stop the first bite.
       *[each] Each bite can be stopped by an Amulet of its own.
    }
grimwood-text-dragon =
    { $dragon_mode ->
        [as_power] Played for its power, it guards the combo it lies in
       *[static] It guards the combo it lies in, without costing an action
    }: nothing can be added, and no power, not even yours, can take it, swap it, destroy it or
    pull a card out of it.{ $dragon_mode ->
        [as_power] {" "}Placed without its power, it is a supernatural like any other.
       *[static] {""}
    }
grimwood-text-dwarf =
    Turn up the top card of the deck, for your eyes only, and the top card of the discard pile.
    One of them is yours, the other is discarded.
grimwood-text-elf =
    Another supernatural in { $elf_scope ->
        [gained_this_turn] your combos that came there this turn
       *[any_controlled] your combos
    } works once more as if you had just played it; only the Dragon cannot. No card may work
    more than { $power_limit ->
        [1] once
        [3] three times
       *[2] twice
    } in a turn.
grimwood-text-faeries =
    Choose two cards from the discard pile for your hand. One of them, a supernatural or a Rune,
    may be played on the spot, free of charge.
grimwood-text-ghouls = Either draw a card or steal one. An Amulet stops the steal.
grimwood-text-giant =
    Choose a card from the discard pile for your hand. A supernatural or a Rune may be played on
    the spot, free of charge.
grimwood-text-goblins =
    Steal up to three times, from one player or from several. { $amulet_power_scope ->
        [first_only] Each victim can only stop the first steal with an Amulet.
       *[each] Each steal can be stopped by an Amulet of its own.
    }
grimwood-text-highwayman =
    { $highwayman_mode ->
        [all] All your combos change places with all those of one other player
       *[one_for_one] One of your combos changes places with one of another player’s
    }. { $highwayman_may_give_himself ->
        [false] The combo he lies in stays with you.
       *[true] The combo he lies in is no exception.
    } What the Dragon guards does not move.
grimwood-text-hydra = Look through another player’s hand. Nobody else sees it.
grimwood-text-mage = Two cards from the deck come to your hand.
grimwood-text-nymph =
    Fetch another supernatural { $already_played_scope ->
        [others_only] from another player’s combo
        [table_and_discard] from any combo or from the discard pile
       *[table] from any combo, your own included
    }. { $nymph_effect ->
        [may] It comes to your hand, and you may play it on the spot, free of charge.
       *[must] It is placed in front of you and has to do its work, even if that hurts you.
    } What the Dragon guards is out of reach.
grimwood-text-shadow_queen =
    Look through all the other hands, then pick one player and steal a card there, blindly. An
    Amulet stops the steal.
grimwood-text-sorceress =
    Sacrifice { $sorceress_cost ->
        [pair_from_hand] two Owls or two Crows from your hand
       *[set_of_three] three Owls or three Crows, lying as a combo or still in your hand
    }, and another player’s combo becomes yours. What the Dragon guards is out of reach.
grimwood-text-the_eternals =
    Draw or steal, card by card, until you hold seven, or stop sooner. { $amulet_power_scope ->
        [first_only] Each victim can only stop the first steal with an Amulet.
       *[each] Each steal can be stopped by an Amulet of its own.
    }
grimwood-text-the_laraki =
    Lift one card per player off the discard pile. Keep one and deal out the rest clockwise, one
    each, deciding who gets what.
grimwood-text-troll = Pick a player: a random card of that hand goes to the discard pile. No Amulet helps.
grimwood-text-werewolf = Pick a player, who sits out the next turn.
grimwood-text-owl = Three Owls make a combo worth 10 points. The Sorceress takes them as payment, too.
grimwood-text-crow = Three Crows make a combo worth 10 points. The Sorceress takes them as payment, too.
grimwood-text-swamp = With a Path and a Clearing it makes a combo worth 5 points; three Swamps are worth 3.
grimwood-text-path = With a Swamp and a Clearing it makes a combo worth 5 points; three Paths are worth 3.
grimwood-text-clearing = With a Swamp and a Path it makes a combo worth 5 points; three Clearings are worth 3.
grimwood-text-amulet =
    Your answer to a thief: the steal fails and the Amulet is discarded. If it was an ordinary
    steal and not a supernatural’s, the thief’s turn is over on the spot.
grimwood-text-rune =
    Discard it for two extra actions this turn. Each of them is a draw, a steal, a power or
    another Rune.

## Questions, named after the frame that asks

grimwood-main-action =
    { $only ->
        [end] Nothing is left to do but end your turn.
       *[more] Your turn. What do you do?
    }
grimwood-steal =
    { $amulet ->
        [yes] { $seat } reaches into your hand. Do you show an Amulet?
       *[no] { $seat } reaches into your hand, and you have no Amulet.
    }
grimwood-place = Where do you place { $card_article }?
grimwood-immediate = You now hold { $card_article }. Play this card on the spot?
grimwood-immediate-two =
    { $card ->
        [Rune] { $card2 ->
            [Rune] You now hold two more Runes. Play one of them on the spot?
           *[other] You now hold { $card_article } and { $card2_article }. Play one of them on the spot?
        }
       *[other] You now hold { $card_article } and { $card2_article }. Play one of them on the spot?
    }
grimwood-discard-to-limit =
    { $count ->
        [one] You hold one card more than seven. Which one do you discard?
       *[other] You hold { $count } cards more than seven. Which one do you discard first?
    }
grimwood-amazon = The Amazon: which card do you name?
grimwood-boogeyman = The Boogeyman: with whom do you swap hands?
grimwood-bride = The Bride: whom does she fetch?
grimwood-nymph = The Nymph: whom does she fetch?
grimwood-demon = The Demon: which combo does he destroy?
grimwood-dracula = Dracula: whom does he steal from?
grimwood-troll = The Troll: who loses a card?
grimwood-dwarf-keep = The Dwarf has turned up { $card_article } from the deck and { $card2_article } from the discard pile. Which one do you keep?
grimwood-elf = The Elf: who works once more?
grimwood-faeries = The Faeries: which card do you take first?
grimwood-faeries-second = The Faeries: and which one as your second card?
grimwood-ghouls = The Ghouls: draw or steal?
grimwood-giant = The Giant: which card do you take?
grimwood-goblins = The Goblins: whom do they steal from first?
grimwood-goblins-next =
    The Goblins: { $count ->
        [one] one more steal. From whom?
       *[other] { $count } more steals. From whom?
    }
grimwood-highwayman = The Highwayman: which combo do you give away?
grimwood-highwayman-all = The Highwayman: with whom do you swap all combos?
grimwood-highwayman-take = The Highwayman: you give { $cards }. Which combo do you take in return?
grimwood-hydra = The Hydra: whose hand do you look at?
grimwood-shadow-queen-steal = The Shadow Queen: whom do you steal from?
grimwood-sacrifice = The Sorceress: what do you sacrifice?
grimwood-sacrifice-take = The Sorceress: which combo do you take?
grimwood-eternals-next =
    The Eternals: { $count ->
        [one] you are one card
       *[other] you are { $count } cards
    } short of seven. Draw or steal?
grimwood-give-aside =
    { $seat_to_is ->
        [you] The Laraki: which card do you keep?
       *[other] The Laraki: which card goes to { $seat_to }?
    }
grimwood-werewolf = The Werewolf: who misses a turn?

## Answers

grimwood-do-end = End your turn
grimwood-do-decline = Let it be
grimwood-do-stop = Stop here
grimwood-do-give-other = Give another combo instead
grimwood-do-pay-other = Sacrifice something else
grimwood-do-allow = Let it happen
grimwood-do-block =
    { $how ->
        [regular] Block it with an Amulet, which ends { $seat }’s turn
       *[power] Block it with an Amulet
    }
grimwood-do-draw = Draw a card
grimwood-do-draw-closing = Draw a card; this is your last action
grimwood-do-draw-extra = Draw a card as an extra action
grimwood-do-rune = Play a Rune for two extra actions
grimwood-do-rune-now = Play the Rune on the spot for two extra actions
grimwood-do-keep =
    { $count ->
        [1] Keep it for later
       *[other] Keep both for later
    }
grimwood-do-new = As a new combo
grimwood-do-keep-deck = Keep { $card_article } from the deck
grimwood-do-keep-discard = Keep { $card_article } from the discard pile
grimwood-do-steal =
    Steal from { $seat } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
grimwood-do-steal-closing =
    Steal from { $seat } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }); this is your last action
grimwood-do-steal-extra =
    Steal from { $seat } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }) as an extra action
grimwood-do-seat =
    { $seat } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand, { $points ->
        [one] 1 point
       *[other] { $points } points
    })
grimwood-do-set =
    Place { $set ->
        [owls] three Owls
        [crows] three Crows
        [swamps] three Swamps
        [paths] three Paths
        [clearings] three Clearings
       *[mixed] Swamp, Path and Clearing
    } (+{ $points })
grimwood-do-pay-set =
    Sacrifice { $set ->
        [crows] three Crows
       *[owls] three Owls
    } from your hand
grimwood-do-pay-pair =
    Sacrifice { $set ->
        [crows] two Crows
       *[owls] two Owls
    } from your hand
grimwood-do-pay-combo = Sacrifice your combo { $cards } (−{ $points })
grimwood-do-play = Play { $card_article } and use the power
grimwood-do-lay = Place { $card_article } without using its power
grimwood-do-lay-plain = Place { $card_article }
grimwood-do-play-now = Play { $card_article } on the spot
grimwood-do-lay-now = Place { $card_article } on the spot without using its power
grimwood-do-name = { $card }
grimwood-do-pick = { $card }
grimwood-do-discard = Discard { $card_article }
grimwood-do-take =
    { $seat_is ->
        [you] { $card }, from your own combos
       *[other] { $card }, from { $seat }’s combos
    }
grimwood-do-take-discarded = { $card }, from the discard pile
grimwood-do-again = { $card }
grimwood-do-join = Add to { $cards } ({ $before } → { $points } points)
grimwood-do-destroy =
    { $seat_is ->
        [you] Your own { $cards } ({ $points ->
            [one] 1 point
           *[other] { $points } points
        })
       *[other] { $seat }’s { $cards } ({ $points ->
            [one] 1 point
           *[other] { $points } points
        })
    }
grimwood-do-give =
    Give { $cards } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
grimwood-do-seize =
    Take { $seat }’s { $cards } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })

## Events: a card moves from one zone to another

grimwood-event-deck-hand =
    { $seat_is ->
        [you] You draw { $card_article }.
       *[other] { $seat } draws { $card_article }.
    }
grimwood-event-deck-hand-unseen =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
grimwood-event-deck-aside = The top card of the deck is turned up: { $card }.
grimwood-event-deck-aside-unseen = The top card of the deck is lifted, unseen by you.
grimwood-event-discard-aside = The top discard is lifted: { $card }.
grimwood-event-discard-hand =
    { $seat_is ->
        [you] You take { $card_article } from the discard pile.
       *[other] { $seat } takes { $card_article } from the discard pile.
    }
grimwood-event-aside-hand =
    { $seat_is ->
        [you] You get { $card_article }.
       *[other] { $seat } gets { $card_article }.
    }
grimwood-event-aside-hand-unseen =
    { $seat_is ->
        [you] You keep the card from the deck.
       *[other] { $seat } keeps the card from the deck.
    }
grimwood-event-aside-discard = The discard pile gets { $card_article }.
grimwood-event-aside-row =
    { $seat_is ->
        [you] You place { $card_article }.
       *[other] { $seat } places { $card_article }.
    }
grimwood-event-hand-aside =
    { $seat_is ->
        [you] You show { $card_article }.
       *[other] { $seat } shows { $card_article }.
    }
grimwood-event-hand-row =
    { $seat_is ->
        [you] You place { $card_article } from your hand.
       *[other] { $seat } places { $card_article } from hand.
    }
grimwood-event-hand-discard =
    { $seat_is ->
        [you] You discard { $card_article }.
       *[other] { $seat } discards { $card_article }.
    }
grimwood-event-hand-hand =
    { $seat_is ->
        [you] You get { $card_article } from { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } gets { $card_article } from you.
           *[other] { $seat } gets { $card_article } from { $seat_from }.
        }
    }
grimwood-event-hand-hand-unseen =
    { $seat_is ->
        [you] You get a card from { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } gets a card from you.
           *[other] { $seat } gets a card from { $seat_from }.
        }
    }
grimwood-event-row-hand =
    { $own ->
        [yes] { $seat_is ->
            [you] You take { $card_article } out of your own combos into your hand.
           *[other] { $seat } takes { $card_article } back into hand.
        }
       *[no] { $seat_is ->
            [you] You fetch { $card_article } out of { $seat_from }’s combos into your hand.
           *[other] { $seat_from_is ->
                [you] { $seat } fetches { $card_article } out of your combos.
               *[other] { $seat } fetches { $card_article } out of { $seat_from }’s combos.
            }
        }
    }
grimwood-event-row-aside =
    { $seat_is ->
        [you] Your combos lose { $card_article }.
       *[other] { $seat }’s combos lose { $card_article }.
    }
grimwood-event-row-discard =
    { $seat_is ->
        [you] You lose { $card_article } to the discard pile.
       *[other] { $seat } loses { $card_article } to the discard pile.
    }
grimwood-event-shown =
    { $seat_is ->
        [you] Your hand contains { $card_article }.
       *[other] In { $seat }’s hand you see { $card_article }.
    }
grimwood-event-shown-unseen =
    { $seat_is ->
        [you] A card of your hand is looked at.
       *[other] A card of { $seat }’s hand is looked at.
    }
grimwood-event-shuffled = The deck is shuffled.
grimwood-event-swapped =
    { $seat_is ->
        [you] You and { $seat_other } swap hands.
       *[other] { $seat_other_is ->
            [you] { $seat } swaps hands with you.
           *[other] { $seat } and { $seat_other } swap hands.
        }
    }
grimwood-event-finished = The last turn has been played.

## Events: facts

grimwood-event-turn =
    { $seat_is ->
        [you] Turn { $number }: you
       *[other] Turn { $number }: { $seat }
    }
grimwood-event-skipped =
    { $seat_is ->
        [you] You miss a turn because of the Werewolf.
       *[other] { $seat } misses a turn because of the Werewolf.
    }
grimwood-event-started =
    { $seat_is ->
        [you] You use the power of { $card_article }.
       *[other] { $seat } uses the power of { $card_article }.
    }
grimwood-event-blocked =
    { $seat_is ->
        [you] You reach into { $seat_from }’s hand and meet an Amulet: nothing stolen.
       *[other] { $seat_from_is ->
            [you] { $seat } reaches into your hand and meets your Amulet: nothing stolen.
           *[other] { $seat } reaches into { $seat_from }’s hand and meets an Amulet: nothing stolen.
        }
    }
grimwood-event-reached =
    { $seat_is ->
        [you] You steal from { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } steals from you.
           *[other] { $seat } steals from { $seat_from }.
        }
    }
grimwood-event-named =
    { $seat_is ->
        [you] You ask everyone for { $card_article }.
       *[other] { $seat } asks everyone for { $card_article }.
    }
grimwood-event-has-none =
    { $seat_is ->
        [you] You do not have { $card_article }.
       *[other] { $seat } does not have { $card_article }.
    }
grimwood-event-taken =
    { $seat_is ->
        [you] You get a combo from { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } gets a combo from you.
           *[other] { $seat } gets a combo from { $seat_from }.
        }
    }
grimwood-event-token =
    { $seat_is ->
        [you] You set the Werewolf on { $seat_from }, who misses a turn.
       *[other] { $seat_from_is ->
            [you] { $seat } sets the Werewolf on you: you miss a turn.
           *[other] { $seat } sets the Werewolf on { $seat_from }, who misses a turn.
        }
    }
grimwood-event-last-round =
    { $count ->
        [0] The deck is empty. This is the last turn.
        [one] The deck is empty. After this turn there is one more.
       *[other] The deck is empty. After this turn there are { $count } more.
    }
grimwood-event-looked =
    { $seat_is ->
        [you] You look at { $seat_from }’s hand.
       *[other] { $seat_from_is ->
            [you] { $seat } looks at your hand.
           *[other] { $seat } looks at { $seat_from }’s hand.
        }
    }
grimwood-event-rune-played =
    { $seat_is ->
        [you] You play a Rune and gain two extra actions.
       *[other] { $seat } plays a Rune and gains two extra actions.
    }
grimwood-event-turn-cut =
    { $seat_is ->
        [you] That ends your turn.
       *[other] That ends { $seat }’s turn.
    }
grimwood-event-stalled =
    { $seat_is ->
        [you] For { $count } turns the deck has not been touched: you must draw, not steal.
       *[other] For { $count } turns the deck has not been touched: { $seat } must draw, not steal.
    }

## Events told together

grimwood-told-dealt = Everyone has been dealt three cards.
grimwood-told-played =
    { $seat_is ->
        [you] You play { $card_article }.
       *[other] { $seat } plays { $card_article }.
    }
grimwood-told-laid =
    { $seat_is ->
        [you] You place { $card_article } without using its power.
       *[other] { $seat } places { $card_article } without using its power.
    }
grimwood-told-set =
    { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } { $set ->
        [owls] three Owls
        [crows] three Crows
        [swamps] three Swamps
        [paths] three Paths
        [clearings] three Clearings
       *[mixed] Swamp, Path and Clearing
    } (+{ $points }).
grimwood-told-stolen =
    { $seat_is ->
        [you] You steal { $card_article } from { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } steals { $card_article } from you.
           *[other] { $seat } steals { $card_article } from { $seat_from }.
        }
    }
grimwood-told-stolen-unseen =
    { $seat_is ->
        [you] You steal a card from { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } steals a card from you.
           *[other] { $seat } steals a card from { $seat_from }.
        }
    }
grimwood-told-given =
    { $seat_is ->
        [you] { $seat_from } hands you { $card_article }.
       *[other] { $seat_from_is ->
            [you] You hand { $seat } { $card_article }.
           *[other] { $seat_from } hands { $seat } { $card_article }.
        }
    }
grimwood-told-scrapped =
    { $seat_is ->
        [you] Your combo goes to the discard pile: { $cards } (−{ $points }).
       *[other] { $seat }’s combo goes to the discard pile: { $cards } (−{ $points }).
    }
grimwood-told-saw =
    { $seat_is ->
        [you] You now hold: { $cards }.
       *[other] You see { $seat }’s hand: { $cards }.
    }

## Board

grimwood-board-seat =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand{ $skips ->
        [0] {""}
        [one] , misses the next turn
       *[other] , misses the next { $skips } turns
    }
grimwood-board-combo = { $cards } ({ $points })
grimwood-board-combo-frozen = 🔒 { $cards } ({ $points })
grimwood-board-none = no combos yet
grimwood-board-piles = Deck: { $count }. Discard pile: { $total }, on top { $card_article }.
grimwood-board-piles-bare = Deck: { $count }. The discard pile is empty.
grimwood-board-aside = Set aside: { $cards }
grimwood-board-last-round =
    { $count ->
        [0] Last round: this is the last turn of the game.
        [one] Last round: one more turn after this one.
       *[other] Last round: { $count } more turns after this one.
    }
grimwood-board-budget =
    Left this turn: { $plays }× power or Rune, { $closes }× draw or steal, { $extras ->
        [one] 1 extra action
       *[other] { $extras } extra actions
    }
grimwood-board-actions =
    Left this turn: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, at most { $powers } of them for a power
grimwood-board-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }
    }

## Zones and fields

grimwood-zone-deck = deck
grimwood-zone-discard = discard pile
grimwood-zone-aside = set aside
grimwood-zone-removed = out of the game
grimwood-zone-hand = hand
grimwood-zone-row = combos

grimwood-field-options = table options
grimwood-field-rows = combos
grimwood-field-skips = turns to miss
grimwood-field-starter = first player
grimwood-field-active = whose turn it is
grimwood-field-plays = powers or Runes left
grimwood-field-closes = draws or steals left
grimwood-field-extras = extra actions left
grimwood-field-actions = actions left
grimwood-field-powers = powers left
grimwood-field-closed = has drawn or stolen
grimwood-field-starts = powers started this turn
grimwood-field-gained = supernaturals gained this turn
grimwood-field-awake = Dragon awake
grimwood-field-drew = deck touched this turn
grimwood-field-idle = turns since the deck was touched
grimwood-field-left = turns to come after the deck ran out
grimwood-field-turn = turn
