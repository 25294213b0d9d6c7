"""What the rulebook recommends, and what it leaves to the players."""

from games.book_of_madness.study import study
from grimtable.testing.scene import P1

SCENE = """
    P1 character: ember | hand: fire_2 madness madness | spells: combustion
    P2 character: sear | hand: air_1
    library fire: cauterise
    curses: rift
"""


def test_the_tips_are_advice_and_forbid_nothing() -> None:
    """BM-14.20"""
    calm = study(SCENE + "\nround: 1\nmadness: 12")
    late = study(SCENE + "\nround: 6\nfield: 5\nmadness: 1")

    assert late.options() == calm.options()
    assert {"end", "learn fire", "gain fire_2", "cure hand"} <= set(late.options(P1))
