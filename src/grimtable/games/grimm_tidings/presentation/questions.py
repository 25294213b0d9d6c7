"""Grimm Tidings' cards and questions in words: text keys with arguments, from the view alone.

A question's key is its frame's name; what it needs to be understood comes as arguments.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from grimtable.games.grimm_tidings.bargains.offers import UNSAID, HelpOffer, TradeOffer
from grimtable.games.grimm_tidings.cards.prints import CardSet
from grimtable.games.grimm_tidings.fights.strength import is_winning
from grimtable.games.grimm_tidings.ids import (
    ITEM,
    LAY,
    MONSTER,
    ONE_SHOT,
    OPENED,
    SALE,
    SLOTS,
    SORTS,
    TO_BAD_STUFF,
    TO_CARD,
    TO_CURSE,
    WHOLE,
    fresh_of,
    kind_of,
    verb_of,
)
from grimtable.games.grimm_tidings.presentation.seen import Seen, say
from grimtable.games.grimm_tidings.turn.charity import excess
from grimtable.games.grimm_tidings.vocabulary import PICK_WORDS
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

# Cards


def card_heading(kind: str, cards: CardSet) -> Sentence:
    """What sort of card it is, with its printed numbers."""
    card = cards.prints[cards.ids.index(kind)]
    if card.sort == MONSTER:
        numbers = {"level": card.level, "treasures": card.treasures, "levels": card.levels}
        found = {name: int(number) for name, number in numbers.items()}
        return say("card-heading-monster", card=kind, **found)
    if card.sort == ITEM:
        slot = SLOTS[card.slot] if card.slot != 4 else f"hands_{card.hands}"
        big = "yes" if card.is_big else "no"
        return say("card-heading-item", card=kind, slot=slot, big=big, gold=int(card.gold))
    if card.sort == ONE_SHOT:
        return say("card-heading-one-shot", card=kind, gold=int(card.gold))
    return say("card-heading", card=kind, group=SORTS[card.sort], copies=int(card.copies))


def card_text(kind: str, cards: CardSet) -> Sentence:
    """What a card does; of a set of one's own as its file says it."""
    if cards.texts:
        return say("text-own", text=cards.texts[cards.ids.index(kind)])
    return say(f"text-{kind}")


# Offers


def help_terms(seen: Seen, offer: HelpOffer) -> dict[str, Any]:
    """What a help offer promises, as texts use it; `seat` is who made it."""
    maker = seen.public.main if offer.me == offer.helper else offer.helper
    gifts = [seen.kind(kind) for kind in (offer.item, offer.card) if kind >= 0]
    return {
        "seat": int(maker),
        "share": "all" if offer.share == WHOLE else int(offer.share),
        "pick": PICK_WORDS[max(0, offer.pick)],
        "gifts": len(gifts),
        "cards": gifts,
        "firm": "yes" if offer.firm == 1 else "no",
        "asks": "yes" if maker == seen.public.main else "no",
    }


def trade_terms(seen: Seen, offer: TradeOffer) -> dict[str, Any]:
    """What a trade would move, as texts use it; `seat` is who made it."""
    given, wanted = offer.give, offer.get
    return {
        "seat": int(offer.maker),
        "given": int(given >= 0),
        "cards": [seen.kind(given)] if given >= 0 else [],
        "wanted": int(wanted >= 0),
        "cards2": [seen.kind(wanted)] if wanted >= 0 else [],
        "promise": "yes" if offer.promise == 1 else "no",
    }


# Questions


def question(view: BareView) -> Sentence:
    """The open question, addressed to the seat that is asked."""
    seen = Seen(view)
    if seen.frame is None:
        return Sentence("table-over")
    key = re.sub(r"(?<!^)(?=[A-Z])", "-", seen.question).lower()
    make = QUESTIONS.get(seen.question)
    return say(key, **make(seen)) if make is not None else say(key)


def next_phase(seen: Seen) -> str:
    """What comes when the open FREE window closes."""
    below = [type(frame).__name__ for frame in reversed(seen.stack)]
    return "door" if "Kick" in below else "trouble" if "Phase2" in below else "end"


