"""From a Look back to the numbers that the bots' cores work on."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look import conversion
from grimtable.look.look import Look
from grimtable.look.view import Event
from grimtable.registry import get


def bare_view(look: Look, bot: str, played: Sequence[str]) -> BareView:
    """The view of a Look with an open question, of a game that this bot plays."""
    name = look.view.game
    if name not in played:
        raise BadSetup(f"the {bot} bot does not play {name}, only: {', '.join(played)}")
    assert look.decision is not None, "nothing to choose"
    return conversion.bare_view(get(name).at(look.view.field("options")), look.view)


class Hearing(Protocol):
    """What a seat makes of its story, event by event."""

    seat: int

    def hear(self, event: BareEvent) -> None:
        """One event as this seat was told."""


Heard = TypeVar("Heard", bound=Hearing)


class Recall(Generic[Heard]):
    """A Memory that follows the story of the Looks; one seat of one game at a time."""

    def __init__(
        self, begin: Callable[[int, int], Heard], bare_event: Callable[[Event], BareEvent]
    ) -> None:
        self._begin = begin
        self._bare_event = bare_event
        self._memory: Heard | None = None
        self._story: tuple[Event, ...] = ()

    def of(self, look: Look, seats: int) -> Heard | None:
        """What the story tells; None if it does not begin with the deal."""
        story = look.story
        if not story or story[0].verb != "event-shuffled":
            return None
        heard, memory = len(self._story), self._memory
        if memory is None or memory.seat != look.view.seat or story[:heard] != self._story:
            heard, memory = 0, self._begin(look.view.seat, seats)  # another game, or one gone back
        for event in story[heard:]:
            memory.hear(self._bare_event(event))
        self._story, self._memory = story, memory
        return memory
