import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2, scene


def test_a_rune_costs_the_play_and_gives_two_extra_actions() -> None:
    """GW-C.rune, GW-4.6, GW-4.8"""
    t = scene("""
        P1 hand: rune owl
        P2 hand:
        discard: crow
    """)

    assert t.options() == ["draw", "rune"]
    t.says(P1, "rune")

    assert (t.frame, t.asked, t.options()) == ("MainAction", P1, ["draw"])
    assert t.shows("""
        P1 hand: owl | row: | score: 0
        discard: rune crow
        plays: 0
        closes: 1
        extras: 2
    """)


def test_a_rune_turn_in_full_has_two_powers_and_a_draw() -> None:
    """GW-X7, GW-4.7, GW-3.10"""
    t = scene("""
        P1 hand: rune goblins mage hydra
        P2 hand: crow crow crow
        deck: 20
    """)

    t.says(P1, "rune").plays(P1, "goblins").on("decline")
    assert (t.line("plays"), t.line("extras"), t.line("closes")) == ("0", "1", "1")
    t.plays(P1, "mage")
    assert (t.line("extras"), t.line("closes")) == ("0", "1")
    assert not t.offers("play hydra") and t.offers("lay hydra")
    t.says(P1, "draw")

    assert not t.offers("draw") and not t.offers("steal P2") and t.offers("end")
    assert len(t.line("deck").split()) == 17
    assert t.shows("plays: 0\ncloses: 0\nextras: 0")


def test_draws_and_steals_use_the_close_before_the_extras() -> None:
    """GW-3.10, GW-4.7"""
    t = scene("""
        P1 hand: rune
        P2 hand: crow crow crow crow
        deck: owl path swamp clearing
    """)

    t.says(P1, "rune", "draw")
    assert t.shows("closes: 0\nextras: 2")
    t.says(P1, "steal P2").answers(P2, "allow")
    assert t.shows("closes: 0\nextras: 1\nP2 hand: crow crow crow")
    t.says(P1, "draw")

    assert t.options() == ["end"]
    assert t.shows("P1 hand: owl crow path\ndeck: swamp clearing\nextras: 0")


def test_unused_extra_actions_are_lost() -> None:
    """GW-4.9, GW-3.9"""
    t = scene("""
        P1 hand: rune
        P2 hand: mage
        deck: owl path swamp
    """)

    t.says(P1, "rune", "draw", "end")

    assert t.asked == P2
    assert t.shows("extras: 0\nplays: 1\ncloses: 1")


def test_a_second_rune_costs_one_extra_action_and_gives_two() -> None:
    """GW-R5, GW-C.rune"""
    t = scene("""
        P1 hand: rune rune rune
        P2 hand:
    """)

    t.says(P1, "rune", "rune")
    assert t.shows("P1 hand: rune\nextras: 3\nplays: 0\ndiscard: rune rune")
    t.says(P1, "rune")

    assert t.shows("P1 hand:\nextras: 4\ncloses: 1\ndiscard: rune rune rune")


def test_a_rune_needs_a_play_or_an_extra_action() -> None:
    """GW-4.8"""
    spent = scene("P1 hand: rune\nP2 hand: owl\nplays: 0")
    extra = scene("P1 hand: rune\nP2 hand: owl\nplays: 0\nextras: 1")

    assert not spent.offers("rune")
    assert isinstance(spent.refuses(P1, "rune"), IllegalMove)
    extra.says(P1, "rune")
    assert extra.shows("plays: 0\nextras: 2")


def test_giant_may_play_a_rune_at_once_for_nothing() -> None:
    """GW-X25, GW-8.7"""
    t = scene("""
        P1 hand: giant hydra mage elf
        P2 hand: owl
        discard: crow rune
    """)

    t.plays(P1, "giant").on("rune")
    assert (t.frame, t.options()) == ("Immediate", ["keep", "rune"])
    t.says(P1, "rune")
    assert t.shows("P1 hand: hydra mage elf\ndiscard: rune crow\nextras: 2\nplays: 0\ncloses: 1")
    t.plays(P1, "hydra").on(P2).plays(P1, "mage")

    assert not t.offers("play elf") and t.offers("draw") and not t.offers("end")


def test_a_rune_taken_may_be_kept_and_then_needs_an_action() -> None:
    """GW-8.6, GW-C.rune"""
    t = scene("""
        P1 hand: centaur
        P2 hand:
        discard: rune
    """)

    t.plays(P1, "centaur").on("keep")

    assert t.shows("P1 hand: rune\nextras: 0\ndiscard:")
    assert not t.offers("rune")


