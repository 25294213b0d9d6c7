from grimtable.games.grimwood.ids import (
    ASIDE,
    BOOGEYMAN,
    CROW,
    DEMON,
    HAND,
    OWL,
    ROW,
    RUNE,
    STARTED,
    WEREWOLF,
)
from grimtable.kernel.terms import MOVED, SHOWN, SWAPPED
from grimtable.testing.scene import P1, P2, P3, scene


def test_whole_hands_change_places_and_the_limit_waits_for_the_end_of_the_turn() -> None:
    """GW-C.boogeyman, GW-X20, GW-9.1"""
    t = scene("""
        P1 hand: boogeyman rune
        P2 hand: owl owl owl crow crow crow amulet
        deck: path swamp
    """)

    t.plays(P1, "boogeyman").on(P2)

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("""
        P1 hand: owl owl owl crow crow crow amulet | row: boogeyman
        P2 hand: rune | row:
        plays: 0
    """)

    t.says(P1, "draw", "end")

    assert t.frame == "DiscardToLimit"
    assert t.asked == P1
    assert sorted(t.options()) == ["card amulet", "card crow", "card owl", "card path"]

    t.says(P1, "card path")

    assert t.shows("""
        P1 hand: owl owl owl crow crow crow amulet
        discard: path
        turn: P2
    """)


def test_any_other_player_may_be_chosen_even_with_an_empty_hand() -> None:
    """GW-C.boogeyman, GW-8.3"""
    t = scene("""
        P1 hand: owl
        P2 hand: boogeyman crow
        P3 hand:
        P4 hand: rune
        turn: P2
    """)

    t.plays(P2, "boogeyman")

    assert t.frame == "Boogeyman"
    assert t.asked == P2
    assert t.options() == ["seat P3", "seat P4", "seat P1", "decline"]
    assert t.options(P1) == []
    assert t.refuses(P2, "seat P2").rule == "GW-C.boogeyman"

    t.says(P2, "seat P3")

    assert t.shows("""
        P1 hand: owl
        P2 hand: | row: boogeyman
        P3 hand: crow
        P4 hand: rune
    """)


def test_one_card_in_either_hand_makes_him_playable() -> None:
    """GW-8.12, GW-C.boogeyman"""
    t = scene("""
        P1 hand: boogeyman
        P2 hand: owl
    """)

    t.plays(P1, "boogeyman").on(P2)

    assert t.shows("P1 hand: owl\nP2 hand:")

    t = scene("""
        P1 hand: boogeyman crow
        P2 hand:
    """)

    t.plays(P1, "boogeyman").on(P2)

    assert t.shows("P1 hand: | row: boogeyman\nP2 hand: crow")


def test_started_by_the_elf_with_all_hands_empty_he_changes_nothing() -> None:
    """GW-C.boogeyman, GW-8.12"""
    t = scene("""
        P1 hand: elf | row: boogeyman
        P2 hand:
    """)

    t.plays(P1, "elf").on("boogeyman")

    assert t.options() == ["seat P2", "decline"]

    t.says(P1, "seat P2")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: | row: boogeyman / elf\nP2 hand:")


def test_declining_leaves_both_hands_as_they_are() -> None:
    """GW-8.5, GW-C.boogeyman"""
    t = scene("""
        P1 hand: boogeyman rune
        P2 hand: owl crow
    """)

    t.plays(P1, "boogeyman").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: rune | row: boogeyman
        P2 hand: owl crow
        plays: 0
    """)


def test_an_amulet_cannot_stop_the_exchange() -> None:
    """GW-7.8, GW-7.9, GW-R16"""
    t = scene("""
        P1 hand: boogeyman owl
        P2 hand: amulet amulet
    """)

    t.plays(P1, "boogeyman").on(P2)

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: amulet amulet
        P2 hand: owl
        discard:
    """)


def test_a_hand_pushed_above_seven_is_cut_at_the_end_of_its_owners_turn() -> None:
    """GW-9.3, GW-C.boogeyman, GW-R20"""
    t = scene("""
        P1 hand: boogeyman owl owl owl owl crow crow crow crow
        P2 hand: rune
        deck: path swamp clearing path
    """)

    t.plays(P1, "boogeyman").on(P2)
    t.says(P1, "draw", "end")

    assert t.shows("P2 hand: owl owl owl owl crow crow crow crow\ndiscard:\nturn: P2")
    assert t.frame == "MainAction"

    t.says(P2, "draw", "end")

    assert t.frame == "DiscardToLimit"

    t.says(P2, "card crow", "card owl")

    assert t.shows("P2 hand: owl owl owl crow crow crow swamp\ndiscard: owl crow\nturn: P1")


