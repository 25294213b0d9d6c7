"""Advice: good answers, one sentence why, and what they lead to; all from what a seat sees."""

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from bots.seated import seated
from grimtable.bots.advice import MOST, Advice, Estimate, advised, estimate, sentence
from grimtable.bots.bot import BadBot, Bot
from grimtable.bots.player import Player, player_of
from grimtable.bots.registry import strongest
from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts
from grimtable.registry import get, names
from grimtable.testing.scene import P1, scene
from sizes import SIZES

LANGUAGES = ("en", "de", "zh")
SEATS = 3
KINDS = {"grimwood": 20, "grim_farmer": 10, "grimm_tidings": 20, "book_of_madness": 6}
"""The fewest different reasons in these games."""


def asked(name: str, games: int) -> Iterator[tuple[Table, Player]]:
    """Questions of whole games, and the adviser in the seat that is asked."""
    game = get(name)
    for seed in range(games):
        t = game.deal(SEATS, seed=seed, brisk=True, listen=True)
        players = [seated(game, strongest(name), seat, SEATS, seed) for seat in range(SEATS)]
        while t.waiting:
            player = players[t.seat]
            player.listen(t)
            yield t, player
            for move in player.answer(t.view(t.seat)):
                t.play(t.seat, move)


def games(name: str) -> int:
    return 1 if name == "book_of_madness" else SIZES["advice_games"]


@pytest.mark.parametrize("name", names())
def test_the_first_choice_is_the_bots_own_answer_and_others_have_reasons(name: str) -> None:
    kinds = set()
    for t, player in asked(name, games(name)):
        view = t.view(t.seat)
        first, *others = player.advise(view)

        assert list(first.moves) == player.answer(view)
        assert len(others) < MOST
        assert len({first.moves, *[other.moves for other in others]}) == len(others) + 1
        for other in others:
            assert other.moves[0] in view.options
            assert other.reason is not None
        kinds |= {one.reason.key for one in (first, *others) if one.reason}

    assert len(kinds) >= KINDS[name]


@pytest.mark.parametrize("name", names())
def test_every_reason_can_be_said_in_every_language(name: str) -> None:
    for t, player in asked(name, 1):
        for advice in player.advise(t.view(t.seat)):
            for language in LANGUAGES if advice.reason else ():
                assert Texts(language, name, reader=t.seat).format(advice.reason)


@pytest.mark.parametrize("name", sorted(set(names()) - {"book_of_madness"}))
def test_reasons_and_their_texts_belong_together(name: str) -> None:
    """What a bot can say has a line in every language, and nothing else has."""
    source = resources.files(f"grimtable.bots.{name}").joinpath("why.py").read_text("utf-8")
    words = set(re.findall(r'"([a-z][a-z0-9-]*)"', source))
    for language in LANGUAGES:
        place = resources.files("grimtable").joinpath(f"locales/{language}/{name}-why.ftl")
        keys = re.findall(rf"^{name}-why-([a-z-]+) =", place.read_text("utf-8"), re.M)

        assert len(keys) == len(set(keys))
        assert set(keys) <= words


@pytest.mark.parametrize("name", names())
def test_advice_and_estimates_do_not_depend_on_what_a_seat_cannot_know(name: str) -> None:
    """The same bytes from two tables that differ only in what the seat has not seen."""
    for number, (t, player) in enumerate(asked(name, 1)):
        if number % 25:
            continue
        seat = int(t.seat)
        view, other = t.view(seat), t.redeal(seat, 7).view(seat)
        advice, same = player.advise(view), player.advise(other)

        assert advice == same
        if number % 100 == 0:
            assert player.estimate(view, advice) == player.estimate(other, same)


def test_a_reason_names_what_is_so() -> None:
    """GW-6.2: three Owls are ten points, and the bot says so."""
    t = scene("P1 hand: owl owl owl crow\nP2 hand: amulet crow")
    first, *_ = seated(t.game, "heuristic", P1, 2).advise(t.table.view(P1))

    assert first.reason == Sentence("grimwood-why-set", {"points": 10})
    assert Texts("en", "grimwood").format(first.reason) == (
        "The set is worth 10 points at once and costs no action."
    )


# The protocol


class Plain(Bot):
    """Says only what it plays."""

    def move(self, view: BareView, memory: Any) -> list[int]:
        return [view.options[-1], view.options[0]]


class Talking(Plain):
    """Says why, and what comes of it."""

    def advise(self, view: BareView, memory: Any) -> list[Advice]:
        return [Advice((move,), Sentence("talking-why")) for move in view.options]

    def estimate(self, view: BareView, answers: Any) -> list[Estimate]:
        return [Estimate("win", 50.0, 9.6) for _ in answers]


class Mute(Plain):
    """Advises nothing at all."""

    def advise(self, view: BareView, memory: Any) -> list[Advice]:
        return []


def seat_of(bot: Bot) -> tuple[Player, BareView]:
    game = get("grimwood")
    return player_of(bot, game, 0, 2), game.deal(2, seed=1).view(0)


def test_a_bot_without_reasons_still_gives_its_answer() -> None:
    player, view = seat_of(Plain())
    advice = player.advise(view)

    assert advice == [Advice((view.options[-1], view.options[0]))]
    assert player.estimate(view, advice) == advice


def test_a_bot_may_give_reasons_and_estimates_of_its_own() -> None:
    player, view = seat_of(Talking())
    advice = player.estimate(view, player.advise(view))

    assert len(advice) == MOST
    assert advice[0].estimate is not None
    assert advice[0].estimate.in_words() == Sentence(
        "hint-estimate-win", {"worth": 50, "error": 10}
    )


def test_no_advice_is_a_fault_of_the_bot() -> None:
    player, view = seat_of(Mute())

    with pytest.raises(BadBot, match="gave no advice"):
        player.advise(view)


def test_alternatives_end_where_the_bot_has_no_reason() -> None:
    _, view = seat_of(Plain())
    one, two, *_ = view.options
    said = {one: ("this", {}), two: None}
    found = advised("toy", view, lambda seen: seen.options[0], lambda move: said[move], ())

    assert found == [Advice((one,), sentence("toy", ("this", {})))]


def test_an_estimate_is_the_mean_and_twice_its_standard_error() -> None:
    sure, unsure = estimate("win", [40.0] * 4), estimate("win", [0.0, 100.0, 0.0, 100.0])

    assert sure == Estimate("win", 40.0, 0.0)
    assert unsure.worth == 50
    assert unsure.error == pytest.approx(57.7, abs=0.1)


WON = """
    call: pig red
    P1 hand: pig_red pig_blue
    P2 hand: cow_blue hen_blue sheep_green hen_green
"""


def test_a_win_that_nobody_can_prevent_is_estimated_at_certainty() -> None:
    """The hand is empty and every card fits (GF-9.1); asked again it is the same."""
    t = scene(WON, game="grim_farmer")
    player, view = seated(t.game, "heuristic", P1, 2), t.table.view(P1)
    advice = player.advise(view)
    found = player.estimate(view, advice)

    assert advice[0].reason == Sentence("grim_farmer-why-pile-win", {"count": 2, "left": 0})
    assert found == player.estimate(view, advice)
    assert found[0].estimate == Estimate("win", 100.0, 0.0)
