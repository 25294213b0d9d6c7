"""What everybody may know in numbers, by name: seats, the fight, a roll, open offers, an answer."""

from typing import Any

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.market import help_at, is_trade, maker_of, trade_at
from grimtable.games.grimm_tidings.bargains.naming import Named, kinds_in
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer
from grimtable.games.grimm_tidings.cards.aims import aim_of
from grimtable.games.grimm_tidings.cards.effects import Tested
from grimtable.games.grimm_tidings.cards.playing import Resolve
from grimtable.games.grimm_tidings.cards.prints import (
    AT_BELOW_NINE,
    AT_FIGHTER,
    AT_FOE,
    AT_FOE_AND_HAND,
    AT_RIVAL_ABOVE_ONE,
    AT_SEAT,
    AT_SIDE,
    ESCAPE,
)
from grimtable.games.grimm_tidings.cards.reactions import Answer, React
from grimtable.games.grimm_tidings.fights.running import Escape, Fate, Strike
from grimtable.games.grimm_tidings.fights.strength import (
    fighter_strength,
    item_bonus,
    of_card,
    works,
)
from grimtable.games.grimm_tidings.ids import (
    EQUIPPED,
    FOR_FIGHTERS,
    ITEM,
    PROGRAM,
    TO_BAD_STUFF,
    TO_CARD,
    TO_CURSE,
    TO_DIE,
)
from grimtable.games.grimm_tidings.presentation.account import (
    ESCAPES,
    OURS,
    THEIRS,
    fight_account,
    kind_id,
    needed,
)
from grimtable.games.grimm_tidings.presentation.forecast import after_trade
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.phases import Free2, Kick, Phase2
from grimtable.games.grimm_tidings.turn.windows import RunWindow
from grimtable.games.grimm_tidings.vocabulary import PICK_WORDS

Figures = dict[str, Any]
ANSWERED = {TO_CURSE: "curse", TO_CARD: "card", TO_BAD_STUFF: "bad_stuff", TO_DIE: "die"}


def figures(t: Tidings) -> Figures:
    """All of it; what does not happen now is left out."""
    found: Figures = {
        "active": int(t.active),
        "round": int(t.round),
        "phase": phase(t),
        "seats": [seat_figures(t, seat) for seat in range(t.seats)],
    }
    if t.main >= 0:
        found["fight"] = fight_account(t)
    for name, value in (("roll", roll(t)), ("react", react(t)), ("offers", offers(t))):
        if value:
            found[name] = value
    return found


def phase(t: Tidings) -> str:
    """arrange, fight, trouble or charity: where the turn is."""
    if t.main >= 0:
        return "fight"
    frames = [type(frame) for frame in t.stack]
    if Kick in frames:
        return "arrange"
    return "trouble" if Phase2 in frames or Free2 in frames else "charity"


def seat_figures(t: Tidings, seat: int) -> Figures:
    """Strength, what of it the equipped Items give, and marks for the next fight."""
    gear = sum(
        int(item_bonus(t, seat, at))
        for at in range(len(t.front(seat)))
        if works(t, seat, at) and t.print(t.front(seat)[at]).sort == ITEM
    )
    worn = [bool(mark & EQUIPPED) for mark in t.marks[seat]]
    strength = int(fighter_strength(t, seat))
    return {
        "strength": strength,
        "gear": gear,
        "mark": int(t.dread[seat] + t.omens[seat]),
        "worn": worn,
    }


def roll(t: Tidings) -> Figures | None:
    """The die that is about to be rolled, or lies there: for what, by whom, and what it takes."""
    die = int(t.die) if any(isinstance(f, React) and f.event == TO_DIE for f in t.stack) else 0
    for frame in reversed(t.stack):
        if isinstance(frame, Tested):
            clause = t.prints[frame.kind].parts[frame.part][frame.at]
            return _roll(t, int(frame.me), int(frame.kind), die, int(clause.amount), [])
        if isinstance(frame, RunWindow):
            return _run(t, int(frame.runner), int(t.foe_kind(frame.foe)), die)
        if isinstance(frame, Escape):
            return _run(t, int(frame.me), int(t.foe_kind(frame.at)), die)
        if isinstance(frame, Fate):
            caught = isinstance(frame, Strike)
            return _run(t, int(frame.me), int(frame.kind), int(t.die) if caught else die)
    return None


