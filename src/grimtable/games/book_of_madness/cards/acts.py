"""What each effect of a card text does. Rules: BM-14, BM-15.3 to BM-15.6."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.actions.supply import TakeSupply, Upgrade
from grimtable.games.book_of_madness.cards.choices import (
    TO_BANISHED,
    TO_DISCARD,
    TO_HAND,
    TO_SUPPORT,
    Choose,
    ChooseCurse,
    ChooseSpells,
    CureCards,
    Give,
    enough,
    from_deck,
    touchable,
)
from grimtable.games.book_of_madness.cards.prints import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_SUPPORT,
    OWN_ELEMENT,
    Clause,
)
from grimtable.games.book_of_madness.cards.scrying import look_aside
from grimtable.games.book_of_madness.ids import (
    BANISHED,
    DISCOUNTED,
    MADNESS,
    MULTI,
    SLOTS,
    STACK,
    UNDER,
    deck_of,
    discard_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import mark
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Seat


class CardText(Mine[Madness]):
    """Clause `at` of a part of a card, cast by `me` (-1: nobody) with multiplier x.

    `one` is the player chosen before the first clause; for a curse, its slot.
    """

    def __init__(self, me: Seat, kind: Kind, part: i64, at: i64, one: i64, x: i64) -> None:
        self.me = me
        self.kind = kind
        self.part = part
        self.at = at
        self.one = one
        self.x = x


class Act:
    """What an effect does to one player, and whether it can be done completely."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        """Change the table; return what is still to be asked."""
        raise NotImplementedError

    def can(self, t: Madness, c: Clause, seat: Seat) -> bool:
        """Could a player choose this way of `either`?"""
        return True


class Draw(Act):
    """Cards from the seat's own deck into the hand."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        t.draw(seat, n)
        return DONE


class Discard(Act):
    """Hand cards to the seat's own discard pile; madness unless an option forbids it (BM-R13)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (Choose(seat, n, TO_DISCARD, IN_HAND, self.is_element(t, c)),)

    def is_element(self, t: Madness, c: Clause) -> bool:
        """Are element cards alone meant?"""
        return c.is_element or t.rules.madness_stays

    def can(self, t: Madness, c: Clause, seat: Seat) -> bool:
        return enough(Choose(seat, c.n, TO_DISCARD, IN_HAND, self.is_element(t, c)), t)


class DiscardSupport(Act):
    """Cards of the seat's own support zone to its own discard pile."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (Choose(seat, n, TO_DISCARD, IN_SUPPORT, False),)

    def can(self, t: Madness, c: Clause, seat: Seat) -> bool:
        return enough(Choose(seat, c.n, TO_DISCARD, IN_SUPPORT, False), t)


class DiscardDeck(Act):
    """The top of the seat's own deck, card by card, to its own discard pile (BM-R8)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return from_deck(t, seat, n, discard_of(seat))


class Support(Act):
    """Cards into the seat's own support zone, while a slot is free (BM-10.1, BM-R29)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        if c.place == IN_DECK:
            return from_deck(t, seat, min(n, t.free_slots(seat)), support_of(seat))
        return (Choose(seat, n, TO_SUPPORT, c.place, c.place == IN_DISCARD),)


class Recover(Act):
    """Element cards of the seat's own discard pile into the hand."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (Choose(seat, n, TO_HAND, IN_DISCARD, True),)


class Scry(Act):
    """A look at the top of the seat's own deck."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return look_aside(t, seat, n)


class Shuffle(Act):
    """Deck and discard pile become a new deck, without madness (BM-14.12)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        t.mix(seat)
        return DONE


class Gift(Act):
    """The caster gives hand cards (BM-15.3)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (Give(p.me, seat, n, False),) if seat != p.me else DONE


class Gain(Act):
    """Cards of the supply."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (TakeSupply(seat, c.value, n, c.place),)


class Raise(Act):
    """Element cards become the next value."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (Upgrade(seat, n),)


