"""Compile kernel, rules and driver loops with mypyc into build/compiled; never under src/.

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

sys.path.insert(0, str(SOURCE))
from grimtable.compiled import modules, source_hash  # noqa: E402


def main() -> None:
    """Copy, compile in place of the copy, stamp with the hash of the sources."""
    shutil.rmtree(TARGET, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE / "grimtable", TARGET / "grimtable", ignore=ignore)
    os.chdir(TARGET)
    names = [str(path.relative_to(SOURCE)) for path in modules(SOURCE / "grimtable")]
    distribution = Distribution(
        {
            "name": "grimtable-compiled",
            # One C file for all would take thrice the time and be no faster.
            "ext_modules": mypycify(names, opt_level="3", debug_level="0", multi_file=True),
        }
    )
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = str(ROOT / "build" / "objects")
    command.ensure_finalized()
    command.run()
    (TARGET / "STAMP").write_text(source_hash(SOURCE / "grimtable"))
    print(f"compiled {len(names)} modules into {TARGET.relative_to(ROOT)}")


main()
