"""Every monster: what it is worth, what is special about it, and its Bad Stuff."""

import pytest

from games.grimm_tidings.tale import decided, doing, passes, quiet, rolls, tale, tidings
from grimtable.games.grimm_tidings.ids import CAUGHT
from grimtable.testing.scene import P1, P2, P3, Scene

HELPED = "helper: P2 0"
STRENGTHS = [
    ("straw_coal_bean", "", "1:1"),
    ("frog_king", "", "1:1"),
    ("stale_shingle", "", "1:1"),
    ("crumb_sparrows", "", "1:2"),
    ("thumblings_cow", "", "1:2"),
    ("bremen_band", "", "1:4"),
    ("bremen_band", HELPED, "2:6"),
    ("mouse_bird_sausage", "", "1:2"),
    ("larder_cat", "", "1:3"),
    ("larder_cat", "P1 front: thief", "1:6"),
    ("golden_goose", "", "1:5"),
    ("golden_goose", HELPED, "2:8"),
    ("white_snake", "", "1:4"),
    ("clever_elsie", "P1 front: scissors* eldest | level: 3", "3:4"),
    ("clever_elsie", "P1 front: poisoned_apple | level: 8", "3:4"),
    ("seven_ravens", "", "1:5"),
    ("king_thrushbeard", "", "1:6"),
    ("king_thrushbeard", "P1 front: princess", "1:9"),
    ("robbers", "", "1:6"),
    ("robbers", "P1 front: tailor", "1:10"),
    ("hans_hedgehog", "P1 front: bearskin* canon_hat*", "3:6"),
    ("wolf_at_the_door", "", "1:8"),
    ("wolf_at_the_door", "P1 front: youngest", "1:10"),
    ("unicorn", "", "1:10"),
    ("unicorn", "P1 front: tailor", "1:6"),
    ("dark_wood_boar", "", "1:8"),
    ("dark_wood_boar", "P1 front: hunter", "1:11"),
    ("millpond_nix", "P1 sex: male", "1:10"),
    ("millpond_nix", "P1 sex: female", "1:8"),
    ("juniper_bird", "", "1:9"),
    ("wicked_stepmother", "", "1:10"),
    ("wicked_stepmother", "P1 front: youngest", "1:13"),
    ("wicked_stepmother", "P1 front: princess youngest", "1:13"),
    ("fitcher", "", "1:12"),
    ("big_bad_wolf", "", "1:10"),
    ("big_bad_wolf", "P1 front: woodcutter", "1:7"),
    ("robber_bridegroom", "P1 sex: female", "1:15"),
    ("robber_bridegroom", "P1 sex: male", "1:12"),
    ("gingerbread_witch", "", "1:12"),
    ("gingerbread_witch", HELPED, "2:8"),
    ("rumpelstiltskin", "", "1:14"),
    ("frau_trude", "", "1:14"),
    ("mirror_queen", "", "1:16"),
    ("mirror_queen", "P1 front: princess", "1:20"),
    ("seven_headed_dragon", "", "1:18"),
    ("godfather_death", "", "1:20"),
]


@pytest.mark.parametrize(("monster", "lines", "strength"), STRENGTHS)
def test_strengths(monster: str, lines: str, strength: str) -> None:
    """GT-13.5, GT-13.10"""
    t = tale(f"fight: {monster}\n{lines}")

    assert t.line("strength") == strength


REWARDS = [
    ("straw_coal_bean", 1, 1), ("frog_king", 1, 1), ("stale_shingle", 1, 1),
    ("crumb_sparrows", 1, 1), ("thumblings_cow", 1, 1), ("bremen_band", 1, 1),
    ("mouse_bird_sausage", 1, 1), ("larder_cat", 1, 1), ("golden_goose", 2, 1),
    ("white_snake", 1, 1), ("clever_elsie", 1, 1), ("seven_ravens", 2, 1),
    ("king_thrushbeard", 2, 1), ("robbers", 2, 1), ("hans_hedgehog", 2, 1),
    ("wolf_at_the_door", 2, 1), ("unicorn", 3, 1), ("dark_wood_boar", 2, 1),
    ("millpond_nix", 2, 1), ("juniper_bird", 3, 1), ("wicked_stepmother", 3, 1),
    ("fitcher", 3, 1), ("big_bad_wolf", 3, 1), ("robber_bridegroom", 3, 1),
    ("gingerbread_witch", 3, 1), ("rumpelstiltskin", 4, 1), ("frau_trude", 4, 1),
    ("mirror_queen", 4, 2), ("seven_headed_dragon", 5, 2), ("godfather_death", 5, 2),
]  # fmt: skip


