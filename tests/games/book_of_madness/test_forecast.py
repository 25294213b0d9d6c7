"""What a seat is told of a payment before it plays anything."""

from typing import Any

import pytest

from games.book_of_madness.study import GAME, study
from games.sampling import any_answer, random_tables
from grimtable.kernel.table import BareView
from grimtable.testing.scene import P1, P2, Scene

EARTH = "P1 hand: earth_3 earth_1\nP2 support: earth_2\ncurses: quicksand"


def bill(t: Scene, seat: int, *said: str) -> Any:
    """What is told of an answer."""
    moves = [str(GAME.vocabulary.number(word)) for word in said]
    return GAME.forecast(t.table.view(seat))[",".join(moves)]


def test_a_dispelled_curse_shows_its_price_who_can_pay_and_what_it_brings() -> None:
    """BM-8.3, BM-9.10, BM-9.11"""
    found = bill(study(EARTH), P1, "dispel 1")

    assert found["cost"] == ["earth"] * 4
    assert found["payable"] == [("earth_3", -1), ("earth_2", P2), ("earth_1", -1)]
    assert found["suggested"] == [("earth_3", -1), ("earth_1", -1)]
    assert sorted(found["rewards"]) == ["air_2", "earth_2", "fire_2", "water_2"]


def test_surplus_is_suggested_only_where_nothing_fits() -> None:
    """BM-8.4, BM-R16"""
    found = bill(study(EARTH.replace(" earth_1", "")), P1, "dispel 1")

    assert found["suggested"] == [("earth_3", -1), ("earth_2", P2)]


def test_each_way_to_amplify_has_its_own_price() -> None:
    """BM-6.5"""
    t = study("P1 hand: water_1 water_2 | spells: ice")

    assert [len(bill(t, P1, "cast ice", f"times {n}")["cost"]) for n in (1, 2, 3)] == [1, 2, 3]


def test_a_cure_takes_any_element_and_a_discount_is_named() -> None:
    """BM-9.13, BM-R17, BM-R43"""
    cure = bill(study("P1 hand: madness fire_1 fire_1 air_2"), P1, "cure hand")
    saved = bill(study("P1 hand: earth_3 | discount: 1\ncurses: quicksand"), P1, "dispel 1")

    assert (cure["any"], cure["cost"]) == (2, [])
    assert {card for card, _ in cure["payable"]} == {"fire_1", "air_2"}
    assert (saved["saved"], saved["suggested"]) == (1, [("earth_3", -1)])


def test_a_payment_that_is_open_tells_what_is_left_of_it() -> None:
    """BM-8.4"""
    t = study("P1 hand: earth_3 earth_3 earth_1 earth_1\ncurses: quicksand")
    t.says(P1, "dispel 1")  # the first card is forced: no payment does without one of three
    found = bill(t, P1)

    assert found["cost"] == ["earth"]
    assert found["suggested"] == [("earth_1", -1)]


@pytest.mark.property
def test_suggestions_suffice_and_follow_from_the_view() -> None:
    """BM-8.4, BM-R33: two worlds that a seat cannot tell apart suggest the same."""
    seen = 0
    for t, chance in random_tables(GAME):
        while t.waiting:
            seat, move = any_answer(t, chance)
            view = t.view(seat)
            told = GAME.forecast(view)
            if told and chance.random() < 0.2:
                seen += len(told)
                assert all(map(_suffices, told.values()))
                assert told == GAME.forecast(_dealt_again(view))
            t.push(seat, move)
    assert seen > 200


def _dealt_again(view: BareView) -> BareView:
    return GAME.deal_from(view, 2).view(view.seat)


def _suffices(told: dict[str, Any]) -> bool:
    units: dict[str, int] = {}
    for card, _ in told["suggested"]:
        element, value = card.split("_")
        units[element] = units.get(element, 0) + int(value)
    if told["any"]:
        return len(units) == 1 and sum(units.values()) >= told["any"]
    missing = [max(0, told["cost"].count(e) - units.get(e, 0)) for e in set(told["cost"])]
    return sum(missing) <= told["saved"]
