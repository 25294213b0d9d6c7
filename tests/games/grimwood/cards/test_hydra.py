import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import HAND, HYDRA, LOOKED, STARTED
from grimtable.kernel.terms import SHOWN
from grimtable.testing.scene import P1, P2, P3, P4, Scene, scene


def shown(t: Scene, audience: int) -> list[str]:
    """The faces of the cards shown, as this audience was told; "?" for a back."""
    told = [event for event in t.table.events_for(audience) if event.kind == SHOWN]
    return [t.game.kinds[face] if face >= 0 else "?" for _, _, _, face, _, _ in told]


def test_hydra_shows_a_whole_hand_to_her_player_alone() -> None:
    """GW-C.hydra, GW-I13"""
    t = scene("""
        P1 hand: hydra swamp
        P2 hand: owl amulet crow
        P3 hand: path
    """)

    t.plays(P1, "hydra")

    assert (t.frame, t.asked, t.options()) == ("Hydra", P1, ["seat P2", "seat P3", "decline"])

    t.answers(P1, "seat P2")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.sees(P1, "hand", P2) == ["owl", "crow", "amulet"]
    assert t.sees(P1, "hand", P3) == ["?"]
    assert t.sees(P3, "hand", P2) == ["?", "?", "?"]
    assert t.sees(7, "hand", P2) == ["?", "?", "?"]
    assert t.sees(P2, "hand", P1) == ["?"]
    assert t.shows("""
        P1 hand: swamp | row: hydra | score: 1
        P2 hand: owl amulet crow
        discard:
        plays: 0
        closes: 1
    """)


def test_everybody_is_told_who_looked_at_whom_and_nobody_else_what_was_seen() -> None:
    """GW-C.hydra, GW-I13"""
    t = scene("""
        P1 hand: hydra
        P2 hand: owl
        P3 hand: path amulet crow bride
    """)
    t.table.events = []

    t.plays(P1, "hydra").on(P3)

    for audience in (P1, P2, P3, 7):
        assert (STARTED, P1, HYDRA, -1, 0, -1) in t.table.events_for(audience)
        assert (LOOKED, P1, P3, -1, 0, -1) in t.table.events_for(audience)
    assert shown(t, P1) == ["bride", "crow", "path", "amulet"]
    assert shown(t, P2) == shown(t, 7) == ["?", "?", "?", "?"]
    assert {zone for _, zone, _ in facts(t, P1, SHOWN)} == {HAND + P3}


def test_hydra_may_be_sent_to_any_other_player_also_to_an_empty_hand() -> None:
    """GW-C.hydra, GW-8.3"""
    t = scene("""
        P1 hand: owl
        P2 hand:
        P3 hand: hydra crow
        P4 hand:
        turn: P3
    """)
    t.table.events = []

    t.plays(P3, "hydra")

    assert t.options() == ["seat P4", "seat P1", "seat P2", "decline"]
    assert t.refuses(P3, "seat P3").rule == "GW-C.hydra"

    t.answers(P3, "seat P4")

    assert t.frame == "MainAction"
    assert (LOOKED, P3, P4, -1, 0, -1) in t.table.events_for(7)
    assert shown(t, P3) == []
    assert t.sees(P3, "hand", P1) == ["?"]


def test_hydra_sees_a_single_card_in_a_single_hand() -> None:
    """GW-8.12, GW-R6"""
    t = scene(
        """
        P1 hand: hydra
        P2 hand:
        P3 hand: crow
        """,
        steal_min_hand="2_all",
    )

    t.plays(P1, "hydra").on(P3)

    assert t.sees(P1, "hand", P3) == ["crow"]


