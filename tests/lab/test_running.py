"""Long runs: chunks, files of chunks, executors that lose workers."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import pytest
from tests.packages.installing import install, seen

from grimtable.lab.chunk_files import BadChunks, ChunkFiles
from grimtable.lab.executors import Processes, Serial, WorkersLost
from grimtable.lab.faults import LabFault
from grimtable.lab.games import unpack
from grimtable.lab.playing import Plan, identity_of, play_chunk
from grimtable.lab.running import Chunk, GamesMissing, Work, gaps_of, run
from grimtable.lab.simulating import simulate, simulate_all

PLAN = Plan("grimwood", ("random",) * 3, 40, seed=5)


@dataclass
class Sum:
    """Adds up the numbers of its chunk."""

    total: int
    seconds: float = 0.001

    def packed(self) -> bytes:
        return str(self.total).encode()


@dataclass(frozen=True)
class Adding:
    name: str

    def identity(self) -> str:
        return self.name.ljust(16, "0")


def add(chunk: Chunk[Adding]) -> Sum:
    return Sum(sum(chunk.numbers))


def add_and_fall(chunk: Chunk[Adding]) -> Sum:
    """The process that has number 30 ends, but only the first time."""
    mark = Path(os.environ["GRIMTABLE_TEST_MARK"])
    if 30 in chunk.numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return add(chunk)


def fall(chunk: Chunk[Adding]) -> Sum:
    os.kill(os.getpid(), signal.SIGKILL)
    return add(chunk)


def read_sum(data: bytes) -> Sum:
    return Sum(int(data))


WORK = Work(add, read_sum)
TWO = [(Adding("a"), range(100)), (Adding("b"), range(50))]


def totals(found: list[list[Sum]]) -> list[int]:
    return [sum(part.total for part in parts) for parts in found]


def test_every_number_of_every_job_is_worked_on_once() -> None:
    seen: list[tuple[str, int]] = []
    found = run(
        WORK,
        TWO,
        arrived=lambda chunk, _: seen.extend((chunk.job.name, n) for n in chunk.numbers),
    )

    assert totals(found) == [4950, 1225]
    assert sorted(seen) == [("a", n) for n in range(100)] + [("b", n) for n in range(50)]


def test_chunks_grow_until_they_take_a_second() -> None:
    sizes: list[int] = []
    run(WORK, [(Adding("a"), range(100_000))], arrived=lambda c, _: sizes.append(len(c.numbers)))

    assert sizes[0] == 4
    assert max(sizes) > 1000


def test_the_gaps_are_what_no_part_has() -> None:
    assert list(gaps_of(range(10), [range(2, 4), range(7, 8)])) == [
        range(2),
        range(4, 7),
        range(8, 10),
    ]
    assert list(gaps_of(range(3), [])) == [range(3)]
    assert list(gaps_of(range(3), [range(3)])) == []


class Killed(Exception):
    pass


def stop_after(chunks: int) -> Callable[[object, object], None]:
    left = iter(range(chunks))

    def arrived(chunk: object, result: object) -> None:
        if next(left, None) is None:
            raise Killed

    return arrived


def test_a_run_continues_with_what_is_there(tmp_path: Path) -> None:
    whole = simulate_all([PLAN])
    with pytest.raises(Killed):
        simulate_all([PLAN], files=ChunkFiles(tmp_path), arrived=stop_after(3))
    kept = {file.name for file in tmp_path.iterdir()}
    again = simulate_all([PLAN], files=ChunkFiles(tmp_path))

    assert 3 <= len(kept) < len(list(tmp_path.iterdir()))
    assert kept < {file.name for file in tmp_path.iterdir()}
    assert columns(again[0]) == columns(whole[0])


def columns(games: object) -> dict[str, object]:
    return {name: value for name, value in vars(games).items() if name != "seconds"}


def test_more_games_of_a_plan_play_only_what_is_new(tmp_path: Path) -> None:
    simulate_all([PLAN], files=ChunkFiles(tmp_path))
    more = Plan(PLAN.game, PLAN.seats, 60, PLAN.seed)
    there = ChunkFiles(tmp_path).of(more.identity(), range(60))

    assert sum(len(part) for part, _ in there) == 40
    assert columns(simulate_all([more], files=ChunkFiles(tmp_path))[0]) == columns(simulate(more))


def test_other_plans_do_not_read_these_chunks(tmp_path: Path) -> None:
    simulate_all([PLAN], files=ChunkFiles(tmp_path))
    others = [
        Plan(PLAN.game, PLAN.seats, 40, seed=6),
        Plan(PLAN.game, ("random",) * 4, 40, PLAN.seed),
        Plan(PLAN.game, PLAN.seats, 40, PLAN.seed, (("power_limit", "1"),)),
        Plan(PLAN.game, PLAN.seats, 40, PLAN.seed, rotates=True),
    ]

    assert [ChunkFiles(tmp_path).of(plan.identity(), range(40)) for plan in others] == [[]] * 4


def test_a_changed_file_is_one_line_and_nothing_is_lost(tmp_path: Path) -> None:
    simulate_all([PLAN], files=ChunkFiles(tmp_path))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    file = sorted(tmp_path.iterdir())[0]
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(BadChunks, match="damaged or was changed") as told:
        simulate_all([PLAN], files=ChunkFiles(tmp_path))

    assert "\n" not in str(told.value)
    assert {file.name for file in tmp_path.iterdir()} == set(before)


def test_chunks_of_another_version_are_refused(tmp_path: Path) -> None:
    simulate_all([PLAN], files=ChunkFiles(tmp_path))
    file = sorted(tmp_path.iterdir())[0]
    file.write_bytes(file.read_bytes().replace(b'"version":"', b'"version":"9.'))

    with pytest.raises(BadChunks, match=r"written by Grimtable 9\."):
        simulate_all([PLAN], files=ChunkFiles(tmp_path))


def test_a_file_is_no_folder_for_chunks(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.touch()

    with pytest.raises(BadChunks, match="is no folder"):
        ChunkFiles(file)


def test_clearing_leaves_other_files_alone(tmp_path: Path) -> None:
    folder = tmp_path / "chunks"
    files = ChunkFiles(folder)
    simulate_all([PLAN], files=files)
    (folder / "mine.txt").touch()
    files.clear()

    assert [file.name for file in folder.iterdir()] == ["mine.txt"]

    (folder / "mine.txt").unlink()
    files.clear()

    assert not folder.exists()


def test_a_chunk_file_gives_the_games_back() -> None:
    plan = Plan("grimwood", ("random",) * 2, 3, options=(("first_player", "seat_5"),))
    for each in (PLAN, plan, Plan("grimwood", ("random",) * 2, 3, has_records=True)):
        games = play_chunk(Chunk(each, range(3)))

        assert unpack(games.packed()) == games


def test_own_bots_and_card_files_are_part_of_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "from grimtable.bots.random_bot import RandomBot\nclass {}(RandomBot): pass\n"
    monkeypatch.syspath_prepend(tmp_path)
    found = set()
    for name, text in (("one", "# a\n"), ("two", "# b\n")):
        (tmp_path / f"changed_{name}.py").write_text(text + bot.format("Mine"))
        found.add(Plan("grimwood", (f"changed_{name}:Mine", "random"), 1).identity())

    assert len(found) == 2


CHANGED = {
    "the helper of a single module": ("own_helper.py", "own_single:Mine", "random"),
    "another module of a package": (
        "own_package/deep/helper.py",
        "own_package.bots:Mine",
        "random",
    ),
    "the table of an installed bot": ("own_package/table.toml", "brought", "random"),
    "a module of an installed game": ("own_game/rules.py", "random", "random"),
}
BOT = "from grimtable.bots.random_bot import RandomBot\nclass Mine(RandomBot): pass\n"
GAME = """
from grimtable.games.grimwood.game import GrimwoodGame
class Mine(GrimwoodGame):
    name = "mine"
