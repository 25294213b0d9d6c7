"""The examples do what they promise."""

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import numpy as np

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_learner_comes_to_beat_random_play() -> None:
    learner = example("learner")
    untrained = np.zeros(learner.VectorEnv("grimwood", 1).episode.moves)

    trained, _ = learner.play(untrained, 80, seed=1, rate=learner.RATE)
    _, before = learner.play(untrained, 60, seed=2)
    _, after = learner.play(trained, 60, seed=2)

    assert 0.3 < before < 0.7
    assert after > 0.65


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
