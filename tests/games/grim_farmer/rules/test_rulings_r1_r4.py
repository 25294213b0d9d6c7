"""GF-R1 to GF-R4: the deck, the First Player, drawing, the call; with every value of an option."""

from collections import Counter
from itertools import product

import pytest

from games.grim_farmer.farm import dealt, farm, is_even, outcomes, together, zone
from grimtable.games.grim_farmer.vocabulary import ANIMAL_NAMES, COLOUR_NAMES, SPECIAL_NAMES
from grimtable.kernel.errors import BadSetup, IllegalMove, NotYourDecision
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene

ANIMALS = ANIMAL_NAMES[:5]
COLOURS = COLOUR_NAMES[:5]
DEALS = 400


@pytest.mark.parametrize(
    ("written", "normals", "specials"),
    [
        ("5x5x4+4", (5, 5, 4), (4, 4, 4, 4, 4, 4)),
        ("3x3x12+3", (3, 3, 12), (3, 3, 3, 3, 3, 3)),
        ("4x6x8+6,2,3,4,5,6", (4, 6, 8), (6, 2, 3, 4, 5, 6)),
        ("8x3x5+4", (8, 3, 5), (4, 4, 4, 4, 4, 4)),
        ("3x3x3+0,0,20,0,0,0", (3, 3, 3), (0, 0, 20, 0, 0, 0)),
    ],
)
def test_a_custom_deck_has_the_numbers_written(
    written: str, normals: tuple[int, int, int], specials: tuple[int, ...]
) -> None:
    """GF-R1"""
    t = dealt(2, deck="custom", custom_deck=written)
    animals, colours, copies = normals
    names = [f"{a}_{c}" for a in ANIMAL_NAMES[:animals] for c in COLOUR_NAMES[:colours]]

    box = Counter(zone(t, "deck") + zone(t, "hand", P1) + zone(t, "hand", P2))

    numbers = dict(zip(SPECIAL_NAMES, specials, strict=True))
    assert box == dict.fromkeys(names, copies) | {k: n for k, n in numbers.items() if n}


@pytest.mark.parametrize("written", ["", "5x5x4", "5x5+4", "5x5x4+4,4", "axbxc+d", "5x5x4+-1"])
def test_a_custom_deck_that_cannot_be_read_is_refused(written: str) -> None:
    """GF-R1"""
    with pytest.raises(BadSetup, match="such as 5x5x4"):
        dealt(2, deck="custom", custom_deck=written)


def test_an_unknown_deck_is_refused() -> None:
    """GF-R1"""
    with pytest.raises(BadSetup, match="standard_124, meadow_120"):
        dealt(2, deck="tarot")


def test_the_custom_numbers_count_for_a_custom_deck_only() -> None:
    """GF-R1"""
    assert len(dealt(2, deck="duel_68", custom_deck="8x3x5+4").table.kinds) == 68
    assert len(dealt(2, deck="custom").table.kinds) == 124


def firsts(seats: int, deals: int = DEALS, **options: str) -> Counter[str]:
    """Who begins, counted over many deals."""
    return Counter(dealt(seats, seed, **options).line("first") for seed in range(deals))


def test_seat_1_begins_every_time() -> None:
    """GF-R2"""
    assert firsts(4, 30, first_player="seat_1") == {"P1": 30}


@pytest.mark.parametrize("host", range(6))
def test_the_seat_of_the_host_decides(host: int) -> None:
    """GF-R2"""
    t = dealt(6, first_player="host_choice", host=f"seat_{host + 1}")
    assert (t.frame, t.table.waiting) == ("FirstPlayer", 1 << host)
    assert isinstance(t.refuses((host + 1) % 6, "seat P1"), NotYourDecision)

    t.says(host, "seat P3")

    assert t.shows("first: P3\nturn: 1")


def test_without_a_host_at_the_table_chance_decides() -> None:
    """GF-R2"""
    assert is_even(firsts(3, first_player="host_choice", host="nobody"), "P1, P2, P3")


def test_a_host_is_asked_under_host_choice_only() -> None:
    """GF-R2"""
    assert is_even(firsts(3, first_player="random", host="seat_2"), "P1, P2, P3")
    assert dealt(3, first_player="seat_1", host="seat_2").frame == "DrawCount"


def test_a_host_sits_at_the_table_or_nowhere() -> None:
    """GF-R2"""
    with pytest.raises(BadSetup, match="seat_4 at a table of 3"):
        dealt(3, host="seat_4")
    with pytest.raises(BadSetup, match="host cannot be"):
        dealt(3, host="seat_7")


