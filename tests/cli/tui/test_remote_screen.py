"""The table of a server on the screen: the same screen, and what only others can bring."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
from textual.pilot import Pilot

from cli.joined import ENGLISH, GameSession, seated, served
from cli.seated import screen
from grimtable.cli.join import ServerClient, read_link, sit_down
from grimtable.cli.remote.remote_party import RemoteParty
from grimtable.cli.remote.remote_seat import RemoteSeat
from grimtable.cli.remote.screen import RemoteTableApp
from server.serving import Served

Play = Callable[[RemoteTableApp, Pilot[None], GameSession], Awaitable[None]]
SECOND = {"first_player": "seat_2"}


def at(tmp_path: Path, play: Play, game: str = "grimwood", **options: str) -> None:
    """Ada at her browser, Wanda in front of a screen."""

    async def test(server: Served) -> None:
        table = await seated(server, game, 2, bots=0, **options)
        client = ServerClient(server.origin, ENGLISH)
        meant = read_link(table.link, "", ENGLISH)
        opened = await asyncio.to_thread(sit_down, client, meant, "Wanda")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.host.table}/socket"
        seat = RemoteSeat(address, client.headers, opened.table, opened.seats[0])
        app = RemoteTableApp(RemoteParty(seat), "en")
        seat.open()
        try:
            async with app.run_test(size=(120, 50)) as pilot:
                await play(app, pilot, table)
        finally:
            await asyncio.to_thread(seat.leave)

    served(tmp_path, test)


async def shows(app: RemoteTableApp, pilot: Pilot[None], table: GameSession, text: str) -> None:
    """Wait for it."""
    await table.until(lambda: text in screen(app))
    await pilot.pause()


async def start(app: RemoteTableApp, pilot: Pilot[None], table: GameSession) -> None:
    await table.host.browser.post(f"tables/{table.host.table}/start")
    await table.until(lambda: bool(app.keys))
    await pilot.pause()


async def press(app: RemoteTableApp, pilot: Pilot[None], table: GameSession, move: int) -> None:
    """The key of an answer, and until the next question is there."""
    asked = app.remote.seat.question
    await pilot.press(app.keys[app.moves.index(move)])
    seat = app.remote.seat
    await table.until(lambda: seat.question not in (None, asked) and bool(app.keys))
    await pilot.pause()


def test_it_waits_answers_speaks_and_takes_back_by_consent(tmp_path: Path) -> None:
    async def play(app: RemoteTableApp, pilot: Pilot[None], table: GameSession) -> None:
        await shows(app, pilot, table, "The host starts the game")
        await start(app, pilot, table)
        await pilot.press("f5")
        assert not app.wants_again, "not before the end"
        session = table.room.state.session
        assert session is not None
        offered = app.moves[0]
        await pilot.press(app.keys[0])
        await table.until(lambda: bool(session.active))
        assert (session.active[0].seat, session.active[0].moves) == (1, [offered])
        assert session.active[0].id, "a person's hand"

        await table.host.say("chat", text="good luck")
        await shows(app, pilot, table, "Ada: “good luck”")
        await pilot.press("f2", *"thanks", "enter")
        assert (await table.host.next("chat"))["text"]
        await pilot.press("u")
        assert (await table.host.next("wish"))["wish"] == "undo"
        await table.host.say("consent", agrees=True)
        await table.until(lambda: not session.active and offered in app.moves)

        await table.host.say("wish", wish="end")
        await shows(app, pilot, table, "Ada would like to end the game here.")
        await pilot.press("f3")
        await table.until(lambda: table.room.state.phase == "over")
        await shows(app, pilot, table, "The table was closed")
        await pilot.press("f5")
        assert app.wants_again

    at(tmp_path, play, **SECOND)


def test_half_an_action_is_completed_before_it_is_sent(tmp_path: Path) -> None:
    """GT-T12b: at a live table the other choices of an action are asked for at once."""

    async def play(app: RemoteTableApp, pilot: Pilot[None], table: GameSession) -> None:
        room = table.room
        room.state.setup = msgspec.structs.replace(room.state.setup, dice={"seed": 0})
        await start(app, pilot, table)
        for seat in (0, 1):
            await room.commits.commit(partial(room.state.draft_timeout, seat))
        trade = app.game.vocabulary.number("trade P1")
        await table.until(lambda: trade in app.moves)
        await press(app, pilot, table, trade)
        assert app.party.picks == [trade]
        await pilot.press("backspace")
        assert trade in app.moves
        while not room.state.t.offers:  # type: ignore[attr-defined]
            await press(app, pilot, table, trade if trade in app.moves else app.moves[0])
        assert room.state.session is not None

        offer = room.state.session.active[-1]
        assert (offer.seat, offer.moves[0]) == (1, trade)
        assert len(offer.moves) > 1

    at(tmp_path, play, "grimm_tidings", windows="live")