@pytest.mark.parametrize(("monster", "treasures", "levels"), REWARDS)
def test_rewards(monster: str, treasures: int, levels: int) -> None:
    """GT-13.3, GT-17.1, GT-17.2"""
    t = tale(
        f"P1 level: 5 | front: giants_club* iron_hoops* briar_crown* golden_slipper* "
        f"hunters_crossbow belt_of_seven*\nP2 hand: barely_hatched\nfight: {monster}"
    )
    doing(t, P2, "play barely_hatched")
    decided(t)

    assert t.line("P1 level") == str(5 + levels)
    assert t.line("P1 cards") == str(max(1, treasures - 1))


def caught(lines: str, monster: str, *, die: int = 1) -> Scene:
    """P1 has lost to a monster and the die shows this; nobody answers."""
    t = decided(tale(f"{lines}\nfight: {monster}"))
    passes(t, 2)
    rolls(t, P3, "pass", die)
    return quiet(t)


STUFF = "P1 level: 5 | hand: hunter | front: poisoned_apple "
GEAR = "thief braids* coat_of_all_furs* mile_boots* scissors* oven_poker* the_pea"


@pytest.mark.parametrize(
    ("monster", "lines", "shown"),
    [
        ("stale_shingle", STUFF, "P1 level: 4"),
        ("straw_coal_bean", "P1 hand: hunter", "P1 hand:"),
        ("frog_king", STUFF + "mile_boots*", "P1 front: | hand: hunter"),
        ("frog_king", STUFF, "P1 hand:"),
        ("thumblings_cow", "P1 front: scissors", "P1 front:"),
        ("mouse_bird_sausage", "P1 hand: hunter", "P1 hand:"),
        ("bremen_band", "P1 level: 3 | front: thief", "P1 front: | level: 3"),
        ("bremen_band", "P1 level: 3", "P1 level: 2"),
        ("larder_cat", "P1 front: the_pea flying_ladle canon_hat", "P1 front: canon_hat"),
        ("white_snake", "P1 level: 3", "P1 level: 2"),
        ("clever_elsie", "P1 level: 3", "P1 mark: -2 | level: 3"),
        ("seven_ravens", "P1 level: 3 | front: canon_hat*", "P1 front: | level: 3"),
        ("seven_ravens", "P1 level: 3 | front: canon_hat", "P1 front: canon_hat | level: 2"),
        ("king_thrushbeard", "P1 level: 2 | front: shirt_of_stars*", "P1 front: | level: 2"),
        ("king_thrushbeard", "P1 level: 2", "P1 level: 1"),
        ("robbers", "P1 front: braids golden_slipper oven_poker", "P1 front: braids oven_poker"),
        ("hans_hedgehog", "P1 level: 3", "P1 level: 2"),
        ("wolf_at_the_door", "P1 hand: hunter tailor", "P1 hand:"),
        ("unicorn", "P1 level: 3 | front: shirt_of_stars*", "P1 front: | level: 3"),
        ("dark_wood_boar", "P1 level: 3 | front: mile_boots*", "P1 front: | level: 2"),
        ("juniper_bird", "P1 level: 3 | front: canon_hat*", "P1 front: | level: 2"),
        ("wicked_stepmother", "P1 level: 3 | front: hunter", "P1 front: | level: 2"),
        ("fitcher", "P1 hand: hunter tailor thief", "P1 hand:"),
        ("big_bad_wolf", "P1 level: 4", "P1 level: 2"),
        ("robber_bridegroom", "P1 front: scissors* oven_poker* canon_hat*", "P1 front: canon_hat*"),
        ("robber_bridegroom", "P1 level: 4", "P1 level: 3"),
        ("gingerbread_witch", "P1 level: 4", "P1 level: 2"),
        ("rumpelstiltskin", "P1 front: scissors* canon_hat*", "P1 front: canon_hat*"),
        ("rumpelstiltskin", "P1 level: 4 | front: mile_boots*", "P1 front: mile_boots* | level: 2"),
        ("frau_trude", "P1 level: 4 | front: eldest hunter", "P1 front: | level: 3"),
        ("mirror_queen", "P1 level: 4 | front: canon_hat*", "P1 front: | level: 2"),
        ("seven_headed_dragon", f"P1 level: 4 | front: {GEAR}", "P1 front: thief the_pea"),
        ("godfather_death", "P1 level: 8", "P1 level: 1"),
    ],
)  # fmt: skip
def test_bad_stuff(monster: str, lines: str, shown: str) -> None:
    """GT-18.4"""
    t = caught(lines, monster, die=1)

    assert t.shows(shown)


def test_sparrows_take_two_cards_of_the_victims_choice() -> None:
    """GT-C.crumb_sparrows"""
    t = caught("P1 hand: hunter tailor thief", "crumb_sparrows", die=5)  # -1 to the roll
    t.says(P1, "card hunter", "card thief")

    assert t.line("P1 hand") == "tailor"


