"""Scenes of Grim Farmer, and what every audience of one sees and is told, as text."""

from games.grimwood.audiences import audiences, beside_cards, faces, fields, watched
from grimtable.games.grim_farmer import ids
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.kernel.terms import FINISHED, MOVED, SHOWN, SHUFFLED, SWAPPED, BareEvent
from grimtable.testing.scene import Scene, scene

__all__ = [
    "audiences",
    "beside_cards",
    "faces",
    "farm",
    "fields",
    "pass_all",
    "point",
    "settle",
    "told",
    "watched",
]

NOTES = {
    ids.DEALT: ("dealt", "number", "seat"),
    ids.TURN_BEGAN: ("turn", "number", "seat"),
    ids.NUMBER: ("number", "seat", "number"),
    ids.CALLED: ("called", "piece", "piece"),
    ids.DUD: ("dud", "seat", "kind"),
    ids.CAME: ("came", "seat", "piece"),
    ids.WENT: ("went", "seat", "piece"),
    ids.PASSED: ("passed", "seat", ""),
    ids.PLACED: ("placed", "seat", "number"),
    ids.CHALLENGED: ("challenged", "seat", "seat"),
    ids.JUDGED: ("judged", "seat", "number"),
    ids.CAUGHT: ("caught", "seat", "number"),
    ids.FAILED: ("failed", "seat", "number"),
    ids.FILLED: ("filled", "seat", "number"),
    ids.GAME_WON: ("won", "mask", "number"),
    FINISHED: ("finished", "number", ""),
}
"""Word of a fact, and what its two numbers mean."""


def farm(drawing: str, *, seats: int = 0, **options: str) -> Scene:
    """A scene of Grim Farmer."""
    return scene(drawing, game="grim_farmer", seats=seats, **options)


def point(t: Scene, **targets: str) -> Scene:
    """Phase 5: `P1="P2"` challenges, all others who are asked point at nobody."""
    assert t.frame == "Challenge"
    for seat in _asked(t):
        target = targets.get(f"P{seat + 1}")
        t.says(seat, f"challenge {target}" if target else "nobody")
    return t


def settle(t: Scene) -> Scene:
    """Nobody takes a reward."""
    while t.frame == "Reward":
        t.says(t.asked, "done")
    return t


def pass_all(t: Scene) -> Scene:
    """Everybody lets the race of Phase 3 pass."""
    for seat in _asked(t):
        t.says(seat, "pass")
    return t


def _asked(t: Scene) -> list[int]:
    return [seat for seat in range(t.table.seats) if t.options(seat)]


def told(t: Scene, audience: int, since: int = 0) -> list[str]:
    """What this audience was told since the scene is watched."""
    return [_words(event) for event in t.table.events_for(audience, since)]


def _words(event: BareEvent) -> str:
    kind, a, b, face, has_card, _ = event
    card = (NAMES[face] if face >= 0 else "?") if has_card else ""
    if kind == MOVED:
        return f"{_zone(a)} > {_zone(b)}: {card}"
    if kind == SHOWN:
        return f"shown {_zone(a)}: {card}"
    if kind == SWAPPED:
        return f"swapped {_zone(a)}, {_zone(b)}"
    if kind == SHUFFLED:
        return f"shuffled {_zone(a)}"
    word, first, second = NOTES[kind]
    return " ".join(filter(None, [word, _number(first, a), _number(second, b)]))


def _number(what: str, number: int) -> str:
    if what == "seat":
        return f"P{number + 1}"
    if what == "kind":
        return str(NAMES[number])
    if what == "piece":
        return str(PIECE_NAMES[number])
    return str(number) if what else ""


def _zone(zone: int) -> str:
    if zone >= ids.HAND:
        return f"{'pile' if (zone - ids.HAND) % 2 else 'hand'} P{(zone - ids.HAND) // 2 + 1}"
    return ("deck", "discard", "played", "box")[zone]
