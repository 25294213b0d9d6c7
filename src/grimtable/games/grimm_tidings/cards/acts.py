"""What each effect of a card text does. Card ledger, section 3.3."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.choices import (
    LoseHand,
    LoseItem,
    OrderDoors,
    SearchPick,
    drop_held,
    held_by,
    items_in,
    orders,
)
from grimtable.games.grimm_tidings.cards.prints import (
    ALL_FIGHTERS,
    ANY,
    BOTH,
    EITHER,
    FIGHTER,
    OTHER,
    RANDOM,
    YOU,
    Clause,
)
from grimtable.games.grimm_tidings.cards.reactions import Roll
from grimtable.games.grimm_tidings.fights.combat import (
    add_foe,
    copy_foe,
    helper_leaves,
    lie_down,
    remove_foe,
)
from grimtable.games.grimm_tidings.fights.strength import item_bonus
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    BAD_STUFF,
    CHEAT,
    CHEATED,
    CLASS,
    CURSE,
    DOORS,
    DOUBLED,
    ENHANCED,
    FOR_FIGHTERS,
    HAND_DICE,
    ON_FIGHTER,
    SEX,
    SIDE,
    TITLE,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Seat, bit


class CardText(Mine[Tidings]):
    """Clause `at` of a part of a card, used by `me` on the named targets `a` and `b`."""

    def __init__(self, me: Seat, kind: Kind, part: i64, at: i64, a: i64, b: i64) -> None:
        self.me = me
        self.kind = kind
        self.part = part
        self.at = at
        self.a = a
        self.b = b

    def subject(self, t: Tidings) -> Seat:
        """Whom it befalls: a Curse's victim, otherwise its user."""
        return self.a if t.prints[self.kind].sort == CURSE else self.me


class Act:
    """What an effect does, and whether it has anything to act on."""

    def can(self, t: Tidings, c: Clause, w: CardText) -> bool:
        return True

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        """Change the table; return what is still to be asked."""
        return DONE


class Enhance(Act):
    """Lies on one monster: strength and Treasures."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        lying = lie_down(t, w.kind)
        t.lines.append((ENHANCED, t.foe_number(w.a), c.n, c.more, lying))
        return DONE


class GainLevel(Act):
    """Levels up, never to 10."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        t.gain(w.a if c.word == ANY else w.me if c.word == YOU else w.subject(t), c.n)
        return DONE


class LoseLevel(Act):
    """Levels down, never below 1."""

    def who(self, t: Tidings, c: Clause, w: CardText) -> Seat:
        """Whose Level falls."""
        return w.a if c.word == OTHER else w.me if c.word == YOU else w.subject(t)

    def can(self, t: Tidings, c: Clause, w: CardText) -> bool:
        return t.levels[self.who(t, c, w)] > 1

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        t.lose(self.who(t, c, w), c.n)
        return DONE


class LoseItems(Act):
    """Items to the discards; the victim, or the next player clockwise, chooses among several."""

    def can(self, t: Tidings, c: Clause, w: CardText) -> bool:
        return len(items_in(t, w.subject(t), c.word)) > 0

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        victim = w.subject(t)
        found = items_in(t, victim, c.word)
        if len(found) <= c.n:
            for card in found:
                t.lose_front(card, victim)
            return DONE
        return (LoseItem(t.next_to(victim) if c.more else victim, victim, c.word, c.n),)


class LoseCards(Act):
    """Hand cards to the discards, face up."""

    def can(self, t: Tidings, c: Clause, w: CardText) -> bool:
        return len(held_by(t, w.subject(t))) > 0

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        victim = w.subject(t)
        held = held_by(t, victim)
        if len(held) > c.n and c.word != RANDOM:
            return (LoseHand(victim, c.n),)
        for i in range(min(c.n, len(held))):
            at = t.below(len(held), HAND_DICE) if c.word == RANDOM else i64(0)
            drop_held(t, victim, held.pop(at))
        return DONE


class LoseRole(Act):
    """The Class, or the Class and all titles."""

    def can(self, t: Tidings, c: Clause, w: CardText) -> bool:
        victim = w.subject(t)
        return t.has_class(victim) or (c.word == BOTH and t.has_title(victim))

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        victim = w.subject(t)
        for sort in (CLASS, TITLE):
            for card in t.front(victim)[:]:
                if t.print(card).sort == sort and (sort == CLASS or c.word == BOTH):
                    t.lose_front(card, victim)
        return DONE