def test_of_two_runes_from_the_faeries_one_is_played_at_once() -> None:
    """GW-8.6, GW-8.7"""
    t = scene("""
        P1 hand: faeries
        P2 hand:
        discard: rune rune
    """)

    t.plays(P1, "faeries").on("rune")
    assert (t.frame, t.options()) == ("Immediate", ["keep", "rune"])
    t.says(P1, "rune")

    assert (t.frame, t.options()) == ("MainAction", ["draw", "rune"])
    assert t.shows("P1 hand: rune\ndiscard: rune\nextras: 2\nplays: 0")


def test_a_free_rune_keeps_the_play_action() -> None:
    """GW-R5"""
    t = scene(
        """
        P1 hand: rune rune
        P2 hand: owl
        deck: crow path
        """,
        rune_costs_action="false",
    )

    t.says(P1, "rune")
    assert t.shows("plays: 1\ncloses: 1\nextras: 2\nP1 hand: rune")
    t.says(P1, "draw", "draw")
    assert t.shows("plays: 1\ncloses: 0\nextras: 1\nP1 hand: rune crow path")
    t.says(P1, "rune")

    assert t.shows("plays: 1\ncloses: 0\nextras: 3")


def test_a_free_rune_is_playable_without_any_action_left() -> None:
    """GW-R5"""
    bare = "P1 hand: rune\nP2 hand: owl\nplays: 0\ncloses: 0\nclosed: 1"
    free = scene(bare, rune_costs_action="false")
    paid = scene(bare)

    assert paid.options() == ["end"]
    assert free.options() == ["rune", "end"]
    free.says(P1, "rune")
    assert free.shows("extras: 2\nplays: 0\ncloses: 0")


@pytest.mark.parametrize("costs", ["true", "false"])
def test_with_close_last_extra_draws_come_before_the_closing_one(costs: str) -> None:
    """GW-R3, GW-R5"""
    t = scene(
        """
        P1 hand: rune rune
        P2 hand: crow
        deck: owl path swamp clearing
        """,
        turn_order="close_last",
        rune_costs_action=costs,
    )

    t.says(P1, "rune")
    assert t.options() == ["draw", "draw extra", "rune"]
    t.says(P1, "draw extra")
    plays = "0" if costs == "true" else "1"
    assert t.shows(f"plays: {plays}\ncloses: 1\nextras: 1\nP1 hand: owl rune")
    t.says(P1, "draw")

    assert t.options() == ["end"]
    assert t.shows("plays: 0\ncloses: 0\nextras: 0\nP1 hand: owl rune path")


@pytest.mark.parametrize("costs", ["true", "false"])
def test_with_draw_first_a_rune_waits_for_the_draw(costs: str) -> None:
    """GW-R3, GW-R5"""
    t = scene(
        """
        P1 hand: rune
        P2 hand: crow
        deck: owl path swamp
        """,
        turn_order="draw_first",
        rune_costs_action=costs,
    )

    assert t.options() == ["draw"]
    t.says(P1, "draw", "rune")

    assert t.options() == ["draw", "end"]
    plays = "0" if costs == "true" else "1"
    assert t.shows(f"plays: {plays}\ncloses: 0\nextras: 2")


@pytest.mark.parametrize("costs", ["true", "false"])
def test_with_draw_first_a_rune_gives_up_a_close_that_is_not_owed(costs: str) -> None:
    """GW-R49"""
    t = scene(
        """
        P1 hand: rune
        P2 hand: crow crow
        deck:
        """,
        turn_order="draw_first",
        rune_costs_action=costs,
    )

    assert t.options() == ["steal P2", "rune", "end"]
    t.says(P1, "rune")

    assert t.shows("closes: 0\nextras: 2")
    assert t.options() == ["steal P2", "end"]


@pytest.mark.parametrize(("costs", "actions"), [("true", "3"), ("false", "4")])
def test_a_rune_adds_two_actions_and_two_powers_to_two_free(costs: str, actions: str) -> None:
    """GW-R2, GW-R5"""
    t = scene(
        """
        P1 hand: rune
        P2 hand:
        """,
        action_economy="two_free",
        rune_costs_action=costs,
    )

    t.says(P1, "rune")

    assert t.shows(f"actions: {actions}\npowers: 3\nextras: 0\nplays: 0")


