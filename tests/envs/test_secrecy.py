"""Worlds that differ only in what a seat may not know give it the same bytes in every form."""

import random
from typing import Any

import pytest

from games.book_of_madness.witness import MadnessWitness
from games.grim_farmer.witness import FarmerWitness
from games.grimm_tidings.witness import TidingsWitness
from games.grimwood.witness import GrimwoodWitness
from grimtable.envs.episode import Episode
from grimtable.envs.text import TextSeat
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import names
from grimtable.testing.witness import Witness
from grimtable.testing.worlds import Exchange, audiences, is_possible, unseen_pair
from sizes import SIZES

WITNESSES: dict[str, type[Witness]] = {
    "grimwood": GrimwoodWitness,
    "grim_farmer": FarmerWitness,
    "grimm_tidings": TidingsWitness,
    "book_of_madness": MadnessWitness,
}


def shown(episode: Episode, t: Table, audience: int, heard: int) -> tuple[Any, ...]:
    """All that an environment gives this audience: arrays, mask, text."""
    episode.table = t
    seen = episode.observe(audience, episode.moves)
    reader = TextSeat(episode.game, audience)
    reader.heard = heard
    return seen["observation"].tobytes(), seen["action_mask"].tobytes(), reader.observe(t)


class Shown(Exchange):
    """Two worlds, compared in everything that environments show."""

    def __init__(
        self, t: Table, witness: Witness, audience: int, pair: tuple[int, int], episode: Episode
    ) -> None:
        super().__init__(t, witness, audience, pair)
        self.episode = episode
        self.heard = [0, 0]
        self.compared = 0

    def _answer(self, chance: random.Random) -> bool:
        if not super()._answer(chance):
            return False
        one, other = (
            shown(self.episode, world, self.audience, self.heard[at])
            for at, world in enumerate(self.worlds)
        )
        assert one == other
        self.heard = [len(world.events or []) for world in self.worlds]
        self.compared += 1
        return True


@pytest.mark.property
@pytest.mark.parametrize("name", names())
def test_two_worlds_look_the_same_in_every_form(name: str) -> None:
    chance = random.Random(11)
    compared = tried = 0
    while tried < SIZES["env_worlds"]:
        episode = Episode(name, chance.choice([2, 3, 4]), "", brisk=False)
        t = episode.deal(chance.getrandbits(40), listen=True)
        witness = WITNESSES[name](t)
        for _ in range(chance.randint(5, 60)):
            if t.waiting:
                t.play(t.seat, chance.choice(t.options))
                witness.follow()
        audience = chance.choice(audiences(t))
        pair = unseen_pair(t, audience, chance)
        if t.answers or not t.waiting or pair is None or not is_possible(t, witness, pair):
            continue
        tried += 1
        worlds = Shown(t, witness, audience, pair, episode)
        one, other = (shown(episode, world, audience, 0) for world in worlds.worlds)
        assert one == other
        worlds.follow(chance)
        compared += worlds.compared

    assert compared > SIZES["env_worlds"]


def test_hidden_cards_are_in_no_text() -> None:
    episode = Episode("grimwood", 3, "")
    t = episode.deal(1, listen=True)

    said = TextSeat(episode.game, PUBLIC).observe(t)

    assert "3 unseen" in said
    assert "Owl" not in said
