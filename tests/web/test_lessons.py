"""Learn by playing: where marks explain a game, and with a deal in which it comes up soon."""

from pathlib import Path

import pytest

from bots.seated import seated
from grimtable.registry import get, names

MARKS = Path(__file__).resolve().parents[2] / "web/src/games"
GENTLE = "casual"
SOON = {
    "grimwood": (12, {"play", "seat", "set", "draw", "steal", "allow", "block"}),
    "grim_farmer": (1, {"draw", "play", "pass", "card", "challenge", "nobody"}),
}
"""Until which turn what must have been offered to the learner: what the marks wait for."""


@pytest.mark.parametrize("name", names())
def test_a_game_is_taught_where_marks_explain_it(name: str) -> None:
    assert (get(name).lesson is not None) == (MARKS / name / "coach.ts").exists()


@pytest.mark.parametrize("name", SOON)
@pytest.mark.parametrize("learner", [GENTLE, "heuristic"])
def test_a_lesson_soon_shows_what_the_marks_explain(name: str, learner: str) -> None:
    """Whether the learner plays well or not."""
    game, (turns, wanted) = get(name), SOON[name]
    assert game.lesson is not None
    seats = game.lesson.seats
    t = game.deal(seats, game.lesson.options, seed=game.lesson.seed, listen=True)
    bots = [seated(game, GENTLE if seat else learner, seat, seats, seat) for seat in range(seats)]
    offered: set[str] = set()
    while t.waiting and game.turns(t) <= turns:
        seat = t.seat
        if seat == 0:
            offered |= {game.vocabulary.text(int(move)).split()[0] for move in t.options}
        bots[seat].play(t)

    assert wanted <= offered
