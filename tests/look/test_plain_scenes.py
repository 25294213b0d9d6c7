"""A table of a game in one file is drawn as text, played and compared."""

import pytest

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.plain_scenes import word
from grimtable.testing.scene import P1, P2, Scene, parse
from testing.lanterns import Lanterns


def drawn(drawing: str, seats: int = 2) -> Scene:
    game = Lanterns()
    t = game.stage(parse(drawing), seats, {})
    t.run()
    return Scene(game, t)


def test_a_scene_is_played_and_compared() -> None:
    t = drawn("""
        P1 hand: torch spark
        P2 hand: candle moth
        deck: spark bonfire moth
    """)

    t.says(P1, "light torch").says(P2, "light candle")
    assert t.frame == "Dark"
    t.says(P1, "pass").says(P2, "burn")

    assert t.shows("""
        P1 hand: spark spark | won: | score: 0
        P2 score: 2
        deck: moth
        burnt: moth
        round: 2
    """)


def test_each_seat_sees_what_its_zones_allow() -> None:
    t = drawn("P1 hand: torch\nP2 hand: moth\ndeck: spark")

    assert t.sees(P1, "hand", P1) == ["torch"]
    assert t.sees(P2, "hand", P1) == t.sees(PUBLIC, "hand", P1) == ["?"]
    assert t.sees(P1, "deck") == ["?"]


def test_cards_that_are_not_named_lie_in_the_deck() -> None:
    t = drawn("P1 hand: torch\nP2 hand: moth")

    assert t.table.is_conserved()
    assert {*t.sees(P1, "deck")} == {"?"}  # whoever drew them before the scene was drawn
    assert len(t.line("deck").split()) == sum(Lanterns.deck.values()) - 2


def test_facts_are_numbers_and_lists_of_numbers() -> None:
    t = drawn("P1 hand: torch\nP2 hand: moth\nround: 3\nlights: -1 4")

    assert t.table.public().round == 3
    assert t.table.public().lights == (-1, 4)
    assert (t.line("round"), t.line("lights")) == ("3", "-1 4")


def test_a_fact_that_begins_with_seat_or_card_is_written_so() -> None:
    t = drawn("P1 hand: torch\nP2 hand: moth").table

    assert word(t, "seat_first", 1) == "P2"
    assert word(t, "card_top", 3) == "torch"
    assert (word(t, "seat_first", -1), word(t, "is_over", True)) == ("-1", "1")


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("P3 hand: moth", "has no line 'P3 hand'"),
        ("P1 hnd: moth", "has no line 'P1 hnd'"),
        ("P1 hand: owl", "there is no card 'owl' left for this table"),
        ("P1 hand: bonfire bonfire bonfire bonfire", "there is no card 'bonfire' left"),
    ],
)
def test_a_wrong_drawing_is_refused(drawing: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        drawn(drawing)
