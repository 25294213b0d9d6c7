from hashlib import sha256

import pytest

from grimtable.kernel.dice import MULTIPLIER, WORD, Sealed, mix, sealed_key, small, step, word_of
from kernel.measures import limit, unevenness
from kernel.toys.plain import Plain, scene
from kernel.toys.wander import BIDS, RAFT

KEY = bytes(range(32))
THROWS = 6000


def words(state: int, count: int) -> list[int]:
    shown = []
    for _ in range(count):
        state = step(state)
        shown.append(int(word_of(state)))
    return shown


def sealed_word(key: bytes, stream: int, k: int) -> int:
    """As the paper says it, written a second time."""
    stream_key = sha256(key + bytes([stream])).digest()
    block = sha256(stream_key + (k // 8).to_bytes(8, "big")).digest()
    return int.from_bytes(block[k % 8 * 4 : k % 8 * 4 + 4], "big")


class Loaded(Sealed):
    """Dice that show what they were told to."""

    def __init__(self, shown: list[int]) -> None:
        super().__init__(b"")
        self.shown = shown

    def word(self, stream: int, count: int) -> int:
        return self.shown[count]


def loaded(*shown: int) -> Plain:
    t = scene("")
    t.sealed = Loaded(list(shown))
    t.dice = [0, 0]
    return t


@pytest.mark.parametrize(
    ("seed", "stream", "first", "shown"),
    [
        (0, 0, 8379512627017679445, [2352113717, 1772195615, 2584650030]),
        (1, 0, 4294967296, [1, 2147468559, 846058478]),
        (1, 1, 928633302546575389, [3333020250, 2853786413, 2668680620]),
        (1099511627781, 3, 9006183235476921358, [1492002061, 1121512714, 1285703692]),
        (12345, 99, 9115548925120540530, [262138808, 384232920, 1354617251]),
    ],
)
def test_small_dice_show_these_words(seed: int, stream: int, first: int, shown: list[int]) -> None:
    assert small(seed, stream) == first
    assert words(first, 3) == shown


def test_small_dice_follow_their_formula() -> None:
    state = small(12345, 3)
    low, high = state % 2**32, state // 2**32

    assert step(state) == 0x7FFFC50F * low + high
    assert word_of(state) == low ^ high


def test_sealed_dice_show_these_words() -> None:
    sealed = Sealed(KEY)

    assert [sealed.word(0, k) for k in range(9)] == [
        2821130152,
        1715558435,
        3765639552,
        1532391919,
        1662709703,
        3396990141,
        3466690972,
        3398013550,
        1270541106,
    ]
    assert [sealed.word(1, k) for k in (0, 1000)] == [162891713, 3154694304]


def test_sealed_dice_follow_their_formula_in_any_order() -> None:
    sealed = Sealed(KEY)
    for stream, k in [(2, 0), (0, 9), (2, 1), (2, 8), (0, 0), (5, 2**40 + 7), (2, 7)]:
        assert sealed.word(stream, k) == sealed_word(KEY, stream, k)


def test_the_key_is_made_of_everybodys_part() -> None:
    nonces = [b"one", b"two"]

    assert sealed_key(b"secret", nonces, b"table") == sha256(b"secretonetwotable").digest()
    assert sealed_key(b"secret", nonces[::-1], b"table") != sealed_key(b"secret", nonces, b"table")


def test_a_table_draws_sealed_words_one_after_the_other() -> None:
    t = scene("")
    t.sealed = Sealed(KEY)
    t.dice = [0, 0]
    drawn = [t.below(2**20, 1) for _ in range(20)]

    assert drawn == [sealed_word(KEY, 1, k) * 2**20 >> 32 for k in range(20)]
    assert t.dice == [0, 20]


def test_clones_share_the_key_and_go_on_alone() -> None:
    t = BIDS.deal(3, sealed=Sealed(KEY))
    clone = t.clone()

    assert clone.below(1000) == t.below(1000)
    assert clone.below(1000) == t.below(1000)
    assert t.redeal(0, 1).sealed is None


def test_a_sealed_game_is_settled_by_its_key() -> None:
    one, same = RAFT.deal(3, sealed=Sealed(KEY)), RAFT.deal(3, sealed=Sealed(KEY))
    other = RAFT.deal(3, sealed=Sealed(KEY[::-1]))

    assert one.zones == same.zones != other.zones


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
@pytest.mark.parametrize("sealed", [None, Sealed(KEY)])
def test_throws_are_even(sides: int, sealed: Sealed | None) -> None:
    t = scene("")
    t.sealed = sealed
    t.dice = [small(7, 0), 0] if sealed is None else [0, 0]
    throws = [int(t.below(sides)) for _ in range(THROWS)]

    assert unevenness(throws, range(sides)) < limit(sides)


def test_first_throws_of_consecutive_seeds_are_even() -> None:
    throws = [words(small(seed, 0), 1)[0] * 6 >> 32 for seed in range(THROWS)]

    assert unevenness(throws, range(6)) < limit(6)


def test_streams_of_a_seed_are_independent() -> None:
    pairs = []
    for seed in range(THROWS):
        one, other = words(small(seed, 0), 1)[0], words(small(seed, 1), 1)[0]
        pairs.append((one * 4 >> 32, other * 4 >> 32))

    assert unevenness(pairs, [(a, b) for a in range(4) for b in range(4)]) < limit(16)


def test_a_draw_from_one_stream_leaves_the_others_alone() -> None:
    t = scene("")
    t.roll_anew(5)
    before = t.dice[:]
    t.below(6, 1)

    assert t.dice[0] == before[0]
    assert t.dice[1] == step(before[1])


def test_a_word_that_would_favour_a_number_is_thrown_again() -> None:
    t = loaded(0, WORD)

    assert t.below(3) == 2
    assert t.dice[0] == 2


def test_a_word_that_favours_none_counts() -> None:
    t = loaded(1, 5)

    assert t.below(3) == 0
    assert t.dice[0] == 1


@pytest.mark.parametrize("sides", [3 << 29, 2**31 - 1, 2**30 + 1, 1000003])
def test_every_number_has_exactly_as_many_words(sides: int) -> None:
    """Not only even on average: each number gets 2**32 // sides words, no more, no less."""
    for number in [0, 1, sides // 3, sides // 2, sides - 1]:
        first = -(-number * 2**32 // sides)
        end = -(-(number + 1) * 2**32 // sides)
        kept = 0
        for word in range(first, end):
            t = loaded(word, 1)
            kept += t.below(sides) == number and t.dice[0] == 1

        assert kept == 2**32 // sides


def test_a_die_with_one_side_shows_it() -> None:
    t = loaded(0, WORD)

    assert [t.below(1), t.below(1)] == [0, 0]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**32, 2**62, 2**63 - 1, -(2**63)])
def test_nothing_exceeds_63_bits(seed: int) -> None:
    for stream in (-1, 0, 1, 98):
        state = small(seed, stream)
        for _ in range(50):
            assert 0 < state < 2**63
            assert 0 <= word_of(state) <= WORD
            assert state >> 32 < MULTIPLIER
            state = step(state)


def test_the_largest_numbers_on_the_way_fit_63_bits() -> None:
    largest = (MULTIPLIER - 1) << 32 | WORD

    assert step(largest) < 2**63
    assert WORD * 2**31 < 2**63
    assert all(mix(word) <= WORD for word in (0, 1, WORD))


def test_the_dice_never_stand_still() -> None:
    for fixed in (0, MULTIPLIER * 2**32 - 1):
        assert step(fixed) == fixed
        assert all(small(seed, stream) != fixed for seed in range(200) for stream in range(3))
