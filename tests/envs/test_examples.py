"""The examples do what they promise."""

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_network_learns_by_playing_against_itself() -> None:
    """In small: after some dozen games it beats random play."""
    learner = example("learner")
    learner.TABLES, learner.HIDDEN, learner.LESSON = 16, 32, 1500
    network = learner.Network(seed=1)
    before = learner.share(network, "random", 20, seed=7)
    first = {name: each.copy() for name, each in network.weights.items()}

    learner.train(network, 160, seed=3)

    after = learner.share(network, "random", 20, seed=7)
    assert before < 0.5
    assert after > 0.6
    assert all((first[name] != each).any() for name, each in network.weights.items())


def test_its_lessons_follow_from_the_seed() -> None:
    learner = example("learner")
    learner.TABLES, learner.HIDDEN, learner.LESSON = 8, 8, 400
    networks = [learner.Network(seed=1), learner.Network(seed=1)]
    for network in networks:
        learner.train(network, 8, seed=3)

    one, other = (network.weights for network in networks)
    assert all((one[name] == other[name]).all() for name in one)


def test_a_balance_question_is_answered_with_a_picture(tmp_path: Path) -> None:
    balance = example("balance")
    found = balance.answer(balance.play(20))
    balance.draw(found, tmp_path / "balance.svg")

    assert list(found) == ["free", "close_last", "difference"]
    assert all(each.low < each.value < each.high for each in found.values())
    change = found["close_last"].value - found["free"].value
    assert found["difference"].value == pytest.approx(change)
    assert "what beginning is worth" in (tmp_path / "balance.svg").read_text()


def test_a_language_model_plays_a_whole_game_from_text_alone() -> None:
    table = example("language_model")
    said: list[str] = []

    reward = table.play(table.stub_model, seed=3, say=said.append)

    assert 0 <= reward <= 1
    assert len(said) > 10
    assert all("1. " in prompt for prompt in said[:-1])
    assert "1. " not in said[-1]


def test_a_model_that_talks_nonsense_comes_to_the_end_too() -> None:
    table = example("language_model")
    chance = random.Random(1)

    reward = table.play(lambda prompt: chance.choice(["hm", "option 77", ""]), 5, say=len)

    assert 0 <= reward <= 1
