"""The powers of the supernaturals: every class of this folder that is named after a card.

Its other frames are the further questions of these powers.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from grimtable.games.grimwood.ids import SEATS, SUPERNATURALS
from grimtable.games.grimwood.shapes import POWERS, Power
from grimtable.games.grimwood.vocabulary import NAMES

MODULES: Final = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]


def power_of(card: str) -> type[Power]:
    """The class of a card: `DarkUnicorn` for dark_unicorn."""
    name = card.title().replace("_", "")
    for module in MODULES:
        found = getattr(module, name, None)
        if isinstance(found, type) and issubclass(found, Power):
            return found
    raise NotImplementedError(f"no class {name} in {__name__} is the power of {card}")


IN_ORDER: Final = [power_of(card) for card in NAMES[:SUPERNATURALS]]
"""By kind."""

POWERS.extend(
    [power(seat, forced) for power in IN_ORDER for seat in range(SEATS) for forced in (False, True)]
)
