"""The words of card texts: the 29 primitives, and which cards may have them."""

from typing import Final

from grimtable.kernel.loading import Grammar

_ANYBODY = "you|each|each_other|one|one_other|active"
_SOME = "int|X1|X2|X3"
_MANY = f"{_SOME}|all"

GRAMMAR: Final = Grammar(
    calls={
        "draw": f"{_ANYBODY} {_SOME}",
        "discard": f"{_ANYBODY} {_MANY} [element]",
        "discard_support": f"{_ANYBODY} {_MANY}",
        "discard_deck": f"{_ANYBODY} {_SOME}",
        "support": f"{_ANYBODY} {_MANY} hand|discard|deck",
        "recover": f"{_ANYBODY} {_MANY} element",
        "scry": f"{_ANYBODY} {_SOME}",
        "shuffle": _ANYBODY,
        "give": f"one|one_other {_SOME}",
        "gain": f"{_ANYBODY} int {_SOME} discard|hand|top|support",
        "upgrade": f"{_ANYBODY} {_MANY}",
        "banish": f"{_ANYBODY} {_MANY} hand|hand_or_discard|deck [element]",
        "cure": f"{_ANYBODY} {_MANY} hand|discard|support|hand_or_discard",
        "madness": f"{_ANYBODY} int [discard|top|support]",
        "burn_stack": "int",
        "restore": "int",
        "hex": "int",
        "refresh": f"{_ANYBODY} {_MANY}",
        "exhaust": f"{_ANYBODY} {_MANY}",
        "silence": f"{_ANYBODY} {_MANY}",
        "forget": f"{_ANYBODY} {_MANY}",
        "act": f"{_ANYBODY} {_SOME}",
        "act_echo": f"you {_SOME}",
        "discount": f"you dispel {_SOME}",
        "dispel": f"you {_MANY}",
        "veil": f"you {_MANY}",
        "mark": "all|others fire|water|earth|air|own int",
        "copy": "you X1",
        "either": f"{_ANYBODY} atom atom",
    },
    triggers={},
    atoms={
        "discard": "int [element]",
        "discard_support": "int",
        "banish": "int hand|hand_or_discard [element]",
        "exhaust": "int",
        "silence": "int",
        "forget": "int",
        "madness": "int [discard|top|support]",
    },
)
"""The atoms are the ways of `either`: written without their target."""

FOR_CASTERS: Final = ("give", "act_echo", "discount", "dispel", "veil", "copy")
"""Nothing that has no caster may say this."""
LATE_WORDS: Final = ("hex", "mark")
"""In an arrival these wait until the curses lie there (BM-R22)."""

FIELDS: Final[dict[str, tuple[int, int]]] = {
    "copies": (1, 12),
    "level": (1, 3),
    "cost": (1, 3),
    "slots": (1, 9),
    "spells": (4, 9),
}
"""Number fields and their ranges."""

BELONGS: Final[dict[str, tuple[str, ...]]] = {
    "basic": ("element", "cost", "effects"),
    "spell": ("element", "level", "cost", "effects"),
    "curse": ("element", "copies", "effects"),
    "cover": ("curses", "effects"),
    "page": ("curses", "effects", "reward", "penalty"),
    "character": ("element", "second", "slots", "spells", "ability"),
}
"""Sort -> fields besides name and kind."""
OPTIONAL: Final = ("copies", "ability", "slots", "spells")
