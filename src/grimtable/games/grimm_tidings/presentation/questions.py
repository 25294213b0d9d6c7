"""Grimm Tidings' cards and questions in words: text keys with arguments, from the view only.

A question's key is its frame's name; what it needs to be understood comes as arguments.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.naming import Named, closed, is_open, kinds_in
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer
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
from grimtable.games.grimm_tidings.presentation.forecast import after_trade
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader, say
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


def help_terms(reader: TidingsReader, offer: HelpOffer) -> dict[str, Any]:
    """What a help offer promises, as texts use it; `seat` is who made it."""
    maker = reader.public.main if offer.me == offer.helper else offer.helper
    gifts = reader.named(offer.item) + reader.named(offer.card)
    return {
        "seat": int(maker),
        "share": "all" if offer.share == WHOLE else int(offer.share),
        "pick": PICK_WORDS[max(0, offer.pick)],
        "gifts": len(gifts),
        "cards": gifts,
        "firm": "yes" if offer.firm == 1 else "no",
        "asks": "yes" if maker == reader.public.main else "no",
    }


def trade_terms(reader: TidingsReader, offer: TradeOffer) -> dict[str, Any]:
    """What a trade would move, as texts use it; `seat` is who made it."""
    given, wanted = reader.named(offer.give), reader.named(offer.get)
    return {
        "seat": int(offer.maker),
        "given": len(given),
        "cards": given,
        "wanted": len(wanted),
        "cards2": wanted,
        "promise": "yes" if offer.promise == 1 else "no",
    }


# Questions


def question(view: BareView) -> Sentence:
    """The open question, addressed to the seat that is asked."""
    reader = TidingsReader(view)
    if reader.frame is None:
        return Sentence("table-over")
    key = re.sub(r"(?<!^)(?=[A-Z])", "-", reader.question).lower()
    make = QUESTIONS.get(reader.question)
    return say(key, **make(reader)) if make is not None else say(key)


def next_phase(reader: TidingsReader) -> str:
    """What comes when the open FREE window closes."""
    below = [type(frame).__name__ for frame in reversed(reader.stack)]
    return "door" if "Kick" in below else "trouble" if "Phase2" in below else "end"


def _setup(reader: TidingsReader) -> dict[str, Any]:
    laid = [reader.kind(kind_of(move)) for move in reader.said if verb_of(move) == LAY]
    return {"step": "cards" if reader.said else "sex", "count": len(laid), "cards": laid}


def _free(reader: TidingsReader) -> dict[str, Any]:
    owner = int(reader.frame.owner)
    return {"seat": owner, "next": next_phase(reader)}


def _combat(reader: TidingsReader) -> dict[str, Any]:
    return {
        "seat": int(reader.public.main),
        "cards": [reader.foe(at) for at in range(len(reader.public.foes))],
        "winning": "yes" if is_winning(reader.t) else "no",
        **reader.strengths(),
    }


def _run(reader: TidingsReader) -> dict[str, Any]:
    return {"seat": int(reader.frame.runner), "card": reader.foe(reader.frame.foe)}


def _charity(reader: TidingsReader) -> dict[str, Any]:
    giver = int(reader.frame.giver)
    return {"seat": giver, "count": int(excess(reader.t, giver))}


def _help_form(reader: TidingsReader) -> dict[str, Any]:
    form = reader.frame
    parts = ("share", "pick", "item", "card", "firm")
    part = next(name for name in parts if is_open(getattr(form, name)))
    return {"seat": int(form.helper), "part": part, **_so_far(reader, getattr(form, part))}


def _trade_form(reader: TidingsReader) -> dict[str, Any]:
    form = reader.frame
    part = "give" if is_open(form.give) else "get" if is_open(form.get) else "promise"
    gives, gets = closed(kinds_in(form.give)), closed(kinds_in(form.get))
    mine, theirs = after_trade(reader.t, int(form.me), int(form.to), gives, gets)
    strengths = {"strength": mine, "strength_other": theirs}
    return {"seat": int(form.to), "part": part, **_so_far(reader, getattr(form, part)), **strengths}


def _so_far(reader: TidingsReader, named: Named) -> dict[str, Any]:
    """Which of several things were named, and whether there are to be several."""
    cards = reader.named(named)
    several = "yes" if isinstance(named, tuple) else "no"
    return {"several": several, "count": len(cards), "cards": cards}


def _react(reader: TidingsReader) -> dict[str, Any]:
    frame = reader.frame
    events = {TO_CURSE: "curse", TO_CARD: "card", TO_BAD_STUFF: "bad_stuff"}
    what = "number" if reader.said else events.get(frame.event, "die")
    named = [reader.kind(frame.kind)] if frame.kind >= 0 else []
    return {
        "event": what,
        "cards": named,
        "seat": int(frame.start),
        "number": int(reader.public.die),
    }


def _aim(reader: TidingsReader) -> dict[str, Any]:
    return {"card": reader.kind(reader.frame.kind), "step": 1 if reader.frame.target < 0 else 2}


def _lose_item(reader: TidingsReader) -> dict[str, Any]:
    return {"seat": int(reader.frame.victim), "count": min(int(reader.frame.n), 99)}


def _sale(reader: TidingsReader) -> dict[str, Any]:
    return {
        "gold": int(reader.frame.gold),
        "cards": reader.names(SALE),
        "count": len(reader.zones[SALE]),
    }


QUESTIONS: Mapping[str, Callable[[TidingsReader], dict[str, Any]]] = {
    "Setup": _setup,
    "FreeWindow": _free,
    "CombatWindow": _combat,
    "RunWindow": _run,
    "Charity": _charity,
    "DoorCard": lambda reader: {"card": reader.names(OPENED)[0]},
    "HelpTerms": _help_form,
    "HelpOffer": lambda reader: help_terms(reader, reader.frame),
    "TradeTerms": _trade_form,
    "TradeOffer": lambda reader: trade_terms(reader, reader.frame),
    "PickTreasure": lambda reader: {"count": int(reader.frame.mine)},
    "React": _react,
    "Aim": _aim,
    "Pay": lambda reader: {"card": reader.kind(reader.frame.kind), "count": int(reader.frame.n)},
    "LoseItem": _lose_item,
    "LoseHand": lambda reader: {"count": int(reader.frame.n)},
    "Sell": _sale,
    "Alms": lambda reader: {"count": int(reader.frame.total - reader.frame.done)},
    "BigSale": lambda reader: {"cards": reader.names(SALE)},
    "Received": lambda reader: {
        "seat": int(reader.frame.me),
        "count": len(reader.zones[fresh_of(reader.frame.me)]),
    },
    "Tracks": lambda reader: {"cards": reader.names(fresh_of(reader.frame.me))},
}
"""The arguments of the questions that have some."""
