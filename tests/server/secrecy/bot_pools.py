"""Bots whose questions are overheard, and bots that take their time."""

import msgspec

from grimtable.look.conversion import view_of
from grimtable.registry import get
from grimtable.server.bot_processes.bot_input import BotInput
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock, sleep
from grimtable.server.protocol import HintChoice
from server.secrecy.worlds import World, parting

Call = tuple[int, str, int, bytes]
"""Seat, name, seed, and the bytes of what is seen."""
THOUGHT = 0.5
"""Seconds."""


class Overheard(BotPool):
    """Real bots in their process; everything they are asked is written down."""

    def __init__(self, _: Clock) -> None:
        super().__init__(1)
        self.calls: list[Call] = []
        self.foreign: list[str] = []
        """Where what is seen parts from what the seat sees."""
        self.world: World | None = None
        self._half: dict[int, list[int]] = {}
        """What each seat has chosen of an answer that may need more."""

    def listen(self, world: World | None) -> None:
        """From now on to the bots of this table; nothing is left of the table before."""
        self.world = world
        self.calls, self.foreign, self._half = [], [], {}

    async def choose(
        self, name: str, seed: int, bot_input: BotInput, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        before = self._hear(name, seed, bot_input)
        moves = await super().choose(name, seed, bot_input, budget, seat_key=seat_key)
        self._half[bot_input.view.seat] = before + moves
        return moves

    async def advise(
        self, name: str, seed: int, bot_input: BotInput, *, is_estimated: bool = False
    ) -> list[HintChoice]:
        self._hear(name, seed, bot_input)
        return await super().advise(name, seed, bot_input, is_estimated=is_estimated)

    def _hear(self, name: str, seed: int, bot_input: BotInput) -> list[int]:
        """Write down what is asked; what the seat had chosen before of an answer."""
        data, seat = msgspec.json.encode(bot_input), bot_input.view.seat
        self.calls.append((seat, name, seed, data))
        before: list[int] = []
        if self.world is not None and data != (own := own_sight(self.world, seat, [])):
            before = self._half.get(seat, [])
            if data != own_sight(self.world, seat, before):
                self.foreign.append(parting(data, own))
        return before


def own_sight(world: World, seat: int, before: list[int]) -> bytes:
    """What the person of this seat would see, after the first choices of an answer."""
    state, number = world.room.state, world.decision(seat)
    view = world.t.view(seat)
    if before and state.session is not None:
        view = state.session.ahead(seat, before, decision=number)
        while len(view.options) == 1:  # what leaves no choice is not asked
            before.append(int(view.options[0]))
            view = state.session.ahead(seat, before, decision=number)
    told = tuple(world.t.bare_events_for(seat))
    return msgspec.json.encode(BotInput(view_of(state.game, view), told))


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
        self, name: str, seed: int, bot_input: BotInput, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        house = self.world.house
        house.dozing += 1
        await sleep(self.clock, THOUGHT)
        house.dozing -= 1
        number = get(bot_input.view.game).vocabulary.number
        offered = bot_input.view.options
        return [next(number(wish) for wish in self.wishes if number(wish) in offered)]
