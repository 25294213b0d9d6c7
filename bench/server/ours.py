"""What the load says to our own server."""

import asyncio
import hashlib
import random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from http_client import HttpClient
from seats import framed, upgrade
from speech import CHOICE, Speech, number_at

if TYPE_CHECKING:
    from load import Seat, Table

SETTLED = 0.005
"""Seconds between two looks whether everybody has seen the deal."""


class OurSpeech(Speech):
    """Opens tables over HTTP, then speaks JSON over one socket per seat, shuffle included."""

    game: ClassVar[str]

    async def prepare(self, table: "Table", http: HttpClient) -> None:
        for seat in table.seats:
            form: dict[str, object] = {"name": f"P{seat.number + 1}"}
            path = f"/api/tables/{table.name}/join"
            if not table.name:
                form |= {"game": self.game, "seats": len(table.seats)}
                path = "/api/tables"
            answer = await http.post(path, form)
            table.name = msgspec.json.decode(answer.body)["table"]["id"]
            seat.ticket = answer.cookies()

    async def begin(self, table: "Table", http: HttpClient) -> None:
        host = table.seats[0].ticket
        await http.post(f"/api/tables/{table.name}/start", {}, host)
        while any(seat.ply < 0 for seat in table.seats):
            await asyncio.sleep(SETTLED)

    def request(self, seat: "Seat") -> str:
        where = f"?epoch={seat.epoch}&n={seat.n}" if seat.epoch else ""
        headers = f"Origin: http://127.0.0.1:{self.port}\r\nCookie: {seat.ticket}\r\n"
        return upgrade(f"/api/tables/{seat.table.name}/socket{where}", self.port, headers)

    def hear(self, seat: "Seat", payload: bytes) -> None:
        at = payload.index(b",", 5)
        seat.n = int(payload[5:at])
        kind = payload[at + 9 : at + 13]  # {"n":12,"type":"view",...
        if kind == b"view":
            self.viewed(seat, payload)
        elif kind == b"deci":
            self.asked(seat, payload)
        elif kind == b"acce":
            self.accepted(seat)
        elif kind == b"hell":
            seat.epoch = msgspec.json.decode(payload)["epoch"]
            seat.arrived()
        elif kind == b"shuf":
            self._shuffle(seat, msgspec.json.decode(payload))
        elif kind == b"refu":
            self.refused(seat, payload)
        elif kind == b'bye"':
            raise RuntimeError(f"the server said {payload!r}")

    def _shuffle(self, seat: "Seat", message: dict[str, Any]) -> None:
        wanted = message.get("wanted", "")
        if wanted == seat.shuffled:  # it is told again whenever somebody else has answered
            return
        seat.shuffled = wanted
        nonce = hashlib.sha256(seat.ticket.encode()).hexdigest()
        if wanted == "commit":
            promise = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
            self.say(seat, {"type": "commit", "commit": promise})
        elif wanted == "reveal":
            self.say(seat, {"type": "reveal", "nonce": nonce})

    def say(self, seat: "Seat", message: dict[str, object]) -> None:
        """One message to the table."""
        seat.socket.send(framed(msgspec.json.encode(message)))

    # What differs between the two games

    def viewed(self, seat: "Seat", payload: bytes) -> None:
        """The table as this seat may see it."""
        raise NotImplementedError

    def asked(self, seat: "Seat", payload: bytes) -> None:
        """The seat's question, or that it has none."""
        raise NotImplementedError

    def accepted(self, seat: "Seat") -> None:
        """An answer is on disk."""

    def refused(self, seat: "Seat", payload: bytes) -> None:
        """Nothing was changed."""
        raise RuntimeError(f"the server refused: {payload!r}")


class PretendSpeech(OurSpeech):
    """The pretend game: seat after seat plays the same card."""

    game = "pretend"
    PLY = b'"ply","value":'

    def viewed(self, seat: "Seat", payload: bytes) -> None:
        seat.saw(number_at(payload, payload.index(self.PLY) + len(self.PLY)))

    def asked(self, seat: "Seat", payload: bytes) -> None:
        """The pretend game asks nothing in words."""

    def move(self, table: "Table") -> tuple[int, bytes]:
        name = f"{table.number:04x}{table.ply:04x}"
        body = b'{"type":"answer","decision":%d,"id":"%b","moves":[%d]}'
        return table.ply % 4, framed(body % (table.ply // 4 + 1, name.encode(), CHOICE))


class PeekSpeech(PretendSpeech):
    """The probe peeks at its question again and again: no disk is waited for."""

    def asked(self, seat: "Seat", payload: bytes) -> None:
        if seat.table.is_peeking:
            seat.table.is_peeking = False
            seat.table.moved()

    def move(self, table: "Table") -> tuple[int, bytes]:
        table.is_peeking = True
        return 0, framed(b'{"type":"peek","decision":1,"moves":[]}')


class Option(msgspec.Struct):
    """An answer, as far as the load cares."""

    move: int


class Decision(msgspec.Struct):
    """A question, as far as the load cares."""

    id: int
    options: list[Option]


class Question(msgspec.Struct):
    """A `decision` message, as far as the load cares."""

    decision: Decision | None = None


class GrimwoodSpeech(OurSpeech):
    """Real Grimwood: whoever is asked answers at random."""

    game = "grimwood"
    _question = msgspec.json.Decoder(Question)

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._chance = random.Random(5)
        self._count = 0

    def viewed(self, seat: "Seat", payload: bytes) -> None:
        seat.saw(0)
        if b'"result":{' in payload:
            seat.table.is_over = True

    def asked(self, seat: "Seat", payload: bytes) -> None:
        decision = self._question.decode(payload).decision
        seat.decision = decision
        seat.table.stir()

    def accepted(self, seat: "Seat") -> None:
        seat.table.moved()

    def refused(self, seat: "Seat", payload: bytes) -> None:
        """Somebody was quicker; the fresh question follows."""
        seat.table.is_idle, seat.table.is_moving = True, False

    def move(self, table: "Table") -> tuple[int, bytes] | None:
        asked = [seat for seat in table.seats if seat.decision is not None]
        if not asked:
            return None
        seat = self._chance.choice(asked)
        decision, seat.decision = seat.decision, None
        option = self._chance.choice(decision.options)
        self._count += 1
        body = b'{"type":"answer","decision":%d,"id":"%d","moves":[%d]}'
        return seat.number, framed(body % (decision.id, self._count, option.move))
