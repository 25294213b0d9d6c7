"""Grimm Tidings' options in words."""

from collections.abc import Callable, Mapping

from grimtable.games.grimm_tidings.bargains.market import (
    addressee_at,
    help_at,
    is_trade,
    maker_of,
    trade_at,
)
from grimtable.games.grimm_tidings.cards.choices import orders
from grimtable.games.grimm_tidings.fights.strength import foe_strength
from grimtable.games.grimm_tidings.ids import (
    DOORS,
    SALE,
    hand_of,
)
from grimtable.games.grimm_tidings.items.selling import PRICE
from grimtable.games.grimm_tidings.presentation.questions import help_terms, next_phase, trade_terms
from grimtable.games.grimm_tidings.presentation.seen import Seen, say
from grimtable.games.grimm_tidings.turn.charity import excess
from grimtable.games.grimm_tidings.vocabulary import PICK_WORDS, REPLIES, vocabulary_at
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

Label = Callable[[Seen, int, str], Sentence]
"""From the view, the index of the move in its span and its word."""


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    seen = Seen(view)
    span, at = vocabulary_at(seen.public.options.card_set).span(move)
    word = span.words[at] if span.words else ""
    make = LABELS.get(span.verb)
    return make(seen, at, word) if make is not None else say(f"do-{span.verb.replace(' ', '-')}")


def _pass(seen: Seen, at: int, word: str) -> Sentence:
    if seen.question == "Setup":
        return say("do-lot")
    if seen.question == "FreeWindow" and seen.frame.owner == seen.me:
        return say("do-proceed", next=next_phase(seen))
    return say("do-pass")


def _ready(seen: Seen, at: int, word: str) -> Sentence:
    if seen.question == "Sell":
        return say("do-sell-done", gold=int(seen.frame.gold), count=int(seen.frame.gold // PRICE))
    return say("do-ready" if seen.question == "Setup" else "do-done")


def _none(seen: Seen, at: int, word: str) -> Sentence:
    if seen.question == "BigSale":
        return say("do-none", what="sale")
    if seen.question == "Aim":
        return say("do-none", what="aim")
    if seen.question == "HelpTerms":
        return say("do-none", what="card" if seen.frame.item != -2 else "item")
    part = "give" if seen.frame.give == -2 else "get" if seen.frame.get == -2 else "promise"
    return say("do-none", what=part)


def _number(seen: Seen, at: int, word: str) -> Sentence:
    if seen.question != "OrderDoors":
        return say("do-number", number=at + 1)
    cells = seen.zones[DOORS]
    order = [cells[len(cells) - 1 - place] for place in reversed(orders(seen.frame.n)[at])]
    return say("do-order", cards=[seen.kind(cell >> 1) for cell in order if cell >= 0])


def _keep(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-keep")


def _foe(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-foe", card=seen.foe(at), number=int(foe_strength(seen.t, at)))


def _answer(seen: Seen, at: int, word: str) -> Sentence:
    offer, reply = at // 3, REPLIES[at % 3]
    if is_trade(seen.t, offer):
        return say("do-answer-trade", reply=reply, **trade_terms(seen, trade_at(seen.t, offer)))
    return say("do-answer-help", reply=reply, **help_terms(seen, help_at(seen.t, offer)))


def _withdraw(seen: Seen, at: int, word: str) -> Sentence:
    to = addressee_at(seen.t, at)
    trade = "yes" if is_trade(seen.t, at) else "no"
    assert maker_of(seen.t, at) == seen.me
    return say("do-withdraw", seat=int(to), trade=trade)


def _card(seen: Seen, at: int, word: str) -> Sentence:
    """A card named inside a question, which says what becomes of it."""
    zones = {"Alms": hand_of(seen.me), "Pay": hand_of(seen.me), "LoseHand": hand_of(seen.me)}
    zone = zones.get(seen.question, SALE)
    count = max(1, seen.names(zone).count(word))
    return say("do-card", card=word, count=count)


def _lay(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-lay", card=word)


def _seat(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-seat", seat=at, level=seen.level(at))


def _kind(key: str) -> Label:
    return lambda seen, at, word: say(key, card=word)


LABELS: Mapping[str, Label] = {
    "pass": _pass,
    "ready": _ready,
    "none": _none,
    "keep": _keep,
    "number": _number,
    "give": lambda seen, at, word: say("do-give", count=int(excess(seen.t, seen.me))),
    "pick": lambda seen, at, word: say("do-pick", pick=PICK_WORDS[at]),
    "seat": _seat,
    "help": lambda seen, at, word: say("do-help", seat=at, level=seen.level(at)),
    "trade": lambda seen, at, word: say("do-trade", seat=at),
    "share": lambda seen, at, word: say("do-share", count=at),
    "foe": _foe,
    "foe_power": lambda seen, at, word: say("do-foe-power", card=seen.foe(at)),
    "answer": _answer,
    "withdraw": _withdraw,
    "play": _kind("do-play"),
    "use": _kind("do-use"),
    "lay": _lay,
    "equip": _kind("do-equip"),
    "take_off": _kind("do-take-off"),
    "drop": _kind("do-drop"),
    "power": _kind("do-power"),
    "craft": _kind("do-craft"),
    "card": _card,
    "thing": _kind("do-thing"),
    "trouble": _kind("do-trouble"),
}
"""By verb; the others are buttons of one meaning."""
