"""Beyond the horizon every continuation gets the same bytes, legal or not, and nothing happens."""

import asyncio
import random
from pathlib import Path

import pytest

from grimtable.sessions.saves import fingerprint
from server.secrecy.people import wander
from server.secrecy.worlds import GAMES, Lodge, World, opened, set_dice
from sizes import SIZES


async def replies(world: World, seat: int, kind: str, moves: list[int]) -> list[bytes]:
    """What a seat is told when it says this; nobody else is told anything."""
    before = {audience: len(stream) for audience, stream in world.streams.items()}
    fields = {"decision": world.decision(seat), "moves": moves}
    await world.says(seat, kind, **fields, **({"id": "far"} if kind == "answer" else {}))
    for audience, stream in world.streams.items():
        assert audience == seat or len(stream) == before[audience]
    return [data for _, data in world.streams[seat][before[seat] :]]


def is_far(world: World, seat: int, move: int) -> bool:
    """Does something come to light by this move, or is it another's turn?"""
    clone = world.t.clone()
    clone.push(seat, move)
    return clone.crossings != world.t.crossings


def continuations(world: World, seat: int, move: int, chance: random.Random) -> list[list[int]]:
    """What may follow in truth, what may not, and what is no move at all."""
    clone = world.t.clone()
    clone.push(seat, move)
    legal = [int(m) for s in range(clone.seats) for m in clone.options_of(s)][:6]
    numbers = len(world.room.state.game.vocabulary)
    other = [chance.randrange(numbers) for _ in range(4)] + [numbers + 7, move]
    return [[then] for then in legal + other] + [[legal[0] if legal else 0, 1, 2]]


async def tried_beyond(world: World, chance: random.Random) -> int:
    """Every far move of whoever is asked alone, with every continuation."""
    far, t = 0, world.t
    for seat in range(t.seats):
        if t.asked() != 1 << seat or seat in world.room.state.pending_answers:
            continue
        for move in [int(move) for move in t.options_of(seat)]:
            if not is_far(world, seat, move):
                continue
            for kind in ("answer", "peek"):
                print_before, ply = fingerprint(world.t), world.room.state.entry_count
                told = [
                    await replies(world, seat, kind, [move, *then])
                    for then in continuations(world, seat, move, chance)
                ]
                texts = {b"".join(reply) for reply in told}

                assert len(texts) == 1, texts
                assert b"sequence_too_far" in texts.pop()
                assert (fingerprint(world.t), world.room.state.entry_count) == (print_before, ply)
            far += 1
    return far


@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
def test_no_sequence_looks_beyond_the_horizon(tmp_path: Path, game: str) -> None:
    """T49"""

    async def main() -> None:
        far, number = 0, 0
        async with Lodge(tmp_path) as house:
            while far < SIZES["secrecy_sequences"]:
                chance = random.Random(number)
                world = await opened(house, game, 2 + number % 4, dice=set_dice(number))
                async for _ in wander(world, chance):
                    if chance.random() < 0.15:
                        far += await tried_beyond(world, chance)
                    if far >= SIZES["secrecy_sequences"]:
                        break
                world.close()
                number += 1

    asyncio.run(main())
