"""One decision of Grimm Tidings as a seat sees it: the open part of the table, laid out again."""

from typing import Any, Final

from mypy_extensions import i64

from grimtable.bots.grimm_tidings.chances import chances_of, footing
from grimtable.bots.grimm_tidings.style import Style
from grimtable.games.grimm_tidings.cards.prints import BONUS, Print
from grimtable.games.grimm_tidings.fights.strength import of_card
from grimtable.games.grimm_tidings.ids import (
    DOOR_BACK,
    EQUIPPED,
    STREAMS,
    hand_of,
    kind_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import hand_limit
from grimtable.games.grimm_tidings.options import Rules
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import BareView

STEPS: Final = [0.0, 0.8, 0.8, 0.85, 0.9, 0.95, 1.0, 1.1, 1.4, 6.0]
"""By Level: what the next one is worth, in levels; the tenth wins."""
PER_POINT: Final = 0.2
"""A point of strength that stays, in levels."""
TREASURE: Final = 0.55
"""A Treasure not yet seen."""
DOOR: Final = 0.25
"""A Door not yet seen."""
HIGH: Final = 3
"""From this Level on a player who is ahead is worth holding up."""
NEARLY: Final = 0.7
"""... or who has nearly as good a chance to win as oneself."""
FOOTING: Final = 0.36
"""What a level means for the footing of a player."""


class Sight:
    """What the choosers look at. Everything comes from the view."""

    def __init__(self, view: BareView, style: Style) -> None:
        self.view = view
        self.style = style
        self.me: int = view.seat
        self.frame: Any = view.stack[-1]
        self.options: tuple[int, ...] = view.options
        self.t = laid_out(view)
        self.prints: list[Print] = self.t.prints
        self.seats = len(view.public.seats)
        self._chances: list[float] = []

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.view.zones[hand_of(seat)])

    def room(self) -> int:
        """How many more cards its own hand may hold at the end of the turn."""
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
        """Everybody's chance to win the game."""
        if not self._chances:
            self._chances = chances_of(self.footings())
        return self._chances

    def footings(self) -> list[float]:
        """How far everybody has come."""
        found: list[float] = []
        for seat in range(self.seats):
            doors, treasures = self.backs(seat)
            found.append(footing(self.t, seat, doors, treasures))
        return found

    def backs(self, seat: int) -> tuple[int, int]:
        """How many Doors and Treasures a seat holds."""
        backs = [self.back(cell) for cell in self.view.zones[hand_of(seat)]]
        doors = backs.count(DOOR_BACK)
        return doors, len(backs) - doors

    def after(self, one: int, gain: float, other: int, theirs: float) -> list[float]:
        """Everybody's chance if the footings of two seats have changed by so much."""
        footings = self.footings()
        footings[one] += gain
        footings[other] += theirs
        return chances_of(footings)

    def in_levels(self, seat: int, rise: float) -> float:
        """A rise of a chance to win, as this number of levels would bring it."""
        chance = self.chances()[seat]
        return rise / (FOOTING * chance * (1 - chance))

    def back(self, cell: int) -> int:
        """Door or Treasure, as all see it."""
        return int(self.t.pool_of(cell >> 1)) if cell >= 0 else -1 - cell

    def envy(self, seat: int) -> float:
        """What a rival's gain costs this seat, as a part of its own gain."""
        chances = self.chances()
        return chances[seat] / (1 - chances[self.me])

    def is_rival(self, seat: int, of: int) -> bool:
        """Is a fighter far enough to be worth holding up, with the eyes of a bystander?"""
        chances = self.chances()
        return int(self.t.levels[seat]) >= HIGH and chances[seat] > NEARLY * chances[of]

    def leader(self) -> int:
        """The rival nearest to winning."""
        chances = self.chances()
        return max(self.rivals(), key=chances.__getitem__)


def laid_out(view: BareView) -> Tidings:
    """A table with nothing on it but what this seat sees."""
    public = view.public
    rules = Rules(public.options)
    seats = len(public.seats)
    kinds = rules.cards.kinds
    used: dict[int, int] = {}
    zones: list[list[i64]] = []
    for cells in view.zones:
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
    t.passed = view.passed
    return t


def gain_worth(level: int, levels: int) -> float:
    """What this number of levels more is worth."""
    return sum(STEPS[level : min(10, level + levels)])


def loss_worth(level: int, levels: int) -> float:
    """What this number of levels less costs."""
    return sum(STEPS[max(1, level - levels) : level])


def worn(t: Tidings, seat: int) -> int:
    """The bonus of the equipped Items, combat aside."""
    total = 0
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.marks[seat][i] & EQUIPPED:
            total += of_card(t, t.print(cards[i]), seat, BONUS)
    return total
