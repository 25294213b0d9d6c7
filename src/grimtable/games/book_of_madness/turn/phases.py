"""A turn: concentration, monster, action, regeneration. Rules: BM-4.10, BM-5, BM-7, BM-11."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.actions.action_phase import ActionPhase
from grimtable.games.book_of_madness.cards.choices import TO_DISCARD, Choose
from grimtable.games.book_of_madness.cards.effects import Program
from grimtable.games.book_of_madness.cards.prints import IN_HAND, LATE, PENALTY, REWARD, TEXT
from grimtable.games.book_of_madness.ids import (
    ALL_MAD,
    BEATEN,
    BOOK,
    BOX,
    CURSE_TURNED,
    CURSES,
    ESCAPED,
    EXHAUSTED,
    FACE_DOWN,
    FIELD_OF,
    HAND_SIZE,
    LAST_MONSTER,
    LEFT_PAGE,
    MADNESS,
    MARKER_MOVED,
    MULTI,
    NO,
    NOT_READY,
    REFRESH_OTHER,
    REFRESHED,
    RIGHT_PAGE,
    ROUND_BEGAN,
    ROUNDS,
    SLOT,
    SLOTS,
    STACK,
    STRUCK,
    TURN_BEGAN,
    WAKE,
    WON,
    deck_of,
    discard_of,
    hand_of,
    spell_move,
    spell_of,
    support_of,
    verb_of,
)
from grimtable.games.book_of_madness.options import UNTIL_CONCENTRATION, UNTIL_PAGE
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import put_back
from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import Move, Seat


class Silent(Mine[Madness]):
    """Work of a turn that asks nobody, also when its player has gone mad."""

    def who(self) -> Seat:
        return -1


class Turn(Silent):
    """The active player's spells are refreshed; then the four phases. Rules: BM-5.1 to BM-5.4."""

    def act(self, t: Madness, move: Move) -> Frames:
        t.active = self.me
        t.turn += 1
        t.note(TURN_BEGAN, self.me, t.turn)
        if t.rules.silence == UNTIL_CONCENTRATION:
            turn_up_spells(t, self.me)
        for i in range(len(t.states[self.me])):
            t.turn_spell(self.me, i, t.states[self.me][i] & ~EXHAUSTED)
        return (
            Wake(self.me), Advance(), ActionPhase(self.me), Regenerate(self.me), EndTurn(self.me)
        )  # fmt: skip


def turn_up_spells(t: Madness, seat: Seat) -> None:
    """Face-down spells are turned face-up; exhausted ones stay so (BM-14.16)."""
    for i in range(len(t.states[seat])):
        if t.states[seat][i] & FACE_DOWN:
            t.turn_spell(seat, i, t.states[seat][i] & ~FACE_DOWN)


class Wake(Mine[Madness]):
    """Lark: refresh a spell of another player? Rulings: BM-R46."""

    def rule(self) -> str:
        return "BM-R46"

    def lapses(self, t: Madness) -> bool:
        return not t.has_ability(self.me, REFRESH_OTHER)

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = [NO]
        for seat in t.living():
            for i in range(len(t.states[seat])):
                if seat != self.me and t.states[seat][i] & NOT_READY == EXHAUSTED:
                    moves.append(spell_move(t.kinds[t.spells(seat)[i]], WAKE + seat))
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        if move != NO:
            seat = verb_of(move) - WAKE
            at = t.place(seat, spell_of(move))
            t.turn_spell(seat, at, t.states[seat][at] & ~EXHAUSTED)
        return DONE


class Advance(Frame[Madness]):
    """The ritual marker moves on, and its new field works. Rules: BM-7.1 to BM-7.8, BM-R48."""

    def act(self, t: Madness, move: Move) -> Frames:
        t.field = (t.field + 1) % 6
        t.note(MARKER_MOVED, t.field, t.round)
        if t.turn == 1:
            return OpenPage(), Unveil()
        if t.field:
            struck = [Strike(slot) for slot in range(SLOTS) if FIELD_OF[slot] == t.field]
            return tuple(struck) + (Unveil(),)
        if t.rules.silence == UNTIL_PAGE:
            for seat in t.living():
                turn_up_spells(t, seat)
        is_beaten = not t.has_curses()
        t.note(BEATEN if is_beaten else ESCAPED, t.monster(), t.round)
        if is_beaten:
            t.beaten += 1
        if t.round == ROUNDS:
            t.finish(WON if is_beaten else LAST_MONSTER)
            return DONE
        verdict = Program(-1, t.front(), REWARD if is_beaten else PENALTY, 0, -1, 1)
        return verdict, ClearBoard(), OpenPage(), Unveil()


