"""Which rules a game is played by: the same files, the same rules."""

import inspect
from contextlib import suppress
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from grimtable.look.game import Game

RULE_FILES = (".py", ".toml")
"""Files that decide how a game comes out."""


_hashes: dict[type[Game], str] = {}


def rules_hash(game: Game) -> str:
    """Of all files that decide how a game comes out, as they were when it was first opened."""
    found = _hashes.get(type(game))
    if found is None:
        digest, ours = blake2b(digest_size=6), resources.files("grimtable")
        own = _own(game, ours.joinpath(f"games/{game.name}"))
        for file in [*_files(ours.joinpath("kernel")), *own]:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        found = _hashes[type(game)] = digest.hexdigest()
    return found


def _own(game: Game, folder: Traversable) -> list[Traversable]:
    """A game's own folder; a stranger's game has one file, or none that can be read."""
    if folder.is_dir():
        return _files(folder)
    with suppress(TypeError, OSError):
        file = Path(inspect.getfile(type(game)))
        if file.is_file():
            return [file]
    return []


def _files(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for each in sorted(folder.iterdir(), key=lambda file: file.name):
        if each.is_dir():
            found += _files(each)
        elif each.name.endswith(RULE_FILES):
            found.append(each)
    return found
