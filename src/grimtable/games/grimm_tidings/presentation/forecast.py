"""What an answer would make of the fight, or of one's own strength, before it is given.

Each is played on two tables dealt from what the seat may know; only what both agree on is told.
"""

from collections.abc import Sequence
from typing import Any

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.market import lie
from grimtable.games.grimm_tidings.bargains.naming import Named, kinds_in
from grimtable.games.grimm_tidings.bargains.trades import exchange
from grimtable.games.grimm_tidings.cards.playing import Aim, Pay, Received
from grimtable.games.grimm_tidings.cards.reactions import React
from grimtable.games.grimm_tidings.fights.strength import (
    at_stake,
    extra_treasures,
    fighter_strength,
    fighters_strength,
    is_winning,
    monster_strength,
)
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ANSWER,
    EQUIP,
    FIRST_KIND,
    FOE_POWER,
    HELP,
    LAY,
    PASS,
    TAKE_OFF,
    TRADE,
    VOLUNTEER,
    WITHDRAW,
    front_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import equip, equippable, equipped
from grimtable.games.grimm_tidings.presentation.account import kind_id
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.windows import CombatWindow, FreeWindow
from grimtable.kernel.table import Table

Outlook = dict[str, Any]
Said = tuple[int, ...]
MAX_SEQUENCES = 80
"""Sequences looked at for one question."""
DEEPEST = 4
"""Moves of an answer: a card, what it is aimed at, what pays for it."""
GEAR = (EQUIP, TAKE_OFF, LAY)


def forecast(tables: Sequence[Table], seat: int) -> dict[str, Outlook]:
    """By the moves of each answer, joined by commas: once for each way to finish it."""
    worlds = [t for t in tables if isinstance(t, Tidings)]
    here = worlds[0]
    if not here.stack or not isinstance(
        here.stack[-1], FreeWindow | CombatWindow | HelpOffer | Aim | Received
    ):
        return {}
    found: dict[str, Outlook] = {}
    sequences: list[Said] = [(int(m),) for m in here.options_of(seat) if _matters(here, int(m))]
    found |= _with_help(here, seat)
    for said in sequences:  # it grows while it is read
        ends = [end for end in (_after(t, seat, said) for t in worlds) if end is not None]
        if len(ends) < len(worlds):
            continue
        if _is_open(ends[0], seat):
            room = MAX_SEQUENCES - len(sequences) if len(said) < DEEPEST else 0
            sequences += [(*said, int(move)) for move in ends[0].options_of(seat)[:room]]
            continue
        told = [_outlook(here, end, seat, said) for end in ends]
        if told[0] and all(other == told[0] for other in told):
            found[",".join(map(str, said))] = told[0]
    return found


def _with_help(t: Tidings, seat: int) -> dict[str, Outlook]:
    """What each helper who could be asked, or the seat itself, would make of the fight."""
    found: dict[str, Outlook] = {}
    for move in t.options_of(seat):
        if HELP <= move < TRADE or move == VOLUNTEER:
            helped = t.clone()
            helped.helper = seat if move == VOLUNTEER else move - HELP
            found[str(int(move))] = _outlook(t, helped, seat, (int(move),))
    return found


def _matters(t: Tidings, move: int) -> bool:
    """Can it change the fight, or what is equipped?"""
    if isinstance(t.stack[-1], Aim) or FOE_POWER <= move < ANSWER or move == ACCEPT:
        return True
    if ANSWER <= move < WITHDRAW:
        return (move - ANSWER) % 3 == 1
    if t.main < 0:
        return verb_of(move) in GEAR
    return move >= FIRST_KIND


def _after(t: Tidings, seat: int, said: Said) -> Tidings | None:
    """The table after these moves, when nobody answers them; None: they cannot all be made."""
    t = t.clone()
    for move in said:
        if move not in t.options_of(seat):
            return None
        t.push(seat, move)
    while t.stack and isinstance(t.stack[-1], React) and not t.over:
        asked = t.asked()
        for other in range(t.seats):
            if asked >> other & 1:
                t.push(other, PASS)
    return t


def _is_open(t: Tidings, seat: int) -> bool:
    """Is something of the answer still to be named or paid?"""
    frame = t.stack[-1] if t.stack else None
    return isinstance(frame, Aim | Pay) and frame.me == seat


def _outlook(here: Tidings, t: Tidings, seat: int, said: Said) -> Outlook:
    if here.main < 0:
        return _strength(here, t, seat, said)
    if t.main < 0 or t.is_decided or not t.foes:
        return {"is_over": True}
    return {
        "ours": int(fighters_strength(t)),
        "theirs": int(monster_strength(t)),
        "is_winning": bool(is_winning(t)),
        "treasures": int(at_stake(t) + extra_treasures(t)),
    }


def _strength(here: Tidings, t: Tidings, seat: int, said: Said) -> Outlook:
    """One's own strength before and after; an Item from the hand is put on where that helps."""
    then: list[int] = []
    if verb_of(said[-1]) == LAY:
        wear = int(move_of(kind_of(said[-1]), EQUIP))
        worn = _after(t, seat, (wear,))
        if worn is None or not _is_better(here, worn, seat):
            return {}
        t, then = worn, [wear]
    found = {
        "before": int(fighter_strength(here, seat)),
        "strength": int(fighter_strength(t, seat)),
        "off": _taken_off(here, t, seat),
    }
    return {**found, "then": then} if then else found


def _is_better(here: Tidings, worn: Tidings, seat: int) -> bool:
    """Is a seat stronger with what it has put on, or as strong with nothing taken off?"""
    gain = int(fighter_strength(worn, seat) - fighter_strength(here, seat))
    return gain > 0 or (gain == 0 and not _taken_off(here, worn, seat))


def _taken_off(here: Tidings, t: Tidings, seat: int) -> list[str]:
    """What a seat has no longer equipped."""
    return [kind_id(t, kind) for kind in equipped(here, seat) if kind not in equipped(t, seat)]


def after_trade(t: Tidings, one: int, other: int, give: Named, get: Named) -> tuple[int, int]:
    """The strengths of both after this exchange, what is new put on where that helps."""
    if not lie(t, front_of(one), give) or not lie(t, front_of(other), get):
        return int(fighter_strength(t, one)), int(fighter_strength(t, other))
    t = t.clone()
    exchange(t, one, other, give, get)
    for seat, new in ((one, get), (other, give)):
        for kind in kinds_in(new):
            t = _worn(t, seat, int(kind))
    return int(fighter_strength(t, one)), int(fighter_strength(t, other))


def _worn(t: Tidings, seat: int, kind: int) -> Tidings:
    """The table with this Item put on; the same table if that makes nobody stronger."""
    worn = t.clone()
    if kind in equippable(worn, seat):
        equip(worn, seat, kind)
    return worn if fighter_strength(worn, seat) > fighter_strength(t, seat) else t
