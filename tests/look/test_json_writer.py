"""Views and events as JSON: the same bytes as the structs give, whatever was cached before."""

import random
import sys

import msgspec
import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.look import json_writer as module
from grimtable.look.conversion import view_of
from grimtable.look.json_writer import JsonWriter, json_writer
from grimtable.look.look import story_of
from grimtable.registry import get

encode = msgspec.json.encode


def in_memory(writer: JsonWriter) -> int:
    """Bytes that are kept, keys and all."""
    kept = [piece for each in writer.cache._sections for piece in each.items()]
    return sum(sys.getsizeof(made) + sys.getsizeof(key) for key, made in kept)


@pytest.mark.parametrize("name", ["grimwood", "grim_farmer", "grimm_tidings"])
@pytest.mark.parametrize("kept", [1 << 20, 2000])
def test_shown_bytes_are_those_of_the_structs(
    name: str, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_CACHE_BYTES", kept)
    game, chance = get(name), random.Random(7)
    writer = JsonWriter(game, 4)
    for seed in range(2):
        t = game.deal(4, seed=seed, listen=True)
        for _ in range(60):
            if not t.waiting:
                break
            for seat in (*range(4), PUBLIC):
                seen = t.view(seat)
                assert writer.view(seen) == encode(view_of(game, seen))
                events = writer.events(t.events_for(seat, 0), 0)
                assert b"[%b]" % b",".join(events) == encode(story_of(game, t, seat))
                assert writer.cache.size <= kept
                assert in_memory(writer) <= kept
            asked = [seat for seat in range(4) if t.waiting >> seat & 1]
            seat = chance.choice(asked)
            t.push(seat, chance.choice(t.options_of(seat)))


def test_there_is_one_for_a_game_and_its_seats() -> None:
    assert json_writer(get("grimwood"), 4) is json_writer(get("grimwood"), 4)
    assert json_writer(get("grimwood"), 4) is not json_writer(get("grimwood"), 5)
    assert json_writer(get("grimwood"), 4) is not json_writer(get("grim_farmer"), 4)


@pytest.mark.parametrize("name", ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"])
def test_changes_amount_to_the_view(name: str) -> None:
    """Only what differs is written, and all of it."""
    game, chance = get(name), random.Random(3)
    t = game.deal(3, seed=2)
    writer, before, shown = JsonWriter(game, 3), None, dict[str, object]()
    for _ in range(80):
        view = t.view(1)
        changes = msgspec.json.decode(writer.changes(before, view))
        parts = {
            name: {**shown.get(name, {}), **changes.pop(name, {})} for name in ("zones", "fields")
        }  # type: ignore[dict-item]
        shown = {**shown, **changes, **parts}
        told = msgspec.json.decode(writer.view(view))
        assert shown["zones"] == {str(at): zone for at, zone in enumerate(told["zones"])}
        assert shown["fields"] == {each["name"]: each["value"] for each in told["fields"]}
        for part in ("unseen", "stack", "asked", "options", "answers", "passed", "out", "over"):
            assert shown[part] == told[part]
        assert writer.changes(view, view) == b"{}"
        if not t.waiting:
            break
        before = view
        seat = next(seat for seat in range(3) if t.waiting >> seat & 1)
        t.push(seat, chance.choice(t.options_of(seat)))
