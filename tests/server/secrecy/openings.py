"""Random tables in two worlds."""

import random
from functools import partial
from typing import Any

from grimtable.registry import get
from grimtable.testing.check import random_deal
from server.secrecy.pairs import Pair, exchange, twins
from server.secrecy.worlds import Lodge, opened, set_dice

CLOCKS = ("none", "fast", "relaxed", "days")


async def two_worlds(
    houses: tuple[Lodge, Lodge], game: str, chance: random.Random, how: str, *, least: int = 2
) -> Pair:
    """A random table, and another one: `exchanged`, `twins`, or with `other dice`."""
    while True:
        deal = random_deal(get(game), chance)
        t = deal.table()
        hand = get(game).zones(deal.seats).index(("hand", 0))
        if deal.seats >= least and t.zones[hand]:  # else the host is asked before the deal
            break
    cards: dict[int, int] = {}
    dice = set_dice(int(deal.dice["seed"]))
    if how == "exchanged":
        cards = exchange(t, game, chance)
    elif how == "twins":
        cards = twins(t, chance)
    changed = dice | set_dice(int(deal.dice["seed"]), cards)
    if how == "other dice":
        changed["redealt"] = chance.getrandbits(60)
    clock, host = chance.choice(CLOCKS), chance.randrange(deal.seats)
    worlds = []
    for house, of_world in zip(houses, (dice, changed), strict=True):
        setup: dict[str, Any] = {"options": deal.options, "clock": clock, "dice": of_world}
        world = await opened(house, game, deal.seats, **setup)
        await world.room.commits.commit(partial(world.room.state.draft, 0, "host", [host]))
        await house.quiet()
        worlds.append(world)
    return Pair(worlds[0], worlds[1], cards)
