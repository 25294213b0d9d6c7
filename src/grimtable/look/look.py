"""A Look: everything that a screen or a bot gets. Plain data, made from the view of one seat."""

from collections.abc import Sequence
from typing import Any

import msgspec

from grimtable.kernel.table import BareView, Table
from grimtable.look.conversion import event_of, view_of
from grimtable.look.game import Game, Target
from grimtable.look.view import Event, View


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer."""

    move: int
    verb: str
    key: str
    args: dict[str, Any] = {}
    targets: tuple[Target, ...] = ()


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question of this seat."""

    frame: str
    rule: str
    key: str
    args: dict[str, Any]
    options: tuple[Option, ...]
    id: int = 0
    """Counts up when the question changes; 0 where nothing counts it."""


class Look(msgspec.Struct, frozen=True):
    """View, Decision (None if another seat is asked) and Story."""

    view: View
    decision: Decision | None
    story: tuple[Event, ...] = ()


def look_at(game: Game, t: Table, seat: int, story: Sequence[Event] = (), id: int = 0) -> Look:
    """What this seat is shown; `story` is what it was told so far."""
    view = t.view(seat)
    return Look(view_of(game, view), decision_of(game, view, id), tuple(story))


def story_of(game: Game, t: Table, seat: int, since: int = 0, first: int = 0) -> list[Event]:
    """What this audience is told of the events from `since` on, numbered from `first` on.

    The table must listen.
    """
    zones = game.zones(t.seats)
    told = enumerate(t.events_for(seat, since), first)
    return [event_of(game, zones, n, event) for n, event in told]


def decision_of(game: Game, view: BareView, id: int = 0) -> Decision | None:
    """The question of a view's seat, with its options in words."""
    if not view.options:
        return None
    frame, question = view.stack[-1], game.question(view)
    options = tuple([_option(game, view, int(move)) for move in view.options])
    return Decision(type(frame).__name__, frame.rule(), question.key, question.args, options, id)


def _option(game: Game, view: BareView, move: int) -> Option:
    label = game.label(view, move)
    verb = game.vocabulary.span(move)[0].verb
    return Option(move, verb, label.key, label.args, tuple(game.targets(view, move)))
