"""OpenSpiel's own simulation, its algorithms on our games, and what its strings tell apart."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

from envs.deals import CYCLES, TABLES
from grimtable.envs.openspiel import GrimtableState, resample
from grimtable.kernel.errors import BadSetup
from grimtable.look.learning import explain
from grimtable.registry import names

TINY = "grimtable(game=grimwood,seats=2,deals=2,decisions=3)"
"""Small enough to be solved: two deals, and the points decide after three answers."""


def load(game: str, seats: int, decisions: int = 0, deals: int = 5) -> pyspiel.Game:
    return pyspiel.load_game(
        f"grimtable(game={game},seats={seats},deals={deals},decisions={decisions})"
    )


def advanced(game: pyspiel.Game, answers: int, chance: random.Random) -> GrimtableState:
    """A position after this number of random answers."""
    state = game.new_initial_state()
    state.apply_action(chance.randrange(len(state.chance_outcomes())))
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_play_passes_the_librarys_simulation(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        load(game, seats, decisions=CYCLES // 4), num_sims=1, serialize=True, verbose=False
    )


def test_a_game_is_played_to_its_end() -> None:
    state = advanced(load("grimwood", 3), 10_000, random.Random(4))

    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_a_team_has_no_zero_sum() -> None:
    game = load("book_of_madness", 2)

    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert load("grimwood", 2).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_settings_reach_the_game() -> None:
    game = pyspiel.load_game(
        "grimtable(game=grim_farmer,seats=4,options=phase1_draw:off;deck:zoo_126)"
    )

    assert game.num_players() == 4
    assert game.game.name == "grim_farmer"
    assert game.values.phase1_draw == 2
    with pytest.raises(BadSetup, match="no game 'whist'"):
        pyspiel.load_game("grimtable(game=whist)")


@pytest.mark.parametrize("name", names())
def test_a_copy_goes_on_alone_and_alike(name: str) -> None:
    chance = random.Random(3)
    state = advanced(load(name, 3), 20, chance)
    twin = state.clone()
    before = [state.information_state_string(seat) for seat in range(3)]
    action = chance.choice(state.legal_actions())

    state.apply_action(action)

    assert [twin.information_state_string(seat) for seat in range(3)] == before
    twin.apply_action(action)
    for seat in range(3):
        assert twin.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", names())
def test_a_resampled_world_tells_its_player_the_same(name: str) -> None:
    chance = random.Random(5)
    for answers in (1, 12, 30):
        state = advanced(load(name, 3), answers, chance)
        player = state.current_player()
        other = resample(state, player, chance.getrandbits(40))

        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)


def test_a_player_remembers_what_it_answered() -> None:
    """Two ways to the same view are two information states."""
    game = load("grimwood", 2, deals=1)
    strings = set()
    many = 0
    for action in advanced(game, 0, random.Random(1)).legal_actions():
        state = advanced(game, 0, random.Random(1))
        player = state.current_player()
        state.apply_action(action)
        strings.add(state.information_state_string(player))
        many += 1

    assert len(strings) == many > 1


def test_states_of_one_information_state_have_the_same_answers() -> None:
    policy = TabularPolicy(pyspiel.load_game(TINY))
    found: dict[str, list[int]] = {}
    for state in policy.states:
        key = state.information_state_string()
        assert found.setdefault(key, state.legal_actions()) == state.legal_actions()

    assert len(found) > 20


def test_the_tensor_is_the_code_of_the_seat() -> None:
    state = advanced(load("grimwood", 3), 5, random.Random(2))
    assert state.play is not None
    t, game = state.play.table, state.rules.game
    tensor = state.observation_tensor(1)

    assert tensor == game.encode(t.view(1))
    first = state.observation_string(1).removeprefix("seat 2: ").split("=")[0]
    assert explain(game, int(first)) == "seats: how many seats the table has"


def test_search_finds_a_legal_answer_without_looking_at_hidden_cards() -> None:
    game, chance = load("grimwood", 3), random.Random(6)
    state = advanced(game, 8, chance)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(lambda state, player: resample(state, player, chance.getrandbits(40)))

    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_comes_closer_to_equilibrium() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()

    random_play = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < random_play / 2
