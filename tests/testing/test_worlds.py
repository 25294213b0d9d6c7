"""Two worlds that differ in cards nobody has seen are compared until one of the cards is seen."""

import random

from games.grim_farmer.audiences import farm, watched
from games.grim_farmer.witness import FarmerWitness
from grimtable.games.grim_farmer.ids import DECK, pile_of
from grimtable.games.grim_farmer.table import Farmer
from grimtable.testing.scene import P1, P2
from grimtable.testing.worlds import Exchange

LAST_PILE = """
    P1 hand: | pile: pig_blue
    P2 hand: cow_red hen_green | pile: sheep_red
    call: pig red
    phase: challenge
"""


def challenged_at_the_end_of_a_game(dice: int) -> Exchange:
    """P1 wins with its last pile; for P2 another card might lie in it."""
    t = watched(farm(LAST_PILE, match="first_to_k", match_k="2")).table
    assert isinstance(t, Farmer)
    t.roll_anew(dice)
    pair = t.pile(P1)[0], next(card for card in t.zones[DECK] if t.kinds[card] == 0)
    assert t.kinds[pair[0]] != t.kinds[pair[1]]
    worlds = Exchange(t, FarmerWitness(t), P2, pair)
    assert worlds.worlds[0].zones[pile_of(P1)] != worlds.worlds[1].zones[pile_of(P1)]
    worlds.follow(random.Random(dice))
    return worlds


def test_a_card_seen_in_the_answer_that_ends_a_game_of_a_match_has_been_seen() -> None:
    """GF-I13, GF-R22"""
    games = set()
    for dice in range(20):
        worlds = challenged_at_the_end_of_a_game(dice)
        games.add(tuple(t.game for t in worlds.worlds if isinstance(t, Farmer)))

    assert (2, 2) in games
