"""What the numbers of a code mean, for learning (docs/encoding/book_of_madness.md)."""

from functools import cache, partial

from grimtable.games.book_of_madness.cards.prints import SETS
from grimtable.games.book_of_madness.ids import ELEMENTS, FIRST_SPELL, MADNESS, SLOTS
from grimtable.games.book_of_madness.options import CHOICES
from grimtable.look.encoding import (
    AWAY,
    Layout,
    Numbers,
    Part,
    arguments,
    head,
    listed,
    numbered,
    wides,
)

ENCODING = 2
"""Counts up when a number changes its place or meaning."""

FRAMES = (
    "PickCharacters", "DraftCharacter", "Wake", "ActionPhase", "Granted", "GiftTo", "Amplify",
    "Pay", "Confirm", "Choose", "ChooseSpells", "TakeSupply", "Upgrade", "Give", "CureCards",
    "ChooseCurse", "Aim", "ChooseCopy", "EitherWay", "ScryDiscard", "ScryOrder", "Solace", "Stow",
    "LeaveSpell",
)  # fmt: skip
"""The questions, in the order of their code."""
QUESTIONS = numbered(FRAMES)
SEATS = 5
QUESTION_PARTS = 9
PLAYED = MADNESS + 1
"""Element cards and madness: what decks are made of."""
STACKS = (*ELEMENTS, "four elements")
SLOT_NUMBERS = (
    *wides(("curse",)), "face-down", "struck already", "madness under it",
    *(f"markers of {element}" for element in ELEMENTS),
)  # fmt: skip

seats = partial(listed, AWAY[:SEATS])


def block(ids: Numbers, spells: int) -> tuple[Part, ...]:
    """The parts of a seat's block, in order."""
    played = partial(listed, ids[:PLAYED])
    return (
        Part("present", 1, "1 if there is such a seat"),
        Part("is_mad", 1, "1 if this apprentice has left the game"),
        Part("sheet", 1, "its character + 1; 0 before it is chosen"),
        Part("ability_used", 1, "1 if the ability of this turn is spent"),
        Part("discount", 1, "units off its next dispel action of this turn"),
        Part("refuses", 1, "1 if it has refused the viewer its support in this turn"),
        Part("deck_size", 1, "cards in its deck"),
        Part("hand_size", 1, "cards in hand"),
        played("hand_known", "per kind: copies in hand that the viewer knows of"),
        played("discard", "per kind: copies in its discard pile"),
        played("support", "per kind: copies in its support zone"),
        listed(ids[:MADNESS], "used", "per kind: support cards that an Avatar has used"),
        listed(
            ids[FIRST_SPELL : FIRST_SPELL + spells],
            "spells",
            "per spell: 0 if the seat does not have it, else 1, plus 1 if it is exhausted, 2 if "
            "face-down, 4 if being cast, 8 if refreshed by an effect this turn",
        ),
    )


def parts(ids: Numbers) -> tuple[Part, ...]:
    """The parts of a code before the blocks of the seats, in order."""
    return (
        *head(SEATS),
        seats("active", "1 at the seat whose turn it is"),
        seats("asked", "1 at every seat that is asked now"),
        Part("turn", 1, "turns begun"),
        Part("round", 1, "round 1 to 6"),
        Part("field", 1, "field of the marker, 0 is the ritual field"),
        Part("actions", 1, "actions of this turn"),
        Part("beaten", 1, "monsters beaten"),
        Part("over", 1, "1 won, 2 last monster, 3 stack empty, 4 all mad"),
        seats("echo", "1 at the seat whose Avatar is active"),
        Part("stack", 1, "cards in the madness stack"),
        *card_parts(ids),
        listed(FRAMES, "question", "1 at the open question"),
        listed(arguments(QUESTION_PARTS), "question_parts", "the arguments of the question"),
        listed(
            tuple(CHOICES),
            "options",
            "per table option: the index of its value, or its number; `card_set` 0 is the printed "
            "set",
        ),
    )


def card_parts(ids: Numbers) -> tuple[Part, ...]:
    """The cards in the middle."""
    played = partial(listed, ids[:PLAYED])
    return (
        played("banished", "per kind: copies out of the game"),
        played("aside", "per kind: copies of a deck that are being looked at"),
        played("queue", "per kind: those of them that are named already"),
        listed(ids, "unseen", "per kind: copies whose location the viewer does not know"),
        listed(wides(("kind",)), "monster", "kind + 1 of the present monster, 0 for none"),
        listed(wides(("kind",)), "page", "kind + 1 of the open front, 0 for none"),
        listed(
            [f"slot {slot + 1}: {name}" for slot in range(SLOTS) for name in SLOT_NUMBERS],
            "slots",
            "the curses on the board, as kind + 1, 0 for none",
        ),
        listed(STACKS, "curse_stacks", "cards in each stack of curses"),
        listed(ids[:MADNESS], "supply", "cards in each pile of element cards"),
        listed(wides(ELEMENTS), "shelf", "kind + 1 of the spell that can be learned, 0 for none"),
        listed(ELEMENTS, "library", "closed spells"),
    )


@cache
def layout(card_set: int) -> Layout:
    """What the numbers mean at tables with the card set of this number."""
    cards = SETS[card_set]
    return Layout(ENCODING, parts(cards.ids), block(cards.ids, int(cards.spells)), SEATS)
