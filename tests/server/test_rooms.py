"""Rooms: steps, windows, clocks, bots, wishes, coming and going, restarts."""

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest

from grimtable.server.refusals import Denied
from grimtable.server.storage.base import Statement
from grimtable.server.table.automation.consent import REVEAL_TIMEOUT, STAND_IN_CONSENT_DELAY
from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from grimtable.server.table.automation.stand_ins import ABSENCE_GRACE
from grimtable.server.table.hub import UNLOAD_IDLE_AFTER, UNLOAD_OVER_AFTER
from grimtable.sessions.records import replay
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import Entry
from server.hand_clock import HandClock
from server.house import SHORT, House, play_on
from server.order.playing import run
from server.playing import steal

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
FIRST = {"first_player": "seat_1"}


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_and_its_record_replays(house: House, game: str) -> None:
    room, guests = await house.started(game, 2, ("heuristic",), options=SHORT.get(game))
    await play_on(house, guests)
    state = room.state
    assert state.phase == "over"
    assert state.ended == "played"
    record = state.record()

    assert fingerprint(replay(state.game, record)) == record.end
    result = guests[0].last("view")["result"]
    is_team = game == "book_of_madness"  # all win or all lose (BM-1.8)
    assert sum(result["rewards"]) in ([0, 3] if is_team else [pytest.approx(1)])
    assert not [message for message in guests[0].told if message["type"] == "refusal"]


@pytest.mark.parametrize("game", GAMES)
async def test_after_a_restart_everything_stands_where_people_saw_it(
    house: House, game: str
) -> None:
    """T18, T27"""

    room, guests = await house.started(game, 2, ("heuristic",), options=SHORT.get(game))
    for _ in range(8):
        await play_on(house, guests, 6)
        state = room.state
        before = (
            fingerprint(state.t),
            state.entry_count,
            list(state.pending_answers),
            state.phase,
        )
        if state.phase == "over":
            return
        views = [guest.last("view")["view"] for guest in guests]
        await house.again()
        room = await house.hub.room(room.id)
        state = room.state

        assert (
            fingerprint(state.t),
            state.entry_count,
            list(state.pending_answers),
            state.phase,
        ) == before
        guests = [house.guest(room, seat) for seat in range(2)]
        await house.quiet()
        assert [guest.last("view")["view"] for guest in guests] == views


@pytest.mark.parametrize("game", GAMES)
async def test_who_comes_back_is_told_the_own_orders_and_nobody_elses(
    house: House, game: str
) -> None:
    """A reload, or another device, knows what is to be answered without asking."""
    order = {
        "grimwood": {"Steal": "block"},
        "grim_farmer": {"Race": "pass"},
        "grimm_tidings": {"React": "pass", "asks": "smart"},
        "book_of_madness": {"Confirm": "yes"},
    }[game]

    room, (ada, bea) = await house.started(game, 2)
    twin = house.guest(room, 0)
    await ada.say("orders", orders=order)
    again, others = house.guest(room, 0), [bea, house.guest(room, 1), house.guest(room)]
    await house.quiet()

    assert ada.last("orders")["orders"] == twin.last("orders")["orders"] == order
    assert again.last("hello")["orders"] == order
    assert not any("orders" in message for other in others for message in other.told)
    await ada.say("orders", orders=dict.fromkeys(order, ""))
    again = house.guest(room, 0)
    await house.quiet()
    assert ada.last("orders")["orders"] == {}
    assert "orders" not in again.last("hello")


async def test_the_same_message_twice_is_applied_once(house: House) -> None:
    """T21"""

    room, (ada, _) = await house.started("grimwood", 2, options=FIRST)
    decision = ada.decision()
    draw = room.state.game.vocabulary.number("draw")
    message = {"decision": decision["id"], "id": "a", "moves": [draw]}
    await asyncio.gather(*[ada.say("answer", **message) for _ in range(5)])
    await house.quiet()

    assert len(room.state.session.active) == 1  # type: ignore[union-attr]
    assert [m["id"] for m in ada.told if m["type"] == "accepted"] == ["a"] * 5
    await ada.say("answer", decision=decision["id"], id="b", moves=[draw])
    await house.quiet()
    assert ada.last("refusal")["code"] == "stale_move"
    assert len(room.state.session.active) == 1  # type: ignore[union-attr]


