"""Forced deals: cards change places before the first move, and nobody can tell."""

from grimtable.kernel.table import Table
from grimtable.kernel.terms import Card


def exchange(t: Table, one: Card, other: Card) -> None:
    """Two cards change places, in the zones, in the books and in what was told of the deal.

    What is known stays with the place; the open question is asked again.
    """
    places = {one: other, other: one}
    for zone in t.zones:
        for at, card in enumerate(zone):
            zone[at] = places.get(card, card)
    t.know[one], t.know[other] = t.know[other], t.know[one]
    if t.events is not None:
        t.events = [
            (kind, a, b, places.get(card, card), mask, at)
            for kind, a, b, card, mask, at in t.events
        ]
    t.run()
