"""Several cards are picked before they are sent: keys, space bar, backspace, mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from cli.seated import FARMER, at, part, press, rest, staged, table, view
from cli.tui.clicking import click
from cli.tui.keyboard import key, sent
from grimtable.cli.tui import grim_farmer as face
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.local_party import LocalParty
from grimtable.cli.tui.saving import resume
from grimtable.look.game import Sentence
from grimtable.sessions.saves import fingerprint
from grimtable.testing.scene import P1, P2, scene

PLACING = """
    P1 hand: pig_red pig_red cow_blue mouse snake lion hen_green
    P2 hand: hen_red hen_blue hen_green
    call: pig blue
"""


def picked(party: LocalParty) -> list[str]:
    return [FARMER.vocabulary.text(move) for move in party.picks]


def test_picks_wait_until_they_are_sent_together() -> None:
    """GF-7.1"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = len(app.party.session.active)
        await press(app, pilot, key(app, "card pig_red"), key(app, "card snake"))

        assert picked(app.party) == ["card pig_red", "card snake"]
        assert len(app.party.session.active) == before
        assert "Chosen:  ◆ Red Pig ✓   S Snake" in part(app, "hand")

        await press(app, pilot, "0")

        assert app.party.picks == []
        assert sent(app.party) == ["card pig_red", "card snake", "done"]

    at(staged(PLACING), play)


def test_every_card_keeps_its_key_while_others_are_picked() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        keys = dict(zip(app.moves, app.keys, strict=True))
        await press(app, pilot, key(app, "card cow_blue"), key(app, "card pig_red"))
        after = dict(zip(app.moves, app.keys, strict=True))

        assert key(app, "done") == "0"
        assert FARMER.vocabulary.number("card cow_blue") not in after
        assert {move: after[move] for move in keys if move in after} == {
            move: keys[move] for move in keys if move in after
        }

    at(staged(PLACING), play)


def test_one_card_is_too_few_to_end_with() -> None:
    """GF-7.1"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "0", "space")

        assert len(app.party.picks) == 1
        assert "0" not in app.keys

    at(staged(PLACING), play)


def test_the_space_bar_ends_the_choice() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "2", "space")

        assert app.party.picks == []
        assert sent(app.party)[-1] == "done"

    at(staged(PLACING), play)


def test_backspace_and_u_put_the_last_pick_back() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, key(app, "card pig_red"), key(app, "card pig_red"))
        assert "Red Pig" not in part(app, "hand").splitlines()[0]
        await press(app, pilot, "backspace")

        assert picked(app.party) == ["card pig_red"]
        assert "Red Pig" in part(app, "hand").splitlines()[0]

        await press(app, pilot, "u")

        assert picked(app.party) == []
        assert "Chosen:" not in part(app, "hand")
        assert app.party.session.active == []

    at(staged(PLACING), play)


def test_a_click_on_a_pick_puts_just_that_one_back() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, key(app, "card mouse"), key(app, "card snake"))
        await press(app, pilot, key(app, "card lion"))
        await click(app, pilot, "hand", "S Snake")

        assert picked(app.party) == ["card mouse", "card lion"]

    at(staged(PLACING), play)


def test_a_click_on_the_key_of_a_card_picks_it_and_one_on_its_name_explains_it() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "hand", f"{key(app, 'card snake')}  S Snake")

        assert picked(app.party) == ["card snake"]

        await click(app, pilot, "hand", "Blue Cow")

        assert part(app, "text").startswith("Blue Cow")

    at(staged(PLACING), play)


def test_the_fifth_card_is_confirmed_before_it_is_sent() -> None:
    """GF-7.1"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for text in ("pig_red", "cow_blue", "mouse", "snake", "lion"):
            await press(app, pilot, key(app, f"card {text}"))

        assert len(app.party.picks) == 5
        assert app.party.session.active == []
        assert app.keys == ["0"]
        assert "Lion" in part(app, "hand").splitlines()[-1]

        await press(app, pilot, "backspace")
        assert len(app.party.picks) == 4
        await press(app, pilot, key(app, "card hen_green"), "enter")

        assert sent(app.party)[-1] == "card hen_green"

    at(staged(PLACING), play)


