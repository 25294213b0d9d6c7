"""Bots whose questions are overheard, and bots that take their time."""

import msgspec

from grimtable.look.look import Look, look_at, story_of
from grimtable.registry import get
from grimtable.server.clock import Clock, pause
from grimtable.server.thinking import Thinkers
from server.secrecy.worlds import World

Call = tuple[int, str, int, bytes]
"""Seat, name, seed, and the bytes of the Look."""
THOUGHT = 0.5
"""Seconds."""


class Overheard(Thinkers):
    """Real bots in their process; everything they are asked is written down."""

    def __init__(self, _: Clock) -> None:
        super().__init__(1)
        self.calls: list[Call] = []
        self.foreign: list[bytes] = []
        """Looks that are not those of the seat they are for."""
        self.world: World | None = None

    async def choose(
        self, name: str, seed: int, look: Look | bytes, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        data = look if isinstance(look, bytes) else msgspec.json.encode(look)
        seat = msgspec.json.decode(data, type=Look).view.seat
        self.calls.append((seat, name, seed, data))
        if self.world is not None and data != own_look(self.world, seat):
            self.foreign.append(data)
        return await super().choose(name, seed, look, budget, seat_key=seat_key)


def own_look(world: World, seat: int) -> bytes:
    """What the person of this seat would see."""
    game, t = world.room.course.game, world.t
    story = story_of(game, t, seat)
    return msgspec.json.encode(look_at(game, t, seat, story, world.decision(seat)))


def overheard(world: World) -> Overheard:
    assert isinstance(world.room.thinkers, Overheard)
    return world.room.thinkers


class Slow(Thinkers):
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
        await pause(self.clock, THOUGHT)
        house.dozing -= 1
        number = get(look.view.game).vocabulary.number
        offered = [option.move for option in look.decision.options]
        return [next(number(wish) for wish in self.wishes if number(wish) in offered)]
