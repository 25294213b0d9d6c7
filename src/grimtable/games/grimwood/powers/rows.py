"""Powers on the combos: Bride, Demon, Dragon, Elf, Highwayman, Nymph, Sorceress."""

from typing import ClassVar

from mypy_extensions import i64

from grimtable.games.grimwood.ids import (
    ASIDE,
    BACK,
    CARD,
    COMBO,
    COMBOS,
    CROW,
    DECLINE,
    DISCARD,
    DRAGON,
    ELF,
    HAND,
    HIGHWAYMAN,
    KIND,
    MALES,
    NYMPH,
    OWL,
    PAIR,
    SEAT,
    SET,
    SUPERNATURALS,
)
from grimtable.games.grimwood.options import OTHERS_ONLY, TABLE_AND_DISCARD
from grimtable.games.grimwood.playing import FORCED, Immediate, Place
from grimtable.games.grimwood.shapes import (
    Power,
    has_start_left,
    index_of,
    is_any_unfrozen,
    others_unfrozen,
    seat_of,
    start,
    unfrozen,
)
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import DONE, NOTHING, Frames, Gather
from grimtable.kernel.terms import Kind, Move, Seat, bit


class Taker(Power):
    """Take a supernatural that lies in an unfrozen combo. Rulings: GW-R26 (where it may lie)."""

    choice: ClassVar[str] = "supernatural"

    def eligible(self, kind: Kind) -> bool:
        """May this supernatural be taken?"""
        raise NotImplementedError

    def can(self, t: Grimwood, held: i64) -> bool:
        return self.takable(t) != 0

    def takable(self, t: Grimwood) -> i64:
        """Mask of the supernaturals that may be taken."""
        mask: i64 = 0
        for seat in range(t.seats):
            if seat != self.me or t.rules.scope != OTHERS_ONLY:
                for combo in t.rows[seat]:
                    if combo[0] < SUPERNATURALS and not t.frozen(combo):
                        mask |= self.among(combo)
        if t.rules.scope == TABLE_AND_DISCARD:
            for card in t.zones[DISCARD]:
                if card < SUPERNATURALS and self.eligible(card):
                    mask |= bit(card)
        return mask

    def among(self, combo: tuple[Kind, ...]) -> i64:
        """Mask of the eligible cards of a combo."""
        mask: i64 = 0
        for kind in combo:
            if self.eligible(kind):
                mask |= bit(kind)
        return mask

    def ask(self, t: Grimwood) -> list[Move]:
        mask = self.takable(t)
        return self.or_decline([CARD + kind for kind in range(SUPERNATURALS) if mask >> kind & 1])

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        return self.take(t, move - CARD)

    def take(self, t: Grimwood, kind: Kind) -> Frames:
        """To hand, then perhaps played at once (GW-R27)."""
        t.pick(kind, HAND + self.me)
        return (Immediate(self.me, kind, -1),)


class Bride(Taker):
    """A male supernatural out of any combo, to hand or played at once. Rules: GW-C.bride."""

    idle: ClassVar[str] = "bride-idle"

    def rule(self) -> str:
        return "GW-C.bride"

    def eligible(self, kind: Kind) -> bool:
        return MALES >> kind & 1 == 1


class Nymph(Taker):
    """Another supernatural out of any combo must be played. Rules: GW-C.nymph. Rulings: GW-R25."""

    idle: ClassVar[str] = "nymph-idle"

    def rule(self) -> str:
        return "GW-C.nymph"

    def eligible(self, kind: Kind) -> bool:
        return kind != NYMPH

    def take(self, t: Grimwood, kind: Kind) -> Frames:
        if not t.rules.nymph_must:
            return Taker.take(self, t, kind)
        t.pick(kind, ASIDE)
        return (Place(self.me, kind, FORCED),)


class Demon(Power):
    """Destroy a combo. Rules: GW-C.demon, GW-8.10."""

    choice: ClassVar[str] = "combo"

    def rule(self) -> str:
        return "GW-C.demon"

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline(others_unfrozen(t, self.me) + unfrozen(t, self.me))

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move != DECLINE:
            t.scrap(seat_of(move), index_of(move))
        return DONE


class Dragon(Power):
    """Where protection has to be played for, the Dragon wakes. Rules: GW-C.dragon."""

    def act(self, t: Grimwood, move: Move) -> Frames:
        t.awake = True
        return DONE


class Elf(Power):
    """An own supernatural's power once more. Rules: GW-C.elf. Rulings: GW-R19, GW-R28."""

    choice: ClassVar[str] = "power"
    idle: ClassVar[str] = "elf-idle"

    def rule(self) -> str:
        return "GW-C.elf"

    def can(self, t: Grimwood, held: i64) -> bool:
        return len(self.ask(t)) > 0

    def ask(self, t: Grimwood) -> list[Move]:
        mask: i64 = 0
        for combo in t.rows[self.me]:
            for kind in combo:
                if kind < SUPERNATURALS and kind != ELF and kind != DRAGON:
                    mask |= bit(kind)
        if t.rules.elf_gained:
            mask &= t.gained
        mine = [kind for kind in range(SUPERNATURALS) if mask >> kind & 1]
        return self.or_decline([CARD + kind for kind in mine if has_start_left(t, kind)])

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        return start(t, move - CARD, self.me, False)


