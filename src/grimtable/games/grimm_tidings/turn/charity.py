"""Charity. Rules: GT-7.9 to GT-7.11. Rulings: GT-R20, GT-R21."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.choices import LoseHand
from grimtable.games.grimm_tidings.cards.playing import Received
from grimtable.games.grimm_tidings.ids import (
    ASIDE,
    CARD,
    GIVE,
    PASS,
    READY,
    SEAT,
    alms_of,
    fresh_of,
    hand_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import hand_limit
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import free_actions, perform
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.games.grimm_tidings.turn.windows import Beats, open_window
from grimtable.kernel.frames import AGAIN, DONE, Frames, Mine
from grimtable.kernel.terms import Move, Seat, bit


def excess(t: Tidings, seat: Seat) -> i64:
    """How many hand cards are too many."""
    return max(0, len(t.hand(seat)) - hand_limit(t, seat))


class CharityGate(Mine[Tidings]):
    """Only with too many cards."""

    def act(self, t: Tidings, move: Move) -> Frames:
        open_window(t)
        return (Charity(self.me),) if excess(t, self.me) else DONE


class Charity(Beats):
    """Play cards, or give the excess away; others act only at a live table (GT-T13). D31."""

    def __init__(self, giver: Seat) -> None:
        self.giver = giver

    def rule(self) -> str:
        return "GT-7.9"

    def seats(self, t: Tidings) -> i64:
        return t.everyone() if t.rules.is_live else bit(self.giver)

    def lead(self, t: Tidings) -> Seat:
        return self.giver

    def settles(self, move: Move) -> bool:
        return move != PASS

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        actions = free_actions(t, seat, False)
        if seat != self.giver:
            return [PASS] + actions
        return [GIVE] + actions if excess(t, seat) else [READY] + actions

    def act_seat(self, t: Tidings, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            t.passed |= bit(seat)
            return AGAIN
        if move == READY:
            return DONE
        if move == GIVE:
            return alms(t, seat)
        t.passed = 0
        return perform(t, seat, move) + (Checks(), self)


def alms(t: Tidings, giver: Seat) -> Frames:
    """To the poorest, or to the discards."""
    total = excess(t, giver)
    if not poorest(t, giver):
        return (LoseHand(giver, total),)
    return Alms(giver, total, 0), HandOut(giver)


def poorest(t: Tidings, giver: Seat) -> i64:
    """Mask of the others who share the lowest Level; 0 if the giver is as low (GT-7.11)."""
    low = min([t.levels[seat] for seat in range(t.seats) if not t.is_gone(seat)])
    mask: i64 = 0
    for seat in range(t.seats):
        if t.levels[seat] == low and not t.is_gone(seat):
            mask |= bit(seat)
    return 0 if mask >> giver & 1 else mask


class Alms(Mine[Tidings]):
    """Which card is given? It is laid aside, known only to the giver. D32."""

    def __init__(self, me: Seat, total: i64, done: i64) -> None:
        self.me = me
        self.total = total
        self.done = done

    def rule(self) -> str:
        return "GT-7.10"

    def covert(self, t: Tidings) -> bool:
        return True

    def lapses(self, t: Tidings) -> bool:
        return self.done == self.total

    def ask(self, t: Tidings) -> list[Move]:
        return [move_of(kind, CARD) for kind in t.held(hand_of(self.me))]

    def act(self, t: Tidings, move: Move) -> Frames:
        card = t.find(hand_of(self.me), kind_of(move))
        t.slip(card, hand_of(self.me), ASIDE, bit(self.me))
        return AlmsTo(self.me, self.total), Alms(self.me, self.total, self.done + 1)


class AlmsTo(Mine[Tidings]):
    """Who gets it? As evenly as possible; the giver says who gets more (GT-R20)."""

    def __init__(self, me: Seat, total: i64) -> None:
        self.me = me
        self.total = total

    def rule(self) -> str:
        return "GT-7.10"

    def ask(self, t: Tidings) -> list[Move]:
        mask = poorest(t, self.me)
        takers = [seat for seat in range(t.seats) if mask >> seat & 1]
        least: i64 = self.total // len(takers)
        richer: i64 = self.total % len(takers)
        for seat in takers:
            if len(t.zones[alms_of(seat)]) > least:
                richer -= 1
        most = least + 1 if richer > 0 else least
        return [SEAT + seat for seat in takers if len(t.zones[alms_of(seat)]) < most]

    def act(self, t: Tidings, move: Move) -> Frames:
        t.slip(t.zones[ASIDE][0], ASIDE, alms_of(move - SEAT), bit(self.me))
        return DONE


class HandOut(Mine[Tidings]):
    """All gifts move together; then everybody who got some may lay them down."""

    def act(self, t: Tidings, move: Move) -> Frames:
        frames: Frames = ()
        for i in range(1, t.seats):
            seat = (self.me + i) % t.seats
            for card in t.zones[alms_of(seat)][:]:
                t.slip(card, alms_of(seat), fresh_of(seat), bit(self.me) | bit(seat))
            if t.zones[fresh_of(seat)]:
                frames += (Received(seat, 0), Checks())
        return frames
