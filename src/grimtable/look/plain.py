"""A game in one file: its facts in one named tuple, all its cards in zones, its words in texts.

Whoever derives from `PlainGame` and `PlainTable` writes the rules and nothing else. Questions,
answers and events are named after the frames, the moves and the zones of the game; what they say
stands in its language files.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.frames import AnyFrame, fields_of
from grimtable.kernel.table import BareView, Outcome, Table
from grimtable.kernel.terms import (
    ALL,
    FINISHED,
    MOVED,
    PUT_OUT,
    REORDERED,
    SHOWN,
    SHUFFLED,
    SWAPPED,
    BareEvent,
    Card,
    Kind,
    Move,
    Seat,
    Zone,
    bit,
)
from grimtable.look.conversion import fact_of
from grimtable.look.game import Game, Reason, Sentence, Target
from grimtable.look.plain_scenes import PlainScene, picture

NOTES: Mapping[int, tuple[str, str, str]] = {
    SHUFFLED: ("shuffled", "", ""),
    REORDERED: ("reordered", "", "count"),
    FINISHED: ("finished", "", ""),
    PUT_OUT: ("out", "seat", ""),
}
"""Facts that all tables record: the end of their key, and the names of their two numbers."""


class PlainTable(Table):
    """A table whose game keeps its own fields, all of them public, in one named tuple."""

    def __init__(self, game: "PlainGame", seats: int, facts: Any) -> None:
        kinds = [at for at, kind in enumerate(game.kinds) for _ in range(game.deck[kind])]
        zones: list[list[Card]] = [[] for _ in game.zones(seats)]
        super().__init__(seats, kinds, zones, [ALL] * len(kinds), [0], [])
        self.game = game
        self.facts = facts

    # Rules of the game

    def points(self, seat: Seat) -> int:
        """What a seat has scored so far."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Whoever has most points wins; a tie shares the win."""
        if self.waiting or self.stack:
            return None
        scores = [self.points(seat) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        rewards = [float(seat in winners) / len(winners) for seat in range(self.seats)]
        return Outcome("finished", winners, scores, rewards)

    # What rules read and do

    def zone(self, name: str, seat: Seat = -1) -> Zone:
        """The number of a zone; of a seat's, if there is one for each seat."""
        return self.game.zones(self.seats).index((name, int(seat)))

    def cards(self, name: str, seat: Seat = -1) -> list[Card]:
        """The cards of a zone; the last one is on top."""
        return self.zones[self.zone(name, seat)]

    def kinds_in(self, name: str, seat: Seat = -1) -> list[Kind]:
        """The kinds in a zone, each once, in the order of the game's list."""
        return sorted({self.kinds[card] for card in self.cards(name, seat)})

    def one_of(self, kind: Kind, name: str, seat: Seat = -1) -> Card:
        """A card of this kind in a zone: among equal ones it does not matter which."""
        return next(card for card in self.cards(name, seat) if self.kinds[card] == kind)

    def draw(self, seat: Seat, name: str = "hand", source: str = "deck") -> None:
        """The top card of a pile goes to a seat unseen by the others; none, if there is none."""
        pile = self.cards(source)
        if pile:
            self.slip(pile[-1], self.zone(source), self.zone(name, seat), bit(seat))

    def change(self, **values: Any) -> None:
        """Give these facts new values."""
        self.facts = self.facts._replace(**values)

    # What the kernel asks for

    def clone(self) -> Self:
        other = type(self)(self.game, self.seats, self.facts)
        other.zones = [zone[:] for zone in self.zones]
        other.know = self.know[:]
        other.dice = self.dice[:]
        other.stack = self.stack[:]
        self.copy_kernel(other)
        return other

    def own(self) -> tuple[Any, ...]:
        return tuple(self.facts)

    def put_own(self, own: Sequence[Any]) -> None:
        self.facts = self.game.public_of(own)

    def public(self) -> tuple[Any, ...]:
        return self.facts  # type: ignore[no-any-return]  # a named tuple of the game

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        return tuple(public)

    def owner(self, zone: Zone) -> Seat:
        name, seat = self.game.zones(self.seats)[zone]
        return seat if name in self.game.private else -1

    def loose(self, zone: Zone) -> bool:
        return self.game.zones(self.seats)[zone][0] in self.game.private

    def word(self, move: Move) -> str:
        return self.game.vocabulary.text(int(move))


class PlainGame(Game):
    """A game that says which cards, zones, facts and moves there are, and how it begins."""

    deck: ClassVar[Mapping[str, int]]
    """Kind -> how many cards of it there are."""
    facts: ClassVar[type]
    """The named tuple of the game's own fields; begins with `options` and `seat_count`."""
    table: ClassVar[type[PlainTable]]
    private: ClassVar[frozenset[str]] = frozenset({"hand"})
    """Zones whose cards their seat sees and nobody else; their order means nothing."""
    hidden: ClassVar[frozenset[str]] = frozenset({"deck"})
    """Zones whose cards nobody sees. All other zones are open to everybody."""
    notes: ClassVar[Mapping[int, tuple[str, str, str]]] = {}
    """Facts of the game: event -> the end of its key, and the names of its two numbers."""
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {"standard": {}}
    prefix: ClassVar[str] = ""
    shared_zones: ClassVar[tuple[str, ...]] = ("deck",)
    own_zones: ClassVar[tuple[str, ...]] = ("hand",)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "deck" in vars(cls):
            cls.kinds = tuple(cls.deck)
        if "facts" in vars(cls):
            cls.fields = cls.facts._fields  # type: ignore[attr-defined]  # of a named tuple

    # Setting up

    def begin(self, t: Any) -> Sequence[AnyFrame]:
        """Lay out the cards, which lie shuffled in the first zone; returns the first frames."""
        raise NotImplementedError

    def option_values(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        for name, value in options.items():
            if value not in self.options.get(name, ()):
                known = ", ".join(self.options.get(name, self.options)) or "none"
                what = f"{name}={value}" if name in self.options else f"option {name}"
                raise BadSetup(f"there is no {what} in {self.name}; there are: {known}")
        chosen = {name: values[0] for name, values in self.options.items()} | dict(options)
        return tuple([values.index(chosen[name]) for name, values in self.options.items()])

    def public_of(self, values: Sequence[Any]) -> Any:
        return self.facts(*values)

    def empty(self, seats: int, values: tuple[int, ...]) -> Table:
        return self.table(self, seats, self.facts(values, seats))

    def lay_out(self, t: Table) -> None:
        t.zones[0].extend(range(len(t.kinds)))
        t.shuffle(0, 0)
        t.stack.extend(reversed(self.begin(t)))
        t.run()

    def stage(self, lines: Mapping[str, str], seats: int, options: Mapping[str, str]) -> Table:
        """The table of these lines, at the first question; see `PlainScene` for the lines."""
        t = self.empty(seats, self.setup(seats, options))
        assert isinstance(t, PlainTable)
        t.prepare(0, None, brisk=False, listen=False)
        t.zones[0].extend(range(len(t.kinds)))
        t.shuffle(0, 0)
        frames = self.begin(t)
        PlainScene(t, lines)
        t.stack.extend(reversed(frames))
        return t

    def picture(self, t: Table) -> dict[str, str]:
        assert isinstance(t, PlainTable)
        return picture(t)

    def scores(self, t: Table) -> list[int]:
        assert isinstance(t, PlainTable)
        return [int(t.points(seat)) for seat in range(t.seats)]

    def default(self, t: Table, seat: int) -> int:
        """The first option."""
        return int(t.options_of(seat)[0])

    # In words

    def sentence(self, event: BareEvent) -> Sentence:
        """Named after the zones a card leaves and enters, or after the fact."""
        kind, a, b, face, _, _ = event
        if kind in (MOVED, SHOWN):
            return self._moved(a, b, face)
        if kind == SWAPPED:
            return self._say("event-swapped", seat=self._place(a)[1], seat_other=self._place(b)[1])
        key, first, second = {**NOTES, **self.notes}[kind]
        args: dict[str, Any] = {}
        for name, value in ((first, a), (second, b)):
            if name:
                args[name] = self.kinds[value] if name.startswith("card") else value
        return self._say(f"event-{key}", **args)

    def fact(self, verb: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
        notes = {**NOTES, **self.notes}
        return fact_of(notes, verb, args, dict.fromkeys(args, self.kinds))

    def _moved(self, src: int, dst: int, face: int) -> Sentence:
        (left, giver), (entered, taker) = self._place(src), self._place(dst)
        args: dict[str, Any] = {}
        if max(giver, taker) >= 0:
            args["seat"] = taker if taker >= 0 else giver
        if giver >= 0 and taker >= 0 and giver != taker:
            args["seat_from"] = giver
        key = f"event-{left}-shown" if src == dst else f"event-{left}-{entered}"
        if face < 0:
            return self._say(f"{key}-unseen", **args)
        return self._say(key, card=self.kinds[face], **args)

    def _place(self, zone: int) -> tuple[str, int]:
        """The same number means the same zone, however many sit at the table."""
        return self.zones(self.max_seats)[zone]

    def _say(self, key: str, **args: Any) -> Sentence:
        return Sentence(f"{self.name}-{key}", args)

    def question(self, view: BareView) -> Sentence:
        """Named after the frame, with the seats and cards among its attributes."""
        if not view.stack:
            return Sentence("table-over")
        frame = view.stack[-1]
        args: dict[str, Any] = {}
        for name, value in zip(fields_of(type(frame)), frame.parts(), strict=True):
            if name.startswith("card") and isinstance(value, int) and value >= 0:
                args[name] = self.kinds[value]
            elif name.startswith(("seat", "count")):
                args[name] = value
        return self._say(hyphened(type(frame).__name__), **args)

    def label(self, view: BareView, move: int) -> Sentence:
        """Named after the verb, with what it aims at."""
        span, at = self.vocabulary.span(move)
        key = f"do-{span.verb.replace(' ', '-')}"
        if not span.words:
            return self._say(key)
        name, value = {
            "kind": ("card", span.words[at]),
            "seat": ("seat", at),
            "number": ("count", int(span.words[at]) if span.aim == "number" else 0),
        }.get(span.aim, ("word", span.words[at]))
        return self._say(key, **{name: value})

    def targets(self, view: BareView, move: int) -> list[Target]:
        """A card in the first zone where it is seen, a seat, or a button."""
        span, at = self.vocabulary.span(move)
        if span.aim == "seat":
            return [Target(seat=at)]
        if span.aim == "kind":
            wanted = self.kinds.index(span.words[at])
            mine = [(name, cells) for name, seat, cells in self._seen(view) if seat == view.seat]
            for name, cells in mine:
                if any(cell >= 0 and cell >> 1 == wanted for cell in cells):
                    return [Target(zone=name, kind=span.words[at], seat=view.seat)]
        return [Target(button=self.vocabulary.text(move))]

    def _seen(self, view: BareView) -> "list[SeenZone]":
        zones = self.zones(view.public.seat_count)
        return [SeenZone(*zone, cells) for zone, cells in zip(zones, view.zones, strict=True)]

    def reasons(self, view: BareView, target: Target) -> list[Reason]:
        """That the open question does not allow it; a game may say more."""
        if any(target in self.targets(view, move) for move in view.options):
            return []
        rule = view.stack[-1].rule() if view.stack else ""
        return [Reason(rule, "reason-not-now")]


class SeenZone(NamedTuple):
    """A zone as a view shows it."""

    name: str
    seat: int
    cells: tuple[int, ...]


def hyphened(name: str) -> str:
    """The name of a class in lower case, its words separated by hyphens."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
