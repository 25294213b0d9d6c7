"""The table options of Grim Farmer (section 4 of the ledger)."""

import re
from typing import Final, NamedTuple

from mypy_extensions import i64

from grimtable.games.grim_farmer.ids import COLOURS, NORMALS
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import Kind
from grimtable.look.options import read_options

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "deck": (
        "standard_124",
        "meadow_120",
        "barnyard_114",
        "wild_138",
        "zoo_126",
        "duel_68",
        "custom",
    ),
    "custom_deck": ("5x5x4+4", "3x3x12+3", "4x6x8+6,2,3,4,5,6", "8x3x5+4"),
    "first_player": ("random", "host_choice", "seat_1", "loser_of_last_game"),
    "phase1_draw": ("batch", "one_by_one", "off"),
    "call_rule": ("both_differ", "pair_differs"),
    "special_limit": ("per_table", "per_player"),
    "phase3_mode": ("lot", "rotation", "sequential", "arrival"),
    "dud_specials": ("allowed", "forbidden"),
    "short_hand": ("draw_up", "place_one", "sit_out"),
    "reward_discard": ("up_to_2", "exactly_2_or_none"),
    "empty_deck": ("reshuffle", "no_draw"),
    "phase3_instant_win": ("false", "true"),
    "tie_counts": ("played_and_placed", "placed_only"),
    "max_turns": ("60", "10", "30"),
    "match": ("single", "first_to_k", "sum_of_cards_left"),
    "match_k": ("3", "1", "2"),
    "host": ("nobody", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"),
    "last_losers": ("nobody", "seat_1", "seat_2", "seat_1 seat_2"),
}
"""Option -> offered values, the default first; RANGES and WRITTEN take more."""
RANGES: Final[dict[str, tuple[int, int]]] = {"max_turns": (10, 500), "match_k": (1, 20)}
WRITTEN: Final = ("custom_deck", "last_losers")

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "meadow": {"deck": "meadow_120"},
    "barnyard": {"deck": "barnyard_114"},
    "wild": {"deck": "wild_138"},
    "zoo": {"deck": "zoo_126"},
    "duel": {"deck": "duel_68"},
}

DECKS: Final[dict[str, str]] = {
    "standard_124": "5x5x4+4",
    "meadow_120": "4x4x6+4",
    "barnyard_114": "6x5x3+4",
    "wild_138": "6x6x3+5",
    "zoo_126": "8x6x2+5",
    "duel_68": "5x5x2+3",
}
"""Animals x colours x copies of each normal card + copies of each special (section 3.3)."""

HOST_CHOICE: Final = 1
SEAT_1: Final = 2
LOSER: Final = 3
BATCH: Final = 0
ONE_BY_ONE: Final = 1
BY_ROTATION: Final = 1
IN_TURN: Final = 2
BY_ARRIVAL: Final = 3
DRAW_UP: Final = 0
SIT_OUT: Final = 2
SINGLE: Final = 0
FIRST_TO_K: Final = 1


class Options(NamedTuple):
    """The options of one table: of each the index of its value in CHOICES, or the number it is.

    After the options come the nine numbers of the deck.
    """

    deck: int
    custom_deck: int
    """Always 0: the numbers of the deck say it."""
    first_player: int
    phase1_draw: int
    call_rule: int
    special_limit: int
    phase3_mode: int
    dud_specials: int
    short_hand: int
    reward_discard: int
    empty_deck: int
    phase3_instant_win: int
    tie_counts: int
    max_turns: int
    match: int
    match_k: int
    host: int
    """0: nobody, 1: the first seat."""
    last_losers: int
    """Mask of seats."""
    animals: int
    colours: int
    copies: int
    snakes: int
    mice: int
    chameleons: int
    frogs: int
    parrots: int
    lions: int

    @property
    def specials(self) -> tuple[int, ...]:
        """How many copies of each special card the deck has, in the order of the kinds."""
        return (
            self.snakes, self.mice, self.chameleons, self.frogs, self.parrots, self.lions,
        )  # fmt: skip


