"""A language model at a table: it reads a text and answers with the number of an option.

    python examples/language_model.py

Put your own model in the place of `stub_model`: it gets the text of the table and returns a text.
"""

import re
import sys
from collections.abc import Callable

import gymnasium

import grimtable.envs.gymnasium  # noqa: F401  # registers the games

Model = Callable[[str], str]
WISHES = ("steal", "play", "set", "draw", "let it")
"""What the stub looks for in the options, the best first."""


def stub_model(prompt: str) -> str:
    """Stands for a language model: takes the first option in which a wish of its own occurs."""
    options = re.findall(r"^(\d+)\. (.*)$", prompt, re.M)
    for wish in WISHES:
        for number, text in options:
            if wish in text.lower():
                return f"I have thought about it and choose option {number}."
    return options[0][0]


def play(model: Model, seed: int, say: Callable[[str], object] = print) -> float:
    """A game of Grimwood against two bots; returns the model's share of the win."""
    table = gymnasium.make("grimtable/GrimwoodText-v2", seats=3, bots="greedy")
    prompt, _ = table.reset(seed=seed)
    is_over, reward = False, 0.0
    while not is_over:
        answer = model(prompt)
        say(f"{prompt}> {answer}\n")
        prompt, reward, is_over, _, _ = table.step(answer)
    say(prompt)
    return float(reward)


if __name__ == "__main__":
    print("share of the win:", play(stub_model, seed=int(sys.argv[1]) if sys.argv[1:] else 1))
