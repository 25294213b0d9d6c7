"""The heuristic bot plays by the rules of thumb it was written from."""

import pytest

from bots.seated import answer
from grimtable.testing.scene import P1, P2, Scene, scene


def plays_on(t: Scene, seat: int, name: str = "heuristic") -> list[str]:
    """Let the bot answer as long as this seat is asked; what it did, in words."""
    done: list[str] = []
    while t.asked == seat:
        for move in answer(t.game, name, t.table, seat):
            done.append(t.game.vocabulary.text(move))
            t.table.play(seat, move)
    return done


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_a_complete_set_is_laid_before_the_turn_ends(name: str) -> None:
    t = scene("""
        P1 hand: owl owl owl swamp path clearing
        P2 hand: crow
        deck: rune rune rune rune
    """)

    done = plays_on(t, P1, name)

    assert {"set owl owl owl", "set swamp path clearing"} < set(done)
    assert done[-1] == "end"


def test_on_the_last_turn_everything_is_laid_and_the_dragon_last() -> None:
    t = scene("""
        P1 hand: hydra dragon troll | row: elf giant
        P2 hand:
        deck:
    """)

    plays_on(t, P1)

    assert t.line("P1 hand") == ""
    assert t.line("P1 row").endswith("dragon")
    assert t.score(P1) == 15


def test_the_highwayman_gives_himself_for_a_large_combo() -> None:
    t = scene("""
        P1 hand: highwayman | row: nymph giant
        P2 hand: owl | row: mage elf hydra ghouls centaur / crow crow crow
    """)

    plays_on(t, P1)

    assert t.line("P1 row") == "nymph giant / mage elf hydra ghouls centaur"
    assert t.line("P2 row") == "crow crow crow / highwayman"


def test_amazon_names_the_animal_of_which_two_are_held() -> None:
    t = scene("""
        P1 hand: amazon crow crow
        P2 hand: crow owl
        P3 hand: owl crow
        deck: rune rune rune
    """)

    assert "card crow" in plays_on(t, P1)


def test_an_amulet_blocks_a_regular_steal() -> None:
    t = scene("""
        P1 hand: owl
        P2 hand: amulet swamp
    """)

    t.says(P1, "steal P2")

    assert plays_on(t, P2)[0] == "block"


def test_the_steal_comes_after_everything_else() -> None:
    t = scene("""
        P1 hand: hydra mage | row: elf giant
        P2 hand: owl owl owl crow crow
        deck:
    """)

    done = plays_on(t, P1)

    assert done[-1] == "steal P2"
    assert len(done) > 3


def test_settings_are_discarded_before_animals() -> None:
    t = scene("""
        P1 hand: owl owl crow crow swamp swamp amulet rune rune
        P2 hand: owl
        closes: 0
        closed: 1
        plays: 0
    """)

    done = plays_on(t, P1)

    assert done == ["end", "card swamp", "card swamp"]


def test_a_demon_spares_own_combos() -> None:
    t = scene("""
        P1 hand: demon | row: owl owl owl
        P2 hand: owl
        deck: rune rune
    """)

    plays_on(t, P1)

    assert t.line("P1 row") in ("owl owl owl", "owl owl owl / demon")


def test_the_werewolf_takes_the_last_turn_of_a_rival_who_still_has_one() -> None:
    t = scene("""
        P1 hand: werewolf
        P2 hand: owl owl | row: mage
        P3 hand: owl | row: crow crow crow
        deck:
        left: 1
    """)

    assert "seat P2" in plays_on(t, P1)
