"""What a seat remembers of the others: who challenged, and whose piles were bad or good.

The cards need no memory: the view counts every face that was shown since the last reshuffle.
"""

from typing import Final

from grimtable.games.grim_farmer.ids import (
    CHALLENGED,
    GAME_WON,
    HAND,
    JUDGED,
    PLACED,
    TURN_BEGAN,
    WENT,
)
from grimtable.kernel.terms import MOVED, ToldEvent

GIVEN: Final = 1.5
"""Every seat starts as if this many of its piles had been caught, and as many found good."""


class Memory:
    """The behaviour of all seats, from the story of one of them; all of it is public."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.bad = [0] * seats
        """Per seat, piles that were caught."""
        self.good = [0] * seats
        """Per seat, piles that were challenged and found good."""
        self.challenges = [0] * seats
        """Per seat, how often it has challenged."""
        self.missed = [0] * seats
        """Per seat, how often it let a chance pass, though two cards or fewer were left."""
        self.chooser = -1
        """The seat that put the last piece back this Turn, and so influenced the call."""
        self.sizes = [0] * seats
        self._tempted = 0
        """Mask of those who have such a chance this Turn and have not used it."""

    def hear(self, event: ToldEvent) -> None:
        """The next event of `Table.bare_events_for`."""
        code, a, b, _, _, _ = event
        if code == MOVED:
            self._move(a, -1)
            self._move(b, 1)
        elif code == JUDGED:
            judged = self.bad if b else self.good
            judged[a] += 1
        elif code == WENT:
            self.chooser = a
        elif code == PLACED:
            self._tempt()
        elif code == CHALLENGED:
            self.challenges[a] += 1
            self._tempted &= ~(1 << a)
        elif code == TURN_BEGAN:
            self._begin()
        elif code == GAME_WON:
            self.sizes = [0] * len(self.sizes)  # the next deal is told card by card

    def _move(self, zone: int, many: int) -> None:
        if zone >= HAND and (zone - HAND) % 2 == 0:
            self.sizes[(zone - HAND) // 2] += many

    def _tempt(self) -> None:
        self._tempted = 0
        for seat in range(len(self.sizes)):
            if 0 < self.sizes[seat] <= 2:
                self._tempted |= 1 << seat

    def _begin(self) -> None:
        self.chooser = -1
        for seat in range(len(self.sizes)):
            self.missed[seat] += self._tempted >> seat & 1
        self._tempted = 0

    def suspicion(self, seat: int) -> float:
        """The factor by which this seat's odds of bluffing exceed those of others."""
        return (self.bad[seat] + GIVEN) / (self.good[seat] + GIVEN)

    def trust(self) -> int:
        """How often others let pass what could have won the game; 0 if anybody ever challenged."""
        missed = 0
        for seat in range(len(self.sizes)):
            if seat != self.seat:
                if self.challenges[seat]:
                    return 0
                missed += self.missed[seat]
        return missed
