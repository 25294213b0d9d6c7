"""What a move surely does to the hands, as far as its seat can know."""

import random

import pytest

from games.grim_farmer.board import GAME
from games.grim_farmer.farm import farm
from grimtable.kernel.table import Table
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, P3, Scene
from sizes import SIZES


def preview(t: Scene, seat: int, text: str) -> dict[int, int] | None:
    return GAME.preview(t.table.view(seat), GAME.vocabulary.number(text))


def test_a_special_played_at_once_leaves_the_hand() -> None:
    """GF-R7"""
    drawing = "P1 hand: frog pig_red pig_blue\nP2 hand: lion\ncall: pig red\nphase: race"
    for mode in ("sequential", "arrival"):
        t = farm(drawing, phase3_mode=mode)

        assert preview(t, P1, "play frog") == {P1: -1}
        assert preview(t, P1, "pass") == {}


def test_what_everybody_will_see_is_told() -> None:
    """GF-7.7, GF-R7"""
    t = farm(
        "P1 hand: pig_red\nP2 hand: lion snake mouse\ncall: pig red\nphase: race",
        phase3_mode="sequential",
    )

    t.says(P1, "pass")

    assert preview(t, P2, "pass") == {P1: 1}


def test_an_unseen_answer_changes_nothing_yet_even_if_it_is_the_last() -> None:
    """GF-R11, GF-I15"""
    drawing = """
        P1 hand: pig_red
        P2 hand: cow_red | pile: {}
        call: pig red
        phase: challenge
        P3 hand: hen_red | pile: pig_blue pig_green
    """
    bad, good = farm(drawing.format("snake snake")), farm(drawing.format("pig_red pig_blue"))

    for t in (bad, good):
        t.says(P2, "nobody").says(P3, "challenge P2")

    assert preview(bad, P1, "challenge P2") is None
    assert preview(good, P1, "challenge P2") is None
    assert preview(bad, P1, "nobody") == {}


def test_a_preview_of_placing_does_not_tell_whether_others_have_placed() -> None:
    """GF-R11"""
    drawing = "P1 hand: pig_red pig_blue snake\nP2 hand: cow_red hen_red lion\ncall: pig red"
    waiting, ready = farm(drawing), farm(drawing)

    ready.says(P2, "card lion", "card cow_red", "done")

    for t in (waiting, ready):
        t.says(P1, "card snake", "card pig_red")
    assert preview(waiting, P1, "done") == preview(ready, P1, "done") == {}


def test_a_preview_knows_no_hidden_card() -> None:
    """GF-I1, GF-I9"""
    drawing = "P1 hand: frog snake\nP2 hand: {} snake\ncall: pig red\nphase: race"
    told = [
        preview(farm(drawing.format(card), phase3_mode="arrival"), P1, "play frog")
        for card in ("frog", "mouse", "pig_red")
    ]

    assert told == [{P1: -1}] * 3


def change(t: Table, seat: int, move: int) -> dict[int, int]:
    """By how much a move changes each hand of this very table."""
    after = t.clone()
    after.play(seat, move)
    hands = enumerate(zip(GAME.scores(t), GAME.scores(after), strict=True))
    return {owner: now - then for owner, (then, now) in hands if now != then}


@pytest.mark.property
def test_previews_tell_nothing_hidden_and_hold_in_every_world() -> None:
    """GF-I1, GF-I3"""
    chance = random.Random(4)
    looked = 0
    for number in range(SIZES["farmer_twins"]):
        t = random_deal(GAME, chance).table()
        while t.waiting:
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            if chance.random() < 0.02:
                view, world = t.view(seat), t.redeal(seat, number)
                for move in t.options_of(seat):
                    told = GAME.preview(view, move)
                    assert told == GAME.preview(world.view(seat), move)
                    if told is not None:
                        looked += 1
                        assert told == change(world, seat, move)
            t.push(seat, chance.choice(t.options_of(seat)))

    assert looked > SIZES["farmer_twins"]
