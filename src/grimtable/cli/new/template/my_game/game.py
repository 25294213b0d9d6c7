"""My Game: the bigger animal catches all animals on the path."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import FIRST_GAME_EVENT, Kind, Move, Seat
from grimtable.look.plain import PlainGame, PlainTable
from grimtable.look.vocabulary import Span, Vocabulary

DECK = {"mouse": 7, "cat": 7, "dog": 6, "wolf": 5, "bear": 5}
"""From small to big, with the number of cards (MG-1.1). A move is the number of its animal."""
MOUSE, BEAR = 0, 4
HANDS = (3, 4, 5)
TURN = FIRST_GAME_EVENT


class Facts(NamedTuple):
    """What everybody may know besides the cards."""

    options: tuple[int, ...]
    seat_count: int
    turn: int = 0


class AnimalTable(PlainTable):
    """The table, with what its rules ask."""

    def points(self, seat: Seat) -> int:
        """Every caught animal counts (MG-3.2)."""
        return len(self.cards("den", seat))

    def catches(self, animal: Kind) -> bool:
        """A bigger animal catches a smaller one, and a mouse frightens a bear (MG-2.2)."""
        path = self.cards("path")
        if not path:
            return False
        top = self.kinds[path[-1]]
        return (animal, top) == (MOUSE, BEAR) or animal > top


class NextTurn(Frame[AnimalTable]):
    """The next seat with cards begins its turn; without any the game is over."""

    def __init__(self, after: Seat) -> None:
        self.after = after

    def act(self, t: AnimalTable, move: Move) -> Frames:
        """No question: go on."""
        for step in range(1, t.seats + 1):
            seat = (self.after + step) % t.seats
            if t.cards("hand", seat):
                t.change(turn=t.facts.turn + 1)
                t.note(TURN, seat, t.facts.turn)
                return PlayAnimal(seat), NextTurn(seat)
        t.finish(1)  # MG-3.1
        return DONE


class PlayAnimal(Mine[AnimalTable]):
    """A seat plays one of its animals (MG-2.1)."""

    def rule(self) -> str:
        """The rule to read for this question."""
        return "MG-2.1"

    def covert(self, t: AnimalTable) -> bool:
        """The answers depend on a hand: it is asked even if there is only one."""
        return True

    def ask(self, t: AnimalTable) -> list[Move]:
        """Every kind of animal in hand."""
        return t.kinds_in("hand", self.me)

    def act(self, t: AnimalTable, move: Move) -> Frames:
        """The animal goes to the path, and what it catches to the den; then a card is drawn."""
        path, is_catch = t.zone("path"), t.catches(move)
        t.move(t.one_of(move, "hand", self.me), t.zone("hand", self.me), path)
        if is_catch:
            for card in t.cards("path")[:]:
                t.move(card, path, t.zone("den", self.me))
        t.draw(self.me)
        return DONE


OPTIONS = {"hand": tuple([str(size) for size in HANDS])}
FRAMES = {"NextTurn": NextTurn, "PlayAnimal": PlayAnimal}
NOTES = {TURN: ("turn", "seat", "number")}


class TheGame(PlainGame):
    """Everything Grimtable asks about the game; its words are in `locales`."""

    api = 1
    name = "my_game"
    prefix = "MG"
    rules = 1
    min_seats, max_seats = 2, 6
    deck = DECK
    shared_zones = ("deck", "path")
    own_zones = ("hand", "den")
    options = OPTIONS
    facts = Facts
    table = AnimalTable
    vocabulary = Vocabulary([Span("play", tuple(DECK), "kind")])
    frames = FRAMES
    notes = NOTES

    def begin(self, t: AnimalTable) -> Sequence[Frame[Any]]:
        """Everybody draws a hand; the first seat begins (MG-1.2)."""
        (hand,) = t.facts.options
        for _ in range(HANDS[hand]):
            for seat in range(t.seats):
                t.draw(seat)
        return (NextTurn(t.seats - 1),)
