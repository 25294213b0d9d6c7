"""Several people at one screen, and races that are run by turns."""

import random

import pytest
from textual.pilot import Pilot

from cli.seated import FARMER, at, part, press, screen, staged, table
from cli.tui.keyboard import key, sent
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.local_party import LocalParty
from grimtable.cli.tui.sheets import Curtain
from grimtable.sessions.records import replay
from grimtable.sessions.saves import fingerprint
from grimtable.testing.scene import P1, P2, P3

NAMES = [f"grim_farmer-card-{kind}" for kind in FARMER.kinds]
RACING = """
    P1 hand: pig_red cow_blue frog
    P2 hand: hen_red hen_blue hen_green
    P3 hand: sheep_red sheep_blue parrot
    call: pig blue
    phase: race
"""
PLACING = """
    P1 hand: pig_red pig_blue pig_green snake
    P2 hand: hen_red hen_blue hen_green mouse
    P3 hand: sheep_red sheep_blue sheep_green lion
    call: pig blue
"""


def everything(app: TableApp) -> str:
    """All words on the screen and on the table behind whatever lies over it."""
    behind = [str(app.board.query_one(f"#{name}").render()) for name in ("rows", "hand", "told")]
    return " ".join([screen(app), *behind])


def shown(app: TableApp) -> list[str]:
    """The cards named anywhere."""
    return [key for key in NAMES if app.texts.format(key) in everything(app)]


def answer(party: LocalParty, seat: int, *texts: str) -> None:
    party.answer(seat, *[FARMER.vocabulary.number(text) for text in texts])


async def lift(app: TableApp, pilot: Pilot[None]) -> None:
    assert isinstance(app.screen, Curtain)
    await press(app, pilot, "enter")


def test_of_several_people_everybody_is_asked_in_the_race_able_or_not() -> None:
    """GF-6.4, GF-R26"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        asked = []
        for _ in range(3):
            await lift(app, pilot)
            asked.append((app.reader, len(app.moves)))
            await press(app, pilot, key(app, "pass"))

        assert asked == [(P1, 2), (P2, 1), (P3, 2)]

    at(staged(RACING, people=3), play)


def test_a_lone_person_without_a_special_is_not_asked() -> None:
    """GF-6.4"""
    for mode in ("lot", "arrival", "sequential"):
        app = staged(RACING.replace("frog", "hen_red"), phase3_mode=mode)
        party = app.party
        while party.asked != P1:
            party.answer(party.asked, FARMER.vocabulary.number("pass"))

        assert not party.awaits_person
        assert [FARMER.vocabulary.text(move) for move in party.bot_moves()] == ["pass"]


def test_the_curtain_shows_no_card_and_no_answer_of_anybody() -> None:
    """GF-7.9"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await lift(app, pilot)
        await press(app, pilot, key(app, "card snake"), key(app, "card pig_red"), "0")

        assert isinstance(app.screen, Curtain)
        assert shown(app) == []

        await lift(app, pilot)

        assert app.reader == P2
        seen = everything(app)
        assert "Snake" not in seen and "Red Pig" not in seen and "placed" not in seen
        assert "Green Hen" in seen

    at(staged(PLACING, people=3), play)


def test_the_screen_of_the_next_person_does_not_depend_on_the_answer_before() -> None:
    """GF-7.2, GF-7.9"""
    seen = []
    for picks in (("pig_red", "pig_blue"), ("snake", "pig_green")):

        async def play(app: TableApp, pilot: Pilot[None], picks: tuple[str, str] = picks) -> None:
            await lift(app, pilot)
            await press(app, pilot, *[key(app, f"card {kind}") for kind in picks], "0")
            behind = everything(app)
            await lift(app, pilot)
            seen.append((behind, everything(app)))

        at(staged(PLACING, people=3), play)

    assert seen[0] == seen[1]


