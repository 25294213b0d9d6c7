"""What the report counts of The Book of Madness."""

import re
from importlib import resources

import pytest

from games.book_of_madness.study import GAME, casts, madness, study
from grimtable.games.book_of_madness.cards.card_file import STANDARD
from grimtable.games.book_of_madness.ids import SHELF
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.drive import play_out
from grimtable.lab.report.book_of_madness.counting import (
    ENDS,
    REACHED,
    MadnessWatch,
    Told,
    characters,
    curses,
    learned,
    spells,
    standing,
)
from grimtable.lab.report.book_of_madness.drama import chances, drama, follow
from grimtable.lab.report.book_of_madness.report import MadnessReport
from grimtable.lab.report.studies import Studied, Study, run_study
from grimtable.lab.report.tallies import Tally
from grimtable.lab.report.writing import page_of
from grimtable.testing.scene import P1

REPORT = MadnessReport()


def played(seats: int, seed: int) -> Madness:
    """A game of a random team."""
    t = GAME.deal(seats, seed=seed, brisk=True, listen=True)
    play_out(t, seed)
    assert isinstance(t, Madness)
    return t


def test_a_casting_and_a_cure_are_counted() -> None:
    t = study("P1 hand: fire_1 madness water_1 | spells: ice cauterise")
    casts(t, P1, "cauterise")

    told = Told(madness(t))
    assert told.casts == {STANDARD.ids.index("cauterise"): 1}
    assert told.numbers == {"struck": 0, "cured": 1, "gone": 0}


def test_curses_that_strike_are_counted_and_those_face_down_are_not() -> None:
    drawing = "phase: turn\nfield: 2\ncurses: - {curses}\nP1 hand: fire_1"

    struck = Told(madness(study(drawing.format(curses="pyre_of_hope mocking_echo"))))
    veiled = Told(madness(study(drawing.format(curses="pyre_of_hope mocking_echo~"))))

    assert struck.numbers["struck"] == 2
    assert veiled.numbers["struck"] == 1


def test_every_game_is_counted_once_by_end_round_and_spell() -> None:
    tally, games = Tally(), 6
    for seed in range(games):
        t = played(2 + seed % 4, seed)
        outcome = t.outcome()
        assert outcome is not None
        MadnessWatch(t).end(t, outcome, tally)

    assert sum(tally.histogram(end).get(1, 0) for end in ENDS) == games
    reached = [tally.histogram(key).get(1, 0) for key in REACHED]
    assert reached == sorted(reached, reverse=True)
    assert sum(tally.histogram("casts", "telepathy").values()) == games
    on_offer = [sum(tally.histogram("casts", card).values()) for card in learned(STANDARD)]
    assert sum(on_offer) >= 4 * games  # the tops of four library stacks
    assert len(spells(STANDARD)) == 40


def test_the_spells_on_offer_are_those_that_lay_on_a_shelf() -> None:
    t = played(3, 1)

    told = Told(t)
    open_now = {int(t.kinds[card]) for e in range(4) for card in t.zones[SHELF + e]}
    assert open_now <= told.shelved
    assert all(STANDARD.ids[kind] in learned(STANDARD) for kind in told.shelved)


def test_the_tables_are_all_difficulties_with_all_variants_and_random_teams() -> None:
    tables = REPORT.tables(GAME)

    assert len(tables) == 15
    assert tables["II"].options == {"difficulty": "II", "variants": "none"}
    assert tables["III-terror_nightmare"].options["variants"] == "terror_nightmare"
    assert [name for name, seating in tables.items() if seating.bot] == [
        "I-random", "II-random", "III-random"
    ]  # fmt: skip
    for seating in tables.values():
        GAME.setup(5, seating.options)


def test_the_report_knows_who_began() -> None:
    t = GAME.deal(4, {"start_player": "seat_3", "character_pick": "random"}, seed=2, listen=True)

    assert REPORT.first(t) == 2


