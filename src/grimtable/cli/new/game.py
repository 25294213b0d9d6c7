"""`grimtable new game NAME`: a small working game as a package of its own."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from grimtable import registry
from grimtable.cli.arguments import texts_of
from grimtable.kernel.errors import BadSetup

TEMPLATE = Path(__file__).with_name("template")
NAME, TITLE, PREFIX = "my_game", "My Game", "MG"
"""What stands for the new game in the template."""


def new_game(name: str, into: Path, language: str) -> list[str]:
    """Write the package into a folder of its name; returns what to do next."""
    texts = texts_of(language)
    if not registry.NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadSetup(texts.format("new-name", name=name))
    if name in registry.names():
        raise BadSetup(texts.format("new-game-exists", name=name))
    if is_module(name):
        raise BadSetup(texts.format("new-module-exists", name=name))
    folder = into / name
    if folder.exists():
        raise BadSetup(texts.format("new-folder-exists", folder=str(folder)))
    if not into.is_dir():
        raise BadSetup(texts.format("new-no-folder", folder=str(into)))
    write_package(name, folder)
    return texts.format("new-written", name=name, folder=str(folder)).split("\n")


def is_module(name: str) -> bool:
    """Would a package of this name hide another one, or be hidden by it?"""
    try:
        return find_spec(name) is not None
    except ValueError:  # `__main__` and the like
        return True


def write_package(name: str, folder: Path) -> None:
    """The template, with the name of the game in file names and texts."""
    for file in sorted(path for path in TEMPLATE.rglob("*") if path.is_file()):
        path = file.relative_to(TEMPLATE)
        if "__pycache__" in path.parts:
            continue
        written = folder / str(path).replace(NAME, name).removesuffix(".txt")
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """A text of the template for this game."""
    title = " ".join(word.capitalize() for word in name.split("_") if word)
    words = {NAME: name, TITLE: title, PREFIX: prefix_of(name)}
    return re.sub(rf"{NAME}|{TITLE}|\b{PREFIX}\b", lambda found: str(words[found[0]]), text)


def prefix_of(name: str) -> str:
    """Two capital letters for the ids of the rules."""
    words: list[str] = re.findall(r"[a-z]+", name)
    first = words[0][0] + words[1][0] if len(words) > 1 else (words[0] + "x")[:2]
    return first.upper()
