"""A mutation run: random small faults in a game's rules, one at a time; do the tests notice?

Usage: python scripts/mutants.py [GAME] [--count 200] [--seed 1] [--jobs 2]. Survivors are listed at
the end; each is either explained or gets its test.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.progress import track

from grimtable.compiled import modules
from grimtable.registry import names

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grimtable" / "games"


def stages(game: str) -> list[list[str]]:
    """The tests in this order, so that most mutants die young."""
    own = f"tests/games/{game}"
    found = [
        [f"{own}/test_second_writing.py"],
        [f"{own}/cards", f"{own}/rules"],
        [own, "tests/games/test_words.py", "tests/games/test_reasons.py"],
    ]
    properties = f"tests/properties/test_{game}_properties.py"
    found[-1] += [properties] if (ROOT / properties).exists() else []
    return found


SECONDS = 240
"""Of one core: who computes longer plays a game without end."""

COMPARES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.Mod: ast.Add,
}  # fmt: skip


def faults(node: ast.AST) -> Iterator[Callable[[ast.AST], None]]:
    """All small faults that can be put into a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARES:
        yield lambda n: setattr(n, "ops", [COMPARES[type(n.ops[0])](), *n.ops[1:]])  # type: ignore[attr-defined]
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield lambda n: setattr(n, "op", OPERATORS[type(n.op)]())  # type: ignore[attr-defined]
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield lambda n: setattr(n, "op", OPERATORS[type(n.op)]())  # type: ignore[attr-defined]
    if isinstance(node, ast.BoolOp):
        yield lambda n: setattr(n, "op", ast.Or() if isinstance(n.op, ast.And) else ast.And())  # type: ignore[attr-defined]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda n: setattr(n, "value", not n.value)  # type: ignore[attr-defined]
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda n: setattr(n, "value", n.value + 1)  # type: ignore[attr-defined]
    if isinstance(node, ast.If):
        yield lambda n: setattr(n, "test", ast.UnaryOp(ast.Not(), n.test))  # type: ignore[attr-defined]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield lambda n: setattr(n, "value", ast.Constant(None))  # type: ignore[attr-defined]


def code_nodes(tree: ast.Module) -> list[ast.AST]:
    """The nodes inside functions, rule names, doc strings and annotations left out."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        hints = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for hint in hints:
            skipped |= {id(part) for part in ast.walk(hint)} if hint else set()
        if isinstance(node, ast.FunctionDef) and node.name == "rule":
            skipped |= {id(part) for part in ast.walk(node)}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(part): part for function in functions for part in ast.walk(function)}
    return [node for key, node in inside.items() if key not in skipped]


def all_mutants(game: str) -> list[tuple[Path, int, int]]:
    """(file, node number, fault number) of every possible mutant."""
    files = [path for path in modules(GAMES.parent) if path.is_relative_to(GAMES / game)]
    files = [path for path in files if path.name != "ids.py"]
    found = []
    for path in files:
        for number, node in enumerate(code_nodes(ast.parse(path.read_text()))):
            found += [(path, number, fault) for fault, _ in enumerate(faults(node))]
    return found


def mutate(path: Path, number: int, fault: int) -> tuple[str, str]:
    """The faulty source, and a line that says what was done."""
    tree = ast.parse(path.read_text())
    node = code_nodes(tree)[number]
    before = ast.unparse(copy.deepcopy(node)).splitlines()[0]
    list(faults(node))[fault](node)
    after = ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]
    line = getattr(node, "lineno", 0)
    return ast.unparse(tree), f"{path.relative_to(GAMES)}:{line}: {before}  ->  {after}"


def is_killed(mutant: tuple[Path, int, int]) -> tuple[bool, str]:
    """Run the tests on a copy of the sources with the fault in it."""
    source, what = mutate(*mutant)
    return is_noticed(mutant[0], source), what


def is_noticed(path: Path, source: str) -> bool:
    """Does a test fail if this file reads so?"""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "src"
        shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__"))
        (target / path.relative_to(ROOT / "src")).write_text(source)
        environment = dict(os.environ, PYTHONPATH=str(target), GRIMTABLE_COMPILED="0")
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        game = path.relative_to(GAMES).parts[0]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", game]
        for tests in stages(game):
            run = subprocess.run(
                ["prlimit", f"--cpu={SECONDS}", *command, *tests],
                check=False,
                cwd=ROOT,
                env=environment,
                capture_output=True,
            )
            if run.returncode:
                return True
    return False


def main() -> None:
    """Draw mutants, try them, list the survivors."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="grimwood", choices=names())
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    drawn = random.Random(arguments.seed).sample(all_mutants(arguments.game), arguments.count)
    if is_noticed(drawn[0][0], drawn[0][0].read_text()):
        raise SystemExit("the tests fail, or take too long, without any fault: nothing is told")
    with ThreadPoolExecutor(arguments.jobs) as pool:
        results = list(track(pool.map(is_killed, drawn), "mutants", total=len(drawn)))
    for killed, what in results:
        if not killed:
            print(f"survived: {what}")
    share = sum(killed for killed, _ in results) / len(results)
    print(f"{share:.1%} of {len(results)} mutants killed")
    if share < 0.85:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
