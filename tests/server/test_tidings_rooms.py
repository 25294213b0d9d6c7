"""Grimm Tidings at a table of the server: by turns and live, through a restart."""

import asyncio
from pathlib import Path

import pytest

from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.games.grimm_tidings.ids import DOORS, MONSTER, hand_of
from grimtable.kernel.table import Table
from grimtable.registry import get
from grimtable.server.table.room import Room
from grimtable.sessions.records import replay
from grimtable.sessions.saves import fingerprint
from server.hand_clock import HandClock
from server.house import Guest, House, play_on

SHORT = {"turn_cap": "10"}
STEPS = 120


@pytest.mark.parametrize("windows", ["by_turns", "live"])
def test_after_a_restart_everything_stands_where_people_saw_it(
    tmp_path: Path, windows: str
) -> None:
    """GT-T6, GT-T12b"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            options = {**SHORT, "windows": windows}
            room, guests = await house.started("grimm_tidings", 3, options=options)
            for _ in range(4):
                await play_on(house, guests, STEPS // 4)
                before = fingerprint(room.state.t), room.state.entry_count
                views = [guest.last("view")["view"] for guest in guests]
                await house.again()
                room = await house.hub.room(room.id)

                assert (fingerprint(room.state.t), room.state.entry_count) == before
                guests = [house.guest(room, seat) for seat in range(3)]
                await house.quiet()
                assert [guest.last("view")["view"] for guest in guests] == views

    asyncio.run(main())


@pytest.mark.parametrize("how", ["leave", "resign"])
@pytest.mark.parametrize("windows", ["by_turns", "live"])
def test_the_table_goes_on_without_whoever_leaves_it(
    tmp_path: Path, windows: str, how: str
) -> None:
    """GT-R42"""
    options = {**SHORT, "windows": windows, "on_leave": "remove"}

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await house.started("grimm_tidings", 3, options=options)
            await play_on(house, guests, 40)
            gone = 1
            await room.commits.commit(lambda: room.state.draft(gone, how))
            stayed = [guest for guest in guests if guest.seat != gone]
            await play_on(house, stayed, 30)

            assert room.state.t.out == 1 << gone and not room.state.leaving
            assert not room.state.seat_states[gone].bot and not room.state.seat_states[gone].is_free
            before = fingerprint(room.state.t), room.state.entry_count
            await house.again()
            room = await house.hub.room(room.id)
            assert (fingerprint(room.state.t), room.state.entry_count) == before
            other = stayed[0].seat
            await room.commits.commit(lambda: room.state.draft(other, how))
            stayed = [house.guest(room, stayed[1].seat)]
            await play_on(house, stayed, 30)

            assert room.state.phase == "over"
            record = room.state.record()
            ended = replay(room.state.game, record).outcome()
            assert ended is not None and ended.winners == [stayed[0].seat]
            assert ended.reason == "all_left"

    asyncio.run(main())


LIVE = {"first_player": "seat_1", "windows": "live"}


def is_monster(t: Table) -> bool:
    """Is one behind the first door?"""
    return STANDARD.prints[t.kinds[t.zones[DOORS][-1]]].sort == MONSTER


def items(t: Table, seat: int) -> list[str]:
    """The Items in this hand that anybody may wear."""
    kinds = [t.kinds[card] for card in t.zones[hand_of(seat)]]
    wanted = ("canon_hat", "braids", "scissors", "oven_poker", "leather_apron", "mile_boots")
    return [STANDARD.ids[kind] for kind in kinds if STANDARD.ids[kind] in wanted]


async def in_a_fight(house: House, lays: bool = False, **options: str) -> tuple[Room, list[Guest]]:
    """Three people in a live fight that has just begun; the last one may have laid an Item down."""
    deals = ((seed, get("grimm_tidings").deal(3, LIVE, seed=seed)) for seed in range(99))
    seed, t = next((seed, t) for seed, t in deals if is_monster(t) and (not lays or items(t, 2)))
    dice: dict[str, object] = {"seed": seed}
    room, guests = await house.started("grimm_tidings", 3, options={**LIVE, **options}, dice=dice)
    for guest in guests:
        laid = items(t, 2)[:1] if lays and guest.seat == 2 else []
        await guest.answer("pass", *[f"lay {item}" for item in laid], "ready")
    for guest in guests:
        await guest.answer("pass")
    assert type(room.state.t.stack[-1]).__name__ == "CombatWindow"
    return room, guests


def test_no_fight_is_decided_before_everybody_could_follow(tmp_path: Path) -> None:
    """GT-T16"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house, grace="6")
            for guest in guests:
                await guest.answer("pass")
            await house.turn(3)
            await guests[1].say("take_back")
            await house.quiet()
            assert room.state.awaited == [1]
            await guests[1].answer("pass")
            await house.turn(2.9)
            assert type(room.state.t.stack[-1]).__name__ == "CombatWindow"
            await house.turn(0.2)

            assert type(room.state.t.stack[-1]).__name__ != "CombatWindow"
            assert not [told for told in guests[0].told if told["type"] == "refusal"]

    asyncio.run(main())


