"""The shapes of Grimwood's frames, and the start of a power."""

from typing import ClassVar

from mypy_extensions import i64

from grimtable.games.grimwood.ids import (
    COMBO,
    COMBOS,
    DECLINE,
    DRAGON,
    SEAT,
    SEATS,
    STARTED,
)
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import DONE, NOTHING, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit


class GwFrame(Frame[Grimwood]):
    """A frame of Grimwood."""


class MyFrame(Mine[Grimwood]):
    """A frame of one seat, usually the active one."""

    choice: ClassVar[str] = ""
    """What sort of choice the question is. Texts, refusals and bots go by it."""

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        """The answer when the clock has run out; if it is not offered, the first option counts."""
        return DECLINE


class Power(MyFrame):
    """What a supernatural does. Forced: started by Nymph, so nothing may be declined (GW-8.13).

    The class is named after its card and carries all that belongs to it.
    """

    idle: ClassVar[str] = "power-idle"
    """The text that says why the power would do nothing."""

    def __init__(self, me: Seat, forced: bool) -> None:
        self.me = me
        self.forced = forced

    def can(self, t: Grimwood, held: i64) -> bool:
        """Could it do something, with `held` cards left in hand? (GW-8.12)"""
        return True

    def why_idle(self, t: Grimwood) -> tuple[str, i64]:
        """Why it would do nothing: a text, and the number in it, or 0."""
        return type(self).idle, 0

    def joins(self, t: Grimwood) -> bool:
        """Could it do so laid into a combo that is there? From public facts alone (GW-R48)."""
        return True

    def or_decline(self, options: list[Move]) -> list[Move]:
        """Options of its own power: they may be declined unless it is forced (GW-8.5)."""
        if options and not self.forced:
            options.append(DECLINE)
        return options


class Rival(Power):
    """Choose another player, then `hit`."""

    choice: ClassVar[str] = "player"

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline(others_holding(t, self.me, 0))

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        return self.hit(t, move - SEAT)

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        """What happens to the chosen player."""
        raise NotImplementedError


class Victim(Rival):
    """Choose another player with enough cards, then `hit`."""

    choice: ClassVar[str] = "holder"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        return fullest_hand(t, options)

    def least(self, t: Grimwood) -> i64:
        """The smallest hand that can be chosen."""
        return 1

    def can(self, t: Grimwood, held: i64) -> bool:
        return anyone_holds(t, self.me, self.least(t))

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline(others_holding(t, self.me, self.least(t)))


def others_holding(t: Grimwood, me: Seat, least: i64) -> list[Move]:
    """The other players with at least this number of cards, clockwise from the left (GW-8.3)."""
    options: list[Move] = []
    for i in range(1, t.seats):
        seat = (me + i) % t.seats
        if t.held(seat) >= least:
            options.append(SEAT + seat)
    return options


def fullest_hand(t: Grimwood, options: list[Move]) -> Move:
    """The player with most cards; the options stand clockwise from the left."""
    best = options[0]
    for move in options:
        if SEAT <= move < SEAT + t.seats and t.held(move - SEAT) > t.held(best - SEAT):
            best = move
    return best


def anyone_holds(t: Grimwood, me: Seat, least: i64) -> bool:
    """Does any other player hold this number of cards?"""
    for seat in range(t.seats):
        if seat != me and t.held(seat) >= least:
            return True
    return False


def unfrozen(t: Grimwood, seat: Seat) -> list[Move]:
    """A seat's combos that powers may touch (GW-8.10)."""
    row = t.rows[seat]
    if not row:
        return NOTHING
    first = COMBO + seat * COMBOS
    return [first + i for i in range(len(row)) if not t.frozen(row[i])]


def others_unfrozen(t: Grimwood, me: Seat) -> list[Move]:
    """The other players' combos that powers may touch."""
    options: list[Move] = []
    for i in range(1, t.seats):
        options.extend(unfrozen(t, (me + i) % t.seats))
    return options


def is_any_unfrozen(t: Grimwood, me: Seat) -> bool:
    """Has any other player a combo that powers may touch?"""
    for seat in range(t.seats):
        if seat != me:
            for combo in t.rows[seat]:
                if not t.frozen(combo):
                    return True
    return False


def seat_of(combo: Move) -> Seat:
    """The seat a combo move points at."""
    return (combo - COMBO) // COMBOS


def index_of(combo: Move) -> i64:
    """The place in the row a combo move points at."""
    return (combo - COMBO) % COMBOS


POWERS: list[Power] = []
"""By kind, seat and force; filled by `powers`."""


def power(kind: Kind, me: Seat, forced: bool) -> Power:
    """The frame of a supernatural's power."""
    return POWERS[(kind * SEATS + me) * 2 + (1 if forced else 0)]


def has_start_left(t: Grimwood, kind: Kind) -> bool:
    """May this supernatural's power start once more this turn? (GW-8.8)"""
    if kind == DRAGON and not t.rules.dragon_power:
        return False
    return (t.starts >> kind * 2 & 3) < t.rules.power_limit


def start(t: Grimwood, kind: Kind, me: Seat, forced: bool) -> Frames:
    """A power starts, if it may."""
    if not has_start_left(t, kind):
        return DONE
    t.starts += bit(kind * 2)
    t.note(STARTED, me, kind)
    return (power(kind, me, forced),)
