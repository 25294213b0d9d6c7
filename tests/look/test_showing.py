"""Views and events as JSON: the same bytes as the structs give, whatever was shown before."""

import random
import sys

import msgspec
import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.look import showing as module
from grimtable.look.look import story_of, view_of
from grimtable.look.showing import Showing, showing
from grimtable.registry import get

encode = msgspec.json.encode


def in_memory(shown: Showing) -> int:
    """Bytes that are kept, keys and all."""
    kept = [piece for each in shown.shelf._all for piece in each.items()]
    return sum(sys.getsizeof(made) + sys.getsizeof(key) for key, made in kept)


@pytest.mark.parametrize("name", ["grimwood", "grim_farmer", "grimm_tidings"])
@pytest.mark.parametrize("kept", [1 << 20, 2000])
def test_shown_bytes_are_those_of_the_structs(
    name: str, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", kept)
    game, chance = get(name), random.Random(7)
    shown = Showing(game, 4)
    for seed in range(2):
        t = game.deal(4, seed=seed, listen=True)
        for _ in range(60):
            if not t.waiting:
                break
            for seat in (*range(4), PUBLIC):
                seen = t.view(seat)
                assert shown.view(seen) == encode(view_of(game, seen))
                events = shown.events(t.events_for(seat, 0), 0)
                assert b"[%b]" % b",".join(events) == encode(story_of(game, t, seat))
                assert shown.shelf.taken <= kept
                assert in_memory(shown) <= kept
            asked = [seat for seat in range(4) if t.waiting >> seat & 1]
            seat = chance.choice(asked)
            t.push(seat, chance.choice(t.options_of(seat)))


def test_there_is_one_for_a_game_and_its_seats() -> None:
    assert showing(get("grimwood"), 4) is showing(get("grimwood"), 4)
    assert showing(get("grimwood"), 4) is not showing(get("grimwood"), 5)
    assert showing(get("grimwood"), 4) is not showing(get("grim_farmer"), 4)
