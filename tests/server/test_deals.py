"""Deals that somebody could know or choose, and the parts of a shuffle, over real sockets."""

import secrets
from hashlib import sha256
from pathlib import Path

import pytest

from grimtable.cli.verify import verify_record
from grimtable.kernel.errors import Refused
from grimtable.registry import get
from grimtable.server.people.keys import digest
from grimtable.server.table.automation.consent import REVEAL_TIMEOUT
from grimtable.server.table.log.fairness import MAX_VOID_STARTS
from grimtable.server.table.shuffle.shuffle import MAX_UNCOMMITTED_ROUNDS
from grimtable.sessions.records import KnownDeal, VoidStart, read
from server.house import Guest, House
from server.serving import Browser, Message, Player, Served, Shared, run


class Slow(Player):
    """Somebody who adds to the shuffle only when the test says so."""

    nonce = b""

    async def _shuffle(self, message: Message) -> None:
        pass

    async def promise(self) -> None:
        await self.say("commit", commit=sha256(self.nonce).hexdigest())

    async def tell(self, nonce: bytes = b"") -> None:
        await self.say("reveal", nonce=(nonce or self.nonce).hex())

    async def asked(self, wanted: str) -> Message:
        return await self.until(lambda m: m["type"] == "shuffle" and m.get("wanted") == wanted)


async def slow(browser: Browser, table: str) -> Slow:
    player = Slow(browser, table, await browser.dial(table))
    player.nonce = secrets.token_bytes(16)
    browser.players.append(player)
    return player


async def kinds(server: Served, table: str) -> list[str]:
    """What the log says."""
    return [entry.kind for entry in await server.services.hub.storage.read(table)]


async def ended(players: list[Player]) -> None:
    """The people agree to end the game."""
    await players[0].say("wish", wish="end")
    for player in players[1:]:
        await player.next("wish")
        await player.say("consent", agrees=True)
    for player in players:
        await player.until(lambda m: m["type"] == "presence" and m["table"]["phase"] == "over")


async def again(server: Served) -> tuple[str, str, list[Browser]]:
    """A finished table of two, and one for the same deal."""
    first, players = await server.started(2)
    await ended(players)
    browsers = [player.browser for player in players]
    table: str = (await browsers[0].post(f"tables/{first}/again"))["table"]["id"]
    return first, table, browsers


async def taken(browser: Browser, table: str, file: Path) -> list[str]:
    """Take a record away; what `grimtable verify` says about it."""
    file.write_bytes((await browser.http.get(f"tables/{table}/record")).content)
    return verify_record(file, "en")


def test_everybody_is_told_that_a_deal_is_known(shared: Shared, tmp_path: Path) -> None:
    """T50: card, opening message and record name the first table; nobody calls the deal fair."""

    async def main(server: Served) -> None:
        first, table, (ada, bea) = await again(server)
        known = {"table": digest(first), "seats": [0, 1]}
        assert (await bea.get(f"tables/{table}"))["table"]["known_deal"] == known
        players = [await ada.sit(table), await bea.sit(table)]
        await ada.post(f"tables/{table}/start")
        for player in players:
            assert (await player.next("hello"))["table"]["known_deal"] == known
            await player.next("view")
            assert player.last("presence")["table"]["known_deal"] == known
        assert not players[0].last("shuffle")

        await ended(players)
        said = "\n".join(await taken(ada, table, tmp_path / "known.json"))
        assert read((tmp_path / "known.json").read_bytes()).known_deal == KnownDeal(**known)
        assert digest(first)[:12] in said and "added nothing: 1, 2" in said
        assert "promise" not in said
        assert "kept as promised" in "\n".join(await taken(ada, first, tmp_path / "first.json"))

    shared.run(main)


@pytest.mark.parametrize("first", ["again", "rematch"])
def test_new_cards_and_known_ones_are_played_at_two_tables(shared: Shared, first: str) -> None:
    """T50: whoever asks for one is not led to the other, and everybody is told which is which."""

    async def main(server: Served) -> None:
        table, players = await server.started(2)
        await ended(players)
        ada, bea = (player.browser for player in players)
        second = "rematch" if first == "again" else "again"
        opened = {first: await bea.post(f"tables/{table}/{first}")}
        told = await players[0].next("next")
        assert told.get("is_same_deal", False) == (first == "again")
        opened[second] = await ada.post(f"tables/{table}/{second}")
        ids = {way: opened[way]["table"]["id"] for way in opened}
        assert ids["again"] != ids["rematch"]
        assert "known_deal" not in opened["rematch"]["table"]
        assert opened["again"]["table"]["known_deal"]["table"] == digest(table)

        told = await players[1].until(lambda m: m["type"] == "next" and m["table"] == ids[second])
        assert told.get("is_same_deal", False) == (second == "again")
        found = await ada.get(f"tables/{table}")
        assert (found["next"], found["again"]) == (ids["rematch"], ids["again"])
        for way, new in ids.items():
            for browser in (ada, bea):
                assert (await browser.post(f"tables/{table}/{way}"))["table"]["id"] == new

    shared.run(main)


