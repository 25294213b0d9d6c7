"""Positions of Grimwood: everybody answers by simple wishes, on known deals."""

from collections.abc import Callable, Sequence

from grimtable.games.grimwood.ids import REACHED, TURN
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.terms import BareEvent
from grimtable.registry import get
from grimtable.server.table.log.seats import TableSetup
from grimtable.sessions.records import Deal
from grimtable.sessions.session import GameSession
from web.staging import Moves, dealt

GAME = get("grimwood")
BUILD = ("decline", "allow", "new", "lay", "set", "draw", "end")
"""Lay everything down in combos of its own."""
ROB = ("decline", "allow", "new", "steal P1", "lay", "set", "draw", "end")
"""The same, and take a card from the first seat whenever it holds one."""
Until = Callable[[Grimwood], bool]


def words(t: Grimwood, seat: int = 0) -> list[str]:
    return [GAME.vocabulary.text(int(move)) for move in t.options_of(seat)]


def number(word: str) -> int:
    return GAME.vocabulary.number(word)


def steered(
    setup: TableSetup, until: Until, mine: Sequence[str] = BUILD, theirs: Sequence[str] = BUILD
) -> Moves:
    """Each seat takes the first of its wishes that it can; the first seat has its own."""
    assert setup.dice is not None
    session = GameSession(Deal(GAME, setup.seats, setup.options, setup.dice))
    moves: Moves = []
    while True:
        t = session.table
        assert isinstance(t, Grimwood) and not t.over, "the game was over before"
        if until(t):
            return moves
        seat = int(t.seat)
        found = words(t, seat)
        wishes = (theirs if seat else mine) + ("",)
        word = next(word for wish in wishes for word in found if word.startswith(wish))
        moves.append((seat, [number(word)]))
        session.answer(*moves[-1])


def person_and_bots(seats: int, seed: int = 1) -> TableSetup:
    return dealt("grimwood", ["", *["heuristic"] * (seats - 1)], seed=seed)


def wide() -> tuple[TableSetup, Moves]:
    """Ten combos of the reader's own, and the end of the turn is all that is left."""
    setup = person_and_bots(3)
    return setup, steered(setup, lambda t: len(t.rows[0]) >= 10 and words(t) == ["end"])


def thieves() -> tuple[TableSetup, Moves]:
    """Somebody has stolen from the reader, whose turn it is now."""
    setup = person_and_bots(4)
    return setup, steered(setup, was_robbed, theirs=ROB)


def was_robbed(t: Grimwood) -> bool:
    """Has somebody taken a card of the first seat since its last turn, which it has again?"""
    if t.active != 0 or "draw" not in words(t):
        return False
    told = [BareEvent(*event) for event in t.events_for(0)]
    mine = [at for at, event in enumerate(told) if (event.kind, event.a) == (TURN, 0)]
    since = told[mine[-2] :] if len(mine) > 1 else []
    return any((event.kind, event.b) == (REACHED, 0) for event in since)


def queen() -> tuple[TableSetup, Moves]:
    """The Shadow Queen asks from whom the reader steals, who has just seen all hands."""
    setup = person_and_bots(4, seed=7)
    wishes = ("decline", "allow", "new", *(f"lay {kind}" for kind in OTHERS), "set", "draw", "end")
    moves = steered(setup, lambda t: "play shadow_queen" in words(t), mine=wishes)
    return setup, [*moves, (0, [number("play shadow_queen")]), (0, [number("new")])]


OTHERS = [kind for kind in GAME.kinds if kind != "shadow_queen"]
