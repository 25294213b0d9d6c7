"""Bots that read names get the whole story, and each event gets its names once."""

import pytest

from grimtable.bots import look_bot
from grimtable.bots.look_bot import LookBot
from grimtable.bots.match import Match
from grimtable.bots.player import player_of
from grimtable.look.look import Look, look_at, story_of
from grimtable.registry import get

GAME = get("grimwood")


class Reader(LookBot):
    """Keeps what it was shown last."""

    last: Look | None = None

    def choose(self, look: Look) -> int:
        self.last = look
        assert look.decision is not None
        return look.decision.options[-1].move


@pytest.mark.parametrize("name", ["grimwood", "grim_farmer"])
def test_it_is_shown_what_a_look_at_the_table_shows(name: str) -> None:
    game = get(name)
    readers = [Reader() for _ in range(3)]
    match = Match(game, readers, seed=4)
    while match.table.waiting and match.decisions < 150:
        seat = int(match.table.seat)
        shown = look_at(game, match.table, seat, story_of(game, match.table, seat))
        match.step()

        assert readers[seat].last == shown


def test_each_event_gets_its_names_once(monkeypatch: pytest.MonkeyPatch) -> None:
    named = []
    event_of = look_bot.event_of
    monkeypatch.setattr(look_bot, "event_of", lambda *of: named.append(of) or event_of(*of))
    match = Match(GAME, [Reader(), Reader()], seed=4)
    match.play()

    assert len(named) <= 2 * len(match.table.events or [])


def test_at_a_table_that_tells_nothing_the_story_is_empty() -> None:
    t, reader = GAME.deal(2, seed=1), Reader()
    player_of(reader, GAME, int(t.seat), 2).play(t)

    assert reader.last is not None and reader.last.story == ()
