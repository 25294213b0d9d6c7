"""`Game`: the definition of a game, with everything that the layers above the rules need."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import msgspec

from grimtable.kernel.codes import MAX_BYTE, laid
from grimtable.kernel.dice import Sealed
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.frames import Frame
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BareEvent
from grimtable.look.encoding import Layout
from grimtable.look.previews import sure_change
from grimtable.look.vocabulary import Vocabulary

API = 1
"""Counts up when a game written for the previous number would no longer work."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is not an option now: the rule, and the key of a text with its arguments."""

    rule: str
    key: str
    args: dict[str, Any] = {}


class Sentence(msgspec.Struct, frozen=True):
    """The key of a text with its arguments; those named `card…` are kinds, `seat…` are seats."""

    key: str
    args: dict[str, Any] = {}


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that an option points at: a card in a zone, a seat, a combo or a button."""

    zone: str | None = None
    kind: str | None = None
    index: int | None = None
    seat: int | None = None
    combo: int | None = None
    button: str | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A first game with a fixed deal, in which everything important comes up early."""

    seats: int
    """How many; the learner has the first seat."""
    options: dict[str, str]
    seed: int
    minutes: int = 5
    """How long it takes somebody who reads everything."""


class Shown(NamedTuple):
    """How a game is presented to a seat, from its view only; see the methods of `Game`."""

    targets: Callable[[BareView, int], list[Target]]
    question: Callable[[BareView], Sentence]
    label: Callable[[BareView, int], Sentence]
    reasons: Callable[[BareView, Target], list[Reason]]
    encode: Callable[[BareView], list[int]] | None = None
    """Only for games that write no codes themselves, see `Game.write_code`."""


def frames_of(*modules: ModuleType) -> dict[str, type]:
    """The frame classes of these modules, by name."""
    named = [item for module in modules for item in vars(module).items()]
    return {name: cls for name, cls in named if isinstance(cls, type) and issubclass(cls, Frame)}


