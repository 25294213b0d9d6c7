"""Grimm Tidings' moves by name, for the printed set and for any other."""

from grimtable.games.grimm_tidings.cards.prints import SETS, CardSet
from grimtable.games.grimm_tidings.ids import FIRST_KIND, FOES, OFFERS, SHARES, VERBS
from grimtable.look.card_sets import Vocabularies
from grimtable.look.vocabulary import Span, Vocabulary

SEAT_WORDS = ("P1", "P2", "P3", "P4", "P5", "P6")
PICK_WORDS = ("helper_first", "main_first", "alternate_helper", "alternate_main", "random")
FOE_WORDS = tuple(str(number + 1) for number in range(FOES))
OFFER_WORDS = tuple(str(number + 1) for number in range(OFFERS))
REPLIES = ("refuse", "accept", "counter")
BUTTONS = (
    "pass", "ready", "keep", "loot", "fight", "male", "female", "fighters", "monsters",
    "accept", "refuse", "counter", "sell", "give", "volunteer", "none", "firm", "if_won",
    "promise", "share all",
)  # fmt: skip
KIND_VERBS = (
    "play", "use", "lay", "equip", "take_off", "drop", "power", "card", "thing", "trouble",
    "craft",
)  # fmt: skip


def vocabulary_of(cards: CardSet) -> Vocabulary:
    """All moves with these cards."""
    spans = [Span(button) for button in BUTTONS]
    spans += [
        Span("pick", PICK_WORDS),
        Span("number", tuple(str(number + 1) for number in range(6)), "number"),
        Span("seat", SEAT_WORDS, "seat"),
        Span("help", SEAT_WORDS, "seat"),
        Span("trade", SEAT_WORDS, "seat"),
        Span("share", tuple(str(number) for number in range(SHARES)), "number"),
        Span("foe", FOE_WORDS, "place"),
        Span("foe_power", FOE_WORDS, "place"),
        Span("answer", tuple(f"{n} {word}" for n in OFFER_WORDS for word in REPLIES), "place"),
        Span("withdraw", OFFER_WORDS, "place"),
    ]
    assert sum(span.size for span in spans) == FIRST_KIND and len(KIND_VERBS) == VERBS
    spans += [Span(verb, (card,), "kind") for card in cards.ids for verb in KIND_VERBS]
    return Vocabulary([*spans, Span("several")])


VOCABULARIES = Vocabularies(vocabulary_of, SETS)
"""The moves with every set that was read."""
