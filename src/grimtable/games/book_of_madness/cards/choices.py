"""Questions that card texts ask: which cards, which spells, which curse, for whom.

The affected player chooses; n picks are n questions, and picks that leave no choice are not
asked. At tables with closed hands whatever depends on a hand is covert. Rules: BM-15.2, BM-15.3.
Rulings: BM-R30, BM-R32, BM-R47.
"""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import (
    EXHAUST,
    FORGET,
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    IN_SUPPORT,
    REFRESH,
    SILENCE,
)
from grimtable.games.book_of_madness.ids import (
    BANISHED,
    BOX,
    CARD,
    CASTING,
    CURE,
    CURSE_AT,
    EXHAUSTED,
    FACE_DOWN,
    FROM_PILE,
    MADNESS,
    NOTHING_TO_DO,
    POINT,
    REFRESHED,
    STACK,
    STOP,
    WON,
    deck_of,
    discard_of,
    hand_of,
    spell_move,
    spell_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import open_curses, put_back, veil, wins_now
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, Zone, bit

TO_DISCARD: Final = 0
TO_BANISHED: Final = 1
TO_SUPPORT: Final = 2
TO_HAND: Final = 3


class FromHand(Mine[Madness]):
    """A question whose options depend on a hand."""

    def covert(self, t: Madness) -> bool:
        return t.rules.closed

    def else_nothing(self, t: Madness, moves: list[Move]) -> list[Move]:
        """With closed hands also those are asked who can do nothing."""
        if moves or not self.covert(t):
            return moves
        return [NOTHING_TO_DO]


class Choose(FromHand):
    """The seat's own cards in hand, discard pile or support zone, for whatever must be chosen."""

    def __init__(self, me: Seat, n: i64, to: i64, place: i64, is_element: bool) -> None:
        self.me = me
        self.n = n
        self.to = to
        self.place = place
        self.is_element = is_element

    def rule(self) -> str:
        return "BM-4.7"

    def covert(self, t: Madness) -> bool:
        return t.rules.closed and (self.place == IN_HAND or self.place == IN_HAND_OR_DISCARD)

    def lapses(self, t: Madness) -> bool:
        if self.n <= 0 or (self.to == TO_SUPPORT and t.free_slots(self.me) <= 0):
            return True
        if t.zones[self.source()]:
            return False
        return self.place != IN_HAND_OR_DISCARD or not t.zones[discard_of(self.me)]

    def source(self) -> Zone:
        """Where the cards come from; the discard pile may come second."""
        if self.place == IN_DISCARD:
            return discard_of(self.me)
        if self.place == IN_SUPPORT:
            return support_of(self.me)
        return hand_of(self.me)

    def legal(self, t: Madness) -> i64:
        """How many cards may be chosen."""
        many = legal(t, self.source(), self.is_element)
        if self.place == IN_HAND_OR_DISCARD:
            many += legal(t, discard_of(self.me), self.is_element)
        return many

    def ask(self, t: Madness) -> list[Move]:
        n = min(self.n, t.free_slots(self.me)) if self.to == TO_SUPPORT else self.n
        moves = self.offered(t)
        if self.legal(t) <= n:
            return self.else_nothing(t, moves[:1])  # all of them go
        if self.to >= TO_SUPPORT:
            moves.reverse()  # what lasts is best done with high values
        return moves

    def offered(self, t: Madness) -> list[Move]:
        """All cards there, madness and low values first; to discard, the commonest element's."""
        moves = self.offered_of(t, self.source())
        if self.place != IN_HAND_OR_DISCARD:
            return moves
        moves += self.offered_of(t, discard_of(self.me))
        return [move for worth in range(4) for move in moves if worth_of(kind_of(move)) == worth]

    def offered_of(self, t: Madness, zone: Zone) -> list[Move]:
        """The cards of one zone."""
        verb: Move = FROM_PILE if zone == discard_of(self.me) else CARD
        kinds = t.held(zone, self.is_element)
        if self.to == TO_DISCARD:
            kinds = commonest_first(t, zone, kinds)
        return [verb + kind for kind in kinds]

    def act(self, t: Madness, move: Move) -> Frames:
        if move == NOTHING_TO_DO:
            return DONE
        kind = kind_of(move)
        src = discard_of(self.me) if move >= FROM_PILE else self.source()
        self.carry(t, kind, src)
        return (Choose(self.me, self.n - 1, self.to, self.place, self.is_element),)

    def carry(self, t: Madness, kind: Kind, src: Zone) -> None:
        """The card to where it goes."""
        card = t.find(src, kind)
        dst = hand_of(self.me)
        if self.to == TO_DISCARD:
            dst = discard_of(self.me)
        elif self.to == TO_BANISHED:
            dst = BANISHED
        elif self.to == TO_SUPPORT:
            dst = support_of(self.me)
        if src == support_of(self.me):
            t.leave_support(card, self.me, dst)
        else:
            t.move(card, src, dst)


def commonest_first(t: Madness, zone: Zone, kinds: list[Kind]) -> list[Kind]:
    """The same kinds; of those of the lowest value that of the commonest element leads."""
    if not kinds or kinds[0] == MADNESS:
        return kinds
    best: i64 = 0
    at: i64 = 0
    for i in range(len(kinds)):
        if kinds[i] % 3 != kinds[0] % 3:
            break
        many: i64 = 0
        for card in t.zones[zone]:
            if t.kinds[card] // 3 == kinds[i] // 3:
                many += 1
        if many > best:
            best, at = many, i
    if at:
        kinds.insert(0, kinds.pop(at))
    return kinds


def enough(choice: Choose, t: Madness) -> bool:
    """Are there as many legal cards as must be chosen?"""
    return choice.legal(t) >= choice.n


def from_deck(t: Madness, seat: Seat, n: i64, dst: Zone) -> Frames:
    """Cards off the top of a deck, one by one, openly."""
    for i in range(n):
        card = t.top(seat)
        if card < 0:
            return DONE
        t.move(card, deck_of(seat), dst)
    return DONE


def kind_of(move: Move) -> Kind:
    """The card a pick from hand or discard pile names."""
    return move - FROM_PILE if move >= FROM_PILE else move - CARD


def worth_of(kind: Kind) -> i64:
    """The value of a card; nothing for madness."""
    if kind == MADNESS:
        return 0
    return kind % 3 + 1


def legal(t: Madness, zone: Zone, is_element: bool) -> i64:
    """How many cards may be chosen there."""
    many: i64 = len(t.zones[zone])
    return many - t.count(zone, MADNESS) if is_element else many


class ChooseSpells(Mine[Madness]):
    """Own spells to refresh, exhaust, turn face-down or remove; never one being cast."""

    def __init__(self, me: Seat, n: i64, deed: i64) -> None:
        self.me = me
        self.n = n
        self.deed = deed

    def rule(self) -> str:
        return "BM-15.2"

    def lapses(self, t: Madness) -> bool:
        return self.n <= 0

    def ask(self, t: Madness) -> list[Move]:
        kinds = touchable(t, self.me, self.deed)
        moves = [spell_move(kind, POINT) for kind in kinds]
        return moves[:1] if len(moves) <= self.n else moves

    def act(self, t: Madness, move: Move) -> Frames:
        at = t.place(self.me, spell_of(move))
        state = t.states[self.me][at]
        if self.deed == FORGET:
            t.drop_spell(self.me, at, BOX)
        elif self.deed == EXHAUST:
            t.turn_spell(self.me, at, state | EXHAUSTED)
        elif self.deed == SILENCE:
            t.turn_spell(self.me, at, state | FACE_DOWN)
        else:
            t.turn_spell(self.me, at, state & ~EXHAUSTED | REFRESHED)
        return (ChooseSpells(self.me, self.n - 1, self.deed),)


def touchable(t: Madness, seat: Seat, deed: i64) -> list[Kind]:
    """The spells of a seat that this may befall: low levels first, to refresh high ones first;
    to be removed, exhausted basic ones before all others.
    """
    spells, states = t.spells(seat), t.states[seat]
    found: list[i64] = []
    levels: i64 = 0
    for i in range(len(spells)):
        if is_touchable(states[i], deed):
            found.append(i)
            levels |= bit(t.prints[t.kinds[spells[i]]].level)
    kinds: list[Kind] = []
    spent: list[Kind] = []
    for level in range(4):
        wanted = 3 - level if deed == REFRESH else level
        if not levels >> wanted & 1:
            continue
        for i in found:
            kind = t.kinds[spells[i]]
            if t.prints[kind].level != wanted:
                continue
            if deed == FORGET and level == 0 and states[i] & EXHAUSTED:
                spent.append(kind)
            else:
                kinds.append(kind)
    return spent + kinds


def is_touchable(state: i64, deed: i64) -> bool:
    """May this befall a spell in this state? (BM-R28)"""
    if state & CASTING:
        return False
    if deed == FORGET:
        return True
    if state & FACE_DOWN:
        return False
    if deed == EXHAUST:
        return not state & EXHAUSTED
    return deed == SILENCE or (state & EXHAUSTED != 0 and not state & REFRESHED)


class Give(FromHand):
    """Hand cards for another player, up to a number. Rules: BM-14.14. Rulings: BM-R42."""

    def __init__(self, me: Seat, to: Seat, n: i64, is_must: bool) -> None:
        self.me = me
        self.to = to
        self.n = n
        self.is_must = is_must

    def rule(self) -> str:
        return "BM-14.14"

    def lapses(self, t: Madness) -> bool:
        return self.n <= 0 or not t.hand(self.me)

    def ask(self, t: Madness) -> list[Move]:
        moves = [CARD + kind for kind in t.held(hand_of(self.me), not t.rules.madness_given)]
        if not self.is_must or not moves:
            return [STOP] + moves
        return moves[1:] + moves[:1] if moves[0] == CARD + MADNESS else moves

    def act(self, t: Madness, move: Move) -> Frames:
        if move == STOP:
            return DONE
        t.hand_over(t.find(hand_of(self.me), move - CARD), self.me, self.to)
        return (Give(self.me, self.to, self.n - 1, self.is_must),)


class CureCards(FromHand):
    """Madness back to the stack, by an effect. Rules: BM-14.11."""

    def __init__(self, me: Seat, n: i64, place: i64) -> None:
        self.me = me
        self.n = n
        self.place = place

    def rule(self) -> str:
        return "BM-14.11"

    def covert(self, t: Madness) -> bool:
        in_hand = self.place == IN_HAND or self.place == IN_HAND_OR_DISCARD
        return t.rules.closed and in_hand and not t.rules.madness_shown

    def lapses(self, t: Madness) -> bool:
        return self.n <= 0

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = []
        many: i64 = 0
        for word in range(3):
            found = t.count(self.zone(word), MADNESS) if self.speaks_of(word) else 0
            many += found
            if found:
                moves.append(CURE + (word if word < 2 else 2 + self.me))
        return self.else_nothing(t, moves[:1] if many <= self.n else moves)

    def zone(self, word: i64) -> Zone:
        """Hand, discard pile, support zone."""
        if word == 0:
            return hand_of(self.me)
        return discard_of(self.me) if word == 1 else support_of(self.me)

    def speaks_of(self, word: i64) -> bool:
        """Does the effect name this zone?"""
        return self.place == word or (self.place == IN_HAND_OR_DISCARD and word < 2)

    def act(self, t: Madness, move: Move) -> Frames:
        if move == NOTHING_TO_DO:
            return DONE
        src = self.zone(min(2, move - CURE))
        t.move(t.find(src, MADNESS), src, STACK)
        return (CureCards(self.me, self.n - 1, self.place),)


class ChooseCurse(Mine[Madness]):
    """Face-up curses to remove or to turn face-down, by a spell. Rulings: BM-R22, BM-R24."""

    def __init__(self, me: Seat, n: i64, is_veil: bool) -> None:
        self.me = me
        self.n = n
        self.is_veil = is_veil

    def rule(self) -> str:
        return "BM-14.17" if self.is_veil else "BM-9.12"

    def lapses(self, t: Madness) -> bool:
        return self.n <= 0

    def ask(self, t: Madness) -> list[Move]:
        moves = [CURSE_AT + slot for slot in open_curses(t)]
        return sorted(moves)[:1] if len(moves) <= self.n else moves  # all go, from the left

    def act(self, t: Madness, move: Move) -> Frames:
        slot = move - CURSE_AT
        if self.is_veil:
            veil(t, slot)
        else:
            put_back(t, slot, discard_of(self.me))
            if wins_now(t):
                t.beaten += 1
                t.finish(WON)
                return DONE
        return (ChooseCurse(self.me, self.n - 1, self.is_veil),)
