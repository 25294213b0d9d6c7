"""GW-2: what counts, and where cards lie."""

import random
from collections import Counter

import pytest

from games.grimwood.printed import CARDS
from grimtable.games.grimwood.table import Grimwood
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene, scene


def all_cards(t: Scene) -> Counter[str]:
    """Every card of the table by name, in zones and combos."""
    table = t.table
    assert isinstance(table, Grimwood)
    cards = [card for zone in table.zones for card in zone]
    cards += [card for row in table.rows for combo in row for card in combo]
    return Counter(t.game.kinds[table.kinds[card]] for card in cards)


@pytest.mark.parametrize(
    ("third", "winner", "scores"),
    [("hydra elf mage", 0, [10, 3, 5]), ("hydra elf mage nymph giant", 2, [10, 3, 15])],
)
def test_the_most_points_win(third: str, winner: int, scores: list[int]) -> None:
    """GW-2.1"""
    t = scene(f"""
        P1 row: owl owl owl
        P2 hand: demon dragon crow crow crow | row: swamp swamp swamp
        P3 row: {third}
        deck:
        left: 0
    """)

    t.says(P1, "end")
    outcome = t.table.outcome()

    assert outcome is not None
    assert outcome.scores == scores
    assert outcome.winners == [winner]
    assert outcome.rewards == [float(seat == winner) for seat in range(3)]


def test_there_is_no_outcome_before_the_end() -> None:
    """GW-2.1"""
    t = scene("""
        P1 row: owl owl owl
        deck:
        left: 1
    """)

    t.says(P1, "end")

    assert t.asked == P2
    assert t.table.outcome() is None


def test_a_set_counts_only_once_it_lies_on_the_table() -> None:
    """GW-2.2"""
    t = scene("""
        P1 hand: owl owl owl swamp path clearing dragon
        P2 hand: crow crow crow
    """)

    assert t.shows("P1 score: 0 | row:")
    t.says(P1, "set owl owl owl")
    assert t.shows("P1 score: 10 | row: owl owl owl")
    t.says(P1, "set swamp path clearing")
    assert t.shows("P1 score: 15 | row: owl owl owl / swamp path clearing")
    assert t.score(P2) == 0


def test_hand_cards_are_worth_nothing_in_the_end() -> None:
    """GW-2.2"""
    t = scene("""
        P1 hand: owl owl owl crow crow crow dragon
        P2 row: elf
        deck:
        left: 0
    """)

    t.says(P1, "end")
    outcome = t.table.outcome()

    assert outcome is not None
    assert outcome.scores == [0, 1]
    assert outcome.winners == [P2]


def test_a_card_added_or_taken_out_changes_the_score_at_once() -> None:
    """GW-2.3"""
    t = scene("""
        P1 hand: hydra nymph | row: elf ghouls
        P2 row: werewolf amazon troll
    """)

    assert (t.score(P1), t.score(P2)) == (2, 5)
    t.lays(P1, "hydra", "combo P1 1")
    assert (t.score(P1), t.score(P2)) == (5, 5)
    t.plays(P1, "nymph").on("werewolf")
    assert (t.score(P1), t.score(P2)) == (6, 2)
    t.says(P1, "combo P1 1")
    assert (t.score(P1), t.score(P2)) == (11, 2)


def test_a_destroyed_combo_scores_no_more() -> None:
    """GW-2.3"""
    t = scene("""
        P1 hand: demon | row: owl owl owl
        P2 row: elf ghouls hydra / crow crow crow
    """)

    t.plays(P1, "demon").on("combo P2 2")

    assert (t.score(P1), t.score(P2)) == (11, 5)


def test_swapped_and_taken_combos_score_for_their_new_holder() -> None:
    """GW-2.3"""
    t = scene("""
        P1 hand: highwayman sorceress rune | row: crow crow crow
        P2 row: elf ghouls hydra mage / swamp path clearing
    """)

    t.says(P1, "rune")
    t.plays(P1, "highwayman").on("combo P1 2").says(P1, "combo P2 1")
    assert (t.score(P1), t.score(P2)) == (20, 6)
    t.plays(P1, "sorceress").on("combo P1 1").says(P1, "combo P2 1")
    assert (t.score(P1), t.score(P2)) == (16, 1)


def test_the_zones_are_deck_discard_aside_and_a_hand_each() -> None:
    """GW-2.4"""
    assert get("grimwood").zones(3) == [
        ("deck", -1),
        ("discard", -1),
        ("aside", -1),
        ("removed", -1),
        ("hand", P1),
        ("hand", P2),
        ("hand", P3),
    ]


