"""What the report counts of Grim Farmer."""

from collections import Counter

import pytest

from grimtable.games.grim_farmer.ids import DECK, NORMALS, hand_of
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import SPECIAL_NAMES
from grimtable.kernel.terms import MOVED
from grimtable.lab.executors import Processes
from grimtable.lab.report.grim_farmer.counting import WAYS, Told
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import Setting, Studied, Study, run_study
from grimtable.lab.report.tallies import WIN
from grimtable.lab.report.writing import page_of
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene

GAME = get("grim_farmer")
STUDY = Study("grim_farmer", ("standard", "duel"), (2, 4), "casual", games=6, pairs=1, seed=3)


@pytest.fixture(scope="module")
def studied() -> Studied:
    return run_study(STUDY)


def told(t: Scene) -> Told:
    assert isinstance(t.table, Farmer)
    return Told(t.table)


def steered() -> Scene:
    """A Turn with the call pig and red: P1 could be honest, P2 could not, P3 is."""
    for seed in range(2000):
        t = GAME.stage(
            {
                "P1 hand": "pig_red pig_blue cow_blue hen_green",
                "P2 hand": "cow_blue cow_green hen_yellow hen_blue",
                "P3 hand": "pig_yellow pig_green sheep_red",
                "call": "horse purple",
                "phase": "draw",
                "turn": "2",
            },
            3,
            {"phase1_draw": "off"},
        )
        t.events = [
            (MOVED, DECK, hand_of(seat), card, 0, -1)
            for seat in range(3)
            for card in t.zones[hand_of(seat)]
        ]
        t.roll_anew(seed)
        t.run()
        found = Scene(GAME, t)
        if found.line("call") == "pig red":
            return found
    raise AssertionError("no dice bring pig and red")


def test_bluffs_are_told_from_honest_piles_and_forced_ones_from_free_ones() -> None:
    t = steered()
    for seat in (P1, P2, P3):
        t.says(seat, "pass")
    t.says(P1, "card pig_red", "card cow_blue", "done")
    t.says(P2, "card cow_blue", "card cow_green", "done")
    t.says(P3, "card pig_yellow", "card pig_green", "done")
    t.says(P1, "challenge P3").says(P2, "challenge P1").says(P3, "nobody")

    game = told(t)

    assert game.piles == [(True, False), (True, True), (False, False)]
    assert Counter(game.challenges) == {True: 1, False: 1}
    assert game.turns[-1]["challenges"] == 2


def test_the_way_of_the_last_card() -> None:
    t = steered()
    for seat in (P1, P2, P3):
        t.says(seat, "pass")
    t.says(P1, "card pig_red", "card cow_blue", "done")
    t.says(P2, "card cow_blue", "card cow_green", "done")
    t.says(P3, "card pig_yellow", "card pig_green", "card sheep_red")
    t.says(P1, "nobody").says(P2, "challenge P1").says(P3, "nobody")
    t.says(P2, "card hen_yellow", "card hen_blue")

    game = told(t)

    assert game.ways[P2] == "reward"
    assert game.ways[P3] == "pile"


def test_every_game_is_counted_at_every_table_the_deck_allows(studied: Studied) -> None:
    tables = [("standard", 2), ("standard", 4), ("duel", 2)]

    assert [(each.preset, each.seats) for each in studied.tallies] == tables
    for tally in studied.tallies.values():
        assert tally.failures == []
        assert sum(tally.histogram("reshuffles").values()) == STUDY.games
        winners = sum(tally.histogram("way", "pile").values())
        assert sum(tally.histogram("way", way)[1] for way in WAYS) == winners >= STUDY.games
        bluffs, forced = tally.histogram("bluff"), tally.histogram("forced-bluff")
        assert sum(bluffs.values()) == sum(forced.values())
        assert bluffs[1] >= forced[1]
        for kind in SPECIAL_NAMES:
            won = sum(parts * n for (_, parts), n in tally.pairs["dealt", kind].items())
            assert 0 <= won <= WIN * STUDY.games
            assert sum(tally.histogram("forced", kind).values()) == STUDY.pairs


@pytest.mark.parametrize("kind", SPECIAL_NAMES)
def test_a_forced_special_is_in_the_hand_or_at_the_bottom(kind: str) -> None:
    for in_hand in (True, False):
        t = GAME.deal(3, {}, seed=5, brisk=True, listen=True)
        report_of("grim_farmer").force(t, kind, 1, in_hand)
        hand = [GAME.kinds[t.kinds[card]] for card in t.zones[hand_of(1)]]

        assert t.is_conserved()
        assert len(hand) == 13
        if in_hand:
            assert kind in hand
        else:
            assert GAME.kinds[t.kinds[t.zones[DECK][0]]] == kind
        assert sum(t.kinds[card] >= NORMALS for card in t.zones[hand_of(1)]) >= 2


def test_two_jobs_count_the_same_as_one(studied: Studied) -> None:
    again = run_study(STUDY, Processes(2))

    assert [(tally.counts, tally.pairs) for tally in again.tallies.values()] == [
        (tally.counts, tally.pairs) for tally in studied.tallies.values()
    ]


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_page_can_be_written_in_every_language(studied: Studied, language: str) -> None:
    page = page_of(studied, language)

    for key in ("seats", "length", "bluffs", "ways", "cards", "rhythm"):
        assert f'<section id="{key}">' in page
    assert '<section id="scores">' not in page
    assert Setting("duel", 4) not in studied.tallies
