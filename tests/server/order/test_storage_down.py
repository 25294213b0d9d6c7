"""The storage fails: moves are refused, nothing is half done, and it goes on without a restart."""

from pathlib import Path
from typing import Any

import pytest

from grimtable.kernel.table import Table
from grimtable.server.table.automation.consent import REVEAL_TIMEOUT
from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from grimtable.server.table.automation.stand_ins import ABSENCE_GRACE
from grimtable.server.table.room import Room
from grimtable.sessions.saves import fingerprint
from server.house import House
from server.order.client import settle
from server.order.failing import Failing
from server.order.playing import GAMES, SOON_OVER, dealt, run, turn, undisturbed, until
from server.order.second import Second
from server.test_rooms import steal

FIRST = {"first_player": "seat_1"}
ORDERS = {
    "grimwood": {"Steal": "block"},
    "grim_farmer": {"Race": "pass"},
    "grimm_tidings": {"React": "pass"},
}
"""Standing orders that nobody has given yet."""
SOON = 2.1
"""A little more than the server waits before it tries again."""


async def is_whole(house: House, room: Room) -> None:
    """The room stands where its log says."""
    await settle(house)
    log = await house.hub.storage.read(room.id)
    assert len(log) == room.state.entry_count
    assert fingerprint(Second(room.setup).read(log)) == fingerprint(room.state.t)


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
async def test_every_append_fails_once_and_the_game_ends_the_same(house: House, game: str) -> None:
    """T26: not written, or written and not acknowledged; whoever was refused says it again."""

    record = undisturbed(game, seed=SOON_OVER.get(game, 1))
    failing = Failing(house)
    room, clients = await dealt(house, game, seed=SOON_OVER.get(game, 1))
    count = 0
    while room.state.phase == "playing":
        await settle(house)
        client = next((client for client in clients if client.options), None)
        if client is None:
            await turn(house, SOON)
            continue
        failing.before, failing.after = count % 2, 1 - count % 2
        client.pending = message = client.choose()
        await client.send(message)
        await settle(house)
        assert client.refusals[-1]["code"] == "storage_down"
        count += 1
        await client.send(message)
        await settle(house)
        assert message["id"] in client.accepted
    await turn(house, SOON)

    assert room.state.record() == record
    assert count == sum(len(client.accepted) for client in clients)
    await is_whole(house, room)
    for client in clients:
        client.check()


@pytest.mark.parametrize("game", GAMES)
async def test_while_nothing_can_be_kept_nothing_happens(house: House, game: str) -> None:
    """T26: every kind of message is refused in its words; then all goes on."""

    room, clients = await dealt(house, game, 2, options=FIRST)
    failing = Failing(house)
    ada = clients[0]
    before, ply = fingerprint(room.state.t), room.state.entry_count
    answer = ada.answer_with(ada.options[0])
    with failing.down():
        for message in (
            answer,
            {"type": "wish", "wish": "pause"},
            {"type": "resign"},
            {"type": "orders", "orders": ORDERS[game]},
        ):
            await ada.send(message)
            await settle(house)
            assert ada.refusals[-1]["code"] == "storage_down"
            assert ada.refusals[-1]["wait"] > 0
        assert (fingerprint(room.state.t), room.state.entry_count) == (before, ply)
    await ada.send(answer)
    await settle(house)

    assert ada.accepted == [answer["id"]]
    assert room.state.entry_count == ply + 1
    await is_whole(house, room)


async def test_a_window_that_could_not_close_opens_anew(house: House) -> None:
    """T26, T47"""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    failing = Failing(house)
    with failing.down():
        await turn(house, 3 * REACTION_TIMES["fast"])
        assert failing.tries
        assert room.state.is_reaction
    await turn(house, SOON)
    assert room.state.is_reaction
    await turn(house, REACTION_TIMES["fast"])

    assert not room.state.is_reaction


@pytest.mark.parametrize("game", GAMES)
async def test_a_clock_that_ran_while_nothing_could_be_kept_starts_anew(
    house: House, game: str
) -> None:
    """T26, T47: who tried to answer in vain gets the full time, who did not try as well."""

    room, clients = await dealt(house, game, 2, options=FIRST, clock="fast")
    ada = clients[0]
    failing = Failing(house)
    with failing.down():
        await turn(house, ANSWER_LIMITS["fast"] - 1)
        await ada.send(ada.answer_with(ada.options[0]))
        await turn(house, 2.9 * ANSWER_LIMITS["fast"])
    await turn(house, ANSWER_LIMITS["fast"] - 0.1)
    kinds = {entry.kind for entry in await house.hub.storage.read(room.id)}
    assert not kinds & {"timeout", "stand_in"}
    ada.count += 1
    await ada.send(ada.answer_with(ada.options[0]))
    await settle(house)

    assert len(ada.accepted) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_bots_and_stand_ins_go_on_as_soon_as_they_can(house: House, game: str) -> None:
    """T26, T30"""

    room, clients = await dealt(house, game, 2, bots=("random",), options=FIRST)
    ada, bea = clients
    failing = Failing(house)
    bea.cut()
    with failing.down():
        await turn(house, ABSENCE_GRACE + 5)
    await turn(house, SOON)
    assert room.state.seat_states[1].is_stand_in
    ply = room.state.entry_count
    await until(house, ada, lambda: room.state.entry_count > ply + 20, step=1.0)
    with failing.down():
        await bea.connect()
        await turn(house, 5.0)
        assert room.state.seat_states[1].is_stand_in
    await turn(house, SOON)
    assert not room.state.seat_states[1].is_stand_in
    ply = room.state.entry_count
    bea_plays = lambda: room.state.entry_count > ply + 10 or bool(bea.options)  # noqa: E731
    await until(house, ada, bea_plays, step=1.0)
    await is_whole(house, room)