class Rules:
    """What the options of one table mean to the rules."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.first_seat_by: i64 = options.first_player
        self.phase1: i64 = options.phase1_draw
        self.pair_differs = options.call_rule == 1
        self.per_player = options.special_limit == 1
        self.race: i64 = options.phase3_mode
        self.no_duds = options.dud_specials == 1
        self.short_hand: i64 = options.short_hand
        self.two_or_none = options.reward_discard == 1
        self.no_draw = options.empty_deck == 1
        self.instant_win = options.phase3_instant_win == 1
        self.placed_only = options.tie_counts == 1
        self.max_turns: i64 = options.max_turns
        self.match: i64 = options.match
        self.match_k: i64 = options.match_k
        self.host: i64 = options.host - 1
        self.last_losers: i64 = options.last_losers
        self.animals: i64 = options.animals
        self.colours: i64 = options.colours
        self.kinds: list[Kind] = printed(options)


def printed(options: Options) -> list[Kind]:
    """The kind of every card of a deck: normals by animal, then colour; then the specials."""
    kinds: list[Kind] = []
    for animal in range(options.animals):
        for colour in range(options.colours):
            kinds += [animal * COLOURS + colour] * options.copies
    for i, copies in enumerate(options.specials):
        kinds += [NORMALS + i] * copies
    return kinds


def chosen(options: dict[str, str], seats: int) -> Options:
    """Named option values as numbers; defaults fill the rest."""
    plain = {name: value for name, value in options.items() if name not in WRITTEN}
    values = read_options(
        CHOICES, plain, title="Grim Farmer", seats=seats, seat="host", ranges=RANGES
    )
    values["last_losers"] = _losers(options.get("last_losers", "nobody"), seats)
    written = options.get("custom_deck", CHOICES["custom_deck"][0])
    numbers = _read_deck(written)
    if options.get("deck", "standard_124") != "custom":
        written = DECKS[options.get("deck", "standard_124")]
        numbers = _read_deck(written)
    _check_deck(written, numbers, seats)
    return Options(*values.values(), *numbers)


def _losers(value: str, seats: int) -> int:
    mask = 0
    for word in value.split() if value != "nobody" else []:
        if not re.fullmatch("seat_[1-6]", word) or int(word[-1]) > seats:
            raise BadSetup(
                f"last_losers cannot be {value!r} at a table of {seats}; "
                "it may be: nobody, or seats such as seat_1 seat_3"
            )
        mask |= 1 << int(word[-1]) - 1
    return mask


_NUMBER: Final = r"(\d{1,3})"
_DECK: Final = re.compile(
    rf"{_NUMBER}x{_NUMBER}x{_NUMBER}\+(\d{{1,3}}(?:,\d{{1,3}}){{5}}|\d{{1,3}})", re.ASCII
)


def _read_deck(written: str) -> tuple[int, ...]:
    found = _DECK.fullmatch(written)
    if found is None:
        raise BadSetup(
            f"custom_deck cannot be {written[:60]!r}; write animals x colours x copies + specials, "
            "such as 5x5x4+4, or with six numbers of specials, such as 5x5x4+4,4,4,4,4,4"
        )
    specials = [int(number) for number in found[4].split(",")]
    if len(specials) == 1:
        specials *= 6
    return int(found[1]), int(found[2]), int(found[3]), *specials


def _check_deck(written: str, numbers: tuple[int, ...], seats: int) -> None:
    """GF-1.7: a table with an illegal deck is refused before the game starts."""
    animals, colours, copies, *specials = numbers
    normals = animals * colours * copies
    total = normals + sum(specials)
    rows = [
        (3 <= animals <= 8, "3 to 8 animals"),
        (3 <= colours <= 6, "3 to 6 colours"),
        (1 <= copies <= 20, "1 to 20 copies of each normal card"),
        (max(specials) <= 20, "at most 20 copies of each special"),
        (normals >= 10 * seats, f"at least {10 * seats} normal cards"),
        (sum(specials) >= 3 * seats, f"at least {3 * seats} special cards"),
        (total >= 20 * seats - 10, f"at least {20 * seats - 10} cards"),
    ]
    missing = [needed for holds, needed in rows if not holds]
    if missing:
        raise BadSetup(
            f"the deck {written} is not for {seats} seats (GF-1.7); it needs {', '.join(missing)}"
        )
