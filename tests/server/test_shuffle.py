"""PITFALLS T16 to T19: nobody predicts, changes, repeats or chooses a deck."""

import json
import random
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

import pytest

from grimtable.kernel.dice import sealed_key
from grimtable.kernel.errors import BadRecord, Refused
from grimtable.server.table.shuffle.shuffle import (
    AlreadyCommitted,
    BadCommitment,
    NotInShuffle,
    RevealTooEarly,
    Shuffle,
    Void,
    WrongNonce,
    new_secret,
)
from grimtable.sessions.records import Record
from grimtable.sessions.shuffle import check_shuffle, promise
from sizes import SIZES

NOW = 1_763_200_000.0
TABLE = "t" + "a" * 32
BOT = 1
PEOPLE = [0, 2, 3]


def nonce(seat: int, start: int = 0) -> str:
    return sha256(f"nonce {seat} {start}".encode()).hexdigest()


def commitment(nonce: str) -> str:
    return sha256(bytes.fromhex(nonce)).hexdigest()


def opened(people: Iterable[int] = PEOPLE, **more: Any) -> Shuffle:
    return Shuffle(TABLE, 4, list(people), NOW, **more)


def bound(start: int = 0) -> Shuffle:
    shuffle = opened()
    bind_all(shuffle, start)
    return shuffle


def bind_all(shuffle: Shuffle, start: int, now: float = NOW) -> None:
    for seat in shuffle.people:
        shuffle.commit_nonce(seat, commitment(nonce(seat, start)), now)


def reveal_all(shuffle: Shuffle, start: int = 0) -> Shuffle:
    for seat in shuffle.people:
        shuffle.reveal(seat, nonce(seat, start))
    return shuffle


def record(dice: dict[str, Any]) -> Record:
    return Record("grimwood", 1, {}, 4, dice, [], "")


# The state of a start


def test_the_key_is_made_of_everybodys_part_in_the_order_of_seats() -> None:
    shuffle = opened()
    assert [shuffle.wanted(seat) for seat in range(4)] == ["commit", "", "commit", "commit"]
    for seat in (3, 0, 2):
        shuffle.commit_nonce(seat, commitment(nonce(seat)), NOW)
    assert [shuffle.wanted(seat) for seat in range(4)] == ["reveal", "", "reveal", "reveal"]
    for seat in (2, 3, 0):
        assert not shuffle.is_ready
        shuffle.reveal(seat, nonce(seat))
    dice = shuffle.dice()
    parts = [dice["secret"], nonce(0), nonce(2), nonce(3), sha256(TABLE.encode()).hexdigest()]

    assert shuffle.is_ready
    assert shuffle.key() == sha256(bytes.fromhex("".join(parts))).digest()
    assert shuffle.commit == commitment(dice["secret"])
    assert dice["nonces"] == shuffle.nonces == [nonce(0), "", nonce(2), nonce(3)]
    assert check_shuffle(record(dice)) is not None


def test_people_are_named_in_the_order_of_seats() -> None:
    assert opened([3, 0, 2]).missing == (0, 2, 3)


def test_a_shuffle_of_another_number_of_seats_is_refused() -> None:
    dice = reveal_all(bound()).dice()
    with pytest.raises(BadRecord, match="not one of 3 seats"):
        check_shuffle(Record("grimwood", 1, {}, 3, dice, [], ""))


def test_a_table_of_bots_needs_nobody() -> None:
    shuffle = opened([])

    assert shuffle.is_ready
    assert shuffle.expire(NOW + 99) is None
    assert check_shuffle(record(shuffle.dice())) is not None


def test_a_reveal_before_all_are_bound_is_refused() -> None:
    shuffle = opened()
    shuffle.commit_nonce(0, commitment(nonce(0)), NOW)
    shuffle.commit_nonce(2, commitment(nonce(2)), NOW)
    before = shuffle.save()
    with pytest.raises(RevealTooEarly, match="keep the nonce") as refusal:
        shuffle.reveal(0, nonce(0))

    assert refusal.value.code == "reveal_too_early"
    assert shuffle.save() == before


