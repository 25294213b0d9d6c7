"""FREE, COMBAT and RUN: windows that close when all have passed. Rules: GT-T7 to GT-T10."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.help_offers import first_terms
from grimtable.games.grimm_tidings.bargains.market import addressees, answer, pass_by, with_replies
from grimtable.games.grimm_tidings.bargains.trades import first_trade, open_trade
from grimtable.games.grimm_tidings.ids import (
    ANSWER,
    FIRST_KIND,
    HELP,
    PASS,
    SHARE,
    TRADE,
    VOLUNTEER,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import (
    combat_actions,
    free_actions,
    is_side,
    perform,
    run_actions,
)
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.kernel.frames import AGAIN, Frames, Window
from grimtable.kernel.terms import Move, Seat, bit


def open_window(t: Tidings) -> None:
    """Nobody has passed, nobody has changed equipment."""
    t.passed = 0
    t.offers = []
    for seat in range(t.seats):
        t.changes[seat] = 0


class Beats(Window[Tidings]):
    """Everybody takes part, by turns or live."""

    def live(self, t: Tidings) -> bool:
        return t.rules.is_live

    def seats(self, t: Tidings) -> i64:
        return t.everyone()


class Market(Beats):
    """A window in which offers are made; live they stand open (GT-T12b)."""

    def called(self, t: Tidings) -> i64:
        return addressees(t)

    def settles(self, move: Move) -> bool:
        return ANSWER <= move < FIRST_KIND  # an offer stands until it is answered


class FreeWindow(Market):
    """The owner acts and proceeds, then comes the last call; any action begins it again (GT-T7)."""

    def __init__(self, owner: Seat) -> None:
        self.owner = owner

    def rule(self) -> str:
        return "GT-T7"

    def lead(self, t: Tidings) -> Seat:
        return self.owner

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        return with_replies(t, seat, [PASS] + free_actions(t, seat, True))

    def act_seat(self, t: Tidings, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            pass_by(t, seat)
            return AGAIN
        t.passed = 0
        if ANSWER <= move < FIRST_KIND:
            return answer(t, move) + (Checks(), self)
        if TRADE <= move < SHARE:
            return open_trade(t, first_trade(seat, move - TRADE)) + (Checks(), self)
        return perform(t, seat, move) + (Checks(), self)


class CombatWindow(Market):
    """Whoever wants acts; all-pass decides. Rules: GT-T8, GT-T9, GT-T10."""

    def __init__(self, next: Seat) -> None:
        self.next = next

    def rule(self) -> str:
        return "GT-T8"

    def lead(self, t: Tidings) -> Seat:
        return self.next

    def lapses(self, t: Tidings) -> bool:
        return not t.foes  # GT-R29

    def settles(self, move: Move) -> bool:
        return True  # a flag outlasts offers and side actions: it matters when it was set

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        return with_replies(t, seat, [PASS] + combat_actions(t, seat))

    def act_seat(self, t: Tidings, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            pass_by(t, seat)
            return AGAIN
        if ANSWER <= move < FIRST_KIND:
            return answer(t, move) + (Checks(), self)
        if HELP <= move < TRADE:
            return first_terms(seat, move - HELP), Checks(), CombatWindow(seat)
        if move == VOLUNTEER:
            return first_terms(seat, seat), Checks(), CombatWindow(seat)
        if TRADE <= move < SHARE:
            form = first_trade(seat, move - TRADE)
            return open_trade(t, form) + (Checks(), CombatWindow(seat))
        if is_side(t, seat, move):
            t.sides[seat] += 1
            t.passed &= ~bit(t.main)
        else:
            t.passed = 0
        return perform(t, seat, move) + (Checks(), CombatWindow(t.next_to(seat)))


class RunWindow(Beats):
    """The last moment before a roll: escapes, Curses, levels. Rulings: GT-R17."""

    def __init__(self, runner: Seat, foe: i64, next: Seat) -> None:
        self.runner = runner
        self.foe = foe
        self.next = next

    def rule(self) -> str:
        return "GT-R17"

    def lead(self, t: Tidings) -> Seat:
        return self.next

    def lapses(self, t: Tidings) -> bool:
        return t.safe >> self.runner & 1 == 1

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        return [PASS] + run_actions(t, seat, self.runner)

    def act_seat(self, t: Tidings, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            t.passed |= bit(seat)
            return AGAIN
        t.passed = 0
        again = RunWindow(self.runner, self.foe, t.next_to(seat))
        return perform(t, seat, move) + (Checks(), again)
