"""The heuristic's answer to each question: one small function per frame, found by its name."""

from collections.abc import Callable
from typing import Final

from grimtable.bots.grimwood.memory import Memory
from grimtable.bots.grimwood.powers import (
    best_again,
    best_name,
    best_sleeper,
    best_swap,
    best_taken,
    best_victim,
    draw,
    now,
    taken,
)
from grimtable.bots.grimwood.sight import Sight, points_of
from grimtable.bots.grimwood.turn import main_action
from grimtable.bots.grimwood.values import gain, hold, keep, loss, place
from grimtable.games.grimwood.ids import (
    ALLOW,
    AMULET,
    ASIDE,
    BACK,
    BLOCK,
    BRIDE,
    CARD,
    COMBO,
    COMBOS,
    DECLINE,
    DRAW,
    HIGHWAYMAN,
    KEEP,
    KEEP_DECK,
    KEEP_DISCARD,
    KINDS,
    LAY,
    NEW,
    NYMPH,
    PLAY,
    RUNE_PLAY,
    SEAT,
    STEAL,
)
from grimtable.kernel.table import BareView

LAID: Final = 0
"""`Place.how` of a card laid without its power."""


def or_decline(s: Sight, move: int) -> int:
    """The move if it is offered; else decline, or whatever there is."""
    if move in s.options:
        return move
    return DECLINE if DECLINE in s.options else s.options[0]


# Steals


def amulet(s: Sight) -> int:
    """Block a regular steal always: it ends the thief's turn. A power's: if the hand is good."""
    if BLOCK not in s.options:
        return ALLOW
    if s.frame.how == 0 or s.hand[AMULET] > 1 or not s.has_turn(s.me):
        return BLOCK
    total = 0.0
    for kind in range(KINDS):
        if s.hand[kind] and kind != AMULET:
            total += s.hand[kind] * keep(s, kind)
    return BLOCK if total >= 2.0 * (s.held - 1) else ALLOW


def victim(s: Sight) -> int:
    """Dracula, Goblins, Shadow Queen: the hand that brings most."""
    return or_decline(s, best_victim(s, s.options, SEAT, 0.0)[0])


def draw_or_steal(s: Sight) -> int:
    """Ghouls, The Eternals: the deck or the best hand."""
    move, value = best_victim(s, s.options, STEAL, 0.0)
    if DRAW in s.options and draw(s) >= value:
        return DRAW
    return or_decline(s, move)


def holder(s: Sight) -> int:
    """The rival whose loss counts most; of equals the smaller hand suffers more."""
    best, found = DECLINE, 0.0
    for move in s.options:
        if move >= SEAT:
            value = loss(s, move - SEAT) + 0.1 / max(1, s.size(move - SEAT))
            if value > found:
                best, found = move, value
    return or_decline(s, best)


# Other seats


def amazon(s: Sight) -> int:
    """An animal of which two are held, or a card surely there."""
    return or_decline(s, CARD + best_name(s)[0])


def boogeyman(s: Sight) -> int:
    """The best hand, if it is better than its own."""
    seat, value = best_swap(s)
    return or_decline(s, SEAT + seat if value > 0 else DECLINE)


def hydra(s: Sight) -> int:
    """The hand of which least is known."""
    best, found = DECLINE, -1
    for move in s.options:
        if move >= SEAT:
            value = s.size(move - SEAT) - len(s.known(move - SEAT))
            if value > found:
                best, found = move, value
    return best


def werewolf(s: Sight) -> int:
    """The strongest who still has a turn."""
    return or_decline(s, SEAT + best_sleeper(s)[0])


# Cards


def best_card(s: Sight) -> int:
    """Giant, Faeries, Laraki's own: the card that brings most."""
    best, found = s.options[0], -1.0
    for move in s.options:
        if move >= CARD:
            value = taken(s, move - CARD)
            if value > found:
                best, found = move, value
    return best


def give_aside(s: Sight) -> int:
    """The Laraki: keep the best; what is left goes round, the worst card to the strongest."""
    if s.frame.to == s.me:
        return best_card(s)
    order = sorted(s.options, key=lambda move: gain(s, move - CARD))
    return order[0] if s.weight(s.frame.to) >= 0.4 else order[-1]


def dwarf(s: Sight) -> int:
    """The better one of deck and discard."""
    lifted = [cell >> 1 for cell in s.zones[ASIDE]]
    return KEEP_DECK if gain(s, lifted[0]) >= gain(s, lifted[1]) else KEEP_DISCARD


def immediate(s: Sight) -> int:
    """Play it at once, it costs nothing, unless its power had better wait."""
    if RUNE_PLAY in s.options:
        return RUNE_PLAY
    best, found = KEEP, 0.0
    for move in s.options:
        value = -1.0
        if PLAY <= move < LAY:
            value = 1.0 + now(s, move - PLAY) - hold(s, move - PLAY)
        elif LAY <= move < CARD and s.is_last:
            value = 0.5
        if value > found:
            best, found = move, value
    return best


