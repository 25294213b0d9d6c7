"""After the end, and what people can take away or leave no trace of."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from grimtable.cli.verify import verify_record
from grimtable.registry import get
from grimtable.server.admin import set_maintenance
from grimtable.server.retention import Retention
from grimtable.server.table.audience.close_codes import REMOVED
from grimtable.server.uptime import DAY
from grimtable.sessions.records import read, replay
from grimtable.sessions.shuffle import check_shuffle
from server.house import SHORT
from server.serving import SOON, Player, Served, Shared, play_out

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]


async def agreed(players: list[Player]) -> None:
    """The people agree to end the game; who asks while a bot moves asks again."""
    state = players[0].browser.server.services.hub.rooms[players[0].table].state
    async with asyncio.timeout(SOON):
        while state.phase != "over":
            if state.wish is None:
                await players[0].say("wish", wish="end")
            for player in players[1:]:
                if state.wish is not None and player.seats[0] in state.wish.awaited:
                    await player.say("consent", agrees=True)
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_taken_away_and_checked_by_anybody_who_was_there(
    server: Served, game: str
) -> None:
    """T13, T41: while it runs nobody gets the record, strangers never do."""
    table, players = await server.started(1, game, bots=["random"], options=SHORT.get(game, {}))
    ada, stranger = players[0].browser, server.browser()
    await stranger.post("me", name="Eve")
    early = await ada.not_shown(f"tables/{table}/record")

    over = await play_out(players)

    data = (await ada.http.get(f"tables/{table}/record")).content
    record = read(data)

    assert table.encode() not in data and table.encode().hex().encode() not in data
    assert early == (409, "not_now")
    assert check_shuffle(record) is not None
    winners = replay(get(game), record).outcome().winners
    assert list(winners) == over["result"]["winners"]
    assert await stranger.not_shown(f"tables/{table}/record") == (404, "unknown")


async def test_a_veiled_table_keeps_its_record(server: Served) -> None:
    table, players = await server.started(2, is_veiled=True)
    await agreed(players)

    assert await players[0].browser.not_shown(f"tables/{table}/record") == (409, "veiled")
    bundle = await players[0].browser.get(f"tables/{table}/bundle?seat=0")
    assert not bundle.get("record")


async def test_the_same_people_go_on_at_one_new_table(server: Served) -> None:
    """T21: who asks second is led to the same table; spectators are not told its link."""
    table, players = await server.started(2, bots=["random"])
    ada, bruno = (player.browser for player in players)
    watcher = server.browser()
    await watcher.post("me", name="Wanda")
    seen = await watcher.sit(table)
    assert await ada.refused(f"tables/{table}/rematch") == (409, "not_now")
    await agreed(players)
    assert await watcher.refused(f"tables/{table}/rematch") == (404, "unknown")
    both = await asyncio.gather(*[b.post(f"tables/{table}/rematch") for b in (bruno, ada)])

    new = both[0]["table"]["id"]
    assert new != table
    assert both[1]["table"]["id"] == new
    assert [each["seats"] for each in both] == [[1], [0]]
    assert both[1]["is_host"]
    assert [seat["name"] for seat in both[0]["table"]["seats"][:2]] == ["P1", "P2"]
    assert both[0]["table"]["seats"][2]["bot"] == "random"
    assert (await players[0].next("next"))["table"] == new
    assert (await ada.get(f"tables/{table}"))["next"] == new
    assert "next" not in await watcher.get(f"tables/{table}")
    assert not [frame for frame in seen.frames if new in frame]


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_deal_again_seals_the_first_record_until_it_is_over(
    server: Served, game: str
) -> None:
    """T13: the same cards come, and nobody can look them up in the meantime."""
    table, players = await server.started(2, game)
    ada, bruno = (player.browser for player in players)
    first = next(m for m in players[0].told if m["type"] == "view")
    assert await ada.refused(f"tables/{table}/again") == (409, "not_now")
    await agreed(players)
    assert (await ada.http.get(f"tables/{table}/record")).status_code == 200
    again = (await ada.post(f"tables/{table}/again"))["table"]["id"]
    replayed = [await ada.sit(again), await bruno.sit(again)]
    await ada.post(f"tables/{again}/start")
    second = await replayed[0].next("view")

    assert second["view"] == first["view"]
    assert await ada.not_shown(f"tables/{table}/record") == (409, "sealed")
    await agreed(replayed)
    assert (await ada.http.get(f"tables/{table}/record")).status_code == 200
    assert (await ada.http.get(f"tables/{again}/record")).status_code == 200


async def test_a_seat_takes_its_own_story_at_any_time(server: Served) -> None:
    """T13: what the seat's own stream has told, and nothing else."""
    table, players = await server.started(2)
    pages = [await p.browser.get(f"tables/{table}/story?seat={s}")
             for s, p in enumerate(players)]  # fmt: skip

    for player, page in zip(players, pages, strict=True):
        told = [event for m in player.told if m["type"] == "events" for event in m["events"]]
        assert page["events"] == told
        assert page["view"] == player.last("view")["view"]
    stranger = server.browser()
    await stranger.post("me", name="Eve")
    assert await stranger.not_shown(f"tables/{table}/story?seat=0") == (404, "unknown")


