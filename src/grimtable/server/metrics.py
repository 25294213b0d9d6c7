"""Prometheus metrics for operators. They contain no name, link, card or key."""

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._entries = Counter(
            "grimtable_steps", "Entries written to a log", ["kind"], registry=self.registry
        )
        self._entries_by_kind: dict[str, Counter] = {}
        self._refusals = Counter(
            "grimtable_refusals", "Messages refused", ["code"], registry=self.registry
        )
        self._faults = Counter(
            "grimtable_faults", "Rules that failed in the middle of a move", registry=self.registry
        )
        self._appends = Histogram(
            "grimtable_append_seconds",
            "From a step's trial until it is on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=self.registry,
        )
        self.rooms = Gauge("grimtable_rooms", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("grimtable_sockets", "Open sockets", registry=self.registry)
        self._tasks = Gauge("grimtable_tasks", "Tasks of the event loop", registry=self.registry)
        self.slow_readers = Counter(
            "grimtable_slow_readers", "Sockets closed because they did not read",
            registry=self.registry,
        )  # fmt: skip

    def accepted(self, kind: str, seconds: float) -> None:
        """An entry is durable, this many seconds after it was drafted."""
        self._appends.observe(seconds)
        entries = self._entries_by_kind.get(kind)
        if entries is None:
            entries = self._entries_by_kind[kind] = self._entries.labels(kind)
        entries.inc()

    def refused(self, code: str) -> None:
        """Count a refused message."""
        self._refusals.labels(code).inc()

    def fault(self) -> None:
        """Count a rule that failed."""
        self._faults.inc()

    def page(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        self._tasks.set(len(asyncio.all_tasks()))
        return generate_latest(self.registry)
