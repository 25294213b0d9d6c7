"""Compile kernel, rules, bots and the way of a move with mypyc into build/compiled, never src.

Usage: python scripts/compile.py [--for-tests]: sooner, less quick, and the server stays plain.
The whole package is copied beside the compiled modules, so that `GRIMTABLE_COMPILED=1` finds
every module there. The compiled wheel gets its modules from here, too (setup.py).
"""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"

sys.path.insert(0, str(SOURCE))
from grimtable.compiled import SERVED, modules, source_hash  # noqa: E402


def extensions(folder: Path, level: str = "3", *, has_server: bool = True) -> list[Extension]:
    """One library with kernel, rules and bots, one with the server, and a small one per module.

    `folder` contains the package, seen from the current folder; `level` is how hard the C compiler
    tries.
    """
    core = [folder / path.relative_to(SOURCE) for path in modules(SOURCE / "grimtable")]
    found = mypycified(core, "core", level)
    if has_server:
        # A group of its own, because it works with any table that has the same methods.
        found += mypycified([folder / "grimtable" / name for name in SERVED], "server", level)
    return found


def mypycified(files: list[Path], group: str, level: str) -> list[Extension]:
    """One group. A single C file for all of it would take three times as long to compile."""
    return mypycify(
        [str(file) for file in files],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name=f"grimtable_{group}",
    )


def build(made: list[Extension]) -> None:
    """Compile beside the sources of the current folder."""
    distribution = Distribution({"name": "grimtable-compiled", "ext_modules": made})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = str(ROOT / "build" / "objects")
    command.ensure_finalized()
    command.run()


def main() -> None:
    """Copy, compile in place of the copy, stamp with the hash of the sources."""
    is_test = "--for-tests" in sys.argv  # who only wants to know whether it is right has it sooner
    shutil.rmtree(TARGET, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE / "grimtable", TARGET / "grimtable", ignore=ignore)
    os.chdir(TARGET)
    made = extensions(Path(), "1" if is_test else "3", has_server=not is_test)
    build(made)
    (TARGET / "STAMP").write_text(source_hash(SOURCE / "grimtable"))
    print(f"compiled {len(made)} libraries into {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
