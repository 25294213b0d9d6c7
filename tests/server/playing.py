"""How tests play on in a room."""

from server.house import Guest


async def steal(guests: list[Guest]) -> None:
    """Play until somebody is stolen from."""
    state = guests[0].room.state
    for _ in range(200):
        if state.is_reaction:
            return
        guest = guests[state.awaited[0]]
        options = guest.decision()["options"]
        steals = [option for option in options if option["verb"] == "steal"]
        await guest.answer((steals or options)[-1]["move"])
    raise AssertionError("nobody stole")
