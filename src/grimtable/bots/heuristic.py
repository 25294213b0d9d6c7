"""A player who knows what people know about strong play."""

from grimtable.bots.grimwood.main import GrimwoodHeuristic
from grimtable.bots.memory import Memory, bare_event
from grimtable.bots.numbers import bare_view
from grimtable.look.look import Event, Look


class HeuristicBot:
    """Rules of thumb and a memory; one seat of one game at a time."""

    def __init__(self) -> None:
        self._core = GrimwoodHeuristic()
        self._memory: Memory | None = None
        self._heard: tuple[Event, ...] = ()

    def choose(self, look: Look, budget: float) -> list[int]:
        """The best answer by rule of thumb."""
        view = bare_view(look, "heuristic")
        return [self._core.move(view, self._remember(look, len(view[3][1])))]

    def _remember(self, look: Look, seats: int) -> Memory | None:
        """What the Story tells; None if it does not begin with the deal."""
        story = look.story
        if not story or story[0].verb != "event-shuffled":
            return None
        heard = len(self._heard)
        memory = self._memory
        if memory is None or memory.seat != look.view.seat or story[:heard] != self._heard:
            heard, memory = 0, Memory(look.view.seat, seats)  # another game, or one gone back
        for event in story[heard:]:
            memory.hear(bare_event(event))
        self._heard, self._memory = story, memory
        return memory
