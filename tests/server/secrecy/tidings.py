"""Openings of Grimm Tidings for scenes, and what everybody does in them."""

from collections.abc import Callable

from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.games.grimm_tidings.ids import ITEM
from grimtable.kernel.table import Table
from grimtable.registry import get
from server.secrecy.scenes import ACTOR, FIRST, cards_in, opening, with_and_without
from server.secrecy.worlds import Dice, World

GAME = get("grimm_tidings")
NUMBER = {kind: number for number, kind in enumerate(STANDARD.ids)}


def is_item(kind: int) -> bool:
    """A plain Item, which answers nothing."""
    return STANDARD.prints[kind].sort == ITEM


def held(t: Table, seat: int) -> set[str]:
    return {STANDARD.ids[t.kinds[card]] for card in cards_in(t, GAME.name, "hand", seat)}


def hand_differs(
    options: dict[str, str], card: str, fits: Callable[[Table], bool]
) -> dict[str, Dice]:
    """Two openings: with this Treasure in the actor's hand, and with a plain Item in its place."""

    def has_it(t: Table) -> bool:
        return card in held(t, ACTOR) and fits(t)

    seed, t = opening(GAME.name, has_it, {**FIRST, **options})
    number = NUMBER[card]
    return with_and_without(
        GAME.name, seed, t, lambda kind: kind == number, is_item, deck="treasures"
    )


def preparing(t: Table, seat: int) -> list[int]:
    """All permanent Items laid down and equipped: what the clock would answer at SETUP."""
    trial, moves = t.clone(), list[int]()
    while trial.waiting >> seat & 1 and type(trial.stack[-1]).__name__ == "Setup":
        moves.append(GAME.default(trial, seat))
        trial.push(seat, moves[-1])
    return moves


async def bare(world: World) -> None:
    """Everybody begins with nothing on the table."""
    for seat in range(world.t.seats):
        await world.answers(seat, "pass", "ready")


async def dressed(world: World) -> None:
    """Everybody begins with all that can be worn."""
    for seat in range(world.t.seats):
        await world.answers(seat, *preparing(world.t, seat))


async def all_pass(world: World, frame: str) -> None:
    """Whoever is asked passes, as long as this window is open."""
    while type(world.t.stack[-1]).__name__ == frame:
        awaited = world.room.state.awaited
        if awaited:
            await world.answers(awaited[0], "pass")
        else:  # a live fight stays open for a while
            await world.house.turn(1.0)
