import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import BLOCKED, REACHED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, P4, Scene, scene


def told(t: Scene, audience: int) -> list[str]:
    """The faces of the cards moved, as this audience was told; "?" for a back."""
    moved = [event for event in t.table.events_for(audience) if event.kind == MOVED]
    return [t.game.kinds[face] if face >= 0 else "?" for _, _, _, face, _, _ in moved]


def test_goblins_choose_a_victim_anew_before_each_of_three_steals() -> None:
    """GW-C.goblins, GW-R42"""
    t = scene("""
        P1 hand: goblins
        P2 hand: owl owl
        P3 hand: crow
        P4 hand:
    """)

    t.plays(P1, "goblins")

    assert (t.frame, t.asked, t.options()) == ("Goblins", P1, ["seat P2", "seat P3", "decline"])
    assert t.refuses(P1, "seat P4").rule == "GW-C.goblins"

    t.answers(P1, "seat P2")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow"])

    t.luck("owl").answers(P2, "allow")

    assert (t.frame, t.asked) == ("GoblinsNext", P1)
    assert t.options() == ["seat P2", "seat P3", "decline"]

    t.answers(P1, "seat P3").answers(P3, "allow")

    assert (t.frame, t.asked, t.options()) == ("GoblinsNext", P1, ["seat P2", "decline"])

    t.answers(P1, "seat P2").answers(P2, "allow")

    assert t.frame == "MainAction"


def test_goblins_may_overfill_the_hand_until_the_turn_ends() -> None:
    """GW-C.goblins, GW-X9"""
    t = scene("""
        P1 hand: goblins swamp swamp path path clearing clearing
        P2 hand: owl owl
        P3 hand: crow
        P4 hand:
        deck: troll mage
    """)

    t.plays(P1, "goblins").on(P2).luck("owl").answers(P2, "allow")
    t.answers(P1, "seat P3").answers(P3, "allow").answers(P1, "seat P2").answers(P2, "allow")

    assert t.shows("""
        P1 hand: swamp swamp path path clearing clearing owl owl crow | row: goblins
        P2 hand:
        P3 hand:
        plays: 0
        closes: 1
    """)

    t.answers(P1, "draw", "end", "card crow", "card path", "card troll")

    assert t.shows("""
        P1 hand: swamp swamp path clearing clearing owl owl
        discard: troll path crow
        turn: P2
    """)


def test_goblins_steal_no_fourth_time() -> None:
    """GW-C.goblins"""
    t = scene("""
        P1 hand: goblins
        P2 hand: owl owl owl owl
    """)

    t.plays(P1, "goblins").on(P2).luck("owl").answers(P2, "allow")
    t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")
    t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl owl
        P2 hand: owl
    """)


def test_each_steal_of_goblins_needs_its_own_amulet_and_is_used_up_by_it() -> None:
    """GW-C.goblins, GW-7.5, GW-7.6"""
    t = scene("""
        P1 hand: goblins swamp
        P2 hand: amulet amulet crow crow
    """)
    t.table.events = []

    t.plays(P1, "goblins").on(P2)

    assert t.options() == ["allow", "block"]

    t.answers(P2, "block")

    assert (t.frame, t.asked, t.options()) == ("GoblinsNext", P1, ["seat P2", "decline"])

    t.answers(P1, "seat P2").answers(P2, "block")
    t.answers(P1, "seat P2")

    assert (t.asked, t.options()) == (P2, ["allow"])

    t.luck("crow").answers(P2, "allow")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: swamp crow
        P2 hand: crow
        discard: amulet amulet
        turn: P1
        plays: 0
        closes: 1
    """)
    steals = facts(t, 7, BLOCKED, REACHED)
    assert steals == [(BLOCKED, P1, P2), (BLOCKED, P1, P2), (REACHED, P1, P2)]


def test_where_amulets_meet_the_first_steal_only_each_victim_is_asked_once_per_start() -> None:
    """GW-C.goblins, GW-R14"""
    t = scene(
        """
        P1 hand: goblins elf
        P2 hand: amulet owl owl
        P3 hand: crow
        extras: 1
        """,
        amulet_power_scope="first_only",
    )

    t.plays(P1, "goblins").on(P2)

    assert (t.asked, t.options()) == (P2, ["allow", "block"])

    t.luck("owl").answers(P2, "allow").answers(P1, "seat P3")

    assert (t.frame, t.asked) == ("Steal", P3)

    t.answers(P3, "allow")
    t.luck("owl").answers(P1, "seat P2")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: elf owl owl crow
        P2 hand: amulet
    """)

    t.plays(P1, "elf").on("goblins").answers(P1, "seat P2")

    assert (t.asked, t.options()) == (P2, ["allow", "block"])


def test_where_amulets_meet_the_first_steal_only_the_second_and_third_cannot_be_stopped() -> None:
    """GW-C.goblins, GW-R14"""
    t = scene(
        """
        P2 hand: goblins
        P1 hand: amulet amulet owl
        turn: P2
        """,
        amulet_power_scope="first_only",
    )

    t.plays(P2, "goblins").on(P1).answers(P1, "block")
    t.luck("amulet").answers(P2, "seat P1")

    assert (t.frame, t.asked, t.options()) == ("GoblinsNext", P2, ["seat P1", "decline"])

    t.answers(P2, "seat P1")

    assert t.frame == "MainAction"
    assert t.shows("""
        P2 hand: amulet owl
        P1 hand:
        discard: amulet
    """)


def test_goblins_stop_when_nobody_else_has_cards() -> None:
    """GW-C.goblins, GW-R42"""
    t = scene("""
        P1 hand: goblins swamp
        P2 hand: amulet
        P3 hand: crow
    """)

    t.plays(P1, "goblins").on(P2).answers(P2, "block")

    assert t.options() == ["seat P3", "decline"]
    assert t.refuses(P1, "seat P2").rule == "GW-C.goblins"

    t.answers(P1, "seat P3").answers(P3, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: swamp crow
        P2 hand:
        P3 hand:
        discard: amulet
    """)


