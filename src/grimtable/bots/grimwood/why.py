"""Why an answer of Grimwood's heuristic is good, in one line; None: there is nothing to say."""

from collections.abc import Callable
from typing import Final

from grimtable.bots.advice import Why
from grimtable.bots.grimwood.greedy import SETS
from grimtable.bots.grimwood.powers import (
    best_again,
    best_name,
    best_sleeper,
    best_swap,
    best_taken,
    prey,
    rivals,
    taken,
)
from grimtable.bots.grimwood.sight import STEP, Sight, points_of
from grimtable.bots.grimwood.values import is_dragon_time, keep, largest_open, steal
from grimtable.games.grimwood.ids import (
    ALLOW,
    AMAZON,
    AMULET,
    BACK,
    BLOCK,
    BOOGEYMAN,
    BRIDE,
    CARD,
    CENTAUR,
    COMBO,
    COMBOS,
    DARK_UNICORN,
    DECLINE,
    DEMON,
    DRACULA,
    DRAGON,
    DRAW,
    DRAW_EXTRA,
    DWARF,
    ELF,
    END,
    FAERIES,
    GHOULS,
    GIANT,
    GOBLINS,
    HIGHWAYMAN,
    HYDRA,
    KEEP,
    KEEP_DECK,
    KEEP_DISCARD,
    LAY,
    MAGE,
    NEW,
    NYMPH,
    PAIR,
    PLAY,
    RUNE_PLAY,
    SEAT,
    SET,
    SHADOW_QUEEN,
    SORCERESS,
    STEAL,
    SUPERNATURALS,
    THE_ETERNALS,
    THE_LARAKI,
    TROLL,
    WEREWOLF,
)
from grimtable.games.grimwood.vocabulary import NAMES

LAST: Final = (END, DECLINE, BACK, ALLOW, BLOCK, KEEP)
"""Answers that are no alternative to something better."""
SINGLE: Final = (
    "Amazon", "Boogeyman", "Bride", "Nymph", "Elf", "Werewolf", "Highwayman", "Sacrifice",
)  # fmt: skip
"""Questions to which the heuristic knows one answer, and whether to give it."""


def why(sight: Sight, move: int) -> Why | None:
    """The reason for this answer to the open question."""
    frame = type(sight.frame).__name__
    if frame in BY_FRAME:
        return BY_FRAME[frame](sight, move)
    if move == DECLINE:
        return "decline", {}
    if move == DRAW or move == DRAW_EXTRA:
        return "draw-rather", {}
    if STEAL <= move < SEAT:
        return robbing(sight, (move - STEAL) % 6)
    if SEAT <= move < SET:
        return robbing(sight, move - SEAT)
    if move >= COMBO:
        return combo(sight, move)
    if move >= CARD:
        return "take", {"card": NAMES[move - CARD]}
    return None


# In its own turn


def acting(sight: Sight, move: int) -> Why | None:
    """The main action."""
    if SET <= move < PAIR:
        return "set", {"points": SETS[move - SET]}
    if move == DRAW or move == DRAW_EXTRA:
        return drawing(sight)
    if PLAY <= move < LAY:
        return power(sight, move - PLAY)
    if LAY <= move < CARD:
        return laying(sight, move - LAY)
    if move == RUNE_PLAY:
        return "rune", {}
    if STEAL <= move < SEAT:
        return robbing(sight, (move - STEAL) % 6)
    return ("end", {}) if move == END else None


def drawing(sight: Sight) -> Why:
    """Early it can still be played, late it is the better way to end the turn."""
    closes = [move for move in sight.options if PLAY <= move < LAY]
    return ("draw-early", {}) if closes and sight.public.closes > 0 else ("draw-rather", {})


def laying(sight: Sight, kind: int) -> Why:
    """A supernatural without its power."""
    found: dict[str, int | str] = {
        "card": NAMES[kind],
        "points": STEP[min(largest_open(sight), 4)],
    }
    if kind == DRAGON and is_dragon_time(sight) and not sight.is_last:
        return "lay-dragon", {"card": NAMES[kind]}
    return ("lay-last", found) if sight.is_last else ("lay", found)


def robbing(sight: Sight, seat: int) -> Why:
    """A steal: what is known of the hand, and what it may hold against it."""
    known = [kind for kind in sight.known(seat) if kind != AMULET]
    risk = round(100 * sight.amulet_chance(seat))
    if known:
        best = max(known, key=lambda kind: taken(sight, kind))
        return "steal-known", {"seat": seat, "card": NAMES[best], "count": sight.size(seat)}
    return "steal", {"seat": seat, "count": sight.size(seat), "risk": risk}


# Powers


def power(sight: Sight, kind: int) -> Why:
    """What a power brings now."""
    card = NAMES[kind]
    if kind in (GOBLINS, DRACULA, SHADOW_QUEEN, GHOULS):
        seat = max(rivals(sight), key=lambda rival: steal(sight, rival))
        return "power-steal", {"card": card, "seat": seat, "count": sight.size(seat)}
    if kind in (TROLL, DARK_UNICORN):
        return "power-loss", {"card": card}
    if kind == WEREWOLF:
        return "power-sleep", {"card": card, "seat": best_sleeper(sight)[0]}
    if kind == HYDRA:
        return "power-look", {"card": card}
    if kind in (CENTAUR, DWARF, FAERIES, GIANT, THE_LARAKI):
        pile = sight.discards()
        if not pile:
            return "power", {"card": card}
        reached = pile if kind in (FAERIES, GIANT) else pile[-1:]
        best = max(reached, key=lambda kind: taken(sight, kind))
        return "power-discard", {"card": card, "card2": NAMES[best]}
    return power_on_rows(sight, kind) or power_on_hand(sight, kind)


