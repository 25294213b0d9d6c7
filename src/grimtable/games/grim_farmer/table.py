"""Grim Farmer's table: hands, face-down piles, the Last Call."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from grimtable.games.grim_farmer.ids import (
    ANY_ANIMAL,
    ANY_COLOUR,
    BAG,
    DECK,
    DISCARD,
    FARM,
    FIRST_COLOUR,
    HAND,
    LIMIT,
    NORMALS,
    RESHUFFLE,
    SNAKE,
    hand_of,
    is_eligible,
    nth,
    ones,
    pile_of,
)
from grimtable.games.grim_farmer.options import Options, Rules
from grimtable.games.grim_farmer.vocabulary import VOCABULARY
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import ALL, Card, Kind, Move, Seat, Zone, bit

NO_GAMES: Final[list[tuple[i64, ...]]] = [(0,) * n for n in range(7)]
REASONS: Final = ("", "hand_empty", "turn_cap", "last_special", "match_won")


class Public(NamedTuple):
    """The game's own fields; everybody may know all of them."""

    options: Options
    """The table options, as numbers."""
    used: tuple[int, ...]
    """Per seat, a mask of the action specials it played this Turn."""
    played: tuple[int, ...]
    """Per seat, how many cards it played in Phase 3 of this Turn."""
    placed: tuple[int, ...]
    """Per seat, how many cards it placed in Phase 4 of this Turn."""
    challenges: tuple[int, ...]
    """Per seat, whom it challenged this Turn; -1: nobody, or not revealed."""
    turn: int
    """Turns begun in this game."""
    first_player: int
    """The First Player of this Turn."""
    call: int
    """Mask of the pieces on the Last Call."""
    beside: int
    """A piece drawn and lying beside the Last Call (GF-6.8); -1: none."""
    priority: int
    """The seat that comes first in the race (GF-R7, rotation)."""
    stopped: int
    """Mask of those who draw no more this Turn (GF-R3, one_by_one)."""
    caught: int
    """Mask of those whose challenged pile was bad this Turn."""
    winners: int
    """Mask of those who won the game, or the match."""
    game: int
    """The number of this game in its match, from 1 on."""
    starter: int
    """The First Player of this game's first Turn; -1: not known yet."""
    wins: tuple[int, ...]
    """Per seat, games won in this match."""
    left: tuple[int, ...]
    """Per seat, cards left in hand, summed over the games of this match."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return len(self.used)


class Farmer(Table):
    """A game in progress. Its own fields are those of `Public`."""

    used: list[i64]
    played: list[i64]
    placed: list[i64]
    challenges: list[Seat]
    first_player: Seat
    call: i64
    beside: i64
    priority: Seat
    stopped: i64
    caught: i64
    winners: i64
    game: i64
    starter: Seat
    wins: tuple[i64, ...]
    left: tuple[i64, ...]

    def __init__(
        self,
        seats: i64,
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
        stack: list[AnyFrame],
        rules: Rules,
        used: list[i64],
        played: list[i64],
        placed: list[i64],
        challenges: list[Seat],
    ) -> None:
        super().__init__(seats, rules.kinds, zones, know, dice, stack)
        self.rules = rules
        self.used = used
        self.played = played
        self.placed = placed
        self.challenges = challenges
        self.turn: i64 = 0
        self.first_player = 0
        self.call = 0
        self.beside = -1
        self.priority = 0
        self.stopped = 0
        self.caught = 0
        self.winners = 0
        self.game = 0
        self.starter = -1
        self.wins = NO_GAMES[seats]
        self.left = NO_GAMES[seats]

    def clone(self) -> "Farmer":
        t = Farmer(
            self.seats,
            [zone[:] for zone in self.zones],
            self.know[:],
            self.dice[:],
            self.stack[:],
            self.rules,
            self.used[:],
            self.played[:],
            self.placed[:],
            self.challenges[:],
        )
        self.copy_kernel(t)
        t.turn = self.turn
        t.first_player = self.first_player
        t.call = self.call
        t.beside = self.beside
        t.priority = self.priority
        t.stopped = self.stopped
        t.caught = self.caught
        t.winners = self.winners
        t.game = self.game
        t.starter = self.starter
        t.wins = self.wins
        t.left = self.left
        return t

    def own(self) -> Public:
        fields = (
            self.rules.options,
            tuple(self.used),
            tuple(self.played),
            tuple(self.placed),
            tuple(self.challenges),
            self.turn,
            self.first_player,
            self.call,
            self.beside,
            self.priority,
            self.stopped,
            self.caught,
            self.winners,
            self.game,
            self.starter,
            self.wins,
            self.left,
        )
        return tuple.__new__(Public, fields)  # as Public(*fields), in half the time

    def put_own(self, own: Sequence[Any]) -> None:
        (
            options, used, played, placed, challenges,
            self.turn, self.first_player, self.call, self.beside, self.priority,
            self.stopped, self.caught, self.winners, self.game, self.starter,
            wins, left,
        ) = own  # fmt: skip
        self.rules = Rules(tuple.__new__(Options, options))
        self.used, self.played = list(used), list(played)
        self.placed, self.challenges = list(placed), list(challenges)
        self.wins, self.left = tuple(wins), tuple(left)

    def public(self) -> Public:
        return self.own()

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        return tuple(public)

    def word(self, move: Move) -> str:
        return VOCABULARY.text(move)

    def loose(self, zone: Zone) -> bool:
        return zone == DISCARD or zone >= HAND

    def owner(self, zone: Zone) -> Seat:
        return (zone - HAND) // 2 if zone >= HAND else -1

    def pool_of(self, kind: Kind) -> i64:
        return FARM

    # Hands and piles

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand."""
        return self.zones[hand_of(seat)]

    def held(self, seat: Seat) -> i64:
        """How many cards a seat holds; public."""
        return len(self.zones[hand_of(seat)])

    def pile(self, seat: Seat) -> list[Card]:
        """The cards a seat has placed this Turn."""
        return self.zones[pile_of(seat)]

    def count(self, seat: Seat, kind: Kind) -> i64:
        """How many cards of a kind a hand holds; secret."""
        count: i64 = 0
        for card in self.zones[hand_of(seat)]:
            if self.kinds[card] == kind:
                count += 1
        return count

    def normals(self, seat: Seat) -> i64:
        """How many normal cards a hand holds; secret."""
        count: i64 = 0
        for card in self.zones[hand_of(seat)]:
            if self.kinds[card] < NORMALS:
                count += 1
        return count

    def find(self, zone: Zone, kind: Kind) -> Card:
        """The last card of a kind in a zone."""
        cards = self.zones[zone]
        at: i64 = len(cards) - 1
        while self.kinds[cards[at]] != kind:
            at -= 1
        return cards[at]

    def is_bad(self, seat: Seat) -> bool:
        """Does a pile contain a card that is not eligible? (GF-8.5)"""
        for card in self.pile(seat):
            if not is_eligible(self.kinds[card], self.call):
                return True
        return False

    def snakes(self, seat: Seat) -> i64:
        """How many Snakes lie in a pile."""
        count: i64 = 0
        for card in self.pile(seat):
            if self.kinds[card] == SNAKE:
                count += 1
        return count

    def put_down(self, seat: Seat) -> i64:
        """What counts between empty hands (GF-9.3, GF-R16)."""
        return (
            self.placed[seat] if self.rules.placed_only else self.played[seat] + self.placed[seat]
        )

    def at(self, place: i64) -> Seat:
        """The seat at a place of the table order: clockwise from the First Player."""
        return (self.first_player + place) % self.seats

    def with_cards(self, least: i64) -> i64:
        """Mask of the seats that hold at least this number of cards."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.held(seat) >= least:
                mask |= bit(seat)
        return mask

    def targets_of(self, seat: Seat) -> i64:
        """Mask of those a seat may challenge (GF-8.2)."""
        mask: i64 = 0
        for other in range(self.seats):
            if other != seat and self.zones[pile_of(other)]:
                mask |= bit(other)
        return mask

    # Drawing

    def drawable(self) -> i64:
        """How many cards can still be drawn."""
        rest: i64 = 0 if self.rules.no_draw else len(self.zones[DISCARD])
        return rest + len(self.zones[DECK])

    def draw(self, seat: Seat, many: i64) -> i64:
        """Draw up to this number of cards, unseen by others, within the limit (GF-8.11, GF-10)."""
        drawn: i64 = 0
        while drawn < many and self.held(seat) < LIMIT:
            if not self.zones[DECK]:
                if not self.drawable():
                    break
                self.swap(DECK, DISCARD, 0)
                self.shuffle(DECK, FARM, RESHUFFLE)
            deck = self.zones[DECK]
            self.slip(deck[len(deck) - 1], DECK, hand_of(seat), bit(seat))
            drawn += 1
        return drawn

    def discard_pile(self, seat: Seat) -> None:
        """A pile goes to the discards: seen if it was challenged, else unseen (GF-8.13)."""
        pile = self.pile(seat)
        while pile:
            card = pile[len(pile) - 1]
            if self.know[card] & ALL == ALL:
                self.move(card, pile_of(seat), DISCARD)
            else:
                self.slip(card, pile_of(seat), DISCARD, bit(seat))

    # Pieces

    def pieces(self, side: i64) -> i64:
        """All pieces of the deck of one side, ANY_ANIMAL or ANY_COLOUR (GF-1.4)."""
        if side == ANY_ANIMAL:
            return bit(self.rules.animals) - 1
        return (bit(self.rules.colours) - 1) << FIRST_COLOUR

    def animals(self) -> i64:
        """The animals on the Last Call."""
        return self.call & ANY_ANIMAL

    def colours(self) -> i64:
        """The colours on the Last Call."""
        return self.call & ANY_COLOUR

    def draw_piece(self, side: i64) -> i64:
        """One of the pieces not on the Last Call, all equally likely (GF-5.5)."""
        bag = self.pieces(side) & ~self.call
        return nth(bag, self.below(ones(bag), BAG))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        winners = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        share = 1 / len(winners)
        rewards = [share if seat in winners else 0.0 for seat in range(self.seats)]
        cards = [int(self.held(seat)) for seat in range(self.seats)]
        return Outcome(REASONS[self.over], [int(w) for w in winners], cards, rewards)
