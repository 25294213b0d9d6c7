"""Code that any game uses names none: no chain of ifs, no list, no import of one game."""

import re
from pathlib import Path

import grimtable
from grimtable import registry

PACKAGE = Path(grimtable.__file__).parent
CLIENT = Path(__file__).resolve().parents[2] / "web/src"
OURS = [
    name for name, entries in registry.found().items() if entries[0].value.startswith("grimtable.")
]
NAMED = re.compile(rf"\b({'|'.join(OURS)})\b", re.IGNORECASE)
SHORT = re.compile(r"grimwood|farmer|tidings|madness", re.IGNORECASE)
"""In the client nothing is called after a game either: no class, no glyph, no text."""
EXAMPLES = {
    "testing/scene.py",
}
"""Scenes are drawn for Grimwood unless they say for which game: most of them are."""


def belongs_to_a_game(path: Path) -> bool:
    return any(part in OURS for part in path.with_suffix("").relative_to(PACKAGE).parts)


def named_by(path: Path, pattern: re.Pattern[str]) -> list[str]:
    return sorted(set(pattern.findall(path.read_text())))


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

    assert {file: found for file, found in named.items() if file not in EXAMPLES} == {}


def test_the_client_names_a_game_in_its_folder_alone() -> None:
    files = [
        path
        for path in CLIENT.rglob("*")
        if path.suffix in {".ts", ".js", ".svelte", ".css", ".html"}
        and not {"games", "generated"} & set(path.relative_to(CLIENT).parts)
    ]
    shared = [path for path in (CLIENT / "games").glob("*.ts")]

    named = {str(path.relative_to(CLIENT)): named_by(path, SHORT) for path in [*files, *shared]}

    assert len(files) > 80
    assert {file: names for file, names in named.items() if names} == {}
