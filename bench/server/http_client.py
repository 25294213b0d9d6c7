"""A minimal HTTP client for opening tables: one connection, one request at a time."""

import asyncio

import msgspec


class HttpResponse(msgspec.Struct):
    """A response."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def cookies(self) -> str:
        """The cookies that were set, as a client sends them back."""
        set_here = [value.split(";")[0] for name, value in self.headers if name == "set-cookie"]
        return "; ".join(set_here)


class HttpClient:
    """A connection that stays open for further requests."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, cookies: str = "") -> HttpResponse:
        """Send JSON and return the response; raises RuntimeError for an error status."""
        data = msgspec.json.encode(body)
        origin = f"http://127.0.0.1:{self._port}"
        request = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nOrigin: {origin}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
            f"{f'Cookie: {cookies}' + chr(13) + chr(10) if cookies else ''}\r\n".encode()
            + data
        )
        try:
            answer = await self._ask(request)
        except (
            ConnectionError,
            asyncio.IncompleteReadError,
        ):  # it was idle for too long
            self._streams = None
            answer = await self._ask(request)
        if answer.status >= 300:
            raise RuntimeError(f"POST {path} was answered {answer.status}: {answer.body!r}")
        return answer

    async def _ask(self, request: bytes) -> HttpResponse:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        writer.write(request)
        return await self._read(reader)

    async def _read(self, reader: asyncio.StreamReader) -> HttpResponse:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.split(": ", 1) for line in head[1:] if line]
        headers = [(name.lower(), value) for name, value in pairs]
        size = int(dict(headers)["content-length"])
        return HttpResponse(int(head[0].split()[1]), headers, await reader.readexactly(size))

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
