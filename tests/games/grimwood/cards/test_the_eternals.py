import pytest

from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.testing.scene import P1, P2, P3, P4, scene


def test_the_eternals_draw_and_steal_until_seven_cards_are_held() -> None:
    """GW-C.the_eternals, GW-R32"""
    t = scene("""
        P1 hand: the_eternals owl owl
        P2 hand: crow crow
        P3 hand: rune
        deck: swamp path clearing amulet
    """)

    t.plays(P1, "the_eternals")
    assert (t.frame, t.asked) == ("EternalsNext", P1)
    assert t.options() == ["draw", "steal P2", "steal P3", "decline"]
    t.says(P1, "draw", "steal P3")
    assert (t.frame, t.asked, t.options()) == ("Steal", P3, ["allow"])
    t.answers(P3, "allow")
    assert t.options() == ["draw", "steal P2", "decline"]
    t.says(P1, "steal P2").answers(P2, "allow")
    t.says(P1, "draw")
    assert (t.frame, t.options()) == ("EternalsNext", ["draw", "steal P2", "decline"])
    t.says(P1, "draw")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: owl owl crow rune swamp path clearing | row: the_eternals | score: 1
        P2 hand: crow
        P3 hand:
        deck: amulet
        plays: 0
        closes: 1
        extras: 0
    """)


def test_the_victims_of_the_eternals_are_listed_clockwise_from_the_left() -> None:
    """GW-8.3"""
    t = scene("""
        P1 hand: crow
        P2 hand: the_eternals
        P3 hand: crow
        P4 hand:
        deck: owl
        turn: P2
    """)

    t.plays(P2, "the_eternals")

    assert (t.asked, t.options()) == (P2, ["draw", "steal P3", "steal P1", "decline"])


def test_the_eternals_may_stop_before_the_first_card_and_later() -> None:
    """GW-C.the_eternals, GW-8.5"""
    drawing = """
        P1 hand: the_eternals owl
        P2 hand: crow
        deck: swamp path
    """
    at_once, later = scene(drawing), scene(drawing)

    at_once.plays(P1, "the_eternals").on("decline")
    later.plays(P1, "the_eternals").on("draw").says(P1, "decline")

    assert at_once.frame == later.frame == "MainAction"
    assert at_once.shows("""P1 hand: owl | row: the_eternals
                            P2 hand: crow
                            plays: 0""")
    assert later.shows("""P1 hand: owl swamp
                          deck: path
                          plays: 0
                          closes: 1""")


def test_the_eternals_are_offered_only_below_seven_cards() -> None:
    """GW-C.the_eternals, GW-8.12"""
    six = scene("""
        P1 hand: the_eternals owl owl crow crow swamp swamp
        P2 hand: crow
    """)
    seven = scene("""
        P1 hand: the_eternals owl owl crow crow swamp swamp path
        P2 hand: crow
    """)

    six.plays(P1, "the_eternals").on("draw")

    assert six.frame == "MainAction" and len(six.line("P1 hand").split()) == 7
    assert not seven.offers("play the_eternals") and seven.offers("lay the_eternals")
    assert isinstance(seven.refuses(P1, "play the_eternals"), IllegalMove)


def test_the_eternals_end_by_themselves_when_nothing_is_left_to_take() -> None:
    """GW-C.the_eternals, GW-10.1"""
    t = scene("""
        P1 hand: the_eternals
        P2 hand: crow
        deck: owl
    """)

    t.plays(P1, "the_eternals").on("draw")
    assert (t.options(), t.line("left")) == (["steal P2", "decline"], "1")
    t.says(P1, "steal P2").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl crow
        P2 hand:
        deck:
        left: 1
    """)


