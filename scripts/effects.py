"""Measure what every table option does, for the form that opens a table: once for each release.

Usage: make effects. It writes web/src/pages/effects.json. What was played lies in build/effects, so
that a run that was killed continues. Another number of deals: python scripts/effects.py grimwood=50
"""

import os
import sys
from pathlib import Path

import msgspec

from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.effects import Measured, measure
from grimtable.lab.executors import executor_of

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "pages" / "effects.json"
CHUNKS = ROOT / "build" / "effects"
DEALS = {"grimwood": 1000, "grim_farmer": 1000, "grimm_tidings": 200, "book_of_madness": 60}


def main() -> None:
    """Measure all games, write the table."""
    asked = dict(word.split("=") for word in sys.argv[1:])
    executor, files = executor_of(os.cpu_count() or 1), ChunkFiles(CHUNKS)
    found: dict[str, Measured] = {}
    for name, deals in DEALS.items():
        found[name] = measure(name, int(asked.get(name, deals)), executor, files)
        print(f"{name}: {len(found[name].options)} options", flush=True)
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"written to {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
