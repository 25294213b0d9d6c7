"""Running away. Rules: GT-18. Rulings: GT-R17, GT-R46."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.effects import Work
from grimtable.games.grimm_tidings.cards.reactions import React, Roll
from grimtable.games.grimm_tidings.fights.strength import is_let_go, run_bonus
from grimtable.games.grimm_tidings.ids import (
    BAD_STUFF,
    CAUGHT,
    ESCAPED,
    FOE,
    TO_BAD_STUFF,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.games.grimm_tidings.turn.windows import RunWindow, open_window
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit


class RunNext(Mine[Tidings]):
    """From which monster next? Rules: GT-18.5. D14."""

    def __init__(self, me: Seat, left: i64) -> None:
        self.me = me
        self.left = left

    def rule(self) -> str:
        return "GT-18.5"

    def lapses(self, t: Tidings) -> bool:
        return self.left == 0 or t.safe >> self.me & 1 == 1

    def ask(self, t: Tidings) -> list[Move]:
        return [FOE + at for at in range(len(t.foes)) if self.left >> at & 1]

    def act(self, t: Tidings, move: Move) -> Frames:
        at = move - FOE
        open_window(t)
        rest = RunNext(self.me, self.left & ~bit(at))
        return RunWindow(self.me, at, self.me), Escape(self.me, at), rest


class Escape(Mine[Tidings]):
    """Let go without a roll, or the die decides."""

    def __init__(self, me: Seat, at: i64) -> None:
        self.me = me
        self.at = at

    def lapses(self, t: Tidings) -> bool:
        return t.safe >> self.me & 1 == 1

    def act(self, t: Tidings, move: Move) -> Frames:
        kind = t.foe_kind(self.at)
        if is_let_go(t, self.me, kind):
            t.note(ESCAPED, self.me, kind)
            return DONE
        return Roll(self.me), Fate(self.me, kind)


class Fate(Mine[Tidings]):
    """Five or more escapes (GT-18.2)."""

    def __init__(self, me: Seat, kind: Kind) -> None:
        self.me = me
        self.kind = kind

    def act(self, t: Tidings, move: Move) -> Frames:
        if t.die + run_bonus(t, self.me, self.kind) >= 5:
            t.note(ESCAPED, self.me, self.kind)
            return DONE
        t.note(CAUGHT, self.me, self.kind)
        t.spared = False
        return React(TO_BAD_STUFF, self.kind, self.me), Strike(self.me, self.kind)


class Strike(Fate):
    """The Bad Stuff, unless somebody prevented it (GT-18.4)."""

    def act(self, t: Tidings, move: Move) -> Frames:
        if t.spared:
            t.spared = False
            return DONE
        return Work(self.me, self.kind, BAD_STUFF, 0, -1, -1), Checks()
