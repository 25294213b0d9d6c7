"""GF-R8 to GF-R9: duds, who chooses what goes back, honest cards."""

import pytest

from games.grim_farmer.farm import events, farm, together
from grimtable.games.grim_farmer.ids import BAG, DUD
from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2

DUDS = """
    P1 hand: chameleon frog parrot lion
    P2 hand: pig_red pig_blue
    call: {call}
    phase: race
"""


@pytest.mark.parametrize("call", ["cow red", "cow horse", "red green"])
def test_duds_are_allowed(call: str) -> None:
    """GF-R8"""
    t = farm(DUDS.format(call=call), dud_specials="allowed")

    assert t.options(P1) == ["pass", "play chameleon", "play frog", "play parrot", "play lion"]


@pytest.mark.parametrize(
    ("call", "open_kinds"),
    [
        ("cow red", ["chameleon", "frog", "parrot", "lion"]),
        ("cow horse", ["frog", "parrot"]),
        ("red green", ["chameleon", "lion"]),
    ],
)
@pytest.mark.parametrize("limit", ["per_table", "per_player"])
def test_duds_are_forbidden(limit: str, call: str, open_kinds: list[str]) -> None:
    """GF-R8"""
    t = farm(DUDS.format(call=call), dud_specials="forbidden", special_limit=limit)

    assert t.options(P1) == ["pass", *(f"play {kind}" for kind in open_kinds)]


def test_a_forbidden_dud_is_open_again_when_it_would_do_something() -> None:
    """GF-R8"""
    t = farm(DUDS.format(call="red green"), dud_specials="forbidden")
    assert isinstance(t.refuses(P1, "play frog"), IllegalMove)
    together(t, "play lion", "pass").says(P1, "colour red")

    assert t.options(P1) == ["pass", "play chameleon", "play frog", "play parrot"]


def test_if_only_duds_are_left_and_forbidden_everybody_can_but_pass() -> None:
    """GF-R8"""
    t = farm(
        """
        P1 hand: frog pig_red pig_blue pig_green
        P2 hand: hen_red hen_blue hen_green
        P2 played: chameleon lion
        call: red green
        phase: race
    """,
        dud_specials="forbidden",
    )
    assert (t.options(P1), t.options(P2)) == (["pass"], ["pass"])

    together(t, "pass", "pass")

    assert t.frame == "Place"


def test_a_dud_draws_nothing_and_is_spent() -> None:
    """GF-R8"""
    t = farm("P1 hand: frog pig_red\nP2 hand: pig_blue\ncall: red green\nphase: race")
    t.table.events = []
    together(t, "play frog", "pass")

    assert events(t, DUD) == [(P1, 51)]
    assert t.shows("call: red green\nbeside:\nplayed: frog\nP1 hand: pig_red | put down: 1")


@pytest.mark.parametrize(
    ("card", "call", "luck", "choices"),
    [
        ("chameleon", "cow red", "P2 blue", "red blue"),
        ("chameleon", "red purple", "P2 blue", "red blue purple"),
        ("frog", "cow red", "P2 pig", "pig cow"),
        ("frog", "cow horse", "P2 pig", "pig cow horse"),
        ("parrot", "cow horse", "P2", "cow horse"),
        ("lion", "red purple", "P2", "red purple"),
    ],
)
def test_who_played_the_card_chooses_what_goes_back(
    card: str, call: str, luck: str, choices: str
) -> None:
    """GF-R8a"""
    t = farm(f"P1 hand: pig_red\nP2 hand: {card} pig_blue\ncall: {call}\nphase: race")
    together(t, "pass", f"play {card}", luck=luck)

    assert t.table.waiting == 0b10
    assert [option.split()[1] for option in t.options(P2)] == choices.split()


@pytest.mark.parametrize(("card", "call"), [("parrot", "cow horse"), ("lion", "red purple")])
def test_parrot_and_lion_choose_before_they_draw(card: str, call: str) -> None:
    """GF-R8a"""
    t = farm(f"P1 hand: {card} pig_red\nP2 hand: pig_blue\ncall: {call}\nphase: race")
    dice = t.table.dice[BAG]
    together(t, f"play {card}", "pass")

    assert t.table.dice[BAG] == dice
    assert t.shows(f"call: {call}\nbeside:")


def test_honest_cards_need_not_be_placed() -> None:
    """GF-R9"""
    t = farm("""
        P1 hand: pig_red pig_blue mouse hen_green snake
        P2 hand: cow_red
        call: pig red
    """)
    assert t.options(P1) == ["card pig_red", "card pig_blue", "card hen_green", "card snake",
                             "card mouse"]  # fmt: skip

    t.says(P1, "card hen_green", "card snake", "done")

    assert t.shows("P1 hand: pig_red pig_blue mouse | pile: hen_green snake")
