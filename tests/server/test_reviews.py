"""Reviews over HTTP: finished games for who may watch them, and records that somebody brings."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
from grimtable.registry import get
from grimtable.review.results import Review
from grimtable.review.reviewing import Plan, Reviewer, in_this_process, review
from grimtable.server.http import reviews
from grimtable.server.http.forms import ReviewLine
from grimtable.server.http.reviews import MAX_REVIEWS
from grimtable.sessions.records import Deal, Record, write
from server.pool import tapped
from server.serving import Browser, Served, play_out

BUDGET = 200


def played(name: str, seats: int, seed: int) -> Record:
    """A whole game between greedy bots and the strongest."""
    game = get(name)
    bots = [get_bot(name, "greedy" if seat else "heuristic", seat) for seat in range(seats)]
    match = Match(game, bots, seed=seed)
    match.play()
    return Deal(game, seats, {}, {"seed": seed}).record_of(match.table, match.answers)


RECORD = played("grimwood", 2, 4)


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "BUDGET", BUDGET)


def lines_in(data: bytes) -> list[ReviewLine]:
    return [msgspec.json.decode(line, type=ReviewLine) for line in data.splitlines()]


async def brought(browser: Browser, record: Record) -> list[ReviewLine]:
    reply = await browser.http.post("review", content=write(record), timeout=120)
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    return lines_in(reply.content)


def made_here(record: Record) -> Review:
    game = get(record.game)
    plan = Plan.of(game, budget=BUDGET)
    return review(Reviewer(game, record, plan), in_this_process(game, plan))


async def test_a_record_is_reviewed_as_the_command_does_it(server: Served) -> None:
    """Progress grows to the end, and the same budget and seed give the same review anywhere."""
    *before, last = await brought(server.browser(), RECORD)

    shares = [line.share for line in before]
    assert shares == sorted(shares)
    assert before[0].review is None
    assert last.review is not None
    assert msgspec.json.encode(last.review) == msgspec.json.encode(made_here(RECORD))
    assert server.services.reviews._open == {}


async def test_a_finished_table_is_reviewed_once(server: Served) -> None:
    """T13: nobody while it runs, strangers with the link afterwards; the review is kept."""
    table, players = await server.started(1, "grimwood", bots=["random"])
    ada, stranger = players[0].browser, server.browser()
    assert await ada.not_shown(f"tables/{table}/review") == (409, "not_now")
    assert await stranger.not_shown(f"tables/{table}/review") == (409, "not_now")

    await play_out(players)
    both = await asyncio.gather(
        ada.http.get(f"tables/{table}/review", timeout=120),
        stranger.http.get(f"tables/{table}/review", timeout=120),
    )
    one, other = (lines_in(reply.content)[-1] for reply in both)
    assert one.review is not None
    assert one.review == other.review
    (again,) = lines_in((await ada.http.get(f"tables/{table}/review")).content)
    assert (again.share, again.review) == (1.0, one.review)


async def test_a_veiled_table_is_not_reviewed(server: Served) -> None:
    table, players = await server.started(1, bots=["random"], is_veiled=True)
    await play_out(players)
    assert await players[0].browser.not_shown(f"tables/{table}/review") == (409, "veiled")


def changed(**fields: object) -> bytes:
    return write(msgspec.structs.replace(RECORD, **fields))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "no record"),
        (write(RECORD)[:200], "no record"),
        (changed(game="../../etc/passwd"), "no game"),
        (changed(rules=99), "rules number 99"),
        (changed(end="0" * 16), "but says 0000"),
    ],
)
async def test_a_bad_record_is_refused_in_one_line(server: Served, data: bytes, says: str) -> None:
    """T38: broken, truncated, of a foreign version: no bot begins to play."""
    reply = await server.browser().http.post("review", content=data)
    problem = reply.json()
    assert (reply.status_code, problem["code"]) == (400, "bad_record")
    assert says in problem["message"]
    assert "\n" not in problem["message"]


async def test_an_unfinished_game_is_not_reviewed(server: Served) -> None:
    game, deal = get("grimwood"), Deal(get("grimwood"), 2, {}, {"seed": 4})
    t = deal.table(brisk=True)
    move = t.options_of(t.seat)[0]
    seat = int(t.seat)
    t.play(seat, move)
    begun = deal.record_of(t, [(seat, [move])])
    reply = await server.browser().http.post("review", content=write(begun))
    assert game.name == begun.game
    assert (reply.status_code, reply.json()["code"]) == (400, "bad_record")
    assert "only finished games" in reply.json()["message"]


async def test_a_review_that_nobody_follows_is_given_up(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends with it, and the next review can begin."""
    monkeypatch.setattr(reviews, "BUDGET", 500_000)
    browser, service = server.browser(), server.services.reviews
    asked = browser.http.build_request("POST", "review", content=write(RECORD))
    reply = await browser.http.send(asked, stream=True)
    assert reply.status_code == 200
    again = await browser.http.post("review", content=write(RECORD))
    assert (again.status_code, again.json()["code"]) == (429, "crowded")
    await reply.aclose()
    async with asyncio.timeout(20):
        while service._open:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(reviews, "BUDGET", BUDGET)
    assert (await brought(browser, RECORD))[-1].review is not None


async def test_too_many_reviews_are_refused(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS", 0)
    reply = await server.browser().http.post("review", content=write(RECORD))
    assert MAX_REVIEWS > 0
    assert (reply.status_code, reply.json()["code"]) == (429, "crowded")


async def test_the_process_is_shown_views_and_nothing_else(server: Served) -> None:
    """T1: no dice, no seed of the deal and no list of moves goes to the bots of a review."""
    with tapped() as messages:
        await brought(server.browser(), RECORD)
    assert messages
    for message in messages:
        name, seed, _budget, _slot, _known, view, *_ = msgspec.json.decode(message)
        assert (name, seed) == ("heuristic", 0)
        assert view["seat"] in (0, 1)
        assert not {"dice", "moves", "log", "know"} & view.keys()


def test_a_review_costs_its_address(tmp_path: Path) -> None:
    """What bots have played for somebody is charged to them, not to their hints."""

    async def main() -> None:
        async with Served(tmp_path, has_limits=True) as server:
            browser, limits = server.browser(), server.services.access.limits
            spent: list[float] = []
            charge = limits.charge

            def noted(what: str, now: float, cost: float, **who: str) -> None:
                if what in ("review", "hint"):
                    spent.append(cost if what == "review" else -1.0)
                charge(what, now, cost, **who)  # type: ignore[arg-type]

            limits.charge = noted  # type: ignore[method-assign]
            await brought(browser, RECORD)
            assert len(spent) == 1
            assert spent[0] > 0

    asyncio.run(main())
