"""A copy to build from, and an environment with nothing in it but the wheel and what it needs."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/grimtable/web"
FOLDERS = ("src", "web", "docs/rules", "docs/rulebooks", "scripts")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
NOT_COPIED = ("node_modules", "__pycache__", "*.egg-info")


def copy_of_sources(to: Path) -> Path:
    """The repository, as far as a build reads it; a build leaves things behind."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, to / folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for file in (*FILES, "CHANGELOG.md"):
        shutil.copy(ROOT / file, to)
    return to


def build(tree: Path, *words: str, **env: str) -> "subprocess.CompletedProcess[str]":
    """`python -m build` with the build tools of this environment."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist", *words]
    return subprocess.run(
        command, cwd=tree, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


class Clean:
    """A fresh environment; its PATH has neither Node.js nor a compiler."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=False)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = str(self.bin / "python")
        kept = ("HOME", "LANG", "TMPDIR", "SSL_CERT_FILE")
        pip = {name: text for name, text in os.environ.items() if name.startswith("PIP_")}
        here = {name: os.environ[name] for name in kept if name in os.environ}
        self.env = {**here, "PATH": str(self.bin), "PYTHONUTF8": "1"}
        install = [sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet"]
        install += ["--no-compile", "--only-binary", ":all:", "-c", str(ROOT / "constraints.txt")]
        self.installed = subprocess.run(
            [*install, str(wheel)], env={**self.env, **pip}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip

    def start(self, cwd: Path, *words: str) -> "subprocess.Popen[str]":
        """A command of this environment, with a pipe on each side."""
        command = [str(self.bin / words[0]), *words[1:]]
        return subprocess.Popen(
            command, cwd=cwd, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def run(self, cwd: Path, *words: str, said: str = "") -> str:
        """What a command prints; it must succeed."""
        process = self.start(cwd, *words)
        out, err = process.communicate(said, timeout=120)
        assert process.returncode == 0, err
        return out
