"""A power without advice of its own is played by what its options point at."""

import pytest

from grimtable.bots.grimwood import questions
from grimtable.registry import get

GENERAL = {"MainAction", "Steal", "Place", "Immediate", "DiscardToLimit"}


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_without_advice_for_any_power(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {name: questions.CHOOSERS[name] for name in GENERAL}
    monkeypatch.setattr(questions, "CHOOSERS", known)
    asked = set()
    for seed in range(6):
        t = get("grimwood").deal(seats, seed=seed, brisk=True)
        while t.waiting:
            view = t.view(t.seat)
            asked.add(type(view.stack[-1]).__name__)
            answer = questions.answer(view, None)
            assert answer in t.options
            t.play(t.seat, answer)

    assert len(asked - GENERAL) > 10
