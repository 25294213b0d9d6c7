import pytest

from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.testing.scene import P1, P2, scene


def test_three_owls_are_laid_at_no_cost_and_score_ten() -> None:
    """GW-C.owl, GW-5.3, GW-6.2"""
    t = scene("""
        P1 hand: owl owl crow owl owl
        P2 hand:
        plays: 0
        closes: 0
        closed: 1
    """)

    assert t.options() == ["set owl owl owl", "end"]
    t.says(P1, "set owl owl owl")

    assert t.options() == ["end"]
    assert t.shows("""
        P1 hand: owl crow | row: owl owl owl | score: 10
        plays: 0
        closes: 0
    """)


def test_an_owl_cannot_be_played_and_two_are_no_set() -> None:
    """GW-C.owl, GW-4.3, GW-5.2"""
    t = scene("""
        P1 hand: owl owl crow swamp path
        P2 hand:
    """)

    assert t.options() == ["draw"]
    assert isinstance(t.refuses(P1, "set owl owl owl"), IllegalMove)


def test_a_set_of_owls_is_laid_in_the_own_turn_only() -> None:
    """GW-3.12, GW-5.1"""
    t = scene("""
        P1 hand: owl owl owl
        P2 hand: owl owl owl
        deck: crow crow
    """)

    assert isinstance(t.refuses(P2, "set owl owl owl"), NotYourDecision)
    t.says(P1, "draw", "set owl owl owl", "end")

    assert t.asked == P2 and t.offers("set owl owl owl")
    assert t.shows("P1 hand: crow | score: 10\nP2 score: 0")


def test_a_set_of_owls_neither_grows_nor_loses_a_card() -> None:
    """GW-5.9, GW-5.4"""
    t = scene("""
        P1 hand: nymph elf owl | row: owl owl owl / hydra
        P2 hand: | row: owl owl owl
    """)

    t.says(P1, "lay elf")
    assert (t.frame, t.options()) == ("Place", ["new", "combo P1 2"])
    t.says(P1, "new").plays(P1, "nymph")

    assert t.options() == ["card elf", "card hydra", "decline"]


@pytest.mark.parametrize(
    ("cost", "hand", "options"),
    [
        ("set_of_three", "owl owl", ["combo P1 1", "decline"]),
        ("set_of_three", "owl owl owl", ["combo P1 1", "set owl owl owl", "decline"]),
        ("pair_from_hand", "owl", ["decline"]),
        ("pair_from_hand", "owl owl", ["pair owl", "decline"]),
        ("pair_from_hand", "owl owl owl", ["pair owl", "decline"]),
    ],
)
def test_owls_pay_the_sorceress(cost: str, hand: str, options: list[str]) -> None:
    """GW-R24"""
    t = scene(
        f"""
        P1 hand: elf {hand} | row: owl owl owl / sorceress
        P2 hand: | row: hydra
        """,
        sorceress_cost=cost,
    )

    t.plays(P1, "elf").on("sorceress")

    assert (t.asked, t.options()) == (P1, options)


def test_an_owl_taken_from_the_pile_is_kept_without_a_question() -> None:
    """GW-8.6, GW-C.owl"""
    t = scene("""
        P1 hand: centaur
        P2 hand:
        discard: owl crow
    """)

    t.plays(P1, "centaur")

    assert t.frame == "MainAction"
    assert t.shows("""P1 hand: owl | row: centaur
                      discard: crow""")
