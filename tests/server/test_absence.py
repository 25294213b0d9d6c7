"""Whose seat it is while somebody is away, and what the others can do meanwhile."""

from pathlib import Path

import pytest

from grimtable.registry import get
from grimtable.server.table.audience.close_codes import MOVED, REMOVED
from grimtable.server.table.automation.consent import STAND_IN_CONSENT_DELAY
from grimtable.server.table.automation.stand_ins import ABSENCE_GRACE
from grimtable.server.table.log.seats import ABSENCE_LIMIT, LONG_ABSENCE_LIMIT
from server.absence import FIRST, Scene, play, until_card
from server.serving import Message, Player


def card_of(player: Player, seat: int) -> Message:
    card: Message = player.last("presence")["table"]["seats"][seat]
    return card


def test_a_dropped_players_seat_is_given_to_nobody_before_the_absence_limit(tmp_path: Path) -> None:
    """T56: not 0.3 s after a drop, and not while a bot stands in."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        ada = host.browser
        await server.drop(other)
        for wait in (0.3, ABSENCE_GRACE, ABSENCE_LIMIT - ABSENCE_GRACE - 1):
            await server.turn(wait)
            for endpoint in ("link", "kick"):
                assert await ada.refused(f"tables/{table}/{endpoint}", seat=1) == (409, "not_yet")
        refused = await ada.http.post(f"tables/{table}/link", json={"seat": 1})

        assert 0 < refused.json()["wait"] < 2
        assert (await other.browser.get(f"tables/{table}"))["seats"] == [1]
        back = await other.browser.sit(table)
        assert (await back.next("hello"))["seats"] == [1]
        await server.turn(2)
        assert await ada.refused(f"tables/{table}/link", seat=1) == (409, "is_here")

    play(tmp_path, scene)


def test_after_the_limit_everybody_is_told_who_took_the_seat_and_saw_the_hand(
    tmp_path: Path,
) -> None:
    """T56: over the sockets, after a reload, and in the record."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        watcher = await (await server.known("Wanda")).sit(table)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        assert (await until_card(host, 1, lambda card: card.get("is_absent")))["is_stand_in"]
        key = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
        assert await host.browser.refused("seats/claim", key=key) == (409, "one_hand")
        eve = await server.known("Eve")
        await eve.post("seats/claim", key=key)
        for player in (host, watcher):
            card = await until_card(player, 1, lambda card: card.get("handovers"))
            assert (card["name"], card["handovers"]) == ("Eve", ["host_link"])
        card = (await host.browser.get(f"tables/{table}"))["table"]["seats"][1]
        assert (card["name"], card["handovers"]) == ("Eve", ["host_link"])
        await end_by(host, await eve.sit(table))
        record = await host.browser.get(f"tables/{table}/record")
        assert record["taken_over"] == [1]

    play(tmp_path, scene)


async def end_by(asking: Player, *agreeing: Player) -> None:
    """These people end the game."""
    await asking.say("wish", wish="end")
    for player in agreeing:
        await player.until(lambda m: m["type"] == "wish" and m["wish"] == "end")
        await player.say("consent", agrees=True)
    await asking.until(lambda m: m["type"] == "presence" and m["table"]["phase"] == "over")


