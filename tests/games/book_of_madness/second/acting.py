"""The five actions and the abilities."""

from __future__ import annotations

from games.book_of_madness.second.effects import Effects
from games.book_of_madness.second.printed import CARDS, ELEMENTS, MADNESS
from games.book_of_madness.second.table import Cost, Spell, Steps, ask, name_of, seat_of


class Actions(Effects):
    """BM-8, BM-9: an action is named with its object, then paid, then done."""

    def costs_of(self, seat: int, action: str) -> list[Cost]:
        """The costs that would do; to cure, units of any one element (BM-R17)."""
        name, thing = action.split()
        if name == "cast":
            return [{CARDS[thing]["element"]: CARDS[thing]["cost"]}]
        if name == "learn":
            return [{thing: 2}]
        if name == "gain":
            return [{thing[:-2]: int(thing[-1])}]
        if name == "dispel":
            curse = self.curses[int(thing) - 1]
            assert curse
            return [self.curse_cost(curse)]
        return [{element: 2 - (self.ability(seat) == "cheap_cure")} for element in ELEMENTS]

    def discount_of(self, seat: int, action: str) -> int:
        return self.discounts[seat] if action.startswith("dispel") else 0

    def all_actions(self, seat: int) -> list[str]:
        ready = [s["id"] for s in self.spells[seat] if s["up"] and s["state"] == "ready"]
        found = [f"cast {spell}" for spell in ready]
        found += [f"learn {element}" for element in ELEMENTS if self.library[element]]
        found += [f"gain {card}" for card, number in self.supply.items() if number]
        found += [f"dispel {slot}" for slot in self.face_up()]
        found += ["cure hand"] if MADNESS in self.hands[seat] else []
        for owner in self.living(seat):
            found += [f"cure {name_of(owner)}"] if MADNESS in self.supports[owner] else []
        return found

    def is_capped(self) -> bool:
        """BM-R45: no action and no ability is offered any more."""
        return self.actions >= int(self.options["action_cap"])

    def payable(self, seat: int, echo: bool) -> list[str]:
        if self.is_capped():
            return []
        return [
            action
            for action in self.all_actions(seat)
            if self.can_pay(seat, self.costs_of(seat, action), echo, self.discount_of(seat, action))
        ]

    def granted(self, seat: int, number: int, echo: bool) -> Steps[None]:
        """BM-R25"""
        while number and (options := self.payable(seat, echo)):
            action = yield from ask(seat, "choose_action", [*options, "decline"])
            if action == "decline":
                return
            number -= yield from self.take_action(seat, action, echo)

    def take_action(self, seat: int, action: str, echo: bool) -> Steps[bool]:
        """Whether it was done, for a payment may be refused."""
        costs, times = self.costs_of(seat, action), 1
        if action.startswith("cast"):
            dearer = [[{e: n * times for e, n in costs[0].items()}] for times in (1, 2, 3)]
            options = [str(n + 1) for n in range(3) if self.can_pay(seat, dearer[n], echo)]
            times = int((yield from ask(seat, "choose_multiplier", options)))
            costs = dearer[times - 1]
        if not (yield from self.pay(seat, costs, echo, self.discount_of(seat, action))):
            return False
        name, thing = action.split()
        if name == "cast":
            yield from self.cast(seat, thing, times)
        elif name == "learn":
            yield from self.learn(seat, thing)
        elif name == "gain":
            yield from self.gain(seat, thing)
        elif name == "dispel":
            yield from self.dispel(seat, int(thing) - 1)
        else:
            pile = self.hands[seat]
            if thing == "hand":
                pile.remove(MADNESS)
            else:
                self.leave_support(seat_of(thing), MADNESS)
            self.stack += 1
        return True

    def cast(self, seat: int, name: str, times: int) -> Steps[None]:
        """BM-9.1, BM-R28"""
        spell = self.spell(seat, name)
        spell["state"] = "casting"
        yield from self.run(CARDS[name]["effects"], seat, times)
        spell["state"] = "exhausted"
        self.settle_debts(seat, spell)

    def settle_debts(self, seat: int, finished: Spell) -> None:
        """BM-R9: it goes to the box for each newcomer it was an old one to."""
        debts = self.debts[seat]
        self.debts[seat] = [old for old in debts if finished["id"] not in old]
        if self.debts[seat] != debts:
            self.spells[seat].remove(finished)

    def spell_limit(self, seat: int) -> int:
        return int(CARDS[self.characters[seat]]["spells"])

    def learn(self, seat: int, element: str) -> Steps[None]:
        """BM-9.5, BM-9.6, BM-9.7, BM-R9"""
        old = [spell["id"] for spell in self.spells[seat]]
        free = self.spells_for("forget", seat)
        self.add_spell(seat, self.library[element].pop())
        if len(old) < self.spell_limit(seat):
            return
        if free:
            gone = yield from ask(seat, "choose_spell_to_remove", free)
            self.touch("forget", seat, gone)
        else:
            self.debts[seat].append(old)

    def add_spell(self, seat: int, name: str) -> None:
        self.spells[seat].append({"id": name, "state": "ready", "up": True, "refreshed": False})

    def gain(self, seat: int, card: str) -> Steps[None]:
        """BM-9.8; Flint may put it on top (BM-R46)."""
        to_deck = "no"
        if self.ability(seat) == "gain_to_deck" and not self.is_capped():
            to_deck = yield from ask(seat, "use_ability", ["yes", "no"])
        self.supply[card] -= 1
        if to_deck == "yes":
            self.put_on_top(seat, card)
        else:
            self.discards[seat].append(card)

    def dispel(self, seat: int, slot: int) -> Steps[None]:
        """BM-9.10, BM-9.11, BM-R43; then Ember may cure (BM-R46)."""
        self.discounts[seat] = 0
        self.lift_curse(slot, self.discards[seat])
        self.check_final_win()
        yield from self.do_gain(seat, 2, 1, "discard")
        asked = self.ability(seat) == "cure_after_dispel" and not self.is_capped()
        if asked and MADNESS in self.hands[seat]:
            if (yield from ask(seat, "use_ability", ["yes", "no"])) == "yes":
                yield from self.do_cure(seat, 1, "hand")

    # abilities

    def can_use_ability(self, seat: int) -> bool:
        """BM-R46: Sleet and Gale, in the player's own action phase."""
        if self.ability_used or self.is_capped():
            return False
        if self.ability(seat) == "free_support":
            return bool(self.hands[seat] and self.free_slots(seat))
        gift = self.ability(seat) == "free_gift" and self.givable(seat)
        return bool(gift and len(self.living(seat)) > 1)

    def use_ability(self, seat: int) -> Steps[None]:
        self.ability_used = True
        if self.ability(seat) == "free_support":
            yield from self.do_support(seat, 1, "hand")
            return
        others = [name_of(other) for other in self.living(seat)[1:]]
        to = seat_of((yield from ask(seat, "choose_target_player", others)))
        card = yield from ask(seat, "choose_hand_cards give", self.givable(seat))
        self.hand_over(seat, to, card)

    def help_refresh(self, seat: int) -> Steps[None]:
        """Lark, in the player's own concentration phase (BM-R46)."""
        found = [
            f"{name_of(other)} {spell['id']}"
            for other in self.living(seat)[1:]
            for spell in self.spells[other]
            if spell["up"] and spell["state"] == "exhausted"
        ]
        if found and self.ability(seat) == "refresh_other":
            answer = yield from ask(seat, "use_ability", [*found, "no"])
            if answer != "no":
                other, name = answer.split()
                self.spell(seat_of(other), name)["state"] = "ready"
