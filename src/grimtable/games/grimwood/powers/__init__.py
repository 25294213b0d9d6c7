"""The powers of the supernaturals, by what they work on."""

from typing import Final

from grimtable.games.grimwood.powers.foragers import Centaur, Dwarf, Faeries, Giant, TheLaraki
from grimtable.games.grimwood.powers.hands import (
    Amazon,
    Boogeyman,
    DarkUnicorn,
    Hydra,
    Mage,
    Troll,
    Werewolf,
)
from grimtable.games.grimwood.powers.rows import (
    Bride,
    Demon,
    Dragon,
    Elf,
    Highwayman,
    Nymph,
    Sorceress,
)
from grimtable.games.grimwood.powers.thieves import (
    Dracula,
    Ghouls,
    Goblins,
    ShadowQueen,
    TheEternals,
)
from grimtable.games.grimwood.shapes import POWERS, Power

IN_ORDER: Final[list[type[Power]]] = [
    Amazon,
    Boogeyman,
    Bride,
    Centaur,
    DarkUnicorn,
    Demon,
    Dracula,
    Dragon,
    Dwarf,
    Elf,
    Faeries,
    Ghouls,
    Giant,
    Goblins,
    Highwayman,
    Hydra,
    Mage,
    Nymph,
    ShadowQueen,
    Sorceress,
    TheEternals,
    TheLaraki,
    Troll,
    Werewolf,
]
"""By kind."""

POWERS.extend(
    [power(seat, forced) for power in IN_ORDER for seat in range(6) for forced in (False, True)]
)
