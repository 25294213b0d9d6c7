"""The server ends at any moment and starts again: everything stands where people saw it."""

import asyncio
from functools import partial

import msgspec
import pytest

from grimtable.kernel.errors import BadSetup
from grimtable.server.table.automation.consent import REVEAL_TIMEOUT, STAND_IN_CONSENT_DELAY
from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.log import replay_check
from grimtable.server.table.room import Room
from grimtable.server.table.waking import Waker
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import Entry
from grimtable.version import VERSION
from server.house import Guest, House
from server.order.client import Client, settle
from server.order.memory import Chooser
from server.order.playing import (
    GAMES,
    SOON_OVER,
    arrive,
    dealt,
    play,
    ready,
    turn,
    undisturbed,
)
from server.order.rough import Rough
from server.test_rooms import steal
from sizes import SIZES

FIRST = {"first_player": "seat_1"}


async def restart(house: House, clients: list[Client]) -> Room:
    """Everything in memory is lost, and everybody comes back."""
    for client in clients:
        client.cut()
    await house.again()
    await Waker(house.hub).wake()
    for client in clients:
        await client.connect()
    await settle(house)
    return clients[0].room


MANY = 10
"""Restarts that need a long game."""


@pytest.mark.pace(0)
@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_with_restarts_ends_like_one_without(house: House, game: str) -> None:
    """T18, T24, T27: the same cards come, and answers on their way are repeated."""

    seed = SOON_OVER.get(game, 1) if SIZES["restarts"] < MANY else 1
    record = undisturbed(game, seed=seed)
    _, clients = await dealt(house, game, seed=seed)
    rough = Rough(3)
    for _ in range(SIZES["restarts"]):
        for _ in range(5):
            client = await ready(house, clients, rough)
            client.pending = client.choose()
            await client.send(client.pending)
            await arrive(house, client)
        client = await ready(house, clients, rough)
        client.pending = client.choose()
        saying = asyncio.create_task(client.send(client.pending))
        for _ in range(rough.random.randrange(6)):
            await asyncio.sleep(0)
        await restart(house, clients)
        await asyncio.gather(saying, return_exceptions=True)
        await arrive(house, client)
    await play(house, clients, rough)

    assert clients[0].room.state.record() == record
    for client in clients:
        client.check()


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
async def test_undo_and_restart_bring_the_same_cards_again(house: House, game: str) -> None:
    """T18: whatever was taken back, and however often the server starts, chance is settled."""

    room, clients = await dealt(house, game, 2, options=FIRST)
    seen = set()
    for _ in range(4):
        count = 0
        for client in clients:
            client.chooser = Chooser(client.seat)
        while count < 4 or room.state.is_reaction:
            client = await ready(house, clients, Rough(1))
            client.pending = client.choose()
            await client.send(client.pending)
            await arrive(house, client)
            count += 1
        seen.add(fingerprint(room.state.t))
        room = await restart(house, clients)
        assert fingerprint(room.state.t) in seen
        await room.commits.commit(partial(room.state.draft, -1, "undo", [0]))
        await settle(house)

    assert len(seen) == 1


async def test_a_held_answer_is_still_held_and_nobody_else_knows(house: House) -> None:
    """T27: not ahead of what people saw; the window is open in full again."""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    victim = guests[room.state.awaited[0]]
    thief = guests[1 - victim.seat]
    move = victim.decision()["options"][0]["move"]
    await victim.answer(move, id="held")
    before = fingerprint(room.state.t)
    view = thief.last("view")["view"]
    seats = victim.seat, thief.seat
    await turn(house, REACTION_TIMES["fast"] - 0.1)
    await house.again()
    room = await house.hub.room(room.id)
    victim, thief = (house.guest(room, seat) for seat in seats)
    await house.quiet()

    assert fingerprint(room.state.t) == before
    assert victim.last("decision")["held"] == [move]
    assert thief.last("view")["view"] == view
    assert victim.last("clock")["window"] == pytest.approx(REACTION_TIMES["fast"])
    await victim.say("answer", decision=0, id="held", moves=[move])
    await house.quiet()
    assert victim.last("accepted")["id"] == "held"
    await turn(house, REACTION_TIMES["fast"] - 0.1)
    assert room.state.pending_answers
    await turn(house, 0.2)
    assert not room.state.pending_answers and not room.state.is_reaction


async def test_an_answer_in_a_gathering_is_still_sealed(house: House) -> None:
    """T27: it can be taken back after the restart, and the number of the question is the same."""

    room, clients = await dealt(house, "grim_farmer", 3)
    ada, bea, _ = clients
    open_before = bea.question["decision"]["id"]
    await ada.send(ada.answer_with(ada.options[2]))
    await settle(house)
    room = await restart(house, clients)

    assert 0 not in room.state.awaited
    assert bea.question["decision"]["id"] == open_before
    await ada.say("take_back")
    await settle(house)
    assert 0 in room.state.awaited
    assert ada.options


