"""A socket to a table of a server, reopened after every cut until that is hopeless."""

import threading
from contextlib import suppress
from typing import Protocol

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from grimtable.server import protocol

PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0, *[10.0] * 30)
"""Seconds before each attempt to reconnect; then it gives up."""
FINAL = {
    4002: "join-moved",
    4003: "join-removed",
    4004: "join-unwatched",
    4009: "refused-crowded",
}
"""Close codes after which the client does not reconnect."""
LASTING = range(400, 429)
"""HTTP statuses that will not change by waiting."""

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Gets what comes over a connection, always in the thread of the connection."""

    def place(self) -> tuple[str, int, int]:
        """Epoch, number of the last message heard, length of the story: where to go on."""

    def take(self, text: str | bytes) -> None:
        """One message."""

    def cut(self) -> None:
        """The line is down, and will be tried again."""

    def gone(self, why: str) -> None:
        """Nothing will come any more; why, as a text key."""


class Connection:
    """Sends what it is given, and listens in a thread of its own."""

    def __init__(self, address: str, headers: dict[str, str], listener: Listener) -> None:
        self.is_left = False
        """Was it closed from this side?"""
        self._address = address
        self._headers = headers
        self._listener = listener
        self._socket: ClientConnection | None = None

    def open(self) -> None:
        """Begin to listen."""
        threading.Thread(target=self._listen, daemon=True).start()

    def leave(self) -> None:
        """Close the connection."""
        self.is_left = True
        if self._socket is not None:
            self._socket.close()

    def say(self, message: protocol.ToTable) -> None:
        """Send, if it is connected; what matters is sent again after a cut."""
        with suppress(WebSocketException):
            if self._socket is not None:
                self._socket.send(encode(message).decode())

    def _listen(self) -> None:
        tries, why = 0, "join-lost"
        while not self.is_left and tries < len(PAUSES):
            before, code = self._listener.place()[1], 0
            try:
                code = self._hear_all()
            except InvalidStatus as error:
                if error.response.status_code in LASTING:
                    why = "refused-unknown"
                    break
            except (OSError, WebSocketException):
                pass
            if code in FINAL:
                why = FINAL[code]
                break
            self._socket = None
            self._listener.cut()
            tries = 0 if self._listener.place()[1] != before else tries + 1
            threading.Event().wait(PAUSES[min(tries, len(PAUSES) - 1)])
        self._listener.gone(why)

    def _hear_all(self) -> int:
        """One connection, from its opening to its end; the code it was closed with."""
        epoch, n, story = self._listener.place()
        with connect(
            f"{self._address}?epoch={epoch}&n={n}&story={story}",
            additional_headers=self._headers, compression=None, proxy=None, max_size=None,
        ) as socket:  # fmt: skip
            self._socket = socket
            with suppress(WebSocketException):
                for text in socket:
                    self._listener.take(text)
            return socket.close_code or 0
