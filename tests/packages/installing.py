"""Small packages in a folder, as pip would leave them there: modules and metadata."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from grimtable import installed, registry
from grimtable.bots import registry as bots
from grimtable.lab.report import words
from grimtable.look import texts


def install(
    folder: Path,
    package: str,
    games: Mapping[str, str],
    files: Mapping[str, str],
    bots: Mapping[str, str] | None = None,
) -> None:
    """A package with these files; `games` and `bots` are its entry points."""
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines: list[str] = []
    for group, entries in {"grimtable.games": games, "grimtable.bots": bots or {}}.items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join([*lines, ""]))
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@contextmanager
def seen(folder: Path) -> Iterator[None]:
    """What lies in this folder is installed, for this process and no longer."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            module = sys.modules[name]
            places = [getattr(module, "__file__", None) or "", *getattr(module, "__path__", ())]
            if any(place.startswith(str(folder)) for place in places):
                del sys.modules[name]
        texts._own_folders.clear()
        forget()


def forget() -> None:
    """Look for packages once more."""
    installed.entries.cache_clear()
    registry.found.cache_clear()
    bots.found.cache_clear()
    bots.loaded.cache_clear()
    registry.loaded.cache_clear()
    texts.bundle.cache_clear()
    texts._said.cache_clear()
    words.bundle.cache_clear()
