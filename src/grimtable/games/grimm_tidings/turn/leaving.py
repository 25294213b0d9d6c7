"""Players who leave for good. Rulings: GT-R42."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.choices import drop_held, held_by
from grimtable.games.grimm_tidings.fights.combat import helper_leaves, unlock, use_up
from grimtable.games.grimm_tidings.fights.fight import clear_combat, discard_fight
from grimtable.games.grimm_tidings.ids import ALL_LEFT
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.games.grimm_tidings.turn.phases import Turn
from grimtable.kernel.frames import DONE, Frame, Frames
from grimtable.kernel.terms import Card, Kind, Move, Seat, bit


class Leave(Frame[Tidings]):
    """All who leave at this beat, as a mask; whoever is left alone wins."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def act(self, t: Tidings, move: Move) -> Frames:
        for i in range(t.seats):
            seat = (t.active + i) % t.seats
            if self.seats & ~t.out & bit(seat):
                go(t, seat)
        t.passed = 0  # the numbers may have changed: nobody has let them stand yet
        left = [seat for seat in range(t.seats) if not t.is_gone(seat)]
        if len(left) < 2:
            for seat in left:
                t.winners = bit(seat)
            t.finish(ALL_LEFT)
            return DONE
        if t.is_gone(t.starter):
            pass_start(t)
        if t.is_gone(t.active):
            return end_turn(t)
        return (Checks(),)


def go(t: Tidings, seat: Seat) -> None:
    """All cards of a player are discarded; nothing is asked of this seat any more."""
    if t.helper == seat:
        helper_leaves(t)
        t.safe |= bit(seat)  # no more rolls
    for card in t.front(seat)[:]:
        if card in t.front(seat):  # not a Cheat! that has followed its Item
            t.lose_front(card, seat)
    for card in in_order(t, held_by(t, seat)):
        drop_held(t, seat, card)
    t.dread[seat] = t.omens[seat] = t.skips[seat] = t.next_skips[seat] = 0
    t.put_out(seat)


def in_order(t: Tidings, cards: list[Card]) -> list[Card]:
    """By kind, so that the order of a hand reveals nothing."""
    ordered: list[Card] = []
    kinds: list[Kind] = [t.kinds[card] for card in cards]
    kinds.sort()
    for kind in kinds:
        for card in cards:
            if t.kinds[card] == kind and card not in ordered:
                ordered.append(card)
                break
    return ordered


def pass_start(t: Tidings) -> None:
    """Rounds begin with the next player from now on; a round just begun goes on (GT-R40)."""
    if t.active == t.starter:
        t.round -= 1
    t.starter = t.next_to(t.starter)


def end_turn(t: Tidings) -> Frames:
    """The combat ends without reward, the turn ends, the next player's begins."""
    if t.helper >= 0:
        use_up(t, t.helper, False)
    discard_fight(t)
    unlock(t)
    clear_combat(t)
    t.offers = []
    del t.stack[:-1]
    return Checks(), Turn(t.next_to(t.active))