def test_both_swappers_know_both_hands_and_others_only_sizes() -> None:
    """GW-C.boogeyman, GW-I14"""
    t = scene("""
        P1 hand: boogeyman rune
        P2 hand: owl crow
        P3 hand: path
    """)

    t.plays(P1, "boogeyman").on(P2)

    for swapper in (P1, P2):
        assert sorted(t.sees(swapper, "hand", P1)) == ["crow", "owl"]
        assert t.sees(swapper, "hand", P2) == ["rune"]
        assert t.sees(swapper, "hand", P3) == ["?"]
    for audience in (P3, 7):
        assert t.sees(audience, "hand", P1) == ["?", "?"]
        assert t.sees(audience, "hand", P2) == ["?"]


def test_the_swap_is_told_to_all_and_the_faces_to_the_two_only() -> None:
    """GW-I14, GW-C.boogeyman"""
    t = scene("""
        P1 hand: boogeyman rune
        P2 hand: owl crow
        P3 hand: path
    """)
    t.plays(P1, "boogeyman")
    t.table.events = []

    t.says(P1, "seat P2")

    for swapper in (P1, P2):
        assert t.table.events_for(swapper) == [
            (SWAPPED, HAND + P1, HAND + P2, -1, 0, -1),
            (SHOWN, HAND + P1, HAND + P1, OWL, 1, -1),
            (SHOWN, HAND + P1, HAND + P1, CROW, 1, -1),
            (SHOWN, HAND + P2, HAND + P2, RUNE, 1, -1),
        ]
    for audience in (P3, 7):
        assert t.table.events_for(audience) == [
            (SWAPPED, HAND + P1, HAND + P2, -1, 0, -1),
            (SHOWN, HAND + P1, HAND + P1, -1, 1, -1),
            (SHOWN, HAND + P1, HAND + P1, -1, 1, -1),
            (SHOWN, HAND + P2, HAND + P2, -1, 1, -1),
        ]


def test_exchanged_hands_lie_in_the_order_of_the_card_list() -> None:
    """GW-C.boogeyman, GW-I14"""
    t = scene("""
        P1 hand: rune boogeyman demon owl
        P2 hand: crow werewolf owl
    """)

    t.plays(P1, "boogeyman").on(P2)

    hands = [[t.table.kinds[card] for card in t.table.zones[HAND + seat]] for seat in (P1, P2)]
    assert hands == [[CROW, OWL, WEREWOLF], [RUNE, OWL, DEMON]]


def test_the_elf_lets_him_pass_the_new_hand_on() -> None:
    """GW-C.boogeyman, GW-8.8, GW-R19"""
    drawing = """
        P1 hand: boogeyman path
        P2 hand: elf owl
        P3 hand: crow crow
        extras: 1
    """
    t = scene(drawing)

    t.plays(P1, "boogeyman").on(P2)
    t.plays(P1, "elf").on("boogeyman")
    t.says(P1, "seat P3")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: crow crow | row: boogeyman / elf
        P2 hand: path
        P3 hand: owl
        extras: 0
    """)

    t = scene(drawing, power_limit="1")

    t.plays(P1, "boogeyman").on(P2)

    assert not t.offers("play elf")
    assert t.offers("lay elf")


def test_forced_by_the_nymph_with_one_rival_the_hands_change_unasked() -> None:
    """GW-8.13, GW-C.boogeyman, GW-R48"""
    t = scene("""
        P1 hand: nymph owl
        P2 hand: rune | row: boogeyman
    """)
    t.plays(P1, "nymph").on("boogeyman")
    t.table.events = []

    t.says(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: rune | row: nymph boogeyman\nP2 hand: owl | row:")
    assert t.table.events_for(P2)[:3] == [
        (MOVED, ASIDE, ROW + P1, BOOGEYMAN, 1, 0),
        (STARTED, P1, BOOGEYMAN, -1, 0, -1),
        (SWAPPED, HAND + P1, HAND + P2, -1, 0, -1),
    ]


def test_forced_by_the_nymph_he_must_choose_somebody() -> None:
    """GW-8.13, GW-C.boogeyman"""
    t = scene("""
        P1 hand: nymph owl
        P2 hand: rune | row: boogeyman
        P3 hand: crow
        P4 hand:
    """)

    t.plays(P1, "nymph").on("boogeyman")
    t.says(P1, "new")

    assert t.options() == ["seat P2", "seat P3", "seat P4"]
    assert t.refuses(P1, "decline").rule == "GW-C.boogeyman"
