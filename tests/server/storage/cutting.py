"""A line to the database that can be cut at the worst moment."""

import asyncio
from urllib.parse import parse_qs, urlsplit


class Cutter:
    """Stands between a storage and PostgreSQL and hands everything on, until it is armed."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._database = parts.path
        self._armed: bytes | None = None
        self._after = False
        self.cuts = 0

    async def open(self) -> str:
        """The address to use instead."""
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}{self._database}?sslmode=disable"

    def arm(self, *, after: bool, at: bytes = b"") -> None:
        """Cut the line at the next question that holds these bytes, or at its answer."""
        self._armed, self._after = at, after

    def close(self) -> None:
        self._server.close()

    async def _join(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        far, to_far = await asyncio.open_unix_connection(self._socket)
        is_doomed = asyncio.Event()
        ask = asyncio.ensure_future(self._ask(near, to_far, is_doomed))
        reply = asyncio.ensure_future(self._reply(far, to_near, is_doomed))
        await asyncio.wait([ask, reply], return_when=asyncio.FIRST_COMPLETED)
        to_near.transport.abort()
        to_far.transport.abort()
        await asyncio.gather(ask, reply, return_exceptions=True)

    async def _ask(
        self, near: asyncio.StreamReader, to_far: asyncio.StreamWriter, is_doomed: asyncio.Event
    ) -> None:
        while question := await near.read(65536):
            if self._armed is not None and self._armed in question:
                self._armed = None
                self.cuts += 1
                if not self._after:
                    return
                is_doomed.set()
            to_far.write(question)

    async def _reply(
        self, far: asyncio.StreamReader, to_near: asyncio.StreamWriter, is_doomed: asyncio.Event
    ) -> None:
        while answer := await far.read(65536):
            if is_doomed.is_set():
                return
            to_near.write(answer)
