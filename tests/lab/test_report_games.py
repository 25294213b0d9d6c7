"""What the report plays and counts."""

import subprocess
import sys
from pathlib import Path

import pytest

from grimtable.games.grimwood.ids import DECK, HAND, KIND, MAGE, RUNE
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import Outcome
from grimtable.kernel.terms import MOVED
from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import Processes
from grimtable.lab.playing import match_of
from grimtable.lab.report.drama import count_lead
from grimtable.lab.report.forcing import exchange
from grimtable.lab.report.grimwood.counting import seats_and_parts, sources, told
from grimtable.lab.report.grimwood.report import GrimwoodReport
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import (
    Batch,
    Setting,
    Studied,
    Study,
    forced,
    natural,
    run_study,
    tally_chunk,
)
from grimtable.lab.report.tallies import WIN, Tally, mean, win_share
from grimtable.lab.running import Chunk
from grimtable.lab.simulating import simulate
from grimtable.lab.summary import summary
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, scene

STUDY = Study("grimwood", ("german",), (2, 3), games=6, pairs=1, seed=3)
GAME = get("grimwood")


def counted(studied: Studied) -> list[object]:
    return [(tally.counts, tally.pairs, tally.failures) for tally in studied.tallies.values()]


@pytest.fixture(scope="module")
def studied() -> Studied:
    return run_study(STUDY)


def dealt(seats: int, seed: int) -> Grimwood:
    t = match_of(GAME, STUDY.plan(Setting("german", seats)), seed).table
    assert isinstance(t, Grimwood)
    return t


# Studies


def test_processes_count_the_same(studied: Studied) -> None:
    assert counted(run_study(STUDY, Processes(2))) == counted(studied)


def test_every_table_is_one_batch_and_every_card_one_more() -> None:
    plain = [(batch.setting, number) for batch, numbers in natural(STUDY) for number in numbers]
    every = [*natural(STUDY), *forced(STUDY)]

    assert sorted(plain) == sorted((at, n) for at in STUDY.settings() for n in range(6))
    assert len({batch.identity() for batch, _ in every}) == len(every) == 2 * (1 + len(NAMES))
    assert sum(len(numbers) * batch.deals for batch, numbers in every) == STUDY.workload()


