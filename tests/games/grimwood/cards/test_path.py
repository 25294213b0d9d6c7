import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, scene


@pytest.mark.parametrize(
    ("laid", "left", "score"),
    [("path path path", "swamp clearing", "3"), ("swamp path clearing", "path path", "5")],
)
def test_three_paths_score_three_and_a_mixed_set_five(laid: str, left: str, score: str) -> None:
    """GW-C.path, GW-6.3, GW-6.4"""
    t = scene("""
        P1 hand: path swamp path clearing path
        P2 hand:
    """)

    assert sorted(t.options()) == ["draw", "set path path path", "set swamp path clearing"]
    t.says(P1, f"set {laid}")

    assert t.options() == ["draw"]
    assert t.shows(f"P1 hand: {left} | row: {laid} | score: {score}")


def test_two_paths_and_a_clearing_are_no_set_and_a_path_cannot_be_played() -> None:
    """GW-C.path, GW-5.2, GW-4.3"""
    t = scene("""
        P1 hand: path path clearing crow crow
        P2 hand:
    """)

    assert t.options() == ["draw"]
    assert isinstance(t.refuses(P1, "set path path path"), IllegalMove)


def test_a_set_of_paths_can_be_swapped_by_the_highwayman() -> None:
    """GW-5.12, GW-6.6"""
    t = scene("""
        P1 hand: highwayman
        P2 hand: | row: path path path / path swamp clearing
    """)

    t.plays(P1, "highwayman").on("combo P1 1").says(P1, "combo P2 2")

    assert t.shows("""
        P1 row: path swamp clearing | score: 5
        P2 row: path path path / highwayman | score: 4
    """)


def test_a_set_of_paths_pays_no_sorceress() -> None:
    """GW-R24"""
    t = scene("""
        P1 hand: sorceress path path path | row: path path path
        P2 hand: | row: mage
    """)

    assert not t.offers("play sorceress") and t.offers("lay sorceress")


def test_a_path_drawn_last_still_completes_a_set() -> None:
    """GW-3.8, GW-X1"""
    t = scene("""
        P1 hand: dark_unicorn clearing swamp | row: nymph giant
        P2 hand: owl
        deck: path owl
    """)

    t.says(P1, "draw", "set swamp path clearing")

    assert t.shows("""
        P1 hand: dark_unicorn | row: nymph giant / swamp path clearing | score: 7
        plays: 1
        closes: 0
    """)
    assert t.offers("play dark_unicorn")
