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
from grimtable.look.keep import fingerprint
from grimtable.look.records import Deal, replay
from grimtable.look.session import Sitting
from grimtable.registry import get
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, Scene, scene

GAME = get("grimwood")
number = GAME.vocabulary.number


def sitting_at(drawing: str) -> Sitting:
    """A sitting whose table is the one drawn."""
    sitting = Sitting(Deal(GAME, 2, {}, {"seed": 1}))
    sitting.table = scene(drawing).table
    sitting.table.events = []
    return sitting


def moves(*texts: str) -> list[int]:
    return [number(text) for text in texts]


def test_a_sequence_of_own_laying_is_one_message() -> None:
    sitting = sitting_at("P1 hand: elf troll owl | row: giant")
    sitting.answer(P1, moves("lay elf", "combo P1 1", "lay troll", "new"))

    assert Scene(GAME, sitting.table).shows("P1 row: giant elf / troll")
    assert len(sitting.log) == 1


def test_a_refused_sequence_leaves_nothing_half_applied() -> None:
    sitting = sitting_at("P1 hand: elf troll | row: giant")
    before = fingerprint(sitting.table)
    with pytest.raises(IllegalMove):
        sitting.answer(P1, moves("lay elf", "combo P1 1", "play amazon"))

    assert fingerprint(sitting.table) == before
    assert sitting.log == []


@pytest.mark.parametrize("first", ["draw", "steal P2"])
@pytest.mark.parametrize("then", ["set owl owl owl", "end", "play dracula", "draw", "lay elf"])
def test_beyond_the_horizon_every_continuation_gets_the_same_refusal(first: str, then: str) -> None:
    sitting = sitting_at("P1 hand: elf owl owl\nP2 hand: owl crow\ndeck: owl crow")
    before = fingerprint(sitting.table)
    with pytest.raises(SequenceTooFar) as refusal:
        sitting.answer(P1, moves(first, then))

    assert str(refusal.value) == "only 1 of these steps can be taken in one message"
    assert fingerprint(sitting.table) == before


def test_peek_shows_the_next_step_and_changes_nothing() -> None:
    sitting = sitting_at("P1 hand: elf troll | row: giant")
    before = fingerprint(sitting.table)

    assert sitting.peek(P1, moves("lay elf")) == moves("new", "combo P1 1")
    assert fingerprint(sitting.table) == before
    assert sitting.log == []


def test_peek_does_not_look_at_the_deck() -> None:
    sitting = sitting_at("P1 hand: elf\nP2 hand: owl crow\ndeck: owl crow")

    with pytest.raises(SequenceTooFar):
        sitting.peek(P1, moves("draw"))


def test_an_answer_to_an_old_decision_is_stale() -> None:
    sitting = Sitting(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 4}))
    old = sitting.decisions[P1]
    sitting.answer(P1, moves("draw"), decision=old)

    with pytest.raises(StaleMove):
        sitting.answer(P1, moves("end"), decision=old)
    assert len(sitting.log) == 1


def test_a_repeated_message_gets_the_first_answer_again() -> None:
    sitting = Sitting(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 4}))
    first = sitting.answer(P1, moves("draw"), id="a")
    again = sitting.answer(P1, moves("draw"), id="a")

    assert again is first
    assert len(sitting.log) == 1


def test_the_decision_id_of_a_seat_that_is_not_concerned_stays() -> None:
    sitting = sitting_at("P1 hand: elf troll | row: giant")
    before = list(sitting.decisions)
    sitting.answer(P1, moves("lay elf", "new"))

    assert sitting.decisions[P2] == before[P2]
    assert sitting.decisions[P1] > before[P1]


def test_undo_is_free_to_the_horizon_and_not_beyond() -> None:
    sitting = Sitting(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 3}))
    sitting.answer(P1, moves("draw"))
    drawn = fingerprint(sitting.table)
    laying = [move for move in sitting.table.options if GAME.vocabulary.text(move)[:3] == "lay"]
    sitting.answer(P1, [laying[0]])

    assert sitting.horizon == 1
    decisions = list(sitting.decisions)
    sitting.undo_to(1)
    assert fingerprint(sitting.table) == drawn
    assert all(now > then for now, then in zip(sitting.decisions, decisions, strict=True))
    with pytest.raises(SequenceTooFar):
        sitting.undo_to(0)
    sitting.undo_to(0, consent=True)
    assert sitting.plies == []


def test_after_an_undo_the_same_cards_come_again() -> None:
    sitting = Sitting(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 3}))
    sitting.answer(P1, moves("draw"))
    drawn = fingerprint(sitting.table)
    sitting.undo_to(0, consent=True)
    sitting.answer(P1, moves("draw"))

    assert fingerprint(sitting.table) == drawn


def test_there_is_no_undo_to_what_has_not_been() -> None:
    sitting = Sitting(Deal(GAME, 2, {}, {"seed": 3}))

    with pytest.raises(Refused):
        sitting.undo_to(0)


@pytest.mark.parametrize("seat", [P2, 5, -1, 7])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    sitting = Sitting(Deal(GAME, 2, {"first_player": "seat_1"}, {"seed": 3}))

    with pytest.raises(NotYourDecision):
        sitting.answer(seat, moves("draw"))
    with pytest.raises(NotYourDecision):
        sitting.take_back(seat)


def test_an_unseen_answer_can_be_taken_back_and_is_in_no_record() -> None:
    drawing = "P1 hand: sorceress owl owl owl\nP2 row: elf giant troll\nturn: P1"
    sitting = sitting_at(drawing)
    sitting.answer(P1, moves("play sorceress"))
    before = fingerprint(sitting.table)
    sitting.answer(P1, moves("set owl owl owl"))
    hidden = sitting.table.view(P2)
    sitting.take_back(P1)

    assert fingerprint(sitting.table) == before
    assert sitting.table.view(P2) == hidden
    assert [entry.kind for entry in sitting.log] == ["move", "move", "take_back"]


def test_logs_with_undo_rebuild_the_table_and_records_replay() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        deal = random_deal(GAME, chance)
        sitting = Sitting(deal)
        while sitting.table.waiting:
            t = sitting.table
            if sitting.plies and chance.random() < 0.03:
                ply = chance.randrange(max(0, len(sitting.plies) - 4), len(sitting.plies))
                sitting.undo_to(ply, consent=True)
            elif t.answers and t.answers[t.seat] and chance.random() < 0.5:
                sitting.take_back(t.seat)
            else:
                sitting.answer(t.seat, [chance.choice(t.options)])
        again = Sitting(deal, sitting.log)

        assert fingerprint(again.table) == fingerprint(sitting.table)
        assert again.log == sitting.log
        assert again.story(0) == sitting.story(0)
        assert fingerprint(replay(GAME, sitting.record())) == fingerprint(sitting.table)


def test_a_peek_does_not_tell_whether_others_have_answered() -> None:
    """Nobody sees who has answered a gathering, nor who has passed in a live window."""
    farm = get("grim_farmer")
    sitting = Sitting(Deal(farm, 3, {}, {"seed": 5}))
    complete = [sitting.table.options_of(0)[0]]
    before = sitting.ahead(0, complete)
    for seat in (1, 2):
        sitting.answer(seat, [sitting.table.options_of(seat)[0]])

    assert sitting.ahead(0, complete) == before
    assert sitting.peek(0, complete) == []
