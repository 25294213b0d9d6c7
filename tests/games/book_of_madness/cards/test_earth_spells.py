"""The earth spells, cast plainly and amplified."""

from games.book_of_madness.study import casts, study
from grimtable.testing.scene import P1, P2


def test_growth_draws() -> None:
    """BM-C.growth"""
    t = study("P1 hand: earth_1 fire_1 | deck: air_1 air_2")
    casts(t, P1, "growth")

    assert t.shows("P1 hand: air_1 fire_1 | deck: air_2 | pile: earth_1")


def test_deep_roots_draws_for_any_player() -> None:
    """BM-C.deep_roots"""
    t = study("P1 spells: deep_roots | hand: earth_2 fire_1 fire_2\nP2 deck: air_1 air_2 air_3")
    casts(t, P1, "deep_roots", 2).says(P1, "seat P2")

    assert t.shows("P2 hand: air_1 air_2 | deck: air_3")


def test_quarry_looks_discards_orders_and_draws() -> None:
    """BM-C.quarry"""
    t = study("P1 spells: quarry | hand: earth_1 fire_1 fire_1 | deck: madness air_1 air_2 water_1")
    casts(t, P1, "quarry")
    assert t.options() == ["card madness", "keep", "card air_1", "card air_2"]
    t.says(P1, "card madness", "keep", "card air_2")

    assert t.shows("P1 hand: fire_1 fire_1 air_2 | pile: earth_1 madness | deck: air_1 water_1")


def test_seedling_puts_a_two_on_the_deck() -> None:
    """BM-C.seedling"""
    t = study("P1 spells: seedling | hand: earth_2 earth_2 fire_1 fire_1 | deck: water_1")
    casts(t, P1, "seedling", 2).says(P1, "gain fire_2", "gain air_2")

    assert t.line("P1 deck") == "air_2 fire_2 water_1"


def test_vein_of_ore_takes_a_two_into_the_hand() -> None:
    """BM-C.vein_of_ore"""
    t = study("P1 spells: vein_of_ore | hand: earth_2 fire_1")
    casts(t, P1, "vein_of_ore").says(P1, "gain air_2")

    assert t.line("P1 hand") == "air_2 fire_1"


def test_second_harvest_recovers_and_draws() -> None:
    """BM-C.second_harvest"""
    t = study(
        "P1 spells: second_harvest | hand: earth_2 fire_1 | pile: madness air_3 | deck: air_1 air_2"
    )
    casts(t, P1, "second_harvest")
    assert t.options() == ["pile air_3", "pile earth_2"]
    t.says(P1, "pile air_3")

    assert t.shows("P1 hand: air_1 air_3 fire_1 | pile: earth_2 madness | deck: air_2")


def test_root_network_draws_for_the_others() -> None:
    """BM-C.root_network"""
    t = study(
        "P1 spells: root_network | hand: earth_2 fire_1 fire_2 | deck: fire_1\nP2 deck: air_1\n"
        "P3 deck: air_2"
    )
    casts(t, P1, "root_network")

    assert t.shows("P1 hand: fire_1 fire_2\nP2 hand: air_1\nP3 hand: air_2")


def test_world_tree_draws_two_for_everybody() -> None:
    """BM-C.world_tree"""
    t = study("P1 spells: world_tree | hand: earth_3 | deck: fire_1 fire_1\nP2 deck: air_1 air_2")
    casts(t, P1, "world_tree")

    assert t.shows("P1 hand: fire_1 fire_1\nP2 hand: air_1 air_2")


def test_crystal_heart_takes_a_three_into_the_hand() -> None:
    """BM-C.crystal_heart"""
    t = study("P1 spells: crystal_heart | hand: earth_3")
    casts(t, P1, "crystal_heart").says(P1, "gain water_3")

    assert t.line("P1 hand") == "water_3"


def test_alchemy_raises_a_card_of_each_player() -> None:
    """BM-C.alchemy"""
    t = study("P1 spells: alchemy | hand: earth_2 fire_1 water_3\nP2 hand: air_2 earth_1")
    casts(t, P1, "alchemy")
    assert t.asked == P2 and t.options() == ["card earth_1", "card air_2"]
    t.says(P2, "card air_2")

    assert t.shows("P1 hand: fire_2 water_3\nP2 hand: air_3 earth_1\nbanished: air_2 fire_1")
