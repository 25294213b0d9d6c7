"""What a move surely brings: monsters beaten, for everybody alike."""

from games.book_of_madness.study import GAME, study
from grimtable.testing.scene import P1, Scene

DECKS = "P1 deck: fire_1 fire_1 fire_1 fire_1 fire_1 fire_1 | hand: air_2 air_2\nP2 hand: air_1"


def brings(t: Scene, move: str) -> dict[int, int] | None:
    return GAME.preview(t.table.view(P1), GAME.vocabulary.number(move))


def test_ending_the_last_turn_of_a_round_without_curses_beats_the_monster() -> None:
    """BM-7.8"""
    scene = f"{DECKS}\nfield: 5\npage: bone_bookmark\nbook: warlock last_page"
    clean = study(scene, goes_on=True)
    cursed = study(f"{scene}\ncurses: rift", goes_on=True)

    assert brings(clean, "end") == {0: 1, 1: 1}
    assert brings(cursed, "end") == {}


def test_the_last_curse_of_the_last_monster_may_be_enough() -> None:
    """BM-R20"""
    scene = f"{DECKS}\ncurses: howling\nround: 6\npage: last_page"
    options = {"auto_pay": "on", "final_win": "immediate"}

    assert brings(study(scene, goes_on=True, **options), "dispel 1") == {0: 1, 1: 1}
    assert brings(study(scene, goes_on=True, auto_pay="on"), "dispel 1") == {}
