"""A game that a package brings is played on the server like any of ours."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import testing.lanterns
from grimtable.cli.verify import verify_record
from grimtable.sessions.records import write
from grimtable.sessions.saves import fingerprint
from packages.installing import install, seen
from server.house import PUBLIC, House, play_on
from server.serving import Served, Shared, play_out

GAME = "lanterns"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path) -> Iterator[None]:
    source = Path(testing.lanterns.__file__).read_text()
    install(tmp_path, "lamps", {GAME: "lamps:Lanterns"}, {"lamps.py": source})
    with seen(tmp_path):
        yield


async def test_a_secret_choice_is_taken_back_until_all_have_chosen(house: House) -> None:
    room, (ada, bea) = await house.started(GAME, 2)
    before = fingerprint(room.state.t)
    await ada.answer(ada.decision()["options"][0]["move"])
    await house.quiet()
    await ada.say("undo")
    await house.quiet()

    assert fingerprint(room.state.t) == before
    assert ada.decision()["options"]
    assert not bea.last("wish")


async def test_beyond_the_horizon_the_others_are_asked(house: House) -> None:
    room, (ada, bea) = await house.started(GAME, 2)
    for guest in (ada, bea):
        await guest.answer(guest.decision()["options"][0]["move"])
    await house.quiet()
    after = fingerprint(room.state.t)
    await bea.say("undo")
    await house.quiet()
    assert ada.last("wish")["wish"] == "undo"
    assert fingerprint(room.state.t) == after
    await ada.say("consent", agrees=True)
    await house.quiet()

    assert fingerprint(room.state.t) != after


def test_whoever_comes_back_sees_the_same_and_watchers_see_no_hand(tmp_path: Path) -> None:
    """Also after a restart of the server."""

    async def scene(house: House) -> None:
        room, guests = await house.started(GAME, 2)
        await play_on(house, guests, steps=6)
        before = fingerprint(room.state.t)
        old, views = room, [guest.last("view")["view"] for guest in guests]
        house = await house.again()
        room = await house.hub.room(old.id)
        ada, bea = [house.guest(room, seat) for seat in (0, 1)]
        watcher = house.guest(room)
        await house.quiet()

        assert fingerprint(room.state.t) == before
        assert [guest.last("view")["view"] for guest in (ada, bea)] == views
        shown = watcher.last("view", PUBLIC)["view"]["zones"]
        hands = [zone["cards"] for zone in shown if zone["name"] == "hand"]
        assert len(hands) == 2
        assert not any(card.get("kind") for hand in hands for card in hand)
        await play_on(house, [ada, bea], steps=4)
        assert fingerprint(room.state.t) != before


async def test_a_whole_game_is_redealt_at_every_question_and_recorded(
    house: House, tmp_path: Path
) -> None:
    room, guests = await house.started(GAME, 3)
    redeals = 0
    while room.state.phase == "playing":
        t = room.state.t
        for audience in (0, 1, 2, PUBLIC):
            assert t.redeal(audience, redeals).view(audience) == t.view(audience)
            redeals += 1
        await play_on(house, guests, steps=1)

    assert redeals > 60
    (tmp_path / "game.json").write_bytes(write(room.state.record()))
    assert "replays" in verify_record(tmp_path / "game.json", "en")[0]


def test_people_join_over_the_network_and_play_the_same_cards_again(
    shared: Shared,
) -> None:
    async def main(server: Served) -> None:
        table, players = await server.started(2, GAME)
        assert [player.last("view")["view"]["game"] for player in players] == [GAME, GAME]
        first = [player.last("view")["view"] for player in players]
        await play_out(players)
        ada, bea = (player.browser for player in players)
        again: str = (await ada.post(f"tables/{table}/again"))["table"]["id"]
        seated = [await ada.sit(again), await bea.sit(again)]
        await ada.post(f"tables/{again}/start")
        for player in seated:
            await player.next("view")

        assert [player.last("view")["view"]["zones"] for player in seated] == [
            view["zones"] for view in first
        ]

    shared.run(main)
