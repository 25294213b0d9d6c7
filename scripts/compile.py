"""Compile kernel, rules, bots and the way of a move with mypyc into build/compiled, never src.

Usage: python scripts/compile.py [--for-tests]: sooner, less quick, and the server stays plain.
The whole package is copied beside the compiled modules, so that `GRIMTABLE_COMPILED=1` finds
every module there.
"""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
FOR_TESTS = "--for-tests" in sys.argv
LEVEL = "1" if FOR_TESTS else "3"
"""How hard the C compiler tries: who only wants to know whether it is right has it sooner."""

sys.path.insert(0, str(SOURCE))
from grimtable.compiled import SERVED, modules, source_hash  # noqa: E402


def build(names: list[str], group: str | None = None) -> None:
    """One library with these modules, and a small one for each of them."""
    # One C file for all would take thrice the time and be no faster.
    extensions = mypycify(
        names, opt_level=LEVEL, debug_level="0", multi_file=True, group_name=group
    )
    distribution = Distribution({"name": "grimtable-compiled", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = str(ROOT / "build" / "objects")
    command.ensure_finalized()
    command.run()


def main() -> None:
    """Copy, compile in place of the copy, stamp with the hash of the sources."""
    shutil.rmtree(TARGET, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE / "grimtable", TARGET / "grimtable", ignore=ignore)
    os.chdir(TARGET)
    names = [str(path.relative_to(SOURCE)) for path in modules(SOURCE / "grimtable")]
    build(names)
    served = [] if FOR_TESTS else [f"grimtable/{name}" for name in SERVED]
    if served:
        build(served, "served")
    (TARGET / "STAMP").write_text(source_hash(SOURCE / "grimtable"))
    print(f"compiled {len(names + served)} modules into {TARGET.relative_to(ROOT)}")


main()
