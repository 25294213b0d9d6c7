"""GF-5: Phase 2, the new Last Call."""

from collections import Counter
from itertools import product

import pytest

from games.grim_farmer.farm import after, events, farm, farmer, is_even, outcomes, together
from grimtable.games.grim_farmer.ids import BAG, CALLED
from grimtable.games.grim_farmer.vocabulary import PIECE_NAMES
from grimtable.testing.scene import P1, P2, Scene

ANIMALS = "pig, cow, sheep, hen, horse"
COLOURS = "red, blue, yellow, green, purple"


def before(call: str, first: str = "P1", **options: str) -> Scene:
    """The last answer of Phase 1 is open; this call lies there from the previous Turn."""
    return farm(
        f"""
        P1 hand: pig_red cow_blue chameleon
        P2 hand: pig_blue cow_red frog
        call: {call}
        first: {first}
        turn: 3
        phase: draw
    """,
        **options,
    ).says(P1, "draw 0")


def drawn(t: Scene, at: int, dice: int = 1200) -> Counter[str]:
    """The animals (0) or colours (1) of the new call, counted over many dice."""
    calls = outcomes(t, P2, "draw 0", "call", dice)
    return Counter([call.split()[at] for call in calls.elements()])


def without(names: str, *gone: str) -> str:
    return ", ".join(name for name in names.split(", ") if name not in gone)


def test_one_animal_and_one_colour_are_drawn() -> None:
    """GF-5.1"""
    t = before("cow red")
    for seed in range(60):
        animal, colour = after(t, P2, "draw 0", seed).line("call").split()

        assert animal in ANIMALS.split(", ")
        assert colour in COLOURS.split(", ")


def test_nobody_chooses_the_call() -> None:
    """GF-5.1"""
    t = before("cow red")
    t.table.events = []
    t.luck("hen", "green").says(P2, "draw 0")

    assert t.frame == "Race"
    assert t.shows("call: hen green")
    assert [(PIECE_NAMES[a], PIECE_NAMES[b]) for a, b in events(t, CALLED)] == [("hen", "green")]


@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_draw_is_as_open_whoever_is_first_player(first: str) -> None:
    """GF-5.1"""
    t = before("cow red", first)

    assert is_even(drawn(t, 0), without(ANIMALS, "cow"))


@pytest.mark.parametrize(
    ("old", "animals", "colours"),
    [
        ("cow red", without(ANIMALS, "cow"), without(COLOURS, "red")),
        ("pig purple", without(ANIMALS, "pig"), without(COLOURS, "purple")),
        ("cow horse", without(ANIMALS, "cow", "horse"), COLOURS),
        ("red green", ANIMALS, without(COLOURS, "red", "green")),
    ],
)
def test_nothing_that_lay_there_comes_again(old: str, animals: str, colours: str) -> None:
    """GF-5.2, GF-5.3, GF-5.5"""
    t = before(old)

    assert is_even(drawn(t, 0), animals)
    assert is_even(drawn(t, 1), colours)


def test_animal_and_colour_are_handled_each_on_its_own() -> None:
    """GF-5.2, GF-5.5"""
    calls = outcomes(before("cow red"), P2, "draw 0", "call", dice=1600)
    pairs = product(without(ANIMALS, "cow").split(", "), without(COLOURS, "red").split(", "))

    assert is_even(calls, ",".join(f"{animal} {colour}" for animal, colour in pairs))


def test_what_counts_is_the_call_at_the_end_of_the_turn() -> None:
    """GF-5.2"""
    t = farm("""
        P1 hand: frog pig_red pig_blue hen_red
        P2 hand: cow_red cow_blue cow_green
        call: cow red
        phase: race
    """)
    together(t, "play frog", "pass", luck="P1 sheep").says(P1, "animal cow")
    together(t, "pass", "pass")
    t.says(P1, "card pig_red", "card pig_blue", "done")
    t.says(P2, "card cow_red", "card cow_blue", "done")
    together(t, "nobody", "nobody").says(P1, "draw 0")

    assert is_even(drawn(t, 0), without(ANIMALS, "sheep"))


def test_in_the_first_turn_every_piece_may_come() -> None:
    """GF-5.3"""
    t = before("")

    assert is_even(drawn(t, 0), ANIMALS)
    assert is_even(drawn(t, 1), COLOURS)


def test_the_new_pieces_take_the_place_of_the_old_ones() -> None:
    """GF-5.4"""
    t = before("cow horse").luck("sheep", "yellow").says(P2, "draw 0")

    assert t.shows("call: sheep yellow\nbeside:")


def test_the_old_pieces_are_in_their_bags_again() -> None:
    """GF-5.4"""
    t = before("cow red").luck("sheep", "yellow").says(P2, "draw 0")
    t.says(P1, "play chameleon")

    assert is_even(outcomes(t, P2, "pass", "beside"), without(COLOURS, "yellow"))


def test_the_call_rolls_the_dice_of_the_bags_and_no_others() -> None:
    """GF-5.5"""
    t = before("cow red")
    dice = list(t.table.dice)

    t.says(P2, "draw 0")

    rolled = [stream for stream, now in enumerate(farmer(t).dice) if now != dice[stream]]
    assert rolled == [BAG]