def test_a_restart_loses_no_pass_that_is_held(tmp_path: Path) -> None:
    """GT-T16, GT-T6"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house)
            for guest in guests:
                await guest.answer("pass")
            await house.again()
            room = await house.hub.room(room.id)
            [house.guest(room, seat) for seat in range(3)]
            assert not room.state.awaited
            await house.turn(4.1)

            assert type(room.state.t.stack[-1]).__name__ != "CombatWindow"

    asyncio.run(main())


def test_an_offer_asks_only_the_seat_it_is_made_to(tmp_path: Path) -> None:
    """GT-T9: nobody else passes again, while passes are held and after a restart as well."""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house)
            for guest in guests[:2]:
                await guest.answer("pass")
            await guests[2].answer("volunteer", "share 0")
            assert room.state.awaited == [0, 2]
            offered = [option["key"] for option in guests[0].decision()["options"]]
            assert all("answer" in key for key in offered)
            await house.again()
            room = await house.hub.room(room.id)
            guests = [house.guest(room, seat) for seat in range(3)]
            await house.quiet()

            await guests[0].answer("answer 1 refuse")
            assert room.state.awaited == [2]
            await guests[2].answer("pass")
            await house.turn(4.1)
            assert type(room.state.t.stack[-1]).__name__ != "CombatWindow"

    asyncio.run(main())


def test_a_side_action_asks_only_the_main_fighter_again(tmp_path: Path) -> None:
    """GT-T9"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house, lays=True)
            for guest in guests[:2]:
                await guest.answer("pass")
            words = [room.state.t.word(move) for move in room.state.t.options_of(2)]
            await guests[2].answer(next(word for word in words if word.startswith("equip")))
            assert room.state.awaited == [0, 2]

            await guests[0].answer("pass")
            await guests[2].answer("pass")
            await house.turn(4.1)
            assert type(room.state.t.stack[-1]).__name__ != "CombatWindow"

    asyncio.run(main())


def test_a_pass_that_would_take_an_offer_back_waits_for_its_answer(tmp_path: Path) -> None:
    """GT-T12b: whoever answers an offer in time finds it still there."""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house)
            await guests[2].answer("volunteer", "share 0")
            await guests[2].answer("pass")
            await guests[1].answer("pass")
            await guests[0].answer("answer 1 refuse")

            assert room.state.awaited == [0, 2]
            assert not [told for told in guests[0].told if told["type"] == "refusal"]

    asyncio.run(main())


def test_somebody_may_hold_a_fight_open_once(tmp_path: Path) -> None:
    """GT-T15"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house)
            for guest in guests:
                await guest.answer("pass")
            await guests[2].say("orders", orders={"hold": "once"})
            await house.turn(19)
            await guests[2].say("orders", orders={"hold": "once"})
            assert type(room.state.t.stack[-1]).__name__ == "CombatWindow"
            await house.turn(1.5)

            assert type(room.state.t.stack[-1]).__name__ != "CombatWindow"

    asyncio.run(main())


@pytest.mark.parametrize(("windows", "seconds"), [("by_turns", 2.0), ("live", 5.0)])
def test_a_standing_order_passes_like_anybody(tmp_path: Path, windows: str, seconds: float) -> None:
    """GT-T15"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house, windows=windows)
            await guests[1].say("orders", orders={"asks": "own"})
            await guests[2].say("orders", orders={"passes": "fight"})
            await guests[2].say("orders", orders={"asks": "never"})
            assert guests[2].last("refusal")["code"] == "malformed_move"
            await guests[0].answer("pass")
            await house.turn(seconds - 0.1)
            assert type(room.state.t.stack[-1]).__name__ == "CombatWindow"
            await house.turn(0.2)

            assert type(room.state.t.stack[-1]).__name__ != "CombatWindow"

    asyncio.run(main())


def test_a_fight_is_told_to_everybody_and_its_orders_end_with_it(tmp_path: Path) -> None:
    """GT-T15: who comes back in a later fight has not ordered to pass in it."""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await in_a_fight(house, grace="0")
            order = {"asks": "own", "passes": "fight"}
            await guests[1].say("orders", orders=order)
            again, watcher = house.guest(room, 1), house.guest(room)
            await house.quiet()
            assert again.last("hello")["orders"] == order
            told = [guest.last("view")["banners"] for guest in [*guests, again, watcher]]
            assert told[0][0]["key"] == "grimm_tidings-board-fight"
            assert all(banners == told[0] for banners in told)
            await until_over(house, room, guests)
            again = house.guest(room, 1)
            await house.quiet()

            assert again.last("hello")["orders"] == {"asks": "own"}
            assert "banners" not in again.last("view")

    asyncio.run(main())


async def until_over(house: House, room: Room, guests: list[Guest]) -> None:
    """Everybody lets the fight come to its end."""
    while room.state.game.order_scope(room.state.t):
        await play_on(house, guests, 1)
        await house.turn(1.0)
