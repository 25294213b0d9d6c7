"""Help for a share of the Treasures: forms and answers. Rules: GT-16, GT-T12."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.barter import room
from grimtable.games.grimm_tidings.bargains.naming import (
    SEVERAL,
    UNSAID,
    Named,
    each_once,
    is_list,
    is_open,
    kinds_in,
    said,
    strays,
    without,
    words,
)
from grimtable.games.grimm_tidings.bargains.posting import posted
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
    READY,
    REFUSE,
    REFUSED,
    SHARE,
    SHARE_ALL,
    SHARES,
    THING,
    WHOLE,
    hand_of,
    several_of,
)
from grimtable.games.grimm_tidings.items.gear import tradable
from grimtable.games.grimm_tidings.public import Bargain
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import MOST_TALKS
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat


class HelpForm(Mine[Tidings]):
    """What a help offer says: the helper's share, who picks, Items and cards beside it."""

    def __init__(
        self,
        me: Seat,
        helper: Seat,
        share: i64,
        pick: i64,
        item: Named,
        card: Named,
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
        item: Named,
        card: Named,
        firm: i64,
        old_share: i64,
        old_pick: i64,
        old_item: Named,
        old_card: Named,
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

    def answered(self) -> "HelpOffer":
        """The offer that it counters."""
        return HelpOffer(
            self.me, self.helper, self.old_share, self.old_pick, self.old_item, self.old_card,
            self.old_firm, False,
        )  # fmt: skip

    def rule(self) -> str:
        return "GT-T12a"

    def covert(self, t: Tidings) -> bool:
        return self.me == t.main or is_list(self.item) or is_list(self.card)

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
        if is_open(self.item):
            return self.naming(t, self.item, self.items(t), THING)
        if is_open(self.card):
            return self.naming(t, self.card, self.cards(t), CARD)
        return [IF_WON, FIRM]

    def naming(self, t: Tidings, named: Named, left: list[Kind], verb: i64) -> list[Move]:
        """Nothing, one of the things left, or several of them."""
        moves = words(each_once(left), verb)
        if named != UNSAID:
            return ([READY] if len(kinds_in(named)) >= SEVERAL else []) + moves
        several = len(left) >= SEVERAL and self.is_room_for_several(t, left)
        return [NONE, *moves] + ([several_of(len(t.prints))] if several else [])

    def items(self, t: Tidings) -> list[Kind]:
        """Items that may be named besides the ones already named."""
        named = kinds_in(self.item)
        free = room(t, self.helper) - big_ones(t, named)
        left = without(tradable(t, t.main), named)
        return [kind for kind in left if free > 0 or not t.prints[kind].is_big]

    def is_room_for_several(self, t: Tidings, left: list[Kind]) -> bool:
        """Do at least two of them fit together? A hand card is never Big."""
        big = big_ones(t, left)
        return big == 0 or len(left) - big + min(big, room(t, self.helper)) >= SEVERAL

    def cards(self, t: Tidings) -> list[Kind]:
        """Go Up a Level cards that may be named besides the ones already named (GT-T12c)."""
        if self.me != t.main:
            return without(kinds_in(self.old_card), kinds_in(self.card))
        gifts = [t.kinds[card] for card in t.hand(t.main)]
        gifts = sorted([kind for kind in gifts if is_gift(t, kind)])
        return without(gifts, kinds_in(self.card))

    def is_new(self, t: Tidings, move: Move) -> bool:
        """Does the form differ from the offer after this, or can it still?"""
        form = self.filled(move, len(t.prints))
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
        if strays(self.item, self.old_item) or strays(self.card, self.old_card):
            return True
        return self.firm not in (UNSAID, self.old_firm)

    def filled(self, move: Move, kinds: i64) -> "HelpTerms":
        """With one more word, and the parts that follow from it."""
        share, pick, item, card, firm = self.share, self.pick, self.item, self.card, self.firm
        if share == UNSAID:
            share = WHOLE if move == SHARE_ALL else move - SHARE
            pick = HELPER_FIRST if share in (0, WHOLE) else UNSAID
        elif pick == UNSAID:
            pick = move - PICK
        elif is_open(item):
            item = said(item, move, kinds)
        elif is_open(card):
            card = said(card, move, kinds)
        else:
            firm = 1 if move == FIRM else 0
        if item == -1 and card == -1:
            firm = 0
        return HelpTerms(
            self.me, self.helper, share, pick, item, card, firm,
            self.old_share, self.old_pick, self.old_item, self.old_card, self.old_firm,
        )  # fmt: skip

    def act(self, t: Tidings, move: Move) -> Frames:
        form = self.filled(move, len(t.prints))
        if form.firm == UNSAID:
            return (form,)
        t.talks[self.helper] += 1
        t.note(OFFERED, self.me, self.helper)
        if self.me == t.main:
            for kind in kinds_in(form.card):
                show_card(t, kind)
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


def big_ones(t: Tidings, kinds: list[Kind]) -> i64:
    """How many of these are Big?"""
    return len([kind for kind in kinds if t.prints[kind].is_big])


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
        item: Named,
        card: Named,
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
        lock(t, kinds_in(self.item))
        return DONE


def lock(t: Tidings, kinds: list[Kind]) -> None:
    """Promised Items of the main fighter are marked."""
    for at in range(len(t.front(t.main))):
        kind = t.kinds[t.front(t.main)[at]]
        if kind in kinds:
            kinds.remove(kind)
            t.marks[t.main][at] |= LOCKED
