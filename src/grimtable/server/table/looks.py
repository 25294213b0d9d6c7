"""What a bot in a seat is shown, and what the seat was told without playing."""

from collections.abc import Hashable

from grimtable.kernel.table import BareView
from grimtable.look.conversion import view_of
from grimtable.server.protocol import FromTable
from grimtable.server.table.facts import TableFacts
from grimtable.server.thinking.seen import Seen, Told

KEPT = 16
"""Answers kept for a seat."""


class AnswerCache:
    """The answers a seat was given to what it is shown now."""

    __slots__ = ("_answers", "_view")

    def __init__(self) -> None:
        self._view: BareView | None = None
        self._answers: dict[Hashable, FromTable] = {}

    def get(self, view: BareView, question: Hashable) -> FromTable | None:
        """The answer to the same question, if the seat was shown the same."""
        return self._answers.get(question) if view == self._view else None

    def keep(self, view: BareView, question: Hashable, answer: FromTable) -> None:
        """The last few; all are forgotten as soon as something else is shown."""
        if view != self._view or len(self._answers) >= KEPT:
            self._view, self._answers = view, {}
        self._answers[question] = answer


class SeatLooks:
    """Of one table."""

    def __init__(self, state: TableFacts) -> None:
        self._state = state
        self._stories: dict[int, tuple[list[Told], int]] = {}
        """Per seat what it was told so far, and how many events of the table are in it."""
        self._answers: dict[int, AnswerCache] = {}

    def shown(self, seat: int, ahead: BareView | None = None) -> Seen:
        """What a bot in this seat is shown: what its person would see, and no more.

        `ahead` is the view after the first choices of an answer that goes on.
        """
        session = self._state.session
        assert session is not None
        story, event_count = self._stories.get(seat, ([], 0))
        story.extend(session.table.bare_events_for(seat, event_count))
        self._stories[seat] = story, len(session.table.events or [])
        view = session.table.view(seat) if ahead is None else ahead
        return Seen(view_of(self._state.game, view), tuple(story))

    def forget_stories(self) -> None:
        """Something was taken back: they are told from the start again."""
        self._stories.clear()

    def answers_of(self, seat: int) -> AnswerCache:
        """What this seat has asked about what it is shown now."""
        return self._answers.setdefault(seat, AnswerCache())