def test_whoever_comes_back_before_the_claim_has_the_seat_and_the_link_is_dead(
    tmp_path: Path,
) -> None:
    """T56: also if they are away once more."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        key = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
        back = await other.browser.sit(table)
        await until_card(back, 1, lambda card: not card.get("is_stand_in"))
        eve = server.browser("Eve")
        assert await eve.refused("seats/claim", key=key) == (404, "unknown")
        await server.drop(back)
        await server.turn(ABSENCE_LIMIT + 1)

        assert server.services.hub.rooms[table].state.seat_states[1].is_absent
        assert await eve.refused("seats/claim", key=key) == (404, "unknown")
        assert (await other.browser.get(f"tables/{table}"))["seats"] == [1]

    play(tmp_path, scene)


def test_a_link_that_the_host_made_before_the_game_opens_no_hand(tmp_path: Path) -> None:
    """T56: a link of one's own still moves one's seat."""

    async def scene(server: Scene) -> None:
        table, (ada, bruno) = await server.table(2)
        hosts = (await ada.post(f"tables/{table}/link", seat=1))["key"]
        own = (await ada.post(f"tables/{table}/link", seat=0))["key"]
        players = [await browser.sit(table) for browser in (ada, bruno)]
        await ada.post(f"tables/{table}/start")
        for player in players:
            await player.next("view")

        assert await server.browser().refused("seats/claim", key=hosts) == (404, "unknown")
        moved = await server.browser().post("seats/claim", key=own)
        assert moved["seats"] == [0]
        assert moved["table"]["seats"][0]["handovers"] == ["own_link"]
        assert "handovers" not in moved["table"]["seats"][1]

    play(tmp_path, scene)


def test_who_comes_back_later_gets_the_seat_from_a_bot_at_once(tmp_path: Path) -> None:
    """T57: they are told that it was lost."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        await host.browser.post(f"tables/{table}/kick", seat=1)
        lost = await other.browser.get(f"tables/{table}")
        assert (lost["seats"], lost["former"]) == ([], [1])
        (mine,) = await other.browser.get("me/tables")
        assert mine["former"] == [1]
        stranger = await server.known("Eve")
        assert await stranger.refused(f"tables/{table}/return", seat=1) == (404, "unknown")
        back = await other.browser.post(f"tables/{table}/return", seat=1)
        assert (back["seats"], back.get("former", [])) == ([1], [])
        card = await until_card(host, 1, lambda card: card.get("handovers"))
        assert (card["holder"], card["handovers"]) == ("person", ["returned"])
        again = await other.browser.sit(table)
        assert (await again.next("hello"))["seats"] == [1]

    play(tmp_path, scene)


def test_a_host_cannot_block_somebody_out_of_their_seat_in_play(tmp_path: Path) -> None:
    """T57: neither before nor after the absence limit, nor once they were removed."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        await other.say("chat", text="I have to go.")
        line = (await host.next("chat"))["line"]
        ada, refused = host.browser, (409, "plays_here")
        assert await ada.refused(f"tables/{table}/block", seat=1) == refused
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        assert await ada.refused(f"tables/{table}/block", seat=1) == refused
        await ada.post(f"tables/{table}/kick", seat=1)
        assert await ada.refused(f"tables/{table}/block", line=line) == refused

        back = await other.browser.post(f"tables/{table}/return", seat=1)
        assert back["seats"] == [1]
        watcher = await (await server.known("Wanda")).sit(table)
        await watcher.say("chat", text="Here I am.")
        told = await host.until(lambda m: m["type"] == "chat" and m["name"] == "Wanda")
        await ada.post(f"tables/{table}/block", line=told["line"])
        assert await watcher.closed() == REMOVED

    play(tmp_path, scene)


def test_where_the_table_goes_on_without_the_absent_no_return_is_promised(tmp_path: Path) -> None:
    """T57: they are told that the seat is gone, and not that they may have it back."""

    async def scene(server: Scene) -> None:
        form = {"options": {"on_leave": "remove"}, "has_spectators": False}
        table, (host, other, _) = await server.started(3, "grimm_tidings", **form)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        await host.browser.post(f"tables/{table}/kick", seat=1)

        lost = await other.browser.get(f"tables/{table}")
        assert (lost["seats"], lost["former"]) == ([], [1])
        card = lost["table"]["seats"][1]
        assert (card["holder"], card["is_resigned"]) == ("free", True)
        assert await other.browser.refused(f"tables/{table}/return", seat=1) == (409, "taken")

    play(tmp_path, scene)


@pytest.mark.parametrize("has_spectators", [True, False])
def test_who_comes_back_later_gets_the_seat_from_a_person_by_agreement(
    tmp_path: Path, has_spectators: bool
) -> None:
    """T57: the person who has it now is asked, may refuse, and can be asked again."""

    async def scene(server: Scene) -> None:
        table, host, other, eve = await server.taken_over(has_spectators=has_spectators)
        bruno = other.browser
        lost = await bruno.get(f"tables/{table}")
        assert (lost["seats"], lost["former"]) == ([], [1])
        assert lost["table"]["seats"][1]["name"] == "Eve"
        for agrees in (False, True):
            await bruno.post(f"tables/{table}/return", seat=1)
            await bruno.post(f"tables/{table}/return", seat=1)
            assert (await bruno.get(f"tables/{table}"))["seats"] == []
            await until_card(eve, 1, lambda card: card.get("is_asked_back"))
            await eve.browser.post(f"tables/{table}/give_back", seat=1, agrees=agrees)
        assert await eve.closed() == MOVED
        assert (await bruno.get(f"tables/{table}"))["seats"] == [1]
        card = await until_card(host, 1, lambda card: len(card.get("handovers", [])) == 2)
        assert (card["name"], card["handovers"]) == ("P2", ["host_link", "returned"])
        assert await eve.browser.refused(f"tables/{table}/give_back", seat=1) == (404, "unknown")
        assert (await bruno.post(f"tables/{table}/return", seat=1))["seats"] == [1]
        asked = await bruno.refused(f"tables/{table}/give_back", seat=1)
        assert asked == (409, "nothing_asked")

    play(tmp_path, scene)


def test_nobody_agrees_for_an_absent_person_to_take_back_what_was_seen(tmp_path: Path) -> None:
    """T58: before, while and after a bot stands in; the draw stays drawn."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        state = server.services.hub.rooms[table].state
        draw = get("grimwood").vocabulary.number("draw")
        assert (await host.answer(draw))["type"] == "accepted"
        drawn = len(state.session.active) if state.session else 0
        await server.drop(other)
        await host.say("undo")
        assert (await host.next("wish"))["awaited"] == [1]
        await server.turn(ABSENCE_GRACE + STAND_IN_CONSENT_DELAY + 1)
        assert (await host.next("wish"))["wish"] is None, "the stand-in declined"
        for wait in (0.0, ABSENCE_LIMIT):
            await server.turn(wait)
            await host.say("undo")
            assert (await host.next("refusal"))["code"] == "away"
        assert state.session and len(state.session.active) >= drawn
        kinds = [entry.kind for entry in await server.services.hub.storage.read(table)]
        assert "undo" not in kinds

    play(tmp_path, scene)


