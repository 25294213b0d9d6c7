"""Code that any game uses names none: no chain of ifs, no list, no import of one game."""

import re
from pathlib import Path

import grimtable
from grimtable import registry

PACKAGE = Path(grimtable.__file__).parent
OURS = [
    name for name, entries in registry.found().items() if entries[0].value.startswith("grimtable.")
]
NAMED = re.compile(rf"\b({'|'.join(OURS)})\b", re.IGNORECASE)
PENDING = {
    "testing/scene.py",
}
"""What belongs to one game and still lies among the things of all."""


def belongs_to_a_game(path: Path) -> bool:
    return any(part in OURS for part in path.with_suffix("").relative_to(PACKAGE).parts)


def code_of(path: Path) -> str:
    """Without docstrings, comments, and the names a help text gives as examples."""
    source = re.sub(r'""".*?"""', "", path.read_text(), flags=re.DOTALL)
    return re.sub(r"#.*|help=\"[^\"]*\"", "", source)


def test_code_for_any_game_names_none() -> None:
    named = {
        str(path.relative_to(PACKAGE)): sorted(set(NAMED.findall(code_of(path))))
        for path in PACKAGE.rglob("*.py")
        if not belongs_to_a_game(path) and NAMED.search(code_of(path))
    }

    assert {file: found for file, found in named.items() if file not in PENDING} == {}
