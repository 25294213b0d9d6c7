"""GF-1: what is in the box."""

from collections import Counter

import pytest

from games.grim_farmer.farm import dealt, farm, outcomes, zone
from grimtable.games.grim_farmer.ids import (
    COLOURS,
    DECK,
    FIRST_COLOUR,
    KINDS,
    NORMALS,
    hand_of,
    is_eligible,
)
from grimtable.games.grim_farmer.vocabulary import (
    ANIMAL_NAMES,
    COLOUR_NAMES,
    NAMES,
    PIECE_NAMES,
    SPECIAL_NAMES,
)
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2

SIZES = {
    "standard_124": (5, 5, 4, 4),
    "meadow_120": (4, 4, 6, 4),
    "barnyard_114": (6, 5, 3, 4),
    "wild_138": (6, 6, 3, 5),
    "zoo_126": (8, 6, 2, 5),
    "duel_68": (5, 5, 2, 3),
}
"""Animals, colours, copies of a normal card, copies of a special."""
COPIES = "1 to 20 copies of each normal card"


def in_the_box(deck: str) -> Counter[str]:
    """All cards of a two-player game."""
    t = dealt(2, deck=deck)
    return Counter(zone(t, "deck") + zone(t, "hand", P1) + zone(t, "hand", P2))


def fitting_pieces(kind: int) -> list[int]:
    """The pieces that, alone on the Last Call, make a card eligible."""
    return [piece for piece in range(len(PIECE_NAMES)) if is_eligible(kind, 1 << piece)]


def test_normal_and_special_cards_have_the_same_back() -> None:
    """GF-1.1"""
    views = [
        farm(f"P1 hand: {hand}\nP2 hand: hen_blue hen_red hen_green\nphase: draw").table.view(eye)
        for hand in ("pig_red pig_red cow_blue", "snake lion mouse")
        for eye in (P2, PUBLIC)
    ]

    assert views[0].zones == views[2].zones
    assert views[1].zones == views[3].zones


def test_no_back_of_a_dealt_card_tells_what_it_is() -> None:
    """GF-1.1"""
    t = dealt(2)
    cells = t.table.view(P2).zones

    assert len(set(cells[DECK] + cells[hand_of(P1)])) == 1
    assert len(cells[hand_of(P1)]) == 13


def test_a_special_card_is_told_by_its_face() -> None:
    """GF-1.1"""
    t = farm("P1 hand: snake pig_red mouse\nP2 hand: cow_red\nphase: draw")

    assert sorted(t.sees(P1, "hand", P1)) == ["mouse", "pig_red", "snake"]


@pytest.mark.parametrize("kind", range(NORMALS))
def test_a_normal_card_shows_one_animal_and_one_colour(kind: int) -> None:
    """GF-1.2"""
    animal, colour = divmod(kind, COLOURS)

    assert fitting_pieces(kind) == [animal, FIRST_COLOUR + colour]
    assert NAMES[kind] == f"{ANIMAL_NAMES[animal]}_{COLOUR_NAMES[colour]}"


def test_there_are_six_special_animals() -> None:
    """GF-1.3"""
    t = dealt(2)
    box = in_the_box("standard_124")

    assert NAMES[NORMALS:] == ("snake", "mouse", "chameleon", "frog", "parrot", "lion")
    assert {name: box[name] for name in t.game.kinds if "_" not in name} == dict.fromkeys(
        NAMES[NORMALS:], 4
    )


def test_special_cards_have_no_colour_and_no_meeple() -> None:
    """GF-1.3"""
    assert set(SPECIAL_NAMES).isdisjoint(PIECE_NAMES)
    for kind in range(NORMALS, KINDS):
        assert fitting_pieces(kind) == (list(range(14)) if NAMES[kind] == "mouse" else [])


@pytest.mark.parametrize("deck", SIZES)
def test_the_bags_hold_one_piece_for_each_animal_and_colour_of_the_deck(deck: str) -> None:
    """GF-1.4"""
    t = dealt(2, deck=deck).says(P1, "draw 0")
    animals, colours, _, _ = SIZES[deck]

    calls = outcomes(t, P2, "draw 0", "call")

    assert {call.split()[0] for call in calls} == set(ANIMAL_NAMES[:animals])
    assert {call.split()[1] for call in calls} == set(COLOUR_NAMES[:colours])


def test_a_piece_on_the_last_call_is_not_in_its_bag() -> None:
    """GF-1.4"""
    t = farm("""
        P1 hand: frog pig_red
        P2 hand: cow_red cow_blue
        call: cow red
        phase: race
    """).says(P1, "play frog")

    assert set(outcomes(t, P2, "pass", "beside")) == {"pig", "sheep", "hen", "horse"}


