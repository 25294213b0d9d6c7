"""PettingZoo: `env(game="grimwood", seats=3)` by turns, `parallel_env(...)` all at once."""

from collections.abc import Mapping
from copy import copy
from typing import Any

from gymnasium.spaces import Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from grimtable.envs.episode import Episode, Observation
from grimtable.envs.text import board

Agent = str
Info = dict[str, Any]


class Seated:
    """What both forms share: a game, an agent for each seat, and their spaces."""

    metadata: dict[str, Any]
    idle_actions = 0
    """Actions besides the moves of the game."""

    def __init__(
        self,
        game: str,
        seats: int = 3,
        options: Mapping[str, str] | str = "",
        *,
        reward: str = "share",
        is_strict: bool = False,
        brisk: bool = True,
        cards: str = "",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(
            game, seats, options, reward=reward, is_strict=is_strict, brisk=brisk, cards=cards
        )
        self.max_cycles = max_cycles
        """The game is cut off after this number of steps; 0: never."""
        self.render_mode = render_mode
        version = self.episode.game.layout().version
        self.metadata = {
            "name": f"{game}_v{version}",
            "render_modes": ["ansi"],
            "is_parallelizable": self.idle_actions > 0,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[Agent] = []
        self.actions = self.episode.moves + self.idle_actions
        seen = self.episode.observation_space(self.actions)
        self.observation_spaces = {agent: copy(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: Agent) -> Space[Any]:
        """The arrays of an observation."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        """The moves of the game."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game. The same seed gives the same games from here on."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.episode.deal(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return board(self.episode.game, self.episode.table) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""


class TableEnv(Seated, AECEnv[Agent, Observation, int]):
    """A table whose seats answer one after the other, each when it is asked."""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """A new game. The same seed gives the same games from here on."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.table.seat]

    def observe(self, agent: Agent) -> Observation:
        """What an agent's seat may know, and what it may answer now."""
        return self.episode.observe(self.possible_agents.index(agent), self.actions)

    def step(self, action: int | None) -> None:
        """The agent that is asked answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent of a running game needs an action"
        t = self.episode.table
        self.episode.act(t.seat, int(action))
        if t.waiting and self.episode.decisions != self.max_cycles:
            self.agent_selection = self.possible_agents[t.seat]
        else:
            self._end()

    def _end(self) -> None:
        """The game is over, or cut off."""
        rewards = self.episode.rewards()
        is_over = not self.episode.table.waiting
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, not is_over)
        self.agent_selection = self.agents[0]


class AllAtOnceEnv(Seated, ParallelEnv[Agent, Observation, int]):
    """All seats act in every step, for games in which several are asked at once.

    The last action is to wait: the only legal one of a seat that is not asked.
    """

    idle_actions = 1
    cycles = 0

    @property
    def wait(self) -> int:
        """The action of a seat that is not asked."""
        return self.episode.moves

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, Info]]:
        """A new game. The same seed gives the same games from here on."""
        self.deal(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[Agent, Observation]:
        found = {}
        for seat, agent in enumerate(self.agents):
            found[agent] = self.episode.observe(seat, self.actions)
            if not self.episode.is_asked(seat):
                found[agent]["action_mask"][self.wait] = 1
        return found

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, Info],
    ]:
        """All who are asked answer the question that was open when the step began."""
        t = self.episode.table
        asked, question = t.waiting, t.stack[-1]
        for seat, agent in enumerate(self.agents):
            if asked >> seat & t.waiting >> seat & 1 and t.stack[-1] == question:
                self.episode.act(seat, int(actions[agent]))
        self.cycles += 1
        is_over = not t.waiting
        is_cut = not is_over and self.cycles == self.max_cycles
        rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        observations, agents = self._observations(), self.agents
        if is_over or is_cut:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )


def env(**settings: Any) -> TableEnv:
    """Seats that answer one after the other: every game."""
    return TableEnv(**settings)


def parallel_env(**settings: Any) -> AllAtOnceEnv:
    """All seats in each step: for games in which several are asked at once."""
    return AllAtOnceEnv(**settings)
