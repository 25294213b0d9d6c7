"""What a view of Grimm Tidings shows, by name."""

from typing import Any

from grimtable.games.grimm_tidings.bargains.naming import Named, kinds_in
from grimtable.games.grimm_tidings.cards.prints import SETS, CardSet
from grimtable.games.grimm_tidings.deal import blank
from grimtable.games.grimm_tidings.fights.strength import fighters_strength, monster_strength
from grimtable.games.grimm_tidings.ids import (
    DOOR_DISCARDS,
    EQUIPPED,
    TREASURE_DISCARDS,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.public import Public
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.vocabulary import VOCABULARIES
from grimtable.look.game import Sentence
from grimtable.look.view_reader import SetReader


class TidingsReader(SetReader[Tidings, CardSet]):
    """Everything that a seat may know, by name."""

    public: Public
    sets = SETS
    vocabularies = VOCABULARIES

    def blank(self) -> Tidings:
        return blank(self.seats, self.public.options)

    def level(self, seat: int) -> int:
        """A seat's Level."""
        return int(self.public.seats[seat].level)

    def sex(self, seat: int) -> str:
        """A seat's sex, as texts select it."""
        return ("unknown", "male", "female")[self.public.seats[seat].sex + 1]

    def hand(self) -> list[str]:
        """The hand of this seat; nothing for spectators."""
        return self.names(hand_of(self.me)) if self.me < self.seats else []

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.zones[hand_of(seat)])

    def front(self, seat: int) -> list[tuple[str, bool]]:
        """What lies in front of a seat, in order, and whether it is equipped."""
        cells = self.zones[front_of(seat)]
        return [
            (self.ids[cell >> 1], bool(mark & EQUIPPED))
            for cell, mark in zip(cells, self.public.marks[seat], strict=True)
        ]

    def foe(self, at: int) -> str:
        """The monster at a place of the combat."""
        kind, _, _ = self.public.foes[at]
        return self.ids[kind]

    def named(self, named: Named) -> list[str]:
        """What a part of a form names."""
        return [self.kind(int(kind)) for kind in kinds_in(named)]

    def strengths(self) -> dict[str, Any]:
        """Both sides of the running combat."""
        return {"ours": int(fighters_strength(self.t)), "theirs": int(monster_strength(self.t))}

    def discards(self) -> list[str]:
        """What may be shown of the discards, each pile from its top: the top alone (GT-2.2).

        With `open_discards` all of it (GT-R39); whoever has followed the game knows it anyway.
        """
        most = 999 if self.t.rules.open_discards else 1
        piles = [self.zones[zone] for zone in (DOOR_DISCARDS, TREASURE_DISCARDS)]
        return [self.kind(cell >> 1) for pile in piles for cell in pile[::-1][:most]]


def say(key: str, **args: Any) -> Sentence:
    """A sentence of this game."""
    return Sentence(f"grimm_tidings-{key}", args)
