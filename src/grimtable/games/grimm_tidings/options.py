"""The table options of Grimm Tidings (section 4 of the ledger)."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.prints import SETS, CardSet
from grimtable.look.options import read_options

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "card_set": ("standard",),
    "windows": ("by_turns", "live"),
    "big_limit": ("1", "none"),
    "first_player": ("random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"),
    "shared_win": ("shared", "main_only"),
    "help_when_winning": ("off", "on"),
    "binding_bribes": ("on", "off"),
    "titles_exclusive": ("off", "on"),
    "turn_cap": ("40", "10", "15"),
    "deal": ("4", "3"),
    "open_discards": ("off", "on"),
    "grace": ("4", "0", "8", "15"),
    "on_leave": ("bot", "remove"),
}
"""Option -> offered values, the default first; those of RANGES take any number of their range."""
RANGES: Final[dict[str, tuple[int, int]]] = {"turn_cap": (10, 500), "grace": (0, 30)}
BESIDE: Final = ("grace", "on_leave")
"""Kept by whoever runs the table: the rules do not read them."""
PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "live": {"windows": "live"},
    "crowd": {"deal": "3"},
}


class Options:
    """The options of one table, as numbers and truths for the rules."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values
        """Per option, in the order of CHOICES, the place of its value or the number it is."""
        self.cards: CardSet = SETS[values[0]]
        self.is_live = values[1] == 1
        self.big_free = values[2] == 1
        self.first_seat: i64 = values[3] - 1
        """-1: by lot."""
        self.main_only = values[4] == 1
        self.help_when_winning = values[5] == 1
        self.bribes_bind = values[6] == 0
        self.one_title = values[7] == 1
        self.turn_cap: i64 = values[8]
        self.deal: i64 = 4 if values[9] == 0 else 3
        self.open_discards = values[10] == 1
        """May the discards be looked through? Nothing but what is shown depends on it."""


def chosen(options: dict[str, str], seats: int, card_set: int = 0) -> tuple[int, ...]:
    """Named option values as the numbers of `Options`; defaults fill the rest."""
    choices = {**CHOICES, "card_set": (SETS[card_set].name,)}
    values = read_options(
        choices, options, title="Grimm Tidings", seats=seats, seat="first_player", ranges=RANGES
    )
    values["card_set"] = card_set
    return tuple([value for name, value in values.items() if name not in BESIDE])
