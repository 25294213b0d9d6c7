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
    """Clause `at` of a part of a card, used by `me` on its `target`, or on that and a `second`."""

    def __init__(self, me: Seat, kind: Kind, part: i64, at: i64, target: i64, second: i64) -> None:
        self.me = me
        self.kind = kind
        self.part = part
        self.at = at
        self.target = target
        self.second = second

    def subject(self, t: Tidings) -> Seat:
        """Whom it befalls: a Curse's victim, otherwise its user."""
        return self.target if t.prints[self.kind].sort == CURSE else self.me

    def seat_named(self, t: Tidings, word: i64, target: i64) -> Seat:
        """The seat that a word of the text means; `target` is the word for the named target."""
        if word == target:
            return self.target
        return self.me if word == YOU else self.subject(t)


class Act:
    """What an effect does, and whether it has anything to act on."""

    def can(self, t: Tidings, clause: Clause, text: CardText) -> bool:
        return True

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        """Change the table; return what is still to be asked."""
        return DONE


class Enhance(Act):
    """Lies on one monster: strength and Treasures."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        lying = lie_down(t, text.kind)
        t.lines.append((ENHANCED, t.foe_number(text.target), clause.amount, clause.more, lying))
        return DONE


class GainLevel(Act):
    """Levels up, never to 10."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        t.gain(text.seat_named(t, clause.word, ANY), clause.amount)
        return DONE


class LoseLevel(Act):
    """Levels down, never below 1."""

    def who(self, t: Tidings, clause: Clause, text: CardText) -> Seat:
        """Whose Level falls."""
        return text.seat_named(t, clause.word, OTHER)

    def can(self, t: Tidings, clause: Clause, text: CardText) -> bool:
        return t.levels[self.who(t, clause, text)] > 1

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        t.lose(self.who(t, clause, text), clause.amount)
        return DONE


class LoseItems(Act):
    """Items to the discards; the victim, or the next player clockwise, chooses among several."""

    def can(self, t: Tidings, clause: Clause, text: CardText) -> bool:
        return len(items_in(t, text.subject(t), clause.word)) > 0

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        victim = text.subject(t)
        found = items_in(t, victim, clause.word)
        if len(found) <= clause.amount:
            for card in found:
                t.lose_front(card, victim)
            return DONE
        return (
            LoseItem(
                t.next_to(victim) if clause.more else victim, victim, clause.word, clause.amount
            ),
        )


class LoseCards(Act):
    """Hand cards to the discards, face up."""

    def can(self, t: Tidings, clause: Clause, text: CardText) -> bool:
        return len(held_by(t, text.subject(t))) > 0

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        victim = text.subject(t)
        held = held_by(t, victim)
        if len(held) > clause.amount and clause.word != RANDOM:
            return (LoseHand(victim, clause.amount),)
        for i in range(min(clause.amount, len(held))):
            at = t.below(len(held), HAND_DICE) if clause.word == RANDOM else i64(0)
            drop_held(t, victim, held.pop(at))
        return DONE


class LoseRole(Act):
    """The Class, or the Class and all titles."""

    def can(self, t: Tidings, clause: Clause, text: CardText) -> bool:
        victim = text.subject(t)
        return t.has_class(victim) or (clause.word == BOTH and t.has_title(victim))

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        victim = text.subject(t)
        for sort in (CLASS, TITLE):
            for card in t.front(victim)[:]:
                if t.print(card).sort == sort and (sort == CLASS or clause.word == BOTH):
                    t.lose_front(card, victim)
        return DONE


class ChangeSex(Act):
    """Male becomes female and the reverse."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        victim = text.subject(t)
        t.sexes[victim] = 1 - t.sexes[victim]
        t.note(SEX, victim, t.sexes[victim])
        return DONE


class Keep(Act):
    """A Curse that stays in front of its victim."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        if t.holds(ANNOUNCED, text.kind):
            t.put_front(t.find(ANNOUNCED, text.kind), ANNOUNCED, text.subject(t), 0)
        return DONE


