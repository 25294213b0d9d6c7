"""Why the server closes a socket: the close codes, and the last message before each."""

from typing import Final

from grimtable.server.protocol import Bye
from grimtable.server.table.audience.audience import encode
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.log.reducers import FORGOTTEN, RENEWED
from grimtable.sessions.session import Entry

RESEATED: Final = 4001
"""Your seats have changed; reconnect."""
MOVED: Final = 4002
"""Your seat was taken over by another device."""
REMOVED: Final = 4003
"""You were removed from this table, or your data is deleted."""
UNWATCHED: Final = 4004
"""The game has begun, and this table has no spectators."""
CROWDED: Final = 4009
"""This browser has too many sockets at the table; the oldest is closed."""
RESTART: Final = 1012
"""The server stops or restarts; reconnect."""
BYE_CODES: Final = {
    RESEATED: "reseated",
    MOVED: "moved",
    REMOVED: "removed",
    UNWATCHED: "unwatched",
    CROWDED: "crowded",
    RESTART: "restart",
}
"""Close code -> the code in the last message before it."""


def close_connection(connection: Connection, code: int) -> None:
    """Send the last message, then close."""
    for seat in connection.audiences:
        connection.outbox.put(encode(Bye(seat=seat, code=BYE_CODES[code])))
    connection.outbox.close(code)


def close_code_after(entry: Entry) -> int:
    """The close code for people who have lost a seat by this entry."""
    if entry.kind == "kick" or (entry.kind == "leave" and entry.data == FORGOTTEN):
        return REMOVED
    if entry.kind == "rekey" and entry.data != RENEWED:
        return MOVED
    return RESEATED
