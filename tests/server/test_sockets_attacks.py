"""What rude clients try at the socket."""

import asyncio
import json
import secrets

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from grimtable.server.people.keys import KeyKind, new_key
from grimtable.server.table.room import Room
from grimtable.sessions.saves import fingerprint
from server.house import SHORT
from server.serving import SOON, Browser, Player, Served, Shared, is_open, play_out

GAMES = ["grimwood", "grim_farmer", "grimm_tidings"]
ZEROS = "?n=" + "0" * 20 + "9" * 5000


def room_of(player: Player) -> Room:
    return player.browser.server.services.hub.rooms[player.table]


def truth(player: Player) -> tuple[int, str]:
    """All that an attack must not change."""
    state = room_of(player).state
    assert state.session is not None
    return state.entry_count, fingerprint(state.session.table)


async def status(browser: Browser, table: str, query: str = "", **headers: str) -> tuple[int, str]:
    """How a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await browser.dial(table, query, **headers)
    response = refused.value.response
    assert response.headers["content-type"] == "application/json"
    return response.status_code, json.loads(response.body or b"{}")["code"]


@pytest.mark.parametrize("game", GAMES)
def test_no_claim_changes_whose_messages_one_gets(shared: Shared, game: str) -> None:
    """T2: a role or seat in the address or in a message is not believed."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.started(2, game)
        tab = await bruno.browser.sit(table, "?role=spectator&seat=0&epoch=x")
        await tab.next("view")
        before = truth(ada)
        for claim in (
            {"type": "sync", "seat": 0},
            {"type": "hint", "seat": 0},
            {"type": "why", "seat": 7, "target": {"button": "x"}},
            {"type": "answer", "seat": 0, "decision": 1, "id": "a", "moves": [1]},
            {"type": "resign", "seat": 0},
            {"type": "take_back", "seat": -2},
            {"type": "back", "seat": 2**70},
        ):
            await tab.line.send(json.dumps(claim))
            assert (await tab.next("refusal"))["code"] in ("not_your_seat", "malformed")
        for claim in ({"type": "sync", "role": "host"}, {"type": "hello", "seats": [0]}):
            await tab.line.send(json.dumps(claim))
            assert (await tab.next("refusal"))["code"] == "malformed"

        assert tab.seats == [1]
        assert {message["seat"] for message in tab.told} == {1}
        assert truth(ada) == before

    shared.run(main)


def test_who_watches_can_do_nothing_but_watch_and_talk(shared: Shared) -> None:
    """T2, T22: every message of a player is refused, and changes nothing."""

    async def main(server: Served) -> None:
        table, (ada, _) = await server.started(2)
        wanda = server.browser()
        await wanda.post("me", name="Wanda")
        watcher = await wanda.sit(table)
        await watcher.next("view")
        before = truth(ada)
        for kind, fields in {
            "answer": {"decision": 1, "id": "a", "moves": [1]},
            "peek": {"decision": 1, "moves": [1]},
            "take_back": {},
            "undo": {},
            "wish": {"wish": "end"},
            "consent": {"agrees": True},
            "orders": {"orders": {}},
            "resign": {},
            "back": {},
            "commit": {"commit": "0" * 64},
            "reveal": {"nonce": "0" * 32},
            "ping": {"target": {"seat": 0}},
            "hint": {},
        }.items():
            await watcher.say(kind, **fields)
            assert (await watcher.next("refusal"))["code"] == "not_your_decision", kind

        assert {message["seat"] for message in watcher.told} == {7}
        assert truth(ada) == before

    shared.run(main)


@pytest.mark.parametrize("game", GAMES)
def test_resuming_from_anywhere_shows_the_own_view_only(shared: Shared, game: str) -> None:
    """T3: from 0, from before it, from the future, from another table."""

    async def main(server: Served) -> None:
        table, (_, bruno) = await server.started(2, game)
        _, (stranger, _) = await server.started(2, game)
        foreign = stranger.last("hello")["epoch"]
        own = bruno.last("hello")["epoch"]
        view = bruno.last("view")["view"]
        for query in (
            "?n=0",
            "?n=99999999",
            f"?epoch={foreign}&n=1",
            f"?epoch={own}&n=99999999&story=99999999",
            f"?epoch={own}&n=1&story=3",
        ):
            tab = await bruno.browser.sit(table, query)
            assert (await tab.next("view"))["view"] == view
            assert {message["seat"] for message in tab.told} == {1}
            await tab.leave()
        for query in ("?n=-1", "?n=x", "?story=1e3", f"?n={2**64}", "?n=" + "9" * 5000, ZEROS):
            assert await status(bruno.browser, table, query) == (400, "malformed")
        for n, story in ((0, 0), (-1, -1), (2**62, 2**62), (1, -5)):
            await bruno.say("sync", epoch=own, n=n, story=story)
            await bruno.say("sync", epoch=foreign, n=n, story=story)
        await bruno.until(lambda m: m["type"] in ("view", "refusal"))
        assert {message["seat"] for message in bruno.told} == {1}
        events = [m["first"] for m in bruno.told if m["type"] == "events"]
        assert min(events, default=0) >= 0

    shared.run(main)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answer_from_two_tabs_counts_once(shared: Shared, game: str) -> None:
    """T21: a double click and a retry get the first answer again."""

    async def main(server: Served) -> None:
        table, players = await server.started(2, game)
        player = await asked(players)
        seat = player.seats[0]
        tab = await player.browser.sit(table)
        await tab.until(lambda m: m["type"] == "decision" and m.get("decision"))
        question = player.question(seat)
        assert question is not None
        ply = truth(player)[0]
        answer = {"decision": question["id"], "id": "once", "moves": [choice(question)]}
        for each in (player, tab, player):
            await each.say("answer", **answer)
        for each in (player, tab, player):
            assert (await each.until(lambda m: m.get("id") == "once"))["type"] == "accepted"

        log = await server.services.hub.storage.read(table, ply)
        assert [entry.id for entry in log].count(f"{seat}:once") == 1

    shared.run(main)


