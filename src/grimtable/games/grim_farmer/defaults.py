"""The answer when a clock runs out (ledger section 5)."""

from collections.abc import Callable

from grimtable.games.grim_farmer.ids import (
    CARD,
    COLOURS,
    DEAL,
    DRAW,
    ENOUGH,
    MOUSE,
    NOBODY,
    NORMALS,
    PASS,
    PIECE,
    SEAT,
    SNAKE,
    STOP,
    STREAMS,
    is_eligible,
)
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.dice import small


def default(t: Farmer, seat: int) -> int:
    """The answer a seat gives by saying nothing, also if it was left (GF-R21)."""
    assert t.waiting >> seat & 1, f"seat {seat} is not asked"
    return DEFAULTS[type(t.stack[-1]).__name__](t, seat)


def draw_none(t: Farmer, seat: int) -> int:
    """No card in Phase 1."""
    return DRAW


def stop(t: Farmer, seat: int) -> int:
    """No further card in Phase 1."""
    return STOP


def let_pass(t: Farmer, seat: int) -> int:
    """No action special."""
    return PASS


def put_back(t: Farmer, seat: int) -> int:
    """The piece just drawn: nothing changes."""
    return int(PIECE + t.beside)


def give_up(t: Farmer, seat: int) -> int:
    """The first of the two pieces in fixed order."""
    return int(t.options_of(seat)[0])


def place(t: Farmer, seat: int) -> int:
    """The next of two cards; who has chosen two or more is done."""
    options = t.options_of(seat)
    return ENOUGH if ENOUGH in options else next_pick(t, seat, to_place(t, seat))


def nobody(t: Farmer, seat: int) -> int:
    """No challenge."""
    return NOBODY


def reward(t: Farmer, seat: int) -> int:
    """The next of the two normal cards of lowest keep value."""
    normals = [kind for kind in by_keep_value(hand_kinds(t, seat)) if kind < NORMALS]
    return next_pick(t, seat, normals[:2])


def by_lot(t: Farmer, seat: int) -> int:
    """Any seat is First Player: dice of their own, so that they tell nothing about the deal."""
    world = t.clone()
    world.dice.append(0 if t.sealed is not None else small(t.dice[DEAL], STREAMS))
    return int(SEAT + world.below(t.seats, STREAMS))


DEFAULTS: dict[str, Callable[[Farmer, int], int]] = {
    "DrawCount": draw_none,
    "DrawMore": stop,
    "Race": let_pass,
    "InTurn": let_pass,
    "LiveRace": let_pass,
    "PutBack": put_back,
    "Parrot": give_up,
    "Lion": give_up,
    "Place": place,
    "Challenge": nobody,
    "Reward": reward,
    "FirstPlayer": by_lot,
}
"""By question."""


def next_pick(t: Farmer, seat: int, kinds: list[int]) -> int:
    """The first of these kinds that is still on offer; done if none is."""
    options = t.options_of(seat)
    return next((CARD + kind for kind in kinds if CARD + kind in options), ENOUGH)


def hand_kinds(t: Farmer, seat: int) -> list[int]:
    """The kinds of a hand, in fixed order."""
    return sorted(int(t.kinds[card]) for card in t.hand(seat))


def to_place(t: Farmer, seat: int) -> list[int]:
    """Two eligible cards of lowest keep value, Mice only to fill up; else the two lowest."""
    ordered = by_keep_value(hand_kinds(t, seat))
    fitting = [kind for kind in ordered if is_eligible(kind, t.call)]
    return fitting[:2] if len(fitting) >= 2 else ordered[:2]


def by_keep_value(kinds: list[int]) -> list[int]:
    """Lowest keep value first: Snake, normals by links, action specials, Mouse."""

    def value(kind: int) -> tuple[int, int, int]:
        if kind == SNAKE:
            return 0, 0, kind
        if kind < NORMALS:
            return 1, links(kind, kinds), kind
        return (3 if kind == MOUSE else 2), 0, kind

    return sorted(kinds, key=value)


def links(kind: int, kinds: list[int]) -> int:
    """How many other normal cards of a hand share the animal or the colour."""
    like = [
        other
        for other in kinds
        if other < NORMALS
        and (other // COLOURS == kind // COLOURS or other % COLOURS == kind % COLOURS)
    ]
    return len(like) - 1