def test_deck_and_discard_pile_keep_their_order() -> None:
    """GW-2.4"""
    t = scene("""
        P1 hand: mage rune troll
        P2 hand: crow
        discard: path swamp
        deck: owl clearing amulet elf
    """)

    t.says(P1, "rune").plays(P1, "mage")
    assert t.shows("""
        P1 hand: troll owl clearing
        deck: amulet elf
        discard: rune path swamp
    """)
    t.plays(P1, "troll").on(P2)
    assert t.shows("discard: crow rune path swamp")
    assert t.sees(P2, "discard") == ["swamp", "path", "rune", "crow"]
    assert t.sees(P2, "deck") == ["?", "?"]


def test_the_dwarfs_two_cards_lie_aside_while_he_chooses() -> None:
    """GW-2.4"""
    t = scene("""
        P1 hand: dwarf
        discard: crow swamp
        deck: owl path
    """)

    t.plays(P1, "dwarf")
    assert t.shows("aside: owl crow | deck: path | discard: swamp")
    t.says(P1, "deck")
    assert t.shows("aside: | discard: crow swamp")
    assert t.shows("P1 hand: owl")


def test_the_larakis_cards_lie_aside_until_they_are_given() -> None:
    """GW-2.4"""
    t = scene("""
        P1 hand: the_laraki
        P3 hand: crow
        discard: owl path rune swamp
    """)

    t.plays(P1, "the_laraki")
    assert t.shows("aside: owl path rune | discard: swamp")
    t.says(P1, "card path")
    assert t.shows("aside: owl rune")
    t.says(P1, "card rune")
    assert t.shows("aside:")
    assert t.shows("P2 hand: rune")
    assert t.shows("P3 hand: crow owl")


def test_the_nymphs_card_lies_aside_until_it_has_a_place() -> None:
    """GW-2.4"""
    t = scene("""
        P1 hand: nymph
        P2 row: mage hydra
        deck: owl owl owl
    """)

    t.plays(P1, "nymph").on("mage")
    assert t.shows("""
        aside: mage
        P1 row: nymph
        P2 row: hydra
    """)
    t.says(P1, "new")
    assert t.shows("""
        aside:
        P1 hand: owl owl | row: nymph / mage
    """)


def test_a_combo_keeps_the_order_in_which_it_was_laid() -> None:
    """GW-2.4a"""
    t = scene("P1 hand: troll amazon elf | row: hydra / mage")

    t.lays(P1, "troll", "combo P1 1").lays(P1, "amazon", "combo P1 1").lays(P1, "elf", "combo P1 2")

    assert t.shows("P1 row: hydra troll amazon / mage elf")


def test_after_a_removal_the_rest_closes_up() -> None:
    """GW-2.4a, GW-6.7"""
    t = scene("""
        P1 hand: bride
        P2 row: owl owl owl / elf giant hydra / mage / crow crow crow
    """)

    t.plays(P1, "bride").on("giant").says(P1, "keep")
    assert t.shows("P2 row: owl owl owl / elf hydra / mage / crow crow crow")
    t = scene("""
        P1 hand: bride
        P2 row: owl owl owl / elf giant hydra / mage / crow crow crow
    """)
    t.plays(P1, "bride").on("mage").says(P1, "keep")
    assert t.shows("P2 row: owl owl owl / elf giant hydra / crow crow crow")


def test_combos_are_listed_in_the_order_their_holder_got_them() -> None:
    """GW-2.4a"""
    t = scene("""
        P1 hand: owl owl owl highwayman swamp path clearing | row: elf / ghouls
        P2 row: mage hydra / nymph
    """)

    t.says(P1, "set owl owl owl")
    t.plays(P1, "highwayman").on("combo P1 1").says(P1, "combo P2 1")
    t.says(P1, "set swamp path clearing")

    assert t.shows("""
        P1 row: ghouls / owl owl owl / highwayman / mage hydra / swamp path clearing
        P2 row: nymph / elf
    """)


@pytest.mark.parametrize("combo", ["combo P2 1", "combo P2 2"])
def test_two_equal_combos_are_interchangeable(combo: str) -> None:
    """GW-2.4a, GW-5.11"""
    t = scene("""
        P1 hand: demon
        P2 row: owl owl owl / owl owl owl
    """)

    t.plays(P1, "demon").on(combo)

    assert t.shows("""
        P1 row: demon
        P2 row: owl owl owl | score: 10
        discard: owl owl owl
    """)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_card_is_ever_lost_or_doubled(seats: int) -> None:
    """GW-2.5"""
    game = get("grimwood")
    t = Scene(game, game.deal(seats, seed=seats))
    whole = all_cards(t)
    chance = random.Random(seats)

    assert whole.total() == CARDS
    while t.table.waiting:
        t.table.play(t.asked, chance.choice(t.table.options))
        assert all_cards(t) == whole
    assert t.shows("deck: | aside:")
