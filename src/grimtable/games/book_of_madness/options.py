"""The table options of The Book of Madness (section 5.3 of the ledger)."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import SETS, CardSet
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


class Options(NamedTuple):
    """The options of one table: of each the index of its value in CHOICES, or the number it is."""

    card_set: int
    difficulty: int
    variants: int
    character_pick: int
    start_player: int
    silence_duration: int
    madness_discard: int
    overpay: int
    auto_pay: int
    final_win: int
    support_consent: int
    give_madness: int
    hands: int
    show_madness_count: int
    action_cap: int


class Rules:
    """What the options of one table mean to the rules."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.cards: CardSet = SETS[options.card_set]
        self.difficulty: i64 = options.difficulty
        self.terror = options.variants & 1 == 1
        self.nightmare = options.variants & 2 == 2
        self.character_pick: i64 = options.character_pick
        self.first_seat: i64 = options.start_player - 1
        """-1: by lot."""
        self.silence: i64 = options.silence_duration
        self.madness_stays = options.madness_discard == 1
        self.minimal = options.overpay == 1
        self.auto_pay = options.auto_pay == 1
        self.wins_at_once = options.final_win == 1
        self.consent = options.support_consent == 1
        self.madness_given = options.give_madness == 0
        self.closed = options.hands == 1
        self.madness_shown = options.show_madness_count == 0
        self.action_cap: i64 = options.action_cap


def chosen(options: dict[str, str], seats: int, card_set: int = 0) -> Options:
    """Named option values as numbers; defaults fill the rest."""
    choices = {**CHOICES, "card_set": (SETS[card_set].name,)}
    values = read_options(
        choices, options, title="The Book of Madness", seats=seats, seat="start_player",
        ranges=RANGES,
    )  # fmt: skip
    values["card_set"] = card_set
    return Options(**values)