async def test_one_seat_cannot_use_up_the_ids_of_another(house: House) -> None:
    """T21"""

    room, (ada, bea) = await house.started("grim_farmer", 2)
    await ada.answer(ada.decision()["options"][0]["move"], id="x")
    await bea.answer(bea.decision()["options"][0]["move"], id="x")

    assert len(room.state.session.active) == 2  # type: ignore[union-attr]


async def test_a_window_lasts_its_full_length_whatever_is_answered(house: House) -> None:
    """T6"""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    victim = guests[room.state.awaited[0]]
    thief = guests[1 - victim.seat]
    told = len(thief.told)
    await victim.answer(victim.decision()["options"][0]["move"])
    assert victim.last("decision")["held"]
    await house.turn(REACTION_TIMES["fast"] - 0.1)

    assert room.state.pending_answers
    assert len(thief.told) == told
    await house.turn(0.2)
    assert not room.state.pending_answers
    assert len(thief.told) > told


async def test_the_clock_answers_for_who_is_late_and_then_a_bot_stands_in(house: House) -> None:
    """T47, T30"""

    room, (ada, _) = await house.started("grim_farmer", 2, clock="fast")
    await house.turn(ANSWER_LIMITS["fast"] - 1)
    assert room.state.entry_count == 7
    await house.turn(2)
    assert {entry.kind for entry in await house.hub.storage.read(room.id, 7)} >= {"timeout"}
    for _ in range(6):
        await house.turn(ANSWER_LIMITS["fast"] + 1)
    assert room.state.seat_states[0].is_stand_in
    await ada.say("back")
    await house.quiet()

    assert not room.state.seat_states[0].is_stand_in


async def test_an_absent_person_is_stood_in_for_and_comes_back(house: House) -> None:
    """T30"""

    room, (ada, _) = await house.started("grimwood", 2, options=FIRST)
    await ada.leave()
    await house.turn(ABSENCE_GRACE - 1)
    assert not room.state.seat_states[0].is_stand_in
    await house.turn(2)
    assert room.state.seat_states[0].is_stand_in
    await house.turn(30)
    back = house.guest(room, 0)
    await house.quiet()

    assert not room.state.seat_states[0].is_stand_in
    assert back.last("view")
    seats = [entry.seat for entry in await house.hub.storage.read(room.id)]
    assert seats.count(0) > 4


async def test_undo_is_free_to_the_horizon_and_asks_beyond_it(house: House) -> None:
    """T29"""

    room, (ada, bea) = await house.started("grimwood", 2, options=FIRST)
    before = fingerprint(room.state.t)
    await ada.answer("draw")
    assert ada.last("decision")["undo"] == "ask"
    await ada.say("undo")
    await house.quiet()
    assert bea.last("wish")["wish"] == "undo"
    assert fingerprint(room.state.t) != before
    await bea.say("consent", agrees=True)
    await house.quiet()

    assert fingerprint(room.state.t) == before
    assert ada.last("events")["is_taken_back"]
    numbers = [message["n"] for message in ada.told if message["type"] != "refusal"]
    assert numbers == sorted(numbers)


async def test_a_refused_wish_is_gone_and_a_stand_in_agrees_to_a_pause(house: House) -> None:
    room, (ada, bea) = await house.started("grimwood", 2, options=FIRST)
    await ada.say("wish", wish="end")
    await house.quiet()
    await bea.say("consent", agrees=False)
    await house.quiet()
    assert ada.last("wish")["wish"] is None
    assert room.state.phase == "playing"
    await room.commits.commit(lambda: room.state.draft(1, "stand_in"))
    await ada.say("wish", wish="end")
    await house.quiet()
    assert ada.last("refusal")["code"] == "too_fast"
    await house.turn(ada.last("refusal")["wait"])
    await ada.say("wish", wish="pause")
    await house.turn(STAND_IN_CONSENT_DELAY + 1)

    assert room.state.is_paused


