"""What a card, a hand, a steal and a combo are worth, in points."""

from typing import Final

from grimtable.bots.grimwood.sight import STEP, Kinds, Sight
from grimtable.games.grimwood.ids import (
    AMULET,
    BRIDE,
    CLEARING,
    COMBO,
    COMBOS,
    CROW,
    DEMON,
    HIGHWAYMAN,
    KINDS,
    NEW,
    NYMPH,
    OWL,
    RUNE,
    SORCERESS,
    SUPERNATURALS,
    SWAMP,
)
from grimtable.games.grimwood.vocabulary import NAMES

BODY: Final = 2.4
"""What a supernatural in hand is worth: three points in a combo of five, less what is lost."""
LEFTOVER: Final = 0.45
"""What an unknown card of another hand is worth, as a part of one from the deck."""
DENIAL: Final = 2.2
"""What it costs a rival to lose a card, in points."""

TAKERS: Final = (DEMON, SORCERESS, HIGHWAYMAN, NYMPH, BRIDE)
"""Supernaturals whose power reaches into a rival's combos."""
MANY: Final = 3
"""If rivals may hold this many of them, the Dragon is laid early."""

WAITS: Final[dict[str, float]] = {
    "amazon": 4.0,  # waits for two animals in hand
    "boogeyman": 6.0,  # waits for a small hand and a large one
    "bride": 4.0,
    "centaur": 2.0,
    "dark_unicorn": 0.0,
    "demon": 8.0,  # waits for a large combo
    "dracula": 2.5,
    "dragon": 4.0,  # waits for the fourth or fifth place
    "dwarf": 1.0,
    "elf": 5.0,  # waits for a strong power on the table
    "faeries": 4.0,
    "ghouls": 1.0,
    "giant": 4.0,
    "goblins": 4.0,
    "highwayman": 14.0,  # waits for a large combo
    "hydra": 0.0,
    "mage": 2.0,
    "nymph": 7.0,
    "shadow_queen": 1.0,
    "sorceress": 9.0,
    "the_eternals": 6.0,  # wait for a small hand
    "the_laraki": 1.0,
    "troll": 0.0,
    "werewolf": 1.0,
}
"""What each power is expected to bring if it waits for a better moment, in points."""
HOLD: Final[list[float]] = [WAITS.get(name, 2.0) for name in NAMES[:SUPERNATURALS]]
"""The same by kind; a card without advice is held like the Mage."""


def hold(sight: Sight, kind: int) -> float:
    """What it is worth to keep this power for later; nothing on the last turn."""
    return HOLD[kind] * min(1.0, sight.turns / 3)


def gain(sight: Sight, kind: int) -> float:
    """What one more card of this kind brings to its own hand."""
    return _gain(sight, kind, sight.hand[kind])


def _gain(sight: Sight, kind: int, have: int) -> float:
    fade = min(1.0, sight.turns / 4)  # half a set is worth nothing when the game is over
    if kind < SUPERNATURALS:
        body = BODY if sight.turns > 1 else float(STEP[largest_open(sight)])
        return body + 0.8 * hold(sight, kind)
    if kind == OWL or kind == CROW:
        if have % 3 == 2:
            return 10 - 5 * fade
        return (3.0 if have % 3 else 2.0) * fade
    if kind == AMULET:
        return 1.2 * fade
    if kind == RUNE:
        return 2.8 * fade
    return _setting(sight, kind, have, fade)


def _setting(sight: Sight, kind: int, have: int, fade: float) -> float:
    """Five points for three different ones, three for equal ones."""
    others = 0
    for other in range(SWAMP, CLEARING + 1):
        if other != kind and sight.hand[other]:
            others += 1
    if have == 2 and fade < 0.5:
        return 3.0
    if have:
        return 0.3 * fade
    return 5 - 2 * fade if others == 2 else (1.3 if others else 0.7) * fade


def keep(sight: Sight, kind: int) -> float:
    """What the last card of this kind in its own hand is worth there."""
    return _gain(sight, kind, sight.hand[kind] - 1)


def hand_worth(sight: Sight, without: int) -> float:
    """What the hand of this seat is worth without one card of a kind."""
    total = 0.0
    for kind in range(KINDS):
        count = sight.hand[kind] - (1 if kind == without else 0)
        for have in range(count):
            total += _gain(sight, kind, have)
    return total


def average(sight: Sight) -> float:
    """What an unseen card brings."""
    if sight.average < 0:
        total = 0.0
        unseen = sight.unseen()
        for kind in range(KINDS):
            if unseen[kind]:
                total += unseen[kind] * gain(sight, kind)
        sight.average = total / max(1, sight.hidden())
    return sight.average


# Hands


def card_of(sight: Sight, seat: int) -> float:
    """What a random card of another hand brings."""
    size = sight.size(seat)
    if size == 0:
        return 0.0
    known = sight.known(seat)
    total = (size - len(known)) * average(sight) * LEFTOVER
    for kind in known:
        total += gain(sight, kind)
    return total / size


def loss(sight: Sight, seat: int) -> float:
    """What it is worth to this seat if a rival loses a card."""
    return DENIAL * sight.weight(seat) if sight.has_turn(seat) and sight.size(seat) else 0.0


def steal(sight: Sight, seat: int) -> float:
    """What one steal from this hand brings, considering that it may hold an Amulet."""
    if sight.steals[seat] < 0:
        value = card_of(sight, seat) + loss(sight, seat)
        sight.steals[seat] = value * (1.0 - 0.9 * sight.amulet_chance(seat))
    return sight.steals[seat]


def best_steal(sight: Sight, least: int) -> float:
    """The best steal from a hand of this size or more."""
    best = 0.0
    for seat in range(sight.seats):
        if seat != sight.me and sight.size(seat) >= least:
            best = max(best, steal(sight, seat))
    return best


# Combos


def is_open(sight: Sight, combo: Kinds) -> bool:
    """May a supernatural join it? (GW-5.5)"""
    return combo[0] < SUPERNATURALS and len(combo) < 5 and not sight.is_frozen(combo)


def largest_open(sight: Sight) -> int:
    """The size of the largest own combo that can grow."""
    size = 0
    for combo in sight.rows[sight.me]:
        if len(combo) > size and is_open(sight, combo):
            size = len(combo)
    return size


def place(sight: Sight, kind: int) -> int:
    """The place where a supernatural adds most; the larger combo if two are alike."""
    best, found = NEW, 0.9
    mine = COMBO + sight.me * COMBOS
    for move in sight.options:
        if move >= COMBO:
            size = len(sight.rows[sight.me][move - mine])
            if size < 5 and STEP[size] + size / 10 > found:
                best, found = move, STEP[size] + size / 10
    return best if best in sight.options else sight.options[0]


def threats(sight: Sight) -> int:
    """How many powers that reach into a combo may still come from a rival's hand."""
    count = 0
    for kind in TAKERS:
        if not sight.is_gone(kind):
            count += 1
    return count


def is_dragon_time(sight: Sight) -> bool:
    """Is it time to lay the Dragon, which ends a combo's growth? On the fifth place; on the fourth
    if time is short or rivals could take the combo."""
    size = largest_open(sight)
    return size == 4 or (size == 3 and (sight.turns < 2 or threats(sight) >= MANY))
