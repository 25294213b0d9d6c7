"""Phase 3: who plays which action special. Rules: GF-6. Rulings: GF-R5, GF-R7, GF-R8."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grim_farmer.ending import end_game
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    CHAMELEON,
    DUD,
    FROG,
    LAST_SPECIAL,
    LOT,
    PARROT,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    hand_of,
    nth,
    ones,
)
from grimtable.games.grim_farmer.options import BY_ROTATION
from grimtable.games.grim_farmer.specials import Chameleon, Frog, Lion, Parrot
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.frames import (
    AGAIN,
    DONE,
    GO,
    NOTHING,
    AnyFrame,
    Frame,
    Frames,
    Gather,
    Window,
)
from grimtable.kernel.terms import Kind, Move, Seat, bit, first_from

PASS_ONLY: Final[list[i64]] = [PASS]
ALL_FOUR: Final = 15
"""Mask of Chameleon, Frog, Parrot, Lion."""
NEED_COLOUR: Final = 9
"""Chameleon and Lion."""
NEED_ANIMAL: Final = 6
"""Frog and Parrot."""


class Race(Gather[Farmer]):
    """Everybody commits a card or a pass unseen; one of the cards activates (GF-6.4)."""

    def lapses(self, t: Farmer) -> bool:
        return not is_race_on(t)

    def seats(self, t: Farmer) -> i64:
        return t.with_cards(1)

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def reaction(self) -> bool:
        return True

    def rule(self) -> str:
        return "GF-6.4"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        return NOTHING if t.answers[seat] else race_options(t, seat)

    def act_all(self, t: Farmer, answers: list[list[Move]]) -> Frames:
        eager: i64 = 0
        for seat in range(t.seats):
            if answers[seat] and answers[seat][0] != PASS:
                eager |= bit(seat)
        if not eager:
            return DONE
        if t.rules.race == BY_ROTATION:
            seat = first_from(t.priority, eager, t.seats)
        else:
            seat = nth(eager, t.below(ones(eager), LOT))
        return activate(t, seat, answers[seat][0], self)


class InTurn(Frame[Farmer]):
    """One after the other plays a card or passes (GF-R7, sequential)."""

    def __init__(self, me: Seat, passes: i64) -> None:
        self.me = me
        self.passes = passes
        """How many have passed in a row."""

    def who(self) -> Seat:
        return self.me

    def lapses(self, t: Farmer) -> bool:
        return self.passes == t.seats or not is_race_on(t)

    def covert(self, t: Farmer) -> bool:
        return True

    def reaction(self) -> bool:
        return True

    def rule(self) -> str:
        return "GF-6.4"

    def ask(self, t: Farmer) -> list[Move]:
        return race_options(t, self.me) if t.held(self.me) else GO

    def act(self, t: Farmer, move: Move) -> Frames:
        after = (self.me + 1) % t.seats
        if move == PASS:
            if t.held(self.me):
                t.note(PASSED, self.me, 0)
            return (InTurn(after, self.passes + 1),)
        return activate(t, self.me, move, InTurn(after, 0))


class LiveRace(Window[Farmer]):
    """The first card to arrive activates (GF-R7, arrival)."""

    def lapses(self, t: Farmer) -> bool:
        return not is_race_on(t)

    def live(self, t: Farmer) -> bool:
        return True

    def seats(self, t: Farmer) -> i64:
        return t.with_cards(1)

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def rule(self) -> str:
        return "GF-6.4"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        return race_options(t, seat)

    def act_seat(self, t: Farmer, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            t.passed |= bit(seat)
            return AGAIN
        t.passed = 0
        return activate(t, seat, move, self)


def activate(t: Farmer, me: Seat, move: Move, again: AnyFrame) -> Frames:
    """The card is played, takes effect, and a new window opens (GF-6.6, GF-6.7)."""
    kind = ACTIONS + move - PLAY
    dud = is_dud(t, kind)
    t.move(t.find(hand_of(me), kind), hand_of(me), PLAYED)
    t.used[me] |= bit(kind - ACTIONS)
    t.played[me] += 1
    t.priority = (me + 1) % t.seats
    if t.rules.instant_win and not t.held(me):
        end_game(t, bit(me), LAST_SPECIAL)  # GF-R15
        return DONE
    if dud:
        t.note(DUD, me, kind)
        return (again,)
    return effect(kind, me), again


def effect(kind: Kind, me: Seat) -> AnyFrame:
    """The frame of an action special."""
    if kind == CHAMELEON:
        return Chameleon(me)
    if kind == FROG:
        return Frog(me)
    return Parrot(me) if kind == PARROT else Lion(me)


def is_dud(t: Farmer, kind: Kind) -> bool:
    """Would it do nothing now? (GF-6.9)"""
    return duds(t) >> (kind - ACTIONS) & 1 == 1


def duds(t: Farmer) -> i64:
    """Mask of the action specials that would do nothing now."""
    mask: i64 = 0
    if not t.colours():
        mask |= NEED_COLOUR
    if not t.animals():
        mask |= NEED_ANIMAL
    return mask


def used_up(t: Farmer, seat: Seat) -> i64:
    """Mask of the action specials a seat may not play in this Turn any more (GF-6.2, GF-R5)."""
    if t.rules.per_player:
        return t.used[seat]
    mask: i64 = 0
    for other in range(t.seats):
        mask |= t.used[other]
    return mask


def race_options(t: Farmer, seat: Seat) -> list[Move]:
    """A pass, or one of the playable kinds in hand; secret."""
    held: i64 = 0
    for card in t.hand(seat):
        kind = t.kinds[card]
        if kind >= ACTIONS:
            held |= bit(kind - ACTIONS)
    held &= ~used_up(t, seat)
    if t.rules.no_duds:
        held &= ~duds(t)  # GF-R8
    if not held:
        return PASS_ONLY
    return PASS_ONLY + [PLAY + i for i in range(4) if held >> i & 1]


def is_race_on(t: Farmer) -> bool:
    """Is there a seat with cards, and a kind left for it to play? Public."""
    for seat in range(t.seats):
        if t.held(seat) and used_up(t, seat) != ALL_FOUR:
            return True
    return False
