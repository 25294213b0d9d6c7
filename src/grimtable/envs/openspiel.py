"""OpenSpiel: `pyspiel.load_game("grimtable(game=grimwood,seats=3)")` once this module is imported.

The dice of a table follow from its deal, so a game begins with one chance node: which of `deals`
deals it is. What happens after it depends on the answers alone.
"""

from collections.abc import Mapping
from copy import copy
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from grimtable.envs.rewards import rewards_of, standing_of
from grimtable.kernel.codes import write_mask
from grimtable.kernel.table import Table
from grimtable.registry import games, get

MAX_DECISIONS = 200_000
"""No game takes more."""
DIGEST = 32
"""Bytes that stand for everything a seat has been told and has answered."""
SETTINGS = {"game": games()[0].name, "seats": 3, "options": "", "deals": 1000, "decisions": 0}
"""`options` is a preset, or written as `windows:live;deal:3`. `decisions`: a shorter game, which
is decided by the points when this number of questions has been answered; 0: to its end."""


def type_of(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    """What OpenSpiel knows of all our games."""
    return pyspiel.GameType(
        short_name="grimtable",
        long_name="Grimtable",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=SETTINGS,
    )


def options_of(text: str) -> Mapping[str, str] | str:
    """A preset, or options and their values."""
    if ":" not in text:
        return text
    return dict(pair.split(":", 1) for pair in text.split(";"))


class GrimtableGame(pyspiel.Game):
    """One of our games with its settings."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        settings = {**SETTINGS, **(params or {})}
        self.game = get(str(settings["game"]))
        self.seats = int(settings["seats"])
        self.values = self.game.setup(self.seats, options_of(str(settings["options"])) or {})
        self.deals = int(settings["deals"])
        self.decisions = int(settings["decisions"])
        self.length = self.game.layout().length
        self.moves = len(self.game.vocabulary)
        chance = 1 / self.deals
        self.outcomes = [(deal, chance) for deal in range(self.deals)]
        utility = pyspiel.GameType.Utility
        is_team = self.game.cooperative
        mean = 1 / self.seats
        super().__init__(
            type_of(utility.IDENTICAL if is_team else utility.ZERO_SUM),
            pyspiel.GameInfo(
                num_distinct_actions=self.moves,
                max_chance_outcomes=self.deals,
                num_players=self.seats,
                min_utility=0.0 if is_team else -mean,
                max_utility=1.0 if is_team else 1 - mean,
                utility_sum=None if is_team else 0.0,
                max_game_length=self.decisions or MAX_DECISIONS,
            ),
            params or {},
        )

    def new_initial_state(self, state: object = None) -> "GrimtableState":
        """Before the cards are dealt."""
        return GrimtableState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> "Observer":
        """What fills tensors."""
        return Observer(self, is_whole_past=kind is not None and kind.perfect_recall)

    def deal(self, number: int) -> Table:
        """The table of a deal; it records what every seat is told."""
        t = self.game.empty(self.seats, self.values)
        t.prepare(number, None, True, True)
        self.game.lay_out(t)
        return t


class Play:
    """A table that is copied with its state, and what every seat has been told so far."""

    def __init__(self, game: GrimtableGame, deal: int) -> None:
        self.game = game
        self.deal = deal
        self.table = game.deal(deal)
        self.moves: list[int] = []
        """The answers so far."""
        self.pasts = [bytes(DIGEST)] * game.seats
        """Per seat, a digest of all it was told and has answered."""

    def listen(self) -> None:
        """Every seat hears what is new."""
        for seat in range(len(self.pasts)):
            for event in self.table.bare_events_for(seat):
                self.remember(seat, repr(event).encode())
        self.table.events = []

    def remember(self, seat: int, news: bytes) -> None:
        """One thing more."""
        self.pasts[seat] = blake2b(self.pasts[seat] + news, digest_size=DIGEST).digest()

    def answer(self, move: int) -> None:
        """The seat that is asked answers, and remembers it."""
        self.listen()
        self.remember(self.table.seat, f"answer {move}".encode())
        self.table.push(self.table.seat, move)
        self.moves.append(move)

    def with_table(self, table: Table) -> "Play":
        """The same past at another table."""
        self.listen()
        other = copy(self)
        other.table = table
        other.table.events = []
        other.moves, other.pasts = self.moves[:], self.pasts[:]
        return other

    def __deepcopy__(self, memo: object) -> "Play":
        return self.with_table(self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.game.get_parameters(), self.deal, self.moves)


def replayed(settings: Mapping[str, Any], deal: int, moves: list[int]) -> Play:
    """The play that these answers have led to."""
    play = Play(GrimtableGame(settings), deal)
    for move in moves:
        play.answer(move)
    return play


class GrimtableState(pyspiel.State):
    """A position: before the deal, or a table."""

    def __init__(self, game: GrimtableGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    @property
    def rules(self) -> GrimtableGame:
        """The game with its settings."""
        found: GrimtableGame = self.get_game()
        return found

    # What OpenSpiel asks for

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.play.table.seat

    def is_terminal(self) -> bool:
        if self.play is None:
            return False
        return not self.play.table.waiting or len(self.play.moves) == (self.rules.decisions or -1)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.rules.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return sorted(self.play.table.options_of(player))

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.rules, action)
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.game.vocabulary.text(action)

    def returns(self) -> list[float]:
        if self.play is None or not self.is_terminal():
            return [0.0] * self.rules.seats
        game, t = self.rules.game, self.play.table
        if t.waiting:
            return standing_of(game, t)
        return rewards_of(t, "share" if game.cooperative else "zero_sum")

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history()) or "before the deal"

    # What a seat sees

    def code(self, player: int) -> bytes:
        """What a seat may know now."""
        code = bytearray(self.rules.length)
        if self.play is not None:
            self.rules.game.write_code(self.play.table, player, code, 0)
        return bytes(code)

    def past(self, player: int) -> bytes:
        """A digest of all that a seat has been told, has answered, and may answer."""
        if self.play is None:
            return bytes(DIGEST)
        self.play.listen()
        mask = bytearray(self.rules.moves)
        write_mask(self.play.table.options_of(player), mask, 0, len(mask))
        news = self.code(player) + mask
        return blake2b(self.play.pasts[player] + news, digest_size=DIGEST).digest()


class Observer:
    """Fills a tensor with the code of a seat, and with a digest of its past if asked to."""

    def __init__(self, game: GrimtableGame, *, is_whole_past: bool) -> None:
        self.length = game.length
        self.is_whole_past = is_whole_past
        size = game.length + (DIGEST if is_whole_past else 0)
        self.tensor: npt.NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"code": self.tensor[: game.length]}
        if is_whole_past:
            self.dict["past"] = self.tensor[game.length :]

    def set_from(self, state: GrimtableState, player: int) -> None:
        """What this seat sees."""
        self.tensor[: self.length] = np.frombuffer(state.code(player), np.uint8)
        if self.is_whole_past:
            self.tensor[self.length :] = np.frombuffer(state.past(player), np.uint8)

    def string_from(self, state: GrimtableState, player: int) -> str:
        """The numbers that are not 0, by their places; `explain` says what they mean."""
        code = state.code(player)
        seen = " ".join(f"{place}={number}" for place, number in enumerate(code) if number)
        past = f" past {state.past(player).hex()}" if self.is_whole_past else ""
        return f"seat {player + 1}: {seen}{past}"


def resample(state: GrimtableState, player: int, seed: int) -> GrimtableState:
    """A state that this player cannot tell from the given one: unseen cards and dice are redealt.

    For search: `bot.set_resampler(lambda state, player: resample(state, player, next_seed()))`.
    """
    other: GrimtableState = state.clone()
    assert state.play is not None
    other.play = state.play.with_table(state.play.table.redeal(player, seed))
    return other


pyspiel.register_game(type_of(pyspiel.GameType.Utility.GENERAL_SUM), GrimtableGame)
