"""What the checker says about a game: one sentence that says what is wrong and what to do."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.sessions.saves import state

PARTS = ("seats", "zones", "know", "dice", "stack", "answers", "passed", "out", "over", "own")
"""What `state` gives, in its order."""
OF_VIEWS = {
    "asked": "who is asked",
    "options": "which answers it is offered",
    "stack": "which question is open",
    "unseen": "which cards it has not seen",
}


class Complaint(AssertionError):
    """Something that no game may do."""


def claim(holds: bool, sentence: str) -> None:
    """Complain unless this holds."""
    if not holds:
        raise Complaint(sentence)


@contextmanager
def blaming(what: str) -> Iterator[None]:
    """An error in the code of a game becomes a complaint about what it was asked for."""
    try:
        yield
    except Complaint:
        raise
    except Exception as error:
        raise Complaint(f"{what}: {told(error)}") from error


def told(error: Exception) -> str:
    """What went wrong, and in which line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(str(error).split()) or "no reason given"
    place = f"{last.name} ({Path(last.filename).name}, line {last.lineno})"
    return f"{type(error).__name__}: {said}, in {place}"


def audience_name(audience: int) -> str:
    """Whom a view is for."""
    return "a spectator" if audience == PUBLIC else f"seat {audience + 1}"


def changed_part(game: Game, one: Table, other: Table) -> str:
    """In what two tables that should be equal differ; "" if in nothing."""
    for name, mine, theirs in zip(PARTS, state(one), state(other), strict=True):
        if mine == theirs:
            continue
        if name != "own":
            return name
        for field, value, changed in zip(game.fields, mine, theirs, strict=False):
            if value != changed:
                return field
        return "own()"
    return ""


def difference(game: Game, one: BareView, other: BareView) -> str:
    """In what two views that should be equal differ, in words."""
    for name, mine, theirs in zip(one._fields, one, other, strict=True):
        if mine == theirs:
            continue
        if name == "public":
            fields = zip(game.fields, mine, theirs, strict=True)
            field = next(field for field, value, changed in fields if value != changed)
            return f"the public field {field!r}"
        if name == "zones":
            zones = game.zones(one.public.seat_count)
            at = next(at for at, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b)
            return f"the zone {zone_name(zones[at])}"
        return OF_VIEWS.get(name, name)
    return "nothing"


def zone_name(zone: tuple[str, int]) -> str:
    """A zone in words."""
    name, owner = zone
    return f"{name!r}" if owner < 0 else f"{name!r} of seat {owner + 1}"
