"""GameSession down, getting up, and what a host may do."""

import asyncio

import pytest

from grimtable.server.table.audience.close_codes import MOVED, REMOVED, RESEATED
from server.serving import Browser, Served


async def kinds(server: Served, table: str) -> list[str]:
    return [entry.kind for entry in await server.services.hub.storage.read(table)]


def holders(opened: dict[str, object]) -> list[str]:
    table = opened["table"]
    assert isinstance(table, dict)
    return [seat["holder"] for seat in table["seats"]]


async def test_people_sit_where_they_want_or_where_room_is(server: Served) -> None:
    ada, bruno, clara, doran = (server.browser(name) for name in ("Ada", "Bru", "Cla", "Dor"))
    table = (await ada.create(seats=3))["table"]["id"]

    assert (await bruno.post(f"tables/{table}/join", seat=2, name="Bru"))["seats"] == [2]
    assert await clara.refused(f"tables/{table}/join", seat=2) == (409, "taken")
    assert await clara.refused(f"tables/{table}/join", seat=6) == (409, "taken")
    assert (await clara.post(f"tables/{table}/join"))["seats"] == [1]
    assert await doran.refused(f"tables/{table}/join") == (409, "full")
    assert doran.token == "", "who got no seat is not kept"


async def test_joining_twice_gives_one_seat_and_a_named_one_makes_a_hot_seat(
    server: Served,
) -> None:
    """T21: a double click is one click."""
    ada, bruno = server.browser("Ada"), server.browser("Bruno")
    table = (await ada.create(seats=4))["table"]["id"]
    await bruno.post("me", name="Bruno")
    clicks = [bruno.post(f"tables/{table}/join", seat=1) for _ in range(3)]
    clicked = await asyncio.gather(*clicks)
    again = await bruno.post(f"tables/{table}/join")

    assert [each["seats"] for each in clicked] == [[1], [1], [1]]
    assert again["seats"] == [1]
    assert (await bruno.post(f"tables/{table}/join", seat=3))["seats"] == [1, 3]
    assert (await kinds(server, table)).count("join") == 3


async def test_looking_at_a_link_joins_nobody(server: Served) -> None:
    """T34: messengers that fetch a link for a preview change nothing."""
    ada, messenger = server.browser("Ada"), server.browser()
    table = (await ada.create(seats=2))["table"]["id"]
    before = await kinds(server, table)
    for path in ("", "/join", "/start", "/leave", "/link"):
        await messenger.http.get(f"tables/{table}{path}")
        await messenger.http.head(f"tables/{table}{path}")

    assert await kinds(server, table) == before
    assert messenger.token == ""


async def test_people_change_seats_before_the_game(server: Served) -> None:
    table, (ada, bruno) = await server.table(2, bots=["random"])
    await ada.post(f"tables/{table}/bots", seat=2, level="")
    player = await ada.sit(table)
    moved = await ada.post(f"tables/{table}/change", seat=0, to=2)

    assert (moved["seats"], moved["is_host"]) == ([2], True)
    assert holders(moved) == ["free", "person", "person"]
    assert moved["table"]["seats"][2]["name"] == "P1"
    assert await player.closed() == RESEATED
    assert await bruno.refused(f"tables/{table}/change", seat=1, to=2) == (409, "taken")
    assert await bruno.refused(f"tables/{table}/change", seat=2, to=0) == (403, "not_your_seat")


async def test_only_the_host_seats_bots_starts_and_hands_over(server: Served) -> None:
    """T41: and each of it is in the log."""
    ada, bruno = server.browser("Ada"), server.browser("Bruno")
    table = (await ada.create(seats=3))["table"]["id"]
    await bruno.post(f"tables/{table}/join")
    stranger = server.browser()

    assert await bruno.refused(f"tables/{table}/start") == (403, "not_host")
    assert await stranger.refused(f"tables/{table}/start") == (404, "unknown")
    assert await ada.refused(f"tables/{table}/start") == (409, "seats_free")
    assert await bruno.refused(f"tables/{table}/bots", seat=2, level="random") == (
        403,
        "not_host",
    )
    assert await ada.refused(f"tables/{table}/bots", seat=1, level="random") == (409, "taken")
    assert await ada.refused(f"tables/{table}/bots", seat=2, level="x") == (400, "no_bot")
    await ada.post(f"tables/{table}/bots", seat=2, level="random")
    assert await ada.refused(f"tables/{table}/host", seat=2) == (409, "nobody")
    given = await ada.post(f"tables/{table}/host", seat=1)
    assert given["table"]["host"] == 1
    assert await ada.refused(f"tables/{table}/start") == (403, "not_host")
    await bruno.post(f"tables/{table}/start")
    await bruno.post(f"tables/{table}/start")
    assert await kinds(server, table) == ["join", "join", "bot", "host", "start"]


