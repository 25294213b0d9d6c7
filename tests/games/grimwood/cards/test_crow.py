from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, scene


def test_three_crows_score_ten_and_two_sets_may_lie_side_by_side() -> None:
    """GW-C.crow, GW-6.2, GW-5.11"""
    t = scene("""
        P1 hand: crow crow crow crow crow crow crow | row: owl owl owl
        P2 hand:
    """)

    t.says(P1, "set crow crow crow")
    assert t.shows("P1 hand: crow crow crow crow | score: 20")
    t.says(P1, "set crow crow crow")

    assert t.options() == ["draw"]
    assert t.shows("""
        P1 hand: crow | row: owl owl owl / crow crow crow / crow crow crow | score: 30
        plays: 1
        closes: 1
    """)


def test_crows_and_owls_do_not_mix_and_a_crow_cannot_be_played() -> None:
    """GW-C.crow, GW-5.2, GW-4.3"""
    t = scene("""
        P1 hand: crow crow owl owl
        P2 hand:
    """)

    assert t.options() == ["draw"]
    assert isinstance(t.refuses(P1, "set crow crow crow"), IllegalMove)
    assert isinstance(t.refuses(P1, "set owl owl owl"), IllegalMove)


def test_both_animal_sets_can_be_laid_from_one_hand() -> None:
    """GW-5.1, GW-6.5"""
    t = scene("""
        P1 hand: crow owl crow owl crow owl
        P2 hand:
    """)

    assert sorted(t.options()) == ["draw", "set crow crow crow", "set owl owl owl"]
    t.says(P1, "set crow crow crow", "set owl owl owl")

    assert t.shows("P1 hand: | row: crow crow crow / owl owl owl | score: 20")


def test_crows_pay_the_sorceress_after_owls() -> None:
    """GW-R24, GW-C.crow"""
    three = scene("""
        P1 hand: sorceress crow crow crow owl owl owl | row: crow crow crow
        P2 hand: | row: hydra / mage
    """)
    pair = scene(
        """
        P1 hand: sorceress crow crow owl
        P2 hand: | row: hydra / mage
        """,
        sorceress_cost="pair_from_hand",
    )

    three.plays(P1, "sorceress")
    assert three.options() == ["set owl owl owl", "combo P1 1", "set crow crow crow", "decline"]
    three.says(P1, "set crow crow crow", "combo P2 2")
    pair.plays(P1, "sorceress")
    assert pair.options() == ["pair crow", "decline"]
    pair.says(P1, "pair crow", "combo P2 1")

    assert three.shows("""
        P1 hand: owl owl owl | row: crow crow crow / sorceress / mage | score: 12
        P2 row: hydra
        discard: crow crow crow
    """)
    assert pair.shows("""
        P1 hand: owl | row: sorceress / hydra
        P2 row: mage
        discard: crow crow
    """)


def test_amazon_brings_one_crow_of_everybody() -> None:
    """GW-X21"""
    t = scene("""
        P1 hand: amazon
        P2 hand: crow crow owl
        P3 hand: amulet
        P4 hand: crow
    """)

    t.plays(P1, "amazon").on("crow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: crow crow
        P2 hand: crow owl
        P3 hand: amulet
        P4 hand:
    """)


def test_a_destroyed_crow_set_goes_to_the_pile_as_a_whole() -> None:
    """GW-5.9, GW-9.6"""
    t = scene("""
        P1 hand: demon
        P2 hand: crow | row: crow crow crow
        discard: owl
    """)

    t.plays(P1, "demon")
    assert t.options() == ["combo P2 1", "combo P1 1", "decline"]
    t.says(P1, "combo P2 1")

    assert t.shows("""
        P2 hand: crow | row: | score: 0
        discard: crow crow crow owl
    """)
