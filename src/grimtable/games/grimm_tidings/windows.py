"""FREE, COMBAT and RUN: windows that close when all have passed. Rules: GT-T7 to GT-T10."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.actions import (
    combat_actions,
    free_actions,
    is_side,
    perform,
    run_actions,
)
from grimtable.games.grimm_tidings.checks import Checks
from grimtable.games.grimm_tidings.ids import (
    ANSWER,
    FIRST_KIND,
    HELP,
    PASS,
    SHARE,
    TRADE,
    VOLUNTEER,
)
from grimtable.games.grimm_tidings.market import answer, with_replies, withdraw_all
from grimtable.games.grimm_tidings.offers import first_terms, open_trade
from grimtable.games.grimm_tidings.table import Tidings
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


class FreeWindow(Beats):
    """The owner acts and proceeds, then comes the last call; any action begins it anew (GT-T7)."""

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
            t.passed |= bit(seat)
            withdraw_all(t, seat)
            return AGAIN
        t.passed = 0
        if ANSWER <= move < FIRST_KIND:
            return answer(t, move) + (Checks(), self)
        if TRADE <= move < SHARE:
            return open_trade(t, seat, move - TRADE, False) + (Checks(), self)
        return perform(t, seat, move) + (Checks(), self)


class CombatWindow(Beats):
    """Whoever wants acts; all-pass decides. Rules: GT-T8, GT-T9, GT-T10."""

    def __init__(self, next: Seat) -> None:
        self.next = next

    def rule(self) -> str:
        return "GT-T8"

    def lead(self, t: Tidings) -> Seat:
        return self.next

    def lapses(self, t: Tidings) -> bool:
        return not t.foes  # GT-R29

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        return with_replies(t, seat, [PASS] + combat_actions(t, seat))

    def act_seat(self, t: Tidings, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            t.passed |= bit(seat)
            withdraw_all(t, seat)
            return AGAIN
        if t.rules.is_live:
            t.passed = 0  # it may have changed anybody's options: all are asked again
        if ANSWER <= move < FIRST_KIND:
            return answer(t, move) + (Checks(), self)
        if HELP <= move < TRADE:
            helper = move - HELP
            return first_terms(seat, helper, -1, False), Checks(), CombatWindow(seat)
        if move == VOLUNTEER:
            return first_terms(seat, seat, -1, False), Checks(), CombatWindow(seat)
        if TRADE <= move < SHARE:
            return open_trade(t, seat, move - TRADE, False) + (Checks(), CombatWindow(seat))
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
