"""What the terminal says of a seat in one line."""

import pytest

from games.grimm_tidings.tale import tale
from grimtable.cli.grimm_tidings import seat_args
from grimtable.games.grimm_tidings.shown.seen import Seen
from grimtable.testing.scene import P1


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
    args = seat_args(Seen(tale(lines).table.view(P1)), P1)

    assert args["mark"] == mark
