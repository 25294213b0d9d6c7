"""What pyproject.toml cannot say about a wheel: the browser client, and compiled modules.

No wheel or source archive is made without the browser client. In a checkout it is built if Node.js
is there; a source archive contains it. With GRIMTABLE_COMPILE=1 the modules of the fast path are
compiled by mypyc, and the wheel gets the tag of this Python and platform.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "src" / "grimtable" / "web" / "index.html"
IS_COMPILED = os.environ.get("GRIMTABLE_COMPILE") == "1"


class BuildModules(build_py):
    """The modules and the client; an editable install does without the client."""

    def run(self) -> None:
        if not self.editable_mode:
            bring_client()
        super().run()


class SourceArchive(sdist):
    """The sources and the client, so that a wheel can be made of them without Node.js."""

    def run(self) -> None:
        bring_client()
        super().run()


def bring_client() -> None:
    """Bring the client up to date in a checkout; end with one line if there is none."""
    if (ROOT / "web").is_dir():
        try:
            done = subprocess.run([ROOT / "scripts" / "web", sys.executable], check=False)
        except OSError as error:
            raise SystemExit(f"scripts/web cannot run here: {error}") from None
        if done.returncode:
            raise SystemExit("no package without the browser client: build it with `make web`")
    if not CLIENT.is_file():
        raise SystemExit("no package without the browser client: this source archive lacks it")


def compiled() -> list[Extension]:
    """The compiled modules, as scripts/compile.py makes them in a checkout."""
    sys.path.insert(0, str(ROOT))
    from scripts.compile import extensions

    return extensions(Path("src"))


setup(
    cmdclass={"build_py": BuildModules, "sdist": SourceArchive},
    ext_modules=compiled() if IS_COMPILED and "bdist_wheel" in sys.argv else [],
)
