"""Deals that some people may know already: whoever could not know them gets new cards."""

from grimtable.server.refusals import Denied
from grimtable.server.table.log.fairness import known_deal_of
from grimtable.server.table.log.seats import SERVER
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft


def first_table(room: Room) -> str:
    """Where the deal of this table was dealt first."""
    return (known_deal_of(room.state) and room.setup.dealt_at) or room.id


async def renew_deal(room: Room, seat: int, person: str) -> None:
    """Before somebody sits down: if others may know the deal and they cannot, it is not used.

    Once it is dealt they are refused.
    """
    if known_deal_of(room.state) is None or not await _is_newcomer(room, seat, person):
        return

    def draft() -> Draft:
        if room.state.phase != "waiting":
            raise Denied("known_deal", "others may know these cards: wait for the next game")
        return room.state.draft(SERVER, "renew_deal")

    await room.commits.commit(draft)


async def _is_newcomer(room: Room, seat: int, person: str) -> bool:
    """Is this somebody who did not play the first table?"""
    if room.setup.is_lesson:  # for one person; if there are more when it starts, they shuffle
        return room.state.phase != "waiting" and not room.state.seat_states[seat].is_person
    played = "SELECT 1 FROM seats WHERE table_id = ? AND person = ?"
    return not await room.storage.fetch(played, room.setup.dealt_at, person)