@pytest.mark.parametrize("way", ["kick", "link"])
def test_taking_the_seat_of_the_absent_agrees_to_no_undo(tmp_path: Path, way: str) -> None:
    """T58: a pending undo ends, and later ones do not reach behind the loss of the seat."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST, absence_limit=ABSENCE_GRACE)
        state = server.services.hub.rooms[table].state
        draw = get("grimwood").vocabulary.number("draw")
        assert (await host.answer(draw))["type"] == "accepted"
        await server.drop(other)
        await host.say("undo")
        assert (await host.next("wish"))["awaited"] == [1]
        await server.turn(ABSENCE_GRACE + 1)
        assert state.absent == [1] and state.wish is not None
        if way == "kick":
            await host.browser.post(f"tables/{table}/kick", seat=1)
        else:
            key = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
            second = await server.known("Eve")
            await second.post("seats/claim", key=key)
        await server.quiet()
        assert state.wish is None
        await host.say("undo")
        assert (await host.next("refusal"))["code"] == "nothing_to_undo"
        kinds = [entry.kind for entry in await server.services.hub.storage.read(table)]
        assert "undo" not in kinds

    play(tmp_path, scene)


def test_a_game_ended_while_somebody_is_away_is_abandoned_and_names_them(tmp_path: Path) -> None:
    """T59: not before the absence limit, and never as agreed; the record says so too."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        await server.drop(other)
        await server.turn(ABSENCE_GRACE + 1)
        await host.say("wish", wish="end")
        await server.turn(STAND_IN_CONSENT_DELAY + 1)
        assert server.services.hub.rooms[table].state.phase == "playing"
        await server.turn(ABSENCE_LIMIT)
        over = await host.until(lambda m: m["type"] == "presence" and m["table"]["phase"] == "over")
        assert (over["table"]["ended"], over["table"]["away"]) == ("abandoned", [1])
        record = await host.browser.get(f"tables/{table}/record")
        assert (record["ended"], record["away"]) == ("abandoned", [1])

    play(tmp_path, scene)


def test_removing_the_absent_first_does_not_make_an_end_agreed(tmp_path: Path) -> None:
    """T59: whoever was removed for being away was away."""

    async def scene(server: Scene) -> None:
        table, (host, other, third) = await server.started(3, options=FIRST)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        await host.browser.post(f"tables/{table}/kick", seat=1)
        await end_by(host, third)

        card = (await host.browser.get(f"tables/{table}"))["table"]
        assert (card["ended"], card["away"]) == ("abandoned", [1])

    play(tmp_path, scene)


