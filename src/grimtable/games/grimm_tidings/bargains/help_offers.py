"""Help for a share of the Treasures: forms and answers. Rules: GT-16, GT-T12."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.posting import UNSAID, posted
from grimtable.games.grimm_tidings.cards.prints import AT_BELOW_NINE
from grimtable.games.grimm_tidings.fights.strength import at_stake
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    CARD,
    COUNTER,
    FIRM,
    HELPER_CAME,
    HELPER_FIRST,
    IF_WON,
    LEVEL_UP,
    LOCKED,
    NONE,
    OFFERED,
    PICK,
    REFUSE,
    REFUSED,
    SHARE,
    SHARE_ALL,
    SHARES,
    THING,
    WHOLE,
    front_of,
    hand_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import carried, fits_trade
from grimtable.games.grimm_tidings.public import Bargain
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import MOST_TALKS
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat


class HelpForm(Mine[Tidings]):
    """What a help offer says: the helper's share, who picks, Item and card beside it."""

    def __init__(
        self,
        me: Seat,
        helper: Seat,
        share: i64,
        pick: i64,
        item: Kind,
        card: Kind,
        firm: i64,
    ) -> None:
        self.me = me
        self.helper = helper
        self.share = share
        self.pick = pick
        self.item = item
        self.card = card
        self.firm = firm


class HelpTerms(HelpForm):
    """The form of a help offer, part by part; a counter differs from the offer it answers.

    Rules: GT-T12a to GT-T12c. D9, D11.
    """

    def __init__(
        self,
        me: Seat,
        helper: Seat,
        share: i64,
        pick: i64,
        item: Kind,
        card: Kind,
        firm: i64,
        old_share: i64,
        old_pick: i64,
        old_item: Kind,
        old_card: Kind,
        old_firm: i64,
    ) -> None:
        super().__init__(me, helper, share, pick, item, card, firm)
        self.old_share = old_share
        """What the offer says that this form counters; UNSAID if it counters none."""
        self.old_pick = old_pick
        self.old_item = old_item
        self.old_card = old_card
        self.old_firm = old_firm

    @property
    def is_counter(self) -> bool:
        """Does it answer an offer?"""
        return self.old_share != UNSAID

    def rule(self) -> str:
        return "GT-T12a"

    def covert(self, t: Tidings) -> bool:
        return self.me == t.main

    def ask(self, t: Tidings) -> list[Move]:
        moves = self.sayable(t)
        return [move for move in moves if self.is_new(t, move)] if self.is_counter else moves

    def sayable(self, t: Tidings) -> list[Move]:
        """What the next part can say."""
        if self.share == UNSAID:
            stake = min(at_stake(t), i64(SHARES - 1))
            return [SHARE + k for k in range(stake + 1)] + [SHARE_ALL]
        if self.pick == UNSAID:
            return [PICK + order for order in range(5)]
        if self.item == UNSAID:
            items = [kind for kind in carried(t, t.main) if fits_trade(t, self.helper, kind, -1)]
            return [NONE] + [move_of(kind, THING) for kind in items]
        if self.card == UNSAID:
            return [NONE] + [move_of(kind, CARD) for kind in self.cards(t)]
        return [IF_WON, FIRM]

    def cards(self, t: Tidings) -> list[Kind]:
        """Go Up a Level cards that may be named (GT-T12c)."""
        if self.me != t.main:
            return [self.old_card] if self.old_card >= 0 else []
        return [kind for kind in t.held(hand_of(t.main)) if is_gift(t, kind)]

    def is_new(self, t: Tidings, move: Move) -> bool:
        """Does the form differ from the offer after this, or can it still?"""
        form = self.filled(move)
        if form.differs():
            return True
        if form.firm != UNSAID:
            return False
        for more in form.sayable(t):
            if form.is_new(t, more):
                return True
        return False

    def differs(self) -> bool:
        """Does a part say something else than the offer?"""
        if self.share != self.old_share or self.pick not in (UNSAID, self.old_pick):
            return True
        if self.item not in (UNSAID, self.old_item) or self.card not in (UNSAID, self.old_card):
            return True
        return self.firm not in (UNSAID, self.old_firm)

    def filled(self, move: Move) -> "HelpTerms":
        """With one more part, and those that follow from it."""
        share, pick, item, card, firm = self.share, self.pick, self.item, self.card, self.firm
        if share == UNSAID:
            share = WHOLE if move == SHARE_ALL else move - SHARE
            pick = HELPER_FIRST if share in (0, WHOLE) else UNSAID
        elif pick == UNSAID:
            pick = move - PICK
        elif item == UNSAID:
            item = -1 if move == NONE else kind_of(move)
        elif card == UNSAID:
            card = -1 if move == NONE else kind_of(move)
        else:
            firm = 1 if move == FIRM else 0
        if card != UNSAID and firm == UNSAID and item < 0 and card < 0:
            firm = 0
        return HelpTerms(
            self.me, self.helper, share, pick, item, card, firm,
            self.old_share, self.old_pick, self.old_item, self.old_card, self.old_firm,
        )  # fmt: skip

    def act(self, t: Tidings, move: Move) -> Frames:
        form = self.filled(move)
        if form.firm == UNSAID:
            return (form,)
        t.talks[self.helper] += 1
        t.note(OFFERED, self.me, self.helper)
        if form.card >= 0 and self.me == t.main:
            show_card(t, form.card)
        addressee = self.helper if self.me == t.main else t.main
        offer = HelpOffer(
            addressee, self.helper, form.share, form.pick, form.item, form.card, form.firm,
            self.is_counter,
        )  # fmt: skip
        return posted(t, self.me, offer, False)


def show_card(t: Tidings, kind: Kind) -> None:
    """A promised hand card is shown to all: laid open and taken back."""
    card = t.find(hand_of(t.main), kind)
    t.move(card, hand_of(t.main), hand_of(t.main))


def is_gift(t: Tidings, kind: Kind) -> bool:
    """Is this one of the cards that may be played on any player?"""
    return t.prints[kind].sort == LEVEL_UP and t.prints[kind].aims[0] == AT_BELOW_NINE


def first_terms(me: Seat, helper: Seat) -> HelpTerms:
    """An empty form."""
    return HelpTerms(
        me, helper, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID
    )


class HelpOffer(HelpForm):
    """Accept, refuse, or once make another form. Rules: GT-T12b. D10, D12."""

    def __init__(
        self,
        me: Seat,
        helper: Seat,
        share: i64,
        pick: i64,
        item: Kind,
        card: Kind,
        firm: i64,
        is_counter: bool,
    ) -> None:
        super().__init__(me, helper, share, pick, item, card, firm)
        self.is_counter = is_counter

    def rule(self) -> str:
        return "GT-T12b"

    def ask(self, t: Tidings) -> list[Move]:
        moves: list[Move] = [REFUSE, ACCEPT]
        if not self.is_counter and t.talks[self.helper] < MOST_TALKS:
            moves.append(COUNTER)
        return moves

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == COUNTER:
            form = HelpTerms(
                self.me, self.helper, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID,
                self.share, self.pick, self.item, self.card, self.firm,
            )  # fmt: skip
            return (form,)
        if move == REFUSE:
            t.note(REFUSED, self.me, self.helper)
            return DONE
        t.note(HELPER_CAME, self.helper, self.share)
        t.helper = self.helper
        t.passed = 0
        t.bargain = Bargain(self.share, self.pick, self.item, self.card, self.firm)
        if self.item >= 0:
            card = t.find(front_of(t.main), self.item)
            t.set_mark(t.main, card, t.mark(t.main, card) | LOCKED)
        return DONE
