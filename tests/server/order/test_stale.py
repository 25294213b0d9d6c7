"""What comes too late, from the wrong place or after the end is refused and changes nothing."""

from typing import Any

import pytest

from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.room import Room
from grimtable.sessions.saves import fingerprint
from server.house import House
from server.order.client import Client, settle
from server.order.playing import GAMES, dealt, play, turn
from server.test_rooms import steal

FIRST = {"first_player": "seat_1"}


async def refused(house: House, room: Room, client: Client, **message: Any) -> str:
    """The code of the refusal; the table, its log and its numbers are as before."""
    state = room.state
    before = (
        fingerprint(state.t),
        state.entry_count,
        list(state.pending_answers),
        state.session.decisions[:],  # type: ignore[union-attr]
    )
    count = len(client.refusals)
    await client.send(message)
    await settle(house)
    after = (
        fingerprint(state.t),
        state.entry_count,
        list(state.pending_answers),
        state.session.decisions[:],  # type: ignore[union-attr]
    )

    assert after == before
    assert len(await house.hub.storage.read(room.id)) == state.entry_count
    assert len(client.refusals) == count + 1, "it was not refused"
    code: str = client.refusals[-1]["code"]
    return code


@pytest.mark.parametrize("game", GAMES)
async def test_an_answer_to_an_old_decision_is_stale(house: House, game: str) -> None:
    """T22"""

    room, clients = await dealt(house, game, 2, options=FIRST)
    ada = clients[0]
    old = ada.answer_with(ada.options[0])
    await ada.send(old)
    await settle(house)

    code = await refused(house, room, ada, **{**old, "id": "b"})
    assert code == ("not_your_decision" if game == "grim_farmer" else "stale_move")
    for decision in (-1, 0, 10**6):
        message = {**old, "id": f"c{decision}", "decision": decision}
        assert await refused(house, room, ada, **message) == "stale_move"


@pytest.mark.parametrize("game", GAMES)
async def test_moves_that_are_none_are_refused_one_by_one(house: House, game: str) -> None:
    """T22"""

    room, (ada, _) = await dealt(house, game, 2, options=FIRST)
    good = ada.answer_with(ada.options[0])
    for number, (moves, code) in enumerate(
        [
            ([], "malformed_move"),
            ([-1], "malformed_move"),
            ([1 << 31], "malformed_move"),
            ([(1 << 31) - 1], "malformed_move"),
            ([0] * 65, "malformed_move"),
            ([9999], "malformed_move"),
        ]
    ):
        message = {**good, "id": f"n{number}", "moves": moves}
        assert await refused(house, room, ada, **message) == code
    assert await refused(house, room, ada, **{**good, "id": ""}) == "malformed_move"
    wrong = [m for m in range(200) if m not in ada.options][:40]
    for move in wrong:
        message = {**good, "id": f"w{move}", "moves": [move]}
        code = await refused(house, room, ada, **message)
        assert code in ("illegal_move", "malformed_move")


@pytest.mark.parametrize("game", GAMES)
async def test_a_foreign_seat_is_not_answered_for(house: House, game: str) -> None:
    """T22, T2"""

    room, (ada, bea) = await dealt(house, game, 2, options=FIRST)
    message = ada.answer_with(ada.options[0])
    for seat in (0, 2, 6, 7, -2):
        forged = {**message, "seat": seat, "id": f"s{seat}"}
        assert await refused(house, room, bea, **forged) == "not_your_seat"
    if not bea.options:
        assert await refused(house, room, bea, **message) in (
            "stale_move",
            "not_your_decision",
        )
    for message in (
        {"type": "undo"},
        {"type": "take_back"},
        {"type": "resign"},
        {"type": "consent", "agrees": True},
        {"type": "wish", "wish": "end"},
    ):
        assert await refused(house, room, bea, seat=0, **message) == "not_your_seat"


async def test_a_spectator_changes_nothing(house: House) -> None:
    """T22, T2"""

    room, (ada, _) = await dealt(house, "grimwood", 2, options=FIRST)
    watcher = house.guest(room)
    before, ply = fingerprint(room.state.t), room.state.entry_count
    message = ada.answer_with(ada.options[0])
    for seat in (-1, 0, 1, 7):
        await watcher.say("answer", **{**message, "seat": seat} | {"type": "answer"})
    for kind in ("undo", "take_back", "resign", "back"):
        await watcher.say(kind)
    await watcher.say("consent", agrees=True)
    await watcher.say("wish", wish="end")
    await house.quiet()

    assert (fingerprint(room.state.t), room.state.entry_count) == (before, ply)
    codes = [told["code"] for told in watcher.told if told["type"] == "refusal"]
    assert codes == ["not_your_decision"] * 10


async def test_a_closed_window_takes_no_answer(house: House) -> None:
    """T22"""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    victim = guests[room.state.awaited[0]]
    decision = victim.decision()
    late = {"decision": decision["id"], "moves": [decision["options"][0]["move"]]}
    await turn(house, REACTION_TIMES["fast"] + 0.1)
    before, ply = fingerprint(room.state.t), room.state.entry_count
    await victim.say("answer", id="late", **late)
    await victim.say("take_back")
    await house.quiet()

    codes = [told["code"] for told in victim.told if told["type"] == "refusal"]
    assert codes[0] in ("stale_move", "not_your_decision")
    assert codes[1] == "not_your_decision"
    assert (fingerprint(room.state.t), room.state.entry_count) == (before, ply)


async def test_a_held_answer_is_not_given_twice(house: House) -> None:
    """T21, T22: with another id it is refused, with the same it is the same."""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    victim = guests[room.state.awaited[0]]
    decision = victim.decision()
    move = decision["options"][0]["move"]
    message = {"decision": decision["id"], "moves": [move]}
    await victim.say("answer", id="one", **message)
    ply = room.state.entry_count
    await victim.say("answer", id="one", **message)
    await victim.say("answer", id="two", **message)
    await house.quiet()

    assert room.state.entry_count == ply
    assert [told["id"] for told in victim.told if told["type"] == "accepted"][-2:] == ["one"] * 2
    assert victim.last("refusal")["code"] == "not_your_decision"


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
async def test_after_the_end_nothing_changes_any_more(house: House, game: str) -> None:
    """T22"""

    room, clients = await dealt(house, game, 2, options=FIRST)
    last: dict[str, Any] = {}
    ada = clients[0]
    await play(house, clients)
    last = {"type": "answer", "decision": ada.room.state.session.decisions[0], "moves": [1]}  # type: ignore[union-attr]

    assert await refused(house, room, ada, **last, id="late") == "game_over"
    assert await refused(house, room, ada, type="undo") == "game_over"
    assert await refused(house, room, ada, type="take_back") == "game_over"
    assert await refused(house, room, ada, type="resign") == "not_now"
    for wish in ("end", "pause", "resume"):
        assert await refused(house, room, ada, type="wish", wish=wish) == "not_now"
    assert await refused(house, room, ada, type="consent", agrees=True) == "nothing_asked"
    await turn(house, 10_000)
    assert len(await house.hub.storage.read(room.id)) == room.state.entry_count
