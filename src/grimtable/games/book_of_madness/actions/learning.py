"""Learning a spell of the library. Rules: BM-9.5 to BM-9.7."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import FORGET
from grimtable.games.book_of_madness.cards.spell_choices import eligible_spells
from grimtable.games.book_of_madness.ids import (
    BOX,
    LIBRARY,
    POINT,
    SHELF,
    spell_move,
    spell_of,
    spells_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat


def learn(t: Madness, me: Seat, element: i64) -> Frames:
    """The open spell of a stack comes in ready; above the limit an old one leaves the game first.

    Rules: BM-9.5, BM-9.7.
    """
    card = t.zones[SHELF + element][-1]
    t.move(card, SHELF + element, spells_of(me))
    t.states[me].append(0)
    if len(t.spells(me)) > t.sheet(me).spells:
        return LeaveSpell(me, t.kinds[card]), Shelve(element)
    return (Shelve(element),)


class LeaveSpell(Mine[Madness]):
    """One of the old spells leaves the game. Rules: BM-9.7. Rulings: BM-R9."""

    def __init__(self, me: Seat, kind: Kind) -> None:
        self.me = me
        self.kind = kind

    def rule(self) -> str:
        return "BM-9.7"

    def ask(self, t: Madness) -> list[Move]:
        old = [kind for kind in eligible_spells(t, self.me, FORGET) if kind != self.kind]
        return [spell_move(kind, POINT) for kind in old]

    def act(self, t: Madness, move: Move) -> Frames:
        t.drop_spell(self.me, t.place(self.me, spell_of(move)), BOX)
        return DONE


class Shelve(Frame[Madness]):
    """The next spell of a library stack is turned up (BM-9.6)."""

    def __init__(self, element: i64) -> None:
        self.element = element

    def act(self, t: Madness, move: Move) -> Frames:
        stack = LIBRARY + self.element
        if t.zones[stack]:
            t.move(t.zones[stack][-1], stack, SHELF + self.element)
        return DONE
