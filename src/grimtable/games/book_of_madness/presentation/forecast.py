"""What each action costs, which cards may pay for it, and the payment that lies nearest.

From the view only, so that a screen can show a whole payment before anything is played.
"""

from typing import Any

from grimtable.games.book_of_madness.actions.action_phase import OWN_PHASE, Amplify, begin
from grimtable.games.book_of_madness.actions.payment_search import PaymentSearch
from grimtable.games.book_of_madness.actions.payments import ANY_ELEMENT, Pay
from grimtable.games.book_of_madness.actions.purses import PLACE_BITS, PLACE_MASK
from grimtable.games.book_of_madness.actions.supply import TakeSupply
from grimtable.games.book_of_madness.cards.prints import IN_DISCARD
from grimtable.games.book_of_madness.costs import amount_of
from grimtable.games.book_of_madness.ids import (
    DISPEL,
    ELEMENTS,
    GAIN,
    PAY,
    PLACES,
    ROUNDS,
    SETTLE,
    SLOTS,
)
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import AnyFrame

Bill = dict[str, Any]
Card = tuple[str, int]
"""What pays, and whose support zone it lies in; -1: the seat's own hand."""
UNPAID = ("end", "decline", "ability")
"""Options beside the actions."""


def forecast(reader: MadnessReader) -> dict[str, Bill]:
    """By the moves of each answer that is to be paid; "" where a payment is open."""
    if not reader.options:
        return {}
    if reader.question == "Pay":
        return {"": bill(reader, reader.frame)}
    if reader.question == "Amplify":
        return _cast(reader, reader.frame, "")
    if reader.question not in ("ActionPhase", "Granted"):
        return {}
    found: dict[str, Bill] = {}
    is_echo = reader.question == "Granted" and bool(reader.frame.is_echo)
    for move in map(int, reader.options):
        if reader.words.text(move) in UNPAID:
            continue
        first = begin(reader.t, reader.me, move, OWN_PHASE, is_echo)[0]
        if isinstance(first, Amplify):
            found |= _cast(reader, first, f"{move},")
            continue
        found[str(move)] = bill(reader, first)
        if DISPEL <= move < DISPEL + SLOTS:
            found[str(move)]["rewards"] = _rewards(reader)
    return found


def _cast(reader: MadnessReader, spell: Amplify, before: str) -> dict[str, Bill]:
    """Once for each way to amplify a spell."""
    times = map(int, spell.ask(reader.t))
    return {f"{before}{move}": bill(reader, spell.act(reader.t, move)[0]) for move in times}


def bill(reader: MadnessReader, frame: AnyFrame) -> Bill:
    """What is due, the cards that may pay in the order in which they are named, a suggestion."""
    if not isinstance(frame, Pay):  # a discount pays for all of it
        return {"cost": [], "any": 0, "saved": 0, "payable": [], "suggested": []}
    is_any = frame.element == ANY_ELEMENT
    asked = [e for e in range(4) if is_any or e == frame.element or _due(frame, e)]
    return {
        "cost": [] if is_any else [ELEMENTS[e] for e in asked for _ in range(_due(frame, e))],
        "any": int(frame.need) if is_any else 0,
        "saved": int(frame.discount),
        "payable": [card for e in asked for card in _payable(reader, frame, e)],
        "suggested": _suggested(reader.t.clone(), frame),
    }


def _due(frame: Pay, element: int) -> int:
    """The units of an element that are still to be paid."""
    if element == frame.element:
        return max(0, int(frame.need))
    return int(amount_of(frame.cost, element)) if element > frame.element else 0


def _payable(reader: MadnessReader, frame: Pay, element: int) -> list[Card]:
    """The cards of one element that can still be named, each as often as it lies there."""
    position = frame.position if element == frame.element else 0
    search = PaymentSearch(
        reader.t, frame.me, frame.cost, element, position, frame.discount, frame.is_echo
    )
    cards: list[Card] = []
    for value in (3, 2, 1):
        counts = int(search.of_value(value))
        for place in range(reader.seats + 1):
            count = counts >> PLACE_BITS * place & PLACE_MASK
            cards += [_card(int(search.pay_move(value, place)))] * count
    return cards


def _card(move: int) -> Card:
    """The card that a payment names."""
    kind, place = (move - PAY) // PLACES, (move - PAY) % PLACES
    return f"{ELEMENTS[kind // 3]}_{kind % 3 + 1}", place - 1


def _suggested(t: Madness, frame: AnyFrame) -> list[Card]:
    """The canonical payment: the first answer to each of its questions."""
    cards: list[Card] = []
    while isinstance(frame, Pay):
        move = int(frame.ask(t)[0])
        if move != SETTLE:
            cards.append(_card(move))
        frame = frame.act(t, move)[0]
    return cards


def _rewards(reader: MadnessReader) -> list[str]:
    """What a dispelled curse may bring, the usual choice first; the last one ends some games."""
    t = reader.t
    if t.rules.wins_at_once and t.round == ROUNDS and len(reader.curses()) == 1:
        return []
    kinds = [int(move) - GAIN for move in TakeSupply(reader.me, 2, 1, IN_DISCARD).ask(t)]
    return [f"{ELEMENTS[kind // 3]}_{kind % 3 + 1}" for kind in kinds]
