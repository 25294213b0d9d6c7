"""Random games, and what is met in them."""

import random
from collections.abc import Callable, Iterator
from functools import cache

from games.book_of_madness.sensible import sensible
from games.saying import named_in
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import MOVED, PUBLIC, BareEvent
from grimtable.look.game import Game
from grimtable.registry import get
from grimtable.testing.check import random_deal
from sizes import SIZES

STORIES = {"grimm_tidings": "tidings_stories", "book_of_madness": "madness_stories"}
"""Sizes with a name of their own; the others are called `stories`."""
VIEWS = {
    "grimwood": "twins",
    "grim_farmer": "farmer_twins",
    "grimm_tidings": "tidings_views",
    "book_of_madness": "madness_views",
}
SHORT = {"grimm_tidings": {"turn_cap": "10"}}
"""Options under which a random game comes to an end soon."""


def any_answer(t: Table, chance: random.Random) -> tuple[int, int]:
    """Somebody who is asked, and one of the answers."""
    if isinstance(t, Madness):
        return t.seat, sensible(t, t.seat, chance)
    seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
    return seat, chance.choice(t.options_of(seat))


def random_tables(game: Game) -> Iterator[tuple[Table, random.Random]]:
    """Tables just dealt that keep their events."""
    chance = random.Random(7)
    for seed in range(SIZES[STORIES.get(game.name, "stories")]):
        seats = chance.randint(game.min_seats, game.max_seats)
        options = {name: chance.choice(values) for name, values in game.options.items()}
        options = game.fit_options(seats, options | SHORT.get(game.name, {}))
        yield game.deal(seats, options, seed=seed, listen=True), chance


def check_names(game: Game, told_of: Callable[[list[BareEvent]], set[str]]) -> None:
    """Nobody hears a card named whose face was not shown to them, nor told of in their events."""
    for t, chance in random_tables(game):
        while t.waiting:
            t.push(*any_answer(t, chance))
        for audience in [*range(t.seats), PUBLIC]:
            events = t.events_for(audience)
            seen = {game.kinds[event.face] for event in events if event.face >= 0} | told_of(events)
            backs = [event for event in events if event.kind == MOVED and event.face < 0]
            told = [*game.tell(events), *map(game.sentence, events)]

            assert not any(named_in(game.sentence(event)) for event in backs)
            assert {name for sentence in told for name in named_in(sentence)} <= seen


@cache
def views(name: str, seed: int, share: float) -> list[BareView]:
    """Some views of random games with random options; half of them of the seat asked."""
    game, chance = get(name), random.Random(seed)
    found: list[BareView] = []
    for _ in range(SIZES[VIEWS[name]]):
        deal = random_deal(game, chance)
        options = {**deal.options, **SHORT.get(name, {})}
        t = game.deal(deal.seats, options, seed=chance.getrandbits(40))
        while t.waiting:
            if chance.random() < share:
                others = [*range(t.seats), PUBLIC]
                found.append(t.view(chance.choice([int(t.seat)] * t.seats + others)))
            t.push(*any_answer(t, chance))
        found.append(t.view(0))
    return found
