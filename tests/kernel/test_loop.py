import pytest
from mypy_extensions import i64

from grimtable.kernel.frames import AGAIN, DONE, NOTHING, AnyFrame, Frame, Frames
from grimtable.kernel.terms import Move
from kernel.toys.plain import Choice, Plain, Poll, Reason, Say, scene


class Count(Frame[Plain]):
    """Asks seat 0 again and again, until the number is reached."""

    def __init__(self, at: i64, is_same: bool) -> None:
        self.at = at
        self.is_same = is_same

    def who(self) -> i64:
        return 0

    def lapses(self, t: Plain) -> bool:
        return len(t.said) == self.at

    def ask(self, t: Plain) -> list[Move]:
        return [1, 2]

    def act(self, t: Plain, move: Move) -> Frames:
        t.said += (move,)
        return AGAIN if self.is_same else (self,)


class Chant(Frame[Plain]):
    """Says a number again and again, without asking anybody."""

    def __init__(self, times: i64) -> None:
        self.times = times

    def lapses(self, t: Plain) -> bool:
        return len(t.said) == self.times

    def act(self, t: Plain, move: Move) -> Frames:
        t.said += (7,)
        return AGAIN


class Out(Frame[Plain]):
    """Puts a seat out."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def act(self, t: Plain, move: Move) -> Frames:
        t.put_out(self.seat)
        return DONE


class Stop(Choice):
    """Ends the game at whatever answer."""

    def act(self, t: Plain, move: Move) -> Frames:
        t.finish(move)
        return AGAIN


def asking(*frames: AnyFrame, brisk: bool = False) -> Plain:
    """A table with these frames still to do, the first one first."""
    t = scene("")
    t.brisk = brisk
    t.stack = list(reversed(frames))
    t.run()
    return t


def test_a_frame_without_a_question_acts_at_once() -> None:
    assert asking(Say(1), Say(2)).said == (1, 2)


def test_a_question_without_an_option_lapses() -> None:
    t = asking(Choice(1, ()), Say(2))

    assert t.said == (2,)
    assert not t.waiting


def test_a_question_with_one_option_answers_itself() -> None:
    assert asking(Choice(1, (5,)), Say(2)).said == (5, 2)


def test_a_question_with_two_options_stops_the_table() -> None:
    t = asking(Say(1), Choice(1, (5, 6)), Say(2))

    assert (t.waiting, t.seat, t.options) == (0b10, 1, [5, 6])
    assert t.asked() == 0b10
    assert t.said == (1,)
    assert t.stack == [Say(2), Choice(1, (5, 6))]


def test_an_answer_goes_to_the_frame_that_asked() -> None:
    t = asking(Choice(1, (5, 6)), Say(2))
    t.play(1, 6)

    assert t.said == (6, 2)


def test_a_covert_question_stops_even_with_one_option() -> None:
    t = asking(Choice(1, (5,), is_covert=True))

    assert (t.waiting, t.seat, t.options) == (0b10, 1, [5])


def test_a_brisk_table_answers_forced_covert_questions() -> None:
    assert asking(Choice(1, (5,), is_covert=True), brisk=True).said == (5,)
    assert asking(Choice(1, (5, 6), is_covert=True), brisk=True).waiting == 0b10


@pytest.mark.parametrize("brisk", [False, True])
def test_a_covert_question_never_has_no_option(brisk: bool) -> None:
    with pytest.raises(AssertionError, match=r"no option: Choice\(me=1"):
        asking(Choice(1, (), is_covert=True), brisk=brisk)


def test_a_seat_that_is_out_is_never_asked() -> None:
    t = asking(Out(1), Choice(1, (5, 6)), Choice(1, (7,)), Say(2), Choice(0, (8, 9)))

    assert t.out == 0b10
    assert t.said == (2,)
    assert t.seat == 0


def test_an_out_seat_does_not_stop_frames_of_nobody() -> None:
    assert asking(Out(0), Say(3)).said == (3,)


@pytest.mark.parametrize("is_same", [False, True])
def test_a_frame_can_ask_again_until_it_lapses(is_same: bool) -> None:
    t = asking(Count(2, is_same), Say(9))
    t.play(0, 2)

    assert t.stack == [Say(9), Count(2, is_same)]
    assert t.waiting == 0b1

    t.play(0, 1)

    assert t.said == (2, 1, 9)


def test_a_frame_without_a_question_can_act_again_until_it_lapses() -> None:
    assert asking(Chant(3), Say(9)).said == (7, 7, 7, 9)


def test_an_empty_stack_leaves_nothing_to_ask() -> None:
    t = asking(Choice(1, (5, 6)))
    t.play(1, 5)

    assert (t.waiting, t.seat, t.options, t.asked(), t.over) == (0, -1, [], 0, 0)


def test_finish_in_mid_act_drops_what_was_to_come() -> None:
    t = asking(Say(1), Reason(3), Say(2), Choice(1, (5, 6)))

    assert t.over == 3
    assert t.said == (1,)
    assert (t.stack, t.waiting, t.seat, t.options) == ([], 0, -1, [])


def test_finish_at_an_answer_drops_what_was_to_come() -> None:
    t = asking(Stop(1, (5, 6)), Choice(1, (5, 6)))
    t.play(1, 6)

    assert t.over == 6
    assert (t.stack, t.waiting) == ([], 0)


def test_finish_ends_an_open_question_too() -> None:
    t = asking(Choice(1, (5, 6)))
    t.finish(2)

    assert (t.over, t.stack, t.waiting, t.seat, t.options) == (2, [], 0, -1, [])


def test_finish_forgets_answers_and_passes() -> None:
    t = asking(Poll(0b111, (1, 2)))
    t.play(0, 1)
    t.passed = 0b10
    t.finish(2)

    assert t.answers == [] and (t.passed, t.over) == (0, 2)


def test_seats_that_are_not_asked_have_no_options() -> None:
    t = asking(Choice(1, (5, 6)))

    assert t.options_of(1) == [5, 6]
    assert [t.options_of(seat) for seat in (-1, 0, 2, 3, 7)] == [NOTHING] * 5
