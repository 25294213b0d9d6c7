"""The question of card texts about curses: which of them? Rulings: BM-R22, BM-R24."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.ids import CURSE_AT, WON
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import dispel, open_curses, veil, wins_now
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Move, Seat


class ChooseCurse(Mine[Madness]):
    """Face-up curses to remove or to turn face-down, by a spell. Rulings: BM-R22, BM-R24."""

    def __init__(self, me: Seat, count: i64, is_veil: bool) -> None:
        self.me = me
        self.count = count
        self.is_veil = is_veil

    def rule(self) -> str:
        return "BM-14.17" if self.is_veil else "BM-9.12"

    def lapses(self, t: Madness) -> bool:
        return self.count <= 0

    def ask(self, t: Madness) -> list[Move]:
        moves = [CURSE_AT + slot for slot in open_curses(t)]
        return sorted(moves)[:1] if len(moves) <= self.count else moves  # all go, from the left

    def act(self, t: Madness, move: Move) -> Frames:
        slot = move - CURSE_AT
        if self.is_veil:
            veil(t, slot)
        else:
            dispel(t, slot, self.me)
            if wins_now(t):
                t.beaten += 1
                t.finish(WON)
                return DONE
        return (ChooseCurse(self.me, self.count - 1, self.is_veil),)
