"""What a seat is told while others answer unseen: the same bytes, whatever they have done."""

import asyncio
import json
import pkgutil
import random
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from grimtable.kernel.frames import AnyFrame, Frame, Gather, Window
from grimtable.kernel.table import Table
from grimtable.kernel.terms import bit
from grimtable.registry import get
from grimtable.server.table.log.state import TableState
from grimtable.server.table.room import Room
from grimtable.sessions.records import Deal
from server.hand_clock import HandClock
from server.secrecy.worlds import GAMES
from server.serving import SOON, Player, Served, good, run

LISTED = "/api/tables/{table}"
REPEATED = ("join", "start")
"""What a seat may press again: it is shown the table."""
READY = b',"is_ready":true'
"""Everybody is told this, where all who are asked have a real choice."""
UNEVEN = ("date", "content-length")
"""The time, and the length of what is compared itself."""
SEATS = 3
LIVE = {"windows": "live"}
UNSEEN: dict[tuple[str, str], dict[str, str]] = {
    ("grimwood", "Steal"): {},
    ("grimwood", "Sacrifice"): {},
    ("grim_farmer", "Race"): {},
    ("grim_farmer", "InTurn"): {"phase3_mode": "sequential"},
    ("grim_farmer", "LiveRace"): {"phase3_mode": "arrival"},
    ("grim_farmer", "DrawCount"): {},
    ("grim_farmer", "DrawMore"): {"phase1_draw": "one_by_one"},
    ("grim_farmer", "Place"): {},
    ("grim_farmer", "Challenge"): {},
    ("grim_farmer", "Reward"): {},
    ("grimm_tidings", "Setup"): {},
    ("grimm_tidings", "React"): {},
    ("grimm_tidings", "FreeWindow"): LIVE,
    ("grimm_tidings", "CombatWindow"): LIVE,
    ("grimm_tidings", "RunWindow"): LIVE,
    ("grimm_tidings", "Charity"): LIVE,
}
"""Every question that is answered unseen, with the options under which it is asked so."""
SEEN = {("book_of_madness", "PickCharacters")}
"""Whoever comes first has the character: each answer is told to all at once."""
HOLD = 30.0
"""Seconds after which no pass is held any more."""


def leaves(kind: type[AnyFrame]) -> Iterator[type[AnyFrame]]:
    """The frames that are really asked."""
    kinds = kind.__subclasses__()
    if not kinds:
        yield kind
    for each in kinds:
        yield from leaves(each)