def test_an_elf_sends_hydra_even_where_there_is_nothing_to_see() -> None:
    """GW-C.hydra, GW-8.12"""
    t = scene("""
        P1 hand: elf | row: hydra
        P3 hand:
    """)

    t.plays(P1, "elf").on("hydra")

    assert (t.frame, t.options()) == ("Hydra", ["seat P2", "seat P3", "decline"])

    t.answers(P1, "seat P2")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 row: hydra / elf
        plays: 0
    """)


def test_declined_hydra_sees_nothing() -> None:
    """GW-C.hydra, GW-8.5"""
    t = scene("""
        P1 hand: hydra
        P2 hand: owl
    """)
    t.table.events = []

    t.plays(P1, "hydra").on("decline")

    assert t.frame == "MainAction"
    assert t.sees(P1, "hand", P2) == ["?"]
    assert facts(t, 7, LOOKED) == []
    assert t.shows("plays: 0")


def test_an_amulet_does_not_help_against_hydra() -> None:
    """GW-C.hydra, GW-7.8"""
    t = scene("""
        P1 hand: hydra
        P2 hand: amulet
        P3 hand: owl
    """)

    t.plays(P1, "hydra").on(P2)

    assert t.asked == P1
    assert t.refuses(P2, "block").code == "not_your_decision"
    assert t.sees(P1, "hand", P2) == ["amulet"]


def test_what_hydra_saw_is_known_until_something_hidden_moves_it() -> None:
    """GW-C.hydra, GW-I8"""
    t = scene("""
        P1 hand: hydra path
        P2 hand: owl crow
        P3 hand: path
        deck: clearing swamp troll
    """)

    t.plays(P1, "hydra").on(P2).answers(P1, "draw", "end")
    t.answers(P2, "draw", "end")

    assert sorted(t.sees(P1, "hand", P2)) == ["?", "crow", "owl"]

    t.answers(P3, "steal P2").luck("owl").answers(P2, "allow")

    assert t.sees(P1, "hand", P2) == ["?", "?"]
    assert sorted(t.sees(P3, "hand", P2)) == ["?", "?"]
    assert t.sees(P1, "hand", P3) == ["?", "?"]


def test_hydra_taken_by_a_nymph_must_look() -> None:
    """GW-C.hydra, GW-8.13, GW-R48"""
    three = scene("""
        P1 hand: nymph
        P2 hand: owl | row: hydra
        P3 hand: crow
    """)
    two = scene("""
        P1 hand: nymph
        P2 hand: owl | row: hydra
    """)

    three.plays(P1, "nymph").on("hydra")
    three.answers(P1, "combo P1 1")
    two.plays(P1, "nymph").on("hydra")
    two.answers(P1, "combo P1 1")

    assert (three.frame, three.options()) == ("Hydra", ["seat P2", "seat P3"])
    assert two.frame == "MainAction"
    assert two.sees(P1, "hand", P2) == ["owl"]


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True), ("3", True)])
def test_an_elf_lets_hydra_look_once_more(limit: str, again: bool) -> None:
    """GW-C.hydra, GW-8.8"""
    t = scene(
        """
        P1 hand: hydra elf
        P2 hand: owl
        P3 hand: crow
        extras: 1
        """,
        power_limit=limit,
    )

    t.plays(P1, "hydra").on(P2)

    assert t.offers("lay elf")
    assert t.offers("play elf") is again

    if again:
        t.plays(P1, "elf").on("hydra").answers(P1, "seat P3")

        assert t.sees(P1, "hand", P2) == ["owl"]
        assert t.sees(P1, "hand", P3) == ["crow"]
        assert t.shows("extras: 0")


def test_hydra_is_played_for_an_action_to_see_nothing_where_placing_costs_one() -> None:
    """GW-C.hydra, GW-R7"""
    t = scene(
        """
        P1 hand: hydra owl
        P2 hand:
        """,
        free_supernatural_placement="false",
    )

    t.plays(P1, "hydra")

    assert (t.frame, t.options()) == ("Hydra", ["seat P2", "decline"])

    t.answers(P1, "seat P2")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl | row: hydra
        plays: 0
    """)
