"""Tables of The Book of Madness taken together."""

from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import Tally


def thinking(studied: Studied) -> dict[Setting, Tally]:
    """All tables without those of random teams."""
    study = studied.study
    every = studied.tallies.items()
    return {at: tally for at, tally in every if study.seating(at).bot != "random"}


def thinking_total(studied: Studied) -> Tally:
    """The same, counted together."""
    total = Tally()
    for tally in thinking(studied).values():
        total.add(tally)
    return total
