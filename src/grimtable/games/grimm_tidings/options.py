"""The table options of Grimm Tidings (section 4 of the ledger)."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.prints import SETS, CardSet
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
"""For the program that runs the table; the rules do not read them."""
PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "live": {"windows": "live"},
    "crowd": {"deal": "3"},
}


class Options(NamedTuple):
    """The options of one table: of each the index of its value in CHOICES, or the number it is.

    Those of BESIDE are not among them.
    """

    card_set: int
    windows: int
    big_limit: int
    first_player: int
    shared_win: int
    help_when_winning: int
    binding_bribes: int
    titles_exclusive: int
    turn_cap: int
    deal: int
    open_discards: int


class Rules:
    """What the options of one table mean to the rules."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.cards: CardSet = SETS[options.card_set]
        self.is_live = options.windows == 1
        self.big_free = options.big_limit == 1
        self.first_seat: i64 = options.first_player - 1
        """-1: by lot."""
        self.main_only = options.shared_win == 1
        self.help_when_winning = options.help_when_winning == 1
        self.bribes_bind = options.binding_bribes == 0
        self.one_title = options.titles_exclusive == 1
        self.turn_cap: i64 = options.turn_cap
        self.deal: i64 = 4 if options.deal == 0 else 3
        self.open_discards = options.open_discards == 1
        """May the discards be looked through? Nothing but what is shown depends on it."""


def chosen(options: dict[str, str], seats: int, card_set: int = 0) -> Options:
    """Named option values as numbers; defaults fill the rest."""
    choices = {**CHOICES, "card_set": (SETS[card_set].name,)}
    values = read_options(
        choices, options, title="Grimm Tidings", seats=seats, seat="first_player", ranges=RANGES
    )
    values["card_set"] = card_set
    return Options(**{name: value for name, value in values.items() if name not in BESIDE})
