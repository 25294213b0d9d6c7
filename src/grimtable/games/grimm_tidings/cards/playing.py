"""Playing a card, using an ability, laying down. Rules: GT-6, GT-8.10, GT-9.1. D22, D23, D30."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.naming import kinds_in
from grimtable.games.grimm_tidings.cards.aims import aim_of, from_hand, is_double, seconds, targets
from grimtable.games.grimm_tidings.cards.effects import Work
from grimtable.games.grimm_tidings.cards.prints import (
    AT_FIGHTER,
    AT_RIVAL_ITEM,
    ATTACH,
    GAIN_LEVEL,
    PER_TURN,
    SEARCH,
    YOU,
)
from grimtable.games.grimm_tidings.cards.reactions import React, take_out
from grimtable.games.grimm_tidings.fights.combat import add_foe
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    ANNOUNCED,
    ANYTIME,
    BACKSTAB,
    CARD,
    CLASS,
    CURSE,
    DOOR_SPECIAL,
    ENHANCER,
    EQUIP,
    FIRST_KIND,
    FOE,
    LAY,
    LOCKED,
    MONSTER,
    NONE,
    ONE_SHOT,
    PARLEY,
    PLAY,
    PROGRAM,
    READY,
    ROBBERY,
    SEAT,
    SKILL,
    TAKE_OFF,
    THING,
    TITLE,
    TO_CARD,
    TO_CURSE,
    fresh_of,
    front_of,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import (
    MOST_CHANGES,
    equip,
    equippable,
    equipped,
    has_room,
    place_of,
    set_equipped,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import ALL, Kind, Move, Seat, Zone


def play(t: Tidings, seat: Seat, kind: Kind, verb: i64) -> Frames:
    """A card is announced, its targets named, answers heard; then it works."""
    if t.prints[kind].sort == MONSTER:  # by its own text
        src = hand_of(seat)
        add_foe(t, kind, src)
        return DONE
    take_out(t, seat, kind, verb)
    return aimed(t, seat, kind, PROGRAM, -1, -1)


def use(t: Tidings, seat: Seat, kind: Kind, part: i64, foe: i64) -> Frames:
    """An ability: targets, cost, effect."""
    return aimed(t, seat, kind, part, foe, -1)


def aimed(t: Tidings, me: Seat, kind: Kind, part: i64, target: i64, second: i64) -> Frames:
    """Ask for the next target, or go on when all are named."""
    aim = aim_of(t, kind, part)
    if (aim and target < 0) or (is_double(aim) and second < 0):
        return (Aim(me, kind, part, target, second),)
    if part >= ABILITY:
        return paid(t, me, kind, part, target, second)
    sort = t.prints[kind].sort
    if sort == CURSE:
        return React(TO_CURSE, kind, target), Resolve(me, kind, target, second)
    if sort in (ENHANCER, ONE_SHOT, DOOR_SPECIAL):
        return React(TO_CARD, kind, t.next_to(me)), Resolve(me, kind, target, second)
    return (Resolve(me, kind, target, second),)


def paid(t: Tidings, me: Seat, kind: Kind, part: i64, target: i64, second: i64) -> Frames:
    """The use is counted, the cost paid, then it works (GT-R31, GT-R56)."""
    ability = t.prints[kind].abilities[part - ABILITY]
    is_foe = t.prints[kind].sort == MONSTER
    user = -1 - t.foe_number(target) if is_foe else me
    used = (user, kind, part, target if not is_foe else -1)
    if ability.per == PER_TURN:
        t.turn_uses.append(used)
    else:
        t.uses.append(used)
    tell_use(t, me, kind, part, target)
    work = Work(me, kind, part, 0, target, second)
    if not ability.cost:
        return (work,)
    return Pay(me, ability.cost, ability.hand_only, kind), work


def tell_use(t: Tidings, me: Seat, kind: Kind, part: i64, target: i64) -> None:
    """Everybody hears who uses which ability, or against whom it goes."""
    aim = aim_of(t, kind, part)
    if t.prints[kind].sort == MONSTER:
        t.note(PARLEY, me, kind)
    elif aim == AT_RIVAL_ITEM:
        t.note(ROBBERY, me, target)
    elif aim == AT_FIGHTER and t.prints[kind].parts[part][0].amount < 0:
        t.note(BACKSTAB, me, target)
    else:
        t.note(SKILL, me, kind)


class Aim(Mine[Tidings]):
    """At whom, at what? Part of the announcement. D23."""

    def __init__(self, me: Seat, kind: Kind, part: i64, target: i64, second: i64) -> None:
        self.me = me
        self.kind = kind
        self.part = part
        self.target = target
        self.second = second

    def rule(self) -> str:
        return "GT-T1"

    def covert(self, t: Tidings) -> bool:
        return from_hand(aim_of(t, self.kind, self.part))

    def ask(self, t: Tidings) -> list[Move]:
        if self.target < 0:
            found = targets(t, self.me, self.kind, self.part)
        else:
            found = seconds(t, self.me, self.kind, self.part, self.target)
        return found or [NONE]  # nothing: only in a world where another hand was dealt

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == NONE:
            return (Settle(self.me, self.kind),)
        named = value_of(move)
        if verb_of(move) == CARD:  # a monster of the hand is named openly
            t.move(t.find(hand_of(self.me), named), hand_of(self.me), ANNOUNCED)
        if self.target < 0:
            return aimed(t, self.me, self.kind, self.part, named, -1)
        return aimed(t, self.me, self.kind, self.part, self.target, named)


def value_of(move: Move) -> i64:
    """The kind, monster, seat or side a move names."""
    if move >= FIRST_KIND:
        return kind_of(move)
    if move >= FOE:
        return move - FOE
    return move - SEAT if move >= SEAT else move


class Pay(Mine[Tidings]):
    """Which card pays? Rules: GT-8.10. Rulings: GT-R31."""

    def __init__(self, me: Seat, n: i64, hand_only: bool, kind: Kind) -> None:
        self.me = me
        self.n = n
        self.hand_only = hand_only
        self.kind = kind

    def rule(self) -> str:
        return "GT-8.10"

    def covert(self, t: Tidings) -> bool:
        return True

    def lapses(self, t: Tidings) -> bool:
        return self.n == 0

    def ask(self, t: Tidings) -> list[Move]:
        return payable(t, self.me, self.hand_only, self.kind)

    def act(self, t: Tidings, move: Move) -> Frames:
        kind = kind_of(move)
        if verb_of(move) == CARD:
            t.discard(t.find(hand_of(self.me), kind), hand_of(self.me))
        else:
            t.lose_front(t.find(front_of(self.me), kind), self.me)
        return (Pay(self.me, self.n - 1, self.hand_only, self.kind),)


def payable(t: Tidings, me: Seat, hand_only: bool, kind: Kind) -> list[Move]:
    """Hand cards, and cards in play but the one used, kept Curses and promises."""
    moves = [move_of(held, CARD) for held in t.held(hand_of(me)) if not is_promised(t, me, held)]
    if not hand_only:
        for card in t.front(me):
            move = move_of(t.kinds[card], THING)
            if t.kinds[card] != kind and t.print(card).sort != CURSE and move not in moves:
                if not t.mark(me, card) & LOCKED:
                    moves.append(move)
    return moves


def payable_count(t: Tidings, me: Seat, hand_only: bool, kind: Kind) -> i64:
    """How many cards could pay."""
    count: i64 = 0
    for card in t.hand(me):
        if not is_promised(t, me, t.kinds[card]):
            count += 1
    if not hand_only:
        for card in t.front(me):
            if t.kinds[card] != kind and t.print(card).sort != CURSE:
                count += 0 if t.mark(me, card) & LOCKED else 1
    return count


def is_promised(t: Tidings, me: Seat, kind: Kind) -> bool:
    """Is this hand card promised to the helper? (GT-T12d)"""
    return me == t.main and t.bargain is not None and kind in kinds_in(t.bargain.card)


class Resolve(Mine[Tidings]):
    """The announced card works, if it still lies there (GT-T17)."""

    def __init__(self, me: Seat, kind: Kind, target: i64, second: i64) -> None:
        self.me = me
        self.kind = kind
        self.target = target
        self.second = second

    def lapses(self, t: Tidings) -> bool:
        return not t.holds(ANNOUNCED, self.kind)

    def act(self, t: Tidings, move: Move) -> Frames:
        work = Work(self.me, self.kind, PROGRAM, 0, self.target, self.second)
        return work, Settle(self.me, self.kind)


class Settle(Frame[Tidings]):
    """Its effect done, a card that does not stay is discarded; then RECEIVED, if cards came."""

    def __init__(self, player: Seat, kind: Kind) -> None:
        self.player = player
        self.kind = kind

    def act(self, t: Tidings, move: Move) -> Frames:
        if t.holds(ANNOUNCED, self.kind):
            t.discard(t.find(ANNOUNCED, self.kind), ANNOUNCED)
        for frame in t.stack:
            if isinstance(frame, Received):
                return DONE  # what comes inside the window is just received, too
        if self.player >= 0 and t.zones[fresh_of(self.player)]:
            return (Received(self.player, 0),)
        return DONE


# Laying down


def can_lay(t: Tidings, seat: Seat, kind: Kind, in_combat: bool) -> bool:
    """May this card be laid down now, as to what it is?"""
    card = t.prints[kind]
    if card.is_role():
        return True
    return card.is_item() and not in_combat and has_room(t, seat, kind)


def lay(t: Tidings, seat: Seat, kind: Kind, src: Zone) -> None:
    """A Class replaces the old one (GT-R12); Items come down unequipped."""
    sort = t.prints[kind].sort
    if sort == CLASS or (sort == TITLE and t.rules.one_title):
        for card in t.front(seat)[:]:
            if t.print(card).sort == sort:
                t.lose_front(card, seat)
    t.put_front(t.find(src, kind), src, seat, 0)


def changes(t: Tidings, seat: Seat) -> list[Move]:
    """Equipment that can be put on or taken off now (GT-6.6)."""
    return [] if t.changes[seat] >= MOST_CHANGES else gear_moves(t, seat)


def gear_moves(t: Tidings, seat: Seat) -> list[Move]:
    """One Item put on, or one taken off."""
    moves = [move_of(kind, EQUIP) for kind in equippable(t, seat)]
    return moves + [move_of(kind, TAKE_OFF) for kind in equipped(t, seat)]


def change(t: Tidings, seat: Seat, move: Move) -> None:
    """Put one Item on or take one off, and count it."""
    t.changes[seat] += 1
    wear(t, seat, move)


def wear(t: Tidings, seat: Seat, move: Move) -> None:
    """Put one Item on or take one off."""
    if verb_of(move) == EQUIP:
        equip(t, seat, kind_of(move))
    else:
        set_equipped(t, seat, place_of(t, seat, kind_of(move), True), False)


def can_play(t: Tidings, seat: Seat, kind: Kind) -> bool:
    """Could this card do anything, its timing aside?"""
    card = t.prints[kind]
    for clause in card.parts[PROGRAM]:
        if clause.act == SEARCH and not t.zones[clause.word]:
            return False
        if clause.act == GAIN_LEVEL and clause.word == YOU and t.levels[seat] >= 9:
            return False
    return not aim_of(t, kind, PROGRAM) or len(targets(t, seat, kind, PROGRAM)) > 0


class Received(Mine[Tidings]):
    """Lay down or play what you just received. Rules: GT-6.7, GT-9.1. Rulings: GT-R21."""

    def __init__(self, me: Seat, changed: i64) -> None:
        self.me = me
        self.changed = changed
        """Changes of equipment in this window (GT-T18)."""

    def rule(self) -> str:
        return "GT-R21"

    def covert(self, t: Tidings) -> bool:
        return True

    def ask(self, t: Tidings) -> list[Move]:
        moves: list[Move] = [READY]
        for kind in t.held(fresh_of(self.me)):
            card = t.prints[kind]
            if can_lay(t, self.me, kind, False):
                moves.append(move_of(kind, LAY))
            if card.timing & ANYTIME or card.has_act(ATTACH):
                if can_play(t, self.me, kind):
                    moves.append(move_of(kind, PLAY))
        return moves if self.changed >= MOST_CHANGES else moves + gear_moves(t, self.me)

    def act(self, t: Tidings, move: Move) -> Frames:
        from grimtable.games.grimm_tidings.turn.checks import Checks  # it builds on this module

        if move == READY:
            take_in(t, self.me)
            return DONE
        kind, verb = kind_of(move), verb_of(move)
        if verb == LAY:
            lay(t, self.me, kind, fresh_of(self.me))
            return Checks(), self
        if verb == PLAY:
            t.move(t.find(fresh_of(self.me), kind), fresh_of(self.me), ANNOUNCED)
            return aimed(t, self.me, kind, PROGRAM, -1, -1) + (Checks(), self)
        wear(t, self.me, move)
        return (Received(self.me, self.changed + 1),)


def take_in(t: Tidings, seat: Seat) -> None:
    """What was just received goes to the hand; who knew it still does."""
    fresh = fresh_of(seat)
    for card in t.zones[fresh][:]:
        if t.know[card] & ALL == ALL:
            t.move(card, fresh, hand_of(seat))
    for card in t.zones[fresh][:]:
        t.slip(card, fresh, hand_of(seat), t.know[card] & ALL)
