"""The terminal at a table of a running server, over real sockets."""

import asyncio
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.joined import CHANCE, ENGLISH, LONG, seated, served
from grimtable.cli.join import ServerClient, check_rules, read_link, sit_down
from grimtable.cli.main import app
from grimtable.cli.plain.terminal import refused
from grimtable.cli.remote.remote_seat import RemoteSeat, ServerRefused
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.conversion import bare_event
from grimtable.look.look import story_of
from grimtable.look.texts import Texts
from grimtable.registry import get
from grimtable.server.table_summary import TableSummary
from grimtable.sessions.records import Deal
from server.serving import Served

ANSWERS = "".join(f"{CHANCE.randrange(1, 5)}\n" for _ in range(5000)).encode()
GRIMWOOD = get("grimwood")


class Wire:
    """Between a terminal and a server, so that it can be cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: list[asyncio.StreamWriter] = []

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends += [writer, back]
        await asyncio.gather(_carry(reader, back), _carry(there, writer))

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends = []

    def close(self) -> None:
        self.cut()
        self._server.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
    except OSError:
        pass
    writer.close()


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("grimwood", 1, {}), ("grim_farmer", 1, {}), ("grimm_tidings", 0, {"turn_cap": "10"})],
)
def test_a_terminal_plays_a_whole_game(
    tmp_path: Path, game: str, bots: int, options: dict[str, str]
) -> None:
    async def test(server: Served) -> None:
        table = await seated(server, game, 2 + bots, bots=bots, **options)
        terminal = await table.terminal("--plain", "--name", "Wanda")
        talking = asyncio.create_task(terminal.communicate(ANSWERS))
        await table.until(lambda: table.room.attendance.is_here(1))
        await table.play()
        said, wrong = await asyncio.wait_for(talking, LONG)
        winners = table.room.state.t.outcome().winners

        assert (terminal.returncode, wrong) == (0, b"")
        assert table.room.summary().seats[1].name == "Wanda"
        told = said.decode()
        assert "everyone adds to the shuffle" in told
        assert "The game is over." in told
        texts = Texts("en", game, names=["Ada", "Wanda"], reader=1)
        one = texts.format("table-winner", seat=winners[0])
        many = texts.format("table-winners", seats=list(winners))
        assert told.splitlines()[-1] == (one if len(winners) == 1 else many)
        assert not set("{}\u2068\u2069") & set(told)

    served(tmp_path, test)


def test_a_cut_line_is_taken_up_again(tmp_path: Path) -> None:
    async def test(server: Served) -> None:
        wire = Wire(server.port)
        table = await seated(server, "grimwood", 3, await wire.open())
        terminal = await table.terminal()
        talking = asyncio.create_task(terminal.communicate(ANSWERS))
        await table.until(lambda: table.room.attendance.is_here(1))
        await table.play(lambda answers: wire.cut() if answers in (3, 6) else None)
        said, wrong = await asyncio.wait_for(talking, LONG)
        wire.close()

        assert (terminal.returncode, wrong) == (0, b"")
        told = said.decode()
        assert ENGLISH.format("join-cut") in told
        assert ENGLISH.format("join-back") in told
        assert "The game is over." in told

    served(tmp_path, test)


def test_whoever_finds_no_seat_watches(tmp_path: Path) -> None:
    async def test(server: Served) -> None:
        table = await seated(server, "grimwood", 2)
        terminal = await table.terminal("--lang", "de")
        talking = asyncio.create_task(terminal.communicate(b""))
        await table.until(lambda: any(not one.seats for one in table.room.attendance.connections))
        await table.play()
        said, wrong = await asyncio.wait_for(talking, LONG)

        assert (terminal.returncode, wrong) == (0, b"")
        assert "Du schaust zu." in said.decode()
        assert "Die Partie ist zu Ende." in said.decode()

    served(tmp_path, test)


def test_who_leaves_gets_a_link_that_leads_back(tmp_path: Path) -> None:
    async def test(server: Served) -> None:
        table = await seated(server, "grimwood", 3)
        terminal = await table.terminal()
        talking = asyncio.create_task(terminal.communicate(b"q\n"))
        await table.until(lambda: table.room.attendance.is_here(1))
        playing = asyncio.create_task(table.play())
        said, _ = await asyncio.wait_for(talking, LONG)
        table.link = said.decode().split()[-1]
        again = await table.terminal()
        said, wrong = await asyncio.wait_for(again.communicate(ANSWERS), LONG)
        await playing

        assert (again.returncode, wrong) == (0, b"")
        assert "You sit in seat 2." in said.decode()
        assert "The game is over." in said.decode()

    served(tmp_path, test)


def test_lines_can_be_said_and_answers_taken_back(tmp_path: Path) -> None:
    async def test(server: Served) -> None:
        table = await seated(server, "grimwood", 2, bots=0, first_player="seat_2")
        terminal = await table.terminal("--plain")
        assert terminal.stdin is not None
        await table.until(lambda: table.room.attendance.is_here(1))
        await table.host.browser.post(f"tables/{table.host.table}/start")
        await table.until(lambda: table.room.state.phase == "playing")
        session = table.room.state.session
        assert session is not None
        terminal.stdin.write(b"t good luck\n1\n")
        assert (await table.host.next("chat"))["text"] == "good luck"
        await table.until(lambda: bool(session.active))
        terminal.stdin.write(b"u\n")
        assert (await table.host.next("wish"))["wish"] == "undo"
        await table.host.say("consent", agrees=True)
        await table.until(lambda: not session.active)
        await table.host.say("wish", wish="end")
        terminal.stdin.write(b"?\ny\n")
        await table.until(lambda: table.room.state.phase == "over")
        said, wrong = await asyncio.wait_for(terminal.communicate(b"1\n"), LONG)

        assert (terminal.returncode, wrong) == (0, b"")
        assert "The table was closed" in said.decode()

    served(tmp_path, test)


def test_a_refusal_names_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def test(server: Served) -> None:
        table = await seated(server, "grimwood", 3)
        client = ServerClient(server.origin, ENGLISH)
        meant = read_link(table.link, "", ENGLISH)
        opened = await asyncio.to_thread(sit_down, client, meant, "Wanda")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.host.table}/socket"
        seat = RemoteSeat(address, client.headers, opened.table, opened.seats[0])
        seat.open()
        await table.until(lambda: table.room.attendance.is_here(1))
        playing = asyncio.create_task(table.play())
        await table.until(lambda: seat.question is not None)
        question = seat.question
        assert question is not None
        with pytest.raises(ServerRefused) as refusal:
            await asyncio.to_thread(seat.answer, question, 10**6)
        playing.cancel()
        seat.leave()

        assert refusal.value.rule.startswith("GW-")
        assert refused(refusal.value, ENGLISH) == ENGLISH.format(f"refused-{refusal.value.code}")
        assert table.room.state.session.decisions[1] == question.id

    served(tmp_path, test)


def joining(*words: str) -> Result:
    return CliRunner().invoke(app, ["join", *words])


def test_a_wrong_link_is_one_line(tmp_path: Path) -> None:
    async def test(server: Served) -> None:
        wrong = f"{server.origin}/table/t{'x' * 22}"
        told = {
            "link": await asyncio.to_thread(joining, wrong),
            "code": await asyncio.to_thread(joining, "ABCDEF", "--server", server.origin),
            "seat": await asyncio.to_thread(joining, f"{server.origin}/seat#s{'x' * 22}"),
        }

        for result in told.values():
            assert result.exit_code == 2
            assert result.stderr == ENGLISH.format("refused-unknown") + "\n"

    served(tmp_path, test)


@pytest.mark.parametrize("link", ["not a link!", "http://127.0.0.1/elsewhere", "ftp://x/table/t1"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadSetup, match="not a link"):
        read_link(link, "http://127.0.0.1:8000", ENGLISH)


def test_a_table_of_other_rules_is_refused() -> None:
    table = TableSummary(
        "t1",
        "ABCDEF",
        "grimwood",
        GRIMWOOD.rules + 1,
        [],
        {},
        "none",
        0,
        "waiting",
        True,
        0.0,
        False,
    )
    with pytest.raises(BadSetup, match="the same version"):
        check_rules(table, ENGLISH)


def test_where_no_server_answers_it_says_so() -> None:
    result = joining("http://127.0.0.1:9/table/t1")

    assert result.exit_code == 2
    assert result.stderr == ENGLISH.format("join-nobody", server="http://127.0.0.1:9") + "\n"


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"])
def test_a_story_over_the_wire_is_told_in_the_same_words(game: str) -> None:
    played, chance = get(game), random.Random(5)
    t = Deal(played, 3, {}, {"seed": 5}).table(listen=True)
    for _ in range(600):
        if t.waiting:
            t.play(int(t.seat), chance.choice(t.options))
    for seat in (0, 1, PUBLIC):
        zones = played.zones(3)
        heard = [bare_event(played, zones, event) for event in story_of(played, t, seat)]

        assert played.tell(heard) == played.tell(t.events_for(seat))
        assert [event.face for event in heard] == [event.face for event in t.events_for(seat)]
