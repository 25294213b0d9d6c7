"""What every audience of a scene sees and is told, as text."""

from typing import Any

from grimtable.games.grimwood import ids
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import FINISHED, MOVED, PUBLIC, SHOWN, SHUFFLED, SWAPPED, BareEvent
from grimtable.testing.scene import Scene

NOTES = {
    ids.TURN: ("turn", "seat", "number"),
    ids.SKIPPED: ("skipped", "seat", ""),
    ids.STARTED: ("started", "seat", "kind"),
    ids.BLOCKED: ("blocked", "seat", "seat"),
    ids.NAMED: ("named", "seat", "kind"),
    ids.HAS_NONE: ("has none", "seat", "kind"),
    ids.TAKEN: ("taken", "combo", "seat"),
    ids.TOKEN: ("token", "seat", "seat"),
    ids.LAST_ROUND: ("last round", "seat", "number"),
    ids.REACHED: ("reached", "seat", "seat"),
    ids.LOOKED: ("looked", "seat", "seat"),
    ids.TURN_CUT: ("turn cut", "seat", ""),
    ids.STALLED: ("stalled", "seat", "number"),
    FINISHED: ("finished", "number", ""),
    SHUFFLED: ("shuffled", "zone", "number"),
}
"""Word of a fact, and what its two numbers mean."""


def watched(t: Scene) -> Scene:
    """The scene, from now on with somebody listening."""
    t.table.events = []
    return t


def audiences(t: Scene) -> list[int]:
    """All seats and the public eye."""
    return [*range(t.table.seats), PUBLIC]


def faces(t: Scene, zone: str, owner: int = -1) -> dict[int, str]:
    """A zone as each audience sees it."""
    return {audience: " ".join(t.sees(audience, zone, owner)) for audience in audiences(t)}


def fields(t: Scene, audience: int) -> dict[str, Any]:
    """The game's own fields as this audience sees them, by name."""
    named: dict[str, Any] = t.table.view(audience).public._asdict()
    return named


def beside_cards(t: Scene, audience: int) -> BareView:
    """All that this audience sees but the cards."""
    return t.table.view(audience)._replace(zones=(), unseen=())


def told(t: Scene, audience: int) -> list[str]:
    """What this audience was told since the scene is watched."""
    return [_words(t, event) for event in t.table.events_for(audience)]


def all_told(t: Scene, events: str) -> bool:
    """Was every audience told just this? Lines; a face in brackets is for those named: (P1 P2)."""
    for audience in audiences(t):
        expected = [_for(line.strip(), audience) for line in events.strip().splitlines()]
        assert told(t, audience) == expected, f"audience {audience}"
    return True


def _for(line: str, audience: int) -> str:
    """`hand P2 > hand P1: owl (P1 P2)` as P1, P2 or somebody else is told it."""
    if not line.endswith(")"):
        return line
    fact, _, names = line[:-1].partition(" (")
    if f"P{audience + 1}" in names.split():
        return fact
    return fact.rpartition(" ")[0] + " ?"


def _words(t: Scene, event: BareEvent) -> str:
    kind, a, b, face, has_card, at = event
    card = (t.game.kinds[face] if face >= 0 else "?") if has_card else ""
    if kind == MOVED:
        place = f" {at}" if at >= 0 else ""
        return f"{_zone(a)}{place} > {_zone(b)}: {card}"
    if kind == SHOWN:
        return f"shown {_zone(a)}: {card}"
    if kind == SWAPPED:
        return f"swapped {_zone(a)}, {_zone(b)}"
    word, first, second = NOTES[kind]
    return " ".join(filter(None, [word, _number(t, first, a), _number(t, second, b)]))


def _number(t: Scene, what: str, number: int) -> str:
    if what == "seat":
        return f"P{number + 1}"
    if what == "kind":
        return t.game.kinds[number]
    if what == "combo":
        return f"P{number // 64 + 1} {number % 64 + 1}"
    if what == "zone":
        return _zone(number)
    return str(number) if what else ""


def _zone(zone: int) -> str:
    if zone >= ids.ROW:
        return f"row P{zone - ids.ROW + 1}"
    if zone >= ids.HAND:
        return f"hand P{zone - ids.HAND + 1}"
    return ("deck", "discard", "aside", "removed")[zone]
