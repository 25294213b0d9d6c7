"""Grimwood tables drawn as text, for tests."""

from collections.abc import Mapping

from grimtable.games.grimwood.budget import refill
from grimtable.games.grimwood.deal import blank
from grimtable.games.grimwood.ids import (
    ASIDE,
    DECK,
    DISCARD,
    DRAGON,
    HAND,
    REMOVED,
)
from grimtable.games.grimwood.options import Options
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.turn import DiscardToLimit, EndTurn, MainAction
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.terms import ALL
from grimtable.look.scenes import SceneBuilder

COUNTERS = ("plays", "closes", "extras", "actions", "powers", "idle", "left", "starter", "closed")


def stage(lines: Mapping[str, str], seats: int, options: Options) -> Grimwood:
    """The table of these lines, in the main action of the active seat.

    `P1 hand`, `P1 row` (combos separated by /), `P1 skips`, `deck` and `discard` (top first;
    `deck: 20` takes any 20 cards), `turn: P2`, and the counters by name. Cards not named lie in
    the deck, or out of the game if there is a deck line.
    """
    scene = _Builder(blank(seats, options), lines, NAMES)
    for seat in range(seats):
        scene.player(seat)
    discards = [scene.named(word) for word in reversed(scene.words("discard"))]
    scene.t.zones[DISCARD].extend(discards)
    scene.deck()
    scene.begin()
    return scene.t


class _Builder(SceneBuilder[Grimwood]):
    own_lines = ("hand", "row", "skips")
    shared_lines = ("deck", "discard", "turn", *COUNTERS)

    def player(self, seat: int) -> None:
        """One player's lines."""
        name = f"P{seat + 1}"
        self.take(f"{name} hand", HAND + seat, 1 << seat)
        for combo in self.lines.get(f"{name} row", "").split("/"):
            if combo.split():
                self.t.rows[seat] += (tuple(self.named(word) for word in combo.split()),)
        self.t.skips[seat] = self.number(f"{name} skips", 0)

    def deck(self) -> None:
        """The named cards, or this number of others; the rest is out of the game."""
        t, deck = self.t, self.lines.get("deck")
        is_named = deck is not None and not deck.isdigit()
        named = [self.named(word) for word in self.words("deck")] if is_named else []
        rest = [card for cards in self.free for card in cards]
        if deck is None:
            named = rest
        elif deck.isdigit():
            named = rest[len(rest) - int(deck) :]
        t.zones[DECK].extend(reversed(named))
        t.zones[REMOVED].extend(card for card in rest if card not in named)
        for card in named:
            t.know[card] &= ~ALL

    def begin(self) -> None:
        """The main action of the active seat."""
        t = self.t
        t.active = self.seat("turn")
        t.turn = 1
        t.awake = any(DRAGON in combo for row in t.rows for combo in row)
        refill(t)
        if not t.zones[DECK]:
            t.left = t.seats - 1
        for name in COUNTERS:
            if name in self.lines:
                number = self.number(name, 0)
                setattr(t, name, bool(number) if name == "closed" else number)
        t.stack.extend([EndTurn(t.active), DiscardToLimit(t.active), MainAction(t.active)])
        t.mover = t.active


def picture(t: Grimwood) -> dict[str, str]:
    """The lines of a table; hands sorted, piles top first."""

    def words(cards: list[int]) -> str:
        return " ".join(NAMES[t.kinds[card]] for card in cards)

    lines = {
        "deck": words(t.zones[DECK][::-1]),
        "discard": words(t.zones[DISCARD][::-1]),
        "aside": words(t.zones[ASIDE]),
        "turn": f"P{t.active + 1}",
    }
    for seat in range(t.seats):
        lines[f"P{seat + 1} hand"] = words(sorted(t.zones[HAND + seat]))
        lines[f"P{seat + 1} row"] = " / ".join(words(list(combo)) for combo in t.rows[seat])
        lines[f"P{seat + 1} score"] = str(t.score(seat))
        lines[f"P{seat + 1} skips"] = str(t.skips[seat])
    for name in COUNTERS:
        lines[name] = str(int(getattr(t, name)))
    return lines
