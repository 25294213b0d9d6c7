"""The review of a finished game, made here: chances, key moments and luck."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import pytest

from grimtable.bots.advice import Advice
from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
from grimtable.kernel.errors import BadRecord, BadSetup
from grimtable.kernel.table import Table
from grimtable.kernel.terms import bit
from grimtable.registry import get
from grimtable.review.cases import CLEAR, Case, compared, is_clear, moment_of
from grimtable.review.course import MOST_POINTS, Choice
from grimtable.review.judging import Advising, Figure, Judging, Known, difference, figure
from grimtable.review.processes import in_processes
from grimtable.review.results import Review
from grimtable.review.reviewing import Plan, Reviewer, Workers, done, in_this_process, review
from grimtable.sessions.records import Deal, Playback, Record, read
from grimtable.sessions.saves import fingerprint

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
RECORDS = Path(__file__).parents[1] / "playthroughs"
BUDGET = 200


@cache
def played(name: str, bots: tuple[str, ...], seed: int) -> Record:
    """A whole game between these bots."""
    game = get(name)
    match = Match(game, [get_bot(name, bot, seat) for seat, bot in enumerate(bots)], seed=seed)
    match.play()
    return Deal(game, len(bots), {}, {"seed": seed}).record_of(match.table, match.answers)


@cache
def finished(name: str) -> Review:
    """The review of such a game, which several tests read."""
    return made(played(name, FINISHED[name], 3))


def made(record: Record, budget: int = BUDGET, bot: str = "", seed: int = 0) -> Review:
    game = get(record.game)
    plan = Plan.of(game, bot, budget, seed)
    return review(Reviewer(game, record, plan), in_this_process(game, plan))


GRIMWOOD = ("heuristic", "random")
FINISHED = {
    "grimwood": GRIMWOOD,
    "grim_farmer": ("heuristic", "random", "random"),
    "grimm_tidings": ("heuristic", "greedy", "greedy"),
    "book_of_madness": ("random", "random"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_review_says_what_is_asked_of_it_within_its_budget(name: str) -> None:
    """From the deal to the end, one chance per seat, or one for a team."""
    record = played(name, FINISHED[name], 3)
    found = finished(name)

    chances = 1 if get(name).cooperative else record.seats
    assert found.simulations <= BUDGET
    assert 2 <= len(found.curve) <= MOST_POINTS
    assert found.curve[0].ply == 0
    assert found.curve[-1].ply == len(record.moves)
    assert all(len(point.chances) == chances for point in found.curve)
    assert all(0 <= chance <= 100 for point in found.curve for chance in point.chances)
    plies = [point.ply for point in found.curve]
    assert plies == sorted(set(plies))
    assert [each.seat for each in found.seats] == list(range(record.seats))
    assert all(0 <= each.agreed <= each.choices for each in found.seats)
    assert found.is_team == get(name).cooperative


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_certain(name: str) -> None:
    record = played(name, FINISHED[name], 3)
    game = get(name)
    playback = Playback(game, record)
    while not playback.is_done:
        playback.step()
    outcome = playback.t.outcome()
    assert outcome is not None
    shares = [100.0 * share for share in outcome.rewards]
    last = finished(name).curve[-1]
    assert last.chances == (shares[:1] if game.cooperative else shares)
    assert set(last.errors) == {0.0}


def test_the_same_seed_gives_the_same_bytes_in_this_process_and_in_others() -> None:
    record = played("grimwood", GRIMWOOD, 3)
    game = get("grimwood")
    plan = Plan.of(game, budget=BUDGET, seed=7)
    with in_processes(game, plan, 2) as workers:
        there = review(Reviewer(game, record, plan), workers)

    here = made(record, seed=7)
    assert msgspec.json.encode(here) == msgspec.json.encode(there)
    assert here.curve != made(record, seed=8).curve


def test_what_a_random_player_throws_away_is_called_a_slip() -> None:
    """And every key moment differs by more than twice its error, on tables not seen before."""
    record = played("grimwood", GRIMWOOD, 3)
    found = made(record, 1500)

    slips = [moment for moment in found.moments if moment.kind == "slip"]
    assert {moment.seat for moment in slips} == {1}
    assert all(abs(moment.gain) > CLEAR * moment.error for moment in found.moments)
    assert all(moment.gain < 0 and moment.better and moment.reason for moment in slips)
    for moment in found.moments:
        assert moment.gain == pytest.approx(moment.after - moment.before, abs=0.2)
    strong, weak = found.seats
    assert strong.agreed / strong.choices > weak.agreed / weak.choices


@pytest.mark.parametrize(
    ("found", "is_named"),
    [
        (Figure(9.9, 5.0), False),
        (Figure(-9.9, 5.0), False),
        (Figure(10.1, 5.0), True),
        (Figure(-10.1, 5.0), True),
        (Figure(0.0, 0.0), False),
        (Figure(2.9, 0.1), False),
        (Figure(3.1, 0.1), True),
    ],
)
def test_below_twice_the_error_nothing_is_called_anything(found: Figure, is_named: bool) -> None:
    assert is_clear(found) == is_named


def test_answers_are_compared_on_the_same_tables() -> None:
    """What a table brings to both of them is no difference."""
    one, other = [90.0, 10.0, 50.0], [80.0, 0.0, 40.0]
    assert figure(one).error > 30
    assert difference(one, other) == Figure(10.0, 0.0)


def test_the_luck_of_rivals_sums_up_to_nothing() -> None:
    """It is compared with what usually comes of a choice, so that nobody is lucky for the rest."""
    luck = [each.luck for each in finished("grimwood").seats]
    assert None not in luck
    assert sum(each or 0.0 for each in luck) == pytest.approx(0.0, abs=0.2)
    assert any(luck)


def test_a_bot_that_cannot_judge_plays_on_to_the_end() -> None:
    found = made(played("grimwood", GRIMWOOD, 3), bot="random")
    assert found.bot == "random"
    assert all(each.luck is None for each in found.seats)
    assert 0 < found.simulations <= BUDGET


def test_an_unfinished_game_is_refused_and_one_ended_by_agreement_is_not() -> None:
    record = read(next(RECORDS.glob("grimwood-3-english.json")).read_bytes())
    t, deal = get("grimwood").deal(3, seed=1, brisk=True), Deal(get("grimwood"), 3, {}, {"seed": 1})
    seat, move = int(t.seat), int(t.options_of(t.seat)[0])
    t.play(seat, move)
    begun = deal.record_of(t, [(seat, [move])])

    with pytest.raises(BadRecord, match="only finished games are reviewed"):
        made(begun)
    ended = msgspec.structs.replace(begun, ended="agreed")
    assert made(ended).curve[-1].errors != [0.0] * 3
    assert record.game == "grimwood"


@pytest.mark.parametrize(
    "fields", [{"end": "0" * 16}, {"rules": 99}, {"moves": [1 << 70]}, {"game": "chess"}]
)
def test_a_broken_record_is_refused(fields: dict[str, object]) -> None:
    record = msgspec.structs.replace(played("grimwood", GRIMWOOD, 3), **fields)
    game = get("grimwood")
    plan = Plan.of(game, budget=BUDGET)
    with pytest.raises(BadRecord):
        review(Reviewer(game, record, plan), in_this_process(game, plan))


@pytest.mark.parametrize(("budget", "seed"), [(1, 0), (-5, 0), (10**9, 0), (500, -1), (500, 2**30)])
def test_a_plan_has_limits(budget: int, seed: int) -> None:
    with pytest.raises(BadSetup):
        Plan.of(get("grimwood"), "", budget, seed)


# Secrecy


def known(t: Table, seat: int) -> Known:
    return Known(5, t.view(seat), tuple(t.bare_events_for(seat)))


def verdict(name: str, t: Table, seat: int, move: int) -> bytes:
    """What the review says of this move: its curve, its advice, its luck and its comparison."""
    game = get(name)
    plan = Plan.of(game, budget=BUDGET)
    work: Workers = in_this_process(game, plan)
    now = known(t, seat)
    advice = done(game, plan, Advising(now))
    other = next(option for option in t.options_of(seat) if option != move)
    advised = (*advice, Advice((other,)))
    case = Case(Choice(now, 1, move, True, 0), (move,), advised)  # type: ignore[arg-type]
    stands, luck, judged = work(
        [
            Judging(now, ((),), 100, 3),
            Judging(now, ((move,),), 200, 3, True),
            case.task(300, 3),
        ]
    )
    seen = compared(case, judged)  # type: ignore[arg-type]
    moment = moment_of(game, seen, [judged[0], judged[1]])  # type: ignore[list-item]
    return msgspec.json.encode([advice, stands, luck, judged, seen.gain, moment])


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_verdict(name: str) -> None:
    """T1: byte for byte, though the cards that it could not see lie differently."""
    game = get(name)
    record = played(name, FINISHED[name], 3)
    playback = Playback(game, record, listen=True)
    different = 0
    for _ in range(len(record.moves)):
        t, (seat, move) = playback.t, playback.next_choice
        if playback.ply % 13 == 5 and t.waiting & bit(seat) and len(t.options_of(seat)) > 1:
            other = t.redeal(seat, 77)
            other.events = t.events
            different += fingerprint(other) != fingerprint(t)
            assert verdict(name, t, seat, move) == verdict(name, other, seat, move)
        playback.step()
        if different >= 3:
            break
    assert different


def test_what_a_review_asks_of_bots_follows_from_what_their_seats_knew() -> None:
    """T1: every task of a review holds the view of one seat as it was, and its story so far."""
    record = played("grimwood", GRIMWOOD, 3)
    game = get("grimwood")
    plan = Plan.of(game, budget=BUDGET)
    here = in_this_process(game, plan)
    asked: list[Known] = []

    def noted(tasks: Sequence[Advising | Judging]):  # type: ignore[no-untyped-def]
        asked.extend(task.known for task in tasks)
        return here(list(tasks))

    review(Reviewer(game, record, plan), noted)
    playback = Playback(game, record, listen=True)
    views = [[playback.t.view(seat) for seat in range(2)]]
    told = [[tuple(playback.t.bare_events_for(seat)) for seat in range(2)]]
    while not playback.is_done:
        playback.step()
        views.append([playback.t.view(seat) for seat in range(2)])
        told.append([tuple(playback.t.bare_events_for(seat)) for seat in range(2)])
    assert len(asked) > 50
    for each in asked:
        seat = each.view.seat
        assert each.view in (views[each.ply][seat], views[min(each.ply + 1, len(views) - 1)][seat])
        assert each.told in ((), told[each.ply][seat])
