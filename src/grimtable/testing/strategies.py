"""Hypothesis strategies: deals and tables in play of any game."""

from typing import Any

from hypothesis import strategies as st

from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.sessions.records import Deal


@st.composite
def deals(draw: Any, game: Game) -> Deal:
    """Any number of seats, any option values, any dice."""
    seats = draw(st.integers(game.min_seats, game.max_seats))
    options = {
        name: draw(st.sampled_from(values))
        for name, values in game.options.items()
        if draw(st.booleans())
    }
    dice = {"seed": draw(st.integers(0, (1 << 62) - 1))}
    return Deal(game, seats, game.fit_options(seats, options), dice)


@st.composite
def tables(draw: Any, game: Game, longest: int = 80) -> Table:
    """A table after some legal moves, its events kept; it may be over."""
    t = draw(deals(game)).table(listen=True)
    for pick in draw(st.lists(st.integers(0, 999), max_size=longest)):
        if t.waiting:
            t.push(t.seat, t.options[pick % len(t.options)])
    return t  # type: ignore[no-any-return]
