"""A small game that keeps every rule, and games like it that each break one.

Everybody has a hand. In each round everybody chooses a card unseen; then whoever wants may burn a
moth to put out the brightest light. The brightest light that burns wins the round.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from grimtable.kernel.frames import AGAIN, DONE, Frame, Frames, Gather, Mine, Window
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import ALL, FIRST_GAME_EVENT, BareEvent, Move, Seat, bit
from grimtable.look.game import Reason, Sentence, Target
from grimtable.look.plain import PlainGame, PlainTable
from grimtable.look.vocabulary import Span, Vocabulary

DECK = {"moth": 6, "spark": 6, "candle": 5, "torch": 4, "bonfire": 3}
MOTH = 0
PASS, BURN = len(DECK), len(DECK) + 1
ROUND = FIRST_GAME_EVENT


class Facts(NamedTuple):
    options: tuple[int, ...]
    seat_count: int
    round: int = 0
    lights: tuple[int, ...] = ()
    """What everybody plays, by seat; -1: put out, or nothing."""


class LanternTable(PlainTable):
    def points(self, seat: Seat) -> int:
        return len(self.cards("won", seat))

    def everyone(self) -> int:
        return sum(bit(seat) for seat in range(self.seats))


class Choose(Gather[LanternTable]):
    def seats(self, t: LanternTable) -> int:
        return t.everyone()

    def ask_seat(self, t: LanternTable, seat: Seat) -> list[Move]:
        return [] if t.answers[seat] else t.kinds_in("hand", seat)

    def act_all(self, t: LanternTable, answers: list[list[Move]]) -> Frames:
        for seat, (kind,) in enumerate(answers):
            t.move(t.one_of(kind, "hand", seat), t.zone("hand", seat), t.zone("lit", seat))
        t.change(lights=tuple([kind for (kind,) in answers]))
        t.passed = 0
        return t.game.frames["Dark"](), t.game.frames["Score"]()


class Dark(Window[LanternTable]):
    def seats(self, t: LanternTable) -> int:
        return t.everyone()

    def ask_seat(self, t: LanternTable, seat: Seat) -> list[Move]:
        return [PASS, BURN] if MOTH in t.kinds_in("hand", seat) else [PASS]

    def act_seat(self, t: LanternTable, seat: Seat, move: Move) -> Frames:
        t.passed |= bit(seat)
        if move == BURN:
            t.move(t.one_of(MOTH, "hand", seat), t.zone("hand", seat), t.zone("burnt"))
            best = max(t.facts.lights)
            t.change(lights=tuple([-1 if kind == best else kind for kind in t.facts.lights]))
        return AGAIN


class Score(Frame[LanternTable]):
    def act(self, t: LanternTable, move: Move) -> Frames:
        best = max(t.facts.lights)
        winner = t.facts.lights.index(best) if best >= 0 else -1
        for seat in range(t.seats):
            for card in t.cards("lit", seat)[:]:
                to = t.zone("won", winner) if winner >= 0 else t.zone("burnt")
                t.move(card, t.zone("lit", seat), to)
            t.draw(seat)
        if any(not t.cards("hand", seat) for seat in range(t.seats)) or t.facts.round == 8:
            t.finish(1)
            return DONE
        t.change(round=t.facts.round + 1, lights=(-1,) * t.seats)
        t.note(ROUND, t.facts.round, 0)
        return (t.game.frames["Choose"](),)


class Lanterns(PlainGame):
    api = 1
    name = "lanterns"
    rules = 1
    min_seats, max_seats = 2, 5
    deck = DECK
    facts = Facts
    table: type[PlainTable] = LanternTable
    shared_zones = ("deck", "burnt")
    own_zones = ("hand", "lit", "won")
    vocabulary = Vocabulary([Span("light", tuple(DECK), "kind"), Span("pass"), Span("burn")])
    frames = {"Choose": Choose, "Dark": Dark, "Score": Score}
    notes = {ROUND: ("turn", "number", "")}

    def begin(self, t: LanternTable) -> Sequence[Frame[Any]]:
        t.change(round=1, lights=(-1,) * t.seats)
        for seat in range(t.seats):
            for _ in range(3):
                t.draw(seat)
        return (self.frames["Choose"](),)


def game_with(*frames: type[Frame[Any]], **parts: Any) -> PlainGame:
    """Lanterns with other frames instead of those they are derived from, and other parts."""
    changed = dict(Lanterns.frames)
    for frame in frames:
        replaced = next((base for base in frame.__mro__[1:] if base in changed.values()), frame)
        frame.__name__ = replaced.__name__
        changed[frame.__name__] = frame
    return type("Wrong", (Lanterns,), {"frames": changed, **parts})()


# Each of these breaks one rule


class LeakTable(LanternTable):
    def draw(self, seat: Seat, name: str = "hand", source: str = "deck") -> None:
        pile = self.cards(source)
        if pile:
            self.move(pile[-1], self.zone(source), self.zone(name, seat))


class FieldTable(LanternTable):
    """The next card of the deck is a public field."""

    def public(self) -> tuple[Any, ...]:
        deck = self.cards("deck")
        return self.facts._replace(round=self.kinds[deck[-1]] if deck else 0)  # type: ignore[no-any-return]


class ForgetfulTable(LanternTable):
    def clone(self) -> "ForgetfulTable":
        other = super().clone()
        other.facts = other.facts._replace(lights=(-1,) * self.seats, round=1)
        return other


class SharingTable(LanternTable):
    def clone(self) -> "SharingTable":
        other = super().clone()
        other.zones = self.zones
        return other


class Lossy(LanternTable):
    def put_own(self, own: Sequence[Any]) -> None:
        super().put_own(own)
        self.change(round=1)


class Careless(LanternTable):
    def draw(self, seat: Seat, name: str = "hand", source: str = "deck") -> None:
        super().draw(seat, name, source)
        if self.facts.round == 3 and self.cards(name, seat):
            self.cards(name, seat).pop()


class Glass(LanternTable):
    """Everybody knows the hand of the first seat, and no event says so."""

    def draw(self, seat: Seat, name: str = "hand", source: str = "deck") -> None:
        super().draw(seat, name, source)
        for card in self.cards(name, 0):
            self.know[card] |= ALL


class NumberScore(Score):
    """Of equal lights the one with the highest number wins."""

    def act(self, t: LanternTable, move: Move) -> Frames:
        lit = [card for seat in range(t.seats) for card in t.cards("lit", seat)]
        first = max(lit)
        t.change(
            lights=tuple([0 if first in t.cards("lit", seat) else -1 for seat in range(t.seats)])
        )
        return super().act(t, move)


class Stray(Mine[LanternTable]):
    """A frame that the game does not list."""

    def ask(self, t: LanternTable) -> list[Move]:
        return [PASS, BURN]

    def act(self, t: LanternTable, move: Move) -> Frames:
        return DONE


class Telling(Mine[LanternTable]):
    """Asked before the others, only of somebody with a moth, and everybody notices."""

    def ask(self, t: LanternTable) -> list[Move]:
        return [PASS, BURN] if MOTH in t.kinds_in("hand", self.me) else [PASS]

    def act(self, t: LanternTable, move: Move) -> Frames:
        return DONE


class TellingScore(Score):
    def act(self, t: LanternTable, move: Move) -> Frames:
        frames = super().act(t, move)
        return (Telling(0), *frames) if frames else frames


class EndlessScore(Score):
    def act(self, t: LanternTable, move: Move) -> Frames:
        for seat in range(t.seats):
            for card in t.cards("lit", seat)[:]:
                t.slip(card, t.zone("lit", seat), t.zone("hand", seat), bit(seat))
        return (Choose(),)


class CirclingScore(Score):
    def act(self, t: LanternTable, move: Move) -> Frames:
        return AGAIN if t.facts.round > 2 else super().act(t, move)


class StaleChoose(Choose):
    """Whoever has passed once is never asked again."""

    def act_all(self, t: LanternTable, answers: list[list[Move]]) -> Frames:
        passed = t.passed
        frames = super().act_all(t, answers)
        t.passed = passed
        return frames


class BrokenScore(Score):
    def act(self, t: LanternTable, move: Move) -> Frames:
        if t.facts.round == 4:
            raise KeyError("lamp")
        return super().act(t, move)


class RestlessDark(Dark):
    """Asking changes the table."""

    def ask_seat(self, t: LanternTable, seat: Seat) -> list[Move]:
        t.change(round=t.facts.round + 1)
        return super().ask_seat(t, seat)


class Ghost(LanternTable):
    def outcome(self) -> None:
        return None


def _no_reason(game: Any, view: BareView, target: Target) -> list[Reason]:
    return [Reason("", "reason-not-now")]


def _no_words(game: Any, event: BareEvent) -> Sentence:
    raise LookupError("no words")


def _ragged(game: Any, view: BareView) -> list[int]:
    return list(range(len(view.options)))


WRONG: dict[str, tuple[PlainGame, str]] = {
    "shows drawn cards to all": (
        game_with(table=LeakTable),
        "is told the face of a card that it may not see",
    ),
    "shows the next card in a field": (
        game_with(table=FieldTable),
        "the public field 'round' depends on cards that it has not seen",
    ),
    "forgets a field in clone": (
        game_with(table=ForgetfulTable),
        r"clone\(\) forgets '(round|lights)'",
    ),
    "shares a list between copies": (
        game_with(table=SharingTable),
        r"clone\(\) must copy 'zones', not share it",
    ),
    "loses a field in a save": (
        game_with(table=Lossy),
        r"a saved table loses 'round': own\(\) and put_own\(\) must carry it",
    ),
    "loses a card": (
        game_with(table=Careless),
        r"a card is lost or doubled: a card '\w+' has got lost",
    ),
    "asks a question that gives a secret away": (
        game_with(Telling, TellingScore),
        r"let covert\(\) of Telling return True",
    ),
    "never ends": (
        game_with(EndlessScore),
        "this game has not ended after 500 answers",
    ),
    "goes round in circles": (
        game_with(CirclingScore),
        "the rules go on for more than 2 seconds without asking anybody",
    ),
    "keeps passes of a closed window": (
        game_with(StaleChoose),
        "passes outlive their window: .* set t.passed = 0 where a window opens",
    ),
    "lets everybody know a hand": (
        game_with(table=Glass),
        "sees a card that it may not know, '.*' in 'hand' of seat 1; take away what lets it know",
    ),
    "looks at the number of a card": (
        game_with(NumberScore),
        "rules must not depend on a card's number, only on its kind",
    ),
    "raises an error": (
        game_with(BrokenScore),
        r"the rules fail: KeyError: 'lamp', in act \(lanterns.py, line \d+\)",
    ),
    "changes the table by asking": (
        game_with(RestlessDark),
        r"asking Dark changes 'round': only act\(\) may change the table",
    ),
    "has no end": (game_with(table=Ghost), r"outcome\(\) is None"),
    "misses a frame": (
        game_with(begin=lambda game, t: (t.draw(0), t.draw(1), (Stray(0),))[-1]),
        "the frame Stray is missing in `frames` of the game",
    ),
    "gives reasons against an offer": (
        game_with(reasons=_no_reason),
        r"reasons\(\) says why '.*' is not possible at \w+, but it is offered",
    ),
    "points at nothing": (
        game_with(targets=lambda game, view, move: []),
        "points at nothing",
    ),
    "has no words for an event": (
        game_with(sentence=_no_words),
        "cannot be put in words",
    ),
    "cannot read its own events": (
        game_with(fact=lambda game, verb, args: (ROUND, 0, 0)),
        r"fact\(\) makes another event of 'lanterns-event-\w+'",
    ),
    "answers by default what is not offered": (
        game_with(default=lambda game, t, seat: BURN),
        r"default\(\) answers 'burn' to \w+ where that is not offered",
    ),
    "has a code of changing length": (
        game_with(encode=_ragged),
        "its length must always be the same",
    ),
}
"""What is wrong -> the game, and what the complaint must contain."""
