"""The horizon is crossed by a die, a card new to the mover, another seat asked, a gathering."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from grimtable.kernel.errors import HalfAction, Refused, SequenceTooFar
from grimtable.kernel.frames import AGAIN, AnyFrame, Frames, Window
from grimtable.kernel.terms import ALL, PUBLIC, Move, Seat, bit
from grimtable.sessions.saves import fingerprint
from kernel.toys.barter import (
    ANNOUNCE,
    BACK,
    DIG,
    FEAST,
    PASS,
    REFUSE,
    SWAP,
    TO,
    TRICKS,
    Barter,
)
from kernel.toys.bids import STOP
from kernel.toys.plain import ASIDE, HEAP, PILE, Choice, Plain, Poll, Say, scene
from kernel.toys.raft import CALL, LOOK, MEND, PLANK, REST, ROPE, SEA
from kernel.toys.toy import HAND, Toy
from kernel.toys.wander import BARTER, BIDS, RAFT


def crossed(act: Callable[[Plain], None]) -> int:
    """How often it crosses when seat 0 moves."""
    t = scene("""
        pile: a b c@0 d@0
        heap: e! f!
        aside: l
        hand 0: g h!
        hand 1: i j@0 k!
    """)
    t.mover = 0
    before = t.crossings
    act(t)
    return int(t.crossings - before)


def roll(t: Plain) -> None:
    t.below(6)


def test_a_die_crosses() -> None:
    assert crossed(roll) == 1
    assert crossed(lambda t: t.shuffle(PILE, 0)) == 3


def test_a_shuffle_of_one_card_rolls_no_die() -> None:
    assert crossed(lambda t: t.shuffle(ASIDE, 0)) == 0


@pytest.mark.parametrize(
    "act",
    [
        lambda t: t.move(t.card(HAND, "g"), HAND, HEAP),
        lambda t: t.move(t.card(HAND, "h"), HAND, HEAP),
        lambda t: t.move(t.card(PILE, "d"), PILE, HEAP),
        lambda t: t.move(t.card(HAND + 1, "j"), HAND + 1, HEAP),
        lambda t: t.move(t.card(HEAP, "f"), HEAP, HAND),
        lambda t: t.slip(t.card(HAND, "g"), HAND, HAND + 1, bit(0) | bit(1)),
        lambda t: t.slip(t.card(HAND, "g"), HAND, ASIDE, 0),
        lambda t: t.slip(t.card(PILE, "b"), PILE, ASIDE, 0),
        lambda t: t.slip(t.card(HAND + 1, "j"), HAND + 1, HAND, bit(0)),
        lambda t: t.slip(t.card(HAND + 1, "k"), HAND + 1, HAND, ALL),
        lambda t: t.show(HAND, ALL),
        lambda t: t.show(HEAP, ALL),
        lambda t: t.show(HAND + 1, bit(1)),
        lambda t: t.show_top(PILE, 2, 1),
        lambda t: t.swap(HAND, HEAP, ALL),
        lambda t: t.swap(HAND, HAND + 1, 0),
        lambda t: t.reorder(PILE, t.cards(PILE, "dc"), bit(0)),
        lambda t: t.put_out(1),
        lambda t: t.note(20, 1, 2),
    ],
)
def test_what_the_mover_knew_does_not_cross(act: Callable[[Plain], None]) -> None:
    assert crossed(act) == 0


@pytest.mark.parametrize(
    "act",
    [
        lambda t: t.move(t.card(PILE, "b"), PILE, HEAP),
        lambda t: t.move(t.card(HAND + 1, "i"), HAND + 1, HEAP),
        lambda t: t.slip(t.card(PILE, "b"), PILE, HAND, bit(0)),
        lambda t: t.slip(t.card(HAND + 1, "i"), HAND + 1, HAND, bit(0) | bit(1)),
        lambda t: t.slip(t.card(PILE, "b"), PILE, HAND + 1, bit(1)),
        lambda t: t.show(HAND + 1, bit(2)),
        lambda t: t.show(HAND + 1, bit(0)),
        lambda t: t.show_top(PILE, 3, 0),
        lambda t: t.show_top(PILE, 3, 2),
        lambda t: t.swap(HAND, HAND + 1, bit(0) | bit(1)),
    ],
)
def test_a_card_new_to_the_mover_crosses_whoever_sees_it(act: Callable[[Plain], None]) -> None:
    assert crossed(act) == 1


def ply(*frames: AnyFrame) -> int:
    """How often an answer of seat 0 crosses, with these frames to follow."""
    t = scene("", [*reversed(frames), Choice(0, (1, 2))])
    before = t.crossings
    t.play(0, 1)
    return int(t.crossings - before)


def test_going_on_oneself_does_not_cross() -> None:
    assert ply(Say(1), Choice(0, (3, 4))) == 0
    assert ply(Choice(0, (3,)), Say(1)) == 0
    assert ply(Choice(1, ())) == 0
    assert ply() == 0


def test_asking_another_seat_crosses() -> None:
    assert ply(Choice(1, (3, 4))) == 1
    assert ply(Choice(1, (3,), is_covert=True)) == 1


def test_a_forced_answer_of_another_seat_crosses() -> None:
    assert ply(Choice(1, (3,)), Choice(0, (3, 4))) == 1


def test_a_gathering_with_others_crosses_when_it_opens_and_when_it_closes() -> None:
    assert ply(Poll(0b11, (1, 2))) == 1
    assert ply(Poll(0b11, (1,), is_covert=False)) == 2

    t = scene("", [Poll(0b111, (1, 2)), Choice(0, (1, 2))])
    t.play(0, 1)
    counts = []
    for seat in range(3):
        before = t.crossings
        t.play(seat, 1)
        counts.append(t.crossings - before)

    assert counts == [0, 0, 1]


def test_a_gathering_of_oneself_does_not_cross() -> None:
    assert ply(Poll(0b1, (1, 2))) == 0
    assert ply(Poll(0b1, (1,), is_covert=False), Choice(0, (1, 2))) == 0


def test_a_taken_back_answer_crosses_nothing() -> None:
    t = BIDS.deal(3, seed=1)
    t.play(1, STOP)
    before = t.crossings
    t.take_back(1)

    assert t.crossings == before


class Hall(Window[Plain]):
    """A window of all seats, where one can only pass or wait."""

    def __init__(self, is_live: bool, mask: i64, waits: i64) -> None:
        self.is_live = is_live
        self.mask = mask
        self.waits = waits

    def live(self, t: Plain) -> bool:
        return self.is_live

    def covert(self, t: Plain) -> bool:
        return False

    def seats(self, t: Plain) -> i64:
        return self.mask

    def ask_seat(self, t: Plain, seat: Seat) -> list[Move]:
        return list(range(1 + self.waits))

    def act_seat(self, t: Plain, seat: Seat, move: Move) -> Frames:
        t.passed |= bit(seat) if move == 0 else 0
        return AGAIN


def test_a_window_crosses_if_others_are_asked() -> None:
    assert ply(Hall(True, 0b111, 1)) == 1
    assert ply(Hall(False, 0b110, 1)) == 1
    assert ply(Hall(False, 0b111, 1)) == 0
    assert ply(Hall(True, 0b001, 1)) == 0


def test_forced_answers_of_others_in_a_window_cross() -> None:
    assert ply(Hall(False, 0b011, 0), Choice(0, (3, 4))) == 1
    assert ply(Hall(True, 0b001, 0), Choice(0, (3, 4))) == 0


@pytest.mark.parametrize("passed", [0b010, 0b110])
def test_a_pass_in_a_live_window_crosses_whether_it_is_the_last_or_not(passed: int) -> None:
    """Else a peek at one's own pass would tell whether the others have passed."""
    t = scene("", [Choice(0, (3, 4)), Hall(True, 0b111, 1)])
    t.passed = passed
    before = t.crossings
    t.play(0, 0)

    assert t.crossings == before + 1


