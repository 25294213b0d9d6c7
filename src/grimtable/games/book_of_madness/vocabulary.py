"""The Book of Madness' moves by name, for the printed set and for any other."""

from grimtable.games.book_of_madness.cards.prints import SETS, CardSet
from grimtable.games.book_of_madness.ids import (
    ELEMENTS,
    FIRST_SPELL,
    FIRST_VERB,
    PLAIN_IDS,
    SLOTS,
    VERBS,
)
from grimtable.look.card_sets import Vocabularies
from grimtable.look.vocabulary import Span, Vocabulary

SEAT_WORDS = ("P1", "P2", "P3", "P4", "P5")
BUTTONS = (
    "end", "decline", "settle", "keep", "stop", "nothing", "yes", "no", "first", "second",
    "ability",
)  # fmt: skip
ELEMENT_CARDS = tuple(PLAIN_IDS[:12])
PLAYED = tuple(PLAIN_IDS[:13])
SLOT_WORDS = tuple(str(slot + 1) for slot in range(SLOTS))
PAID_WORDS = tuple(f"{card} {place}" for card in ELEMENT_CARDS for place in ("hand", *SEAT_WORDS))


def vocabulary_of(cards: CardSet) -> Vocabulary:
    """All moves with these cards."""
    spans = [Span(button) for button in BUTTONS]
    spans += [
        Span("times", ("1", "2", "3"), "number"),
        Span("seat", SEAT_WORDS, "seat"),
        Span("learn", ELEMENTS, "place"),
        Span("gain", ELEMENT_CARDS, "kind"),
        Span("dispel", SLOT_WORDS, "place"),
        Span("curse", SLOT_WORDS, "place"),
        Span("cure", ("hand", "pile", *SEAT_WORDS), "place"),
        Span("card", PLAYED, "kind"),
        Span("pile", PLAYED, "kind"),
        Span("pay", PAID_WORDS, "kind"),
    ]
    assert sum(span.size for span in spans) == FIRST_VERB
    for spell in cards.ids[FIRST_SPELL : FIRST_SPELL + cards.spells]:
        verbs = [Span("cast", (spell,), "kind"), Span("spell", (spell,), "kind")]
        verbs += [Span("wake", (f"{seat} {spell}",), "kind") for seat in SEAT_WORDS]
        assert len(verbs) == VERBS
        spans += verbs
    spans.append(Span("character", tuple(cards.sheets), "name"))
    return Vocabulary(spans)


VOCABULARIES = Vocabularies(vocabulary_of, SETS)
"""The moves with every set that was read."""
