"""The log: a ply belongs to whoever was first, and what was accepted is there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from grimtable.server.storage import BadUrl, Storage, StorageDown, Taken, Unfit, open_storage
from grimtable.sessions.session import Entry

KEEP = "INSERT INTO notes (name, value) VALUES (?, ?)"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await open_storage(url)
    try:
        yield storage
    finally:
        await storage.close()


def move(ply: int, *moves: int, seat: int = 0, id: str = "") -> Entry:
    return Entry(ply, seat, "move", list(moves), id)


def test_what_was_appended_is_read_in_the_order_of_plies(url: str) -> None:
    deal = Entry(0, 1, "deal", [], "first", '{"secret": "ä 牌 \\u0000"}')

    async def main() -> None:
        async with opened(url) as storage:
            assert await storage.append("oak", deal, 10.5)
            assert await storage.append("oak", move(1, 7, 2**40), 11.5)
            assert await storage.append("elm", move(0, 3), 12.5)

            assert await storage.read("oak") == [deal, move(1, 7, 2**40)]
            assert await storage.read("oak", 1) == [move(1, 7, 2**40)]
            assert await storage.read("ash") == []
        async with opened(url) as storage:
            assert await storage.read("oak") == [deal, move(1, 7, 2**40)]
            assert await storage.fetch("SELECT at FROM log ORDER BY at") == [
                (10.5,),
                (11.5,),
                (12.5,),
            ]

    asyncio.run(main())


MINE = Entry(0, 1, "move", [5], "mine")
SECONDS = [
    (MINE, True),
    (Entry(0, 1, "move", [5], "mine", "other data"), True),
    (Entry(0, 1, "move", [5], "yours"), False),
    (Entry(0, 1, "move", [6], "mine"), False),
    (Entry(0, 2, "move", [5], "mine"), False),
    (Entry(0, 1, "answer", [5], "mine"), False),
]


@pytest.mark.parametrize("is_together", [False, True])
def test_a_repeat_is_recognised_and_a_rival_refused(url: str, *, is_together: bool) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            for number, (second, is_ours) in enumerate(SECONDS):
                table = f"table {number}"
                tries = [storage.append(table, entry, 1.0) for entry in (MINE, second)]
                if is_together:
                    answers = await asyncio.gather(*tries)
                else:
                    answers = [await answer for answer in tries]

                assert list(answers) == [True, is_ours], second
                assert await storage.read(table) == [MINE]

    asyncio.run(main())


def test_without_an_id_nothing_is_recognised(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            assert await storage.append("oak", move(0, 5), 1.0)
            assert not await storage.append("oak", move(0, 5), 1.0)

    asyncio.run(main())


def test_entries_of_many_tables_at_once_all_get_their_own_answer(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            taken = [f"table {number}" for number in range(0, 300, 3)]
            await asyncio.gather(*(storage.append(name, move(0, 1), 1.0) for name in taken))
            names = [f"table {number}" for number in range(300)]
            answers = await asyncio.gather(
                *(storage.append(name, move(0, 2, id="x"), 2.0) for name in reversed(names))
            )

            assert list(reversed(answers)) == [name not in taken for name in names]
            for name in names:
                assert (await storage.read(name))[0].moves == [1 if name in taken else 2]

    asyncio.run(main())


def test_a_write_is_kept_whole_or_not_at_all(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            await storage.write((KEEP, ("a", "1")), (KEEP, ("b", "2")))
            with pytest.raises(Taken):
                await storage.write((KEEP, ("c", "3")), (KEEP, ("b", "4")))

            assert await storage.fetch("SELECT name, value FROM notes ORDER BY name") == [
                ("a", "1"),
                ("b", "2"),
            ]

    asyncio.run(main())


def test_a_wrong_write_harms_nobody_who_came_with_it(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            answers = await asyncio.gather(
                storage.append("oak", move(0, 1), 1.0),
                storage.write((KEEP, ("a", "1"))),
                storage.write((KEEP, ("a", "2"))),
                storage.write((KEEP, ("only one value",))),
                storage.write(("UPDATE nowhere SET nothing = 1", ())),
                storage.write((KEEP, ("b", "2"))),
                return_exceptions=True,
            )

            faults = [isinstance(answer, Exception) for answer in answers]
            assert faults == [False, False, True, True, True, False]
            assert isinstance(answers[2], Taken)
            assert not any(isinstance(answer, StorageDown) for answer in answers)
            assert await storage.fetch("SELECT name FROM notes ORDER BY name") == [("a",), ("b",)]
            assert await storage.read("oak") == [move(0, 1)]

    asyncio.run(main())


@pytest.mark.parametrize("text", ["nul \0", "half \ud800"])
def test_what_cannot_be_kept_is_refused_alone(url: str, text: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            answers = await asyncio.gather(
                storage.append("oak", move(0, 1, id=text), 1.0),
                storage.append("elm", move(0, 1), 1.0),
                storage.append("ash", move(2**63, 1), 1.0),
                storage.write((KEEP, ("a", text))),
                return_exceptions=True,
            )

            assert [type(answer) for answer in answers] == [Unfit, bool, Unfit, Unfit]
            assert await storage.fetch("SELECT table_id FROM log") == [("elm",)]

    asyncio.run(main())


def test_questions_have_the_same_words_in_both_dialects(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            await storage.write((KEEP, ("what?", "it's")), (KEEP, ("b", "")))

            assert await storage.fetch(
                "SELECT value, '?', 'it''s ?' FROM notes WHERE name = ? OR value = ? LIMIT ?",
                "what?",
                "nothing",
                5,
            ) == [("it's", "?", "it's ?")]
            assert await storage.fetch("SELECT count(*) FROM notes WHERE value < ?", "a") == [(1,)]

    asyncio.run(main())


def test_a_question_changes_nothing(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            with pytest.raises(StorageDown):
                await storage.fetch(KEEP, "a", "1")

            assert await storage.fetch("SELECT * FROM notes") == []

    asyncio.run(main())


def test_closing_writes_what_waits_and_then_refuses(url: str) -> None:
    async def main() -> None:
        storage = await open_storage(url)
        waiting = [
            asyncio.ensure_future(storage.append(f"table {number}", move(0, 1), 1.0))
            for number in range(50)
        ]
        await asyncio.sleep(0)
        await storage.close()
        await storage.close()

        assert all([await answer for answer in waiting])
        for late in (
            storage.append("late", move(0, 1), 1.0),
            storage.write((KEEP, ("a", "1"))),
            storage.read("oak"),
        ):
            with pytest.raises(StorageDown, match="closed"):
                await late

        async with opened(url) as storage:
            assert await storage.fetch("SELECT count(*) FROM log") == [(50,)]

    asyncio.run(main())


def test_whoever_stops_waiting_stops_nobody_else(url: str) -> None:
    async def main() -> None:
        async with opened(url) as storage:
            gone = asyncio.ensure_future(storage.append("oak", move(0, 1), 1.0))
            stays = asyncio.ensure_future(storage.append("elm", move(0, 1), 1.0))
            await asyncio.sleep(0)
            gone.cancel()

            assert await stays
            assert await storage.append("elm", move(1, 1), 1.0)

    asyncio.run(main())


@pytest.mark.parametrize(
    "wrong",
    [
        "table.db",
        "mysql://host/base",
        "sqlite://",
        "",
        "postgresql://user:hidden:word@host:port/base",
        "postgresql://user:hidden@[host/base",
        "postgresql://user:hidden@host/base?sslmode=hidden",
    ],
)
def test_an_address_of_no_storage_is_refused_and_not_repeated(wrong: str) -> None:
    with pytest.raises(BadUrl, match=r"say .*postgresql://") as refusal:
        asyncio.run(open_storage(wrong))
    assert "hidden" not in str(refusal.value)