class NextCombat(Keep):
    """A number in the next combat; from Bad Stuff a mark, never for the combat just lost."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        if text.part != BAD_STUFF:
            return super().frames(t, clause, text)
        t.omens[text.me] += clause.amount
        return DONE


class SkipPhase2(Keep):
    """Neither trouble nor loot; from Bad Stuff always on the next turn."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        if text.part != BAD_STUFF:
            return super().frames(t, clause, text)
        t.next_skips[text.me] = 1
        return DONE


class Draw(Act):
    """Cards from a deck to the hand, unseen."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        for i in range(clause.amount):
            t.draw_unseen(clause.word, text.me)
        return DONE


class Search(Act):
    """Take from the discards, shown to all."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        return (SearchPick(text.me, clause.word, clause.amount),)


class LookHand(Act):
    """See one other player's hand."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        t.show(hand_of(text.target), bit(text.me))
        return DONE


class LookDoors(Act):
    """See the top Doors and put them back in any order; never a reshuffle."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        t.show_top(DOORS, clause.amount, text.me)
        n: i64 = min(clause.amount, len(t.zones[DOORS]))
        return (OrderDoors(text.me, n),) if len(orders(n)) > 1 else DONE


class TakeItem(Act):
    """One carried Item changes its owner, unequipped; its Cheat! does not travel."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        card = t.find(front_of(text.target), text.second)
        if card >= 0:
            t.take_front(card, text.target, front_of(text.me))
            t.marks[text.me].append(0)
        return DONE


class SideBonus(Act):
    """A number for a side, or on one fighter."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        lying = lie_down(t, text.kind)
        if clause.word == FIGHTER:
            t.lines.append((ON_FIGHTER, text.target, clause.amount, 0, lying))
        else:
            side = text.target if clause.word == EITHER else i64(FOR_FIGHTERS)
            t.lines.append((SIDE, side, clause.amount, 0, lying))
        return DONE


class AddMonster(Act):
    """The monster named joins."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        add_foe(t, text.target, ANNOUNCED)
        return DONE


class CopyMonster(Act):
    """A virtual copy joins."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        copy_foe(t, text.target)
        return DONE


class SwapMonster(Act):
    """A monster is replaced by the one named; it takes the place without enhancers."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        remove_foe(t, text.target, False)
        add_foe(t, text.second, ANNOUNCED)
        t.foes.insert(text.target, t.foes.pop())
        return DONE


class RemoveMonster(Act):
    """One monster or all of them leave without being killed."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        if not clause.word:
            remove_foe(t, text.target, clause.more == 1)
            return DONE
        while t.foes:
            remove_foe(t, 0, clause.more == 1)
        return DONE


class RemoveHelper(Act):
    """The helper leaves unharmed and without pay."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        helper_leaves(t)
        return DONE


class DoubleItem(Act):
    """Once more what an Item gives now (GT-R47)."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        at = t.front(text.target).index(t.find(front_of(text.target), text.second))
        bonus = item_bonus(t, text.target, at)
        t.lines.append((DOUBLED, text.target, bonus, text.second, lie_down(t, text.kind)))
        return DONE


class Flee(Act):
    """Escape from everything, without a roll."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        lie_down(t, text.kind)
        for seat in t.fighters() if clause.word == ALL_FIGHTERS else [text.me]:
            t.safe |= bit(seat)
        return DONE


class Attach(Act):
    """Cheat! on one Item: it may be equipped whatever the limits (GT-R55)."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        t.serial += 1
        item = t.find(front_of(text.me), text.target)
        t.set_mark(text.me, item, t.mark(text.me, item) | CHEATED | t.serial << 4)
        t.put_front(t.find(ANNOUNCED, text.kind), ANNOUNCED, text.me, CHEAT | t.serial << 4)
        return DONE


class Cancel(Act):
    """A Curse lying in front of somebody goes."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        if clause.aim and text.second >= 0:
            t.lose_front(t.find(front_of(text.target), text.second), text.target)
        return DONE


class Test(Act):
    """A die decides between two acts."""

    def frames(self, t: Tidings, clause: Clause, text: CardText) -> Frames:
        from grimtable.games.grimm_tidings.cards.effects import Tested

        return Roll(text.me), Tested(
            text.me, text.kind, text.part, text.at, text.target, text.second
        )
