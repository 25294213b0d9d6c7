"""Why a move was chosen, in one line: a text key with its arguments, from the view only."""

from typing import Final

from grimtable.bots.advice import Why
from grimtable.games.book_of_madness.cards.prints import (
    BANISH,
    CURE_CARDS,
    DISCOUNT,
    DISPEL_CURSES,
    DRAW,
    ECHO,
    GAIN_CARDS,
    GRANT,
    RECOVER,
    REFRESH,
    SCRY,
    SUPPORT,
    TEXT,
    UPGRADE,
    VEIL,
    CardSet,
)
from grimtable.games.book_of_madness.ids import (
    ABILITY,
    CURE,
    CURSE_AT,
    DECLINE,
    DISPEL,
    END,
    FIELD_OF,
    FIRST_VERB,
    GAIN,
    LEARN,
    LEFT_PAGE,
    SHELF,
    SLOT,
    SLOTS,
    STACK,
    hand_of,
    spell_of,
)
from grimtable.games.book_of_madness.options import Rules
from grimtable.kernel.table import BareView

ACTING: Final = ("ActionPhase", "Granted")
PAYING: Final = ("Pay", "Amplify")
BY_SPELL: Final = {
    SUPPORT: "store",
    GRANT: "grant",
    ECHO: "grant",
    DRAW: "draw",
    RECOVER: "draw",
    SCRY: "draw",
    BANISH: "thin",
    CURE_CARDS: "heal",
    VEIL: "veil",
    DISPEL_CURSES: "free",
    DISCOUNT: "free",
    GAIN_CARDS: "grow",
    UPGRADE: "grow",
    REFRESH: "refresh",
}
"""What the first clause of a spell is good for."""


def why(view: BareView, move: int) -> Why:
    """The last part of the text's key, and its arguments."""
    frame = type(view.stack[-1]).__name__
    if frame in PAYING:
        return "pay", {}
    if frame not in ACTING:
        return "choice", {}
    cards: CardSet = Rules(view.public.options).cards
    if move >= FIRST_VERB:
        kind = int(spell_of(move))
        first = int(cards.prints[kind].parts[TEXT][0].act)
        return BY_SPELL.get(first, "cast"), {"card": cards.ids[kind]}
    if DISPEL <= move < CURSE_AT:
        return dispelling(view, cards, move - DISPEL)
    if move >= CURE:
        return curing(view)
    if move >= GAIN:
        return "gain", {"card": cards.ids[move - GAIN]}
    if move >= LEARN:
        return "learn", {"card": named(view, cards, SHELF + move - LEARN)}
    if move == ABILITY:
        return "ability", {}
    return resting(view, move)


def named(view: BareView, cards: CardSet, zone: int) -> str:
    """The open card on top of a zone."""
    cell: int = view.zones[zone][-1]
    return cards.ids[cell >> 1]


def dispelling(view: BareView, cards: CardSet, slot: int) -> Why:
    """The last curse of a monster, one that is about to strike, or one that has struck."""
    curse = named(view, cards, int(SLOT) + slot)
    on_board = sum(len(view.zones[SLOT + at]) for at in range(SLOTS))
    if on_board == 1:
        return "dispel-last", {"card": curse, "card2": named(view, cards, LEFT_PAGE)}
    turns = int(FIELD_OF[slot]) - int(view.public.field)
    if turns > 0:
        return "dispel-soon", {"card": curse, "count": turns}
    return "dispel-struck", {"card": curse}


def curing(view: BareView) -> Why:
    """A stack below twice the number of players is the worse fear."""
    left, seats = len(view.zones[STACK]), len(view.public.seats)
    return ("cure-stack", {"count": left}) if left < 2 * seats else ("cure-hand", {})


def resting(view: BareView, move: int) -> Why:
    """No action, or no further one."""
    if move == DECLINE:
        return "decline", {}
    assert move == END
    return ("end-keep", {}) if view.zones[hand_of(view.seat)] else ("end", {})
