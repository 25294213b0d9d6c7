"""The Book of Madness' options in words."""

from collections.abc import Callable, Mapping

from grimtable.games.book_of_madness.actions.offers import cure_cost
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
from grimtable.games.book_of_madness.presentation.reader import MadnessReader, say, yes
from grimtable.games.book_of_madness.vocabulary import SEAT_WORDS, VOCABULARIES
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

Label = Callable[[MadnessReader, int, str], Sentence]
"""From the view, the index of the move in its span and its word."""
ON_YES = {"Solace": "solace", "Stow": "stow", "Confirm": "confirm"}
ON_NO = {**ON_YES, "Wake": "wake"}


def label(view: BareView, move: int) -> Sentence:
    """An option in words."""
    reader = MadnessReader(view)
    span, at = VOCABULARIES.at(reader.public.options.card_set).span(move)
    word = span.words[at] if span.words else ""
    make = LABELS.get(span.verb)
    return make(reader, at, word) if make is not None else say(f"do-{span.verb}")


def _way(reader: MadnessReader, at: int, word: str, move: int) -> Sentence:
    if not isinstance(reader.frame, EitherWay):
        return say("do-way", way="none", count=1, element="no")
    way = reader.frame.way(reader.t, move)
    args = {"way": EFFECT_AT[way.act].name, "count": int(way.count), "element": yes(way.is_element)}
    return say("do-way", **args)


def _settle(reader: MadnessReader, at: int, word: str) -> Sentence:
    """Enough of all, or of one element while others are still to be paid."""
    is_paying = reader.question == "Pay" and reader.options
    return say("do-settle", left=QUESTIONS["Pay"](reader)["count"] if is_paying else 0)


def _ability(reader: MadnessReader, at: int, word: str) -> Sentence:
    sheet = reader.public.seats[reader.me].character if reader.me < reader.seats else -1
    ability = ABILITIES[reader.cards.characters[sheet].ability] if sheet >= 0 else ""
    return say("do-ability", ability=ability or "none")


def _times(reader: MadnessReader, at: int, word: str) -> Sentence:
    if reader.question != "Amplify":
        return say("do-times", number=at + 1, price=0, cards=[])
    cost = reader.spell_cost(reader.kind(reader.frame.kind), at + 1)
    return say("do-times", number=at + 1, price=len(cost), cards=cost)


def _learn(reader: MadnessReader, at: int, word: str) -> Sentence:
    shelf = reader.names(SHELF + at)
    if not shelf:
        return say("do-learn-none", card=word)
    return say("do-learn", card=shelf[0], cards=[word, word])


def _gain(reader: MadnessReader, at: int, word: str) -> Sentence:
    if reader.question == "TakeSupply":
        return say("do-card", card=word, count=1)
    return say("do-gain", card=word, cards=[ELEMENTS[at // 3]] * (at % 3 + 1))


def _dispel(reader: MadnessReader, at: int, word: str) -> Sentence:
    if not reader.curse(at):
        return say("do-dispel-none", number=at + 1)
    struck = yes(reader.has_struck(at))
    return say("do-dispel", card=reader.curse(at), cards=reader.cost(at), struck=struck)


def _curse(reader: MadnessReader, at: int, word: str) -> Sentence:
    if not reader.curse(at):
        return say("do-curse-none", number=at + 1)
    return say("do-curse", card=reader.curse(at), struck=yes(reader.has_struck(at)))


def _cure(reader: MadnessReader, at: int, word: str) -> Sentence:
    is_action = reader.question in ("ActionPhase", "Granted")
    price = int(cure_cost(reader.t, reader.me)) if is_action and reader.me < reader.seats else 0
    if at < 2:
        return say("do-cure", place=word, price=price)
    return say("do-cure-support", seat=at - 2, price=price)


def _card(reader: MadnessReader, at: int, word: str) -> Sentence:
    """A card named inside a question, which says what becomes of it."""
    zone = hand_of(reader.me)
    if reader.question in ("ScryDiscard", "ScryOrder"):
        zone = ASIDE
    elif reader.question == "Choose" and reader.frame.place == IN_SUPPORT:
        zone = support_of(reader.me)
    return say("do-card", card=word, count=_count(reader, zone, word))


def _pile(reader: MadnessReader, at: int, word: str) -> Sentence:
    return say("do-pile", card=word, count=_count(reader, discard_of(reader.me), word))


def _pay(reader: MadnessReader, at: int, word: str) -> Sentence:
    card, place = word.split()
    if place == "hand":
        return say("do-pay", card=card, count=_count(reader, hand_of(reader.me), card))
    owner = SEAT_WORDS.index(place)
    return say("do-pay-support", card=card, seat=owner, count=_unused(reader, owner, card))


def _unused(reader: MadnessReader, owner: int, word: str) -> int:
    """How many of these in a support zone can still pay: an Avatar uses each only once."""
    count = _count(reader, support_of(owner), word)
    if reader.question != "Pay" or not reader.frame.is_echo:
        return count
    return count - reader.public.used[owner * 12 + reader.ids.index(word)]


def _count(reader: MadnessReader, zone: int, word: str) -> int:
    """How many of these lie there; at least the one that is named."""
    return max(1, reader.names(zone).count(word)) if zone < len(reader.zones) else 1


def _wake(reader: MadnessReader, at: int, word: str) -> Sentence:
    seat, spell = word.split()
    return say("do-wake", seat=SEAT_WORDS.index(seat), card=spell)


def _character(reader: MadnessReader, at: int, word: str) -> Sentence:
    return say("do-character", card=word, **sheet_args(word, reader.cards))


def _cast(reader: MadnessReader, at: int, word: str) -> Sentence:
    return say("do-cast", card=word, cards=reader.spell_cost(word))


LABELS: Mapping[str, Label] = {
    "settle": _settle,
    "yes": lambda reader, at, word: say("do-yes", what=ON_YES.get(reader.question, "other")),
    "no": lambda reader, at, word: say("do-no", what=ON_NO.get(reader.question, "other")),
    "first": lambda reader, at, word: _way(reader, at, word, FIRST_PART),
    "second": lambda reader, at, word: _way(reader, at, word, SECOND_PART),
    "ability": _ability,
    "times": _times,
    "seat": lambda reader, at, word: say("do-seat", seat=at),
    "learn": _learn,
    "gain": _gain,
    "dispel": _dispel,
    "curse": _curse,
    "cure": _cure,
    "card": _card,
    "pile": _pile,
    "pay": _pay,
    "cast": _cast,
    "spell": lambda reader, at, word: say("do-spell", card=word),
    "wake": _wake,
    "character": _character,
}
"""By verb; the others are buttons of one meaning."""
