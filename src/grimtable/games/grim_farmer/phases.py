"""The five phases of a Turn. Rules: GF-3 to GF-8."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grim_farmer.ending import end_turn
from grimtable.games.grim_farmer.ids import (
    ANY_ANIMAL,
    ANY_COLOUR,
    BAG,
    CALLED,
    CARD,
    CAUGHT,
    CHALLENGE,
    CHALLENGED,
    DISCARD,
    DRAW,
    ENOUGH,
    FAILED,
    FILLED,
    FIRST_COLOUR,
    JUDGED,
    KINDS,
    LIMIT,
    MORE,
    MOST_PLACED,
    NOBODY,
    NORMALS,
    NUMBER,
    PLACED,
    PLAYED,
    STOP,
    TURN_BEGAN,
    hand_of,
    nth,
    ones,
    pile_of,
)
from grimtable.games.grim_farmer.options import (
    BATCH,
    BY_ARRIVAL,
    DRAW_UP,
    IN_TURN,
    ONE_BY_ONE,
    SIT_OUT,
)
from grimtable.games.grim_farmer.race import InTurn, LiveRace, Race
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.frames import AGAIN, DONE, NOTHING, AnyFrame, Frame, Frames, Gather
from grimtable.kernel.terms import ALL, Move, Seat, bit


class DrawCount(Gather[Farmer]):
    """Phase 1: everybody draws as many as they like. Rules: GF-4. Rulings: GF-R3."""

    def lapses(self, t: Farmer) -> bool:
        return t.rules.phase1 != BATCH or not self.seats(t)

    def seats(self, t: Farmer) -> i64:
        return t.with_cards(0) & ~t.with_cards(LIMIT) if t.drawable() else 0

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def covert(self, t: Farmer) -> bool:
        return False  # hand sizes and drawable cards are public

    def rule(self) -> str:
        return "GF-4.1"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        if t.answers[seat]:
            return NOTHING
        return [DRAW + n for n in range(min(LIMIT - t.held(seat), t.drawable()) + 1)]

    def act_all(self, t: Farmer, answers: list[list[Move]]) -> Frames:
        for place in range(t.seats):
            seat = t.at(place)
            if answers[seat]:
                t.note(NUMBER, seat, answers[seat][0] - DRAW)
        for place in range(t.seats):
            seat = t.at(place)
            if answers[seat]:
                t.draw(seat, answers[seat][0] - DRAW)
        return DONE


class DrawMore(Gather[Farmer]):
    """Phase 1 card by card: draw or stop, again and again. Rulings: GF-R3 (one_by_one)."""

    def lapses(self, t: Farmer) -> bool:
        return t.rules.phase1 != ONE_BY_ONE or not self.seats(t)

    def seats(self, t: Farmer) -> i64:
        if not t.drawable():
            return 0
        return t.with_cards(0) & ~t.with_cards(LIMIT) & ~t.stopped

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def covert(self, t: Farmer) -> bool:
        return False

    def rule(self) -> str:
        return "GF-R3"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        return NOTHING if t.answers[seat] else [STOP, MORE]

    def act_all(self, t: Farmer, answers: list[list[Move]]) -> Frames:
        for place in range(t.seats):
            seat = t.at(place)
            if answers[seat] and answers[seat][0] == STOP:
                t.stopped |= bit(seat)
        for place in range(t.seats):
            seat = t.at(place)
            if answers[seat] and answers[seat][0] == MORE:
                t.draw(seat, 1)
        return AGAIN


class Call(Frame[Farmer]):
    """Phase 2: a new animal and a new colour. Rules: GF-5. Rulings: GF-R4."""

    def act(self, t: Farmer, move: Move) -> Frames:
        if t.rules.pair_differs:
            animal, colour = self.other_pair(t)
        else:
            animal, colour = t.draw_piece(ANY_ANIMAL), t.draw_piece(ANY_COLOUR)
        t.call = bit(animal) | bit(colour)
        t.note(CALLED, animal, colour)
        return DONE

    def other_pair(self, t: Farmer) -> tuple[i64, i64]:
        """Any pair but the old one; an old call of two alike excludes nothing."""
        colours = t.rules.colours
        pairs = t.rules.animals * colours
        old: i64 = pairs
        if t.animals() and t.colours():
            old = nth(t.animals(), 0) * colours + nth(t.colours(), 0) - FIRST_COLOUR
            pairs -= 1
        pair = t.below(pairs, BAG)
        if pair >= old:
            pair += 1
        return pair // colours, FIRST_COLOUR + pair % colours


class FillUp(Frame[Farmer]):
    """A seat with a single card draws one before placing. Rules: GF-7.7. Rulings: GF-R10."""

    def act(self, t: Farmer, move: Move) -> Frames:
        t.passed = 0  # the race is over
        if t.rules.short_hand == DRAW_UP:
            for place in range(t.seats):
                seat = t.at(place)
                if t.held(seat) == 1 and t.draw(seat, 1):
                    t.note(FILLED, seat, 1)
        return DONE


class Place(Gather[Farmer]):
    """Phase 4: two to five cards face down, eligible or not. Rules: GF-7. Rulings: GF-R9."""

    def seats(self, t: Farmer) -> i64:
        return t.with_cards(3)  # two cards are placed without a question, one by GF-R10

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def rule(self) -> str:
        return "GF-7.1"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        picks = t.answers[seat]
        many: i64 = len(picks)
        if many and (many == min(MOST_PLACED, t.held(seat)) or picks[many - 1] == ENOUGH):
            return NOTHING
        options: list[Move] = [ENOUGH] if many >= 2 else []
        return options + remaining(t, seat, picks, KINDS)

    def act_all(self, t: Farmer, answers: list[list[Move]]) -> Frames:
        for place in range(t.seats):
            seat = t.at(place)
            for move in answers[seat]:
                if move != ENOUGH:
                    self.put(t, seat, t.find(hand_of(seat), move - CARD))
            if not answers[seat] and (t.held(seat) == 2 or t.rules.short_hand != SIT_OUT):
                for card in t.hand(seat)[:]:
                    self.put(t, seat, card)
            if t.placed[seat]:
                t.note(PLACED, seat, t.placed[seat])
        return DONE

    def put(self, t: Farmer, seat: Seat, card: i64) -> None:
        t.slip(card, hand_of(seat), pile_of(seat), bit(seat))
        t.placed[seat] += 1


class Challenge(Gather[Farmer]):
    """Phase 5: everybody points at one other player or at nobody. Rules: GF-8.1 to GF-8.5."""

    def seats(self, t: Farmer) -> i64:
        mask: i64 = 0
        for seat in range(t.seats):
            if t.targets_of(seat):
                mask |= bit(seat)
        return mask

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def covert(self, t: Farmer) -> bool:
        return False  # piles are public

    def rule(self) -> str:
        return "GF-8.1"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        if t.answers[seat]:
            return NOTHING
        targets = t.targets_of(seat)
        return [NOBODY] + [CHALLENGE + nth(targets, i) for i in range(ones(targets))]

    def act_all(self, t: Farmer, answers: list[list[Move]]) -> Frames:
        turned: i64 = 0
        for place in range(t.seats):
            seat = t.at(place)
            if answers[seat] and answers[seat][0] != NOBODY:
                target = answers[seat][0] - CHALLENGE
                t.challenges[seat] = target
                turned |= bit(target)
                t.note(CHALLENGED, seat, target)
        for place in range(t.seats):
            seat = t.at(place)
            if turned >> seat & 1:
                t.show(pile_of(seat), ALL)
                if t.is_bad(seat):
                    t.caught |= bit(seat)
                t.note(JUDGED, seat, t.caught >> seat & 1)
        return DONE


class Settle(Frame[Farmer]):
    """The caught draw, then those who challenged in vain. Rules: GF-8.6 to GF-8.12."""

    def act(self, t: Farmer, move: Move) -> Frames:
        for place in range(t.seats):
            seat = t.at(place)
            if t.caught >> seat & 1:
                drawn = t.draw(seat, len(t.pile(seat)) + t.snakes(seat))
                t.note(CAUGHT, seat, drawn)
        for place in range(t.seats):
            seat = t.at(place)
            target = t.challenges[seat]
            if target >= 0 and not t.caught >> target & 1:
                t.note(FAILED, seat, t.draw(seat, 3))
        return DONE


class Reward(Gather[Farmer]):
    """A seat that was right may discard two normal cards openly. Rules: GF-8.9. Rulings: GF-R12."""

    def seats(self, t: Farmer) -> i64:
        mask: i64 = 0
        for seat in range(t.seats):
            target = t.challenges[seat]
            if target >= 0 and t.caught >> target & 1 and t.held(seat):
                mask |= bit(seat)
        return mask

    def lead(self, t: Farmer) -> Seat:
        return t.first_player

    def rule(self) -> str:
        return "GF-8.9"

    def ask_seat(self, t: Farmer, seat: Seat) -> list[Move]:
        picks = t.answers[seat]
        if len(picks) == 2 or (picks and picks[0] == ENOUGH):
            return NOTHING
        both = t.rules.two_or_none
        if both and t.normals(seat) < 2:
            return [ENOUGH]
        options: list[Move] = [] if both and picks else [ENOUGH]
        return options + remaining(t, seat, picks, NORMALS)

    def act_all(self, t: Farmer, answers: list[list[Move]]) -> Frames:
        for place in range(t.seats):
            seat = t.at(place)
            for move in answers[seat]:
                if move != ENOUGH:
                    t.move(t.find(hand_of(seat), move - CARD), hand_of(seat), DISCARD)
        return DONE


class CleanUp(Frame[Farmer]):
    """All cards on the table are discarded, then the win check. Rules: GF-8.13, GF-8.14."""

    def act(self, t: Farmer, move: Move) -> Frames:
        for place in range(t.seats):
            t.discard_pile(t.at(place))
        while t.zones[PLAYED]:
            t.move(t.zones[PLAYED][0], PLAYED, DISCARD)
        end_turn(t)
        return DONE


def remaining(t: Farmer, seat: Seat, picks: list[Move], below: i64) -> list[Move]:
    """One option for every different kind in hand that is not picked yet."""
    kinds: i64 = 0
    for card in t.hand(seat):
        kinds |= bit(t.kinds[card])
    for move in picks:
        if t.count(seat, move - CARD) == picks.count(move):
            kinds &= ~bit(move - CARD)
    return [CARD + kind for kind in range(below) if kinds >> kind & 1]


class Turn(Frame[Farmer]):
    """Phases 1 to 5 in this order, Turn after Turn. Rules: GF-3.1."""

    def __init__(self, at: i64) -> None:
        self.at = at
        """The step that comes next."""

    def act(self, t: Farmer, move: Move) -> Frames:
        if self.at == 0:
            begin_turn(t)
        step: AnyFrame = STEPS[self.at]
        if self.at == RACE and t.rules.race == BY_ARRIVAL:
            step = LIVE
        elif self.at == RACE and t.rules.race == IN_TURN:
            step = InTurn(t.first_player, 0)
        return step, TURNS[(self.at + 1) % len(STEPS)]


def begin_turn(t: Farmer) -> None:
    """Nothing is played, placed or challenged yet."""
    t.turn += 1
    t.stopped = t.caught = 0
    t.priority = t.first_player
    for seat in range(t.seats):
        t.used[seat] = t.played[seat] = t.placed[seat] = 0
        t.challenges[seat] = -1
    t.note(TURN_BEGAN, t.turn, t.first_player)


RACE: Final = 3
LIVE: Final[AnyFrame] = LiveRace()
STEPS: Final[list[AnyFrame]] = [
    DrawCount(),
    DrawMore(),
    Call(),
    Race(),
    FillUp(),
    Place(),
    Challenge(),
    Settle(),
    Reward(),
    CleanUp(),
]
TURNS: Final[list[AnyFrame]] = [Turn(at) for at in range(10)]