class Highwayman(Power):
    """Swap one of your combos for another player's. Rules: GW-C.highwayman. Rulings: GW-R29."""

    choice: ClassVar[str] = "swap"
    idle: ClassVar[str] = "highwayman-idle"

    def rule(self) -> str:
        return "GW-C.highwayman"

    def can(self, t: Grimwood, held: i64) -> bool:
        if not is_any_unfrozen(t, self.me):
            return False
        return t.rules.gives_himself or len(unfrozen(t, self.me)) > 0

    def why_idle(self, t: Grimwood) -> tuple[str, i64]:
        gives = is_any_unfrozen(t, self.me)
        return "highwayman-gives-nothing" if gives else Highwayman.idle, 0

    def joins(self, t: Grimwood) -> bool:
        return t.rules.gives_himself or len(unfrozen(t, self.me)) > 1

    def ask(self, t: Grimwood) -> list[Move]:
        mine, rivals = givable(t, self.me), rivals_with_combos(t, self.me)
        if not mine or not rivals:
            return NOTHING
        return self.or_decline(rivals if t.rules.swaps_all else mine)

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        if not t.rules.swaps_all:
            return (HighwaymanTake(self.me, self.forced, move),)
        mine, theirs = givable(t, self.me), unfrozen(t, move - SEAT)
        hand_all(t, theirs, self.me)
        hand_all(t, mine, move - SEAT)
        return DONE


def givable(t: Grimwood, me: Seat) -> list[Move]:
    """Own unfrozen combos; the Highwayman's own only if he may give himself."""
    mine = unfrozen(t, me)
    if t.rules.gives_himself:
        return mine
    return [move for move in mine if HIGHWAYMAN not in t.rows[me][index_of(move)]]


def rivals_with_combos(t: Grimwood, me: Seat) -> list[Move]:
    """The other players who have a combo that powers may touch, clockwise."""
    rivals: list[Move] = []
    for i in range(1, t.seats):
        seat = (me + i) % t.seats
        if unfrozen(t, seat):
            rivals.append(SEAT + seat)
    return rivals


def hand_all(t: Grimwood, combos: list[Move], to: Seat) -> None:
    """All these combos of one seat, in their order, to another."""
    for gone in range(len(combos)):
        t.hand_over(seat_of(combos[gone]), index_of(combos[gone]) - gone, to)


class HighwaymanTake(Power):
    """Which combo does the Highwayman take for the one given?"""

    choice: ClassVar[str] = "seize"

    def __init__(self, me: Seat, forced: bool, given: Move) -> None:
        self.me = me
        self.forced = forced
        self.given = given

    def rule(self) -> str:
        return "GW-C.highwayman"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        return options[0]

    def ask(self, t: Grimwood) -> list[Move]:
        return others_unfrozen(t, self.me) + [BACK]

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == BACK:
            return (Highwayman(self.me, self.forced),)
        t.hand_over(seat_of(move), index_of(move), self.me)
        t.hand_over(self.me, index_of(self.given), seat_of(move))
        return DONE


class Sorceress(Power):
    """Sacrifice a set of animals for another player's combo. Rules: GW-C.sorceress."""

    idle: ClassVar[str] = "sorceress-idle"

    def can(self, t: Grimwood, held: i64) -> bool:
        return is_any_unfrozen(t, self.me) and len(payments(t, self.me)) > 0

    def why_idle(self, t: Grimwood) -> tuple[str, i64]:
        if is_any_unfrozen(t, self.me):
            return "sorceress-pays-nothing", 2 if t.rules.pays_pair else 3
        return Sorceress.idle, 0

    def lapses(self, t: Grimwood) -> bool:
        return not is_any_unfrozen(t, self.me)

    def act(self, t: Grimwood, move: Move) -> Frames:
        return (Sacrifice(self.me, self.forced),)


def payments(t: Grimwood, me: Seat) -> list[Move]:
    """What the Sorceress accepts (GW-R24): owls before crows, the table before the hand."""
    options: list[Move] = []
    for kind in (OWL, CROW):
        held = t.count(me, kind)
        if t.rules.pays_pair:
            if held >= 2:
                options.append(PAIR + kind - OWL)
            continue
        row = t.rows[me]
        for i in range(len(row)):
            if KIND[row[i][0]] == kind:
                options.append(COMBO + me * COMBOS + i)
        if held >= 3:
            options.append(SET + kind - OWL)
    return options


class Sacrifice(Gather[Grimwood]):
    """What does she pay, and which combo does she take? Answered unseen, for the set may lie in
    the hand and is public only once it is paid (GW-C.sorceress, GW-R48).
    """

    choice: ClassVar[str] = "price"

    def __init__(self, me: Seat, forced: bool) -> None:
        self.me = me
        self.forced = forced

    def rule(self) -> str:
        return "GW-C.sorceress"

    def seats(self, t: Grimwood) -> i64:
        return bit(self.me)

    def ask_seat(self, t: Grimwood, seat: Seat) -> list[Move]:
        picks = since_back(t.answers[seat])
        if not picks:
            options = payments(t, seat)
            if not options or not self.forced:
                options.append(DECLINE)
            return options
        if len(picks) == 1 and picks[0] != DECLINE:
            return others_unfrozen(t, seat) + [BACK]
        return NOTHING

    def act_all(self, t: Grimwood, answers: list[list[Move]]) -> Frames:
        picks = since_back(answers[self.me])
        if picks[0] != DECLINE:
            sacrifice(t, self.me, picks[0])
            t.hand_over(seat_of(picks[1]), index_of(picks[1]), self.me)
        return DONE


def since_back(answers: list[Move]) -> list[Move]:
    """What was picked after the last change of mind."""
    picks: list[Move] = []
    for move in answers:
        if move == BACK:
            picks = []
        else:
            picks.append(move)
    return picks


def sacrifice(t: Grimwood, me: Seat, move: Move) -> None:
    """The set that pays goes to the discard pile."""
    if move >= COMBO:
        t.scrap(me, index_of(move))
        return
    kind = (move - SET if move < PAIR else move - PAIR) + OWL
    for i in range(3 if move < PAIR else 2):
        t.discard(t.find(HAND + me, kind), HAND + me)
