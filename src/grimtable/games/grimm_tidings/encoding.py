"""What the numbers of a code mean, for learning (docs/encoding/grimm_tidings.md)."""

from functools import cache, partial

from grimtable.games.grimm_tidings.cards.prints import SETS
from grimtable.games.grimm_tidings.ids import OFFERS, SEATS
from grimtable.games.grimm_tidings.options import Options
from grimtable.look.encoding import (
    AWAY,
    SIGNED,
    Layout,
    Numbers,
    Part,
    arguments,
    head,
    listed,
    numbered,
    wides,
)

ENCODING = 3
"""Counts up when a number changes its place or meaning."""

FRAMES = (
    "Setup", "FreeWindow", "DoorCard", "Phase2", "Tracks", "CombatWindow", "RunNext", "RunWindow",
    "Charity", "Alms", "AlmsTo", "Received", "React", "Aim", "Pay", "HelpTerms", "HelpOffer",
    "TradeTerms", "TradeOffer", "PickTreasure", "LoseItem", "LoseHand", "SearchPick",
    "OrderDoors", "Sell", "DropBig", "BigSale",
)  # fmt: skip
"""The questions, in the order of their code."""
QUESTIONS = numbered(FRAMES)
OFFER_PARTS = 8
"""The arguments of an offer."""
QUESTION_PARTS = 12
ANSWERS = 3

seats = partial(listed, AWAY[:SEATS])


def block(ids: Numbers) -> tuple[Part, ...]:
    """The parts of a seat's block, in order."""
    kinds = partial(listed, ids)
    return (
        Part("present", 1, "1 if there is such a seat"),
        Part("level", 1, "its Level"),
        listed(("male", "female"), "sex", "1 if this is its sex; both 0 before it is shown"),
        listed(SIGNED, "dread", "what Bad Stuff adds in its present or next combat"),
        listed(SIGNED, "omens", "the same from the combat just lost, for the next one"),
        Part("skips", 1, "1 if phase 2 of this turn is taken away by a mark"),
        Part("next_skips", 1, "1 if phase 2 of its next turn is taken away"),
        Part("changes", 1, "changes of equipment since the open window began"),
        Part("sides", 1, "side actions in this combat"),
        Part("talks", 1, "exchanges about its help in this combat"),
        Part("doors_in_hand", 1, "cards in hand with the back of a Door"),
        Part("treasures_in_hand", 1, "cards in hand with the back of a Treasure"),
        kinds("hand_known", "per kind: copies in hand that the viewer knows of"),
        kinds("front", "per kind: copies in front of the seat"),
        kinds("equipped", "per kind: those of them that are equipped"),
        kinds("cheated", "per kind: those of them under Cheat!"),
        kinds("locked", "per kind: those of them that are promised"),
        Part("removed", 1, "1 if it left this combat as helper"),
        Part("bribed", 1, "1 if it promised not to help in this combat"),
        Part("safe", 1, "1 if it escapes everything"),
        Part("dealings", 1, "trade offers between it and the viewer in this turn"),
        kinds("help_things", "per kind: Items and cards named in the open offer about its help"),
        kinds("trade_gives", "per kind: what it would give in the open trade with the viewer"),
        kinds("trade_gets", "per kind: what it would get in the open trade with the viewer"),
    )


def parts(ids: Numbers) -> tuple[Part, ...]:
    """The parts of a code before the blocks of the seats, in order."""
    return (*table_parts(), *card_parts(ids), *combat_parts(ids), *question_parts(ids))


def table_parts() -> tuple[Part, ...]:
    """Seats and counters."""
    return (
        *head(SEATS),
        seats("active", "1 at the seat whose turn it is"),
        seats("starter", "1 at the seat with which a round begins"),
        seats("main", "1 at the main fighter"),
        seats("helper", "1 at the helper"),
        seats("asked", "1 at every seat that is asked now"),
        Part("round", 1, "rounds begun"),
        Part("is_fought", 1, "1 if there was a fight in phase 1 or 2 of this turn"),
        Part("die", 1, "the last roll"),
        Part("over", 1, "1 for Level 10, 2 for the turn cap, 3 if all have left"),
    )


def card_parts(ids: Numbers) -> tuple[Part, ...]:
    """Hands and piles."""
    kinds = partial(listed, ids)
    return (
        listed(("Doors", "Treasures"), "deck_sizes", "cards in each deck"),
        kinds("hand", "per kind: copies in the viewer's hand; all zero for the public"),
        kinds("fresh", "per kind: copies that the viewer has just received"),
        kinds("unseen", "per kind: copies whose location the viewer does not know"),
        kinds("door_discards", "per kind: copies in the discarded Doors"),
        kinds("treasure_discards", "per kind: copies in the discarded Treasures"),
        listed(
            wides(("Doors", "Treasures")), "discard_tops", "kind + 1 of the top cards, 0 for none"
        ),
        kinds("announced", "per kind: copies played and not yet carried out"),
        kinds("spoils", "per kind: copies among the open Treasures of a kill"),
        kinds("sale", "per kind: copies in the sale"),
        kinds("opened", "per kind: the door card turned up, neither monster nor Curse"),
    )


def combat_parts(ids: Numbers) -> tuple[Part, ...]:
    """The combat, and what is offered."""
    kinds = partial(listed, ids)
    bargain = ("there is one", "share (99: all)", "order of picking", "is unconditional")
    offer = ("1 help or 2 trade", *arguments(OFFER_PARTS))
    return (
        kinds("foes", "per kind: monsters in the combat"),
        kinds("copies", "per kind: how many of them are copies"),
        listed(SIGNED, "fighters_strength", "0 without a combat"),
        listed(SIGNED, "monsters_strength", "0 without a combat"),
        Part("at_stake", 1, "Treasures of the combat"),
        listed(bargain, "bargain", "what the helper was promised"),
        kinds("promised", "per kind: Items and cards that the helper was promised"),
        listed(
            [f"offer {at + 1}: {name}" for at in range(OFFERS) for name in offer],
            "offers",
            "live tables: the open offers, with the arguments of HelpOffer or TradeOffer",
        ),
    )


def question_parts(ids: Numbers) -> tuple[Part, ...]:
    """The open question, and what the viewer has answered."""
    kinds = partial(listed, ids)
    return (
        listed(FRAMES, "question", "1 at the open question"),
        listed(arguments(QUESTION_PARTS), "question_parts", "the arguments of the question"),
        kinds("form_gives", "per kind: named in the open form so far, in a trade as given"),
        kinds("form_gets", "per kind: named in the open form of a trade as wanted"),
        listed(
            wides([f"answer {at + 1}" for at in range(ANSWERS)]),
            "said",
            "the viewer's last unseen answers, number of the move + 1; 0 for none",
        ),
        Part("passed", 1, "1 if the viewer has passed"),
        listed(
            Options._fields,
            "options",
            "per table option: the index of its value, or its number; `card_set` 0 is the printed "
            "set",
        ),
    )


@cache
def layout(card_set: int) -> Layout:
    """What the numbers mean at tables with the card set of this number."""
    ids = SETS[card_set].ids
    return Layout(ENCODING, parts(ids), block(ids), SEATS)