def test_with_two_free_a_rune_may_use_the_action_kept_for_the_draw() -> None:
    """GW-X31, GW-R50"""
    t = scene(
        """
        P1 hand: mage hydra rune elf
        P2 hand: owl
        deck: owl crow path swamp
        """,
        action_economy="two_free",
    )

    t.plays(P1, "mage")
    assert t.shows("actions: 1\npowers: 0")
    assert sorted(t.options()) == ["draw", "lay elf", "lay hydra", "rune"]
    t.says(P1, "rune")
    assert t.shows("actions: 2\npowers: 2")
    t.plays(P1, "hydra").on(P2)
    assert t.shows("actions: 1\npowers: 1")
    assert sorted(t.options()) == ["draw", "lay elf"]
    t.says(P1, "draw")

    assert sorted(t.options()) == ["end", "lay elf"]


def test_a_german_rune_turn_pays_for_placing() -> None:
    """GW-X32, GW-R7"""
    t = scene(
        """
        P1 hand: rune hydra mage
        P2 hand: crow crow
        P3 hand: crow
        deck: owl path swamp
        """,
        turn_order="close_last",
        free_supernatural_placement="false",
        steal_min_hand="2_all",
    )

    assert t.offers("steal P2") and not t.offers("steal P3")
    t.says(P1, "rune", "draw extra").lays(P1, "hydra")
    assert t.options() == ["draw", "steal P2"]
    assert t.shows("plays: 0\nextras: 0\ncloses: 1")
    t.says(P1, "draw")

    assert t.options() == ["end"]
    assert t.shows("P1 hand: mage owl path | row: hydra")


def test_optional_closing_lets_a_rune_turn_end_without_a_draw() -> None:
    """GW-R4"""
    t = scene("P1 hand: rune\nP2 hand:", closing_action="optional")

    t.says(P1, "rune")

    assert t.options() == ["draw", "end"]


def test_a_rune_can_be_stolen_named_and_is_seen_in_the_pile() -> None:
    """GW-C.rune"""
    t = scene("""
        P1 hand: amazon
        P2 hand: rune crow
    """)

    t.plays(P1, "amazon").on("rune")
    assert t.sees(7, "hand", P1) == ["rune"]
    assert not t.offers("rune")
    t.says(P1, "draw", "end").says(P2, "steal P1").luck("rune").answers(P1, "allow")
    t.says(P2, "rune")

    for audience in (P1, P2, 7):
        assert t.sees(audience, "discard") == ["rune"]


def test_extra_draws_of_two_free_leave_one_action_for_the_closing_one() -> None:
    """GW-R50, GW-R3"""
    t = scene(
        """
        P1 hand: rune
        P2 hand: crow
        deck: owl path swamp clearing amulet
        """,
        action_economy="two_free",
        turn_order="close_last",
    )

    t.says(P1, "rune", "draw extra")
    assert (t.line("actions"), t.options()) == ("2", ["draw", "draw extra"])
    t.says(P1, "draw extra")
    assert (t.line("actions"), t.options()) == ("1", ["draw"])
    t.says(P1, "draw")

    assert t.options() == ["end"]
    assert t.shows("P1 hand: owl path swamp\nactions: 0\nplays: 0\ncloses: 0\nextras: 0")


@pytest.mark.parametrize(("deck", "offered"), [("owl crow", False), ("", True)])
def test_the_last_free_action_is_a_power_only_if_no_draw_is_owed(deck: str, offered: bool) -> None:
    """GW-R50"""
    t = scene(
        f"""
        P1 hand: hydra rune
        P2 hand: crow
        deck: {deck}
        actions: 1
        """,
        action_economy="two_free",
    )

    assert t.offers("rune")
    assert t.offers("play hydra") is offered


@pytest.mark.parametrize(("closing", "offered"), [("optional", True), ("required", False)])
def test_in_a_stall_the_last_free_action_may_be_an_extra_draw(closing: str, offered: bool) -> None:
    """GW-R50, GW-R39"""
    t = scene(
        """
        P1 hand: hydra
        P2 hand: crow crow
        deck: owl path swamp
        actions: 1
        idle: 6
        """,
        action_economy="two_free",
        turn_order="close_last",
        closing_action=closing,
    )

    assert t.offers("draw") and not t.offers("play hydra") and not t.offers("end")
    assert t.offers("draw extra") is offered
    if offered:
        t.says(P1, "draw extra")
        assert t.shows("P1 hand: hydra owl\nactions: 0") and t.offers("end")
