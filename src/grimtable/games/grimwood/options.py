"""Grimwood's table options: every value a ruling of the ledger allows, and the presets."""

from typing import Final

from mypy_extensions import i64

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


class Options:
    """The options of one table, as numbers and truths for the rules."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values
        """Per option, in the order of CHOICES, the index of its value."""
        self.first_seat: i64 = values[0] - 1
        self.two_free = values[1] == 1
        self.turn_order: i64 = values[2]
        self.closing_required = values[3] == 0
        self.rune_costs = values[4] == 0
        self.free_placement = values[5] == 0
        self.regular_min: i64 = 1 if values[6] == 1 else 2
        self.power_min: i64 = 2 if values[6] == 2 else 1
        self.pays_pair = values[7] == 1
        self.nymph_must = values[8] == 0
        self.scope: i64 = values[9]
        self.elf_gained = values[10] == 1
        self.swaps_all = values[11] == 1
        self.gives_himself = values[12] == 0
        self.amazon_all = values[13] == 1
        self.asked_each = values[14] == 0
        self.unicorn_self = values[15] == 1
        self.dragon_power = values[16] == 1
        self.cap: i64 = 5 if values[17] == 0 else 24
        self.power_limit: i64 = int(CHOICES["power_limit"][values[18]])
        self.finish_round = values[19] == 1
        self.tie_break: i64 = values[20]
        self.stall_rounds: i64 = int(CHOICES["stall_rounds"][values[21]])


def chosen(options: dict[str, str], seats: int) -> tuple[int, ...]:
    """Named option values as the numbers of `Options`; defaults fill the rest."""
    values = read_options(CHOICES, options, title="Grimwood", seats=seats, seat="first_player")
    return tuple(values.values())
