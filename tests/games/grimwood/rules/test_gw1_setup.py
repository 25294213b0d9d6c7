"""GW-1: what is in the box, and how a game begins."""

import random
from collections import Counter
from functools import cache
from math import sqrt

import pytest

from games.grimwood.printed import CARDS, COPIES, SPARE
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene

PLAYED = {2: CARDS - len(SPARE), **dict.fromkeys(range(3, 7), CARDS)}
"""By the number of players (GW-1.1, GW-1.3)."""
DEALS = 4000


def dealt(seats: int, seed: int = 0, first_player: str = "random") -> Scene:
    game = get("grimwood")
    table = game.deal(seats, {"first_player": first_player}, seed=seed, listen=True)
    return Scene(game, table)


def zone(t: Scene, name: str, owner: int = -1) -> list[str]:
    """The true cards of a zone, its top or latest card last."""
    at = t.game.zones(t.table.seats).index((name, owner))
    return [t.game.kinds[t.table.kinds[card]] for card in t.table.zones[at]]


def order_of_cards(seats: int, seed: int) -> list[int]:
    """All card numbers in play as the shuffle left them: the hands as dealt, then the deck."""
    table = get("grimwood").deal(seats, seed=seed)
    hands = table.zones[4:]
    dealt_cards = [hands[seat][i] for i in range(3) for seat in range(seats)]
    return dealt_cards + table.zones[0][::-1]


@cache
def shuffles() -> list[list[int]]:
    """The orders of many deals for three players."""
    return [order_of_cards(3, seed) for seed in range(DEALS)]


def limit(cells: int) -> float:
    """So far from even are one in a thousand even choices."""
    return cells + 3.4 * sqrt(2 * cells)


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far the counts are from even ones over this number of cells."""
    even = counts.total() / cells
    return sum((counts[cell] - even) ** 2 / even for cell in range(cells))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_use_all_cards(seats: int) -> None:
    """GW-1.1"""
    t = dealt(seats)
    held = [card for seat in range(seats) for card in zone(t, "hand", seat)]

    assert Counter(zone(t, "deck") + held) == COPIES
    assert zone(t, "removed") == []


def test_only_the_printed_names_are_shuffled_in_and_no_player_aid() -> None:
    """GW-1.2"""
    t = dealt(3)

    assert list(t.game.kinds) == list(COPIES)
    assert len(t.table.kinds) == CARDS


def test_two_players_play_without_two_runes_and_two_amulets() -> None:
    """GW-1.3"""
    t = dealt(2)
    held = zone(t, "hand", P1) + zone(t, "hand", P2)

    assert sorted(zone(t, "removed")) == SPARE
    assert Counter(zone(t, "deck") + held) == COPIES | {"amulet": 2, "rune": 2}
    assert len(zone(t, "deck") + held) == PLAYED[2]


def test_the_cards_taken_out_for_two_players_never_come_back() -> None:
    """GW-1.3"""
    t = dealt(2, seed=5)
    chance = random.Random(5)
    while t.table.waiting:
        t.table.play(t.asked, chance.choice(t.table.options))

        assert sorted(zone(t, "removed")) == ["amulet", "amulet", "rune", "rune"]
    assert t.line("deck") == ""


@pytest.mark.parametrize("place", [0, 7, CARDS - 8, CARDS - 1])
def test_every_card_is_as_likely_as_any_other_at_a_place(place: int) -> None:
    """GW-1.4"""
    found = Counter(order[place] for order in shuffles())

    assert chi_square(found, CARDS) < limit(CARDS)


def test_what_lies_next_to_a_card_after_the_shuffle_is_open() -> None:
    """GW-1.4"""
    distances: Counter[int] = Counter()
    for order in shuffles():
        distances[(order.index(30) - order.index(31)) % CARDS - 1] += 1

    assert chi_square(distances, CARDS - 1) < limit(CARDS - 1)


def test_the_small_deck_of_two_players_is_shuffled_as_evenly() -> None:
    """GW-1.4, GW-1.3"""
    found = Counter(order_of_cards(2, seed)[0] for seed in range(DEALS))
    in_play = [card for card in range(CARDS) if card in found]

    assert len(in_play) == PLAYED[2]
    places = Counter({i: found[card] for i, card in enumerate(in_play)})
    assert chi_square(places, PLAYED[2]) < limit(PLAYED[2])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_three_cards_and_the_rest_is_the_deck(seats: int) -> None:
    """GW-1.5, GW-1.7"""
    t = dealt(seats)

    assert [len(zone(t, "hand", seat)) for seat in range(seats)] == [3] * seats
    assert len(zone(t, "deck")) == PLAYED[seats] - 3 * seats


def test_dealt_cards_are_face_down_to_all_others() -> None:
    """GW-1.5"""
    t = dealt(3)

    for audience in (P2, P3, PUBLIC):
        assert t.sees(audience, "hand", P1) == ["?"] * 3
    told = t.table.events_for(P2)
    assert [face >= 0 for kind, src, dst, face, has_card, at in told if dst == 4] == [False] * 3


def test_everybody_knows_the_own_three_cards_before_the_first_turn() -> None:
    """GW-1.6"""
    t = dealt(4)

    assert t.frame == "MainAction"
    for seat in range(4):
        assert sorted(t.sees(seat, "hand", seat)) == sorted(zone(t, "hand", seat))


def test_nobody_sees_a_card_of_the_deck() -> None:
    """GW-1.7"""
    t = dealt(5)

    for audience in (*range(5), PUBLIC):
        assert t.sees(audience, "deck") == ["?"] * (PLAYED[5] - 15)


def test_no_card_is_turned_up_in_setup() -> None:
    """GW-1.8"""
    t = dealt(3)

    assert t.shows("""
        discard:
        aside:
        P1 row:
        P2 row:
        P3 row:
    """)


@pytest.mark.parametrize(
    ("seats", "limit"), [(2, 10.9), (3, 13.9), (4, 16.3), (5, 18.5), (6, 20.6)]
)
def test_the_first_player_is_drawn_evenly(seats: int, limit: float) -> None:
    """GW-1.9, GW-R1"""
    firsts = Counter(dealt(seats, seed).asked for seed in range(600))

    assert chi_square(firsts, seats) < limit


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_fixed_seat_begins_every_time(seats: int) -> None:
    """GW-1.9, GW-R1"""
    for seat in range(seats):
        for seed in range(5):
            t = dealt(seats, seed, first_player=f"seat_{seat + 1}")

            assert t.asked == seat
            assert t.shows(
                f"turn: P{seat + 1} | starter: {seat} | plays: 1 | closes: 1 | extras: 0"
            )


def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    """GW-1.9"""
    with pytest.raises(BadSetup, match="seat_4 at a table of 3"):
        dealt(3, first_player="seat_4")
    with pytest.raises(BadSetup):
        dealt(3, first_player="seat_7")

    assert dealt(4, first_player="seat_4").asked == 3


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_turns_go_clockwise_and_wrap(seats: int) -> None:
    """GW-1.10"""
    t = dealt(seats, first_player="seat_2")
    order = []
    for _ in range(2 * seats):
        order.append(t.asked)
        t.says(t.asked, "draw", "end")

    assert order == [(1 + i) % seats for i in range(2 * seats)]
    assert isinstance(t.table, Grimwood)
    assert t.table.turn == 2 * seats + 1


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    """GW-1.4"""
    assert order_of_cards(4, 11) == order_of_cards(4, 11)
    assert order_of_cards(4, 11) != order_of_cards(4, 12)
