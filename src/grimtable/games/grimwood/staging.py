"""Grimwood tables written down as text, for tests and tutorials."""

from collections.abc import Mapping
from typing import Any

from grimtable.games.grimwood.budget import refill
from grimtable.games.grimwood.deal import blank
from grimtable.games.grimwood.ids import (
    ASIDE,
    DECK,
    DISCARD,
    DRAGON,
    HAND,
    KIND,
    REMOVED,
)
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.turn import DiscardToLimit, EndTurn, MainAction
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import ALL, POOL

COUNTERS = ("plays", "closes", "extras", "actions", "powers", "idle", "left", "starter", "closed")


def stage(
    names: tuple[str, ...], lines: Mapping[str, str], seats: int, values: tuple[int, ...]
) -> Grimwood:
    """The table of these lines, in the main action of the active seat.

    `P1 hand`, `P1 row` (combos parted by /), `P1 skips`, `deck` and `discard` (top first;
    `deck: 20` takes any 20 cards), `turn: P2`, and the counters by name. Cards not named lie in
    the deck, or out of the game if there is a deck line.
    """
    t = blank(seats, values)
    _check_names(lines, seats)
    free: list[list[int]] = [[] for _ in names]
    for card in range(len(KIND) - 1, -1, -1):
        free[KIND[card]].append(card)

    def take(word: str) -> int:
        if word not in names or not free[names.index(word)]:
            raise BadSetup(f"there is no {word!r} left; cards are: {', '.join(names)}")
        return free[names.index(word)].pop()

    for seat in range(seats):
        held = [take(word) for word in lines.get(f"P{seat + 1} hand", "").split()]
        t.zones[HAND + seat].extend(held)
        for card in held:
            t.know[card] = t.know[card] >> POOL << POOL | 1 << seat
        for combo in lines.get(f"P{seat + 1} row", "").split("/"):
            if combo.split():
                t.rows[seat] += (tuple(take(word) for word in combo.split()),)
        t.skips[seat] = int(lines.get(f"P{seat + 1} skips", "0"))
    t.zones[DISCARD].extend(take(word) for word in reversed(lines.get("discard", "").split()))
    _stack_deck(t, lines, take, free)
    _begin(t, lines)
    return t


def _check_names(lines: Mapping[str, str], seats: int) -> None:
    own = {f"P{seat + 1} {what}" for seat in range(seats) for what in ("hand", "row", "skips")}
    for name in lines:
        if name not in own | {"deck", "discard", "turn", *COUNTERS}:
            raise BadSetup(f"a table of {seats} has no line {name!r}")


def _stack_deck(t: Grimwood, lines: Mapping[str, str], take: Any, free: list[list[int]]) -> None:
    deck = lines.get("deck")
    named = [] if deck is None or deck.isdigit() else [take(word) for word in deck.split()]
    rest = [card for cards in free for card in cards]
    if deck is None:
        named = rest
    elif deck.isdigit():
        named = rest[len(rest) - int(deck) :]
    t.zones[DECK].extend(reversed(named))
    t.zones[REMOVED].extend(card for card in rest if card not in named)
    for card in named:
        t.know[card] &= ~ALL


def _begin(t: Grimwood, lines: Mapping[str, str]) -> None:
    t.active = int(lines.get("turn", "P1")[1:]) - 1
    t.turn = 1
    t.awake = any(DRAGON in combo for row in t.rows for combo in row)
    refill(t)
    if not t.zones[DECK]:
        t.left = t.seats - 1
    for name in COUNTERS:
        if name in lines:
            setattr(t, name, bool(int(lines[name])) if name == "closed" else int(lines[name]))
    t.stack.extend([EndTurn(t.active), DiscardToLimit(t.active), MainAction(t.active)])
    t.mover = t.active


def picture(t: Grimwood, names: tuple[str, ...]) -> dict[str, str]:
    """The lines of a table; hands sorted, piles top first."""

    def words(cards: list[int]) -> str:
        return " ".join(names[KIND[card]] for card in cards)

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
