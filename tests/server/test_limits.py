"""PITFALLS T33 and T39: guesses and floods meet budgets, and the budgets stay small."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.server.people.keys import CODE_LENGTH, LETTERS
from grimtable.server.people.limits import (
    BY_ADDRESS,
    BY_SEAT,
    COOLDOWN_FORGOTTEN,
    Bucket,
    Budgets,
    Cooldowns,
    LimitedAction,
    Limits,
    Rate,
    network,
)

NOW = 1_763_200_000.0
HOME, OTHER = "192.0.2.1", "192.0.2.2"
KINDS: list[LimitedAction] = [
    "handshake",
    "table",
    "guess",
    "message",
    "changes",
    "work",
    "hint",
    "review",
    "chat",
    "orders",
    "social",
    "frames",
]


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(2.0, 3)

    assert [bucket.take(NOW) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take(NOW + 0.25) == 0.25
    assert bucket.take(NOW + 0.5) == 0
    assert bucket.take(NOW + 0.5) == 0.5


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(2.0, 3)
    bucket.take(NOW)
    later = NOW + 1000

    assert [bucket.take(later) for _ in range(4)] == [0, 0, 0, 0.5]


def test_asking_too_early_costs_nothing() -> None:
    bucket = Bucket(1.0, 1)
    bucket.take(NOW)
    for _ in range(50):
        bucket.take(NOW + 0.5)

    assert bucket.take(NOW + 1) == 0


@given(st.floats(0.01, 200), st.integers(1, 300), st.floats(0, 2e9))
def test_a_wait_that_was_kept_to_is_long_enough(rate: float, burst: int, now: float) -> None:
    bucket = Bucket(rate, burst)
    while not (wait := bucket.take(now)):
        pass

    assert 0 < wait <= 1 / rate + 1e-9
    assert bucket.take(now + wait) == 0


@given(st.lists(st.floats(0, 5), min_size=1, max_size=200))
def test_nobody_gets_more_than_burst_and_rate_allow(steps: list[float]) -> None:
    bucket, now, taken = Bucket(2.0, 5), NOW, 0
    for step in steps:
        now += step
        taken += not bucket.take(now)

        assert taken <= 5 + 2.0 * (now - NOW) + 0.01


def test_a_clock_set_back_blocks_nobody() -> None:
    bucket = Bucket(1.0, 1)
    bucket.take(NOW)

    assert bucket.take(NOW - 3600) <= 1
    assert bucket.take(NOW - 3599) == 0


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (-1, 1), (1, 0), (1, 0.5)])
def test_a_budget_that_gives_nothing_is_refused(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="a bucket needs"):
        Bucket(rate, burst)


@pytest.mark.parametrize("what", BY_ADDRESS)
def test_every_kind_is_limited_by_address(what: LimitedAction) -> None:
    limits = Limits()
    burst = int(BY_ADDRESS[what].burst)
    waits = [limits.take(what, NOW, address=HOME) for _ in range(burst + 1)]

    assert waits[:-1] == [0] * burst
    assert waits[-1] == pytest.approx(1 / BY_ADDRESS[what].rate)
    assert limits.take(what, NOW, address=OTHER) == 0


@pytest.mark.parametrize("what", BY_SEAT)
def test_every_kind_is_limited_by_seat(what: LimitedAction) -> None:
    limits = Limits()
    burst = int(BY_SEAT[what].burst)
    waits = [limits.take(what, NOW, seat="t/0") for _ in range(burst + 1)]

    assert waits[:-1] == [0] * burst
    assert waits[-1] == pytest.approx(1 / BY_SEAT[what].rate)
    assert limits.take(what, NOW, seat="t/1") == 0


def test_each_kind_has_a_budget_of_its_own() -> None:
    limits = Limits()
    while not limits.take("chat", NOW, seat="t/0"):
        pass

    assert [limits.take(what, NOW, seat="t/0") == 0 for what in KINDS] == [
        what != "chat" for what in KINDS
    ]
    assert {*BY_ADDRESS, *BY_SEAT} == set(KINDS)


def test_what_one_budget_refuses_costs_the_other_nothing() -> None:
    rates: dict[LimitedAction, Rate] = {"chat": Rate(1.0, 2)}
    limits = Limits({"chat": Rate(1.0, 3)}, rates)
    for _ in range(2):
        limits.take("chat", NOW, address=HOME, seat="t/0")
    for _ in range(20):
        assert limits.take("chat", NOW, address=HOME, seat="t/0") == 1

    assert limits.take("chat", NOW, address=HOME, seat="t/1") == 0
    assert limits.take("chat", NOW, address=HOME, seat="t/2") == 1


def test_a_day_of_guessing_from_one_address_finds_no_table() -> None:
    limits, tried, now = Limits(), 0, NOW
    while now < NOW + 86400:
        wait = limits.take("guess", now, address=HOME)
        tried += not wait
        now += wait

    assert tried < 10_000


def test_a_thousand_addresses_need_a_year_to_find_one_of_a_thousand_tables() -> None:
    """T33"""
    a_year = 365 * 86_400.0
    guesses = 1000 * (BY_ADDRESS["guess"].burst + a_year * BY_ADDRESS["guess"].rate)

    assert guesses * 1000 < len(LETTERS) ** CODE_LENGTH / 2


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::1", True),
        ("unix:", "testclient", False),
    ],
)
def test_an_address_is_what_one_household_has(one: str, other: str, is_one: bool) -> None:
    assert (network(one) == network(other)) is is_one


def test_a_household_cannot_multiply_itself_by_ipv6() -> None:
    limits = Limits()
    taken = sum(not limits.take("guess", NOW, address=f"2001:db8::{n:x}") for n in range(1, 500))

    assert taken == BY_ADDRESS["guess"].burst


def test_a_long_name_of_an_address_is_cut() -> None:
    assert len(network("x" * 10**6)) == 64


def test_a_flood_of_addresses_does_not_grow_the_memory() -> None:
    limits = Limits(most=100)
    taken = 0
    for n in range(20_000):
        address = f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}"
        taken += not limits.take("guess", NOW, address=address)
        limits.take("chat", NOW, seat=f"t{n}/0")

    assert len(limits) == 200
    assert taken == 100 + BY_ADDRESS["guess"].burst  # all the others shared one budget


def test_a_flood_does_not_wash_away_what_is_known() -> None:
    limits = Limits(most=100)
    while not limits.take("guess", NOW, address=HOME):
        pass
    for n in range(1000):
        limits.take("guess", NOW + 1, address=f"10.0.{n >> 8}.{n & 255}")

    assert limits.take("guess", NOW + 1, address=HOME) == 9


def test_budgets_that_are_full_again_make_room() -> None:
    budgets = Budgets(Rate(1.0, 5), most=100)
    for n in range(100):
        budgets.of(str(n), NOW).take(NOW)
    budgets.of("late", NOW + 2).take(NOW + 2)

    assert len(budgets) == 1


def test_who_keeps_asking_takes_no_room_from_others() -> None:
    budgets = Budgets(Rate(1.0, 5), most=2)
    budgets.of("busy", NOW).take(NOW)
    budgets.of("gone", NOW).take(NOW)
    later = NOW + 60
    budgets.of("busy", later).take(later)
    own = budgets.of("new", later)
    own.take(later)

    assert budgets.of("new", later) is own
    assert budgets.of("newer", later) is not own


def test_after_n_refusals_the_pause_is_ten_n_squared_seconds() -> None:
    limits, now = Limits(), NOW
    for n in range(1, 8):
        assert limits.take("social", now, seat="t/0") == 0
        assert limits.refused("t/0", now) == 10 * n**2
        assert limits.take("social", now + 1, seat="t/0") == 10 * n**2 - 1
        assert limits.take("social", now + 1, seat="t/1") == 0
        now += 10 * n**2


def test_a_yes_ends_the_growing() -> None:
    limits = Limits()
    limits.refused("t/0", NOW)
    limits.refused("t/0", NOW)
    limits.granted("t/0")

    assert limits.take("social", NOW, seat="t/0") == 0
    assert limits.refused("t/0", NOW) == 10


def test_old_refusals_are_forgiven() -> None:
    pauses = Cooldowns()
    pauses.refused("t/0", NOW)

    assert pauses.refused("t/0", NOW + 10 + COOLDOWN_FORGOTTEN) == 40
    assert pauses.refused("t/0", NOW + 51 + 2 * COOLDOWN_FORGOTTEN) == 10


def test_a_clock_set_back_makes_no_pause_longer() -> None:
    pauses = Cooldowns()
    pauses.refused("t/0", NOW)

    assert pauses.wait("t/0", NOW - 3600) == 10


def test_refusals_do_not_grow_the_memory() -> None:
    pauses = Cooldowns(most=100)
    for n in range(1000):
        pauses.refused(f"t{n}/0", NOW + n)
    assert len(pauses) == 100
    pauses.refused("t/0", NOW + 10**6)

    assert len(pauses) == 1
