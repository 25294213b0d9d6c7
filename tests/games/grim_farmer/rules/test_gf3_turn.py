"""GF-3: the five phases of a Turn, and the limit of every hand."""

import random

import pytest

from games.grim_farmer.farm import dealt, farm, farmer
from grimtable.games.grim_farmer.ids import LIMIT
from grimtable.testing.scene import P1, P2, P3, Scene

ORDER = ["DrawCount", "Race", "Place", "Challenge"]


def play_a_turn(t: Scene, chance: random.Random) -> list[tuple[str, int]]:
    """Every question of this Turn and the mask of those it was put to, in order."""
    asked: list[tuple[str, int]] = []
    turn = t.line("turn")
    while t.table.waiting and t.line("turn") == turn:
        question = (t.frame, int(t.table.asked()))
        if asked[-1:] != [question]:
            asked.append(question)
        seat = chance.choice([seat for seat in range(3) if t.table.waiting >> seat & 1])
        t.table.play(seat, chance.choice(t.table.options_of(seat)))
    return asked


def test_the_phases_follow_each_other() -> None:
    """GF-3.1"""
    for seed in range(20):
        asked = play_a_turn(dealt(3, seed), random.Random(seed))
        frames = [frame for frame, _ in asked if frame in ORDER]
        first_seen = list(dict.fromkeys(frames))

        assert first_seen == ORDER
        assert sorted(frames, key=ORDER.index) == frames


def test_everybody_takes_part_in_phases_1_3_4_and_5() -> None:
    """GF-3.1"""
    for seed in range(20):
        asked = play_a_turn(dealt(3, seed), random.Random(seed))

        assert {seats for frame, seats in asked if frame in ORDER} == {0b111}


def test_phase_2_comes_between_drawing_and_the_race() -> None:
    """GF-3.1"""
    t = dealt(2)
    t.says(P1, "draw 1")
    assert t.shows("call:")
    t.says(P2, "draw 0")

    assert len(t.line("call").split()) == 2
    assert t.frame == "Race"


def test_after_phase_5_the_next_turn_begins_with_phase_1() -> None:
    """GF-3.1"""
    t = farm("""
        P1 hand: pig_blue
        P2 hand: cow_blue
        P1 pile: pig_red pig_red
        P2 pile: cow_red cow_red
        call: pig red
        turn: 4
        phase: challenge
    """)

    t.says(P1, "nobody").says(P2, "nobody")

    assert t.shows("turn: 5\nfirst: P2")
    assert t.frame == "DrawCount"


def test_no_hand_is_ever_larger_than_15() -> None:
    """GF-3.2"""
    largest = 0
    for seed in range(12):
        chance = random.Random(seed)
        t = dealt(2 + seed % 5, seed, phase1_draw=("batch", "one_by_one")[seed % 2])
        for _ in range(400):
            if not t.table.waiting:
                break
            seat = chance.choice([s for s in range(t.table.seats) if t.table.waiting >> s & 1])
            t.table.play(seat, chance.choice(t.table.options_of(seat)))
            largest = max(largest, *(farmer(t).held(seat) for seat in range(t.table.seats)))

    assert largest == LIMIT == 15


@pytest.mark.parametrize(("held", "after"), [(10, 14), (11, 15), (12, 15), (13, 15)])
def test_penalties_stop_at_15(held: int, after: int) -> None:
    """GF-3.2"""
    t = farm(f"""
        P1 hand: {"hen_blue hen_green hen_yellow hen_red " * (held // 4)}{"cow_blue " * (held % 4)}
        P2 hand: pig_red
        P1 pile: snake cow_red hen_purple
        P2 pile: pig_blue pig_blue
        call: pig yellow
        phase: challenge
    """)

    t.says(P1, "nobody").says(P2, "challenge P1")

    assert t.shows(f"P1 cards: {after}\ncaught: P1")


def test_a_full_hand_is_not_asked_to_draw_and_the_others_are() -> None:
    """GF-3.2, GF-4.1"""
    full = "pig_red pig_blue pig_green cow_red cow_blue " * 3
    t = farm(f"P1 hand: {full}\nP2 hand: hen_red\nP3 hand: hen_blue\nphase: draw")

    assert (t.frame, t.table.waiting) == ("DrawCount", 0b110)
    assert [len(t.options(seat)) for seat in (P1, P2, P3)] == [0, 15, 15]
