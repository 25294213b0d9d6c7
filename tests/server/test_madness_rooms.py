"""The Book of Madness at a table of the server: everybody wins or loses together."""

from pathlib import Path

from grimtable.look.keep import fingerprint
from grimtable.look.records import replay
from server.house import House
from server.test_rooms import play_on, run

QUICK = {"character_pick": "random", "auto_pay": "on", "final_win": "immediate"}


def test_people_and_a_bot_come_to_the_same_end_together(tmp_path: Path) -> None:
    """BM-1.8"""

    async def scene(house: House) -> None:
        room, guests = await house.started("book_of_madness", 2, ("random",), options=QUICK)
        await play_on(house, guests)
        course = room.course
        record = course.record()
        result = guests[0].last("view")["result"]

        assert (course.phase, course.ended) == ("over", "played")
        assert fingerprint(replay(course.game, record)) == record.end
        assert len(set(result["rewards"])) == len(set(result["scores"])) == 1
        assert result["winners"] in ([], [0, 1, 2])
        assert not [message for message in guests[0].told if message["type"] == "refusal"]

    run(tmp_path, scene, pace=0)
