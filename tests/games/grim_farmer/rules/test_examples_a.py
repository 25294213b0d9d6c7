"""The worked examples of the ledger, first half, and the deal."""

import pytest

from games.grim_farmer.farm import dealt, events, farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import DUD, is_eligible
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4, Scene

ANA, BEN, CEM, DIA = P1, P2, P3, P4
FIRST, SECOND = "pig, cow, sheep, hen, horse", "red, blue, yellow, green, purple"


def eligible(t: Scene) -> list[str]:
    """All cards of the box that fit the Last Call."""
    call = farmer(t).call
    return [NAMES[kind] for kind in t.table.kinds if is_eligible(kind, call)]


def test_what_fits_pig_and_red() -> None:
    """GF-X1"""
    t = farm("P1 hand: pig_red\nP2 hand: pig_red\ncall: pig red")
    fitting = eligible(t)

    assert (len(fitting), fitting.count("mouse"), fitting.count("pig_red")) == (40, 4, 4)
    for name in fitting:
        assert name == "mouse" or "pig" in name or "red" in name
    assert not {"cow_blue", "lion", "snake"} & set(fitting)


def judged(pile: str) -> Scene:
    """P2 and P3 have challenged this pile of P1 under pig and red."""
    t = farm(f"""
        P1 hand: cow_yellow
        P2 hand: hen_blue hen_green hen_yellow
        P3 hand: horse_blue horse_green horse_yellow
        P1 pile: {pile}
        P2 pile: mouse pig_yellow
        P3 pile: mouse pig_green
        call: pig red
        phase: challenge
    """)
    return together(t, "nobody", "challenge P1", "challenge P1")


def test_a_good_pile_costs_its_challengers_three_cards_each() -> None:
    """GF-X2"""
    t = judged("pig_blue cow_red mouse")

    assert t.shows("caught:\nP1 hand: cow_yellow\nP2 cards: 6\nP3 cards: 6\nturn: 2")


@pytest.mark.parametrize(
    ("pile", "drawn"),
    [
        ("pig_red hen_green", 2),
        ("pig_red snake hen_green", 4),
        ("snake snake", 4),
        ("mouse mouse snake", 4),
    ],
)
def test_a_bad_pile_costs_its_cards_and_its_snakes(pile: str, drawn: int) -> None:
    """GF-X3"""
    t = judged(pile)
    assert t.shows(f"caught: P1\nP1 cards: {1 + drawn}")

    t.says(P2, "card hen_blue", "card hen_green").says(P3, "card horse_blue", "done")

    assert t.shows("P2 hand: hen_yellow\nP3 hand: horse_green horse_yellow\nturn: 2")


def test_ana_plays_a_chameleon() -> None:
    """GF-X4"""
    t = farm("""
        P1 hand: chameleon hen_blue pig_blue
        P2 hand: chameleon cow_green
        call: cow red
        phase: race
    """)
    t.says(ANA, "play chameleon")
    assert is_even(outcomes(t, BEN, "pass", "beside"), "blue, yellow, green, purple")
    t.luck("P1", "blue").says(BEN, "pass")
    t.says(ANA, "colour red")

    assert t.shows("call: cow blue\nP1 hand: hen_blue pig_blue\nplayed: chameleon")
    assert t.options(BEN) == ["pass"]


def test_ben_plays_a_frog_to_shed_a_card() -> None:
    """GF-X5"""
    t = farm("P1 hand: pig_red\nP2 hand: frog pig_blue\ncall: cow red\nphase: race")
    together(t, "pass", "play frog", luck="P2 sheep").says(BEN, "animal sheep")

    assert t.shows("call: cow red\nP2 hand: pig_blue | put down: 1")


def test_a_parrot_leaves_colours_only() -> None:
    """GF-X6"""
    t = farm("P1 hand: parrot pig_red\nP2 hand: pig_blue\ncall: cow red\nphase: race")
    t.says(P1, "play parrot")
    assert is_even(outcomes(t, P2, "pass", "call"), "red blue, red yellow, red green, red purple")
    t.luck("P1", "green").says(P2, "pass")
    fitting = eligible(t)

    assert t.shows("call: red green")
    assert "cow_blue" not in fitting
    assert {"pig_green", "pig_red", "mouse"} <= set(fitting)
    assert len([name for name in fitting if name != "mouse"]) == 40


