"""Bots at the table: asked when their seat is, and heard when people could follow."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from grimtable.bots.registry import get_bot, is_quick, name_of
from grimtable.kernel.errors import HalfAction, Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.server.bot_processes.pool import BotFailed, BotPool, PoolClosed
from grimtable.server.clock import Clock, elapsed
from grimtable.server.protocol import Because, FromTable
from grimtable.server.refusals import Denied
from grimtable.server.table.automation.bot_inputs import BotInputs
from grimtable.server.table.log.commits import Drafter
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft, GameSession

log = logging.getLogger("grimtable.server")

BOT_PAUSE = 0.7
"""Seconds before a bot's answer, so that people can follow."""
LESSON_PAUSE = 0.45
"""The same in a lesson, which is to last five minutes."""
THINKING_BUDGET = 2.0
"""Seconds a bot may think."""
SEARCH_BUDGET = 8.0
"""The same for one that searches; compiled it takes less than one, in pure Python some three."""
OFFERED = "withdraw"
"""The verb of what only a seat may choose whose own offer stands open."""
MAX_MOVES = 64
"""Moves of one answer."""


class BotSeats:
    """All seats of one table that a bot plays, stand-ins included."""

    def __init__(
        self,
        state: TableState,
        bot_inputs: BotInputs,
        clock: Clock,
        bot_pool: BotPool,
        broadcast: Callable[[FromTable], None],
        try_commit: Callable[[Drafter], Awaitable[None]],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._state = state
        self._bot_inputs = bot_inputs
        self._clock = clock
        self._bot_pool = bot_pool
        self._broadcast = broadcast
        self._try_commit = try_commit
        self._spawn = spawn
        self._thinking: dict[int, int] = {}
        """Per seat the decision its bot is thinking about."""
        self._still: dict[int, int] = {}
        """Per seat the decision its bot leaves open, so that its offer stands."""
        self.resting = 0
        """Bots that have chosen and wait until people have seen the last step."""

    def ask(self) -> None:
        """Every bot that has a question, does not think about it yet and need not keep still."""
        state = self._state
        assert state.session is not None
        for seat in state.awaited:
            decision = state.session.decisions[seat]
            if not state.seat_states[seat].bot or self._thinking.get(seat) == decision:
                continue
            if not self._keeps_still(seat):
                self._thinking[seat] = decision
                self._spawn(self._think(seat, decision, state.session))

    def _keeps_still(self, seat: int) -> bool:
        """Has it left this very question open, and can somebody else still answer its offer?"""
        state = self._state
        others = [other for other in state.awaited if other != seat]
        return self._is_still(seat) and not all(map(self._is_still, others))

    def _is_still(self, seat: int) -> bool:
        state = self._state
        assert state.session is not None
        is_same = self._still.get(seat) == state.session.decisions[seat]
        return is_same and bool(state.seat_states[seat].bot)

    def _rather_waits(self, seat: int, decision: int, moves: list[int]) -> bool:
        """Would it pass, and so take back its own offer before anybody could answer that?"""
        state, verb_of = self._state, self._state.game.vocabulary.span
        has_offered = any(verb_of(move)[0].verb == OFFERED for move in state.t.options_of(seat))
        if not has_offered or moves not in ([], [state.game.default(state.t, seat)]):
            return False
        self._still[seat] = decision
        return self._keeps_still(seat)

    async def _think(self, seat: int, decision: int, session: GameSession) -> None:
        """Ask a bot, and answer for it; what it cannot answer the clock's answer serves."""
        state = self._state
        is_reaction = state.is_reaction
        reason: Because | None = None

        def is_open() -> bool:
            return session.decisions[seat] == decision and seat in state.awaited

        def draft() -> Draft:
            nonlocal reason
            if not state.seat_states[seat].bot or state.is_paused or not is_open():
                raise Denied("stale", "somebody has taken over, or the table has gone on")
            try:
                if moves:
                    return state.draft_answer(seat, moves, decision=decision, id="")
            except Exception as error:  # the bot's fault, or a rule's
                log.warning("a bot's answer was refused", exc_info=error)
            reason = None
            return state.draft_timeout(seat)

        thought = LESSON_PAUSE if self._state.setup.is_lesson else BOT_PAUSE
        rested = elapsed(self._clock, 0.0 if is_reaction else thought)
        try:
            moves = await self._chosen(seat, decision) if is_open() else []
            await self._rest(rested)
            if not is_open() or not self._rather_waits(seat, decision, moves):
                reason = self._reason(seat, moves) if is_open() else None
                await self._try_commit(draft)
                if reason is not None and not is_open():
                    self._broadcast(reason)
        except PoolClosed:
            return
        finally:
            if self._thinking.get(seat) == decision:
                del self._thinking[seat]

    def _reason(self, seat: int, moves: list[int]) -> Because | None:
        """Why it will answer so, where its kind of bot says why."""
        state, name = self._state, self._state.seat_states[seat].bot
        if not moves or name_of(name).is_class:  # such a bot thinks in its own process only
            return None
        try:
            sentence = get_bot(state.game.name, name).remark(state.t.view(seat), moves[0])
        except Exception:  # an answer without a reason is an answer
            log.exception("a bot could not say why")
            return None
        if sentence is None:
            return None
        return Because(seat=PUBLIC, by=seat, key=sentence.key, args=dict(sentence.args))

    async def _rest(self, rested: "asyncio.Future[None]") -> None:
        """How long it thought is not to be seen, as long as that was not too long."""
        self.resting += 1
        try:
            await rested
        finally:
            self.resting -= 1

    async def _chosen(self, seat: int, decision: int) -> list[int]:
        """What the bot wants, with all its choices; nothing if it has failed."""
        moves: list[int] = []
        try:
            while not moves or self._is_half(seat, moves, decision):
                moves += await self._next(seat, moves, decision)
        except PoolClosed:
            raise
        except BotFailed as error:
            log.warning("a bot gave no answer", extra={"why": str(error)})
            return []
        except Refused:
            return []  # the table has gone on in the meantime
        except Exception:  # whatever it was: the table does not wait for ever
            log.exception("a bot could not be asked")
            return []
        return moves

    def _is_half(self, seat: int, moves: list[int], decision: int) -> bool:
        """Must more be chosen before this is played? What else is wrong is found out then."""
        state = self._state
        assert state.session is not None
        if not (state.is_reaction or state.session.is_shared) or len(moves) >= MAX_MOVES:
            return False
        try:
            state.draft_answer(seat, moves, decision=decision, id="")
        except HalfAction:
            return True
        except Exception:
            return False
        return False

    async def _next(self, seat: int, before: list[int], decision: int) -> list[int]:
        """What it chooses after these first choices of the same answer."""
        state = self._state
        session = state.session
        assert session is not None
        seen = session.ahead(seat, before, decision=decision) if before else state.t.view(seat)
        taken = [plan for plan in state.plans if plan.mark == "take" and plan.seat != seat]
        seen = state.game.heed(seen, [plan.target for plan in taken])
        if len(seen.options) == 1:
            return [int(seen.options[0])]
        name = state.seat_states[seat].bot
        is_kept = name != "random"  # a random bot is made again for every answer
        seed = self._seed(seat, 0 if is_kept else len(session.active) + len(before))
        key = f"{state.id}:{seat}" if is_kept else ""
        bot_input = self._bot_inputs.of(seat, seen)
        budget = THINKING_BUDGET if is_quick(state.game.name, name) else SEARCH_BUDGET
        return await self._bot_pool.choose(name, seed, bot_input, budget, seat_key=key)

    def _seed(self, seat: int, step: int) -> int:
        """Dice of a bot's own, the same after a restart or an undo, and not to be guessed."""
        session = self._state.session
        assert session is not None
        text = f"{session.deal.dice.get('secret', '')}:{self._state.id}:{seat}:{step}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