async def test_a_pause_stops_answers_and_clocks(house: House) -> None:
    """T47"""

    room, (ada, bea) = await house.started("grimwood", 2, options=FIRST, clock="fast")
    for who, agreeing, what in ((ada, bea, "pause"), (bea, ada, "resume")):
        await who.say("wish", wish=what)
        await house.quiet()
        await agreeing.say("consent", agrees=True)
        await house.quiet()
        assert room.state.is_paused == (what == "pause")
        if what == "pause":
            ply = room.state.entry_count
            await ada.answer("draw")
            assert ada.last("refusal")["code"] == "paused"
            await house.turn(1000)
            assert room.state.entry_count == ply
    await ada.answer("draw")

    assert len(room.state.session.active) == 1  # type: ignore[union-attr]


async def test_a_start_is_void_when_a_nonce_does_not_come(house: House) -> None:
    """T17"""

    room = await house.table("grimwood", 2)
    ada = house.guest(room, 0)
    await room.commits.commit(lambda: room.state.draft_start(0))
    first = ada.last("shuffle").get("commit")
    await house.turn(REVEAL_TIMEOUT + 1)

    assert room.state.phase == "shuffling"
    assert ada.last("shuffle")["missing"] == [1]
    assert ada.last("shuffle")["commit"] != first
    house.guest(room, 1)
    await house.quiet()
    assert room.state.phase == "playing"


