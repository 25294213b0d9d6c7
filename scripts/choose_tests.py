"""Print the test files that `make check` runs: a small set per layer, and those of what changed.

A change is what differs from the commit at which the branch left main. Its tests are the changed
test files, and those that import a changed module. Where these are too many in one layer, the
small set of the layer stands for them.
"""

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 5
"""Test files of one layer that may import what changed."""
SMALL = [
    "tests/bots/test_memory.py",
    "tests/cli/test_commands.py",
    "tests/docs/test_house_rules.py",
    "tests/games/grimwood/test_deal_from.py",
    "tests/kernel/test_toys.py",
    "tests/lab/test_intervals.py",
    "tests/look/test_look.py",
    "tests/server/test_rooms.py",
    "tests/sessions/test_session.py",
    "tests/web/test_wire.py",
]


def git(*words: str) -> list[str]:
    """The lines that a git command prints; none if it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[Path]:
    """Files that are there and differ from main, committed or not."""
    bases = [base for name in ("main", "origin/main") for base in git("merge-base", "HEAD", name)]
    names = git("diff", "--name-only", *(bases or ["HEAD"])[:1])
    names += git("ls-files", "--others", "--exclude-standard")
    return [ROOT / name for name in sorted(set(names)) if (ROOT / name).is_file()]


def module_of(path: Path) -> str:
    """The name by which a test imports a file; "" for what cannot be imported."""
    for folder in (ROOT / "src", ROOT / "tests"):
        if path.suffix == ".py" and path.is_relative_to(folder):
            parts = path.relative_to(folder).with_suffix("").parts
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return ""


def imported_by(path: Path) -> set[str]:
    """The modules that a file may import; names out of a module look the same."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def tests_of(paths: Iterable[Path]) -> set[str]:
    """Changed test files, and of each layer those that import what changed, if they are few."""
    paths = list(paths)
    modules = {module_of(path) for path in paths} - {""}
    tests = {path: str(path.relative_to(ROOT)) for path in ROOT.glob("tests/**/test_*.py")}
    chosen = {tests[path] for path in paths if path in tests}
    layers: dict[str, list[str]] = defaultdict(list)
    for path, name in tests.items():
        if name not in chosen and imported_by(path) & modules:
            layers[name.split("/")[1]].append(name)
    for layer, names in layers.items():
        if len(names) <= MOST:
            chosen |= set(names)
        else:
            print(f"{len(names)} files of tests/{layer} import what changed", file=sys.stderr)
    return chosen


def main() -> None:
    """One path per line."""
    print("\n".join(sorted({*SMALL, *tests_of(changed())})))


if __name__ == "__main__":
    main()
