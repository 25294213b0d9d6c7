"""A Look: all that a person's screen or a bot ever gets. Plain data, made from one seat's view.

`look_at` puts names on the bare tuples of the kernel, `bare` takes them off again without loss.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import MOVED, SHOWN, SWAPPED
from grimtable.kernel.terms import Event as BareEvent
from grimtable.look.game import Game, Target, tuples

BEYOND = 16
"""A game numbers its open structures beyond the zones `16 * n + seat` (rows of combos)."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a card comes from or goes to: a zone by name, "table" for open structures."""

    zone: str
    seat: int = -1
    index: int = -1
    """From the bottom, in zones whose order means something."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one audience may know it."""

    n: int
    verb: str
    """Its text key without the game's name."""
    key: str
    args: dict[str, Any] = {}
    src: Place | None = None
    dst: Place | None = None
    kind: str = ""
    """The card's face, "" for a back or where no card is meant."""
    is_back: bool = False


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card in a zone: a kind, or the back of a card of some pool."""

    kind: str = ""
    is_public: bool = False
    """Does everybody know it lies here?"""
    pool: int = -1


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone and its cards, in its order, or sorted where order means nothing."""

    name: str
    owner: int = -1
    cards: tuple[Cell, ...] = ()


class FieldView(msgspec.Struct, frozen=True):
    """One of the game's own fields; all of them are public."""

    name: str
    value: Any


class FrameView(msgspec.Struct, frozen=True):
    """Rules work still to do, by the name of its frame and what it was made with."""

    name: str
    parts: tuple[Any, ...] = ()


class Pool(msgspec.Struct, frozen=True):
    """Cards whose places this seat does not know."""

    number: int
    kinds: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """What a seat may know now."""

    game: str
    seat: int
    zones: tuple[ZoneView, ...]
    unseen: tuple[Pool, ...]
    fields: tuple[FieldView, ...]
    stack: tuple[FrameView, ...]
    asked: int
    """Mask of the seats that are asked."""
    options: tuple[int, ...]
    answers: tuple[int, ...] | None
    """The own unseen answers, while several answer at once."""
    passed: int
    out: int
    over: int

    def field(self, name: str) -> Any:
        """The value of one of the game's own fields."""
        return next(field.value for field in self.fields if field.name == name)


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
    """Counts up when the question changes; 0 where nobody counts."""


class Look(msgspec.Struct, frozen=True):
    """View, Decision (None if another seat is asked) and Story."""

    view: View
    decision: Decision | None
    story: tuple[Event, ...] = ()


def look_at(game: Game, t: Table, seat: int, story: Sequence[Event] = (), id: int = 0) -> Look:
    """What this seat is shown; `story` is what it has been told so far."""
    seen = t.view(seat)
    return Look(view_of(game, seen), decision_of(game, seen, id), tuple(story))


def story_of(game: Game, t: Table, seat: int, since: int = 0, first: int = 0) -> list[Event]:
    """What this audience is told of the events from `since` on, numbered from `first` on.

    The table must listen.
    """
    zones = game.zones(t.seats)
    told = enumerate(t.events_for(seat, since), first)
    return [event_of(game, zones, n, event) for n, event in told]


def event_of(game: Game, zones: list[tuple[str, int]], n: int, event: BareEvent) -> Event:
    """An event with names on it."""
    code, a, b, face, has_card, at = (int(part) for part in event)
    sentence = game.sentence(event)
    goes = code in (MOVED, SHOWN, SWAPPED)
    return Event(
        n,
        sentence.key.removeprefix(f"{game.name}-"),
        sentence.key,
        sentence.args,
        _place(zones, a, at) if goes else None,
        _place(zones, b, -1) if goes else None,
        game.kinds[face] if face >= 0 else "",
        bool(has_card) and face < 0,
    )


def _place(zones: list[tuple[str, int]], zone: int, at: int) -> Place:
    if zone < len(zones):
        return Place(zones[zone][0], zones[zone][1], at)
    return Place("table", zone % BEYOND, at)


def decision_of(game: Game, seen: BareView, id: int = 0) -> Decision | None:
    """The question of a view's seat, with its options in words."""
    if not seen.options:
        return None
    frame, question = seen.stack[-1], game.question(seen)
    options = tuple([_option(game, seen, int(move)) for move in seen.options])
    return Decision(type(frame).__name__, frame.rule(), question.key, question.args, options, id)


def _option(game: Game, seen: BareView, move: int) -> Option:
    label = game.label(seen, move)
    verb = game.vocabulary.span(move)[0].verb
    return Option(move, verb, label.key, label.args, tuple(game.targets(seen, move)))


# Names on, names off


def view_of(game: Game, seen: BareView) -> View:
    """A bare view with names on it."""
    seat, zones, unseen, public, stack, asked, options, answers, passed, out, over = seen
    return View(
        game.name,
        int(seat),
        tuple(
            [
                ZoneView(name, owner, tuple([cell_of(game, int(cell)) for cell in cells]))
                for (name, owner), cells in zip(game.zones(public.seat_count), zones, strict=True)
            ]
        ),
        tuple([Pool(pool, tuple([game.kinds[kind] for kind in kinds])) for pool, *kinds in unseen]),
        tuple([FieldView(name, value) for name, value in zip(game.fields, public, strict=True)]),
        tuple([FrameView(type(frame).__name__, frame.parts()) for frame in stack]),
        int(asked),
        options,
        answers,
        int(passed),
        int(out),
        int(over),
    )


def cell_of(game: Game, cell: int) -> Cell:
    """A card of a zone with names on it."""
    if cell < 0:
        return Cell(pool=-1 - cell)
    return Cell(game.kinds[cell >> 1], bool(cell & 1))


def bare(game: Game, view: View) -> BareView:
    """The tuple that `Table.view` gave, also from a view that came over the wire."""
    return BareView(
        view.seat,
        tuple([tuple([_bare_cell(game, cell) for cell in zone.cards]) for zone in view.zones]),
        tuple([(pool.number, *map(game.kinds.index, pool.kinds)) for pool in view.unseen]),
        game.public_of([tuples(field.value) for field in view.fields]),
        tuple([game.frames[frame.name](*tuples(frame.parts)) for frame in view.stack]),
        view.asked,
        view.options,
        view.answers,
        view.passed,
        view.out,
        view.over,
    )


def _bare_cell(game: Game, cell: Cell) -> int:
    if not cell.kind:
        return -1 - cell.pool
    return game.kinds.index(cell.kind) * 2 + cell.is_public
