"""Who speaks for a seat at one process: tokens, links, shuffles and tables without spectators."""

import asyncio

import pytest

from grimtable.server.people.promises import Held, Promise
from grimtable.server.table.audience.close_codes import MOVED, RESEATED, UNWATCHED
from grimtable.server.table.shuffle.shuffle import Shuffle
from server.holding import CallHold, is_waiting, promised
from server.serving import Player, Served, Shared


async def bot_of(server: Served, player: Player) -> Player:
    """A program in a player's seat."""
    seat = player.seats[0]
    token = (await player.browser.post(f"tables/{player.table}/token", seat=seat))["token"]
    bot = await server.browser().sit(player.table, authorization=f"Bearer {token}", origin="")
    await bot.next("view")
    return bot


async def is_heard(player: Player) -> bool:
    await player.say("chat", text="hello")
    return bool((await player.next("chat"))["text"])


def test_a_new_token_ends_the_sockets_of_the_old_one(shared: Shared) -> None:
    """T54: the person's own socket stays open."""

    async def main(server: Served) -> None:
        _, (_, player) = await server.started(2)
        bot = await bot_of(server, player)
        newer = await bot_of(server, player)

        assert await bot.closed() == MOVED
        assert await is_heard(newer)
        assert await is_heard(player)

    shared.run(main)


def test_a_claimed_link_ends_the_sockets_of_the_seats_program(shared: Shared) -> None:
    """T54: its token is dead, and so is whatever it had opened."""

    async def main(server: Served) -> None:
        table, (_, player) = await server.started(2)
        bot = await bot_of(server, player)
        key = (await player.browser.post(f"tables/{table}/link", seat=1))["key"]
        await server.browser().post("seats/claim", key=key)

        assert [await bot.closed(), await player.closed()] == [MOVED, MOVED]

    shared.run(main)


def test_who_claims_the_own_seat_comes_back_to_it(shared: Shared) -> None:
    """T34: the seat has not gone to another device."""

    async def main(server: Served) -> None:
        table, (_, player) = await server.started(2)
        key = (await player.browser.post(f"tables/{table}/link", seat=1))["key"]
        claimed = await player.browser.post("seats/claim", key=key)

        assert claimed["seats"] == [1]
        assert await player.closed() == RESEATED

    shared.run(main)


def test_a_claim_that_a_crash_has_left_half_done_is_finished(shared: Shared) -> None:
    """T26, T53: the link is used up and the log does not tell it; nobody else has the seat."""

    async def main(server: Served) -> None:
        table, (_, player) = await server.started(2)
        phone = server.browser("Phone")
        await phone.post("me", name="Phone")
        people = server.services.hub.people
        known = await people.by_token(phone.token)
        key = (await player.browser.post(f"tables/{table}/link", seat=1))["key"]
        link = await people.open_link(key)
        assert known is not None and link is not None
        held = Held(None, server.services.hub.rooms[table].state.seat_states[1].tenure)
        promise = Promise(table, 1, known.id, {1: held}, is_lost=False)
        assert await people.promises.claim(promise, link)

        assert (await player.browser.get(f"tables/{table}"))["seats"] == []
        new = await phone.sit(table)
        assert (await new.next("hello"))["seats"] == [1]
        assert await player.closed() == MOVED

    shared.run(main)