@pytest.mark.parametrize("wish", ["undo", "pause", "end"])
async def test_what_was_asked_for_is_still_asked_for(house: House, wish: str) -> None:
    """T27: who has agreed has agreed; the rest is waited for."""

    room, clients = await dealt(house, "grimwood", 3, options=FIRST)
    ada, bea, cleo = clients
    draw = room.state.game.vocabulary.number("draw")
    before = fingerprint(room.state.t)
    await ada.send(ada.answer_with(draw))
    await settle(house)
    await (ada.say("undo") if wish == "undo" else ada.say("wish", wish=wish))
    await bea.say("consent", agrees=True)
    await settle(house)
    room = await restart(house, clients)

    for client in clients:
        assert client.wish["wish"] == wish
        assert client.wish["agreed"] == [0, 1]
        assert client.wish["awaited"] == [2]
    await cleo.say("consent", agrees=True)
    await settle(house)
    assert {
        "undo": fingerprint(room.state.t) == before,
        "pause": room.state.is_paused,
        "end": room.state.phase == "over",
    }[wish]


async def test_a_stand_in_agrees_after_a_restart_too(house: House) -> None:
    """T27"""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST)
    await room.commits.commit(lambda: room.state.draft(1, "stand_in", [2]))
    await clients[0].say("wish", wish="pause")
    await settle(house)
    room = await restart(house, clients[:1])
    assert not room.state.is_paused
    await turn(house, STAND_IN_CONSENT_DELAY + 0.1)

    assert room.state.is_paused


ORDERS = {
    "grimwood": ("Steal", "allow"),
    "grim_farmer": ("Race", "pass"),
    "grimm_tidings": ("React", "pass"),
}


@pytest.mark.parametrize("game", GAMES)
async def test_a_pause_a_resignation_and_orders_survive(house: House, game: str) -> None:
    """T27"""

    room, clients = await dealt(house, game, 3, options=FIRST)
    frame, text = ORDERS[game]
    await clients[0].say("orders", orders={frame: text})
    await clients[0].say("orders", orders={frame: ""})
    await clients[1].say("orders", orders={frame: text})
    await clients[2].say("resign")
    await clients[0].say("wish", wish="pause")
    await clients[1].say("consent", agrees=True)
    await settle(house)
    before = told(room)
    assert room.state.is_paused
    room = await restart(house, clients)

    assert told(room) == before
    assert not clients[0].refusals
    answers = [room.state.seat_orders(seat).answers for seat in (0, 1)]
    assert answers == [{}, {frame: room.state.game.vocabulary.number(text)}]
    assert room.state.seat_states[2].is_resigned
    ply = room.state.entry_count
    await turn(house, 100)
    assert room.state.entry_count == ply


def told(room: Room) -> dict[str, object]:
    """What everybody may know about a table besides the cards."""
    card: dict[str, object] = msgspec.to_builtins(room.summary())
    return card


@pytest.mark.parametrize("stage", ["bound by one", "bound by all", "told by one"])
async def test_an_open_shuffle_goes_on_with_the_same_secret(house: House, stage: str) -> None:
    """T27, T18: whoever has promised or told a number need not do it again."""

    room = await house.table("grimwood", 2)
    await room.commits.commit(lambda: room.state.draft_start(0))
    ada, bea = (Slow(house, room, seat) for seat in range(2))
    await ada.give("commit")
    if stage != "bound by one":
        await bea.give("commit")
    if stage == "told by one":
        await ada.give("reveal")
    secret, ply = room.state.secret, room.state.entry_count
    await turn(house, REVEAL_TIMEOUT - 0.1)
    await house.again()
    assert await Waker(house.hub).wake() == 1
    room = await house.hub.room(room.id)

    assert (room.state.secret, room.state.entry_count) == (secret, ply)
    ada, bea = ada.again(room), bea.again(room)
    await turn(house, REVEAL_TIMEOUT - 0.1)
    assert room.state.secret == secret  # the time for it starts again
    for slow in (ada, bea):
        await slow.give("commit")
    for slow in (ada, bea):
        await slow.give("reveal")
    await house.quiet()
    assert room.state.phase == "playing"
    assert room.state.session is not None
    nonces = room.state.session.deal.dice["nonces"]
    assert nonces == [ada.nonces[0].hex(), bea.nonces[1].hex()]
    assert "void" not in {entry.kind for entry in await house.hub.storage.read(room.id)}


class Slow(Guest):
    """Somebody who gives a part to the shuffle when the test says so."""

    def __init__(self, house: House, room: Room, seat: int) -> None:
        super().__init__(house, room, room.people[seat].id, [seat])
        house.guests.append(self)
        self.enter()

    async def _shuffle(self, message: dict[str, object]) -> None:
        """Not by itself."""

    async def give(self, what: str) -> None:
        await self.house.quiet()
        if self.last("shuffle").get("wanted") == what:
            await super()._shuffle(self.last("shuffle"))
        await self.house.quiet()

    def again(self, room: Room) -> "Slow":
        """The same person, with the same numbers."""
        slow = Slow(self.house, room, self.seat)
        slow.nonces = self.nonces
        return slow


