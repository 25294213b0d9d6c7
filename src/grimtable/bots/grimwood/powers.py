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
"""What a whole turn is worth."""


def now(s: Sight, kind: int) -> float:
    """What this power brings now. The card's own place in a combo is not counted."""
    if kind in (DEMON, HIGHWAYMAN, SORCERESS, NYMPH, BRIDE, ELF):
        return on_rows(s, kind)
    if kind in (CENTAUR, DWARF, FAERIES, GIANT, THE_LARAKI):
        return on_piles(s, kind)
    return on_hands(s, kind)


# Hands and deck


def on_hands(s: Sight, kind: int) -> float:
    """Powers that move cards between hands or from the deck, or take a turn."""
    least = 2 if s.setup.steal_min_hand == 2 else 1
    if kind == GOBLINS:
        return 2.7 * best_steal(s, least)
    if kind == DRACULA:
        return 1.9 * best_steal(s, 2)
    if kind == SHADOW_QUEEN:
        return best_steal(s, least) + 0.5
    if kind == GHOULS:
        return max(best_steal(s, least), draw(s))
    if kind == MAGE:
        return min(2, s.deck) * draw(s)
    if kind == THE_ETERNALS:
        return max(0, 7 - s.held + s.hand[kind]) * max(draw(s), best_steal(s, least))
    if kind == AMAZON:
        return best_name(s)[1]
    if kind == BOOGEYMAN:
        return best_swap(s)[1]
    if kind == WEREWOLF:
        return best_sleeper(s)[1]
    if kind == TROLL:
        return max([loss(s, seat) for seat in rivals(s)])
    if kind == DARK_UNICORN:
        return sum([loss(s, seat) for seat in rivals(s)])
    return 0.3  # Hydra reveals something; the Dragon has no power


def rivals(s: Sight) -> list[int]:
    """The other seats, clockwise from the left."""
    return [(s.me + i) % s.seats for i in range(1, s.seats)]


def draw(s: Sight) -> float:
    """What a card from the deck brings."""
    return average(s) if s.deck else 0.0


def best_name(s: Sight) -> tuple[int, float]:
    """Which card Amazon names: the animal of which two are held, or one surely held by rivals."""
    best, found = OWL, -1.0
    worthy = [OWL, CROW, RUNE]
    for seat in rivals(s):
        for kind in s.known(seat):
            if kind < SUPERNATURALS and kind not in worthy:
                worthy.append(kind)
    for kind in worthy:
        value = name_value(s, kind)
        if value > found:
            best, found = kind, value
    return best, found


def name_value(s: Sight, kind: int) -> float:
    """How many Amazon would get, by what they bring and what the givers lose."""
    hidden = max(1, s.hidden())
    miss_one = 1.0 - min(1.0, s.unseen()[kind] / hidden)
    total = 0.0
    for seat in rivals(s):
        known = s.known(seat)
        chance = 1.0
        if kind not in known:
            chance = 0.0
            if not s.has_none(seat, kind):
                chance = 1.0 - miss_one ** (s.size(seat) - len(known))
        total += chance * (gain(s, kind) + DENIAL * s.weight(seat))
    return total


def best_swap(s: Sight) -> tuple[int, float]:
    """With whom Boogeyman changes hands, and what it brings."""
    mine = hand_worth(s, BOOGEYMAN)
    size = s.held - s.hand[BOOGEYMAN]
    best, found = -1, -99.0
    for seat in rivals(s):
        theirs = s.size(seat) * card_of(s, seat)
        value = theirs - mine + DENIAL * s.weight(seat) * (s.size(seat) - size)
        if value > found:
            best, found = seat, value
    return best, found


def best_sleeper(s: Sight) -> tuple[int, float]:
    """Who loses a turn to the Werewolf: the strongest who still has one."""
    best, found = rivals(s)[0], -1.0
    for seat in rivals(s):
        value = 0.0
        if s.has_turn(seat):
            value = s.weight(seat) * (TURN if s.left < 0 else 1.0 + 1.5 * s.size(seat))
        if value > found:
            best, found = seat, value
    return best, found


# Discard pile


