"""GF-7: in Phase 4 everybody places two to five cards face down."""

import pytest

from games.grim_farmer.audiences import audiences, faces, farm, pass_all, point, told, watched
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3

HANDS = """
    P1 hand: pig_red cow_red hen_red horse_red sheep_red mouse
    P2 hand: cow_blue hen_blue sheep_blue
    call: pig red
"""


def judged(pile: str, call: str) -> str:
    """Is this pile, challenged under this call, good or bad?"""
    t = farm(f"P1 hand: cow_blue\nP1 pile: {pile}\nP2 hand: hen_blue\nP2 pile: mouse mouse\n"
             f"call: {call}\nphase: challenge")  # fmt: skip
    point(t, P2="P1")
    return "bad" if t.frame == "Reward" else "good"


def test_less_than_two_cards_cannot_be_placed() -> None:
    """GF-7.1"""
    t = farm(HANDS)

    assert "done" not in t.options(P1)
    t.says(P1, "card pig_red")
    assert "done" not in t.options(P1)
    assert t.refuses(P1, "done").rule == "GF-7.1"
    t.says(P1, "card cow_red")
    assert t.options(P1)[0] == "done"


@pytest.mark.parametrize("many", [2, 3, 4])
def test_two_to_four_cards_are_placed_when_the_player_says_so(many: int) -> None:
    """GF-7.1"""
    t = farm(HANDS)
    cards = ["pig_red", "cow_red", "hen_red", "horse_red"][:many]

    t.says(P1, *[f"card {card}" for card in cards], "done")
    t.says(P2, "card cow_blue", "card hen_blue", "done")

    assert t.shows(f"P1 pile: {' '.join(cards)} | cards: {6 - many}")
    assert t.frame == "Challenge"


def test_the_fifth_card_is_the_last() -> None:
    """GF-7.1"""
    t = farm(HANDS)

    t.says(P1, *[f"card {kind}_red" for kind in ("pig", "cow", "hen", "horse", "sheep")])
    assert t.options(P1) == []
    t.says(P2, "card cow_blue", "card hen_blue", "card sheep_blue")

    assert t.shows("""
        P1 hand: mouse | pile: pig_red cow_red hen_red horse_red sheep_red
        P2 hand: | pile: cow_blue hen_blue sheep_blue
    """)


def test_a_hand_of_two_is_placed_without_a_question() -> None:
    """GF-7.1, GF-R26"""
    t = farm("P1 hand: pig_red cow_blue\nP2 hand: lion snake\ncall: pig red")

    assert t.frame == "Challenge"
    assert t.shows("P1 hand: | pile: pig_red cow_blue\nP2 hand: | pile: lion snake")


def test_any_mix_of_cards_may_be_placed_and_nothing_is_declared() -> None:
    """GF-7.2, GF-R9"""
    t = farm("""
        P1 hand: pig_red hen_green snake mouse lion frog
        P2 hand: pig_blue pig_green
        call: pig red
    """)
    assert t.options(P1) == [
        "card pig_red", "card hen_green", "card snake", "card mouse", "card frog", "card lion",
    ]  # fmt: skip

    t.says(P1, "card hen_green", "card snake", "card mouse", "card lion", "done")

    assert t.shows("P1 hand: pig_red frog | pile: hen_green snake mouse lion")
    assert t.frame == "Challenge"


def test_equal_cards_are_one_option_as_often_as_they_are_held() -> None:
    """GF-7.2"""
    t = farm("P1 hand: snake snake hen_red hen_red\nP2 hand: cow_red cow_red\ncall: pig blue")

    assert t.options(P1) == ["card hen_red", "card snake"]
    t.says(P1, "card snake", "card snake")

    assert t.options(P1) == ["done", "card hen_red"]


@pytest.mark.parametrize(
    ("pile", "call", "found"),
    [
        ("pig_blue pig_green", "pig red", "good"),
        ("cow_red hen_red", "pig red", "good"),
        ("pig_red mouse", "pig red", "good"),
        ("pig_red cow_blue", "pig red", "bad"),
        ("cow_blue pig_red hen_red", "pig red", "bad"),
        ("cow_red pig_green", "red green", "good"),
        ("pig_red pig_blue", "red green", "bad"),
        ("cow_blue horse_red", "cow horse", "good"),
        ("cow_blue pig_red", "cow horse", "bad"),
        ("mouse mouse", "red green", "good"),
        ("mouse mouse", "cow horse", "good"),
    ],
)
def test_a_card_fits_by_its_animal_or_its_colour_or_as_a_mouse(
    pile: str, call: str, found: str
) -> None:
    """GF-7.3"""
    assert judged(pile, call) == found


def test_the_call_at_the_end_of_phase_three_decides() -> None:
    """GF-7.4"""
    t = farm("""
        P1 hand: pig_red hen_red lion
        P2 hand: sheep_blue cow_blue
        P3 hand: cow_green cow_yellow
        call: cow red
        phase: race
    """)

    t.says(P2, "pass").says(P3, "pass").luck("P1", "horse").says(P1, "play lion")
    assert t.shows("call: cow horse")
    pass_all(t)
    point(t, P3="P1")

    assert t.shows("P1 cards: 2")


