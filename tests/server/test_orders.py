"""Standing orders: what changes nothing is not written down, and a flood of them is refused."""

from pathlib import Path

from grimtable.server.people.limits import BY_SEAT
from server.hand_clock import HandClock
from server.serving import Player, Served, run

PASS, BLOCK = {"Steal": "allow"}, {"Steal": "block"}


async def ordered(player: Player, orders: dict[str, str]) -> str:
    """What the seat is told: "orders", or the code of a refusal."""
    await player.say("orders", orders=orders)
    said = await player.until(lambda m: m["type"] in ("orders", "refusal"))
    if said["type"] == "orders":
        assert said["orders"] == {frame: text for frame, text in orders.items() if text}
    return str(said.get("code", said["type"]))


async def entries(player: Player) -> int:
    storage = player.browser.server.services.hub.storage
    ((count,),) = await storage.fetch("SELECT count(*) FROM log WHERE kind = 'orders'")
    return int(count)


def test_the_same_orders_are_written_once(tmp_path: Path) -> None:
    """T66"""

    async def main() -> None:
        async with Served(tmp_path) as server:
            _, players = await server.started(2)
            said = [await ordered(players[0], PASS) for _ in range(5)]

            assert said == ["orders"] * 5
            assert await entries(players[0]) == 1
            for orders in (BLOCK, BLOCK, PASS, {}, {"Steal": ""}):
                await ordered(players[0], orders)
            assert await entries(players[0]) == 4

    run(main())


def test_orders_have_a_budget_and_end_with_the_game(tmp_path: Path) -> None:
    """T66: a log does not grow by what nobody plays."""

    async def main() -> None:
        clock = HandClock(pace=0.0)
        async with Served(tmp_path, clock, has_limits=True) as server:
            _, players = await server.started(2)
            burst = int(BY_SEAT["orders"].burst)
            said = [await ordered(players[0], (PASS, BLOCK)[n % 2]) for n in range(30)]

            assert said == ["orders"] * burst + ["too_fast"] * (30 - burst)
            assert await entries(players[0]) == burst
            await players[0].say("wish", wish="end")
            await players[1].next("wish")
            await players[1].say("consent", agrees=True)
            over = await players[1].until(
                lambda m: m["type"] == "presence" and m["table"]["phase"] == "over"
            )
            assert over["table"]["ended"] == "agreed"
            assert await ordered(players[1], PASS) == "game_over"
            assert await entries(players[0]) == burst

    run(main())
