"""Many tables stepped in one call: moves in, codes and masks out, into buffers made once."""

from collections.abc import Callable
from typing import TypeAlias

from mypy_extensions import i64

from grimtable.kernel.codes import write_mask
from grimtable.kernel.dice import small, step, word_of
from grimtable.kernel.table import Table
from grimtable.kernel.terms import Move

Writer: TypeAlias = Callable[[Table, int, bytearray, int], None]
"""Writes what a seat may know of a table, see `codes.py`."""


class Batch:
    """Tables that are always asked something: a game that has ended gives way to the next one."""

    def __init__(
        self, deal: Callable[[int], Table], write: Writer, many: i64, length: i64, moves: i64
    ) -> None:
        self.deal = deal
        """The next game with this seed."""
        self.write = write
        self.length = length
        self.moves = moves
        self.codes = bytearray(many * length)
        """What the seat that is asked may know, table by table."""
        self.masks = bytearray(many * moves)
        """1 at what it may answer."""
        self.seats = bytearray(many)
        """The seat that is asked."""
        self.tables: list[Table] = []
        self.ended: list[tuple[i64, Table]] = []
        """The games that the last step has ended, by the places of their tables."""
        self.started: i64 = 0
        """How many games have begun."""
        self.seed: i64 = 0
        self.dice: i64 = 0

    def begin(self, seed: i64, many: i64) -> None:
        """Deal a new game to every table."""
        self.seed = seed << 32
        self.dice = small(seed, 99)
        self.started = 0
        self.ended = []
        self.tables = [self._next_game() for i in range(many)]
        for place in range(many):
            self._look(place)

    def _next_game(self) -> Table:
        """The next game that does not end before somebody is asked."""
        while True:
            t = self.deal(self.seed + self.started)
            self.started += 1
            if t.waiting:
                return t

    def _look(self, place: i64) -> None:
        """Write what the asked seat of a table sees."""
        t = self.tables[place]
        self.write(t, t.seat, self.codes, place * self.length)
        write_mask(t.options, self.masks, place * self.moves, self.moves)
        self.seats[place] = t.seat

    def step(self, moves: list[Move]) -> None:
        """Each table gets its answer, one of those that its mask allows."""
        self.ended = []
        for place in range(len(moves)):
            self._answer(place, moves[place])

    def step_by_lot(self, times: i64) -> None:
        """Every table is answered at random this number of times, with all codes and masks."""
        for i in range(times):
            self.ended = []
            for place in range(len(self.tables)):
                options = self.tables[place].options
                self.dice = step(self.dice)
                many: i64 = len(options)
                self._answer(place, options[word_of(self.dice) * many >> 32])

    def _answer(self, place: i64, move: Move) -> None:
        t = self.tables[place]
        t.push(t.seat, move)
        if not t.waiting:
            self.ended.append((place, t))
            self.tables[place] = self._next_game()
        self._look(place)
