"""Setting up a game of Grimm Tidings. Rules: GT-1, GT-4. Rulings: GT-R3, GT-R4, GT-R53."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.playing import can_lay, change, changes, lay
from grimtable.games.grimm_tidings.ids import (
    CLASS,
    DOOR_BACK,
    DOOR_DICE,
    DOORS,
    EQUIP,
    FEMALE,
    LAY,
    LOT,
    MALE,
    OWN,
    PASS,
    READY,
    SEX,
    STARTED,
    STREAMS,
    TAKE_OFF,
    TITLE,
    TREASURE_DICE,
    TREASURES,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.options import Options, Rules
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.games.grimm_tidings.turn.phases import Turn
from grimtable.kernel.frames import NOTHING, Frame, Frames, Gather
from grimtable.kernel.terms import POOL, Move, Seat, bit


class Setup(Gather[Tidings]):
    """Sex, then cards laid down and equipped one after the other; revealed together. D1."""

    def rule(self) -> str:
        return "GT-4.3"

    def seats(self, t: Tidings) -> i64:
        return t.everyone()

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        said = t.answers[seat]
        if not said:
            return [PASS, MALE, FEMALE]
        if said[len(said) - 1] == READY:
            return NOTHING
        trial = t.clone()
        for move in said[1:]:
            dress(trial, seat, move)
        moves: list[Move] = [READY]
        for kind in trial.held(hand_of(seat)):
            if can_lay(trial, seat, kind, False) and is_free_role(trial, seat, kind):
                moves.append(move_of(kind, LAY))
        return moves + changes(trial, seat)

    def act_all(self, t: Tidings, answers: list[list[Move]]) -> Frames:
        for seat in range(t.seats):
            choice = answers[seat][0]
            t.sexes[seat] = t.below(2, LOT) if choice == PASS else choice - MALE
            t.note(SEX, seat, t.sexes[seat])
            for move in answers[seat][1:]:
                dress(t, seat, move)
        return Checks(), Start()


def dress(t: Tidings, seat: Seat, move: Move) -> None:
    """One step of a seat's preparations."""
    if verb_of(move) == LAY:
        lay(t, seat, kind_of(move), hand_of(seat))
    elif verb_of(move) in (EQUIP, TAKE_OFF):
        change(t, seat, move)


def is_free_role(t: Tidings, seat: Seat, kind: i64) -> bool:
    """At the start one Class, and with `titles_exclusive` one title, is laid down (GT-4.3)."""
    sort = t.prints[kind].sort
    if sort == CLASS:
        return not t.has_class(seat)
    return sort != TITLE or not t.rules.one_title or not t.has_title(seat)


class Start(Frame[Tidings]):
    """Decide who goes first (GT-R3)."""

    def act(self, t: Tidings, move: Move) -> Frames:
        named = t.rules.first_seat
        t.starter = named if named >= 0 else t.below(t.seats, LOT)
        t.note(STARTED, t.starter, 0)
        return (Turn(t.starter),)


def blank(seats: i64, options: Options) -> Tidings:
    """An empty table."""
    rules = Rules(options)
    zones: list[list[i64]] = [[] for i in range(OWN + 4 * seats)]
    know: list[i64] = [0] * len(rules.cards.kinds)
    columns: list[list[i64]] = [[0] * int(seats) for i in range(9)]
    columns[0] = [1] * int(seats)
    columns[1] = [-1] * int(seats)
    marks: list[list[i64]] = [[] for i in range(seats)]
    dealings: list[i64] = [0] * int(seats * seats)
    t = Tidings(seats, zones, know, [0] * STREAMS, [], rules, columns, marks, dealings)
    for card in range(len(t.kinds)):
        t.know[card] = t.pool_of(t.kinds[card]) << POOL
    t.roll_anew(0)
    return t


def deal(t: Tidings) -> None:
    """Decks shuffled, hands dealt seat by seat; the first question is open."""
    for card in range(len(t.kinds)):
        deck = DOORS if t.pool_of(t.kinds[card]) == DOOR_BACK else TREASURES
        t.zones[deck].append(card)
    t.shuffle(DOORS, 0, DOOR_DICE)
    t.shuffle(TREASURES, 0, TREASURE_DICE)
    for seat in range(t.seats):
        for deck in (DOORS, TREASURES):
            for i in range(t.rules.deal):
                t.slip(t.zones[deck][-1], deck, hand_of(seat), bit(seat))
    t.stack.append(Setup())
    t.run()
