import pytest

from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.testing.scene import P1, P2, P3, scene


def test_the_laraki_keep_one_card_and_deal_the_others_round() -> None:
    """GW-C.the_laraki, GW-R33"""
    t = scene("""
        P1 hand: the_laraki path
        P2 hand:
        P3 hand: path
        discard: owl rune crow swamp clearing
    """)

    t.plays(P1, "the_laraki")
    assert (t.frame, t.asked) == ("GiveAside", P1)
    assert t.options() == ["card owl", "card crow", "card rune"]
    assert t.shows("""aside: owl rune crow
                      discard: swamp clearing""")
    t.says(P1, "card rune")
    assert (t.frame, t.asked) == ("GiveAside", P1)
    assert t.options() == ["card owl", "card crow"]
    t.says(P1, "card crow")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: path rune | row: the_laraki
        P2 hand: crow
        P3 hand: path owl
        discard: swamp clearing
        aside:
        plays: 0
        closes: 1
    """)


def test_a_small_pile_goes_to_the_left_as_far_as_it_reaches() -> None:
    """GW-X17, GW-R33"""
    t = scene("""
        P1 hand:
        P2 hand: the_laraki
        P3 hand:
        P4 hand:
        discard: owl rune crow
        turn: P2
    """)

    t.plays(P2, "the_laraki").on("rune").says(P2, "card owl")

    assert t.shows("""
        P1 hand:
        P2 hand: rune
        P3 hand: owl
        P4 hand: crow
        discard:
    """)
    assert not t.offers("rune")


def test_cards_are_given_clockwise_across_the_last_seat() -> None:
    """GW-8.3, GW-C.the_laraki"""
    t = scene("""
        P1 hand:
        P2 hand:
        P3 hand: the_laraki
        P4 hand:
        discard: owl crow path swamp
        turn: P3
    """)

    t.plays(P3, "the_laraki").on("owl").says(P3, "card crow", "card path")

    assert t.shows("""
        P1 hand: path
        P2 hand: swamp
        P3 hand: owl
        P4 hand: crow
    """)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_cards_are_lifted_as_there_are_players(seats: int) -> None:
    """GW-R33"""
    t = scene("P1 hand: the_laraki\ndiscard: owl crow path swamp clearing rune amulet", seats=seats)

    t.plays(P1, "the_laraki")

    assert t.line("aside") == " ".join(["owl", "crow", "path", "swamp", "clearing", "rune"][:seats])
    assert len(t.options()) == seats


def test_a_single_card_is_kept_without_a_question() -> None:
    """GW-C.the_laraki, GW-R48"""
    t = scene("""
        P1 hand: the_laraki
        P2 hand:
        discard: rune
    """)

    t.plays(P1, "the_laraki")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: rune
        P2 hand:
        discard:
    """)


def test_equal_cards_answer_themselves() -> None:
    """GW-R48, GW-C.the_laraki"""
    three = scene("P1 hand: the_laraki\nP2 hand:\nP3 hand:\ndiscard: owl owl owl crow")
    two = scene("P1 hand: the_laraki\nP2 hand:\nP3 hand:\ndiscard: owl crow owl")

    three.plays(P1, "the_laraki")
    two.plays(P1, "the_laraki").on("crow")

    for t in (three, two):
        assert t.frame == "MainAction"
        assert t.shows("P2 hand: owl\nP3 hand: owl\naside:")
    assert three.shows("P1 hand: owl\ndiscard: crow")
    assert two.shows("P1 hand: crow\ndiscard:")


def test_nothing_of_the_laraki_can_be_declined_once_lifted() -> None:
    """GW-C.the_laraki, GW-8.5"""
    t = scene("""
        P1 hand: the_laraki
        P2 hand:
        P3 hand:
        discard: owl crow path
    """)

    t.plays(P1, "the_laraki")

    assert t.refuses(P1, "decline").rule == "GW-C.the_laraki"
    assert isinstance(t.refuses(P1, "card swamp"), IllegalMove)
    assert isinstance(t.refuses(P2, "card owl"), NotYourDecision)
    t.says(P1, "card crow")
    assert isinstance(t.refuses(P1, "decline"), IllegalMove)
    assert isinstance(t.refuses(P1, "card crow"), IllegalMove)


