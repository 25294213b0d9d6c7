"""Reactions, the die, Curses and Bad Stuff, and the checks between two actions."""

from __future__ import annotations

from typing import Any

from games.grimm_tidings.second.asking import (
    Ask,
    Choices,
    Steps,
    among,
    ask_one,
    check,
    named,
    one_of,
)
from games.grimm_tidings.second.printed import CARDS, Call, gold, is_big, kind_of, stays
from games.grimm_tidings.second.table import Table

SLOTS = ["headgear", "armor", "footgear", "hands"]


class Effects(Table):
    """What cards do to players."""

    # reactions (GT-T14)

    def answers(self, seat: int, cards: list[str]) -> list[list[str]]:
        """The uses of these cards open to a player, hand or table."""
        found = []
        for card in cards:
            more = [[f"number {n}"] for n in range(1, 7)] if card == "devils_die" else [[]]
            if card in self.hands[seat] and card not in self.locked(seat):
                found += [[f"play {card}", *rest] for rest in more]
            if card in self.carried[seat] and card not in self.locked(seat):
                found += [[f"use {card}", *rest] for rest in more]
        return found

    def reaction(self, name: str, first: int, cards: list[str]) -> Steps[tuple[int, list[str]]]:
        """Everybody answers unseen; the first use in the order of asking counts."""
        order = self.clockwise(first)
        asks = []
        for seat in order:
            table = [["pass"], *self.answers(seat, cards)]
            asks.append(Ask(seat, name, among(table)))
        given = yield asks
        for ask in asks:
            check(ask.options, given[ask.seat])
            if given[ask.seat] != ["pass"]:
                return ask.seat, given[ask.seat]
        return -1, []

    def leaves(self, seat: int, word: str) -> str:
        """A card is played from the hand or used from the table; it lies between the zones."""
        verb, card = word.split()
        if verb == "use":
            self.discard(*self.drop_item(seat, card))
        else:
            self.hands[seat].remove(card)
        self.limbo.append(card)
        return card

    def done_with(self, card: str) -> None:
        """From between the zones to its pile."""
        self.limbo.remove(card)
        self.discard(card)

    def cancelled(self, seat: int, card: str) -> Steps[bool]:
        """The CARD window for a card just played; a cancelled one goes first."""
        left = (seat + 1) % self.seats
        who, words = yield from self.reaction("react_card", left, ["say_its_name"])
        if who < 0:
            return False
        answer = self.leaves(who, words[0])
        self.done_with(card)
        self.done_with(answer)
        return True

    def roll(self, seat: int) -> Steps[int]:
        """The DIE windows; a cancelled change leaves the die as it was and closes the window."""
        value = self.chance.die()
        while True:
            cards = ["trail_of_pebbles", "devils_die"]
            self.die = value
            who, words = yield from self.reaction("react_die", seat, cards)
            if who < 0:
                return value
            card = self.leaves(who, words[0])
            if card == "devils_die":
                value = int(named(words[1]))
            elif (yield from self.cancelled(who, card)):
                return value
            else:
                value = self.chance.die()
            self.done_with(card)

    # Curses and Bad Stuff

    def curse(self, victim: int, card: str) -> Steps[None]:
        """GT-19; the card lies between the zones."""
        who, words = yield from self.reaction("react_curse", victim, ["wishing_ring"])
        if who >= 0:
            ring = self.leaves(who, words[0])
            self.done_with(card)
            self.done_with(ring)
            return
        yield from self.suffer(victim, CARDS[card]["effects"], bad_stuff=False)
        if stays(card):
            self.limbo.remove(card)
            self.curses[victim].append(card)
        else:
            self.done_with(card)

    def suffer(self, victim: int, clauses: list[dict[str, Any]], bad_stuff: bool) -> Steps[None]:
        """Clause by clause; `else` only if the first call had nothing to act on."""
        for entry in clauses:
            for call in entry["calls"]:
                if (yield from self.hit(victim, call, bad_stuff)):
                    break

    def hit(self, victim: int, call: Call, bad_stuff: bool) -> Steps[bool]:
        name, *arguments = call
        if name == "lose_level":
            return self.lose_levels(victim, arguments[0])
        if name == "lose_item":
            return (yield from self.lose_items(victim, arguments))
        if name == "lose_hand":
            return (yield from self.lose_hand(victim, arguments))
        if name == "lose_role":
            return self.lose_roles(victim, arguments[0])
        if name == "change_sex":
            self.sexes[victim] = "male" if self.sexes[victim] == "female" else "female"
        elif name == "next_combat" and bad_stuff:  # GT-R22, GT-R54: a kept Curse counts itself
            self.later_marks[victim].append(arguments[0])
        elif name == "skip_phase2" and bad_stuff:
            self.turn_marks[victim] += 1
        else:
            assert name in ["next_combat", "skip_phase2", "persist"], call
        return True

    def lose_levels(self, seat: int, number: int | str) -> bool:
        old = self.levels[seat]
        self.levels[seat] = 1 if number == "all" else max(1, old - int(number))
        return old > 1

    def lose_roles(self, seat: int, what: str) -> bool:
        lost = self.roles(seat) if what == "both" else [self.classes[seat]]
        self.lose_class(seat)
        if what == "both":
            self.discard(*self.titles[seat])
            self.titles[seat] = []
        return any(lost)

    def hit_items(self, seat: int, which: str) -> list[str]:
        """The Items a filter names (primitive 12)."""
        carried, equipped = self.carried[seat], self.equipped[seat]
        worn = [item for item in carried if item in equipped]
        if which in SLOTS:
            return [item for item in worn if CARDS[item]["slot"] == which]
        if which == "highest_gold":
            return [item for item in carried if gold(item) == max(map(gold, carried))]
        if which == "highest_bonus":
            gives = {item: self.printed_bonus(seat, item) for item in worn}
            best = max(gives.values(), default=0)
            return [item for item in worn if best > 0 and gives[item] == best]
        filters = {"any": carried, "equipped": worn}
        filters["small"] = [item for item in carried if not is_big(item)]
        filters["one_shot"] = [item for item in carried if kind_of(item) == "one_shot"]
        return list(filters[which])

    def lose_items(self, victim: int, arguments: list[Any]) -> Steps[bool]:
        which, count, *rest = arguments
        items = self.hit_items(victim, which)
        if not items:
            return False
        if count != "all":
            assert count == 1
            chooser = (victim + 1) % self.seats if rest == ["left_neighbour"] else victim
            choices = one_of([f"thing {item}" for item in items])
            picks = yield from ask_one(chooser, "lose_item", choices, sure=True)
            items = [named(picks[0])]
        for item in items:
            self.discard_item(victim, item)
        return True

    def lose_hand(self, victim: int, arguments: list[Any]) -> Steps[bool]:
        hand = self.hands[victim]
        if not hand:
            return False
        number = len(hand) if arguments[0] == "all" else min(arguments[0], len(hand))
        if arguments[1:] == ["random"]:
            for _ in range(number):
                card = self.chance.loses(victim)
                hand.remove(card)
                self.discard(card)
            return True
        lost = [f"card {card}" for card in hand]
        if number < len(hand):
            choices = self.some_of(list(hand), number)
            lost = yield from ask_one(victim, "lose_hand", choices)
        for card in map(named, lost):
            hand.remove(card)
            self.discard(card)
        return True

    def some_of(self, cards: list[str], number: int) -> Choices:
        """This number of hand cards, one after the other."""

        def options(picks: list[str]) -> list[str]:
            left = list(cards)
            for pick in picks:
                left.remove(named(pick))
            return [f"card {card}" for card in dict.fromkeys(left)] if len(picks) < number else []

        return options

    # between two actions (GT-T4)

    def beat(self) -> Steps[None]:
        changed = True
        while changed:
            changed = False
            for seat in self.clockwise(self.active):
                illegal = [item for item in self.equipped[seat] if not self.may_equip(seat, item)]
                for item in illegal:
                    self.equipped[seat].remove(item)
            for seat in self.clockwise(self.active):
                if len(self.bigs(seat)) > self.big_limit(seat):
                    if seat in self.fighters():
                        self.ease_bigs(seat)
                    else:
                        yield from self.fix_bigs(seat)
                        changed = True
            fight = self.fight
            if fight and fight.helper is not None and self.restricted("no_helper"):
                self.remove_helper()
                changed = True

    def ease_bigs(self, seat: int) -> None:
        """GT-R2: a fighter keeps the best equipped."""
        worn = [item for item in self.bigs(seat) if item in self.equipped[seat]]
        worn.sort(key=lambda item: -self.item_gives(seat, item))  # stable: carried longer first
        for item in worn[self.big_limit(seat) :]:
            self.equipped[seat].remove(item)

    def fix_bigs(self, seat: int) -> Steps[None]:
        """BIG_FIX: what to keep, on one's turn perhaps one sale, the rest is discarded."""
        bigs = self.bigs(seat)
        number = self.big_limit(seat)

        def keeping(picks: list[str]) -> list[str]:
            left = [f"thing {item}" for item in bigs if f"thing {item}" not in picks]
            return left if len(picks) < number else []

        kept = yield from ask_one(seat, "big_fix", keeping, sure=True)
        over = [item for item in bigs if f"thing {item}" not in kept]
        if seat == self.active and self.levels[seat] < 9:
            yield from self.big_sale(seat, list(map(named, kept)), over)
        for item in over:
            if item in self.carried[seat]:
                self.discard_item(seat, item)

    def big_sale(self, seat: int, kept: list[str], over: list[str]) -> Steps[None]:
        raise NotImplementedError

    def remove_helper(self) -> None:
        """Primitive 28, GT-R22: the deal is void and waiting penalties are used up."""
        fight = self.now()
        assert fight.helper is not None
        gone = fight.helper
        fight.helper, fight.deal = None, None
        fight.removed.append(gone)
        fight.stabs = [stab for stab in fight.stabs if stab[1] != gone]
        fight.doubled = [entry for entry in fight.doubled if entry[0] != gone]
        self.use_up(gone, won_as_main=False)

    def use_up(self, seat: int, won_as_main: bool) -> None:
        """The combat is over for this fighter."""
        gone = [curse for curse in self.curses[seat]
                if CARDS[curse]["effects"][-1]["calls"][0][0] == "next_combat"
                or (won_as_main and curse == "frog_skin")]  # fmt: skip
        self.curses[seat] = [curse for curse in self.curses[seat] if curse not in gone]
        self.discard(*gone)
        self.combat_marks[seat], self.later_marks[seat] = self.later_marks[seat], []
