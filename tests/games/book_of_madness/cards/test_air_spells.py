"""The air spells, cast plainly and amplified."""

from games.book_of_madness.study import acts, casts, study
from grimtable.testing.scene import P1, P2, P3


def test_telepathy_grants_an_action() -> None:
    """BM-C.telepathy, BM-14.4"""
    t = study("P1 hand: air_1 fire_1\nP2 hand: water_2 fire_1")
    casts(t, P1, "telepathy")
    assert t.asked == P2 and t.frame == "Granted"
    acts(t, P2, "gain water_2")

    assert t.asked == P1
    assert t.shows("P2 hand: fire_1 | pile: water_2 water_2")


def test_passing_breeze_gives_up_to_two_then_draws() -> None:
    """BM-C.passing_breeze, BM-14.14"""
    t = study(
        "P1 spells: passing_breeze | hand: air_1 fire_1 fire_2 madness | deck: water_1 water_2"
    )
    casts(t, P1, "passing_breeze")
    assert t.options() == ["stop", "card madness", "card fire_1", "card fire_2"]
    t.says(P1, "card madness", "stop")

    assert t.shows("P1 hand: fire_1 fire_2 water_1\nP2 hand: madness")


def test_quick_thought_refreshes_two_spells() -> None:
    """BM-C.quick_thought"""
    t = study("P1 spells: quick_thought | hand: air_1 air_1\nP2 spells: ice* growth* telepathy")
    casts(t, P1, "quick_thought").says(P1, "seat P2")

    assert t.line("P2 spells") == "ice! growth! telepathy"


def test_updraft_discards_then_draws() -> None:
    """BM-C.updraft"""
    t = study("P1 spells: updraft | hand: air_1 fire_1 fire_2 | deck: water_1 water_2 earth_1")
    casts(t, P1, "updraft").says(P1, "card fire_1")

    assert t.shows("P1 hand: fire_2 water_1 water_2 | pile: air_1 fire_1 | deck: earth_1")


def test_eye_of_the_storm_moves_everybodys_hand() -> None:
    """BM-C.eye_of_the_storm"""
    t = study(
        "P1 spells: eye_of_the_storm | hand: air_2 fire_1 fire_2 | deck: water_1\n"
        "P2 hand: earth_1 | deck: earth_2"
    )
    casts(t, P1, "eye_of_the_storm").says(P1, "card fire_1")

    assert t.shows("P1 hand: fire_2 water_1 | pile: air_2 fire_1\nP2 hand: earth_2 | pile: earth_1")


def test_council_of_winds_grants_two_actions() -> None:
    """BM-C.council_of_winds"""
    t = study("P1 spells: council_of_winds | hand: air_2 fire_1 fire_2\nP2 hand: water_2 fire_2")
    casts(t, P1, "council_of_winds")
    acts(t, P2, "gain water_2")
    acts(t, P2, "gain fire_2")

    assert t.asked == P1
    assert t.shows("P2 hand: | pile: fire_2 fire_2 water_2 water_2")


def test_tailwind_draws_and_refreshes_for_one_player() -> None:
    """BM-C.tailwind, BM-15.2"""
    t = study("P1 spells: tailwind | hand: air_2\nP2 spells: ice* growth* | deck: fire_1 fire_1")
    casts(t, P1, "tailwind").says(P1, "seat P2")
    assert t.asked == P2
    t.says(P2, "spell growth")

    assert t.shows("P2 hand: fire_1 fire_1 | spells: ice* growth!")


def test_hurricane_grants_an_action_to_each_other_player() -> None:
    """BM-C.hurricane"""
    t = study("P1 spells: hurricane | hand: air_3 fire_2\nP2 hand: water_2\nP3 hand: earth_2")
    casts(t, P1, "hurricane")
    acts(t, P2, "gain water_2")
    assert t.asked == P3
    t.says(P3, "decline")

    assert t.asked == P1
    assert t.shows("P2 pile: water_2 water_2\nP3 hand: earth_2")


def test_echo_chamber_copies_a_spell_of_another_player() -> None:
    """BM-C.echo_chamber, BM-R39"""
    t = study(
        "P1 spells: echo_chamber | hand: air_2 air_2 fire_1 | deck: water_1 water_1\n"
        "P2 spells: growth* ice~ combustion"
    )
    casts(t, P1, "echo_chamber", 2)
    assert t.options() == ["spell growth", "spell combustion"]
    t.says(P1, "spell growth")

    assert t.shows("P1 hand: fire_1 water_1 water_1 | spells: echo_chamber*")
    assert t.line("P2 spells") == "growth* ice~ combustion"


def test_clear_sky_refreshes_and_draws_for_everybody() -> None:
    """BM-C.clear_sky"""
    t = study(
        "P1 spells: clear_sky ice* | hand: air_3 fire_2 | deck: water_1\n"
        "P2 spells: ice | deck: earth_1"
    )
    casts(t, P1, "clear_sky")

    assert t.shows("P1 hand: fire_2 water_1 | spells: clear_sky* ice!")
    assert t.shows("P2 hand: earth_1 | spells: ice")