REWARDED = """
    P1 hand: pig_red cow_blue mouse snake
    P2 hand: hen_red
    P1 pile: pig_red pig_blue
    P2 pile: hen_red hen_green
    call: pig blue
    phase: challenge
"""


async def catch(app: TableApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, key(app, "challenge P2"))
    assert part(app, "question").startswith("You were right!")


def test_a_reward_is_picked_and_sent_in_the_same_way() -> None:
    """GF-8.9"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await catch(app, pilot)
        await press(app, pilot, key(app, "card pig_red"), key(app, "card cow_blue"))
        assert app.party.is_ready
        await press(app, pilot, "space")

        assert sent(app.party) == ["card pig_red", "card cow_blue"]
        assert "As a reward you discard" in part(app, "told").replace("\n  ", " ")

    at(staged(REWARDED), play)


def test_a_reward_can_be_left_alone() -> None:
    """GF-8.9"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await catch(app, pilot)
        await press(app, pilot, "0")

        assert sent(app.party) == ["done"]

    at(staged(REWARDED), play)


def test_an_unchallenged_empty_hand_is_warned_of_once() -> None:
    """GF-9.1"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, key(app, "nobody"))

        assert "Bruno" in part(app, "note") and "same answer again" in part(app, "note")
        assert app.party.session.active == []

        await press(app, pilot, key(app, "nobody"))

        assert sent(app.party) == ["nobody"]

    at(staged(REWARDED.replace("P2 hand: hen_red\n", "P2 hand:\n")), play)


def test_a_click_on_the_key_of_a_seat_challenges_it() -> None:
    """GF-8.1"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "rows", f"{key(app, 'challenge P2')}  Bruno")
        await rest(app, pilot)

        assert sent(app.party) == ["challenge P2"]

    at(staged(REWARDED), play)


def test_a_sent_pile_can_be_taken_back_and_picked_anew() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "2", "0", "u", "u")

        assert part(app, "question").startswith("Last Call")
        assert app.party.picks == [] and len(view(app).options) == 6

    at(staged(PLACING), play)


def test_picks_are_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = table(5, game=FARMER, seats=2, phase1_draw="off")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while type(app.party.table.stack[-1]).__name__ != "Place":
            await press(app, pilot, key(app, "pass"))
        await press(app, pilot, app.keys[0], app.keys[1], "s")
        app.screen.query_one(Input).value = str(file)
        await press(app, pilot, "enter")

    at(app, play)
    _, party = resume(file)

    assert len(app.party.picks) == 2
    assert party.picks == []
    assert fingerprint(party.table) == fingerprint(app.party.session.table)


RACING = """
    P1 hand: pig_red cow_blue frog
    P2 hand: hen_red hen_blue lion
    call: pig blue
    phase: race
"""


@pytest.mark.parametrize(("winner", "brought", "said"), [(P2, "hen", True), (P1, "cow", False)])
def test_a_special_that_came_too_late_is_said_to_be_back(
    winner: int, brought: str, said: bool
) -> None:
    """GF-6.4"""
    t = scene(RACING, game="grim_farmer")
    t.says(P1, "play frog")
    t.luck(f"P{winner + 1}", brought).says(P2, "play lion")
    remark = face.remark(t.table.view(P1), FARMER.vocabulary.number("play frog"))

    assert (remark == Sentence("screen-farmer-too-late", {"card": "frog"})) == said
    assert (remark is None) != said


def test_the_remark_stands_below_the_next_question() -> None:
    """GF-6.4"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        app._sent[0] = FARMER.vocabulary.number("play frog")
        app.ask()

        assert part(app, "note") == "Another card came first: a Frog is back in your hand."

    at(staged(RACING), play)


def test_numbers_are_their_own_keys() -> None:
    """GF-4.1"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.keys[:4] == ["0", "1", "2", "3"]
        await press(app, pilot, "3")

        assert sent(app.party) == ["draw 3"]

    at(staged(PLACING + "phase: draw"), play)


def test_a_hint_names_the_whole_pile() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h")
        for _ in range(1000):
            await pilot.pause(0)
            if part(app, "note").startswith("Hint: "):
                break
        named = part(app, "note").removeprefix("Hint: ").split(" · ")

        assert len(named) >= 2
        assert app.party.picks == []

    at(staged(PLACING), play)