def _run(t: Tidings, seat: int, kind: int, die: int) -> Figures:
    """A roll to run away: the modifiers by the card they come from."""
    cards = t.front(seat)
    parts: list[Figures] = [
        {
            "card": kind_id(t, t.kinds[cards[at]]),
            "n": int(of_card(t, t.print(cards[at]), seat, ESCAPE)),
        }
        for at in range(len(cards))
        if works(t, seat, at)
    ]
    need = needed(t, seat, kind)
    own = ESCAPES - need - sum(part["n"] for part in parts) if need else 0
    parts.append({"card": kind_id(t, kind), "n": own})
    found = _roll(t, seat, kind, die, need, [part for part in parts if part["n"]])
    return {**found, "is_run": True}


def _roll(
    t: Tidings, seat: int, kind: int, die: int, need: int, parts: list[dict[str, Any]]
) -> Figures:
    return {
        "seat": seat,
        "card": kind_id(t, kind),
        "die": die,
        "need": need,
        "parts": parts,
        "is_run": False,
    }


def react(t: Tidings) -> Figures | None:
    """What everybody may answer now: which card, by whom, and on whom or on which side."""
    frame = t.stack[-1] if t.stack else None
    if not isinstance(frame, React):
        return None
    found: Figures = {"event": ANSWERED[int(frame.event)], "seat": int(frame.start)}
    if frame.kind >= 0:
        found["card"] = kind_id(t, int(frame.kind))
    below = t.stack[-2] if len(t.stack) > 1 else None
    if isinstance(below, Resolve | Answer) and below.kind == frame.kind:
        found["by"] = int(below.me)
    if isinstance(below, Resolve) and below.kind == frame.kind:
        found |= _aim(t, below)
    return found


def _aim(t: Tidings, card: Resolve) -> Figures:
    """On which side, monster or seat it is played."""
    aim, named = aim_of(t, card.kind, PROGRAM), int(card.target)
    if aim == AT_SIDE:
        return {"side": OURS if named == FOR_FIGHTERS else THEIRS}
    if aim in (AT_FOE, AT_FOE_AND_HAND):
        return {"foe": kind_id(t, t.foe_kind(named))} if named < len(t.foes) else {}
    return {"on": named} if aim in (AT_SEAT, AT_BELOW_NINE, AT_RIVAL_ABOVE_ONE, AT_FIGHTER) else {}


def offers(t: Tidings) -> list[Figures]:
    """Those that stand open, in the order of their answers; by turns the one being answered."""
    if t.rules.is_live:
        open_ones = [
            trade_at(t, at) if is_trade(t, at) else help_at(t, at) for at in range(len(t.offers))
        ]
        makers = [int(maker_of(t, at)) for at in range(len(t.offers))]
    else:
        open_ones = [f for f in t.stack[-1:] if isinstance(f, HelpOffer | TradeOffer)]
        makers = [_maker(t, offer) for offer in open_ones]
    return [_offer(t, offer, maker) for offer, maker in zip(open_ones, makers, strict=True)]


def _maker(t: Tidings, offer: HelpOffer | TradeOffer) -> int:
    if isinstance(offer, TradeOffer):
        return int(offer.maker)
    return int(t.main if offer.me == offer.helper else offer.helper)


def _offer(t: Tidings, offer: HelpOffer | TradeOffer, maker: int) -> Figures:
    found: Figures = {"from": maker, "to": int(offer.me), "is_counter": bool(offer.is_counter)}
    if isinstance(offer, TradeOffer):
        partners = int(offer.maker), int(offer.me)
        mine, theirs = after_trade(t, *partners, offer.give, offer.get)
        return {
            **found,
            "is_trade": True,
            "strength_from": mine,
            "strength_to": theirs,
            "gives": named(t, offer.give),
            "gets": named(t, offer.get),
            "promise": bool(offer.promise),
        }
    return {
        **found,
        "is_trade": False,
        "helper": int(offer.helper),
        "share": int(offer.share),
        "pick": PICK_WORDS[max(0, int(offer.pick))],
        "items": named(t, offer.item),
        "cards": named(t, offer.card),
        "firm": offer.firm == 1,
    }


def named(t: Tidings, part: Named) -> list[str]:
    """What a part of an offer names."""
    return [kind_id(t, int(kind)) for kind in kinds_in(part)]
