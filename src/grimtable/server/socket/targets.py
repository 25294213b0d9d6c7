"""What somebody points at or asks about."""

from grimtable.look.game import Target
from grimtable.server.refusals import Denied
from grimtable.server.table.log.state import TableState

MAX_INDEX = 256
"""No zone has more cards, and no seat more combos."""


def check_target(state: TableState, target: Target) -> None:
    """Refuse what does not exist, and names that the game does not have."""
    check_place(state, target)
    game, words = state.game, state.game.vocabulary
    zones = {zone for zone, _ in game.zones(state.setup.seats)}
    if (
        target == Target()
        or target.zone not in (None, *zones)
        or target.kind not in (None, *game.kinds)
        or not (target.button is None or target.button in words.verbs or target.button in words)
    ):
        raise no_such_thing()


def check_place(state: TableState, target: Target) -> None:
    """Refuse seats and places that no table of the game has."""
    is_seat = target.seat is None or 0 <= target.seat < state.setup.seats
    if not is_seat or not all(0 <= (at or 0) < MAX_INDEX for at in (target.index, target.combo)):
        raise no_such_thing()


def no_such_thing() -> Denied:
    """It is not at this table."""
    return Denied("malformed", "there is no such thing at this table: point at what is shown")
