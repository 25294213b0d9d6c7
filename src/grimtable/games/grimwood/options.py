"""Grimwood's table options: every value a ruling of the ledger allows, and the presets."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from grimtable.games.grimwood.ids import SUPERNATURALS
from grimtable.look.options import read_options

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "first_player": ("random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"),
    "action_economy": ("play_and_close", "two_free"),
    "turn_order": ("free", "close_last", "draw_first"),
    "closing_action": ("required", "optional"),
    "rune_costs_action": ("true", "false"),
    "free_supernatural_placement": ("true", "false"),
    "steal_min_hand": ("2_regular", "1", "2_all"),
    "sorceress_cost": ("set_of_three", "pair_from_hand"),
    "nymph_effect": ("must", "may"),
    "already_played_scope": ("table", "others_only", "table_and_discard"),
    "elf_scope": ("any_controlled", "gained_this_turn"),
    "highwayman_mode": ("one_for_one", "all"),
    "highwayman_may_give_himself": ("true", "false"),
    "amazon_amount": ("one", "all"),
    "amulet_power_scope": ("each", "first_only"),
    "dark_unicorn_includes_self": ("false", "true"),
    "dragon_mode": ("static", "as_power"),
    "combo_cap": ("5", "none_scores_15"),
    "power_limit": ("2", "1", "3"),
    "final_turns": ("all_others", "finish_round"),
    "tie_break": ("shared", "fewest_hand_cards", "most_combos"),
    "stall_rounds": ("3", "1", "2", "4", "5", "6", "7", "8", "9", "10"),
}
"""Option -> its values, the default first."""


PRESETS: Final[dict[str, dict[str, str]]] = {
    "english": {},
    "german": {
        "turn_order": "close_last",
        "free_supernatural_placement": "false",
        "steal_min_hand": "2_all",
        "sorceress_cost": "pair_from_hand",
        "amulet_power_scope": "first_only",
    },
}

FREE: Final = 0
CLOSE_LAST: Final = 1
DRAW_FIRST: Final = 2
OTHERS_ONLY: Final = 1
TABLE_AND_DISCARD: Final = 2
FEWEST_HAND_CARDS: Final = 1
MOST_COMBOS: Final = 2


class Options(NamedTuple):
    """The options of one table: of each the index of its value in CHOICES."""

    first_player: int
    action_economy: int
    turn_order: int
    closing_action: int
    rune_costs_action: int
    free_supernatural_placement: int
    steal_min_hand: int
    sorceress_cost: int
    nymph_effect: int
    already_played_scope: int
    elf_scope: int
    highwayman_mode: int
    highwayman_may_give_himself: int
    amazon_amount: int
    amulet_power_scope: int
    dark_unicorn_includes_self: int
    dragon_mode: int
    combo_cap: int
    power_limit: int
    final_turns: int
    tie_break: int
    stall_rounds: int


class Rules:
    """What the options of one table mean to the rules."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.first_seat: i64 = options.first_player - 1
        self.two_free = options.action_economy == 1
        self.turn_order: i64 = options.turn_order
        self.closing_required = options.closing_action == 0
        self.rune_costs = options.rune_costs_action == 0
        self.free_placement = options.free_supernatural_placement == 0
        self.regular_min: i64 = 1 if options.steal_min_hand == 1 else 2
        self.power_min: i64 = 2 if options.steal_min_hand == 2 else 1
        self.pays_pair = options.sorceress_cost == 1
        self.nymph_must = options.nymph_effect == 0
        self.scope: i64 = options.already_played_scope
        self.elf_gained = options.elf_scope == 1
        self.swaps_all = options.highwayman_mode == 1
        self.gives_himself = options.highwayman_may_give_himself == 0
        self.amazon_all = options.amazon_amount == 1
        self.asked_each = options.amulet_power_scope == 0
        self.unicorn_self = options.dark_unicorn_includes_self == 1
        self.dragon_power = options.dragon_mode == 1
        self.cap: i64 = 5 if options.combo_cap == 0 else SUPERNATURALS
        self.power_limit: i64 = int(CHOICES["power_limit"][options.power_limit])
        self.finish_round = options.final_turns == 1
        self.tie_break: i64 = options.tie_break
        self.stall_rounds: i64 = int(CHOICES["stall_rounds"][options.stall_rounds])


def chosen(options: dict[str, str], seats: int) -> Options:
    """Named option values as numbers; defaults fill the rest."""
    values = read_options(CHOICES, options, title="Grimwood", seats=seats, seat="first_player")
    return Options(**values)
