"""Random tables in the middle of a game: spells are learned, decks rich, support zones filled."""

from __future__ import annotations

import random

from games.book_of_madness.second.game import Second
from games.book_of_madness.second.printed import (
    BASICS,
    CARDS,
    ELEMENTS,
    MADNESS,
    of_kind,
    start_deck,
)

MARKS = {"exhausted": "*", "ready": ""}
GRANTING = ["avatar", "echo_chamber", "council_of_winds", "hurricane"]
NESTS = ["nested", "deep"]
"""P1 has every spell that grants actions; in a deep nest also the cards to cast them all."""
DEEP = ["air_2", "air_2", "air_2", "air_3", "water_3", "fire_2", "fire_2", "fire_3", "fire_3"]
TRICKY = [*GRANTING, "quick_thought", "tailwind"]
TRICKY += ["clear_sky", "searing_ray", "inferno", "mist_veil", "quarry", "alchemy", "vein_of_ore"]


def fill(second: Second, sort: str, chance: random.Random) -> None:
    """Everything by chance, within the rules."""
    second.characters = chance.sample(of_kind("character"), second.seats)
    second.active = chance.randrange(second.seats) if sort not in NESTS else 0
    second.round = second.opened = chance.choice([1, 2, 3, 4, 5, 6, 6, 6])
    second.field = chance.choice([1, 2, 3, 4, 5, 5]) if sort != "deep" else 1
    second.book = chance.sample(of_kind("cover"), 1) + chance.sample(of_kind("page"), 5)
    unused = chance.sample(of_kind("spell"), 36)
    if sort == "rich":
        unused.sort(key=lambda name: name in TRICKY)
    if sort in NESTS:
        unused.sort(key=lambda name: name in GRANTING)
    for seat in range(second.seats):
        fill_seat(second, seat, sort, chance)
        learn(second, seat, unused, sort, chance)
    for element in ELEMENTS:
        rest = [name for name in unused if CARDS[name]["element"] == element]
        rest.sort(key=lambda name: -int(CARDS[name]["level"]))
        second.library[element] = rest[-chance.randint(1, 3) :]
    second.discounts[second.active] = chance.choice([0, 0, 0, 3, 6])
    lay_curses(second, sort, chance)


def fill_seat(second: Second, seat: int, sort: str, chance: random.Random) -> None:
    cards = start_deck(second.characters[seat], nightmare=True)
    cards += bought(second, seat, sort, chance)
    number = {"plain": chance.choice([0, 1, 3, 5]), "mad": 6}.get(sort, 1)
    second.stack -= number
    cards += [MADNESS] * number
    chance.shuffle(cards)
    if sort == "mad":
        cards.sort(key=MADNESS.__eq__)  # all madness comes to the hand
    if sort == "deep":
        cards.sort(key=second.supply.__contains__)  # and so does what was bought
    second.banished += [cards.pop(0) for _ in range(chance.randint(0, 4))]
    deep = sum(card in second.supply for card in cards)
    size = {"plain": chance.randint(2, 9), "mad": 6, "deep": deep}.get(sort, chance.randint(7, 12))
    second.hands[seat] = [cards.pop() for _ in range(size)]
    slots = chance.randint(0, second.free_slots(seat))
    second.supports[seat], cards = cards[:slots], cards[slots:]
    second.discards[seat] = [cards.pop() for _ in range(chance.randint(0, len(cards)))]
    second.decks[seat] = cards


def bought(second: Second, seat: int, sort: str, chance: random.Random) -> list[str]:
    """Out of the supply."""
    cards: list[str] = []
    if sort == "deep":
        cards = DEEP if seat == 0 else ["air_2"]
    else:
        for _ in range(chance.randint(2, 9) if sort == "plain" else chance.randint(8, 12)):
            left = [card for card, number in second.supply.items() if number > cards.count(card)]
            airy = [card for card in left if sort == "nested" and card[0] in "aw"]
            cards.append(chance.choice(airy or left))
    for card in cards:
        second.supply[card] -= 1
    return cards


def learn(second: Second, seat: int, unused: list[str], sort: str, chance: random.Random) -> None:
    """As many spells as there is room for, some of them basic ones."""
    names = chance.sample(BASICS, chance.choice([1, 2, 3, 4]))
    if sort in NESTS:
        names = ["telepathy"]
    while len(names) < second.spell_limit(seat):
        names.append(unused.pop())
    for name in names:
        second.add_spell(seat, name)
        if sort not in NESTS or len(names) > 5:
            state = chance.choice(["ready", "ready", "exhausted"])
            second.spells[seat][-1].update(state=state, up=chance.random() < 0.9)


def lay_curses(second: Second, sort: str, chance: random.Random) -> None:
    for element in [*ELEMENTS, "multi"]:
        kinds = [name for name in of_kind("curse") if CARDS[name]["element"] == element]
        stack = [name for name in kinds for _ in range(CARDS[name]["copies"])]
        second.curse_stacks[element] = chance.sample(stack, len(stack))
    likely = chance.choice([0.1, 0.4, 0.9]) if sort != "deep" else 0
    for slot in range(5):
        if chance.random() < likely:
            second.lay_curse(slot, chance.choice([*ELEMENTS, "multi"]))
    if chance.random() < 0.3:
        second.hex(1)
    if chance.random() < 0.3:
        second.mark(None, "all", chance.choice(ELEMENTS), 1)


def drawn(second: Second, chance: random.Random) -> dict[str, str]:
    """The lines of the same table."""
    pages = [*second.book[second.opened :], "last_page"]
    lines = {
        "turn": f"P{second.active + 1}",
        "phase": "turn",
        "round": str(second.round),
        "field": str(second.field),
        "madness": str(second.stack),
        "banished": " ".join(second.banished),
        "monster": " ".join(second.book[: second.opened]),
        "page": pages[0],
        "book": " ".join(pages[1:]),
        "curses": " ".join(written(curse) if curse else "-" for curse in second.curses),
        "under": " ".join(str(curse["madness"] if curse else 0) for curse in second.curses),
    }
    for element, stack in second.library.items():
        lines[f"library {element}"] = " ".join(stack[::-1])
    for element, stack in second.curse_stacks.items():
        lines[f"stack {element}"] = " ".join(stack[::-1])
    for seat in range(second.seats):
        spells = [
            spell["id"] + MARKS[spell["state"]] + ("" if spell["up"] else "~")
            for spell in second.spells[seat]
        ]
        deck = chance.sample(second.decks[seat], len(second.decks[seat]))
        for name, cards in (
            ("hand", second.hands[seat]),
            ("deck", deck),
            ("pile", second.discards[seat]),
            ("support", second.supports[seat]),
            ("spells", spells),
            ("character", [second.characters[seat]]),
            ("discount", [str(second.discounts[seat])]),
        ):
            lines[f"P{seat + 1} {name}"] = " ".join(cards)
    return lines


def written(curse: dict[str, object]) -> str:
    markers = curse["markers"]
    assert isinstance(markers, dict)
    return str(curse["id"]) + "".join(f"+{name}" * number for name, number in markers.items())
