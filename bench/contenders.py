"""One contender per process: `python bench/contenders.py NAME`, then a line per round on stdin.

Answers each line with decisions and CPU seconds of one round.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

GAMES = 1200
COPIES = 60000
FEWER = {
    "grimwood pure": 200,
    "grim_farmer inside": 200,
    "grimm_tidings inside": 12,
    "book_of_madness inside": 200,
}
"""Slower contenders play fewer games a round."""


def inside(name: str, seats: int) -> Callable[[int], int]:
    """Whole random games inside the compiled loop that simulations use."""
    from grimtable.kernel.drive import play_out
    from grimtable.registry import get

    game = get(name)

    def play(number: int) -> int:
        first = number * GAMES
        seeds = range(first, first + GAMES)
        return sum(play_out(game.deal(seats, seed=seed, brisk=True), seed) for seed in seeds)

    return play


def stepped(name: str, seats: int) -> Callable[[int], int]:
    """The same games stepped from an interpreted loop."""
    from grimtable.registry import get

    game = get(name)
    chance = random.Random(1).random

    def play(number: int) -> int:
        decisions = 0
        for i in range(GAMES):
            t = game.deal(seats, {}, seed=number * GAMES + i, brisk=True)
            while t.waiting:
                options = t.options
                t.push(t.seat, options[int(chance() * len(options))])
                decisions += 1
        return decisions

    return play


def grimwood_copies(redeal: bool) -> Callable[[int], int]:
    """Copies, or copies with a redeal, of a table in the middle of a game."""
    from grimtable.registry import get

    t = get("grimwood").deal(3, seed=5, brisk=True)
    for i in range(120):
        t.push(t.seat, t.options[i % len(t.options)])

    def play(number: int) -> int:
        if redeal:
            for i in range(COPIES):
                t.redeal(0, i)
        else:
            for _ in range(COPIES):
                t.clone()
        return COPIES

    return play


def crazy_eights_inside() -> Callable[[int], int]:
    """OpenSpiel's native bots play crazy_eights inside C++; decisions are counted beforehand."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=3)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 7) for seat in range(3)]
    counted = 0
    for seed in range(GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        counted += sum(1 for step in state.full_history() if step.player >= 0)

    def play(number: int) -> int:
        for _ in range(4):
            for seed in range(GAMES):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 4 * counted

    return play


def crazy_eights_stepped() -> Callable[[int], int]:
    """OpenSpiel's crazy_eights driven by the usual Python loop."""
    return openspiel_loop("crazy_eights(players=3)", GAMES)


def openspiel_loop(name: str, games: int) -> Callable[[int], int]:
    """A game of OpenSpiel, stepped at random from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play(number: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(chance.random() * len(actions))])
                    decisions += 1
        return decisions

    return play


def uno() -> Callable[[int], int]:
    """RLCard's uno with two random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make("uno")
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(2)])

    def play(number: int) -> int:
        before = environment.timestep
        for _ in range(400):
            environment.run(is_training=False)
        return int(environment.timestep - before)

    return play


def coded(name: str, seats: int) -> Callable[[int], int]:
    """What a seat may know, written into a buffer, at tables in the middle of games."""
    from grimtable.registry import get

    game = get(name)
    code, write = bytearray(game.layout().length), game.write_code
    tables = []
    chance = random.Random(1)
    for seed in range(5):
        t = game.deal(seats, seed=seed, brisk=True)
        for _ in range(100):
            if t.waiting:
                tables.append((t.clone(), t.seat))
                t.push(t.seat, chance.choice(t.options))

    def play(number: int) -> int:
        times = GAMES // 60 + 1
        for _ in range(times):
            for t, seat in tables:
                write(t, seat, code, 0)
        return times * len(tables)

    return play


def vector(name: str, seats: int) -> Callable[[int], int]:
    """Many tables stepped at random in one call, with codes and masks of every step."""
    from grimtable.envs.vector import VectorEnv

    env = VectorEnv(name, 64, seats)
    env.reset(1)

    def play(number: int) -> int:
        times = GAMES // 4 + 1
        env.step_by_lot(times)
        return times * 64

    return play


def pettingzoo_loop(make: Callable[[], Any]) -> Callable[[int], int]:
    """The loop of PettingZoo's documents, with observations and random legal actions."""
    import numpy as np

    env = make()
    chance = random.Random(1)

    def play(number: int) -> int:
        steps = 0
        while steps < GAMES * 4:
            env.reset()
            for _ in env.agent_iter():
                seen, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(chance.random() * len(legal))]))
                steps += 1
        return steps

    return play


def grimwood_pettingzoo() -> Callable[[int], int]:
    """Grimwood for three as a PettingZoo environment."""
    from grimtable.envs.pettingzoo import env

    return pettingzoo_loop(lambda: env(game="grimwood", seats=3))


def wrapped_pettingzoo(name: str) -> Callable[[int], int]:
    """A game of RLCard in PettingZoo's wrapping."""
    from importlib import import_module

    return pettingzoo_loop(import_module(f"pettingzoo.classic.{name}").env)


def grimwood_openspiel() -> Callable[[int], int]:
    """Grimwood as an OpenSpiel game, driven by the usual Python loop."""
    import grimtable.envs.openspiel  # noqa: F401  # registers the game

    return openspiel_loop("grimtable(game=grimwood,seats=3)", GAMES // 60 + 1)


CONTENDERS: dict[str, Callable[[], Callable[[int], int]]] = {
    "grimwood inside": lambda: inside("grimwood", 3),
    "grimwood stepped": lambda: stepped("grimwood", 3),
    "grimwood pure": lambda: stepped("grimwood", 3),
    "grimwood copy": lambda: grimwood_copies(redeal=False),
    "grimwood copy and redeal": lambda: grimwood_copies(redeal=True),
    "grim_farmer inside": lambda: inside("grim_farmer", 4),
    "grimm_tidings inside": lambda: inside("grimm_tidings", 4),
    "book_of_madness inside": lambda: inside("book_of_madness", 4),
    "crazy_eights inside": crazy_eights_inside,
    "crazy_eights stepped": crazy_eights_stepped,
    "uno": uno,
    "grimwood code": lambda: coded("grimwood", 3),
    "grim_farmer code": lambda: coded("grim_farmer", 4),
    "grimm_tidings code": lambda: coded("grimm_tidings", 4),
    "book_of_madness code": lambda: coded("book_of_madness", 4),
    "grimwood vector": lambda: vector("grimwood", 3),
    "grimwood pettingzoo": grimwood_pettingzoo,
    "leduc pettingzoo": lambda: wrapped_pettingzoo("leduc_holdem_v4"),
    "texas_holdem pettingzoo": lambda: wrapped_pettingzoo("texas_holdem_v4"),
    "grimwood openspiel": grimwood_openspiel,
}


def main() -> None:
    """Warm up, then a round per line."""
    global GAMES  # noqa: PLW0603
    GAMES = FEWER.get(sys.argv[1], GAMES)
    play = CONTENDERS[sys.argv[1]]()
    play(0)
    print("ready", flush=True)
    for number, _ in enumerate(sys.stdin, 1):
        start = time.process_time()
        decisions = play(number)
        print(decisions, time.process_time() - start, flush=True)


if __name__ == "__main__":
    main()