@pytest.mark.parametrize(
    ("losers", "among"),
    [
        ("nobody", "P1, P2, P3"),
        ("seat_1", "P1"),
        ("seat_2", "P2"),
        ("seat_1 seat_2", "P1, P2"),
        ("seat_1 seat_3", "P1, P3"),
    ],
)
def test_who_lost_the_last_game_begins_by_lot_if_several(losers: str, among: str) -> None:
    """GF-R2"""
    assert is_even(firsts(3, first_player="loser_of_last_game", last_losers=losers), among)


def test_the_last_losers_count_under_that_value_only() -> None:
    """GF-R2"""
    assert is_even(firsts(3, last_losers="seat_2"), "P1, P2, P3")


@pytest.mark.parametrize("losers", ["seat_4", "P1", "seat_1,seat_2", "seat_7", "seat_1 everybody"])
def test_losers_that_cannot_be_are_refused(losers: str) -> None:
    """GF-R2"""
    with pytest.raises(BadSetup, match="nobody, or seats such as"):
        dealt(3, first_player="loser_of_last_game", last_losers=losers)


def end_of_a_game(second: str, third: str) -> Scene:
    """The last answer before P1 wins the first game of a match."""
    t = farm(
        f"""
        P1 pile: pig_red pig_red
        P2 hand: {second}
        P3 hand: {third}
        P2 pile: pig_blue pig_blue
        P3 pile: pig_green pig_green
        call: pig red
        phase: challenge
    """,
        match="first_to_k",
        first_player="loser_of_last_game",
        last_losers="seat_1",
    )
    return t.says(P1, "nobody").says(P2, "nobody")


def test_in_a_match_the_most_cards_at_the_end_of_the_last_game_count() -> None:
    """GF-R2"""
    t = end_of_a_game("cow_red", "cow_blue cow_green")
    shared = end_of_a_game("cow_red hen_red", "cow_blue cow_green")

    assert is_even(outcomes(t, P3, "nobody", "first", DEALS), "P3")
    assert is_even(outcomes(shared, P3, "nobody", "first", DEALS), "P2, P3")


DRAWING = """
    P1 hand: pig_red
    P2 hand: pig_blue
    P3 hand: pig_green
    deck: cow_red cow_blue cow_green hen_red hen_blue hen_green
    first: P2
    phase: draw
"""


def test_in_a_batch_everybody_names_one_number() -> None:
    """GF-R3"""
    t = farm(DRAWING, phase1_draw="batch")
    assert t.frame == "DrawCount"

    together(t, "draw 1", "draw 1", "draw 1")

    assert t.frame == "Race"
    assert t.shows("P1 cards: 2\nP2 cards: 2\nP3 cards: 2")


def test_one_by_one_all_who_draw_take_a_card_in_table_order() -> None:
    """GF-R3"""
    t = farm(DRAWING, phase1_draw="one_by_one")
    assert (t.frame, t.table.waiting) == ("DrawMore", 0b111)
    assert t.options(P1) == ["stop", "more"]

    together(t, "more", "more", "more")

    assert t.shows("""
        P1 hand: pig_red cow_green
        P2 hand: pig_blue cow_red
        P3 hand: pig_green cow_blue
    """)
    assert (t.frame, t.table.waiting) == ("DrawMore", 0b111)


def test_one_by_one_a_card_is_seen_before_the_next_window() -> None:
    """GF-R3"""
    t = together(farm(DRAWING, phase1_draw="one_by_one"), "more", "stop", "stop")

    assert sorted(t.sees(P1, "hand", P1)) == ["cow_red", "pig_red"]
    assert t.sees(P2, "hand", P1) == t.sees(PUBLIC, "hand", P1) == ["?", "?"]


def test_one_by_one_answers_are_unseen_until_all_are_in() -> None:
    """GF-R3"""
    t = farm(DRAWING, phase1_draw="one_by_one")
    before = [t.table.view(eye) for eye in (P2, P3, PUBLIC)]
    t.says(P1, "more")

    assert [t.table.view(eye) for eye in (P2, P3, PUBLIC)] == before


def test_one_by_one_who_stopped_stays_out_for_this_turn() -> None:
    """GF-R3"""
    t = together(farm(DRAWING, phase1_draw="one_by_one"), "stop", "more", "more")
    assert t.table.waiting == 0b110
    together(t, "", "stop", "more")
    assert t.table.waiting == 0b100

    t.says(P3, "stop")

    assert t.frame == "Race"
    assert t.shows("P1 cards: 1\nP2 cards: 2\nP3 cards: 3")


