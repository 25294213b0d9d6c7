"""The conversion between what the kernel shows (bare: numbers) and a Look (named).

`view_of` and `event_of` add the names; `bare_view` and `bare_event` remove them again, also from a
Look that came over the network.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.kernel.table import BareView
from grimtable.kernel.terms import MOVED, SHOWN, SWAPPED, BareEvent
from grimtable.look.game import Game, Sentence, tuples
from grimtable.look.view import Cell, Event, FieldView, FrameView, Place, Pool, View, ZoneView

BEYOND = 16
"""A game numbers its public structures beyond the zones (rows of combos): `16 * n + seat`."""
ZoneNames = Sequence[tuple[str, int]]
"""Name and owner of every zone, see `Game.zones`."""
Facts = Mapping[int, tuple[str, str, str]]
"""Event without a card -> the end of its text key, and the names of its two numbers."""


# Views


def view_of(game: Game, view: BareView) -> View:
    """A view, named."""
    zones = game.zones(view.public.seat_count)
    return View(
        game.name,
        int(view.seat),
        tuple(
            [
                ZoneView(name, owner, tuple([cell_of(game, int(cell)) for cell in cells]))
                for (name, owner), cells in zip(zones, view.zones, strict=True)
            ]
        ),
        tuple([pool_of(game, pool) for pool in view.unseen]),
        tuple(fields_of(game, view.public)),
        tuple(frames_of(view.stack)),
        int(view.asked),
        view.options,
        view.answers,
        int(view.passed),
        int(view.out),
        int(view.over),
    )


def cell_of(game: Game, cell: int) -> Cell:
    """A card of a zone, named."""
    if cell < 0:
        return Cell(pool=-1 - cell)
    return Cell(game.kinds[cell >> 1], bool(cell & 1))


def pool_of(game: Game, pool: Sequence[int]) -> Pool:
    """The unseen cards of one pool, named."""
    number, *kinds = pool
    return Pool(number, tuple([game.kinds[kind] for kind in kinds]))


def fields_of(game: Game, public: Sequence[Any]) -> list[FieldView]:
    """The game's own fields by name."""
    return [FieldView(name, value) for name, value in zip(game.fields, public, strict=True)]


def frames_of(stack: Sequence[Any]) -> list[FrameView]:
    """The frames of a stack by name."""
    return [FrameView(type(frame).__name__, frame.parts()) for frame in stack]


def bare_view(game: Game, view: View) -> BareView:
    """The view that `Table.view` gave."""
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


# Events


def event_of(game: Game, zones: ZoneNames, n: int, event: BareEvent) -> Event:
    """An event, named."""
    code, a, b, face, has_card, at = (int(part) for part in event)
    sentence = game.sentence(event)
    has_places = code in (MOVED, SHOWN, SWAPPED)
    return Event(
        n,
        sentence.key.removeprefix(f"{game.name}-"),
        sentence.key,
        sentence.args,
        _place(zones, a, at) if has_places else None,
        _place(zones, b, -1) if has_places else None,
        game.kinds[face] if face >= 0 else "",
        bool(has_card) and face < 0,
    )


def _place(zones: ZoneNames, zone: int, at: int) -> Place:
    if zone < len(zones):
        return Place(zones[zone][0], zones[zone][1], at)
    return Place("table", zone % BEYOND, at)


def bare_event(game: Game, zones: ZoneNames, event: Event) -> BareEvent:
    """The event that `Table.events_for` gave, as far as its sentence says it."""
    face = game.kinds.index(event.kind) if event.kind else -1
    has_card = int(face >= 0 or event.is_back)
    if event.src is None or event.dst is None:
        code, a, b = game.fact(event.verb, event.args)
        return BareEvent(code, a, b, face, has_card, -1)
    src, dst = _zone(zones, event.src), _zone(zones, event.dst)
    sentence = Sentence(event.key, event.args)
    for code in (MOVED, SHOWN, SWAPPED):
        found = BareEvent(code, src, dst, face, has_card, event.src.index)
        if _says(game, found, sentence):
            return found
    raise ValueError(f"{event} cannot happen in {game.name}")


def _says(game: Game, event: BareEvent, sentence: Sentence) -> bool:
    try:
        return game.sentence(event) == sentence
    except (KeyError, IndexError):  # no card ever goes this way
        return False


def _zone(zones: ZoneNames, place: Place) -> int:
    named = (place.zone, place.seat)
    return zones.index(named) if named in zones else BEYOND + place.seat


def fact_of(
    facts: Facts, verb: str, args: Mapping[str, Any], words: Mapping[str, Sequence[Any]]
) -> tuple[int, int, int]:
    """A fact and its two numbers; `words` are what the numbers of an argument stand for."""

    def number(name: str) -> int:
        if not name:
            return 0
        value = args[name.replace("piece", "card")]
        return words[name].index(value) if isinstance(value, str) else int(value)

    for code, (text, first, second) in facts.items():
        if verb == f"event-{text}":
            return code, number(first), number(second)
    raise ValueError(f"there is no event {verb!r}")
