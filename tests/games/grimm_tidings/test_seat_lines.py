"""What the terminal says of a seat in one line."""

import pytest

from games.grimm_tidings.tale import tale
from grimtable.cli.plain.grimm_tidings import seat_args
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader
from grimtable.look.texts import Texts
from grimtable.testing.scene import P1, P2


@pytest.mark.parametrize(
    ("lines", "mark"),
    [
        ("P1 front: scissors*", 0),
        ("P1 front: scissors* frog_skin", "-2"),
        ("P1 mark: -2 | front: poisoned_apple frog_skin", "-9"),
    ],
)
def test_curses_that_lie_there_are_counted_for_the_next_fight(lines: str, mark: object) -> None:
    """GT-13.10"""
    args = seat_args(TidingsReader(tale(lines).table.view(P1)), P1)

    assert args["mark"] == mark


def test_what_weighs_on_a_fighter_counts_in_the_fight_that_runs() -> None:
    """GT-13.10"""
    t = tale("P1 front: frog_skin\nP2 front: poisoned_apple\nfight: stale_shingle")
    texts = Texts("en", "grimm_tidings", names=["Ada", "Ben", "Cem"])
    said = [
        texts.format("grimm_tidings-board-seat", **seat_args(TidingsReader(t.table.view(P1)), seat))
        for seat in (P1, P2)
    ]

    assert [line.split(", ")[-1] for line in said] == ["-2 in this fight", "-5 in the next fight"]
