"""The numbers a board shows: what counts in a fight, what a roll takes, what an answer would do."""

from random import Random
from typing import Any

import pytest

from games.grimm_tidings.tale import GAME, passes, quiet, tale
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import Scene

WOLF = """
    P1 level: 9
    P1 hand: the_pea
    P1 front: woodcutter woodcutters_axe* red_hood* golden_slipper
    P2 level: 4
    P2 hand: ravenous
    P3 hand: lullaby
    fight: big_bad_wolf
"""


def figures(lines: str, **options: str) -> dict[str, Any]:
    return GAME.figures(tale(lines, **options).table)


def ahead(t: Scene, seat: int) -> dict[str, dict[str, Any]]:
    """What each answer of a seat would do, by its words."""
    view: BareView = t.table.view(seat)
    told = GAME.forecast(view)
    return {
        ", ".join(GAME.vocabulary.text(int(move)) for move in moves.split(",")): numbers
        for moves, numbers in told.items()
    }


def side(fight: dict[str, Any], name: str) -> list[tuple[str, str, int]]:
    return [
        (line["sort"], line.get("card", ""), line["n"])
        for line in fight["lines"]
        if line["side"] == name
    ]


def test_every_card_of_a_fight_has_its_line() -> None:
    """GT-13.10"""
    fight = figures(WOLF)["fight"]

    assert side(fight, "ours") == [
        ("level", "", 9),
        ("item", "woodcutters_axe", 5),
        ("item", "red_hood", 2),
    ]
    assert side(fight, "theirs") == [
        ("monster", "big_bad_wolf", 10),
        ("power", "big_bad_wolf", -3),
    ]
    assert fight["lines"][-1]["against"] == "woodcutter"


@pytest.mark.parametrize("name", ["ours", "theirs"])
def test_the_lines_of_a_side_add_up_to_its_total(name: str) -> None:
    """GT-13.10"""
    t = tale(WOLF)
    passes(t, 1)
    quiet(t.says(1, "play ravenous"))
    fight = GAME.figures(t.table)["fight"]

    assert sum(n for _, _, n in side(fight, name)) == fight[name]


def test_a_fight_for_level_ten_says_so_before_it_is_won() -> None:
    """GT-5.1"""
    assert figures(WOLF)["fight"]["is_last"]
    assert figures("P1 level: 9\nfight: seven_headed_dragon")["fight"]["is_last"]
    assert not figures("P1 level: 8\nfight: robbers")["fight"]["is_last"]


def test_ties_are_told_beforehand() -> None:
    """GT-13.2"""
    assert figures(WOLF)["fight"]["wins_ties"]
    assert not figures("fight: robbers")["fight"]["wins_ties"]


def test_each_monster_says_what_the_die_must_show() -> None:
    """GT-18.2"""
    fight = figures("P1 front: braids* briar_crown\nfight: crumb_sparrows")["fight"]

    assert fight["foes"][0]["needs"] == {"0": 5}  # Braids help, Sparrows hinder
    assert figures("P1 front: mile_boots*\nfight: robbers")["fight"]["foes"][0]["needs"] == {"0": 3}


def test_a_roll_lists_its_modifiers() -> None:
    """GT-18.3"""
    t = passes(tale("P1 front: braids*\nfight: crumb_sparrows"), 3)
    if t.frame == "RunNext":
        t.says(0, "foe 1")
    roll = GAME.figures(t.table)["roll"]

    assert roll["need"] == 5
    assert roll["parts"] == [{"card": "braids", "n": 1}, {"card": "crumb_sparrows", "n": -1}]
    assert roll["is_run"] and roll["die"] == 0


def test_the_numbers_of_a_seat_stand_beside_it() -> None:
    """GT-13.1"""
    seat = figures("P1 level: 6\nP1 front: canon_hat* scissors* golden_slipper")["seats"][0]

    assert (seat["strength"], seat["gear"]) == (11, 5)
    assert seat["worn"] == [True, True, False]


