"""Scenes: one seat plays its part in every way there is, and all others must see the same."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from grimtable.games.grim_farmer.ids import ACTIONS, CHAMELEON, NORMALS
from grimtable.games.grimwood.ids import AMULET, SUPERNATURALS
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from server.secrecy.worlds import Dice, World, played, set_dice

Part = Callable[[World], Awaitable[None]]
ACTOR = 1
"""The seat whose part differs."""
OTHERS = (0, 2, PUBLIC)
LONG = REACTION_TIMES["fast"]
FIRST = {"first_player": "seat_1"}


def answering(*moves: str | int, at: float, by: int = ACTOR) -> Part:
    async def part(world: World) -> None:
        await world.until(at)
        await world.answers(by, *moves)

    return part


def saying(kind: str, *, at: float, by: int = ACTOR, **fields: Any) -> Part:
    async def part(world: World) -> None:
        await world.until(at)
        await world.says(by, kind, **fields)

    return part


def in_turn(*parts: Part) -> Part:
    async def part(world: World) -> None:
        for one in parts:
            await one(world)

    return part


def asking_around(at: float, by: int = ACTOR) -> Part:
    """Peeks, reasons, gains, and what is not allowed."""

    async def part(world: World) -> None:
        await world.until(at)
        for moves in ([], *([int(move)] for move in world.t.options_of(by))):
            await world.says(by, "peek", decision=world.decision(by), moves=moves)
        await world.says(by, "why", target={"button": "block"})
        await world.says(by, "gains", decision=world.decision(by))
        await world.answers(by, 5)
        await world.says(by, "undo")

    return part


def ways(prelude: Part, no: str, yes: str, frame: str) -> dict[str, Part]:
    """Every way to let something pass in a window, and to do something about it."""
    take_back = saying("take_back", at=1.0)
    before = {
        "had ordered to pass": in_turn(saying("orders", at=0.0, orders={frame: no}), prelude),
        "had ordered to act": in_turn(saying("orders", at=0.0, orders={frame: yes}), prelude),
    }
    meanwhile = {
        "says nothing": in_turn(),
        "passes at once": answering(no, at=0.0),
        "passes late": answering(no, at=LONG - 0.125),
        "passes again": in_turn(answering(no, at=0.5), take_back, answering(no, at=2.0)),
        "passes and takes it back": in_turn(answering(no, at=0.5), take_back),
        "orders to pass": saying("orders", at=1.5, orders={frame: no}),
        "asks around": asking_around(at=0.25),
        "asks around and passes": in_turn(asking_around(at=0.25), answering(no, at=2.5)),
        "acts at once": answering(yes, at=0.0),
        "acts late": answering(yes, at=LONG - 0.125),
        "acts, then passes": in_turn(answering(yes, at=0.5), take_back, answering(no, at=2.0)),
        "orders to act": saying("orders", at=1.5, orders={frame: yes}),
    }
    return before | {name: in_turn(prelude, part) for name, part in meanwhile.items()}


ACTING = {"acts at once", "acts late", "orders to act", "had ordered to act"}
"""What is done, if something can be done."""
SILENT = {"says nothing", "asks around", "passes and takes it back"}
"""The clock answers."""


async def staged(
    folder: Path, worlds: dict[str, Dice], plays: dict[str, Part], **setup: Any
) -> dict[tuple[str, str], World]:
    """Every part in every world, by (part, world)."""
    shown: dict[tuple[str, str], World] = {}
    for held, dice in worlds.items():
        for name, part in plays.items():
            place = folder / str(len(shown))
            shown[name, held] = await played(place, part, people=3, dice=dice, **setup)
    return shown


# Openings


def opening(game: str, fits: Callable[[Table], bool], options: dict[str, str]) -> tuple[int, Table]:
    """The first seed whose opening fits, and that opening."""
    for seed in range(10_000):
        t = get(game).deal(3, options, seed=seed)
        if fits(t):
            return seed, t
    raise AssertionError("no opening fits")


def cards_in(t: Table, game: str, zone: str, seat: int = -1) -> list[int]:
    return [int(card) for card in t.zones[get(game).zones(t.seats).index((zone, seat))]]


def with_and_without(
    game: str,
    seed: int,
    t: Table,
    wanted: Callable[[int], bool],
    fills: Callable[[int], bool],
    *,
    deck: str = "deck",
) -> dict[str, Dice]:
    """The same opening, and one whose wanted cards are exchanged for others in the deck."""
    hand = [card for card in cards_in(t, game, "hand", ACTOR) if wanted(int(t.kinds[card]))]
    others = [card for card in cards_in(t, game, deck) if fills(int(t.kinds[card]))]
    pairs = list(zip(hand, others, strict=False))
    exchanged = dict([*pairs, *((other, card) for card, other in pairs)])
    return {"without": set_dice(seed, exchanged), "with": set_dice(seed)}


def amulets() -> dict[str, Dice]:
    """Grimwood, with and without an Amulet in the actor's hand."""

    def has_one(t: Table) -> bool:
        hand = cards_in(t, "grimwood", "hand", ACTOR)
        return [t.kinds[card] for card in hand].count(AMULET) == 1

    seed, t = opening("grimwood", has_one, FIRST)
    return with_and_without(
        "grimwood", seed, t, lambda kind: kind == AMULET, lambda kind: kind < SUPERNATURALS
    )


def specials(options: dict[str, str]) -> dict[str, Dice]:
    """Grim Farmer, with and without action specials in the actor's hand, one a Chameleon."""

    def has_some(t: Table) -> bool:
        kinds = [t.kinds[card] for card in cards_in(t, "grim_farmer", "hand", ACTOR)]
        return CHAMELEON in kinds

    seed, t = opening("grim_farmer", has_some, options)
    return with_and_without(
        "grim_farmer", seed, t, lambda kind: kind >= ACTIONS, lambda kind: kind < NORMALS
    )
