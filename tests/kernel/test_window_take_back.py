"""A pass in a live window can be taken back while the window is open: table, session, record."""

import random

import pytest

from grimtable.kernel.errors import HalfAction, NotYourDecision, StaleMove
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.sessions.records import Deal, read, replay, write
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import GameSession
from kernel.toys.barter import ACCEPT, BACK, DIG, PASS, REFUSE, TO, Barter, Day, Fair
from kernel.toys.wander import BARTER, GAMES, asked_seats


def live() -> Barter:
    return BARTER.deal(3, "live", seed=4)


def session(seed: int = 4) -> GameSession:
    return GameSession(Deal(BARTER, 3, {"fair": "live"}, {"seed": seed}))


def chosen(table: GameSession) -> list[tuple[int, int]]:
    """(seat, move) of every choice in the record."""
    return [(coded % 8, coded // 8) for coded in table.record().moves]


def assert_kept(table: GameSession) -> None:
    """Record and log both give this table again."""
    record = read(write(table.record()))

    assert fingerprint(replay(BARTER, record)) == fingerprint(table.table)
    assert fingerprint(GameSession(table.deal, table.log).table) == fingerprint(table.table)


def test_a_pass_is_broken_open() -> None:
    t = live()
    t.play(1, PASS)
    t.take_back(1)

    assert (t.passed, t.waiting) == (0, 0b111)
    assert t.options_of(1) == live().options_of(1)


def test_who_took_a_pass_back_may_act() -> None:
    t = live()
    t.play(1, PASS)
    t.take_back(1)
    t.play(1, DIG)

    assert t.digs == 1
    assert t.stack[-1] == Fair(1)


def test_one_seat_takes_back_its_own_pass_and_no_other() -> None:
    t = live()
    t.play(0, PASS)
    t.play(1, PASS)
    t.take_back(0)

    assert (t.passed, t.waiting) == (0b10, 0b101)


def test_the_window_waits_for_a_pass_taken_back() -> None:
    t = live()
    t.play(0, PASS)
    t.play(1, PASS)
    t.take_back(0)
    t.play(2, PASS)

    assert (t.stack[-1], t.waiting) == (Fair(0), 0b1)

    t.play(0, PASS)

    assert t.stack == [Day(2), Fair(1)]


def test_others_see_neither_the_pass_nor_its_taking_back() -> None:
    t = live()
    t.events = []
    before = [t.view(audience) for audience in (0, 2, PUBLIC)]
    t.play(1, PASS)
    t.take_back(1)

    assert [t.view(audience) for audience in (0, 2, PUBLIC)] == before
    assert t.view(1) == live().view(1)
    assert t.events == []


@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
def test_who_has_not_passed_has_nothing_to_take_back(seat: int) -> None:
    t = live()
    t.play(1, PASS)
    before = fingerprint(t)

    with pytest.raises(NotYourDecision, match=f"seat {seat} has no answer"):
        t.take_back(seat)
    assert fingerprint(t) == before


def test_a_pass_that_an_action_has_cleared_is_gone() -> None:
    t = live()
    t.play(1, PASS)
    t.play(0, DIG)

    with pytest.raises(NotYourDecision):
        t.take_back(1)


def test_a_pass_by_turns_is_public_and_stays() -> None:
    t = BARTER.deal(3, seed=4)
    t.play(0, PASS)

    with pytest.raises(NotYourDecision):
        t.take_back(0)


def test_no_pass_is_taken_back_while_somebody_answers_an_offer() -> None:
    t = live()
    t.play(2, PASS)
    t.play(0, TO + 1)
    t.play(0, t.options[1])
    assert t.passed == 0b100

    with pytest.raises(NotYourDecision):
        t.take_back(2)

    t.play(1, REFUSE)
    t.take_back(2)

    assert (t.passed, t.waiting) == (0, 0b111)


def test_the_passes_of_a_closed_window_are_final() -> None:
    t = live()
    for seat in range(3):
        t.play(seat, PASS)

    for seat in range(3):
        with pytest.raises(NotYourDecision):
            t.take_back(seat)


def test_a_sitting_asks_again_under_a_new_decision() -> None:
    s = session()
    asked = s.decisions[1]
    s.answer(1, [PASS], decision=asked)
    s.take_back(1)

    with pytest.raises(StaleMove):
        s.answer(1, [DIG], decision=asked)
    s.answer(1, [DIG], decision=s.decisions[1])
    assert [entry.kind for entry in s.log] == ["move", "take_back", "move"]


def test_a_refused_taking_back_leaves_the_sitting_as_it_was() -> None:
    s = session()
    s.answer(1, [PASS])
    before = fingerprint(s.table)

    for seat in (-1, 0, 7):
        with pytest.raises(NotYourDecision):
            s.take_back(seat)
    assert fingerprint(s.table) == before
    assert len(s.log) == 1


def test_a_record_holds_no_pass_that_was_taken_back() -> None:
    s = session()
    s.answer(1, [PASS])
    s.answer(2, [PASS])
    s.take_back(1)
    s.answer(1, [DIG])

    assert chosen(s) == [(2, PASS), (1, DIG)]
    assert_kept(s)


def test_a_pass_given_again_stands_once_in_the_record() -> None:
    s = session()
    s.answer(0, [PASS])
    s.take_back(0)
    s.answer(0, [PASS])
    s.answer(1, [DIG])

    assert chosen(s) == [(0, PASS), (1, DIG)]
    assert_kept(s)


def test_two_seats_take_their_passes_back_in_any_order() -> None:
    s = session()
    s.answer(0, [PASS])
    s.answer(1, [PASS])
    s.take_back(0)
    s.take_back(1)
    s.answer(1, [PASS])
    s.answer(0, [DIG])

    assert chosen(s) == [(1, PASS), (0, DIG)]
    assert_kept(s)


def test_a_refused_offer_stays_when_an_older_pass_is_taken_back() -> None:
    s = session(seed=0)
    s.answer(2, [PASS])
    swaps = [move for move in s.peek(0, [TO + 2]) if move != BACK]
    swap = next(move for move in swaps if can_accept(s, move))
    s.answer(0, [TO + 2, swap])
    s.answer(2, [REFUSE])
    s.take_back(2)
    s.answer(2, [DIG])

    assert chosen(s) == [(0, TO + 2), (0, swap), (2, REFUSE), (2, DIG)]
    assert_kept(s)


def can_accept(s: GameSession, swap: int) -> bool:
    """Would seat 2 have the choice to accept this swap?"""
    trial = s.table.clone()
    trial.play(0, TO + 2)
    trial.play(0, swap)
    return ACCEPT in trial.options_of(2)


def test_undo_brings_back_a_table_on_which_a_pass_was_taken_back() -> None:
    s = session()
    s.answer(1, [PASS])
    s.take_back(1)
    after = fingerprint(s.table)
    s.answer(1, [DIG])
    s.undo_to(2, consent=True)

    assert fingerprint(s.table) == after
    s.answer(1, [PASS])
    assert chosen(s) == [(1, PASS)]


def test_random_fairs_with_passes_taken_back_are_kept() -> None:
    taken = 0
    for seed in range(4 * GAMES):
        chance = random.Random(seed)
        s = session(seed)
        while s.table.waiting:
            t = s.table
            passed = [seat for seat in range(3) if t.windowed and t.passed >> seat & 1]
            if passed and chance.random() < 0.3:
                s.take_back(chance.choice(passed))
                taken += 1
            else:
                act(s, chance)
        assert_kept(s)

    assert taken > GAMES


def act(s: GameSession, chance: random.Random) -> None:
    """Somebody who is asked answers, with a whole action."""
    seat = chance.choice(asked_seats(s.table))  # type: ignore[arg-type]
    moves = [chance.choice(s.table.options_of(seat))]
    while True:
        try:
            s.answer(seat, moves)
            return
        except HalfAction:
            moves.append(chance.choice(s.peek(seat, moves)))


def test_a_live_race_of_grim_farmer_is_kept_with_a_pass_taken_back() -> None:
    """GF-R7"""
    game = get("grim_farmer")
    deal = Deal(game, 3, {"phase3_mode": "arrival", "phase1_draw": "off"}, {"seed": 1})
    s = GameSession(deal)
    able = next(seat for seat in range(3) if len(s.table.options_of(seat)) > 1)
    s.answer(able, [game.vocabulary.number("pass")])
    s.take_back(able)
    played = s.table.options_of(able)[1]
    s.answer(able, [played])
    record = s.record()

    assert record.moves == [played * 8 + able]
    assert fingerprint(replay(game, read(write(record)))) == fingerprint(s.table)
    assert fingerprint(GameSession(deal, s.log).table) == fingerprint(s.table)
