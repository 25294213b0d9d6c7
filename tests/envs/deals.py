"""Which tables the tests of environments sit at: every game, few and many seats."""

from grimtable.registry import games
from sizes import SIZES

TABLES = [
    (game.name, seats) for game in games() for seats in sorted({game.min_seats, game.max_seats})
]
"""Every game at its smallest and its largest table."""
CYCLES = SIZES["env_cycles"]
"""How many steps a library's own test makes."""
