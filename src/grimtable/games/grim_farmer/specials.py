"""The four action specials. Rules: section 3.2, GF-6.8. Rulings: GF-R8, GF-R8a."""

from mypy_extensions import i64

from grimtable.games.grim_farmer.ids import ANY_ANIMAL, ANY_COLOUR, CAME, PIECE, WENT, nth, ones
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Move, bit


class Chameleon(Mine[Farmer]):
    """Draws a colour; its player puts one of the colours back. Rules: GF-C.chameleon."""

    def act(self, t: Farmer, move: Move) -> Frames:
        draw_beside(t, self.me, ANY_COLOUR)
        return (PutBack(self.me, ANY_COLOUR),)


class Frog(Mine[Farmer]):
    """Draws an animal; its player puts one of the animals back. Rules: GF-C.frog."""

    def act(self, t: Farmer, move: Move) -> Frames:
        draw_beside(t, self.me, ANY_ANIMAL)
        return (PutBack(self.me, ANY_ANIMAL),)


class PutBack(Mine[Farmer]):
    """One of the pieces now out, the new one included, goes back. Rulings: GF-R8a."""

    def __init__(self, me: i64, side: i64) -> None:
        self.me = me
        self.side = side

    def rule(self) -> str:
        return "GF-R8a"

    def ask(self, t: Farmer) -> list[Move]:
        return piece_moves(t.call & self.side | bit(t.beside))

    def act(self, t: Farmer, move: Move) -> Frames:
        t.call = (t.call | bit(t.beside)) & ~bit(move - PIECE)
        t.beside = -1
        t.note(WENT, self.me, move - PIECE)
        return DONE


class Parrot(Mine[Farmer]):
    """An animal goes back, a colour comes. Rules: GF-C.parrot."""

    def rule(self) -> str:
        return "GF-R8a"

    def ask(self, t: Farmer) -> list[Move]:
        return piece_moves(t.animals())

    def act(self, t: Farmer, move: Move) -> Frames:
        exchange(t, self.me, move, ANY_COLOUR)
        return DONE


class Lion(Mine[Farmer]):
    """A colour goes back, an animal comes. Rules: GF-C.lion."""

    def rule(self) -> str:
        return "GF-R8a"

    def ask(self, t: Farmer) -> list[Move]:
        return piece_moves(t.colours())

    def act(self, t: Farmer, move: Move) -> Frames:
        exchange(t, self.me, move, ANY_ANIMAL)
        return DONE


def piece_moves(pieces: i64) -> list[Move]:
    """Pieces as moves, in fixed order."""
    return [PIECE + nth(pieces, i) for i in range(ones(pieces))]


def draw_beside(t: Farmer, me: i64, side: i64) -> None:
    """A piece from the bag, shown to all, beside the Last Call."""
    t.beside = t.draw_piece(side)
    t.note(CAME, me, t.beside)


def exchange(t: Farmer, me: i64, move: Move, side: i64) -> None:
    """One piece goes back; then one of the other side is drawn and added."""
    t.call &= ~bit(move - PIECE)
    t.note(WENT, me, move - PIECE)
    piece = t.draw_piece(side)
    t.call |= bit(piece)
    t.note(CAME, me, piece)
