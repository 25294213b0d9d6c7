"""The Mouse: fits whatever is called, and saves no other card."""

import pytest

from games.grim_farmer.farm import farm, together
from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2, Scene


def challenged(pile: str, call: str) -> Scene:
    """P2 has challenged this pile of P1."""
    t = farm(f"""
        P1 hand: cow_yellow
        P2 hand: frog mouse
        P1 pile: {pile}
        P2 pile: pig_red pig_red
        call: {call}
        phase: challenge
    """)
    return together(t, "nobody", "challenge P1")


def test_it_cannot_be_played_in_the_race() -> None:
    """GF-C.mouse"""
    t = farm("P1 hand: mouse lion\nP2 hand: mouse\ncall: pig red\nphase: race")

    assert t.options(P1) == ["pass", "play lion"]
    assert t.options(P2) == ["pass"]


@pytest.mark.parametrize("call", ["pig red", "cow horse", "red green", "hen purple"])
def test_it_is_always_eligible(call: str) -> None:
    """GF-C.mouse"""
    t = challenged("mouse mouse", call)

    assert t.shows("caught:\nP1 cards: 1\nP2 cards: 5")


def test_it_fills_up_an_honest_pile() -> None:
    """GF-C.mouse"""
    assert challenged("pig_blue mouse", "pig red").line("caught") == ""


@pytest.mark.parametrize(("other", "drawn"), [("snake", 4), ("hen_green", 3), ("lion", 3)])
def test_it_does_not_make_up_for_another_card(other: str, drawn: int) -> None:
    """GF-C.mouse"""
    t = challenged(f"mouse mouse {other}", "pig red")

    assert t.shows(f"caught: P1\nP1 cards: {1 + drawn}")


def test_nobody_declares_what_it_stands_for() -> None:
    """GF-C.mouse"""
    t = farm("P1 hand: mouse mouse pig_red\nP2 hand: hen_red\ncall: pig red")
    t.says(P1, "card mouse", "card mouse", "done")

    assert t.frame == "Challenge"
    assert t.sees(P2, "pile", P1) == ["?", "?"]


def test_it_is_no_reward_discard() -> None:
    """GF-C.mouse"""
    t = challenged("snake snake", "pig red")

    assert t.options(P2) == ["done"]
    assert isinstance(t.refuses(P2, "card mouse"), IllegalMove)


def test_two_mice_are_a_finish() -> None:
    """GF-C.mouse"""
    t = farm("""
        P1 hand: mouse mouse
        P2 hand: cow_blue cow_green hen_blue
        call: pig red
    """)
    t.says(P2, "card cow_blue", "card cow_green", "done")
    together(t, "nobody", "challenge P1")

    assert t.shows("winners: P1\nP2 cards: 4")
