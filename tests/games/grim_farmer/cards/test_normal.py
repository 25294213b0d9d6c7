"""The normal cards: an animal and a colour each, and nothing else."""

from collections import Counter

import pytest

from games.grim_farmer.farm import dealt, farm, together
from grimtable.testing.scene import P1, P2, Scene


def challenged(pile: str, call: str) -> Scene:
    """P2 has challenged this pile of P1."""
    t = farm(f"""
        P1 hand: cow_yellow
        P2 hand: pig_red horse_blue frog
        P1 pile: {pile}
        P2 pile: mouse mouse
        call: {call}
        phase: challenge
    """)
    return together(t, "nobody", "challenge P1")


def test_four_copies_of_each_of_25_kinds() -> None:
    """GF-C.normal"""
    t = dealt(2)
    copies = Counter(t.game.kinds[kind] for kind in t.table.kinds if kind < 48)

    assert (len(copies), copies.total(), set(copies.values())) == (25, 100, {4})


@pytest.mark.parametrize(
    ("pile", "call"),
    [
        ("pig_blue pig_green", "pig red"),
        ("cow_red hen_red", "pig red"),
        ("pig_red pig_red", "pig red"),
        ("cow_red hen_green", "red green"),
        ("cow_red hen_green", "cow hen"),
    ],
)
def test_animal_or_colour_is_enough(pile: str, call: str) -> None:
    """GF-C.normal"""
    t = challenged(pile, call)

    assert t.shows("caught:\nP1 cards: 1\nP2 cards: 6")


@pytest.mark.parametrize(
    ("pile", "call"),
    [
        ("cow_blue pig_red", "pig red"),
        ("pig_red pig_blue", "cow hen"),
        ("pig_red cow_red", "blue green"),
    ],
)
def test_one_card_with_neither_spoils_the_pile(pile: str, call: str) -> None:
    """GF-C.normal"""
    t = challenged(pile, call)

    assert t.shows("caught: P1\nP1 cards: 3")


def test_a_normal_card_cannot_be_played_in_the_race() -> None:
    """GF-C.normal"""
    t = farm("P1 hand: pig_red cow_blue\nP2 hand: frog\ncall: pig red\nphase: race")

    assert t.options(P1) == ["pass"]


def test_placing_a_normal_card_has_no_effect() -> None:
    """GF-C.normal"""
    t = farm("P1 hand: pig_red cow_blue hen_red\nP2 hand: hen_blue hen_green\ncall: pig red")
    t.says(P1, "card pig_red", "card cow_blue", "done")

    assert t.shows("call: pig red\nP1 hand: hen_red | pile: pig_red cow_blue\nP2 cards: 0")


def test_equal_cards_are_one_option_as_often_as_they_are_held() -> None:
    """GF-C.normal"""
    t = farm("P1 hand: pig_red pig_red cow_blue\nP2 hand: hen_blue\ncall: pig red")
    assert t.options(P1) == ["card pig_red", "card cow_blue"]
    t.says(P1, "card pig_red")
    assert t.options(P1) == ["card pig_red", "card cow_blue"]
    t.says(P1, "card pig_red")

    assert t.options(P1) == ["done", "card cow_blue"]


def test_normal_cards_may_be_discarded_as_a_reward() -> None:
    """GF-C.normal"""
    t = challenged("snake snake", "pig red")
    assert t.options(P2) == ["done", "card pig_red", "card horse_blue"]

    t.says(P2, "card pig_red", "card horse_blue")

    assert t.line("P2 hand") == "frog"
    assert "pig_red" in t.line("discard") and "horse_blue" in t.line("discard")
