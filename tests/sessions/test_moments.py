"""A record seen with somebody's eyes: a seat, the public, or all open."""

import msgspec
import pytest

from grimtable.kernel.errors import BadRecord
from grimtable.kernel.terms import ALL, PUBLIC, SHOWN
from grimtable.registry import get
from grimtable.sessions.moments import Audience, Moments, open_events, opened
from grimtable.sessions.records import Deal, Fork, Playback, replay
from grimtable.sessions.session import GameSession
from grimtable.testing.playthrough import random_record

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
RECORDS = {name: random_record(get(name), 3, {}, 5) for name in GAMES[:2]}


def moments(name: str, audience: Audience) -> Moments:
    return Moments(get(name), Playback(get(name), RECORDS[name], listen=True), audience)


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("seat", [0, 2, PUBLIC])
def test_an_audience_is_shown_its_views_and_told_its_events(name: str, seat: int) -> None:
    """T13: the story told step by step is the whole story of the table."""
    shown = moments(name, Audience(seat))
    told, chosen = shown.news(), []
    while not shown.playback.is_done:
        chosen.append(shown.step())
        told += shown.news()
        assert shown.view() == shown.t.view(seat)

    assert told == shown.t.events_for(seat)
    assert {choice.seat for choice in chosen if choice} <= {seat}
    assert any(chosen) == (seat != PUBLIC)
    shown.playback.check_end()


@pytest.mark.parametrize("name", RECORDS)
def test_all_open_shows_what_any_seat_knew_and_nothing_more(name: str) -> None:
    """Every hand is open; the order of the deck, which nobody knew, is not."""
    game, shown = get(name), moments(name, Audience(PUBLIC, is_open=True))
    zones = game.zones(3)
    hidden = 0
    while not shown.playback.is_done:
        assert shown.step() is not None
        view = shown.view()
        for (zone, owner), cells in zip(zones, view.zones, strict=True):
            if zone == "hand":
                assert all(cell >= 0 for cell in cells), owner
            hidden += sum(cell < 0 for cell in cells)
        seen = [shown.t.view(seat).zones for seat in range(3)]
        for place, cells in enumerate(view.zones):
            known = [max(each) for each in zip(*[each[place] for each in seen], strict=True)]
            if zones[place][0] == "deck":
                assert [cell >= 0 for cell in cells] == [cell >= 0 for cell in known]
    assert hidden


def test_opening_changes_nothing_at_the_table_itself() -> None:
    t = get("grimwood").deal(3, seed=4)
    before = [t.view(seat) for seat in (0, 1, 2, PUBLIC)]
    opened(t)
    assert [t.view(seat) for seat in (0, 1, 2, PUBLIC)] == before


def test_private_looks_are_left_out_of_the_open_story() -> None:
    t = replay(get("grimwood"), RECORDS["grimwood"], listen=True)
    told = open_events(t, 0)

    assert len(told) == len(t.events or [])
    for (kind, _, _, card, mask, _), event in zip(t.events or [], told, strict=True):
        is_private = kind == SHOWN and mask != ALL
        assert event.has_card == (card >= 0)
        assert (event.face >= 0) == (card >= 0 and not is_private)


@pytest.mark.parametrize(
    ("dice", "says"),
    [({"seed": "xx"}, "64 bits"), ({"seed": [1]}, "64 bits"), ({"seed": 1 << 65}, "64 bits")],
)
def test_a_seed_is_a_number(dice: dict[str, object], says: str) -> None:
    """T38: a text would be multiplied, and take as much memory as it likes."""
    record = msgspec.structs.replace(RECORDS["grimwood"], dice=dice)
    with pytest.raises(BadRecord, match=says):
        Playback(get("grimwood"), record)


def test_a_playback_names_its_next_choice() -> None:
    record = RECORDS["grimwood"]
    playback = Playback(get("grimwood"), record)
    assert playback.next_choice == (record.moves[0] % 8, record.moves[0] // 8)
    left = msgspec.structs.replace(record, moves=[-1 - 2])
    assert Playback(get("grimwood"), left).next_choice == (-1, -3)


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("seat", [-1, 1])
def test_a_game_goes_on_from_a_moment_and_its_record_replays(name: str, seat: int) -> None:
    """With the true cards, or dealt again from what a seat knew; the first game stays as it was."""
    game, first = get(name), RECORDS[name]
    fork = Fork(first.moves[: len(first.moves) // 2], seat=seat, seed=9)
    session = GameSession(Deal(game, 3, {}, first.dice, fork))
    begun = session.table
    while session.table.waiting:
        asked = next(s for s in range(3) if session.table.waiting >> s & 1)
        session.answer(asked, [session.table.options_of(asked)[0]])
        if len(session.log) > 400:
            break
    record = session.record()

    assert record.fork == fork
    assert session.story(PUBLIC)
    replay(game, record)
    t = Deal(game, 3, {}, first.dice, fork).table()
    assert t.view(1) == begun.view(1)
