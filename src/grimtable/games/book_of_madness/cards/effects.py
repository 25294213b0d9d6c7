"""Card texts at work: `EFFECTS` lists what they can say, a `Program` carries it out.

Rules: BM-15.1 to BM-15.6.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.cards import prints
from grimtable.games.book_of_madness.cards.acts import (
    Act,
    Banish,
    BurnStack,
    CardText,
    Copy,
    Cure,
    Discard,
    DiscardDeck,
    DiscardSupport,
    Discount,
    Dispel,
    Draw,
    Echo,
    Either,
    Gain,
    Gift,
    Grant,
    Hex,
    Mark,
    OnSpells,
    Raise,
    Receive,
    Recover,
    Restore,
    Scry,
    Shuffle,
    Support,
    Veil,
)
from grimtable.games.book_of_madness.cards.choices import FromHand
from grimtable.games.book_of_madness.ids import FIRST_PART, SECOND_PART
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.terms import Kind, Move, Seat

_WHOM: Final = "you|each|each_other|one|one_other|active"
_SOME: Final = "int|X1|X2|X3"
_MANY: Final = f"{_SOME}|all"


class Effect:
    """One word of card texts: what it does and how it is read."""

    def __init__(
        self,
        number: i64,
        name: str,
        act: Act,
        arguments: str,
        *,
        way: str | None = None,
        needs_caster: bool = False,
        is_late: bool = False,
    ) -> None:
        self.number = number
        """Its name in the rules: a constant of `prints`."""
        self.name = name
        self.act = act
        self.arguments = arguments
        """As `Grammar` checks them."""
        self.way = way
        """The arguments as a way of `either`, which names the target; None: it cannot be one."""
        self.needs_caster = needs_caster
        """Only spells may say it."""
        self.is_late = is_late
        """In an arrival it waits until the curses lie there (BM-R22)."""


EFFECTS: Final = (
    Effect(prints.DRAW, "draw", Draw(), f"{_WHOM} {_SOME}"),
    Effect(prints.DISCARD, "discard", Discard(), f"{_WHOM} {_MANY} [element]", way="int [element]"),
    Effect(
        prints.DISCARD_SUPPORT, "discard_support", DiscardSupport(), f"{_WHOM} {_MANY}", way="int"
    ),
    Effect(prints.DISCARD_DECK, "discard_deck", DiscardDeck(), f"{_WHOM} {_SOME}"),
    Effect(prints.SUPPORT, "support", Support(), f"{_WHOM} {_MANY} hand|discard|deck"),
    Effect(prints.RECOVER, "recover", Recover(), f"{_WHOM} {_MANY} element"),
    Effect(prints.SCRY, "scry", Scry(), f"{_WHOM} {_SOME}"),
    Effect(prints.SHUFFLE, "shuffle", Shuffle(), _WHOM),
    Effect(prints.GIVE, "give", Gift(), f"one|one_other {_SOME}", needs_caster=True),
    Effect(prints.GAIN_CARDS, "gain", Gain(), f"{_WHOM} int {_SOME} discard|hand|top|support"),
    Effect(prints.UPGRADE, "upgrade", Raise(), f"{_WHOM} {_MANY}"),
    Effect(
        prints.BANISH, "banish", Banish(), f"{_WHOM} {_MANY} hand|hand_or_discard|deck [element]",
        way="int hand|hand_or_discard [element]",
    ),
    Effect(
        prints.CURE_CARDS, "cure", Cure(), f"{_WHOM} {_MANY} hand|discard|support|hand_or_discard"
    ),
    Effect(
        prints.RECEIVE, "madness", Receive(), f"{_WHOM} int [discard|top|support]",
        way="int [discard|top|support]",
    ),
    Effect(prints.BURN_STACK, "burn_stack", BurnStack(), "int"),
    Effect(prints.RESTORE, "restore", Restore(), "int"),
    Effect(prints.HEX, "hex", Hex(), "int", is_late=True),
    Effect(prints.REFRESH, "refresh", OnSpells(), f"{_WHOM} {_MANY}"),
    Effect(prints.EXHAUST, "exhaust", OnSpells(), f"{_WHOM} {_MANY}", way="int"),
    Effect(prints.SILENCE, "silence", OnSpells(), f"{_WHOM} {_MANY}", way="int"),
    Effect(prints.FORGET, "forget", OnSpells(), f"{_WHOM} {_MANY}", way="int"),
    Effect(prints.GRANT, "act", Grant(), f"{_WHOM} {_SOME}"),
    Effect(prints.ECHO, "act_echo", Echo(), f"you {_SOME}", needs_caster=True),
    Effect(prints.DISCOUNT, "discount", Discount(), f"you dispel {_SOME}", needs_caster=True),
    Effect(prints.DISPEL_CURSES, "dispel", Dispel(), f"you {_MANY}", needs_caster=True),
    Effect(prints.VEIL, "veil", Veil(), f"you {_MANY}", needs_caster=True),
    Effect(prints.MARK, "mark", Mark(), "all|others fire|water|earth|air|own int", is_late=True),
    Effect(prints.COPY, "copy", Copy(), "you X1", needs_caster=True),
    Effect(prints.EITHER, "either", Either(), f"{_WHOM} atom atom"),
)  # fmt: skip
"""All that a card text can do."""
EFFECT_OF: Final = {effect.name: effect for effect in EFFECTS}
EFFECT_AT: Final = {effect.number: effect for effect in EFFECTS}
ACTS: Final[list[Act]] = [EFFECT_AT[number].act for number in range(len(EFFECTS))]


@mypyc_attr(free_list_len=1)
class Program(CardText):
    """Carries out one clause, then the next one."""

    def who(self) -> Seat:
        return -1

    def act(self, t: Madness, move: Move) -> Frames:
        clauses = t.prints[self.kind].parts[self.part]
        if self.index >= len(clauses):
            return DONE
        clause = clauses[self.index]
        count = clause.count * self.times if clause.is_amplified else clause.count
        act = ACTS[clause.act]
        now: Frames = DONE
        for seat in self.targets(t, clause.target):
            if not t.over:
                now += act.frames(t, clause, self, seat, count)
        return now + (
            Program(self.me, self.kind, self.part, self.index + 1, self.chosen, self.times),
        )

    def targets(self, t: Madness, target: i64) -> list[Seat]:
        """Whom a clause concerns, in the order in which it befalls them (BM-4.8, BM-14.19)."""
        if target == prints.EACH:
            return t.living()
        if target == prints.EACH_OTHER:
            return [seat for seat in t.living() if seat != self.me]
        if target == prints.ACTIVE:
            return [t.active]
        if target == prints.YOU or target == prints.NOBODY:
            return [self.me]
        return [self.chosen] if self.chosen >= 0 else []


class EitherWay(FromHand):
    """Only a way that can be done completely; if none can, the second as far as possible."""

    def __init__(self, me: Seat, kind: Kind, part: i64, index: i64) -> None:
        self.me = me
        self.kind = kind
        self.part = part
        self.index = index

    def rule(self) -> str:
        return "BM-4.7"

    def way(self, t: Madness, move: Move) -> prints.Clause:
        """The clause of an answer."""
        clause = t.prints[self.kind].parts[self.part][self.index]
        way = clause.first if move == FIRST_PART else clause.second
        assert way is not None
        return way

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = []
        for move in range(FIRST_PART, SECOND_PART + 1):
            way = self.way(t, move)
            if ACTS[way.act].can(t, way, self.me):
                moves.append(move)
        return moves if moves else [SECOND_PART]

    def act(self, t: Madness, move: Move) -> Frames:
        way = self.way(t, move)
        program = Program(-1, self.kind, self.part, self.index, -1, 1)
        return ACTS[way.act].frames(t, way, program, self.me, way.count)
