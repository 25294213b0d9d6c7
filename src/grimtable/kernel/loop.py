"""The loop: look at the top frame, ask its seat, act on the answer, until somebody must choose."""

from mypy_extensions import i64, mypyc_attr

from grimtable.kernel.books import Books
from grimtable.kernel.errors import GameOver, IllegalMove, MalformedMove, NotYourDecision
from grimtable.kernel.frames import (
    AGAIN,
    GO,
    MANY,
    NO_ANSWERS,
    NOTHING,
    AnyFrame,
    Frames,
    Gather,
    Many,
    Window,
)
from grimtable.kernel.terms import FINISHED, PUT_OUT, Card, Kind, Move, Seat, bit, first_from


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Books):
    """A table that works through its stack of frames and asks its seats."""

    def __init__(
        self,
        seats: i64,
        kinds: list[Kind],
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
        stack: list[AnyFrame],
    ) -> None:
        super().__init__(seats, kinds, zones, know, dice)
        self.stack = stack
        self.out: i64 = 0
        self.waiting: i64 = 0
        self.seat: Seat = -1
        self.options: list[Move] = NOTHING
        self.answers: list[list[Move]] = NO_ANSWERS
        self.passed: i64 = 0
        self.windowed = False
        """Is the open question a Window's?"""
        self.first: Seat = -1
        self.brisk = False
        self.over: i64 = 0

    def word(self, move: Move) -> str:
        """A move as text, for errors and logs."""
        return str(move)

    # The loop

    def run(self) -> None:
        """Work until a seat must choose or the game is over."""
        while self.stack:
            frame = self.stack[-1]
            if frame.lapses(self) or (self.out and self._is_out(frame.who())):
                self.stack.pop()
                if self.answers:  # a Gather that lapses while it is open
                    self.answers = NO_ANSWERS
                continue
            options = frame.ask(self)
            if options is GO:
                frames = frame.act(self, 0)
                if frames is not AGAIN:
                    follow(self, frames)
            elif options is MANY:
                if self._open(frame):
                    return
            elif len(options) > 1 or self._stops(frame, options):
                seat = frame.who()
                if seat != self.mover:
                    self.crossings += 1
                self.waiting = 1 << seat
                self.seat = seat
                self.options = options
                return
            elif options:
                if frame.who() != self.mover:
                    self.crossings += 1
                follow(self, frame.act(self, options[0]))
            else:
                self.stack.pop()
        self._rest()

    def _is_out(self, seat: Seat) -> bool:
        return seat >= 0 and self.out >> seat & 1 == 1

    def _stops(self, frame: AnyFrame, options: list[Move]) -> bool:
        """Must somebody be asked this question?"""
        if len(options) > 1:
            return True
        if not frame.covert(self):
            return False
        assert options, f"a covert question has no option: {frame}"
        return not self.brisk or self._settles(frame, options[0])

    def _settles(self, frame: AnyFrame, move: Move) -> bool:
        return isinstance(frame, Window) and frame.live(self) and frame.settles(move)

    def is_choice(self, seat: Seat) -> bool:
        """Does this seat have several answers, or one whose moment matters to the others?"""
        options = self.options_of(seat)
        return len(options) > 1 or (len(options) == 1 and self._settles(self.stack[-1], options[0]))

    def _rest(self) -> None:
        self.waiting = 0
        self.seat = -1
        self.options = NOTHING

    # Several seats at once

    def asked(self) -> i64:
        """Mask of the seats asked, as everybody may know it: as when the question was opened."""
        if self.stack:
            frame = self.stack[-1]
            if isinstance(frame, Gather) or (isinstance(frame, Window) and frame.live(self)):
                return self._takers(frame)
        return self.waiting

    def _takers(self, frame: Many[object]) -> i64:
        return frame.seats(self) & ~self.out

    def _open(self, frame: AnyFrame) -> bool:
        """Ask all seats that take part; False if nobody has a choice."""
        if isinstance(frame, Gather):
            return self._open_gather(frame)
        assert isinstance(frame, Window)
        return self._open_window(frame)

    def _open_gather(self, frame: Gather[object]) -> bool:
        takers = self._takers(frame)
        if not self.answers:
            self.answers = [[] for i in range(self.seats)]
            if takers != bit(self.mover):
                self.crossings += 1
        waiting: i64 = 0
        for seat in range(self.seats):
            if takers >> seat & 1 and self._has_question(frame, seat):
                waiting |= bit(seat)
        if waiting:
            self._await(frame, waiting)
            return True
        answers = self.answers
        self.answers = NO_ANSWERS
        self.first = -1
        if takers != bit(self.mover):
            self.crossings += 1
        follow(self, frame.act_all(self, answers))
        return False

    def _has_question(self, frame: Gather[object], seat: Seat) -> bool:
        """Does this seat still have to choose? Gives its forced answers for it."""
        options = frame.ask_seat(self, seat)
        while options and not self._stops(frame, options):
            self.answers[seat].append(options[0])
            options = frame.ask_seat(self, seat)
        return len(options) > 0

    def _gathers_on(self, frame: Gather[object], seat: Seat) -> bool:
        """This seat has answered, and only its own question has changed: is anybody still asked?"""
        waiting = self.waiting
        if not self._has_question(frame, seat):
            waiting &= ~bit(seat)
        if waiting:
            self._await(frame, waiting)
        return waiting != 0

    def _open_window(self, frame: Window[object]) -> bool:
        self.windowed = False
        takers = self._takers(frame)
        waiting = takers & ~self.passed
        is_live = frame.live(self)
        if is_live:
            waiting |= takers & frame.called(self)
        else:
            seat = first_from(frame.lead(self), waiting, self.seats)
            waiting = 0 if seat < 0 else bit(seat)
        if not waiting:
            if is_live and takers != bit(self.mover):
                self.crossings += 1  # now everybody knows that the others had passed
            self.stack.pop()
            self.first = -1
            return False
        for seat in range(self.seats):
            if waiting >> seat & 1:
                options = frame.ask_seat(self, seat)
                if not self._stops(frame, options):
                    assert options, f"a window has no option: {frame}"
                    if seat != self.mover:
                        self.crossings += 1
                    follow(self, frame.act_seat(self, seat, options[0]))
                    return False
        self.windowed = True
        if (takers if is_live else waiting) != bit(self.mover):  # nobody is told who has passed
            self.crossings += 1
        self._await(frame, waiting)
        return True

    def _await(self, frame: Many[object], waiting: i64) -> None:
        start = self.first if self.first >= 0 else frame.lead(self)
        self.waiting = waiting
        self.seat = first_from(start, waiting, self.seats)
        self.options = frame.ask_seat(self, self.seat)

    # Answers

    def push(self, seat: Seat, move: Move) -> None:
        """Answer without a check, for search and simulations."""
        self.mover = seat
        frame = self.stack[-1]
        if self.answers:
            self.answers[seat].append(move)
            assert isinstance(frame, Gather)
            if self._gathers_on(frame, seat):
                return
        elif self.windowed:
            assert isinstance(frame, Window)
            self.windowed = False
            follow(self, frame.act_seat(self, seat, move))
        else:
            frames = frame.act(self, move)
            if frames is not AGAIN:
                follow(self, frames)
        self.run()

    def play(self, seat: Seat, move: Move) -> None:
        """Check an answer and play it. If it raises a Refused, nothing has changed."""
        self.check(seat, move)
        self.push(seat, move)

    def check(self, seat: Seat, move: Move) -> None:
        """Raise the Refused that `play` would raise."""
        if not self.waiting:
            raise GameOver("the game is over")
        frame = self.stack[-1]
        if not (0 <= seat < self.seats):
            raise NotYourDecision(
                f"there is no seat {seat} at a table of {self.seats}", frame.rule()
            )
        if not self.waiting >> seat & 1:
            raise NotYourDecision(f"seat {seat} is not asked now: {frame}", frame.rule())
        if move < 0 or not self.word(move):
            raise MalformedMove(f"{move} is no move of this game", frame.rule())
        options = self.options_of(seat)
        if move not in options:
            allowed = ", ".join([self.word(option) for option in options])
            raise IllegalMove(
                f"{self.word(move)!r} is not among [{allowed}] of {frame} for seat {seat}",
                frame.rule(),
            )

    def options_of(self, seat: Seat) -> list[Move]:
        """What this seat may answer now."""
        if seat < 0 or seat >= self.seats or not self.waiting >> seat & 1:
            return NOTHING
        if seat == self.seat:
            return self.options
        frame = self.stack[-1]
        assert isinstance(frame, Many)
        return frame.ask_seat(self, seat)

    def take_back(self, seat: Seat) -> None:
        """Withdraw this seat's unseen answers, or its pass in a live window that is still open."""
        if not (0 <= seat < self.seats) or not self._has_answered(seat):
            raise NotYourDecision(f"seat {seat} has no answer to take back")
        if self.answers:
            self.answers[seat] = []
        else:
            self.passed &= ~bit(seat)
        self.run()

    def _has_answered(self, seat: Seat) -> bool:
        """Does this seat have an answer that nobody has seen yet?"""
        if self.answers:
            return len(self.answers[seat]) > 0
        if not self.windowed or not self.passed >> seat & 1:
            return False
        frame = self.stack[-1]
        assert isinstance(frame, Window)
        return frame.live(self)

    # Ends

    def finish(self, reason: i64) -> None:
        """End the game at once, whatever is going on."""
        self.over = reason
        self.stack.clear()
        self.answers = NO_ANSWERS
        self.passed = 0
        self.windowed = False
        self._rest()
        self.note(FINISHED, reason, 0)

    def put_out(self, seat: Seat) -> None:
        """This seat is never asked again."""
        self.out |= bit(seat)
        self.note(PUT_OUT, seat, 0)

    def farewell(self, seats: i64) -> AnyFrame | None:
        """What happens when these seats leave for good; None: that must wait, or is impossible."""
        return None

    def leave(self, seats: i64) -> None:
        """The seats of this mask leave for good. If it raises a Refused, nothing has changed."""
        frame = self.farewell(seats)
        if frame is None:
            raise NotYourDecision("nobody can leave this game now")
        self.windowed = False
        self.crossings += 1
        self.stack.append(frame)
        self.run()

    def copy_kernel(self, to: "Asking") -> None:
        """Copy what a clone needs besides the constructor's arguments; it records no events."""
        to.sealed = self.sealed
        to.mover = self.mover
        to.crossings = self.crossings
        to.out = self.out
        to.waiting = self.waiting
        to.seat = self.seat
        to.options = self.options
        if self.answers:
            to.answers = [answer[:] for answer in self.answers]
        to.passed = self.passed
        to.windowed = self.windowed
        to.first = self.first
        to.brisk = self.brisk
        to.over = self.over


def follow(t: Asking, frames: Frames) -> None:
    """These frames take the place of the top one, the first of them on top."""
    if frames is AGAIN:
        return
    if t.over:
        t.stack.clear()
        return
    # as plain objects: compiled code checks no types then
    stack: list[object] = t.stack  # type: ignore[assignment]
    plain: tuple[object, ...] = frames
    if not plain:
        stack.pop()
        return
    stack[-1] = plain[-1]
    for i in range(len(plain) - 2, -1, -1):
        stack.append(plain[i])
