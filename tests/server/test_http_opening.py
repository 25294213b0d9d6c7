"""Opening and finding tables."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimtable import registry
from grimtable.server.clock import RealClock, Timer
from grimtable.server.http.middleware import UNKNOWN_AFTER
from grimtable.server.people.keys import KeyKind, new_code, new_key
from server.serving import Served

GAMES = ["grimwood", "grim_farmer", "grimm_tidings"]


KEPT = ("tables", "people", "(SELECT DISTINCT table_id FROM log) AS logs")
"""Other tables of the shared server may go on meanwhile, so entries are not counted."""


async def count(server: Served, what: str) -> int:
    ((found,),) = await server.services.hub.storage.fetch(f"SELECT count(*) FROM {what}")
    return int(found)


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_opened_as_it_was_asked_for(server: Served, game: str) -> None:
    """What a host chooses is what everybody with the link sees."""
    ada, bruno = server.browser("Ada"), server.browser()
    opened = await ada.create(game, 4, bots=["random", "heuristic"], clock="relaxed", avatar="owl")
    seen = await bruno.get(f"tables/{opened['table']['id']}")

    card = opened["table"]
    assert (opened["seats"], opened["is_host"]) == ([0], True)
    assert [seat["holder"] for seat in card["seats"]] == ["person", "free", "bot", "bot"]
    assert card["seats"][0]["name"] == "Ada"
    assert card["seats"][3]["bot"] == "heuristic"
    assert (card["game"], card["clock"], card["phase"]) == (game, "relaxed", "waiting")
    assert seen["table"] == card
    assert seen["seats"] == []
    assert "is_host" not in seen


@pytest.mark.parametrize("game", registry.names())
async def test_a_lesson_is_dealt_the_same_to_whoever_learns_alone(
    server: Served, game: str
) -> None:
    """With a second person nobody may know the cards: there it is shuffled like any other game."""
    ada, bruno = server.browser("Ada"), server.browser("Bruno")
    cards = {card["name"]: card for card in (await ada.get("server"))["games"]}
    seats, level = cards[game]["lesson_seats"], cards[game]["levels"][0]
    views = []
    for _ in range(2):
        opened = await ada.create(game, seats, bots=[level] * (seats - 1), is_lesson=True)
        table = opened["table"]["id"]
        await ada.post(f"tables/{table}/start")
        views.append((await (await ada.sit(table)).next("view"))["view"])
    shown = await ada.create(game, seats, bots=[level] * (seats - 2), is_lesson=True)
    table = shown["table"]["id"]
    await bruno.post(f"tables/{table}/join")
    await ada.post(f"tables/{table}/start")

    assert "seat_1" in opened["table"]["options"].values()
    assert opened["table"]["is_lesson"]
    assert views[0] == views[1]
    assert (await server.services.hub.room(table)).state.phase == "shuffling"
    form = {"game": game, "seats": seats + 1, "bots": [], "is_lesson": True}
    assert await ada.refused("tables", **form) == (400, "bad_setup")


async def test_options_stand_above_the_preset(server: Served) -> None:
    ada = server.browser("Ada")
    described = (await ada.get("server"))["games"][0]
    preset, options = next((p, o) for p, o in described["presets"].items() if o)
    option = next(iter(described["options"]))
    value = described["options"][option][1]

    opened = await ada.create("grimwood", 4, preset=preset, options={option: value})

    assert opened["table"]["options"] == {**options, option: value}


@pytest.mark.parametrize(
    ("form", "code", "word"),
    [
        ({"game": "chess"}, "bad_setup", "grimwood"),
        ({"game": "grimwood", "seats": 9}, "bad_setup", "9"),
        ({"game": "grimwood", "seats": -1}, "bad_setup", "-1"),
        ({"game": "grimwood", "options": {"deck": "gold"}}, "bad_setup", "deck"),
        ({"game": "grimwood", "preset": "klingon"}, "bad_setup", "english"),
        ({"game": "grimwood", "bots": ["random", "random"]}, "bad_setup", "person"),
        ({"game": "grimwood", "bots": ["genius"]}, "no_bot", "medium"),
        ({"game": "grim_farmer", "bots": ["heuristic:bluff=0"]}, "no_bot", "medium"),
        ({"game": "grim_farmer", "bots": ["greedy"]}, "no_bot", "medium"),
        ({"game": "grimwood", "spectator_delay": 1e9}, "bad_setup", "seconds"),
        ({"game": "grimwood", "spectator_delay": -1}, "bad_setup", "seconds"),
        ({"game": "grimwood", "clock": "sand"}, "malformed", "sand"),
        ({"game": "grimwood", "name": "\u200b"}, "empty_text", "letter"),
        ({"game": "grimwood", "name": "a" * 25}, "long_text", "24"),
    ],
)
async def test_what_cannot_be_opened_is_refused_and_creates_nothing(
    server: Served, form: dict[str, Any], code: str, word: str
) -> None:
    """T37: typed refusals, nothing half done."""
    ada = server.browser()
    before = [await count(server, what) for what in KEPT]

    response = await ada.http.post("tables", json={"seats": 2, **form})

    assert response.status_code == 400
    assert response.json()["code"] == code
    assert word in response.json()["message"]
    assert "set-cookie" not in response.headers
    assert [await count(server, what) for what in KEPT] == before


async def test_a_code_leads_to_a_table_however_it_is_typed_until_the_game_starts(
    server: Served,
) -> None:
    """T33: once cards are dealt a guessed code opens nothing; who was there gets in again."""
    ada, bruno = server.browser("Ada"), server.browser("Bruno")
    opened = await ada.create(seats=2, bots=["random"])
    table, code = opened["table"]["id"], opened["table"]["code"]
    typed = f" {code[:3].lower()}-{code[3:]} "

    assert (await bruno.post("codes", code=typed))["table"]["id"] == table
    player = await ada.sit(table)
    await ada.post(f"tables/{table}/start")
    await player.next("view")
    assert await bruno.refused("codes", code=code) == (404, "unknown")
    assert (await ada.post("codes", code=code))["seats"] == [0]


async def test_codes_are_long_and_those_of_older_tables_still_work(server: Served) -> None:
    """T33: nobody finds a table by guessing; who was given a shorter code gets in."""
    ada, bruno = server.browser("Ada"), server.browser("Bruno")
    opened = await ada.create()
    table, code = opened["table"]["id"], opened["table"]["code"]
    old = "BCDFGH"
    await server.services.hub.storage.write(
        ("UPDATE tables SET code = ? WHERE id = ?", (old, table))
    )

    assert len(code) == 10
    assert await bruno.refused("codes", code=code) == (404, "unknown")
    assert (await bruno.post("codes", code="bcd fgh"))["table"]["id"] == table


async def test_guesses_of_codes_and_links_are_few(tmp_path: Path) -> None:
    """T33, T39: after ten wrong codes an address has to wait, whatever it guesses next."""
    async with Served(tmp_path, has_limits=True) as server:
        ada = server.browser("Ada")
        opened = await ada.create()
        guesser = server.browser()
        tries = [await guesser.refused("codes", code=new_code()) for _ in range(10)]

        assert tries == [(404, "unknown")] * 10
        assert await guesser.refused("codes", code=opened["table"]["code"]) == (429, "too_fast")
        assert await guesser.refused("seats/claim", key="s" + "a" * 32) == (429, "too_fast")


async def test_the_lobby_lists_public_tables_that_wait(server: Served) -> None:
    ada, bruno = server.browser("Ada"), server.browser()
    private = await ada.create(seats=2)
    public = await ada.create(seats=2, is_public=True)
    listed = [card["id"] for card in await bruno.get("lobby")]

    assert public["table"]["id"] in listed
    assert private["table"]["id"] not in listed
    await ada.post(f"tables/{public['table']['id']}/bots", seat=1, level="random")
    await ada.post(f"tables/{public['table']['id']}/start")
    assert public["table"]["id"] not in [card["id"] for card in await bruno.get("lobby")]


async def test_spectators_of_public_tables_are_behind_by_default(server: Served) -> None:
    """T15: and everybody at the table can see by how much."""
    ada = server.browser("Ada")
    forms: list[dict[str, Any]] = [
        {},
        {"is_public": True},
        {"is_public": True, "spectator_delay": 5},
        {"spectator_delay": 90},
    ]
    opened = [await ada.create(**form) for form in forms]

    assert [each["table"]["spectator_delay"] for each in opened] == [0, 60, 5, 90]


async def test_without_a_lobby_nothing_is_listed_or_public(tmp_path: Path) -> None:
    async with Served(tmp_path, has_lobby=False) as server:
        ada = server.browser("Ada")

        assert await ada.not_shown("lobby") == (404, "no_lobby")
        form = {"game": "grimwood", "seats": 2, "is_public": True}
        assert await ada.refused("tables", **form) == (404, "no_lobby")
        assert (await ada.get("server"))["has_lobby"] is False


class Told(RealClock):
    """A clock that notes how long somebody wanted to wait, and lets nobody wait."""

    def __init__(self) -> None:
        super().__init__(1.0)
        self.waits: list[float] = []
        self.work = 0.0
        """Seconds that pass between two looks at the clock."""
        self._ticks = 0.0

    def ticks(self) -> float:
        self._ticks += self.work
        return self._ticks

    def timer(self, seconds: float, callback: Callable[[], object]) -> Timer:
        self.waits.append(seconds)
        return super().timer(0.0 if seconds <= UNKNOWN_AFTER else seconds, callback)


async def test_unknown_and_forbidden_are_one_answer_in_words_and_time(tmp_path: Path) -> None:
    """T33: no table, a key of another kind, a blocked person, a table without spectators."""
    clock = Told()
    async with Served(tmp_path, clock) as server:
        ada, bruno = server.browser("Ada"), server.browser("Bruno")
        table = (await ada.create(seats=2))["table"]["id"]
        await bruno.post(f"tables/{table}/join")
        await ada.post(f"tables/{table}/block", seat=1)
        closed = await ada.create(seats=2, bots=["random"], has_spectators=False)
        await ada.post(f"tables/{closed['table']['id']}/start")
        forbidden = [
            table,
            closed["table"]["id"],
            new_key(KeyKind.TABLE),
            new_key(KeyKind.PERSON),
            bruno.token,
            "x",
        ]

        clock.work = 0.001
        answers = []
        for name in forbidden:
            clock.waits.clear()
            before = clock._ticks
            response = await bruno.http.get(f"tables/{name}")
            answers.append((response.status_code, response.content))
            spent = clock._ticks - before

            waited = max(clock.waits)
            assert UNKNOWN_AFTER <= waited + spent <= UNKNOWN_AFTER + 0.01

        assert len(set(answers)) == 1
        assert answers[0][0] == 404
