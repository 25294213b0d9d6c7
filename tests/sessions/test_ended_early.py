"""Records of games that people ended in the middle, and of passes that were taken back."""

import random

import pytest

from grimtable.kernel.errors import AnswerSeen, HalfAction
from grimtable.registry import get
from grimtable.sessions.records import Deal, replay
from grimtable.sessions.session import GameSession

TABLES = [
    ("grimwood", {}),
    ("grim_farmer", {}),
    ("grimm_tidings", {}),
    ("grimm_tidings", {"windows": "live"}),
    ("book_of_madness", {}),
]
OFFER_COMES = 14
"""A seed of the live table with whose random game somebody soon asks for help."""


def session(game: str, options: dict[str, str], seed: int) -> GameSession:
    return GameSession(Deal(get(game), 3, options, {"seed": seed}))


def asked(table: GameSession) -> list[int]:
    return [seat for seat in range(3) if table.table.waiting >> seat & 1]


def act(table: GameSession, seat: int, moves: list[int], chance: random.Random) -> None:
    """These moves, with whatever more is asked for."""
    while True:
        try:
            table.answer(seat, moves)
            return
        except HalfAction:
            moves = [*moves, chance.choice(table.peek(seat, moves))]


def act_at_random(table: GameSession, chance: random.Random) -> None:
    seat = chance.choice(asked(table))
    act(table, seat, [chance.choice(table.table.options_of(seat))], chance)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_record_replays_whenever_the_game_was_ended(game: str, options: dict[str, str]) -> None:
    """Also with some unseen answers of a gathering in, or forced ones not given yet."""
    table, chance = session(game, options, 3), random.Random(3)
    for _ in range(60):
        if not table.table.waiting:
            break
        replay(get(game), table.record())
        act_at_random(table, chance)


def test_unseen_answers_are_in_no_record() -> None:
    table = session("grim_farmer", {}, 5)
    before = table.record()
    table.answer(1, [table.table.options_of(1)[0]])

    assert table.table.answers[1]
    assert table.record() == before


def helped() -> tuple[GameSession, int, int]:
    """A live fight in which somebody has just asked somebody for help: table, maker, partner."""
    table, chance = session("grimm_tidings", {"windows": "live"}, OFFER_COMES), random.Random(14)
    number = get("grimm_tidings").vocabulary.number
    while True:
        for maker in asked(table):
            for partner in range(3):
                move = number(f"help P{partner + 1}")
                if move in table.table.options_of(maker):
                    act(table, maker, [move], chance)
                    return table, maker, partner
        act_at_random(table, chance)


PASS = get("grimm_tidings").vocabulary.number("pass")


@pytest.mark.parametrize("who", ["maker", "partner"])
def test_a_pass_that_ended_an_offer_is_not_taken_back(who: str) -> None:
    """The others have seen the offer go; the record would forget it."""
    table, maker, partner = helped()
    seat = maker if who == "maker" else partner
    table.answer(seat, [PASS])
    with pytest.raises(AnswerSeen):
        table.draft_take_back(seat)


def test_a_pass_that_ended_nothing_is_taken_back_and_the_record_replays() -> None:
    table, maker, partner = helped()
    third = 3 - maker - partner
    table.answer(maker, [PASS])
    table.answer(third, [PASS])
    table.accept(table.draft_take_back(third))

    assert third in asked(table)
    replay(get("grimm_tidings"), table.record())


def test_an_old_log_with_such_a_pass_taken_back_is_still_read() -> None:
    table, maker, _ = helped()
    table.answer(maker, [PASS])
    table.take_back(maker)

    assert GameSession(table.deal, table.log).table.waiting == table.table.waiting