def test_who_loses_a_seat_in_the_shuffle_hears_nothing_of_the_next(shared: Shared) -> None:
    """T17, T53: twice no part came, and the seat is free again."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.table(2)
        player, silent = await ada.sit(table), await bruno.sit(table)
        silent._given = Reveals()  # it never reveals its nonce
        await ada.post(f"tables/{table}/start")
        room = server.services.hub.rooms[table]
        for _ in range(2):
            while not is_waited_for(room.state.shuffle, 1):
                await asyncio.sleep(0.001)
            await room.commits.commit(room.state.draft_void)

        assert await silent.closed() == RESEATED
        assert (await bruno.get(f"tables/{table}"))["seats"] == []
        assert player.code == 0

    shared.run(main)


def is_waited_for(shuffle: Shuffle | None, seat: int) -> bool:
    """Have all others told their nonces?"""
    return shuffle is not None and shuffle.is_committed and tuple(shuffle.missing) == (seat,)


class Reveals(set[tuple[int, str, str]]):
    """As if every nonce had been told."""

    def __contains__(self, asked: object) -> bool:
        return isinstance(asked, tuple) and asked[2] == "reveal"


def test_a_table_without_spectators_has_none_once_it_has_started(shared: Shared) -> None:
    """T55: whoever had come before the start is closed out, and gets no record afterwards."""

    async def main(server: Served) -> None:
        table, browsers = await server.table(2, has_spectators=False)
        wanda = server.browser("Wanda")
        await wanda.post("me", name="Wanda")
        watcher = await wanda.sit(table)
        assert (await watcher.next("hello"))["seats"] == []
        players = [await browser.sit(table) for browser in browsers]
        await browsers[0].post(f"tables/{table}/start")
        await players[0].next("view")

        assert await watcher.closed() == UNWATCHED
        assert watcher.told[-1]["code"] == "unwatched"
        assert not [message for message in watcher.told if message["type"] == "view"]
        await end(players)
        assert await wanda.not_shown(f"tables/{table}/record") == (404, "unknown")
        assert await wanda.not_shown(f"tables/{table}") == (404, "unknown")
        assert (await browsers[1].get(f"tables/{table}/record"))["seats"] == 2

    shared.run(main)


async def end(players: list[Player]) -> None:
    """By consent of both."""
    await players[0].say("wish", wish="end")
    await players[1].until(lambda m: m["type"] == "wish" and m["wish"])
    await players[1].say("consent", agrees=True)
    await players[1].until(lambda m: m["type"] == "presence" and m["table"]["phase"] == "over")


def test_a_token_made_while_the_seat_is_being_claimed_opens_nothing(shared: Shared) -> None:
    """T53, T54: it was issued between the claim in the register and the one in the log."""

    async def main(server: Served) -> None:
        table, (_, old) = await server.started(2)
        key = (await old.browser.post(f"tables/{table}/link", seat=1))["key"]
        issuing = CallHold(server.services.hub.people, "issue")
        asking = asyncio.create_task(old.browser.post(f"tables/{table}/token", seat=1))
        await issuing.held()
        claiming = promised(server.services.hub.storage)
        moving = asyncio.create_task(server.browser("Phone").post("seats/claim", key=key))
        await claiming.held()
        issuing.open()
        token = (await asking)["token"]
        claiming.open()

        assert (await moving)["seats"] == [1]
        program = server.browser("Program")
        with pytest.raises(Exception, match="404"):
            await program.dial(table, authorization=f"Bearer {token}", origin="")

    shared.run(main)


def test_a_link_made_while_its_maker_leaves_opens_nothing(shared: Shared) -> None:
    """T53: nor does one that was made before the host gave the seat to somebody else."""

    async def main(server: Served) -> None:
        table, (host, old) = await server.started(2)
        issuing = CallHold(server.services.hub.people, "issue")
        asking = asyncio.create_task(old.browser.post(f"tables/{table}/link", seat=1))
        await issuing.held()
        await old.browser.post(f"tables/{table}/leave", seat=1)
        issuing.open()
        own = (await asking)["key"]

        assert await server.browser().refused("seats/claim", key=own) == (404, "unknown")
        hosts = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
        new = server.browser("New")
        assert (await new.post("seats/claim", key=hosts))["seats"] == [1]
        assert await server.browser().refused("seats/claim", key=own) == (404, "unknown")
        assert (await new.get(f"tables/{table}"))["seats"] == [1]

    shared.run(main)


def test_nobody_gets_two_hands_by_two_claims_at_once(shared: Shared) -> None:
    """T53: whoever comes second waits, and is looked at again."""

    async def main(server: Served) -> None:
        table, players = await server.started(3)
        keys = [
            (await player.browser.post(f"tables/{table}/link", seat=player.seats[0]))["key"]
            for player in players
        ]
        phone = server.browser("Phone")
        await phone.post("me", name="Phone")
        claiming = promised(server.services.hub.storage)
        first = asyncio.create_task(phone.post("seats/claim", key=keys[1]))
        await claiming.held()
        second = asyncio.create_task(phone.refused("seats/claim", key=keys[2]))
        await is_waiting(server, table)
        claiming.open()

        assert (await first)["seats"] == [1]
        assert await second == (409, "one_hand")
        assert (await phone.get(f"tables/{table}"))["seats"] == [1]
        assert (await players[2].browser.get(f"tables/{table}"))["seats"] == [2]

    shared.run(main)
