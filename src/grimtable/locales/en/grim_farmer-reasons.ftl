### Grim Farmer: why something cannot be chosen now.

## Not asked at all

grim_farmer-reason-game-over = The game is over: someone has no cards left.
grim_farmer-reason-turns-over = The game is over: there have been enough Turns, and the fewest cards have won.
grim_farmer-reason-last-special = The game is over: someone has won by playing the last card in hand.
grim_farmer-reason-match-over = The match is over.
grim_farmer-reason-watching = You are watching; only the players act.
grim_farmer-reason-not-there = There is nothing of the kind on this table.
grim_farmer-reason-not-in-deck = The deck of this table has no card of this name: { $card }.
grim_farmer-reason-answered = You have answered. As long as others are still thinking you can take your answer back.
grim_farmer-reason-chosen = You have chosen { $card_article } already. As long as others are still thinking you can take it back.
grim_farmer-reason-five-at-most = You have chosen five cards, and a pile has no more. You can take them back as long as others are still thinking.
grim_farmer-reason-two-at-most = You have chosen two cards, and the reward is no more than that. You can take them back as long as others are still thinking.
grim_farmer-reason-passed = You have chosen to play nothing. As long as others are still thinking you can take that back.
grim_farmer-reason-not-your-turn = At this table specials are played one after the other, and now it is up to { $seat }.
grim_farmer-reason-effect-elsewhere = { $seat } has played { $card_article }. It takes effect first.
grim_farmer-reason-host-chooses = { $seat } decides who is First Player. Then the cards are dealt.
grim_farmer-reason-hand-full = You hold 15 cards, and no hand may hold more.
grim_farmer-reason-stopped = You have stopped drawing for this Turn.
grim_farmer-reason-no-card-to-play = Your hand is empty: you have nothing to play.
grim_farmer-reason-nothing-to-place = Your hand is empty: you have nothing to place.
grim_farmer-reason-one-card-placed = You hold a single card. At this table it is placed by itself, so there is nothing to choose.
grim_farmer-reason-nothing-drawn = You hold a single card and there was none left to draw, so only that one is placed.
grim_farmer-reason-sits-out = You hold a single card. At this table you keep it and place nothing this Turn.
grim_farmer-reason-both-placed = You hold two cards and have to place both, so there is nothing to choose.
grim_farmer-reason-nobody-to-challenge = None of the others has placed a card, so there is nobody to challenge.
grim_farmer-reason-no-challenge = Only a successful challenge is rewarded, and you have challenged nobody this Turn.
grim_farmer-reason-challenge-failed = You have challenged { $seat }, but all those cards did fit. That brings no reward.
grim_farmer-reason-hand-empty = You were right, but your hand is empty: there is nothing to discard.

## Before the deal

grim_farmer-reason-not-dealt-yet = The cards are not dealt yet. First say who is First Player.
grim_farmer-reason-host-must-choose = Someone has to be First Player, and you decide who.

## Drawing

grim_farmer-reason-cards-later = First everyone may draw; cards are played and placed later in the Turn.
grim_farmer-reason-draw-limit =
    { $count ->
        [one] Your hand has room for 1 more card: 15 is the limit.
       *[other] Your hand has room for { $count } more cards: 15 is the limit.
    }
grim_farmer-reason-deck-short =
    { $count ->
        [one] There is only 1 card left to draw.
       *[other] There are only { $count } cards left to draw.
    }
grim_farmer-reason-one-number = At this table you say once how many cards you draw.
grim_farmer-reason-one-by-one = At this table you draw card by card: one more, or stop.
grim_farmer-reason-draw-none = You need not draw: take no card, or stop.
grim_farmer-reason-draw-over = You draw as many cards as you like only at the beginning of a Turn. Later, cards are drawn only when the rules say so.
grim_farmer-reason-draw-off = At this table nobody may draw at will. Cards are drawn only when the rules say so.

## Playing specials