def test_a_study_that_was_killed_counts_the_same(studied: Studied, tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    left = iter(range(10))

    def kill(games: int) -> None:
        if next(left, None) is None:
            raise Killed

    with pytest.raises(Killed):
        run_study(STUDY, told=kill, files=ChunkFiles(tmp_path))
    there = len(list(tmp_path.iterdir()))
    again: list[int] = []
    found = run_study(STUDY, told=again.append, files=ChunkFiles(tmp_path))

    assert 10 <= there < len(list(tmp_path.iterdir()))
    assert sum(again) == STUDY.workload()
    assert counted(found) == counted(studied)


def test_the_games_are_those_of_simulate(studied: Studied) -> None:
    for setting in STUDY.settings():
        plan, tally = STUDY.plan(setting), studied.tallies[setting]
        known = summary(plan, simulate(plan))

        shares = [win_share(tally.histogram("seat", seat)) for seat in range(setting.seats)]
        assert [share.value for share in shares] == pytest.approx(known.win_share)
        assert mean(tally.histogram("turns")).value == pytest.approx(known.mean_turns)
        assert sum(tally.histogram("shared").values()) == 6


def test_every_table_counts_every_game_once(studied: Studied) -> None:
    for setting, tally in studied.tallies.items():
        assert sum(tally.histogram("lead-changes").values()) == 6
        assert sum(tally.histogram("score").values()) == 6 * setting.seats
        for kind in NAMES:
            assert sum(tally.pairs["held", kind].values()) == 6
            assert sum(tally.histogram("forced", kind).values()) == 1
        places = [tally.histogram("place", place) for place in range(setting.seats)]
        won = sum(parts * count for place in places for parts, count in place.items())
        assert won == 6 * WIN


def test_points_by_source_are_all_points(studied: Studied) -> None:
    for tally in studied.tallies.values():
        by_source = [
            value * count
            for source in ("supernatural", "animal", "setting")
            for value, count in tally.histogram("source", source).items()
        ]
        scores = [value * count for value, count in tally.histogram("score").items()]

        assert sum(by_source) == sum(scores)


def test_who_was_dealt_a_card_has_held_it(studied: Studied) -> None:
    for tally in studied.tallies.values():
        for kind in NAMES:
            seats = [
                sum(seated * count for (seated, _), count in tally.pairs[sort, kind].items())
                for sort in ("dealt", "held")
            ]
            assert seats[0] <= seats[1]


def test_a_game_that_fails_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off(self: GrimwoodReport, t: Grimwood, kind: str, seat: int, in_hand: bool) -> None:
        if seat == 1:
            raise RuntimeError("torn\ncard")

    monkeypatch.setattr(GrimwoodReport, "force", break_off)
    setting = Setting("german", 2)
    tally = tally_chunk(Chunk(Batch(setting, STUDY.plan(setting), "owl"), range(3)))

    assert [(failed.number, failed.error) for failed in tally.failures] == [
        (1, "RuntimeError: torn card")
    ]
    assert sum(tally.histogram("forced", "owl").values()) == 2


# Forced deals


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("kind", NAMES)
def test_a_forced_card_is_in_the_hand_or_at_the_bottom(kind: str, seats: int) -> None:
    number = NAMES.index(kind)
    for seed in range(3):
        hands, plain = [], dealt(seats, seed)
        for in_hand in (True, False):
            t = dealt(seats, seed)
            report_of("grimwood").force(t, kind, 1, in_hand)
            hands.append([list(zone) for zone in t.zones])

            assert t.is_conserved()
            place = t.zones[HAND + 1][0] if in_hand else t.zones[DECK][0]
            assert KIND[place] == number
            assert t.dice == plain.dice

        moved = sum(
            a != b for one, two in zip(*hands, strict=True) for a, b in zip(one, two, strict=True)
        )
        assert moved == 2


def test_exchanged_cards_are_known_to_who_holds_them_now() -> None:
    t = dealt(3, 5)
    before = [t.view(seat)[1] for seat in range(3)]
    card = next(card for card in t.zones[DECK] if card == MAGE or KIND[card] == RUNE)
    old = t.hand(1)[0]
    exchange(t, card, old)

    assert KIND[card] * 2 in t.view(1)[1][HAND + 1]
    assert t.know[card] >> 1 & 1
    assert not t.know[old] & 0xFF
    assert [t.view(seat)[1] for seat in (0, 2)] == [before[0], before[2]]
    told_of = [event for event in t.events or [] if event[0] == MOVED and event[2] == HAND + 1]
    assert sorted(event[3] for event in told_of) == sorted(t.hand(1))


def test_the_open_question_knows_the_exchanged_card() -> None:
    t = dealt(2, 1)
    t.zones[HAND + t.starter].sort()
    rune = len(KIND) - 1
    assert rune not in t.hand(t.starter)
    exchange(t, rune, t.hand(t.starter)[0])

    assert t.word(t.options[0])
    assert "rune" in {t.word(move) for move in t.options}


# Counting


def test_swapped_hands_count_as_held() -> None:
    """GW-C.boogeyman"""
    t = scene("""
        P1 hand: boogeyman owl
        P2 hand: mage crow
    """)
    t.table.events = []
    t.plays(P1, "boogeyman").on(P2)
    assert isinstance(t.table, Grimwood)
    held, starts, lays, _ = told(t.table, [0] * len(NAMES))

    assert held[NAMES.index("mage")] == 0b01
    assert held[NAMES.index("owl")] == 0b10
    assert starts[NAMES.index("boogeyman")] == lays[NAMES.index("boogeyman")] == 1


def test_points_are_sorted_by_combo() -> None:
    """GW-6"""
    t = scene("""
        P1 row: owl owl owl / mage elf hydra
        P2 row: swamp path clearing / crow crow crow
    """)
    assert isinstance(t.table, Grimwood)

    assert sources(t.table) == [5, 20, 5]


def test_parts_of_the_win_belong_to_the_seats_of_the_mask() -> None:
    assert seats_and_parts(0b101, [30, 0, 30]) == (2, 60)
    assert seats_and_parts(0b010, [30, 0, 30]) == (1, 0)


def test_a_lead_changes_when_somebody_else_leads_alone() -> None:
    tally = Tally()
    scores = [[0, 0], [5, 0], [5, 5], [5, 0], [5, 10], [20, 10], [20, 15]]
    count_lead(scores, Outcome("deck_empty", [0], [20, 15], [1.0, 0.0]), [60, 0], tally)

    assert dict(tally.histogram("lead-changes")) == {2: 1}
    assert dict(tally.histogram("halfway")) == {60: 1}
    assert dict(tally.histogram("behind")) == {5: 1}
    assert dict(tally.histogram("settled")) == {round(100 * 5 / 7): 1}


def test_a_shared_win_has_no_winner_who_was_behind() -> None:
    tally = Tally()
    outcome = Outcome("deck_empty", [0, 1], [5, 5], [0.5, 0.5])
    count_lead([[5, 0], [5, 5]], outcome, [30, 30], tally)

    assert not tally.histogram("behind")
    assert not tally.histogram("halfway")


def test_plots_are_imported_only_for_the_page() -> None:
    code = "import sys, grimtable.cli.report, grimtable.lab.report.studies as s;"
    code += "s.report_of('grimwood');"
    code += "print([m for m in ('altair', 'vl_convert', 'polars') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