def test_a_lion_leaves_animals_only() -> None:
    """GF-X7"""
    t = farm("P1 hand: lion pig_red\nP2 hand: pig_blue\ncall: cow red\nphase: race")
    together(t, "play lion", "pass", luck="P1 horse")

    assert t.shows("call: cow horse")
    assert "pig_red" not in eligible(t)
    assert "horse_blue" in eligible(t)


@pytest.mark.parametrize(("back", "call"), [("green", "pig yellow"), ("yellow", "pig green")])
def test_a_chain_of_all_four(back: str, call: str) -> None:
    """GF-X8"""
    t = farm("""
        P1 hand: parrot lion hen_red hen_blue hen_green
        P2 hand: frog chameleon hen_yellow hen_purple hen_red
        call: cow red
        phase: race
    """)
    together(t, "play parrot", "pass", luck="P1 green")
    assert t.shows("call: red green")
    t.table.events = []
    together(t, "pass", "play frog")
    assert t.shows("call: red green\nplayed: parrot frog\nP2 cards: 4")
    assert events(t, DUD) == [(P2, NAMES.index("frog"))]
    together(t, "play lion", "pass").luck("pig").says(P1, "colour red")
    assert t.shows("call: pig green")
    together(t, "pass", "play chameleon", luck="P2 yellow")
    assert t.options(P2) == ["colour yellow", "colour green"]
    t.says(P2, f"colour {back}")

    assert t.shows(f"call: {call}\nplayed: parrot frog lion chameleon")
    assert t.frame == "Place"


def test_a_window_and_its_lot() -> None:
    """GF-X9"""
    t = farm("""
        P1 hand: parrot hen_red hen_blue
        P2 hand: parrot hen_green hen_yellow hen_purple
        P3 hand: frog horse_red horse_blue
        P4 hand: lion horse_green horse_yellow
        call: cow red
        phase: race
    """)
    t.table.events = []
    together(t, "play parrot", "play parrot", "play frog", "pass", luck="P2 green")
    assert t.shows("""
        call: red green
        played: parrot
        P1 hand: parrot hen_red hen_blue
        P2 hand: hen_green hen_yellow hen_purple
        P3 hand: frog horse_red horse_blue
    """)
    for eye in (BEN, DIA, PUBLIC):
        assert t.sees(eye, "hand", ANA) == t.sees(eye, "hand", CEM) == ["?"] * 3
    assert t.options(ANA) == ["pass"]
    together(t, "pass", "pass", "pass", "pass")

    assert t.frame == "Place"


def next_call(old: str, at: int, among: str) -> bool:
    """Are these pieces, and no others, as likely in the next Turn?"""
    t = farm(f"P1 hand: pig_red\nP2 hand: pig_blue\ncall: {old}\nturn: 4\nphase: draw")
    found = outcomes(t.says(P1, "draw 0"), P2, "draw 0", "call")
    pieces = type(found)([call.split()[at] for call in found.elements()])
    return is_even(pieces, among)


def test_phase_2_after_a_lion() -> None:
    """GF-X10"""
    assert next_call("cow horse", 0, "pig, sheep, hen")
    assert next_call("cow horse", 1, SECOND)
    assert next_call("pig blue", 0, FIRST.removeprefix("pig, "))
    assert next_call("pig blue", 1, "red, yellow, green, purple")


@pytest.mark.parametrize(("seats", "left"), [(2, 98), (3, 85), (4, 72), (5, 59), (6, 46)])
def test_the_deck_after_the_deal(seats: int, left: int) -> None:
    """GF-X21"""
    t = dealt(seats)

    assert t.line("deck size") == str(left)
    assert [t.line(f"P{seat + 1} cards") for seat in range(seats)] == ["13"] * seats
