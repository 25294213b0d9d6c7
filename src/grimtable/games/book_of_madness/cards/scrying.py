"""Looking at the top of a deck: discard any, put the rest back in any order.

The cards looked at lie aside, known to those who may see them (BM-R8; section 6 of the ledger).
"""

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.choices import FromHand
from grimtable.games.book_of_madness.ids import (
    ASIDE,
    CARD,
    KEEP,
    MADNESS,
    QUEUE,
    deck_of,
    discard_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import AGAIN, DONE, Frames
from grimtable.kernel.terms import ALL, Card, Kind, Move, Seat, bit


def look_aside(t: Madness, seat: Seat, count: i64) -> Frames:
    """The top cards, as many as there are; never a reshuffle."""
    deck = deck_of(seat)
    audience = bit(seat) if t.rules.closed else ALL
    for i in range(min(count, len(t.zones[deck]))):
        t.slip(t.zones[deck][-1], deck, ASIDE, audience)
    return ScryDiscard(seat), ScryOrder(seat)


def uppermost(t: Madness, kind: Kind) -> Card:
    """Of equal cards the one that lay highest, so that the others keep their order."""
    for card in t.zones[ASIDE]:
        if t.kinds[card] == kind:
            return card
    return -1


class ScryDiscard(FromHand):
    """Which of the cards looked at are discarded?"""

    def rule(self) -> str:
        return "BM-R8"

    def lapses(self, t: Madness) -> bool:
        return not t.zones[ASIDE]

    def ask(self, t: Madness) -> list[Move]:
        kinds = t.held(ASIDE, False)
        moves = [CARD + kind for kind in kinds]
        return moves[:1] + [KEEP] + moves[1:] if kinds[0] == MADNESS else [KEEP] + moves

    def act(self, t: Madness, move: Move) -> Frames:
        if move == KEEP:
            return DONE
        t.move(uppermost(t, move - CARD), ASIDE, discard_of(self.me))
        return AGAIN


class ScryOrder(FromHand):
    """The rest goes back, named from the new top downwards."""

    def rule(self) -> str:
        return "BM-R8"

    def lapses(self, t: Madness) -> bool:
        return not t.zones[ASIDE]

    def ask(self, t: Madness) -> list[Move]:
        moves = [CARD + kind for kind in t.held(ASIDE, False)]
        moves.reverse()  # high values are wanted soon
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        audience = bit(self.me) if t.rules.closed else ALL
        t.slip(uppermost(t, move - CARD), ASIDE, QUEUE, audience)
        if t.zones[ASIDE]:
            return AGAIN
        while t.zones[QUEUE]:
            t.slip(t.zones[QUEUE][-1], QUEUE, deck_of(self.me), 0)
        return DONE
