"""What a card of one's own is aimed at: one thing, which whoever uses it names."""

from pathlib import Path

import pytest

from grimtable.games.grimm_tidings.cards import prints
from grimtable.games.grimm_tidings.cards.card_file import read_text
from grimtable.games.grimm_tidings.fights.strength import fighters_strength
from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.kernel.loading import BadCards
from grimtable.testing.scene import P1, P2, Scene, parse

DARTS = """
[ogre]
name = "Ogre"
kind = "monster"
copies = 20
level = 3
treasures = 2
bad_stuff = ["lose_level(1)"]
[dart]
name = "Dart"
kind = "one_shot"
copies = 20
timing = "C"
effects = ["side_bonus(-3, fighter)"]
"""
ONE_SHOT_CARD = 'kind = "one_shot"\ntiming = "C"\neffects = [{}]'
MONSTER_CARD = 'kind = "monster"\nlevel = 1\ntreasures = 1\n{} = [{}]'


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        (
            ONE_SHOT_CARD.format('"side_bonus(2, either)", "copy_monster(choice)"'),
            "it is aimed at a side and at a monster in the combat; a card or an ability is aimed"
            " at one thing alone",
        ),
        (
            ONE_SHOT_CARD.format('"test(4, gain_level(1, any), lose_level(1, other))"'),
            "at a player below Level 9 and at a rival above Level 1",
        ),
        (
            'kind = "curse"\ntiming = "A"\neffects = ["lose_level(1) else lose_level(1, other)"]',
            "it is aimed at its victim and at a rival above Level 1",
        ),
        (
            MONSTER_CARD.format("bad_stuff", '"lose_level(1, other)"'),
            "bad_stuff: it is aimed at a rival above Level 1, but nobody is asked for a target",
        ),
        (
            MONSTER_CARD.format("effects", '"on_kill: gain_level(1, any)"'),
            "effects: it is aimed at a player below Level 9, but nobody is asked for a target",
        ),
        (
            MONSTER_CARD.format("effects", '"ability(combat, main, 1/combat): look(hand, any)"'),
            "it is aimed at the hand of a rival, but nobody is asked for a target here",
        ),
        (ONE_SHOT_CARD.format('"remove_monster(this, none)"'), "is for an ability of a monster"),
        (ONE_SHOT_CARD.format('"test(4, lose_role(class), nothing())"'), "lose_role is not for"),
        (
            ONE_SHOT_CARD.format('"test(4, test(4, nothing(), nothing()), nothing())"'),
            "test cannot stand inside a test, nor after else",
        ),
    ],
)
def test_a_card_is_aimed_at_one_thing_that_somebody_names(fields: str, fault: str) -> None:
    """GT-T1: targets are part of the announcement."""
    with pytest.raises(BadCards) as found:
        read_text(f'[card]\nname = "Card"\n{fields}', "own.toml")
    lines = found.value.faults

    assert len(lines) == 1 and lines[0].startswith("own.toml: card: ") and fault in lines[0]


def test_two_acts_with_the_same_aim_share_their_target() -> None:
    """GT-T1"""
    text = DARTS.replace("side_bonus(-3, fighter)", "side_bonus(3, either); side_bonus(1, either)")
    found = read_text(text, "own.toml")

    assert found.prints[1].aims == [prints.AT_SIDE, prints.UNAIMED, prints.UNAIMED]


def test_a_one_shot_may_weaken_one_fighter(tmp_path: Path) -> None:
    """GT-13.6"""
    path = tmp_path / "darts.toml"
    path.write_text(DARTS)
    game = TidingsGame().with_cards(path)
    table = game.stage(parse("P1 level: 5\nP2 hand: dart\nfight: ogre"), 3, {})
    table.events = []
    table.run()
    t = Scene(game, table)
    t.says(P1, "pass").says(P2, "play dart")
    while t.frame == "React":
        t.says(t.asked, "pass")

    assert fighters_strength(table) == 2
