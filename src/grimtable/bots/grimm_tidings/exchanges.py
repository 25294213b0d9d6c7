"""What Items that change hands do to the footings of two seats."""

from grimtable.bots.grimm_tidings.chances import footing
from grimtable.bots.grimm_tidings.gear import dress
from grimtable.games.grimm_tidings.bargains.naming import Named
from grimtable.games.grimm_tidings.bargains.trades import exchange
from grimtable.games.grimm_tidings.cards.playing import gear_moves, wear
from grimtable.games.grimm_tidings.table import Tidings


def exchanged(t: Tidings, one: int, other: int, give: Named, get: Named) -> tuple[float, float]:
    """By how much an exchange raises two footings, both equipped again."""
    zones, marks = t.zones, t.marks
    before = lying(t, one), lying(t, other)
    t.zones = [zone[:] for zone in zones]
    t.marks = [mark[:] for mark in marks]
    exchange(t, one, other, give, get)
    for seat in (one, other):
        dress_up(t, seat)
    after = lying(t, one), lying(t, other)
    t.zones, t.marks = zones, marks
    return after[0] - before[0], after[1] - before[1]


def lying(t: Tidings, seat: int) -> float:
    """What the cards in front of a seat give it."""
    return footing(t, seat, 0, 0)


def dress_up(t: Tidings, seat: int) -> None:
    """Wear whatever is best, one change after the other."""
    move = dress(t, seat, [int(move) for move in gear_moves(t, seat)])
    while move >= 0:
        wear(t, seat, move)
        move = dress(t, seat, [int(move) for move in gear_moves(t, seat)])
