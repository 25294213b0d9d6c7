"""The summary of a table: who is at it and in which phase it is; nothing of the game itself."""

from collections.abc import Callable

from grimtable.server.clock import Clock
from grimtable.server.table.log.facts import TableFacts
from grimtable.server.table.log.fairness import known_deal_of
from grimtable.server.table.presence.holders import Holders
from grimtable.server.table_summary import SeatSummary, TableSummary

MAX_WAITING_SUMMARIES = 8
"""Summaries that wait to be shown to spectators."""


def table_summary(
    state: TableFacts,
    holders: Holders,
    *,
    code: str,
    is_here: Callable[[int], bool],
    watchers: int,
    is_readonly: bool,
) -> TableSummary:
    """The table and who is at it."""
    setup = state.setup
    return TableSummary(
        id=state.id,
        code=code,
        game=setup.game,
        rules=setup.rules,
        seats=[_seat_summary(state, holders, seat, is_here(seat)) for seat in range(setup.seats)],
        options=setup.options,
        clock=setup.clock,  # type: ignore[arg-type]
        host=state.host,
        phase=state.phase,
        has_spectators=setup.has_spectators,
        spectator_delay=setup.spectator_delay,
        is_public=setup.is_public,
        is_paused=state.is_paused,
        is_readonly=is_readonly,
        watchers=watchers,
        ended=state.ended,
        away=state.away,
        absence_limit=setup.longest_absence,
        is_lesson=state.setup.is_lesson,
        known_deal=known_deal_of(state),
        void_starts=list(state.void_starts),
        missing=state.missing if state.phase == "waiting" else [],
    )


def _seat_summary(state: TableFacts, holders: Holders, seat: int, is_here: bool) -> SeatSummary:
    seat_state = state.seat_states[seat]
    person = holders.holder(seat)
    is_known = person is not None or not seat_state.is_person  # else the register follows soon
    return SeatSummary(
        seat=seat,
        holder="person" if seat_state.is_person else "bot" if seat_state.bot else "free",
        name=person.name if person else "",
        avatar=person.avatar if person else "",
        bot=seat_state.bot,
        is_here=is_here,
        is_stand_in=seat_state.is_stand_in,
        is_resigned=seat_state.is_resigned,
        is_ready=state.is_ready(seat),
        is_absent=seat_state.is_absent,
        handovers=seat_state.handovers if is_known else seat_state.handovers[:-1],
        is_asked_back=seat_state.is_asked_back,
    )


class SummaryHistory:
    """The summaries that spectators are shown, with the delay of the table."""

    def __init__(self, clock: Clock, delay: float) -> None:
        self._clock = clock
        self._delay = delay
        self._shown: TableSummary | None = None
        self._waiting: list[tuple[float, TableSummary]] = []
        """When each is shown; the first comes first."""

    def show(self, summary: TableSummary) -> None:
        """Show this one at once."""
        self._shown = summary

    def add(self, summary: TableSummary, *, before: TableSummary | None) -> None:
        """Show this one later; until the start nothing is hidden from anybody."""
        if self._shown is None and summary.phase != "waiting":
            self._shown = before
        if self._delay:
            del self._waiting[MAX_WAITING_SUMMARIES - 1 :]  # frequent changes are shown less often
            self._waiting.append((self._clock.ticks() + self._delay, summary))

    def shown(self) -> TableSummary | None:
        """The summary that spectators are shown now; None: the present one."""
        if not self._delay:
            return None
        while self._waiting and self._waiting[0][0] <= self._clock.ticks():
            _, self._shown = self._waiting.pop(0)
        return self._shown
