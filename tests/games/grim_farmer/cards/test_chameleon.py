"""The Chameleon: a new token, and its player puts one of the tokens back."""

import pytest

from games.grim_farmer.farm import farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


def scene_of(call: str, **options: str) -> Scene:
    """P1 and P3 hold a Chameleon."""
    return farm(
        f"""
        P1 hand: chameleon frog pig_red hen_blue
        P2 hand: cow_red cow_blue
        P3 hand: chameleon lion parrot
        call: {call}
        phase: race
    """,
        **options,
    )


def played(call: str, piece: str) -> Scene:
    """P1 has played it, and this piece has come."""
    return together(scene_of(call), "play chameleon", "pass", "pass", luck=f"P1 {piece}")


def test_the_new_token_may_take_the_place_of_the_old_one() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue")
    assert t.options(P1) == ["colour red", "colour blue"]

    t.says(P1, "colour red")

    assert t.shows("call: cow blue\nbeside:\nplayed: chameleon\nP1 hand: frog pig_red hen_blue")


def test_the_old_token_may_stay() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue").says(P1, "colour blue")

    assert t.shows("call: cow red\nbeside:\nP1 cards: 3 | put down: 1")


def test_every_colour_that_does_not_lie_there_is_as_likely() -> None:
    """GF-C.chameleon"""
    one = together(scene_of("cow red"), "play chameleon", "pass")
    two = together(scene_of("red green"), "play chameleon", "pass")

    assert is_even(outcomes(one, P3, "pass", "beside"), "blue, yellow, green, purple")
    assert is_even(outcomes(two, P3, "pass", "beside"), "blue, yellow, purple")


def test_with_two_tokens_out_one_of_three_goes_back() -> None:
    """GF-C.chameleon"""
    t = played("red green", "blue")
    assert t.options(P1) == ["colour red", "colour blue", "colour green"]

    t.says(P1, "colour red")

    assert t.shows("call: blue green\nbeside:")


def test_everybody_sees_the_token_that_came() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue")

    assert {t.table.view(eye).public.beside for eye in (P1, P2, P3, PUBLIC)} == {9}


def test_the_choice_cannot_be_declined() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue")

    assert isinstance(t.refuses(P1, "pass"), IllegalMove)
    assert isinstance(t.refuses(P1, "colour purple"), IllegalMove)


def test_without_a_token_on_the_call_it_does_nothing() -> None:
    """GF-C.chameleon"""
    t = scene_of("cow horse")
    dice = t.table.dice[BAG]
    together(t, "play chameleon", "pass", "pass")

    assert t.frame == "Race"
    assert t.shows("call: cow horse\nbeside:\nplayed: chameleon\nP1 cards: 3 | put down: 1")
    assert t.table.dice[BAG] == dice


def test_such_a_dud_may_be_forbidden() -> None:
    """GF-C.chameleon, GF-R8"""
    t = scene_of("cow horse", dud_specials="forbidden")

    assert isinstance(t.refuses(P1, "play chameleon"), IllegalMove)
    assert "play chameleon" in scene_of("cow red", dud_specials="forbidden").options(P1)


def test_nobody_plays_a_second_one_in_this_turn() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue").says(P1, "colour red")

    assert isinstance(t.refuses(P3, "play chameleon"), IllegalMove)


def test_what_was_put_back_can_come_again_in_this_turn() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue").says(P1, "colour red")
    together(t, "pass", "pass", "play parrot", luck="P3 red")

    assert t.shows("call: red blue")


def test_another_card_works_on_what_it_left() -> None:
    """GF-C.chameleon"""
    t = played("cow red", "blue").says(P1, "colour red")
    together(t, "play frog", "pass", "pass", luck="P1 hen").says(P1, "animal cow")

    assert t.shows("call: hen blue")


def test_the_last_card_of_a_hand_may_be_played() -> None:
    """GF-C.chameleon"""
    t = farm("P1 hand: chameleon\nP2 hand: pig_red\ncall: cow red\nphase: race")
    together(t, "play chameleon", "pass", luck="P1 blue").says(P1, "colour red")

    assert t.shows("P1 hand: | put down: 1\ncall: cow blue")
    assert (t.frame, t.table.waiting) == ("Race", 0b10)


def test_it_is_not_eligible_when_placed_and_no_reward_discard() -> None:
    """GF-C.chameleon"""
    t = farm("""
        P1 hand: pig_red
        P2 hand: chameleon hen_red
        P1 pile: chameleon mouse
        P2 pile: mouse mouse
        call: red green
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.line("caught") == "P1"
    assert t.options(P2) == ["done", "card hen_red"]


@pytest.mark.parametrize("limit", ["per_table", "per_player"])
def test_each_player_may_play_one_under_per_player(limit: str) -> None:
    """GF-C.chameleon, GF-R5"""
    t = scene_of("cow red", special_limit=limit)
    together(t, "play chameleon", "pass", "pass").says(P1, "colour red")

    assert ("play chameleon" in t.options(P3)) == (limit == "per_player")
    assert farmer(t).played == [1, 0, 0]
