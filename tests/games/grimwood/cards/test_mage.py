import pytest

from grimtable.games.grimwood.ids import DECK, HAND, LAST_ROUND, MAGE, STARTED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, scene


def test_mage_draws_two_cards_without_any_question() -> None:
    """GW-C.mage, GW-I8"""
    t = scene("""
        P1 hand: mage swamp
        P2 hand: amulet path
        deck: owl crow troll
    """)
    t.table.events = []

    t.answers(P1, "play mage")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: swamp owl crow | row: mage | score: 1
        P2 hand: amulet path
        deck: troll
        discard:
        plays: 0
        closes: 1
    """)
    drawn = [e for e in t.table.events_for(P1) if e[:3] == (MOVED, DECK, HAND + P1)]
    unseen = [e for e in t.table.events_for(P2) if e[:3] == (MOVED, DECK, HAND + P1)]
    assert [t.game.kinds[event.face] for event in drawn] == ["owl", "crow"]
    assert [event.face for event in unseen] == [-1, -1]
    assert sorted(t.sees(P1, "hand", P1)) == ["crow", "owl", "swamp"]
    assert t.sees(P2, "hand", P1) == t.sees(7, "hand", P1) == ["?", "?", "?"]


def test_the_mages_cards_are_not_the_closing_draw() -> None:
    """GW-C.mage, GW-3.6"""
    t = scene("""
        P1 hand: mage
        deck: owl crow troll path
    """)

    t.plays(P1, "mage")

    assert t.options() == ["draw"]
    assert t.refuses(P1, "end").code == "illegal_move"

    t.answers(P1, "draw")

    assert t.shows("""
        P1 hand: owl crow troll
        deck: path
        closes: 0
    """)


def test_mage_draws_one_card_from_a_deck_of_one_and_announces_the_end() -> None:
    """GW-C.mage, GW-8.4, GW-10.1"""
    t = scene("""
        P1 hand: mage
        P2 hand: owl
        P3 hand: path
        deck: crow
    """)
    t.table.events = []

    t.plays(P1, "mage")

    assert (LAST_ROUND, P1, 2, -1, 0, -1) in t.table.events_for(7)
    assert t.shows("""
        P1 hand: crow
        deck:
        left: 2
        turn: P1
        closes: 1
    """)
    assert t.options() == ["end"]


@pytest.mark.parametrize(("order", "left"), [("all_others", "2"), ("finish_round", "1")])
def test_mage_may_draw_the_last_two_cards(order: str, left: str) -> None:
    """GW-C.mage, GW-8.11, GW-R21"""
    t = scene(
        """
        P1 hand: owl
        P2 hand: mage
        P3 hand: path path
        deck: crow troll
        turn: P2
        """,
        final_turns=order,
    )

    t.plays(P2, "mage")

    assert t.shows(f"""
        P2 hand: crow troll
        deck:
        left: {left}
    """)
    assert t.options() == ["steal P3", "lay troll", "end"]


def test_mage_before_the_last_card_announces_nothing() -> None:
    """GW-10.1"""
    t = scene("""
        P1 hand: mage
        deck: crow troll owl
    """)

    t.plays(P1, "mage")

    assert t.shows("""
        deck: owl
        left: -1
    """)


def test_mage_played_for_an_action_may_draw_nothing_where_placing_costs_one() -> None:
    """GW-C.mage, GW-R7"""
    t = scene(
        """
        P1 hand: mage
        P2 hand: owl owl
        deck:
        """,
        free_supernatural_placement="false",
    )

    t.plays(P1, "mage")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: | row: mage
        plays: 0
    """)


@pytest.mark.parametrize(
    ("limit", "options"), [("1", ["keep", "lay mage"]), ("2", ["keep", "play mage"])]
)
def test_a_start_in_vain_counts_for_the_limit(limit: str, options: list[str]) -> None:
    """GW-C.mage, GW-8.8, GW-8.12"""
    t = scene(
        """
        P1 hand: elf bride | row: mage
        deck:
        extras: 1
        """,
        power_limit=limit,
    )
    t.table.events = []

    t.plays(P1, "elf").on("mage")

    assert t.frame == "MainAction"
    assert (STARTED, P1, MAGE, -1, 0, -1) in t.table.events_for(P2)

    t.plays(P1, "bride").on("mage")

    assert t.options() == options


