import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, scene


@pytest.mark.parametrize(
    ("laid", "row", "left", "score"),
    [
        ("swamp swamp swamp", "swamp swamp swamp", "path clearing", "3"),
        ("swamp path clearing", "swamp path clearing", "swamp swamp", "5"),
    ],
)
def test_three_swamps_score_three_and_a_mixed_set_five(
    laid: str, row: str, left: str, score: str
) -> None:
    """GW-C.swamp, GW-6.3, GW-6.4"""
    t = scene("""
        P1 hand: path swamp swamp clearing swamp
        P2 hand:
    """)

    assert sorted(t.options()) == ["draw", "set swamp path clearing", "set swamp swamp swamp"]
    t.says(P1, f"set {laid}")

    assert t.options() == ["draw"]
    assert t.shows(f"""
        P1 hand: {left} | row: {row} | score: {score}
        plays: 1
        closes: 1
    """)


def test_two_swamps_and_another_setting_are_no_set() -> None:
    """GW-C.swamp, GW-5.2"""
    t = scene("""
        P1 hand: swamp swamp path owl owl
        P2 hand:
    """)

    assert t.options() == ["draw"]
    assert isinstance(t.refuses(P1, "set swamp swamp swamp"), IllegalMove)
    assert isinstance(t.refuses(P1, "set swamp path clearing"), IllegalMove)


def test_six_swamps_make_two_sets() -> None:
    """GW-5.11, GW-6.5"""
    t = scene("""
        P1 hand: swamp swamp swamp swamp swamp swamp
        P2 hand:
    """)

    t.says(P1, "set swamp swamp swamp", "set swamp swamp swamp")

    assert t.shows("P1 hand: | row: swamp swamp swamp / swamp swamp swamp | score: 6")


def test_a_destroyed_mixed_set_leaves_its_last_card_on_top() -> None:
    """GW-9.6"""
    t = scene("""
        P1 hand: demon swamp clearing path
        P2 hand:
    """)

    t.says(P1, "set swamp path clearing").plays(P1, "demon").on("combo P1 1")

    assert t.shows("""
        P1 row: demon | score: 1
        discard: clearing path swamp
    """)


def test_a_swamp_set_does_not_take_a_supernatural() -> None:
    """GW-5.4, GW-5.9"""
    t = scene("""
        P1 hand: hydra swamp | row: swamp swamp swamp
        P2 hand:
    """)

    t.says(P1, "lay hydra")

    # a single place answers itself
    assert t.frame == "MainAction"
    assert t.shows("P1 row: swamp swamp swamp / hydra | score: 4")