def test_an_amulet_stops_one_steal_of_the_eternals_and_they_go_on() -> None:
    """GW-C.the_eternals, GW-7.5, GW-7.6"""
    t = scene("""
        P1 hand: the_eternals owl owl owl owl owl
        P2 hand: amulet amulet crow
        deck: path swamp
        discard: rune
    """)

    t.plays(P1, "the_eternals").on(P2)
    assert (t.asked, t.options()) == (P2, ["allow", "block"])
    t.answers(P2, "block")
    assert (t.frame, t.options()) == ("EternalsNext", ["draw", "steal P2", "decline"])
    t.says(P1, "steal P2")
    assert (t.asked, t.options()) == (P2, ["allow", "block"])
    t.luck("amulet").answers(P2, "allow")
    t.says(P1, "draw")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl owl owl owl amulet path
        P2 hand: crow
        discard: amulet rune
        closes: 1
        turn: P1
    """)


def test_first_only_asks_each_victim_of_the_eternals_once_per_start() -> None:
    """GW-R14"""
    t = scene(
        """
        P1 hand: the_eternals elf
        P2 hand: amulet amulet
        P3 hand: amulet crow
        deck: path swamp clearing
        extras: 1
        """,
        amulet_power_scope="first_only",
    )

    t.plays(P1, "the_eternals").on(P2).answers(P2, "block")
    t.says(P1, "draw", "steal P2")
    assert (t.frame, t.asked) == ("EternalsNext", P1)
    assert t.shows("""P1 hand: elf path amulet
                      P2 hand:""")
    t.says(P1, "steal P3")
    assert (t.frame, t.asked) == ("Steal", P3)
    t.luck("crow").answers(P3, "allow")
    t.says(P1, "decline")
    t.plays(P1, "elf").on("the_eternals").says(P1, "steal P3")

    assert (t.frame, t.asked, t.options()) == ("Steal", P3, ["allow", "block"])


@pytest.mark.parametrize(
    ("least", "options"),
    [
        ("2_regular", ["draw", "steal P2", "steal P3", "decline"]),
        ("1", ["draw", "steal P2", "steal P3", "decline"]),
        ("2_all", ["draw", "steal P3", "decline"]),
    ],
)
def test_the_eternals_obey_the_smallest_hand(least: str, options: list[str]) -> None:
    """GW-R6"""
    drawing = """
        P1 hand: the_eternals
        P2 hand: crow
        P3 hand: crow crow
    """
    full = scene(drawing, steal_min_hand=least)
    bare = scene("P1 hand: the_eternals\nP2 hand: crow\ndeck:", steal_min_hand=least)

    full.plays(P1, "the_eternals")

    assert full.options() == options
    assert bare.offers("play the_eternals") is (least != "2_all")


def test_nymph_leaves_the_eternals_no_stop() -> None:
    """GW-8.13, GW-C.the_eternals"""
    t = scene("""
        P1 hand: nymph owl owl owl owl
        P2 hand: crow | row: the_eternals
        deck: path swamp clearing
    """)

    t.plays(P1, "nymph").on("the_eternals").says(P1, "new")
    assert (t.frame, t.options()) == ("EternalsNext", ["draw", "steal P2"])
    assert isinstance(t.refuses(P1, "decline"), IllegalMove)
    t.says(P1, "steal P2").answers(P2, "allow")

    # with the deck as the only source the remaining draws answer themselves, up to seven
    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl owl owl crow path swamp | row: nymph / the_eternals
        P2 hand: | row:
        deck: clearing
    """)


