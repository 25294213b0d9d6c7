"""Sequences, peeks, stale and repeated messages, take-backs and undo."""

import random

import pytest

from grimtable.kernel.errors import (
    IllegalMove,
    NotYourDecision,
    Refused,
    SequenceTooFar,
    StaleMove,
)
from grimtable.registry import get
from grimtable.sessions.records import Deal, replay
from grimtable.sessions.saves import fingerprint
from grimtable.sessions.session import GameSession
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, Scene, scene

GAME = get("grimwood")
number = GAME.vocabulary.number


def sitting_at(drawing: str) -> GameSession:
    """A session whose table is the one drawn."""
    session = GameSession(Deal(GAME, 2, {}, {"seed": 1}))
    session.table = scene(drawing).table
    session.table.events = []
    return session


def moves(*texts: str) -> list[int]:
    return [number(text) for text in texts]


def test_a_sequence_of_own_laying_is_one_message() -> None:
    session = sitting_at("P1 hand: elf troll owl | row: giant")
    session.answer(P1, moves("lay elf", "combo P1 1", "lay troll", "new"))

    assert Scene(GAME, session.table).shows("P1 row: giant elf / troll")
    assert len(session.log) == 1


def test_a_refused_sequence_leaves_nothing_half_applied() -> None:
    session = sitting_at("P1 hand: elf troll | row: giant")
    before = fingerprint(session.table)
    with pytest.raises(IllegalMove):
        session.answer(P1, moves("lay elf", "combo P1 1", "play amazon"))

    assert fingerprint(session.table) == before
    assert session.log == []


@pytest.mark.parametrize("first", ["draw", "steal P2"])
@pytest.mark.parametrize("then", ["set owl owl owl", "end", "play dracula", "draw", "lay elf"])
def test_beyond_the_horizon_every_continuation_gets_the_same_refusal(first: str, then: str) -> None:
    session = sitting_at("P1 hand: elf owl owl\nP2 hand: owl crow\ndeck: owl crow")
    before = fingerprint(session.table)
    with pytest.raises(SequenceTooFar) as refusal:
        session.answer(P1, moves(first, then))

    assert str(refusal.value) == "only 1 of these steps can be taken in one message"
    assert fingerprint(session.table) == before


def test_peek_shows_the_next_step_and_changes_nothing() -> None:
    session = sitting_at("P1 hand: elf troll | row: giant")
    before = fingerprint(session.table)

    assert session.peek(P1, moves("lay elf")) == moves("new", "combo P1 1")
    assert fingerprint(session.table) == before
    assert session.log == []


def test_peek_does_not_look_at_the_deck() -> None:
    session = sitting_at("P1 hand: elf\nP2 hand: owl crow\ndeck: owl crow")

    with pytest.raises(SequenceTooFar):
        session.peek(P1, moves("draw"))


def test_an_answer_to_an_old_decision_is_stale() -> None:
    session = GameSession(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 4}))
    old = session.decisions[P1]
    session.answer(P1, moves("draw"), decision=old)

    with pytest.raises(StaleMove):
        session.answer(P1, moves("end"), decision=old)
    assert len(session.log) == 1


def test_a_repeated_message_gets_the_first_answer_again() -> None:
    session = GameSession(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 4}))
    first = session.answer(P1, moves("draw"), id="a")
    again = session.answer(P1, moves("draw"), id="a")

    assert again is first
    assert len(session.log) == 1


def test_the_decision_id_of_a_seat_that_is_not_concerned_stays() -> None:
    session = sitting_at("P1 hand: elf troll | row: giant")
    before = list(session.decisions)
    session.answer(P1, moves("lay elf", "new"))

    assert session.decisions[P2] == before[P2]
    assert session.decisions[P1] > before[P1]


def test_undo_is_free_to_the_horizon_and_not_beyond() -> None:
    session = GameSession(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 3}))
    session.answer(P1, moves("draw"))
    drawn = fingerprint(session.table)
    laying = [move for move in session.table.options if GAME.vocabulary.text(move)[:3] == "lay"]
    session.answer(P1, [laying[0]])

    assert session.horizon == 1
    decisions = list(session.decisions)
    session.undo_to(1)
    assert fingerprint(session.table) == drawn
    assert all(now > then for now, then in zip(session.decisions, decisions, strict=True))
    with pytest.raises(SequenceTooFar):
        session.undo_to(0)
    session.undo_to(0, consent=True)
    assert session.active == []


def test_after_an_undo_the_same_cards_come_again() -> None:
    session = GameSession(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 3}))
    session.answer(P1, moves("draw"))
    drawn = fingerprint(session.table)
    session.undo_to(0, consent=True)
    session.answer(P1, moves("draw"))

    assert fingerprint(session.table) == drawn


def test_there_is_no_undo_to_what_has_not_been() -> None:
    session = GameSession(Deal(GAME, 2, {}, {"seed": 3}))

    with pytest.raises(Refused):
        session.undo_to(0)


@pytest.mark.parametrize("seat", [P2, 5, -1, 7])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    session = GameSession(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 3}))

    with pytest.raises(NotYourDecision):
        session.answer(seat, moves("draw"))
    with pytest.raises(NotYourDecision):
        session.take_back(seat)


def test_an_unseen_answer_can_be_taken_back_and_is_in_no_record() -> None:
    drawing = "P1 hand: sorceress owl owl owl\nP2 row: elf giant troll\nturn: P1"
    session = sitting_at(drawing)
    session.answer(P1, moves("play sorceress"))
    before = fingerprint(session.table)
    session.answer(P1, moves("set owl owl owl"))
    hidden = session.table.view(P2)
    session.take_back(P1)

    assert fingerprint(session.table) == before
    assert session.table.view(P2) == hidden
    assert [entry.kind for entry in session.log] == ["move", "move", "take_back"]


def test_logs_with_undo_rebuild_the_table_and_records_replay() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        deal = random_deal(GAME, chance)
        session = GameSession(deal)
        while session.table.waiting:
            t = session.table
            if session.active and chance.random() < 0.03:
                ply = chance.randrange(max(0, len(session.active) - 4), len(session.active))
                session.undo_to(ply, consent=True)
            elif t.answers and t.answers[t.seat] and chance.random() < 0.5:
                session.take_back(t.seat)
            else:
                session.answer(t.seat, [chance.choice(t.options)])
        again = GameSession(deal, session.log)

        assert fingerprint(again.table) == fingerprint(session.table)
        assert again.log == session.log
        assert again.story(0) == session.story(0)
        assert fingerprint(replay(GAME, session.record())) == fingerprint(session.table)


def test_a_peek_does_not_tell_whether_others_have_answered() -> None:
    """Nobody sees who has answered a gathering, nor who has passed in a live window."""
    farm = get("grim_farmer")
    session = GameSession(Deal(farm, 3, {}, {"seed": 5}))
    complete = [session.table.options_of(0)[0]]
    before = session.ahead(0, complete)
    for seat in (1, 2):
        session.answer(seat, [session.table.options_of(seat)[0]])

    assert session.ahead(0, complete) == before
    assert session.peek(0, complete) == []
