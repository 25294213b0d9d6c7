"""Whatever the server refuses, people are told what it means and what to do, in every language."""

import re

import pytest

from grimtable.look.texts import Texts, languages
from grimtable.server.http.errors import STATUS
from server.refused import SOURCES, UNSAID, codes, said

ERRORS = SOURCES.parents[1] / "docs" / "errors.md"
BY_ITSELF = {
    "absence.py",
    "bot_seats.py",
    "state.py",
    "driver.py",
    "reaction_window.py",
    "seat_clocks.py",
    "stand_ins.py",
    "standing_orders.py",
    "consent.py",
}
"""Where it does; in `state` that is `draft_passes` alone, which `standing_orders` calls."""


def test_all_codes_are_found() -> None:
    assert {"full", "method", "bound", "stale_move", "storage_down"} <= codes().keys()
    assert STATUS.keys() <= codes().keys()
    for code in UNSAID:
        assert codes()[code] <= BY_ITSELF
    state = (SOURCES / "server" / "table" / "log" / "state.py").read_text(encoding="utf-8")
    assert state.count('Denied("stale"') == state.count("def draft_passes") == 1


def test_every_code_is_explained_once() -> None:
    explained = re.findall(r"^\| `(\w+)` \|", ERRORS.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(explained) == said()


@pytest.mark.parametrize("language", languages())
def test_every_code_is_told_in_the_own_language(language: str) -> None:
    texts = Texts(language, "grimwood")
    sentences = [texts.format(f"refused-{code}") for code in said()]

    assert len(set(sentences)) == len(sentences)