async def asked(players: list[Player]) -> Player:
    """Somebody who has a question."""
    async with asyncio.timeout(SOON):
        while True:
            for player in players:
                if await is_open(player, player.seats[0]):
                    return player
            await asyncio.sleep(0.001)


def choice(question: dict[str, list[dict[str, int]]]) -> int:
    return question["options"][0]["move"]


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_too_late_or_makes_no_sense_is_refused(shared: Shared, game: str) -> None:
    """T22: an old decision, no option, after the end; the table stays as it was."""

    async def main(server: Served) -> None:
        _, players = await server.started(2, game, options=SHORT.get(game, {}))
        player = await asked(players)
        question = player.question(player.seats[0])
        assert question is not None
        old = {"decision": question["id"], "moves": [choice(question)]}
        before = truth(player)
        for bad, code in (
            ({"decision": question["id"] + 7, "moves": old["moves"]}, "stale_move"),
            ({"decision": question["id"], "moves": [2**30]}, "malformed_move"),
            ({"decision": question["id"], "moves": []}, "malformed_move"),
            ({"decision": question["id"], "moves": [1] * 65}, "malformed_move"),
        ):
            await player.say("answer", id=secrets.token_hex(4), **bad)
            assert (await player.next("refusal"))["code"] == code
        await player.say("answer", id="no\0id", **old)
        assert (await player.next("refusal"))["code"] == "unfit"
        assert truth(player) == before
        await play_out(players)
        over = truth(player)
        await player.say("answer", id="late", **old)

        assert (await player.until(lambda m: m.get("id") == "late"))["code"] == "game_over"
        for kind in ("undo", "take_back", "resign"):
            await player.say(kind)
            assert (await player.next("refusal"))["code"] in ("game_over", "not_now")
        assert truth(player) == over

    shared.run(main)


def test_wrong_keys_open_nothing_and_disturb_nobody(shared: Shared) -> None:
    """T35, T42: many wrong tokens for a seat in use, and every kind in the wrong place."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.started(2)
        _, (elsewhere, _) = await server.started(2)
        bot = (await bruno.browser.post(f"tables/{table}/token", seat=1))["token"]
        link = (await ada.browser.post(f"tables/{table}/link", seat=0))["key"]
        far = await elsewhere.browser.post(f"tables/{elsewhere.table}/token", seat=0)
        nobody = server.browser()
        wrong = [new_key(kind) for kind in KeyKind] * 5
        keys = [*wrong, link, table, bruno.browser.token, far["token"], "", "b", "é"]
        before, told = truth(ada), len(ada.told)
        for key in keys:
            head = {"authorization": f"Bearer {key}".encode().decode("latin-1")}
            assert await status(nobody, table, **head) == (404, "unknown")
        for key in [*wrong, link, bot, table]:
            head = {"cookie": f"grimtable={key}"}
            assert await status(nobody, table, **head) == (404, "unknown")
        assert await status(nobody, table, authorization=f"Basic {bot}") == (404, "unknown")

        room = room_of(ada)
        assert [room.attendance.is_here(seat) for seat in (0, 1)] == [True, True]
        assert not room.driver.stand_ins.graces
        assert (truth(ada), len(ada.told)) == (before, told)
        stolen = server.browser(cookie=f"grimtable={bot}")
        assert await stolen.get("me") == {"is_known": False}
        assert await stolen.refused(f"tables/{table}/leave", seat=1) == (404, "unknown")

    shared.run(main)


def test_sockets_from_other_pages_are_refused(shared: Shared) -> None:
    """T36: no origin, a foreign one, another port, `null`, two of them."""

    async def main(server: Served) -> None:
        table, (ada, _) = await server.started(2)
        for origin in (
            "https://evil.example",
            "null",
            f"http://127.0.0.1:{server.port + 1}",
            f"https://127.0.0.1:{server.port}",
            f"http://127.0.0.1:{server.port}.evil.example",
            f"http://localhost:{server.port}",
            "",
        ):
            assert await status(ada.browser, table, origin=origin) == (403, "origin"), origin
        twice = [("origin", server.origin), ("origin", server.origin)]
        with pytest.raises(InvalidStatus, match=r"40[03]"):
            await connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
                additional_headers=[*twice, ("cookie", f"grimtable={ada.browser.token}")],
                proxy=None,
            )

    shared.run(main)
