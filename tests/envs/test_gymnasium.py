"""Gymnasium's own test, bots in the other seats, seeds, and the text for language models."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.deals import TABLES
from grimtable.envs.gymnasium import SeatEnv, TextEnv
from grimtable.registry import get, names


def played(table: gymnasium.Env[Any, Any], seed: int) -> list[Any]:
    """A whole game by lot: everything that was observed."""
    chance = random.Random(seed)
    seen, _ = table.reset(seed=seed)
    found = [seen["observation"].tobytes()]
    is_over = False
    while not is_over:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, is_over, is_cut, info = table.step(int(chance.choice(legal)))
        found.append((seen["observation"].tobytes(), reward))
        assert not is_cut
        assert info == {}
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_passes_the_librarys_test(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats), skip_render_check=True)


@pytest.mark.parametrize("name", names())
def test_every_game_is_registered(name: str) -> None:
    title = "".join(word.capitalize() for word in name.split("_"))

    version = get(name).layout().version
    made = gymnasium.make(f"grimtable/{title}-v{version}", seats=3, bots="random")
    seen, _ = made.reset(seed=5)

    assert made.observation_space.contains(seen)
    assert seen["action_mask"].sum() >= 1


def test_the_same_seed_gives_the_same_game_with_the_same_bots() -> None:
    heuristic = SeatEnv("grimwood", 3, ["heuristic", "random"], seat=1)

    assert played(heuristic, 4) == played(
        SeatEnv("grimwood", 3, ["heuristic", "random"], seat=1), 4
    )
    assert played(heuristic, 4) != played(SeatEnv("grimwood", 3, "random", seat=1), 4)


def test_the_bots_sit_where_they_are_told_to() -> None:
    table = SeatEnv("grimwood", 3, ["greedy", "random"], seat=1)
    table.reset(seed=1)

    assert [table.players[seat].bot.name for seat in (0, 2)] == ["greedy", "random"]
    with pytest.raises(ValueError, match="3 seats need 2 bots"):
        SeatEnv("grimwood", 3, ["random"])


def test_a_won_game_is_rewarded() -> None:
    ends = [played(SeatEnv("grimwood", 2), seed)[-1][1] for seed in range(12)]

    assert set(ends) >= {0.0, 1.0}


# Text


def test_a_language_model_reads_the_table_and_answers_with_a_number() -> None:
    table = TextEnv("grimwood", seats=3)
    said, _ = table.reset(seed=1)

    assert said.splitlines()[0] == "Everyone has been dealt three cards."
    assert "your seat: 1 of 3" in said
    assert "your hand: " in said
    assert "\n1. " in said
    before = table.inner.episode.decisions
    said, reward, is_over, _, _ = table.step("I take option 2, because it is safe.")
    assert table.inner.episode.decisions == before + 1
    assert "Everyone has been dealt" not in said
    assert (reward, is_over) == (0.0, False)


@pytest.mark.parametrize("answer", ["", "no idea", "0", "99", "²"])
def test_an_answer_without_an_option_counts_as_none(answer: str) -> None:
    one, other = TextEnv("grim_farmer", seats=2), SeatEnv("grim_farmer", 2)
    one.reset(seed=3)
    other.reset(seed=3)

    one.step(answer)
    other.step(-1)

    ours, theirs = one.inner.episode.table, other.episode.table
    assert ours.view(0) == theirs.view(0)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("name", names())
def test_every_game_can_be_read_in_every_language(name: str, language: str) -> None:
    table = TextEnv(name, language, seats=3)
    chance = random.Random(2)
    said, _ = table.reset(seed=2)
    for _ in range(25):
        assert "1. " in said
        said, _, is_over, _, _ = table.step(str(chance.randint(1, said.count("\n"))))
        if is_over:
            break
