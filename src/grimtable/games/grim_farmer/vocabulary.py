"""Grim Farmer's cards and moves by name."""

import tomllib
from importlib import resources
from typing import Any

from grimtable.look.vocabulary import Span, Vocabulary

PRINTED: dict[str, Any] = tomllib.loads(
    resources.files(__package__).joinpath("cards.toml").read_text()
)
ANIMAL_NAMES = tuple(PRINTED["animals"])
COLOUR_NAMES = tuple(PRINTED["colours"])
SPECIAL_NAMES = tuple(PRINTED["specials"])
PIECE_NAMES = ANIMAL_NAMES + COLOUR_NAMES
NAMES = (
    tuple(f"{animal}_{colour}" for animal in ANIMAL_NAMES for colour in COLOUR_NAMES)
    + SPECIAL_NAMES
)
SEAT_WORDS = ("P1", "P2", "P3", "P4", "P5", "P6")
VOCABULARY = Vocabulary(
    [
        Span("pass"),
        Span("done"),
        Span("nobody"),
        Span("stop"),
        Span("more"),
        Span("draw", tuple(str(number) for number in range(15)), "number"),
        Span("play", SPECIAL_NAMES[2:], "kind"),
        Span("animal", ANIMAL_NAMES, "piece"),
        Span("colour", COLOUR_NAMES, "piece"),
        Span("challenge", SEAT_WORDS, "seat"),
        Span("seat", SEAT_WORDS, "seat"),
        Span("card", NAMES, "kind"),
    ]
)