class Strike(Frame[Madness]):
    """A face-up curse takes effect. Rules: BM-7.3, BM-7.6. Rulings: BM-R15."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def act(self, t: Madness, move: Move) -> Frames:
        card = t.curse(self.slot)
        if card < 0 or t.veiled >> self.slot & 1:
            return DONE
        t.note(STRUCK, self.slot, t.kinds[card])
        return (Program(-1, t.kinds[card], TEXT, 0, self.slot, 1),)


class ClearBoard(Frame[Madness]):
    """The remaining curses go under their stacks, from left to right. Rulings: BM-R35."""

    def act(self, t: Madness, move: Move) -> Frames:
        for slot in range(SLOTS):
            if t.curse(slot) >= 0:
                put_back(t, slot, STACK)
        return DONE


class OpenPage(Frame[Madness]):
    """The page is turned and a monster arrives. Rules: BM-7.9 to BM-7.11. Rulings: BM-R22."""

    def act(self, t: Madness, move: Move) -> Frames:
        if t.field != 1:
            t.field = 1
            t.note(MARKER_MOVED, 1, t.round)
        turned = RIGHT_PAGE if t.zones[RIGHT_PAGE] else BOOK
        t.move(t.zones[turned][-1], turned, LEFT_PAGE)
        t.move(t.zones[BOOK][-1], BOOK, RIGHT_PAGE)
        monster = t.monster()
        return (
            Program(-1, monster, TEXT, 0, -1, 1), LayCurses(), Program(-1, monster, LATE, 0, -1, 1)
        )  # fmt: skip


class LayCurses(Frame[Madness]):
    """The round marker moves down; curses are laid out. Rules: BM-7.12 to BM-7.16."""

    def act(self, t: Madness, move: Move) -> Frames:
        if t.turn > 1:
            t.round += 1
        t.note(ROUND_BEGAN, t.round, 0)
        types = [i64(MULTI)] * int(t.rules.cards.round_table[t.rules.difficulty][t.round - 1])
        types += t.prints[t.monster()].curses
        for slot in range(min(SLOTS, len(types))):
            stack = CURSES + types[slot]
            if t.zones[stack]:
                t.move(t.zones[stack][-1], stack, SLOT + slot)
        return DONE


class Unveil(Frame[Madness]):
    """Face-down curses are turned up at the end of the monster phase. Rulings: BM-R24."""

    def act(self, t: Madness, move: Move) -> Frames:
        for slot in range(SLOTS):
            if t.veiled >> slot & 1:
                t.note(CURSE_TURNED, slot, 0)
        t.veiled = 0
        return DONE


class Regenerate(Silent):
    """Exactly six hand cards: draw, or discard element cards. Rules: BM-11.1 to BM-11.3."""

    def act(self, t: Madness, move: Move) -> Frames:
        many: i64 = len(t.hand(self.me))
        if many > HAND_SIZE:
            return (Choose(self.me, many - HAND_SIZE, TO_DISCARD, IN_HAND, True),)
        t.draw(self.me, HAND_SIZE - many)
        return DONE


class EndTurn(Silent):
    """Six madness in hand is too much; then the next player. Rules: BM-11.6 to BM-11.8."""

    def act(self, t: Madness, move: Move) -> Frames:
        if t.count(hand_of(self.me), MADNESS) >= HAND_SIZE:
            go_mad(t, self.me)
            if t.over:
                return DONE
        t.actions = 0
        for seat in range(t.seats):
            t.ability_used[seat] = 0
            t.discounts[seat] = 0
            t.shut[seat] = 0
            states = t.states[seat]
            for i in range(len(states)):
                if states[i] & REFRESHED:
                    states[i] &= ~REFRESHED
        after = (self.me + 1) % t.seats
        while not t.is_in(after):
            after = (after + 1) % t.seats
        return (Turn(after),)


def go_mad(t: Madness, seat: Seat) -> None:
    """An apprentice leaves the game with all cards. Rules: BM-11.7. Rulings: BM-R19."""
    for zone in (hand_of(seat), discard_of(seat), support_of(seat)):
        for card in t.zones[zone][:]:
            t.move(card, zone, BOX)
    while t.zones[deck_of(seat)]:
        t.slip(t.zones[deck_of(seat)][-1], deck_of(seat), BOX, 0)
    while t.states[seat]:
        t.drop_spell(seat, len(t.states[seat]) - 1, BOX)
    t.put_out(seat)
    if t.team() == 0:
        t.finish(ALL_MAD)
