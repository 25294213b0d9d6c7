"""Scenes: tables drawn as text, for tests. This is what those of all games share."""

from collections.abc import Collection, Mapping, Sequence
from typing import Generic, TypeVar

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Table
from grimtable.kernel.terms import POOL

T = TypeVar("T", bound=Table)


class SceneBuilder(Generic[T]):
    """Sets up a table from lines such as `P1 hand: owl crow`."""

    own_lines: Sequence[str]
    """The second words of a seat's lines."""
    shared_lines: Sequence[str]

    def __init__(self, t: T, lines: Mapping[str, str], ids: Sequence[str]) -> None:
        own = {f"P{seat + 1} {what}" for seat in range(t.seats) for what in self.own_lines}
        for name in lines:
            if name not in own | {*self.shared_lines}:
                raise BadSetup(f"a table of {t.seats} has no line {name!r}")
        self.t = t
        self.lines = lines
        self.ids = ids
        self.free: list[list[int]] = [[] for _ in ids]
        """The cards that no line has named yet, by kind."""
        for card in range(len(t.kinds) - 1, -1, -1):
            self.free[t.kinds[card]].append(card)

    def words(self, line: str) -> list[str]:
        """The words of a line; none if it is not there."""
        return self.lines.get(line, "").split()

    def number(self, line: str, otherwise: int) -> int:
        """The number of a line."""
        return int(self.lines.get(line, otherwise))

    def seat(self, line: str) -> int:
        """The seat that a line begins with; P1 if it is not there."""
        return int((self.words(line) or ["P1"])[0][1:]) - 1

    def phase(self, phases: Collection[str], otherwise: str) -> str:
        """The phase a scene begins with."""
        phase = self.lines.get("phase", otherwise)
        if phase not in phases:
            raise BadSetup(f"no phase {phase!r}; a scene begins with: {', '.join(phases)}")
        return phase

    def named(self, word: str) -> int:
        """One of the free cards of this name."""
        if word not in self.ids or not self.free[self.ids.index(word)]:
            raise BadSetup(f"there is no card {word!r} left for this table")
        return self.free[self.ids.index(word)].pop()

    def card(self, word: str, zone: int, known: int) -> int:
        """Put a card in its zone, where the seats of the mask `known` know it."""
        card = self.named(word)
        self.t.zones[zone].append(card)
        self.t.know[card] = self.t.know[card] >> POOL << POOL | known
        return card

    def take(self, line: str, zone: int, known: int) -> list[int]:
        """All cards of a line."""
        return [self.card(word, zone, known) for word in self.words(line)]
