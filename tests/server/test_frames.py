"""The short way for plain messages gives and takes what the library would."""

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from grimtable.server.socket.frames import framed, is_control, plain_text
from server.serving import Served, Shared


def said(opcode: Opcode, text: bytes, *, is_whole: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, is_whole).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_of_any_length_is_read_by_a_client(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(framed(b"x" * size))
    (frame,) = client.events_received()

    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


@pytest.mark.parametrize("size", [0, 1, 59, 125])
def test_a_short_text_of_a_client_is_read(size: int) -> None:
    assert plain_text(said(Opcode.TEXT, b"y" * size)) == b"y" * size


@pytest.mark.parametrize(
    "data",
    [
        said(Opcode.TEXT, b"y" * 126),
        said(Opcode.TEXT, b"half", is_whole=False),
        said(Opcode.TEXT, b"torn")[:-1],
        said(Opcode.TEXT, b"torn")[:1],
        said(Opcode.TEXT, b"one") + said(Opcode.TEXT, b"two"),
        said(Opcode.BINARY, b"bytes"),
        said(Opcode.CONT, b"the rest"),
        framed(b"not masked"),
    ],
    ids=["long", "half", "torn", "begun", "two", "binary", "rest", "unmasked"],
)
def test_whatever_is_not_one_short_text_is_left_to_the_library(data: bytes) -> None:
    assert plain_text(data) is None
    assert not is_control(data)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CLOSE])
def test_a_control_frame_leaves_nothing_half_read(opcode: Opcode) -> None:
    data = said(opcode, b"\x03\xe8")

    assert is_control(data)
    assert not is_control(data[:-1])
    assert plain_text(data) is None


WHY = b'{"type":"why","target":{"button":"x"}}'
ASKED = said(Opcode.TEXT, WHY)
LONG = said(Opcode.TEXT, WHY + b" " * 200)


@pytest.mark.parametrize(
    ("pieces", "answers"),
    [
        ([ASKED, ASKED], 2),
        ([said(Opcode.PING, b"?"), ASKED], 1),
        ([ASKED[:1], ASKED[1:]], 1),
        ([ASKED[:9], ASKED[9:], ASKED], 2),
        ([ASKED + ASKED[:5], ASKED[5:]], 2),
        ([said(Opcode.TEXT, WHY[:9], is_whole=False), said(Opcode.CONT, WHY[9:])], 1),
        ([LONG, ASKED], 2),
    ],
)
def test_a_message_is_heard_however_it_comes(
    shared: Shared, pieces: list[bytes], answers: int
) -> None:
    """T39: torn, joined, in fragments, after a ping; and so is the one after it."""

    async def main(server: Served) -> None:
        _, (ada, _) = await server.started(2)
        for piece in pieces:
            ada.line.transport.write(piece)
            await asyncio.sleep(0.01)  # a packet of its own
        await ada.say("peek", decision=99, moves=[])

        assert (await ada.next("refusal"))["code"] == "stale_move"
        assert [message["type"] for message in ada.told].count("reasons") == answers

    shared.run(main)


BAD = b'{"type":"chat","text":"\xff\xfe"}'
BAD_TEXTS = {
    "short": [said(Opcode.TEXT, BAD)],
    "long": [said(Opcode.TEXT, BAD + b" " * 200)],
    "in fragments": [
        said(Opcode.TEXT, BAD[:24], is_whole=False),
        said(Opcode.CONT, BAD[24:]),
    ],
    "torn": [said(Opcode.TEXT, BAD)[:12], said(Opcode.TEXT, BAD)[12:]],
    "overlong": [said(Opcode.TEXT, b'{"type":"chat","text":"\xc0\xaf"}')],
    "half of a pair": [said(Opcode.TEXT, b'{"type":"chat","text":"\xed\xa0\x80"}')],
    "behind a good one": [ASKED + said(Opcode.TEXT, BAD)],
    "before a good one": [said(Opcode.TEXT, BAD) + ASKED],
}


@pytest.mark.parametrize("kind", BAD_TEXTS)
def test_bad_utf8_closes_its_own_socket_only(
    shared: Shared, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    """T65: close code 1007, as the protocol asks; nothing is said, and nobody else notices."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.started(2)
        for piece in BAD_TEXTS[kind]:
            ada.line.transport.write(piece)
            await asyncio.sleep(0.01)  # a packet of its own

        assert await ada.closed() == 1007
        assert "chat" not in {message["type"] for message in bruno.told}
        await bruno.say("chat", text="still here")
        assert (await bruno.next("chat"))["text"] == "still here"
        again = await ada.browser.sit(table)
        assert (await again.next("hello"))["seats"] == [0]
        assert not [record for record in caplog.records if record.levelname == "ERROR"]

    shared.run(main)


@pytest.mark.parametrize("text", [r"\ud800", r"\udfff\ud800", r"ok \ud83d"])
def test_half_of_an_escaped_pair_is_refused(shared: Shared, text: str) -> None:
    """T65: JSON can write what UTF-8 cannot."""

    async def main(server: Served) -> None:
        _, (ada, bruno) = await server.started(2)
        await ada.line.send(f'{{"type":"chat","text":"{text}"}}')

        assert (await ada.next("refusal"))["code"] == "malformed"
        await ada.say("chat", text="whole")
        assert (await bruno.next("chat"))["text"] == "whole"

    shared.run(main)
