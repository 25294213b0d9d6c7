"""What a turn's actions cost, and which of them are still there (GW-3, GW-R2 to GW-R5)."""

from grimtable.games.grimwood.ids import DECK
from grimtable.games.grimwood.options import CLOSE_LAST, DRAW_FIRST
from grimtable.games.grimwood.table import Grimwood


def refill(t: Grimwood) -> None:
    """Fresh counters for a new turn (GW-3.9)."""
    t.plays = 0 if t.rules.two_free else 1
    t.closes = 0 if t.rules.two_free else 1
    t.extras = 0
    t.actions = 2 if t.rules.two_free else 0
    t.powers = 1 if t.rules.two_free else 0
    t.closed = False
    t.starts = 0
    t.gained = 0


def spend_all(t: Grimwood) -> None:
    """Nothing is left (GW-7.4)."""
    t.plays = 0
    t.closes = 0
    t.extras = 0
    t.actions = 0
    t.powers = 0


def is_stalled(t: Grimwood) -> bool:
    """Has nobody taken a card from the deck for so long that one must? (GW-R39)"""
    return t.idle >= t.rules.stall_rounds * t.seats and len(t.zones[DECK]) > 0


def is_owed(t: Grimwood) -> bool:
    """Must a draw or steal still be made this turn? (GW-3.6)"""
    if not t.zones[DECK]:
        return False
    return (t.rules.closing_required and not t.closed) or is_stalled(t)


def can_power(t: Grimwood, owed: bool) -> bool:
    """Is there an action for a power (or a paid placement)?"""
    if t.rules.turn_order == DRAW_FIRST and owed:
        return False
    if t.rules.two_free:
        return t.powers > 0 and t.actions > (1 if owed else 0)  # GW-R50
    return t.plays > 0 or t.extras > 0


def can_rune(t: Grimwood, owed: bool) -> bool:
    """Is there an action for a rune?"""
    if t.rules.turn_order == DRAW_FIRST and owed:
        return False
    if not t.rules.rune_costs:
        return t.rules.turn_order != CLOSE_LAST or not t.closed
    if t.rules.two_free:
        return t.actions > 0
    return t.plays > 0 or t.extras > 0


def can_close(t: Grimwood) -> bool:
    """Is there an action for a draw or regular steal (with close_last: the closing one)?"""
    if t.rules.two_free:
        return t.actions > 0 and not (t.rules.turn_order == CLOSE_LAST and t.closed)
    return t.closes > 0 or (t.extras > 0 and t.rules.turn_order != CLOSE_LAST)


def can_extra(t: Grimwood) -> bool:
    """With close_last: is there an action for a draw or steal that does not close the turn?"""
    if t.rules.turn_order != CLOSE_LAST:
        return False
    if t.rules.two_free:  # one action is kept for a closing one still owed (GW-R50)
        closing_owed = t.rules.closing_required and not t.closed and len(t.zones[DECK]) > 0
        return t.actions > (1 if closing_owed else 0)
    return t.extras > 0


def pay_power(t: Grimwood) -> None:
    """A power or paid placement: play first, then extra (GW-3.10)."""
    if t.rules.two_free:
        t.actions -= 1
        t.powers -= 1
    else:
        _pay_play(t)


def pay_rune(t: Grimwood) -> None:
    """A rune costs one action (GW-R5)."""
    if t.rules.two_free:
        t.actions -= 1 if t.rules.rune_costs else 0
    elif t.rules.rune_costs:
        _pay_play(t)
    else:
        _give_up_close(t)


def grant_rune(t: Grimwood) -> None:
    """Two extra actions this turn (GW-4.6)."""
    if t.rules.two_free:
        t.actions += 2
        t.powers += 2
    else:
        t.extras += 2


def pay_close(t: Grimwood) -> None:
    """A draw or regular steal: close first, then extra; with close_last the closing one."""
    if t.rules.turn_order == CLOSE_LAST:
        t.plays = 0
        t.closes = 0
        t.extras = 0
        t.actions = 0
    elif t.rules.two_free:
        t.actions -= 1
    elif t.closes > 0:
        t.closes -= 1
    else:
        t.extras -= 1
    t.closed = True


def pay_extra(t: Grimwood) -> None:
    """With close_last: a draw or steal that does not close the turn."""
    if t.rules.two_free:
        t.actions -= 1
    else:
        t.extras -= 1


def _pay_play(t: Grimwood) -> None:
    if t.plays > 0:
        t.plays -= 1
    else:
        t.extras -= 1
    _give_up_close(t)


def _give_up_close(t: Grimwood) -> None:
    """With draw_first whoever plays gives up an unused close (GW-R49)."""
    if t.rules.turn_order == DRAW_FIRST:
        t.closes = 0
