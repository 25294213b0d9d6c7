"""What came of a Turn, read from what a seat was told: challenges, piles, cards drawn."""

from collections.abc import Sequence

from grimtable.games.grim_farmer.ids import (
    CALLED,
    CAME,
    CAUGHT,
    CHALLENGED,
    DISCARD,
    FAILED,
    HAND,
    JUDGED,
    NUMBER,
    PLACED,
    TURN_BEGAN,
    WENT,
)
from grimtable.games.grim_farmer.presentation.labels import FarmerReader, place
from grimtable.kernel.terms import MOVED, SHOWN, BareEvent


class Results:
    """One Turn as far as it has come; everything by seat."""

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self.call = 0
        """Mask of the pieces on the Last Call; 0 before it is drawn."""
        self.numbers: set[int] = set()
        """Who was asked how many to draw."""
        self.placed: dict[int, int] = {}
        self.faces: dict[int, list[int]] = {}
        """Kinds of piles, as far as they are seen."""
        self.targets: dict[int, int] = {}
        self.verdicts: dict[int, bool] = {}
        """Was the challenged pile good?"""
        self.changes: dict[int, int] = {}
        """Cards drawn as a penalty, less those discarded as a reward."""

    def hear(self, event: BareEvent) -> None:
        """One thing more that happened."""
        kind, a, b, face, _, _ = event
        if kind == MOVED and a >= HAND:
            self._moved(a, b, face)
        elif kind == SHOWN and face >= 0:
            seat = place(a)[1]
            self.faces[seat] = sorted([*self.faces.get(seat, []), face])
        elif kind == PLACED:
            self.placed[a] = b
        elif kind == CHALLENGED:
            self.targets[a] = b
            self.faces.pop(b, None)  # about to be shown to everybody
        elif kind == JUDGED:
            self.verdicts[a] = not b
        elif kind in (CAUGHT, FAILED):
            self.changes[a] = self.changes.get(a, 0) + b
        elif kind == NUMBER:
            self.numbers.add(a)
        elif kind == CALLED:
            self.call = 1 << a | 1 << b
        elif kind == CAME:
            self.call |= 1 << b
        elif kind == WENT:
            self.call &= ~(1 << b)

    def _moved(self, src: int, dst: int, face: int) -> None:
        (left, seat), entered = place(src), place(dst)[0]
        if (left, entered) == ("hand", "pile") and face >= 0:
            self.faces[seat] = sorted([*self.faces.get(seat, []), face])
        elif left == "hand" and dst == DISCARD:
            self.changes[seat] = self.changes.get(seat, 0) - 1


def turns(told: Sequence[BareEvent]) -> list[Results]:
    """What came before the first Turn, then all that have begun, the last perhaps only just."""
    found = [Results()]
    for event in told:
        if event.kind == TURN_BEGAN:
            found.append(Results(event.a))
        else:
            found[-1].hear(event)
    return found


def to_show(told: Sequence[BareEvent], reader: FarmerReader) -> Results | None:
    """The Turn whose challenges should lie open on the table now.

    The present one once they are made; the one before until the new call, or until cards are
    placed if this seat was not asked how many to draw and so had no time to look.
    """
    *before, now = turns(told)
    if reader.question in ("Reward", "NoneType") and now.placed:
        return now
    was_asked = reader.me in now.numbers or reader.chosen("phase1_draw") == "one_by_one"
    if not before or now.turn == 1 or now.placed or (now.call and was_asked):
        return None
    return before[-1]
