"""Reasons, gains, peeks and hints are made from what the asking seat may know."""

import random
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from grimtable.kernel.terms import PUBLIC
from server.secrecy.openings import two_worlds
from server.secrecy.pairs import Pair, Said
from server.secrecy.people import People
from server.secrecy.worlds import GAMES, Lodge, two_houses
from sizes import SIZES


def targets(pair: Pair) -> list[dict[str, Any]]:
    """Everything on the board, and much that is not there."""
    state = pair.one.room.state
    game, seats = state.game, state.setup.seats
    zones = sorted({name for name, _ in game.zones(seats)})
    found: list[dict[str, Any]] = [
        {"zone": zone, "kind": kind} for zone in zones for kind in game.kinds[::5]
    ]
    found += [{"zone": zone, "seat": seat} for zone in zones for seat in range(seats)]
    found += [{"zone": zone, "index": index} for zone in zones for index in range(3)]
    found += [{"seat": seat, "combo": combo} for seat in range(seats) for combo in range(2)]
    found += [{"button": span.verb} for span in game.vocabulary.spans]
    return found


def questions(pair: Pair, seat: int, chance: random.Random) -> list[Said]:
    """Much that one seat can ask, of the exchanged cards too; hints are few."""
    t, game = pair.one.t, pair.one.room.state.game
    numbers, kinds = len(game.vocabulary), [game.kinds[t.kinds[card]] for card in pair.cards]
    about = [{"zone": "hand", "kind": kind} for kind in kinds] + chance.sample(targets(pair), 10)
    asked = [Said(seat, "why", {"target": target}) for target in about]
    asked.append(Said(seat, "gains", {"decision": pair.one.decision(seat)}))
    for move in [int(move) for move in t.options_of(seat)][:6]:
        for more in ([], [chance.randrange(numbers)], [move]):
            fields = {"decision": pair.one.decision(seat), "moves": [move, *more]}
            asked.append(Said(seat, "peek", fields))
    if chance.random() < 0.2:
        asked.append(Said(seat, "hint", {"is_estimated": chance.random() < 0.3}))
    return asked


async def question_all(pair: Pair, chance: random.Random) -> Counter[str]:
    """Every blind seat asks everything; the same bytes come in both worlds."""
    answered: Counter[str] = Counter()
    for seat in sorted(pair.blind - {PUBLIC}):
        for question in questions(pair, seat, chance):
            await pair.do(question)
            answered[question.kind] += 1
    return answered


@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_asks_is_answered_from_its_own_view(tmp_path: Path, game: str) -> None:
    """T12"""
    answered: Counter[str] = Counter()

    async def scene(one: Lodge, other: Lodge) -> None:
        for number in count():
            chance = random.Random(number)
            pair = await two_worlds((one, other), game, chance, "exchanged")
            people = People(pair, chance, noise=0.0)
            while pair.said < 300:
                command = people.next()
                if command is None or not await pair.do(command):
                    break
                if chance.random() < 0.15:
                    answered.update(await question_all(pair, chance))
            pair.close()
            if answered.total() > SIZES["secrecy_questions"] and answered["hint"] > 2:
                break

    two_houses(tmp_path, scene)
