"""The Snake: a burden that leaves the hand in a pile only."""

import pytest

from games.grim_farmer.farm import farm, together
from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2, Scene


def challenged(pile: str, call: str = "pig red", hand: str = "cow_yellow", **options: str) -> Scene:
    """P2 has challenged this pile of P1."""
    t = farm(
        f"""
        P1 hand: {hand}
        P2 hand: frog
        P1 pile: {pile}
        P2 pile: mouse mouse
        call: {call}
        phase: challenge
    """,
        **options,
    )
    return together(t, "nobody", "challenge P1")


def test_it_cannot_be_played_in_the_race() -> None:
    """GF-C.snake"""
    t = farm("P1 hand: snake frog\nP2 hand: snake\ncall: pig red\nphase: race")

    assert t.options(P1) == ["pass", "play frog"]
    assert t.options(P2) == ["pass"]


def test_it_may_be_placed_with_any_cards() -> None:
    """GF-C.snake"""
    t = farm("P1 hand: snake snake pig_red\nP2 hand: hen_red\ncall: pig red")
    assert t.options(P1) == ["card pig_red", "card snake"]

    t.says(P1, "card pig_red", "card snake", "done")

    assert t.shows("P1 hand: snake | pile: pig_red snake")


@pytest.mark.parametrize("call", ["pig red", "pig cow", "red blue"])
def test_it_makes_its_pile_bad_whatever_is_called(call: str) -> None:
    """GF-C.snake"""
    assert challenged("pig_red pig_red snake", call).line("caught") == "P1"


@pytest.mark.parametrize(
    ("pile", "drawn"),
    [
        ("pig_red snake", 3),
        ("snake snake", 4),
        ("pig_red pig_red snake snake", 6),
        ("pig_red snake snake snake snake", 9),
        ("hen_blue hen_green", 2),
    ],
)
def test_each_snake_costs_one_card_more(pile: str, drawn: int) -> None:
    """GF-C.snake"""
    assert challenged(pile).line("P1 cards") == str(1 + drawn)


def test_five_snakes_cost_ten_cards() -> None:
    """GF-C.snake"""
    t = challenged("snake snake snake snake snake", deck="wild_138")

    assert t.line("P1 cards") == "11"


def test_the_limit_of_15_swallows_what_a_snake_adds() -> None:
    """GF-C.snake"""
    hand = "cow_yellow cow_green hen_blue hen_green " * 3
    t = challenged("snake snake pig_red", hand=hand)

    assert t.line("P1 cards") == "15"


def test_unchallenged_it_leaves_the_hand_and_costs_nothing() -> None:
    """GF-C.snake"""
    t = farm("""
        P1 hand: cow_yellow
        P2 hand: frog
        P1 pile: snake snake
        P2 pile: mouse mouse
        call: pig red
        phase: challenge
    """)
    together(t, "nobody", "nobody")

    assert t.shows("P1 hand: cow_yellow\ncaught:\ndiscard: snake snake mouse mouse")


def test_it_is_no_reward_discard() -> None:
    """GF-C.snake"""
    t = farm("""
        P1 hand: pig_red
        P2 hand: snake hen_red
        P1 pile: cow_blue cow_blue
        P2 pile: mouse mouse
        call: pig red
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.options(P2) == ["done", "card hen_red"]
    assert isinstance(t.refuses(P2, "card snake"), IllegalMove)


def test_it_is_no_reaction_to_a_challenge() -> None:
    """GF-C.snake"""
    t = farm("""
        P1 hand: snake cow_yellow
        P2 hand: frog
        P1 pile: pig_red pig_blue
        P2 pile: mouse mouse
        call: pig red
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.shows("caught:\nP1 hand: snake cow_yellow\nP2 cards: 4\nturn: 2")