@pytest.mark.parametrize("way", ["agrees", "leaves", "resigns"])
def test_whoever_takes_the_seat_of_the_absent_does_not_make_an_end_agreed(
    tmp_path: Path, way: str
) -> None:
    """T59: not by agreeing, leaving or resigning; only who lost it does, by coming back."""

    async def scene(server: Scene) -> None:
        table, host, _, eve = await server.taken_over()
        if way == "leaves":
            await eve.browser.post(f"tables/{table}/leave", seat=1)
        elif way == "resigns":
            await eve.say("resign")
            await until_card(host, 1, lambda card: card.get("is_resigned"))
        await end_by(host, *[eve] * (way == "agrees"))

        record = await host.browser.get(f"tables/{table}/record")
        assert (record["ended"], record["away"]) == ("abandoned", [1])

    play(tmp_path, scene)


@pytest.mark.parametrize("way", ["return", "link"])
def test_who_lost_the_seat_and_is_back_agrees_to_an_end(tmp_path: Path, way: str) -> None:
    """T59: the end is agreed then."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        await host.browser.post(f"tables/{table}/kick", seat=1)
        if way == "return":
            await other.browser.post(f"tables/{table}/return", seat=1)
        else:
            key = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
            await other.browser.post("seats/claim", key=key)
        await end_by(host, await other.browser.sit(table))

        record = await host.browser.get(f"tables/{table}/record")
        assert (record["ended"], record.get("away", [])) == ("agreed", [])

    play(tmp_path, scene)


def test_whoever_asked_for_something_can_withdraw_it(tmp_path: Path) -> None:
    """T58: a question that waits for an absent person does not block others."""

    async def scene(server: Scene) -> None:
        _, (host, other) = await server.started(2, options=FIRST)
        await server.drop(other)
        await host.say("wish", wish="end")
        assert (await host.next("wish"))["wish"] == "end"
        await host.say("consent", agrees=False)
        assert (await host.next("wish"))["wish"] is None

    play(tmp_path, scene)


def test_absence_does_not_count_while_paused_or_while_nobody_waits(tmp_path: Path) -> None:
    """T56: an evening's pause, or a cut that hits everybody, costs nobody the seat."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        place = server.services.hub.rooms[table].state.seat_states[1]
        await host.say("wish", wish="pause")
        await other.until(lambda m: m["type"] == "wish" and m["wish"])
        await other.say("consent", agrees=True)
        await host.until(lambda m: m["type"] == "presence" and m["table"].get("is_paused"))
        await server.drop(other)
        await server.turn(10 * ABSENCE_LIMIT)
        assert not place.is_absent
        await host.say("wish", wish="resume")
        await host.until(lambda m: m["type"] == "wish" and m["wish"])
        await server.turn(STAND_IN_CONSENT_DELAY + 1)
        assert not server.services.hub.rooms[table].state.is_paused
        await server.drop(host)
        await server.turn(ABSENCE_LIMIT)
        assert not place.is_absent
        await host.browser.sit(table)
        await server.turn(ABSENCE_LIMIT - 1)
        assert not place.is_absent
        await server.turn(2)
        assert place.is_absent

    play(tmp_path, scene)


def test_the_limit_is_chosen_when_a_table_is_opened(tmp_path: Path) -> None:
    """T56: everybody can read it before they sit down."""

    async def scene(server: Scene) -> None:
        ada = server.browser("Ada")
        usual = (await ada.create())["table"]
        slow = (await ada.create(clock="days"))["table"]
        for bad in (0, 59, 8 * 86_400, -1):
            assert await ada.refused("tables", game="grimwood", seats=2, absence_limit=bad) == (
                400,
                "bad_setup",
            )
        table, (host, other) = await server.started(2, absence_limit=120)
        await server.drop(other)
        await server.turn(121)

        assert usual["absence_limit"] == ABSENCE_LIMIT
        assert slow["absence_limit"] == LONG_ABSENCE_LIMIT
        assert card_of(host, 1)["is_absent"]
        assert (await ada.get(f"tables/{table}"))["table"]["absence_limit"] == 120

    play(tmp_path, scene)


def test_who_is_absent_stays_so_over_a_restart(tmp_path: Path) -> None:
    """T56: it is in the log, and so is their return."""

    async def scene(server: Scene) -> None:
        table, (host, other) = await server.started(2, options=FIRST)
        await server.drop(other)
        await server.turn(ABSENCE_LIMIT + 1)
        await server.drop(host)
        hub = server.services.hub
        hub.rooms.pop(table).unload()
        room = await hub.room(table)
        assert room.state.absent == [1]
        back = await other.browser.sit(table)
        await until_card(back, 1, lambda card: not card.get("is_absent"))
        assert room.state.absent == []

    play(tmp_path, scene)