def test_forced_steals_with_a_single_victim_are_not_asked_of_the_thief() -> None:
    """GW-8.13, GW-R48"""
    t = scene("""
        P1 hand: nymph
        P2 hand: crow owl | row: the_eternals
        deck:
    """)

    t.plays(P1, "nymph").on("the_eternals").says(P1, "combo P1 1")
    assert (t.frame, t.asked) == ("Steal", P2)
    t.answers(P2, "allow")
    assert (t.frame, t.asked) == ("Steal", P2)
    t.answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""P1 hand: crow owl | row: nymph the_eternals | score: 2
                      P2 hand: | row: | score: 0""")


@pytest.mark.parametrize("limit", ["1", "2", "3"])
def test_a_start_in_vain_with_a_full_hand_counts(limit: str) -> None:
    """GW-8.8, GW-8.12, GW-R19"""
    t = scene(
        """
        P1 hand: elf nymph owl owl crow crow path path | row: the_eternals
        P2 hand: crow
        extras: 1
        """,
        power_limit=limit,
    )

    t.plays(P1, "elf").on("the_eternals")
    assert t.frame == "MainAction"
    assert t.shows("P1 hand: nymph owl owl crow crow path path")
    t.plays(P1, "nymph").on("the_eternals").says(P1, "new")

    assert t.frame == ("MainAction" if limit == "1" else "EternalsNext")
    assert t.shows("P1 row: elf / nymph / the_eternals")


def test_with_nymph_may_the_eternals_can_be_stopped() -> None:
    """GW-R25"""
    t = scene(
        """
        P1 hand: nymph
        P2 hand: crow | row: the_eternals
        """,
        nymph_effect="may",
    )

    t.plays(P1, "nymph").on("the_eternals")
    assert (t.frame, t.options()) == ("Immediate", ["keep", "play the_eternals"])
    t.says(P1, "play the_eternals", "new")

    assert (t.frame, t.options()) == ("EternalsNext", ["draw", "steal P2", "decline"])


def test_paid_placement_offers_the_eternals_even_in_vain() -> None:
    """GW-R7"""
    t = scene(
        """
        P1 hand: the_eternals owl owl owl crow crow path path
        P2 hand: crow
        """,
        free_supernatural_placement="false",
    )

    t.plays(P1, "the_eternals")

    assert t.frame == "MainAction"
    assert t.shows("""P1 hand: owl owl owl crow crow path path | row: the_eternals
                      P2 hand: crow
                      plays: 0""")


def test_nothing_is_placed_while_the_eternals_work() -> None:
    """GW-R9, GW-8.1"""
    t = scene("""
        P1 hand: the_eternals owl owl owl
        P2 hand: crow
    """)

    t.plays(P1, "the_eternals")

    assert isinstance(t.refuses(P1, "set owl owl owl"), IllegalMove)
    assert t.refuses(P1, "end").rule == "GW-C.the_eternals"
    assert isinstance(t.refuses(P2, "draw"), NotYourDecision)


def test_draws_of_the_eternals_are_their_own_and_steals_of_two() -> None:
    """GW-C.the_eternals"""
    t = scene("""
        P1 hand: the_eternals
        P2 hand: crow path
        P3 hand: rune
        deck: owl swamp
    """)

    t.plays(P1, "the_eternals").on("draw").says(P1, "steal P2").luck("crow").answers(P2, "allow")

    assert t.sees(P1, "hand", P1) == ["owl", "crow"]
    assert t.sees(P2, "hand", P1) == ["crow", "?"]
    assert t.sees(P3, "hand", P1) == t.sees(7, "hand", P1) == ["?", "?"]


def test_the_eternals_empty_the_deck_and_everybody_else_has_one_more_turn() -> None:
    """GW-X16, GW-C.the_eternals, GW-10.2"""
    t = scene("""
        P1 hand: crow crow
        P2 hand:
        P3 hand: the_eternals owl owl path
        P4 hand: rune rune
        deck: swamp amulet
        turn: P3
    """)

    t.plays(P3, "the_eternals").on("draw").says(P3, "draw")
    assert (t.line("deck"), t.line("left")) == ("", "3")
    t.says(P3, "steal P1").answers(P1, "allow")
    t.says(P3, "steal P1").answers(P1, "allow")
    assert (t.frame, t.options()) == ("MainAction", ["steal P4", "end"])
    t.says(P3, "end")
    assert t.shows("""P3 hand: owl owl path swamp amulet crow crow
                      turn: P4""")
    t.says(P4, "end").says(P1, "end")
    assert t.table.outcome() is None and t.asked == P2
    t.says(P2, "end")

    assert t.table.outcome() is not None and t.asked == -1