@pytest.mark.parametrize("game", GAMES)
async def test_a_bug_report_holds_no_link_name_chat_or_dice(server: Served, game: str) -> None:
    """T34, T41: scanned for everything that must not be in it."""
    table, players = await server.started(2, game)
    await players[1].say("chat", text="Xyzzy")
    await players[0].next("chat")
    ada = players[0].browser
    await ada.post("me", name="Quentin")
    bundle = (await ada.http.get(f"tables/{table}/bundle?seat=0")).text
    state = server.services.hub.rooms[table].state
    assert state.session is not None
    dice = [text for text in strings(state.session.deal.dice) if text]
    code = server.services.hub.rooms[table].code
    links = [table, table.encode().hex(), code, ada.token]

    assert not [text for text in [*links, *dice] if text in bundle]
    assert not re.search("Xyzzy|Quentin|P2", bundle)
    assert "entries" not in json.loads(bundle)


@pytest.mark.parametrize("game", GAMES)
def test_the_bug_report_of_a_finished_game_replays(
    shared: Shared, game: str, tmp_path: Path
) -> None:
    """It has the record, and still no link, name or chat; of a veiled table there is none."""

    async def main(server: Served) -> None:
        options = {"max_turns": "10"} if game == "grim_farmer" else SHORT.get(game, {})
        table, (player,) = await server.started(1, game, bots=["random"], options=options)
        await player.browser.post("me", name="Quentin")
        await play_out([player])
        bundle = await player.browser.http.get(f"tables/{table}/bundle?seat=0")
        (tmp_path / "bundle.json").write_bytes(bundle.content)
        links = [table, table.encode().hex(), server.services.hub.rooms[table].code]

        assert not [
            text for text in [*links, "Quentin", player.browser.token] if text in bundle.text
        ]
        record = (await player.browser.http.get(f"tables/{table}/record")).content
        assert read(bundle.content) == read(record)

    shared.run(main)
    lines = verify_record(tmp_path / "bundle.json", "en")
    assert lines[0].startswith("The record replays")
    assert lines[1].startswith("The shuffle was kept as promised")


def strings(found: Any) -> list[str]:
    if isinstance(found, dict):
        return [text for value in found.values() for text in strings(value)]
    if isinstance(found, list):
        return [text for value in found for text in strings(value)]
    return [found] if isinstance(found, str) else []


async def test_people_see_their_tables_and_take_another_name(server: Served) -> None:
    table, players = await server.started(2)
    ada, bruno = (player.browser for player in players)
    mine = await ada.get("me/tables")

    assert [(each["id"], each["seats"], each["phase"]) for each in mine] == [
        (table, [0], "playing")
    ]
    asked = server.services.hub.rooms[table].state.awaited
    assert mine[0].get("is_asked", False) is (0 in asked)
    renamed = await ada.post("me", name="Adele", avatar="fox")
    assert (renamed["name"], renamed["avatar"]) == ("Adele", "fox")
    told = await players[1].until(
        lambda m: m["type"] == "presence" and m["table"]["seats"][0]["name"] == "Adele"
    )
    assert told["table"]["seats"][1]["name"] == "P2"
    assert await bruno.get("me") == {"is_known": True, "name": "P2"}
    assert await server.browser().get("me") == {"is_known": False}


