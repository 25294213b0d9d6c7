"""Who holds the seats of a table.

The log says when a seat was last given or taken (its tenure), the register to whom. A person
holds a seat as long as both name the same entry. Every process follows the same log, so each
closes the sockets of a former holder before it sends them anything that came later.
"""

from collections.abc import Iterable

from grimtable.server.people.people import Holder, People
from grimtable.server.people.promises import PENDING
from grimtable.server.refusals import Denied
from grimtable.server.table.log.facts import TableFacts


class Holders:
    """Of one table, as the register had them when it was last read."""

    def __init__(self, state: TableFacts, people: People) -> None:
        self.by_seat: dict[int, Holder] = {}
        """As the register says; `holder` asks the log too."""
        self._state = state
        self._people = people
        self._begun = self._taken = 0

    async def read(self) -> None:
        """Read the register."""
        number = self.begin()
        self.take(number, await self._people.seated(self._state.id))

    def begin(self) -> int:
        """The register is going to be read; the number goes to `take`."""
        self._begun += 1
        return self._begun

    def take(self, number: int, by_seat: dict[int, Holder]) -> None:
        """It has been read; what was asked for earlier than the last answer is out of date."""
        if number > self._taken:
            self._taken, self.by_seat = number, by_seat

    def holder(self, seat: int) -> Holder | None:
        """Who holds a seat: log and register agree on it."""
        held = self.by_seat.get(seat)
        if held is None or not 0 <= seat < self._state.setup.seats:
            return None
        is_person = self._state.seat_states[seat].is_person
        return held if is_person and self.is_current(seat, held.tenure) else None

    def is_current(self, seat: int, tenure: int | None) -> bool:
        """Has the log neither given nor taken the seat since? None: from before this was kept."""
        return tenure is None or tenure == self._state.seat_states[seat].tenure

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody holds."""
        held = ((seat, self.holder(seat)) for seat in range(self._state.setup.seats))
        return [seat for seat, who in held if who is not None and who.id == person]

    def claimed_by(self, person: str) -> list[int]:
        """The seats that were promised to somebody, of which the log does not know yet."""
        by_seat = sorted(self.by_seat.items())
        return [seat for seat, held in by_seat if held.id == person and held.tenure == PENDING]

    def check_one_hand(self, person: str, seats: Iterable[int]) -> None:
        """Refuse these seats to somebody who has, or was promised, others in play."""
        others = {*self.seats_of(person), *self.claimed_by(person)} - set(seats)
        if others and self._state.phase != "waiting":
            raise Denied("one_hand", "you have a seat here: nobody sees a second hand in play")

    def vacated(self) -> list[int]:
        """The seats that somebody has in the log and nobody in the register."""
        pending = {seat for seat, held in self.by_seat.items() if held.tenure == PENDING}
        people = self._state.people - pending
        return sorted(seat for seat in people if self.holder(seat) is None)
