"""Powers that would find nothing to do: not offered, and without effect if another starts them."""

import pytest

from grimtable.testing.scene import P1, scene

LAID_ONLY = [
    ("amazon", "P1 hand: amazon owl\nP2 hand:\nP3 hand:"),
    ("boogeyman", "P1 hand: boogeyman\nP2 hand:\nP3 hand:"),
    ("centaur", "P1 hand: centaur owl"),
    ("dark_unicorn", "P1 hand: dark_unicorn owl\nP2 hand:\nP3 hand:"),
    ("dracula", "P1 hand: dracula owl\nP2 hand:\nP3 hand:"),
    ("dragon", "P1 hand: dragon owl | row: elf\nP2 hand: owl"),
    ("dwarf", "P1 hand: dwarf\nP2 hand: owl\ndeck:"),
    ("elf", "P1 hand: elf\nP2 row: mage"),
    ("elf", "P1 hand: elf | row: dragon\nP2 row: mage"),
    ("elf", "P1 hand: elf | row: owl owl owl\nP2 row: mage"),
    ("elf", "P1 hand: elf | row: dragon / crow crow crow\nP2 row: mage"),
    ("faeries", "P1 hand: faeries\nP2 hand: owl owl"),
    ("ghouls", "P1 hand: ghouls owl\ndeck:"),
    ("giant", "P1 hand: giant\nP2 hand: owl owl"),
    ("goblins", "P1 hand: goblins owl"),
    ("highwayman", "P1 hand: highwayman | row: owl owl owl\nP2 hand: owl owl"),
    ("highwayman", "P1 hand: highwayman | row: owl owl owl\nP2 hand: owl owl | row: elf dragon"),
    ("hydra", "P1 hand: hydra owl\nP2 hand:"),
    ("mage", "P1 hand: mage owl\nP2 hand: owl owl\ndeck:\ndiscard: crow crow"),
    ("shadow_queen", "P1 hand: shadow_queen owl\nP2 hand:"),
    ("sorceress", "P1 hand: sorceress | row: owl owl owl / mage\nP2 hand: owl owl"),
    ("sorceress", "P1 hand: sorceress | row: owl owl owl / mage\nP2 row: elf dragon"),
    ("the_eternals", "P1 hand: the_eternals\nP2 hand:\ndeck:"),
    ("the_laraki", "P1 hand: the_laraki\nP2 hand: owl"),
    ("troll", "P1 hand: troll owl\nP2 hand:\nP3 hand:"),
]
"""A card, and a table on which its power could do nothing."""

OFFERED = [
    ("centaur", "P1 hand: centaur\ndiscard: owl"),
    ("dwarf", "P1 hand: dwarf\nP2 hand: owl\ndeck:\ndiscard: crow"),
    ("dwarf", "P1 hand: dwarf\nP2 hand: owl\ndeck: crow"),
    ("elf", "P1 hand: elf | row: hydra\nP2 hand:"),
    ("the_eternals", "P1 hand: the_eternals\nP2 hand: crow\ndeck:"),
    ("the_eternals", "P1 hand: the_eternals\nP2 hand:\ndeck: owl"),
    ("the_eternals", "P1 hand: the_eternals\nP2 hand: crow\ndeck: owl"),
]
"""A card, and a table on which there is just enough for its power."""

IN_VAIN = [
    ("bride", "P1 hand: elf | row: bride hydra\nP2 row: troll dragon"),
    ("centaur", "P1 hand: elf owl | row: centaur\ndiscard:"),
    ("dark_unicorn", "P1 hand: elf owl | row: dark_unicorn\nP2 hand:"),
    ("dracula", "P1 hand: elf owl | row: dracula\nP2 hand:"),
    ("dwarf", "P1 hand: elf path | row: dwarf\nP2 hand: owl\ndeck:"),
    ("faeries", "P1 hand: elf owl | row: faeries\ndeck: crow"),
    ("ghouls", "P1 hand: elf owl | row: ghouls\ndeck:"),
    ("giant", "P1 hand: elf owl | row: giant\ndeck: crow"),
    ("goblins", "P1 hand: elf owl | row: goblins"),
    ("highwayman", "P1 hand: elf owl | row: highwayman"),
    ("the_laraki", "P1 hand: elf | row: the_laraki\nP2 hand: owl"),
    ("troll", "P1 hand: elf owl | row: troll\nP2 hand:\nP3 hand:"),
]
"""A card that an Elf starts where it can do nothing: all stays as it is drawn."""


@pytest.mark.parametrize(("card", "drawing"), LAID_ONLY)
def test_a_card_whose_power_could_do_nothing_is_laid_only(card: str, drawing: str) -> None:
    """GW-8.12"""
    t = scene(drawing)

    assert t.offers(f"lay {card}")
    assert not t.offers(f"play {card}")
    assert t.refuses(P1, f"play {card}").code == "illegal_move"


@pytest.mark.parametrize(("card", "drawing"), OFFERED)
def test_a_card_whose_power_can_do_something_may_be_played(card: str, drawing: str) -> None:
    """GW-8.12"""
    t = scene(drawing)

    assert t.offers(f"play {card}")
    assert t.offers(f"lay {card}")


@pytest.mark.parametrize(("card", "drawing"), IN_VAIN)
def test_an_elf_starts_a_power_in_vain(card: str, drawing: str) -> None:
    """GW-8.12"""
    t = scene(drawing)
    before = {line: t.line(line) for line in ("P1 row", "P2 row", "P1 hand", "P2 hand", "deck")}

    t.plays(P1, "elf", "new").on(card)

    assert t.frame == "MainAction"
    assert t.shows("discard:\naside:\nplays: 0")
    assert t.line("P1 row") == f"{before.pop('P1 row')} / elf"
    assert t.line("P1 hand") == before.pop("P1 hand").replace("elf", "").strip()
    assert {line: t.line(line) for line in before} == before
