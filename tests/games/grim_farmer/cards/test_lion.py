"""The Lion: one token goes back, a meeple comes."""

import pytest

from games.facts import facts
from games.grim_farmer.farm import farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG, CAME, WENT
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene


def scene_of(call: str, **options: str) -> Scene:
    """P1 and P3 hold a Lion."""
    return farm(
        f"""
        P1 hand: lion parrot pig_red hen_blue
        P2 hand: cow_red cow_blue
        P3 hand: lion chameleon frog
        call: {call}
        phase: race
    """,
        **options,
    )


def test_one_animal_and_one_colour_become_two_animals() -> None:
    """GF-C.lion"""
    t = together(scene_of("cow red"), "play lion", "pass", "pass", luck="P1 horse")

    assert t.shows("call: cow horse\nbeside:\nplayed: lion\nP1 hand: parrot pig_red hen_blue")
    assert t.frame == "Race"


def test_every_animal_that_does_not_lie_there_is_as_likely() -> None:
    """GF-C.lion"""
    one = together(scene_of("cow red"), "play lion", "pass")
    two = together(scene_of("red green"), "play lion", "pass").says(P3, "pass")

    assert is_even(outcomes(one, P3, "pass", "call"), "pig cow, cow sheep, cow hen, cow horse")
    assert is_even(
        outcomes(two, P1, "colour red", "call"),
        "pig green, cow green, sheep green, hen green, horse green",
    )


def test_of_two_its_player_gives_up_one() -> None:
    """GF-C.lion"""
    t = together(scene_of("red green"), "play lion", "pass", "pass")
    assert (t.table.waiting, t.options(P1)) == (0b1, ["colour red", "colour green"])

    t.luck("horse").says(P1, "colour red")

    assert t.shows("call: horse green")


def test_the_choice_comes_before_the_draw() -> None:
    """GF-C.lion, GF-R8a"""
    t = scene_of("red green")
    dice = t.table.dice[BAG]
    together(t, "play lion", "pass", "pass")

    assert t.table.dice[BAG] == dice
    assert t.shows("call: red green\nbeside:")
    assert isinstance(t.refuses(P1, "pass"), IllegalMove)


def test_everybody_sees_what_goes_and_what_comes() -> None:
    """GF-C.lion"""
    t = scene_of("cow red")
    t.table.events = []
    together(t, "play lion", "pass", "pass", luck="P1 horse")

    for eye in (P1, P2, P3, PUBLIC):
        told = facts(t, eye)
        assert told[-2:] == [(WENT, P1, 8), (CAME, P1, 4)]


def test_only_animals_count_afterwards() -> None:
    """GF-C.lion"""
    t = farm("""
        P1 hand: lion
        P2 hand: pig_red
        P1 pile: cow_blue horse_green
        P2 pile: pig_red cow_red
        call: cow red
        phase: race
    """)
    assert not farmer(t).is_bad(P2)
    together(t, "play lion", "pass", luck="P1 horse")

    assert not farmer(t).is_bad(P1)
    assert farmer(t).is_bad(P2)


@pytest.mark.parametrize("duds", ["allowed", "forbidden"])
def test_without_a_token_out_it_does_nothing_or_is_forbidden(duds: str) -> None:
    """GF-C.lion, GF-R8"""
    t = farm(
        """
        P1 hand: lion pig_red
        P2 hand: hen_red
        P2 played: lion
        call: cow horse
        phase: race
    """,
        special_limit="per_player",
        dud_specials=duds,
    )
    if duds == "forbidden":
        assert t.options(P1) == ["pass"]
        return
    dice = t.table.dice[BAG]
    together(t, "play lion", "pass")

    assert t.shows("call: cow horse\nplayed: lion lion\nP1 hand: pig_red | put down: 1")
    assert t.table.dice[BAG] == dice


def test_nobody_plays_a_second_one_in_this_turn() -> None:
    """GF-C.lion"""
    t = together(scene_of("cow red"), "play lion", "pass", "pass")

    assert isinstance(t.refuses(P3, "play lion"), IllegalMove)


def test_the_parrot_undoes_it() -> None:
    """GF-C.lion"""
    t = together(scene_of("cow red"), "play lion", "pass", "pass", luck="P1 horse")
    together(t, "play parrot", "pass", "pass").luck("red").says(P1, "animal horse")

    assert t.shows("call: cow red\nplayed: lion parrot")


def test_it_may_be_played_merely_to_shed_the_last_card() -> None:
    """GF-C.lion"""
    t = farm("P1 hand: lion\nP2 hand: pig_red\ncall: cow red\nphase: race")
    together(t, "play lion", "pass", luck="P1 horse")

    assert t.shows("P1 hand: | put down: 1\ncall: cow horse")
    assert (t.frame, t.table.waiting) == ("Race", 0b10)


def test_the_bag_has_a_piece_in_the_smallest_deck() -> None:
    """GF-C.lion"""
    t = farm(
        "P1 hand: lion pig_red\nP2 hand: pig_blue\ncall: red yellow\nphase: race",
        deck="custom",
        custom_deck="3x3x12+3",
    )
    together(t, "play lion", "pass")

    assert is_even(
        outcomes(t, P1, "colour red", "call", 600), "pig yellow, cow yellow, sheep yellow"
    )


def test_it_is_not_eligible_when_placed_and_no_reward_discard() -> None:
    """GF-C.lion"""
    t = farm("""
        P1 hand: pig_red
        P2 hand: lion hen_red
        P1 pile: lion mouse
        P2 pile: mouse mouse
        call: cow horse
        phase: challenge
    """)
    together(t, "nobody", "challenge P1")

    assert t.line("caught") == "P1"
    assert t.options(P2) == ["done", "card hen_red"]
