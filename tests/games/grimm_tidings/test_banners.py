"""What everybody sees at a glance while a fight runs."""

import pytest

from games.grimm_tidings.tale import GAME, tale
from grimtable.look.texts import Texts

HELPED = "P1 level: 3\nP2 level: 4\nfight: robbers\nhelper: P2 1"


def said(lines: str) -> list[str]:
    """The banners of a table, as its second player reads them."""
    texts = Texts("en", "grimm_tidings", names=["Ruth", "Theo", "Lin"], reader=1)
    return [texts.format(banner) for banner in GAME.banners(tale(lines).table)]


@pytest.mark.parametrize(
    ("lines", "sentences"),
    [
        ("", []),
        ("fight: robbers", ["Ruth\u2019s fight: 1 against 6 (Robbers), 2 Treasures at stake"]),
        (
            HELPED,
            [
                "Ruth\u2019s fight: 7 against 6 (Robbers), 2 Treasures at stake",
                "You help, for 1 Treasure.",
            ],
        ),
        (
            "P1 level: 9\nfight: robbers",
            [
                "Ruth\u2019s fight: 9 against 6 (Robbers), 2 Treasures at stake",
                "Whoever wins this fight wins the game!",
            ],
        ),
    ],
)
def test_a_fight_is_told_in_sentences(lines: str, sentences: list[str]) -> None:
    """GT-13.2, GT-16.5"""
    assert said(lines) == sentences


@pytest.mark.parametrize(("lines", "winning"), [("fight: robbers", "no"), (HELPED, "yes")])
def test_a_fight_says_who_is_ahead(lines: str, winning: str) -> None:
    """GT-13.2"""
    assert GAME.banners(tale(lines).table)[0].args["winning"] == winning
