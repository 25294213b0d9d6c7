"""Answers to a Curse, a card, a die, a Bad Stuff. Rules: GT-T14. Rulings: GT-R50, GT-R51."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.prints import CHANGE_DIE, SET
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CANCELLED,
    DIE,
    LOCKED,
    MONSTER,
    NUMBER,
    ONE_SHOT,
    PASS,
    PLAY,
    ROLLED,
    SPARED,
    TO_BAD_STUFF,
    TO_CARD,
    TO_CURSE,
    TO_DIE,
    USE,
    fresh_of,
    front_of,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, NOTHING, Frame, Frames, Gather, Mine
from grimtable.kernel.terms import Kind, Move, Seat


def take_out(t: Tidings, seat: Seat, kind: Kind, verb: i64) -> None:
    """A card leaves hand or table for the announced cards."""
    if verb == USE:
        t.take_front(t.find(front_of(seat), kind), seat, ANNOUNCED)
        return
    src = hand_of(seat) if t.holds(hand_of(seat), kind) else fresh_of(seat)
    t.move(t.find(src, kind), src, ANNOUNCED)


def is_locked(t: Tidings, seat: Seat, kind: Kind) -> bool:
    """Is this carried one-shot promised to the helper? Then its owner cannot use it (GT-T12d)."""
    return t.mark(seat, t.find(front_of(seat), kind)) & LOCKED != 0


class React(Gather[Tidings]):
    """Everybody is asked, able or not; the first use in the order of asking counts."""

    def __init__(self, event: i64, kind: Kind, start: Seat) -> None:
        self.event = event
        self.kind = kind
        self.start = start

    def reaction(self) -> bool:
        return True

    def rule(self) -> str:
        return "GT-T14"

    def seats(self, t: Tidings) -> i64:
        return t.everyone()

    def lead(self, t: Tidings) -> Seat:
        return self.start

    def lapses(self, t: Tidings) -> bool:
        return self.kind >= 0 and self.event != TO_BAD_STUFF and not t.holds(ANNOUNCED, self.kind)

    def ask_seat(self, t: Tidings, seat: Seat) -> list[Move]:
        said = t.answers[seat]
        if not said:
            return self.uses(t, seat)
        if len(said) == 1 and said[0] != PASS and sets_die(t, kind_of(said[0])):
            return [NUMBER + i for i in range(6)]
        return NOTHING

    def uses(self, t: Tidings, seat: Seat) -> list[Move]:
        """Pass, or a card of the hand or the table that answers this."""
        moves: list[Move] = [PASS]
        for zone in (hand_of(seat), fresh_of(seat)):
            for kind in t.held(zone):
                if t.prints[kind].timing & self.event:
                    moves.append(move_of(kind, PLAY))
        for kind in t.held(front_of(seat)):
            if t.prints[kind].timing & self.event and t.prints[kind].sort == ONE_SHOT:
                if not is_locked(t, seat, kind):
                    moves.append(move_of(kind, USE))
        return moves

    def act_all(self, t: Tidings, answers: list[list[Move]]) -> Frames:
        for i in range(t.seats):
            seat = (self.start + i) % t.seats
            if answers[seat] and answers[seat][0] != PASS:
                return self.use(t, seat, answers[seat])
        return DONE

    def use(self, t: Tidings, seat: Seat, said: list[Move]) -> Frames:
        """The answer is announced; a one-shot can be answered itself."""
        kind = kind_of(said[0])
        take_out(t, seat, kind, verb_of(said[0]))
        shown = said[1] - NUMBER + 1 if len(said) > 1 else 0
        answer = Answer(self.event, seat, kind, shown, self.kind, self.start)
        if t.prints[kind].sort == ONE_SHOT:
            return React(TO_CARD, kind, t.next_to(seat)), answer
        return (answer,)


def sets_die(t: Tidings, kind: Kind) -> bool:
    """Does this card name the number of a die?"""
    for clause in t.prints[kind].parts[0]:
        if clause.act == CHANGE_DIE and clause.word == SET:
            return True
    return False


class Answer(Mine[Tidings]):
    """A reaction is carried out, if it still lies there."""

    def __init__(
        self, event: i64, me: Seat, kind: Kind, shown: i64, target: Kind, start: Seat
    ) -> None:
        self.event = event
        self.me = me
        self.kind = kind
        self.shown = shown
        self.target = target
        self.start = start

    def lapses(self, t: Tidings) -> bool:
        return not t.holds(ANNOUNCED, self.kind)

    def act(self, t: Tidings, move: Move) -> Frames:
        after: Frames = DONE
        if self.event == TO_DIE:
            set_die(t, self.start, self.shown)
            after = (React(TO_DIE, -1, self.start),)
        elif self.event == TO_BAD_STUFF:
            t.spared = True
            t.note(SPARED, self.start, self.target)
        else:
            is_curse = self.event == TO_CURSE  # its victim is asked first, a player of it last
            cancel(t, self.target, self.start if is_curse else t.before(self.start))
        t.discard(t.find(ANNOUNCED, self.kind), ANNOUNCED)
        return after


def cancel(t: Tidings, kind: Kind, player: Seat) -> None:
    """The announced card has no effect; a monster named with it stays in its owner's hand."""
    t.note(CANCELLED, player, kind)
    t.discard(t.find(ANNOUNCED, kind), ANNOUNCED)
    for card in t.zones[ANNOUNCED][:]:
        if t.print(card).sort == MONSTER:
            t.move(card, ANNOUNCED, hand_of(player))


def set_die(t: Tidings, roller: Seat, shown: i64) -> None:
    """The die shows this number, or a new one by chance."""
    t.die = shown if shown else t.below(6, DIE) + 1
    t.note(ROLLED, roller, t.die)


class Roll(Frame[Tidings]):
    """A die is rolled, then everybody may change it."""

    def __init__(self, roller: Seat) -> None:
        self.roller = roller

    def act(self, t: Tidings, move: Move) -> Frames:
        set_die(t, self.roller, 0)
        return (React(TO_DIE, -1, self.roller),)