class Game:
    """The definition of a game: everything that the layers above the rules ask it for.

    To write one, derive from this class (or from `look.plain.PlainGame`, which does most of it for
    a small game), set the facts under "What it is" and define the methods under "Rules" and "In
    words" that raise NotImplementedError. Everything else has a default. Those under "Scenes" are
    needed only by tests that draw tables as text.

    A package names its class in an entry point of the group `grimtable.games`. What lies beside
    the module of that class belongs to the game as well; see `folder`.
    """

    # What it is

    api: ClassVar[int]
    """The `API` it is written for."""
    name: ClassVar[str]
    """As in its entry point."""
    rules: ClassVar[int]
    """Counts up when an old record would play differently."""
    prefix: ClassVar[str]
    """The beginning of its rule ids, such as GW."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    kinds: ClassVar[tuple[str, ...]]
    """The ids of its cards, in the order of their numbers."""
    shared_zones: ClassVar[tuple[str, ...]]
    own_zones: ClassVar[tuple[str, ...]]
    """The zones of a seat; they come seat by seat after the shared ones."""
    fields: ClassVar[tuple[str, ...]]
    """The names of its own fields: those of the named tuple that `Table.public` returns."""
    kind_fields: ClassVar[tuple[str, ...]] = ()
    """Those of its own fields that contain nothing but kinds."""
    frames: ClassVar[Mapping[str, type]]
    """Its frame classes by name, for saves and views; see `frames_of`."""
    vocabulary: ClassVar[Vocabulary]
    """All its moves."""
    options: ClassVar[Mapping[str, tuple[str, ...]]]
    """Table option -> its values, the default first."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Name -> options that differ from their defaults."""
    first: ClassVar[str] = "first_player"
    """The option that says which seat begins: random, seat_1, ..."""
    shown: ClassVar[Shown]
    """How views become words, things to point at and numbers."""

    # What is beside the rules

    rank: ClassVar[int] = 100
    """Its place in lists: lower numbers come first, equal ones by name."""
    lesson: ClassVar[Lesson | None] = None
    """The deal for somebody who plays it for the first time."""
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Standing orders that a seat may give besides answers to reactions: name -> its words."""
    marks_ready: ClassVar[frozenset[str]] = frozenset()
    """Gathers in which everybody asked has a real choice, so that it may be shown who is done."""
    has_plans: ClassVar[bool] = False
    """Do its seats play as a team that can plan in the open?"""
    card_mark: ClassVar[str | None] = None
    """Text that only its card files contain, "" for files without one; None: it reads no files."""
    card_names: ClassVar[Mapping[str, str]] = {}
    """Names of cards that no language file has, because they belong to a set of one's own."""
    screen_face: ClassVar[str] = ""
    """The module that draws it on the terminal screen; without one it gets the generic face."""
    plain_face: ClassVar[str] = ""
    """The module that prints its table in lines; without one it gets the generic face."""
    report: ClassVar[str] = ""
    """`module:Class` of its part of the balance report; without one it has the common sections."""
    cooperative: ClassVar[bool] = False
    """Do all seats win or lose together?"""
    fewest_win: ClassVar[bool] = False
    """Are fewer points better?"""
    playthrough: ClassVar[int] = 60
    """How many decisions a golden playthrough shows."""

    # Rules

    def option_values(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        """Option values as numbers, a named tuple; raises BadSetup if one does not exist."""
        raise NotImplementedError

    def empty(self, seats: int, values: tuple[int, ...]) -> Table:
        """A table without cards, with these option values."""
        raise NotImplementedError

    def public_of(self, values: Sequence[Any]) -> Any:
        """The game's own fields by name, from their values in the order of `fields`."""
        raise NotImplementedError

    def lay_out(self, t: Table) -> None:
        """Deal: take an empty table that has its dice to the first question."""
        raise NotImplementedError

    def scores(self, t: Table) -> list[int]:
        """The points of every seat at this moment."""
        raise NotImplementedError

    def default(self, t: Table, seat: int) -> int:
        """The answer when a seat's clock runs out."""
        raise NotImplementedError

    def ranking(self, t: Table) -> list[int]:
        """The seats of a finished game, best first: the winners, then by points."""
        outcome = t.outcome()
        assert outcome is not None
        seats = range(len(outcome.scores))
        return sorted(seats, key=lambda seat: (-outcome.rewards[seat], -outcome.scores[seat]))

    def turns(self, t: Table) -> int:
        """How many turns there have been; 0 if the game does not count them."""
        return int(getattr(t.public(), "turn", 0))

    # In words

    def sentence(self, event: BareEvent) -> Sentence:
        """An event in words."""
        raise NotImplementedError

    def fact(self, verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
        """The kind and the two numbers of an event without a card: the inverse of `sentence`."""
        raise NotImplementedError

    def tell(self, events: Sequence[BareEvent]) -> list[Sentence]:
        """Events in words, in order; those that belong together may become one sentence."""
        return [self.sentence(event) for event in events]

    def question(self, view: BareView) -> Sentence:
        """The open question in words; its key is the frame's name in snake case."""
        return self.shown.question(view)

    def label(self, view: BareView, move: int) -> Sentence:
        """An option in words."""
        return self.shown.label(view, move)

    def targets(self, view: BareView, move: int) -> list[Target]:
        """What a move points at in this view."""
        return self.shown.targets(view, move)

    def reasons(self, view: BareView, target: Target) -> list[Reason]:
        """Why this thing is not an option now, from the view only; empty if it is one."""
        return self.shown.reasons(view, target)

    def banners(self, t: Table) -> list[Sentence]:
        """Public facts that everybody, spectators too, should see at a glance."""
        return []

    def figures(self, t: Table) -> dict[str, Any]:
        """Public facts in numbers, by name, for the game's own board; empty for any other board."""
        return {}

    def heed(self, view: BareView, left: Sequence[Target]) -> BareView:
        """The view of a bot without the options that its team has left to somebody else."""
        return view

    def forecast(self, view: BareView) -> dict[str, dict[str, Any]]:
        """What answers certainly lead to, besides scores: by their moves, joined by commas.

        In numbers by name, as `figures`, and from what this seat can know.
        """
        return {}

    # Setting up a table

    def setup(self, seats: int, options: Mapping[str, str] | str) -> tuple[int, ...]:
        """The option values as numbers; raises BadSetup with what exists."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(
                f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
            )
        if isinstance(options, str):
            if options not in self.presets:
                raise BadSetup(
                    f"no preset {options!r} in {self.name}; there are: {', '.join(self.presets)}"
                )
            options = self.presets[options]
        return self.option_values(seats, options)

    def fit_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The same options without those that this number of seats does not allow."""
        fitting = dict(options)
        if fitting.get(self.first) in self.options.get(self.first, ())[seats + 1 :]:
            fitting[self.first] = "random"
        return fitting

    def deal(
        self,
        seats: int,
        options: Mapping[str, str] | str = "",
        *,
        seed: int = 0,
        sealed: Sealed | None = None,
        brisk: bool = False,
        listen: bool = False,
    ) -> Table:
        """A table whose first question is open; without options all have their defaults."""
        t = self.empty(seats, self.setup(seats, options or {}))
        t.prepare(seed, sealed, brisk, listen)
        self.lay_out(t)
        return t

    def deal_from(self, view: BareView, seed: int) -> Table:
        """A table that the view's seat cannot tell from the true one, made from the view."""
        t = self.empty(view.public.seat_count, view.public.options)
        t.deal_from(view, seed)
        return t

    def blank(self, seats: int, own: Sequence[Any]) -> Table:
        """A table without cards, with these fields of the game's own (`Table.own`)."""
        fields = self.public_of(tuples(own))
        t = self.empty(seats, fields.options)
        t.put_own(fields)
        return t

    def zones(self, seats: int) -> list[tuple[str, int]]:
        """Name and owner (-1: nobody) of every zone, in order."""
        own = [(name, seat) for seat in range(seats) for name in self.own_zones]
        return [(name, -1) for name in self.shared_zones] + own

    def preview(self, view: BareView, move: int) -> dict[int, int] | None:
        """By how much a move certainly changes each seat's score, as far as this seat can know."""
        return sure_change(self, view, move)

    # As numbers, for learning

    def layout(self) -> Layout:
        """What the numbers of its code mean."""
        raise NotImplementedError

    def write_code(self, t: Table, seat: int, buffer: bytearray, start: int) -> None:
        """What a seat may know of a table, as numbers from 0 to 255 of fixed place and meaning."""
        code = bytes([min(max(number, 0), MAX_BYTE) for number in self.encode(t.view(seat))])
        buffer[start : start + len(code)] = code

    def encode(self, view: BareView) -> list[int]:
        """The same numbers, read from a view."""
        if type(self).write_code is Game.write_code:
            assert self.shown.encode is not None, f"{self.name} has no code"
            return self.shown.encode(view)
        game = self.at(view.public.options)
        code = bytearray(game.layout().length)
        t = laid(game.empty(view.public.seat_count, view.public.options), view)
        game.write_code(t, view.seat, code, 0)
        return list(code)

    # Standing orders and live tables

    def order_scope(self, t: Table) -> tuple[int, ...]:
        """What a standing order given now applies to, in the game's own numbers; (): nothing.

        The first two say which phase of the game it is, such as (turn, fight); a seat can hold a
        window open once in each. The others may be whatever `orders_in_force` compares.
        """
        return ()

    def ordered_answer(
        self, t: Table, seat: int, orders: Mapping[str, str], scope: tuple[int, ...]
    ) -> int:
        """The move that the standing orders of a seat answer now; -1: none.

        `scope` is the result of `order_scope` at the moment they were given.
        """
        return -1

    def orders_in_force(
        self, t: Table, orders: Mapping[str, str], scope: tuple[int, ...]
    ) -> dict[str, str]:
        """The standing orders that still apply; `scope` as in `ordered_answer`."""
        return dict(orders)

    def pass_delay(self, t: Table, options: Mapping[str, str]) -> float:
        """Seconds after a change for which passes in the open live window do not count yet."""
        return 0.0

    # Card sets of one's own, and other files

    def with_cards(self, file: Path) -> "Game":
        """The same game with the set of a card file; raises BadCards with one line per fault."""
        raise BadSetup(f"{self.name} takes no card files: it is played with its own cards")

    def about_cards(self) -> Sentence:
        """What is in its card set, in one sentence."""
        raise NotImplementedError

    def at(self, options: Sequence[int]) -> "Game":
        """This game with the cards that a table with these option values uses."""
        return self

    def folder(self) -> Traversable | None:
        """The folder of its class's module; None if that module lies in no package.

        Beside the module lie `locales/<language>/*.ftl`, `rules.md` and `browser/`, if it has them.
        """
        spec = sys.modules[type(self).__module__].__spec__
        return resources.files(spec.parent) if spec and spec.parent else None

    # Scenes

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Table:
        """A table drawn as text: `P1 hand: owl crow`, `deck: owl`, ... (not yet run)."""
        raise NotImplementedError

    def picture(self, t: Table) -> dict[str, str]:
        """The lines of a table, as `stage` reads them."""
        raise NotImplementedError

    def chances(self, t: Table) -> list[str]:
        """What chance brought at a table, in words; a scene asks for it by `luck`."""
        raise NotImplementedError


def tuples(value: Any) -> Any:
    """Lists, which messages and saves contain, back to tuples."""
    return tuple([tuples(part) for part in value]) if isinstance(value, list | tuple) else value