@pytest.mark.parametrize(
    "told",
    [nonce(2), nonce(0).upper(), nonce(0)[:-2], nonce(0) + "00", "", "00" * 15, "zz" * 32,
     "0" * 10**6, nonce(0) + "\n"],
)  # fmt: skip
def test_a_wrong_nonce_is_refused(told: str) -> None:
    shuffle = bound()
    before = shuffle.save()
    with pytest.raises(WrongNonce) as refusal:
        shuffle.reveal(0, told)

    assert refusal.value.code == "wrong_nonce"
    assert shuffle.save() == before


def test_a_nonce_that_could_be_guessed_is_refused() -> None:
    """T4: at least 128 bits; who committed to less is missing."""
    short, long = "ab" * 15, "ab" * 16
    shuffle = opened([0, 2])
    shuffle.commit_nonce(0, commitment(short), NOW)
    shuffle.commit_nonce(2, commitment(long), NOW)
    shuffle.reveal(2, long)
    with pytest.raises(WrongNonce, match="16 to 64 bytes"):
        shuffle.reveal(0, short)


@pytest.mark.parametrize(
    "sent", ["", "ab", nonce(0)[:-1] + "g", nonce(0).upper(), nonce(0) + "\n", "\ud800" * 64]
)
def test_what_is_no_commitment_is_refused(sent: str) -> None:
    shuffle = opened()
    with pytest.raises(BadCommitment):
        shuffle.commit_nonce(0, sent, NOW)

    assert shuffle.wanted(0) == "commit"


@pytest.mark.parametrize("seat", [BOT, -1, 4, 7])
def test_bots_and_strangers_add_nothing(seat: int) -> None:
    with pytest.raises(NotInShuffle):
        opened().commit_nonce(seat, commitment(nonce(seat)), NOW)
    with pytest.raises(NotInShuffle):
        bound().reveal(seat, nonce(seat))


def test_a_repeat_changes_nothing() -> None:
    shuffle = bound()
    shuffle.reveal(0, nonce(0))
    before = shuffle.save()
    shuffle.commit_nonce(0, commitment(nonce(0)), NOW + 5)
    shuffle.reveal(0, nonce(0))

    assert shuffle.save() == before
    assert shuffle.deadline == NOW + 10


# Nobody has the last word


def test_once_bound_nobody_can_change_anything() -> None:
    shuffle = opened()
    promised = shuffle.commit
    shuffle.commit_nonce(0, commitment(nonce(0)), NOW)
    with pytest.raises(AlreadyCommitted):
        shuffle.commit_nonce(0, commitment(nonce(9)), NOW)
    bind_all(shuffle, 0)
    for seat in PEOPLE:
        with pytest.raises(AlreadyCommitted):
            shuffle.commit_nonce(seat, commitment(nonce(9)), NOW)
    reveal_all(shuffle)

    assert shuffle.commit == promised


def test_an_operator_with_a_bot_seat_cannot_choose_between_two_decks() -> None:
    """T17: Every nonce is known to the operator, who now tries to get another deck."""
    shuffle = bound()
    promised = shuffle.promise
    dice = reveal_all(shuffle).dice()
    wishes: list[dict[str, Any]] = []
    for n in range(100):
        other = sha256(f"a better deck {n}".encode()).hexdigest()
        wishes.append({**dice, "secret": other})
        wishes.append({**dice, "secret": other, "commit": commitment(other)})
        for seat in range(4):
            nonces, commits = list(dice["nonces"]), list(dice["commits"])
            nonces[seat] = other
            wishes.append({**dice, "nonces": nonces})
            commits[seat] = commitment(other)
            wishes.append({**dice, "nonces": nonces, "commits": commits})
        wishes.append({**dice, "table": other})
    wishes.append({**dice, "nonces": dice["nonces"][::-1], "commits": dice["commits"][::-1]})
    with pytest.raises(NotInShuffle):
        shuffle.commit_nonce(BOT, commitment(nonce(BOT)), NOW)

    assert fits(dice, promised)
    assert not any(fits(wish, promised) for wish in wishes)


