"""The table on a screen, played by its keys."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from cli.seated import GRIMWOOD, at, part, press, rest, screen, staged, table, turned, view
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.saving import resume
from grimtable.cli.tui.sheets import Curtain
from grimtable.look.game import Sentence
from grimtable.sessions.saves import fingerprint
from grimtable.testing.scene import scene


def test_the_key_of_an_answer_gives_it() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        offered = app.moves[0]
        await press(app, pilot, "1")

        mine = [entry for entry in app.party.session.active if entry.seat == 0]
        assert mine[-1].moves == [offered]

    at(table(), play)


def test_arrow_keys_and_enter_give_an_answer() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        offered = app.moves[1]
        await press(app, pilot, "down", "enter")

        assert any(entry.moves == [offered] for entry in app.party.session.active)

    at(table(), play)


def test_a_click_gives_an_answer() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        offered = app.moves[1]
        await pilot.click("#choices", offset=(6, 1))
        await rest(app, pilot)

        assert any(entry.moves == [offered] for entry in app.party.session.active)

    at(table(), play)


def test_everything_to_see_at_a_glance_is_on_the_screen() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        seen = screen(app)

        assert "Turn 1: yours" in seen and "Deck: 3" in seen and "Discards: none" in seen
        assert "Highwayman · 1/5 · 1 pt" in seen
        assert "● power or Rune" in seen and "○ draw or steal" in seen
        assert "You draw a Rune." in seen
        assert "without using its power" in seen

    hands = "P1 hand: owl sorceress | row: highwayman\nP2 hand: owl crow\nP3 hand: path"
    at(staged(f"{hands}\ndeck: rune swamp path owl", game=GRIMWOOD), play)


def test_a_choice_is_taken_back_only_when_asked_twice_after_news() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = fingerprint(app.party.table)
        await press(app, pilot, "1", "u")

        assert fingerprint(app.party.table) != before
        assert "press u again" in part(app, "note")

        await press(app, pilot, "u")

        assert fingerprint(app.party.table) == before
        assert part(app, "note") == "Taken back."

    at(table(), play)


def test_a_step_without_news_is_taken_back_at_once() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        before = fingerprint(app.party.table)
        await press(app, pilot, "1")
        assert fingerprint(app.party.table) != before
        await press(app, pilot, "u")

        assert fingerprint(app.party.table) == before

    at(table(), play)


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "u")

        assert part(app, "note") == "You have nothing to take back yet."

    at(table(), play)


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "amazon", "Amazon"),
        ("de", "eule", "Drei Eulen sind eine Kombination"),
        ("zh", "乌鸦", "三张乌鸦"),
    ],
)
def test_a_card_is_explained_by_its_name(language: str, name: str, text: str) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c")
        app.screen.query_one(Input).value = name
        await pilot.pause(0)
        await pilot.pause(0)

        assert text in part(app, "text")

        await press(app, pilot, "escape")

        assert len(app.screen_stack) == 1

    at(table(language=language), play)


def test_why_not_tells_the_reason_and_its_rule() -> None:
    """GW-3.6"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "w")
        app.screen.query_one(Input).value = "end your turn"
        await pilot.pause(0)
        await pilot.pause(0)
        seen = part(app, "text")

        assert "Rule GW-3.6" in seen
        assert len(seen.splitlines()) >= 4

    at(table(), play)


