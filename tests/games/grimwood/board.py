"""Things on the board as text, and why they cannot be chosen."""

import random

from games import saying
from grimtable.games.grimwood.vocabulary import NAMES, SET_WORDS
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.registry import get
from grimtable.testing.scene import Scene

GAME = get("grimwood")
PILES = ("hand", "discard", "aside", "removed")
BUTTONS = (
    *("end", "decline", "back", "allow", "block", "draw", "draw extra", "rune", "keep", "new"),
    *("deck", "discard", "steal", "steal extra", "set", "play", "lay", "pair owl", "pair crow"),
    *(f"set {words}" for words in SET_WORDS),
)


def thing(text: str) -> Target:
    """`hand elf`, `hand elf play`, `the deck`, `P2`, `P2 steal`, `P2/1`, `P2/1 elf`, buttons."""
    first, _, rest = text.partition(" ")
    if text == "the deck":
        return Target(zone="deck")
    if first in PILES and rest.split(" ")[0] in NAMES:
        kind, _, verb = rest.partition(" ")
        return Target(zone=first, kind=kind, button=verb or None)
    if first[:1] == "P" and first[1:2].isdigit():
        seat, _, combo = first[1:].partition("/")
        if combo:
            return Target(seat=int(seat) - 1, combo=int(combo) - 1, kind=rest or None)
        return Target(seat=int(seat) - 1, button=rest or None)
    return Target(button=text)


def why(t: Scene, seat: int, text: str) -> str:
    """`rule key` of every reason, comma-separated; "" if the thing is an option."""
    return saying.why(t, seat, thing(text))


def things(view: BareView) -> list[Target]:
    """Every thing on the board of a view."""
    names = [
        name if owner in (-1, view.seat) else ""
        for name, owner in GAME.zones(len(view.public.rows))
    ]
    found = [Target(zone="deck"), *(Target(button=button) for button in BUTTONS)]
    for zone, cells in zip(names, view.zones, strict=True):
        for kind in {cell >> 1: None for cell in cells if cell >= 0 and zone}:
            found.append(Target(zone=zone, kind=NAMES[kind]))
            if zone == "hand":
                found.append(Target(zone=zone, kind=NAMES[kind], button="play"))
                found.append(Target(zone=zone, kind=NAMES[kind], button="lay"))
    for seat, row in enumerate(view.public.rows):
        found.extend(Target(seat=seat, button=verb) for verb in (None, "steal", "steal extra"))
        for index, combo in enumerate(row):
            found.append(Target(seat=seat, combo=index))
            found.extend(Target(seat=seat, combo=index, kind=NAMES[kind]) for kind in combo)
    return found


def random_options(chance: random.Random) -> dict[str, str]:
    """Any value of every option, or a preset."""
    preset = chance.choice(["english", "german", "", ""])
    if preset:
        return dict(GAME.presets[preset])
    options = {name: chance.choice(values) for name, values in GAME.options.items()}
    return {**options, "first_player": "random"}
