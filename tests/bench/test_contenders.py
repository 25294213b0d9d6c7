"""The benchmark's own contenders still play."""

import runpy
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "contenders.py"
CONTENDERS = runpy.run_path(str(BENCH))["CONTENDERS"]


@pytest.mark.parametrize("name", [name for name in CONTENDERS if name.startswith("grim")])
def test_our_contenders_play_a_round(name: str) -> None:
    contender = CONTENDERS[name]()
    contender.__globals__.update(GAMES=2, COPIES=2)
    assert contender(1) > 0
