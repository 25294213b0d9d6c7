import pytest

from grimtable.kernel.drive import checksum_play, play_out
from grimtable.kernel.frames import AnyFrame
from grimtable.sessions.saves import fingerprint
from kernel.toys.plain import Choice, scene
from kernel.toys.toy import Toy, ToyGame
from kernel.toys.wander import RAFT, TOYS, all_toys

CHECKSUMS = {
    ("bids", "english"): 2736532196,
    ("barter", "english"): 1277496052,
    ("barter", "live"): 1277496052,
    ("raft", "english"): 3007236009,
}


@all_toys
def test_every_game_played_out_ends(game: ToyGame[Toy], preset: str) -> None:
    for seed in range(20):
        t = game.deal(2 + seed % 3, preset, seed=seed, brisk=seed % 2 == 0)
        decisions = play_out(t, seed)
        outcome = t.outcome()

        assert decisions > 3
        assert (t.waiting, t.stack) == (0, [])
        assert outcome is not None
        assert sum(outcome.rewards) == pytest.approx(1)
        assert len(outcome.scores) == t.seats


@all_toys
def test_the_same_seeds_play_the_same_game(game: ToyGame[Toy], preset: str) -> None:
    ends = []
    for deal, play in ((1, 1), (1, 1), (1, 2), (2, 1)):
        t = game.deal(3, preset, seed=deal)
        play_out(t, play)
        ends.append(fingerprint(t))

    assert ends[0] == ends[1]
    assert len(set(ends)) == 3


@all_toys
def test_a_checksum_is_played_like_any_game(game: ToyGame[Toy], preset: str) -> None:
    t, counted = game.deal(3, preset, seed=5), game.deal(3, preset, seed=5)
    play_out(t, 6)
    total = checksum_play(counted, 6)

    assert fingerprint(counted) == fingerprint(t)
    assert 0 <= total < 2**32


@pytest.mark.parametrize(("game", "preset"), TOYS)
def test_checksums_are_as_recorded(game: ToyGame[Toy], preset: str) -> None:
    t = game.deal(3, preset, seed=5)

    assert checksum_play(t, 6) == CHECKSUMS[game.name, preset]


def test_a_forced_answer_needs_no_decision_on_a_brisk_table() -> None:
    questions: list[AnyFrame] = [Choice(1, (5,), is_covert=True), Choice(0, (6, 7))]
    asked, brisk = scene("", questions[:]), scene("", questions[:])
    brisk.brisk = True

    assert play_out(asked, 1) == 2
    assert play_out(brisk, 1) == 1
    assert asked.said == brisk.said


def test_an_outcome_prints_its_parts() -> None:
    t = RAFT.deal(2, seed=1)

    assert t.outcome() is None

    t.finish(1)

    assert repr(t.outcome()) == "Outcome('reason 1', [0, 1], [1, 1], [0.5, 0.5])"