def test_the_kept_card_is_not_played_at_once() -> None:
    """GW-X17, GW-C.the_laraki"""
    t = scene("""
        P1 hand: the_laraki
        P2 hand: owl
        discard: mage rune
    """)

    t.plays(P1, "the_laraki").on("mage")

    assert t.frame == "MainAction"
    assert not t.offers("play mage") and t.offers("lay mage")
    assert t.shows("""P1 hand: mage
                      P2 hand: owl rune
                      extras: 0""")


def test_everybody_knows_the_lifted_and_the_given_cards() -> None:
    """GW-C.the_laraki"""
    t = scene("""
        P1 hand: the_laraki path
        P2 hand: swamp
        P3 hand:
        discard: owl rune crow
    """)

    t.plays(P1, "the_laraki")
    for audience in (P1, P2, P3, 7):
        assert t.sees(audience, "aside") == ["owl", "rune", "crow"]
    t.says(P1, "card owl", "card rune")

    assert t.sees(P1, "hand", P1) == ["owl", "path"]
    assert t.sees(P2, "hand", P1) == t.sees(P3, "hand", P1) == t.sees(7, "hand", P1) == ["owl", "?"]
    assert t.sees(P1, "hand", P2) == t.sees(7, "hand", P2) == ["rune", "?"]
    assert t.sees(7, "hand", P3) == ["crow"]


def test_a_receiver_above_seven_discards_at_the_end_of_the_own_turn_only() -> None:
    """GW-9.3"""
    t = scene("""
        P1 hand: the_laraki
        P2 hand: owl owl crow crow path path amulet
        deck: swamp clearing clearing
        discard: rune rune
    """)

    t.plays(P1, "the_laraki")
    t.says(P1, "draw", "end")
    assert (t.frame, t.asked) == ("MainAction", P2)
    assert len(t.line("P2 hand").split()) == 8
    t.says(P2, "draw", "end")
    assert (t.frame, t.asked) == ("DiscardToLimit", P2)
    t.says(P2, "card rune", "card path")

    assert t.shows("""
        P2 hand: owl owl crow crow path amulet clearing
        discard: path rune
        turn: P1
    """)


def test_elf_lifts_what_is_left_and_only_up_to_the_limit() -> None:
    """GW-8.8, GW-C.the_laraki"""
    t = scene("""
        P1 hand: the_laraki elf nymph
        P2 hand:
        discard: owl crow path swamp rune
        extras: 2
    """)

    t.plays(P1, "the_laraki").on("crow")
    t.plays(P1, "elf").on("the_laraki").says(P1, "card swamp")
    assert t.shows("""P1 hand: crow swamp nymph
                      P2 hand: owl path
                      discard: rune""")
    t.plays(P1, "nymph").on("the_laraki").says(P1, "new")

    assert t.frame == "MainAction"
    assert t.shows("""P1 hand: crow swamp
                      discard: rune""")


def test_nymph_takes_the_laraki_and_the_pile_is_dealt() -> None:
    """GW-8.13, GW-C.the_laraki"""
    t = scene("""
        P1 hand: nymph
        P2 hand: | row: the_laraki
        discard: owl crow path
    """)

    t.plays(P1, "nymph").on("the_laraki").says(P1, "combo P1 1")
    assert (t.frame, t.asked, t.options()) == ("GiveAside", P1, ["card owl", "card crow"])
    t.says(P1, "card owl")

    assert t.shows("""
        P1 hand: owl | row: nymph the_laraki | score: 2
        P2 hand: crow | row: | score: 0
        discard: path
    """)


@pytest.mark.parametrize(("free", "offered"), [("true", False), ("false", True)])
def test_paid_placement_offers_the_laraki_without_a_pile(free: str, offered: bool) -> None:
    """GW-R7"""
    t = scene("P1 hand: the_laraki\nP2 hand: owl", free_supernatural_placement=free)

    assert t.offers("play the_laraki") is offered
    if offered:
        t.plays(P1, "the_laraki")
        assert t.frame == "MainAction"
        assert t.shows("P1 row: the_laraki\nplays: 0")


def test_a_rune_just_played_lies_on_top_and_is_lifted_first() -> None:
    """GW-R31, GW-C.the_laraki"""
    t = scene("""
        P1 hand: the_laraki rune
        P2 hand:
        P3 hand:
        P4 hand:
        discard: owl crow path swamp
    """)

    t.says(P1, "rune").plays(P1, "the_laraki")
    assert t.line("aside") == "rune owl crow path"
    t.says(P1, "card rune", "card path", "card crow")

    assert t.shows("""
        P1 hand: rune
        P2 hand: path
        P3 hand: crow
        P4 hand: owl
        discard: swamp
        extras: 1
    """)