def test_goblins_may_be_declined_at_any_of_the_three_steals() -> None:
    """GW-C.goblins, GW-8.5"""
    drawing = """
        P1 hand: goblins
        P2 hand: owl owl owl
    """
    at_once, after_one, after_two = scene(drawing), scene(drawing), scene(drawing)

    at_once.plays(P1, "goblins").on("decline")
    after_one.plays(P1, "goblins").on(P2).luck("owl").answers(P2, "allow").answers(P1, "decline")
    after_two.plays(P1, "goblins").on(P2).luck("owl").answers(P2, "allow")
    after_two.answers(P1, "seat P2").luck("owl").answers(P2, "allow").answers(P1, "decline")

    assert at_once.frame == after_one.frame == after_two.frame == "MainAction"
    assert at_once.shows("P2 hand: owl owl owl")
    assert after_one.shows("P2 hand: owl owl")
    assert after_two.shows("P2 hand: owl")


def test_goblins_are_not_offered_when_nobody_can_be_stolen_from() -> None:
    """GW-C.goblins, GW-8.12, GW-R6"""
    empty_hands = scene("P1 hand: goblins owl")
    one_card = """
        P1 hand: goblins
        P2 hand: owl
    """

    assert empty_hands.offers("lay goblins")
    assert empty_hands.refuses(P1, "play goblins").code == "illegal_move"
    assert scene(one_card).offers("play goblins")
    assert scene(one_card, steal_min_hand="1").offers("play goblins")
    assert not scene(one_card, steal_min_hand="2_all").offers("play goblins")


def test_where_all_steals_need_two_cards_goblins_leave_one_to_everybody() -> None:
    """GW-C.goblins, GW-R6"""
    t = scene(
        """
        P1 hand: goblins
        P2 hand: owl owl
        P3 hand: crow
        P4 hand: path path
        """,
        steal_min_hand="2_all",
    )

    t.plays(P1, "goblins")

    assert t.options() == ["seat P2", "seat P4", "decline"]

    t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")

    assert t.options() == ["seat P4", "decline"]

    t.answers(P1, "seat P4").luck("path").answers(P4, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl path
        P2 hand: owl
        P3 hand: crow
        P4 hand: path
    """)


def test_goblins_taken_by_a_nymph_must_steal_and_a_single_victim_is_no_question() -> None:
    """GW-C.goblins, GW-8.13, GW-R48"""
    t = scene("""
        P1 hand: nymph
        P2 hand: amulet owl | row: goblins
        P3 hand: crow
    """)

    t.plays(P1, "nymph").on("goblins")
    t.answers(P1, "new")

    assert (t.frame, t.options()) == ("Goblins", ["seat P2", "seat P3"])

    t.answers(P1, "seat P3").answers(P3, "allow")

    assert (t.frame, t.asked) == ("Steal", P2)

    t.luck("owl").answers(P2, "allow")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow", "block"])

    t.answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: crow owl amulet")


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True), ("3", True)])
def test_an_elf_sends_goblins_out_for_three_more_steals(limit: str, again: bool) -> None:
    """GW-C.goblins, GW-8.8, GW-X15"""
    t = scene(
        """
        P1 hand: rune goblins elf
        P2 hand: owl owl owl owl owl owl owl
        """,
        power_limit=limit,
    )

    t.answers(P1, "rune")
    t.plays(P1, "goblins").on(P2).luck("owl").answers(P2, "allow")
    t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")
    t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")

    assert t.shows("extras: 1")
    assert t.offers("play elf") is again

    if again:
        t.plays(P1, "elf").on("goblins").answers(P1, "seat P2").luck("owl").answers(P2, "allow")
        t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")
        t.answers(P1, "seat P2").luck("owl").answers(P2, "allow")

        assert t.frame == "MainAction"
        assert t.shows("""
            P1 hand: owl owl owl owl owl owl
            P2 hand: owl
            extras: 0
        """)


def test_only_thief_and_that_victim_know_what_goblins_steal() -> None:
    """GW-C.goblins, GW-I9"""
    t = scene("""
        P2 hand: goblins
        P3 hand: owl
        P1 hand: crow
        turn: P2
    """)

    t.plays(P2, "goblins")

    assert t.options() == ["seat P3", "seat P1", "decline"]

    t.table.events = []
    t.answers(P2, "seat P3").answers(P3, "allow")
    t.answers(P2, "seat P1").answers(P1, "allow")

    assert told(t, P2) == ["owl", "crow"]
    assert told(t, P3) == ["owl", "?"]
    assert told(t, P1) == ["?", "crow"]
    assert told(t, 7) == ["?", "?"]
    assert sorted(t.sees(P3, "hand", P2)) == ["?", "owl"]
    assert sorted(t.sees(P1, "hand", P2)) == ["?", "crow"]
    assert t.sees(7, "hand", P2) == ["?", "?"]
