"""What a deal must not be: known to some people and new to others, or chosen among several."""

from grimtable.server.people.keys import digest
from grimtable.server.refusals import Denied
from grimtable.server.table.facts import TableFacts
from grimtable.server.table.shuffle import PART_TIMEOUT, Shuffle
from grimtable.sessions.records import KnownDeal

MOST_VOID = 3
"""Starts of a table that may come to nothing after the commitments. Each was a choice of decks."""


def known_deal_of(state: TableFacts) -> KnownDeal | None:
    """What was known about the deal; before the start: what would be if it were dealt now."""
    if state.session is not None:
        return state.known_deal
    setup, people = state.setup, sorted(state.people)
    is_shared_lesson = setup.is_lesson and len(people) != 1
    if setup.dice is None or state.is_deal_renewed or is_shared_lesson:
        return None
    return KnownDeal(digest(setup.dealt_at) if setup.dealt_at else "", people)


def check_unbound(state: TableFacts) -> None:
    """Refuse what would void a start in which the deck can be known already."""
    if state.phase == "shuffling" and state.shuffle is not None and state.shuffle.is_bound:
        raise Denied(
            "being_dealt", "the cards are being dealt: try again in some seconds", wait=PART_TIMEOUT
        )


def is_last_start(state: TableFacts, shuffle: Shuffle) -> bool:
    """Does the table wait for its host if this round comes to nothing?"""
    is_last_void = shuffle.is_bound and len(state.void_starts) + 1 >= MOST_VOID
    return is_last_void or shuffle.is_last_round


def check_starts(state: TableFacts) -> None:
    """Refuse one start more where too many have come to nothing."""
    if len(state.void_starts) >= MOST_VOID:
        raise Denied(
            "void_starts",
            f"{MOST_VOID} starts of this table were void after everybody was bound: open a new one",
        )
