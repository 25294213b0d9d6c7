"""Tables of bots over real sockets: a small turn of what `make soak` does for an hour."""

import asyncio
import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"


def test_tables_of_bots_leave_nothing_behind(tmp_path: Path) -> None:
    """T31: memory and tasks stay as they were, and nothing is in the log."""
    sys.path.insert(0, str(SCRIPTS))
    try:
        from soak import Soak
    finally:
        sys.path.remove(str(SCRIPTS))
    soak = Soak(4, 0.0, tmp_path)
    asyncio.run(soak.run(lambda soak: soak.answers > 200 and len(soak.samples) > 3, every=0.5))

    assert soak.faults() == []
    assert max(sample.sockets for sample in soak.samples) == 8
    assert soak.samples[-1].sockets == 0
    assert soak.samples[-1].tasks <= soak.samples[0].tasks
