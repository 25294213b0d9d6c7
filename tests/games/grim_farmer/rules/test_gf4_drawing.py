"""GF-4: Phase 1, drawing as many cards as one likes."""

import pytest

from games.grim_farmer.farm import events, farm, together
from grimtable.games.grim_farmer.ids import NUMBER
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene

FIVE = "pig_red pig_blue cow_red cow_blue hen_red "


def three(first: str = "P2") -> Scene:
    """Three hands, a known deck, and somebody who is First Player."""
    return farm(f"""
        P1 hand: pig_red
        P2 hand: pig_blue
        P3 hand: pig_green
        deck: cow_red cow_blue cow_green hen_red hen_blue hen_green
        first: {first}
        call: horse purple
        phase: draw
    """)


@pytest.mark.parametrize(("hand", "most"), [("pig_red", 14), (FIVE, 10), (FIVE * 2, 5)])
def test_any_number_up_to_a_hand_of_15(hand: str, most: int) -> None:
    """GF-4.1"""
    t = farm(f"P1 hand: {hand}\nP2 hand: mouse\nphase: draw")

    assert t.options(P1) == [f"draw {number}" for number in range(most + 1)]


def test_a_number_beyond_the_limit_is_refused() -> None:
    """GF-4.1"""
    t = farm(f"P1 hand: {FIVE * 2}{FIVE[:-8]}\nP2 hand: mouse\nphase: draw")

    assert isinstance(t.refuses(P1, "draw 2"), IllegalMove)
    t.says(P1, "draw 1").says(P2, "draw 0")
    assert t.shows("P1 cards: 15\nP2 cards: 1")


def test_nobody_has_to_draw() -> None:
    """GF-4.1"""
    t = three().says(P1, "draw 0").says(P2, "draw 0").says(P3, "draw 0")

    assert t.shows("P1 hand: pig_red\nP2 hand: pig_blue\nP3 hand: pig_green\ndeck size: 6")


def test_cards_come_from_the_top_of_the_deck() -> None:
    """GF-4.1"""
    t = three("P1").says(P1, "draw 2").says(P2, "draw 0").says(P3, "draw 0")

    assert t.shows("P1 hand: pig_red cow_red cow_blue\ndeck: cow_green hen_red hen_blue hen_green")


@pytest.mark.parametrize(
    ("first", "hands"),
    [
        ("P1", ("cow_red cow_blue", "cow_green", "hen_red hen_blue hen_green")),
        ("P2", ("hen_blue hen_green", "cow_red", "cow_blue cow_green hen_red")),
        ("P3", ("hen_red hen_blue", "hen_green", "cow_red cow_blue cow_green")),
    ],
)
def test_draws_are_carried_out_whole_in_table_order(
    first: str, hands: tuple[str, str, str]
) -> None:
    """GF-4.2"""
    t = three(first).says(P3, "draw 3").says(P1, "draw 2").says(P2, "draw 1")

    assert t.shows(f"""
        P1 hand: pig_red {hands[0]}
        P2 hand: pig_blue {hands[1]}
        P3 hand: pig_green {hands[2]}
        deck:
    """)


def test_nobody_sees_a_number_before_all_are_in() -> None:
    """GF-4.2"""
    t = three()
    t.table.events = []
    before = [t.table.view(eye) for eye in (P2, P3, PUBLIC)]

    t.says(P1, "draw 2")

    assert [t.table.view(eye) for eye in (P2, P3, PUBLIC)] == before
    assert t.table.events == []
    assert t.line("deck size") == "6"


def test_everybody_is_asked_at_the_same_time() -> None:
    """GF-4.2"""
    assert three().table.waiting == 0b111


def test_the_numbers_are_public_and_told_together() -> None:
    """GF-4.2"""
    t = three("P2")
    t.table.events = []
    t.says(P1, "draw 2").says(P2, "draw 0").says(P3, "draw 1")

    told = [(a, b) for kind, a, b, *_ in t.table.events_for(PUBLIC) if kind == NUMBER]

    assert told == events(t, NUMBER) == [(P2, 0), (P3, 1), (P1, 2)]


