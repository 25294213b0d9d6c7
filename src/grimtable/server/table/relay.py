"""What is said beside a game, at any process: lines of chat, and where the people go on.

Other processes get a hint and read it from the storage; each passes it on to its own people.
"""

from contextlib import suppress

from grimtable.kernel.terms import PUBLIC
from grimtable.server.protocol import Next
from grimtable.server.storage import Storage, StorageDown
from grimtable.server.table.audience.messages import chat_line
from grimtable.server.table.room import Room


def next_note(table: str, *, is_same_deal: bool) -> str:
    """The name of the note that says where the people of a table went on."""
    return f"{'again' if is_same_deal else 'next'}:{table}"


async def next_tables(storage: Storage, table: str) -> tuple[str, str]:
    """Where they went on: with new cards, and with the same cards again."""
    names = [next_note(table, is_same_deal=is_same_deal) for is_same_deal in (False, True)]
    rows = await storage.fetch("SELECT name, value FROM notes WHERE name IN (?, ?)", *names)
    found: dict[str, str] = dict(rows)
    return found.get(names[0], ""), found.get(names[1], "")


async def send_next_tables(room: Room) -> None:
    """Everybody who sits here is told where the others go on."""
    with suppress(StorageDown):  # whoever opens the table again is told it too
        fresh, same = await next_tables(room.storage, room.id)
        seats = [seat for seat in range(room.setup.seats) if room.holders.holder(seat)]
        for table, is_same_deal in ((fresh, False), (same, True)):
            if table:
                room.broadcast(Next(seat=PUBLIC, table=table, is_same_deal=is_same_deal), seats)


async def send_chat_lines(room: Room) -> None:
    """Everybody is told the lines of chat that were not told here yet."""
    with suppress(StorageDown):  # they come with the next one
        for line, name in await room.hub.people.lines(room.id):
            if line.n > room.last_chat_line:
                room.last_chat_line = line.n
                room.broadcast(chat_line(line, name))
