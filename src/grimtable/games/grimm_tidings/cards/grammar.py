"""The words of card texts: numbers that stand, effects, triggers and conditions, and which cards
may have them.
"""

from typing import Final

from grimtable.games.grimm_tidings.cards.effects import EFFECTS
from grimtable.kernel.loading import Grammar

GRAMMAR: Final = Grammar(
    calls={
        "bonus": "int [per_extra_monster]",
        "monster_bonus": "int",
        "reward": "treasures|helper_levels int",
        "restrict": "no_helper|no_one_shot|slot_off|level_only [headgear|armor|footgear|hands]",
        "win_ties": "",
        "limit_mod": "hand|big_carried int",
        **{effect.name: effect.arguments for effect in EFFECTS},
        "fight_card": "it",
        "pay": "int call [hand_only]",
        "optional": "call",
    },
    triggers={
        "static": "",
        "on_kill": "",
        "on_loot": "",
        "ability": "free|combat own_turn|out_of_combat|fighter|main|anyone count",
        "from_hand": "combat anyone",
    },
    atoms={
        "class": "name",
        "no_class": "",
        "title": "name",
        "sex": "male|female",
        "level": "int",
        "is_main": "",
        "has_helper": "",
        "alone": "",
        "tag": "name",
        "in_combat": "name",
    },
)

STANDING: Final[dict[str, tuple[str, ...]]] = {
    "class": ("bonus", "escape", "reward", "win_ties", "limit_mod"),
    "title": ("bonus", "escape", "reward", "win_ties", "limit_mod"),
    "item": ("bonus", "escape", "reward", "win_ties", "limit_mod", "equip_rule"),
    "monster": ("monster_bonus", "escape", "restrict"),
}
"""Sort of card -> what may stand on it without a trigger."""

_SUFFERED = (
    "gain_level", "lose_level", "lose_item", "lose_hand", "lose_role", "change_sex",
    "next_combat", "skip_phase2", "test", "nothing",
)  # fmt: skip
_IN_COMBAT = (
    "side_bonus", "add_monster", "copy_monster", "swap_monster", "remove_monster",
    "remove_helper", "double_item",
)  # fmt: skip

ACTING: Final[dict[str, tuple[str, ...]]] = {
    "enhancer": ("enhance",),
    "curse": (*_SUFFERED, "persist"),
    "door_special": (*_IN_COMBAT, "equip_rule", "gain_level", "lose_level", "draw"),
    "level_up": ("gain_level", "lose_level"),
    "one_shot": (
        *_IN_COMBAT, "escape", "search", "gain_level", "lose_level", "draw", "look",
        "change_die", "prevent", "cancel", "test", "nothing",
    ),
    "treasure_special": (
        *_IN_COMBAT, "cancel", "change_die", "prevent", "gain_level", "lose_level", "draw",
    ),
}  # fmt: skip
"""Sort of card -> what it may do when it resolves."""

BAD: Final = _SUFFERED
ABLE: Final = (
    "pay", "test", "side_bonus", "draw", "take_item", "look", "remove_monster", "gain_level",
    "lose_level", "nothing",
)  # fmt: skip
"""What an ability may do."""
AFTER_KILL: Final = ("look", "draw", "gain_level", "lose_level", "nothing")

FIELDS: Final[dict[str, tuple[int, int]]] = {
    "copies": (1, 20),
    "level": (1, 99),
    "treasures": (1, 20),
    "levels": (1, 9),
    "hands": (1, 2),
    "gold": (0, 5000),
}
"""Number fields and their ranges."""

BELONGS: Final[dict[str, tuple[str, ...]]] = {
    "monster": ("level", "treasures", "levels", "tags", "bad_stuff"),
    "item": ("timing", "slot", "hands", "big", "gold"),
    "one_shot": ("timing", "gold"),
}
"""Sort -> fields besides name, kind, copies and effects; all other sorts have timing alone."""
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "monster": ("level", "treasures"),
    "item": ("gold",),
    "one_shot": ("timing",),
}
