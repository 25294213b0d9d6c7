"""What a clock that has run out answers: the last column of section 5.2 of the ledger."""

from __future__ import annotations

from collections.abc import Callable

from games.book_of_madness.second.game import SLOTS, Second
from games.book_of_madness.second.printed import CARDS, MADNESS, element_of, value_of
from games.book_of_madness.second.table import Ask, name_of

LOWEST = ["exhaust", "silence"]
FIXED = {
    "choose_action": ["end", "decline"],
    "choose_multiplier": ["1"],
    "confirm_support": ["yes"],
    "choose_madness_to_cure": ["hand"],
    "choose_option": ["first"],
    "use_ability": ["no"],
}


def least(options: list[str], key: Callable[[str], int]) -> list[str]:
    return [option for option in options if key(option) == min(map(key, options))]


def value(option: str) -> int:
    return value_of(option.rsplit(maxsplit=1)[-1])


def level(spell: str) -> int:
    return int(CARDS[spell].get("level", 0))


def defaults(second: Second, ask: Ask) -> list[str]:
    """The answers that would do; all where the ledger leaves it open."""
    seat, options = ask.seats[0], ask.options
    name, _, why = ask.name.partition(" ")
    if name in FIXED:
        return FIXED[name]
    if name == "choose_payment":
        return [second.late] if second.late else options
    if name in ["choose_hand_cards", "choose_support_cards", "choose_discard_pile_cards"]:
        return cards(name, why, options)
    if name in ["choose_own_spells", "choose_copy"]:
        return least(options, lambda spell: level(spell) * (1 if why in LOWEST else -1))
    rule = RULES.get(name)
    return rule(second, seat, options) if rule else options


def cards(name: str, why: str, options: list[str]) -> list[str]:
    """Madness first where it helps, else a low value; what is placed or recovered a high one."""
    if why == "support" or name == "choose_discard_pile_cards":
        return least(options, lambda option: -value(option))
    if why == "give":
        return ["stop"] if "stop" in options else least(options, lambda o: value(o) or 4)
    return least(options, value)


def remove(second: Second, seat: int, options: list[str]) -> list[str]:
    spells = [spell for spell in second.spells[seat] if spell["state"] == "exhausted"]
    found = [s["id"] for s in spells if not level(s["id"]) and s["id"] in options]
    return found or options


def supply(second: Second, seat: int, options: list[str]) -> list[str]:
    own = CARDS[second.characters[seat]]["element"]
    found = [card for card in options if element_of(card) == own]
    return found or least(options, lambda card: -second.supply[card])


def curse(second: Second, seat: int, options: list[str]) -> list[str]:
    coming = [slot for field in range(second.field + 1, 6) for slot in SLOTS.get(field, [])]
    return [slot for slot in options if int(slot) - 1 in coming][:1] or options[:1]


def target(second: Second, seat: int, options: list[str]) -> list[str]:
    return [name_of(other) for other in second.living(seat) if name_of(other) in options][:1]


def scry(second: Second, seat: int, options: list[str]) -> list[str]:
    if "keep" not in options:
        return options[:1]
    return [MADNESS] if MADNESS in options else ["keep"]


def regeneration(second: Second, seat: int, options: list[str]) -> list[str]:
    elements = [element_of(card) for card in second.hands[seat]]
    return least(least(options, value), lambda card: -elements.count(element_of(card)))


RULES = {
    "choose_spell_to_remove": remove,
    "choose_supply_card": supply,
    "choose_curse": curse,
    "choose_target_player": target,
    "order_scry": scry,
    "regeneration_discard": regeneration,
}
