"""From a Look back to the numbers that the bots' cores work on."""

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import BareView
from grimtable.look.look import Look, bare
from grimtable.registry import get

PLAYED = ("grimwood",)
"""The games that greedy and heuristic can play."""


def bare_view(look: Look, bot: str) -> BareView:
    """The view of a Look with an open question, as `Table.view` gave it."""
    name = look.view.game
    if name not in PLAYED:
        raise BadSetup(f"the {bot} bot does not play {name}, only: {', '.join(PLAYED)}")
    assert look.decision is not None, "nothing to choose"
    return bare(get(name), look.view)
