"""What is printed on the cards, ready for the rules: numbers that stand, clauses that act."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.ids import CLASS, ITEM, ONE_SHOT, TITLE
from grimtable.kernel.terms import Kind

# Standing numbers and rights
BONUS: Final = 0
MONSTER_BONUS: Final = 1
REWARD_TREASURES: Final = 2
REWARD_LEVELS: Final = 3
ESCAPE: Final = 4
ESCAPE_AUTO: Final = 5
NO_HELPER: Final = 6
NO_ONE_SHOT: Final = 7
SLOT_OFF: Final = 8
LEVEL_ONLY: Final = 9
WIN_TIES: Final = 10
HAND_LIMIT: Final = 11
BIG_LIMIT: Final = 12
REQUIRE: Final = 13
FORBID: Final = 14
PER_EXTRA: Final = 15
"""`bonus(n, per_extra_monster)`."""
BROUGHT: Final = 16
"""A kept Curse's number in the next combat."""
LASTING: Final = 17
"""A kept Curse's number until its owner wins as main fighter."""
SKIPPING: Final = 18
"""A kept Curse that takes phase 2 away."""

# What clauses do: the numbers of the effects (see `effects.EFFECTS`)
ENHANCE: Final = 0
GAIN_LEVEL: Final = 1
LOSE_LEVEL: Final = 2
LOSE_ITEM: Final = 3
LOSE_HAND: Final = 4
LOSE_ROLE: Final = 5
CHANGE_SEX: Final = 6
NEXT_COMBAT: Final = 7
SKIP_PHASE2: Final = 8
PERSIST: Final = 9
DRAW: Final = 10
SEARCH: Final = 11
LOOK_HAND: Final = 12
LOOK_DOORS: Final = 13
TAKE_ITEM: Final = 14
SIDE_BONUS: Final = 15
ADD_MONSTER: Final = 16
COPY_MONSTER: Final = 17
SWAP_MONSTER: Final = 18
REMOVE_MONSTER: Final = 19
REMOVE_HELPER: Final = 20
DOUBLE_ITEM: Final = 21
CHANGE_DIE: Final = 22
CANCEL: Final = 23
PREVENT: Final = 24
FLEE: Final = 25
ATTACH: Final = 26
TEST: Final = 27
NOTHING: Final = 28

# Words of acts
ALL_OF: Final = 99
YOU: Final = 1
OTHER: Final = 2
ANY: Final = 3
RANDOM: Final = 1
BOTH: Final = 1
EITHER: Final = 1
FIGHTER: Final = 2
ALL_FIGHTERS: Final = 4
EVERY: Final = 1
SET: Final = 1
CURSE_HITTING: Final = 0
CURSE_LYING: Final = 1
PLAYED_CARD: Final = 2
F_HEADGEAR: Final = 1
F_ARMOR: Final = 2
F_FOOTGEAR: Final = 3
F_HANDS: Final = 4
F_SMALL: Final = 5
F_ANY: Final = 6
F_ONE_SHOT: Final = 7
F_EQUIPPED: Final = 8
F_GOLD: Final = 9
F_BONUS: Final = 10
FILTERS: Final = (
    "", "headgear", "armor", "footgear", "hands", "small", "any", "one_shot", "equipped",
    "highest_gold", "highest_bonus",
)  # fmt: skip

# What a card is aimed at when it is announced
UNAIMED: Final = 0
AT_SEAT: Final = 1
AT_BELOW_NINE: Final = 2
AT_RIVAL_ABOVE_ONE: Final = 3
AT_SIDE: Final = 4
AT_FOE: Final = 5
AT_FIGHTER: Final = 6
AT_HAND_MONSTER: Final = 7
AT_FOE_AND_HAND: Final = 8
AT_FIGHTER_ITEM: Final = 9
AT_CURSE: Final = 10
AT_RIVAL_ITEM: Final = 11
AT_RIVAL_HAND: Final = 12
AT_OWN_ITEM: Final = 13

# Atoms of conditions
HAS_CLASS: Final = 0
NO_CLASS: Final = 1
HAS_TITLE: Final = 2
HAS_SEX: Final = 3
LEVEL_UP_TO: Final = 4
IS_MAIN: Final = 5
HAS_HELPER: Final = 6
ALONE: Final = 7
TAG: Final = 8
IN_COMBAT_TAG: Final = 9
ATOMS: Final = (
    "class", "no_class", "title", "sex", "level", "is_main", "has_helper", "alone",
    "tag", "in_combat",
)  # fmt: skip