def test_cards_go_from_the_deck_to_hands_and_from_the_table_to_the_discard_pile() -> None:
    """GF-1.5"""
    t = farm("""
        P1 hand: pig_red pig_blue
        P2 hand: cow_red cow_blue hen_red
        deck: hen_green horse_blue
        call: sheep green
        phase: draw
    """)
    t.says(P1, "draw 1").luck("pig", "red").says(P2, "draw 0")
    assert t.shows("deck: horse_blue\ndiscard:\ncall: pig red")

    t.says(P1, "pass").says(P2, "pass")
    t.says(P1, "card pig_red", "card pig_blue", "done")
    t.says(P2, "card cow_red", "card hen_red", "done")
    t.says(P1, "nobody").says(P2, "nobody")

    assert t.shows("""
        deck: horse_blue
        discard: pig_red pig_blue cow_red hen_red
        call: pig red
        turn: 2
    """)


def test_without_a_word_the_deck_is_standard_124() -> None:
    """GF-1.6"""
    t = dealt(2)

    assert Counter(t.game.kinds[kind] for kind in t.table.kinds) == in_the_box("standard_124")
    assert len(t.table.kinds) == 124
    assert t.game.options["deck"][0] == "standard_124"


@pytest.mark.parametrize("deck", SIZES)
def test_every_preset_has_its_own_cards(deck: str) -> None:
    """GF-1.6, GF-R1"""
    animals, colours, copies, each = SIZES[deck]
    normals = [f"{a}_{c}" for a in ANIMAL_NAMES[:animals] for c in COLOUR_NAMES[:colours]]

    box = in_the_box(deck)

    assert box == dict.fromkeys(normals, copies) | dict.fromkeys(SPECIAL_NAMES, each)
    assert box.total() == int(deck.split("_")[1])


@pytest.mark.parametrize("deck", SIZES)
def test_a_preset_of_the_table_is_called_like_its_deck(deck: str) -> None:
    """GF-1.6"""
    game = get("grim_farmer")

    assert game.deal(2, deck.partition("_")[0]).kinds == dealt(2, deck=deck).table.kinds


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(seats: int) -> None:
    """GF-1.7"""
    assert dealt(seats).table.seats == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_not_one_and_not_seven(seats: int) -> None:
    """GF-1.7"""
    with pytest.raises(BadSetup, match="2 to 6 seats"):
        dealt(seats)


@pytest.mark.parametrize(
    ("seats", "legal", "illegal", "missing"),
    [
        (2, "3x5x4+4", "2x5x4+4", "3 to 8 animals"),
        (2, "8x5x4+4", "9x5x4+4", "3 to 8 animals"),
        (2, "5x3x4+4", "5x2x4+4", "3 to 6 colours"),
        (2, "5x6x4+4", "5x7x4+4", "3 to 6 colours"),
        (2, "5x5x1+4", "5x5x0+5", f"{COPIES}, at least 20 normal cards"),
        (2, "5x5x20+4", "5x5x21+4", COPIES),
        (2, "5x5x4+20,0,0,0,0,0", "5x5x4+21,0,0,0,0,0", "at most 20 copies of each special"),
        (3, "3x5x2+6", "3x3x3+6", "at least 30 normal cards"),
        (6, "4x5x3+10", "4x4x3+12", "at least 60 normal cards"),
        (3, "5x5x4+0,0,1,2,3,3", "5x5x4+0,0,1,2,2,3", "at least 9 special cards"),
        (6, "5x5x4+3", "5x5x4+3,3,3,3,3,2", "at least 18 special cards"),
        (2, "4x5x1+1,1,2,2,2,2", "4x5x1+1,1,1,2,2,2", "at least 30 cards"),
        (6, "5x6x3+3,3,3,3,4,4", "5x6x3+3,3,3,3,4,3", "at least 110 cards"),
    ],
)
def test_a_deck_must_be_large_enough_for_the_table(
    seats: int, legal: str, illegal: str, missing: str
) -> None:
    """GF-1.7, GF-R1"""
    assert dealt(seats, deck="custom", custom_deck=legal).table.seats == seats

    with pytest.raises(BadSetup, match=rf"GF-1\.7\); it needs {missing}$"):
        dealt(seats, deck="custom", custom_deck=illegal)


def test_the_small_deck_is_for_two_or_three() -> None:
    """GF-1.7"""
    assert dealt(3, deck="duel_68").table.seats == 3

    with pytest.raises(BadSetup, match="at least 70 cards"):
        dealt(4, deck="duel_68")


@pytest.mark.parametrize("deck", [deck for deck in SIZES if deck != "duel_68"])
def test_all_other_presets_are_for_six(deck: str) -> None:
    """GF-1.7"""
    assert dealt(6, deck=deck).table.seats == 6