async def test_the_note_of_the_phase_may_be_lost(house: House) -> None:
    """T27: a server killed right after the start wakes its tables all the same."""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST, clock="fast")
    sql = "UPDATE tables SET phase = 'waiting' WHERE id = ?"
    await settle(house)
    await house.hub.storage.write((sql, (room.id,)))
    for client in clients:
        client.cut()
    await house.again()

    assert await Waker(house.hub).wake() == 1
    await settle(house)
    rows = await house.hub.storage.fetch("SELECT phase FROM tables WHERE id = ?", room.id)
    assert rows == [("playing",)]


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE log SET moves = '[99999]' WHERE table_id = ? AND kind = 'move'",
        "UPDATE log SET moves = 'nonsense' WHERE table_id = ? AND kind = 'move'",
        "UPDATE log SET kind = 'conjure' WHERE table_id = ? AND kind = 'move'",
        "UPDATE log SET seat = 6 WHERE table_id = ? AND kind = 'move'",
        "DELETE FROM log WHERE table_id = ? AND ply = 2",
        "UPDATE tables SET setup = 'nonsense' WHERE id = ?",
        "UPDATE tables SET setup = replace(setup, 'grimwood', 'halma') WHERE id = ?",
        "UPDATE tables SET setup = replace(setup, 'rules\":1', 'rules\":0') WHERE id = ?",
    ],
)
async def test_one_broken_table_does_not_stop_the_others(house: House, harm: str) -> None:
    """T27, T28: the server starts, the others play on, the broken one can only be looked at."""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST, clock="days")
    good, others = await dealt(house, "grim_farmer", 2, options=FIRST, clock="days")
    draw = room.state.game.vocabulary.number("draw")
    await clients[0].send(clients[0].answer_with(draw))
    await settle(house)
    await house.hub.storage.write((harm, (room.id,)))
    before = await raw_log(house, room.id)
    for client in [*clients, *others]:
        client.cut()
    await house.again()
    assert await Waker(house.hub).wake() == 2
    for client in others:
        await client.connect()
    await settle(house)
    await others[0].send(others[0].answer_with(others[0].options[0]))
    await settle(house)
    assert others[0].accepted
    if "setup = " in harm and "rules" not in harm:
        with pytest.raises((msgspec.DecodeError, BadSetup)):
            await house.hub.room(room.id)
    else:
        broken = await house.hub.room(room.id)
        assert f"by grimtable {VERSION}, rules " in broken.fault
        assert broken.summary().is_readonly
        guest = house.guest(broken, 0)
        for kind in ("undo", "resign", "take_back"):
            await guest.say(kind)
            await house.quiet()
            assert guest.last("refusal")["code"] == "read_only"
        await turn(house, 1000)
    assert await raw_log(house, room.id) == before
    assert good.id in house.hub.rooms


async def test_another_version_plays_on_only_if_it_comes_out_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T28: the fault names both versions; the one that plays the table goes on with it."""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST)
    await clients[0].send(clients[0].answer_with(clients[0].options[0]))
    await settle(house)
    ply = room.state.entry_count
    for client in clients:
        client.cut()
    await house.again()
    with monkeypatch.context() as newer:
        # As if the rules had changed.
        newer.setattr(replay_check, "VERSION", "9.9")
        newer.setattr(replay_check, "fingerprint", lambda t: "other")
        broken = await house.hub.room(room.id)
        rules = broken.state.rules
        await house.hub.note(broken)
        assert broken.summary().is_readonly
        assert f"by grimtable 9.9, rules {rules}; it was played by" in broken.fault
        assert broken.fault.endswith(f"it was played by grimtable {VERSION}, rules {rules}")
        await house.again()
    await house.again()
    good = await house.hub.room(room.id)

    assert (good.fault, good.state.entry_count) == ("", ply)


async def raw_log(house: House, table: str) -> list[tuple[object, ...]]:
    """As it lies on the disk."""
    sql = "SELECT ply, seat, kind, moves, id, data FROM log WHERE table_id = ? ORDER BY ply"
    return await house.hub.storage.fetch(sql, table)


async def test_what_another_process_has_written_and_this_one_cannot_play_closes_the_table(
    house: House,
) -> None:
    """T27: it can be looked at; nothing is written over it."""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST)
    strange = Entry(room.state.entry_count, 0, "conjure", [1], "x")
    assert await house.hub.storage.append(room.id, strange, 1.0)
    await clients[0].send(clients[0].answer_with(clients[0].options[0]))
    await settle(house)

    assert clients[0].refusals[-1]["code"] == "read_only"
    assert room.summary().is_readonly
    assert len(await house.hub.storage.read(room.id)) == strange.number + 1