class Banish(Act):
    """Cards to the banish pile; off the deck without a choice (BM-4.2)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        if c.place == IN_DECK:
            return from_deck(t, seat, n, BANISHED)
        return (Choose(seat, n, TO_BANISHED, c.place, c.is_element),)

    def can(self, t: Madness, c: Clause, seat: Seat) -> bool:
        return enough(Choose(seat, c.n, TO_BANISHED, c.place, c.is_element), t)


class Cure(Act):
    """Madness back to the stack."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (CureCards(seat, n, c.place),)


class Receive(Act):
    """Madness from the stack, one by one; without any all is lost (BM-6.8, BM-6.9)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        dst = discard_of(seat)
        if c.place == IN_DECK:
            dst = deck_of(seat)
        elif c.place == IN_SUPPORT:
            dst = support_of(seat)
        for i in range(n):
            if not t.receive(dst):
                return DONE
        return DONE

    def can(self, t: Madness, c: Clause, seat: Seat) -> bool:
        return len(t.zones[STACK]) >= c.n


class BurnStack(Act):
    """Madness of the stack is banished; never a loss (BM-12.3)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        for i in range(min(n, len(t.zones[STACK]))):
            t.move(t.zones[STACK][-1], STACK, BANISHED)
        return DONE


class Restore(Act):
    """Banished madness returns to the stack."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        for i in range(min(n, t.count(BANISHED, MADNESS))):
            t.move(t.find(BANISHED, MADNESS), BANISHED, STACK)
        return DONE


class Hex(Act):
    """Madness under every curse, while there is any (BM-14.9, BM-R22)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        for slot in range(SLOTS):
            if t.curse(slot) >= 0:
                for i in range(min(n, len(t.zones[STACK]))):
                    t.move(t.zones[STACK][-1], STACK, UNDER + slot)
        return DONE


class OnSpells(Act):
    """Own spells refreshed, exhausted, turned face-down, removed."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (ChooseSpells(seat, n, c.act),)

    def can(self, t: Madness, c: Clause, seat: Seat) -> bool:
        return len(touchable(t, seat, c.act)) >= c.n


class Grant(Act):
    """Actions for a player, now (BM-14.4, BM-R27)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        from grimtable.games.book_of_madness.actions.actions import Granted

        return (Granted(seat, n, False),)


class Echo(Act):
    """Avatar: actions that leave support cards where they are; one at a time (BM-R23)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        from grimtable.games.book_of_madness.actions.actions import EndEcho, Granted

        if t.echo >= 0:
            return DONE
        t.echo = seat
        return Granted(seat, n, True), EndEcho()


class Discount(Act):
    """Units off the next dispel action of this turn (BM-R43)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        t.discounts[seat] += n
        t.note(DISCOUNTED, seat, t.discounts[seat])
        return DONE


class Dispel(Act):
    """Face-up curses go under their stacks, without reward."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (ChooseCurse(seat, n, False),)


class Veil(Act):
    """Face-up curses are turned face-down."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        return (ChooseCurse(seat, n, True),)


class Mark(Act):
    """Element markers on all curses, or on all others (BM-R11)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        for slot in range(SLOTS):
            if t.curse(slot) < 0 or (c.spares_source and slot == p.one):
                continue
            element = c.value
            if element == OWN_ELEMENT:
                element = t.prints[t.kinds[t.curse(slot)]].element % MULTI
            mark(t, slot, element, n)
        return DONE


class Copy(Act):
    """Another spell's text as if cast by the copier (BM-R39)."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        from grimtable.games.book_of_madness.actions.casting import ChooseCopy

        return (ChooseCopy(seat, n),)


class Either(Act):
    """Each player in turn chooses one of two ways."""

    def frames(self, t: Madness, c: Clause, p: CardText, seat: Seat, n: i64) -> Frames:
        from grimtable.games.book_of_madness.cards.effects import EitherWay

        return (EitherWay(seat, p.kind, p.part, p.at),)