def fits(dice: dict[str, Any], promised: str) -> bool:
    """What a person's own checker says."""
    try:
        check_shuffle(record(dice))
    except BadRecord:
        return False
    return promise(dice["table"], dice["commit"], dice["commits"]) == promised


def test_nothing_is_told_that_the_last_one_could_use() -> None:
    shuffle = bound()
    secret = shuffle.save()["secret"]
    for seat in PEOPLE[:-1]:
        shuffle.reveal(seat, nonce(seat))
    told = repr([shuffle.commit, shuffle.commits, shuffle.nonces, shuffle.promise, shuffle.missing])

    assert shuffle.missing == (3,)
    assert secret not in told
    assert not any(nonce(seat) in told for seat in PEOPLE)
    assert secret not in repr(shuffle)
    for asked in (shuffle.key, shuffle.dice):
        with pytest.raises(RevealTooEarly, match=r"seats \[3\]"):
            asked()


def test_refusals_do_not_tell_the_secret() -> None:
    shuffle = bound()
    secret = shuffle.save()["secret"]
    tries: list[Callable[[], Any]] = [
        lambda: shuffle.commit_nonce(0, nonce(9), NOW),
        lambda: shuffle.reveal(0, nonce(9)),
        lambda: shuffle.reveal(BOT, nonce(9)),
        shuffle.dice,
    ]
    for attempt in tries:
        with pytest.raises(Refused) as refusal:
            attempt()
        assert secret not in str(refusal.value)


# Void starts


def test_a_withheld_nonce_makes_the_start_void_and_costs_the_seat_the_second_time() -> None:
    shuffle = bound()
    first = shuffle.save()
    shuffle.reveal(0, nonce(0))
    shuffle.reveal(2, nonce(2))
    assert shuffle.expire(NOW + 9.9) is None

    assert shuffle.expire(NOW + 10) == Void(missing=(3,), lost=())
    assert shuffle.save()["secret"] != first["secret"]
    assert shuffle.commits == shuffle.nonces == [""] * 4
    assert shuffle.deadline == NOW + 20
    bind_all(shuffle, 1, NOW + 12)
    assert shuffle.expire(NOW + 21) is None  # the time for nonces runs from the last commitment
    shuffle.reveal(0, nonce(0, 1))
    assert shuffle.expire(NOW + 22) == Void(missing=(2, 3), lost=(3,))
    assert shuffle.people == [0, 2]
    bind_all(shuffle, 2, NOW + 23)
    dice = reveal_all(shuffle, 2).dice()
    assert dice["nonces"] == [nonce(0, 2), "", nonce(2, 2), ""]


def test_a_nonce_that_was_told_in_a_void_start_is_not_taken_again() -> None:
    shuffle = bound()
    shuffle.reveal(0, nonce(0))
    shuffle.expire(NOW + 10)
    with pytest.raises(BadCommitment, match="make a new one"):
        shuffle.commit_nonce(0, commitment(nonce(0)), NOW + 11)
    shuffle.commit_nonce(3, commitment(nonce(3)), NOW + 11)  # never told: nobody knows it

    assert shuffle.missing == (0, 2)


def test_a_missing_commitment_is_told_and_costs_nothing() -> None:
    shuffle = opened()
    for n in range(1, 6):
        shuffle.commit_nonce(0, commitment(nonce(0, n)), NOW)
        assert shuffle.expire(NOW + 10 * n) == Void(missing=(2, 3), lost=())


def test_who_gets_up_makes_the_start_void() -> None:
    shuffle = bound()
    before = shuffle.commit
    shuffle.reveal(0, nonce(0))

    assert shuffle.leave(BOT, NOW) is None
    assert shuffle.leave(2, NOW) == Void(missing=(2,), lost=(2,))
    assert shuffle.people == [0, 3]
    assert shuffle.commit != before
    bind_all(shuffle, 1)
    assert reveal_all(shuffle, 1).leave(0, NOW) is None  # the cards are dealt


