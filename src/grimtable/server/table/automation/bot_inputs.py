"""What the bots of a table are given."""

from grimtable.kernel.table import BareView
from grimtable.look.conversion import view_of
from grimtable.server.bot_processes.bot_input import BotInput, EventTuple
from grimtable.server.table.log.facts import TableFacts


class BotInputs:
    """Makes the inputs of the bots at one table, and keeps their stories between questions."""

    def __init__(self, state: TableFacts) -> None:
        self._state = state
        self._stories: dict[int, tuple[list[EventTuple], int]] = {}
        """By seat, its story so far, and how many events of the table are in it."""

    def of(self, seat: int, ahead: BareView | None = None) -> BotInput:
        """What a bot in this seat is given: what its person would be shown, and no more.

        `ahead` is the view after the first choices of an answer that has more of them.
        """
        session = self._state.session
        assert session is not None
        story, event_count = self._stories.get(seat, ([], 0))
        story.extend(session.table.bare_events_for(seat, event_count))
        self._stories[seat] = story, len(session.table.events or [])
        view = session.table.view(seat) if ahead is None else ahead
        return BotInput(view_of(self._state.game, view), tuple(story))

    def forget_stories(self) -> None:
        """Something was taken back: the stories begin again."""
        self._stories.clear()
