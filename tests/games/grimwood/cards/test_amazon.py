from games.grimwood.printed import COPIES
from grimtable.games.grimwood.ids import AMAZON, ASIDE, CROW, HAND, HAS_NONE, NAMED, ROW, STARTED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, P4, scene

NAMES = tuple(COPIES)


def test_each_other_holder_gives_one_copy_of_the_named_card() -> None:
    """GW-C.amazon, GW-X21, GW-R30"""
    t = scene("""
        P1 hand: amazon crow
        P2 hand: crow crow owl
        P3 hand: amulet
        P4 hand: crow
    """)

    t.plays(P1, "amazon").on("crow")

    assert t.frame == "MainAction"
    assert t.asked == P1
    assert t.shows("""
        P1 hand: crow crow crow | row: amazon
        P2 hand: crow owl
        P3 hand: amulet
        P4 hand:
        discard:
        plays: 0
        closes: 1
    """)


def test_any_name_may_be_called() -> None:
    """GW-C.amazon, GW-8.5"""
    t = scene("""
        P1 hand: amazon
        P2 row: owl owl owl
        P3 hand: owl
    """)

    t.plays(P1, "amazon")

    assert t.frame == "Amazon"
    assert t.asked == P1
    assert t.options() == [*[f"card {name}" for name in NAMES], "decline"]
    assert t.options(P3) == []
    assert t.refuses(P1, "draw").rule == "GW-C.amazon"
    assert t.refuses(P3, "card owl").code == "not_your_decision"


def test_declining_her_question_moves_no_card_and_spends_the_play() -> None:
    """GW-C.amazon, GW-8.5"""
    t = scene("""
        P1 hand: amazon owl
        P2 hand: owl
    """)

    t.plays(P1, "amazon")
    t.table.events = []
    t.says(P1, "decline")

    assert t.table.events_for(P2) == []
    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl | row: amazon
        P2 hand: owl
        plays: 0
    """)


def test_a_name_nobody_else_holds_brings_nothing() -> None:
    """GW-C.amazon, GW-8.2"""
    t = scene("""
        P1 hand: amazon rune
        P2 hand: owl
        P3 hand: crow
    """)

    t.plays(P1, "amazon").on("rune")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: rune
        P2 hand: owl
        P3 hand: crow
        extras: 0
    """)


