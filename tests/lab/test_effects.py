"""What table options do: measured on the same deals, and never older than the rules."""

from pathlib import Path

import msgspec
import pytest

from grimtable.lab.effects import (
    BOT,
    SEATS,
    Effects,
    Measured,
    choices,
    effect,
    effects_of,
    measure,
)
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate
from grimtable.registry import get, is_ours, names

FILE = Path(__file__).parents[2] / "web/src/pages/effects.json"
OURS = sorted(name for name in names() if is_ours(name))


@pytest.fixture(scope="module")
def table() -> dict[str, Measured]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Measured])


@pytest.mark.parametrize("name", OURS)
def test_the_table_belongs_to_the_rules_and_options_of_today(
    name: str, table: dict[str, Measured]
) -> None:
    """If this fails, an option or a rule has changed: `make effects` measures again."""
    found = table[name]

    assert found.rules == get(name).rules
    assert {option: list(each) for option, each in found.options.items()} == choices(get(name))


def test_the_table_has_our_games_and_a_wrong_number_would_be_seen(
    table: dict[str, Measured],
) -> None:
    assert sorted(table) == OURS
    for name, found in table.items():
        every = [each for values in found.options.values() for each in values.values()]
        assert all(error > 0 for each in every for _, error in parts(each))
        assert all((each.team is None) != (each.first is None) for each in every)
        assert any(abs(value) > 2 * error for each in every for value, error in parts(each)), name


def parts(each: Effects) -> list[tuple[float, float]]:
    return [part for part in (each.length, each.first, each.team) if part is not None]


def test_values_that_cannot_be_measured_alone_are_left_out() -> None:
    assert "first_player" not in choices(get("grimwood"))
    assert "card_set" not in choices(get("grimm_tidings"))
    assert "start_player" not in choices(get("book_of_madness"))
    assert "stall_rounds" not in choices(get("grimwood"))
    assert "duel_68" not in choices(get("grim_farmer"))["deck"]
    assert choices(get("grimwood"))["power_limit"] == ["1", "3"]


def test_an_effect_is_the_difference_deal_by_deal() -> None:
    game = get("grimwood")
    usual = Plan("grimwood", (BOT,) * SEATS, 6)
    before = simulate(usual)
    after = simulate(Plan("grimwood", usual.seats, 6, options=(("turn_order", "close_last"),)))
    found = effects_of(game, before, after)

    percent = 100 * (sum(after.decisions) / sum(before.decisions) - 1)
    assert found.length[0] == pytest.approx(percent, abs=0.01)
    assert found.first is not None and found.team is None
    shares = [
        sum(games.rewards[first][at] for at, first in enumerate(games.firsts)) / 6
        for games in (before, after)
    ]
    assert found.first[0] == pytest.approx(100 * (shares[1] - shares[0]), abs=0.01)


def test_games_that_do_not_differ_are_not_known_to_the_last_decimal() -> None:
    value, error = effect([0.0] * 100, 100.0)

    assert value == 0
    assert error >= 0.5


def test_all_options_of_a_game_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"power_limit": ["1", "3"], "amazon_amount": ["all"]}
    monkeypatch.setattr("grimtable.lab.effects.choices", lambda game: few)
    played: list[int] = []
    found = measure("grimwood", 3, told=played.append)

    assert {option: list(each) for option, each in found.options.items()} == few
    assert (found.rules, found.deals, sum(played)) == (get("grimwood").rules, 3, 12)
