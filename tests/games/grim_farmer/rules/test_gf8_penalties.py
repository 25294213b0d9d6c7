"""GF-8: what a caught pile, a wrong and a right challenge bring."""

import pytest

from games.grim_farmer.audiences import farm, point, settle, told, watched
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4

PLAIN = "P2 hand: hen_blue hen_yellow | pile: pig_red mouse\ncall: pig red\nphase: challenge\n"
"""P2 has a good pile and two normal cards."""


@pytest.mark.parametrize(
    ("pile", "drawn"),
    [
        ("pig_red hen_green", 2),
        ("hen_green cow_green sheep_green", 3),
        ("hen_green cow_green sheep_green horse_green lion", 5),
        ("pig_red snake", 3),
        ("snake snake", 4),
        ("snake snake snake mouse pig_red", 8),
    ],
)
def test_the_caught_draw_a_card_for_every_card_and_one_more_for_every_snake(
    pile: str, drawn: int
) -> None:
    """GF-8.6, GF-C.snake"""
    t = farm(PLAIN + f"P1 hand: cow_blue | pile: {pile}\ndeck: 20")

    point(t, P2="P1")

    assert t.shows(f"P1 cards: {1 + drawn}\ndeck size: {20 - drawn}")


def test_a_good_pile_neither_draws_nor_gains() -> None:
    """GF-8.7"""
    t = farm(PLAIN + "P1 hand: cow_blue cow_yellow | pile: pig_blue cow_red\ndeck: 20")

    point(t, P2="P1")

    assert t.frame == "DrawCount"
    assert t.shows("P1 hand: cow_blue cow_yellow\nP2 cards: 5\ndeck size: 17")


def test_a_pile_is_punished_once_however_many_challenged_it() -> None:
    """GF-8.8, GF-R20"""
    t = farm(
        PLAIN
        + """
        P1 hand: cow_blue | pile: snake hen_green
        P3 hand: sheep_blue sheep_yellow | pile: pig_blue cow_red
        P4 hand: horse_blue horse_yellow | pile: pig_yellow hen_red
        deck: 20
    """
    )

    point(t, P2="P1", P3="P1", P4="P1")

    assert t.shows("P1 cards: 4\ndeck size: 17")


def test_each_successful_challenger_may_discard_two_normal_cards() -> None:
    """GF-8.9, GF-R20"""
    t = farm(
        PLAIN
        + """
        P1 hand: cow_blue | pile: snake hen_green
        P3 hand: sheep_blue sheep_yellow cow_red | pile: pig_blue cow_red
        P4 hand: horse_blue lion | pile: pig_yellow hen_red
        deck: 20
    """
    )

    point(t, P2="P1", P3="P1", P4="P1")
    assert t.options(P1) == []
    assert t.options(P2) == ["done", "card hen_blue", "card hen_yellow"]
    t.says(P2, "card hen_yellow")
    assert t.options(P2) == ["done", "card hen_blue"]
    t.says(P2, "done").says(P4, "done").says(P3, "card cow_red", "card sheep_blue")

    assert t.shows("P2 hand: hen_blue\nP3 hand: sheep_yellow\nP4 hand: horse_blue lion")


def test_special_cards_cannot_be_discarded_as_a_reward() -> None:
    """GF-8.9, GF-C.snake, GF-C.mouse"""
    t = farm("""
        P1 hand: cow_blue | pile: snake hen_green
        P2 hand: hen_blue snake mouse chameleon frog parrot lion | pile: pig_red mouse
        call: pig red
        phase: challenge
    """)

    point(t, P2="P1")

    assert t.options(P2) == ["done", "card hen_blue"]
    for special in ("snake", "mouse", "chameleon", "frog", "parrot", "lion"):
        refusal = t.refuses(P2, f"card {special}")
        assert isinstance(refusal, IllegalMove) and refusal.rule == "GF-8.9"


def test_reward_discards_are_shown_to_everybody() -> None:
    """GF-8.9, GF-I16"""
    t = watched(farm(PLAIN + "P1 hand: cow_blue | pile: snake hen_green\ndeck: 20"))

    point(t, P2="P1").says(P2, "card hen_blue", "card hen_yellow")

    for audience in (P1, P2, PUBLIC):
        assert "hand P2 > discard: hen_blue" in told(t, audience)
        assert "hand P2 > discard: hen_yellow" in told(t, audience)


