"""Keys typed at a terminal table, and what they send."""

from cli.seated import FARMER
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.local_party import LocalParty


def sent(party: LocalParty, seat: int = 0) -> list[str]:
    """The last answer of a seat."""
    moves = next(entry.moves for entry in reversed(party.session.active) if entry.seat == seat)
    return [FARMER.vocabulary.text(move) for move in moves]


def key(app: TableApp, text: str) -> str:
    return app.keys[app.moves.index(FARMER.vocabulary.number(text))]
