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
    DECK,
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
    REMOVED,
    RUNE_PLAY,
    SEAT,
    STEAL,
)
from grimtable.kernel.table import BareView, Table

LENGTHS: Final = 1 << DECK | 1 << REMOVED
"""The zones of which only the number of cards counts."""
LAID: Final = 0
"""`Place.how` of a card laid without its power."""


def or_decline(sight: Sight, move: int) -> int:
    """The move if it is offered; else decline, or whatever there is."""
    if move in sight.options:
        return move
    return DECLINE if DECLINE in sight.options else sight.options[0]


# Steals


def answer_steal(sight: Sight) -> int:
    """Block a regular steal always: it ends the thief's turn. A power's: if the hand is good."""
    if BLOCK not in sight.options:
        return ALLOW
    if sight.frame.how == 0 or sight.hand[AMULET] > 1 or not sight.has_turn(sight.me):
        return BLOCK
    total = 0.0
    for kind in range(KINDS):
        if sight.hand[kind] and kind != AMULET:
            total += sight.hand[kind] * keep(sight, kind)
    return BLOCK if total >= 2.0 * (sight.held - 1) else ALLOW


def choose_victim(sight: Sight) -> int:
    """Dracula, Goblins, Shadow Queen: the hand that brings most."""
    return or_decline(sight, best_victim(sight, sight.options, SEAT, 0.0)[0])


def draw_or_steal(sight: Sight) -> int:
    """Ghouls, The Eternals: the deck or the best hand."""
    move, value = best_victim(sight, sight.options, STEAL, 0.0)
    if DRAW in sight.options and draw(sight) >= value:
        return DRAW
    return or_decline(sight, move)


def choose_holder(sight: Sight) -> int:
    """The rival whose loss counts most; of equals the smaller hand suffers more."""
    best, found = DECLINE, 0.0
    for move in sight.options:
        if move >= SEAT:
            value = loss(sight, move - SEAT) + 0.1 / max(1, sight.size(move - SEAT))
            if value > found:
                best, found = move, value
    return or_decline(sight, best)


# Other seats


def name_card(sight: Sight) -> int:
    """An animal of which two are held, or a card surely there."""
    return or_decline(sight, CARD + best_name(sight)[0])


def swap_hands(sight: Sight) -> int:
    """The best hand, if it is better than its own."""
    seat, value = best_swap(sight)
    return or_decline(sight, SEAT + seat if value > 0 else DECLINE)


def choose_unknown_hand(sight: Sight) -> int:
    """The hand of which least is known."""
    best, found = DECLINE, -1
    for move in sight.options:
        if move >= SEAT:
            value = sight.size(move - SEAT) - len(sight.known(move - SEAT))
            if value > found:
                best, found = move, value
    return best


def choose_sleeper(sight: Sight) -> int:
    """The strongest who still has a turn."""
    return or_decline(sight, SEAT + best_sleeper(sight)[0])


# Cards


def take_best_card(sight: Sight) -> int:
    """Giant, Faeries, Laraki's own: the card that brings most."""
    best, found = sight.options[0], -1.0
    for move in sight.options:
        if move >= CARD:
            value = taken(sight, move - CARD)
            if value > found:
                best, found = move, value
    return best


def give_aside(sight: Sight) -> int:
    """The Laraki: keep the best; what is left goes round, the worst card to the strongest."""
    if sight.frame.to == sight.me:
        return take_best_card(sight)
    order = sorted(sight.options, key=lambda move: gain(sight, move - CARD))
    return order[0] if sight.weight(sight.frame.to) >= 0.4 else order[-1]


def keep_better_card(sight: Sight) -> int:
    """The better one of deck and discard."""
    lifted = [cell >> 1 for cell in sight.zones[ASIDE]]
    return KEEP_DECK if gain(sight, lifted[0]) >= gain(sight, lifted[1]) else KEEP_DISCARD


def play_or_keep(sight: Sight) -> int:
    """Play the card just drawn, which costs nothing, unless its power should wait."""
    if RUNE_PLAY in sight.options:
        return RUNE_PLAY
    best, found = KEEP, 0.0
    for move in sight.options:
        value = -1.0
        if PLAY <= move < LAY:
            value = 1.0 + now(sight, move - PLAY) - hold(sight, move - PLAY)
        elif LAY <= move < CARD and sight.is_last:
            value = 0.5
        if value > found:
            best, found = move, value
    return best


def discard(sight: Sight) -> int:
    """The card that is worth least in hand: settings first."""
    best, found = sight.options[0], 99.0
    for move in sight.options:
        value = keep(sight, move - CARD)
        if value < found:
            best, found = move, value
    return best


# Rows


def reuse_power(sight: Sight) -> int:
    """The strongest own power."""
    return or_decline(sight, CARD + best_again(sight)[0])


def take_for_nymph(sight: Sight) -> int:
    """The card that brings most."""
    return or_decline(sight, CARD + best_taken(sight, NYMPH)[0])