async def test_who_leaves_before_the_game_frees_the_seat_and_in_play_a_bot_goes_on(
    server: Served,
) -> None:
    table, (ada, bruno) = await server.table(2)
    left = await bruno.post(f"tables/{table}/leave", seat=1)

    assert (holders(left), left["seats"]) == (["person", "free"], [])
    await bruno.post(f"tables/{table}/join")
    players = [await ada.sit(table), await bruno.sit(table)]
    await ada.post(f"tables/{table}/start")
    await players[1].next("view")
    left = await bruno.post(f"tables/{table}/leave", seat=1)
    assert holders(left) == ["person", "bot"]
    assert await players[1].closed() == RESEATED
    assert (await bruno.get(f"tables/{table}"))["seats"] == []
    assert await bruno.refused(f"tables/{table}/leave", seat=1) == (404, "unknown")


async def test_who_is_removed_before_the_game_loses_seat_socket_and_links(server: Served) -> None:
    """T34, T41: an old link after a kick opens nothing; the kick is in the log."""
    table, (ada, bruno) = await server.table(2)
    player = await bruno.sit(table)
    key = (await bruno.post(f"tables/{table}/link", seat=1))["key"]
    token = (await bruno.post(f"tables/{table}/token", seat=1))["token"]

    assert await bruno.refused(f"tables/{table}/kick", seat=0) == (403, "not_host")
    assert await ada.refused(f"tables/{table}/kick", seat=0) == (409, "yourself")
    kicked = await ada.post(f"tables/{table}/kick", seat=1)
    assert holders(kicked) == ["person", "free"]
    assert await player.closed() == REMOVED
    assert player.told[-1]["code"] == "removed"
    assert await bruno.refused("seats/claim", key=key) == (404, "unknown")
    assert await ada.refused(f"tables/{table}/kick", seat=1) == (409, "nobody")
    assert "kick" in await kinds(server, table)
    with pytest.raises(Exception, match="404"):
        await server.browser().dial(table, authorization=f"Bearer {token}")


async def test_for_who_is_blocked_the_table_is_gone(server: Served) -> None:
    """T33: they learn no more than a stranger with a wrong link."""
    table, (ada, bruno) = await server.table(2)
    player = await bruno.sit(table)
    await ada.post(f"tables/{table}/block", seat=1)

    assert await player.closed() == REMOVED
    assert await bruno.not_shown(f"tables/{table}") == (404, "unknown")
    assert await bruno.refused(f"tables/{table}/join") == (404, "unknown")
    assert await bruno.not_shown(f"tables/{table}/record") == (404, "unknown")
    assert [each["id"] for each in await bruno.get("me/tables")] == []
    with pytest.raises(Exception, match="404"):
        await bruno.dial(table)
    entries = await server.services.hub.storage.read(table)
    assert [(entry.kind, entry.data) for entry in entries[-2:]] == [
        ("kick", ""),
        ("block", "block"),
    ]


async def test_who_watches_can_be_blocked_by_what_they_said(server: Served) -> None:
    table, (ada, _) = await server.table(2)
    watcher = server.browser("Wanda")
    await watcher.post("me", name="Wanda")
    seen = await watcher.sit(table)
    await seen.say("chat", text="hello")
    line = (await seen.next("chat"))["line"]
    await ada.post(f"tables/{table}/block", line=line)

    assert await seen.closed() == REMOVED
    assert await watcher.not_shown(f"tables/{table}") == (404, "unknown")
    await ada.post(f"tables/{table}/block", line=line, is_blocked=False)
    assert (await watcher.get(f"tables/{table}"))["seats"] == []


async def test_who_is_muted_is_not_heard_and_knows_it(server: Served) -> None:
    table, (ada, bruno) = await server.table(2)
    host, player = await ada.sit(table), await bruno.sit(table)
    await ada.post(f"tables/{table}/mute", seat=1)
    await player.say("chat", text="spam")

    assert (await player.next("refusal"))["code"] == "muted"
    await ada.post(f"tables/{table}/mute", seat=1, is_muted=False)
    await player.say("chat", text="sorry")
    assert (await host.next("chat"))["text"] == "sorry"
    assert not [m for m in host.told if m.get("text") == "spam"]
    assert await bruno.refused(f"tables/{table}/mute", seat=0) == (403, "not_host")
    said = [(entry.kind, entry.data) for entry in await server.services.hub.storage.read(table)]
    assert said[-2:] == [("mute", "mute"), ("mute", "unmute")]


async def test_a_report_is_kept_for_whoever_runs_the_server(server: Served) -> None:
    table, (ada, bruno) = await server.table(2)
    await bruno.post(f"tables/{table}/report", seat=0, text="rude\nnames")
    await bruno.post(f"tables/{table}/report", text="the table hangs")
    rows = await server.services.hub.storage.fetch(
        "SELECT text, about <> '' FROM reports WHERE table_id = ? ORDER BY text", table
    )

    assert rows == [("rude names", True), ("the table hangs", False)]
    assert await bruno.refused(f"tables/{table}/report", line=99, text="x") == (409, "nobody")
    assert await bruno.refused(f"tables/{table}/report", seat=0) == (400, "empty_text")
    assert await bruno.refused(f"tables/{table}/report", seat=5, text="x") == (409, "nobody")
    assert await ada.refused(f"tables/{'t' * 33}/report", seat=0, text="x") == (404, "unknown")


