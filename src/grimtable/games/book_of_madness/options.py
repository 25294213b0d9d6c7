"""The table options of The Book of Madness (section 5.3 of the ledger)."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.prints import SETS, CardSet
from grimtable.look.options import read_options

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "card_set": ("standard",),
    "difficulty": ("I", "II", "III"),
    "variants": ("none", "terror", "nightmare", "terror_nightmare"),
    "character_pick": ("free", "draft", "random"),
    "start_player": ("random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"),
    "silence_duration": ("page", "own_concentration", "permanent"),
    "madness_discard": ("effects", "never"),
    "overpay": ("any", "minimal"),
    "auto_pay": ("off", "on"),
    "final_win": ("ritual", "immediate"),
    "support_consent": ("off", "on"),
    "give_madness": ("yes", "no"),
    "hands": ("open", "closed"),
    "show_madness_count": ("on", "off"),
    "action_cap": ("200", "5", "50"),
}
"""Option -> offered values, the default first; those of RANGES take any number of their range."""
RANGES: Final[dict[str, tuple[int, int]]] = {"action_cap": (1, 1000)}
PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "terror": {"variants": "terror"},
    "nightmare": {"variants": "nightmare"},
    "quick": {"final_win": "immediate", "character_pick": "random", "overpay": "minimal"},
    "closed": {"hands": "closed"},
}
FREE: Final = 0
DRAFT: Final = 1
UNTIL_PAGE: Final = 0
UNTIL_CONCENTRATION: Final = 1


class Options:
    """The options of one table, as numbers and truths for the rules."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values
        """Per option, in the order of CHOICES, the place of its value or the number it is."""
        self.cards: CardSet = SETS[values[0]]
        self.difficulty: i64 = values[1]
        self.terror = values[2] & 1 == 1
        self.nightmare = values[2] & 2 == 2
        self.character_pick: i64 = values[3]
        self.first_seat: i64 = values[4] - 1
        """-1: by lot."""
        self.silence: i64 = values[5]
        self.madness_stays = values[6] == 1
        self.minimal = values[7] == 1
        self.auto_pay = values[8] == 1
        self.wins_at_once = values[9] == 1
        self.consent = values[10] == 1
        self.madness_given = values[11] == 0
        self.closed = values[12] == 1
        self.madness_shown = values[13] == 0
        self.action_cap: i64 = values[14]


def chosen(options: dict[str, str], seats: int, card_set: int = 0) -> tuple[int, ...]:
    """Named option values as the numbers of `Options`; defaults fill the rest."""
    choices = {**CHOICES, "card_set": (SETS[card_set].name,)}
    values = read_options(
        choices, options, title="The Book of Madness", seats=seats, seat="start_player",
        ranges=RANGES,
    )  # fmt: skip
    values["card_set"] = card_set
    return tuple(values.values())
