"""How much these tests do, until every key stands in `sizes.toml`."""

from sizes import SIZES

DEFAULTS = {
    "cut_games": 1,
    "cuts": 30,
    "orders": 3,
    "restarts": 4,
    "storms": 1,
    "storm_steps": 160,
    "lag_races": 45,
    "lag_games": 3,
    "server_kills": 4,
}


def size(key: str) -> int:
    """This many."""
    return SIZES.get(key, DEFAULTS[key])
