"""Casting: how often a spell is amplified, whom it names, how it ends. Rules: BM-6.5, BM-9.1."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.effects import Program
from grimtable.games.book_of_madness.cards.prints import NOBODY, ONE, TEXT
from grimtable.games.book_of_madness.ids import (
    BOX,
    CAST_BEGAN,
    CASTING,
    COPIED,
    EXHAUSTED,
    FACE_DOWN,
    POINT,
    SEAT,
    spell_move,
    spell_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat


def run_text(t: Madness, me: Seat, kind: Kind, times: i64) -> Frames:
    """A spell's text; the player it names is chosen first (BM-15.2)."""
    if t.prints[kind].aim() == NOBODY or not targets(t, me, kind):
        return (Program(me, kind, TEXT, 0, -1, times),)
    return (Aim(me, kind, times),)


def targets(t: Madness, me: Seat, kind: Kind) -> list[Seat]:
    """Players who may be named: the caster first if allowed, then clockwise (BM-14.19)."""
    seats: list[Seat] = []
    for i in range(t.seats):
        seat = (me + i) % t.seats
        if t.is_in(seat) and (i > 0 or t.prints[kind].aim() == ONE):
            seats.append(seat)
    return seats


class Aim(Mine[Madness]):
    """One player for the whole effect. Rules: BM-15.2. Rulings: BM-R25."""

    def __init__(self, me: Seat, kind: Kind, times: i64) -> None:
        self.me = me
        self.kind = kind
        self.times = times

    def rule(self) -> str:
        return "BM-15.2"

    def ask(self, t: Madness) -> list[Move]:
        return [SEAT + seat for seat in targets(t, self.me, self.kind)]

    def act(self, t: Madness, move: Move) -> Frames:
        return (Program(self.me, self.kind, TEXT, 0, move - SEAT, self.times),)


def cast(t: Madness, me: Seat, kind: Kind, times: i64) -> Frames:
    """A paid spell takes effect; meanwhile it is neither ready nor exhausted (BM-R28)."""
    index = t.place(me, kind)
    t.turn_spell(me, index, t.states[me][index] | CASTING)
    t.note(CAST_BEGAN, me, kind * 4 + times)
    return run_text(t, me, kind, times) + (FinishCast(me, kind),)


class FinishCast(Mine[Madness]):
    """The spell is exhausted; with one too many, an old one leaves instead. Rulings: BM-R9.

    Beyond the limit every spell but the one learned last is being cast: had another been free, it
    would have left then. So whichever of the others finishes first is the old one that goes.
    """

    def __init__(self, me: Seat, kind: Kind) -> None:
        self.me = me
        self.kind = kind

    def who(self) -> Seat:
        return -1

    def act(self, t: Madness, move: Move) -> Frames:
        index = t.place(self.me, self.kind)
        last = len(t.spells(self.me)) - 1
        if index < last and last >= t.sheet(self.me).spells:
            t.drop_spell(self.me, index, BOX)
        else:
            t.turn_spell(self.me, index, t.states[self.me][index] & ~CASTING | EXHAUSTED)
        return DONE


class ChooseCopy(Mine[Madness]):
    """Which spell's text is copied? Rulings: BM-R39."""

    def __init__(self, me: Seat, times: i64) -> None:
        self.me = me
        self.times = times

    def rule(self) -> str:
        return "BM-R39"

    def ask(self, t: Madness) -> list[Move]:
        kinds: list[Kind] = []
        for level in range(3, -1, -1):
            for seat in t.living():
                for i in range(len(t.spells(seat))):
                    kind = t.kinds[t.spells(seat)[i]]
                    card = t.prints[kind]
                    is_shown = not t.states[seat][i] & (FACE_DOWN | CASTING)
                    fits = is_shown and card.level == level and not card.copies_spells()
                    if fits and kind not in kinds:
                        kinds.append(kind)
        return [spell_move(kind, POINT) for kind in kinds]

    def act(self, t: Madness, move: Move) -> Frames:
        t.note(COPIED, self.me, spell_of(move))
        return run_text(t, self.me, spell_of(move), self.times)
