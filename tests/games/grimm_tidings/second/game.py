"""The deal, the turn and the end."""

from __future__ import annotations

from copy import deepcopy

from games.grimm_tidings.second.asking import (
    Actions,
    Ask,
    Choices,
    Steps,
    among,
    ask_one,
    check,
    either,
    named,
    named_seat,
    nothing_more,
    one_of,
    seat_word,
)
from games.grimm_tidings.second.combat import Combat, passing
from games.grimm_tidings.second.printed import gold, kind_of


class Second(Combat):
    """The whole game."""

    def play(self) -> Steps[None]:
        self.hands = self.chance.deal()
        for card in [card for hand in self.hands for card in hand]:
            self.decks["door" if self.decks["door"][card] else "treasure"][card] -= 1
        assert min(min(deck.values()) for deck in self.decks.values()) >= 0
        assert {len(hand) for hand in self.hands} == {2 * int(self.options["deal"])}
        yield from self.set_up()
        named_first = self.options["first_player"]
        self.active = self.chance.first() if named_first == "random" else int(named_first[-1]) - 1
        yield from self.go_on()

    def go_on(self) -> Steps[None]:
        """Turn after turn, from the active player's on."""
        while not self.ended:
            yield from self.turn()
            self.turns += 1
            if not self.ended and self.turns == int(self.options["turn_cap"]) * self.seats:
                self.count_out()
            if not self.ended:
                self.active = (self.active + 1) % self.seats

    def count_out(self) -> None:
        """GT-R40."""
        ranks = []
        for seat in range(self.seats):
            bonus = sum(self.printed_bonus(seat, item) for item in self.equipped[seat])
            ranks.append((self.levels[seat], bonus, sum(map(gold, self.carried[seat]))))
        self.winners = [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
        self.ended = True

    # SETUP

    def set_up(self) -> Steps[None]:
        self.reequips.append([0] * self.seats)
        choices = [self.laying_out(seat) for seat in range(self.seats)]
        answers = yield [Ask(seat, "setup", choices[seat]) for seat in range(self.seats)]
        for seat in range(self.seats):
            check(choices[seat], answers[seat])
            self.lay_out(seat, answers[seat])
            self.sexes[seat] = self.sexes[seat] or self.chance.sex(seat)
        self.reequips.pop()

    def setup_actions(self, seat: int) -> Actions:
        """GT-4.3 to GT-4.5: one Class; one title too if titles exclude each other."""
        found = self.equipping(seat) | self.laying(seat)
        only_one = self.options["titles_exclusive"] == "on"
        for word, action in self.taking_roles(seat).items():
            is_class = kind_of(named(word)) == "class"
            taken = self.classes[seat] if is_class else only_one and self.titles[seat]
            if not taken:
                found[word] = action
        return found

    def lay_out(self, seat: int, picks: list[str]) -> list[str]:
        """Does what was picked so far; returns the next options."""
        if not picks:
            return ["pass", "male", "female"]
        self.sexes[seat] = "" if picks[0] == "pass" else picks[0]
        place = 1
        while place < len(picks):
            if picks[place] == "ready":
                return []
            options, does = self.setup_actions(seat)[picks[place]]
            rest: list[str] = []
            place += 1
            while options(rest):
                if place == len(picks):
                    return options(rest)
                rest.append(picks[place])
                place += 1
            for _ in does(rest):
                raise AssertionError("nobody else acts at the setup")
        return [*self.setup_actions(seat), "ready"]

    def laying_out(self, seat: int) -> Choices:
        """The same, tried out and taken back."""
        names = ["hands", "classes", "titles", "carried", "equipped", "sexes", "reequips"]

        def options(picks: list[str]) -> list[str]:
            before = {name: deepcopy(getattr(self, name)) for name in names}
            found = self.lay_out(seat, picks)
            for name in names:
                setattr(self, name, before[name])
            return found

        return options

    # the turn (GT-7)

    def turn(self) -> Steps[None]:
        self.used_this_turn, self.offers_this_turn = [], []
        me, due = self.active, self.turn_marks[self.active]
        yield from self.free("free1")
        fought = yield from self.kick()
        if not fought and not self.ended:
            yield from self.free("free2")
            if not due and "spindle_prick" not in self.curses[me]:
                yield from self.phase_two()
        if self.ended:
            return
        yield from self.free("free3")
        yield from self.charity()
        if "spindle_prick" in self.curses[me]:
            self.curses[me].remove("spindle_prick")
            self.discard("spindle_prick")
        self.turn_marks[me] -= due

    def free(self, phase: str) -> Steps[None]:
        """GT-T7: the owner acts and proceeds; a last call comes to all others."""
        self.phase, owner = phase, self.active
        self.reequips.append([0] * self.seats)
        while True:
            if (yield from self.one_action(owner, "free_action", trades=True)):
                continue
            for seat in self.clockwise(owner)[1:]:
                if (yield from self.one_action(seat, "last_call", trades=True)):
                    break
            else:
                break
        self.reequips.pop()

    def free_actions(self, seat: int, trades: bool) -> Actions:
        found: Actions = {}
        if seat == self.active:
            found |= self.laying(seat) | self.taking_roles(seat) | self.cheating(seat)
            found |= self.selling(seat) | self.crafts(seat)
        found |= self.any_time(seat) | self.dropping(seat)
        found |= self.equipping(seat) | self.stealing(seat)
        return found | (self.trading(seat) if trades else {})

    def one_action(self, seat: int, name: str, trades: bool) -> Steps[bool]:
        """One action or a pass."""
        yield from self.beat()
        found: Actions = {"pass": (nothing_more, passing)} | self.free_actions(seat, trades)
        picks = yield from ask_one(seat, name, either(found))
        yield from found[picks[0]][1](picks[1:])
        return picks != ["pass"]

    def kick(self) -> Steps[bool]:
        """Phase 1; was there a fight?"""
        self.phase = "kick"
        me, card = self.active, self.draw("door")
        if card is None:
            return False
        self.limbo.append(card)
        if kind_of(card) == "monster":
            yield from self.combat(card)
            return True
        if kind_of(card) == "curse":
            yield from self.curse(me, card)
            return False
        yield from self.door_card(me, card)
        return False

    def door_card(self, me: int, card: str) -> Steps[None]:
        """GT-R25."""
        table = [["keep"]]
        if kind_of(card) in ["class", "title"]:
            table.append([f"lay {card}"])
        elif card == "cheat":
            table += [["play cheat", target] for target in self.cheat_targets(me)]
        picks = yield from ask_one(me, "door_card", among(table), sure=True)
        if picks[0] == "keep":
            self.limbo.remove(card)
            self.hands[me].append(card)
        elif card == "cheat":
            yield from self.attach(me, named(picks[1]))
        else:
            self.limbo.remove(card)
            self.take_role(me, card)

    def phase_two(self) -> Steps[None]:
        """GT-7.8, GT-R49."""
        self.phase, me = "phase2", self.active
        yield from self.beat()
        monsters = [f"trouble {card}" for card in self.in_hand(me, "monster")]
        picks = yield from ask_one(me, "phase2", one_of(["loot", *monsters]))
        if picks == ["loot"]:
            card = self.draw("door")
            if card is None:
                return
            self.hands[me].append(card)
            if self.classes[me] != "hunter":
                return
            fights = ["fight"] * (kind_of(card) == "monster")
            if (yield from ask_one(me, "follow_tracks", one_of(["keep", *fights]))) == ["keep"]:
                return
        else:
            card = named(picks[0])
        self.hands[me].remove(card)
        self.limbo.append(card)
        yield from self.combat(card)

    # Charity (GT-7.9, GT-R20)

    def charity(self) -> Steps[None]:
        me = self.active
        if len(self.hands[me]) <= self.hand_limit(me):
            return
        self.phase = "charity"
        self.reequips.append([0] * self.seats)
        while True:
            yield from self.beat()
            over = len(self.hands[me]) > self.hand_limit(me)
            end = "give" if over else "ready"
            found: Actions = {end: (nothing_more, passing)} | self.free_actions(me, trades=False)
            picks = yield from ask_one(me, "charity", either(found))
            if picks == [end]:
                break
            yield from found[picks[0]][1](picks[1:])
        self.reequips.pop()
        if over:
            yield from self.give(me)

    def give(self, me: int) -> Steps[None]:
        lowest = min(self.levels)
        number = len(self.hands[me]) - self.hand_limit(me)
        poor = [seat for seat in self.clockwise(me)[1:] if self.levels[seat] == lowest]
        if self.levels[me] == lowest:
            picks = yield from ask_one(me, "charity_share", self.some_of(self.hands[me], number))
            for card in map(named, picks):
                self.hands[me].remove(card)
                self.discard(card)
            return
        picks = yield from ask_one(me, "charity_share", self.sharing(me, poor, number))
        gifts: dict[int, list[str]] = {seat: [] for seat in poor}
        for card, to in zip(picks[::2], picks[1::2], strict=True):
            self.hands[me].remove(named(card))
            gifts[named_seat(to)].append(named(card))
        for seat in poor:
            self.hands[seat] += gifts[seat]
        for seat in poor:
            if gifts[seat]:
                yield from self.received(seat, gifts[seat])

    def sharing(self, me: int, poor: list[int], number: int) -> Choices:
        """A card, then its receiver; everybody gets an equal share or one more."""
        hand = list(self.hands[me])
        least, larger = divmod(number, len(poor))

        def options(picks: list[str]) -> list[str]:
            if len(picks) == 2 * number:
                return []
            if len(picks) % 2 == 0:
                return self.some_of(hand, number)(picks[::2])
            counts = [picks[1::2].count(seat_word(seat)) for seat in poor]
            room = sum(count > least for count in counts) < larger
            return [seat_word(seat) for seat, count in zip(poor, counts, strict=True)
                    if count < least or (count == least and room)]  # fmt: skip

        return options

    def received(self, seat: int, cards: list[str]) -> Steps[None]:
        """GT-R21: what was just received may be played at once."""
        got, before = list(cards), self.phase
        self.phase = "received"
        self.reequips.append([0] * self.seats)
        while True:
            yield from self.beat()
            found: Actions = {"ready": (nothing_more, passing)} | self.laying(seat, got)
            found |= self.taking_roles(seat, got) | self.cheating(seat, got)
            found |= self.any_time(seat, got) | self.equipping(seat)
            picks = yield from ask_one(seat, "received_play", either(found))
            if picks == ["ready"]:
                break
            yield from found[picks[0]][1](picks[1:])
            left = [card for card in got if card in self.hands[seat]]
            got[:] = left
        self.reequips.pop()
        self.phase = before
