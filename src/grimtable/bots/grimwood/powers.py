"""What each supernatural's power would bring if it were played now, in points."""

from grimtable.bots.grimwood.sight import POINTS, STEP, Kinds, Sight, points_of
from grimtable.bots.grimwood.values import (
    DENIAL,
    HOLD,
    average,
    best_steal,
    card_of,
    gain,
    hand_worth,
    largest_open,
    loss,
    steal,
)
from grimtable.games.grimwood.ids import (
    AMAZON,
    BOOGEYMAN,
    BRIDE,
    CENTAUR,
    CROW,
    DARK_UNICORN,
    DEMON,
    DRACULA,
    DRAGON,
    DWARF,
    ELF,
    FAERIES,
    GHOULS,
    GIANT,
    GOBLINS,
    HIGHWAYMAN,
    MAGE,
    MALES,
    NYMPH,
    OWL,
    RUNE,
    SHADOW_QUEEN,
    SORCERESS,
    SUPERNATURALS,
    THE_ETERNALS,
    THE_LARAKI,
    TROLL,
    WEREWOLF,
)

TURN = 5.0
"""What a whole turn is worth, in points."""


def now(sight: Sight, kind: int) -> float:
    """What this power brings now. The card's own place in a combo is not counted."""
    if kind in (DEMON, HIGHWAYMAN, SORCERESS, NYMPH, BRIDE, ELF):
        return on_rows(sight, kind)
    if kind in (CENTAUR, DWARF, FAERIES, GIANT, THE_LARAKI):
        return on_piles(sight, kind)
    return on_hands(sight, kind)


# Hands and deck


def on_hands(sight: Sight, kind: int) -> float:
    """Powers that move cards between hands or from the deck, or take a turn."""
    least = 2 if sight.setup.steal_min_hand == 2 else 1
    if kind == GOBLINS:
        return 2.7 * best_steal(sight, least)
    if kind == DRACULA:
        return 1.9 * best_steal(sight, 2)
    if kind == SHADOW_QUEEN:
        return best_steal(sight, least) + 0.5
    if kind == GHOULS:
        return max(best_steal(sight, least), draw(sight))
    if kind == MAGE:
        return min(2, sight.deck) * draw(sight)
    if kind == THE_ETERNALS:
        return max(0, 7 - sight.held + sight.hand[kind]) * max(
            draw(sight), best_steal(sight, least)
        )
    if kind == AMAZON:
        return best_name(sight)[1]
    if kind == BOOGEYMAN:
        return best_swap(sight)[1]
    if kind == WEREWOLF:
        return best_sleeper(sight)[1]
    if kind == TROLL:
        return max([loss(sight, seat) for seat in rivals(sight)])
    if kind == DARK_UNICORN:
        return sum([loss(sight, seat) for seat in rivals(sight)])
    return 0.3  # Hydra reveals something; the Dragon has no power


def rivals(sight: Sight) -> list[int]:
    """The other seats, clockwise from the left."""
    return [(sight.me + i) % sight.seats for i in range(1, sight.seats)]


def draw(sight: Sight) -> float:
    """What a card from the deck brings."""
    return average(sight) if sight.deck else 0.0


def best_name(sight: Sight) -> tuple[int, float]:
    """Which card Amazon names: the animal of which two are held, or one surely held by rivals."""
    best, found = OWL, -1.0
    worthy = [OWL, CROW, RUNE]
    for seat in rivals(sight):
        for kind in sight.known(seat):
            if kind < SUPERNATURALS and kind not in worthy:
                worthy.append(kind)
    for kind in worthy:
        value = name_value(sight, kind)
        if value > found:
            best, found = kind, value
    return best, found


def name_value(sight: Sight, kind: int) -> float:
    """How many Amazon would get, by what they bring and what the givers lose."""
    hidden = max(1, sight.hidden())
    miss_one = 1.0 - min(1.0, sight.unseen()[kind] / hidden)
    total = 0.0
    for seat in rivals(sight):
        known = sight.known(seat)
        chance = 1.0
        if kind not in known:
            chance = 0.0
            if not sight.has_none(seat, kind):
                chance = 1.0 - miss_one ** (sight.size(seat) - len(known))
        total += chance * (gain(sight, kind) + DENIAL * sight.weight(seat))
    return total


def best_swap(sight: Sight) -> tuple[int, float]:
    """With whom Boogeyman changes hands, and what it brings."""
    mine = hand_worth(sight, BOOGEYMAN)
    size = sight.held - sight.hand[BOOGEYMAN]
    best, found = -1, -99.0
    for seat in rivals(sight):
        theirs = sight.size(seat) * card_of(sight, seat)
        value = theirs - mine + DENIAL * sight.weight(seat) * (sight.size(seat) - size)
        if value > found:
            best, found = seat, value
    return best, found


