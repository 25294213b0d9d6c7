"""The card of a table: who is at it and in which phase it is, without the cards of the game."""

from collections.abc import Callable

from grimtable.server.clock import Clock
from grimtable.server.protocol import SeatCard, TableCard
from grimtable.server.table.facts import TableFacts
from grimtable.server.table.fairness import known_deal_of
from grimtable.server.table.holders import Holders

MOST_CARDS = 8
"""Cards that wait to be shown to spectators."""


def table_card(
    state: TableFacts,
    holders: Holders,
    *,
    code: str,
    is_here: Callable[[int], bool],
    watchers: int,
    is_readonly: bool,
) -> TableCard:
    """The table and who is at it."""
    setup = state.setup
    return TableCard(
        id=state.id,
        code=code,
        game=setup.game,
        rules=setup.rules,
        seats=[_seat_card(state, holders, seat, is_here(seat)) for seat in range(setup.seats)],
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
        known_deal=known_deal_of(state),
        void_starts=list(state.void_starts),
        missing=state.missing if state.phase == "waiting" else [],
    )


def _seat_card(state: TableFacts, holders: Holders, seat: int, is_here: bool) -> SeatCard:
    seat_state = state.seat_states[seat]
    person = holders.holder(seat)
    is_known = person is not None or not seat_state.is_person  # else the register follows soon
    return SeatCard(
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


class CardHistory:
    """The cards that spectators are shown, with the delay of the table."""

    def __init__(self, clock: Clock, delay: float) -> None:
        self._clock = clock
        self._delay = delay
        self._shown: TableCard | None = None
        self._waiting: list[tuple[float, TableCard]] = []
        """When each is shown; the first comes first."""

    def show(self, card: TableCard) -> None:
        """Show this one at once."""
        self._shown = card

    def add(self, card: TableCard, *, before: TableCard | None) -> None:
        """Show this one later; until the start nothing is hidden from anybody."""
        if self._shown is None and card.phase != "waiting":
            self._shown = before
        if self._delay:
            del self._waiting[MOST_CARDS - 1 :]  # frequent changes are shown less often
            self._waiting.append((self._clock.ticks() + self._delay, card))

    def shown(self) -> TableCard | None:
        """What spectators are shown now; None: the card of the moment."""
        if not self._delay:
            return None
        while self._waiting and self._waiting[0][0] <= self._clock.ticks():
            _, self._shown = self._waiting.pop(0)
        return self._shown
