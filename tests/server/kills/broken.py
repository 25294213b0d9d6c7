"""Tables that a fault of the storage meets in the middle of a game."""

from grimtable.registry import get
from grimtable.server.table.log.seats import TableSetup
from server.house import House
from server.kills.people import Person
from server.kills.process import Process


class Kept:
    """A table in the storage, and the tokens of the people at it."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens

    def person(self, server: Process, seat: int) -> Person:
        person = Person(server, f"{self.id[-4:]}{seat}", seat)
        person.http.cookies.set("grimtable", self.tokens[seat], "127.0.0.1")
        person.table, person.seat = self.id, seat
        return person


async def begun(house: House, game: str) -> Kept:
    """A game of two people with its first answer."""
    setup = TableSetup(game, get(game).rules, 2, {}, ["", ""], dice={"seed": 1})
    room = await house.hub.create(setup)
    tokens = []
    for seat in range(2):
        person, token = await house.hub.people.create(f"P{seat}", "owl", 1.0)
        tokens.append(token)
        joined = await room.commits.commit(lambda: room.state.draft(seat, "join"))  # noqa: B023
        await house.hub.people.sit(room.id, seat, person.id, joined.number)
    await room.commits.commit(lambda: room.state.draft_start(0))
    seat = room.state.awaited[0]
    session = room.state.session
    assert session is not None
    decision, move = session.decisions[seat], int(session.table.options_of(seat)[0])
    await room.commits.commit(
        lambda: room.state.draft_answer(seat, [move], decision=decision, id="0:a")
    )
    await house.quiet()
    return Kept(room.id, tokens)
