"""What characters can do besides their actions, where it is a question. Rulings: BM-R46.

Lark's ability is part of the turn (`turn/phases.py: Wake`), Brook's is an ordinary choice of a card
for its support zone, and Sear only pays less.
"""

from grimtable.games.book_of_madness.actions.supply import take_supply
from grimtable.games.book_of_madness.cards.choices import FromHand, Give
from grimtable.games.book_of_madness.cards.prints import IN_DECK, IN_DISCARD
from grimtable.games.book_of_madness.ids import (
    GAIN_TO_DECK,
    MADNESS,
    NO,
    SEAT,
    STACK,
    YES,
    hand_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat


class GiftTo(Mine[Madness]):
    """Gale names the receiver, then the card. Rulings: BM-R46."""

    def rule(self) -> str:
        return "BM-R46"

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = []
        for i in range(1, t.seats):
            seat = (self.me + i) % t.seats
            if t.is_in(seat):
                moves.append(SEAT + seat)
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        return (Give(self.me, move - SEAT, 1, True),)


class Solace(FromHand):
    """Ember: after its own dispel action, cure one madness of the hand? Rulings: BM-R46."""

    def rule(self) -> str:
        return "BM-R46"

    def covert(self, t: Madness) -> bool:
        return t.rules.closed and not t.rules.madness_shown

    def lapses(self, t: Madness) -> bool:
        return t.is_capped()

    def ask(self, t: Madness) -> list[Move]:
        return [NO, YES] if t.find(hand_of(self.me), MADNESS) >= 0 else [NO]

    def act(self, t: Madness, move: Move) -> Frames:
        if move == YES:
            t.move(t.find(hand_of(self.me), MADNESS), hand_of(self.me), STACK)
        return DONE


class Stow(Mine[Madness]):
    """A gained card goes to the discard pile; Flint may put it on the deck. Rules: BM-9.8."""

    def __init__(self, me: Seat, kind: Kind) -> None:
        self.me = me
        self.kind = kind

    def rule(self) -> str:
        return "BM-R46"

    def ask(self, t: Madness) -> list[Move]:
        is_asked = t.has_ability(self.me, GAIN_TO_DECK) and not t.is_capped()
        return [NO, YES] if is_asked else [NO]

    def act(self, t: Madness, move: Move) -> Frames:
        take_supply(t, self.kind, self.me, IN_DECK if move == YES else IN_DISCARD)
        return DONE