@pytest.mark.parametrize("restarts", [False, True])
def test_a_restart_at_any_moment_changes_no_card(restarts: bool) -> None:
    """T18: the same secret, and nobody loses time by it."""
    secrets = iter(sha256(bytes([n])).digest() for n in range(9))
    shuffle = opened(fresh=lambda: next(secrets))
    first = shuffle.save()["secret"]
    now = NOW

    def restarted(shuffle: Shuffle) -> Shuffle:
        nonlocal now
        now += 1000 if restarts else 1
        if not restarts:
            return shuffle
        again = Shuffle.restore(json.loads(json.dumps(shuffle.save())), now)
        assert again.save() == shuffle.save()
        assert again.expire(now + 9.9) is None or shuffle.is_ready
        return again

    for seat in PEOPLE:
        shuffle = restarted(shuffle)
        shuffle.commit_nonce(seat, commitment(nonce(seat)), now)
    for seat in PEOPLE:
        shuffle = restarted(shuffle)
        shuffle.reveal(seat, nonce(seat))
    shuffle = restarted(shuffle)

    assert shuffle.dice()["secret"] == first
    assert shuffle.key() == sealed_key(
        bytes.fromhex(first),
        [bytes.fromhex(nonce(seat)) for seat in PEOPLE],
        sha256(TABLE.encode()).digest(),
    )


def test_a_restart_forgives_nothing() -> None:
    shuffle = bound()
    shuffle.reveal(0, nonce(0))
    shuffle.expire(NOW + 10)
    shuffle = Shuffle.restore(json.loads(json.dumps(shuffle.save())), NOW)
    with pytest.raises(BadCommitment):
        shuffle.commit_nonce(0, commitment(nonce(0)), NOW)
    bind_all(shuffle, 1)

    assert shuffle.expire(NOW + 10) == Void((0, 2, 3), (2, 3))


def test_whatever_people_do_the_shuffle_fits_what_was_promised() -> None:
    for seed in range(SIZES["examples"]):
        chance = random.Random(seed)
        shuffle, now, start = opened(), NOW, 0
        promised = (shuffle.commit, "")
        while not shuffle.is_ready:
            seat, now = chance.randrange(4), now + chance.choice([0, 0, 0, 1, 4])
            told = nonce(seat, start + chance.choice([0, 0, 0, 1]))
            try:
                if chance.random() < 0.5:
                    shuffle.commit_nonce(seat, commitment(told), now)
                else:
                    shuffle.reveal(seat, told)
            except Refused:
                pass
            left = shuffle.leave(seat, now) if chance.random() < 0.01 else None
            if left or shuffle.expire(now):
                start, promised = start + 1, (shuffle.commit, "")
            assert shuffle.commit == promised[0]
            assert promised[1] in ("", shuffle.promise)
            promised = (shuffle.commit, shuffle.promise)

        assert fits(shuffle.dice(), promised[1])
        assert all(shuffle.nonces[seat] for seat in shuffle.people)


# Secrets


def test_a_secret_has_256_bits_of_the_operating_system() -> None:
    """T16"""
    random.seed(3)
    some = [new_secret() for _ in range(2000)]
    random.seed(3)
    bits = [0] * 256
    for secret in some:
        number = int.from_bytes(secret, "big")
        for i in range(256):
            bits[i] += number >> i & 1

    assert {len(secret) for secret in some} == {32}
    assert len({*some, new_secret()}) == 2001
    assert all(abs(count - 1000) < 6 * 2000**0.5 / 2 for count in bits)


def test_two_tables_that_start_in_the_same_moment_have_nothing_in_common() -> None:
    """T19"""
    one, other = opened(), opened()

    assert one.save()["secret"] != other.save()["secret"]
    assert reveal_all(bound()).key() != reveal_all(bound()).key()