def _setup(seen: Seen) -> dict[str, Any]:
    laid = [seen.kind(kind_of(move)) for move in seen.said if verb_of(move) == LAY]
    return {"step": "cards" if seen.said else "sex", "count": len(laid), "cards": laid}


def _free(seen: Seen) -> dict[str, Any]:
    owner = int(seen.frame.owner)
    return {"seat": owner, "next": next_phase(seen)}


def _combat(seen: Seen) -> dict[str, Any]:
    return {
        "seat": int(seen.public.main),
        "cards": [seen.foe(at) for at in range(len(seen.public.foes))],
        "winning": "yes" if is_winning(seen.t) else "no",
        **seen.strengths(),
    }


def _run(seen: Seen) -> dict[str, Any]:
    return {"seat": int(seen.frame.runner), "card": seen.foe(seen.frame.foe)}


def _charity(seen: Seen) -> dict[str, Any]:
    giver = int(seen.frame.giver)
    return {"seat": giver, "count": int(excess(seen.t, giver))}


def _help_form(seen: Seen) -> dict[str, Any]:
    form = seen.frame
    parts = ("share", "pick", "item", "card", "firm")
    part = next(name for name in parts if getattr(form, name) == UNSAID)
    return {"seat": int(form.helper), "part": part}


def _trade_form(seen: Seen) -> dict[str, Any]:
    form = seen.frame
    part = "give" if form.give == UNSAID else "get" if form.get == UNSAID else "promise"
    return {"seat": int(form.to), "part": part}


def _react(seen: Seen) -> dict[str, Any]:
    frame = seen.frame
    events = {TO_CURSE: "curse", TO_CARD: "card", TO_BAD_STUFF: "bad_stuff"}
    what = "number" if seen.said else events.get(frame.event, "die")
    named = [seen.kind(frame.kind)] if frame.kind >= 0 else []
    return {"event": what, "cards": named, "seat": int(frame.start), "number": int(seen.public.die)}


def _aim(seen: Seen) -> dict[str, Any]:
    return {"card": seen.kind(seen.frame.kind), "step": 1 if seen.frame.a < 0 else 2}


def _lose_item(seen: Seen) -> dict[str, Any]:
    return {"seat": int(seen.frame.victim), "count": min(int(seen.frame.n), 99)}


def _sale(seen: Seen) -> dict[str, Any]:
    return {"gold": int(seen.frame.gold), "cards": seen.names(SALE), "count": len(seen.zones[SALE])}


QUESTIONS: Mapping[str, Callable[[Seen], dict[str, Any]]] = {
    "Setup": _setup,
    "FreeWindow": _free,
    "CombatWindow": _combat,
    "RunWindow": _run,
    "Charity": _charity,
    "DoorCard": lambda seen: {"card": seen.names(OPENED)[0]},
    "HelpTerms": _help_form,
    "HelpOffer": lambda seen: help_terms(seen, seen.frame),
    "TradeTerms": _trade_form,
    "TradeOffer": lambda seen: trade_terms(seen, seen.frame),
    "PickTreasure": lambda seen: {"count": int(seen.frame.mine)},
    "React": _react,
    "Aim": _aim,
    "Pay": lambda seen: {"card": seen.kind(seen.frame.kind), "count": int(seen.frame.n)},
    "LoseItem": _lose_item,
    "LoseHand": lambda seen: {"count": int(seen.frame.n)},
    "Sell": _sale,
    "Alms": lambda seen: {"count": int(seen.frame.total - seen.frame.done)},
    "BigSale": lambda seen: {"cards": seen.names(SALE)},
    "Received": lambda seen: {
        "seat": int(seen.frame.me),
        "count": len(seen.zones[fresh_of(seen.frame.me)]),
    },
    "Tracks": lambda seen: {"cards": seen.names(fresh_of(seen.frame.me))},
}
"""The arguments of the questions that have some."""
