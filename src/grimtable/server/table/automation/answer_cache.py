"""Answers to what a seat asks without playing, such as hints: the same question costs once."""

from collections.abc import Hashable

from grimtable.kernel.table import BareView
from grimtable.server.protocol import FromTable

MAX_ANSWERS = 16
"""Answers that are kept for a seat."""


class AnswerCache:
    """The answers that one seat was given while it is shown the same view."""

    __slots__ = ("_answers", "_view")

    def __init__(self) -> None:
        self._view: BareView | None = None
        self._answers: dict[Hashable, FromTable] = {}

    def get(self, view: BareView, question: Hashable) -> FromTable | None:
        """The answer to the same question, if the seat is still shown the same."""
        return self._answers.get(question) if view == self._view else None

    def keep(self, view: BareView, question: Hashable, answer: FromTable) -> None:
        """Keep an answer; all are dropped when there are too many, or the view has changed."""
        if view != self._view or len(self._answers) >= MAX_ANSWERS:
            self._view, self._answers = view, {}
        self._answers[question] = answer