def test_every_question_that_is_answered_unseen_is_tried() -> None:
    """T63: also those of a game to come."""
    found = set()
    for game in GAMES:
        package = import_module(f"grimtable.games.{game}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for kind in leaves(Frame):
        _, place, game, *_ = [*kind.__module__.split("."), "", ""]
        is_unseen = issubclass(kind, Gather | Window) or "reaction" in vars(kind)
        if place == "games" and game in GAMES and is_unseen:
            found.add((game, kind.__name__))

    assert found == UNSEEN.keys() | SEEN


class Opening(NamedTuple):
    """A table at the first moment of a question, and who plays which part."""

    deal: Deal
    moves: list[tuple[int, int]]
    actor: int
    watcher: int

    def table(self, listen: bool = False) -> Table:
        t = self.deal.table(listen=listen)
        for seat, move in self.moves:
            t.play(seat, move)
        return t


def opening_of(game: str, frame: str) -> Opening:
    """Random play until somebody can answer this question unseen."""
    for seed in count():
        chance, moves = random.Random(seed), list[tuple[int, int]]()
        deal = Deal(get(game), SEATS, UNSEEN[game, frame], {"seed": seed})
        t = deal.table()
        while t.waiting and len(moves) < 400:
            asked = [seat for seat in range(SEATS) if t.waiting >> seat & 1]
            actor = next((seat for seat in reversed(asked) if hidden(t, seat)), -1)
            if type(t.stack[-1]).__name__ == frame and actor >= 0:
                others = [seat for seat in range(SEATS) if seat != actor]
                watcher = next((seat for seat in others if seat in asked), others[0])
                return Opening(deal, moves, actor, watcher)
            seat = chance.choice(asked)
            moves.append((seat, int(chance.choice(t.options_of(seat)))))
            t.play(*moves[-1])
    raise AssertionError


def hidden(t: Table, seat: int) -> list[int]:
    """An answer that nobody is told as long as the question is open; in a live window a pass."""
    frame, moves = t.stack[-1], list[int]()
    if isinstance(frame, Window):
        for move in t.options_of(seat):
            trial = t.clone()
            trial.push(seat, move)
            if trial.passed & bit(seat):
                return [int(move)]
        return []
    is_alone = t.asked() == bit(seat)
    trial = t.clone()
    while type(trial.stack[-1]) is type(frame) and trial.waiting >> seat & 1:
        moves.append(int(trial.options_of(seat)[0]))
        trial.push(seat, moves[-1])
    if is_alone and not frame.reaction():
        moves.pop()  # its last part would be played
    return moves


class Scene:
    """A game over real sockets that begins at this question."""

    def __init__(self, players: list[Player], opening: Opening) -> None:
        self.players = players
        self.opening = opening
        self.player = players[opening.watcher]
        """The one who looks."""
        self.other = players[opening.actor]
        """The one who answers unseen."""

    @property
    def room(self) -> Room:
        return self.player.browser.server.services.hub.rooms[self.player.table]

    @property
    def state(self) -> TableState:
        return self.room.state

    @property
    def is_answered(self) -> bool:
        """Has the server, or have the rules, the unseen answer?"""
        t, seat = self.state.t, self.opening.actor
        is_played = bool(t.answers and t.answers[seat]) or bool(t.passed >> seat & 1)
        return seat in self.state.pending_answers or is_played

    async def answer(self) -> None:
        said = await self.other.answer(
            *hidden(self.state.t, self.opening.actor), seat=self.opening.actor
        )
        assert said["type"] == "accepted", said

    async def take_back(self) -> None:
        await self.other.say("take_back")
        await self.other.until(lambda m: m["type"] in ("decision", "refusal") and m["decision"])


async def all_answers(scene: Scene) -> dict[str, tuple[int, Any, bytes]]:
    """Every answer that HTTP has for a seat: status, headers, body; and those of its socket."""
    player, seat = scene.player, scene.opening.watcher
    server, http = player.browser.server, player.browser.http
    described = good(await http.get(f"{server.origin}/schema/openapi.json"))
    found: dict[str, tuple[int, Any, bytes]] = {}

    def note(name: str, response: httpx.Response) -> None:
        headers = [(key, value) for key, value in response.headers.items() if key not in UNEVEN]
        found[name] = response.status_code, headers, response.content.replace(READY, b"")

    for path, lobby in described["paths"].items():
        url = f"{server.origin}{path}".replace("{table}", player.table)
        if "get" in lobby and "{game}" not in path:  # a package's game, of no table
            note(f"GET {path}", await http.get(f"{url}?seat={seat}"))
    for what in REPEATED:
        note(f"POST {what}", await http.post(f"tables/{player.table}/{what}", json={}))
    note("POST codes", await http.post("codes", json={"code": scene.room.code}))
    note("GET metrics", await http.get(f"{server.origin}/metrics"))
    found["socket"] = 0, [], await asked_by_socket(scene)
    return found


async def asked_by_socket(scene: Scene) -> bytes:
    """What the socket answers, with the numbers of the messages."""
    player = scene.player
    start = len(player.frames)
    await player.say("sync")
    await player.say("why", target={"zone": "nowhere"})
    async with asyncio.timeout(SOON):
        while not any('"nowhere"' in frame for frame in player.frames[start:]):
            await asyncio.sleep(0.001)
    messages = [json.loads(frame) for frame in player.frames[start:]]
    if type(scene.state.t.stack[-1]).__name__ in scene.state.game.marks_ready:
        messages = [{**m, "n": 0} for m in messages if m["type"] != "presence"]
    return json.dumps(messages).encode().replace(b', "is_ready": true', b"")


@pytest.mark.parametrize(("game", "frame"), UNSEEN, ids=[" ".join(case) for case in UNSEEN])
def test_nothing_depends_on_unseen_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, frame: str
) -> None:
    """T63: before somebody else answers, after it, when that counts, and when it is taken back.

    In some of these the server holds the answers, in the others the rules do.
    """
    opening = opening_of(game, frame)
    clock = HandClock()

    async def main() -> None:
        async with Served(tmp_path, clock) as server:
            clock.rest = lambda: asyncio.sleep(0.01)
            _, players = await server.started(SEATS, game, options=UNSEEN[game, frame])
            scene = Scene(players, opening)
            told = len(scene.player.frames)
            before = await all_answers(scene)
            await scene.answer()
            after = await all_answers(scene)
            assert scene.is_answered
            if isinstance(scene.state.t.stack[-1], Window):
                await clock.turn(HOLD)
            counted = await all_answers(scene)
            assert scene.is_answered and type(scene.state.t.stack[-1]).__name__ == frame
            await scene.take_back()
            again = await all_answers(scene)

            assert {f"GET {LISTED}/bundle", f"GET {LISTED}/story", "POST start"} <= before.keys()
            assert before[f"GET {LISTED}/bundle"][0] == 200
            assert after == before
            assert counted == before
            assert again == before
            assert len(scene.player.frames) > told

    dealt = Deal.table

    def table(deal: Deal, *, brisk: bool = False, listen: bool = False) -> Table:
        if deal is opening.deal:
            return dealt(deal, brisk=brisk, listen=listen)
        return opening.table(listen)

    monkeypatch.setattr(Deal, "table", table)
    run(main())