def discard(s: Sight) -> int:
    """The card that is worth least in hand: settings first."""
    best, found = s.options[0], 99.0
    for move in s.options:
        value = keep(s, move - CARD)
        if value < found:
            best, found = move, value
    return best


# Rows


def elf(s: Sight) -> int:
    """The strongest own power."""
    return or_decline(s, CARD + best_again(s)[0])


def nymph(s: Sight) -> int:
    """The card that brings most."""
    return or_decline(s, CARD + best_taken(s, NYMPH)[0])


def bride(s: Sight) -> int:
    """The man who brings most."""
    return or_decline(s, CARD + best_taken(s, BRIDE)[0])


def where(s: Sight) -> int:
    """Where a supernatural adds most; the Highwayman starts a combo that he can give away."""
    if s.frame.kind == HIGHWAYMAN and s.frame.how != LAID and NEW in s.options:
        return NEW
    return place(s, s.frame.kind)


def combo_value(s: Sight, move: int) -> float:
    """What it is worth to take a combo off its owner; own ones count against."""
    seat, index = (move - COMBO) // COMBOS, (move - COMBO) % COMBOS
    points = points_of(s.rows[seat][index])
    return -float(points) if seat == s.me else points * (1 + s.weight(seat)) + s.weight(seat)


def best_combo(s: Sight) -> int:
    """The combo to destroy or take: of the strongest, the largest; or the smallest own one."""
    best, found = s.options[0], -99.0
    for move in s.options:
        if move >= COMBO:
            value = combo_value(s, move)
            if value > found:
                best, found = move, value
    return best


def demon(s: Sight) -> int:
    """Destroy a rival's combo, and its own only if it must."""
    best = best_combo(s)
    return DECLINE if combo_value(s, best) < 0 and DECLINE in s.options else best


def highwayman(s: Sight) -> int:
    """Give the smallest own combo, if a better one can be had."""
    if s.options[0] < COMBO:
        return rich_seat(s)
    given = best_combo(s)
    best = 0
    for seat in range(s.seats):
        if seat != s.me:
            for combo in s.rows[seat]:
                if not s.is_frozen(combo):
                    best = max(best, points_of(combo))
    if best > -combo_value(s, given) or DECLINE not in s.options:
        return given
    return DECLINE


def rich_seat(s: Sight) -> int:
    """Where all combos are swapped: with the richest, if richer than I am."""
    best, found = DECLINE, 0
    for move in s.options:
        if SEAT <= move < SEAT + s.seats:
            value = s.points(move - SEAT) - s.points(s.me)
            if value > found:
                best, found = move, value
    return or_decline(s, best)


def sacrifice(s: Sight) -> int:
    """Pay if what can be taken is worth more than what is paid."""
    if BACK in s.options:
        return best_combo(s)
    best = 0.0
    for seat in range(s.seats):
        if seat != s.me:
            for combo in s.rows[seat]:
                if not s.is_frozen(combo):
                    best = max(best, points_of(combo) * (1 + s.weight(seat)))
    price = 5.0 if s.setup.sorceress_cost == 1 else 10.0
    if best > price + 1 or DECLINE not in s.options:
        return s.options[0]
    return DECLINE


def any_choice(s: Sight) -> int:
    """A question without advice of its own: the best by what its options point at."""
    first = s.options[0]
    if first >= COMBO:
        return demon(s)
    if first >= CARD:
        return best_card(s)
    if SEAT <= first < SEAT + s.seats:
        return holder(s)
    return draw_or_steal(s)


CHOOSERS: Final[dict[str, Callable[[Sight], int]]] = {
    "MainAction": main_action,
    "Steal": amulet,
    "Place": where,
    "Immediate": immediate,
    "DiscardToLimit": discard,
    "Amazon": amazon,
    "Boogeyman": boogeyman,
    "Bride": bride,
    "Nymph": nymph,
    "Demon": demon,
    "Dracula": victim,
    "Troll": holder,
    "DwarfKeep": dwarf,
    "Elf": elf,
    "Faeries": best_card,
    "FaeriesSecond": best_card,
    "Giant": best_card,
    "Ghouls": draw_or_steal,
    "EternalsNext": draw_or_steal,
    "Goblins": victim,
    "GoblinsNext": victim,
    "ShadowQueenSteal": victim,
    "Highwayman": highwayman,
    "HighwaymanTake": best_combo,
    "Hydra": hydra,
    "Sacrifice": sacrifice,
    "GiveAside": give_aside,
    "Werewolf": werewolf,
}
"""By the name of the frame that asks."""


def answer(view: BareView, memory: Memory | None) -> int:
    """What the heuristic answers to the open question of this view's seat."""
    if len(view.options) == 1:
        return view.options[0]
    s = Sight(view, memory)
    return CHOOSERS.get(type(s.frame).__name__, any_choice)(s)
