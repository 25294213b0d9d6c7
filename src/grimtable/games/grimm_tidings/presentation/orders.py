"""Standing orders, and how long a live fight stays open. Rules: GT-T15, GT-T16."""

from collections.abc import Mapping

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer
from grimtable.games.grimm_tidings.fights.strength import fighters_strength, monster_strength
from grimtable.games.grimm_tidings.ids import (
    ANSWER,
    CRAFT,
    FIRST_KIND,
    FOE_POWER,
    PASS,
    PLAY,
    POWER,
    REFUSE,
    USE,
    WITHDRAW,
    verb_of,
)
from grimtable.games.grimm_tidings.options import CHOICES
from grimtable.games.grimm_tidings.presentation.banners import is_last
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.windows import CombatWindow, FreeWindow, RunWindow

ORDERS: Mapping[str, tuple[str, ...]] = {
    "asks": ("always", "own", "smart"),
    "passes": ("numbers", "fight"),
    "hold": ("once",),
}
"""Whom to ask when; pass until the numbers change, or in this fight; hold it open for a while."""
LEADING = 8
"""A rival of this Level may be about to win."""


def order_scope(t: Tidings) -> tuple[int, ...]:
    """The fight that runs, then its numbers; nothing between fights."""
    if t.main < 0:
        return ()
    numbers = int(fighters_strength(t)), int(monster_strength(t))
    return int(t.round), int(t.active), *numbers


def ordered_answer(t: Tidings, seat: int, orders: Mapping[str, str], scope: tuple[int, ...]) -> int:
    """What standing orders answer for a seat at the open question; -1: it is asked itself."""
    frame, options = t.stack[-1], [int(move) for move in t.options_of(seat)]
    asks = orders.get("asks", "always")
    is_own = t.active == seat or t.is_fighter(seat)
    if isinstance(frame, HelpOffer | TradeOffer):
        return REFUSE if asks == "own" and not is_own else -1
    if not isinstance(frame, FreeWindow | CombatWindow | RunWindow) or not options:
        return -1
    if any(WITHDRAW <= move < FIRST_KIND for move in options):
        return -1  # a pass would take back what the seat has offered
    refusals = [move for move in options if _is_refusal(move)]
    done = refusals[0] if refusals else PASS
    if _passes(t, orders.get("passes", ""), scope):
        return done
    if asks == "always" or is_own:
        return -1
    if t.main < 0:
        return PASS if max(_rivals(t, seat)) < LEADING and PASS in options else -1
    if asks == "own":
        return done
    return -1 if any(_meddles(move) for move in options) else PASS


def orders_in_force(
    t: Tidings, orders: Mapping[str, str], scope: tuple[int, ...]
) -> dict[str, str]:
    """Without what was ordered for a fight that is over, or for numbers that have changed."""
    is_same_fight = bool(scope) and order_scope(t)[:2] == scope[:2]
    kept = {"passes": _passes(t, orders.get("passes", ""), scope), "hold": is_same_fight}
    return {what: word for what, word in orders.items() if kept.get(what, True)}


def _passes(t: Tidings, until: str, scope: tuple[int, ...]) -> bool:
    """Is this still the fight, or are these still the numbers, for which to pass was ordered?"""
    now = order_scope(t)
    return bool(now) and (
        (until == "fight" and now[:2] == scope[:2]) or (until == "numbers" and now == scope)
    )


def _rivals(t: Tidings, seat: int) -> list[int]:
    return [int(t.levels[other]) for other in range(t.seats) if other != seat]


def _is_refusal(move: int) -> bool:
    return ANSWER <= move < WITHDRAW and (move - ANSWER) % 3 == 0


def _meddles(move: int) -> bool:
    """Is it a card, an ability, or the answer to an offer?"""
    if FOE_POWER <= move < FIRST_KIND:
        return True
    return verb_of(move) in (PLAY, USE, POWER, CRAFT)


def pass_delay(t: Tidings, options: Mapping[str, str]) -> float:
    """Seconds for which nobody's pass counts yet after a change; twice as many before a win."""
    if not t.rules.is_live or not isinstance(t.stack[-1], CombatWindow | RunWindow):
        return 0.0
    seconds = float(options.get("grace", CHOICES["grace"][0]))
    return 2 * seconds if isinstance(t.stack[-1], CombatWindow) and is_last(t) else seconds
