"""The register of people whose seats were given away, on both kinds of storage."""

import asyncio

from grimtable.server.people.people import People
from grimtable.server.people.promises import Held, Promise
from grimtable.server.storage import open_storage


def test_a_claimed_seat_leaves_its_person_a_way_back(url: str) -> None:
    """T57: the link works once; a promise that cannot be kept leaves everything as it was."""

    async def main() -> None:
        storage = await open_storage(url)
        people = People(storage)
        ada, bea = [(await people.create(name, "", 1.0))[0] for name in ("Ada", "Bea")]
        await people.sit("oak", 0, ada.id, 3)
        own = await people.issue("oak", 0, "link", 3)
        link = await people.open_link(await people.issue("oak", 0, "host_link", 3))
        assert link is not None and link.is_hosts and link.tenure == 3
        promise = Promise("oak", 0, bea.id, {0: Held(ada.id, 3)}, is_lost=True)

        assert await people.promises.claim(promise, link)
        assert await people.former.seats("oak", ada.id) == [0]
        assert await people.open_link(own) is None
        await people.promises.withdraw(promise)
        assert await people.former.seats("oak", ada.id) == []
        assert (await people.seated("oak"))[0].id == ada.id
        assert not await people.promises.claim(promise, link), "it is used up"
        assert await people.former.by_table(ada.id) == {}
        await storage.close()

    asyncio.run(main())


def test_one_of_those_who_lost_a_seat_asks_for_it(url: str) -> None:
    """T57, T44: whoever is forgotten or has it again asks for nothing."""

    async def main() -> None:
        storage = await open_storage(url)
        people = People(storage)
        ada, bea = [(await people.create(name, "", 1.0))[0] for name in ("Ada", "Bea")]
        for person in (ada, bea):
            await people.former.note("oak", 2, person.id)
            await people.former.note("oak", 2, person.id)
            await people.former.ask("oak", 2, person.id)
            assert await people.former.asking("oak", 2) == person.id
        await people.former.regain("oak", 2, bea.id)
        assert await people.former.asking("oak", 2) is None
        assert await people.former.by_table(ada.id) == {"oak": [2]}
        await people.forget(ada.id)
        assert await storage.fetch("SELECT count(*) FROM former") == [(0,)]
        await storage.close()

    asyncio.run(main())
