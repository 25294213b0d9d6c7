"""What each effect of a card text does. Rules: BM-14, BM-15.3 to BM-15.6."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.actions.supply import TakeSupply, Upgrade
from grimtable.games.book_of_madness.cards.choices import (
    TO_BANISHED,
    TO_DISCARD,
    TO_HAND,
    TO_SUPPORT,
    Choose,
    CureCards,
    Give,
    from_deck,
    has_enough,
)
from grimtable.games.book_of_madness.cards.curse_choices import ChooseCurse
from grimtable.games.book_of_madness.cards.prints import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_SUPPORT,
    OWN_ELEMENT,
    Clause,
)
from grimtable.games.book_of_madness.cards.scrying import look_aside
from grimtable.games.book_of_madness.cards.spell_choices import ChooseSpells, eligible_spells
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
    """One clause of a card text, about to be carried out."""

    def __init__(
        self, me: Seat, kind: Kind, part: i64, index: i64, chosen: i64, times: i64
    ) -> None:
        self.me = me
        """The caster; -1: nobody."""
        self.kind = kind
        self.part = part
        """TEXT, REWARD, PENALTY or LATE."""
        self.index = index
        """The clause of that part."""
        self.chosen = chosen
        """For a spell the player whom it names, for a curse its slot; -1: none."""
        self.times = times
        """How often the spell is amplified: 1 to 3."""


class Act:
    """What an effect does to one player, and whether it can be done completely.

    `count` is the number that the clause names, already multiplied if it is amplified.
    """

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        """Change the table; return what is still to be asked."""
        raise NotImplementedError

    def can(self, t: Madness, clause: Clause, seat: Seat) -> bool:
        """Could a player choose this way of `either`?"""
        return True


class Draw(Act):
    """Cards from the seat's own deck into the hand."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        t.draw(seat, count)
        return DONE


class Discard(Act):
    """Hand cards to the seat's own discard pile; madness unless an option forbids it (BM-R13)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (Choose(seat, count, TO_DISCARD, IN_HAND, self.is_element(t, clause)),)

    def is_element(self, t: Madness, clause: Clause) -> bool:
        """Are only element cards meant?"""
        return clause.is_element or t.rules.madness_stays

    def can(self, t: Madness, clause: Clause, seat: Seat) -> bool:
        return has_enough(
            t, Choose(seat, clause.count, TO_DISCARD, IN_HAND, self.is_element(t, clause))
        )


class DiscardSupport(Act):
    """Cards of the seat's own support zone to its own discard pile."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (Choose(seat, count, TO_DISCARD, IN_SUPPORT, False),)

    def can(self, t: Madness, clause: Clause, seat: Seat) -> bool:
        return has_enough(t, Choose(seat, clause.count, TO_DISCARD, IN_SUPPORT, False))


class DiscardDeck(Act):
    """The top of the seat's own deck, card by card, to its own discard pile (BM-R8)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return from_deck(t, seat, count, discard_of(seat))


class Support(Act):
    """Cards into the seat's own support zone, while a slot is free (BM-10.1, BM-R29)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        if clause.place == IN_DECK:
            return from_deck(t, seat, min(count, t.free_slots(seat)), support_of(seat))
        return (Choose(seat, count, TO_SUPPORT, clause.place, clause.place == IN_DISCARD),)


class Recover(Act):
    """Element cards of the seat's own discard pile into the hand."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (Choose(seat, count, TO_HAND, IN_DISCARD, True),)


class Scry(Act):
    """A look at the top of the seat's own deck."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return look_aside(t, seat, count)


class Shuffle(Act):
    """Deck and discard pile become a new deck, without madness (BM-14.12)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        t.mix(seat)
        return DONE


class Gift(Act):
    """The caster gives hand cards (BM-15.3)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (Give(text.me, seat, count, False),) if seat != text.me else DONE


class Gain(Act):
    """Element cards of one value from the supply."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (TakeSupply(seat, clause.value, count, clause.place),)


class Raise(Act):
    """Element cards of the hand are replaced by the next higher one."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (Upgrade(seat, count),)


