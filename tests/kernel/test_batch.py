"""Many tables stepped in one call do what each of them would do by itself."""

from mypy_extensions import i64

from grimtable.kernel.batch import Batch
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.table import Table
from grimtable.kernel.terms import Move
from kernel.toys.plain import Choice, Plain, scene

LENGTH, MOVES = 3, 8


class Guess(Choice):
    """Adds what is guessed; the guess 0 ends the game."""

    def act(self, t: Plain, move: Move) -> Frames:
        t.said += (move,)
        if not move:
            t.finish(1)
            return DONE
        return (Guess(1 - self.me, (0, 3, 5)),)


def deal(seed: int) -> Plain:
    """A game of guesses; every third one asks nobody."""
    return scene("", [] if seed % 3 == 2 else [Guess(seed % 2, (0, 3, 5))])


def write(t: Table, seat: int, buffer: bytearray, start: int) -> None:
    """The seat, how often was guessed, and the last guess."""
    assert isinstance(t, Plain)
    buffer[start : start + LENGTH] = bytes([seat, len(t.said), t.said[-1] if t.said else 0])


def begun(many: i64, seed: i64 = 0) -> Batch:
    """Tables of guesses, freshly dealt."""
    batch = Batch(deal, write, many, LENGTH, MOVES)
    batch.begin(seed, many)
    return batch


def cut(buffer: bytearray, length: int) -> list[list[int]]:
    """The buffer, table by table."""
    return [list(buffer[at : at + length]) for at in range(0, len(buffer), length)]


def test_a_batch_deals_only_games_in_which_somebody_is_asked() -> None:
    batch = begun(3)

    assert [t.seat for t in batch.tables] == [0, 1, 1]  # seeds 0, 1 and 3: game 2 asks nobody
    assert batch.started == 4


def test_codes_masks_and_seats_are_those_of_each_table() -> None:
    batch = begun(2)

    batch.step([3, 5])

    assert cut(batch.codes, LENGTH) == [[1, 1, 3], [0, 1, 5]]
    assert cut(batch.masks, MOVES) == [[1, 0, 0, 1, 0, 1, 0, 0]] * 2
    assert list(batch.seats) == [1, 0]
    assert batch.ended == []


def test_a_game_that_ends_is_named_and_gives_way_to_the_next() -> None:
    batch = begun(2)
    before = batch.tables[1]

    batch.step([3, 0])

    assert batch.ended == [(1, before)]
    assert batch.tables[1] is not before
    assert cut(batch.codes, LENGTH)[1] == [1, 0, 0]
    batch.step([3, 3])
    assert batch.ended == []


def test_steps_by_lot_follow_from_the_seed() -> None:
    def seen(seed: i64) -> bytes:
        batch = begun(3, seed)
        batch.step_by_lot(20)
        return bytes(batch.codes + batch.masks + batch.seats)

    assert seen(1) == seen(1) != seen(5)
    batch = begun(3, 1)
    batch.step_by_lot(20)
    assert batch.started > 4  # some games have ended on the way
