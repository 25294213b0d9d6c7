"""A fight from the reveal to its end. Rules: GT-13, GT-16, GT-17, GT-T11."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.naming import kinds_in
from grimtable.games.grimm_tidings.bargains.trades import hand_over
from grimtable.games.grimm_tidings.cards.effects import Work
from grimtable.games.grimm_tidings.cards.playing import Received
from grimtable.games.grimm_tidings.fights.combat import add_foe, unlock, use_up
from grimtable.games.grimm_tidings.fights.running import RunNext
from grimtable.games.grimm_tidings.fights.strength import (
    at_stake,
    extra_treasures,
    helper_levels,
    is_winning,
)
from grimtable.games.grimm_tidings.ids import (
    ALTERNATE_HELPER,
    ALTERNATE_MAIN,
    CARD,
    FIGHT,
    FIGHT_BEGAN,
    HAND_DICE,
    KILLED,
    LEVEL_TEN,
    LOCKED,
    LOST,
    MAIN_FIRST,
    ON_KILL,
    RANDOM_PICK,
    SPOILS,
    TREASURES,
    WON_WITHOUT,
    fresh_of,
    hand_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import fits_trade
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.games.grimm_tidings.turn.windows import CombatWindow, open_window
from grimtable.kernel.frames import DONE, GO, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, Zone, bit


def begin_fight(t: Tidings, main: Seat, kind: Kind, src: Zone) -> Frames:
    """A monster is revealed: from now on the combat exists."""
    t.main = main
    t.is_fought = True
    open_window(t)
    t.note(FIGHT_BEGAN, main, kind)
    add_foe(t, kind, src)
    return Checks(), CombatWindow(main), Decide()


class Decide(Frame[Tidings]):
    """All have passed, or no monster is left: the numbers of this beat decide."""

    def act(self, t: Tidings, move: Move) -> Frames:
        t.is_decided = True
        t.offers = []
        if not t.foes:
            t.note(WON_WITHOUT, t.main, 0)
            discard_fight(t)
            return share_out(t, t.pending) + (Promises(), Over(t.main, True))
        if is_winning(t):
            return kill(t)
        t.note(LOST, t.main, t.helper)
        left = bit(len(t.foes)) - 1
        runs = tuple([RunNext(seat, left) for seat in t.fighters()])
        return runs + (AfterRun(),)


def discard_fight(t: Tidings) -> None:
    """Monsters and combat cards go in the order in which they came in."""
    for card in t.zones[FIGHT][:]:
        t.discard(card, FIGHT)


def kill(t: Tidings) -> Frames:
    """Levels fall at the same instant; whoever reaches 10 wins; then Treasures (GT-T11)."""
    drawn = at_stake(t) + extra_treasures(t)
    levels: i64 = 0
    for kind, number, copy in t.foes:
        levels += t.prints[kind].levels
    t.note(KILLED, t.main, len(t.foes))
    helped = helper_levels(t)
    discard_fight(t)
    t.set_level(t.main, min(10, t.levels[t.main] + levels))
    if t.helper >= 0:
        t.set_level(t.helper, min(10, t.levels[t.helper] + helped))
    if is_won(t):
        return DONE
    after: Frames = ()
    for kind, number, copy in t.foes:
        if t.prints[kind].parts[ON_KILL]:
            after += (Work(t.main, kind, ON_KILL, 0, -1, -1),)
    return share_out(t, drawn) + (Promises(),) + after + (Over(t.main, True),)


def is_won(t: Tidings) -> bool:
    """The win check. Rules: GT-5. Rulings: GT-R7, GT-R44."""
    for seat in t.fighters():
        if t.levels[seat] >= 10:
            t.winners |= bit(seat)
    if not t.winners:
        return False
    if t.rules.main_only and t.winners >> t.main & 1:
        t.winners = bit(t.main)
    t.finish(LEVEL_TEN)
    return True


# Treasures


def share_out(t: Tidings, n: i64) -> Frames:
    """Alone: face down into the hand. With help: face up, then shared (GT-17.3, GT-R34)."""
    if t.helper < 0:
        for i in range(n):
            t.draw_unseen(TREASURES, t.main)
        return DONE
    for i in range(n):
        card = t.draw(TREASURES)
        if card >= 0:
            t.move(card, TREASURES, SPOILS)
    drawn: i64 = len(t.zones[SPOILS])
    assert t.bargain is not None
    theirs = min(i64(t.bargain.share), drawn)
    order: i64 = t.bargain.pick
    if order == RANDOM_PICK:
        return deal_randomly(t, theirs)
    is_alternate = order == ALTERNATE_HELPER or order == ALTERNATE_MAIN
    if order == MAIN_FIRST or order == ALTERNATE_MAIN:
        return (PickTreasure(t.main, t.helper, drawn - theirs, theirs, is_alternate),)
    return (PickTreasure(t.helper, t.main, theirs, drawn - theirs, is_alternate),)


def deal_randomly(t: Tidings, theirs: i64) -> Frames:
    """Chance picks the helper's share, the rest is the main fighter's."""
    for i in range(theirs):
        spoils = t.zones[SPOILS]
        take_spoil(t, t.helper, t.kinds[spoils[t.below(len(spoils), HAND_DICE)]])
    return (PickTreasure(t.main, t.helper, len(t.zones[SPOILS]), 0, False),)


def take_spoil(t: Tidings, seat: Seat, kind: Kind) -> None:
    """A Treasure is taken, known to all; the helper may lay it down after the fight."""
    goal = fresh_of(seat) if seat == t.helper else hand_of(seat)
    t.move(t.find(SPOILS, kind), SPOILS, goal)


class PickTreasure(Mine[Tidings]):
    """Which Treasure? Whoever has the full share picks no more. Rules: GT-16.5, GT-T12a. D13."""

    def __init__(self, me: Seat, other: Seat, mine: i64, theirs: i64, alternate: bool) -> None:
        self.me = me
        self.other = other
        self.mine = mine
        self.theirs = theirs
        self.alternate = alternate

    def rule(self) -> str:
        return "GT-16.5"

    def ask(self, t: Tidings) -> list[Move]:
        if not self.mine or not self.theirs:
            return GO  # what is left goes without a choice
        return [move_of(kind, CARD) for kind in t.held(SPOILS)]

    def act(self, t: Tidings, move: Move) -> Frames:
        if not self.mine or not self.theirs:
            taker = self.me if self.mine else self.other
            for card in t.zones[SPOILS][:]:
                take_spoil(t, taker, t.kinds[card])
            return DONE
        take_spoil(t, self.me, kind_of(move))
        if not self.alternate:
            return (PickTreasure(self.me, self.other, self.mine - 1, self.theirs, False),)
        return (PickTreasure(self.other, self.me, self.theirs, self.mine - 1, True),)


# The end


class Promises(Frame[Tidings]):
    """The deal is carried out: Items, then cards. What cannot be done now lapses (GT-T12d)."""

    def lapses(self, t: Tidings) -> bool:
        return t.bargain is None

    def act(self, t: Tidings, move: Move) -> Frames:
        assert t.bargain is not None
        for item in kinds_in(t.bargain.item):
            pay_item(t, item)
        for card in kinds_in(t.bargain.card):
            if t.holds(hand_of(t.main), card) and t.levels[t.helper] < 9:
                t.discard(t.find(hand_of(t.main), card), hand_of(t.main))
                t.gain(t.helper, t.prints[card].parts[0][0].amount)
        unlock(t)
        return DONE


def pay_item(t: Tidings, kind: Kind) -> None:
    """A promised Item goes to the helper, if it still lies there and fits."""
    for card in t.front(t.main):
        if t.kinds[card] == kind and t.mark(t.main, card) & LOCKED:
            if fits_trade(t, t.helper, kind, -1):
                hand_over(t, kind, t.main, t.helper)
            return


class AfterRun(Frame[Tidings]):
    """All have run: monsters go, unconditional promises are paid."""

    def act(self, t: Tidings, move: Move) -> Frames:
        discard_fight(t)
        if t.bargain is not None and t.bargain.firm:
            return Promises(), Over(t.main, False)
        return (Over(t.main, False),)


class Over(Frame[Tidings]):
    """The combat is over: what was meant for it is used up."""

    def __init__(self, main: Seat, won: bool) -> None:
        self.main = main
        self.won = won

    def act(self, t: Tidings, move: Move) -> Frames:
        for seat in t.fighters():
            use_up(t, seat, self.won and seat == self.main)
        helper = t.helper
        unlock(t)
        clear_combat(t)
        if helper >= 0 and t.zones[fresh_of(helper)]:
            return Checks(), Received(helper, 0), Checks()
        return (Checks(),)


def clear_combat(t: Tidings) -> None:
    """No combat runs."""
    t.main = t.helper = -1
    t.is_decided = False
    t.foes = []
    t.lines = []
    t.uses = []
    t.pending = t.removed = t.bribed = t.safe = 0
    t.die = 0
    for seat in range(t.seats):
        t.dread[seat] += t.omens[seat]
        t.omens[seat] = 0
        t.sides[seat] = t.talks[seat] = 0
