"""How much the tests do: one table, `sizes.toml`."""

import os
import tomllib
from pathlib import Path

SIZES: dict[str, int] = tomllib.loads((Path(__file__).parent / "sizes.toml").read_text())[
    os.environ.get("GRIMTABLE_SIZES", "small")
]
