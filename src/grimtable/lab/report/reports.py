"""The game's part of the report: the one it brings, or the one that does for any game."""

from importlib import import_module

from grimtable import registry
from grimtable.bots.player import one_line
from grimtable.kernel.errors import BadSetup
from grimtable.lab.report.game import GameReport


def report_of(name: str) -> GameReport:
    """The report of this game, imported when first asked for; raises BadSetup if it is unusable."""
    module, cls = place_of(name)
    if not module:
        return GameReport()
    try:
        brought = getattr(import_module(module), cls)()
    except Exception as error:
        raise BadSetup(f"the report of {name} cannot be used: {one_line(error)}") from error
    if not isinstance(brought, GameReport):
        raise BadSetup(f"the report of {name} cannot be used: {cls} is no GameReport")
    return brought


def place_of(name: str) -> tuple[str, str]:
    """The module and the class of a game's report; both are "" if it brings none."""
    module, _, cls = registry.get(name).report.partition(":")
    return module, cls
