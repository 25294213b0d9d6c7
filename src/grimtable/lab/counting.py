"""What any game can count: which cards were dealt and moved, and which events happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, BareEvent
from grimtable.look.game import Game

HAND = "hand"


def hands(game: Game, t: Table) -> dict[str, int]:
    """By card, a mask of the seats that have one in their hand."""
    found: dict[str, int] = {}
    for zone, (name, seat) in enumerate(game.zones(int(t.seats))):
        if name == HAND and seat >= 0:
            for card in t.zones[zone]:
                kind = game.kinds[t.kinds[card]]
                found[kind] = found.get(kind, 0) | 1 << seat
    return found


def counted(game: Game, t: Table, dealt: dict[str, int], places: Sequence[int]) -> dict[str, int]:
    """By column: masks of the seats that were dealt a card, how often it moved, what happened.

    Seats are those of the plan; `places` says at which seat each of its bots was.
    """
    found: Counter[str] = Counter()
    for kind, mask in dealt.items():
        found[f"dealt_{kind}"] = sum(1 << at for at, seat in enumerate(places) if mask >> seat & 1)
    for code, a, b, card, _, index in t.events or []:
        face = int(t.kinds[card]) if card >= 0 else -1
        if code == MOVED:
            found[f"moved_{game.kinds[face]}"] += 1
        else:
            event = BareEvent(code, a, b, face, int(card >= 0), index)
            found[f"event_{game.sentence(event).key}"] += 1
    return dict(found)