async def test_a_shuffle_that_could_not_be_voided_is_voided_later(house: House) -> None:
    """T26, T17"""

    room = await house.table("grimwood", 2)
    ada = house.guest(room, 0)
    await room.commits.commit(lambda: room.state.draft_start(0))
    await house.quiet()
    failing = Failing(house)
    with failing.down():
        await turn(house, 2 * REVEAL_TIMEOUT)
    await turn(house, SOON + REVEAL_TIMEOUT)

    assert ada.last("shuffle")["missing"] == [1]


def test_chat_that_cannot_be_kept_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T26: the file is gone for real; the table is still there when it is back."""

    async def scene(house: House) -> None:
        _, (ada, _) = await dealt(house, "grimwood", 2, options=FIRST)
        file = tmp_path / "tables.db"
        away = tmp_path / "away.db"
        file.rename(away)
        await ada.say("chat", text="hello?")
        await ada.send(ada.answer_with(ada.options[0]))
        await settle(house)
        assert [refusal["code"] for refusal in ada.refusals] == ["storage_down"] * 2
        away.rename(file)
        await ada.say("chat", text="hello!")
        await ada.send(ada.answer_with(ada.options[0]))
        await settle(house)

        assert len(ada.refusals) == 2
        assert len(ada.accepted) == 1

    run(tmp_path, scene)


async def test_a_rule_that_fails_when_a_window_closes_is_never_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T26: people can answer otherwise, and the table goes on."""
    from grimtable.games.grim_farmer.race import Race

    room, clients = await dealt(house, "grim_farmer", 2, options=FIRST)
    for client in clients:
        await client.send(client.answer_with(client.options[0]))
    await settle(house)
    assert room.state.is_reaction
    clients[0].count += 1
    await clients[0].send(clients[0].answer_with(clients[0].options[0]))
    await settle(house)
    assert list(room.state.pending_answers) == [0]

    def broken(*_: object) -> None:
        raise AssertionError("a card was lost")

    with monkeypatch.context() as patch:
        patch.setattr(Race, "act_all", broken)
        await turn(house, 3 * REACTION_TIMES["none"])
        assert room.state.is_reaction
        log = await house.hub.storage.read(room.id)
        assert "close" not in {entry.kind for entry in log}
    await turn(house, 2 * REACTION_TIMES["none"] + SOON)

    assert not room.state.is_reaction
    await is_whole(house, room)
    await house.again()
    again = await house.hub.room(room.id)
    assert not again.fault


async def test_a_rule_that_always_fails_is_tried_less_and_less(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T26: an hour of it does not fill the log."""
    from grimtable.games.grim_farmer.race import Race

    room, clients = await dealt(house, "grim_farmer", 2, options=FIRST)
    for client in clients:
        await client.send(client.answer_with(client.options[0]))
    await settle(house)
    tries = 0

    def broken(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise AssertionError("a card was lost")

    assert room.state.is_reaction
    monkeypatch.setattr(Race, "act_all", broken)
    await turn(house, 3600)

    assert 10 < tries < 40


async def test_nobody_loses_time_for_the_shuffle_while_nothing_can_be_kept(house: House) -> None:
    """T47, T26"""

    room = await house.table(people=2)
    await room.commits.commit(lambda: room.state.draft_start(0))
    failing = Failing(house)
    await turn(house, REVEAL_TIMEOUT - 1)
    with failing.down():
        house.guest(room, 0)
        await settle(house)
    await turn(house, REVEAL_TIMEOUT - 1)

    assert "void" not in {entry.kind for entry in await house.hub.storage.read(room.id)}
    await turn(house, 4)
    assert "void" in {entry.kind for entry in await house.hub.storage.read(room.id)}


@pytest.mark.parametrize("game", GAMES)
async def test_a_rule_that_fails_for_a_bot_does_not_stop_the_table(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T26: what a bot wants to play breaks; the clock's answer is played instead."""

    room, clients = await dealt(house, game, 1, bots=("random",), options=FIRST)
    state = room.state
    assert state.session is not None
    real = state.session._try
    broken = 0

    def trying(seat: int, moves: list[int], *more: Any, **named: Any) -> Table:
        nonlocal broken
        if seat == 1 and moves[0] != state.game.default(state.t, 1):
            broken += 1
            raise AssertionError("a card was lost")
        return real(seat, moves, *more, **named)

    monkeypatch.setattr(state.session, "_try", trying)
    await until(house, clients[0], lambda: broken > 2, step=1.0, most=400)
    ply = state.entry_count
    await until(house, clients[0], lambda: state.entry_count > ply + 4, step=1.0)
    assert len(await house.hub.storage.read(room.id)) == state.entry_count