def power_on_rows(sight: Sight, kind: int) -> Why | None:
    """Powers that reach into combos."""
    card, lying = NAMES[kind], prey(sight)
    if kind in (DEMON, HIGHWAYMAN, SORCERESS) and lying:
        seat, found = max(lying, key=lambda one: points_of(one[1]) * (1 + sight.weight(one[0])))
        key = "power-destroy" if kind == DEMON else "power-combo"
        return key, {"card": card, "seat": seat, "points": points_of(found)}
    if kind in (NYMPH, BRIDE) or kind == ELF:
        best = best_again(sight)[0] if kind == ELF else best_taken(sight, kind)[0]
        if best >= 0:
            key = "power-again" if kind == ELF else "power-fetch"
            return key, {"card": card, "card2": NAMES[best]}
    return None


def power_on_hand(sight: Sight, kind: int) -> Why:
    """Powers that fill or exchange its hand."""
    card = NAMES[kind]
    if kind == AMAZON:
        return "power-name", {"card": card, "card2": NAMES[best_name(sight)[0]]}
    if kind == BOOGEYMAN and best_swap(sight)[0] >= 0:
        seat = best_swap(sight)[0]
        mine = sight.held - sight.hand[kind]
        return "power-swap", {"card": card, "seat": seat, "count": sight.size(seat), "mine": mine}
    if kind == MAGE or kind == THE_ETERNALS:
        many = 2 if kind == MAGE else 7 - sight.held + sight.hand[kind]
        return "power-draw", {"card": card, "count": max(1, many)}
    return "power", {"card": card}


# Other questions


def placing(sight: Sight, move: int) -> Why:
    """Where a supernatural goes."""
    if move == NEW:
        given = sight.frame.kind == HIGHWAYMAN and sight.frame.how != 0
        return ("place-give", {}) if given else ("place-new", {})
    row = sight.rows[sight.me][move - COMBO - sight.me * COMBOS]
    return "place", {"points": STEP[min(len(row), 5)]}


def answering(sight: Sight, move: int) -> Why | None:
    """A steal from its own hand."""
    if move == BLOCK:
        return ("block-end", {}) if sight.frame.how == 0 else ("block-hand", {})
    if AMULET in [kind for kind in range(len(sight.hand)) if sight.hand[kind]]:
        return "allow", {}
    return None  # there is nothing to choose


def at_once(sight: Sight, move: int) -> Why | None:
    """A card just drawn that may be played without an action."""
    if PLAY <= move < LAY:
        return "free", {"card": NAMES[move - PLAY]}
    if move == KEEP:
        return "wait", {}
    return acting(sight, move)


def throwing(sight: Sight, move: int) -> Why:
    """What goes when the hand is too full."""
    kind = move - CARD
    return ("spare", {"card": NAMES[kind]}) if keep(sight, kind) < 1 else (
        "least", {"card": NAMES[kind]}
    )  # fmt: skip


def naming(sight: Sight, move: int) -> Why | None:
    """The card that the Amazon asks for."""
    if not CARD <= move < COMBO:
        return None
    kind = move - CARD
    for seat in rivals(sight):
        if kind in sight.known(seat):
            return "name-known", {"card": NAMES[kind], "seat": seat}
    held = sight.hand[kind]
    return ("name-set", {"card": NAMES[kind], "count": held}) if held else None


def changing(sight: Sight, move: int) -> Why:
    """With whom to change hands."""
    if move < SEAT:
        return "decline", {}
    seat = move - SEAT
    return "swap", {"seat": seat, "count": sight.size(seat), "mine": sight.held}


def looking(sight: Sight, move: int) -> Why | None:
    """At whose hand to look."""
    if move < SEAT:
        return None
    seat = move - SEAT
    unknown = sight.size(seat) - len(sight.known(seat))
    return "look", {"seat": seat, "count": unknown}


def stopping(sight: Sight, move: int) -> Why | None:
    """Who loses a turn or a card."""
    if move < SEAT:
        return "decline", {}
    return "sleep", {"seat": move - SEAT, "points": sight.points(move - SEAT)}


def lifting(sight: Sight, move: int) -> Why | None:
    """The card from the deck, or the one from the discards."""
    if move == KEEP_DECK:
        return "keep-deck", {}
    return ("keep-discard", {}) if move == KEEP_DISCARD else None


def giving(sight: Sight, move: int) -> Why:
    """The Laraki deals out cards."""
    key = "take" if sight.frame.to == sight.me else "give"
    return key, {"card": NAMES[move - CARD]}


def again(sight: Sight, move: int) -> Why | None:
    """A power of its own that works once more."""
    if not CARD <= move < COMBO:
        return "decline", {}
    kind = move - CARD
    return power(sight, kind) if kind < SUPERNATURALS else None


def combo(sight: Sight, move: int) -> Why:
    """A combo to destroy, to take or to part with."""
    seat, at = (move - COMBO) // COMBOS, (move - COMBO) % COMBOS
    points = points_of(sight.rows[seat][at])
    if seat == sight.me:
        return "part", {"points": points}
    return "combo", {"seat": seat, "points": points}


BY_FRAME: Final[dict[str, Callable[[Sight, int], Why | None]]] = {
    "MainAction": acting,
    "Place": placing,
    "Steal": answering,
    "Immediate": at_once,
    "DiscardToLimit": throwing,
    "Amazon": naming,
    "Boogeyman": changing,
    "Hydra": looking,
    "Werewolf": stopping,
    "Troll": stopping,
    "DwarfKeep": lifting,
    "GiveAside": giving,
    "Elf": again,
}
"""By the name of the frame that asks; all others by what the move points at."""
