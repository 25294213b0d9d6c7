"""The Book of Madness on a terminal, made from one view."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import pytest

from games.book_of_madness.study import GAME, dealt, study
from games.saying import LANGUAGES, PEOPLE
from grimtable.cli.plain import book_of_madness as plain
from grimtable.cli.tui import book_of_madness as screen
from grimtable.cli.tui.local_party import Ending, result_lines
from grimtable.cli.tui.pieces import Lit
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import Texts
from grimtable.testing.scene import P1, Scene

SCENE = """
    P1 character: brook | hand: fire_1 madness | pile: air_1 | spells: ice* growth~ combustion
    P2 character: lark | hand: air_1 air_1 | support: water_3
    curses: undertow - rift~+fire
    under: 1
    field: 2
    madness: 3
    monster: warlock
    page: bone_bookmark
    library fire: cauterise
"""


def texts(language: str = "en") -> Texts:
    return Texts(language, "book_of_madness", names=PEOPLE, reader=P1)


def test_the_board_tells_all_that_matters() -> None:
    """BM-3.1"""
    assert plain.rows(study(SCENE).table.view(P1), texts()) == [
        "Round 1 of 6: Warlock. Ritual marker on field 2. Madness stack: 3",
        "The madness stack is running low!",
        "  Field 2: Undertow (4× Water), 1 madness card under it, already struck",
        "  Field 3: Rift (2× Fire, Water, Earth, Air), face down: "
        "Everyone banishes an element card from their hand. "
        "One card from the madness stack is banished.",
        "  If it is beaten: Everyone draws two cards.",
        "  If it escapes: Everyone discards the top five cards of their deck.",
        "  The next monster’s curses: Earth, Water, Air",
        "  Theo (Lark): 2 cards in hand, deck 0, discard pile 0",
        "    Combustion  |  Ice  |  Growth  |  Telepathy  |  support zone (3 slots): Water 3",
        "    in hand: 2× Air 1",
        "▶ You (Brook): 2 cards in hand, deck 0, discard pile 1, 1 madness card",
        "    Ice (exhausted)  |  Growth (face down)  |  Combustion"
        "  |  support zone: empty (5 slots)",
    ]


def test_library_and_hand_stand_below() -> None:
    """BM-9.4"""
    assert plain.status(study(SCENE).table.view(P1), texts()) == [
        "To learn: Cauterise",
        "Your hand (2): Fire 1, Madness",
    ]


def test_before_the_first_turn_the_book_is_closed() -> None:
    """BM-7.11"""
    view = dealt(2).table.view(P1)

    assert plain.rows(view, texts())[0] == "The book is still closed. Madness stack: 20"


def test_the_last_page_says_what_it_is_about() -> None:
    """BM-3.3"""
    t = study("curses: rift\npage: last_page\nround: 6\nP1 hand: fire_1")

    assert "The last page: no curse may be left when the ritual marker comes back." in "\n".join(
        plain.rows(t.table.view(P1), texts())
    )


def test_a_lost_game_has_no_winner() -> None:
    """BM-1.8"""
    t = study("curses: rift\npage: last_page\nround: 6\nfield: 5\nphase: turn", goes_on=True)
    outcome = t.table.outcome()
    assert outcome is not None
    ending = Ending(outcome.winners, outcome.scores, [0, 1])
    lines = result_lines(ending, plain.ranking(t.table.view(P1), ending, texts()), texts())

    assert lines == ["The game is over.", "  0 monsters beaten.", "Nobody wins."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", [study(SCENE), dealt(3)], ids=["play", "deal"])
def test_a_screen_shows_it_in_every_language(scene: Scene, language: str) -> None:
    told = texts(language)
    for audience in (P1, PUBLIC):
        view = scene.table.view(audience)
        told.reader = audience
        shown = [
            screen.headline(view, told).plain,
            screen.seats(view, told, 100, 30, Lit(), me_first=True, told=()).plain,
            screen.hand(view, told, 100, Lit()).plain,
            screen.lights(view, told).plain,
            screen.pile(view, told),
            *[name for name, _ in screen.things(view, told)],
        ]

        assert not set("{}$\u2068\u2069") & set("".join(shown))
        assert len("".join(shown)) > 200
    assert len(screen.card("warlock", 2, {})) == 8
    assert all(told.format(part) for kind in GAME.kinds for part in screen.card(kind, 2, {}))
