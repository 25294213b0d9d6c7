"""What a bot in another process is given: as much as its seat may know, and no more."""

import msgspec

from grimtable.look.view import View

EventTuple = tuple[int, int, int, int, int, int]
"""An event as `Table.bare_events_for` gives it."""


class ToJudge(msgspec.Struct, array_like=True, frozen=True):
    """Answers that are tried on tables dealt from a view, see `review.judging.Judging`."""

    answers: tuple[tuple[int, ...], ...]
    first: int
    worlds: int
    is_immediate: bool


class BotInput(msgspec.Struct, frozen=True):
    """The view of a seat with an open question, and all events that the seat was told."""

    view: View
    events: tuple[EventTuple, ...] = ()
