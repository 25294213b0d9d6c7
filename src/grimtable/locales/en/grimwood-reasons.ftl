### Grimwood: why something cannot be chosen now.

## Not asked at all

grimwood-reason-game-over = The game is over and the combos have been counted.
grimwood-reason-watching = You are watching; only the players act.
grimwood-reason-not-your-turn = It is { $seat }’s turn. All you can do meanwhile is answer a thief.
grimwood-reason-turn-lost = The Werewolf has cost you your next turn.
grimwood-reason-no-more-turns = The deck is empty and you have had your last turn.
grimwood-reason-round-finishes = The deck is empty, and the round ends before it would be your turn again.
grimwood-reason-victim-answers = { $seat } may answer your steal first.
grimwood-reason-victim-answers-power = { $seat } may answer this steal before your power goes on.
grimwood-reason-steal-elsewhere = The thief is after { $seat }, not after you. Only the victim can use an Amulet.
grimwood-reason-not-there = There is nothing of the kind in this place.

## The main action: cards

grimwood-reason-amulet-waits = An Amulet waits in your hand until someone steals from you.
grimwood-reason-not-playable = Only supernaturals and Runes are played; all other cards are for sets or for thieves.
grimwood-reason-animals-incomplete =
    Animals are placed three of a kind at once. { $count ->
        [one] You are short of { $card_article }.
       *[other] You are short of { $count }× { $card }.
    }
grimwood-reason-settings-incomplete = A single { $card } cannot be placed. It takes three equal settings, or Swamp, Path and Clearing, all from your hand.
grimwood-reason-mixed-incomplete = You need a Swamp, a Path and a Clearing in hand, one of each.
grimwood-reason-no-set = You hold no complete set of three.
grimwood-reason-no-mixing = Supernaturals keep to themselves: among animals and settings there is no room for { $card_article }.
grimwood-reason-no-rune = You hold no Rune.
grimwood-reason-rune-not-laid = A Rune cannot be part of a combo. It can be played, and then it is discarded.
grimwood-reason-rune-needs-action = A Rune costs an action, and you have none left that could pay for it.
grimwood-reason-laying-costs = At this table a supernatural is placed only by spending an action, even without its power.
grimwood-reason-play-spent = You have spent your play for this turn, and no extra action is left.
grimwood-reason-one-power = One power a turn is all you get without a Rune.
grimwood-reason-starts-spent =
    { $count ->
        [one] The power of { $card_article } has been used this turn, and once is the limit.
       *[other] The power of { $card_article } has already been used { $count } times this turn, and that is the limit.
    }
grimwood-reason-dragon-sleeps = The Dragon has no power to play. It guards a combo merely by lying there.
grimwood-reason-draw-comes-first = At this table you draw or steal first; then come powers and Runes.
grimwood-reason-turn-closed = You have made your closing draw or steal. Only sets can follow it.
grimwood-reason-actions-spent = Both of your actions, and all extra ones, are spent.
grimwood-reason-action-kept = Your last action is kept for the draw or steal you still owe.

## The main action: draw, steal, end

grimwood-reason-deck-empty = The deck is empty.
grimwood-reason-close-spent = You have drawn or stolen this turn, and no extra action is left.
grimwood-reason-close-given-up = By playing a card first you have given up your draw or steal.
grimwood-reason-one-kind-of-draw = At this table extra draws and steals are not counted separately: just draw or steal.
grimwood-reason-no-extra = You have no extra action. A Rune would give you two.
grimwood-reason-not-yourself = You cannot steal from yourself.
grimwood-reason-hand-empty = { $seat } has no cards in hand.
grimwood-reason-hand-too-small = { $seat } holds too few cards. Without a power you steal only from hands of { $count } or more.
grimwood-reason-deck-stalled = Nobody has drawn for so long that stealing is off until a card leaves the deck.
grimwood-reason-stall-draw = Nobody has drawn for so long that you have to draw before your turn can end.
grimwood-reason-nobody-to-steal-from = Nobody else holds enough cards to be stolen from.
grimwood-reason-owed = As long as there is a deck, no turn ends without a draw or a steal.

## The main action: things on the table, buttons of other questions

