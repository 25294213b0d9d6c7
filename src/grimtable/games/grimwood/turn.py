"""The turn: begin, main action, hand limit, end (GW-3, GW-9, GW-10)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from grimtable.games.grimwood.budget import (
    can_close,
    can_extra,
    can_power,
    can_rune,
    is_owed,
    is_stalled,
    pay_close,
    pay_extra,
    pay_power,
    pay_rune,
    refill,
)
from grimtable.games.grimwood.ids import (
    ASIDE,
    CARD,
    CLEARING,
    CROW,
    DECK,
    DECK_EMPTY,
    DRAW,
    DRAW_EXTRA,
    END,
    HAND,
    LAY,
    MIXED_SETTINGS,
    OWL,
    PATH,
    PLAY,
    RUNE,
    RUNE_PLAY,
    SET,
    SKIPPED,
    STALLED,
    STEAL,
    STEAL_EXTRA,
    SUPERNATURALS,
    SWAMP,
    THREE_CLEARINGS,
    THREE_CROWS,
    THREE_OWLS,
    THREE_PATHS,
    THREE_SWAMPS,
    TURN,
)
from grimtable.games.grimwood.playing import LAID, PLAYED, Place, play_rune
from grimtable.games.grimwood.shapes import MyFrame, has_start_left, power
from grimtable.games.grimwood.steals import REGULAR, steal
from grimtable.games.grimwood.table import WEIGHT, Grimwood, counted
from grimtable.kernel.frames import AGAIN, DONE, Frames
from grimtable.kernel.terms import Kind, Move, bit

SETS: Final[list[list[i64]]] = [
    [OWL, OWL, OWL],
    [CROW, CROW, CROW],
    [SWAMP, PATH, CLEARING],
    [SWAMP, SWAMP, SWAMP],
    [PATH, PATH, PATH],
    [CLEARING, CLEARING, CLEARING],
]
"""What each move of the SET span lays (GW-5.2)."""


class BeginTurn(MyFrame):
    """A turn begins, or is left out. Rules: GW-3.9, GW-C.werewolf. Rulings: GW-R22."""

    def act(self, t: Grimwood, move: Move) -> Frames:
        me = self.me
        t.active = me
        t.turn += 1
        if t.skips[me]:
            t.skips[me] -= 1
            t.note(SKIPPED, me, 0)
            return SKIP_TURN[me]
        refill(t)
        t.note(TURN, me, t.turn)
        if is_stalled(t):
            t.note(STALLED, me, t.idle)
        return FULL_TURN[me]


class EndTurn(MyFrame):
    """A turn is over: count it, go on or finish. Rules: GW-10. Rulings: GW-R21, GW-R39."""

    def act(self, t: Grimwood, move: Move) -> Frames:
        if t.zones[DECK]:
            t.idle = 0 if t.drew else t.idle + 1
        t.drew = False
        if t.left == 0:
            t.finish(DECK_EMPTY)
            return DONE
        if t.left > 0:
            t.left -= 1
        return NEXT_TURN[(self.me + 1) % t.seats]


class DiscardToLimit(MyFrame):
    """Down to seven cards, chosen by their owner. Rules: GW-9.2. Rulings: GW-R20."""

    choice: ClassVar[str] = "limit"

    def rule(self) -> str:
        return "GW-9.2"

    def lapses(self, t: Grimwood) -> bool:
        return len(t.zones[HAND + self.me]) <= 7

    def covert(self, t: Grimwood) -> bool:
        return True

    def ask(self, t: Grimwood) -> list[Move]:
        return [CARD + kind for kind in t.kinds_in(HAND + self.me)]

    def act(self, t: Grimwood, move: Move) -> Frames:
        t.discard(t.find(HAND + self.me, move - CARD), HAND + self.me)
        return AGAIN


class MainAction(MyFrame):
    """What the active player does next, until the turn is ended.

    Rules: GW-3, GW-4, GW-5.1. Rulings: GW-R2 to GW-R7, GW-R48 (asked even if only END is left).
    """

    def rule(self) -> str:
        return "GW-3.1"

    def covert(self, t: Grimwood) -> bool:
        return True

    def ask(self, t: Grimwood) -> list[Move]:
        options: list[Move] = []
        owed = is_owed(t)
        if can_close(t):
            self.add_closing(t, DRAW, STEAL, options)
        if can_extra(t):
            self.add_closing(t, DRAW_EXTRA, STEAL_EXTRA, options)
        self.add_cards(t, owed, options)
        if not owed:
            options.append(END)
        return options

    def add_closing(self, t: Grimwood, draw: Move, steal: Move, options: list[Move]) -> None:
        """Draw, or steal from a hand that is large enough (GW-4.1, GW-4.2b)."""
        if t.zones[DECK]:
            options.append(draw)
            if is_stalled(t):
                return
        seat = self.me
        for i in range(t.seats - 1):
            seat = seat + 1 if seat + 1 < t.seats else 0
            if len(t.zones[HAND + seat]) >= t.rules.regular_min:
                options.append(steal + seat)

    def add_cards(self, t: Grimwood, owed: bool, options: list[Move]) -> None:
        """What the hand allows, in the order of the vocabulary."""
        supernaturals: i64 = 0
        tally: i64 = 0
        hand = t.zones[HAND + self.me]
        for card in hand:
            if card < SUPERNATURALS:
                supernaturals |= bit(card)
            else:
                tally += WEIGHT[card]
        if tally:
            if counted(tally, RUNE) and can_rune(t, owed):
                options.append(RUNE_PLAY)
            if len(hand) >= 3:
                add_sets(tally, options)
        if supernaturals:
            self.add_supernaturals(t, supernaturals, can_power(t, owed), options)

    def add_supernaturals(self, t: Grimwood, mask: i64, paid: bool, options: list[Move]) -> None:
        """Play for the power (GW-4.4, GW-8.12), or lay without it (GW-5.6)."""
        free = t.rules.free_placement
        held = t.held(self.me) - 1
        for kind in range(SUPERNATURALS):
            if mask >> kind & 1:
                if paid and has_start_left(t, kind):
                    if not free or power(kind, self.me, False).can(t, held):
                        options.append(PLAY + kind)
                if paid or free:
                    options.append(LAY + kind)

    def act(self, t: Grimwood, move: Move) -> Frames:
        me = self.me
        if move == END:
            return DONE
        if move == DRAW:
            pay_close(t)
            t.draw(me)
        elif move == DRAW_EXTRA:
            pay_extra(t)
            t.draw(me)
        elif move == RUNE_PLAY:
            pay_rune(t)
            play_rune(t, me)
        elif move < STEAL_EXTRA:
            pay_close(t)
            return steal(me, move - STEAL, REGULAR), self
        elif move < SET:
            pay_extra(t)
            return steal(me, move - STEAL_EXTRA, REGULAR), self
        elif move < PLAY:
            t.lay_set(SETS[move - SET], me)
        else:
            return self.supernatural(t, move), self
        return AGAIN

    def supernatural(self, t: Grimwood, move: Move) -> Place:
        """Off the hand, openly; its place is the next question."""
        played = move < LAY
        kind: Kind = move - PLAY if played else move - LAY
        if played or not t.rules.free_placement:
            pay_power(t)
        t.move(kind, HAND + self.me, ASIDE)
        return Place(self.me, kind, PLAYED if played else LAID)


def add_sets(tally: i64, options: list[Move]) -> None:
    """The complete sets among owls, crows and settings (GW-5.3); four bits of the tally each."""
    if tally & 15 >= 3:
        options.append(SET + THREE_OWLS)
    if tally >> 4 & 15 >= 3:
        options.append(SET + THREE_CROWS)
    swamps, paths, clearings = tally >> 8 & 15, tally >> 12 & 15, tally >> 16 & 15
    if swamps and paths and clearings:
        options.append(SET + MIXED_SETTINGS)
    if swamps >= 3:
        options.append(SET + THREE_SWAMPS)
    if paths >= 3:
        options.append(SET + THREE_PATHS)
    if clearings >= 3:
        options.append(SET + THREE_CLEARINGS)


SEATS: Final = 6
FULL_TURN: Final[list[Frames]] = [
    (MainAction(me), DiscardToLimit(me), EndTurn(me)) for me in range(SEATS)
]
SKIP_TURN: Final[list[Frames]] = [(EndTurn(me),) for me in range(SEATS)]
NEXT_TURN: Final[list[Frames]] = [(BeginTurn(me),) for me in range(SEATS)]
"""Made once: frames never change."""
