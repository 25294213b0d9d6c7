"""Things on the board as text, and why they cannot be chosen."""

from games import saying
from grimtable.games.grim_farmer.vocabulary import NAMES, VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.registry import get
from grimtable.testing.scene import Scene

GAME = get("grim_farmer")
BUTTONS = (
    *(span.verb for span in VOCABULARY.spans),
    *(VOCABULARY.text(move) for move in range(len(VOCABULARY))),
)


def thing(text: str) -> Target:
    """`hand frog`, `hand frog play`, `discard cow_red`, `the deck`, `P2`, `P2 pile`, buttons."""
    first, _, rest = text.partition(" ")
    if first == "the":
        return Target(zone=rest)
    if first in ("hand", "discard", "played"):
        kind, _, verb = rest.partition(" ")
        return Target(zone=first, kind=kind, button=verb or None)
    if first[:1] == "P":
        zone = rest if rest in ("hand", "pile") else None
        return Target(zone=zone, seat=int(first[1:]) - 1, button=None if zone else rest or None)
    return Target(button=text)


def why(t: Scene, seat: int, text: str) -> str:
    """`rule key` of every reason, comma-separated; "" if the thing is an option."""
    return saying.why(t, seat, thing(text))


def things(view: BareView) -> list[Target]:
    """Every thing on the board of a view."""
    zones = GAME.zones(len(view.public.used))
    found = [Target(zone=zone) for zone in ("deck", "discard", "played")]
    found.extend(Target(button=button) for button in BUTTONS)
    for (zone, owner), cells in zip(zones, view.zones, strict=True):
        if owner >= 0:
            found.append(Target(zone=zone, seat=owner))
        for kind in {cell >> 1: None for cell in cells if cell >= 0 and owner in (-1, view.seat)}:
            verbs = (None, "play", "card") if zone == "hand" else (None,)
            found.extend(Target(zone=zone, kind=NAMES[kind], button=verb) for verb in verbs)
    for seat in range(len(view.public.used)):
        found.extend(Target(seat=seat, button=verb) for verb in (None, "challenge", "seat"))
    return found
