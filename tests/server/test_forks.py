"""Forks: play on from a moment of a game that is over, alone against bots."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.cli.deal_notes import deal_notes
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.server.http.forks import check_moment, setup_of
from grimtable.server.http.forms import NewFork
from grimtable.server.http.replays import MAX_FORK_CHOICES
from grimtable.server.refusals import Denied
from grimtable.sessions.records import Deal, Record, read, replay, write
from grimtable.sessions.session import GameSession
from server.serving import Browser, Served, play_out, run

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
RECORDS = Path(__file__).parents[1] / "playthroughs"


def record_of(game: str) -> tuple[bytes, Record]:
    data = next(RECORDS.glob(f"{game}-3*.json")).read_bytes()
    return data, read(data)


async def forked(browser: Browser, data: bytes, **form: object) -> dict[str, object]:
    body = msgspec.json.encode({"record": msgspec.Raw(data.strip()), **form})
    reply = await browser.http.post(
        "forks", content=body, headers={"content-type": "application/json"}
    )
    found: dict[str, object] = reply.json()
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_is_played_on_from_its_middle(server: Served, game: str) -> None:
    """The seat sees what it saw then, in the cards dealt again and in the true ones."""
    data, record = record_of(game)
    ply = len(record.moves) // 2
    t = Deal(get(game), 3, record.options, record.dice).table(brisk=True)
    for coded in record.moves[:ply]:
        t.play(coded % 8, coded // 8)
    for has_true_cards in (False, True):
        browser = server.browser()
        opened = await forked(browser, data, ply=ply, seat=1, has_true_cards=has_true_cards)
        assert opened.get("seats") == [1], opened
        table = opened["table"]
        assert isinstance(table, dict)
        holders = [seat["holder"] for seat in table["seats"]]
        assert (table["phase"], holders) == ("playing", ["bot", "person", "bot"])
        dealt = server.services.hub.rooms[table["id"]].state.session
        assert dealt is not None
        fresh = dealt.deal.table()
        assert fresh.view(1).zones == t.view(1).zones
        same = [fresh.view(seat).zones == t.view(seat).zones for seat in (0, 2)]
        if has_true_cards:
            assert all(same)


async def test_a_fork_of_a_finished_table_is_played_to_its_end_and_replayed(
    server: Served,
) -> None:
    """T13: not before the end; its own record has the fork and replays."""
    table, players = await server.started(1, "grimwood", bots=["random"])
    ada = players[0].browser
    assert await ada.refused(f"tables/{table}/fork", ply=0, seat=0) == (409, "not_now")
    await play_out(players)

    fork = (await ada.post(f"tables/{table}/fork", ply=6, seat=0))["table"]["id"]
    player = await ada.sit(fork)
    await player.until(lambda message: message["type"] == "view")
    await play_out([player])

    record = read((await ada.http.get(f"tables/{fork}/record")).content)
    assert record.fork is not None
    assert len(record.fork.moves) == 6
    assert [note.key for note in deal_notes(record.known_deal, [])] == ["table-known-fork"]
    assert replay(get("grimwood"), record).outcome() is not None
    assert (await ada.http.get(f"tables/{fork}/replay?seat=0")).status_code == 200
    again = await ada.refused(f"tables/{fork}/fork", ply=0, seat=0)
    assert again == (400, "bad_record")


async def test_nobody_else_sits_down_at_a_fork(server: Served) -> None:
    """T50: whoever comes later cannot know what the first one may have seen."""
    data, _ = record_of("grimwood")
    opened = await forked(server.browser(), data, ply=4, seat=0)
    table = opened["table"]
    assert isinstance(table, dict)
    stranger = server.browser()
    await stranger.post("me", name="Eve")
    assert await stranger.refused(f"tables/{table['id']}/join") == (404, "unknown")


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"ply": 5000, "seat": 0}, "no moment 5000"),
        ({"ply": 3, "seat": 6}, "no seat 6"),
    ],
)
async def test_a_moment_that_is_none_is_refused(
    server: Served, form: dict[str, object], says: str
) -> None:
    data, _ = record_of("grimwood")
    problem = await forked(server.browser(), data, **form)
    assert problem["code"] == "bad_record"
    assert says in str(problem["message"])


async def test_a_bad_record_is_not_played_on(server: Served) -> None:
    """T38: one clear line, and no table."""
    _, record = record_of("grimwood")
    for changes in ({"seats": 30_000_000}, {"end": "0" * 16}, {"rules": 99}):
        data = write(msgspec.structs.replace(record, **changes))
        problem = await forked(server.browser(), data, ply=1, seat=0)
        assert problem["code"] == "bad_record", problem


def test_a_redeal_shows_other_seats_nothing_of_the_true_cards() -> None:
    """T1: what is dealt follows from what the seat saw, whatever the others held."""
    _, record = record_of("grimwood")
    ply, game = len(record.moves) // 2, get("grimwood")
    true = Deal(game, 3, record.options, record.dice).table(brisk=True)
    for coded in record.moves[:ply]:
        true.play(coded % 8, coded // 8)
    setup = setup_of(record, NewFork(ply=ply, seat=0), "")
    assert setup.fork is not None
    assert setup.fork.seat == 0
    hands = set()
    for seed in range(12):
        fork = msgspec.structs.replace(setup.fork, seed=seed)
        t = Deal(game, 3, record.options, record.dice, fork).table(listen=True)
        assert t.view(0).zones == true.view(0).zones
        assert t.events_for(PUBLIC) == []
        hands.add(str(t.view(1).zones))
    assert len(hands) > 3


def test_a_fork_is_not_longer_than_can_be_dealt_in_one_go() -> None:
    _, record = record_of("grimwood")
    long = msgspec.structs.replace(record, moves=[0] * (MAX_FORK_CHOICES + 1))
    with pytest.raises(Denied, match="no moment"):
        check_moment(NewFork(ply=MAX_FORK_CHOICES + 1, seat=0), long.seats, long.fork)


async def finished(server: Served) -> tuple[str, Browser]:
    """A table whose game is over, and who played there."""
    table, players = await server.started(1, "grimwood", bots=["random"])
    await play_out(players)
    return table, players[0].browser


async def played_on(browser: Browser, path: str, **form: Any) -> str:
    """The table of a fork, or of the same deal again, played to its end."""
    table: str = (await browser.post(path, **form))["table"]["id"]
    player = await browser.sit(table)
    await player.until(lambda message: message["type"] == "hello")
    if server_phase(browser, table) == "waiting":
        await browser.post(f"tables/{table}/start")
    await player.until(lambda message: message["type"] == "view")
    await play_out([player])
    return table


def server_phase(browser: Browser, table: str) -> str:
    return browser.server.services.hub.rooms[table].state.phase


async def test_a_fork_gives_nobody_the_dice_that_the_first_table_refuses(server: Served) -> None:
    """T13: neither its record nor a bug report, nor those of its deal played again."""
    first, ada = await finished(server)
    eve = server.browser("Eve")
    assert await eve.not_shown(f"tables/{first}/record") == (404, "unknown")

    for browser, may_have in ((eve, False), (ada, True)):
        fork = await played_on(browser, f"tables/{first}/fork", ply=1, seat=0)
        again = await played_on(browser, f"tables/{fork}/again")
        second = await played_on(browser, f"tables/{again}/fork", ply=1, seat=0)
        for table in (fork, again, second):
            report = await browser.get(f"tables/{table}/bundle?seat=0")
            assert (report.get("record") is not None) == may_have
            reply = await browser.http.get(f"tables/{table}/record")
            if may_have:
                assert "secret" in read(reply.content).dice
            else:
                assert (reply.status_code, reply.json()["code"]) == (409, "others_dice")
            assert (await browser.http.get(f"tables/{table}/replay?seat=0")).status_code == 200


async def test_a_fork_waits_with_its_record_while_the_first_deal_is_played_again(
    server: Served,
) -> None:
    first, ada = await finished(server)
    fork = await played_on(ada, f"tables/{first}/fork", ply=1, seat=0)
    again = (await ada.post(f"tables/{first}/again"))["table"]["id"]
    await ada.post(f"tables/{again}/start")
    assert await ada.not_shown(f"tables/{fork}/record") == (409, "sealed")


async def test_the_game_of_a_table_is_played_again_once_for_all_who_ask(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten readers at once, forks of moments that are none, and forks: one record is made."""
    table, ada = await finished(server)
    made, steps = [], GameSession.record_steps
    monkeypatch.setattr(GameSession, "record_steps", lambda self: made.append(1) or steps(self))

    for form in ({"ply": 1, "seat": 6}, {"ply": MAX_FORK_CHOICES + 1, "seat": 0}):
        assert await server.browser().refused(f"tables/{table}/fork", **form) == (
            400,
            "bad_record",
        )
    assert not made
    replies = await asyncio.gather(*[ada.http.get(f"tables/{table}/record") for _ in range(10)])
    assert len({reply.content for reply in replies}) == 1
    await ada.post(f"tables/{table}/fork", ply=1, seat=0)
    assert (await ada.http.get(f"tables/{table}/replay")).status_code == 200
    assert len(made) == 1


def test_forks_of_a_table_are_limited_before_anything_is_played(tmp_path: Path) -> None:
    """A stranger with the link cannot keep the server at work."""

    async def main() -> None:
        async with Served(tmp_path, has_limits=True) as server:
            services = server.services
            table, players = await server.started(1, "grimwood", bots=["random"])
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(services.access.limits, "take", lambda *_, **__: 0.0)
                await play_out(players)
            eve, played = server.browser(), services.hub.rooms[table].finished
            codes = [await eve.refused(f"tables/{table}/fork", ply=1, seat=6) for _ in range(60)]
            assert codes[0] == (400, "bad_record")
            assert codes[-1] == (429, "too_fast")
            assert played._played is None

    run(main())
