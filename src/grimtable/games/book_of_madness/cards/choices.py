"""Questions that card texts ask about a seat's own cards: which, for whom, out of which zone.

The player concerned chooses. To choose three cards is asked as three questions, and a question
that leaves no choice is not asked. At tables with closed hands everything that depends on a hand
is covert. Rules: BM-15.2, BM-15.3. Rulings: BM-R30, BM-R32, BM-R47.
"""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import (
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    IN_SUPPORT,
)
from grimtable.games.book_of_madness.ids import (
    BANISHED,
    CARD,
    CURE,
    CURE_SUPPORT,
    FROM_PILE,
    MADNESS,
    NOTHING_TO_DO,
    STACK,
    STOP,
    deck_of,
    discard_of,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, Zone

# Where chosen cards go
TO_DISCARD: Final = 0
TO_BANISHED: Final = 1
TO_SUPPORT: Final = 2
TO_HAND: Final = 3


class FromHand(Mine[Madness]):
    """A question whose options depend on a hand."""

    def covert(self, t: Madness) -> bool:
        return t.rules.closed

    def or_nothing_to_do(self, t: Madness, moves: list[Move]) -> list[Move]:
        """With closed hands a seat without such a card is asked too, so that nobody can tell."""
        if moves or not self.covert(t):
            return moves
        return [NOTHING_TO_DO]


class Choose(FromHand):
    """Cards of the seat's own hand, discard pile or support zone, to be put somewhere else."""

    def __init__(self, me: Seat, count: i64, to: i64, place: i64, is_element: bool) -> None:
        self.me = me
        self.count = count
        self.to = to
        """TO_DISCARD, TO_BANISHED, TO_SUPPORT or TO_HAND."""
        self.place = place
        """IN_HAND, IN_DISCARD, IN_SUPPORT or IN_HAND_OR_DISCARD."""
        self.is_element = is_element
        """Must they be element cards, and no madness?"""

    def rule(self) -> str:
        return "BM-4.7"

    def covert(self, t: Madness) -> bool:
        return t.rules.closed and (self.place == IN_HAND or self.place == IN_HAND_OR_DISCARD)

    def lapses(self, t: Madness) -> bool:
        if self.count <= 0 or (self.to == TO_SUPPORT and t.free_slots(self.me) <= 0):
            return True
        if t.zones[self.source()]:
            return False
        return self.place != IN_HAND_OR_DISCARD or not t.zones[discard_of(self.me)]

    def source(self) -> Zone:
        """Where the cards come from; with IN_HAND_OR_DISCARD the hand, before the discard pile."""
        if self.place == IN_DISCARD:
            return discard_of(self.me)
        if self.place == IN_SUPPORT:
            return support_of(self.me)
        return hand_of(self.me)

    def legal_count(self, t: Madness) -> i64:
        """How many cards may be chosen from."""
        count = legal_count(t, self.source(), self.is_element)
        if self.place == IN_HAND_OR_DISCARD:
            count += legal_count(t, discard_of(self.me), self.is_element)
        return count

    def ask(self, t: Madness) -> list[Move]:
        wanted = min(self.count, t.free_slots(self.me)) if self.to == TO_SUPPORT else self.count
        moves = self.offered(t)
        if self.legal_count(t) <= wanted:
            return self.or_nothing_to_do(t, moves[:1])  # all of them go
        if self.to >= TO_SUPPORT:
            moves.reverse()  # high values are best where cards stay in use
        return moves

    def offered(self, t: Madness) -> list[Move]:
        """All legal cards: madness first, then by rising value."""
        moves = self.offered_in(t, self.source())
        if self.place != IN_HAND_OR_DISCARD:
            return moves
        moves += self.offered_in(t, discard_of(self.me))
        return [move for value in range(4) for move in moves if value_of(kind_of(move)) == value]

    def offered_in(self, t: Madness, zone: Zone) -> list[Move]:
        """The legal cards of one zone."""
        verb: Move = FROM_PILE if zone == discard_of(self.me) else CARD
        kinds = t.held(zone, self.is_element)
        if self.to == TO_DISCARD:
            kinds = commonest_first(t, zone, kinds)
        return [verb + kind for kind in kinds]

    def act(self, t: Madness, move: Move) -> Frames:
        if move == NOTHING_TO_DO:
            return DONE
        source = discard_of(self.me) if move >= FROM_PILE else self.source()
        self.put_away(t, kind_of(move), source)
        return (Choose(self.me, self.count - 1, self.to, self.place, self.is_element),)

    def put_away(self, t: Madness, kind: Kind, source: Zone) -> None:
        """Move a chosen card to where it goes."""
        card = t.find(source, kind)
        target = hand_of(self.me)
        if self.to == TO_DISCARD:
            target = discard_of(self.me)
        elif self.to == TO_BANISHED:
            target = BANISHED
        elif self.to == TO_SUPPORT:
            target = support_of(self.me)
        if source == support_of(self.me):
            t.leave_support(card, self.me, target)
        else:
            t.move(card, source, target)


def commonest_first(t: Madness, zone: Zone, kinds: list[Kind]) -> list[Kind]:
    """The same kinds; among those of the lowest value the commonest element leads."""
    if not kinds or kinds[0] == MADNESS:
        return kinds
    most: i64 = 0
    leader: i64 = 0
    for i in range(len(kinds)):
        if kinds[i] % 3 != kinds[0] % 3:
            break
        count: i64 = 0
        for card in t.zones[zone]:
            if t.kinds[card] // 3 == kinds[i] // 3:
                count += 1
        if count > most:
            most, leader = count, i
    if leader:
        kinds.insert(0, kinds.pop(leader))
    return kinds


def has_enough(t: Madness, choice: Choose) -> bool:
    """Are there as many legal cards as must be chosen?"""
    return choice.legal_count(t) >= choice.count


def from_deck(t: Madness, seat: Seat, count: i64, target: Zone) -> Frames:
    """Cards off the top of a deck, one by one, openly."""
    for i in range(count):
        card = t.top(seat)
        if card < 0:
            return DONE
        t.move(card, deck_of(seat), target)
    return DONE


def kind_of(move: Move) -> Kind:
    """The card that a pick from hand or discard pile names."""
    return move - FROM_PILE if move >= FROM_PILE else move - CARD


def value_of(kind: Kind) -> i64:
    """The value of a card; nothing for madness."""
    if kind == MADNESS:
        return 0
    return kind % 3 + 1


def legal_count(t: Madness, zone: Zone, is_element: bool) -> i64:
    """How many cards of a zone may be chosen."""
    count: i64 = len(t.zones[zone])
    return count - t.count(zone, MADNESS) if is_element else count


class Give(FromHand):
    """Hand cards for another player, up to a number. Rules: BM-14.14. Rulings: BM-R42."""

    def __init__(self, me: Seat, to: Seat, count: i64, is_required: bool) -> None:
        self.me = me
        self.to = to
        self.count = count
        self.is_required = is_required
        """Must a card be given, or may the seat stop at once?"""

    def rule(self) -> str:
        return "BM-14.14"

    def lapses(self, t: Madness) -> bool:
        return self.count <= 0 or not t.hand(self.me)

    def ask(self, t: Madness) -> list[Move]:
        moves = [CARD + kind for kind in t.held(hand_of(self.me), not t.rules.madness_given)]
        if not self.is_required or not moves:
            return [STOP] + moves
        return moves[1:] + moves[:1] if moves[0] == CARD + MADNESS else moves

    def act(self, t: Madness, move: Move) -> Frames:
        if move == STOP:
            return DONE
        t.hand_over(t.find(hand_of(self.me), move - CARD), self.me, self.to)
        return (Give(self.me, self.to, self.count - 1, self.is_required),)


class CureCards(FromHand):
    """Madness back to the stack, by an effect. Rules: BM-14.11."""

    def __init__(self, me: Seat, count: i64, place: i64) -> None:
        self.me = me
        self.count = count
        self.place = place

    def rule(self) -> str:
        return "BM-14.11"

    def covert(self, t: Madness) -> bool:
        in_hand = self.place == IN_HAND or self.place == IN_HAND_OR_DISCARD
        return t.rules.closed and in_hand and not t.rules.madness_shown

    def lapses(self, t: Madness) -> bool:
        return self.count <= 0

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = []
        curable: i64 = 0
        for place in range(IN_HAND, IN_SUPPORT + 1):
            found = t.count(self.zone(place), MADNESS) if self.includes(place) else 0
            curable += found
            if found:
                moves.append(CURE_SUPPORT + self.me if place == IN_SUPPORT else CURE + place)
        return self.or_nothing_to_do(t, moves[:1] if curable <= self.count else moves)

    def zone(self, place: i64) -> Zone:
        """The seat's own zone of this place."""
        if place == IN_HAND:
            return hand_of(self.me)
        return discard_of(self.me) if place == IN_DISCARD else support_of(self.me)

    def includes(self, place: i64) -> bool:
        """Does the effect name this place?"""
        if self.place == IN_HAND_OR_DISCARD:
            return place != IN_SUPPORT
        return place == self.place

    def act(self, t: Madness, move: Move) -> Frames:
        if move == NOTHING_TO_DO:
            return DONE
        source = self.zone(min(IN_SUPPORT, move - CURE))
        t.move(t.find(source, MADNESS), source, STACK)
        return (CureCards(self.me, self.count - 1, self.place),)