def take_for_bride(sight: Sight) -> int:
    """The man that brings most."""
    return or_decline(sight, CARD + best_taken(sight, BRIDE)[0])


def place_supernatural(sight: Sight) -> int:
    """Where a supernatural adds most; the Highwayman starts a combo that he can give away."""
    if sight.frame.kind == HIGHWAYMAN and sight.frame.how != LAID and NEW in sight.options:
        return NEW
    return place(sight, sight.frame.kind)


def combo_value(sight: Sight, move: int) -> float:
    """What it is worth if a combo's owner loses it; below zero for a combo of its own."""
    seat, index = (move - COMBO) // COMBOS, (move - COMBO) % COMBOS
    points = points_of(sight.rows[seat][index])
    return (
        -float(points)
        if seat == sight.me
        else points * (1 + sight.weight(seat)) + sight.weight(seat)
    )


def choose_combo(sight: Sight) -> int:
    """The combo to destroy or take: of the strongest, the largest; or the smallest own one."""
    best, found = sight.options[0], -99.0
    for move in sight.options:
        if move >= COMBO:
            value = combo_value(sight, move)
            if value > found:
                best, found = move, value
    return best


def destroy_combo(sight: Sight) -> int:
    """Destroy a rival's combo, and its own only if it must."""
    best = choose_combo(sight)
    return DECLINE if combo_value(sight, best) < 0 and DECLINE in sight.options else best


def trade_combo(sight: Sight) -> int:
    """Give the smallest own combo, if a better one can be had."""
    if sight.options[0] < COMBO:
        return choose_richest(sight)
    given = choose_combo(sight)
    best = 0
    for seat in range(sight.seats):
        if seat != sight.me:
            for combo in sight.rows[seat]:
                if not sight.is_frozen(combo):
                    best = max(best, points_of(combo))
    if best > -combo_value(sight, given) or DECLINE not in sight.options:
        return given
    return DECLINE


def choose_richest(sight: Sight) -> int:
    """Where all combos are swapped: with the richest, if richer than I am."""
    best, found = DECLINE, 0
    for move in sight.options:
        if SEAT <= move < SEAT + sight.seats:
            value = sight.points(move - SEAT) - sight.points(sight.me)
            if value > found:
                best, found = move, value
    return or_decline(sight, best)


def pay_or_decline(sight: Sight) -> int:
    """Pay if what can be taken is worth more than what is paid."""
    if BACK in sight.options:
        return choose_combo(sight)
    best = 0.0
    for seat in range(sight.seats):
        if seat != sight.me:
            for combo in sight.rows[seat]:
                if not sight.is_frozen(combo):
                    best = max(best, points_of(combo) * (1 + sight.weight(seat)))
    price = 5.0 if sight.setup.sorceress_cost == 1 else 10.0
    if best > price + 1 or DECLINE not in sight.options:
        return sight.options[0]
    return DECLINE


def choose_any(sight: Sight) -> int:
    """A question without advice of its own: the best by what its options point at."""
    first = sight.options[0]
    if first >= COMBO:
        return destroy_combo(sight)
    if first >= CARD:
        return take_best_card(sight)
    if SEAT <= first < SEAT + sight.seats:
        return choose_holder(sight)
    return draw_or_steal(sight)


CHOOSERS: Final[dict[str, Callable[[Sight], int]]] = {
    "MainAction": main_action,
    "Steal": answer_steal,
    "Place": place_supernatural,
    "Immediate": play_or_keep,
    "DiscardToLimit": discard,
    "Amazon": name_card,
    "Boogeyman": swap_hands,
    "Bride": take_for_bride,
    "Nymph": take_for_nymph,
    "Demon": destroy_combo,
    "Dracula": choose_victim,
    "Troll": choose_holder,
    "DwarfKeep": keep_better_card,
    "Elf": reuse_power,
    "Faeries": take_best_card,
    "FaeriesSecond": take_best_card,
    "Giant": take_best_card,
    "Ghouls": draw_or_steal,
    "EternalsNext": draw_or_steal,
    "Goblins": choose_victim,
    "GoblinsNext": choose_victim,
    "ShadowQueenSteal": choose_victim,
    "Highwayman": trade_combo,
    "HighwaymanTake": choose_combo,
    "Hydra": choose_unknown_hand,
    "Sacrifice": pay_or_decline,
    "GiveAside": give_aside,
    "Werewolf": choose_sleeper,
}
"""By the name of the frame that asks."""


def answer(view: BareView, memory: Memory | None) -> int:
    """What the heuristic answers to the open question of this view's seat."""
    if len(view.options) == 1:
        return view.options[0]
    return choice(Sight(view, memory))


def answer_at(t: Table) -> int:
    """The same for whoever is asked at a table that is played on; without a memory."""
    if len(t.options) == 1:
        return t.options[0]
    sight = Sight(t.glance(LENGTHS))
    sight.table = t
    return choice(sight)


def choice(sight: Sight) -> int:
    """The answer to what is asked."""
    return CHOOSERS.get(type(sight.frame).__name__, choose_any)(sight)