@pytest.mark.parametrize(
    ("language", "heading", "sentence"),
    [
        ("de", "Regel GW-3.6", "Nimm eine Karte. Pflicht, solange der Nachziehstapel reicht"),
        ("zh", "规则 GW-3.6", "拿一张牌。 牌堆还有牌就必须拿"),
    ],
)
def test_the_reason_and_its_rule_come_in_the_language_of_the_reader(
    language: str, heading: str, sentence: str
) -> None:
    """GW-3.6"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "w")
        app.screen.query_one(Input).value = app.texts.format("grimwood-do-end")
        await pilot.pause(0)
        await pilot.pause(0)
        reason, _, named, rule, *_ = part(app, "text").splitlines()

        assert reason == app.texts.format("grimwood-reason-owed")
        assert named == heading
        assert rule.startswith(sentence)

    at(table(language=language), play)


def test_the_first_question_says_what_the_game_is_about_and_only_the_first() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert part(app, "note").startswith("Collect combos in a haunted wood")
        assert "? shows a summary of the rules" in part(app, "note")

        await press(app, pilot, "question_mark")

        assert part(app, "text").startswith("Whoever has the most points")

        await press(app, pilot, "escape", "1")

        assert part(app, "note") == ""

    at(table(), play)


def test_what_can_be_done_is_said_to_be_possible() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "w")
        app.screen.query_one(Input).value = "✓"
        await pilot.pause(0)
        await pilot.pause(0)

        assert part(app, "text") == "You can: it is among your answers."

    at(table(), play)


def test_a_hint_points_at_an_answer() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h")
        for _ in range(1000):
            await pilot.pause(0)
            if part(app, "note").startswith("Hint: "):
                break
        pointed = app.board.choices.labels[app.board.choices.cursor].plain

        assert part(app, "note").startswith("Hint: ")
        assert part(app, "note").startswith(f"Hint: {pointed.split(' ·')[0]}: ")

    at(table(), play)


def test_the_own_row_is_in_sight_on_a_small_screen() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert str(app.board.query_one("#rows", Static).render()).split()[0] == "▶"

    at(table(seats=6, first_player="seat_1"), play, (80, 24))


def test_the_curtain_hides_everything_until_enter() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert app.reader not in app.party.people
        await press(app, pilot, "enter")
        first = app.reader
        hand = [app.texts.format(f"grimwood-card-{kind}") for kind in app.face.held(view(app))]
        assert hand and all(name in screen(app) for name in hand)
        for _ in range(30):
            if isinstance(app.screen, Curtain):
                break
            await press(app, pilot, "1")
        names = [app.texts.format(f"grimwood-card-{kind}") for kind in GRIMWOOD.kinds]

        assert not [name for name in names if name in screen(app)]
        assert not [name for name in names if name in str(app.board.query_one("#hand").render())]

        for key in ("1", "c", "w", "u", "p", "s", "question_mark"):
            await press(app, pilot, key)

        assert isinstance(app.screen, Curtain)

        await press(app, pilot, "enter")

        assert app.reader != first
        assert app.moves

    at(table(people=2, seats=2), play)


def test_a_whole_game_of_first_answers_ends_with_the_result() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(400):
            if app.party.is_over:
                break
            app.simulate_key("1")
            await turned(app)
        await rest(app, pilot)

        assert app.party.is_over
        assert part(app, "question").startswith("The game is over.")
        assert "point" in part(app, "question")

        await press(app, pilot, "q")

        assert not app.is_running

    at(table(3, seats=2), play, (80, 24))


def test_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = table(5)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "1", "s")
        app.screen.query_one(Input).value = str(file)
        await press(app, pilot, "enter")

    at(app, play)
    setup, party = resume(file)

    assert app.is_saved
    assert fingerprint(party.table) == fingerprint(app.party.table)

    async def go_on(again: TableApp, pilot: Pilot[None]) -> None:
        assert fingerprint(again.party.table) == fingerprint(app.party.table)
        assert again.moves == app.moves

    at(TableApp(setup, party, "de", file=file, pace=0), go_on)


def test_a_file_is_replaced_only_when_asked_twice(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "s")
        app.screen.query_one(Input).value = str(file)
        await press(app, pilot, "enter")

        assert file.read_text() == "dear"
        assert "exists already" in part(app, "text")

        await press(app, pilot, "enter")

        assert file.read_text() != "dear"

    at(table(), play)


def test_leaving_in_the_middle_is_asked_twice() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "q")

        assert app.is_running
        assert "Press q again" in part(app, "note")

        await press(app, pilot, "q")

        assert not app.is_running

    at(table(), play)


def test_a_turn_that_ends_with_a_complete_set_in_hand_is_warned_of() -> None:
    """GW-5.3"""
    t = scene("P1 hand: owl owl owl crow\ndeck: path path\ndiscard: amulet")
    t.answers(0, "draw")
    face, seen = table().face, t.table.view(0)

    assert face.warning(seen, GRIMWOOD.vocabulary.number("end")) == Sentence("screen-warn-set")
    assert face.warning(seen, GRIMWOOD.vocabulary.number("set owl owl owl")) is None

    t.answers(0, "set owl owl owl")

    assert face.warning(t.table.view(0), GRIMWOOD.vocabulary.number("end")) is None


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("What happened", "draw or steal", "Your turn.", "Leave")),
        ("de", ("Was geschah", "ziehen oder stehlen", "Du bist am Zug.", "Gehen")),
        ("zh", ("经过", "抽牌或偷牌", "轮到你了", "离开")),
    ],
)
def test_every_language_has_its_table(
    language: str, words: tuple[str, ...], size: tuple[int, int]
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        seen = screen(app)

        assert [word for word in words if word not in seen] == []

    at(table(language=language), play, size)


def test_two_free_actions_have_their_own_lights() -> None:
    """GW-R2"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "●● actions" in screen(app) and "● for a power" in screen(app)

    at(table(action_economy="two_free"), play)
