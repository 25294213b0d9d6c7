"""Records and saves: small, exact, and never a traceback when damaged."""

import random

import msgspec
import pytest

from grimtable.kernel.errors import BadRecord, BadSetup
from grimtable.registry import get
from grimtable.sessions.records import MAX_RECORD_BYTES, Deal, Record, read, replay, write
from grimtable.sessions.saves import fingerprint, load, save
from grimtable.testing.playthrough import random_record

GAME = get("grimwood")
RECORD = random_record(GAME, 3, {"power_limit": "1"}, 5)


def test_a_record_is_small_and_holds_only_choices() -> None:
    t = Deal(GAME, 3, {"power_limit": "1"}, {"seed": 5}).table(brisk=True)
    for coded in RECORD.moves:
        assert len(t.options) > 1
        t.play(coded % 8, coded // 8)

    assert t.outcome() is not None
    assert len(msgspec.msgpack.encode(RECORD.moves)) < 1500


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"\xff\xfe\x00",
        lambda data: b"[1, 2",
        lambda data: b'{"game": "grimwood"}',
        lambda data: b"[" * 100_000,
        lambda data: b"1" * (MAX_RECORD_BYTES + 1),
        lambda data: data.replace(b'"seats":3', b'"seats":"three"'),
        lambda data: data.replace(b'"game"', b'"gamble"'),
    ],
)
def test_a_damaged_record_is_told_in_one_line(damage: object) -> None:
    assert callable(damage)
    with pytest.raises(BadRecord) as error:
        read(damage(write(RECORD)))

    assert "\n" not in str(error.value)


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (changed(game="whist"), "whist"),
        (changed(rules=99), "rules number 99"),
        (changed(end="0" * 16), "but says 0000"),
        (changed(seats=9), "2 to 6 seats"),
        (changed(options={"power_limit": "7"}), "power_limit"),
        (changed(options={"first_player": "seat_6"}), "seat_6"),
        (changed(dice={"seed": "x"}), "cannot be replayed"),
        (changed(dice={"seed": 1 << 80}), "cannot be replayed"),
        (changed(dice={"secret": "zz", "nonces": [], "table": ""}), "cannot be replayed"),
        (changed(dice={"secret": "00"}), "cannot be replayed"),
        (changed(moves=[-1]), "not asked"),
        (changed(moves=[1 << 70]), "cannot be replayed"),
        (changed(moves=[*RECORD.moves, 40]), "cannot be replayed"),
        (changed(moves=RECORD.moves[:-1]), "but says"),
        (changed(moves=[RECORD.moves[0] ^ 8, *RECORD.moves[1:]]), "record"),
    ],
)
def test_a_record_that_does_not_come_out_is_refused(record: Record, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        replay(GAME, record)


def test_sealed_dice_replay_from_secret_nonces_and_table() -> None:
    dice = {"secret": "11" * 32, "nonces": ["22" * 16, "33" * 16], "table": "aa55"}
    deal = Deal(GAME, 2, {}, dice)
    t = deal.table()
    chance = random.Random(1)
    answers: list[tuple[int, list[int]]] = []
    while t.waiting:
        move = chance.choice(t.options)
        answers.append((t.seat, [move]))
        t.push(t.seat, move)
    record = deal.record(answers)

    assert fingerprint(replay(GAME, read(write(record)))) == fingerprint(t)
    other = {**dice, "nonces": ["22" * 16, "34" * 16]}
    assert fingerprint(Deal(GAME, 2, {}, other).table()) != fingerprint(deal.table())


def test_a_save_in_mid_game_goes_on_as_the_same_game() -> None:
    chance = random.Random(3)
    t = GAME.deal(4, "german", seed=3)
    for _ in range(90):
        t.push(t.seat, chance.choice(t.options))
    other = load(GAME, save(t))
    while t.waiting:
        move = chance.choice(t.options)
        t.push(t.seat, move)
        other.push(other.seat, move)

    assert fingerprint(other) == fingerprint(t)


@pytest.mark.parametrize("data", [b"", b"\xc1", msgspec.msgpack.encode([1, 2]), b"{}"])
def test_a_damaged_save_is_told_in_one_line(data: bytes) -> None:
    with pytest.raises(BadRecord, match="no save of grimwood"):
        load(GAME, data)


def test_a_deal_that_cannot_be_had_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="no option 'luck'"):
        Deal(GAME, 3, {"luck": "good"}, {"seed": 1})
