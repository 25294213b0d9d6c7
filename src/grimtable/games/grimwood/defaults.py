"""The answer when a clock runs out (ledger section 5)."""

from collections.abc import Callable
from typing import Any

from grimtable.games.grimwood.ids import (
    ALLOW,
    BLOCK,
    CARD,
    COMBO,
    DECK,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    HAND,
    KEEP,
    KIND,
    NEW,
    SUPERNATURALS,
)
from grimtable.games.grimwood.shapes import index_of
from grimtable.games.grimwood.table import Grimwood


def default(t: Grimwood, seat: int) -> int:
    """The answer a seat gives by saying nothing. Rulings: GW-R43 (also for a seat left empty)."""
    options = [int(move) for move in t.options_of(seat)]
    assert options, f"seat {seat} is not asked"
    frame: Any = t.stack[-1]
    chosen = DEFAULTS.get(type(frame).__name__)
    answer = int(chosen(t, seat, options) if chosen else frame.default(t, options))
    return answer if answer in options else declined(t, seat, options)


def declined(t: Grimwood, seat: int, options: list[int]) -> int:
    """Decline; where that is not offered the first option counts."""
    return DECLINE if DECLINE in options else first(t, seat, options)


def first(t: Grimwood, seat: int, options: list[int]) -> int:
    """The first option: others clockwise, oneself last; combos as listed, their cards as laid;
    discard pile from the top. What is not chosen by a card's name is offered in this order.
    """
    for i in range(1, t.seats + 1):
        for combo in t.rows[(seat + i) % t.seats]:
            for card in combo:
                if card < SUPERNATURALS and CARD + card in options:
                    return int(CARD + card)
    for card in reversed(t.zones[DISCARD]):
        if CARD + KIND[card] in options:
            return int(CARD + KIND[card])
    return options[0]


def main_action(t: Grimwood, seat: int, options: list[int]) -> int:
    """The closing draw while it is still to be made, then the end of the turn."""
    given_up = not t.rules.two_free and not t.closes
    is_open = bool(t.zones[DECK]) and not t.closed and not given_up
    if is_open and DRAW in options:
        return DRAW
    return END if END in options else DRAW


def amulet_response(t: Grimwood, seat: int, options: list[int]) -> int:
    """Block whenever it can be done."""
    return BLOCK if BLOCK in options else ALLOW


def largest_combo(t: Grimwood, seat: int, options: list[int]) -> int:
    """The largest open combo, else a new one."""
    combos = [move for move in options if move >= COMBO]
    return max(combos, key=lambda move: len(t.rows[seat][index_of(move)]), default=NEW)


def keep(t: Grimwood, seat: int, options: list[int]) -> int:
    """Keep the card just taken in hand."""
    return KEEP


def last_come(t: Grimwood, seat: int, options: list[int]) -> int:
    """The card that came to the hand last."""
    return int(CARD + KIND[t.zones[HAND + seat][-1]])


DEFAULTS: dict[str, Callable[[Grimwood, int, list[int]], int]] = {
    "MainAction": main_action,
    "Steal": amulet_response,
    "Place": largest_combo,
    "Immediate": keep,
    "DiscardToLimit": last_come,
    "Sacrifice": declined,
}
"""By question; those of one seat inside a power have their own."""
