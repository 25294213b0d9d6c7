"""Questions that card texts ask about a seat's own spells. Rules: BM-15.2. Rulings: BM-R28."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import EXHAUST, FORGET, REFRESH, SILENCE
from grimtable.games.book_of_madness.ids import (
    BOX,
    CASTING,
    EXHAUSTED,
    FACE_DOWN,
    POINT,
    REFRESHED,
    spell_move,
    spell_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit


class ChooseSpells(Mine[Madness]):
    """Own spells to refresh, exhaust, turn face-down or forget; never one being cast."""

    def __init__(self, me: Seat, count: i64, deed: i64) -> None:
        self.me = me
        self.count = count
        self.deed = deed
        """REFRESH, EXHAUST, SILENCE or FORGET."""

    def rule(self) -> str:
        return "BM-15.2"

    def lapses(self, t: Madness) -> bool:
        return self.count <= 0

    def ask(self, t: Madness) -> list[Move]:
        kinds = eligible_spells(t, self.me, self.deed)
        moves = [spell_move(kind, POINT) for kind in kinds]
        return moves[:1] if len(moves) <= self.count else moves

    def act(self, t: Madness, move: Move) -> Frames:
        index = t.place(self.me, spell_of(move))
        state = t.states[self.me][index]
        if self.deed == FORGET:
            t.drop_spell(self.me, index, BOX)
        elif self.deed == EXHAUST:
            t.turn_spell(self.me, index, state | EXHAUSTED)
        elif self.deed == SILENCE:
            t.turn_spell(self.me, index, state | FACE_DOWN)
        else:
            t.turn_spell(self.me, index, state & ~EXHAUSTED | REFRESHED)
        return (ChooseSpells(self.me, self.count - 1, self.deed),)


def eligible_spells(t: Madness, seat: Seat, deed: i64) -> list[Kind]:
    """The spells of a seat to which this can be done, by rising level.

    To refresh, high levels come first; to forget, exhausted basic spells come before all others.
    """
    spells, states = t.spells(seat), t.states[seat]
    eligible: list[i64] = []
    levels: i64 = 0
    for i in range(len(spells)):
        if is_eligible(states[i], deed):
            eligible.append(i)
            levels |= bit(t.prints[t.kinds[spells[i]]].level)
    kinds: list[Kind] = []
    exhausted_basic: list[Kind] = []
    for step in range(4):
        level = 3 - step if deed == REFRESH else step
        if not levels >> level & 1:
            continue
        for i in eligible:
            kind = t.kinds[spells[i]]
            if t.prints[kind].level != level:
                continue
            if deed == FORGET and level == 0 and states[i] & EXHAUSTED:
                exhausted_basic.append(kind)
            else:
                kinds.append(kind)
    return exhausted_basic + kinds


def is_eligible(state: i64, deed: i64) -> bool:
    """Can this be done to a spell in this state (BM-R28)?"""
    if state & CASTING:
        return False
    if deed == FORGET:
        return True
    if state & FACE_DOWN:
        return False
    if deed == EXHAUST:
        return not state & EXHAUSTED
    return deed == SILENCE or (state & EXHAUSTED != 0 and not state & REFRESHED)
