"""Card texts at work: `EFFECTS` lists what they can do, a `Work` frame carries it out.

Card ledger, section 3.3.
"""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards import prints as p
from grimtable.games.grimm_tidings.cards.acts import (
    Act,
    AddMonster,
    Attach,
    Cancel,
    CardText,
    ChangeSex,
    CopyMonster,
    DoubleItem,
    Draw,
    Enhance,
    Flee,
    GainLevel,
    Keep,
    LookDoors,
    LookHand,
    LoseCards,
    LoseItems,
    LoseLevel,
    LoseRole,
    NextCombat,
    RemoveHelper,
    RemoveMonster,
    Search,
    SideBonus,
    SkipPhase2,
    SwapMonster,
    TakeItem,
    Test,
)
from grimtable.games.grimm_tidings.fights.strength import for_any_fighter, holds
from grimtable.games.grimm_tidings.ids import ENHANCER, MONSTER
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.terms import Move

_FILTER: Final = "|".join(p.FILTERS[1:])
_LOOK: Final = "hand|door_deck any|int [reorder]"


class Effect:
    """One word of card texts: what it does and how it is read."""

    def __init__(self, number: i64, name: str, act: Act, arguments: str) -> None:
        self.number = number
        """Its name in the rules: a constant of `prints`."""
        self.name = name
        self.act = act
        self.arguments = arguments
        """As `Grammar` checks them."""


EFFECTS: Final = (
    Effect(p.ENHANCE, "enhance", Enhance(), "int int"),
    Effect(p.GAIN_LEVEL, "gain_level", GainLevel(), "int any|you"),
    Effect(p.LOSE_LEVEL, "lose_level", LoseLevel(), "int|all [you|other]"),
    Effect(p.LOSE_ITEM, "lose_item", LoseItems(), f"{_FILTER} int|all [victim|left_neighbour]"),
    Effect(p.LOSE_HAND, "lose_hand", LoseCards(), "int|all [victim_choice|random]"),
    Effect(p.LOSE_ROLE, "lose_role", LoseRole(), "class|both"),
    Effect(p.CHANGE_SEX, "change_sex", ChangeSex(), ""),
    Effect(p.NEXT_COMBAT, "next_combat", NextCombat(), "int"),
    Effect(p.SKIP_PHASE2, "skip_phase2", SkipPhase2(), ""),
    Effect(p.PERSIST, "persist", Keep(), "call won_as_main"),
    Effect(p.DRAW, "draw", Draw(), "door|treasure int face_down"),
    Effect(p.SEARCH, "search", Search(), "treasure_discards|door_discards int"),
    Effect(p.LOOK_HAND, "look", LookHand(), _LOOK),
    Effect(p.LOOK_DOORS, "look", LookDoors(), _LOOK),
    Effect(p.TAKE_ITEM, "take_item", TakeItem(), "other small|any"),
    Effect(p.SIDE_BONUS, "side_bonus", SideBonus(), "int fighters|either|fighter"),
    Effect(p.ADD_MONSTER, "add_monster", AddMonster(), "hand|this"),
    Effect(p.COPY_MONSTER, "copy_monster", CopyMonster(), "choice"),
    Effect(p.SWAP_MONSTER, "swap_monster", SwapMonster(), "choice hand"),
    Effect(p.REMOVE_MONSTER, "remove_monster", RemoveMonster(), "this|all treasures|none"),
    Effect(p.REMOVE_HELPER, "remove_helper", RemoveHelper(), ""),
    Effect(p.DOUBLE_ITEM, "double_item", DoubleItem(), "fighter_item"),
    Effect(p.CHANGE_DIE, "change_die", Act(), "reroll|set"),
    Effect(p.CANCEL, "cancel", Cancel(), "curse|continuing_curse|played_card"),
    Effect(p.PREVENT, "prevent", Act(), "bad_stuff"),
    Effect(p.FLEE, "escape", Flee(), "int|auto this|all|you|all_fighters"),
    Effect(p.ATTACH, "equip_rule", Attach(), "ignore_limits|require|forbid attached_item|atom"),
    Effect(p.TEST, "test", Test(), "int call call"),
    Effect(p.NOTHING, "nothing", Act(), ""),
)
"""All that a card text can do. Changing a die and preventing Bad Stuff are reactions, done by
`Answer`; `escape` and `equip_rule` may also stand as numbers on a card, see `wording`.
"""
EFFECT_AT: Final = {effect.number: effect for effect in EFFECTS}
ACTS: Final[list[Act]] = [EFFECT_AT[number].act for number in range(len(EFFECTS))]


class Work(CardText):
    """Carries out one clause, then the next one."""

    def is_met(self, t: Tidings, clause: p.Clause) -> bool:
        """Does the clause's condition hold?"""
        card = t.prints[self.kind]
        if card.sort == MONSTER:
            return for_any_fighter(t, clause.condition, card.tags)
        tags = t.prints[t.foe_kind(self.target)].tags if card.sort == ENHANCER else 0
        return holds(t, clause.condition, self.subject(t), tags)

    def act(self, t: Tidings, move: Move) -> Frames:
        clauses = t.prints[self.kind].parts[self.part]
        if self.at >= len(clauses):
            return DONE
        clause = clauses[self.at]
        now = carry_out(t, clause, self) if self.is_met(t, clause) else DONE
        return now + (Work(self.me, self.kind, self.part, self.at + 1, self.target, self.second),)


class Tested(Work):
    """The die has fallen: high or low?"""

    def act(self, t: Tidings, move: Move) -> Frames:
        clause = t.prints[self.kind].parts[self.part][self.at]
        result = clause.passes if t.die >= clause.amount else clause.fails
        assert result is not None
        return carry_out(t, result, self)


def carry_out(t: Tidings, clause: p.Clause, w: Work) -> Frames:
    """The act, or the one that stands in for it if it has nothing to act on."""
    if clause.otherwise is not None and not ACTS[clause.act].can(t, clause, w):
        clause = clause.otherwise
    return ACTS[clause.act].frames(t, clause, w)