class ChangeSex(Act):
    """Male becomes female and the reverse."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        victim = w.subject(t)
        t.sexes[victim] = 1 - t.sexes[victim]
        t.note(SEX, victim, t.sexes[victim])
        return DONE


class Keep(Act):
    """A Curse that stays in front of its victim."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        if t.holds(ANNOUNCED, w.kind):
            t.put_front(t.find(ANNOUNCED, w.kind), ANNOUNCED, w.subject(t), 0)
        return DONE


class NextCombat(Keep):
    """A number in the next combat; from Bad Stuff a mark, never for the combat just lost."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        if w.part != BAD_STUFF:
            return super().frames(t, c, w)
        t.omens[w.me] += c.n
        return DONE


class SkipPhase2(Keep):
    """Neither trouble nor loot; from Bad Stuff always on the next turn."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        if w.part != BAD_STUFF:
            return super().frames(t, c, w)
        t.next_skips[w.me] = 1
        return DONE


class Draw(Act):
    """Cards from a deck to the hand, unseen."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        for i in range(c.n):
            t.draw_unseen(c.word, w.me)
        return DONE


class Search(Act):
    """Take from the discards, shown to all."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        return (SearchPick(w.me, c.word, c.n),)


class LookHand(Act):
    """See one other player's hand."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        t.show(hand_of(w.a), bit(w.me))
        return DONE


class LookDoors(Act):
    """See the top Doors and put them back in any order; never a reshuffle."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        t.show_top(DOORS, c.n, w.me)
        n: i64 = min(c.n, len(t.zones[DOORS]))
        return (OrderDoors(w.me, n),) if len(orders(n)) > 1 else DONE


class TakeItem(Act):
    """One carried Item changes its owner, unequipped; its Cheat! does not travel."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        card = t.find(front_of(w.a), w.b)
        if card >= 0:
            t.take_front(card, w.a, front_of(w.me))
            t.marks[w.me].append(0)
        return DONE


class SideBonus(Act):
    """A number for a side, or on one fighter."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        lying = lie_down(t, w.kind)
        if c.word == FIGHTER:
            t.lines.append((ON_FIGHTER, w.a, c.n, 0, lying))
        else:
            side = w.a if c.word == EITHER else i64(FOR_FIGHTERS)
            t.lines.append((SIDE, side, c.n, 0, lying))
        return DONE


class AddMonster(Act):
    """The monster named joins."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        add_foe(t, w.a, ANNOUNCED)
        return DONE


class CopyMonster(Act):
    """A virtual copy joins."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        copy_foe(t, w.a)
        return DONE


class SwapMonster(Act):
    """A monster is replaced by the one named; it takes the place without enhancers."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        remove_foe(t, w.a, False)
        add_foe(t, w.b, ANNOUNCED)
        t.foes.insert(w.a, t.foes.pop())
        return DONE


class RemoveMonster(Act):
    """One monster or all of them leave without being killed."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        if not c.word:
            remove_foe(t, w.a, c.more == 1)
            return DONE
        while t.foes:
            remove_foe(t, 0, c.more == 1)
        return DONE


class RemoveHelper(Act):
    """The helper leaves unharmed and without pay."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        helper_leaves(t)
        return DONE


class DoubleItem(Act):
    """Once more what an Item gives now (GT-R47)."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        at = t.front(w.a).index(t.find(front_of(w.a), w.b))
        t.lines.append((DOUBLED, w.a, item_bonus(t, w.a, at), w.b, lie_down(t, w.kind)))
        return DONE


class Flee(Act):
    """Escape from everything, without a roll."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        lie_down(t, w.kind)
        for seat in t.fighters() if c.word == ALL_FIGHTERS else [w.me]:
            t.safe |= bit(seat)
        return DONE


class Attach(Act):
    """Cheat! on one Item: it may be equipped whatever the limits (GT-R55)."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        t.serial += 1
        item = t.find(front_of(w.me), w.a)
        t.set_mark(w.me, item, t.mark(w.me, item) | CHEATED | t.serial << 4)
        t.put_front(t.find(ANNOUNCED, w.kind), ANNOUNCED, w.me, CHEAT | t.serial << 4)
        return DONE


class Cancel(Act):
    """A Curse lying in front of somebody goes."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        if c.aim and w.b >= 0:
            t.lose_front(t.find(front_of(w.a), w.b), w.a)
        return DONE


class Test(Act):
    """A die decides between two acts."""

    def frames(self, t: Tidings, c: Clause, w: CardText) -> Frames:
        from grimtable.games.grimm_tidings.cards.effects import Tested

        return Roll(w.me), Tested(w.me, w.kind, w.part, w.at, w.a, w.b)
