"""The words of card files: which fields each sort of card has, and the grammar of its texts."""

from typing import Final

from grimtable.games.book_of_madness.cards.effects import EFFECTS
from grimtable.kernel.loading import Grammar

GRAMMAR: Final = Grammar(
    calls={effect.name: effect.arguments for effect in EFFECTS},
    triggers={},
    atoms={effect.name: effect.way for effect in EFFECTS if effect.way is not None},
)
"""The atoms are the ways of `either`: written without their target."""

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
