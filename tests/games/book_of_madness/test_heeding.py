"""What a bot leaves to others in its team."""

from games.book_of_madness.study import study
from grimtable.games.book_of_madness.ids import DISPEL
from grimtable.look.game import Target


def test_a_bot_leaves_a_curse_to_whoever_takes_it() -> None:
    """BM-9.10: only this curse, and only while it lies there."""
    t = study("P1 hand: earth_3 earth_2 fire_3 fire_1\ncurses: quicksand branding")
    view, game = t.table.view(0), t.game
    taken = Target(zone="slot_1", kind="quicksand")
    gone = Target(zone="slot_2", kind="scatter")

    assert {DISPEL, DISPEL + 1} <= set(view.options)
    assert set(view.options) - set(game.heed(view, [taken, gone]).options) == {DISPEL}
