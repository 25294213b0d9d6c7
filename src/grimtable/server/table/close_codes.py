"""Why the server closes a socket: the close codes, and the last message before each."""

from typing import Final

from grimtable.server.protocol import Bye
from grimtable.server.table.audience import Connection, encode
from grimtable.server.table.reducers import FORGOTTEN, RENEWED
from grimtable.sessions.session import Entry

RESEATED: Final = 4001
"""Your seats have changed; come back."""
MOVED: Final = 4002
"""Your seat has gone to another device."""
REMOVED: Final = 4003
"""You were removed from this table, or your data is deleted."""
UNWATCHED: Final = 4004
"""The game has begun, and this table has no spectators."""
CROWDED: Final = 4009
"""This browser has opened too many sockets to the table; the oldest goes."""
RESTART: Final = 1012
"""The server ends or restarts; come back."""
BYE_CODES: Final = {
    RESEATED: "reseated",
    MOVED: "moved",
    REMOVED: "removed",
    UNWATCHED: "unwatched",
    CROWDED: "crowded",
    RESTART: "restart",
}
"""What the last message says before such a close."""


def close_connection(connection: Connection, code: int) -> None:
    """The last message, then the close."""
    for seat in connection.audiences:
        connection.outbox.put(encode(Bye(seat=seat, code=BYE_CODES[code])))
    connection.outbox.close(code)


def close_code_after(entry: Entry) -> int:
    """Why this entry ends the sockets of those who have lost a seat by it."""
    if entry.kind == "kick" or (entry.kind == "leave" and entry.data == FORGOTTEN):
        return REMOVED
    if entry.kind == "rekey" and entry.data != RENEWED:
        return MOVED
    return RESEATED
