"""Which modules are compiled, and whether the compiled ones belong to the sources beside them."""

import hashlib
import os
import sys
import warnings
from pathlib import Path

INTERPRETED = {
    "__init__.py",
    "card_file.py",
    "bot.py",
    "compiling.py",
    "defaults.py",
    "encoding.py",
    "errors.py",
    "game.py",
    "grammar.py",
    "loading.py",
    "scenes.py",
    "vocabulary.py",
}
"""Files of kernel, games and bots that stay plain Python, besides the folders `presentation`."""

SERVED = (
    "look/json_writer.py",
    "sessions/session.py",
    "server/clock.py",
    "server/table/log/facts.py",
    "server/table/log/state.py",
    "server/table/audience/delayed_audience.py",
    "server/table/automation/driver.py",
    "server/table/automation/reaction_window.py",
    "server/table/automation/seat_clocks.py",
    "server/socket/frames.py",
    "server/table/log/reducers.py",
    "server/people/limits.py",
    "server/table/audience/outbox.py",
    "server/table/automation/standing_orders.py",
    "server/table/room.py",
    "server/socket/admission.py",
    "server/socket/open_socket.py",
    "server/socket/sockets.py",
    "server/socket/client.py",
    "server/socket/handlers.py",
    "server/table/log/commits.py",
    "server/table/audience/audience.py",
    "server/table/audience/connection.py",
    "server/table/audience/audiences.py",
    "server/table/presence/attendance.py",
    "server/table/presence/summaries.py",
    "server/table/automation/bot_inputs.py",
    "server/table/automation/answer_cache.py",
    "server/table/audience/messages.py",
    "server/table/automation/consent.py",
    "server/table/automation/stand_ins.py",
)
"""The path of a move through the server. It is compiled as a library of its own, because it works
with any table that has the same methods.
"""


def modules(package: Path) -> list[Path]:
    """The files of kernel, games and bots that mypyc compiles, in a fixed order."""
    own = [folder.name for folder in (package / "games").iterdir() if folder.is_dir()]
    games = [f"{part}/{name}" for name in own for part in ("games", "bots")]
    folders = ["kernel", "bots/search", *games]
    found = [path for folder in folders for path in (package / folder).rglob("*.py")]
    return sorted(
        path
        for path in found
        if path.name not in INTERPRETED and path.parent.name != "presentation"
    )


def source_hash(package: Path) -> str:
    """A hash over all files that are copied beside the compiled modules."""
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        if path.suffix in {".py", ".toml", ".ftl"}:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def put_first(package: Path, path: list[str]) -> None:
    """Let the compiled modules go before the pure ones, if GRIMTABLE_COMPILED asks for it."""
    built = package.parent.parent / "build" / "compiled"
    if os.environ.get("GRIMTABLE_COMPILED") != "1" or not (built / "STAMP").exists():
        return
    if (built / "STAMP").read_text() != source_hash(package):
        warnings.warn("build/compiled is older than src: run `make compiled`", stacklevel=3)
    sys.path.insert(0, str(built))
    path.insert(0, str(built / "grimtable"))
