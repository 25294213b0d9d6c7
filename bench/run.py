"""Grimtable against its peers in one run: interleaved rounds, CPU time, medians, ratios."""

import os
import statistics
import subprocess
import sys
from pathlib import Path

from contenders import CONTENDERS
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROUNDS = 7
RATIOS = [
    ("whole games inside, per decision", "grimwood inside", "crazy_eights inside", 0.6),
    ("stepped from Python", "grimwood stepped", "crazy_eights stepped", 3.0),
    ("plain Python", "grimwood pure", "uno", 3.0),
    ("Grim Farmer inside", "grim_farmer inside", "crazy_eights inside", 0.2),
    ("Grimm Tidings inside", "grimm_tidings inside", "crazy_eights inside", 0.15),
    ("The Book of Madness inside", "book_of_madness inside", "crazy_eights inside", 0.15),
    ("PettingZoo, observed", "grimwood pettingzoo", "leduc pettingzoo", 5.0),
    ("PettingZoo, observed", "grimwood pettingzoo", "texas_holdem pettingzoo", 5.0),
    ("OpenSpiel's loop", "grimwood openspiel", "crazy_eights stepped", 0.0),
]
TIMES = [
    ("copy", "grimwood copy", 1.0),
    ("copy and redeal", "grimwood copy and redeal", 5.0),
    ("what a seat knows of Grimwood as numbers", "grimwood code", 10.0),
    ("of Grim Farmer", "grim_farmer code", 15.0),
    ("of Grimm Tidings", "grimm_tidings code", 25.0),
    ("of The Book of Madness", "book_of_madness code", 15.0),
    ("a step of one of many tables, observed", "grimwood vector", 10.0),
]
"""What is measured, by whom, and the most microseconds it may take."""


class Contender:
    """A process that plays one round when told to."""

    def __init__(self, name: str) -> None:
        environment = dict(os.environ, GRIMTABLE_COMPILED="0" if name == "grimwood pure" else "1")
        self.rates: list[float] = []
        self.process = subprocess.Popen(
            [sys.executable, Path(__file__).with_name("contenders.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self.process.stdout is not None
        while True:  # peers print greetings of their own
            line = self.process.stdout.readline().strip()
            if not line and self.process.poll() is not None:
                raise SystemExit(f"a contender died: {self.process.args}")
            if line == "ready" or line[:1].isdigit():
                return line

    def play(self) -> None:
        """One round."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        decisions, seconds = self._line().split()
        self.rates.append(int(decisions) / float(seconds))

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def spread(self) -> float:
        """Between the second slowest and the second fastest round, over the median."""
        ordered = sorted(self.rates)
        return (ordered[-2] - ordered[1]) / self.median


def import_seconds() -> float:
    """What `import grimtable` adds to a bare start; best of five, CPU time."""

    def cpu(code: str) -> float:
        before = os.times()
        subprocess.run([sys.executable, "-c", code], check=True)
        after = os.times()
        return (
            after.children_user
            + after.children_system
            - before.children_user
            - (before.children_system)
        )

    return min(cpu("import grimtable") for _ in range(5)) - min(cpu("pass") for _ in range(5))


def main() -> None:
    """Run, print, fail if a bar is missed."""
    console = Console()
    contenders = {name: Contender(name) for name in CONTENDERS}
    for _ in track(range(ROUNDS), "rounds", console=console):
        for contender in contenders.values():
            contender.play()
    table = Table("what", "ours", "peer", "ratio", "at least", "spread")
    missed = []
    for what, ours, peer, bar in RATIOS:
        one, other = contenders[ours], contenders[peer]
        pairs = zip(one.rates, other.rates, strict=True)
        ratio = statistics.median(a / b for a, b in pairs)
        spread = max(one.spread, other.spread)
        table.add_row(
            what, f"{one.median:,.0f}/s", f"{peer} {other.median:,.0f}/s", f"{ratio:.2f}",
            f"{bar}", f"{spread:.0%}" + (" (noisy: repeat)" if spread > 0.25 else ""),
        )  # fmt: skip
        missed += [what] if ratio < bar else []
    for what, name, bar in TIMES:
        micros = 1e6 / contenders[name].median
        spread = f"{contenders[name].spread:.0%}"
        table.add_row(what, f"{micros:.2f} µs", "", "", f"at most {bar} µs", spread)
        missed += [what] if micros > bar else []
    seconds = import_seconds()
    table.add_row("import grimtable", f"{seconds:.3f} s", "", "", "at most 0.2 s", "")
    console.print(table)
    if missed or seconds > 0.2:
        raise SystemExit(f"missed: {', '.join(missed) or 'import'}")


if __name__ == "__main__":
    main()
