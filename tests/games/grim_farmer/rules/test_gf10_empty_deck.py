"""GF-10: the Deck runs out."""

import pytest

from games.grim_farmer.audiences import farm, point, settle, told, watched
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2

CAUGHT = """
    P1 hand: cow_blue | pile: hen_green hen_blue
    P2 hand: sheep_blue | pile: pig_red mouse
    call: pig red
    phase: challenge
"""
"""P1 will draw two cards if challenged."""


def test_the_discards_become_the_deck_when_a_card_is_about_to_be_taken() -> None:
    """GF-10.1, GF-R14"""
    t = watched(farm(CAUGHT + "deck: lion\ndiscard: cow_red cow_yellow cow_green"))

    point(t, P2="P1")

    assert t.shows("P1 cards: 3\ndeck size: 2\ndiscard: ")
    hand = t.line("P1 hand").split()
    assert "lion" in hand
    assert len(set(hand) & {"cow_red", "cow_yellow", "cow_green"}) == 1
    assert "swapped deck, discard" in told(t, PUBLIC)
    assert "shuffled deck" in told(t, PUBLIC)


def test_every_discard_may_come_first_after_the_reshuffle() -> None:
    """GF-10.1"""
    first = set()
    for seed in range(60):
        t = farm("""
            P1 hand: cow_blue cow_blue
            P2 hand: sheep_blue hen_blue
            deck:
            discard: cow_red cow_yellow cow_green
            phase: draw
        """)
        t.table.roll_anew(seed)
        t.says(P2, "draw 0").says(P1, "draw 1")
        first.add((set(t.line("P1 hand").split()) - {"cow_blue"}).pop())

    assert first == {"cow_red", "cow_yellow", "cow_green"}


def test_taking_the_last_card_reshuffles_nothing() -> None:
    """GF-10.1"""
    t = farm(CAUGHT + "deck: lion frog\ndiscard: cow_red cow_yellow")

    point(t, P2="P1")

    assert t.shows("P1 hand: cow_blue lion frog\ndeck: \ndiscard: cow_red cow_yellow")


def test_drawing_no_card_from_an_empty_deck_reshuffles_nothing() -> None:
    """GF-10.1"""
    t = watched(
        farm("""
        P1 hand: cow_blue cow_blue cow_blue
        P2 hand: sheep_blue hen_blue hen_blue
        deck:
        discard: cow_red cow_yellow cow_green
        phase: draw
    """)
    )

    t.says(P1, "draw 0").says(P2, "draw 0")

    assert t.shows("deck size: 0\ndiscard: cow_red cow_yellow cow_green")
    assert "shuffled deck" not in told(t, PUBLIC)


def test_a_draw_that_the_limit_cuts_to_nothing_reshuffles_nothing() -> None:
    """GF-10.1, GF-8.11"""
    t = watched(
        farm(
            """
        P1 hand: {} | pile: pig_red mouse
        P2 hand: sheep_blue | pile: pig_blue cow_red
        call: pig red
        deck:
        discard: cow_red cow_yellow cow_green
        phase: challenge
    """.format(" ".join(["horse_blue horse_green horse_yellow"] * 4 + ["lion"] * 3))
        )
    )

    point(t, P1="P2")

    assert t.shows("P1 cards: 15\ndeck size: 0")
    assert "shuffled deck" not in told(t, PUBLIC)
    assert "failed P1 0" in told(t, PUBLIC)


def test_an_empty_deck_stays_empty_until_a_card_is_taken() -> None:
    """GF-10.1"""
    t = farm(CAUGHT + "deck:\ndiscard: cow_red cow_yellow")

    point(t)

    assert t.shows("deck size: 0\ndiscard: pig_red cow_red cow_yellow hen_blue hen_green mouse")


def test_cards_on_the_table_and_in_hands_are_not_reshuffled() -> None:
    """GF-10.2"""
    t = farm(CAUGHT + "P1 played: lion\ndeck:\ndiscard: cow_red cow_yellow cow_green")

    point(t, P2="P1")
    assert t.frame == "Reward"

    assert t.shows("""
        P1 pile: hen_green hen_blue | cards: 3
        P2 hand: sheep_blue | pile: pig_red mouse
        played: lion
        deck size: 1
    """)
    assert settle(t).shows("discard: pig_red hen_blue hen_green mouse lion")


@pytest.mark.parametrize(("discard", "drawn"), [("cow_red", 1), ("", 0)])
def test_what_cannot_be_drawn_is_skipped_and_not_owed(discard: str, drawn: int) -> None:
    """GF-10.3"""
    t = watched(farm(CAUGHT + f"deck:\ndiscard: {discard}"))

    settle(point(t, P2="P1"))

    assert f"caught P1 {drawn}" in told(t, PUBLIC)
    assert t.shows(f"P1 cards: {1 + drawn}\nturn: 2")
    assert t.frame == "DrawCount"  # the discards of this Turn can be drawn now
    t.says(P1, "draw 0").says(P2, "draw 0")
    assert t.shows(f"P1 cards: {1 + drawn}")


def test_later_players_go_short_when_nothing_is_left() -> None:
    """GF-10.3, GF-R23"""
    t = watched(
        farm("""
        P1 hand: cow_blue | pile: pig_blue pig_green
        P2 hand: sheep_blue | pile: pig_red mouse
        P3 hand: hen_blue | pile: pig_red mouse
        deck: lion frog
        discard: cow_red cow_yellow
        first: P2
        call: pig red
        phase: challenge
    """)
    )

    point(t, P1="P2", P2="P3", P3="P2")

    assert t.shows("P2 cards: 4\nP3 cards: 2\nP1 cards: 1")
    assert [line for line in told(t, PUBLIC) if line.startswith("failed")] == [
        "failed P2 3", "failed P3 1", "failed P1 0",
    ]  # fmt: skip


def test_in_phase_one_the_discards_count_as_drawable() -> None:
    """GF-10.1, GF-4.4"""
    t = farm("""
        P1 hand: cow_blue cow_blue
        P2 hand: sheep_blue hen_blue
        deck: lion
        discard: cow_red cow_yellow
        phase: draw
    """)

    assert t.options(P1) == ["draw 0", "draw 1", "draw 2", "draw 3"]
