"""Notes on a deal that some people could know, or could have chosen."""

from collections.abc import Sequence

from grimtable.look.game import Sentence
from grimtable.server.table_summary import TableSummary
from grimtable.sessions.records import KnownDeal, VoidStart

SHORT = 12
"""Letters of a digest that are enough to tell tables apart."""


def deal_notes(known: KnownDeal | None, void_starts: Sequence[VoidStart]) -> list[Sentence]:
    """A sentence for each reason why the deal was not luck alone."""
    notes = []
    if known is not None and known.is_fork:
        notes.append(Sentence("table-known-fork"))
    elif known is not None and known.table:
        told = {"table": known.table[:SHORT], "places": _places(known.seats)}
        notes.append(Sentence("table-known-deal", told))
    elif known is not None:
        notes.append(Sentence("table-known-lesson"))
    for start in void_starts:
        told = {"how": start.how, "places": _places(start.seats)}
        notes.append(Sentence("table-void-start", told))
    return notes


class DealNews:
    """The same, as it comes up at a table; each thing is said once."""

    def __init__(self) -> None:
        self._known: KnownDeal | None = None
        self._starts = 0
        self._missing: list[int] = []

    def of(self, table: TableSummary) -> list[Sentence]:
        """What has not been said yet."""
        known = table.known_deal if table.known_deal != self._known else None
        fresh = deal_notes(known, table.void_starts[self._starts :])
        if table.missing and table.missing != self._missing:
            fresh.append(Sentence("table-not-started", {"places": _places(table.missing)}))
        self._known, self._starts = table.known_deal, len(table.void_starts)
        self._missing = table.missing
        return fresh


def _places(seats: Sequence[int]) -> str:
    """Seats as people count them."""
    return ", ".join(str(seat + 1) for seat in seats)
