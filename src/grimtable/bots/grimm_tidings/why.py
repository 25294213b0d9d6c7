"""Why an answer of Grimm Tidings' heuristic is good, in one line; None: nothing to say."""

from collections.abc import Callable
from typing import Final

from grimtable.bots.advice import Why
from grimtable.bots.grimm_tidings.fights import lead, would_win
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.games.grimm_tidings.cards.prints import ATTACH
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ANSWER,
    CLASS,
    COUNTER,
    CRAFT,
    CURSE,
    EQUIP,
    FOE,
    FOE_POWER,
    GIVE,
    HELP,
    ITEM,
    KEEP,
    LAY,
    LEVEL_UP,
    LOOT,
    NONE,
    PASS,
    PLAY,
    POWER,
    READY,
    REFUSE,
    SEAT,
    SELL,
    SHARE,
    SHOW_FIGHT,
    TAKE_OFF,
    TITLE,
    TO_BAD_STUFF,
    TO_CARD,
    TO_CURSE,
    TRADE,
    TROUBLE,
    USE,
    VOLUNTEER,
    WITHDRAW,
    kind_of,
    verb_of,
)

LAST: Final = (PASS, READY, GIVE, KEEP, NONE, REFUSE)
"""Answers that are no alternative to something better."""
MANY: Final = (
    "CombatWindow", "FreeWindow", "Charity", "Received", "Phase2", "React", "Setup",
    "Pay", "LoseHand", "Alms", "DropBig", "PickTreasure", "SearchPick", "LoseItem",
)  # fmt: skip
"""Questions with more than one good answer; to all others the heuristic knows one."""


def why(sight: Sight, move: int) -> Why | None:
    """The reason for this answer to the open question."""
    frame = type(sight.frame).__name__
    if ANSWER <= move < WITHDRAW:
        return (("refuse", {}), ("accept", {}), ("counter", {}))[(move - ANSWER) % 3]
    if frame in BY_FRAME:
        return BY_FRAME[frame](sight, move)
    if frame in PARTS:
        return "terms", {}
    return None


def card_of(sight: Sight, move: int) -> str:
    """The card that a move names."""
    return sight.t.rules.cards.ids[kind_of(move)]


# Fights


def fighting(sight: Sight, move: int) -> Why | None:
    """In a fight: its own, or others'."""
    return own_fight(sight, move) if sight.t.is_fighter(sight.me) else others_fight(sight, move)


def own_fight(sight: Sight, move: int) -> Why | None:
    """What a fighter does."""
    ahead = lead(sight.t)
    if move == PASS:
        return ("win-pass", {"count": ahead}) if ahead > 0 else ("lose-pass", {"count": 1 - ahead})
    if HELP <= move < HELP + sight.seats:
        return "help", {"seat": move - HELP, "count": 1 - ahead}
    if FOE_POWER <= move < ANSWER:
        return "bargain", {"card": sight.t.rules.cards.ids[sight.t.foe_kind(move - FOE_POWER)]}
    if TRADE <= move < SHARE:
        return "trade", {"seat": move - TRADE}
    if move < ANSWER:
        return None
    card = card_of(sight, move)
    if ahead > 0:
        return "enrich", {"card": card, "count": ahead}
    return "boost", {"card": card, "count": 1 - ahead}


def others_fight(sight: Sight, move: int) -> Why | None:
    """What a bystander does."""
    winners = [seat for seat in would_win(sight.t) if seat != sight.me]
    ahead = lead(sight.t)
    main = int(sight.t.main)
    if move == PASS:
        if sight.me in would_win(sight.t):
            return "own-win", {}
        if winners and ahead > 0:
            return "cannot-stop", {"seat": winners[0], "count": ahead}
        return "stay-out", {"seat": main}
    if move == VOLUNTEER:
        return "volunteer", {"seat": main}
    if TRADE <= move < SHARE:
        return "bribe", {"seat": move - TRADE}
    if verb_of(move) not in (PLAY, USE, POWER):
        return None
    card = card_of(sight, move)
    if winners and ahead > 0:
        return "stop", {"card": card, "seat": winners[0], "count": ahead}
    return "hold-up", {"card": card, "seat": main}


# Outside a fight


def acting(sight: Sight, move: int) -> Why | None:
    """Something useful in its own turn, or on with it."""
    for done, key in ((READY, "ready"), (PASS, "idle"), (GIVE, "give"), (SELL, "sell")):
        if move == done:
            return key, {}
    if move == LOOT:
        return "loot", {}
    if TRADE <= move < SHARE:
        return "trade", {"seat": move - TRADE}
    if move < ANSWER:
        return None
    return using(sight, move)


