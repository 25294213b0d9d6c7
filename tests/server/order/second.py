"""The game that a log describes, by the kernel only: another version of what the server reduces."""

from collections.abc import Sequence

from grimtable.kernel.table import Table
from grimtable.registry import get
from grimtable.server.table.log.seats import TableSetup
from grimtable.sessions.records import Deal
from grimtable.sessions.session import Entry

Ply = tuple[int, list[int]]
"""Seat and moves; no moves: the seat took its answer back."""


class Second:
    """Entries in, a table out. An undo is the table of the shortened list, dealt again."""

    def __init__(self, setup: TableSetup) -> None:
        assert setup.dice is not None
        self.deal = Deal(get(setup.game), setup.seats, setup.options, setup.dice)
        self.t = self.deal.table()
        self.plies: list[Ply] = []
        self.held: dict[int, list[int]] = {}
        self.undone = 0
        """How many answers were taken back."""

    def read(self, log: Sequence[Entry]) -> Table:
        """All of it."""
        for entry in log:
            self._fold(entry)
        return self.t

    @property
    def is_reaction(self) -> bool:
        """Is a reaction window open?"""
        return bool(self.t.stack) and bool(self.t.stack[-1].reaction())

    def _fold(self, entry: Entry) -> None:
        if entry.kind in ("move", "timeout"):
            assert not self.is_reaction, "played at once in a reaction window"
            self._play(entry.seat, entry.moves)
        elif entry.kind == "answer":
            assert self.is_reaction and entry.seat not in self.held
            self.held[entry.seat] = entry.moves
        elif entry.kind == "take_back":
            self.undone += 1
            if self.held.pop(entry.seat, None) is None:
                self._play(entry.seat, [])
        elif entry.kind == "close":
            self._close(entry.moves)
        elif entry.kind == "undo":
            self._undo(entry.moves[0])

    def _play(self, seat: int, moves: list[int]) -> None:
        self.plies.append((seat, moves))
        if not moves:
            self.t.take_back(seat)
        for move in moves:
            self.t.play(seat, move)

    def _close(self, filled: list[int]) -> None:
        answers = list(self.held.items())
        self.held = {}
        for coded in filled:
            if not answers or answers[-1][0] != coded % 8:
                answers.append((coded % 8, []))
            answers[-1][1].append(coded // 8)
        for seat, moves in answers:
            self._play(seat, moves)

    def _undo(self, kept: int) -> None:
        assert not self.is_reaction and not self.held, "an undo inside a reaction window"
        self.undone += len(self.plies) - kept
        plies = self.plies[:kept]
        self.t, self.plies = self.deal.table(), []
        for seat, moves in plies:
            self._play(seat, moves)
