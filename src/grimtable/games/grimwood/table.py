"""Grimwood's table: hands, rows of combos, the budget of the turn."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mypy_extensions import i64

from grimtable.games.grimwood.ids import (
    ASIDE,
    CROW,
    DECK,
    DECK_EMPTY,
    DISCARD,
    DRAGON,
    FIRST_AMULET,
    FOREST,
    HAND,
    KIND,
    KINDS,
    LAST_AMULET,
    LAST_ROUND,
    OWL,
    ROW,
    SUPERNATURALS,
    TAKEN,
)
from grimtable.games.grimwood.options import FEWEST_HAND_CARDS, MOST_COMBOS, Options, Rules
from grimtable.games.grimwood.vocabulary import VOCABULARY
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import ALL, POOL, Card, Kind, Move, Seat, Zone, bit

Combo: TypeAlias = tuple[Card, ...]
"""Cards in the order they were laid (GW-2.4a)."""
Row: TypeAlias = tuple[Combo, ...]
"""A seat's combos in the order it got them; immutable, so that clones share it."""

WORTH: Final[list[i64]] = [0, 1, 2, 5, 10, 15]
"""Points of a supernatural combo by its size (GW-6.1)."""
WEIGHT: Final[list[i64]] = [
    0 if kind < SUPERNATURALS else bit((kind - SUPERNATURALS) * 4) for kind in KIND
]
"""What each card adds to a tally of the other kinds: one in the four bits of its kind."""


def counted(tally: i64, kind: Kind) -> i64:
    """How many of a kind, no supernatural, a tally holds."""
    return tally >> (kind - SUPERNATURALS) * 4 & 15


def points(first: Kind, last: Kind, size: i64) -> i64:
    """What a combo is worth, by its first and last card (GW-6.1 to GW-6.4)."""
    if first < SUPERNATURALS:
        return WORTH[min(size, 5)]
    if first == OWL or first == CROW:
        return 10
    return 3 if first == last else 5