def on_piles(s: Sight, kind: int) -> float:
    """Powers that take cards from the discard pile."""
    pile = s.discards()
    if kind == DWARF:
        return max(taken(s, pile[-1]) if pile else 0.0, draw(s)) + 0.5
    if not pile:
        return 0.0
    if kind == CENTAUR:
        return taken(s, pile[-1])
    if kind == THE_LARAKI:
        top = pile[-s.seats :]
        best = max([taken(s, card) for card in top])
        return best - sum([s.weight(seat) for seat in rivals(s)]) * (len(top) - 1) / s.seats
    values = sorted([taken(s, card) for card in set(pile)])
    if kind == FAERIES:
        return sum(values[-2:])
    return values[-1]


def taken(s: Sight, kind: int) -> float:
    """What a card taken openly brings; a supernatural or a rune may be played at once."""
    value = gain(s, kind)
    if kind < SUPERNATURALS and kind != DRAGON and s.starts_left(kind):
        return value + 0.5 * HOLD[kind] + 1.0
    return value + 3.0 if kind == RUNE else value


# Rows


def on_rows(s: Sight, kind: int) -> float:
    """Powers that take, destroy or reuse what lies on the table."""
    if kind == DEMON:
        return max([0.0] + [s.weight(seat) * points_of(combo) for seat, combo in prey(s)])
    if kind == HIGHWAYMAN:
        return max([0.0] + [swing(s, seat, points_of(combo) - 1) for seat, combo in prey(s)])
    if kind == SORCERESS:
        price = 5.0 if s.setup.sorceress_cost == 1 else 10.0
        best = max([0.0] + [swing(s, seat, points_of(combo)) for seat, combo in prey(s)])
        return best - price if can_pay(s) else 0.0
    if kind == ELF:
        return best_again(s)[1]
    return best_taken(s, kind)[1]


def prey(s: Sight) -> list[tuple[int, Kinds]]:
    """The rivals' combos that powers may touch (GW-8.10)."""
    return [(seat, combo) for seat in rivals(s) for combo in s.rows[seat] if not s.is_frozen(combo)]


def swing(s: Sight, rival: int, points: int) -> float:
    """This number of points changes from a rival to me."""
    return points * (1 + s.weight(rival))


def can_pay(s: Sight) -> bool:
    """Has the Sorceress a set of animals to sacrifice?"""
    need = 2 if s.setup.sorceress_cost == 1 else 3
    if s.hand[OWL] >= need or s.hand[CROW] >= need:
        return True
    for combo in s.rows[s.me]:
        if combo[0] == OWL or combo[0] == CROW:
            return need == 3
    return False


def best_again(s: Sight) -> tuple[int, float]:
    """Which own power the Elf wakes again."""
    best, found = -1, 0.0
    for combo in s.rows[s.me]:
        for kind in combo:
            if kind < SUPERNATURALS and kind != ELF and kind != DRAGON and s.starts_left(kind):
                value = now(s, kind)
                if value > found:
                    best, found = kind, value
    return best, found


def best_taken(s: Sight, taker: int) -> tuple[int, float]:
    """Which supernatural Nymph or Bride takes."""
    best, found = -1, 0.0
    for seat, combo in prey(s):
        if combo[0] >= SUPERNATURALS:
            continue
        drop = POINTS[min(len(combo), 5)] - POINTS[min(len(combo) - 1, 5)]
        for kind in combo:
            if taker == NYMPH or MALES >> kind & 1:
                value = drop * s.weight(seat) + reuse(s, kind)
                if value > found:
                    best, found = kind, value
    return best, found


def reuse(s: Sight, kind: int) -> float:
    """What a supernatural laid once more brings: its place, and its power without Nymph or Elf."""
    value = float(STEP[min(largest_open(s), 4)])
    if kind not in (NYMPH, BRIDE, ELF, DRAGON) and s.starts_left(kind):
        value += max(0.0, now(s, kind))
    return value


def best_victim(s: Sight, moves: Kinds, first: int, worst: float) -> tuple[int, float]:
    """From whom to steal, among moves that name a seat from `first` on."""
    best, found = -1, worst
    for move in moves:
        if first <= move < first + 6:
            value = steal(s, move - first)
            if value > found:
                best, found = move, value
    return best, found
