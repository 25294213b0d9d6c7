"""What a team plans in the open: it survives, it binds nobody, it reveals no secret."""

from typing import Any

import pytest

from server.house import House, play_on

GAME = "book_of_madness"
FIRST = {"character_pick": "random", "start_player": "seat_1"}


async def begun(house: House, bots: int = 0, **options: str) -> Any:
    """Two people whose first turn has begun, so that curses lie there."""
    room, guests = await house.started(GAME, 2, ("heuristic",) * bots, options={**FIRST, **options})
    while not cards_of(guests[0], "slot_1"):
        await play_on(house, guests, 1)
    return room, guests


def cards_of(guest: Any, zone: str, owner: int = -1) -> list[str]:
    """The kinds that a guest sees in a zone."""
    zones = guest.last("view")["view"]["zones"]
    found = next(z for z in zones if (z["name"], z.get("owner", -1)) == (zone, owner))
    return [card["kind"] for card in found.get("cards", []) if card.get("kind")]


def curse_of(guest: Any) -> dict[str, str]:
    return {"zone": "slot_1", "kind": cards_of(guest, "slot_1")[0]}


async def test_a_plan_is_told_to_the_team_and_outlives_a_reload(house: House) -> None:
    room, (ruth, lin) = await begun(house)
    card = {"zone": "hand", "kind": cards_of(ruth, "hand", 0)[0], "seat": 0}
    await ruth.say("plan", target=curse_of(ruth), mark="take", promised=[card])
    await house.quiet()
    plans = [{"seat": 0, "target": curse_of(ruth), "mark": "take", "promised": [card]}]

    assert lin.last("plans")["plans"] == plans
    again, spectator = house.guest(room, 1), house.guest(room)
    await house.quiet()
    assert again.last("plans")["plans"] == plans
    assert all(message["type"] != "plans" for message in spectator.told)
    await ruth.say("plan", target=curse_of(ruth))
    await house.quiet()
    assert lin.last("plans")["plans"] == []


@pytest.mark.parametrize(
    "promised",
    [
        {"zone": "hand", "kind": "KIND", "seat": 0},
        {"zone": "deck", "kind": "fire_1", "seat": 0},
        {"zone": "support", "kind": "fire_1", "seat": 1},
    ],
)
async def test_a_promise_names_only_what_the_whole_team_sees(
    house: House, promised: dict[str, Any]
) -> None:
    """T2: with closed hands a promise from the hand is refused, true or false alike."""

    _, (ruth, lin) = await begun(house, hands="closed")
    for kind in (cards_of(ruth, "hand", 0)[0], "earth_3"):
        thing = {**promised, "kind": promised["kind"].replace("KIND", kind)}
        await ruth.say("plan", target=curse_of(ruth), mark="take", promised=[thing])
        assert ruth.last("refusal")["code"] == "malformed"
    assert all(message["type"] != "plans" for message in lin.told)


async def test_other_games_have_no_plans(house: House) -> None:
    _, (ruth, _) = await house.started("grimwood", 2)
    await house.quiet()
    await ruth.say("plan", target={"seat": 1}, mark="take")
    assert ruth.last("refusal")["code"] == "not_now"
