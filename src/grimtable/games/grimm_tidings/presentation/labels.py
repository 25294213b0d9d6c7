"""Grimm Tidings' options in words."""

from collections.abc import Callable, Mapping

from grimtable.games.grimm_tidings.bargains.market import (
    addressee_at,
    help_at,
    is_trade,
    maker_of,
    trade_at,
)
from grimtable.games.grimm_tidings.bargains.naming import is_open
from grimtable.games.grimm_tidings.cards.choices import orders
from grimtable.games.grimm_tidings.fights.strength import foe_strength
from grimtable.games.grimm_tidings.ids import (
    DOORS,
    SALE,
    hand_of,
)
from grimtable.games.grimm_tidings.items.selling import PRICE
from grimtable.games.grimm_tidings.presentation.questions import help_terms, next_phase, trade_terms
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader, say
from grimtable.games.grimm_tidings.turn.charity import excess
from grimtable.games.grimm_tidings.vocabulary import PICK_WORDS, REPLIES, VOCABULARIES
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

Label = Callable[[TidingsReader, int, str], Sentence]
"""From the view, the index of the move in its span and its word."""


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    reader = TidingsReader(view)
    span, at = VOCABULARIES.at(reader.public.options.card_set).span(move)
    word = span.words[at] if span.words else ""
    make = LABELS.get(span.verb)
    return make(reader, at, word) if make is not None else say(f"do-{span.verb.replace(' ', '-')}")


def _pass(reader: TidingsReader, at: int, word: str) -> Sentence:
    if reader.question == "Setup":
        return say("do-lot")
    if reader.question == "FreeWindow" and reader.frame.owner == reader.me:
        return say("do-proceed", next=next_phase(reader))
    return say("do-pass")


def _ready(reader: TidingsReader, at: int, word: str) -> Sentence:
    if reader.question == "Sell":
        return say(
            "do-sell-done", gold=int(reader.frame.gold), count=int(reader.frame.gold // PRICE)
        )
    return say("do-ready" if reader.question == "Setup" else "do-done")


def _none(reader: TidingsReader, at: int, word: str) -> Sentence:
    if reader.question == "BigSale":
        return say("do-none", what="sale")
    if reader.question == "Aim":
        return say("do-none", what="aim")
    if reader.question == "HelpTerms":
        return say("do-none", what="item" if is_open(reader.frame.item) else "card")
    frame = reader.frame
    part = "give" if is_open(frame.give) else "get" if is_open(frame.get) else "promise"
    return say("do-none", what=part)


def _number(reader: TidingsReader, at: int, word: str) -> Sentence:
    if reader.question != "OrderDoors":
        return say("do-number", number=at + 1)
    cells = reader.zones[DOORS]
    order = [cells[len(cells) - 1 - place] for place in reversed(orders(reader.frame.n)[at])]
    return say("do-order", cards=[reader.kind(cell >> 1) for cell in order if cell >= 0])


def _keep(reader: TidingsReader, at: int, word: str) -> Sentence:
    return say("do-keep")


def _foe(reader: TidingsReader, at: int, word: str) -> Sentence:
    return say("do-foe", card=reader.foe(at), number=int(foe_strength(reader.t, at)))


def _answer(reader: TidingsReader, at: int, word: str) -> Sentence:
    offer, reply = at // 3, REPLIES[at % 3]
    if is_trade(reader.t, offer):
        return say("do-answer-trade", reply=reply, **trade_terms(reader, trade_at(reader.t, offer)))
    return say("do-answer-help", reply=reply, **help_terms(reader, help_at(reader.t, offer)))


def _withdraw(reader: TidingsReader, at: int, word: str) -> Sentence:
    to = addressee_at(reader.t, at)
    trade = "yes" if is_trade(reader.t, at) else "no"
    assert maker_of(reader.t, at) == reader.me
    return say("do-withdraw", seat=int(to), trade=trade)


def _card(reader: TidingsReader, at: int, word: str) -> Sentence:
    """A card named inside a question, which says what becomes of it."""
    zones = {"Alms": hand_of(reader.me), "Pay": hand_of(reader.me), "LoseHand": hand_of(reader.me)}
    zone = zones.get(reader.question, SALE)
    count = max(1, reader.names(zone).count(word))
    return say("do-card", card=word, count=count)


def _lay(reader: TidingsReader, at: int, word: str) -> Sentence:
    return say("do-lay", card=word)


def _seat(reader: TidingsReader, at: int, word: str) -> Sentence:
    return say("do-seat", seat=at, level=reader.level(at))


def _kind(key: str) -> Label:
    return lambda reader, at, word: say(key, card=word)


LABELS: Mapping[str, Label] = {
    "pass": _pass,
    "ready": _ready,
    "none": _none,
    "keep": _keep,
    "number": _number,
    "give": lambda reader, at, word: say("do-give", count=int(excess(reader.t, reader.me))),
    "pick": lambda reader, at, word: say("do-pick", pick=PICK_WORDS[at]),
    "seat": _seat,
    "help": lambda reader, at, word: say("do-help", seat=at, level=reader.level(at)),
    "trade": lambda reader, at, word: say("do-trade", seat=at),
    "share": lambda reader, at, word: say("do-share", count=at),
    "foe": _foe,
    "foe_power": lambda reader, at, word: say("do-foe-power", card=reader.foe(at)),
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
