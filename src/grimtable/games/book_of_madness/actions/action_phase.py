"""The five actions, in the seat's own action phase or granted by an effect. Rules: BM-8, BM-9."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.actions.abilities import GiftTo, Solace, Stow
from grimtable.games.book_of_madness.actions.casting import cast
from grimtable.games.book_of_madness.actions.learning import learn
from grimtable.games.book_of_madness.actions.offers import cure_cost, offers
from grimtable.games.book_of_madness.actions.payments import payment, payment_of_any
from grimtable.games.book_of_madness.actions.purses import funds
from grimtable.games.book_of_madness.actions.supply import TakeSupply
from grimtable.games.book_of_madness.cards.choices import TO_SUPPORT, Choose, FromHand
from grimtable.games.book_of_madness.cards.prints import IN_DISCARD, IN_HAND
from grimtable.games.book_of_madness.costs import UNIT, Amounts, amount_of
from grimtable.games.book_of_madness.ids import (
    ABILITY,
    CAST,
    CURE,
    CURE_AFTER_DISPEL,
    CURE_SUPPORT,
    CURSE_AT,
    DECLINE,
    DISPEL,
    END,
    FIRST_VERB,
    FREE_GIFT,
    FREE_SUPPORT,
    GAIN,
    LEARN,
    MADNESS,
    STACK,
    TIMES,
    WON,
    hand_of,
    spell_move,
    spell_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import curse_cost, dispel, wins_now
from grimtable.kernel.frames import DONE, AnyFrame, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat

OWN_PHASE: Final = -1
"""In place of a number of actions left: the seat is in its own action phase."""


def begin(t: Madness, me: Seat, move: Move, actions_left: i64, is_echo: bool) -> Frames:
    """An action is named: now it is paid, then it happens.

    `is_echo`: an Avatar lets the seat act, so the support cards it pays with stay where they are.
    """
    if move >= FIRST_VERB:
        return (Amplify(me, spell_of(move), actions_left, is_echo),)
    take = Take(me, move, 1, actions_left, is_echo)
    if move >= CURE:
        return payment_of_any(me, cure_cost(t, me), is_echo), take
    cost: Amounts = 0
    discount: i64 = 0
    if move >= DISPEL:
        cost = curse_cost(t, move - DISPEL)
        discount = t.discounts[me]
    elif move >= GAIN:
        cost = ((move - GAIN) % 3 + 1) * UNIT[(move - GAIN) // 3]
    else:
        cost = 2 * UNIT[move - LEARN]
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


class Granted(FromHand):
    """Actions granted by an effect, in anybody's turn; declining gives up the rest.

    Rules: BM-14.4. Rulings: BM-R25.
    """

    def __init__(self, me: Seat, actions_left: i64, is_echo: bool) -> None:
        self.me = me
        self.actions_left = actions_left
        self.is_echo = is_echo

    def rule(self) -> str:
        return "BM-14.4"

    def lapses(self, t: Madness) -> bool:
        return self.actions_left <= 0 or t.is_capped()

    def ask(self, t: Madness) -> list[Move]:
        return offers(t, self.me, self.is_echo, [DECLINE])

    def act(self, t: Madness, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        return begin(t, self.me, move, self.actions_left, self.is_echo)


class EndEcho(Frame[Madness]):
    """The Avatar is over: the support cards it used can be used again."""

    def act(self, t: Madness, move: Move) -> Frames:
        t.echo = -1
        for i in range(len(t.used)):
            t.used[i] = 0
        return DONE


class Amplify(FromHand):
    """Once, doubled or tripled, as far as it can be paid. Rules: BM-6.5. Rulings: BM-R12."""

    def __init__(self, me: Seat, kind: Kind, actions_left: i64, is_echo: bool) -> None:
        self.me = me
        self.kind = kind
        self.actions_left = actions_left
        self.is_echo = is_echo

    def rule(self) -> str:
        return "BM-6.5"

    def ask(self, t: Madness) -> list[Move]:
        card = t.prints[self.kind]
        payable = amount_of(funds(t, self.me, self.is_echo), card.element)
        moves: list[Move] = [TIMES]
        for times in range(2, 4):
            if payable >= times * card.cost:
                moves.append(TIMES + times - 1)
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        card = t.prints[self.kind]
        times = move - TIMES + 1
        cost = times * card.cost * UNIT[card.element]
        take = Take(self.me, spell_move(self.kind, CAST), times, self.actions_left, self.is_echo)
        return payment(self.me, cost, 0, self.is_echo) + (take,)


@mypyc_attr(free_list_len=1)
class Take(Mine[Madness]):
    """A paid action happens; if an owner refused the payment it does not (BM-R26)."""

    def __init__(self, me: Seat, move: Move, times: i64, actions_left: i64, is_echo: bool) -> None:
        self.me = me
        self.move = move
        self.times = times
        self.actions_left = actions_left
        self.is_echo = is_echo

    def who(self) -> Seat:
        return -1

    def after(self, used: i64) -> AnyFrame:
        """What this seat is asked next."""
        if self.actions_left < 0:
            return ActionPhase(self.me)
        return Granted(self.me, self.actions_left - used, self.is_echo)

    def act(self, t: Madness, move: Move) -> Frames:
        if t.is_refused:
            t.is_refused = False
            return (self.after(0),)
        t.actions += 1
        return self.happen(t) + (self.after(1),)

    def happen(self, t: Madness) -> Frames:
        """The action itself."""
        if self.move >= FIRST_VERB:
            return cast(t, self.me, spell_of(self.move), self.times)
        if self.move >= CURE:
            return self.cure(t)
        if self.move >= DISPEL:
            return self.dispel(t)
        if self.move >= GAIN:
            return (Stow(self.me, self.move - GAIN),)
        return learn(t, self.me, self.move - LEARN)

    def cure(self, t: Madness) -> Frames:
        """One madness card returns to the stack (BM-9.13)."""
        owner = self.move - CURE_SUPPORT
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
        dispel(t, self.move - DISPEL, self.me)
        if wins_now(t):
            t.beaten += 1
            t.finish(WON)
            return DONE
        reward = TakeSupply(self.me, 2, 1, IN_DISCARD)
        if t.has_ability(self.me, CURE_AFTER_DISPEL):
            return reward, Solace(self.me)
        return (reward,)
