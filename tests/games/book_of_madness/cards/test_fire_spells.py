"""The fire spells, cast plainly and amplified."""

from games.book_of_madness.study import acts, casts, study
from grimtable.testing.scene import P1, P2


def test_combustion_banishes_hand_cards() -> None:
    """BM-C.combustion"""
    t = study("P1 hand: fire_2 madness water_1 air_1")
    casts(t, P1, "combustion", 2).says(P1, "card madness", "card water_1")

    assert t.shows("P1 hand: air_1 | pile: fire_2\nbanished: madness water_1")
    assert t.line("P1 spells") == "combustion* ice growth telepathy"


def test_cauterise_cures_from_hand_and_pile() -> None:
    """BM-C.cauterise"""
    t = study(
        "P1 spells: cauterise ice | hand: fire_1 fire_1 madness water_1 | pile: madness\nmadness: 5"
    )
    casts(t, P1, "cauterise", 2)

    assert t.shows("P1 hand: water_1 | pile: fire_1 fire_1\nmadness: 7")


def test_cauterise_asks_where_the_madness_lies() -> None:
    """BM-C.cauterise, BM-14.11"""
    t = study("P1 spells: cauterise ice | hand: fire_1 madness water_1 | pile: madness\nmadness: 5")
    casts(t, P1, "cauterise")
    assert t.options() == ["cure hand", "cure pile"]
    t.says(P1, "cure pile")

    assert t.shows("P1 hand: madness water_1 | pile: fire_1\nmadness: 6")


def test_controlled_burn_banishes_for_any_player() -> None:
    """BM-C.controlled_burn"""
    t = study("P1 spells: controlled_burn ice | hand: fire_1 water_1\nP2 hand: air_1 | pile: air_2")
    casts(t, P1, "controlled_burn").says(P1, "seat P2")
    assert t.asked == P2 and t.options() == ["card air_1", "pile air_2"]
    t.says(P2, "pile air_2")

    assert t.shows("P2 hand: air_1 | pile:\nbanished: air_2")


def test_controlled_burn_reaches_the_pile_of_an_empty_hand() -> None:
    """BM-C.controlled_burn"""
    t = study("P1 spells: controlled_burn ice | hand: fire_1 water_1\nP2 pile: air_2 air_1")
    casts(t, P1, "controlled_burn").says(P1, "seat P2").says(P2, "pile air_2")

    assert t.shows("P2 pile: air_1\nbanished: air_2")


def test_smelting_banishes_then_draws() -> None:
    """BM-C.smelting"""
    t = study(
        "P1 spells: smelting | hand: fire_2 fire_1 earth_1 | deck: air_1 air_2 fire_3 water_1"
    )
    casts(t, P1, "smelting").says(P1, "card earth_1")

    assert t.shows("P1 hand: fire_1 air_1 air_2 | deck: fire_3 water_1\nbanished: earth_1")


def test_searing_ray_makes_the_next_dispel_cheaper() -> None:
    """BM-C.searing_ray, BM-R43"""
    t = study("P1 spells: searing_ray | hand: fire_2 fire_1\ncurses: cinder_breath")
    casts(t, P1, "searing_ray")
    assert t.line("P1 discount") == "3"
    acts(t, P1, "dispel 1", "gain water_2")

    assert t.shows("P1 hand: | pile: fire_2 fire_1 water_2 | discount: 0")


def test_phoenix_ash_shuffles_without_madness_and_draws() -> None:
    """BM-C.phoenix_ash, BM-14.12"""
    t = study("P1 spells: phoenix_ash | hand: fire_2 fire_1\nP2 pile: air_1 air_1\nmadness: 5")
    casts(t, P1, "phoenix_ash").says(P1, "seat P2")

    assert t.shows("P2 hand: air_1 air_1 | pile:\nmadness: 5")


def test_phoenix_ash_mixes_deck_and_pile() -> None:
    """BM-C.phoenix_ash"""
    t = study("P1 spells: phoenix_ash | hand: fire_2 fire_1 | deck: air_1 air_2 | pile: water_1")
    casts(t, P1, "phoenix_ash").says(P1, "seat P1")

    assert t.line("P1 cards") == "3" and len(t.line("P1 deck").split()) == 2
    assert t.line("P1 pile") == ""


def test_purging_flame_cures_two() -> None:
    """BM-C.purging_flame"""
    t = study(
        "P1 spells: purging_flame | hand: fire_2\nP2 hand: madness madness madness\nmadness: 5"
    )
    casts(t, P1, "purging_flame").says(P1, "seat P2")

    assert t.shows("P2 hand: madness\nmadness: 7")


def test_inferno_removes_a_curse_without_reward() -> None:
    """BM-C.inferno, BM-R43"""
    t = study("P1 spells: inferno | hand: fire_3 fire_1\ncurses: undertow rift")
    casts(t, P1, "inferno")
    assert t.options() == ["curse 1", "curse 2"]
    t.says(P1, "curse 2")

    assert t.shows("curses: undertow - - - -\nP1 pile: fire_3")
    assert t.line("stack multi").split()[-1] == "rift"


def test_inferno_puts_all_curses_back_from_the_left() -> None:
    """BM-C.inferno, BM-7.17"""
    t = study("""
        P1 spells: inferno | hand: fire_3 fire_3
        curses: quicksand - - petrify -
        field: 3
    """)
    casts(t, P1, "inferno", times=2)

    assert t.line("stack earth").split()[-2:] == ["quicksand", "petrify"]


def test_great_pyre_is_for_everybody() -> None:
    """BM-C.great_pyre"""
    t = study(
        "P1 spells: great_pyre | hand: fire_3 fire_1 water_1 | deck: air_1\n"
        "P2 hand: madness | pile: earth_1 | deck: earth_2"
    )
    casts(t, P1, "great_pyre").says(P1, "card water_1").says(P2, "card madness")

    assert t.shows("P1 hand: fire_1 air_1 | pile: fire_3\nP2 hand: earth_2 | pile: earth_1")
    assert t.line("banished") == "madness water_1"


def test_rekindled_minds_cures_everybody() -> None:
    """BM-C.rekindled_minds"""
    t = study(
        "P1 spells: rekindled_minds | hand: fire_3 fire_1 madness\nP2 pile: madness\n"
        "P3 hand: air_1\nmadness: 5"
    )
    casts(t, P1, "rekindled_minds")

    assert t.shows("P1 hand: fire_1\nP2 pile:\nP3 hand: air_1\nmadness: 7")