class Public(NamedTuple):
    """The game's own fields; everybody may know all of them."""

    options: Options
    """The table options, as numbers."""
    rows: tuple[tuple[tuple[int, ...], ...], ...]
    """Per seat its combos; in views their kinds, in saves their cards."""
    skips: tuple[int, ...]
    """Werewolf's tokens per seat."""
    starter: int
    """The seat that took the first turn."""
    active: int
    """The seat whose turn it is."""
    plays: int
    """Plays left in this turn."""
    closes: int
    """Closing draws or steals left in this turn."""
    extras: int
    """Extra actions left that a power has brought (GW-3.10)."""
    actions: int
    """Actions left in this turn, where a turn has two (GW-R50)."""
    powers: int
    """Powers left in this turn, where a turn has two actions."""
    closed: bool
    """Has a closing draw or steal been made or attempted this turn?"""
    starts: int
    """How often each supernatural started its power this turn, two bits each (GW-8.8)."""
    gained: int
    """Mask of the supernaturals that came to the active row this turn (GW-R28)."""
    awake: bool
    """Was the Dragon played for its power (GW-R11, dragon_mode as_power)?"""
    drew: bool
    """Has a card left the deck this turn?"""
    idle: int
    """Turns in a row without a card leaving the deck (GW-R39)."""
    left: int
    """Turns still to come once the deck is empty; -1 before (GW-10)."""
    turn: int
    """Turns begun."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return len(self.rows)


class Grimwood(Table):
    """A game in progress. Its own fields are those of `Public`."""

    def __init__(
        self,
        seats: i64,
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
        stack: list[AnyFrame],
        rules: Rules,
        rows: list[Row],
        skips: list[i64],
    ) -> None:
        super().__init__(seats, KIND, zones, know, dice, stack)
        self.rules = rules
        self.rows = rows
        self.skips = skips
        self.starter: Seat = 0
        self.active: Seat = 0
        self.plays: i64 = 0
        self.closes: i64 = 0
        self.extras: i64 = 0
        self.actions: i64 = 0
        self.powers: i64 = 0
        self.closed = False
        self.starts: i64 = 0
        self.gained: i64 = 0
        self.awake = False
        self.drew = False
        self.idle: i64 = 0
        self.left: i64 = -1
        self.turn: i64 = 0

    def clone(self) -> "Grimwood":
        t = Grimwood(
            self.seats,
            [zone[:] for zone in self.zones],
            self.know[:],
            self.dice[:],
            self.stack[:],
            self.rules,
            self.rows[:],
            self.skips[:],
        )
        self.copy_kernel(t)
        t.starter = self.starter
        t.active = self.active
        t.plays = self.plays
        t.closes = self.closes
        t.extras = self.extras
        t.actions = self.actions
        t.powers = self.powers
        t.closed = self.closed
        t.starts = self.starts
        t.gained = self.gained
        t.awake = self.awake
        t.drew = self.drew
        t.idle = self.idle
        t.left = self.left
        t.turn = self.turn
        return t

    def own(self) -> Public:
        return self._with_rows(tuple(self.rows))

    def public(self) -> Public:
        rows = [[[KIND[card] for card in combo] for combo in row] for row in self.rows]
        return self._with_rows(tuple([tuple([tuple(combo) for combo in row]) for row in rows]))

    def _with_rows(self, rows: tuple[Row, ...]) -> Public:
        fields = (
            self.rules.options,
            rows,
            tuple(self.skips),
            self.starter,
            self.active,
            self.plays,
            self.closes,
            self.extras,
            self.actions,
            self.powers,
            self.closed,
            self.starts,
            self.gained,
            self.awake,
            self.drew,
            self.idle,
            self.left,
            self.turn,
        )
        return tuple.__new__(Public, fields)  # as Public(*fields), in half the time

    def put_own(self, own: Sequence[Any]) -> None:
        (
            options, rows, skips, self.starter, self.active,
            self.plays, self.closes, self.extras, self.actions, self.powers,
            self.closed, self.starts, self.gained, self.awake, self.drew,
            self.idle, self.left, self.turn,
        ) = own  # fmt: skip
        self.rules = Rules(tuple.__new__(Options, options))
        self.rows = [tuple([tuple(combo) for combo in row]) for row in rows]
        self.skips = list(skips)

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        options, kinds, *rest = public
        rows = [[[free[kind].pop() for kind in combo] for combo in row] for row in kinds]
        for row in rows:
            for combo in row:
                for card in combo:
                    self.know[card] = FOREST << POOL | ALL
        return (options, rows, *rest)

    def laid(self) -> list[Card]:
        return [card for row in self.rows for combo in row for card in combo]

    def word(self, move: Move) -> str:
        return VOCABULARY.text(move)

    def loose(self, zone: Zone) -> bool:
        return zone >= HAND

    def owner(self, zone: Zone) -> Seat:
        return zone - HAND if zone >= HAND else -1

    def pool_of(self, kind: Kind) -> i64:
        return FOREST

    # Hands and piles

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand, in the order the cards came."""
        return self.zones[HAND + seat]

    def held(self, seat: Seat) -> i64:
        """How many cards a seat holds; public."""
        return len(self.zones[HAND + seat])

    def count(self, seat: Seat, kind: Kind) -> i64:
        """How many of a kind a seat holds; secret."""
        total: i64 = 0
        for card in self.zones[HAND + seat]:
            if KIND[card] == kind:
                total += 1
        return total

    def holds_amulet(self, seat: Seat) -> bool:
        """Could this seat block a steal? Secret."""
        for card in self.zones[HAND + seat]:
            if FIRST_AMULET <= card <= LAST_AMULET:
                return True
        return False

    def find(self, zone: Zone, kind: Kind) -> Card:
        """The last, in a pile the topmost, card of a kind (GW-R47)."""
        cards = self.zones[zone]
        at: i64 = len(cards) - 1
        while KIND[cards[at]] != kind:
            at -= 1
        return cards[at]

    def kinds_in(self, zone: Zone) -> list[Kind]:
        """The different kinds in a zone, in the order of table 3.1."""
        mask: i64 = 0
        for card in self.zones[zone]:
            mask |= bit(KIND[card])
        return [kind for kind in range(KINDS) if mask >> kind & 1]

    def random_card(self, seat: Seat) -> Card:
        """A uniformly random card of a hand (GW-R36)."""
        hand = self.zones[HAND + seat]
        return hand[self.below(len(hand))]

    def draw(self, me: Seat) -> None:
        """The top card of the deck, unseen by others (GW-4.1)."""
        self.lift_deck(me, HAND + me)

    def lift_deck(self, me: Seat, dst: Zone) -> None:
        """The top card leaves the deck, seen by `me` alone; the last one announces the end."""
        deck = self.zones[DECK]
        self.slip(deck[len(deck) - 1], DECK, dst, bit(me))
        self.idle = 0
        self.drew = True
        if not deck:
            self.left = self.seats - 1
            if self.rules.finish_round:  # GW-R21
                self.left = (self.starter - 1 - self.active) % self.seats
            self.note(LAST_ROUND, self.active, self.left)

    def take_discard(self, dst: Zone) -> Card:
        """The top card of the discard pile, openly."""
        pile = self.zones[DISCARD]
        card = pile[len(pile) - 1]
        self.move(card, DISCARD, dst)
        return card

    def discard(self, card: Card, src: Zone) -> None:
        """Openly onto the discard pile."""
        self.move(card, src, DISCARD)

    # Combos

    def frozen(self, combo: Combo) -> bool:
        """Does the Dragon guard it? (GW-8.10)"""
        for card in combo:
            if card == DRAGON:
                return self.awake or not self.rules.dragon_power
        return False

    def grows(self, combo: Combo) -> bool:
        """May a supernatural join it? (GW-5.5)"""
        return combo[0] < SUPERNATURALS and len(combo) < self.rules.cap and not self.frozen(combo)

    def lay(self, card: Card, src: Zone, me: Seat, place: i64) -> None:
        """A supernatural into the combo at `place`, or -1: a new one."""
        self.move(card, src, ROW + me)
        row = self.rows[me]
        if place < 0:
            self.rows[me] = row + ((card,),)
        else:
            self.rows[me] = row[:place] + (row[place] + (card,),) + row[place + 1 :]
        self.gained |= bit(card)

    def lay_set(self, kinds: list[Kind], me: Seat) -> None:
        """Three cards of the hand as one combo (GW-5.3)."""
        cards: list[Card] = []
        for kind in kinds:
            card = self.find(HAND + me, kind)
            self.move(card, HAND + me, ROW + me)
            cards.append(card)
        self.rows[me] = self.rows[me] + (tuple(cards),)

    def pick(self, kind: Kind, dst: Zone) -> None:
        """A supernatural out of whatever combo, or the discard pile, it lies in (GW-R13)."""
        for seat in range(self.seats):
            row = self.rows[seat]
            for i in range(len(row)):
                if kind in row[i]:
                    rest = tuple([card for card in row[i] if card != kind])
                    self.rows[seat] = row[:i] + ((rest,) if rest else ()) + row[i + 1 :]
                    self.move(kind, ROW + seat, dst)
                    return
        self.move(kind, DISCARD, dst)

    def scrap(self, seat: Seat, index: i64) -> None:
        """A whole combo onto the discard pile, last laid card on top (GW-9.6)."""
        for card in self.lift_combo(seat, index):
            self.discard(card, ROW + seat)

    def lift_combo(self, seat: Seat, index: i64) -> Combo:
        """A whole combo off its row."""
        row = self.rows[seat]
        self.rows[seat] = row[:index] + row[index + 1 :]
        return row[index]

    def hand_over(self, giver: Seat, index: i64, to: Seat) -> None:
        """A whole combo changes its owner (GW-5.12)."""
        combo = self.lift_combo(giver, index)
        self.rows[to] = self.rows[to] + (combo,)
        if combo[0] < SUPERNATURALS and to == self.active:
            for card in combo:
                self.gained |= bit(card)
        self.note(TAKEN, giver * 64 + index, to)

    # Scores

    def worth(self, combo: Combo) -> i64:
        """The points of a combo of cards."""
        return points(KIND[combo[0]], KIND[combo[-1]], len(combo))

    def score(self, seat: Seat) -> i64:
        """The points lying in front of a seat (GW-2.2)."""
        total: i64 = 0
        for combo in self.rows[seat]:
            total += self.worth(combo)
        return total

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        assert self.over == DECK_EMPTY and not self.zones[ASIDE]
        scores = [self.score(seat) for seat in range(self.seats)]
        best = max(scores)
        winners = [seat for seat in range(self.seats) if scores[seat] == best]
        if self.rules.tie_break == FEWEST_HAND_CARDS:
            fewest = min([self.held(seat) for seat in winners])
            winners = [seat for seat in winners if self.held(seat) == fewest]
        elif self.rules.tie_break == MOST_COMBOS:
            most = max([len(self.rows[seat]) for seat in winners])
            winners = [seat for seat in winners if len(self.rows[seat]) == most]
        share = 1 / len(winners)
        rewards = [share if seat in winners else 0.0 for seat in range(self.seats)]
        return Outcome("deck_empty", [int(w) for w in winners], [int(s) for s in scores], rewards)
