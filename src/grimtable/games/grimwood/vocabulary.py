"""Grimwood's cards and moves by name."""

import tomllib
from importlib import resources
from typing import Any

from grimtable.games.grimwood.ids import COMBOS, SEATS, SUPERNATURALS
from grimtable.look.vocabulary import Span, Vocabulary

CARDS: dict[str, dict[str, Any]] = {
    name: facts
    for name, facts in tomllib.loads(
        resources.files(__package__).joinpath("cards.toml").read_text()
    ).items()
    if isinstance(facts, dict)
}
"""What is printed on the cards, by name."""
NAMES = tuple(CARDS)
SEAT_WORDS = tuple(f"P{seat + 1}" for seat in range(SEATS))
SET_WORDS = (
    "owl owl owl",
    "crow crow crow",
    "swamp path clearing",
    "swamp swamp swamp",
    "path path path",
    "clearing clearing clearing",
)
VOCABULARY = Vocabulary(
    [
        Span("end"),
        Span("decline"),
        Span("back"),
        Span("allow"),
        Span("block"),
        Span("draw"),
        Span("draw extra"),
        Span("rune"),
        Span("keep"),
        Span("new"),
        Span("deck"),
        Span("discard"),
        Span("steal", SEAT_WORDS, "seat"),
        Span("steal extra", SEAT_WORDS, "seat"),
        Span("seat", SEAT_WORDS, "seat"),
        Span("set", SET_WORDS, "set"),
        Span("pair", ("owl", "crow"), "set"),
        Span("play", NAMES[:SUPERNATURALS], "kind"),
        Span("lay", NAMES[:SUPERNATURALS], "kind"),
        Span("card", NAMES, "kind"),
        Span(
            "combo",
            tuple(f"{seat} {index + 1}" for seat in SEAT_WORDS for index in range(COMBOS)),
            "combo",
        ),
    ]
)
