"""One decision of Grimm Tidings as a seat sees it: the open part of the table, laid out anew."""

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from grimtable.bots.grimm_tidings.style import Style
from grimtable.games.grimm_tidings.gear import hand_limit
from grimtable.games.grimm_tidings.ids import (
    EQUIPPED,
    STREAMS,
    hand_of,
    kind_of,
    verb_of,
)
from grimtable.games.grimm_tidings.options import Options
from grimtable.games.grimm_tidings.prints import BONUS, Print
from grimtable.games.grimm_tidings.strength import of_card
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import BareView

STEPS: Final = [0.0, 0.8, 0.8, 0.85, 0.9, 0.95, 1.0, 1.1, 1.4, 6.0]
"""By Level: what the next one is worth, in levels; the tenth wins."""
PER_POINT: Final = 0.2
"""A point of strength that stays, in levels."""
STEEP: Final = 0.35
"""How fast chances to win grow with a lead."""


class Sight:
    """What the choosers look at. Everything comes from the view."""

    def __init__(self, view: BareView, style: Style) -> None:
        self.view = view
        self.style = style
        self.me: int = view[0]
        self.frame: Any = view[4][-1]
        self.options: tuple[int, ...] = view[6]
        self.t = laid_out(view)
        self.prints: list[Print] = self.t.prints
        self.seats = len(view[3][1])
        self._chances: list[float] = []

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.view[1][hand_of(seat)])

    def room(self) -> int:
        """How many more cards the own hand may hold at the end of the turn."""
        return int(hand_limit(self.t, self.me)) - self.size(self.me)

    def card(self, move: int) -> Print:
        """What is printed on the card a move names."""
        return self.prints[kind_of(move)]

    def moves(self, verb: int) -> list[int]:
        """The options of one verb."""
        return [move for move in self.options if verb_of(move) == verb]

    def rivals(self) -> list[int]:
        """All others, clockwise."""
        return [(self.me + i) % self.seats for i in range(1, self.seats)]

    def chances(self) -> list[float]:
        """Everybody's chance to win the game, roughly, by Level and strength."""
        if not self._chances:
            weights = [exp(STEEP * standing(self.t, seat)) for seat in range(self.seats)]
            total = sum(weights)
            self._chances = [weight / total for weight in weights]
        return self._chances

    def envy(self, seat: int) -> float:
        """What a rival's gain costs this seat, as a part of an own gain."""
        chances = self.chances()
        return chances[seat] / (1 - chances[self.me])

    def envies(self, seat: int, other: int) -> float:
        """The same with the eyes of another seat."""
        chances = self.chances()
        return chances[other] / (1 - chances[seat])

    def leader(self) -> int:
        """The rival nearest to winning."""
        chances = self.chances()
        return max(self.rivals(), key=chances.__getitem__)


def laid_out(view: BareView) -> Tidings:
    """A table with nothing on it but what this seat sees."""
    public = view[3]
    rules = Options(tuple(public[0]))
    seats = len(public[1])
    kinds = rules.cards.kinds
    used: dict[int, int] = {}
    zones: list[list[i64]] = []
    for cells in view[1]:
        cards: list[i64] = []
        for cell in cells:
            if cell >= 0:
                kind = cell >> 1
                card = used[kind] + 1 if kind in used else kinds.index(kind)
                used[kind] = card
                cards.append(card)
        zones.append(cards)
    by_seat: list[list[i64]] = [[0] * seats for i in range(9)]
    t = Tidings(seats, zones, [0] * len(kinds), [0] * STREAMS, [], rules, by_seat, [], [])
    t.put_own(public)
    t.passed = view[8]
    return t


def standing(t: Tidings, seat: int) -> float:
    """How far somebody has come, in levels: Level and equipped bonus."""
    return level_worth(int(t.levels[seat])) + PER_POINT * worn(t, seat)


def level_worth(level: int) -> float:
    """A Level in even steps; the last ones are larger."""
    return sum(STEPS[1:level])


def gain_worth(level: int, levels: int) -> float:
    """What so many levels more are worth."""
    return sum(STEPS[level : min(10, level + levels)])


def loss_worth(level: int, levels: int) -> float:
    """What so many levels less cost."""
    return sum(STEPS[max(1, level - levels) : level])


def worn(t: Tidings, seat: int) -> int:
    """The bonus of the equipped Items, combat aside."""
    total = 0
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.marks[seat][i] & EQUIPPED:
            total += of_card(t, t.print(cards[i]), seat, BONUS)
    return total