def test_the_call_that_a_special_took_away_does_not_count() -> None:
    """GF-7.4"""
    t = farm("""
        P1 hand: pig_red cow_red
        P2 hand: parrot sheep_blue cow_blue
        call: pig yellow
        phase: race
    """)

    t.says(P1, "pass").luck("P2", "red").says(P2, "play parrot")
    assert t.shows("call: red yellow")
    pass_all(t)
    point(t, P2="P1")

    assert t.shows("winners: P1\nP1 cards: 0\nP2 cards: 3")


@pytest.mark.parametrize("special", ["snake", "chameleon", "frog", "parrot", "lion"])
@pytest.mark.parametrize("call", ["pig red", "red blue", "pig cow"])
def test_a_special_other_than_the_mouse_never_fits(special: str, call: str) -> None:
    """GF-7.5, GF-R6"""
    assert judged(f"pig_red {special}", call) == "bad"


def test_who_holds_nothing_that_fits_must_bluff() -> None:
    """GF-7.6"""
    t = farm("""
        P1 hand: cow_blue hen_green snake
        P2 hand: cow_yellow snake
        call: pig red
    """)

    assert t.options(P1) == ["card cow_blue", "card hen_green", "card snake"]
    t.says(P1, "card cow_blue")
    assert t.options(P1) == ["card hen_green", "card snake"]
    t.says(P1, "card snake", "done")

    assert t.shows("P1 pile: cow_blue snake\nP2 pile: cow_yellow snake")


def test_who_holds_one_card_draws_one_and_places_both() -> None:
    """GF-7.7"""
    t = farm("P1 hand: sheep_red\nP2 hand: cow_red cow_blue\ndeck: hen_blue lion\ncall: pig red")

    assert t.frame == "Challenge"
    assert t.shows("P1 hand: | pile: sheep_red hen_blue | put down: 2\ndeck: lion")


def test_several_single_cards_draw_in_table_order() -> None:
    """GF-7.7, GF-R23"""
    t = farm("""
        P1 hand: sheep_red
        P2 hand: cow_red cow_blue
        P3 hand: hen_red
        deck: hen_blue lion snake
        first: P2
        call: pig red
    """)

    assert t.shows("P3 pile: hen_red hen_blue\nP1 pile: sheep_red lion\ndeck: snake")


def test_a_single_card_draws_after_phase_three() -> None:
    """GF-7.7"""
    t = farm("""
        P1 hand: pig_red frog
        P2 hand: cow_red cow_blue
        deck: hen_blue lion
        call: pig red
        phase: race
    """)

    t.says(P2, "pass").luck("P1", "cow").says(P1, "play frog").says(P1, "animal cow")
    assert t.shows("P1 hand: pig_red\ndeck: hen_blue lion")
    pass_all(t)

    assert t.shows("P1 hand: | pile: pig_red hen_blue | put down: 3\ndeck: lion")


def test_a_single_card_is_a_pile_like_any_other_if_nothing_can_be_drawn() -> None:
    """GF-7.7"""
    t = farm("""
        P1 hand: snake
        P2 hand: cow_red cow_blue hen_red
        deck:
        call: pig red
    """)
    t.says(P2, "card cow_red", "card hen_red", "done")
    assert t.shows("P1 hand: | pile: snake | put down: 1")

    assert t.options(P2) == ["nobody", "challenge P1"]
    point(t, P2="P1")
    assert t.frame == "Reward"
    assert t.shows("caught: P1")


def test_an_empty_hand_places_nothing() -> None:
    """GF-7.8"""
    t = farm("P1 hand:\nP2 hand: cow_red cow_blue hen_red\ndeck: pig_red lion\ncall: pig red")

    t.says(P2, "card cow_red", "card hen_red", "done")

    assert t.shows("P1 hand: | pile: | put down: 0\nP2 pile: cow_red hen_red\ndeck: pig_red lion")


def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    """GF-7.9"""
    t = watched(farm(HANDS))
    before = {audience: t.table.view(audience) for audience in (P2, PUBLIC)}

    t.says(P1, "card pig_red", "card cow_red", "done")

    assert all(t.table.view(audience) == view for audience, view in before.items())
    assert faces(t, "pile", P1) == dict.fromkeys(audiences(t), "")
    assert told(t, P2) == told(t, PUBLIC) == []


def test_then_the_sizes_are_public_and_the_faces_stay_hidden() -> None:
    """GF-7.9"""
    t = farm(HANDS)

    t.says(P1, "card pig_red", "card cow_red", "done")
    t.says(P2, "card cow_blue", "card hen_blue", "card sheep_blue")

    assert faces(t, "pile", P1) == {P1: "pig_red cow_red", P2: "? ?", PUBLIC: "? ?"}
    assert faces(t, "pile", P2) == {P1: "? ? ?", P2: "cow_blue sheep_blue hen_blue",
                                    PUBLIC: "? ? ?"}  # fmt: skip


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    """GF-7.9, GF-R11"""
    t = farm(HANDS)

    t.says(P1, "card pig_red", "card cow_red", "done")
    t.table.take_back(P1)
    t.says(P1, "card mouse", "card hen_red", "done")
    t.says(P2, "card cow_blue", "card hen_blue", "done")

    assert t.shows("P1 pile: mouse hen_red")