def test_the_last_pass_by_turns_tells_nothing_new() -> None:
    t = scene("", [Choice(0, (3, 4)), Hall(False, 0b111, 1)])
    t.passed = 0b110
    t.run()
    t.mover = 0
    before = t.crossings
    t.play(0, 0)

    assert t.crossings == before
    assert t.stack == [Choice(0, (3, 4))]


def test_deeds_with_own_cards_do_not_cross_and_looks_do() -> None:
    t = RAFT.deal(3, seed=1)
    for kind in (PLANK, ROPE):
        t.slip(t.find(SEA, kind), SEA, HAND, bit(0))
    t.run()
    counts = []
    for move in (REST, MEND, LOOK, CALL + 1):
        world = t.clone()
        world.play(0, move)
        counts.append(world.crossings > t.crossings)

    assert counts == [False, False, True, True]


def send(t: Toy, seat: Seat, moves: list[Move]) -> Toy:
    """A message as a server plays it: whole, or not at all; new information ends it."""
    world = t.clone()
    for move in moves:
        if world.crossings != t.crossings:
            raise SequenceTooFar("these steps lie beyond the horizon")
        world.play(seat, move)
    is_at_rest = world.asked() != bit(seat) or world.crossings != t.crossings
    if t.asked() != bit(seat) and not is_at_rest:
        raise HalfAction("the window must come back to rest")
    return world


def fair(preset: str) -> Barter:
    t = BARTER.deal(3, preset, seed=4)
    t.slip(t.find(TRICKS, FEAST), TRICKS, HAND, bit(0))
    t.mover = PUBLIC
    t.run()
    return t


def answer(t: Toy, seat: Seat, moves: list[Move]) -> str:
    """What a client gets back."""
    try:
        return fingerprint(send(t, seat, moves))
    except Refused as refusal:
        return f"{refusal.code}: {refusal}"


@pytest.mark.parametrize("preset", ["english", "live"])
@pytest.mark.parametrize("step", [[DIG], [ANNOUNCE], [PASS], [TO + 1, SWAP + 1]])
def test_nothing_behind_the_horizon_is_looked_at(preset: str, step: list[int]) -> None:
    """For every step that crosses, all continuations get the same answer, legal or not."""
    t = fair(preset)
    t.slip(t.find(0, 0), 0, HAND, bit(0))
    before = fingerprint(t)
    answers = {answer(t, 0, [*step, more]) for more in range(-1, 70)}

    assert answers == {"sequence_too_far: these steps lie beyond the horizon"}
    assert fingerprint(t) == before
    assert ":" not in answer(t, 0, step)


def test_a_sequence_reaches_as_far_as_the_horizon() -> None:
    t = fair("english")
    t.slip(t.find(0, 0), 0, HAND, bit(0))
    world = send(t, 0, [TO + 1, BACK, TO + 2, BACK, TO + 1, SWAP + 1])

    assert world.seat == 1
    assert world.options[0] == REFUSE


def test_half_an_action_does_not_block_a_live_window() -> None:
    assert answer(fair("live"), 0, [TO + 1]).startswith("half_action")
    assert ":" not in answer(fair("english"), 0, [TO + 1])
    assert ":" not in answer(fair("live"), 0, [TO + 1, BACK])


def test_a_refused_step_in_the_middle_changes_nothing() -> None:
    t = fair("english")
    before = fingerprint(t)

    assert answer(t, 0, [TO + 1, PASS]).startswith("illegal_move")
    assert fingerprint(t) == before
