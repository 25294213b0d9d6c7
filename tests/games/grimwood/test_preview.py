"""What a move surely does to the scores, as far as its seat can know."""

import random

import pytest

from grimtable.registry import get
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, Scene, scene

GAME = get("grimwood")


def preview(t: Scene, text: str) -> dict[int, int] | None:
    return GAME.preview(t.table.view(t.asked), GAME.vocabulary.number(text))


def test_a_set_is_worth_its_points() -> None:
    t = scene("P1 hand: owl owl owl swamp path clearing")

    assert preview(t, "set owl owl owl") == {P1: 10}
    assert preview(t, "set swamp path clearing") == {P1: 5}
    assert preview(t, "draw") == {}


def test_a_combo_destroyed_costs_its_owner() -> None:
    t = scene("P1 hand: demon\nP2 row: elf giant troll")
    t.plays(P1, "demon")

    assert preview(t, "combo P2 1") == {P2: -5}
    assert preview(t, "combo P1 1") == {P1: -1}


def test_a_preview_tells_nothing_about_hidden_cards() -> None:
    with_owl = scene("P1 hand: amazon owl owl\nP2 hand: owl crow")
    without = scene("P1 hand: amazon owl owl\nP2 hand: path crow")
    for t in (with_owl, without):
        t.plays(P1, "amazon")

    assert preview(with_owl, "card owl") == preview(without, "card owl")


@pytest.mark.property
def test_previews_are_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    for seed in range(6):
        chance = random.Random(seed)
        t = random_deal(GAME, chance).table()
        while t.waiting:
            if chance.random() < 0.03:
                view = t.view(t.seat)
                assert t.redeal(t.seat, seed).view(t.seat) == view
                for move in t.options:
                    told = GAME.preview(view, move)
                    assert told is None or all(told.values())
            t.push(t.seat, chance.choice(t.options))
