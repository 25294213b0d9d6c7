"""Random games of all toys, answered in any order."""

import random
from collections.abc import Iterator

import pytest

from grimtable.kernel.terms import PUBLIC, Card, Seat
from kernel.toys.barter import BarterGame
from kernel.toys.bids import BidsGame
from kernel.toys.raft import RaftGame
from kernel.toys.toy import Toy, ToyGame
from sizes import SIZES

GAMES = min(SIZES["games"] // 10, 200)

BIDS, BARTER, RAFT = BidsGame(), BarterGame(), RaftGame()
TOYS: list[tuple[ToyGame[Toy], str]] = [
    (game, preset)  # type: ignore[misc]
    for game in (BIDS, BARTER, RAFT)
    for preset in game.presets
]
all_toys = pytest.mark.parametrize(
    ("game", "preset"), TOYS, ids=[f"{game.name}-{preset}" for game, preset in TOYS]
)


def asked_seats(t: Toy) -> list[Seat]:
    return [seat for seat in range(t.seats) if t.waiting >> seat & 1]


def audiences(t: Toy) -> list[Seat]:
    """All seats and the public eye."""
    return [*range(t.seats), PUBLIC]


def cards_in(t: Toy) -> list[Card]:
    """All cards in zones, by number."""
    return sorted([card for zone in t.zones for card in zone])


def answer_any(t: Toy, chance: random.Random) -> None:
    """Some seat that is asked answers something."""
    seat = chance.choice(asked_seats(t))
    t.play(seat, chance.choice(t.options_of(seat)))


def decisions(
    game: ToyGame[Toy], preset: str, brisk: bool = False, listen: bool = False
) -> Iterator[Toy]:
    """The table at every decision of some random games; whoever looks may not change it."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        t = game.deal(2 + seed % 3, preset, seed=seed, brisk=brisk, listen=listen)
        while t.waiting:
            yield t
            answer_any(t, chance)
