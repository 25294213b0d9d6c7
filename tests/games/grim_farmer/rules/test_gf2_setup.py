"""GF-2: how a game begins."""

from collections import Counter
from itertools import product

import pytest

from games.grim_farmer.farm import dealt, farm, is_even, outcomes, zone
from grimtable.games.grim_farmer.ids import BOX, DECK, hand_of
from grimtable.kernel.terms import MOVED, PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4, Scene

ANIMALS = ["pig", "cow", "sheep", "hen", "horse"]
COLOURS = ["red", "blue", "yellow", "green", "purple"]
NORMALS = [f"{animal}_{colour}" for animal, colour in product(ANIMALS, COLOURS)]
SPECIALS = ["snake", "mouse", "chameleon", "frog", "parrot", "lion"]
DEALS = 600


def is_special(name: str) -> bool:
    return name in SPECIALS


def finish_the_game(t: Scene) -> Scene:
    """P2 places the last two cards, P1 keeps some; nobody challenges."""
    t.says(P1, "card snake", "card snake", "done").says(P1, "nobody")
    return t.says(P2, "nobody")


def test_all_pieces_are_in_the_bags_before_the_first_call() -> None:
    """GF-2.1"""
    t = dealt(2).says(P1, "draw 0")

    calls = outcomes(t, P2, "draw 0", "call", dice=2500)

    assert is_even(calls, ",".join(f"{a} {c}" for a, c in product(ANIMALS, COLOURS)))


def test_the_pieces_of_the_last_game_are_in_the_bags_again() -> None:
    """GF-2.1, GF-2.6"""
    t = finish_the_game(
        farm(
            """
            P1 hand: snake snake cow_red
            P2 hand: pig_red pig_blue
            call: pig red
        """,
            match="first_to_k",
        )
    )
    assert t.shows("game: 2\nturn: 1\ncall:\ndiscard:\nP1 cards: 13\nP2 cards: 13")
    t.says(P1, "draw 0")

    assert {call.split()[0] for call in outcomes(t, P2, "draw 0", "call")} == set(ANIMALS)
    assert {call.split()[1] for call in outcomes(t, P2, "draw 0", "call")} == set(COLOURS)


def test_the_normal_deck_is_shuffled() -> None:
    """GF-2.2"""
    first = Counter(zone(dealt(2, seed), "hand", P1)[0] for seed in range(DEALS))
    last = Counter(zone(dealt(2, seed), "hand", P2)[9] for seed in range(DEALS))

    assert is_even(first, ",".join(NORMALS))
    assert is_even(last, ",".join(NORMALS))


def test_the_special_deck_is_shuffled() -> None:
    """GF-2.2"""
    first = Counter(zone(dealt(2, seed), "hand", P1)[10] for seed in range(DEALS))
    last = Counter(zone(dealt(2, seed), "hand", P2)[12] for seed in range(DEALS))

    assert is_even(first, ",".join(SPECIALS))
    assert is_even(last, ",".join(SPECIALS))


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    """GF-2.2"""
    assert dealt(3, seed=7).table.zones == dealt(3, seed=7).table.zones
    assert dealt(3, seed=7).table.zones != dealt(3, seed=8).table.zones


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_ten_normal_and_three_special_cards(seats: int) -> None:
    """GF-2.3"""
    t = dealt(seats, seed=seats)

    for seat in range(seats):
        assert [is_special(name) for name in zone(t, "hand", seat)] == [False] * 10 + [True] * 3


def test_a_player_sees_the_own_cards_and_no_others() -> None:
    """GF-2.3"""
    t = dealt(3)

    for eye, owner in product((P1, P2, P3, PUBLIC), (P1, P2, P3)):
        own = sorted(zone(t, "hand", owner))
        assert sorted(t.sees(eye, "hand", owner)) == (own if eye == owner else ["?"] * 13)


def test_hands_are_dealt_whole_one_seat_after_the_other() -> None:
    """GF-2.3"""
    t = dealt(3)
    moved = [(a, b) for kind, a, b, *_ in t.table.events or [] if kind == MOVED]

    assert moved == [(src, hand_of(seat)) for seat in range(3) for src in [DECK] * 10 + [BOX] * 3]


def test_what_is_left_is_one_deck_of_both_sorts() -> None:
    """GF-2.4"""
    t = dealt(4)
    box = Counter(zone(t, "deck"))
    for seat in range(4):
        box += Counter(zone(t, "hand", seat))

    assert box == dict.fromkeys(NORMALS, 4) | dict.fromkeys(SPECIALS, 4)
    assert zone(t, "box") == []
    assert sum(is_special(name) for name in zone(t, "deck")) == 24 - 12


@pytest.mark.parametrize("place", [0, 5, 49, 97])
def test_specials_lie_anywhere_in_the_deck(place: int) -> None:
    """GF-2.4"""
    found = sum(is_special(zone(dealt(2, seed), "deck")[place]) for seed in range(DEALS))
    share = 18 / 98

    assert abs(found - DEALS * share) < 4 * (DEALS * share * (1 - share)) ** 0.5


def test_nobody_sees_a_card_of_the_deck() -> None:
    """GF-2.4"""
    t = dealt(2)

    for eye in (P1, P2, PUBLIC):
        assert t.sees(eye, "deck") == ["?"] * 98


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chance_finds_the_first_player(seats: int) -> None:
    """GF-2.5, GF-R2"""
    firsts = Counter(dealt(seats, seed).line("first") for seed in range(DEALS))

    assert is_even(firsts, ",".join(f"P{seat + 1}" for seat in range(seats)))


def test_the_host_says_who_begins_before_any_card_is_dealt() -> None:
    """GF-2.5, GF-R2"""
    t = dealt(4, first_player="host_choice", host="seat_2")
    assert (t.frame, t.asked, t.table.waiting) == ("FirstPlayer", P2, 0b10)
    assert [t.line(f"P{seat} cards") for seat in range(1, 5)] == ["0"] * 4
    assert t.options() == ["seat P1", "seat P2", "seat P3", "seat P4"]

    t.says(P2, "seat P4")

    assert t.shows("first: P4\nturn: 1\nP1 cards: 13\nP4 cards: 13")
    assert (t.frame, t.asked) == ("DrawCount", P4)


def test_the_table_is_empty_at_the_start() -> None:
    """GF-2.6"""
    t = dealt(3, seed=2)

    assert t.shows("discard:\ncall:\nplayed:\nbeside:\nturn: 1")
    assert [zone(t, "pile", seat) for seat in range(3)] == [[], [], []]


def test_the_first_player_leads_the_first_turn_and_the_next_seat_the_second() -> None:
    """GF-2.5"""
    t = dealt(4, first_player="seat_1", phase1_draw="off")
    turns = []
    for _ in range(5):
        turns.append(t.line("first"))
        while int(t.line("turn")) == len(turns):
            t.table.play(t.asked, t.table.options[0])

    assert turns == ["P1", "P2", "P3", "P4", "P1"]
