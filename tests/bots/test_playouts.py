"""How bots judge positions for a review: everybody's chance to win, before the end and at it."""

import pytest

from grimtable.bots.advice import Playouts, played_on, share_of_win
from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
from grimtable.registry import get

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]


def judging(name: str) -> Playouts:
    how = get_bot(name, "heuristic").playouts()
    assert how is not None
    return how


@pytest.mark.parametrize("name", ["grimwood", "grimm_tidings"])
def test_the_chances_of_rivals_make_a_whole(name: str) -> None:
    how, match = judging(name), Match(get(name), [get_bot(name, "heuristic")] * 3, seed=1)
    for _ in range(60):
        match.step()
        chances = [how.judge(match.table.clone(), seat) for seat in range(3)]
        assert min(chances) >= 0
        if name == "grimwood":  # in Grimm Tidings everybody counts their own hand
            assert sum(chances) == pytest.approx(100)


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_the_chance_is_the_share_of_the_win(name: str) -> None:
    bot = "random" if name == "book_of_madness" else "heuristic"
    match = Match(get(name), [get_bot(name, bot, seat) for seat in range(2)], seed=1)
    match.play()
    for seat in range(2):
        assert judging(name).judge(match.table, seat) == share_of_win(match.table, seat)


def test_a_points_lead_is_worth_more_towards_the_end() -> None:
    """The same lead with a full deck, a thin one, and none."""
    game, how = get("grimwood"), judging("grimwood")
    chances = []
    for cards in ("owl crow owl crow path path swamp swamp rune rune", "owl crow owl", "owl"):
        deal = {"P1 row": "amazon bride demon", "deck": cards}
        t = game.stage(deal, 2, {})
        t.run()
        chances.append(how.judge(t, 0))
    assert chances == sorted(chances)
    assert chances[0] > 50


def test_a_team_has_one_chance() -> None:
    how, match = (
        judging("book_of_madness"),
        Match(get("book_of_madness"), [get_bot("book_of_madness", "random", 1)] * 2, seed=2),
    )
    for _ in range(25):
        match.step()
    one, other = (how.judge(match.table.clone(), seat) for seat in range(2))
    assert one == other
    assert 0 < one < 100


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_on_from_what_the_seat_knows(name: str) -> None:
    """As many turns as the bot asks for, or to the end."""
    how, game = judging(name), get(name)
    t = game.deal(2, seed=3)
    view = t.view(t.seat)
    later = played_on(game, view, (), how, 5)
    assert not later.waiting or game.turns(later) >= game.turns(t) + how.turns > game.turns(t)
    assert t.view(t.seat) == view