def test_the_cards_drawn_are_seen_by_their_owner_alone() -> None:
    """GF-4.2"""
    t = three("P1").says(P1, "draw 2").says(P2, "draw 0").says(P3, "draw 0")

    assert sorted(t.sees(P1, "hand", P1)) == ["cow_blue", "cow_red", "pig_red"]
    for eye in (P2, P3, PUBLIC):
        assert t.sees(eye, "hand", P1) == ["?"] * 3


def test_the_old_call_lies_there_while_players_draw() -> None:
    """GF-4.3"""
    t = three()
    assert t.shows("call: horse purple")
    t.says(P1, "draw 1").says(P2, "draw 1")
    assert t.shows("call: horse purple")

    t.luck("sheep", "yellow").says(P3, "draw 1")

    assert t.shows("call: sheep yellow")


def test_no_card_is_drawn_once_the_new_call_is_known() -> None:
    """GF-4.3"""
    t = three().says(P1, "draw 1").says(P2, "draw 0").says(P3, "draw 0")

    assert t.frame == "Race"
    assert isinstance(t.refuses(P1, "draw 1"), IllegalMove)


@pytest.mark.parametrize(
    ("deck", "discard", "rule", "most"),
    [
        ("cow_red cow_blue", "", "reshuffle", 2),
        ("cow_red cow_blue", "hen_red hen_blue hen_green", "reshuffle", 5),
        ("cow_red cow_blue", "hen_red hen_blue hen_green", "no_draw", 2),
        ("", "hen_red hen_blue hen_green", "reshuffle", 3),
    ],
)
def test_nobody_can_ask_for_more_than_can_be_drawn(
    deck: str, discard: str, rule: str, most: int
) -> None:
    """GF-4.4"""
    t = farm(
        f"P1 hand: pig_red\nP2 hand: pig_blue\ndeck: {deck}\ndiscard: {discard}\nphase: draw",
        empty_deck=rule,
    )

    assert t.options(P1) == [f"draw {number}" for number in range(most + 1)]


@pytest.mark.parametrize(("discard", "rule"), [("", "reshuffle"), ("hen_red hen_blue", "no_draw")])
def test_if_nothing_can_be_drawn_nobody_is_asked(discard: str, rule: str) -> None:
    """GF-4.4"""
    t = farm(
        f"P1 hand: pig_red\nP2 hand: pig_blue\ndeck:\ndiscard: {discard}\nphase: draw",
        empty_deck=rule,
    )

    assert t.frame == "Race"
    assert t.shows("P1 cards: 1\nP2 cards: 1")


def test_no_number_is_told_if_nothing_could_be_drawn() -> None:
    """GF-4.4"""
    t = farm(
        """
        P1 hand: pig_red
        P2 hand: pig_blue
        P1 pile: cow_red cow_blue
        P2 pile: hen_red hen_blue
        deck:
        call: pig red
        phase: challenge
    """,
        empty_deck="no_draw",
    )
    t.table.events = []
    together(t, "nobody", "nobody")

    assert (t.line("turn"), t.frame) == ("2", "Race")
    assert events(t, NUMBER) == []


def test_six_hands_of_15_can_be_drawn_from_the_smallest_legal_deck() -> None:
    """GF-4.4, GF-1.7"""
    colours = ["red", "blue", "yellow", "green", "purple", "orange"]
    hands = "\n".join(f"P{seat + 1} hand: pig_{colours[seat]}" for seat in range(6))
    t = farm(f"{hands}\nphase: draw", deck="custom", custom_deck="5x6x3+3,3,3,3,4,4")
    for seat in range(6):
        assert t.options(seat)[-1] == "draw 14"
        t.says(seat, "draw 14")

    assert [t.line(f"P{seat} cards") for seat in range(1, 7)] == ["15"] * 6
    assert t.line("deck size") == "20"


def test_14_is_the_largest_number_there_is() -> None:
    """GF-4.4"""
    t = farm("P1 hand: pig_red\nP2 hand: pig_blue\nphase: draw")

    assert t.options(P1)[-1] == "draw 14"
    with pytest.raises(ValueError, match="draw 15"):
        t.game.vocabulary.number("draw 15")
