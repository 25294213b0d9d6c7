"""The team bot of The Book of Madness plays by its view only, to the end."""

import pytest

from bots.madness_choices import BOT, choices
from games.book_of_madness.study import GAME, study
from grimtable.testing.scene import P1, Scene
from sizes import SIZES


def says(t: Scene, seat: int) -> str:
    """The answer to the open question of a seat, in words."""
    return GAME.vocabulary.text(BOT.move(t.table.view(seat), None))


def test_every_answer_is_among_the_options_at_any_table() -> None:
    for t in choices(SIZES["madness_choices"]):
        seat = int(t.seat)
        t.play(seat, BOT.move(t.view(seat), None))


def test_no_answer_depends_on_cards_the_seat_has_not_seen() -> None:
    for t in choices(SIZES["madness_choices"]):
        seat = int(t.seat)

        assert BOT.move(t.view(seat), None) == BOT.move(t.redeal(seat, 7).view(seat), None)


def test_the_table_is_left_as_it_was() -> None:
    for t in choices(SIZES["madness_choices"] // 4):
        before = t.clone()
        BOT.move(t.view(t.seat), None)

        assert t.own() == before.own() and t.zones == before.zones and t.dice == before.dice


@pytest.mark.parametrize("seats", [2, 5])
def test_the_last_turns_are_played_to_the_end(seats: int) -> None:
    drawing = "\n".join(
        f"P{seat} hand: fire_1 fire_1 fire_2 | deck: air_1 earth_1 water_1"
        for seat in range(1, seats + 1)
    )
    t = study(
        f"{drawing}\nround: 6\nfield: 4\nphase: turn\ncurses: cinder_breath\npage: last_page",
        goes_on=True,
    )
    table = t.table
    while table.waiting:
        table.play(table.seat, BOT.move(table.view(table.seat), None))

    outcome = table.outcome()
    assert outcome is not None and outcome.reason == "won"


# Habits


def test_a_curse_that_is_about_to_strike_is_dispelled() -> None:
    t = study(
        "P1 hand: fire_2 fire_2 water_1\nP2 hand: water_1\nround: 2\nfield: 1\nmadness: 9\n"
        "curses: brain_fever quicksand"
    )

    assert says(t, P1) == "dispel 1"


def test_the_last_curse_of_the_last_monster_goes_before_anything_else() -> None:
    t = study(
        "P1 hand: air_3 air_1 madness fire_3\nround: 6\nfield: 5\nmadness: 12\n"
        "curses: - scatter\npage: last_page"
    )

    assert says(t, P1) == "dispel 2"


def test_with_hardly_any_madness_left_it_cures() -> None:
    deck = "fire_1 fire_1 water_1 water_1 earth_1 earth_1 air_1 air_1"
    t = study(
        f"P1 hand: fire_2 madness | deck: {deck}\nP2 deck: {deck}\nround: 5\nfield: 2\nmadness: 2"
    )

    assert says(t, P1) == "cure hand"


def test_early_in_the_game_spare_cards_make_the_deck_stronger() -> None:
    t = study("P1 hand: water_1 water_1 water_1\nround: 1\nfield: 2\nmadness: 20")

    assert says(t, P1) == "gain water_3"


def test_a_teammate_who_can_pay_in_time_is_let_act() -> None:
    t = study(
        "P1 hand: air_1\nP2 hand: fire_2 fire_2\nround: 2\nfield: 1\nmadness: 9\n"
        "curses: brain_fever"
    )

    assert says(t, P1) == "cast telepathy"
