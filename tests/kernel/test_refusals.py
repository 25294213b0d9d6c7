import pytest

from grimtable.kernel import errors
from grimtable.kernel.errors import (
    BadRecord,
    BadSetup,
    GameOver,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    Refused,
)
from grimtable.kernel.table import Table
from grimtable.sessions.saves import fingerprint, load
from kernel.toys.barter import ANNOUNCE, PASS, REFUSE, Barter
from kernel.toys.wander import BARTER, BIDS

CODES = {
    "Refused": "refused",
    "MalformedMove": "malformed_move",
    "IllegalMove": "illegal_move",
    "NotYourDecision": "not_your_decision",
    "AnswerSeen": "answer_seen",
    "StaleMove": "stale_move",
    "SequenceTooFar": "sequence_too_far",
    "HalfAction": "half_action",
    "GameOver": "game_over",
}


def fair() -> Barter:
    return BARTER.deal(3, seed=4)


@pytest.mark.parametrize(
    ("seat", "move", "refusal"),
    [
        (0, REFUSE, IllegalMove),
        (0, 63, IllegalMove),
        (0, 64, MalformedMove),
        (0, -1, MalformedMove),
        (1, PASS, NotYourDecision),
        (1, -1, NotYourDecision),
        (3, PASS, NotYourDecision),
        (7, PASS, NotYourDecision),
        (-1, PASS, NotYourDecision),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, move: int, refusal: type[Refused]) -> None:
    t = fair()
    before, crossings, mover = fingerprint(t), t.crossings, t.mover

    with pytest.raises(refusal) as refused:
        t.play(seat, move)
    assert type(refused.value) is refusal
    assert refused.value.rule == "TOY-1"
    assert str(refused.value).endswith("[TOY-1]")
    assert (fingerprint(t), t.crossings, t.mover) == (before, crossings, mover)


def test_an_illegal_move_is_told_what_was_allowed_and_where() -> None:
    t = fair()
    with pytest.raises(IllegalMove) as refused:
        t.play(0, REFUSE)

    allowed = ", ".join([f"move {move}" for move in t.options])

    assert str(refused.value) == (
        f"'move {REFUSE}' is not among [{allowed}] of Fair(first=0) for seat 0 [TOY-1]"
    )


def test_a_seat_not_asked_is_told_what_is_open() -> None:
    with pytest.raises(NotYourDecision, match=r"seat 2 is not asked now: Fair\(first=0\)"):
        fair().play(2, PASS)
    with pytest.raises(NotYourDecision, match="there is no seat 3 at a table of 3"):
        fair().play(3, PASS)


def test_nothing_can_be_played_after_the_end() -> None:
    t = fair()
    t.finish(1)
    with pytest.raises(GameOver) as refused:
        t.play(0, PASS)

    assert refused.value.rule == ""
    assert str(refused.value) == "the game is over"


def test_a_refusal_in_a_gathering_speaks_of_the_own_options() -> None:
    t = BIDS.deal(3, seed=1)
    for seat in range(3):
        allowed = ", ".join([f"move {move}" for move in t.options_of(seat)])
        with pytest.raises(IllegalMove, match=rf"\[{allowed}\]"):
            t.play(seat, 9)


def test_check_refuses_what_play_refuses_and_plays_nothing() -> None:
    t = fair()
    before = fingerprint(t)
    t.check(0, PASS)
    with pytest.raises(IllegalMove):
        t.check(0, REFUSE)

    assert fingerprint(t) == before


def test_moves_without_words_are_shown_as_numbers() -> None:
    assert Table.word(fair(), 17) == "17"


def test_every_refusal_has_its_own_stable_code() -> None:
    refusals = {
        name: cls.code
        for name, cls in vars(errors).items()
        if isinstance(cls, type) and issubclass(cls, Refused)
    }

    assert refusals == CODES
    assert all(issubclass(cls, ValueError) for cls in (Refused, BadSetup, BadRecord))


def test_a_refusal_without_a_rule_says_its_message_alone() -> None:
    assert str(Refused("no")) == "no"
    assert str(Refused("no", "TOY-1")) == "no [TOY-1]"


@pytest.mark.parametrize("data", [b"", b"\xc0", b"\x93\x01\x02\x03", b"\x92\x91\x01\xc2"])
def test_junk_is_no_save(data: bytes) -> None:
    with pytest.raises(BadRecord, match="this is no save of bids"):
        load(BIDS, data)


def test_a_table_for_too_many_is_not_dealt() -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats, not 5"):
        BARTER.deal(5)


def test_only_holders_can_announce() -> None:
    t = fair()
    t.zones[4] = []
    t.run()
    with pytest.raises(IllegalMove):
        t.play(0, ANNOUNCE)
