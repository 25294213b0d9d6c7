"""Plain: a table without rules, drawn as text, for scenes of single primitives and frames.

A card is a letter, its kind; then its pool (0 if left out); then who knows it besides the owner of
the hand: `!` everybody, `@02` seats 0 and 2. Piles are written from the bottom to the top.
"""

import re

from mypy_extensions import i64

from grimtable.kernel.dice import small
from grimtable.kernel.frames import DONE, NOTHING, AnyFrame, Frame, Frames, Gather, Mine
from grimtable.kernel.terms import ALL, POOL, Card, Kind, Move, Seat, Zone, bit
from kernel.toys.toy import HAND, STREAMS, Toy

PILE, HEAP, ASIDE, ROW = range(4)
ZONES = {"pile": PILE, "heap": HEAP, "aside": ASIDE, "row": ROW}
CARD = re.compile(r"([a-z])(\d*)(!|@\d+)?")


class Plain(Toy):
    """Remembers the numbers it was told to say."""

    fields = ("said",)
    said: tuple[i64, ...] = ()

    def clone(self) -> "Plain":
        t = super().clone()
        t.kinds = self.kinds
        return t

    def card(self, zone: Zone, letter: str) -> Card:
        """The last card of this letter."""
        return self.find(zone, ord(letter) - ord("a"))

    def cards(self, zone: Zone, letters: str) -> list[Card]:
        return [self.card(zone, letter) for letter in letters]

    def seen(self, zone: Zone, audience: Seat) -> str:
        """The zone as an audience sees it: letters, capital if all know them, and backs."""
        letters = [letter(cell) for cell in self.view(audience)[1][zone]]
        return "".join(sorted(letters, key=rank) if self.loose(zone) else letters)

    def pools(self, zone: Zone) -> list[int]:
        return [int(self.know[card] >> POOL) for card in self.zones[zone]]


def letter(cell: int) -> str:
    """One cell of a view."""
    if cell < 0:
        return "?"
    return chr(ord("A" if cell & 1 else "a") + (cell >> 1))


def rank(letter: str) -> tuple[bool, str]:
    return letter == "?", letter.lower()


def scene(text: str, stack: list[AnyFrame] | None = None, seats: int = 3) -> Plain:
    """A table as drawn, its dice fresh; `stack` has its top last and is run."""
    t = Plain(seats, [[] for i in range(HAND + seats)], [], [], stack or [])
    t.kinds = []
    t.dice = [small(1, stream) for stream in range(STREAMS)]
    for line in filter(None, map(str.strip, text.splitlines())):
        name, cards = line.split(":")
        zone = HAND + int(name[4:]) if name.startswith("hand") else ZONES[name]
        owner = t.owner(zone)
        for kind, pool, knowers in CARD.findall(cards):
            known = bit(owner) if owner >= 0 else 0
            known |= ALL if knowers == "!" else sum([bit(int(seat)) for seat in knowers[1:]])
            t.zones[zone].append(len(t.kinds))
            t.kinds.append(ord(kind) - ord("a"))
            t.know.append(int(pool or 0) << POOL | known)
    t.run()
    return t


class Say(Frame[Plain]):
    """Says a number, asks nothing."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def act(self, t: Plain, move: Move) -> Frames:
        t.said += (self.number,)
        return DONE


class Choice(Mine[Plain]):
    """Offers numbers and says the one that was chosen."""

    def __init__(self, me: Seat, offered: tuple[Move, ...], is_covert: bool = False) -> None:
        self.me = me
        self.offered = offered
        self.is_covert = is_covert

    def ask(self, t: Plain) -> list[Move]:
        return list(self.offered)

    def covert(self, t: Plain) -> bool:
        return self.is_covert

    def act(self, t: Plain, move: Move) -> Frames:
        t.said += (move,)
        return DONE


class Poll(Gather[Plain]):
    """One number from each seat of the mask; says them all, by seat."""

    def __init__(self, mask: i64, offered: tuple[Move, ...], is_covert: bool = True) -> None:
        self.mask = mask
        self.offered = offered
        self.is_covert = is_covert

    def seats(self, t: Plain) -> i64:
        return self.mask

    def covert(self, t: Plain) -> bool:
        return self.is_covert

    def ask_seat(self, t: Plain, seat: Seat) -> list[Move]:
        return NOTHING if t.answers[seat] else list(self.offered)

    def act_all(self, t: Plain, answers: list[list[Move]]) -> Frames:
        for answer in answers:
            t.said += tuple(answer)
        return DONE


class Reason(Frame[Plain]):
    """Ends the game and goes on as if nothing had happened."""

    def __init__(self, reason: i64) -> None:
        self.reason = reason

    def act(self, t: Plain, move: Move) -> Frames:
        t.finish(self.reason)
        return Say(1), self


def kinds_of(letters: str) -> list[Kind]:
    return [ord(letter) - ord("a") for letter in letters]
