"""What lies where, how a question is asked, and how an action is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from itertools import chain, product
from typing import Any, NamedTuple, Protocol, TypeVar

from games.book_of_madness.second.printed import CARDS, ELEMENTS, MADNESS, element_of, value_of

Value = TypeVar("Value")
Spell = dict[str, Any]  # id, state (ready, exhausted, casting), up, refreshed
Curse = dict[str, Any]  # id, up, markers, madness
Source = tuple[str, str]  # the zone (hand or an owner's name) and the card
Cost = dict[str, int]


class Ask(NamedTuple):
    """One question; only at the choice of characters several seats are asked."""

    seats: list[int]
    name: str
    options: list[str]


Steps = Generator[Ask, tuple[int, str], Value]


class Over(Exception):
    """The game ends here."""


class Chance(Protocol):
    """Luck, given from outside. Stacks from the bottom to the top, the book from the cover on."""

    def characters(self) -> list[str]: ...
    def first(self) -> int: ...
    def book(self) -> list[str]: ...
    def curses(self) -> dict[str, list[str]]: ...
    def library(self) -> dict[str, list[str]]: ...
    def draw(self, seat: int) -> str: ...
    def look(self, seat: int, number: int) -> list[str]: ...


def name_of(seat: int) -> str:
    return f"P{seat + 1}"


def seat_of(name: str) -> int:
    return int(name[1:]) - 1


def ask(seat: int, name: str, options: list[str]) -> Steps[str]:
    """Section 5.0: equal options are one, and a single one is not asked."""
    options = list(dict.fromkeys(options))
    if len(options) == 1:
        return options[0]
    _, answer = yield Ask([seat], name, options)
    assert answer in options, (name, answer, options)
    return answer


def picks(
    seat: int, name: str, number: int, legal: Callable[[], list[str]], take: Callable[[str], None]
) -> Steps[None]:
    """Section 5.0: n picks of one, each moves at once; at most n legal ones go all."""
    for done in range(number):
        options = legal()
        if len(options) <= number - done:
            for option in options:
                take(option)
            return
        take((yield from ask(seat, name, options)))


class Table:
    """The whole truth, as plain lists."""

    def __init__(self, seats: int, options: Mapping[str, str], chance: Chance) -> None:
        self.seats, self.options, self.chance = seats, dict(options), chance
        self.characters = [""] * seats
        self.decks: list[list[str]] = [[] for _ in range(seats)]  # without order
        self.tops: list[list[str]] = [[] for _ in range(seats)]  # known on top, the last topmost
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.supports: list[list[str]] = [[] for _ in range(seats)]
        self.spells: list[list[Spell]] = [[] for _ in range(seats)]
        self.debts: list[list[list[str]]] = [[] for _ in range(seats)]
        # for each spell beyond the limit the old ones, of which the first to finish goes (BM-R9)
        self.alive = [True] * seats
        self.stack = 10 + 5 * seats  # madness; BM-2.1
        self.banished: list[str] = []
        self.supply = {f"{element}_2": 10 for element in ELEMENTS}
        self.supply |= {f"{element}_3": 6 for element in ELEMENTS}
        self.markers = dict.fromkeys(ELEMENTS, 4)
        self.curses: list[Curse | None] = [None] * 5
        self.curse_stacks: dict[str, list[str]] = {}
        self.library: dict[str, list[str]] = {}
        self.book: list[str] = []
        self.active, self.round, self.field = 0, 1, 0  # field 0 is the ritual field
        self.opened, self.beaten = 0, 0  # cards of the book turned, monsters beaten
        self.discounts = [0] * seats
        self.ability_used = False
        self.refused: list[tuple[int, int]] = []  # payer, owner (BM-R26)
        self.avatar: Counter[tuple[int, str]] | None = None  # owner and card, used by it
        self.actions = 0
        self.late = ""  # what the canonical payment does next
        self.won: bool | None = None
        self.reason = ""

    def end(self, won: bool, reason: str) -> None:
        self.won, self.reason = won, reason
        raise Over

    # places

    def living(self, start: int) -> list[int]:
        order = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if self.alive[seat]]

    def ability(self, seat: int) -> str:
        return str(CARDS[self.characters[seat]]["ability"])

    def free_slots(self, seat: int) -> int:
        slots = int(CARDS[self.characters[seat]]["slots"])
        return max(0, slots - len(self.supports[seat]))

    def spell(self, seat: int, name: str) -> Spell:
        return next(spell for spell in self.spells[seat] if spell["id"] == name)

    def lying(self) -> list[Curse]:
        return [curse for curse in self.curses if curse]

    def receive(self, seat: int, pile: list[str]) -> None:
        """BM-6.8, BM-6.9"""
        if not self.stack:
            self.end(False, "madness")
        self.stack -= 1
        pile.append(MADNESS)
        if pile is self.decks[seat]:
            self.tops[seat].append(MADNESS)

    def put_on_top(self, seat: int, card: str) -> None:
        self.decks[seat].append(card)
        self.tops[seat].append(card)

    def shuffle(self, seat: int) -> None:
        self.decks[seat] += self.discards[seat]
        self.discards[seat].clear()
        self.tops[seat].clear()

    def top_card(self, seat: int) -> str:
        """BM-4.2, BM-R6: a card is needed, and with an empty deck madness comes first."""
        if not self.decks[seat]:
            self.receive(seat, self.discards[seat])
            self.shuffle(seat)
        card = self.chance.draw(seat)
        if self.tops[seat]:
            assert card == self.tops[seat].pop()
        self.decks[seat].remove(card)
        return card

    def leave_support(self, seat: int, card: str) -> None:
        """BM-R23: of equal cards those an Avatar has used go first."""
        self.supports[seat].remove(card)
        if self.avatar and self.avatar[seat, card]:
            self.avatar[seat, card] -= 1

    def lift_curse(self, slot: int, taker: list[str] | None) -> None:
        """BM-7.17, BM-R11, BM-R22: under its stack; markers and madness go back or to the taker."""
        curse = self.curses[slot]
        assert curse
        self.curses[slot] = None
        self.curse_stacks[CARDS[curse["id"]]["element"]].insert(0, curse["id"])
        for element, number in curse["markers"].items():
            self.markers[element] += number
        if taker is None:
            self.stack += curse["madness"]
        else:
            taker += [MADNESS] * curse["madness"]

    def check_final_win(self) -> None:
        """BM-R20"""
        if self.options["final_win"] == "immediate" and self.round == 6 and not self.lying():
            self.beaten += 1
            self.end(True, "monster")

    # paying

    def curse_cost(self, curse: Curse) -> Cost:
        """BM-6.3, BM-R11"""
        element = CARDS[curse["id"]]["element"]
        cost = dict.fromkeys(ELEMENTS, 1) if element == "multi" else {element: 4}
        for name, number in curse["markers"].items():
            cost[name] = cost.get(name, 0) + number
        return {name: cost[name] for name in ELEMENTS if cost.get(name)}

    def zones(self, seat: int, echo: bool) -> list[tuple[str, list[str]]]:
        """BM-8.3: the payer's hand, then the support zones from the payer's on."""
        zones = [("hand", self.hands[seat])]
        for owner in self.living(seat):
            cards = list(self.supports[owner])
            if echo and self.avatar is not None:
                cards = list((Counter(cards) - self.used_of(owner)).elements())
            if (seat, owner) not in self.refused:
                zones.append((name_of(owner), cards))
        return zones

    def used_of(self, owner: int) -> Counter[str]:
        used = self.avatar or Counter()
        return Counter({card: number for (seat, card), number in used.items() if seat == owner})

    def candidates(self, seat: int, element: str, echo: bool) -> list[Source]:
        """Section 5.1: in falling value, within a value hand, own zone, others clockwise."""
        found = [
            (zone, card)
            for zone, cards in self.zones(seat, echo)
            for card in sorted(cards)
            if card != MADNESS and element_of(card) == element
        ]
        return sorted(found, key=lambda source: -value_of(source[1]))

    def can_pay(self, seat: int, costs: list[Cost], echo: bool, discount: int = 0) -> bool:
        return any(
            missing(cost, [s for e in cost for s in self.candidates(seat, e, echo)]) <= discount
            for cost in costs
        )

    def minimal(self, seat: int, cost: Cost, echo: bool, discount: int) -> list[list[Source]]:
        """Section 5.1: leaving out any one card makes it insufficient."""
        partial = [draws(self.candidates(seat, e, echo), need) for e, need in cost.items()]
        payments = [list(chain.from_iterable(parts)) for parts in product(*partial)]
        return [
            payment
            for payment in payments
            if missing(cost, payment) <= discount
            and all(missing(cost, without(payment, card)) > discount for card in payment)
        ]

    def canonical(self, seat: int, payment: list[Source], cost: Cost, discount: int) -> list[Any]:
        """Section 5.1.4"""
        places = ["hand", *[name_of((seat + step) % self.seats) for step in range(self.seats)]]
        values = [value_of(card) for _, card in payment]
        return [
            sum(values) - max(0, sum(cost.values()) - discount),
            sum(zone != "hand" for zone, _ in payment),
            values.count(3),
            values.count(2),
            sum(zone not in places[:2] for zone, _ in payment),
            sorted(
                (ELEMENTS.index(element_of(card)), places.index(zone), value_of(card))
                for zone, card in payment
            ),
        ]

    def choose_payment(
        self, seat: int, costs: list[Cost], echo: bool, discount: int
    ) -> Steps[list[Source]]:
        """Section 5.1: card by card in the order of the candidates, so each payment in one way."""
        rows = [(row, cost) for cost in costs for row in self.minimal(seat, cost, echo, discount)]
        best = min(rows, key=lambda row: self.canonical(seat, row[0], row[1], discount))[0]
        if self.options["auto_pay"] == "on":
            return best
        paid: list[Source] = []
        settled = 0
        while settled < len(costs[0]):
            ways = [(self.next_of(seat, c, echo, discount, paid, settled), c) for c in costs]
            options = [option for found, _ in ways for option in found]
            now = [list(cost)[settled] for cost in costs]
            self.late = late(best, paid, now, list(costs[0])[settled + 1 :])
            answer = yield from ask(seat, "choose_payment", options)
            costs = [cost for found, cost in ways if answer in found]
            if answer == "settle":
                settled += 1
            else:
                _, card, zone = answer.split()
                paid.append((zone, card))
        return paid

    def next_of(
        self, seat: int, cost: Cost, echo: bool, discount: int, paid: list[Source], settled: int
    ) -> list[str]:
        """What may follow (BM-R16), element by element; a discount may save all (BM-R43)."""
        now, *later = list(cost)[settled:]
        rest = self.candidates(seat, now, echo)
        for source in paid:
            if source in rest:
                rest = rest[rest.index(source) + 1 :]
        if self.options["overpay"] == "minimal":
            rows = self.minimal(seat, cost, echo, discount)
            ends = [row[len(paid) :] for row in rows if row[: len(paid)] == paid]
            nexts = [element_of(row[0][1]) if row else "" for row in ends]
            following = [row[0] for row, element in zip(ends, nexts, strict=True) if element == now]
            may_settle = any(element in ["", *later] for element in nexts)
        else:
            others = [
                source for element in later for source in self.candidates(seat, element, echo)
            ]
            following = [
                source
                for place, source in enumerate(rest)
                if missing(cost, paid + rest[place:] + others) <= discount < sum(cost.values())
            ]
            may_settle = missing(cost, paid + others) <= discount
        return [f"pay {card} {zone}" for zone, card in following] + ["settle"] * may_settle

    def pay(self, seat: int, costs: list[Cost], echo: bool, discount: int = 0) -> Steps[bool]:
        """BM-8.6; whether it was paid, for an owner may refuse (BM-R26)."""
        paid = yield from self.choose_payment(seat, costs, echo, discount)
        owners = {seat_of(zone) for zone, _ in paid if zone != "hand"} - {seat}
        if self.options["support_consent"] == "on":
            for owner in [owner for owner in self.living(self.active) if owner in owners]:
                if (yield from ask(owner, "confirm_support", ["yes", "no"])) == "no":
                    self.refused.append((seat, owner))
                    return False
        for zone, card in paid:
            owner = seat if zone == "hand" else seat_of(zone)
            if zone == "hand":
                self.hands[seat].remove(card)
            elif echo and self.avatar is not None:
                self.avatar[owner, card] += 1
                continue
            else:
                self.leave_support(owner, card)
            self.discards[owner].append(card)
        self.actions += 1
        return True


def late(best: list[Source], paid: list[Source], now: list[str], later: list[str]) -> str:
    """What the canonical payment does next; nothing if another one is being made."""
    if best[: len(paid)] != paid:
        return ""
    zone, card = [*best, ("", "")][len(paid)]
    if element_of(card) in now:
        return f"pay {card} {zone}"
    return "settle" if element_of(card) in ["", *later] else ""


def missing(cost: Cost, payment: list[Source]) -> int:
    paid = Counter[str]()
    for _, card in payment:
        paid[element_of(card)] += value_of(card)
    return sum(max(0, need - paid[element]) for element, need in cost.items())


def without(payment: list[Source], card: Source) -> list[Source]:
    rest = list(payment)
    rest.remove(card)
    return rest


def draws(sources: list[Source], need: int) -> list[list[Source]]:
    """The choices in falling order in which every card was needed when it was picked."""
    found: list[list[Source]] = [[]]
    if need <= 0:
        return found
    for place, source in enumerate(sources):
        if source not in sources[:place]:
            rest = sources[place + 1 :]
            found += [[source, *more] for more in draws(rest, need - value_of(source[1]))]
    return found
