"""What a mouse reaches beside the answers: cards, combos, keys on the table, piles, sheets."""

from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from cli.seated import at, part, press, table, view
from cli.tui.clicking import click
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.sheets import Finder, Sheet


def test_a_card_of_the_hand_is_explained_by_a_click() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        kind = app.face.held(view(app))[0]
        await click(app, pilot, "hand", app.texts.format(f"grimwood-card-{kind}"))

        assert isinstance(app.screen, Sheet)
        assert part(app, "text") == app.explanation(kind).plain

    at(table(), play)


def test_every_card_of_a_combo_is_explained_by_a_click() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        await click(app, pilot, "rows", "Highwayman")

        assert part(app, "text") == app.explanation("highwayman").plain

    at(table(), play)


def test_a_key_on_the_table_answers_by_a_click() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        offered = app.moves[1]
        await click(app, pilot, "rows", "2  Bruno")

        assert any(entry.moves == [offered] for entry in app.party.session.active)

    at(table(), play)


def test_the_discards_are_opened_by_a_click() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "headline", "Discards")

        assert part(app, "text") == "Discards: none"

    at(table(), play)


def test_bare_table_answers_and_opens_nothing() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = len(app.party.session.active)
        await click(app, pilot, "rows", "no combos yet")
        await click(app, pilot, "headline", "Deck")

        assert len(app.screen_stack) == 1
        assert len(app.party.session.active) == before

    at(table(), play)


def test_a_sheet_is_put_away_by_a_click_beside_it_but_not_on_its_text() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark")
        await pilot.click("#text", offset=(3, 0))
        assert isinstance(app.screen, Sheet)
        await pilot.click(offset=(1, 1))
        await pilot.pause(0)

        assert len(app.screen_stack) == 1

    at(table(), play)


def test_the_keys_at_the_foot_and_the_names_of_a_finder_can_be_clicked() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click("Footer", offset=(2, 0))
        await pilot.pause(0)
        assert isinstance(app.screen, Finder)
        app.screen.query_one(Input).value = "crow"
        await pilot.pause(0)
        await pilot.click(OptionList, offset=(3, 0))
        await pilot.pause(0)

        assert "Three Crows make a combo" in part(app, "text")

    at(table(), play)