class Banish(Act):
    """Cards to the banish pile; off the deck without a choice (BM-4.2)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        if clause.place == IN_DECK:
            return from_deck(t, seat, count, BANISHED)
        return (Choose(seat, count, TO_BANISHED, clause.place, clause.is_element),)

    def can(self, t: Madness, clause: Clause, seat: Seat) -> bool:
        return has_enough(
            t, Choose(seat, clause.count, TO_BANISHED, clause.place, clause.is_element)
        )


class Cure(Act):
    """Madness back to the stack."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (CureCards(seat, count, clause.place),)


class Receive(Act):
    """Madness from the stack, one by one; without any all is lost (BM-6.8, BM-6.9)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        target = discard_of(seat)
        if clause.place == IN_DECK:
            target = deck_of(seat)
        elif clause.place == IN_SUPPORT:
            target = support_of(seat)
        for i in range(count):
            if not t.receive(target):
                return DONE
        return DONE

    def can(self, t: Madness, clause: Clause, seat: Seat) -> bool:
        return len(t.zones[STACK]) >= clause.count


class BurnStack(Act):
    """Madness of the stack is banished; never a loss (BM-12.3)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        for i in range(min(count, len(t.zones[STACK]))):
            t.move(t.zones[STACK][-1], STACK, BANISHED)
        return DONE


class Restore(Act):
    """Banished madness returns to the stack."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        for i in range(min(count, t.count(BANISHED, MADNESS))):
            t.move(t.find(BANISHED, MADNESS), BANISHED, STACK)
        return DONE


class Hex(Act):
    """Madness under every curse, while there is any (BM-14.9, BM-R22)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        for slot in range(SLOTS):
            if t.curse(slot) >= 0:
                for i in range(min(count, len(t.zones[STACK]))):
                    t.move(t.zones[STACK][-1], STACK, UNDER + slot)
        return DONE


class OnSpells(Act):
    """Own spells are refreshed, exhausted, turned face-down or forgotten."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (ChooseSpells(seat, count, clause.act),)

    def can(self, t: Madness, clause: Clause, seat: Seat) -> bool:
        return len(eligible_spells(t, seat, clause.act)) >= clause.count


class Grant(Act):
    """Actions for a player, now (BM-14.4, BM-R27)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        from grimtable.games.book_of_madness.actions.action_phase import Granted

        return (Granted(seat, count, False),)


class Echo(Act):
    """Avatar: actions that leave support cards where they are; one at a time (BM-R23)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        from grimtable.games.book_of_madness.actions.action_phase import EndEcho, Granted

        if t.echo >= 0:
            return DONE
        t.echo = seat
        return Granted(seat, count, True), EndEcho()


class Discount(Act):
    """The next dispel action of this turn costs fewer units (BM-R43)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        t.discounts[seat] += count
        t.note(DISCOUNTED, seat, t.discounts[seat])
        return DONE


class Dispel(Act):
    """Face-up curses go under their stacks, without reward."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (ChooseCurse(seat, count, False),)


class Veil(Act):
    """Face-up curses are turned face-down."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        return (ChooseCurse(seat, count, True),)


class Mark(Act):
    """Element markers on all curses, or on all others (BM-R11)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        for slot in range(SLOTS):
            if t.curse(slot) < 0 or (clause.spares_source and slot == text.chosen):
                continue
            element = clause.value
            if element == OWN_ELEMENT:
                element = t.prints[t.kinds[t.curse(slot)]].element % MULTI
            mark(t, slot, element, count)
        return DONE


class Copy(Act):
    """Another spell's text as if cast by the copier (BM-R39)."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        from grimtable.games.book_of_madness.actions.casting import ChooseCopy

        return (ChooseCopy(seat, count),)


class Either(Act):
    """Each player in turn chooses one of two ways."""

    def frames(self, t: Madness, clause: Clause, text: CardText, seat: Seat, count: i64) -> Frames:
        from grimtable.games.book_of_madness.cards.effects import EitherWay

        return (EitherWay(seat, text.kind, text.part, text.index),)
