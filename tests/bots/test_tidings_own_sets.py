"""Bots of Grimm Tidings play cards they have never seen: they read what a card does."""

import random
from pathlib import Path

import pytest

from bots.telling import says
from games.grimm_tidings.invented import invented
from games.grimm_tidings.own_cards import OWN
from grimtable.bots.grimm_tidings.bot import Heuristic
from grimtable.bots.registry import get_bot
from grimtable.games.grimm_tidings.cards.card_file import read_text
from grimtable.games.grimm_tidings.game import with_set
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate
from grimtable.look.conversion import bare_view, view_of
from grimtable.testing.scene import P1, P2, Scene, parse
from sizes import SIZES

SETS = SIZES["tidings_sets"]
MORE = """
[chest]
name = "Chest"
kind = "one_shot"
timing = "A"
gold = 300
effects = ["draw(treasure, 2, face_down)"]
[squire]
name = "Squire"
kind = "title"
timing = "TC"
effects = ["ability(free, own_turn, 1/turn): pay(1, gain_level(1, you))"]
[imp]
name = "Imp"
kind = "monster"
level = 4
treasures = 1
effects = ["ability(combat, main, 1/combat): pay(1, side_bonus(3, fighters))"]
bad_stuff = ["lose_level(2)"]
[old_robe]
name = "Old Robe"
kind = "item"
copies = 2
slot = "armor"
gold = 0
effects = ["bonus(5)"]
[old_crown]
name = "Old Crown"
kind = "item"
copies = 2
slot = "headgear"
gold = 0
effects = ["bonus(5)"]
[banshee]
name = "Banshee"
kind = "monster"
level = 9
treasures = 2
effects = ["ability(combat, main, 1/combat): remove_monster(this, none)"]
bad_stuff = ["test(2, lose_level(2), nothing())"]
"""
GAME = with_set(read_text(OWN + MORE, "squires.toml"))


def scene(drawing: str) -> Scene:
    """A table with the cards above."""
    t = GAME.stage(parse(drawing), 3, {})
    t.events = []
    t.run()
    return Scene(GAME, t)


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_every_question_of_a_set_made_by_chance_is_answered(name: str) -> None:
    """GT-R1"""
    bot = get_bot("grimm_tidings", name)
    for seed in range(SETS):
        chance = random.Random(seed)
        game = invented(seed)
        t = game.deal(2 + seed % 4, {"turn_cap": "10"}, seed=seed, brisk=True)
        while t.waiting and t.public()[6] <= 3:
            seat = int(t.seat)
            if chance.random() < 0.15:
                t.push(seat, chance.choice(t.options))
            else:
                t.play(seat, bot.move(t.view(seat), None))


def test_a_look_at_an_own_set_is_read_with_its_cards() -> None:
    game = invented(0)
    t = game.deal(3, seed=1, brisk=True)
    for _ in range(40):
        seat = int(t.seat)
        said = Heuristic().move(t.view(seat), None)

        shown = view_of(game, t.view(seat))
        assert Heuristic().move(bare_view(game.at(shown.field("options")), shown), None) == said
        t.push(seat, said)


def test_games_with_a_file_are_simulated_by_all_bots(tmp_path: Path) -> None:
    file = tmp_path / "squires.toml"
    file.write_text(OWN + MORE)
    seats = ("heuristic", "greedy", "casual", "random")
    games = simulate(Plan("grimm_tidings", seats, 2, cards=str(file)))

    assert len(games) == 2 and not games.failures


def test_a_card_that_draws_treasures_is_used_at_once() -> None:
    """GT-T7"""
    assert says(scene("P1 hand: chest"), P1) == "play chest"


def test_a_power_that_raises_is_paid_with_what_is_least_worth() -> None:
    """GT-8.10"""
    t = scene("P1 hand: ogre potion | front: squire sword* sword*")
    assert says(t, P1) == "craft squire"
    assert says(scene("P1 hand: ogre potion | front: squire | level: 9"), P1) != "craft squire"


def test_a_power_of_the_monster_that_strengthens_wins_the_fight() -> None:
    """GT-T8"""
    t = scene("P1 hand: ogre | level: 3\nfight: imp")

    assert says(t, P1) == "foe_power 1"


def test_a_monster_that_can_be_sent_away_is_not_run_from() -> None:
    """GT-T8"""
    t = scene("P1 level: 3\nfight: banshee")

    assert says(t, P1) == "foe_power 1"


def test_idle_items_are_exchanged_where_both_can_wear_them() -> None:
    """GT-10.1"""
    t = scene("P1 front: old_robe* old_robe\nP2 front: old_crown* old_crown")

    for said in ("trade P2", "thing old_robe", "thing old_crown"):
        assert says(t, P1) == said
        t.says(P1, said)
    assert says(t, P2) == "accept"