def test_an_answer_can_be_changed_at_the_curtain() -> None:
    """GF-R11"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await lift(app, pilot)
        await press(app, pilot, key(app, "card snake"), key(app, "card pig_red"), "0")
        assert "Ada, if you want to change your answer" in part(app, "curtain")
        await press(app, pilot, "u")

        assert app.reader == P1 and not isinstance(app.screen, Curtain)

        await press(app, pilot, key(app, "card pig_blue"), key(app, "card pig_red"), "0")

        assert sent(app.party, P1) == ["card pig_blue", "card pig_red", "done"]

        await lift(app, pilot)

        assert app.reader == P2

    at(staged(PLACING, people=3), play)


def test_what_everybody_has_seen_cannot_be_changed_at_the_curtain() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for picks in (("pig_red", "snake"), ("hen_red", "mouse")):
            await lift(app, pilot)
            await press(app, pilot, *[key(app, f"card {kind}") for kind in picks], "0")
        assert isinstance(app.screen, Curtain)

        assert "change your answer" not in part(app, "curtain")

        await press(app, pilot, "u")

        assert isinstance(app.screen, Curtain)

    at(
        staged(
            PLACING.replace("    P3 hand: sheep_red sheep_blue sheep_green lion\n", ""), people=2
        ),
        play,
    )


def test_a_pass_in_a_live_race_is_taken_back_at_the_curtain() -> None:
    """GF-R7"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await lift(app, pilot)
        await press(app, pilot, key(app, "pass"), "u")

        assert app.reader == P1 and app.moves

        await press(app, pilot, key(app, "play frog"))

        assert sent(app.party, P1) == ["play frog"]

    at(staged(RACING, people=3, phase3_mode="arrival"), play)


TWO_ANIMALS = """
    P1 hand: pig_red cow_blue parrot
    P2 hand: hen_red hen_blue hen_green
    call: pig cow
    phase: race
"""


def test_an_action_of_a_live_race_is_sent_whole_with_its_choice() -> None:
    """GF-R7, GF-R8a"""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, key(app, "play parrot"))

        assert part(app, "question") == "The Parrot: which animal goes back?"
        assert app.party.session.active == []

        await press(app, pilot, "backspace")
        assert "play parrot" in [FARMER.vocabulary.text(move) for move in app.moves]
        await press(app, pilot, key(app, "play parrot"))
        await press(app, pilot, key(app, "animal cow"))

        assert ["play parrot", "animal cow"] in [
            [FARMER.vocabulary.text(move) for move in entry.moves]
            for entry in app.party.session.active
        ]

    at(staged(TWO_ANIMALS, phase3_mode="arrival"), play)


def test_a_bot_sends_its_action_of_a_live_race_whole_too() -> None:
    """GF-R7"""
    app = staged(TWO_ANIMALS.replace("P1 hand", "P3 hand"), phase3_mode="arrival")
    answer(app.party, P2, "pass")
    answer(app.party, P3, "play parrot")

    assert app.party.asked == P3
    assert len(app.party.session.active) == 1

    answer(app.party, P3, "animal pig")

    assert sent(app.party, P3) == ["play parrot", "animal pig"]


@pytest.mark.parametrize("mode", ["lot", "rotation", "sequential", "arrival"])
def test_a_game_with_answers_taken_back_is_recorded_and_replays(mode: str) -> None:
    """GF-R7, GF-R11"""
    chance = random.Random(3)
    party = table(2, game=FARMER, people=3, phase3_mode=mode, max_turns="10").party
    taken_back = 0
    while not party.is_over:
        seat = party.asked
        if party.is_ready:
            party.answer(seat)
        else:
            party.choose(seat, chance.choice(party.view(seat).options))
        if not party.picks and party.can_take_back(seat) and chance.random() < 0.1:
            party.take_back(seat)
            taken_back += 1
    record = party.session.record()

    assert taken_back or mode == "sequential"
    assert fingerprint(replay(FARMER, record)) == fingerprint(party.table)