def test_the_three_languages_have_the_same_texts() -> None:
    found = []
    for language in ("en", "de", "zh"):
        place = resources.files("grimtable.lab.report.book_of_madness").joinpath(f"{language}.ftl")
        source = place.read_text(encoding="utf-8")
        found.append(re.findall(r"^([a-z][\w-]*) =", source, re.M))

    assert found[0] == found[1] == found[2]
    assert len(found[0]) == len(set(found[0]))


@pytest.fixture(scope="module")
def studied() -> Studied:
    tables = ("I-random", "III-random")
    return run_study(Study("book_of_madness", tables, (2, 5), games=2, pairs=0, seed=3))


def test_random_tables_are_played_by_random_teams(studied: Studied) -> None:
    assert studied.failures() == []
    for setting in studied.tallies:
        assert set(studied.study.plan(setting).seats) == {"random"}


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_page_can_be_written_in_every_language(studied: Studied, language: str) -> None:
    page = page_of(studied, language)

    for key in ("length", "wins", "ends", "rounds", "drama", "course", "spells"):
        assert f'<section id="{key}">' in page
    assert '<section id="seats">' not in page


def test_wins_are_counted_by_character_spell_and_curse() -> None:
    """Every seat's character, every spell that was cast and every curse that lay in a slot."""
    tally = Tally()
    t = played(3, 5)
    outcome = t.outcome()
    assert outcome is not None
    MadnessWatch(t).end(t, outcome, tally)
    told = Told(t)
    counted = {
        str(key[1]): sum(tally.counts[key].values()) for key in tally.counts if key[0] == "won-with"
    }

    assert sum(counted.get(character, 0) for character in characters(STANDARD)) == 3
    assert {kind for kind in counted if kind in curses(STANDARD)} == {
        STANDARD.ids[kind] for kind in told.curses
    }
    assert {kind for kind in counted if kind in spells(STANDARD)} == {
        STANDARD.ids[kind] for kind in told.casts
    }
    assert len(told.curses) >= 3


def test_where_a_team_stands_is_its_round_its_curses_and_the_madness_left() -> None:
    calm = madness(study("phase: turn\nP1 hand: fire_1"))
    cursed = madness(study("phase: turn\ncurses: - pyre_of_hope\nP1 hand: fire_1"))
    stack = len(calm.zones[0])

    assert standing(cursed, stack) != standing(calm, stack)
    assert standing(calm, stack) != standing(calm, stack * 4)
    assert 0 <= standing(calm, stack) < 256


def test_a_chance_is_how_often_teams_in_the_same_place_have_won() -> None:
    """Everybody comes by 1; who is at 2 has won three of four times, who is at 3 has lost."""
    tally = Tally()
    for path, wins, losses in ((b"\x01\x02", 300, 100), (b"\x01\x03", 0, 400)):
        for end, count in (("won", wins), ("lost", losses)):
            for _ in range(count):
                tally.path(end, value=path)

    known = chances(tally)
    assert known[1] == pytest.approx(300 / 800)
    assert known[2] == pytest.approx(0.75, abs=0.01)
    assert known[3] == pytest.approx(0.0, abs=0.01)


def test_the_favourite_changes_where_the_chance_crosses_one_half() -> None:
    assert follow([0.6, 0.4, 0.7, 0.9], is_won=True) == {
        "favourites": 2, "favourite-wins": 1, "decided": 50, "lowest": 40
    }  # fmt: skip
    assert follow([0.6, 0.7], is_won=False) == {
        "favourites": 1, "favourite-wins": 0, "decided": 100
    }  # fmt: skip


def test_every_game_has_its_drama(studied: Studied) -> None:
    for tally in studied.tallies.values():
        found = drama(tally)

        assert sum(found.histogram("favourites").values()) == 2
        assert sum(sum(paths.values()) for paths in tally.paths.values()) == 2
        assert all(len(path) > 1 for paths in tally.paths.values() for path in paths)
