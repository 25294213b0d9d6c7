"""The greedy answer: most points now, its own less the best rival's, as far as the view shows."""

from typing import Final

from grimtable.bots.grimwood.sight import POINTS, STEP, Kinds, Sight, points_of
from grimtable.games.grimwood.ids import (
    BACK,
    BLOCK,
    BRIDE,
    CARD,
    COMBO,
    COMBOS,
    CROW,
    DECLINE,
    DEMON,
    DRAW,
    DRAW_EXTRA,
    END,
    HIGHWAYMAN,
    LAY,
    NEW,
    NYMPH,
    OWL,
    PLAY,
    RUNE,
    RUNE_PLAY,
    SEAT,
    SET,
    SORCERESS,
    STEAL,
    SUPERNATURALS,
)
from grimtable.games.grimwood.turn import SETS as SET_KINDS
from grimtable.kernel.table import BareView

SETS: Final = [points_of(tuple([int(kind) for kind in kinds])) for kinds in SET_KINDS]
"""Points of the sets, in the order of the SET span (GW-6.2 to GW-6.4)."""


def answer(view: BareView) -> int:
    """The option that scores most at once; of equals the one that promises most."""
    if len(view.options) == 1:
        return view.options[0]
    sight = Sight(view)
    best, found = sight.options[0], -999.0
    for option in sight.options:
        value = score(sight, option)
        if value > found:
            best, found = option, value
    return best


def score(sight: Sight, move: int) -> float:
    """The points an option brings now; what it may bring later counts less than one point."""
    frame = type(sight.frame).__name__
    if frame == "MainAction" or frame == "Immediate":
        return main_score(sight, move)
    if frame == "Place":
        return place_score(sight, move)
    if move >= COMBO:
        return combo_score(sight, move, frame)
    if move >= CARD:
        return card_score(sight, move - CARD, frame)
    if SEAT <= move < SET:
        return seat_score(sight, move - SEAT, frame)
    if STEAL <= move < SEAT:
        return 0.3 + sight.size((move - STEAL) % 6) / 100
    return {DECLINE: 0.0, BACK: -50.0, BLOCK: 0.5, DRAW: 0.35}.get(move, 0.1)


def main_score(sight: Sight, move: int) -> float:
    """In its own turn: sets, then powers, then laying; drawing always comes before the end."""
    if SET <= move < PLAY:
        return SETS[move - SET]
    if PLAY <= move < LAY:
        return largest_step(sight) + power_score(sight, move - PLAY) + 0.5
    if LAY <= move < CARD:
        return largest_step(sight)
    if STEAL <= move < SEAT:
        return 0.2 + sight.size((move - STEAL) % 6) / 100
    return {RUNE_PLAY: 0.6, DRAW: 0.4, DRAW_EXTRA: 0.4, END: -1.0}.get(move, 0.0)


def largest_step(sight: Sight) -> int:
    """What the next supernatural adds at its best place."""
    step = STEP[0]
    for combo in sight.rows[sight.me]:
        if combo[0] < SUPERNATURALS and len(combo) < 5 and not sight.is_frozen(combo):
            step = max(step, STEP[len(combo)])
    return step


def power_score(sight: Sight, kind: int) -> float:
    """What a power that affects combos changes in the scores now; 0 for all other powers."""
    combos = [
        (seat, combo)
        for seat in range(sight.seats)
        if seat != sight.me
        for combo in sight.rows[seat]
        if not sight.is_frozen(combo)
    ]
    best = 0.0
    for seat, combo in combos:
        if kind == DEMON:
            best = max(best, lead(sight, seat, 0, points_of(combo)))
        elif kind == HIGHWAYMAN:
            best = max(best, lead(sight, seat, points_of(combo) - 1, points_of(combo) - 1))
        elif kind == SORCERESS:
            best = max(best, lead(sight, seat, points_of(combo) - 10, points_of(combo)))
        elif kind in (NYMPH, BRIDE) and combo[0] < SUPERNATURALS:
            best = max(best, lead(sight, seat, largest_step(sight), last_step(combo)))
    return best


def last_step(combo: Kinds) -> int:
    """What a supernatural combo loses with one card."""
    return POINTS[min(len(combo), 5)] - POINTS[min(len(combo) - 1, 5)]


def lead(sight: Sight, rival: int, won: int, lost: int) -> float:
    """How the lead over the best rival changes if this seat wins and a rival loses points."""
    before = after = 0
    for seat in range(sight.seats):
        if seat != sight.me:
            points = sight.points(seat)
            before = max(before, points)
            after = max(after, points - lost if seat == rival else points)
    return won + before - after


def place_score(sight: Sight, move: int) -> float:
    """What the card adds there; of equals the larger combo."""
    if move == NEW:
        return 20.0 if sight.frame.kind == HIGHWAYMAN else STEP[0]
    size = len(sight.rows[sight.me][move - COMBO - sight.me * COMBOS])
    return STEP[min(size, 5)] + size / 10


def combo_score(sight: Sight, move: int, frame: str) -> float:
    """A combo destroyed, given or taken."""
    seat = (move - COMBO) // COMBOS
    points = points_of(sight.rows[seat][(move - COMBO) % COMBOS])
    if seat != sight.me:
        won = 0 if frame == "Demon" else points
        return lead(sight, seat, won, points) + points / 100
    if frame == "Demon":
        return -float(points)
    return power_score(sight, HIGHWAYMAN if frame == "Highwayman" else SORCERESS) - points / 100


def card_score(sight: Sight, kind: int, frame: str) -> float:
    """A card taken, named, kept or thrown away: what it adds to its own hand."""
    have = sight.hand[kind]
    if frame == "DiscardToLimit":
        have -= 1
    value = 1.0
    if kind < SUPERNATURALS:
        value = largest_step(sight) + (
            power_score(sight, kind) if frame in ("Elf", "Nymph", "Bride") else 0
        )
    elif kind == OWL or kind == CROW:
        value = (2.0, 4.0, 10.0)[have % 3]
    elif kind == RUNE:
        value = 2.0
    if frame == "Amazon":
        return value if kind >= SUPERNATURALS else 0.0  # a single card would be a shot in the dark
    return -value if frame == "DiscardToLimit" else value


def seat_score(sight: Sight, seat: int, frame: str) -> float:
    """Which seat to choose: the largest hand; Werewolf: the leader; Boogeyman: a larger hand."""
    if frame == "Werewolf":
        return 1.0 + sight.points(seat)
    if frame == "Boogeyman":
        return float(sight.size(seat) - sight.held)
    return 1.0 + sight.size(seat)