grimwood-reason-discards-need-a-power = The discard pile is open to look at, but only a power brings cards back from it.
grimwood-reason-removed = This card was taken out before the game, because only two play.
grimwood-reason-card-before-place = Choose a supernatural from your hand first, then the combo it joins.
grimwood-reason-placed-stays = What has been placed stays where it is, unless a power moves it.
grimwood-reason-set-complete = This set is complete: nothing is added and nothing taken out.
grimwood-reason-combos-are-safe = You steal from hands. It takes a power to touch another player’s combo.
grimwood-reason-nothing-to-allow = Nobody is stealing from you.
grimwood-reason-nothing-to-block = Nobody is stealing from you, so there is nothing to block.
grimwood-reason-nothing-to-decline = There is no power to decline right now.
grimwood-reason-nothing-to-undo = There is nothing to go back on yet.
grimwood-reason-nothing-taken = You have not just taken a card that you could keep or play.
grimwood-reason-place-needs-card = A place is asked for once a supernatural has been chosen.
grimwood-reason-dwarf-asks = Only the Dwarf lets you choose between a card from the deck and a discard.
grimwood-reason-no-free-discard = You cannot discard a card just because you want to be rid of it.
grimwood-reason-pair-is-a-price = Two animals are not a set. At best they are a price for the Sorceress.
grimwood-reason-not-now = Your turn does not allow this just now.

## A power that would do nothing

grimwood-reason-amazon-idle = Nobody else holds a card the Amazon could ask for.
grimwood-reason-boogeyman-idle = All hands are empty: the Boogeyman finds nothing to swap.
grimwood-reason-bride-idle = The Bride finds no man within reach.
grimwood-reason-centaur-idle = The Centaur takes the topmost discard, but nothing has been discarded.
grimwood-reason-dark-unicorn-idle = Nobody holds a card the Dark Unicorn could trample on.
grimwood-reason-dracula-idle = Dracula finds nobody with enough cards to bite.
grimwood-reason-dwarf-idle = Deck and discard pile are both empty: nothing to dig for.
grimwood-reason-elf-idle = None of your combos holds a supernatural the Elf could wake once more.
grimwood-reason-faeries-idle = The Faeries search the discard pile, and it is empty.
grimwood-reason-ghouls-idle = The deck is empty and nobody can be stolen from: nothing for the Ghouls to dig up.
grimwood-reason-giant-idle = The discard pile is empty: nothing for the Giant to pick up.
grimwood-reason-goblins-idle = Nobody holds enough cards for the Goblins.
grimwood-reason-highwayman-idle = There is no combo of another player that the Highwayman could take.
grimwood-reason-highwayman-gives-nothing = The Highwayman must give a combo in return, not the one he lies in, and you have no other.
grimwood-reason-hydra-idle = All other hands are empty: nothing for the Hydra to look at.
grimwood-reason-mage-idle = The Mage draws cards, and the deck is empty.
grimwood-reason-nymph-idle = The Nymph finds no supernatural within reach.
grimwood-reason-shadow-queen-idle = The Shadow Queen would find nothing but empty hands.
grimwood-reason-sorceress-idle = There is no combo of another player that the Sorceress could take.
grimwood-reason-sorceress-pays-nothing =
    { $count ->
        [2] You have nothing the Sorceress accepts: she wants two Owls or two Crows from your hand.
       *[3] You have nothing the Sorceress accepts: she wants three Owls or three Crows.
    }
grimwood-reason-the-eternals-idle = The deck is empty and nobody can be stolen from: the Eternals come away with nothing.
grimwood-reason-the-eternals-full = With seven cards in hand the Eternals bring you nothing.
grimwood-reason-the-laraki-idle = The Laraki share out discards, and there are none.
grimwood-reason-troll-idle = Nobody else has a card left for the Troll to smash.
grimwood-reason-power-idle = The power of { $card_article } would do nothing now.

## Answering a steal, placing, playing at once, the hand limit

grimwood-reason-no-amulet = You hold no Amulet to stop the thief with.
grimwood-reason-thief-picks-blind = { $seat } takes a card blindly. You cannot choose which one, and only an Amulet can stop it.
grimwood-reason-answer-first = { $seat } is stealing from you. Answer that first.
grimwood-reason-own-combos-only = You may place { $card_article } into your own combos only.
grimwood-reason-dragon-closes = The Dragon guards this combo: no card can join it, not even { $card_article }.
grimwood-reason-combo-full = This combo already has { $count } cards and is full.
grimwood-reason-place-first = Choose a place for { $card_article } first.
grimwood-reason-taken-must-lie = The Nymph has fetched { $card_article }: now the card has to be placed.
grimwood-reason-not-just-taken = You hold { $card_article }, but only what you have just taken can be played on the spot.
grimwood-reason-only-kept = You may keep { $card_article }, but it cannot be played.
grimwood-reason-laid-later = You can place { $card_article } without its power afterwards, at no cost. For now you play or keep it.
grimwood-reason-keep-instead = If you do not want to play it, just keep it.
grimwood-reason-taken-first = Decide first what becomes of { $card_article }: play or keep?
grimwood-reason-limit-first =
    { $count ->
        [one] Your turn is over. You hold one card more than seven and have to discard it.
       *[other] Your turn is over. You hold { $count } cards more than seven and have to discard them.
    }

