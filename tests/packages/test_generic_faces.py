"""A game without faces of its own is drawn from its view, in lines and on a screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from typer.testing import CliRunner

import testing.lanterns
from cli.seated import at, part, press, screen, table
from grimtable import registry
from grimtable.cli import zones
from grimtable.cli.main import app
from grimtable.cli.new.game import write_package
from grimtable.cli.plain.generic import GenericLines
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.face import face_of
from grimtable.cli.tui.generic import GenericFace
from grimtable.cli.tui.pieces import Lit
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.look.texts import Texts
from grimtable.testing.scene import parse
from packages.installing import install, seen


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    """The game that `grimtable new game` writes."""
    write_package("forest_hunt", tmp_path)
    install(tmp_path, "forest", {"forest_hunt": "forest_hunt.game:TheGame"}, {})
    with seen(tmp_path):
        yield registry.get("forest_hunt")


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Game]:
    """A game with secret choices and a window, in a single module without any text."""
    source = Path(testing.lanterns.__file__).read_text()
    install(tmp_path, "lamps", {"lanterns": "lamps:Lanterns"}, {"lamps.py": source})
    with seen(tmp_path):
        yield registry.get("lanterns")


def test_the_screen_shows_zones_points_hands_and_keys(game: Game) -> None:
    app = table(5, game=game, seats=4)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.face, GenericFace)
        assert part(app, "hand").split() == ["1", "Mouse", "2", "Cat", "3", "Dog"]
        await press(app, pilot, "1", "2")
        for said in ("Your turn", "Deck: 1", "Bruno 2 points 3 cards", "Den Cat Mouse"):
            assert said in screen(app)

    at(app, play)


def test_a_whole_game_is_played_by_keys(game: Game) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        answers = 0
        while not app.party.is_over:
            await press(app, pilot, "1")
            answers += 1
        assert 8 <= answers <= 10
        assert "The game is over" in screen(app)
        assert "30 points" not in screen(app)

    at(table(5, game=game, seats=3), play)


def test_cards_reasons_and_hints_are_to_be_had(game: Game) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c")
        await pilot.pause()
        assert "Mouse · 7 in the game" in screen(app)
        assert "Catches only a bear" in screen(app)
        await press(app, pilot, "escape", "w", "down", "down", "down")
        await pilot.pause()
        assert "The open question does not allow it." in screen(app)
        await press(app, pilot, "escape", "h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert part(app, "note").startswith("Hint: Play: ")
        await press(app, pilot, "p")
        await pilot.pause()
        assert "Deck: 18" in screen(app)

    at(table(5, game=game, seats=4), play)


def test_an_answer_is_taken_back(game: Game) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = part(app, "hand")
        await press(app, pilot, "1", "u", "u")
        await pilot.pause()
        assert part(app, "hand") == before

    at(table(5, game=game, seats=2), play)


def test_a_game_without_texts_is_played_with_secret_choices_and_windows(bare: Game) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Choose" in part(app, "question")
        assert "Light: " in screen(app)
        assert "Lanterns" in app.title
        while not app.party.is_over:
            await press(app, pilot, "1")
        assert "The game is over" in screen(app)

    at(table(3, game=bare, seats=3), play)


def test_enter_takes_no_secret_choice_back(bare: Game) -> None:
    """Two people at one screen: Enter lifts the curtain, and the answer stays."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "1")
        assert "Bruno is next" in screen(app)
        await press(app, pilot, "enter")
        assert app.reader == 1
        assert app.party.session.table.answers[0]
        await press(app, pilot, "1")
        assert not app.party.session.table.answers  # both cards lie open

    at(table(3, game=bare, seats=2, people=2), play)


def test_points_are_shown_only_if_they_give_nothing_away(game: Game) -> None:
    t = game.deal(3, seed=5)
    assert zones.points(game, t.view(0)) == [0, 0, 0]
    assert zones.hand(game, t.view(PUBLIC)) == []
    assert [zone.size for zone in zones.shared(game, t.view(1))] == [21]

    class Seen(type(game)):  # type: ignore[misc]  # known at run time
        def scores(self, t):  # type: ignore[no-untyped-def]
            return [sum(t.kinds[card] for card in t.cards("hand", seat)) for seat in range(3)]

    assert zones.points(Seen(), t.view(0)) is None


def test_face_down_cards_lie_before_their_seat(bare: Game) -> None:
    """A hand is a hand; what else only its seat may see lies on the table, as in the browser."""

    class Covered(type(bare)):  # type: ignore[misc]  # known at run time
        private = frozenset({"hand", "lit"})

    game = Covered()
    t = game.stage(parse("P1 hand: moth | lit: torch\nP2 hand: spark | lit: candle"), 2, {})
    t.run()
    lines = "\n".join(GenericLines(game).rows(t.view(0), Texts("en", "lanterns")))
    drawn = GenericFace(game).seats(t.view(0), Texts("en", "lanterns"), 60, 20, Lit(),
                                    me_first=False, told=[])  # fmt: skip

    assert zones.hand(game, t.view(0)) == ["moth"]
    assert [zones.held(game, t.view(0), seat) for seat in (0, 1)] == [1, 1]
    for shown in (lines, str(drawn)):
        assert "Torch" in shown
        assert "Candle" not in shown
    assert "Lit: 1" in lines


def test_a_game_without_a_zone_named_hand_has_one_all_the_same(bare: Game) -> None:
    class Held(type(bare)):  # type: ignore[misc]  # known at run time
        own_zones = ("lit", "held", "kept", "won")
        private = frozenset({"held", "kept"})

    assert zones.hand_name(Held()) == "held"
    assert zones.hand_name(registry.get("grimwood")) == "hand"


@pytest.mark.usefixtures("bare")
def test_turns_are_no_figure_of_a_game_that_counts_none() -> None:
    words = ["simulate", "lanterns", "--seats", "random,random", "--games", "3"]
    out = CliRunner().invoke(app, words).stdout

    assert "Decisions" in out
    assert "Turns" not in out


def test_our_games_keep_their_own_faces(game: Game) -> None:
    assert isinstance(face_of(game), GenericFace)
    assert face_of(registry.get("grimwood")).__name__ == "grimtable.cli.tui.grimwood"  # type: ignore[attr-defined]
