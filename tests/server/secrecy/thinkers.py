"""Bots whose questions are overheard, and bots that take their time."""

import msgspec

from grimtable.look.conversion import view_of
from grimtable.look.look import Look, decision_of, look_at, story_of
from grimtable.registry import get
from grimtable.server.clock import Clock, sleep
from grimtable.server.thinking.pool import BotPool
from server.secrecy.worlds import World, parting

Call = tuple[int, str, int, bytes]
"""Seat, name, seed, and the bytes of the Look."""
THOUGHT = 0.5
"""Seconds."""


class Overheard(BotPool):
    """Real bots in their process; everything they are asked is written down."""

    def __init__(self, _: Clock) -> None:
        super().__init__(1)
        self.calls: list[Call] = []
        self.foreign: list[str] = []
        """Where looks part from those of the seat they are for."""
        self.world: World | None = None
        self._half: dict[int, list[int]] = {}
        """What each seat has chosen of an answer that may need more."""

    async def choose(
        self, name: str, seed: int, look: Look | bytes, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        data = look if isinstance(look, bytes) else msgspec.json.encode(look)
        seat = msgspec.json.decode(data, type=Look).view.seat
        self.calls.append((seat, name, seed, data))
        before: list[int] = []
        if self.world is not None and data != (own := own_look(self.world, seat, [])):
            before = self._half.get(seat, [])
            if data != own_look(self.world, seat, before):
                self.foreign.append(parting(data, own))
        moves = await super().choose(name, seed, look, budget, seat_key=seat_key)
        self._half[seat] = before + moves
        return moves


def own_look(world: World, seat: int, before: list[int]) -> bytes:
    """What the person of this seat would see, after the first choices of an answer."""
    state, number = world.room.state, world.decision(seat)
    look = look_at(state.game, world.t, seat, story_of(state.game, world.t, seat), number)
    if before and state.session is not None:
        seen = state.session.ahead(seat, before, decision=number)
        while len(seen[6]) == 1:  # what leaves no choice is not asked
            before.append(int(seen[6][0]))
            seen = state.session.ahead(seat, before, decision=number)
        shown, asked = view_of(state.game, seen), decision_of(state.game, seen, number)
        look = msgspec.structs.replace(look, view=shown, decision=asked)
    return msgspec.json.encode(look)


def overheard(world: World) -> Overheard:
    assert isinstance(world.room.bot_pool, Overheard)
    return world.room.bot_pool


class Slow(BotPool):
    """They think for a while, and then do the first thing on their list."""

    world: World

    def __init__(self, clock: Clock, wishes: tuple[str, ...]) -> None:
        super().__init__(1)
        self.clock = clock
        self.wishes = wishes

    async def choose(
        self, name: str, seed: int, look: Look | bytes, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        assert isinstance(look, Look) and look.decision is not None
        house = self.world.house
        house.dozing += 1
        await sleep(self.clock, THOUGHT)
        house.dozing -= 1
        number = get(look.view.game).vocabulary.number
        offered = [option.move for option in look.decision.options]
        return [next(number(wish) for wish in self.wishes if number(wish) in offered)]