## Inside a power

grimwood-reason-power-first = First the power of { $card_article } is carried out to its end.
grimwood-reason-no-placing-now = While the power of { $card_article } is at work, nothing is played or placed from the hand.
grimwood-reason-not-on-yourself = You cannot use { $card_article } on yourself.
grimwood-reason-nymph-compels = The Nymph has called up { $card_article }, so there is no way out now.
grimwood-reason-nothing-in-hand = { $seat } has an empty hand, so there is nothing for { $card_article } to get.
grimwood-reason-two-cards-needed = { $seat } holds a single card. At this table even { $card_article } must leave it alone.
grimwood-reason-hands-only = You steal from hands: with { $card_article } you cannot touch combos.
grimwood-reason-choose-a-player = Choose a player for { $card_article }, not a combo.
grimwood-reason-choose-a-card = Choose a card for { $card_article }, not a player.
grimwood-reason-choose-a-combo = Choose a combo for { $card_article }, not a player.
grimwood-reason-supernaturals-only = This is not for { $card_article }: it has to be a supernatural.
grimwood-reason-discard-only = The choice for { $card_article } is in the discard pile and nowhere else.
grimwood-reason-amazon-asks-all = The Amazon asks everyone else. You choose the card, not the player.
grimwood-reason-amazon-names-cards = The Amazon wants the name of a card, not a combo.
grimwood-reason-others-cards-only = At this table { $card_article } may only take from the other players.
grimwood-reason-table-only = What has been discarded is out of reach for { $card_article }: she takes from combos.
grimwood-reason-frozen = The Dragon guards this combo. No power gets at it.
grimwood-reason-bride-men-only = The Bride takes men only.
grimwood-reason-nymph-herself = The Nymph cannot fetch herself.
grimwood-reason-elf-own-only = The Elf wakes cards in your own combos only.
grimwood-reason-elf-not-elf = The Elf cannot wake herself.
grimwood-reason-elf-not-dragon = The Dragon has no power that the Elf could wake.
grimwood-reason-not-gained = At this table the Elf wakes only what has come to your combos this turn, and { $card_article } lay there before.
grimwood-reason-second-pick = You have taken one card; the Faeries insist on a second.
grimwood-reason-dwarf-lifted = The Dwarf has turned up two cards. Choose between these.
grimwood-reason-dwarf-must-keep = One of the two cards the Dwarf turned up has to be kept.
grimwood-reason-laraki-lifted = The cards are lifted; now all of them have to be given out.
grimwood-reason-laraki-order =
    { $seat_is ->
        [you] You keep a card for yourself first; then the Laraki go round clockwise.
       *[other] The Laraki go round clockwise, and { $seat } is next.
    }
grimwood-reason-give-first = First say which combo of yours the Highwayman gives away.
grimwood-reason-not-himself = At this table the combo the Highwayman lies in cannot be given away.
grimwood-reason-swap-all = At this table the Highwayman swaps everything: choose a player, not a combo.
grimwood-reason-nothing-to-swap = { $seat } has no combo that could be swapped.
grimwood-reason-take-anothers = You already own this combo. The one you take with { $card_article } has to be another player’s.
grimwood-reason-go-back = You have begun to use { $card_article }. Go back one step if you would rather not.
grimwood-reason-pay-first = First say what you sacrifice to the Sorceress.
grimwood-reason-price-chosen = The price is chosen. Now choose what you take for it, or go back.
grimwood-reason-price-is-animals = The Sorceress accepts Owls or Crows and nothing else.
grimwood-reason-price-is-three = The Sorceress wants three of a kind, not two.
grimwood-reason-price-is-a-pair = At this table the Sorceress wants two equal animals from your hand and nothing else.
grimwood-reason-price-too-small = The Sorceress wants { $count }× { $card }, and you do not hold that many.
