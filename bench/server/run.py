"""Our server against boardgame.io and Colyseus, interleaved in one run: ratios and bars.

Usage: python bench/server/run.py [--small] [--only NAME ...] [--json FILE]
"""

import argparse
import os
import sys
from pathlib import Path

import uvloop
from contestants import BARE, GRIMWOOD, Contestant, contestants, versions
from machine import CORES, allow_many_sockets, pin_load
from phases import SMALL, Failed, Measured, Sizes, crowd, full_speed, starts
from report import report
from rich.console import Console
from rich.progress import track

WIDTH = 160
"""Of the report, where it goes into a file."""


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="try it out in about a minute")
    parser.add_argument("--only", nargs="+", help="these servers alone")
    parser.add_argument("--json", type=Path, help="write every figure of every round here")
    return parser.parse_args()


def measure(who: list[Contestant], sizes: Sizes, console: Console) -> Measured:
    """Starts, full speed, crowds."""
    measured = Measured()
    stored = [one for one in who if one.name != BARE]
    with console.status("starts"):
        starts(stored, sizes.starts, measured)
    pin_load()
    with console.status("full speed"):
        uvloop.run(full_speed(who, sizes, measured))
    turns = [one for _ in range(sizes.crowds) for one in stored]
    for contestant in track(turns, "crowds", console=console):
        still = contestant.name == GRIMWOOD
        uvloop.run(crowd(contestant, sizes, measured, still=still))
    return measured


def main() -> None:
    """Measure, print, fail unless every bar holds."""
    asked = arguments()
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    allow_many_sockets()
    known = contestants()
    unknown = set(asked.only or []) - known.keys()
    if unknown:
        raise SystemExit(f"no server {', '.join(unknown)}; there are: {', '.join(known)}")
    who = [known[name] for name in known if not asked.only or name in asked.only]
    load, cores = os.getloadavg()[0], len(CORES)
    console.print(f"{cores} cores, load {load:.1f} before the run, {', '.join(versions())}")
    if load > cores / 2:
        console.print("[yellow]others work on this machine: figures will be noisy[/]")
    try:
        measured = measure(who, SMALL if asked.small else Sizes(), console)
    except Failed as error:
        raise SystemExit(str(error)) from error
    if asked.json:
        asked.json.write_bytes(measured.as_json())
    missed = report(measured, console)
    if missed:
        raise SystemExit(f"missed, or too noisy to say: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
