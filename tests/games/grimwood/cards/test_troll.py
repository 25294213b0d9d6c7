import pytest

from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.testing.scene import P1, P2, P3, scene


def test_troll_discards_a_random_card_of_another_hand() -> None:
    """GW-C.troll"""
    t = scene("""
        P1 hand: troll owl
        P2 hand: crow path
        P3 hand: rune
        discard: swamp
    """)

    t.plays(P1, "troll")
    assert (t.frame, t.asked) == ("Troll", P1)
    assert t.options() == ["seat P2", "seat P3", "decline"]
    t.luck("path").says(P1, "seat P2")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: owl | row: troll | score: 1
        P2 hand: crow
        P3 hand: rune
        discard: path swamp
        plays: 0
        closes: 1
    """)


@pytest.mark.parametrize("hit", ["crow", "amulet", "mage"])
def test_any_card_of_the_hand_can_be_hit_and_no_amulet_helps(hit: str) -> None:
    """GW-C.troll, GW-7.8"""
    t = scene("""
        P1 hand: troll
        P2 hand: crow amulet mage
    """)

    t.plays(P1, "troll")
    t.luck(hit).says(P1, "seat P2")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.line("discard") == hit
    assert sorted([*t.line("P2 hand").split(), hit]) == ["amulet", "crow", "mage"]


def test_empty_hands_cannot_be_chosen_and_others_are_listed_clockwise() -> None:
    """GW-C.troll, GW-8.3"""
    t = scene("""
        P1 hand: owl
        P2 hand: crow
        P3 hand: troll swamp swamp
        P4 hand:
        P5 hand: path
        turn: P3
    """)

    t.plays(P3, "troll")

    assert (t.asked, t.options()) == (P3, ["seat P5", "seat P1", "seat P2", "decline"])
    assert isinstance(t.refuses(P3, "seat P4"), IllegalMove)
    assert isinstance(t.refuses(P3, "seat P3"), IllegalMove)
    assert isinstance(t.refuses(P1, "seat P2"), NotYourDecision)
    assert t.refuses(P3, "end").rule == "GW-C.troll"


def test_troll_may_be_declined() -> None:
    """GW-8.5"""
    t = scene("""
        P1 hand: troll
        P2 hand: crow
    """)

    t.plays(P1, "troll").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("""P1 row: troll
                      P2 hand: crow
                      discard:
                      plays: 0""")


@pytest.mark.parametrize("least", ["2_regular", "1", "2_all"])
def test_a_single_card_can_be_hit_whatever_steals_need(least: str) -> None:
    """GW-R6, GW-C.troll"""
    t = scene(
        """
        P1 hand: troll
        P2 hand: crow
        """,
        steal_min_hand=least,
    )

    t.plays(P1, "troll").on(P2)

    assert t.shows("""P2 hand:
                      discard: crow""")


def test_nymph_forces_troll_to_hit_somebody() -> None:
    """GW-8.13, GW-C.troll"""
    two = scene("""
        P1 hand: nymph
        P2 hand: crow | row: troll
        P3 hand: path
    """)
    one = scene("""
        P1 hand: nymph
        P2 hand: | row: troll
        P3 hand: path
    """)

    two.plays(P1, "nymph").on("troll").says(P1, "new")
    one.plays(P1, "nymph").on("troll").says(P1, "new")

    assert (two.frame, two.options()) == ("Troll", ["seat P2", "seat P3"])
    assert isinstance(two.refuses(P1, "decline"), IllegalMove)
    assert one.frame == "MainAction"
    assert one.shows("""P1 row: nymph / troll
                        P3 hand:
                        discard: path""")


def test_bride_takes_troll_and_plays_him_at_once() -> None:
    """GW-8.6, GW-C.troll"""
    t = scene("""
        P1 hand: bride
        P2 hand: crow | row: hydra troll
    """)

    t.plays(P1, "bride").on("troll")
    assert (t.frame, t.options()) == ("Immediate", ["keep", "play troll"])
    t.says(P1, "play troll", "combo P1 1")
    assert t.options() == ["seat P2", "decline"]
    t.says(P1, "seat P2")

    assert t.shows("""
        P1 hand: | row: bride troll | score: 2
        P2 hand: | row: hydra | score: 1
        discard: crow
        plays: 0
    """)


@pytest.mark.parametrize(
    ("limit", "starts"),
    [("1", 1), ("2", 2), ("3", 3)],
)
def test_troll_starts_no_more_often_than_the_limit(limit: str, starts: int) -> None:
    """GW-8.8, GW-R19"""
    t = scene(
        """
        P1 hand: troll elf nymph
        P2 hand: crow crow crow crow
        extras: 2
        """,
        power_limit=limit,
    )

    t.plays(P1, "troll")
    t.luck("crow").says(P1, "seat P2")
    if starts > 1:
        t.plays(P1, "elf").on("troll").luck("crow").says(P1, "seat P2")
    else:
        assert not t.offers("play elf")
    t.plays(P1, "nymph").on("troll").says(P1, "new")

    assert t.frame == "MainAction"
    assert t.line("discard").split() == ["crow"] * starts


def test_the_discarded_card_is_public_and_the_rest_of_the_hand_is_not() -> None:
    """GW-C.troll"""
    t = scene("""
        P1 hand: troll
        P2 hand: crow path owl
        P3 hand: rune
    """)

    t.plays(P1, "troll")
    t.luck("owl").says(P1, "seat P2")

    for audience in (P1, P3, 7):
        assert t.sees(audience, "hand", P2) == ["?", "?"]
        assert t.sees(audience, "discard") == ["owl"]
    assert t.sees(P2, "hand", P2) == ["crow", "path"]


@pytest.mark.parametrize(("free", "offered"), [("true", False), ("false", True)])
def test_paid_placement_offers_troll_in_vain(free: str, offered: bool) -> None:
    """GW-R7"""
    t = scene("P1 hand: troll\nP2 hand:", free_supernatural_placement=free)

    assert t.offers("play troll") is offered
    if offered:
        t.plays(P1, "troll")
        assert (t.frame, t.line("P1 row"), t.line("plays")) == ("MainAction", "troll", "0")
