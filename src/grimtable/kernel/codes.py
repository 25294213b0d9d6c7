"""What one audience may know of a table, written as bytes into a buffer, for learning.

The writers of the games (`coding.py`) read the table itself and ask its books who knows which card.
"""

from typing import Final

from mypy_extensions import i64

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import BACKS, POOL, PUBLIC, Card, Move, Seat, Zone

MAX_BYTE: Final = 255
"""A number takes one byte; larger ones are written as this."""
FEW_CARDS: Final = 6
"""Counting this number of cards in the buffer itself takes no longer than in a list beside it."""
DIGITS: Final = 5
"""Numbers that an argument of a question takes: is it below zero, then four digits of base 256."""


class Code:
    """Writes numbers one after the other into a cleared part of a buffer.

    Seats are counted clockwise from the viewer, from the first seat for the public.
    """

    def __init__(
        self, t: Table, seat: Seat, most_seats: i64, buffer: bytearray, start: i64, length: i64
    ) -> None:
        self.t = t
        self.seat = seat
        self.most_seats = most_seats
        self.buffer = buffer
        self.at = start
        """Where the next number goes."""
        self.seats: i64 = t.seats
        self.is_seated = seat != PUBLIC
        self.origin: Seat = seat if self.is_seated else 0
        buffer[start : start + length] = bytes(length)

    # Numbers

    def mark(self, offset: i64, n: i64) -> None:
        """A number somewhere behind the next one, which stays where it is."""
        if n:
            self.buffer[self.at + offset] = n if 0 <= n < MAX_BYTE else MAX_BYTE if n > 0 else 0

    def put(self, n: i64) -> None:
        """The next number."""
        self.mark(0, n)
        self.at += 1

    def put_all(self, numbers: list[i64]) -> None:
        """The next numbers, none of them negative or too large."""
        for i in range(len(numbers)):
            if numbers[i]:
                self.buffer[self.at + i] = numbers[i]
        self.at += len(numbers)

    def skip(self, many: i64) -> None:
        """These numbers are 0, or were marked before."""
        self.at += many

    def wide(self, n: i64) -> None:
        """A number up to 65,535 as two: 256s, then ones."""
        n = min(max(n, 0), 65535)
        self.put(n >> 8)
        self.put(n & 255)

    def signed(self, n: i64) -> None:
        """A number as two: by how much it is above zero, by how much below."""
        self.put(n)
        self.put(-n)

    def argument(self, n: i64) -> None:
        """Any number as five, see DIGITS."""
        if n < 0:
            self.mark(0, 1)
            n = -n
        self.skip(1)
        self.put(n >> 24)
        self.put(n >> 16 & 255)
        self.put(n >> 8 & 255)
        self.put(n & 255)

    def arguments(self, parts: tuple[object, ...], most: i64) -> None:
        """What belongs to a question or an offer, in its order."""
        end = self.at + most * DIGITS
        for part in parts:
            number: i64 = int(part)  # type: ignore[call-overload]  # numbers and truths
            self.argument(number)
        self.at = end

    def options(self, values: tuple[int, ...]) -> None:
        """The options of the table."""
        for i in range(len(values)):
            self.put(values[i])

    # Seats

    def away(self, seat: Seat) -> i64:
        """How far a seat sits from the viewer, clockwise."""
        return (seat - self.origin) % self.seats

    def distance(self, seat: Seat) -> i64:
        """The same plus 1; 0 where no seat is meant."""
        return self.away(seat) + 1 if seat >= 0 else 0

    def own_seat(self) -> None:
        """1 at the viewer's own number, as the table counts."""
        if self.is_seated:
            self.mark(self.seat, 1)
        self.skip(self.most_seats)

    def at_seats(self, mask: i64) -> None:
        """1 at the seats of a mask."""
        for seat in range(self.seats):
            if mask >> seat & 1:
                self.mark(self.away(seat), 1)
        self.skip(self.most_seats)

    def at_seat(self, seat: Seat) -> None:
        """1 at this seat; nowhere if it is -1."""
        if seat >= 0:
            self.mark(self.away(seat), 1)
        self.skip(self.most_seats)

    # Cards

    def sees(self, card: Card) -> bool:
        """May this audience know the card where it lies?"""
        return self.t.know[card] >> self.seat & 1 == 1

    def add(self, offset: i64, n: i64 = 1) -> None:
        """Count up a number behind the next one."""
        before: i64 = self.buffer[self.at + offset]
        self.mark(offset, before + n)

    def counts(self, zone: Zone, kinds: i64) -> None:
        """Per kind below `kinds`: copies in a zone that the viewer knows of."""
        know, kind_of, seat = self.t.know, self.t.kinds, self.seat
        cards = self.t.zones[zone]
        if len(cards) > FEW_CARDS:
            tally: list[i64] = [0] * kinds
            for card in cards:
                if know[card] >> seat & 1 and kind_of[card] < kinds:
                    tally[kind_of[card]] += 1
            self.put_all(tally)
            return
        for card in cards:
            if know[card] >> seat & 1 and kind_of[card] < kinds:
                self.add(kind_of[card])
        self.skip(kinds)

    def open_counts(self, zone: Zone, kinds: i64) -> None:
        """Per kind: copies in a zone that everybody knows of."""
        know = self.t.know
        for card in self.t.zones[zone]:
            if know[card] >> PUBLIC & 1 and know[card] >> self.seat & 1:
                self.add(self.t.kinds[card])
        self.skip(kinds)

    def unseen(self, kinds: i64) -> None:
        """Per kind: copies in the zones whose location the viewer does not know."""
        self.put_all(self.t.count_unseen(self.seat, kinds))

    def face(self, card: Card, back: i64) -> i64:
        """Kind + 1 of a card; `back` if it is not seen."""
        return self.t.kinds[card] + 1 if self.sees(card) else back

    def top(self, zone: Zone) -> None:
        """Kind + 1 of the last card of a zone, as two numbers; 0 for none or a back."""
        cards = self.t.zones[zone]
        self.wide(self.face(cards[-1], 0) if cards else 0)

    def back(self, card: Card) -> i64:
        """The back of a card, which everybody sees."""
        return (self.t.know[card] >> POOL) % BACKS

    def size(self, zone: Zone) -> None:
        """How many cards lie in a zone."""
        self.put(len(self.t.zones[zone]))

    # The open question

    def question(self, numbers: dict[str, int]) -> None:
        """1 at the open question; `numbers` gives each its place."""
        if self.t.stack:
            place: i64 = numbers.get(type(self.t.stack[-1]).__name__, -1)
            if place >= 0:
                self.mark(place, 1)
        self.skip(len(numbers))

    def answers(self) -> list[Move]:
        """The viewer's own unseen answers."""
        answers = self.t.answers
        return answers[self.seat] if answers and self.is_seated else []

    def has_passed(self) -> bool:
        """Has the viewer passed in the open window?"""
        return self.is_seated and self.t.passed >> self.seat & 1 == 1


def write_mask(options: list[Move], buffer: bytearray, start: i64, moves: i64) -> None:
    """1 for every move of the vocabulary that is among the options, else 0."""
    buffer[start : start + moves] = bytes(moves)
    for move in options:
        buffer[start + move] = 1


def laid(t: Table, view: BareView) -> Table:
    """A view laid out on an empty table of its game, to be read as one reads a table."""
    t.lay_view(view)
    t.waiting = view.asked
    return t