def test_an_amulet_does_not_stop_her_and_may_itself_be_named() -> None:
    """GW-C.amazon, GW-7.8, GW-7.9"""
    t = scene("""
        P1 hand: amazon
        P2 hand: amulet amulet owl
        P3 hand: amulet
    """)

    t.plays(P1, "amazon").on("amulet")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: amulet amulet
        P2 hand: amulet owl
        P3 hand:
        discard:
    """)


def test_a_supernatural_she_is_given_stays_in_the_hand() -> None:
    """GW-C.amazon, GW-8.6"""
    t = scene("""
        P1 hand: amazon
        P2 hand: dracula owl
    """)

    t.plays(P1, "amazon").on("dracula")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: dracula | row: amazon")
    assert not t.offers("play dracula")
    assert t.offers("lay dracula")


def test_with_amount_all_every_copy_is_given() -> None:
    """GW-C.amazon, GW-R30"""
    t = scene(
        """
        P1 hand: amazon
        P2 hand: crow crow owl
        P3 hand: crow crow crow
        P4 hand: owl
        """,
        amazon_amount="all",
    )

    t.plays(P1, "amazon").on("crow")

    assert t.shows("""
        P1 hand: crow crow crow crow crow
        P2 hand: owl
        P3 hand:
        P4 hand: owl
    """)


def test_everybody_hears_the_name_the_givers_and_who_has_none() -> None:
    """GW-C.amazon, GW-I12, GW-8.3"""
    t = scene("""
        P1 hand: crow owl
        P2 hand: amazon crow
        P3 hand: owl
        P4 hand: crow
        turn: P2
    """)
    t.table.events = []

    t.plays(P2, "amazon").on("crow")

    told = [
        (MOVED, HAND + P2, ASIDE, AMAZON, 1, -1),
        (MOVED, ASIDE, ROW + P2, AMAZON, 1, 0),
        (STARTED, P2, AMAZON, -1, 0, -1),
        (NAMED, P2, CROW, -1, 0, -1),
        (HAS_NONE, P3, CROW, -1, 0, -1),
        (MOVED, HAND + P4, HAND + P2, CROW, 1, -1),
        (MOVED, HAND + P1, HAND + P2, CROW, 1, -1),
    ]
    for audience in (P1, P2, P3, P4, 7):
        assert t.table.events_for(audience) == told


def test_given_cards_are_known_to_all_and_no_other_card_is() -> None:
    """GW-C.amazon, GW-I12"""
    t = scene("""
        P1 hand: amazon rune
        P2 hand: crow crow owl
        P3 hand: owl
    """)

    t.plays(P1, "amazon").on("crow")

    for audience in (P3, 7):
        assert sorted(t.sees(audience, "hand", P1)) == ["?", "crow"]
        assert t.sees(audience, "hand", P2) == ["?", "?"]
    assert sorted(t.sees(P2, "hand", P1)) == ["?", "crow"]
    assert sorted(t.sees(P2, "hand", P2)) == ["crow", "owl"]
    assert t.sees(P1, "hand", P2) == ["?", "?"]


def test_she_is_offered_only_if_somebody_else_holds_a_card() -> None:
    """GW-C.amazon, GW-8.12, GW-R6"""
    t = scene("""
        P1 hand: amazon owl
        P2 hand:
        P3 hand:
    """)

    assert not t.offers("play amazon")
    assert t.offers("lay amazon")
    assert t.refuses(P1, "play amazon").code == "illegal_move"

    t.says(P1, "lay amazon")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl | row: amazon\nplays: 1")

    t = scene("P1 hand: amazon\nP2 hand:\nP3 hand: owl", steal_min_hand="2_all")

    assert t.offers("play amazon")


def test_without_free_placing_she_may_be_played_against_empty_hands() -> None:
    """GW-8.12, GW-R7"""
    t = scene(
        """
        P1 hand: amazon
        P2 hand:
        """,
        free_supernatural_placement="false",
    )

    t.plays(P1, "amazon").on("owl")

    assert t.shows("P1 hand: | row: amazon\nplays: 0")


def test_started_by_the_elf_against_empty_hands_she_does_nothing() -> None:
    """GW-C.amazon, GW-8.12"""
    t = scene("""
        P1 hand: elf owl | row: amazon
        P2 hand:
    """)

    t.plays(P1, "elf").on("amazon")

    assert t.frame == "Amazon"

    t.says(P1, "card owl")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: owl | row: amazon / elf")


def test_the_elf_lets_her_call_a_second_name() -> None:
    """GW-C.amazon, GW-8.8"""
    t = scene("""
        P1 hand: amazon elf bride
        P2 hand: owl crow
        P3 hand: owl crow
        extras: 2
    """)

    t.plays(P1, "amazon").on("owl")
    t.plays(P1, "elf").on("amazon")
    t.says(P1, "card crow")

    assert t.shows("""
        P1 hand: bride owl owl crow crow | row: amazon / elf
        P2 hand:
        P3 hand:
        plays: 0
        extras: 1
    """)


def test_the_nymph_leaves_her_no_way_to_decline() -> None:
    """GW-8.13, GW-C.amazon"""
    t = scene("""
        P1 hand: nymph
        P2 hand: owl | row: amazon
    """)

    t.plays(P1, "nymph").on("amazon")
    t.says(P1, "new")

    assert t.frame == "Amazon"
    assert t.options() == [f"card {name}" for name in NAMES]
    assert t.refuses(P1, "decline").rule == "GW-C.amazon"