@pytest.mark.parametrize("way", ["again", "rematch"])
def test_nobody_plays_on_who_has_not_come(shared: Shared, way: str) -> None:
    """T50: the host waits for those who were seated without asking, or removes them."""

    async def main(server: Served) -> None:
        table, players = await server.started(3)
        await ended(players)
        ada, bea, _ = (player.browser for player in players)
        new = (await ada.post(f"tables/{table}/{way}"))["table"]["id"]
        await (await ada.sit(new)).next("hello")
        refused = (await ada.http.post(f"tables/{new}/start", json={})).json()
        assert refused["code"] == "not_come" and "seats 2, 3" in refused["message"]
        come = await bea.sit(new)
        await come.next("hello")
        refused = (await ada.http.post(f"tables/{new}/start", json={})).json()
        assert refused["code"] == "not_come" and "seats 3" in refused["message"]
        await ada.post(f"tables/{new}/kick", seat=2)
        await ada.post(f"tables/{new}/bots", seat=2, level="random")
        await ada.post(f"tables/{new}/start")
        assert await come.next("view")

    shared.run(main)


@pytest.mark.parametrize("way", ["join", "link"])
def test_a_known_deal_is_not_dealt_to_somebody_new(
    shared: Shared, tmp_path: Path, way: str
) -> None:
    """T50: whoever sits down and did not play it makes it a table like any other."""

    async def main(server: Served) -> None:
        _, table, (ada, bea) = await again(server)
        seat = await ada.sit(table)
        link = await bea.post(f"tables/{table}/link", seat=1) if way == "link" else {"key": ""}
        stranger = server.browser("Eve")
        await stranger.post("me", name="Eve")
        if way == "join":
            await bea.post(f"tables/{table}/leave", seat=1)
            assert (await stranger.get(f"tables/{table}"))["table"]["known_deal"]
            opened = await stranger.post(f"tables/{table}/join")
        else:
            opened = await stranger.post("seats/claim", key=link["key"])
        assert "known_deal" not in opened["table"]
        players = [seat, await stranger.sit(table)]
        await ada.post(f"tables/{table}/start")
        for player in players:
            await player.next("view")
        assert players[1].last("shuffle")["commits"].keys() == {"0", "1"}
        assert "known_deal" not in players[1].last("presence")["table"]

        await ended(players)
        said = "\n".join(await taken(ada, table, tmp_path / "renewed.json"))
        record = read((tmp_path / "renewed.json").read_bytes())
        assert record.known_deal is None
        assert record.dice["table"] == digest(table)
        assert "kept as promised" in said
        third = (await stranger.post(f"tables/{table}/again"))["table"]
        assert third["known_deal"]["table"] == digest(table)

    shared.run(main)


def test_nobody_new_takes_a_seat_where_a_known_deal_is_played(shared: Shared) -> None:
    """T50: neither at the second table of a deal nor in a lesson."""

    async def main(server: Served) -> None:
        _, table, (ada, bea) = await again(server)
        for browser in (ada, bea):
            await (await browser.sit(table)).next("hello")
        link = await bea.post(f"tables/{table}/link", seat=1)
        await ada.post(f"tables/{table}/start")
        stranger = server.browser("Eve")
        assert await stranger.refused("seats/claim", key=link["key"]) == (409, "known_deal")
        assert (await bea.post("seats/claim", key=link["key"]))["seats"] == [1]

        taught = get("grimwood").lesson
        assert taught is not None
        bots = ["random"] * (taught.seats - 2)
        form = {"seats": taught.seats, "bots": bots, "is_lesson": True}
        lesson = (await ada.create("grimwood", **form))["table"]["id"]
        link = await ada.post(f"tables/{lesson}/link", seat=1)
        await ada.post(f"tables/{lesson}/bots", seat=1, level="random")
        await ada.post(f"tables/{lesson}/start")
        assert await stranger.refused("seats/claim", key=link["key"]) == (409, "known_deal")

    shared.run(main)


async def bound(table: str, browsers: list[Browser]) -> list[Slow]:
    """A start in which everybody is bound and only the first has told the nonce."""
    players = [await slow(browser, table) for browser in browsers]
    await browsers[0].post(f"tables/{table}/start")
    for player in players:
        await player.asked("commit")
        await player.promise()
    for player in players:
        await player.asked("reveal")
    await players[0].tell()
    await players[0].until(lambda m: m["type"] == "shuffle" and "wanted" not in m)
    return players