@pytest.mark.parametrize(
    ("monster", "needed"),
    [
        ("straw_coal_bean", 4), ("crumb_sparrows", 6), ("mouse_bird_sausage", 4),
        ("seven_ravens", 6), ("unicorn", 6), ("gingerbread_witch", 4), ("robbers", 5),
    ],
)  # fmt: skip
def test_the_number_needed_to_escape(monster: str, needed: int) -> None:
    """GT-18.2, GT-18.3"""
    lines = "P1 level: 1 | hand: hunter tailor thief"
    away, held = caught(lines, monster, die=needed), caught(lines, monster, die=needed - 1)

    assert caught_events(away) == 0 and caught_events(held) == 1


def caught_events(t: Scene) -> int:
    return sum(kind == CAUGHT for kind, *_ in t.table.events or [])


@pytest.mark.parametrize(
    ("monster", "highest"),
    [("juniper_bird", 2), ("mirror_queen", 3), ("seven_headed_dragon", 3), ("godfather_death", 4)],
)
def test_the_great_let_the_small_go(monster: str, highest: int) -> None:
    """GT-R46"""
    low = decided(tale(f"P1 level: {highest}\nfight: {monster}"))
    passes(low, 3)
    assert low.line("main") == ""
    high = decided(tale(f"P1 level: {highest + 1}\nfight: {monster}"))
    passes(high, 3)

    assert high.frame == "React"


def test_a_kissed_frog_king_leaves_his_treasure() -> None:
    """GT-13.4, GT-17.4, GT-C.frog_king"""
    t = tale("P1 front: princess\nfight: frog_king\ntreasures: braids")
    t.says(P1, "foe_power 1")

    assert t.shows("P1 level: 1 | hand: braids\ndoor discards: frog_king")
    assert t.frame == "FreeWindow"
    assert not tale("fight: frog_king").offers("foe_power 1")


def test_the_goose_takes_phase_two_of_the_next_turn() -> None:
    """GT-R23"""
    t = caught("P1 level: 2", "golden_goose")
    assert tidings(t).next_skips == [1, 0, 0]
    passes(t, 3)

    assert t.line("turn") == "P2"


def test_the_white_snake_shows_three_doors() -> None:
    """GT-16.9, GT-C.white_snake"""
    t = decided(tale("P1 level: 5\nfight: white_snake\ndoors: hunter tailor thief robbers"))
    assert t.frame == "OrderDoors" and len(t.options()) == 6
    assert t.sees(P1, "doors")[-3:] == ["thief", "tailor", "hunter"]
    assert t.sees(P2, "doors")[-3:] == ["?", "?", "?"]
    t.says(P1, "number 1")

    assert t.line("doors").split()[:4] == ["hunter", "tailor", "thief", "robbers"]


def test_the_snakes_doors_come_back_in_another_order() -> None:
    """GT-C.white_snake"""
    t = decided(tale("P1 level: 5\nfight: white_snake\ndoors: hunter tailor thief robbers"))
    t.says(P1, "number 6")

    assert t.line("doors").split()[:4] != ["hunter", "tailor", "thief", "robbers"]
    assert sorted(t.line("doors").split()[:3]) == ["hunter", "tailor", "thief"]


@pytest.mark.parametrize("wolf", ["wolf_at_the_door", "big_bad_wolf"])
def test_wolves_join_wolves(wolf: str) -> None:
    """GT-14.8, GT-15.1"""
    other = "big_bad_wolf" if wolf == "wolf_at_the_door" else "wolf_at_the_door"
    t = tale(f"P2 hand: {wolf}\nfight: {other}")
    doing(t, P2, f"play {wolf}")
    assert t.line("strength") == "1:18"
    t = tale(f"P2 hand: {wolf}\nfight: robbers")
    t.says(P1, "pass")

    assert t.asked == P2 and not t.offers(f"play {wolf}")


def test_the_nix_lets_the_neighbour_choose() -> None:
    """GT-C.millpond_nix"""
    t = caught("P1 front: scissors canon_hat", "millpond_nix")
    assert t.asked == P2
    t.says(P2, "thing scissors")

    assert t.line("P1 front") == "canon_hat"


def test_nobody_helps_against_fitcher() -> None:
    """GT-R16, GT-C.fitcher"""
    t = tale("fight: fitcher")

    assert not t.offers("help P2")


def test_no_one_shot_against_frau_trude() -> None:
    """GT-R16, GT-C.frau_trude"""
    t = tale(
        "P1 hand: flying_ladle three_golden_hairs ravenous\nfight: frau_trude\n"
        "treasure discards: braids"
    )

    assert not t.offers("play flying_ladle")
    assert t.offers("play three_golden_hairs") and t.offers("play ravenous")


def test_guessing_the_name_wrongly() -> None:
    """GT-C.rumpelstiltskin"""
    t = tale("P1 hand: hunter tailor\nfight: rumpelstiltskin")
    t.says(P1, "foe_power 1")
    rolls(t, P1, "card hunter", 4)
    quiet(t)
    passes(t, 2)

    assert t.line("fight") == "rumpelstiltskin"
    assert t.asked == P1 and not t.offers("foe_power 1")