"""


@pytest.mark.parametrize("what", CHANGED)
def test_chunks_belong_to_all_code_of_own_bots_and_games(what: str, tmp_path: Path) -> None:
    changed, *seats = CHANGED[what]
    files = {
        "own_single.py": BOT,
        "own_helper.py": "",
        "own_package/__init__.py": "",
        "own_package/bots.py": BOT,
        "own_package/deep/helper.py": "",
        "own_package/table.toml": "",
        "own_game/__init__.py": GAME,
        "own_game/rules.py": "",
    }
    brings = {"mine": "own_game:Mine"}, files, {"brought": "own_package.bots:Mine"}
    install(tmp_path, "own", *brings)
    plan = Plan("mine", tuple(seats), 1)
    with seen(tmp_path):
        first = plan.identity()
        identity_of.cache_clear()
        assert plan.identity() == first
        (tmp_path / changed).write_text("# changed\n")
        identity_of.cache_clear()
        assert plan.identity() != first


# Executors


def test_a_killed_process_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMTABLE_TEST_MARK", str(tmp_path / "mark"))
    found = run(Work(add_and_fall, read_sum), TWO, Processes(2))

    assert (tmp_path / "mark").exists()
    assert totals(found) == [4950, 1225]


class Fragile(Processes):
    """Processes of which one is killed when the test says so."""

    def __init__(self, jobs: int, deadly: tuple[int, ...] = ()) -> None:
        super().__init__(jobs)
        self.deadly = deadly
        """One is killed as soon as this number of tasks has been sent."""
        self.sent = 0

    def _pool(self) -> ProcessPoolExecutor:
        self.pool = Pool(self)
        return self.pool


class Pool(ProcessPoolExecutor):
    """Knows the executor it works for."""

    def __init__(self, owner: Fragile) -> None:
        super().__init__(owner.jobs, get_context("spawn"))
        self.owner = owner

    def submit(self, *args, **kwargs) -> Future:  # type: ignore[no-untyped-def, type-arg]
        future = super().submit(*args, **kwargs)
        self.owner.sent += 1
        if self.owner.sent in self.owner.deadly:
            self.lose_a_process()
        return future

    def lose_a_process(self) -> None:
        """Returns when the pool knows that it is broken: the next `submit` raises."""
        with pytest.raises(BrokenProcessPool):
            super().submit(signal.raise_signal, signal.SIGKILL).result()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("busy", [{0}, {0, 1}, {0, 20}])
def test_no_task_is_lost_with_a_process_killed_while_nobody_waits(
    jobs: int, busy: set[int]
) -> None:
    executor = Fragile(jobs)
    got: list[int] = []
    for task, result in executor.each(abs, iter(range(40))):
        assert task == result
        if len(got) in busy:
            executor.pool.lose_a_process()
        got.append(task)

    assert sorted(got) == list(range(40))


@pytest.mark.parametrize("deadly", [(1,), (3, 4), (2, 30)])
def test_no_task_is_lost_with_a_process_killed_while_tasks_are_sent(
    deadly: tuple[int, ...],
) -> None:
    found = run(WORK, TWO, Fragile(2, deadly))

    assert totals(found) == [4950, 1225]


class Forgetful(Serial):
    """An executor that loses the second task and the last one."""

    def each(self, work: Callable, tasks: Iterator) -> Iterator:  # type: ignore[type-arg]
        for number, pair in enumerate(super().each(work, tasks)):
            if number != 1 and pair[0].numbers.stop != 50:
                yield pair


def test_a_run_with_missing_games_is_an_error(tmp_path: Path) -> None:
    files = ChunkFiles(tmp_path / "chunks")
    with pytest.raises(GamesMissing, match=r"games .* missing, the first is number 4:") as told:
        run(WORK, TWO, Forgetful(), files)

    assert "\n" not in str(told.value)
    assert totals(run(WORK, TWO, files=ChunkFiles(tmp_path / "chunks"))) == [4950, 1225]


def test_work_that_always_kills_its_process_ends() -> None:
    with pytest.raises(WorkersLost, match="3 times"):
        run(Work(fall, read_sum), TWO, Processes(2))


def test_tasks_are_taken_when_they_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    for executor in (Serial(), Processes(1)):
        taken.clear()
        task, result = next(iter(executor.each(abs, tasks())))

        assert task == result < 2
        assert len(taken) <= 2


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_what_is_wrong_with_a_run_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    (tmp_path / "notes").touch()
    faults: list[LabFault] = [WorkersLost(), GamesMissing([range(4, 6), range(9, 10)])]
    with pytest.raises(BadChunks) as told:
        ChunkFiles(tmp_path / "notes")
    faults.append(told.value)
    said = [fault.said(language) for fault in faults]

    assert ("3" in said[0], "3" in said[1], "4" in said[1]) == (True, True, True)
    assert str(tmp_path / "notes") in said[2]
    assert all("\n" not in line for line in said)
    assert (said == [str(fault) for fault in faults]) == (language == "en")