def test_getting_up_after_the_commitments_is_told_kept_and_limited(
    shared: Shared, tmp_path: Path
) -> None:
    """T51: whoever could read the log cannot look at one deck after the other."""

    async def main(server: Served) -> None:
        table, (ada, bea) = await server.table(2)
        for count in range(1, MAX_VOID_STARTS):
            players = await bound(table, [ada, bea])
            await bea.post(f"tables/{table}/leave", seat=1)
            told = await players[0].until(
                lambda m: m["type"] == "presence" and m["table"]["phase"] == "waiting"
            )
            assert told["table"]["void_starts"] == [{"seats": [1], "how": "left"}] * count
            for player in players:
                await player.leave()
            opened = await bea.post(f"tables/{table}/join")
            assert len(opened["table"]["void_starts"]) == count
        played = [await ada.sit(table), await bea.sit(table)]
        await ada.post(f"tables/{table}/start")
        for player in played:
            await player.next("view")
        await ended(played)

        said = "\n".join(await taken(bea, table, tmp_path / "void.json"))
        record = read((tmp_path / "void.json").read_bytes())
        assert record.void_starts == [VoidStart([1], "left")] * (MAX_VOID_STARTS - 1)
        assert said.count("the player in seat 2 left during the shuffle") == MAX_VOID_STARTS - 1

    shared.run(main)


def test_a_table_whose_starts_are_void_is_not_started_any_more(shared: Shared) -> None:
    """T51: not with other browsers either; by then a choice of decks was told to all."""

    async def main(server: Served) -> None:
        table, (ada, bea) = await server.table(2)
        for _ in range(MAX_VOID_STARTS):
            await bound(table, [ada, bea])
            await bea.post(f"tables/{table}/leave", seat=1)
            bea = server.browser("Bea")
            await bea.post(f"tables/{table}/join", name="Bea")

        assert await ada.refused(f"tables/{table}/start") == (409, "void_starts")

    shared.run(main)


def test_a_number_copied_from_another_seat_is_refused(shared: Shared) -> None:
    """T52: it would add nothing, and the record would look damaged."""

    async def main(server: Served) -> None:
        table, browsers = await server.table(2)
        ada, bea = [await slow(browser, table) for browser in browsers]
        await browsers[0].post(f"tables/{table}/start")
        await ada.asked("commit")
        await ada.promise()
        await bea.until(lambda m: m["type"] == "shuffle" and m.get("commits"))
        own, bea.nonce = bea.nonce, ada.nonce
        await bea.promise()
        assert (await bea.next("refusal"))["code"] == "bad_commitment"
        bea.nonce = own
        await bea.promise()

        assert (await ada.asked("reveal"))["commits"].keys() == {"0", "1"}

    shared.run(main)


def test_a_game_ended_with_an_unseen_answer_has_a_true_record(
    shared: Shared, tmp_path: Path
) -> None:
    """T17: and the answer stays unseen."""

    async def main(server: Served) -> None:
        table, players = await server.started(3, "grim_farmer")
        for player in players:
            await player.until(lambda m: m["type"] == "decision" and m.get("decision"))
        question = players[1].question(1)
        assert question is not None
        accepted = await players[1].answer(question["options"][0]["move"])
        assert accepted["type"] == "accepted"
        await ended(players)

        assert "ends as it says" in (await taken(players[0].browser, table, tmp_path / "early"))[0]
        assert read((tmp_path / "early").read_bytes()).moves == []

    shared.run(main)


class Honest(Guest):
    """Somebody with another number for each start."""

    async def _shuffle(self, message: Message) -> None:
        self.nonces = {self.seat: bytes([self.seat]) + bytes.fromhex(message["commit"])}
        await super()._shuffle(message)


class Silent(Honest):
    """Somebody who promises a number and never reveals it."""

    async def _shuffle(self, message: Message) -> None:
        if message["wanted"] == "commit":
            await super()._shuffle(message)


