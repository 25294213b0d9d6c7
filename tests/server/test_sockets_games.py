"""Games over real sockets: two people, spectators, a hot seat, a program, cuts in between."""

import asyncio
from itertools import pairwise

import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.server.table.audience.close_codes import RESEATED, RESTART
from server.house import SHORT
from server.serving import Player, Served, Shared, is_open, play_out

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
AWAY = 3
"""Answers somebody misses: few enough that all they tell is kept, also of a large table."""


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end_and_somebody_watches(
    shared: Shared, game: str
) -> None:
    """T2, T4: every seat is told its own messages only, a spectator the public ones only."""

    async def main(server: Served) -> None:
        table, players = await server.started(
            2, game, bots=["heuristic"], options=SHORT.get(game, {})
        )
        wanda = server.browser("Wanda")
        await wanda.post("me", name="Wanda")
        watcher = await wanda.sit(table)
        over = await play_out(players)
        await watcher.until(lambda m: m["type"] == "view" and m.get("result"))

        for seat, player in enumerate(players):
            assert {message["seat"] for message in player.told} == {seat}
            assert numbered(player)
        assert {message["seat"] for message in watcher.told} == {PUBLIC}
        assert not {"decision", "accepted", "hint"} & {m["type"] for m in watcher.told}
        assert watcher.last("view")["result"] == over["result"] == players[1].last("view")["result"]

    shared.run(main)


def numbered(player: Player) -> bool:
    """Once cards are dealt numbers rise by one, apart from replies, which repeat the last."""
    first = next(at for at, m in enumerate(player.told) if m["type"] == "view")
    numbers = [m["n"] for m in player.told[first:] if m["n"]]
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    return steps <= {0, 1}


def test_a_hot_seat_plays_both_hands_over_one_socket(shared: Shared) -> None:
    async def main(server: Served) -> None:
        ada = server.browser("Ada")
        table = (await ada.create(seats=2))["table"]["id"]
        await ada.post(f"tables/{table}/join", seat=1)
        player = await ada.sit(table)
        await ada.post(f"tables/{table}/start")
        await player.until(lambda m: m["type"] == "view" and m["seat"] == 1)
        await play_some(server, [player], 20)

        assert player.seats == [0, 1]
        assert {m["seat"] for m in player.told if m["type"] == "accepted"} == {0, 1}
        state = server.services.hub.rooms[table].state
        while not any([await is_open(player, seat) for seat in (0, 1)]):
            await asyncio.sleep(0.001)
        seat = next(seat for seat in (0, 1) if player.question(seat))
        question = player.question(seat)
        assert question is not None
        await player.say("answer", decision=question["id"], id="x", moves=[1])
        assert (await player.next("refusal"))["code"] == "not_your_seat", "a seat must be named"
        assert state.answered(f"{seat}:x") is None

    shared.run(main)


async def play_some(server: Served, players: list[Player], answers: int) -> None:
    """This number of answers of these people."""
    state = server.services.hub.rooms[players[0].table].state
    while answers and state.phase == "playing":
        for player in players:
            for seat in player.seats:
                if answers and await is_open(player, seat):
                    question = player.question(seat)
                    assert question is not None
                    options = question["options"]
                    await player.answer(options[answers % len(options)]["move"], seat=seat)
                    answers -= 1
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("game", GAMES)
def test_a_cut_socket_goes_on_by_number_without_a_gap(shared: Shared, game: str) -> None:
    """T24, T3: what was missed comes again, byte for byte; nothing comes twice."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.started(2, game)
        twin = await bruno.browser.sit(table)  # a second tab that stays
        await twin.next("view")
        await play_some(server, [ada, bruno], 4)
        await bruno.leave()
        before = bruno.told[-1]["n"]
        await play_some(server, [ada, twin], AWAY)
        epoch = bruno.last("hello")["epoch"]
        await settled(twin)
        back = await bruno.browser.sit(table, f"?epoch={epoch}&n={before}")
        await settled(back)

        missed, again = news(twin, before), news(back, before)
        assert again[: len(missed)] == missed
        assert len(missed) > 2
        await play_some(server, [ada, back], 2)

    shared.run(main)


async def settled(player: Player) -> None:
    """Until nothing more comes."""
    count = -1
    while count != len(player.frames):
        count = len(player.frames)
        await asyncio.sleep(0.1)


def news(player: Player, last: int) -> list[str]:
    """The frames with a new number, after this one; replies to one tab have none."""
    found = []
    for frame, message in zip(player.frames, player.told, strict=True):
        if message["n"] > last and message["type"] != "hello":
            last = message["n"]
            found.append(frame)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_a_seat_with_its_token(shared: Shared, game: str) -> None:
    """T42: the public bot protocol is the same socket, opened with `Authorization: Bearer`."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.started(2, game)
        token = (await bruno.browser.post(f"tables/{table}/token", seat=1))["token"]
        await bruno.leave()
        program = server.browser()
        bot = await program.sit(table, authorization=f"Bearer {token}", origin="")
        await bot.next("view")
        await play_some(server, [ada, bot], 12)

        assert bot.seats == [1]
        assert {message["seat"] for message in bot.told} == {1}
        assert [m for m in bot.told if m["type"] == "accepted"]

    shared.run(main)


def test_who_sits_down_while_watching_gets_the_seat(shared: Shared) -> None:
    """T2: the spectator's socket of the same browser is closed and opens as a seat."""

    async def main(server: Served) -> None:
        table = (await server.browser("Ada").create(seats=2))["table"]["id"]
        bruno = server.browser("Bruno")
        await bruno.post("me", name="Bruno")
        watching = await bruno.sit(table)
        assert (await watching.next("hello"))["seats"] == []
        await bruno.post(f"tables/{table}/join")

        assert await watching.closed() == RESEATED
        session = await bruno.sit(table)
        assert (await session.next("hello"))["seats"] == [1]

    shared.run(main)


def test_everybody_is_told_before_the_server_ends(tmp_path_factory: pytest.TempPathFactory) -> None:
    """T27: a last word and a close code that says: come back."""

    with Shared(tmp_path_factory.mktemp("end")) as shared:

        async def main(server: Served) -> None:
            _, players = await server.started(2)
            await server.end()

            for player in players:
                assert await player.closed() == RESTART
                assert player.told[-1]["type"] == "bye"
                assert player.told[-1]["code"] == "restart"

        shared.run(main)