def test_one_by_one_everybody_is_asked_again_in_the_next_turn() -> None:
    """GF-R3"""
    t = farm(
        "P1 hand: pig_red pig_blue hen_red\nP2 hand: cow_red cow_blue hen_blue\nphase: draw",
        phase1_draw="one_by_one",
    )
    together(t, "stop", "stop")
    together(t, "pass", "pass")
    t.says(P1, "card pig_red", "card pig_blue", "done")
    t.says(P2, "card cow_red", "card cow_blue", "done")
    together(t, "nobody", "nobody")

    assert t.shows("turn: 2")
    assert (t.frame, t.table.waiting) == ("DrawMore", 0b11)


@pytest.mark.parametrize(("held", "asked"), [(13, 0b11), (14, 0b10), (15, 0b10)])
def test_one_by_one_ends_for_a_full_hand(held: int, asked: int) -> None:
    """GF-R3"""
    hand = ("pig_red cow_blue hen_green horse_purple " * 4).split()[:held]
    t = farm(
        f"P1 hand: {' '.join(hand)}\nP2 hand: sheep_red\nphase: draw", phase1_draw="one_by_one"
    )
    together(t, "more" if held < 15 else "", "more")

    assert (t.frame, t.table.waiting) == ("DrawMore", asked)


def test_one_by_one_ends_when_nothing_is_drawable() -> None:
    """GF-R3"""
    t = farm(
        "P1 hand: pig_red\nP2 hand: pig_blue\ndeck: cow_red cow_blue cow_green\nphase: draw",
        phase1_draw="one_by_one",
    )
    together(t, "more", "more")
    together(t, "more", "more")

    assert t.frame == "Race"
    assert t.shows("P1 cards: 3\nP2 cards: 2\ndeck:")


def test_without_draws_phase_1_is_left_out() -> None:
    """GF-R3"""
    t = farm(DRAWING, phase1_draw="off")

    assert t.frame == "Race"
    assert t.shows("P1 cards: 1\nP2 cards: 1\nP3 cards: 1\ndeck size: 6")
    assert isinstance(t.refuses(P1, "draw 1"), IllegalMove)


def calls(old: str, dice: int, **options: str) -> Counter[str]:
    """The new call after this old one, counted over many dice."""
    t = farm(f"P1 hand: pig_red\nP2 hand: pig_blue\ncall: {old}\nphase: draw", **options)
    return outcomes(t.says(P1, "draw 0"), P2, "draw 0", "call", dice)


PAIRS = [f"{animal} {colour}" for animal, colour in product(ANIMALS, COLOURS)]


def test_both_animal_and_colour_differ() -> None:
    """GF-R4"""
    found = calls("hen blue", 1600, call_rule="both_differ")

    assert is_even(found, ",".join(p for p in PAIRS if "hen" not in p and "blue" not in p))


@pytest.mark.parametrize("old", ["hen blue", "pig red", "horse purple"])
def test_a_pair_differs_if_one_of_the_two_does(old: str) -> None:
    """GF-R4"""
    found = calls(old, 2400, call_rule="pair_differs")

    assert is_even(found, ",".join(pair for pair in PAIRS if pair != old))


@pytest.mark.parametrize("old", ["", "cow horse", "red green"])
def test_no_pair_is_excluded_if_none_lay_there(old: str) -> None:
    """GF-R4"""
    assert is_even(calls(old, 2500, call_rule="pair_differs"), ",".join(PAIRS))


def test_a_pair_differs_in_a_deck_of_other_numbers_too() -> None:
    """GF-R4"""
    found = calls("cow orange", 2400, call_rule="pair_differs", deck="zoo_126")
    pairs = [f"{animal} {colour}" for animal, colour in product(ANIMAL_NAMES, COLOUR_NAMES)]

    assert is_even(found, ",".join(pair for pair in pairs if pair != "cow orange"))


def test_options_that_do_not_fit_the_seats_leave_the_others_alone() -> None:
    """GF-1.7, GF-R2"""
    game = get("grim_farmer")

    assert game.fit_options(3, {"deck": "wild_138", "host": "seat_6"}) == {
        "deck": "wild_138",
        "host": "nobody",
    }
    assert game.fit_options(4, {"deck": "duel_68", "host": "seat_2", "last_losers": "seat_6"}) == {
        "deck": "standard_124",
        "host": "seat_2",
        "last_losers": "nobody",
    }