def using(sight: Sight, move: int) -> Why | None:
    """A card of hand or table."""
    print_, card = sight.card(move), card_of(sight, move)
    verb = verb_of(move)
    if verb == LAY:
        key = {TITLE: "lay-title", CLASS: "lay-class", ITEM: "lay-item"}.get(int(print_.sort))
        return key or "lay-spare", {"card": card}
    if verb in BY_VERB:
        return BY_VERB[verb], {"card": card}
    if verb not in (PLAY, USE):
        return None
    if print_.sort == CURSE:
        return "curse", {"card": card, "seat": sight.leader()}
    if print_.has_act(ATTACH):
        return "cheat", {"card": card}
    return ("level" if print_.sort == LEVEL_UP else "use"), {"card": card}


def opening(sight: Sight, move: int) -> Why | None:
    """A card turned up behind the door."""
    return ("keep", {}) if move == KEEP else using(sight, move)


def tracking(sight: Sight, move: int) -> Why | None:
    """A card looted in secret may be fought."""
    return ("show-fight", {}) if move == SHOW_FIGHT else ("keep", {})


# Answers


def reacting(sight: Sight, move: int) -> Why | None:
    """A Curse, a card, a die or a Bad Stuff that can be answered."""
    if move == PASS:
        return "spare", {}
    if move < ANSWER:
        return "number", {}
    events = {TO_CURSE: "cancel-curse", TO_CARD: "cancel-card", TO_BAD_STUFF: "cancel-bad"}
    return events.get(int(sight.frame.event), "die"), {"card": card_of(sight, move)}


def fleeing(sight: Sight, move: int) -> Why | None:
    """The last moment before the roll."""
    return ("roll", {}) if move == PASS else ("escape", {"card": card_of(sight, move)})


def replying(sight: Sight, move: int) -> Why | None:
    """An offer."""
    for said, key in ((ACCEPT, "accept"), (REFUSE, "refuse"), (COUNTER, "counter")):
        if move == said:
            return key, {}
    return None


# Forced choices


def giving(sight: Sight, move: int) -> Why | None:
    """What is missed least."""
    return ("least", {"card": card_of(sight, move)}) if move >= WITHDRAW else None


def taking(sight: Sight, move: int) -> Why | None:
    """What helps most."""
    return ("most", {"card": card_of(sight, move)}) if move >= WITHDRAW else None


def losing(sight: Sight, move: int) -> Why | None:
    """The least of one's own, the best of another's."""
    if sight.frame.victim == sight.me:
        return giving(sight, move)
    return "rob", {"card": card_of(sight, move), "seat": int(sight.frame.victim)}


def sparing(sight: Sight, move: int) -> Why | None:
    """Who gets what is too much."""
    return "poorest", {"seat": move - SEAT}


def running(sight: Sight, move: int) -> Why | None:
    """From whom to run first."""
    return "run-next", {"card": sight.t.rules.cards.ids[sight.t.foe_kind(move - FOE)]}


def selling(sight: Sight, move: int) -> Why | None:
    """What is sold for a level."""
    for said, key in ((SELL, "sell"), (READY, "sold"), (NONE, "no-sale")):
        if move == said:
            return key, {}
    return giving(sight, move)


def ordering(sight: Sight, move: int) -> Why | None:
    """The next Doors."""
    return "order", {}


def aiming(sight: Sight, move: int) -> Why | None:
    """What a card is played on."""
    if SEAT <= move < HELP:
        return "aim-seat", {"seat": move - SEAT}
    return ("aim", {"card": card_of(sight, move)}) if move >= WITHDRAW else ("aim-side", {})


BY_VERB: Final[dict[int, str]] = {
    EQUIP: "equip",
    TAKE_OFF: "take-off",
    CRAFT: "craft",
    TROUBLE: "trouble",
}
PARTS: Final = ("HelpTerms", "TradeTerms")
"""The parts of an offer."""
BY_FRAME: Final[dict[str, Callable[[Sight, int], Why | None]]] = {
    "CombatWindow": fighting,
    "FreeWindow": acting,
    "Charity": acting,
    "Received": acting,
    "Phase2": acting,
    "Setup": acting,
    "DoorCard": opening,
    "Tracks": tracking,
    "React": reacting,
    "RunWindow": fleeing,
    "HelpOffer": replying,
    "TradeOffer": replying,
    "Pay": giving,
    "LoseHand": giving,
    "Alms": giving,
    "DropBig": giving,
    "PickTreasure": taking,
    "SearchPick": taking,
    "LoseItem": losing,
    "AlmsTo": sparing,
    "RunNext": running,
    "OrderDoors": ordering,
    "Sell": selling,
    "BigSale": selling,
    "Aim": aiming,
}
"""By the name of the frame that asks."""
