"""What an answer certainly leads to: played on tables that are dealt from the view of its seat."""

from typing import TYPE_CHECKING

from grimtable.kernel.table import BareView, Table

if TYPE_CHECKING:
    from grimtable.look.game import Game

DEALS = 2
REVEALING_DEALS = 8
"""All of these must agree where a move shows its seat a card: two may agree by chance."""


def sure_change(game: "Game", view: BareView, move: int) -> dict[int, int] | None:
    """By how much a move changes each seat's score; None if that depends on unseen cards."""
    found: list[list[int]] = []
    for deal in range(1, REVEALING_DEALS + 1):
        t = game.deal_from(view, deal)
        known = t.know[:]
        found.append(change_by(game, t, view.seat, move))
        if found[-1] != found[0]:
            return None
        if len(found) >= DEALS and not (any(found[0]) and has_learned(t, view.seat, known)):
            break
    return {seat: change for seat, change in enumerate(found[0]) if change}


def change_by(game: "Game", t: Table, seat: int, move: int) -> list[int]:
    """By how much a move changes each score of this table."""
    before = game.scores(t)
    t.push(seat, move)
    return [now - then for then, now in zip(before, game.scores(t), strict=True)]


def has_learned(t: Table, seat: int, known: list[int]) -> bool:
    """Does a seat see a card now that it did not see when this was known?"""
    return any((now & ~then) >> seat & 1 for then, now in zip(known, t.know, strict=True))
