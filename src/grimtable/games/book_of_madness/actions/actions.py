"""The five actions, in the seat's own action phase or granted by an effect. Rules: BM-8, BM-9."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.actions.casting import cast
from grimtable.games.book_of_madness.actions.payments import (
    ANY_ELEMENT,
    Pay,
    can_pay,
    payment,
)
from grimtable.games.book_of_madness.actions.plans import NONE_YET, funds, most_of, need_of
from grimtable.games.book_of_madness.actions.supply import TakeSupply, take_supply
from grimtable.games.book_of_madness.cards.choices import (
    TO_SUPPORT,
    Choose,
    FromHand,
    Give,
    touchable,
)
from grimtable.games.book_of_madness.cards.prints import FORGET, IN_DECK, IN_DISCARD, IN_HAND
from grimtable.games.book_of_madness.ids import (
    ABILITY,
    BOX,
    CAST,
    CHEAP_CURE,
    CURE,
    CURE_AFTER_DISPEL,
    CURSE_AT,
    DECLINE,
    DISPEL,
    END,
    FIRST_VERB,
    FREE_GIFT,
    FREE_SUPPORT,
    GAIN,
    GAIN_TO_DECK,
    LEARN,
    LIBRARY,
    MADNESS,
    NO,
    PILE,
    POINT,
    SEAT,
    SHELF,
    STACK,
    TIMES,
    WON,
    YES,
    discard_of,
    hand_of,
    spell_move,
    spell_of,
    spells_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import (
    DIGIT,
    curse_cost,
    open_curses,
    put_back,
    wins_now,
)
from grimtable.kernel.frames import DONE, AnyFrame, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat

OWN_PHASE: Final = -1


def offers(t: Madness, me: Seat, is_echo: bool, moves: list[Move]) -> list[Move]:
    """After these moves every action with its object that this seat can pay for (section 5.0 of
    the ledger).
    """
    units = funds(t, me, is_echo)
    spells, states = t.spells(me), t.states[me]
    for i in range(len(spells)):
        if states[i] & 7:
            continue
        kind = t.kinds[spells[i]]
        card = t.prints[kind]
        if need_of(units, card.element) >= card.cost:
            moves.append(spell_move(kind, CAST))
    for e in range(4):
        if t.zones[SHELF + e] and need_of(units, e) >= 2:
            moves.append(LEARN + e)
    for e in range(4):
        for value in range(2, min(need_of(units, e), 3) + 1):
            kind = e * 3 + value - 1
            if t.zones[PILE + kind]:
                moves.append(GAIN + kind)
    for slot in open_curses(t):
        if can_pay(units, curse_cost(t, slot), t.discounts[me]):
            moves.append(DISPEL + slot)
    if most_of(units) >= cure_cost(t, me):
        if t.find(hand_of(me), MADNESS) >= 0:
            moves.append(CURE)
        for seat in range(t.seats):
            if t.find(support_of(seat), MADNESS) >= 0:
                moves.append(CURE + 2 + seat)
    return moves


def cure_cost(t: Madness, me: Seat) -> i64:
    """Two units of one element; for Sear one (BM-9.13, BM-R17, BM-R46)."""
    return 1 if t.has_ability(me, CHEAP_CURE) else 2


def begin(t: Madness, me: Seat, move: Move, left: i64, is_echo: bool) -> Frames:
    """An action is named: now it is paid, then taken."""
    if move >= FIRST_VERB:
        return (Amplify(me, spell_of(move), left, is_echo),)
    take = Take(me, move, 1, left, is_echo)
    if move >= CURE:
        need = cure_cost(t, me)
        return Pay(me, 0, ANY_ELEMENT, need, 0, 0, 0, NONE_YET, is_echo), take
    cost: i64 = 0
    discount: i64 = 0
    if move >= DISPEL:
        cost = curse_cost(t, move - DISPEL)
        discount = t.discounts[me]
    elif move >= GAIN:
        cost = ((move - GAIN) % 3 + 1) * DIGIT[(move - GAIN) // 3]
    else:
        cost = 2 * DIGIT[move - LEARN]
    return payment(me, cost, discount, is_echo) + (take,)


@mypyc_attr(free_list_len=1)
class ActionPhase(FromHand):
    """Any number of actions, then the end of the phase. Rules: BM-8.1, BM-8.2, BM-8.7."""

    def rule(self) -> str:
        return "BM-8.2"

    def lapses(self, t: Madness) -> bool:
        return t.is_capped()

    def ask(self, t: Madness) -> list[Move]:
        moves = offers(t, self.me, False, [END])
        if self.is_able(t):
            moves.append(ABILITY)
        return moves

    def is_able(self, t: Madness) -> bool:
        """Can the ability of this turn be used (BM-R46)?"""
        if t.ability_used[self.me]:
            return False
        if t.has_ability(self.me, FREE_SUPPORT):
            return t.free_slots(self.me) > 0 and len(t.hand(self.me)) > 0
        if not t.has_ability(self.me, FREE_GIFT) or t.team() == 1:
            return False
        return len(t.held(hand_of(self.me), not t.rules.madness_given)) > 0

    def act(self, t: Madness, move: Move) -> Frames:
        if move == END:
            return DONE
        if move != ABILITY:
            return begin(t, self.me, move, OWN_PHASE, False)
        t.ability_used[self.me] = 1
        if t.has_ability(self.me, FREE_SUPPORT):
            return Choose(self.me, 1, TO_SUPPORT, IN_HAND, False), self
        return GiftTo(self.me), self


class GiftTo(Mine[Madness]):
    """Gale names the receiver, then the card. Rulings: BM-R46."""

    def rule(self) -> str:
        return "BM-R46"

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = []
        for i in range(1, t.seats):
            seat = (self.me + i) % t.seats
            if t.is_in(seat):
                moves.append(SEAT + seat)
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        return (Give(self.me, move - SEAT, 1, True),)


class Granted(FromHand):
    """Up to `left` actions in anybody's turn; declining gives up the rest. Rulings: BM-R25."""

    def __init__(self, me: Seat, left: i64, is_echo: bool) -> None:
        self.me = me
        self.left = left
        self.is_echo = is_echo

    def rule(self) -> str:
        return "BM-14.4"

    def lapses(self, t: Madness) -> bool:
        return self.left <= 0 or t.is_capped()

    def ask(self, t: Madness) -> list[Move]:
        return offers(t, self.me, self.is_echo, [DECLINE])

    def act(self, t: Madness, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        return begin(t, self.me, move, self.left, self.is_echo)


class EndEcho(Frame[Madness]):
    """The Avatar is over: all support cards are as before."""

    def act(self, t: Madness, move: Move) -> Frames:
        t.echo = -1
        for i in range(len(t.used)):
            t.used[i] = 0
        return DONE


class Amplify(FromHand):
    """Once, double or triple, as can be paid. Rules: BM-6.5. Rulings: BM-R12."""

    def __init__(self, me: Seat, kind: Kind, left: i64, is_echo: bool) -> None:
        self.me = me
        self.kind = kind
        self.left = left
        self.is_echo = is_echo

    def rule(self) -> str:
        return "BM-6.5"

    def ask(self, t: Madness) -> list[Move]:
        card = t.prints[self.kind]
        units = need_of(funds(t, self.me, self.is_echo), card.element)
        moves: list[Move] = [TIMES]
        for x in range(2, 4):
            if units >= x * card.cost:
                moves.append(TIMES + x - 1)
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        card = t.prints[self.kind]
        x = move - TIMES + 1
        cost = x * card.cost * DIGIT[card.element]
        take = Take(self.me, spell_move(self.kind, CAST), x, self.left, self.is_echo)
        return payment(self.me, cost, 0, self.is_echo) + (take,)


@mypyc_attr(free_list_len=1)
class Take(Mine[Madness]):
    """A paid action happens; if an owner refused the payment it does not (BM-R26)."""

    def __init__(self, me: Seat, move: Move, x: i64, left: i64, is_echo: bool) -> None:
        self.me = me
        self.move = move
        self.x = x
        self.left = left
        self.is_echo = is_echo

    def who(self) -> Seat:
        return -1

    def after(self, used: i64) -> AnyFrame:
        """What this seat is asked next."""
        if self.left < 0:
            return ActionPhase(self.me)
        return Granted(self.me, self.left - used, self.is_echo)

    def act(self, t: Madness, move: Move) -> Frames:
        if t.is_refused:
            t.is_refused = False
            return (self.after(0),)
        t.actions += 1
        return self.happen(t) + (self.after(1),)

    def happen(self, t: Madness) -> Frames:
        """The action itself."""
        if self.move >= FIRST_VERB:
            return cast(t, self.me, spell_of(self.move), self.x)
        if self.move >= CURE:
            return self.cure(t)
        if self.move >= DISPEL:
            return self.dispel(t)
        if self.move >= GAIN:
            return (Stow(self.me, self.move - GAIN),)
        return learn(t, self.me, self.move - LEARN)

    def cure(self, t: Madness) -> Frames:
        """One madness card returns to the stack (BM-9.13)."""
        owner = self.move - CURE - 2
        if owner >= 0:
            t.leave_support(t.find(support_of(owner), MADNESS), owner, STACK)
            return DONE
        card = t.find(hand_of(self.me), MADNESS)
        if card >= 0:  # it may be missing in a world dealt from a view
            t.move(card, hand_of(self.me), STACK)
        return DONE

    def dispel(self, t: Madness) -> Frames:
        """The curse goes under its stack, its dispeller takes a value-2 card (BM-9.10, BM-9.11)."""
        assert self.move < CURSE_AT
        t.discounts[self.me] = 0
        put_back(t, self.move - DISPEL, discard_of(self.me))
        if wins_now(t):
            t.beaten += 1
            t.finish(WON)
            return DONE
        reward = TakeSupply(self.me, 2, 1, IN_DISCARD)
        if t.has_ability(self.me, CURE_AFTER_DISPEL):
            return reward, Solace(self.me)
        return (reward,)


class Solace(FromHand):
    """Ember: after its own dispel action, cure one madness of the hand? Rulings: BM-R46."""

    def rule(self) -> str:
        return "BM-R46"

    def covert(self, t: Madness) -> bool:
        return t.rules.closed and not t.rules.madness_shown

    def lapses(self, t: Madness) -> bool:
        return t.is_capped()

    def ask(self, t: Madness) -> list[Move]:
        return [NO, YES] if t.find(hand_of(self.me), MADNESS) >= 0 else [NO]

    def act(self, t: Madness, move: Move) -> Frames:
        if move == YES:
            t.move(t.find(hand_of(self.me), MADNESS), hand_of(self.me), STACK)
        return DONE


class Stow(Mine[Madness]):
    """A gained card goes to the discard pile; Flint may put it on the deck. Rules: BM-9.8."""

    def __init__(self, me: Seat, kind: Kind) -> None:
        self.me = me
        self.kind = kind

    def rule(self) -> str:
        return "BM-R46"

    def ask(self, t: Madness) -> list[Move]:
        is_asked = t.has_ability(self.me, GAIN_TO_DECK) and not t.is_capped()
        return [NO, YES] if is_asked else [NO]

    def act(self, t: Madness, move: Move) -> Frames:
        take_supply(t, self.kind, self.me, IN_DECK if move == YES else IN_DISCARD)
        return DONE


def learn(t: Madness, me: Seat, element: i64) -> Frames:
    """The open spell comes in ready; with too many an old one leaves first (BM-9.5, BM-9.7)."""
    card = t.zones[SHELF + element][-1]
    t.move(card, SHELF + element, spells_of(me))
    t.states[me].append(0)
    if len(t.spells(me)) > t.sheet(me).spells:
        return LeaveSpell(me, t.kinds[card]), Shelve(element)
    return (Shelve(element),)


class LeaveSpell(Mine[Madness]):
    """One of the old spells leaves the game. Rules: BM-9.7. Rulings: BM-R9."""

    def __init__(self, me: Seat, kind: Kind) -> None:
        self.me = me
        self.kind = kind

    def rule(self) -> str:
        return "BM-9.7"

    def ask(self, t: Madness) -> list[Move]:
        old = [kind for kind in touchable(t, self.me, FORGET) if kind != self.kind]
        return [spell_move(kind, POINT) for kind in old]

    def act(self, t: Madness, move: Move) -> Frames:
        t.drop_spell(self.me, t.place(self.me, spell_of(move)), BOX)
        return DONE


class Shelve(Frame[Madness]):
    """The next spell of a library stack is turned up (BM-9.6)."""

    def __init__(self, element: i64) -> None:
        self.element = element

    def act(self, t: Madness, move: Move) -> Frames:
        stack = LIBRARY + self.element
        if t.zones[stack]:
            t.move(t.zones[stack][-1], stack, SHELF + self.element)
        return DONE