@pytest.mark.parametrize(
    ("limit", "bride", "drawn"),
    [
        ("1", ["keep", "lay mage"], 2),
        ("2", ["keep", "play mage"], 4),
        ("3", ["keep", "play mage"], 4),
    ],
)
def test_a_bride_lets_the_mage_draw_again_within_the_limit(
    limit: str, bride: list[str], drawn: int
) -> None:
    """GW-C.mage, GW-8.8"""
    t = scene(
        """
        P1 hand: mage bride
        deck: owl owl crow crow path path
        extras: 1
        """,
        power_limit=limit,
    )

    t.plays(P1, "mage")
    t.plays(P1, "bride").on("mage")

    assert (t.frame, t.options()) == ("Immediate", bride)

    t.answers(P1, bride[1], "combo P1 1")

    assert t.frame == "MainAction"
    assert len(t.sees(P1, "hand", P1)) == drawn
    assert t.shows("P1 row: bride mage")


def test_a_mage_started_twice_is_no_candidate_for_the_elf() -> None:
    """GW-C.mage, GW-8.8"""
    t = scene("""
        P1 hand: mage bride elf
        deck: 20
        extras: 2
    """)

    t.plays(P1, "mage")
    t.plays(P1, "bride").on("mage").answers(P1, "play mage", "new")
    t.plays(P1, "elf")

    assert (t.frame, t.options()) == ("Elf", ["card bride", "decline"])


def test_a_mage_taken_by_a_nymph_draws_for_the_new_owner() -> None:
    """GW-C.mage, GW-5.10, GW-X11"""
    t = scene("""
        P1 hand: nymph
        P2 row: mage elf hydra ghouls centaur
        deck: owl crow path
    """)

    assert t.shows("P2 score: 15")

    t.plays(P1, "nymph").on("mage").answers(P1, "combo P1 1")

    assert t.shows("""
        P1 hand: owl crow | row: nymph mage | score: 2
        P2 row: elf hydra ghouls centaur | score: 10
        deck: path
    """)


def test_mage_ends_a_stall_so_that_stealing_is_allowed_again() -> None:
    """GW-C.mage, GW-R39"""
    t = scene("""
        P1 hand: mage
        P2 hand: owl owl
        deck: crow crow crow
        idle: 6
    """)

    assert t.options() == ["draw", "play mage", "lay mage"]

    t.plays(P1, "mage")

    assert t.shows("idle: 0")
    assert t.options() == ["draw", "steal P2"]


def test_mage_may_lift_a_hand_above_seven_until_the_turn_ends() -> None:
    """GW-C.mage, GW-9.1, GW-9.2"""
    t = scene("""
        P1 hand: mage owl owl crow crow path path
        P2 hand:
        deck: swamp swamp clearing clearing
    """)

    t.plays(P1, "mage").scene.answers(P1, "draw")

    assert len(t.sees(P2, "hand", P1)) == 9

    t.answers(P1, "end", "card owl", "card swamp")

    assert t.shows("""
        P1 hand: owl crow crow path path swamp clearing
        discard: swamp owl
        turn: P2
    """)


def test_with_two_free_actions_the_mage_takes_one_and_the_only_power() -> None:
    """GW-C.mage, GW-R2, GW-X31"""
    t = scene(
        """
        P1 hand: mage hydra rune
        P2 hand: owl owl
        deck: crow crow crow path
        """,
        action_economy="two_free",
    )

    t.plays(P1, "mage")

    assert t.shows("""
        actions: 1
        powers: 0
    """)
    assert sorted(t.options()) == ["draw", "lay hydra", "rune", "steal P2"]
