"""Setting up games of Grim Farmer, one or a match of them. Rules: GF-2. Rulings: GF-R2, GF-R22."""

from mypy_extensions import i64

from grimtable.games.grim_farmer.ids import (
    BOX,
    DEAL,
    DEALT,
    DECK,
    FARM,
    HAND,
    NORMALS,
    SEAT,
    STREAMS,
    hand_of,
    nth,
    ones,
)
from grimtable.games.grim_farmer.options import HOST_CHOICE, LOSER, SEAT_1, Options, Rules
from grimtable.games.grim_farmer.phases import TURNS
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import POOL, Move, Seat, bit


class NextGame(Frame[Farmer]):
    """A game begins: its First Player is found, hands are dealt, Turns follow."""

    def act(self, t: Farmer, move: Move) -> Frames:
        t.game += 1
        if t.game == 1 and t.rules.first_seat_by == HOST_CHOICE and t.rules.host >= 0:
            return FirstPlayer(t.rules.host), DealHands(), TURNS[0], self
        t.starter = first_seat(t)
        return DealHands(), TURNS[0], self


class FirstPlayer(Mine[Farmer]):
    """The host says who is First Player, before the deal (GF-2.5)."""

    def rule(self) -> str:
        return "GF-2.5"

    def ask(self, t: Farmer) -> list[Move]:
        return [SEAT + seat for seat in range(t.seats)]

    def act(self, t: Farmer, move: Move) -> Frames:
        t.starter = move - SEAT
        return DONE


class DealHands(Frame[Farmer]):
    """10 normal and 3 special cards each; the rest of both decks becomes the Deck (GF-2.2-2.6)."""

    def act(self, t: Farmer, move: Move) -> Frames:
        lay_out(t)
        t.shuffle(DECK, FARM, DEAL)
        t.shuffle(BOX, FARM, DEAL)
        for seat in range(t.seats):
            for i in range(13):
                src = DECK if i < 10 else BOX
                cards = t.zones[src]
                t.slip(cards[len(cards) - 1], src, hand_of(seat), bit(seat))
        t.zones[DECK] = t.zones[DECK] + t.zones[BOX]
        t.zones[BOX] = []
        t.shuffle(DECK, FARM, DEAL)
        t.turn = t.call = 0
        t.first_player = t.starter
        t.note(DEALT, t.game, t.starter)
        return DONE


def first_seat(t: Farmer) -> Seat:
    """The First Player of the game about to begin, if nobody is asked."""
    if t.rules.first_seat_by == LOSER:
        losers = most_cards(t) if t.game > 1 else t.rules.last_losers
        if losers:
            return nth(losers, t.below(ones(losers), DEAL))
    if t.game > 1:
        return (t.starter + 1) % t.seats
    return 0 if t.rules.first_seat_by == SEAT_1 else t.below(t.seats, DEAL)


def most_cards(t: Farmer) -> i64:
    """Mask of the largest hands."""
    return t.with_cards(max([t.held(seat) for seat in range(t.seats)]))


def lay_out(t: Farmer) -> None:
    """All cards face down: the normal ones on the Deck space, the special ones in the box."""
    for zone in range(len(t.zones)):
        t.zones[zone] = []
    for card in range(len(t.kinds)):
        t.zones[DECK if t.kinds[card] < NORMALS else BOX].append(card)
        t.know[card] = FARM << POOL


def blank(seats: i64, options: Options) -> Farmer:
    """An empty table."""
    rules = Rules(options)
    zones: list[list[i64]] = [[] for i in range(HAND + 2 * seats)]
    know: list[i64] = [FARM << POOL] * len(rules.kinds)
    zero: list[i64] = [0] * seats
    t = Farmer(
        seats, zones, know, [0] * STREAMS, [], rules, zero, zero[:], zero[:], [-1] * int(seats)
    )
    t.roll_anew(0)
    return t


def deal(t: Farmer) -> None:
    """The first game begins; the first question is open."""
    lay_out(t)
    t.stack.append(NextGame())
    t.run()