async def test_somebodys_data_is_shown_and_deleted_in_one_step_each(server: Served) -> None:
    """T44: no name, token or line of chat is left; the game goes on, its record replays."""
    table, players = await server.started(2)
    ada, bruno = (player.browser for player in players)
    await bruno.post("me", name="Berenike")
    await players[1].say("chat", text="my secret plan")
    await players[0].next("chat")
    await bruno.post(f"tables/{table}/report", seat=0, text="my complaint")
    waiting = (await bruno.create(seats=2, name=""))["table"]["id"]
    data = await bruno.get("me/data")

    assert data["name"] == "Berenike"
    assert {each["id"] for each in data["tables"]} == {table, waiting}
    assert [line["text"] for line in data["lines"]] == ["my secret plan"]
    assert [each["text"] for each in data["reports"]] == ["my complaint"]
    old_token = bruno.token
    gone = await bruno.http.post("me/forget")
    assert gone.status_code == 200
    assert bruno.token == ""
    assert await players[1].closed() == REMOVED
    everything = await all_texts(server)
    assert not re.search("Berenike|my secret plan|my complaint", everything)
    card = (await ada.get(f"tables/{table}"))["table"]
    assert (card["seats"][1]["holder"], card["seats"][1].get("name", "")) == ("bot", "")
    stolen = server.browser(cookie=f"grimtable={old_token}")
    assert await stolen.get("me") == {"is_known": False}
    await agreed(players[:1])
    record = read((await ada.http.get(f"tables/{table}/record")).content)
    assert replay(get("grimwood"), record).seats == 2


async def all_texts(server: Served) -> str:
    """Everything the storage holds."""
    storage = server.services.hub.storage
    shelves = ("tables", "log", "people", "seats", "guests", "chat", "reports", "notes")
    return "".join([str(await storage.fetch(f"SELECT * FROM {shelf}")) for shelf in shelves])


async def test_during_maintenance_nothing_new_begins_and_games_go_on(server: Served) -> None:
    table, players = await server.started(1, bots=["random"])
    waiting = (await server.browser("Ada").create(seats=2))["table"]["id"]
    storage = server.services.hub.storage
    await set_maintenance(storage, True)
    try:
        ada, newcomer = players[0].browser, server.browser()

        form = {"game": "grimwood", "seats": 2}
        assert await newcomer.refused("tables", **form) == (503, "maintenance")
        assert await newcomer.refused(f"tables/{waiting}/join") == (503, "maintenance")
        assert (await ada.get("server"))["is_resting"] is True
        await agreed(players)
        assert await ada.refused(f"tables/{table}/rematch") == (503, "maintenance")
    finally:
        await set_maintenance(storage, False)
    assert (await ada.post(f"tables/{table}/rematch"))["seats"] == [0]


async def test_tables_nobody_comes_back_to_end_and_are_deleted(server: Served) -> None:
    """T44: with everything that belongs to them, and people who were nowhere else."""
    access = server.services.access
    table, (ada,) = await server.table(1, bots=["random"])
    other, _ = await server.table(1, bots=["random"])
    now = access.clock.now()
    storage = access.hub.storage
    old = now - 40 * DAY
    await storage.write(
        ("UPDATE tables SET touched = ? WHERE id = ?", (old, table)),
        ("UPDATE log SET at = ? WHERE table_id = ?", (old, table)),
        ("UPDATE people SET created = ?", (old,)),
    )
    retention = Retention(access)

    assert await retention.expire(now - 30 * DAY) == 1
    assert (await ada.get(f"tables/{table}"))["table"]["ended"] == "expired"
    assert (await ada.get(f"tables/{other}"))["table"]["phase"] == "waiting"
    await storage.write(
        ("UPDATE tables SET touched = ? WHERE id = ?", (old, table)),
        ("UPDATE log SET at = ? WHERE table_id = ?", (old, table)),
    )
    del access.hub.rooms[table]
    assert await retention.delete(now - 30 * DAY) == 1
    assert await ada.not_shown(f"tables/{table}") == (404, "unknown")
    assert await ada.get("me") == {"is_known": False}
    assert table not in await all_texts(server)
