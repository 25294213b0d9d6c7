"""The Book of Madness at a table of the server: everybody wins or loses together."""

from grimtable.look.game import Sentence
from grimtable.look.texts import Texts
from server.house import House, play_on

QUICK = {"character_pick": "random", "auto_pay": "on", "final_win": "immediate"}
STEPS = 40
"""More than it takes until a bot's first action."""


async def test_a_bot_of_the_team_tells_the_table_why(house: House) -> None:
    first = QUICK | {"start_player": "seat_2"}
    _, guests = await house.started("book_of_madness", 1, ("heuristic",), options=first)
    for _ in range(STEPS):
        await play_on(house, guests, 1)
        if guests[0].last("because"):
            break
    said = guests[0].last("because")

    assert said["by"] == 1 and said["key"].startswith("book_of_madness-why-")
    told = [message["type"] for message in guests[0].told]
    assert told.index("events") < told.index("because")
    for language in ("en", "de", "zh"):
        assert Texts(language, "book_of_madness").format(Sentence(said["key"], said["args"]))