def test_who_challenges_in_vain_draws_three() -> None:
    """GF-8.10"""
    t = farm(
        PLAIN
        + """
        P1 hand: cow_blue | pile: pig_blue cow_red
        P3 hand: sheep_blue | pile: pig_yellow hen_red
        deck: 20
    """
    )

    point(t, P2="P1", P3="P1")

    assert t.shows("P1 cards: 1\nP2 cards: 5\nP3 cards: 4\ndeck size: 14")


def test_who_challenges_nobody_draws_nothing() -> None:
    """GF-8.10"""
    t = farm(PLAIN + "P1 hand: cow_blue | pile: pig_blue cow_red\ndeck: 20")

    point(t)

    assert t.shows("P1 cards: 1\nP2 cards: 2\ndeck size: 20")


@pytest.mark.parametrize(("held", "drawn"), [(8, 6), (9, 6), (10, 5), (13, 2)])
def test_a_penalty_stops_at_fifteen_cards_and_the_rest_is_lost(held: int, drawn: int) -> None:
    """GF-8.11, GF-R13"""
    hand = ("cow_blue cow_yellow cow_green cow_purple " * 4).split()[:held]
    t = farm(
        PLAIN
        + f"""
        P1 hand: {" ".join(hand)} | pile: snake hen_green horse_green lion chameleon
        deck: 20
    """
    )

    settle(point(t, P2="P1"))

    assert t.shows(f"P1 cards: {held + drawn}\ndeck size: {20 - drawn}")


def test_a_failed_challenge_stops_at_fifteen_cards() -> None:
    """GF-8.11, GF-R13"""
    hand = " ".join(["cow_blue cow_yellow cow_green"] * 4 + ["horse_green"])
    t = farm(PLAIN + f"P1 hand: {hand} | pile: pig_blue cow_red\ndeck: 20")

    point(t, P1="P2")

    assert t.shows("P1 cards: 15\ndeck size: 18")


def test_the_caught_draw_first_then_the_failed_both_in_table_order() -> None:
    """GF-8.12, GF-R23"""
    t = farm("""
        P1 hand: cow_blue | pile: hen_green hen_blue
        P2 hand: cow_blue | pile: pig_red mouse
        P3 hand: cow_blue | pile: hen_green lion
        P4 hand: cow_blue | pile: pig_blue cow_red
        deck: pig_green pig_green cow_green cow_green sheep_red sheep_red sheep_red hen_red hen_red hen_red frog
        first: P2
        call: pig red
        phase: challenge
    """)  # noqa: E501

    point(t, P1="P2", P2="P3", P3="P4", P4="P1")

    assert t.frame == "Reward"
    assert t.shows("""
        P3 hand: cow_blue pig_green pig_green sheep_red sheep_red sheep_red
        P1 hand: cow_blue cow_green cow_green hen_red hen_red hen_red
        deck: frog
    """)


def test_rewards_come_after_every_draw_and_are_told_together() -> None:
    """GF-8.12, GF-R11"""
    t = watched(
        farm("""
        P1 hand: cow_blue | pile: snake hen_green
        P2 hand: hen_blue | pile: pig_red lion
        P3 hand: sheep_blue | pile: pig_blue cow_red
        P4 hand: horse_blue | pile: pig_yellow hen_red
        deck: 20
        call: pig red
        phase: challenge
    """)
    )

    point(t, P3="P1", P4="P2", P1="P4")
    assert t.shows("P1 cards: 7\nP2 cards: 3")
    drawn = len(told(t, PUBLIC))
    t.says(P4, "card horse_blue", "done")
    assert len(told(t, PUBLIC)) == drawn
    t.says(P3, "card sheep_blue", "done")

    assert told(t, PUBLIC, drawn)[:2] == [
        "hand P3 > discard: sheep_blue", "hand P4 > discard: horse_blue",
    ]  # fmt: skip


def test_the_owner_of_a_bad_pile_may_be_right_about_another() -> None:
    """GF-8.9, GF-R11"""
    t = farm("""
        P1 hand: cow_blue | pile: snake hen_green
        P2 hand: hen_blue | pile: pig_red lion
        P3 hand: sheep_blue | pile: pig_blue cow_red
        deck: cow_red horse_red mouse frog
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2", P3="P1")

    assert t.options(P1) == ["done", "card cow_red", "card cow_blue", "card horse_red"]
    assert t.options(P2) == []
