"""Grim Farmer played on by heuristics to the next Turn; only piles are searched."""

from typing import Any, Final

from mypy_extensions import i64

from grimtable.bots.grim_farmer.questions import answer, answer_at
from grimtable.bots.grim_farmer.standing import chance
from grimtable.bots.grim_farmer.style import BY_SEATS, Style
from grimtable.bots.search.foresight import Foresight
from grimtable.games.grim_farmer.deal import blank
from grimtable.games.grim_farmer.ids import TURN_BEGAN, hand_of
from grimtable.games.grim_farmer.phases import Place
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import Seat

BLUFFS: Final = (-1.0, 0.0, 1.0)
"""Habits of bluffing whose piles are tried; -1: the usual one."""
ROLLS: Final = 6
"""How often the dice are rolled for each of them."""
STYLES: Final = [Style(habits) if habits else None for habits in BY_SEATS]
TRIED: Final = [
    [Style({**habits, "bluff": habits["bluff"] if bluff < 0 else bluff}) for bluff in BLUFFS]
    if habits
    else []
    for habits in BY_SEATS
]
"""By number of seats."""
GAME: Final = 100_000
"""More Turns than a game of a match can have."""


class FarmerForesight(Foresight):
    """A challenge is left to the heuristic: redealt piles would be bad far too often."""

    turn_event: i64 = TURN_BEGAN

    def lay(self, view: BareView) -> Table:
        t = blank(len(view.public.used), view.public.options)
        t.deal_from(view, 0)
        t.brisk = True
        return t

    def candidates(self, view: BareView, usual: list[int], memory: Any) -> list[list[int]]:
        """Whole piles that the heuristic would place if it bluffed never, always, or as usual."""
        found: list[list[int]] = []
        kinds = set(view.zones[hand_of(view.seat)])
        if not isinstance(view.stack[-1], Place) or view.answers:
            return found
        if view.public.options.match or len(kinds) < 3:
            return found  # a pile that is not given at once cannot be planned
        piles = [sorted(usual)]
        for style in TRIED[len(view.public.used)]:
            for roll in range(ROLLS):
                moves = answer(view, style, memory, roll)
                if sorted(moves) not in piles:
                    piles.append(sorted(moves))
                    found.append(moves)
        return found

    def answer(self, t: Table) -> list[int]:
        style = STYLES[t.seats]
        assert style is not None
        return answer_at(t, style, 0)

    def turn(self, t: Table) -> i64:
        assert isinstance(t, Farmer)
        return t.game * GAME + t.turn

    def value(self, t: Table, seat: Seat) -> float:
        assert isinstance(t, Farmer)
        return chance(t, seat)
