"""Rate limits: token buckets by address and by seat, and growing cooldowns after refusals.

Nothing here reads a clock, and memory is bounded: full buckets are forgotten, and new addresses
share one bucket when there are too many.
"""

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Literal, NamedTuple

LimitedAction = Literal[
    "handshake", "table", "guess", "message", "changes",
    "work", "hint", "review", "chat", "orders", "social", "frames",
]  # fmt: skip

MAX_BUCKETS = 20_000
"""Buckets that are kept for each action and scope."""
ROUNDING_SLACK = 1e-3
"""Tolerance for rounding, so that waiting exactly as long as told is enough."""
FIRST_COOLDOWN = 10.0
"""Seconds to wait after the first refusal; n*n times as long after n refusals."""
COOLDOWN_FORGOTTEN = 3600.0
"""Seconds after the end of a cooldown until its refusals are forgotten."""


class Rate(NamedTuple):
    """A sustained rate per second, and the largest burst."""

    rate: float
    burst: float


BY_ADDRESS: Mapping[LimitedAction, Rate] = {
    "handshake": Rate(2.0, 60),
    "table": Rate(1 / 30, 10),
    "guess": Rate(1 / 10, 10),
    "message": Rate(100.0, 300),
    "changes": Rate(4.0, 120),
    "work": Rate(250.0, 3000),
    "hint": Rate(500.0, 20_000),
    "review": Rate(250.0, 120_000),
    "chat": Rate(4.0, 40),
    "orders": Rate(2.0, 40),
    "social": Rate(1.0, 40),
    "frames": Rate(16.0, 160),
}
"""Limits by address. A whole family or school class may share one address.

`changes` counts entries that can be made again and again without the game going on.
`work`, `hint` and `review` count milliseconds: of this process, and of those in which bots think.
`frames` counts groups of sixteen WebSocket frames of any kind.
"""
BY_SEAT: Mapping[LimitedAction, Rate] = {
    "handshake": Rate(1.0, 20),
    "message": Rate(20.0, 60),
    "changes": Rate(0.5, 20),
    "work": Rate(50.0, 1000),
    "hint": Rate(100.0, 5000),
    "chat": Rate(0.5, 6),
    "orders": Rate(0.2, 10),
    "social": Rate(0.1, 6),
    "frames": Rate(4.0, 40),
}


