"""Gymnasium: one seat against bots. `gymnasium.make("grimtable/Grimwood-v2", seats=3)`.

Importing this module registers every game that can be played.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from grimtable.bots.player import Player, player_of
from grimtable.bots.registry import get_bot
from grimtable.envs.episode import Episode, Observation
from grimtable.envs.text import TextSeat, board
from grimtable.registry import games

Bots = str | Sequence[str]
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A seat at a table; bots have the others."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int = 3,
        bots: Bots = "random",
        options: Mapping[str, str] | str = "",
        *,
        seat: int = 0,
        reward: str = "share",
        is_strict: bool = False,
        brisk: bool = True,
        cards: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(
            game, seats, options, reward=reward, is_strict=is_strict, brisk=brisk, cards=cards
        )
        self.bots = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        """The bots of the other seats, in their order."""
        if len(self.bots) != seats - 1 or not 0 <= seat < seats:
            raise ValueError(f"{seats} seats need {seats - 1} bots and a seat from 0 on")
        self.seat = seat
        self.players: list[Player] = []
        self.render_mode = render_mode
        self.observation_space = self.episode.observation_space(self.episode.moves)
        self.action_space = Discrete(self.episode.moves)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """A new game, up to the first question to this seat."""
        super().reset(seed=seed)
        while True:  # the bots may end a game before this seat is asked
            self.episode.deal(int(self.np_random.integers(2**62)), listen=True)
            self._seat_bots()
            self._play_on()
            if self.episode.table.waiting:
                return self._observe(), {}

    def _seat_bots(self) -> None:
        """New bots, with dice that follow from the seed."""
        names = [*self.bots[: self.seat], "random", *self.bots[self.seat :]]
        game = self.episode.game
        self.players = [
            player_of(get_bot(game.name, name, int(self.np_random.integers(2**62))), game, at,
                      len(names))
            for at, name in enumerate(names)
        ]  # fmt: skip

    def _play_on(self) -> None:
        """The others answer until this seat is asked or the game is over."""
        t = self.episode.table
        while t.waiting and t.seat != self.seat:
            self.players[t.seat].play(t)

    def _observe(self) -> Observation:
        return self.episode.observe(self.seat, self.episode.moves)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """This seat answers, then the others until it is asked again."""
        self.episode.act(self.seat, int(action))
        self._play_on()
        is_over = not self.episode.table.waiting
        return self._observe(), self.episode.rewards()[self.seat], is_over, False, {}

    def render(self) -> str | None:
        """The table as this seat sees it."""
        if self.render_mode is None:
            return None
        return board(self.episode.game, self.episode.table, self.seat)


class TextEnv(gymnasium.Env[str, str]):
    """The same for language models: text in, the number of an option out.

    An answer that names no option counts as no answer: the clock's is played.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game: str, language: str = "en", **settings: Any) -> None:
        self.inner = SeatEnv(game, **settings)
        self.language = language
        self.render_mode = self.inner.render_mode
        self.observation_space = gymnasium.spaces.Text(100_000)
        self.action_space = gymnasium.spaces.Text(10_000)
        self.reader: TextSeat

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[str, Info]:
        """A new game, up to the first question to this seat."""
        self.inner.reset(seed=seed)
        self.reader = TextSeat(self.inner.episode.game, self.inner.seat, self.language)
        return self.reader.observe(self.inner.episode.table), {}

    def step(self, action: str) -> tuple[str, float, bool, bool, Info]:
        """This seat answers with a number, or a text in which a number stands."""
        move = self.reader.move(self.inner.episode.table, action)
        _, reward, is_over, is_cut, info = self.inner.step(move)
        return self.reader.observe(self.inner.episode.table), reward, is_over, is_cut, info

    def render(self) -> str | None:
        """The table as this seat sees it."""
        return self.inner.render()


def title(name: str) -> str:
    """`grim_farmer` as `GrimFarmer`."""
    return "".join(word.capitalize() for word in name.split("_"))


def register() -> None:
    """`grimtable/<Game>-v<encoding>` and `grimtable/<Game>Text-v<encoding>` for every game."""
    for game in games():
        try:
            version = game.layout().version
        except NotImplementedError:  # a game without a code
            continue
        for kind, ending in ((SeatEnv, ""), (TextEnv, "Text")):
            gymnasium.register(
                f"grimtable/{title(game.name)}{ending}-v{version}",
                f"{__name__}:{kind.__name__}",
                kwargs={"game": game.name},
                disable_env_checker=True,
            )


register()
