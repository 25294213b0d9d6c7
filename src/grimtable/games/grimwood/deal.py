"""Setting up a game of Grimwood (GW-1)."""

from mypy_extensions import i64

from grimtable.games.grimwood import powers as powers  # fills the list of powers
from grimtable.games.grimwood.ids import (
    CARDS,
    DECK,
    FOREST,
    HAND,
    REMOVED,
    SPARE,
)
from grimtable.games.grimwood.options import Options, Rules
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.turn import BeginTurn
from grimtable.kernel.terms import ALL, POOL, bit


def blank(seats: i64, options: Options) -> Grimwood:
    """An empty table."""
    zones: list[list[i64]] = [[] for i in range(HAND + seats)]
    t = Grimwood(
        seats,
        zones,
        [FOREST << POOL | ALL] * CARDS,
        [0],
        [],
        Rules(options),
        [()] * seats,
        [0] * seats,
    )
    t.roll_anew(0)
    return t


def deal(t: Grimwood) -> None:
    """Three cards each; the first question is open."""
    for card in range(CARDS):
        is_spare = t.seats == 2 and card in SPARE  # GW-1.3
        t.zones[REMOVED if is_spare else DECK].append(card)
    t.shuffle(DECK, FOREST)
    deck = t.zones[DECK]
    for i in range(3):
        for seat in range(t.seats):
            t.slip(deck[len(deck) - 1], DECK, HAND + seat, bit(seat))
    t.starter = t.rules.first_seat if t.rules.first_seat >= 0 else t.below(t.seats)
    t.stack.append(BeginTurn(t.starter))
    t.run()
