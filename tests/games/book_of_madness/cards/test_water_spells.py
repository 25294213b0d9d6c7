"""The water spells, cast plainly and amplified."""

from games.book_of_madness.study import acts, casts, study
from grimtable.testing.scene import P1, P2


def test_ice_places_a_hand_card() -> None:
    """BM-C.ice, BM-10.1"""
    t = study("P1 hand: water_1 fire_1 fire_2")
    casts(t, P1, "ice")
    assert t.options() == ["card fire_2", "card fire_1"]
    t.says(P1, "card fire_2")

    assert t.shows("P1 hand: fire_1 | support: fire_2 | pile: water_1")


def test_frost_rune_places_then_draws_one() -> None:
    """BM-C.frost_rune"""
    t = study(
        "P1 spells: frost_rune | hand: water_2 water_1\nP2 hand: air_1 air_2 | deck: fire_1 fire_2"
    )
    casts(t, P1, "frost_rune", 2).says(P1, "seat P2")

    assert t.shows("P2 hand: fire_1 | support: air_1 air_2 | deck: fire_2")


def test_tide_pool_takes_element_cards_of_the_pile() -> None:
    """BM-C.tide_pool"""
    t = study("P1 spells: tide_pool | hand: water_2 water_1 | pile: madness fire_1")
    casts(t, P1, "tide_pool").says(P1, "pile fire_1")

    assert t.shows("P1 support: fire_1 | pile: madness water_2")


def test_mist_veil_turns_a_curse_face_down() -> None:
    """BM-C.mist_veil"""
    t = study("P1 spells: mist_veil | hand: water_1 water_1\ncurses: undertow rift")
    casts(t, P1, "mist_veil").says(P1, "curse 2")

    assert t.line("curses") == "undertow rift~ - - -"


def test_wellspring_fills_support_from_the_deck() -> None:
    """BM-C.wellspring"""
    t = study("P1 spells: wellspring | hand: water_2 water_1\nP2 deck: madness fire_2 air_1")
    casts(t, P1, "wellspring").says(P1, "seat P2")

    assert t.shows("P2 support: fire_2 madness | deck: air_1")


def test_wellspring_stops_when_no_slot_is_free() -> None:
    """BM-C.wellspring, BM-R29"""
    t = study("P1 spells: wellspring | hand: water_2\nP2 support: air_1 air_1 | deck: fire_2 air_1")
    casts(t, P1, "wellspring").says(P1, "seat P2")

    assert t.shows("P2 support: air_1 air_1 fire_2 | deck: air_1")


def test_cleansing_rain_cures_support_then_places() -> None:
    """BM-C.cleansing_rain"""
    t = study(
        "P1 spells: cleansing_rain | hand: water_2 water_1 | support: madness\n"
        "P2 hand: air_1 | support: air_2\nmadness: 5"
    )
    casts(t, P1, "cleansing_rain")

    assert t.shows("P1 support: water_1 | hand:\nP2 support: air_1 air_2\nmadness: 6")


def test_mirror_lake_takes_a_two_into_support() -> None:
    """BM-C.mirror_lake"""
    t = study("P1 spells: mirror_lake | hand: water_2 water_1")
    casts(t, P1, "mirror_lake").says(P1, "gain air_2")

    assert t.shows("P1 support: air_2\nsupply air_2: 9")


def test_mirror_lake_fills_the_last_slot() -> None:
    """BM-C.mirror_lake"""
    t = study("P1 spells: mirror_lake | hand: water_2 water_1 | support: fire_1 fire_1")
    casts(t, P1, "mirror_lake").says(P1, "gain air_2")

    assert t.shows("P1 support: air_2 fire_1 fire_1")


def test_mirror_lake_needs_a_free_slot() -> None:
    """BM-C.mirror_lake, BM-R29"""
    t = study("P1 spells: mirror_lake | hand: water_2 water_1 | support: fire_1 fire_1 fire_1")
    casts(t, P1, "mirror_lake")

    assert t.shows("P1 support: fire_1 fire_1 fire_1 | spells: mirror_lake*")


def test_arctic_circle_places_and_draws_for_all() -> None:
    """BM-C.arctic_circle"""
    t = study(
        "P1 spells: arctic_circle | hand: water_3 fire_1 | deck: air_1\n"
        "P2 hand: air_1 | deck: fire_2"
    )
    casts(t, P1, "arctic_circle")

    assert t.shows("P1 hand: air_1 | support: fire_1\nP2 hand: fire_2 | support: air_1")


def test_avatar_leaves_support_where_it_is() -> None:
    """BM-C.avatar, BM-14.10"""
    t = study("P1 spells: avatar | hand: water_3\nP2 support: fire_2 fire_2")
    casts(t, P1, "avatar")
    assert t.frame == "Granted"
    acts(t, P1, "gain fire_2")
    acts(t, P1, "gain fire_2")

    assert t.line("P2 support") == "fire_2 fire_2"


def test_glacier_vault_takes_a_three_into_support() -> None:
    """BM-C.glacier_vault"""
    t = study("P1 spells: glacier_vault | hand: water_3 fire_1")
    casts(t, P1, "glacier_vault").says(P1, "gain earth_3")

    assert t.shows("P1 support: earth_3\nsupply earth_3: 5")


def test_ice_may_place_madness_only_while_a_slot_is_free() -> None:
    """BM-R29, BM-10.5"""
    t = study("P1 hand: water_1 madness fire_1 | support: air_1 air_1")
    casts(t, P1, "ice").says(P1, "card madness")
    assert t.shows("P1 support: air_1 air_1 madness | hand: fire_1")

    other = study("P1 hand: water_1 madness fire_1 | support: air_1 air_1 air_1")
    casts(other, P1, "ice")
    assert other.shows("P1 support: air_1 air_1 air_1 | hand: fire_1 madness")
    assert other.asked == P1 != P2