class Bucket:
    """A token bucket."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        if rate <= 0 or burst < 1:
            raise ValueError(
                f"a bucket needs a rate above 0 and a burst of at least 1, not {rate}, {burst}"
            )
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then: float | None = None

    def take(self, now: float) -> float:
        """Take a token and return 0; if there is none, return the seconds to wait."""
        wait = self.wait(now)
        if not wait:
            self.spend()
        return wait

    def spend(self, cost: float = 1.0) -> None:
        """Take tokens even if there are too few: costs may only be known afterwards."""
        self._left -= cost

    def wait(self, now: float) -> float:
        """Seconds until a token is available."""
        self._fill(now)
        return 0.0 if self._left >= 1 - ROUNDING_SLACK else (1 - self._left) / self._rate

    def is_full(self, now: float) -> bool:
        """Whether no token is missing."""
        self._fill(now)
        return self._left >= self._burst

    def _fill(self, now: float) -> None:
        if self._then is not None:  # time may go backwards; that costs nothing
            passed = now - self._then
            if passed > 0.0 and self._left < self._burst:
                self._left = min(self._burst, self._left + passed * self._rate)
        self._then = now


class Budgets:
    """One bucket for every recent address or seat."""

    def __init__(self, rate: Rate, most: int = MAX_BUCKETS) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        """Most recently used last."""
        self._crowd = Bucket(*rate)
        """Shared by newcomers when there are too many buckets."""

    def of(self, who: str, now: float) -> Bucket:
        """The bucket of this address or seat."""
        known = self._buckets.get(who)
        if known is not None:
            self._buckets.move_to_end(who)
            return known
        self._forget(now)
        if len(self._buckets) >= self._most:
            return self._crowd
        bucket = self._buckets[who] = Bucket(*self._rate)
        return bucket

    def _forget(self, now: float) -> None:
        """Drop full buckets, which carry no information; the oldest are full first."""
        while self._buckets and next(iter(self._buckets.values())).is_full(now):
            self._buckets.popitem(last=False)

    def __len__(self) -> int:
        return len(self._buckets)


class Cooldowns:
    """After each refusal by the other players, a seat has to wait longer before it asks again."""

    def __init__(self, most: int = MAX_BUCKETS) -> None:
        self._most = most
        self._refusals: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """Number of refusals and end of the cooldown, by seat; most recently refused last."""

    def wait(self, who: str, now: float) -> float:
        """Seconds until this seat may ask again."""
        count, until = self._refusals.get(who, (0, now))
        return min(max(0.0, until - now), cooldown(count))  # time may go backwards

    def refused(self, who: str, now: float) -> float:
        """The others refused; returns the cooldown."""
        count, until = self._refusals.pop(who, (0, now))
        if now > until + COOLDOWN_FORGOTTEN:
            count = 0
        self._refusals[who] = count + 1, now + cooldown(count + 1)
        self._forget(now)
        return cooldown(count + 1)

    def granted(self, who: str) -> None:
        """The others agreed: forget the refusals."""
        self._refusals.pop(who, None)

    def _forget(self, now: float) -> None:
        while len(self._refusals) > self._most or self._oldest() + COOLDOWN_FORGOTTEN < now:
            self._refusals.popitem(last=False)

    def _oldest(self) -> float:
        return next(iter(self._refusals.values()))[1]

    def __len__(self) -> int:
        return len(self._refusals)


def cooldown(refusals: int) -> float:
    """Seconds to wait after this number of refusals."""
    return FIRST_COOLDOWN * refusals**2


class Limits:
    """All rate limits of a server. A seat is named by table and number, or by its person."""

    def __init__(
        self,
        by_address: Mapping[LimitedAction, Rate] = BY_ADDRESS,
        by_seat: Mapping[LimitedAction, Rate] = BY_SEAT,
        *,
        most: int = MAX_BUCKETS,
    ) -> None:
        self._by_address = {what: Budgets(rate, most) for what, rate in by_address.items()}
        self._by_seat = {what: Budgets(rate, most) for what, rate in by_seat.items()}
        self._cooldowns = Cooldowns(most)

    def take(self, what: LimitedAction, now: float, *, address: str = "", seat: str = "") -> float:
        """Take a token from every bucket concerned and return 0, or none and return the wait."""
        buckets = self._buckets(what, now, address, seat)
        wait = self._cooldowns.wait(seat, now) if what == "social" else 0.0
        for bucket in buckets:
            wait = max(wait, bucket.wait(now))
        if not wait:
            for bucket in buckets:
                bucket.spend()
        return wait

    def _buckets(self, what: LimitedAction, now: float, address: str, seat: str) -> list[Bucket]:
        """Every bucket that an action takes from."""
        buckets = []
        if address and what in self._by_address:
            buckets.append(self._by_address[what].of(network(address), now))
        if seat and what in self._by_seat:
            buckets.append(self._by_seat[what].of(seat, now))
        return buckets

    def charge(
        self, what: LimitedAction, now: float, cost: float, *, address: str = "", seat: str = ""
    ) -> None:
        """Charge an action afterwards."""
        if cost > 0:
            for bucket in self._buckets(what, now, address, seat):
                bucket.spend(cost)

    def refused(self, seat: str, now: float) -> float:
        """The other players refused a request of this seat; returns its cooldown."""
        return self._cooldowns.refused(seat, now)

    def granted(self, seat: str) -> None:
        """The other players agreed to a request of this seat."""
        self._cooldowns.granted(seat)

    def __len__(self) -> int:
        """Number of buckets and cooldowns in memory."""
        budgets = [*self._by_address.values(), *self._by_seat.values()]
        return sum(map(len, budgets)) + len(self._cooldowns)


@lru_cache(MAX_BUCKETS)
def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]  # a Unix socket, or a name given by a proxy
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)