def test_silence_after_the_commitments_is_limited_too(tmp_path: Path) -> None:
    """T51: the second time costs the seat, the third start the table, also after a restart."""

    async def main() -> None:
        async with House(tmp_path) as house:
            room = await house.table("grimwood", 2)
            guests = [
                kind(house, room, room.people[seat].id, [seat]).enter()
                for seat, kind in enumerate([Honest, Silent])
            ]
            await room.commits.commit(lambda: room.state.draft_start(0))
            await house.turn(REVEAL_TIMEOUT + 1)
            told = guests[1].last("presence")["table"]
            assert told["void_starts"] == [{"seats": [1], "how": "silent"}]
            assert room.state.phase == "shuffling"
            await house.turn(REVEAL_TIMEOUT + 1)
            assert room.state.seat_states[1].is_free
            bea = guests[1].connection.person
            joined = await room.commits.commit(lambda: room.state.draft(1, "join"))
            await house.hub.people.sit(room.id, 1, bea, joined.number)
            await room.holders.read()
            guests.append(Silent(house, room, bea, [1]).enter())
            await room.commits.commit(lambda: room.state.draft_start(0))
            await house.turn(REVEAL_TIMEOUT + 1)
            assert room.state.phase == "waiting"
            for guest in guests:
                guest.cut()
            await house.again()
            room = await house.hub.room(room.id)

            assert room.state.void_starts == [VoidStart([1], "silent")] * MAX_VOID_STARTS
            with pytest.raises(Refused, match="open a new one"):
                room.state.draft_start(0)

    run(main())


class Mute(Honest):
    """Somebody who promises nothing."""

    async def _shuffle(self, message: Message) -> None:
        pass


def test_a_start_that_somebody_does_not_answer_ends(tmp_path: Path) -> None:
    """T51: after some rounds the host has the table again, and everybody is told who was silent."""

    async def main() -> None:
        async with House(tmp_path) as house:
            room = await house.table("grimwood", 2)
            ada, bea = [
                kind(house, room, room.people[seat].id, [seat]).enter()
                for seat, kind in enumerate([Honest, Mute])
            ]
            for _ in range(2):
                await room.commits.commit(lambda: room.state.draft_start(0))
                for _ in range(MAX_UNCOMMITTED_ROUNDS - 1):
                    await house.turn(REVEAL_TIMEOUT + 1)
                    assert room.state.phase == "shuffling"
                await house.turn(REVEAL_TIMEOUT + 1)
                told = ada.last("presence")["table"]
                assert (told["phase"], told["missing"]) == ("waiting", [1])
                assert "void_starts" not in told
            for guest in (ada, bea):
                guest.cut()
            await house.again()
            room = await house.hub.room(room.id)
            assert (room.state.phase, room.state.missing) == ("waiting", [1])
            await room.commits.commit(lambda: room.state.draft(1, "leave"))

            assert room.summary().missing == []

    run(main())


def test_a_log_with_more_rounds_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Earlier versions asked again for ever."""

    async def main() -> None:
        async with House(tmp_path) as house:
            room = await house.table("grimwood", 2)
            await room.commits.commit(lambda: room.state.draft_start(0))
            for n in range(2 * MAX_UNCOMMITTED_ROUNDS):
                secret = bytes([n] * 32).hex()
                await room.commits.commit(
                    lambda secret=secret: room.state.draft(-1, "void", [], secret)
                )
            await house.again()

            assert (await house.hub.room(room.id)).state.phase == "shuffling"

    run(main())


def test_nobody_is_removed_after_the_commitments(shared: Shared) -> None:
    """T51: a host cannot choose a deck by kicking, blocking or moving a seat."""

    async def main(server: Served) -> None:
        table, (ada, bea) = await server.table(2)
        link = await bea.post(f"tables/{table}/link", seat=1)
        players = await bound(table, [ada, bea])
        held = (409, "being_dealt")
        assert await ada.refused(f"tables/{table}/kick", seat=1) == held
        assert await ada.refused(f"tables/{table}/block", seat=1, is_blocked=True) == held
        assert await server.browser().refused("seats/claim", key=link["key"]) == held
        await players[1].tell()
        view = await players[1].next("view")

        assert view["seat"] == 1
        assert "void_starts" not in players[1].last("presence")["table"]

    shared.run(main)


def test_a_part_of_the_shuffle_that_comes_twice_is_taken_once(shared: Shared) -> None:
    """T52: the same part again is no news, even after the deal; another one is refused."""

    async def main(server: Served) -> None:
        table, browsers = await server.table(2)
        ada, bea = [await slow(browser, table) for browser in browsers]
        await browsers[0].post(f"tables/{table}/start")
        await ada.asked("commit")
        for player in (ada, ada, bea):
            await player.promise()
        await ada.asked("reveal")
        for player in (ada, ada, bea):
            await player.tell()
        await ada.next("view")
        await ada.promise()
        await ada.tell()
        await ada.tell(b"another number of mine")
        await ada.say("chat", text="That is all.")
        await ada.next("chat")

        assert [m["code"] for m in ada.told if m["type"] == "refusal"] == ["not_now"]
        parts = [kind for kind in await kinds(server, table) if kind in ("commit", "reveal")]
        assert parts == ["commit", "commit", "reveal", "reveal"]

    shared.run(main)
