from grimtable.games.grimwood.ids import (
    AMULET,
    ASIDE,
    CROW,
    DARK_UNICORN,
    DISCARD,
    HAND,
    ROW,
    STARTED,
)
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, P4, scene


def test_every_other_player_with_cards_discards_one() -> None:
    """GW-C.dark_unicorn, GW-X2"""
    t = scene("""
        P1 hand: dark_unicorn | row: nymph giant / swamp path clearing
        P2 hand: owl owl owl
        P3 hand: crow
        P4 hand:
    """)

    t.says(P1, "play dark_unicorn").luck("owl", "crow").says(P1, "new")

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("""
        P1 hand: | row: nymph giant / swamp path clearing / dark_unicorn | score: 8
        P2 hand: owl owl
        P3 hand:
        P4 hand:
        discard: crow owl
        plays: 0
    """)


def test_laid_on_an_old_combo_it_discards_all_the_same() -> None:
    """GW-C.dark_unicorn, GW-X3"""
    t = scene("""
        P1 hand: dark_unicorn | row: nymph giant / swamp path clearing
        P2 hand: owl owl owl
        P3 hand: crow
        P4 hand:
    """)

    t.says(P1, "play dark_unicorn")

    assert t.options() == ["new", "combo P1 1"]

    t.luck("owl", "crow").says(P1, "combo P1 1")

    assert t.shows("""
        P1 row: nymph giant dark_unicorn / swamp path clearing | score: 10
        P2 hand: owl owl
        P3 hand:
        discard: crow owl
    """)


def test_cards_fall_clockwise_from_the_left_of_the_active_player() -> None:
    """GW-9.6, GW-8.3, GW-C.dark_unicorn"""
    t = scene("""
        P1 hand: path
        P2 hand: swamp
        P3 hand: dark_unicorn rune
        P4 hand: clearing
        turn: P3
        discard: owl
    """)

    t.plays(P3, "dark_unicorn")

    assert t.shows("discard: swamp path clearing owl\nP3 hand: rune")


def test_the_card_is_picked_at_random_from_each_hand() -> None:
    """GW-C.dark_unicorn, GW-R36"""
    for first, second in (("owl", "rune"), ("crow", "path"), ("swamp", "rune")):
        t = scene("""
            P1 hand: dark_unicorn
            P2 hand: owl crow swamp
            P3 hand: rune path
        """)

        t.luck(first, second).plays(P1, "dark_unicorn")

        assert t.shows(f"discard: {second} {first}")


def test_an_amulet_so_hit_is_simply_discarded() -> None:
    """GW-7.8, GW-7.9, GW-C.dark_unicorn"""
    t = scene("""
        P1 hand: dark_unicorn
        P2 hand: amulet
        P3 hand: amulet
    """)

    t.plays(P1, "dark_unicorn")

    assert t.frame == "MainAction"
    assert t.shows("P2 hand:\nP3 hand:\ndiscard: amulet amulet")


def test_a_hand_of_one_is_hit_whatever_the_least_hand_for_steals() -> None:
    """GW-C.dark_unicorn, GW-R6"""
    t = scene("P1 hand: dark_unicorn\nP2 hand: owl", steal_min_hand="2_all")

    t.plays(P1, "dark_unicorn")

    assert t.shows("P2 hand:\ndiscard: owl")


def test_with_oneself_included_the_own_card_falls_last() -> None:
    """GW-R17, GW-9.6, GW-C.dark_unicorn"""
    t = scene(
        """
        P1 hand: crow
        P2 hand: dark_unicorn rune
        P3 hand: owl owl
        turn: P2
        """,
        dark_unicorn_includes_self="true",
    )

    t.luck("owl", "crow", "rune").plays(P2, "dark_unicorn")

    assert t.shows("P1 hand:\nP2 hand: | row: dark_unicorn\nP3 hand: owl\ndiscard: rune crow owl")


def test_with_oneself_included_the_own_hand_alone_makes_it_playable() -> None:
    """GW-8.12, GW-R17"""
    t = scene("P1 hand: dark_unicorn owl\nP2 hand:", dark_unicorn_includes_self="true")

    assert t.offers("play dark_unicorn")

    t.plays(P1, "dark_unicorn")

    assert t.shows("P1 hand:\ndiscard: owl")

    t = scene("P1 hand: dark_unicorn\nP2 hand:", dark_unicorn_includes_self="true")

    assert not t.offers("play dark_unicorn")

    t = scene("P1 hand: dark_unicorn\nP2 hand: owl", dark_unicorn_includes_self="true")

    assert t.offers("play dark_unicorn")


def test_the_elf_makes_it_strike_twice_and_no_more() -> None:
    """GW-C.dark_unicorn, GW-8.8"""
    t = scene("""
        P1 hand: dark_unicorn elf nymph
        P2 hand: owl owl owl
        P3 hand: crow
        extras: 2
    """)

    t.luck("owl", "crow").plays(P1, "dark_unicorn")
    t.plays(P1, "elf").on("dark_unicorn")

    assert t.shows("P2 hand: owl\nP3 hand:\ndiscard: owl crow owl")

    t.plays(P1, "nymph").on("dark_unicorn")
    t.says(P1, "new")

    assert t.frame == "MainAction"
    assert t.shows("P2 hand: owl\ndiscard: owl crow owl\nP1 row: elf / nymph / dark_unicorn")


def test_the_nymph_sets_it_on_its_former_owner() -> None:
    """GW-8.13, GW-C.dark_unicorn"""
    t = scene("""
        P1 hand: nymph rune
        P2 hand: owl | row: dark_unicorn
    """)

    t.plays(P1, "nymph").on("dark_unicorn")
    t.says(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: rune | row: nymph dark_unicorn\nP2 hand: | row:\ndiscard: owl")


def test_everybody_sees_the_discarded_cards() -> None:
    """GW-C.dark_unicorn, GW-I17"""
    t = scene("""
        P1 hand: dark_unicorn
        P2 hand: amulet
        P3 hand:
        P4 hand: crow owl
    """)
    t.table.events = []

    t.luck("amulet", "crow").plays(P1, "dark_unicorn")

    for audience in (P1, P2, P3, P4, 7):
        assert t.table.events_for(audience) == [
            (MOVED, HAND + P1, ASIDE, DARK_UNICORN, 1, -1),
            (MOVED, ASIDE, ROW + P1, DARK_UNICORN, 1, 0),
            (STARTED, P1, DARK_UNICORN, -1, 0, -1),
            (MOVED, HAND + P2, DISCARD, AMULET, 1, -1),
            (MOVED, HAND + P4, DISCARD, CROW, 1, -1),
        ]
    for audience in (P1, P2, P3, 7):
        assert t.sees(audience, "discard") == ["amulet", "crow"]
        assert t.sees(audience, "hand", P4) == ["?"]