grim_farmer-reason-not-held = You do not hold { $card_article }.
grim_farmer-reason-normals-wait = Normal animals are not played now; they can be placed in the next phase.
grim_farmer-reason-snake-waits = The Snake cannot be played. You can only get rid of it by placing it in a pile.
grim_farmer-reason-mouse-waits = The Mouse cannot be played. It is for a pile, where it always fits.
grim_farmer-reason-placing-later = Cards are placed in the next phase. Now you play a special, or nothing.
grim_farmer-reason-kind-used =
    { $seat_is ->
        [you] You have played { $card_article } this Turn. Nobody may play another one.
       *[other] { $seat } has played { $card_article } this Turn. Nobody may play another one.
    }
grim_farmer-reason-used-by-you = You have played { $card_article } this Turn, and each player has only one.
grim_farmer-reason-dud-colour = There is no colour on the Last Call, so { $card_article } would do nothing. At this table that is not allowed.
grim_farmer-reason-dud-animal = There is no animal on the Last Call, so { $card_article } would do nothing. At this table that is not allowed.
grim_farmer-reason-nothing-playable = You hold no special that could be played now.
grim_farmer-reason-race-over = Specials are played before cards are placed. That is over for this Turn.

## Pieces

grim_farmer-reason-no-such-piece = There is no such piece in the bags of this table.
grim_farmer-reason-call-comes = The new Last Call is drawn blindly from the bags as soon as everyone has drawn cards.
grim_farmer-reason-pieces-by-specials = Pieces come and go only by Chameleon, Frog, Parrot and Lion.
grim_farmer-reason-call-stands = The Last Call stands for the rest of this Turn.
grim_farmer-reason-animal-goes-back = You have played { $card_article }: an animal has to go back, not a colour.
grim_farmer-reason-colour-goes-back = You have played { $card_article }: a colour has to go back, not an animal.
grim_farmer-reason-piece-in-bag = This piece is in the bag. Only a piece that is out can be put back.
grim_farmer-reason-effect-first = You have played { $card_article }. First say which piece goes back.
grim_farmer-reason-effect-compels = You have played { $card_article }, so one of the pieces has to go back.

## Placing

grim_farmer-reason-two-at-least =
    { $count ->
        [one] A pile has at least two cards: one more, please.
       *[other] A pile has at least two cards.
    }
grim_farmer-reason-must-place = Everyone places at least two cards, whatever they are.
grim_farmer-reason-no-more-to-place =
    { $count ->
        [one] You have chosen your only card of this name: { $card }.
       *[other] You have chosen all { $count } cards of this name: { $card }.
    }
grim_farmer-reason-placing-over = All piles are placed. Now you challenge someone, or nobody.

## Challenges and rewards

grim_farmer-reason-challenge-later = Challenges come at the end of the Turn, when everyone has placed.
grim_farmer-reason-not-yourself = You cannot challenge yourself.
grim_farmer-reason-no-pile = { $seat } has placed no card, so there is nothing to challenge.
grim_farmer-reason-choose-nobody = If you do not want to challenge anyone, say: nobody.
grim_farmer-reason-challenges-made = The challenges have been made. Now comes your reward.
grim_farmer-reason-special-stays = Only normal animals are discarded as a reward, not { $card_article }.
grim_farmer-reason-snake-stays = The Snake cannot be discarded as a reward. Only a pile takes it off your hands.
grim_farmer-reason-mouse-stays = The Mouse cannot be discarded as a reward, though it would fit any pile.
grim_farmer-reason-nothing-to-discard = You hold no normal animal that you could discard.
grim_farmer-reason-no-more-to-discard =
    { $count ->
        [one] You have chosen your only card of this name: { $card }.
       *[other] You have chosen all { $count } cards of this name: { $card }.
    }
grim_farmer-reason-two-or-none = At this table you discard two normal animals or none, and you hold only one.
grim_farmer-reason-second-too = At this table it is two or none: choose a second card.
grim_farmer-reason-say-done = There is no passing here. If you want to discard nothing, choose just that.

## Things that are never chosen, buttons of other questions

grim_farmer-reason-discards-closed = Nothing is taken out of the discards. They only come back when they are shuffled for a new deck.
grim_farmer-reason-discards-gone = Nothing is taken out of the discards. At this table they never come back.
grim_farmer-reason-played-stays = What has been played lies there until the Turn ends.
grim_farmer-reason-first-player-moves-on = The First Player is not chosen: with each Turn it is the next one clockwise.
grim_farmer-reason-nothing-to-finish = You are not choosing cards that you could finish with.
