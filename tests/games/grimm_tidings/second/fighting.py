"""What may be played into a fight."""

from __future__ import annotations

from games.grimm_tidings.second.asking import (
    Actions,
    Choices,
    Does,
    Steps,
    among,
    named,
    named_seat,
    nothing_more,
    one_of,
    seat_word,
    words,
)
from games.grimm_tidings.second.offers import Offers
from games.grimm_tidings.second.printed import CARDS, kind_of
from games.grimm_tidings.second.table import Monster


class Fighting(Offers):
    """C and F cards, abilities of Classes and monsters."""

    def foes(self) -> list[str]:
        return [f"foe {number + 1}" for number in range(len(self.now().monsters))]

    def foe(self, word: str) -> Monster:
        return self.now().monsters[int(named(word)) - 1]

    def combat_actions(self, seat: int) -> Actions:
        """GT-T8."""
        fight = self.now()
        found = self.any_time(seat) | self.dropping(seat)
        found |= self.cards_for_combat(seat) | self.wolves(seat)
        found |= self.sure_shot(seat) | self.backstab(seat) | self.foe_powers(seat)
        if seat == fight.main:
            found |= self.taking_roles(seat)
        elif seat not in self.fighters() and fight.side_actions[seat] < 3:
            found |= self.equipping(seat) | self.stealing(seat) | self.trading(seat)
        if seat == fight.main or seat not in self.fighters():
            found |= self.asking(seat)
        return found

    def run_actions(self, seat: int) -> Actions:
        """The RUN window."""
        found = self.any_time(seat) | self.dropping(seat)
        if seat == self.active:
            found |= self.taking_roles(seat)
        cards = ["sleeping_draught"] + ["cloak_of_night"] * (seat == self.now().runner)
        for card in cards:
            for word in self.places_of(seat, card):
                found[word] = nothing_more, self.into_fight(seat, word)
        return found

    def places_of(self, seat: int, card: str) -> list[str]:
        """Played from the hand or used from the table."""
        if card in self.locked(seat):
            return []
        return [f"play {card}"] * (card in self.hands[seat]) + [f"use {card}"] * (
            card in self.carried[seat]
        )

    def cards_for_combat(self, seat: int) -> Actions:
        found: Actions = {}
        cards = dict.fromkeys(self.hands[seat] + self.carried[seat])
        for card in cards:
            one_shot = kind_of(card) == "one_shot"
            if CARDS[card]["timing"] != "C" or (one_shot and self.restricted("no_one_shot")):
                continue
            choices = self.aims(seat, card)
            if choices:
                for word in self.places_of(seat, card):
                    found[word] = choices, self.into_fight(seat, word)
        return found

    def aims(self, seat: int, card: str) -> Choices | None:
        """What is chosen with a C card; None if it cannot be played."""
        call = CARDS[card]["effects"][0]["calls"][0]
        monsters = [f"card {other}" for other in self.in_hand(seat, "monster")]
        name = call[0]
        if name == "side_bonus":
            return words("fighters", "monsters") if call[2] == "either" else nothing_more
        if name in ["enhance", "copy_monster"]:
            return one_of(self.foes())
        if name == "double_item":
            items = [[seat_word(fighter), f"thing {item}"] for fighter in self.fighters()
                     for item in self.equipped[fighter]
                     if self.item_gives(fighter, item) > 0]  # fmt: skip
            return among(items) if items else None
        if name == "remove_helper":
            return None if self.now().helper is None else nothing_more
        if name == "add_monster":
            return one_of(monsters) if monsters else None
        if name == "swap_monster":
            pairs = [[foe, monster] for foe in self.foes() for monster in monsters]
            return among(pairs) if pairs else None
        assert name == "remove_monster", card
        return nothing_more

    def into_fight(self, seat: int, word: str) -> Does:
        """Announced, perhaps cancelled, then done; lasting cards lie in the fight."""

        def does(rest: list[str]) -> Steps[str]:
            target = self.foe(rest[0]) if rest and rest[0].startswith("foe") else None
            card = self.leaves(seat, word)
            if not (yield from self.cancelled(seat, card)):
                self.work(seat, card, rest, target)
            return "action"

        return does

    def work(self, seat: int, card: str, rest: list[str], target: Monster | None) -> None:
        fight = self.now()
        lasting = True
        for entry in CARDS[card]["effects"]:
            name, *arguments = entry["calls"][0]
            if name == "side_bonus":
                side = rest[0] if arguments[1] == "either" else arguments[1]
                if self.holds(seat, entry["if"]):
                    fight.sides.append((arguments[0], side))
            elif name == "enhance":
                assert target
                if card not in target.real:
                    target.enhancers.append(card)
                    target.real.append(card)
            elif name == "double_item":
                owner, item = named_seat(rest[0]), named(rest[1])
                fight.doubled.append((owner, item, self.item_gives(owner, item)))
            elif name == "escape":
                fight.safe += self.fighters() if arguments[1] == "all_fighters" else [seat]
            else:
                lasting = False
                self.change_monsters(seat, name, rest, target)
        if lasting:
            self.limbo.remove(card)
            fight.lying.append(card)
        else:
            self.done_with(card)

    def change_monsters(
        self, seat: int, name: str, rest: list[str], target: Monster | None
    ) -> None:
        fight = self.now()
        if name == "remove_helper":
            self.remove_helper()
        elif name == "remove_monster":
            for monster in list(fight.monsters):
                self.monster_leaves(monster)
        elif name == "copy_monster":
            assert target
            fight.monsters.append(Monster(target.kind, target.enhancers, copy=True))
        elif name == "add_monster":
            self.monster_joins(seat, named(rest[0]))
        else:
            assert name == "swap_monster" and target
            place = fight.monsters.index(target)
            self.monster_leaves(target)
            self.monster_joins(seat, named(rest[1]))
            fight.monsters.insert(place, fight.monsters.pop())

    def monster_joins(self, seat: int, card: str) -> None:
        """From a hand."""
        self.hands[seat].remove(card)
        self.now().monsters.append(Monster(card, [], copy=False))
        self.now().lying.append(card)

    def monster_leaves(self, monster: Monster) -> None:
        """It and its enhancers are discarded at once."""
        fight = self.now()
        fight.monsters.remove(monster)
        for card in ([] if monster.copy else [monster.kind]) + monster.real:
            fight.lying.remove(card)
            self.discard(card)

    def wolves(self, seat: int) -> Actions:
        """Monsters that join by their own text."""

        def does(card: str) -> Does:
            def join(_: list[str]) -> Steps[str]:
                self.monster_joins(seat, card)
                return "action"
                yield

            return join

        found: Actions = {}
        for card in self.in_hand(seat, "monster"):
            for entry in CARDS[card]["effects"]:
                if entry["trigger"].startswith("from_hand") and self.holds(seat, entry["if"]):
                    found[f"play {card}"] = nothing_more, does(card)
        return found

    def sure_shot(self, seat: int) -> Actions:
        """Hunter: twice per fight."""

        def does(rest: list[str]) -> Steps[str]:
            self.now().shots[seat] += 1
            self.pay(seat, rest)
            self.now().sides.append((2, "fighters"))
            return "action"
            yield

        costs = self.payable(seat, "hunter")
        if self.classes[seat] != "hunter" or seat not in self.fighters() or not costs:
            return {}
        return {"power hunter": (one_of(costs), does)} if self.now().shots[seat] < 2 else {}

    def backstab(self, seat: int) -> Actions:
        """Thief: once per victim and fight."""

        def does(rest: list[str]) -> Steps[str]:
            self.pay(seat, rest[1:])
            self.now().stabs.append((seat, named_seat(rest[0])))
            return "action"
            yield

        if self.classes[seat] != "thief":
            return {}
        victims = [other for other in self.fighters() if other != seat]
        victims = [other for other in victims if (seat, other) not in self.now().stabs]
        costs = self.payable(seat, "thief")
        table = [[seat_word(victim), cost] for victim in victims for cost in costs]
        return {"power thief": (among(table), does)} if table else {}

    def foe_powers(self, seat: int) -> Actions:
        """Abilities printed on monsters, once per monster."""
        fight = self.now()
        found: Actions = {}

        def does(monster: Monster, number: int) -> Does:
            def power(rest: list[str]) -> Steps[str]:
                monster.used = True
                self.pay(seat, rest)
                if number == 0 or (yield from self.roll(seat)) >= number:
                    fight.pending += self.treasures_of(monster)
                    self.monster_leaves(monster)
                return "action"

            return power

        for place, monster in enumerate(fight.monsters):
            word = f"foe_power {place + 1}"
            if monster.used:
                continue
            if monster.kind == "frog_king" and seat in self.fighters():
                if self.for_any_fighter("title(princess)"):
                    found[word] = nothing_more, does(monster, 0)
            elif monster.kind == "rumpelstiltskin" and seat == fight.main:
                costs = self.payable(seat)
                if costs:
                    found[word] = one_of(costs), does(monster, 5)
        return found
