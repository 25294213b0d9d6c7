"""Grimwood played on by heuristics and judged by a fitted value."""

from typing import Any

from mypy_extensions import i64

from grimtable.bots.grimwood import questions
from grimtable.bots.grimwood.standing import chance
from grimtable.bots.search.foresight import Foresight
from grimtable.games.grimwood.deal import blank
from grimtable.games.grimwood.ids import BACK, TURN
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import Seat


class GrimwoodForesight(Foresight):
    """All questions are searched."""

    turn_event: i64 = TURN

    def lay(self, view: BareView) -> Table:
        t = blank(len(view.public.rows), view.public.options)
        t.deal_from(view, 0)
        t.brisk = True
        return t

    def candidates(self, view: BareView, usual: list[int], memory: Any) -> list[list[int]]:
        """Every option but to take back the choice before."""
        return [[int(move)] for move in view.options if move != BACK and move != usual[0]]

    def answer(self, t: Table) -> list[int]:
        return [questions.answer_at(t)]

    def turn(self, t: Table) -> i64:
        assert isinstance(t, Grimwood)
        return t.turn

    def value(self, t: Table, seat: Seat) -> float:
        assert isinstance(t, Grimwood)
        return chance(t, seat)
