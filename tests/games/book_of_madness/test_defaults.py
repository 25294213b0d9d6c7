"""What a clock that has run out answers, by the ledger's table of decisions."""

import pytest

from games.book_of_madness.study import GAME, casts, dealt, study
from grimtable.testing.scene import P1, P2, Scene


def late(t: Scene, seat: int = P1) -> str:
    """The default answer, in words."""
    return GAME.vocabulary.text(GAME.default(t.table, seat))


def test_a_sheet_is_drawn_by_lot() -> None:
    """BM-2.5"""
    drawn = {late(dealt(2, seed=seed), P2) for seed in range(40)}
    drafted = {late(dealt(2, seed=seed, character_pick="draft")) for seed in range(40)}

    assert len(drawn) == len(drafted) == len(GAME.cards.sheets)


def test_a_lot_for_the_clock_changes_nothing_on_the_table() -> None:
    """BM-R4"""
    t = dealt(3, seed=5)
    before = t.table.dice[:]
    late(t)

    assert t.table.dice == before


def test_cards_looked_at_go_back_as_they_lay_but_madness_goes() -> None:
    """BM-R8"""
    t = study("P1 spells: quarry | hand: earth_1 | deck: fire_1 madness air_3 water_1 water_2")
    casts(t, P1, "quarry")
    while t.frame in ("ScryDiscard", "ScryOrder"):
        t.says(P1, late(t))

    assert t.shows("P1 hand: fire_1 | deck: air_3 water_1 water_2 | pile: earth_1 madness")


def test_equal_cards_looked_at_go_back_as_they_lay() -> None:
    """BM-R8"""
    t = study("P1 spells: quarry | hand: earth_1 | deck: air_1 fire_1 air_1 water_2")
    casts(t, P1, "quarry")
    while t.frame in ("ScryDiscard", "ScryOrder"):
        t.says(P1, late(t))

    assert t.shows("P1 hand: air_1 | deck: fire_1 air_1 water_2")


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("fire_1 water_1 water_2 earth_1 air_1 air_2 air_3", "card air_1"),
        ("fire_2 fire_3 air_2 air_3 air_3 water_3 earth_3", "card air_2"),
        ("madness fire_1 fire_1 water_1 water_2 water_2 earth_1", "card water_1"),
    ],
)
def test_regeneration_spares_high_values_and_rare_elements(hand: str, first: str) -> None:
    """BM-11.1"""
    t = study(f"P1 hand: {hand}\nphase: regenerate")

    assert late(t) == first


@pytest.mark.parametrize(
    ("spells", "first"),
    [
        ("ice growth telepathy* quarry updraft*", "spell telepathy"),
        ("ice! growth~ telepathy quarry* updraft", "spell ice"),
        ("quarry* ice~* growth telepathy updraft", "spell ice"),
    ],
)
def test_an_exhausted_basic_spell_leaves_first(spells: str, first: str) -> None:
    """BM-9.7"""
    t = study(f"P1 character: sear | hand: fire_2 | spells: {spells}\nlibrary fire: cauterise")
    t.says(P1, "learn fire")
    while t.frame == "Pay":
        t.says(P1, late(t))

    assert t.frame == "LeaveSpell" and late(t) == first


def test_the_largest_pile_stands_in_for_the_own_element() -> None:
    """BM-9.11"""
    taken = " ".join(["earth_2"] * 10 + ["fire_2"] * 3 + ["water_2"] * 2 + ["air_2"])
    t = study(f"P1 character: moss | hand: air_2 air_2\ncurses: howling\ntaken: {taken}")
    t.says(P1, "dispel 1")
    while t.frame == "Pay":
        t.says(P1, late(t))

    assert t.frame == "TakeSupply" and late(t) == "gain water_2"


def test_madness_in_the_pile_is_banished_before_a_card_of_the_hand() -> None:
    """BM-15.2"""
    t = study("P1 spells: controlled_burn | hand: fire_1 air_1 air_2 | pile: earth_1 madness")
    casts(t, P1, "controlled_burn")
    t.says(P1, "seat P1")

    assert late(t) == "pile madness"


def test_a_low_card_of_the_pile_is_banished_before_a_higher_one_of_the_hand() -> None:
    """BM-15.2"""
    t = study("P1 spells: controlled_burn | hand: fire_1 air_2 | pile: earth_3 earth_1")
    casts(t, P1, "controlled_burn")
    t.says(P1, "seat P1")

    assert late(t) == "pile fire_1"


def test_a_gift_is_a_low_card_rather_than_madness() -> None:
    """BM-14.14"""
    t = study("P1 character: gale | hand: madness air_2 fire_1\nP2 hand:\nP3 hand:")
    t.says(P1, "ability", "seat P2")

    assert late(t) == "card fire_1"
