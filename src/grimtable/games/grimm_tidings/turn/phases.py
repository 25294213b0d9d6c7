"""The turn: door, trouble or loot, the end. Rules: GT-7. Rulings: GT-R25, GT-R40, GT-R49."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.playing import Resolve, aimed, can_play, lay, take_in
from grimtable.games.grimm_tidings.cards.prints import ATTACH, SKIPPING
from grimtable.games.grimm_tidings.cards.reactions import React
from grimtable.games.grimm_tidings.fights.combat import discard_curses
from grimtable.games.grimm_tidings.fights.fight import begin_fight
from grimtable.games.grimm_tidings.fights.strength import plain_bonus
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CURSE,
    DOORS,
    EQUIPPED,
    KEEP,
    LAY,
    LOOT,
    MONSTER,
    OPENED,
    PLAY,
    SHOW_FIGHT,
    TO_CURSE,
    TROUBLE,
    TURN_BEGAN,
    TURN_CAP,
    fresh_of,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.charity import CharityGate
from grimtable.games.grimm_tidings.turn.checks import Checks
from grimtable.games.grimm_tidings.turn.windows import FreeWindow, open_window
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Move, Seat, bit


class Turn(Mine[Tidings]):
    """A turn begins; after the last round the game is over (GT-R40)."""

    def act(self, t: Tidings, move: Move) -> Frames:
        if self.me == t.starter:
            if t.round >= t.rules.turn_cap:
                end_by_cap(t)
                return DONE
            t.round += 1
        t.active = self.me
        t.is_fought = False
        t.turn_uses = []
        for i in range(len(t.dealings)):
            t.dealings[i] = 0
        t.skips[self.me] = t.next_skips[self.me]
        t.next_skips[self.me] = 0
        t.note(TURN_BEGAN, self.me, t.round)
        me = self.me
        free = Free(me)
        return free, Kick(me), Free2(me), Phase2(me), free, CharityGate(me), EndTurn(me)


class Free(Mine[Tidings]):
    """A FREE window is opened."""

    def act(self, t: Tidings, move: Move) -> Frames:
        open_window(t)
        return (FreeWindow(self.me),)


class Free2(Free):
    """The one before phase 2, if there was no fight."""

    def lapses(self, t: Tidings) -> bool:
        return t.is_fought


class Kick(Mine[Tidings]):
    """The top Door is turned up for all to see (GT-7.3 to GT-7.6)."""

    def act(self, t: Tidings, move: Move) -> Frames:
        card = t.draw(DOORS)
        if card < 0:
            return DONE  # GT-R5
        kind = t.kinds[card]
        sort = t.prints[kind].sort
        if sort == MONSTER:
            return begin_fight(t, self.me, kind, DOORS)
        if sort == CURSE:
            t.move(card, DOORS, ANNOUNCED)
            return React(TO_CURSE, kind, self.me), Resolve(self.me, kind, self.me, -1), Checks()
        t.move(card, DOORS, OPENED)
        return (DoorCard(self.me),)


class DoorCard(Mine[Tidings]):
    """Into the hand, or played at once (GT-R25). D5."""

    def rule(self) -> str:
        return "GT-7.6"

    def ask(self, t: Tidings) -> list[Move]:
        kind = t.kinds[t.zones[OPENED][0]]
        card = t.prints[kind]
        moves: list[Move] = [KEEP]
        if card.is_role():
            moves.append(move_of(kind, LAY))
        elif card.has_act(ATTACH) and can_play(t, self.me, kind):
            moves.append(move_of(kind, PLAY))
        return moves

    def act(self, t: Tidings, move: Move) -> Frames:
        card = t.zones[OPENED][0]
        if move == KEEP:
            t.move(card, OPENED, hand_of(self.me))
            return DONE
        if verb_of(move) == LAY:
            lay(t, self.me, kind_of(move), OPENED)
            return (Checks(),)
        t.move(card, OPENED, ANNOUNCED)
        return aimed(t, self.me, kind_of(move), 0, -1, -1) + (Checks(),)


class Phase2(Mine[Tidings]):
    """Look For Trouble or Loot The Room (GT-7.8, GT-R26). D6."""

    def rule(self) -> str:
        return "GT-7.8"

    def covert(self, t: Tidings) -> bool:
        return True

    def lapses(self, t: Tidings) -> bool:
        return t.is_fought or is_skipped(t, self.me)

    def ask(self, t: Tidings) -> list[Move]:
        held = t.held(hand_of(self.me))
        monsters = [kind for kind in held if t.prints[kind].sort == MONSTER]
        return [LOOT] + [move_of(kind, TROUBLE) for kind in monsters]

    def act(self, t: Tidings, move: Move) -> Frames:
        if move != LOOT:
            return begin_fight(t, self.me, kind_of(move), hand_of(self.me))
        card = t.draw(DOORS)
        if card >= 0 and follows_tracks(t, self.me):
            t.slip(card, DOORS, fresh_of(self.me), bit(self.me))
            return (Tracks(self.me),)
        if card >= 0:
            t.slip(card, DOORS, hand_of(self.me), bit(self.me))
        return DONE


def is_skipped(t: Tidings, seat: Seat) -> bool:
    """Has a mark or a Curse taken phase 2 away?"""
    if t.skips[seat]:
        return True
    for card in t.front(seat):
        if t.print(card).sort == CURSE and t.print(card).has(SKIPPING):
            return True
    return False


def follows_tracks(t: Tidings, seat: Seat) -> bool:
    """May this seat fight a looted monster at once?"""
    for card in t.front(seat):
        if t.print(card).tracks:
            return True
    return False


class Tracks(Mine[Tidings]):
    """Keep the looted card, or show the monster and fight it (GT-R49). D7."""

    def rule(self) -> str:
        return "GT-R49"

    def covert(self, t: Tidings) -> bool:
        return True

    def ask(self, t: Tidings) -> list[Move]:
        looted = t.zones[fresh_of(self.me)][0]
        return [KEEP, SHOW_FIGHT] if t.print(looted).sort == MONSTER else [KEEP]

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == KEEP:
            take_in(t, self.me)
            return DONE
        kind = t.kinds[t.zones[fresh_of(self.me)][0]]
        return begin_fight(t, self.me, kind, fresh_of(self.me))


class EndTurn(Mine[Tidings]):
    """What was meant for this turn is used up; the next player's begins (GT-7.12)."""

    def act(self, t: Tidings, move: Move) -> Frames:
        t.skips[self.me] = 0
        discard_curses(t, self.me, SKIPPING, SKIPPING)
        return (Turn(t.next_to(self.me)),)


def end_by_cap(t: Tidings) -> None:
    """Highest Level, then equipped bonus, then Gold carried, then shared (GT-R40)."""
    best: tuple[i64, i64, i64] = (0, 0, 0)
    for seat in range(t.seats):
        if t.is_gone(seat):
            continue
        score = standing_of(t, seat)
        if score > best or not t.winners:
            best, t.winners = score, bit(seat)
        elif score == best:
            t.winners |= bit(seat)
    t.finish(TURN_CAP)


def standing_of(t: Tidings, seat: Seat) -> tuple[i64, i64, i64]:
    """What counts at the turn cap."""
    bonus: i64 = 0
    gold: i64 = 0
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.print(cards[i]).is_item():
            gold += t.print(cards[i]).gold
            if t.marks[seat][i] & EQUIPPED:
                bonus += plain_bonus(t, seat, cards[i])
    return t.levels[seat], bonus, gold
