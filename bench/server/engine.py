"""What real Grimwood costs without any server: its rules, and what the seats are shown."""

import random
import time

import msgspec

from grimtable.kernel.errors import Refused
from grimtable.look.json_writer import json_writer
from grimtable.look.look import decision_of
from grimtable.registry import get
from grimtable.sessions.records import Deal
from grimtable.sessions.session import GameSession

SEATS = 4
GAME = get("grimwood")
WRITER = json_writer(GAME, SEATS)
encode = msgspec.json.Encoder().encode


class Engine:
    """Random games, one answer after the other, as the load plays them."""

    def __init__(self) -> None:
        self._chance = random.Random(3)
        self._deals = 0
        self._begin()

    def _begin(self) -> None:
        self._deals += 1
        self._session = GameSession(Deal(GAME, SEATS, {}, {"seed": self._deals}))
        self._heard = 0

    def microseconds(self, answers: int) -> tuple[float, float]:
        """CPU time per answer: of the rules, and of making bytes for every seat."""
        rules = shown = 0.0
        for _ in range(answers):
            while not self._session.table.waiting:
                self._begin()
            first = time.process_time()
            self._answer()
            second = time.process_time()
            self._show()
            rules, shown = rules + second - first, shown + time.process_time() - second
        return rules / answers * 1e6, shown / answers * 1e6

    def _answer(self) -> None:
        t = self._session.table
        asked = [seat for seat in range(SEATS) if t.waiting >> seat & 1]
        while True:
            seat = self._chance.choice(asked)
            move = self._chance.choice(t.options_of(seat))
            try:
                self._session.answer(seat, [move])
            except Refused:
                continue  # an action that must be sent whole
            return

    def _show(self) -> None:
        t = self._session.table
        for seat in range(SEATS):
            seen = t.view(seat)
            WRITER.events(t.events_for(seat, self._heard), 0)
            WRITER.view(seen)
            encode(decision_of(GAME, seen))
        self._heard = len(t.events or [])
