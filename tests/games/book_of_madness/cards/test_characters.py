"""The eight characters and what they can do."""

from games.book_of_madness.study import acts, casts, study
from grimtable.testing.scene import P1, P2


def test_ember_may_cure_after_a_dispel() -> None:
    """BM-C.ember"""
    t = study("P1 character: ember | hand: fire_3 fire_1 madness air_1\ncurses: cinder_breath")
    acts(t, P1, "dispel 1", "gain fire_2")
    assert t.options() == ["no", "yes"]
    t.says(P1, "yes")

    assert t.shows("P1 hand: air_1\nmadness: 13")


def test_ember_is_not_asked_without_madness_in_hand() -> None:
    """BM-C.ember, BM-R46"""
    t = study("P1 character: ember | hand: fire_3 fire_1 air_1\ncurses: cinder_breath")
    acts(t, P1, "dispel 1", "gain fire_2")

    assert t.frame == "ActionPhase"


def test_ember_is_asked_after_a_granted_dispel_too() -> None:
    """BM-C.ember, BM-R46"""
    t = study(
        "P1 hand: air_1\nP2 character: ember | hand: fire_3 fire_1 madness\ncurses: cinder_breath"
    )
    casts(t, P1, "telepathy")
    acts(t, P2, "dispel 1", "gain fire_2", "no")

    assert t.line("P2 hand") == "madness"


def test_sear_cures_for_one_unit() -> None:
    """BM-C.sear"""
    t = study("P1 character: sear | hand: water_1 madness")
    acts(t, P1, "cure hand")

    assert t.shows("P1 hand: | pile: water_1\nmadness: 13")
    assert not study("P1 hand: water_1 madness").offers("cure hand")


def test_brook_has_five_slots() -> None:
    """BM-C.brook, BM-10.2"""
    t = study("P1 character: brook | hand: water_3 fire_1 fire_1 | support: air_1 air_1 air_1")
    casts(t, P1, "ice", 3)

    assert t.line("P1 support") == "air_1 air_1 air_1 fire_1 fire_1"


def test_sleet_places_a_card_once_in_the_own_phase() -> None:
    """BM-C.sleet"""
    t = study("P1 character: sleet | hand: fire_1 fire_2")
    t.says(P1, "ability", "card fire_2")

    assert t.shows("P1 hand: fire_1 | support: fire_2\nactions: 0")
    assert not t.offers("ability")


def test_sleet_needs_a_card_and_a_free_slot() -> None:
    """BM-C.sleet, BM-R46"""
    t = study("P1 character: sleet | hand: fire_1 | support: air_1 air_1 air_1")

    assert not t.offers("ability")


def test_moss_may_have_six_spells() -> None:
    """BM-C.moss"""
    t = study(
        "P1 character: moss | hand: fire_2 | spells: ice growth telepathy combustion quarry\n"
        "library fire: cauterise"
    )
    acts(t, P1, "learn fire")

    assert t.line("P1 spells") == "ice growth telepathy combustion quarry cauterise"


def test_flint_may_put_a_gained_card_on_the_deck() -> None:
    """BM-C.flint"""
    t = study("P1 character: flint | hand: fire_2 water_2 | deck: air_1")
    acts(t, P1, "gain fire_2", "yes")
    acts(t, P1, "gain water_2", "no")

    assert t.shows("P1 deck: fire_2 air_1 | pile: fire_2 water_2 water_2")


def test_flint_is_not_asked_for_the_reward_of_a_dispel() -> None:
    """BM-C.flint, BM-R46"""
    t = study("P1 character: flint | hand: fire_3 fire_1 fire_1\ncurses: cinder_breath")
    acts(t, P1, "dispel 1", "gain fire_2")

    assert t.frame == "ActionPhase"


def test_gale_gives_a_card_once() -> None:
    """BM-C.gale"""
    t = study("P1 character: gale | hand: fire_1 madness\nP2 hand: air_1\nP3 hand: air_2")
    t.says(P1, "ability")
    assert t.options() == ["seat P2", "seat P3"]
    t.says(P1, "seat P3")
    assert t.options() == ["card fire_1", "card madness"]
    t.says(P1, "card madness")

    assert t.shows("P1 hand: fire_1\nP3 hand: air_2 madness\nactions: 0")
    assert not t.offers("ability")


def test_gale_gives_no_madness_where_that_is_forbidden() -> None:
    """BM-R42, BM-R46"""
    t = study("P1 character: gale | hand: fire_1 madness", give_madness="no")
    t.says(P1, "ability")

    assert t.shows("P1 hand: madness\nP2 hand: fire_1")


def test_lark_refreshes_a_spell_of_another_player() -> None:
    """BM-C.lark"""
    t = study("phase: turn\nfield: 1\nP1 character: lark | spells: ice*\nP2 spells: ice* growth*~")
    assert t.options() == ["no", "wake P2 ice"]
    t.says(P1, "wake P2 ice")

    assert t.shows("P1 spells: ice\nP2 spells: ice growth*~")


def test_larks_help_does_not_count_as_a_refresh_by_an_effect() -> None:
    """BM-C.lark, BM-R28"""
    t = study("phase: turn\nfield: 1\nP1 character: lark | hand: air_1\nP2 spells: ice* growth*")
    t.says(P1, "wake P2 ice")

    assert t.line("P2 spells") == "ice growth*"
    assert t.asked != P2