# Who may use an ability, and how its uses are counted
ON_OWN_TURN: Final = 0
OUT_OF_COMBAT: Final = 1
AS_FIGHTER: Final = 2
AS_MAIN: Final = 3
AS_ANYONE: Final = 4
USERS: Final = ("own_turn", "out_of_combat", "fighter", "main", "anyone")
PER_TURN: Final = 0
PER_COMBAT: Final = 1
PER_VICTIM: Final = 2
LIMITS: Final = ("turn", "combat", "victim")


class Condition:
    """Atoms joined by `or` or by `and`; none: always true."""

    def __init__(self, atoms: list[i64], values: list[i64], any_of: bool) -> None:
        self.atoms = atoms
        self.values = values
        self.any_of = any_of


class Number:
    """A number or right that stands as long as its card works."""

    def __init__(self, what: i64, n: i64, condition: Condition) -> None:
        self.what = what
        self.n = n
        self.condition = condition


class Clause:
    """One act. `word` and `more` are its words as numbers; `aim` is what must be named first."""

    def __init__(
        self, act: i64, amount: i64, word: i64, more: i64, aim: i64, condition: Condition
    ) -> None:
        self.act = act
        self.amount = amount
        self.word = word
        self.more = more
        self.aim = aim
        self.condition = condition
        self.otherwise: Clause | None = None
        self.passes: Clause | None = None
        """test: what a high roll brings."""
        self.fails: Clause | None = None

    def whole(self) -> "list[Clause]":
        """It, and the acts that may take its place."""
        others = [self.otherwise, self.passes, self.fails]
        return [self] + [clause for clause in others if clause is not None]


class Ability:
    """An action a card in play gives."""

    def __init__(
        self, in_combat: bool, user: i64, uses: i64, per: i64, cost: i64, hand_only: bool
    ) -> None:
        self.in_combat = in_combat
        self.user = user
        self.uses = uses
        self.per = per
        self.cost = cost
        self.hand_only = hand_only


class Print:
    """One kind of card."""

    def __init__(self, sort: i64, copies: i64, timing: i64) -> None:
        self.sort = sort
        self.copies = copies
        self.timing = timing
        self.level: i64 = 0
        self.treasures: i64 = 0
        self.levels: i64 = 1
        self.tags: i64 = 0
        self.slot: i64 = 0
        self.hands: i64 = 0
        self.is_big = False
        self.gold: i64 = 0
        self.numbers: list[Number] = []
        self.parts: list[list[Clause]] = [[], [], []]
        """By part: when it resolves, Bad Stuff, on a kill; then one for each ability."""
        self.aims: list[i64] = [UNAIMED] * 3
        """By part: what must be named when it is used."""
        self.abilities: list[Ability] = []
        self.joins: Condition | None = None
        """May join a running combat from a hand by its own text, if this holds."""
        self.tracks = False
        """May its owner fight a looted monster at once?"""

    def is_item(self) -> bool:
        """Can it be carried, sold, traded?"""
        return self.sort == ITEM or self.sort == ONE_SHOT

    def is_role(self) -> bool:
        """Class or title?"""
        return self.sort == CLASS or self.sort == TITLE

    def has_act(self, act: i64) -> bool:
        """Does it do this when it resolves?"""
        for clause in self.parts[0]:
            if clause.act == act:
                return True
        return False

    def number(self, what: i64) -> i64:
        """The sum of its standing numbers of one sort, conditions aside."""
        total: i64 = 0
        for number in self.numbers:
            if number.what == what:
                total += number.n
        return total

    def has(self, what: i64) -> bool:
        """Has it a standing number or right of this sort?"""
        for number in self.numbers:
            if number.what == what:
                return True
        return False


class CardSet:
    """All kinds of a set."""

    def __init__(self, name: str, ids: list[str], names: list[str], prints: list[Print]) -> None:
        self.name = name
        self.ids = ids
        self.names = names
        self.prints = prints
        self.source = ""
        """The file it was read from, word for word."""
        self.texts: list[str] = []
        """What the cards do, as their file says it; empty for the printed set."""
        self.kinds: list[Kind] = []
        """The kind of every card."""
        for kind in range(len(prints)):
            for i in range(prints[kind].copies):
                self.kinds.append(kind)


SETS: Final[dict[int, CardSet]] = {}
"""All sets that `reading` has loaded, by number: 0 is the printed one, others are hashed."""
