"""Games between the bots' cores, without the dress of a Look."""

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bots.seated import hear_all
from grimtable.bots.grimwood import greedy as greedily
from grimtable.bots.grimwood import questions
from grimtable.bots.grimwood.memory import Memory
from grimtable.kernel.table import BareView, Table
from grimtable.registry import get

Player: TypeAlias = Callable[[BareView, Memory], int]

GAME = get("grimwood")


def heuristic(view: BareView, memory: Memory) -> int:
    return questions.answer(view, memory)


def greedy(view: BareView, memory: Memory) -> int:
    return greedily.answer(view)


def drifter(seed: int) -> Player:
    """Any option is as good as the other."""
    dice = random.Random(seed)

    def choose(view: BareView, memory: Memory) -> int:
        options: tuple[int, ...] = view.options
        return dice.choice(options)

    return choose


def play(players: Sequence[Player], seed: int) -> Table:
    """One game, to its end."""
    seats = len(players)
    t = GAME.deal(seats, seed=seed, brisk=True, listen=True)
    memories = [Memory(seat, seats) for seat in range(seats)]
    told = [0] * seats
    while t.waiting:
        seat = int(t.seat)
        assert t.events is not None
        hear_all(memories[seat], t.bare_events_for(seat, told[seat]))
        told[seat] = len(t.events)
        t.play(seat, players[seat](t.view(seat), memories[seat]))
    return t


def share_of_wins(one: Player, others: Player, seats: int, games: int) -> float:
    """What one player wins of this number of games against others, on changing seats; ties are
    shared.
    """
    won = 0.0
    for seed in range(games):
        mine = seed % seats
        outcome = play([one if seat == mine else others for seat in range(seats)], seed).outcome()
        assert outcome is not None
        won += outcome.rewards[mine]
    return won / games