def best_sleeper(sight: Sight) -> tuple[int, float]:
    """Who loses a turn to the Werewolf: the strongest who still has one."""
    best, found = rivals(sight)[0], -1.0
    for seat in rivals(sight):
        value = 0.0
        if sight.has_turn(seat):
            value = sight.weight(seat) * (TURN if sight.left < 0 else 1.0 + 1.5 * sight.size(seat))
        if value > found:
            best, found = seat, value
    return best, found


# Discard pile


def on_piles(sight: Sight, kind: int) -> float:
    """Powers that take cards from the discard pile."""
    pile = sight.discards()
    if kind == DWARF:
        return max(taken(sight, pile[-1]) if pile else 0.0, draw(sight)) + 0.5
    if not pile:
        return 0.0
    if kind == CENTAUR:
        return taken(sight, pile[-1])
    if kind == THE_LARAKI:
        top = pile[-sight.seats :]
        best = max([taken(sight, card) for card in top])
        return (
            best
            - sum([sight.weight(seat) for seat in rivals(sight)]) * (len(top) - 1) / sight.seats
        )
    values = sorted([taken(sight, card) for card in set(pile)])
    if kind == FAERIES:
        return sum(values[-2:])
    return values[-1]


def taken(sight: Sight, kind: int) -> float:
    """What a card taken openly brings; a supernatural or a rune may be played at once."""
    value = gain(sight, kind)
    if kind < SUPERNATURALS and kind != DRAGON and sight.starts_left(kind):
        return value + 0.5 * HOLD[kind] + 1.0
    return value + 3.0 if kind == RUNE else value


# Rows


def on_rows(sight: Sight, kind: int) -> float:
    """Powers that take, destroy or reuse what lies on the table."""
    if kind == DEMON:
        return max([0.0] + [sight.weight(seat) * points_of(combo) for seat, combo in prey(sight)])
    if kind == HIGHWAYMAN:
        return max(
            [0.0] + [swing(sight, seat, points_of(combo) - 1) for seat, combo in prey(sight)]
        )
    if kind == SORCERESS:
        price = 5.0 if sight.setup.sorceress_cost == 1 else 10.0
        best = max([0.0] + [swing(sight, seat, points_of(combo)) for seat, combo in prey(sight)])
        return best - price if can_pay(sight) else 0.0
    if kind == ELF:
        return best_again(sight)[1]
    return best_taken(sight, kind)[1]


def prey(sight: Sight) -> list[tuple[int, Kinds]]:
    """The rivals' combos that powers may touch (GW-8.10)."""
    return [
        (seat, combo)
        for seat in rivals(sight)
        for combo in sight.rows[seat]
        if not sight.is_frozen(combo)
    ]


def swing(sight: Sight, rival: int, points: int) -> float:
    """What it is worth to take points from a rival."""
    return points * (1 + sight.weight(rival))


def can_pay(sight: Sight) -> bool:
    """Has the Sorceress a set of animals to sacrifice?"""
    need = 2 if sight.setup.sorceress_cost == 1 else 3
    if sight.hand[OWL] >= need or sight.hand[CROW] >= need:
        return True
    for combo in sight.rows[sight.me]:
        if combo[0] == OWL or combo[0] == CROW:
            return need == 3
    return False


def best_again(sight: Sight) -> tuple[int, float]:
    """Which of its own powers to use again with the Elf."""
    best, found = -1, 0.0
    for combo in sight.rows[sight.me]:
        for kind in combo:
            if kind < SUPERNATURALS and kind != ELF and kind != DRAGON and sight.starts_left(kind):
                value = now(sight, kind)
                if value > found:
                    best, found = kind, value
    return best, found


def best_taken(sight: Sight, taker: int) -> tuple[int, float]:
    """Which supernatural Nymph or Bride takes."""
    best, found = -1, 0.0
    for seat, combo in prey(sight):
        if combo[0] >= SUPERNATURALS:
            continue
        drop = POINTS[min(len(combo), 5)] - POINTS[min(len(combo) - 1, 5)]
        for kind in combo:
            if taker == NYMPH or MALES >> kind & 1:
                value = drop * sight.weight(seat) + reuse(sight, kind)
                if value > found:
                    best, found = kind, value
    return best, found


def reuse(sight: Sight, kind: int) -> float:
    """What a supernatural laid once more brings: its place, and its power without Nymph or Elf."""
    value = float(STEP[min(largest_open(sight), 4)])
    if kind not in (NYMPH, BRIDE, ELF, DRAGON) and sight.starts_left(kind):
        value += max(0.0, now(sight, kind))
    return value


def best_victim(sight: Sight, moves: Kinds, first: int, worst: float) -> tuple[int, float]:
    """From whom to steal, among moves that name a seat from `first` on."""
    best, found = -1, worst
    for move in moves:
        if first <= move < first + 6:
            value = steal(sight, move - first)
            if value > found:
                best, found = move, value
    return best, found
