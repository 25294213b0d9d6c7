"""Random tables in the middle of a game: much lies in front of everybody, levels are high."""

from __future__ import annotations

import random

from games.grimm_tidings.second.game import Second
from games.grimm_tidings.second.printed import CARDS, is_big, kind_of, stays


def fill(second: Second, chance: random.Random) -> None:
    """Hands, fronts and levels by chance, within the rules; the rest lies in the decks."""
    piles = {}
    for deck, cards in second.decks.items():
        piles[deck] = sorted(cards.elements())
        chance.shuffle(piles[deck])
    for seat in range(second.seats):
        second.levels[seat] = chance.choice([1, 1, 3, 5, 7, 8, 8, 9])
        second.sexes[seat] = chance.choice(["male", "female"])
        for deck, pile in piles.items():
            if second.classes[seat] == "woodcutter":
                pile.sort(key=is_big)  # who may carry two of them gets them
            for _ in range(chance.randint(2, 12 // second.seats + 2)):
                lay_out(second, seat, pile.pop(), chance)
        if chance.random() < 0.4:
            second.hands[seat] += [pile.pop() for pile in piles.values() for _ in range(2)]
        for item in second.carried[seat]:
            if kind_of(item) == "item" and second.may_equip(seat, item):
                if not second.in_the_way(seat, item) and chance.random() < 0.8:
                    second.equipped[seat].append(item)
    for hand in [*second.hands, *second.carried, *second.titles, *second.curses]:
        for card in hand:
            second.decks[CARDS[card]["deck"]][card] -= 1
    for card in [role for role in second.classes if role] + ["cheat"] * any(second.cheated):
        second.decks["door"][card] -= 1
    second.active = chance.randrange(second.seats)


def lay_out(second: Second, seat: int, card: str, chance: random.Random) -> None:
    """To the table if it may lie there, otherwise to the hand."""
    kind = kind_of(card)
    if kind == "class" and not second.classes[seat]:
        second.classes[seat] = card
    elif kind == "title" and not second.titles[seat]:
        second.titles[seat].append(card)
    elif kind == "curse" and stays(card) and chance.random() < 0.5:
        second.curses[seat].append(card)
    elif card == "cheat" and second.cheat_targets(seat):
        second.cheated[seat].append(chance.choice(second.cheat_targets(seat)).split()[1])
    elif kind in ["item", "one_shot"] and second.room_for(seat, card) and chance.random() < 0.7:
        second.carried[seat].append(card)
    else:
        second.hands[seat].append(card)


def drawn(second: Second, chance: random.Random) -> dict[str, str]:
    """The lines of the same table."""
    lines = {"turn": f"P{second.active + 1}", "starter": f"P{second.active + 1}", "phase": "turn"}
    for seat in range(second.seats):
        front = [*second.roles(seat), *second.curses[seat]]
        for item in second.carried[seat]:
            star = "*" if item in second.equipped[seat] else ""
            front.append(item + star + ("+cheat" if item in second.cheated[seat] else ""))
        name = f"P{seat + 1}"
        lines[f"{name} front"], lines[f"{name} hand"] = (
            " ".join(front),
            " ".join(second.hands[seat]),
        )
        lines[f"{name} level"], lines[f"{name} sex"] = str(second.levels[seat]), second.sexes[seat]
    for deck in ["door", "treasure"]:
        pile = sorted((+second.decks[deck]).elements())
        lines[f"{deck}s"] = " ".join(chance.sample(pile, len(pile)))
    return lines
