"""What the report counts of Grimm Tidings."""

import re
from importlib import resources

import pytest

from games.grimm_tidings.tale import GAME, decided, doing, quiet, tale, tidings
from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.games.grimm_tidings.ids import DOORS, TREASURES, hand_of
from grimtable.kernel.table import Outcome
from grimtable.lab.playing import Plan, match_of
from grimtable.lab.report.grimm_tidings import counting
from grimtable.lab.report.grimm_tidings.bargains import Weighing
from grimtable.lab.report.grimm_tidings.counting import ENDS, TidingsWatch, Told, items, roles
from grimtable.lab.report.grimm_tidings.report import TidingsReport
from grimtable.lab.report.studies import Studied, Study, run_study
from grimtable.lab.report.tallies import WIN, Tally
from grimtable.lab.report.writing import page_of
from grimtable.testing.scene import P1, P2, P3, Scene

REPORT = TidingsReport()


def told(t: Scene) -> Told:
    return Told(tidings(t))


def test_a_disturbed_and_lost_fight_is_told_from_a_quiet_win() -> None:
    t = tale("""
        P1 hand: stale_shingle | level: 5
        P2 hand: big_as_a_house
        phase: phase2
    """)
    t.says(P1, "trouble stale_shingle")
    doing(t, P2, "play big_as_a_house")
    decided(t)

    fight = told(t).fights[0]
    assert (fight.main, fight.helper, fight.end, fight.is_disturbed) == (P1, -1, "lost", True)


def test_a_helper_and_the_pay_are_counted_and_own_cards_disturb_nobody() -> None:
    t = tale("""
        P1 hand: robbers the_pea | level: 4
        P2 level: 4
        phase: phase2
    """)
    t.says(P1, "trouble robbers", "help P2", "share 1", "pick helper_first", "none", "none")
    t.says(P2, "accept")
    quiet(t.says(P1, "play the_pea", "fighters"))
    decided(t)

    game = told(t)
    fight = game.fights[0]
    assert (fight.helper, fight.pay, fight.end, fight.is_disturbed) == (P2, 1, "won", False)
    assert game.played[STANDARD.ids.index("the_pea")] == 1
    assert game.played[STANDARD.ids.index("robbers")] == 1
    assert game.played[STANDARD.ids.index("lullaby")] == 0


def test_what_lay_in_front_of_whom() -> None:
    t = tale("""
        P1 hand: scissors hunter
    """)
    t.says(P1, "lay scissors", "lay hunter", "drop hunter")

    fronts = told(t).fronts
    assert fronts[STANDARD.ids.index("scissors")] == 1 << P1
    assert fronts[STANDARD.ids.index("hunter")] == 1 << P1
    assert fronts[STANDARD.ids.index("tailor")] == 0


def test_every_game_is_counted_once() -> None:
    tally = Tally()
    for seed in range(2):
        match = match_of(GAME, Plan("grimm_tidings", ("heuristic",) * 3, 1), seed)
        t = match.table
        watch = REPORT.watch(t)
        watch.end(t, match.play(watch.after), tally)
        rounds = t.public()[6]
        assert 3 * (rounds - 1) < GAME.turns(t) <= 3 * rounds

    fights = sum(value * n for value, n in tally.histogram("fights-per-game").items())
    assert fights == sum(tally.histogram("fight-helped").values()) > 0
    assert fights == sum(tally.histogram(f"fight-{end}")[1] for end in ENDS)
    assert sum(tally.histogram("turn-cap").values()) == 2
    for kind in roles(STANDARD) + items(STANDARD):
        won = sum(parts * n for (_, parts), n in tally.pairs["front", kind].items())
        assert 0 <= won <= 2 * WIN
    assert sum(tally.histogram("played", "hunter").values()) == 2


def test_the_first_deal_that_is_taken_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """GT-16"""
    monkeypatch.setattr(counting, "SAMPLED", 1)
    monkeypatch.setattr(counting, "HOW", Weighing(redeals=2))
    t = tale("""
        P1 hand: robbers | level: 4
        P2 level: 4
        phase: phase2
    """)
    watch, tally = TidingsWatch(tidings(t)), Tally()
    form = ["share 1", "pick helper_first", "none", "none"]
    said = [(P1, move) for move in ["trouble robbers", "help P2", *form]]
    for seat, move in [*said, (P2, "accept")]:
        t.says(seat, move)
        watch.after(t.table)
    watch.end(t.table, Outcome("level_ten", [P1], [10, 1, 1], [1.0, 0.0, 0.0]), tally)

    assert tally.histogram("deal-both").total() == 1
    assert max(tally.histogram("deal-main")) > 0


@pytest.mark.parametrize("kind", ["hunter", "eldest", "scissors", "giants_club"])
def test_a_forced_card_is_in_the_hand_or_at_the_bottom(kind: str) -> None:
    number = STANDARD.ids.index(kind)
    for in_hand in (True, False):
        t = GAME.deal(3, seed=5, brisk=True, listen=True)
        REPORT.force(t, kind, P2, in_hand)
        bottoms = {int(t.kinds[t.zones[deck][0]]) for deck in (DOORS, TREASURES)}

        assert t.is_conserved()
        assert len(t.zones[hand_of(P2)]) == len(t.zones[hand_of(P3)]) == 8
        if in_hand:
            assert number in {t.kinds[card] for card in t.zones[hand_of(P2)]}
        else:
            assert number in bottoms


def test_the_three_languages_have_the_same_texts() -> None:
    found = []
    for language in ("en", "de", "zh"):
        place = resources.files("grimtable.lab.report.grimm_tidings").joinpath(f"{language}.ftl")
        source = place.read_text(encoding="utf-8")
        found.append(re.findall(r"^([a-z][\w-]*) =", source, re.M))

    assert found[0] == found[1] == found[2]
    assert len(found[0]) == len(set(found[0]))


@pytest.fixture(scope="module")
def studied() -> Studied:
    return run_study(Study("grimm_tidings", ("standard",), (3,), games=2, pairs=0, seed=3))


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_page_can_be_written_in_every_language(studied: Studied, language: str) -> None:
    page = page_of(studied, language)

    for key in ("seats", "length", "fights", "rhythm", "deals", "roles", "items", "rare"):
        assert f'<section id="{key}">' in page
