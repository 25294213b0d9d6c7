"""The Parrot: one meeple goes back, a token comes."""

import pytest

from games.facts import facts
from games.grim_farmer.farm import farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG, CAME, WENT
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


def scene_of(call: str, **options: str) -> Scene:
    """P1 and P3 hold a Parrot."""
    return farm(
        f"""
        P1 hand: parrot lion pig_red hen_blue
        P2 hand: cow_red cow_blue
        P3 hand: parrot chameleon frog
        call: {call}
        phase: race
    """,
        **options,
    )


def test_one_animal_and_one_colour_become_two_colours() -> None:
    """GF-C.parrot"""
    t = together(scene_of("cow red"), "play parrot", "pass", "pass", luck="P1 green")

    assert t.shows("call: red green\nbeside:\nplayed: parrot\nP1 hand: lion pig_red hen_blue")
    assert t.frame == "Race"


def test_every_colour_that_does_not_lie_there_is_as_likely() -> None:
    """GF-C.parrot"""
    one = together(scene_of("cow red"), "play parrot", "pass")
    two = together(scene_of("cow horse"), "play parrot", "pass").says(P3, "pass")

    assert is_even(outcomes(one, P3, "pass", "call"), "red blue, red yellow, red green, red purple")
    assert is_even(
        outcomes(two, P1, "animal cow", "call"),
        "horse red, horse blue, horse yellow, horse green, horse purple",
    )


def test_of_two_its_player_gives_up_one() -> None:
    """GF-C.parrot"""
    t = together(scene_of("cow horse"), "play parrot", "pass", "pass")
    assert (t.table.waiting, t.options(P1)) == (0b1, ["animal cow", "animal horse"])

    t.luck("green").says(P1, "animal cow")

    assert t.shows("call: horse green")


def test_the_choice_comes_before_the_draw() -> None:
    """GF-C.parrot, GF-R8a"""
    t = scene_of("cow horse")
    dice = t.table.dice[BAG]
    together(t, "play parrot", "pass", "pass")

    assert t.table.dice[BAG] == dice
    assert t.shows("call: cow horse\nbeside:")
    assert isinstance(t.refuses(P1, "pass"), IllegalMove)


def test_everybody_sees_what_goes_and_what_comes() -> None:
    """GF-C.parrot"""
    t = scene_of("cow red")
    t.table.events = []
    together(t, "play parrot", "pass", "pass", luck="P1 green")

    for eye in (P1, P2, P3, PUBLIC):
        told = facts(t, eye)
        assert told[-2:] == [(WENT, P1, 1), (CAME, P1, 11)]


def test_only_colours_count_afterwards() -> None:
    """GF-C.parrot"""
    t = farm("""
        P1 hand: parrot
        P2 hand: pig_red
        P1 pile: pig_red pig_green
        P2 pile: cow_blue cow_red
        call: cow red
        phase: race
    """)
    assert not farmer(t).is_bad(P2)
    together(t, "play parrot", "pass", luck="P1 green")

    assert not farmer(t).is_bad(P1)
    assert farmer(t).is_bad(P2)


@pytest.mark.parametrize("duds", ["allowed", "forbidden"])
def test_without_a_meeple_out_it_does_nothing_or_is_forbidden(duds: str) -> None:
    """GF-C.parrot, GF-R8"""
    t = farm(
        """
        P1 hand: parrot pig_red
        P2 hand: hen_red
        P2 played: parrot
        call: red green
        phase: race
    """,
        special_limit="per_player",
        dud_specials=duds,
    )
    if duds == "forbidden":
        assert t.options(P1) == ["pass"]
        return
    dice = t.table.dice[BAG]
    together(t, "play parrot", "pass")

    assert t.shows("call: red green\nplayed: parrot parrot\nP1 hand: pig_red | put down: 1")
    assert t.table.dice[BAG] == dice


def test_nobody_plays_a_second_one_in_this_turn() -> None:
    """GF-C.parrot"""
    t = together(scene_of("cow red"), "play parrot", "pass", "pass")

    assert isinstance(t.refuses(P3, "play parrot"), IllegalMove)


def test_the_lion_undoes_it() -> None:
    """GF-C.parrot"""
    t = together(scene_of("cow red"), "play parrot", "pass", "pass", luck="P1 green")
    together(t, "play lion", "pass", "pass").luck("cow").says(P1, "colour green")

    assert t.shows("call: cow red\nplayed: parrot lion")


def test_it_may_be_played_merely_to_shed_the_last_card() -> None:
    """GF-C.parrot"""
    t = farm("P1 hand: parrot\nP2 hand: pig_red\ncall: cow red\nphase: race")
    together(t, "play parrot", "pass", luck="P1 green")

    assert t.shows("P1 hand: | put down: 1\ncall: red green")
    assert (t.frame, t.table.waiting) == ("Race", 0b10)


def test_the_bag_has_a_piece_in_the_smallest_deck() -> None:
    """GF-C.parrot"""
    t = farm(
        "P1 hand: parrot pig_red\nP2 hand: pig_blue\ncall: cow sheep\nphase: race",
        deck="custom",
        custom_deck="3x3x12+3",
    )
    together(t, "play parrot", "pass")

    assert is_even(
        outcomes(t, P1, "animal cow", "call", 600), "sheep red, sheep blue, sheep yellow"
    )


def test_it_is_not_eligible_when_placed_and_no_reward_discard() -> None:
    """GF-C.parrot"""
    t = farm("""
        P1 hand: pig_red
        P2 hand: parrot hen_red
        P1 pile: parrot mouse
        P2 pile: mouse mouse
        call: red green
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.line("caught") == "P1"
    assert t.options(P2) == ["done", "card hen_red"]
