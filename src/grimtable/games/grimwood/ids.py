"""Grimwood's numbers: kinds, cards, zones, moves, events.

The numbers of kinds, cards and moves follow from `cards.toml`: `python scripts/cards.py` writes
them. Records and saves hold numbers, so a change of them needs a new rules number.
"""

from typing import Final

from mypy_extensions import i64

# Kinds, cards and moves, written by scripts/cards.py
RULES: Final = 1
ENCODING: Final = 2

AMAZON: Final = 0
BOOGEYMAN: Final = 1
BRIDE: Final = 2
CENTAUR: Final = 3
DARK_UNICORN: Final = 4
DEMON: Final = 5
DRACULA: Final = 6
DRAGON: Final = 7
DWARF: Final = 8
ELF: Final = 9
FAERIES: Final = 10
GHOULS: Final = 11
GIANT: Final = 12
GOBLINS: Final = 13
HIGHWAYMAN: Final = 14
HYDRA: Final = 15
MAGE: Final = 16
NYMPH: Final = 17
SHADOW_QUEEN: Final = 18
SORCERESS: Final = 19
THE_ETERNALS: Final = 20
THE_LARAKI: Final = 21
TROLL: Final = 22
WEREWOLF: Final = 23
OWL: Final = 24
CROW: Final = 25
SWAMP: Final = 26
PATH: Final = 27
CLEARING: Final = 28
AMULET: Final = 29
RUNE: Final = 30
KINDS: Final = 31
SUPERNATURALS: Final = 24
"""Kinds below this are supernaturals; each has one copy, whose number is its kind."""
MALES: Final = (
    1 << BOOGEYMAN
    | 1 << DEMON
    | 1 << DRACULA
    | 1 << DWARF
    | 1 << GIANT
    | 1 << MAGE
    | 1 << TROLL
    | 1 << WEREWOLF
)
"""Mask of the male supernaturals (GW-C.bride)."""

KIND: Final[list[i64]] = (
    [kind for kind in range(24)]
    + [24] * 9
    + [25] * 9
    + [26] * 6
    + [27] * 6
    + [28] * 6
    + [29] * 4
    + [30] * 4
)
"""The kind of every card (GW-1.1)."""
CARDS: Final = 68
FIRST_AMULET: Final = 60
LAST_AMULET: Final = 63
SPARE: Final[list[i64]] = [60, 61, 64, 65]
"""The cards that two players take out (GW-1.3)."""

COMBOS: Final = 36
"""No more combos can lie on the table: 24 supernaturals, 6 animal and 6 settings sets."""

# Moves
END: Final = 0
DECLINE: Final = 1
BACK: Final = 2
ALLOW: Final = 3
BLOCK: Final = 4
DRAW: Final = 5
DRAW_EXTRA: Final = 6
RUNE_PLAY: Final = 7
KEEP: Final = 8
NEW: Final = 9
KEEP_DECK: Final = 10
KEEP_DISCARD: Final = 11
STEAL: Final = 12
STEAL_EXTRA: Final = 18
SEAT: Final = 24
SET: Final = 30
PAIR: Final = 36
PLAY: Final = 38
LAY: Final = 62
CARD: Final = 86
COMBO: Final = 117
MOVES: Final = 333

# End of what scripts/cards.py writes

# Zones
DECK: Final = 0
DISCARD: Final = 1
ASIDE: Final = 2
REMOVED: Final = 3
HAND: Final = 4
ROW: Final = 16
"""ROW + seat is no zone of the kernel: the combos lie in `Grimwood.rows`."""

SEATS: Final = 6

# Sets, in the order of the SET span
THREE_OWLS: Final = 0
THREE_CROWS: Final = 1
MIXED_SETTINGS: Final = 2
THREE_SWAMPS: Final = 3
THREE_PATHS: Final = 4
THREE_CLEARINGS: Final = 5

# Events
TURN: Final = 16
SKIPPED: Final = 17
STARTED: Final = 18
BLOCKED: Final = 19
NAMED: Final = 20
HAS_NONE: Final = 21
TAKEN: Final = 22
TOKEN: Final = 23
LAST_ROUND: Final = 24
REACHED: Final = 25
LOOKED: Final = 26
TURN_CUT: Final = 27
STALLED: Final = 28
RUNE_PLAYED: Final = 29

DECK_EMPTY: Final = 1
"""The one reason to finish: the last turns after the deck ran out have been played."""
FOREST: Final = 0
"""The one pool: all cards share a back and are shuffled once."""
