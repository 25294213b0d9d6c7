import random

from grimtable.kernel.dice import Sealed
from grimtable.kernel.drive import checksum_play
from grimtable.sessions.saves import fingerprint, load, save, state
from kernel.toys.barter import PASS
from kernel.toys.bids import STOP
from kernel.toys.raft import LOOK, REST
from kernel.toys.toy import Toy, ToyGame
from kernel.toys.wander import BARTER, BIDS, RAFT, all_toys, answer_any, audiences, decisions


@all_toys
def test_a_saved_table_is_loaded_as_it_was(game: ToyGame[Toy], preset: str) -> None:
    for t in decisions(game, preset):
        loaded = load(game, save(t))

        assert fingerprint(loaded) == fingerprint(t)
        assert (loaded.waiting, loaded.seat, loaded.options) == (t.waiting, t.seat, t.options)
        assert loaded.stack == t.stack
        for audience in audiences(t):
            assert loaded.view(audience) == t.view(audience)


@all_toys
def test_a_loaded_table_plays_the_same_game(game: ToyGame[Toy], preset: str) -> None:
    for number, t in enumerate(decisions(game, preset)):
        if number % 7 == 0:
            loaded, clone = load(game, save(t)), t.clone()

            assert checksum_play(loaded, number) == checksum_play(clone, number)
            assert fingerprint(loaded) == fingerprint(clone)


@all_toys
def test_a_clone_equals_and_is_independent(game: ToyGame[Toy], preset: str) -> None:
    for number, t in enumerate(decisions(game, preset)):
        clone = t.clone()
        before = fingerprint(t)

        assert fingerprint(clone) == before
        assert (clone.waiting, clone.options, clone.crossings) == (
            t.waiting,
            t.options,
            t.crossings,
        )

        answer_any(clone, random.Random(number))

        assert fingerprint(t) == before
        assert fingerprint(clone) != before or not clone.waiting


def test_a_finished_game_is_kept_too() -> None:
    t = RAFT.deal(3, seed=2)
    t.finish(3)
    loaded = load(RAFT, save(t))

    assert (loaded.over, loaded.waiting) == (3, 0)
    assert fingerprint(loaded) == fingerprint(t)


def test_brisk_is_kept_but_makes_no_other_table() -> None:
    t = RAFT.deal(3, seed=2, brisk=True)

    assert load(RAFT, save(t)).brisk
    assert not load(RAFT, save(RAFT.deal(3, seed=2))).brisk
    assert fingerprint(t) == fingerprint(RAFT.deal(3, seed=2))


def test_the_key_is_not_in_a_save() -> None:
    key = b"\x11" * 32
    t = BIDS.deal(3, sealed=Sealed(key))

    assert key not in save(t)
    assert load(BIDS, save(t)).sealed is None
    assert load(BIDS, save(t)).dice == t.dice


def test_every_part_of_a_table_changes_its_fingerprint() -> None:
    t = BIDS.deal(3, seed=1)
    marks = {fingerprint(t)}
    changes = (
        lambda w: w.zones[0].reverse(),
        lambda w: w.know.__setitem__(0, 77),
        lambda w: w.dice.__setitem__(1, 5),
        lambda w: w.stack.pop(),
        lambda w: w.answers[1].append(STOP),
        lambda w: setattr(w, "passed", 1),
        lambda w: w.put_out(1),
        lambda w: setattr(w, "over", 1),
        lambda w: setattr(w, "shuffles", 1),
    )
    for change in changes:
        world = t.clone()
        change(world)
        marks.add(fingerprint(world))

    assert len(marks) == 1 + len(changes)


def test_what_follows_from_the_table_is_not_in_its_fingerprint() -> None:
    t = BARTER.deal(3, seed=4)
    world = t.clone()
    world.crossings += 5
    world.mover = 2
    world.events = []

    assert fingerprint(world) == fingerprint(t)


def test_plain_data_makes_a_table() -> None:
    t = BARTER.deal(2, seed=4)
    t.play(0, PASS)
    seats, zones, know, dice, stack, answers, passed, out, over, own = state(t)

    assert (seats, passed, out, over) == (2, 1, 0, 0)
    assert (zones, know, dice, answers) == (t.zones, t.know, t.dice, [])
    assert stack == [["Day", 1], ["Fair", 1]]
    assert own == (False, 1, 2, 2)


def test_a_table_in_mid_effect_is_kept() -> None:
    t = RAFT.deal(3, seed=2)
    t.play(0, LOOK)
    loaded = load(RAFT, save(t))
    for table in (t, loaded):
        table.play(0, REST)

    assert fingerprint(loaded) == fingerprint(t)
