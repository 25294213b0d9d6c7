"""What a deal must not be: known to some people and new to others, or chosen among several."""

from typing import TYPE_CHECKING

from grimtable.look.records import KnownDeal
from grimtable.look.session import Draft
from grimtable.server.people.keys import digest
from grimtable.server.refusals import Denied
from grimtable.server.table.seats import SERVER
from grimtable.server.table.shuffle import PATIENCE, Shuffle

if TYPE_CHECKING:
    from grimtable.server.table.room import Room
    from grimtable.server.table.state import TableState

MOST_VOID = 3
"""Starts of a table that may come to nothing after the commitments. Each was a choice of decks."""


def known_deal_of(state: "TableState") -> KnownDeal | None:
    """What was known about the deal; before the start: what would be if it were dealt now."""
    if state.session is not None:
        return state.known_deal
    setup, people = state.setup, sorted(state.people)
    is_shared_lesson = setup.is_lesson and len(people) != 1
    if setup.dice is None or state.is_deal_renewed or is_shared_lesson:
        return None
    return KnownDeal(digest(setup.dealt_at) if setup.dealt_at else "", people)


def first_table(room: "Room") -> str:
    """Where the deal of this table was dealt first."""
    return (known_deal_of(room.state) and room.setup.dealt_at) or room.id


async def renew_deal(room: "Room", seat: int, person: str) -> None:
    """Before somebody sits down: if others may know the deal and they cannot, it is not used.

    Once it is dealt they are refused.
    """
    if known_deal_of(room.state) is None or not await _is_newcomer(room, seat, person):
        return

    def make() -> Draft:
        if room.state.phase != "waiting":
            raise Denied("known_deal", "others may know these cards: wait for the next game")
        return room.state.draft(SERVER, "renew_deal")

    await room.step(make)


async def _is_newcomer(room: "Room", seat: int, person: str) -> bool:
    """Is this somebody who did not play the first table?"""
    if room.setup.is_lesson:  # for one person; if there are more when it starts, they shuffle
        return room.state.phase != "waiting" and not room.state.places[seat].is_person
    played = "SELECT 1 FROM seats WHERE table_id = ? AND person = ?"
    return not await room.storage.fetch(played, room.setup.dealt_at, person)


def check_unbound(state: "TableState") -> None:
    """Refuse what would void a start in which the deck can be known already."""
    if state.phase == "shuffling" and state.shuffle is not None and state.shuffle.is_bound:
        raise Denied(
            "being_dealt", "the cards are being dealt: try again in some seconds", wait=PATIENCE
        )


def is_last_start(state: "TableState", shuffle: Shuffle) -> bool:
    """Does the table wait for its host if this round comes to nothing?"""
    is_last_void = shuffle.is_bound and len(state.void_starts) + 1 >= MOST_VOID
    return is_last_void or shuffle.is_last_round


def check_starts(state: "TableState") -> None:
    """Refuse one start more where too many have come to nothing."""
    if len(state.void_starts) >= MOST_VOID:
        raise Denied(
            "void_starts",
            f"{MOST_VOID} starts of this table were void after everybody was bound: open a new one",
        )
