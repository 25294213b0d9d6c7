"""Bots at the table: asked when their seat is, and heard when people could follow."""

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

from grimtable.look.sitting import Draft, Sitting
from grimtable.server.clock import due
from grimtable.server.refusals import Denied
from grimtable.server.thinking import BotFailed, Closed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from grimtable.server.room import Room

log = logging.getLogger("grimtable.server")

THOUGHT = 0.7
"""Seconds before a bot's answer, so that people can follow."""
BUDGET = 2.0
"""Seconds a bot may think."""


class BotSeats:
    """All seats of one room that a bot plays, stand-ins included."""

    def __init__(
        self,
        room: "Room",
        attempt: "Callable[[Callable[[], Draft]], Awaitable[None]]",
        spawn: "Callable[[Coroutine[Any, Any, None]], object]",
    ) -> None:
        self._room = room
        self._attempt = attempt
        self._spawn = spawn
        self._thinking: dict[int, int] = {}
        """Per seat the decision its bot is thinking about."""
        self.resting = 0
        """Bots that have chosen and wait until people have seen the last step."""

    def ask(self) -> None:
        """Every bot that has a question and does not think about it yet."""
        course = self._room.course
        assert course.sitting is not None
        for seat in course.awaited:
            decision = course.sitting.decisions[seat]
            if course.places[seat].bot and self._thinking.get(seat) != decision:
                self._thinking[seat] = decision
                self._spawn(self._think(seat, decision, course.sitting))

    async def _think(self, seat: int, decision: int, sitting: Sitting) -> None:
        """Ask a bot, and answer for it; what it cannot answer the clock's answer serves."""
        course = self._room.course
        is_reaction = course.is_reaction

        def is_open() -> bool:
            return sitting.decisions[seat] == decision and seat in course.awaited

        def make() -> Draft:
            if not course.places[seat].bot or course.is_paused or not is_open():
                raise Denied("stale", "somebody has taken over, or the table has gone on")
            try:
                if moves:
                    return course.draft_answer(seat, moves, decision=decision, id="")
            except Exception as error:  # the bot's fault, or a rule's
                log.warning("a bot's answer was refused: %s", error)
            return course.draft_timeout(seat)

        rested = due(self._room.clock, 0.0 if is_reaction else THOUGHT)
        try:
            moves = await self._chosen(seat) if is_open() else []
            await self._rest(rested)
            await self._attempt(make)
        except Closed:
            return
        finally:
            if self._thinking.get(seat) == decision:
                del self._thinking[seat]

    async def _rest(self, rested: "asyncio.Future[None]") -> None:
        """How long it thought is not to be seen, as long as that was not too long."""
        self.resting += 1
        try:
            await rested
        finally:
            self.resting -= 1

    async def _chosen(self, seat: int) -> list[int]:
        """What the bot wants; nothing if it has failed."""
        room, course = self._room, self._room.course
        assert course.sitting is not None
        options = course.t.options_of(seat)
        if len(options) == 1:
            return [int(options[0])]
        name = course.places[seat].bot
        is_kept = name != "random"  # who rolls dice of its own is made anew for every answer
        seed = self._seed(seat, 0 if is_kept else len(course.sitting.plies))
        key = f"{room.id}:{seat}" if is_kept else ""
        try:
            return await room.thinkers.choose(name, seed, room.look(seat), BUDGET, seat_key=key)
        except BotFailed as error:
            log.warning("a bot gave no answer: %s", error)
            return []

    def _seed(self, seat: int, ply: int) -> int:
        """Dice of a bot's own, the same after a restart or an undo, and not to be guessed."""
        sitting = self._room.course.sitting
        assert sitting is not None
        text = f"{sitting.deal.dice.get('secret', '')}:{self._room.id}:{seat}:{ply}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
