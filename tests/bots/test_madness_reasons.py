"""Why the team bot of The Book of Madness does what it does, in one line."""

import random
import re
from importlib import resources

import pytest

from bots.madness_choices import BOT, choices
from games.book_of_madness.study import GAME, study
from grimtable.bots.advice import sentence
from grimtable.bots.book_of_madness.why import BY_SPELL, why
from grimtable.cli.tui.local_party import LocalParty
from grimtable.look.texts import Texts
from grimtable.sessions.session import GameSession
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1
from sizes import SIZES


@pytest.mark.parametrize(
    ("drawing", "move", "key"),
    [
        ("field: 1\ncurses: brain_fever rift\nP1 hand: fire_2 fire_2", "dispel 1", "dispel-soon"),
        ("field: 4\ncurses: brain_fever rift\nP1 hand: fire_2 fire_2", "dispel 1", "dispel-struck"),
        ("field: 1\ncurses: brain_fever\nP1 hand: fire_2 fire_2", "dispel 1", "dispel-last"),
        ("madness: 3\nP1 hand: fire_2 madness", "cure hand", "cure-stack"),
        ("madness: 4\nP1 hand: fire_2 madness", "cure hand", "cure-hand"),
        ("P1 hand: fire_3", "gain fire_3", "gain"),
        ("library air: updraft\nP1 hand: air_2", "learn air", "learn"),
        ("P1 hand: water_1 fire_1", "cast ice", "store"),
        ("P1 hand: water_1 fire_1", "end", "end-keep"),
        ("P1 hand: madness fire_1 | character: sleet", "ability", "ability"),
    ],
)
def test_the_reason_fits_the_move(drawing: str, move: str, key: str) -> None:
    t = study(drawing)

    assert why(t.table.view(P1), GAME.vocabulary.number(move))[0] == key


def test_no_reason_depends_on_cards_the_seat_has_not_seen() -> None:
    for t in choices(SIZES["madness_choices"]):
        seat = int(t.seat)
        view, other = t.view(seat), t.redeal(seat, 7).view(seat)

        for move in view.options:
            assert why(view, move) == why(other, move)


def test_the_bot_can_say_why_it_answers_so() -> None:
    t = study("P1 hand: fire_2 fire_2\nP2 hand: air_1\nround: 2\nmadness: 9\ncurses: brain_fever")
    view = t.table.view(P1)

    assert why(view, BOT.move(view, None)) == (
        "dispel-last", {"card": "brain_fever", "card2": "page_imp"}
    )  # fmt: skip


def test_every_reason_has_its_line_in_every_language() -> None:
    said = set(BY_SPELL.values()) | set(re.findall(r'return \(?"([a-z-]+)"', source("why.py")))
    said |= set(re.findall(r'else \("([a-z-]+)"', source("why.py"))) | {"cast"}
    for language in ("en", "de", "zh"):
        place = resources.files("grimtable").joinpath(f"locales/{language}/book_of_madness-why.ftl")
        keys = re.findall(r"^book_of_madness-why-([a-z-]+) =", place.read_text("utf-8"), re.M)

        assert set(keys) == said
        assert len(keys) == len(said)


def source(name: str) -> str:
    place = resources.files("grimtable.bots.book_of_madness").joinpath(name)
    return place.read_text(encoding="utf-8")


def test_a_reason_names_only_open_cards() -> None:
    for t in choices(SIZES["madness_choices"] // 2):
        seat = int(t.seat)
        seen = {GAME.kinds[cell >> 1] for zone in t.view(seat).zones for cell in zone if cell >= 0}
        for move in t.options:
            for name, value in why(t.view(seat), int(move))[1].items():
                assert not name.startswith("card") or value in seen


def test_every_reason_can_be_said_in_every_language() -> None:
    for t in choices(SIZES["madness_choices"] // 2):
        view = t.view(t.seat)
        for move in view.options:
            for language in ("en", "de", "zh"):
                assert Texts(language, GAME.name).format(sentence(GAME.name, why(view, int(move))))


def test_an_adviser_at_the_terminal_says_why() -> None:
    session = GameSession(random_deal(GAME, random.Random(1)))
    party = LocalParty(session, range(session.table.seats), {})
    seat = int(session.table.seat)
    reason = party.hints(seat, is_estimated=False)[0].reason

    assert reason is not None and reason.key.startswith("book_of_madness-why-")
