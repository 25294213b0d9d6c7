"""What a clock that has run out answers (ledger section 5)."""

from collections.abc import Callable

from grimtable.games.grimwood.ids import (
    ALLOW,
    ASIDE,
    BLOCK,
    CARD,
    COMBO,
    DECK,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    HAND,
    KEEP,
    KEEP_DECK,
    KIND,
    NEW,
    OWL,
    SEAT,
    SUPERNATURALS,
)
from grimtable.games.grimwood.shapes import index_of
from grimtable.games.grimwood.table import Grimwood


def default(t: Grimwood, seat: int) -> int:
    """The answer a seat gives by saying nothing. Rulings: GW-R43 (also for a seat left empty)."""
    options = [int(move) for move in t.options_of(seat)]
    assert options, f"seat {seat} is not asked"
    answer = DEFAULTS[type(t.stack[-1]).__name__](t, seat, options)
    return answer if answer in options else declined(t, seat, options)


def declined(t: Grimwood, seat: int, options: list[int]) -> int:
    """Decline; where that is not offered the first option counts."""
    return DECLINE if DECLINE in options else first(t, seat, options)


def first(t: Grimwood, seat: int, options: list[int]) -> int:
    """The first option: others clockwise, oneself last; combos as listed, their cards as laid;
    discard pile from the top. What is not chosen by a card's name is offered in this order.
    """
    for i in range(1, t.seats + 1):
        for combo in t.rows[(seat + i) % t.seats]:
            for card in combo:
                if card < SUPERNATURALS and CARD + card in options:
                    return int(CARD + card)
    for card in reversed(t.zones[DISCARD]):
        if CARD + KIND[card] in options:
            return int(CARD + KIND[card])
    return options[0]


def main_action(t: Grimwood, seat: int, options: list[int]) -> int:
    """The closing draw while it is still to be made, then the end of the turn."""
    given_up = not t.rules.two_free and not t.closes
    is_open = bool(t.zones[DECK]) and not t.closed and not given_up
    if is_open and DRAW in options:
        return DRAW
    return END if END in options else DRAW


def amulet_response(t: Grimwood, seat: int, options: list[int]) -> int:
    """Block whenever it can be done."""
    return BLOCK if BLOCK in options else ALLOW


def most_held(t: Grimwood, seat: int, options: list[int]) -> int:
    """Amazon names what her player holds most of; with an empty hand the owl."""
    kinds = [KIND[card] for card in t.hand(seat)]
    best = max(sorted(kinds), key=kinds.count, default=OWL)
    return int(CARD + best)


def fullest_hand(t: Grimwood, seat: int, options: list[int]) -> int:
    """The player with most cards; the options stand clockwise from the left."""
    players = [move for move in options if SEAT <= move < SEAT + t.seats]
    return max(players, key=lambda move: t.held(move - SEAT))


def leader(t: Grimwood, seat: int, options: list[int]) -> int:
    """The player with most points."""
    players = [move for move in options if SEAT <= move < SEAT + t.seats]
    return max(players, key=lambda move: t.score(move - SEAT))


def largest_combo(t: Grimwood, seat: int, options: list[int]) -> int:
    """The largest open combo, else a new one."""
    combos = [move for move in options if move >= COMBO]
    return max(combos, key=lambda move: len(t.rows[seat][index_of(move)]), default=NEW)


def draw(t: Grimwood, seat: int, options: list[int]) -> int:
    """Draw; `default` falls back to declining."""
    return DRAW


def keep(t: Grimwood, seat: int, options: list[int]) -> int:
    """Keep the card just taken in hand."""
    return KEEP


def deck_card(t: Grimwood, seat: int, options: list[int]) -> int:
    """Dwarf keeps the card from the deck."""
    return KEEP_DECK


def top_lifted(t: Grimwood, seat: int, options: list[int]) -> int:
    """Of the cards The Laraki lifted the topmost left."""
    return int(CARD + KIND[t.zones[ASIDE][0]])


def last_come(t: Grimwood, seat: int, options: list[int]) -> int:
    """The card that came to the hand last."""
    return int(CARD + KIND[t.zones[HAND + seat][-1]])


DEFAULTS: dict[str, Callable[[Grimwood, int, list[int]], int]] = {
    "MainAction": main_action,
    "Steal": amulet_response,
    "Place": largest_combo,
    "Immediate": keep,
    "DiscardToLimit": last_come,
    "Amazon": most_held,
    "Boogeyman": declined,
    "Bride": declined,
    "Nymph": declined,
    "Demon": declined,
    "Dracula": fullest_hand,
    "Troll": fullest_hand,
    "DwarfKeep": deck_card,
    "Elf": declined,
    "Faeries": declined,
    "FaeriesSecond": declined,
    "Ghouls": draw,
    "Giant": declined,
    "Goblins": fullest_hand,
    "GoblinsNext": fullest_hand,
    "Highwayman": declined,
    "HighwaymanTake": first,
    "Hydra": first,
    "ShadowQueenSteal": fullest_hand,
    "Sacrifice": declined,
    "EternalsNext": draw,
    "GiveAside": top_lifted,
    "Werewolf": leader,
}
"""By question."""
