"""Actions outside the fight itself: laying down, equipping, selling, A cards, abilities."""

from __future__ import annotations

from games.grimm_tidings.second.asking import (
    Actions,
    Choices,
    Does,
    Steps,
    among,
    ask_one,
    named,
    named_seat,
    nothing_more,
    one_of,
    rows,
    seat_word,
)
from games.grimm_tidings.second.effects import SLOTS, Effects
from games.grimm_tidings.second.printed import CARDS, gold, is_big, is_item, kind_of


class Acting(Effects):
    """What a player may do, and what then happens."""

    used_this_turn: list[tuple[int, str]] = []

    def in_hand(self, seat: int, *kinds: str) -> list[str]:
        """Different cards of these kinds that are not promised."""
        hand = [card for card in self.hands[seat] if card not in self.locked(seat)]
        return [card for card in dict.fromkeys(hand) if kind_of(card) in kinds]

    # cards and roles for any time

    def any_time(self, seat: int, only: list[str] | None = None) -> Actions:
        """A cards from the hand, or only these, just received."""
        found: Actions = {}
        everybody = range(self.seats)
        for card in self.in_hand(seat, "curse", "level_up", "one_shot", "treasure_special"):
            if CARDS[card]["timing"] not in ["A", "R(curse) or A"]:
                continue
            if only is not None and card not in only:
                continue
            if card == "three_golden_hairs":
                found |= self.hairs(seat, "play", only)
                continue
            targets = [seat_word(other) for other in everybody]
            does = self.playing_curse(seat, card)
            if kind_of(card) == "level_up":
                low = [other for other in everybody if self.levels[other] <= 8]
                if card == "swap_the_cradles":
                    weak = [o for o in everybody if o != seat and self.levels[o] >= 2]
                    low = weak if self.levels[seat] <= 8 else []
                targets, does = [seat_word(other) for other in low], self.level_up(seat, card)
            elif card == "wishing_ring":
                kept = [[seat_word(other), f"thing {curse}"] for other in everybody
                        for curse in self.curses[other]]  # fmt: skip
                if kept:
                    found[f"play {card}"] = among(kept), self.wishing(seat)
                continue
            if targets:
                found[f"play {card}"] = one_of(targets), does
        if only is None and "three_golden_hairs" in self.carried[seat]:
            if "three_golden_hairs" not in self.locked(seat):
                found |= self.hairs(seat, "use", only)
        return found

    def playing_curse(self, seat: int, card: str) -> Does:
        def does(rest: list[str]) -> Steps[str]:
            self.leaves(seat, f"play {card}")
            yield from self.curse(named_seat(rest[0]), card)
            return "action"

        return does

    def level_up(self, seat: int, card: str) -> Does:
        def does(rest: list[str]) -> Steps[str]:
            target = named_seat(rest[0])
            self.hands[seat].remove(card)
            if card == "swap_the_cradles":
                self.levels[target] -= 1
                self.levels[seat] += 1
            else:
                self.levels[target] += 1
            self.discard(card)
            return "action"
            yield

        return does

    def wishing(self, seat: int) -> Does:
        def does(rest: list[str]) -> Steps[str]:
            curse = named(rest[1])
            self.hands[seat].remove("wishing_ring")
            self.curses[named_seat(rest[0])].remove(curse)
            self.discard(curse, "wishing_ring")
            return "action"
            yield

        return does

    def hairs(self, seat: int, verb: str, got: list[str] | None) -> Actions:
        """Search; GT-R21 for what was just received."""

        def does(_: list[str]) -> Steps[str]:
            card = self.leaves(seat, f"{verb} three_golden_hairs")
            if (yield from self.cancelled(seat, card)):
                return "action"
            pile = self.discards["treasure"]
            choices = one_of([f"card {found}" for found in pile])
            picks = yield from ask_one(seat, "search_pick", choices, sure=True)
            taken = named(picks[0])
            pile.remove(taken)
            self.hands[seat].append(taken)
            self.done_with(card)
            if got is not None:
                got.append(taken)
            elif seat != self.active and seat not in self.fighters():
                yield from self.received(seat, [taken])
            return "action"

        if not self.discards["treasure"]:
            return {}
        return {f"{verb} three_golden_hairs": (nothing_more, does)}

    def dropping(self, seat: int) -> Actions:
        """GT-6.1, GT-6.4."""

        def does(role: str) -> Does:
            def drop(_: list[str]) -> Steps[str]:
                self.pay_one(seat, f"thing {role}")
                return "action"
                yield

            return drop

        return {f"drop {role}": (nothing_more, does(role)) for role in self.roles(seat)}

    def taking_roles(self, seat: int, only: list[str] | None = None) -> Actions:
        """GT-R12, GT-R33."""

        def does(role: str) -> Does:
            def take(_: list[str]) -> Steps[str]:
                self.hands[seat].remove(role)
                self.take_role(seat, role)
                return "action"
                yield

            return take

        cards = self.in_hand(seat, "class", "title")
        return {f"lay {role}": (nothing_more, does(role)) for role in cards
                if only is None or role in only}  # fmt: skip

    def take_role(self, seat: int, role: str) -> None:
        if kind_of(role) == "class":
            self.lose_class(seat)
            self.classes[seat] = role
            return
        if self.options["titles_exclusive"] == "on":
            self.discard(*self.titles[seat])
            self.titles[seat] = []
        self.titles[seat].append(role)

    # Items

    def laying(self, seat: int, only: list[str] | None = None) -> Actions:
        def does(item: str) -> Does:
            def lay(_: list[str]) -> Steps[str]:
                self.hands[seat].remove(item)
                self.carried[seat].append(item)
                return "action"
                yield

            return lay

        items = self.in_hand(seat, "item", "one_shot")
        return {f"lay {item}": (nothing_more, does(item)) for item in items
                if self.room_for(seat, item) and (only is None or item in only)}  # fmt: skip

    def cheat_targets(self, seat: int) -> list[str]:
        """GT-R55."""
        items = [item for item in self.carried[seat] if kind_of(item) == "item"]
        return [f"thing {item}" for item in items if item not in self.cheated[seat]]

    def cheating(self, seat: int, only: list[str] | None = None) -> Actions:
        def does(rest: list[str]) -> Steps[str]:
            self.leaves(seat, "play cheat")
            yield from self.attach(seat, named(rest[0]))
            return "action"

        targets = self.cheat_targets(seat)
        if "cheat" not in self.hands[seat] or not targets or not (only is None or "cheat" in only):
            return {}
        return {"play cheat": (one_of(targets), does)}

    def attach(self, seat: int, item: str) -> Steps[None]:
        """Cheat!, lying between the zones, comes to an Item."""
        if not (yield from self.cancelled(seat, "cheat")):
            self.limbo.remove("cheat")
            self.cheated[seat].append(item)

    def in_the_way(self, seat: int, item: str) -> list[str]:
        """What comes off for it (GT-9.6, GT-T19); of two things in the hands the older one."""
        slot, hands = CARDS[item]["slot"], CARDS[item]["hands"]
        if item in self.cheated[seat] or slot not in SLOTS:
            return []
        worn = [other for other in self.carried[seat] if other in self.equipped[seat]]
        worn = [other for other in worn if CARDS[other]["slot"] == slot]
        worn = [other for other in worn if other not in self.cheated[seat]]
        if slot != "hands" or hands == 2:
            return worn
        return worn[:1] if sum(CARDS[other]["hands"] for other in worn) == 2 else []

    def equipping(self, seat: int) -> Actions:
        """GT-6.6, GT-T18; a side action in a fight of others."""
        if self.reequips[-1][seat] >= 20:
            return {}

        def change(off: list[str], on: list[str]) -> tuple[Choices, Does]:
            def does(_: list[str]) -> Steps[str]:
                self.reequips[-1][seat] += 1
                worn = [item for item in self.equipped[seat] if item not in off]
                self.equipped[seat] = worn + on
                return "side"
                yield

            return nothing_more, does

        found: Actions = {}
        for item in self.carried[seat]:
            if item in self.equipped[seat]:
                found[f"take_off {item}"] = change([item], [])
            elif kind_of(item) == "item" and self.may_equip(seat, item):
                found[f"equip {item}"] = change(self.in_the_way(seat, item), [item])
        return found

    # selling (GT-11, GT-R30)

    def goods(self, seat: int, kept: list[str]) -> list[str]:
        hand = [f"card {card}" for card in self.hands[seat] if is_item(card)]
        return hand + [f"thing {item}" for item in self.carried[seat] if item not in kept]

    def sale(self, goods: list[str], needed: list[str]) -> Choices:
        """Item after Item; done from 1,000 on, and with one of the needed Items if there are."""

        def options(picks: list[str]) -> list[str]:
            if "ready" in picks:
                return []
            enough = sum(gold(named(pick)) for pick in picks) >= 1000
            fits = not needed or any(f"thing {item}" in picks for item in needed)
            return [word for word in goods if word not in picks] + ["ready"] * (enough and fits)

        return options

    def sell(self, seat: int, picks: list[str]) -> None:
        worth = sum(gold(named(pick)) for pick in picks)
        for pick in picks:
            self.pay_one(seat, pick)
        self.levels[seat] += min(worth // 1000, 9 - self.levels[seat])

    def selling(self, seat: int) -> Actions:
        def does(rest: list[str]) -> Steps[str]:
            self.sell(seat, rest[:-1])
            return "action"
            yield

        goods = self.goods(seat, [])
        if self.levels[seat] >= 9 or sum(gold(named(word)) for word in goods) < 1000:
            return {}
        return {"sell": (self.sale(goods, []), does)}

    def big_sale(self, seat: int, kept: list[str], over: list[str]) -> Steps[None]:
        """GT-R2: one sale with Items over the limit."""
        goods = self.goods(seat, kept)
        sale = self.sale(goods, over)
        possible = sum(gold(named(word)) for word in goods) >= 1000

        def options(picks: list[str]) -> list[str]:
            if not picks:
                return ["none"] + ["sell"] * possible
            return sale(picks[1:]) if picks[0] == "sell" else []

        picks = yield from ask_one(seat, "big_sale", options)
        if picks[0] == "sell":
            self.sell(seat, picks[1:-1])

    # abilities outside combat

    def crafts(self, seat: int) -> Actions:
        """Tailor and Talking Mirror, on their owner's turn."""

        def swap(rest: list[str]) -> Steps[str]:
            self.used_this_turn.append((seat, "tailor"))
            self.pay(seat, rest)
            card = self.draw("treasure")
            self.hands[seat] += [card] if card else []
            return "action"
            yield

        def look(_: list[str]) -> Steps[str]:
            self.used_this_turn.append((seat, "talking_mirror"))
            return "action"
            yield

        found: Actions = {}
        if self.classes[seat] == "tailor" and (seat, "tailor") not in self.used_this_turn:
            if len(self.hands[seat]) >= 2:
                found["craft tailor"] = self.some_of(list(self.hands[seat]), 2), swap
        mirror = "talking_mirror"
        if mirror in self.equipped[seat] and (seat, mirror) not in self.used_this_turn:
            others = [seat_word(other) for other in range(self.seats) if other != seat]
            found[f"craft {mirror}"] = one_of(others), look
        return found

    def stealing(self, seat: int) -> Actions:
        """GT-R19."""
        if self.classes[seat] != "thief" or (seat, "steal") in self.used_this_turn:
            return {}
        others = [other for other in range(self.seats) if other != seat]
        others = [other for other in others if other not in self.fighters()]
        prey = [(other, item) for other in others for item in self.carried[other]
                if not is_big(item)]  # fmt: skip
        costs = self.payable(seat, "thief")

        def does(rest: list[str]) -> Steps[str]:
            victim, item = named_seat(rest[0]), named(rest[1])
            self.used_this_turn.append((seat, "steal"))
            self.pay(seat, rest[2:])
            if (yield from self.roll(seat)) < 4:
                self.lose_levels(seat, 1)
            elif item in self.carried[victim]:
                self.hand_over(victim, seat, item)
            return "side"

        def table() -> list[list[str]]:
            return [[seat_word(o), f"thing {item}", cost] for o, item in prey for cost in costs]

        return {"craft thief": (rows(table), does)} if prey and costs else {}

    def received(self, seat: int, cards: list[str]) -> Steps[None]:
        raise NotImplementedError
