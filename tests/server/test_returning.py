"""Coming back to a seat that went to somebody else: from whom, and what becomes of the request."""

import asyncio
from pathlib import Path

import pytest

from grimtable.server.table.automation.stand_ins import ABSENCE_GRACE
from grimtable.server.table.log.seats import ABSENCE_LIMIT
from server.absence import FIRST, Scene, play, until_card
from server.holding import CallHold, is_waiting


def test_a_new_holder_keeps_the_seat_until_they_are_absent_too(tmp_path: Path) -> None:
    """T57: a stand-in is no reason; who loses it after the limit is told, and may come back."""

    async def scene(server: Scene) -> None:
        table, _, other, eve = await server.taken_over()
        bruno, new = other.browser, eve.browser
        await eve.next("view")
        await server.drop(eve)
        await server.turn(ABSENCE_GRACE + 1)
        assert server.services.hub.rooms[table].state.seat_states[1].is_stand_in
        assert (await bruno.post(f"tables/{table}/return", seat=1))["seats"] == []
        assert (await new.get(f"tables/{table}"))["seats"] == [1]
        await server.turn(ABSENCE_LIMIT)
        assert (await bruno.post(f"tables/{table}/return", seat=1))["seats"] == [1]

        lost = await new.get(f"tables/{table}")
        assert (lost["seats"], lost["former"]) == ([], [1])
        (mine,) = await new.get("me/tables")
        assert mine["former"] == [1]
        assert server.services.hub.rooms[table].state.absent == [1], "Eve has lost it by being away"
        await bruno.sit(table)
        assert (await new.post(f"tables/{table}/return", seat=1))["seats"] == []

    play(tmp_path, scene)


def test_a_link_made_while_a_seat_is_given_back_opens_nothing(tmp_path: Path) -> None:
    """T57, T53: whoever agreed has no way to send a friend there."""

    async def scene(server: Scene) -> None:
        table, _, other, eve = await server.taken_over()
        bruno = other.browser
        await bruno.post(f"tables/{table}/return", seat=1)
        issuing = CallHold(server.services.hub.people, "issue")
        asking = asyncio.create_task(eve.browser.post(f"tables/{table}/link", seat=1))
        await issuing.held()
        await eve.browser.post(f"tables/{table}/give_back", seat=1, agrees=True)
        issuing.open()
        key = (await asking)["key"]
        back = await bruno.sit(table)
        await back.next("view")

        assert await server.browser().refused("seats/claim", key=key) == (404, "unknown")
        assert (await bruno.get(f"tables/{table}"))["seats"] == [1]

    play(tmp_path, scene)


def test_nobody_gets_a_second_hand_by_coming_back_and_a_link_at_once(tmp_path: Path) -> None:
    """T57, T53: whichever comes first is the only one."""

    async def scene(server: Scene) -> None:
        table, (host, other, third) = await server.started(3, options=FIRST)
        bruno = other.browser
        key = (await third.browser.post(f"tables/{table}/link", seat=2))["key"]
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        await host.browser.post(f"tables/{table}/kick", seat=1)
        looking = CallHold(server.services.hub.people.former, "seats")
        back = asyncio.create_task(bruno.post(f"tables/{table}/return", seat=1))
        await looking.held()
        claiming = asyncio.create_task(bruno.refused("seats/claim", key=key))
        await is_waiting(server, table)
        looking.open()

        assert (await back)["seats"] == [1]
        assert await claiming == (409, "one_hand")
        assert (await third.browser.get(f"tables/{table}"))["seats"] == [2]

    play(tmp_path, scene)


@pytest.mark.parametrize("how", ["claims", "forgets"])
def test_nobody_is_asked_for_a_seat_that_its_former_person_does_not_want(
    tmp_path: Path, how: str
) -> None:
    """T57: they have taken another seat, or their data is deleted."""

    async def scene(server: Scene) -> None:
        table, host, other, eve = await server.taken_over()
        bruno = other.browser
        await bruno.post(f"tables/{table}/return", seat=1)
        await until_card(eve, 1, lambda card: card.get("is_asked_back"))
        if how == "claims":
            key = (await host.browser.post(f"tables/{table}/link", seat=0))["key"]
            assert (await bruno.post("seats/claim", key=key))["seats"] == [0]
        else:
            await bruno.post("me/forget")

        await until_card(eve, 1, lambda card: not card.get("is_asked_back"))

    play(tmp_path, scene)