async def test_a_rule_that_fails_is_answered_and_never_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T26"""

    room, (ada, _) = await house.started("grimwood", 2, options=FIRST)
    before, ply = fingerprint(room.state.t), room.state.entry_count

    def broken(*_: object, **__: object) -> None:
        raise AssertionError("a card was lost")

    with monkeypatch.context() as patch:
        patch.setattr(room.state.session, "_try", broken)
        await ada.answer("draw")
    assert ada.last("refusal")["code"] == "fault"
    assert "card" not in ada.last("refusal")["message"]
    assert (fingerprint(room.state.t), room.state.entry_count) == (before, ply)
    assert len(await house.hub.storage.read(room.id)) == ply
    await ada.answer("draw")

    assert room.state.entry_count == ply + 1


async def test_a_log_that_cannot_be_replayed_leaves_the_table_readable(house: House) -> None:
    """T27"""

    room, (ada, _) = await house.started("grimwood", 2, options=FIRST)
    await ada.answer("draw")
    await house.hub.storage.write(
        ("UPDATE log SET moves = '[99999]' WHERE table_id = ? AND kind = 'move'", (room.id,))
    )
    await house.again()
    broken = await house.hub.room(room.id)

    assert broken.fault
    assert broken.summary().is_readonly
    ada = house.guest(broken, 0)
    await ada.say("undo")
    await house.quiet()
    assert ada.last("refusal")["code"] == "read_only"


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_can_serve_one_table(tmp_path: Path, game: str) -> None:
    """Each reads what the other wrote before it answers; nothing is lost or doubled."""

    async def scene(here: House) -> None:
        async with House(tmp_path, HandClock(0)) as there:
            room, (ada, bea) = await here.started(game, 2)
            await bea.leave()
            other = await there.hub.room(room.id)
            bea = there.guest(other, 1)
            await there.quiet()
            by_seat = {0: (here, ada), 1: (there, bea)}
            for step in range(60):
                for one in (room, other):
                    await one.read_new_entries()
                await here.quiet()
                await there.quiet()
                if not room.state.awaited:
                    break
                _, guest = by_seat[room.state.awaited[0]]
                options = guest.decision()["options"]
                await guest.answer(options[step % len(options)]["move"])
            for one in (room, other):
                await one.read_new_entries()
            await here.quiet()
            await there.quiet()

            assert room.state.entry_count > 30
            assert fingerprint(room.state.t) == fingerprint(other.state.t)
            plies = [entry.number for entry in await here.hub.storage.read(room.id)]
            assert plies == list(range(room.state.entry_count))

    run(tmp_path, scene, pace=0)


def test_a_stale_process_reads_on_and_refuses(tmp_path: Path) -> None:
    """T22"""

    async def scene(here: House) -> None:
        async with House(tmp_path, HandClock(0)) as there:
            room, (ada, _) = await here.started("grimwood", 2, options=FIRST)
            other = await there.hub.room(room.id)
            twin = there.guest(other, 0)
            await there.quiet()
            await ada.answer("draw")
            await twin.answer("draw")

            assert twin.last("refusal")["code"] == "stale_move"
            assert other.state.entry_count == room.state.entry_count

    run(tmp_path, scene, pace=0)


async def test_a_table_is_not_put_away_while_something_is_on_its_way(house: House) -> None:
    """T26: what is cut off in the middle is not written."""

    room = await house.table("grimwood", 2)
    await house.quiet()
    may_write, write = asyncio.Event(), house.hub.storage.write

    async def slow(*statements: Statement) -> None:
        await may_write.wait()
        await write(*statements)

    house.hub.storage.write = slow  # type: ignore[method-assign]
    house.hub.touch(room)
    house.clock._now += 2 * UNLOAD_IDLE_AFTER  # type: ignore[attr-defined]
    house.hub.sweep()
    assert room.id in house.hub.rooms

    may_write.set()
    await house.quiet()
    house.clock._now += 2 * UNLOAD_IDLE_AFTER  # type: ignore[attr-defined]
    house.hub.sweep()
    assert room.id not in house.hub.rooms


async def test_a_table_that_is_put_away_asks_no_bot_any_more(house: House) -> None:
    """T27: a step that was on its way is finished, and nothing follows from it."""

    room, _ = await house.started("grimwood", 2, ("heuristic", "heuristic"))
    step = room.commits.commit(lambda: room.state.draft_resign(0))  # a bot has to play now
    room.driver.close()
    await step
    await house.quiet()

    assert room.state.seat_states[0].bot
    assert not room.driver._tasks
    assert not room.driver._bots._thinking


def sweep_after(house: House, seconds: float) -> None:
    house.hub.sweep()
    house.clock._now += seconds  # type: ignore[attr-defined]
    house.hub.sweep()


async def test_a_finished_table_leaves_the_memory_sooner_and_can_still_be_read(
    house: House,
) -> None:
    running, _ = await house.started("grimwood", 2)
    room, (ada, bruno) = await house.started("grimwood", 2)
    await ada.say("wish", wish="end")
    await bruno.say("consent", agrees=True)
    await house.quiet()
    assert room.state.phase == "over"
    for each in (room, running):
        for connection in list(each.attendance.connections):
            each.exit(connection)
    await house.quiet()
    sweep_after(house, 2 * UNLOAD_OVER_AFTER)

    assert room.id not in house.hub.rooms
    assert running.id in house.hub.rooms
    assert (await house.hub.room(room.id)).state.phase == "over"

    read = ref(house.hub.rooms[room.id].state)
    await house.quiet()
    sweep_after(house, 2 * UNLOAD_OVER_AFTER)
    assert read() is None, "it lies in a ring, and nobody looks for those"


async def test_a_refusal_lies_in_no_ring(house: House) -> None:
    room, _ = await house.started("grimwood", 2)

    async def refused() -> "ref[Denied]":
        try:
            await room.commits.commit(room.state.draft_passes)
        except Denied as refusal:
            return ref(refusal)
        raise AssertionError("it was not refused")

    gc.disable()
    try:
        assert (await refused())() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("clock", ["none", "fast"])
async def test_everybody_is_told_when_a_window_opens_and_closes(house: House, clock: str) -> None:
    room, guests = await house.started("grimwood", 2, options=FIRST, clock=clock)
    await steal(guests)
    assert [guest.last("clock")["window"] for guest in guests] == [REACTION_TIMES[clock]] * 2
    await house.turn(REACTION_TIMES[clock])

    assert not room.state.is_reaction
    assert [guest.last("clock").get("window") for guest in guests] == [None] * 2


async def test_it_is_counted_how_long_every_step_takes(house: House) -> None:
    _, (ada, _) = await house.started("grimwood", 2, options=FIRST)
    append, clock = house.hub.storage.append, house.clock

    async def slow(table: str, entry: Entry, at: float) -> bool:
        clock._now += 0.3  # type: ignore[attr-defined]
        return await append(table, entry, at)

    house.hub.storage.append = slow  # type: ignore[method-assign]
    before = house.hub.metrics.page().decode()
    await ada.answer("draw")
    after = house.hub.metrics.page().decode()
    for bound, more in (("0.1", 0), ("0.5", 1)):
        key = f'grimtable_append_seconds_bucket{{le="{bound}"}} '
        was, now = [float(page.partition(key)[2].split()[0]) for page in (before, after)]

        assert now == was + more > 0
