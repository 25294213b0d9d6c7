"""What lies where, and the numbers that follow from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.grimm_tidings.second.asking import Chance
from games.grimm_tidings.second.printed import CARDS, constant, is_big, kind_of

Deal = dict[str, Any]


class Monster:
    """A monster in a fight; a copy has no card, nor have the enhancers copied with it."""

    def __init__(self, kind: str, enhancers: list[str], copy: bool) -> None:
        self.kind, self.enhancers, self.copy = kind, list(enhancers), copy
        self.real: list[str] = []
        self.used = False


class Fight:
    """One combat."""

    def __init__(self, main: int, seats: int) -> None:
        self.main = main
        self.helper: int | None = None
        self.monsters: list[Monster] = []
        self.lying: list[str] = []  # real cards in the order in which they came in
        self.sides: list[tuple[int, str]] = []
        self.stabs: list[tuple[int, int]] = []  # thief, victim
        self.doubled: list[tuple[int, str, int]] = []
        self.shots = [0] * seats
        self.side_actions = [0] * seats
        self.exchanges = [0] * seats
        self.removed: list[int] = []
        self.bribed: list[int] = []
        self.flags = [False] * seats
        self.pending = 0  # Treasures of removed monsters
        self.deal: Deal | None = None
        self.running = False
        self.runner = main
        self.safe: list[int] = []

    def fighters(self) -> list[int]:
        return [self.main] + ([] if self.helper is None else [self.helper])


class Table:
    """The whole truth, as plain lists."""

    def __init__(self, seats: int, options: Mapping[str, str], chance: Chance) -> None:
        self.seats, self.options, self.chance = seats, dict(options), chance
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.classes = [""] * seats
        self.titles: list[list[str]] = [[] for _ in range(seats)]
        self.carried: list[list[str]] = [[] for _ in range(seats)]
        self.equipped: list[list[str]] = [[] for _ in range(seats)]
        self.cheated: list[list[str]] = [[] for _ in range(seats)]
        self.curses: list[list[str]] = [[] for _ in range(seats)]
        self.combat_marks: list[list[int]] = [[] for _ in range(seats)]
        self.later_marks: list[list[int]] = [[] for _ in range(seats)]
        self.turn_marks = [0] * seats
        self.levels, self.sexes = [1] * seats, [""] * seats
        self.decks: dict[str, Counter[str]] = {"door": Counter(), "treasure": Counter()}
        for kind, card in CARDS.items():
            self.decks[card["deck"]][kind] = card["copies"]
        self.discards: dict[str, list[str]] = {"door": [], "treasure": []}
        self.known_doors: list[str] = []  # on top of the deck, after a White Snake
        self.limbo: list[str] = []  # turned up or being played
        self.face_up: list[str] = []  # Treasures to be shared
        self.aside: list[str] = []
        self.fight: Fight | None = None
        self.offer: Deal | None = None
        self.active, self.turns, self.phase, self.die = 0, 0, "setup", 0
        self.ended = False
        self.winners: list[int] = []
        self.reequips: list[list[int]] = []  # of the windows open now, the newest last

    # places

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % self.seats for step in range(self.seats)]

    def now(self) -> Fight:
        assert self.fight
        return self.fight

    def fighters(self) -> list[int]:
        return self.fight.fighters() if self.fight else []

    def discard(self, *cards: str) -> None:
        """Card file 5.2."""
        for card in cards:
            self.discards[CARDS[card]["deck"]].append(card)

    def draw(self, deck: str) -> str | None:
        """GT-2.3, GT-R5."""
        if not self.decks[deck].total():
            self.decks[deck] = Counter(self.discards[deck])
            self.discards[deck] = []
        if not self.decks[deck].total():
            return None
        card = self.chance.draw(deck)
        if deck == "door" and self.known_doors:
            assert card == self.known_doors.pop(0)
        assert self.decks[deck][card] > 0, card
        self.decks[deck][card] -= 1
        return card

    def drop_item(self, seat: int, item: str) -> list[str]:
        """An Item leaves its owner, a Cheat! on it is discarded (GT-R14)."""
        self.carried[seat].remove(item)
        if item in self.equipped[seat]:
            self.equipped[seat].remove(item)
        if item in self.cheated[seat]:
            self.cheated[seat].remove(item)
            return ["cheat"]
        return []

    def discard_item(self, seat: int, item: str) -> None:
        cheat = self.drop_item(seat, item)
        self.discard(item, *cheat)

    def hand_over(self, giver: int, taker: int, item: str) -> None:
        """GT-10.4: to the table, unequipped."""
        self.discard(*self.drop_item(giver, item))
        self.carried[taker].append(item)

    def lose_class(self, seat: int) -> None:
        if self.classes[seat]:
            self.discard(self.classes[seat])
            self.classes[seat] = ""

    # conditions and limits

    def roles(self, seat: int) -> list[str]:
        return [role for role in [self.classes[seat], *self.titles[seat]] if role]

    def atom(self, seat: int, text: str) -> bool:
        """Card file 3.1, for the cards of this player or for this fighter."""
        found = re.fullmatch(r"(\w+)(?:\((\w+)\)|<=(\d+))?", text)
        assert found, text
        name, thing, number = found.groups()
        fight = self.fight
        if name in ["is_main", "has_helper", "alone"]:
            is_main = fight is not None and fight.main == seat
            helped = fight is not None and fight.helper is not None
            return {"is_main": is_main, "has_helper": helped, "alone": is_main and not helped}[name]
        if name == "in_combat":
            monsters = fight.monsters if fight else []
            return any(thing in CARDS[monster.kind]["tags"] for monster in monsters)
        if name == "level":
            return self.levels[seat] <= int(number)
        values = {"class": [self.classes[seat]], "title": self.titles[seat]}
        values["sex"] = [self.sexes[seat]]
        return not self.classes[seat] if name == "no_class" else thing in values[name]

    def holds(self, seat: int, condition: str) -> bool:
        if not condition:
            return True
        if " and " in condition:
            return all(self.atom(seat, text) for text in condition.split(" and "))
        return any(self.atom(seat, text) for text in condition.split(" or "))

    def for_any_fighter(self, condition: str) -> bool:
        """Card file 3.1: monsters look at the fighters."""
        return any(self.holds(seat, condition) for seat in self.fighters())

    def limit_mods(self, seat: int, what: str) -> int:
        cards = self.roles(seat) + self.equipped[seat]
        return sum(call[2] for card in cards for call, _ in constant(card, "limit_mod")
                   if call[1] == what)  # fmt: skip

    def hand_limit(self, seat: int) -> int:
        return 5 + self.limit_mods(seat, "hand")

    def big_limit(self, seat: int) -> int:
        """GT-R2."""
        if self.options["big_limit"] == "none":
            return 99
        return 1 + self.limit_mods(seat, "big_carried")

    def bigs(self, seat: int) -> list[str]:
        """The Big Items that count."""
        items = self.carried[seat]
        return [item for item in items if is_big(item) and item not in self.cheated[seat]]

    def room_for(self, seat: int, item: str) -> bool:
        """May this Item come to the table?"""
        return not is_big(item) or len(self.bigs(seat)) < self.big_limit(seat)

    def may_equip(self, seat: int, item: str) -> bool:
        """Card file, primitive 9."""
        if item in self.cheated[seat]:
            return True
        for call, _ in constant(item, "equip_rule"):
            name, thing = call[2]
            fits = self.classes[seat] == thing if name == "class" else thing in self.titles[seat]
            if fits != (call[1] == "require"):
                return False
        return True

    def locked(self, seat: int) -> list[str]:
        """GT-T12d: what is promised to the helper."""
        if not self.fight or seat != self.fight.main or not self.fight.deal:
            return []
        return [*self.fight.deal["items"], *self.fight.deal["cards"]]

    # numbers

    def restricted(self, what: str) -> list[Any]:
        """The `restrict` clauses of this name in the fight."""
        calls = [call for m in self.now().monsters for call, _ in constant(m.kind, "restrict")]
        return [call for call in calls if call[1] == what]

    def printed_bonus(self, seat: int, card: str) -> int:
        """The `bonus` clauses that hold for the owner now."""
        total = 0
        for call, condition in constant(card, "bonus"):
            if self.holds(seat, condition):
                extra = len(self.fight.monsters) - 1 if self.fight else 0
                total += call[1] * (extra if "per_extra_monster" in call else 1)
        return total

    def item_gives(self, seat: int, item: str) -> int:
        """The strength an equipped Item gives in this fight now (primitive 6)."""
        off = [call[2] for call in self.restricted("slot_off")]
        if self.restricted("level_only") or CARDS[item]["slot"] in off:
            return 0
        return self.printed_bonus(seat, item)

    def penalties(self, seat: int) -> int:
        """Frog Skin and what waits for the next combat."""
        total = sum(self.combat_marks[seat])
        for curse in self.curses[seat]:
            for entry in CARDS[curse]["effects"]:
                name, *arguments = entry["calls"][0]
                if name == "next_combat":
                    total += arguments[0]
                elif name == "persist":
                    total += arguments[0][1]
        return total

    def strength(self, seat: int) -> int:
        """GT-13.10, one fighter."""
        fight = self.now()
        total = self.levels[seat] + self.penalties(seat)
        total -= 2 * sum(victim == seat for _, victim in fight.stabs)
        total += sum(self.item_gives(seat, item) for item in self.equipped[seat])
        for owner, item, number in fight.doubled:
            if owner == seat and item in self.equipped[seat]:
                total += number
        if not self.restricted("level_only"):
            total += sum(self.printed_bonus(seat, role) for role in self.roles(seat))
        return total

    def enhanced(self, monster: Monster, place: int) -> int:
        """What its enhancers add to strength (1) or Treasures (2)."""
        total = 0
        for card in monster.enhancers:
            for call, condition in constant(card, "enhance"):
                tags = [f"tag({tag})" for tag in CARDS[monster.kind]["tags"]]
                total += call[place] if not condition or condition in tags else 0
        return total

    def monster_strength(self, monster: Monster) -> int:
        total = CARDS[monster.kind]["level"] + self.enhanced(monster, 1)
        for call, condition in constant(monster.kind, "monster_bonus"):
            total += call[1] if self.for_any_fighter(condition) else 0
        return int(total)

    def treasures_of(self, monster: Monster) -> int:
        """GT-R15."""
        return max(1, int(CARDS[monster.kind]["treasures"]) + self.enhanced(monster, 2))

    def side(self, name: str) -> int:
        return sum(number for number, side in self.now().sides if side == name)

    def totals(self) -> tuple[int, int]:
        """Fighters, monsters."""
        fighters = sum(self.strength(seat) for seat in self.fighters()) + self.side("fighters")
        monsters = sum(self.monster_strength(monster) for monster in self.now().monsters)
        return fighters, monsters + self.side("monsters")

    def winning(self) -> bool:
        """GT-13.2, GT-13.3, primitive 7."""
        fighters, monsters = self.totals()
        ties = any(constant(role, "win_ties") for seat in self.fighters()
                   for role in self.roles(seat))  # fmt: skip
        return fighters > monsters or (ties and fighters == monsters)

    def at_stake(self) -> int:
        """GT-T12a."""
        fight = self.now()
        return fight.pending + sum(self.treasures_of(monster) for monster in fight.monsters)

    def payable(self, seat: int, used: str = "") -> list[str]:
        """GT-R31: own cards in hand or in play."""
        locked = self.locked(seat)
        hand = [f"card {card}" for card in dict.fromkeys(self.hands[seat]) if card not in locked]
        front = [role for role in self.roles(seat) if role != used]
        front += [item for item in self.carried[seat] if item not in locked]
        front += ["cheat"] * len(self.cheated[seat])
        return hand + [f"thing {card}" for card in front]

    def pay(self, seat: int, words: list[str]) -> None:
        """Costs go in the order in which they were named."""
        for word in words:
            self.pay_one(seat, word)

    def pay_one(self, seat: int, word: str) -> None:
        place, card = word.split()
        if place == "card":
            self.hands[seat].remove(card)
            self.discard(card)
        elif card == "cheat":  # GT-R14: exactly its Item is unequipped
            item = self.cheated[seat].pop()
            self.equipped[seat] = [other for other in self.equipped[seat] if other != item]
            self.discard("cheat")
        elif card == self.classes[seat]:
            self.lose_class(seat)
        elif kind_of(card) == "title":
            self.titles[seat].remove(card)
            self.discard(card)
        else:
            self.discard_item(seat, card)
