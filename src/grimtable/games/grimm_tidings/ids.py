"""Grimm Tidings' numbers: zones, moves, events, the words of card texts. Their order is fixed."""

from typing import Final

from mypy_extensions import i64

from grimtable.kernel.terms import Kind, Move, Seat, Zone

# What a card is
CLASS: Final = 0
TITLE: Final = 1
MONSTER: Final = 2
ENHANCER: Final = 3
CURSE: Final = 4
DOOR_SPECIAL: Final = 5
LEVEL_UP: Final = 6
ITEM: Final = 7
ONE_SHOT: Final = 8
TREASURE_SPECIAL: Final = 9
SORTS: Final = (
    "class", "title", "monster", "enhancer", "curse", "door_special",
    "level_up", "item", "one_shot", "treasure_special",
)  # fmt: skip

# When it may be played: a mask
ANYTIME: Final = 1
OWN_TURN: Final = 2
OWN_TURN_COMBAT: Final = 4
IN_COMBAT: Final = 8
IN_FLIGHT: Final = 16
AS_MONSTER: Final = 32
TO_CURSE: Final = 64
TO_CARD: Final = 128
TO_DIE: Final = 256
TO_BAD_STUFF: Final = 512
TIMINGS: Final[dict[str, int]] = {
    "A": ANYTIME,
    "T": OWN_TURN,
    "TC": OWN_TURN_COMBAT,
    "C": IN_COMBAT,
    "F": IN_FLIGHT,
    "M": AS_MONSTER,
    "R(curse)": TO_CURSE,
    "R(card)": TO_CARD,
    "R(die)": TO_DIE,
    "R(bad_stuff)": TO_BAD_STUFF,
}

# Slots
NO_SLOT: Final = 0
HEADGEAR: Final = 1
ARMOR: Final = 2
FOOTGEAR: Final = 3
HANDS: Final = 4
SLOTS: Final = ("none", "headgear", "armor", "footgear", "hands")

# Zones: the shared ones, then four for each seat
DOORS: Final = 0
TREASURES: Final = 1
DOOR_DISCARDS: Final = 2
TREASURE_DISCARDS: Final = 3
ANNOUNCED: Final = 4
"""Played, not yet carried out; with a monster named beside its card."""
FIGHT: Final = 5
"""What lies in the combat, in the order in which it came in."""
SPOILS: Final = 6
"""Treasures of a kill with help, face up."""
SALE: Final = 7
OPENED: Final = 8
"""The door card turned up, neither monster nor Curse."""
ASIDE: Final = 9
"""A card of Charity whose receiver is being named."""
BOX: Final = 10
"""Cards that take no part; only scenes use it."""
OWN: Final = 11

SEATS: Final = 6
FOES: Final = 60
"""The most monsters in one fight."""
DOOR_BACK: Final = 0
TREASURE_BACK: Final = 1

# Dice streams
DOOR_DICE: Final = 0
TREASURE_DICE: Final = 1
DIE: Final = 2
HAND_DICE: Final = 3
LOT: Final = 4
STREAMS: Final = 5

# Moves
PASS: Final = 0
READY: Final = 1
KEEP: Final = 2
LOOT: Final = 3
SHOW_FIGHT: Final = 4
MALE: Final = 5
FEMALE: Final = 6
FOR_FIGHTERS: Final = 7
FOR_MONSTERS: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
COUNTER: Final = 11
SELL: Final = 12
GIVE: Final = 13
VOLUNTEER: Final = 14
NONE: Final = 15
FIRM: Final = 16
IF_WON: Final = 17
PROMISE: Final = 18
SHARE_ALL: Final = 19
PICK: Final = 20
NUMBER: Final = 25
SEAT: Final = 31
HELP: Final = 37
TRADE: Final = 43
SHARE: Final = 49
SHARES: Final = 40
FOE: Final = 89
FOE_POWER: Final = 149
ANSWER: Final = 209
"""Live: the answer to an open offer, `offer * 3` + refuse, accept or counter."""
WITHDRAW: Final = 281
OFFERS: Final = 24
"""The most offers that can be open at once: a trade for each pair, help of each candidate."""
FIRST_KIND: Final = 305
"""From here on: kind * VERBS + verb."""
PLAY: Final = 0
USE: Final = 1
LAY: Final = 2
EQUIP: Final = 3
TAKE_OFF: Final = 4
DROP: Final = 5
POWER: Final = 6
CARD: Final = 7
THING: Final = 8
TROUBLE: Final = 9
CRAFT: Final = 10
VERBS: Final = 11

# Orders of picking
HELPER_FIRST: Final = 0
MAIN_FIRST: Final = 1
ALTERNATE_HELPER: Final = 2
ALTERNATE_MAIN: Final = 3
RANDOM_PICK: Final = 4
WHOLE: Final = 99
"""A helper's share of everything, also of what is added later."""

# Marks on a card in front of a seat; above them the number of its Cheat!
EQUIPPED: Final = 1
CHEATED: Final = 2
LOCKED: Final = 4
CHEAT: Final = 8

# Lines: what counts in a combat, as (what, on, strength, treasures, kind of its card or -1)
ENHANCED: Final = 0
SIDE: Final = 1
ON_FIGHTER: Final = 2
DOUBLED: Final = 3

# Parts of a card's text
PROGRAM: Final = 0
BAD_STUFF: Final = 1
ON_KILL: Final = 2
ABILITY: Final = 3

# Events
TURN_BEGAN: Final = 16
LEVEL: Final = 17
SEX: Final = 18
ROLLED: Final = 19
FIGHT_BEGAN: Final = 20
FOE_CAME: Final = 21
FOE_LEFT: Final = 22
HELPER_CAME: Final = 23
HELPER_LEFT: Final = 24
KILLED: Final = 25
WON_WITHOUT: Final = 26
LOST: Final = 27
ESCAPED: Final = 28
CAUGHT: Final = 29
OFFERED: Final = 30
REFUSED: Final = 31
ACCEPTED: Final = 32
EQUIPMENT: Final = 33
CANCELLED: Final = 34
SPARED: Final = 35
STARTED: Final = 36
SKILL: Final = 37
ROBBERY: Final = 38
BACKSTAB: Final = 39
PARLEY: Final = 40

# Ends
LEVEL_TEN: Final = 1
TURN_CAP: Final = 2
ALL_LEFT: Final = 3


def hand_of(seat: Seat) -> Zone:
    """A seat's hand."""
    return OWN + 4 * seat


def front_of(seat: Seat) -> Zone:
    """What lies in front of a seat, in the order in which it came."""
    return OWN + 4 * seat + 1


def fresh_of(seat: Seat) -> Zone:
    """Cards just received, while their owner may lay them down at once (GT-R21)."""
    return OWN + 4 * seat + 2


def alms_of(seat: Seat) -> Zone:
    """Cards of Charity on their way to a seat, known only to the giver."""
    return OWN + 4 * seat + 3


def move_of(kind: Kind, verb: i64) -> Move:
    """The move of a verb with a kind of card."""
    return FIRST_KIND + kind * VERBS + verb


def verb_of(move: Move) -> i64:
    """The verb of a move with a kind; -1 for other moves."""
    return (move - FIRST_KIND) % VERBS if move >= FIRST_KIND else -1


def several_of(kinds: i64) -> Move:
    """`several`: more than one thing follows. It comes behind the moves of all these kinds."""
    return FIRST_KIND + kinds * VERBS


def kind_of(move: Move) -> Kind:
    """The kind a move names."""
    return (move - FIRST_KIND) // VERBS
