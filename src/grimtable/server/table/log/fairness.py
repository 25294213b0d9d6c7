"""Checks that a deal is neither known to some people only nor chosen among several."""

from grimtable.server.people.keys import digest
from grimtable.server.refusals import Denied
from grimtable.server.table.log.facts import TableFacts
from grimtable.server.table.shuffle.shuffle import CONTRIBUTION_TIMEOUT, Shuffle
from grimtable.sessions.records import KnownDeal

MAX_VOID_STARTS = 3
"""Starts of a table that may be void after all commitments. In each one a deck can be rejected."""


def known_deal_of(state: TableFacts) -> KnownDeal | None:
    """Who may have known the deal before it was dealt; before the start: if it were dealt now."""
    if state.session is not None:
        return state.known_deal
    setup, people = state.setup, sorted(state.people)
    is_shared_lesson = setup.is_lesson and len(people) != 1
    if setup.dice is None or state.is_deal_renewed or is_shared_lesson:
        return None
    dealt_at = digest(setup.dealt_at) if setup.dealt_at else ""
    return KnownDeal(dealt_at, people, is_fork=setup.fork is not None)


def check_deck_unknown(state: TableFacts) -> None:
    """Refuse anything that voids a start after all commitments: the deck can be known by then."""
    if state.phase == "shuffling" and state.shuffle is not None and state.shuffle.is_committed:
        raise Denied(
            "being_dealt",
            "the cards are being dealt: try again in some seconds",
            wait=CONTRIBUTION_TIMEOUT,
        )


def is_last_start(state: TableFacts, shuffle: Shuffle) -> bool:
    """If this round is void too, must the host start the table again?"""
    is_last_void = shuffle.is_committed and len(state.void_starts) + 1 >= MAX_VOID_STARTS
    return is_last_void or shuffle.is_last_round


def check_starts(state: TableFacts) -> None:
    """Refuse another start if too many were void."""
    if len(state.void_starts) >= MAX_VOID_STARTS:
        raise Denied(
            "void_starts",
            f"{MAX_VOID_STARTS} starts of this table were void after everybody was bound:"
            " open a new one",
        )
