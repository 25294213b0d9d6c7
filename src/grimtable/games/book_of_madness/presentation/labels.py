"""The Book of Madness' options in words."""

from collections.abc import Callable, Mapping

from grimtable.games.book_of_madness.actions.actions import cure_cost
from grimtable.games.book_of_madness.cards.effects import EFFECT_AT, EitherWay
from grimtable.games.book_of_madness.cards.prints import IN_SUPPORT
from grimtable.games.book_of_madness.ids import (
    ABILITIES,
    ASIDE,
    ELEMENTS,
    FIRST_PART,
    SECOND_PART,
    SHELF,
    discard_of,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.presentation.questions import QUESTIONS, sheet_args
from grimtable.games.book_of_madness.presentation.seen import Seen, say, yes
from grimtable.games.book_of_madness.vocabulary import SEAT_WORDS, vocabulary_at
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

Label = Callable[[Seen, int, str], Sentence]
"""From the view, the index of the move in its span and its word."""
ON_YES = {"Solace": "solace", "Stow": "stow", "Confirm": "confirm"}
ON_NO = {**ON_YES, "Wake": "wake"}


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    seen = Seen(view)
    span, at = vocabulary_at(seen.public.options.card_set).span(move)
    word = span.words[at] if span.words else ""
    make = LABELS.get(span.verb)
    return make(seen, at, word) if make is not None else say(f"do-{span.verb}")


def _way(seen: Seen, at: int, word: str, move: int) -> Sentence:
    if not isinstance(seen.frame, EitherWay):
        return say("do-way", way="none", count=1, element="no")
    way = seen.frame.way(seen.t, move)
    args = {"way": EFFECT_AT[way.act].name, "count": int(way.n), "element": yes(way.is_element)}
    return say("do-way", **args)


def _settle(seen: Seen, at: int, word: str) -> Sentence:
    """Enough of all, or of one element while others are still to be paid."""
    is_paying = seen.question == "Pay" and seen.options
    return say("do-settle", left=QUESTIONS["Pay"](seen)["count"] if is_paying else 0)


def _ability(seen: Seen, at: int, word: str) -> Sentence:
    sheet = seen.public.seats[seen.me].character if seen.me < seen.seats else -1
    ability = ABILITIES[seen.cards.characters[sheet].ability] if sheet >= 0 else ""
    return say("do-ability", ability=ability or "none")


def _times(seen: Seen, at: int, word: str) -> Sentence:
    if seen.question != "Amplify":
        return say("do-times", number=at + 1, price=0, cards=[])
    cost = seen.spell_cost(seen.kind(seen.frame.kind), at + 1)
    return say("do-times", number=at + 1, price=len(cost), cards=cost)


def _learn(seen: Seen, at: int, word: str) -> Sentence:
    shelf = seen.names(SHELF + at)
    if not shelf:
        return say("do-learn-none", card=word)
    return say("do-learn", card=shelf[0], cards=[word, word])


def _gain(seen: Seen, at: int, word: str) -> Sentence:
    if seen.question == "TakeSupply":
        return say("do-card", card=word, count=1)
    return say("do-gain", card=word, cards=[ELEMENTS[at // 3]] * (at % 3 + 1))


def _dispel(seen: Seen, at: int, word: str) -> Sentence:
    if not seen.curse(at):
        return say("do-dispel-none", number=at + 1)
    struck = yes(seen.has_struck(at))
    return say("do-dispel", card=seen.curse(at), cards=seen.cost(at), struck=struck)


def _curse(seen: Seen, at: int, word: str) -> Sentence:
    if not seen.curse(at):
        return say("do-curse-none", number=at + 1)
    return say("do-curse", card=seen.curse(at), struck=yes(seen.has_struck(at)))


def _cure(seen: Seen, at: int, word: str) -> Sentence:
    is_action = seen.question in ("ActionPhase", "Granted")
    price = int(cure_cost(seen.t, seen.me)) if is_action and seen.me < seen.seats else 0
    if at < 2:
        return say("do-cure", place=word, price=price)
    return say("do-cure-support", seat=at - 2, price=price)


def _card(seen: Seen, at: int, word: str) -> Sentence:
    """A card named inside a question, which says what becomes of it."""
    zone = hand_of(seen.me)
    if seen.question in ("ScryDiscard", "ScryOrder"):
        zone = ASIDE
    elif seen.question == "Choose" and seen.frame.place == IN_SUPPORT:
        zone = support_of(seen.me)
    return say("do-card", card=word, count=_count(seen, zone, word))


def _pile(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-pile", card=word, count=_count(seen, discard_of(seen.me), word))


def _pay(seen: Seen, at: int, word: str) -> Sentence:
    card, place = word.split()
    if place == "hand":
        return say("do-pay", card=card)
    return say("do-pay-support", card=card, seat=SEAT_WORDS.index(place))


def _count(seen: Seen, zone: int, word: str) -> int:
    """How many of these lie there; at least the one that is named."""
    return max(1, seen.names(zone).count(word)) if zone < len(seen.zones) else 1


def _wake(seen: Seen, at: int, word: str) -> Sentence:
    seat, spell = word.split()
    return say("do-wake", seat=SEAT_WORDS.index(seat), card=spell)


def _character(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-character", card=word, **sheet_args(word, seen.cards))


def _cast(seen: Seen, at: int, word: str) -> Sentence:
    return say("do-cast", card=word, cards=seen.spell_cost(word))


LABELS: Mapping[str, Label] = {
    "settle": _settle,
    "yes": lambda seen, at, word: say("do-yes", what=ON_YES.get(seen.question, "other")),
    "no": lambda seen, at, word: say("do-no", what=ON_NO.get(seen.question, "other")),
    "first": lambda seen, at, word: _way(seen, at, word, FIRST_PART),
    "second": lambda seen, at, word: _way(seen, at, word, SECOND_PART),
    "ability": _ability,
    "times": _times,
    "seat": lambda seen, at, word: say("do-seat", seat=at),
    "learn": _learn,
    "gain": _gain,
    "dispel": _dispel,
    "curse": _curse,
    "cure": _cure,
    "card": _card,
    "pile": _pile,
    "pay": _pay,
    "cast": _cast,
    "spell": lambda seen, at, word: say("do-spell", card=word),
    "wake": _wake,
    "character": _character,
}
"""By verb; the others are buttons of one meaning."""
