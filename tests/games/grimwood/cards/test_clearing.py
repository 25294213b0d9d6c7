import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, scene


@pytest.mark.parametrize(
    ("laid", "left", "score"),
    [("clearing clearing clearing", "swamp path", "3"),
     ("swamp path clearing", "clearing clearing", "5")],
)  # fmt: skip
def test_three_clearings_score_three_and_a_mixed_set_five(laid: str, left: str, score: str) -> None:
    """GW-C.clearing, GW-6.3, GW-6.4"""
    t = scene("""
        P1 hand: clearing swamp path clearing clearing
        P2 hand:
    """)

    assert sorted(t.options()) == ["draw", "set clearing clearing clearing",
                                   "set swamp path clearing"]  # fmt: skip
    t.says(P1, f"set {laid}")

    assert t.options() == ["draw"]
    assert t.shows(f"P1 hand: {left} | row: {laid} | score: {score}")


def test_two_clearings_and_a_swamp_are_no_set_and_a_clearing_cannot_be_played() -> None:
    """GW-C.clearing, GW-5.2, GW-4.3"""
    t = scene("""
        P1 hand: clearing clearing swamp rune
        P2 hand:
    """)

    assert t.options() == ["draw", "rune"]
    assert isinstance(t.refuses(P1, "set clearing clearing clearing"), IllegalMove)
    assert isinstance(t.refuses(P1, "set swamp path clearing"), IllegalMove)


def test_all_settings_of_the_game_can_lie_as_mixed_sets() -> None:
    """GW-6.3, GW-5.11"""
    sets = " / ".join(["clearing path swamp"] * 5)
    t = scene(f"""
        P1 hand: clearing swamp path | row: {sets}
        P2 hand:
    """)

    t.says(P1, "set swamp path clearing")

    assert t.score(P1) == 30


def test_a_set_of_clearings_can_be_taken_by_the_sorceress() -> None:
    """GW-C.clearing, GW-5.12"""
    t = scene("""
        P1 hand: sorceress owl owl owl
        P2 hand: | row: clearing clearing clearing
    """)

    t.plays(P1, "sorceress").on("set owl owl owl").says(P1, "combo P2 1")

    assert t.shows("""
        P1 hand: | row: sorceress / clearing clearing clearing | score: 4
        P2 row: | score: 0
        discard: owl owl owl
    """)
