"""What the load says to each server, and how it distinguishes a view from everything else."""

from typing import TYPE_CHECKING

import msgspec
from http_client import HttpClient
from seats import BINARY, framed, upgrade

if TYPE_CHECKING:
    from load import Seat, Table

CHOICE = 2
"""Every move plays the card at this place of the hand."""


class Speech:
    """The clients' side of one protocol."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def prepare(self, table: "Table", http: HttpClient) -> None:
        """Make a table at the server and get the tickets of its seats."""
        raise NotImplementedError

    async def begin(self, table: "Table", http: HttpClient) -> None:
        """Everybody sits: start the game, where that needs a word."""

    def request(self, seat: "Seat") -> str:
        """The request for a seat's socket, the first time and after a cut."""
        raise NotImplementedError

    def greet(self, seat: "Seat") -> None:
        """What a seat says first."""

    def hear(self, seat: "Seat", payload: bytes) -> None:
        """One message; tell the seat if it is a view."""
        raise NotImplementedError

    def move(self, table: "Table") -> tuple[int, bytes] | None:
        """Who moves, and the frame to send; None: nobody is asked now."""
        raise NotImplementedError


def move_body(table: "Table") -> dict[str, object]:
    """The move itself, the same for every server."""
    return {"decision": table.ply, "id": f"{table.number:04x}{table.ply:04x}", "moves": [CHOICE]}


def number_at(payload: bytes, at: int) -> int:
    """The decimal number that begins here."""
    end = at
    while payload[end] in b"0123456789":
        end += 1
    return int(payload[at:end])


class BoardgameSpeech(Speech):
    """boardgame.io: Socket.IO in text frames; a match is made by the first who asks for it."""

    async def prepare(self, table: "Table", http: HttpClient) -> None:
        table.name = f"m{table.number}"

    def request(self, seat: "Seat") -> str:
        return upgrade("/socket.io/?EIO=4&transport=websocket", self.port)

    def hear(self, seat: "Seat", payload: bytes) -> None:
        if payload.startswith(b"42"):
            at = payload.find(b'"ply":', 20, 80)
            if at > 0:
                seat.saw(number_at(payload, at + 6))
        elif payload.startswith(b"0"):  # Engine.IO is open: enter the game's namespace
            seat.socket.send(framed(b"40/pretend,"))
        elif payload.startswith(b"40"):
            body = msgspec.json.encode(["sync", seat.table.name, str(seat.number), None, 4])
            seat.socket.send(framed(b"42/pretend," + body))
        elif payload == b"2":  # a ping
            seat.socket.send(framed(b"3"))

    def move(self, table: "Table") -> tuple[int, bytes]:
        seat = table.ply % 4
        payload = {"type": "move", "args": [move_body(table)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        body = msgspec.json.encode(["update", action, table.ply, table.name, str(seat)])
        return seat, framed(b"42/pretend," + body)


class ColyseusSpeech(Speech):
    """Colyseus: a room per table, seats reserved by HTTP, then binary messages."""

    JOIN_ROOM = 10
    VIEW = b"\x0d\xa4view"
    PLY = b"\xa3ply"

    async def prepare(self, table: "Table", http: HttpClient) -> None:
        for seat in table.seats:
            path = f"joinById/{table.name}" if table.name else "create/table"
            answer = await http.post(f"/matchmake/{path}", {"seat": seat.number})
            reserved = msgspec.json.decode(answer.body)
            table.name = reserved["roomId"]
            seat.ticket = f"/{reserved['processId']}/{table.name}?sessionId={reserved['sessionId']}"

    def request(self, seat: "Seat") -> str:
        return upgrade(seat.ticket, self.port)

    def hear(self, seat: "Seat", payload: bytes) -> None:
        if payload.startswith(self.VIEW):
            at = payload.index(self.PLY, 6, 20) + 4
            size = {0xCC: 1, 0xCD: 2, 0xCE: 4}.get(payload[at], 0)
            ply = int.from_bytes(payload[at + 1 : at + 1 + size], "big") if size else payload[at]
            seat.saw(ply)
        elif payload[0] == self.JOIN_ROOM:
            token = payload[2 : 2 + payload[1]].decode()
            entrance = seat.ticket.split("&")[0]
            seat.ticket = f"{entrance}&reconnectionToken={token}&skipHandshake=1"
            seat.socket.send(framed(bytes([self.JOIN_ROOM]), BINARY))
        else:
            raise RuntimeError(f"Colyseus said {payload!r}")

    def move(self, table: "Table") -> tuple[int, bytes]:
        body = msgspec.msgpack.encode(move_body(table))
        return table.ply % 4, framed(b"\x0d\xa4move" + body, BINARY)
