"""Tables of a game in one file drawn as text, for tests: a line for each zone and each fact."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grimtable.kernel.terms import ALL, bit
from grimtable.look.scenes import SceneBuilder

if TYPE_CHECKING:
    from grimtable.look.plain import PlainTable

SEAT, CARD = "seat", "card"
"""With these words the name of a fact begins whose value is a seat or a kind of card."""
SET_UP = ("options", "seat_count")
"""Facts that a drawing does not show: the table is made with them."""


class PlainScene(SceneBuilder["PlainTable"]):
    """Takes a table whose setup is done, clears it, and lays the cards of a drawing.

    `P1 hand`, `path` and so on, by zone, piles top first; and each fact by its name: a number,
    several numbers, `P2` for a seat, a kind for a card. Cards not named lie in the first zone, or
    out of the game if that zone has a line.
    """

    def __init__(self, t: "PlainTable", lines: Mapping[str, str]) -> None:
        game = t.game
        self.own_lines = game.own_zones
        self.shared_lines = [*game.shared_zones, *drawn_facts(t)]
        super().__init__(t, lines, game.kinds)
        for zone in t.zones:
            zone.clear()
        if t.events:
            t.events.clear()
        self.zones()
        values = {name: self.fact(name) for name in drawn_facts(t) if name in lines}
        t.change(**values)

    def zones(self) -> None:
        """The cards of every zone; where piles are drawn, their top comes first."""
        t, game = self.t, self.t.game
        for zone, (name, seat) in enumerate(game.zones(t.seats)):
            line = name if seat < 0 else f"P{seat + 1} {name}"
            known = 0 if name in game.hidden else ALL
            self.take(line, zone, bit(seat) if t.owner(zone) == seat >= 0 else known)
            t.zones[zone].reverse()
        rest = [card for cards in self.free for card in cards]
        for card in rest:
            t.know[card] &= ~ALL
        if game.shared_zones[0] not in self.lines:
            t.zones[0].extend(rest)

    def fact(self, name: str) -> Any:
        """What a line says of a fact: one value, or several if there are several now."""
        values = [self.value(name, word) for word in self.words(name)]
        return tuple(values) if isinstance(getattr(self.t.facts, name), tuple) else values[0]

    def value(self, name: str, word: str) -> int:
        """A seat, a kind or a number."""
        if name.startswith(SEAT) and word.startswith("P"):
            return int(word[1:]) - 1
        if name.startswith(CARD) and word in self.ids:
            return self.ids.index(word)
        return int(word)


def drawn_facts(t: "PlainTable") -> list[str]:
    """The facts that have a line."""
    return [name for name in t.game.fields if name not in SET_UP]


def picture(t: "PlainTable") -> dict[str, str]:
    """The lines of a table: zones, facts and scores; piles top first, hands sorted."""
    game, lines = t.game, {}
    for zone, (name, seat) in enumerate(game.zones(t.seats)):
        words = [game.kinds[t.kinds[card]] for card in reversed(t.zones[zone])]
        line = name if seat < 0 else f"P{seat + 1} {name}"
        lines[line] = " ".join(sorted(words) if t.loose(zone) else words)
    for name in drawn_facts(t):
        value = getattr(t.facts, name)
        values = value if isinstance(value, tuple) else (value,)
        lines[name] = " ".join(word(t, name, each) for each in values)
    for seat in range(t.seats):
        lines[f"P{seat + 1} score"] = str(t.points(seat))
    return lines


def word(t: "PlainTable", name: str, value: Any) -> str:
    """The value of a fact as a drawing writes it."""
    if name.startswith(SEAT) and isinstance(value, int) and value >= 0:
        return f"P{value + 1}"
    if name.startswith(CARD) and isinstance(value, int) and value >= 0:
        return t.game.kinds[value]
    return str(int(value)) if isinstance(value, int) else str(value)