async def claimed(browser: Browser, key: str) -> list[int]:
    seats: list[int] = (await browser.post("seats/claim", key=key))["seats"]
    return seats


async def test_a_seat_moves_to_another_device_once(server: Served) -> None:
    """T34: the old device is told, its cookie has no seat any more, the link is used up."""
    table, (player, _) = await server.started(2)
    old, phone, thief = player.browser, server.browser(), server.browser()
    lost = (await old.post(f"tables/{table}/link", seat=0))["key"]
    link = await old.post(f"tables/{table}/link", seat=0)

    assert link["path"] == f"/seat#{link['key']}"
    assert await thief.refused("seats/claim", key=lost) == (404, "unknown")
    assert await claimed(phone, link["key"]) == [0]
    assert await player.closed() == MOVED
    assert await thief.refused("seats/claim", key=link["key"]) == (404, "unknown")
    assert (await old.get(f"tables/{table}"))["seats"] == []
    again = await phone.sit(table)
    assert (await again.next("hello"))["seats"] == [0]
    assert thief.token == ""


async def test_one_of_many_who_claim_a_link_at_once_gets_the_seat(server: Served) -> None:
    """T34: a link works once, also in a race."""
    table, players = await server.started(2)
    key = (await players[0].browser.post(f"tables/{table}/link", seat=0))["key"]
    phones = [server.browser() for _ in range(6)]
    answers = await asyncio.gather(
        *[phone.http.post("seats/claim", json={"key": key}) for phone in phones]
    )

    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404, 404]


async def test_a_hot_seat_moves_as_a_whole(server: Served) -> None:
    ada, bruno, phone = server.browser("Ada"), server.browser("Bruno"), server.browser()
    table = (await ada.create(seats=3))["table"]["id"]
    await ada.post(f"tables/{table}/join", seat=2)
    await bruno.post(f"tables/{table}/join")
    key = (await ada.post(f"tables/{table}/link", seat=2))["key"]

    assert await claimed(phone, key) == [0, 2]
    assert (await ada.get(f"tables/{table}"))["seats"] == []
    assert (await bruno.get(f"tables/{table}"))["seats"] == [1]


async def test_a_host_in_play_gets_nobodys_hand_and_removes_nobody_who_is_there(
    server: Served,
) -> None:
    """T41: no link to a seat whose person is here, no second hand, no kick to win."""
    table, (host, other) = await server.started(2, bots=["random"])
    ada = host.browser

    assert await ada.refused(f"tables/{table}/link", seat=1) == (409, "is_here")
    assert await ada.refused(f"tables/{table}/link", seat=2) == (409, "taken")
    assert await ada.refused(f"tables/{table}/kick", seat=1) == (409, "is_here")
    assert await ada.refused(f"tables/{table}/block", seat=1) == (409, "plays_here")
    assert await ada.refused(f"tables/{table}/join", seat=1) == (409, "not_now")
    assert await ada.refused(f"tables/{table}/token", seat=1) == (403, "not_your_seat")
    assert await ada.not_shown(f"tables/{table}/story?seat=1") == (403, "not_your_seat")
    assert await ada.not_shown(f"tables/{table}/bundle?seat=1") == (403, "not_your_seat")
    await other.leave()
    room = server.services.hub.rooms[table]
    while room.attendance.is_here(1):
        await asyncio.sleep(0.001)
    assert await ada.refused(f"tables/{table}/link", seat=1) == (409, "not_yet")
    await room.commits.commit(lambda: room.state.draft(1, "absent"))
    key = (await ada.post(f"tables/{table}/link", seat=1))["key"]
    assert await ada.refused("seats/claim", key=key) == (409, "one_hand")
    assert await claimed(server.browser(), key) == [1]
    assert (await other.browser.get(f"tables/{table}"))["seats"] == []
    log = await server.services.hub.storage.read(table)
    rekeyed = [(entry.seat, entry.moves) for entry in log if entry.kind == "rekey"]
    assert rekeyed == [(0, [1]), (1, [1])]


async def test_who_left_in_play_can_be_followed_by_somebody_the_host_invites(
    server: Served,
) -> None:
    """T30: one controller at a time, from the log."""
    table, (host, other) = await server.started(2)
    await other.browser.post(f"tables/{table}/leave", seat=1)
    key = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
    clara = server.browser("Clara")
    await clara.post("me", name="Clara")

    assert await claimed(clara, key) == [1]
    card = (await clara.get(f"tables/{table}"))["table"]["seats"][1]
    assert (card["holder"], card["name"], card.get("bot", "")) == ("person", "Clara", "")
    player = await clara.sit(table)
    assert (await player.next("view"))["seat"] == 1