def test_an_announced_card_says_who_plays_it_on_which_side() -> None:
    """GT-T14"""
    t = tale(WOLF).says(0, "play the_pea", "fighters")

    assert GAME.figures(t.table)["react"] == {
        "event": "card",
        "seat": 1,
        "card": "the_pea",
        "by": 0,
        "side": "ours",
    }


def test_a_card_shows_both_totals_it_would_make() -> None:
    """GT-12.2"""
    told = ahead(tale(WOLF), 0)

    assert told["play the_pea, fighters"]["ours"] == 18
    assert told["play the_pea, monsters"]["theirs"] == 9
    assert told["play the_pea, fighters"]["is_winning"]


def test_a_card_that_ends_the_fight_says_so() -> None:
    """GT-13.4"""
    t = passes(tale(WOLF), 2)

    assert ahead(t, 2)["play lullaby"] == {"is_over": True}


def test_accepted_help_shows_what_it_makes_of_the_fight() -> None:
    """GT-16.2"""
    t = tale("P1 level: 3\nP2 level: 4\nfight: robbers")
    t.says(0, "help P2", "share 1", "pick helper_first", "none", "none")

    assert ahead(t, 1)["accept"] == {
        "ours": 7,
        "theirs": 6,
        "is_winning": True,
        "treasures": 2,
    }
    assert GAME.figures(t.table)["offers"][0]["share"] == 1


def test_each_helper_shows_what_they_would_bring() -> None:
    """GT-16.2"""
    told = ahead(tale("P1 level: 3\nP2 level: 4\nfight: robbers"), 0)

    assert told["help P2"]["ours"] == 7
    assert told["help P3"]["ours"] == 4


def test_equipping_says_what_is_taken_off() -> None:
    """GT-9.6"""
    t = tale("P1 level: 5\nP1 front: bearskin* coat_of_all_furs\nP1 hand: shirt_of_stars")

    assert ahead(t, 0)["equip coat_of_all_furs"] == {
        "before": 9,
        "strength": 8,
        "off": ["bearskin"],
    }
    assert "lay shirt_of_stars" not in ahead(t, 0)  # worn it would be 7: it is only laid down


def test_an_item_from_the_hand_is_put_on_where_that_helps() -> None:
    """GT-9.6: the moves that go with it, and what comes off."""
    t = tale("P1 level: 5\nP1 front: shirt_of_stars*\nP1 hand: bearskin red_hood")
    told = ahead(t, 0)
    equip = {word: GAME.vocabulary.number(f"equip {word}") for word in ("bearskin", "red_hood")}

    assert told["lay bearskin"] == {
        "before": 7,
        "strength": 9,
        "off": ["shirt_of_stars"],
        "then": [equip["bearskin"]],
    }
    assert told["lay red_hood"]["off"] == []
    assert told["lay red_hood"]["then"] == [equip["red_hood"]]
    t.says(0, "lay bearskin", "equip bearskin")  # one answer
    assert ahead(t, 0)["take_off bearskin"]["before"] == 9


def test_nothing_is_told_that_a_seat_cannot_know() -> None:
    """GT-2.6: equal views give equal numbers, whatever the others hold."""
    one = tale(WOLF)
    other = tale(WOLF.replace("lullaby", "sweet_porridge"))

    assert ahead(one, 0) == ahead(other, 0)


@pytest.mark.parametrize("windows", ["by_turns", "live"])
def test_all_figures_follow_from_what_everybody_sees(windows: str) -> None:
    """GT-2.6: spectators would count the same, at every step of a wild game."""
    dice, t = Random(3), GAME.deal(4, {"windows": windows}, seed=3, listen=True)
    seen: set[str] = set()
    for _ in range(1500):
        if t.over:
            break
        figures = GAME.figures(t)
        assert figures == GAME.figures(GAME.deal_from(t.view(PUBLIC), 1))
        seen |= figures.keys()
        seat = int(t.seat)
        t.push(seat, int(dice.choice(t.options_of(seat))))

    assert {"fight", "roll", "react", "offers"} <= seen
