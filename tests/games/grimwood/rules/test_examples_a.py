"""The worked examples of the ledger, first half."""

import pytest

from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2, P3, P4, Scene, scene

FIVE = "elf ghouls hydra mage centaur"


def starts(t: Scene, card: str) -> int:
    """How often this card's power has started in this turn."""
    table = t.table
    assert isinstance(table, Grimwood)
    return int(table.starts >> 2 * t.game.kinds.index(card) & 3)


def after_the_settings() -> Scene:
    """The rulebook's example up to the settings combo; the others hold 3, 1 and 0 cards."""
    t = scene("""
        P1 hand: dark_unicorn path swamp | row: nymph giant
        P2 hand: owl owl owl
        P3 hand: crow
        P4 hand:
        deck: clearing owl
        discard: rune
    """)
    return t.says(P1, "draw", "set swamp path clearing")


def test_rulebook_example_first_half() -> None:
    """GW-X1"""
    t = after_the_settings()

    assert t.shows("""
        P1 row: nymph giant / swamp path clearing | hand: dark_unicorn | score: 7
        plays: 1 | closes: 0
    """)
    assert t.options() == ["play dark_unicorn", "lay dark_unicorn", "end"]


@pytest.mark.parametrize(
    ("place", "row", "score"),
    [
        ("new", "nymph giant / swamp path clearing / dark_unicorn", 8),
        ("combo P1 1", "nymph giant dark_unicorn / swamp path clearing", 10),
    ],
)
def test_rulebook_example_new_line_or_same_line(place: str, row: str, score: int) -> None:
    """GW-X2, GW-X3"""
    t = after_the_settings()

    t.says(P1, "play dark_unicorn").luck("owl", "crow").says(P1, place)

    assert t.shows(f"""
        P1 hand: | row: {row} | score: {score}
        P2 hand: owl owl
        P3 hand:
        P4 hand:
        discard: crow owl rune
    """)


def test_rulebook_three_player_picture() -> None:
    """GW-X4"""
    t = scene("""
        P1 row: elf hydra / mage / swamp path clearing
        P2 row: owl owl owl / giant
        P3 row: amazon bride demon ghouls faeries
    """)

    assert [t.score(seat) for seat in (P1, P2, P3)] == [8, 11, 15]


def test_a_blocked_regular_steal_ends_the_turn() -> None:
    """GW-X5"""
    t = scene("""
        P1 hand: mage owl
        P2 hand: amulet crow crow
    """)

    t.says(P1, "steal P2").answers(P2, "block")

    assert t.shows("""
        P1 hand: mage owl | row:
        P2 hand: crow crow
        discard: amulet
        turn: P2
    """)
    assert (t.asked, t.frame) == (P2, "MainAction")
    assert t.options(P1) == []


def test_a_blocked_rune_steal_ends_the_turn_with_its_extras() -> None:
    """GW-X6"""
    t = scene("""
        P1 hand: rune mage
        P2 hand: owl owl owl
        P3 hand: amulet crow
    """)

    t.says(P1, "rune")
    assert t.shows("plays: 0 | extras: 2 | closes: 1")
    t.says(P1, "steal P2").luck("owl").answers(P2, "allow")
    assert t.shows("plays: 0 | extras: 2 | closes: 0")
    assert t.shows("P1 hand: mage owl")
    t.says(P1, "steal P3")
    assert t.shows("extras: 1")
    t.answers(P3, "block")
    assert t.shows("""
        turn: P2 | plays: 1 | extras: 0 | closes: 1
        P1 hand: mage owl | row:
        P3 hand: crow
        discard: amulet rune
    """)


def test_a_rune_turn_in_full() -> None:
    """GW-X7"""
    t = scene("""
        P1 hand: rune goblins mage hydra
        P2 hand: owl owl owl owl
        deck: 20
    """)

    t.says(P1, "rune")
    assert t.shows("plays: 0 | extras: 2 | closes: 1")
    t.plays(P1, "goblins")
    for _ in range(3):
        t.says(P1, "seat P2").luck("owl").answers(P2, "allow")
    assert t.shows("extras: 1 | closes: 1")
    t.plays(P1, "mage")
    assert t.shows("extras: 0 | closes: 1")
    t.says(P1, "draw")
    assert t.shows("plays: 0 | extras: 0 | closes: 0")
    assert (starts(t, "goblins"), starts(t, "mage")) == (1, 1)
    assert isinstance(t.refuses(P1, "play hydra"), IllegalMove)
    assert len(t.line("deck").split()) == 17


def dracula_blocked_once() -> Scene:
    """The second steal is open; the victim holds an Amulet and an owl."""
    t = scene("P1 hand: dracula\nP2 hand: amulet amulet owl")
    t.plays(P1, "dracula").on(P2).answers(P2, "block")
    assert t.options() == ["allow", "block"]
    return t


@pytest.mark.parametrize(("taken", "kept"), [("amulet", "owl"), ("owl", "amulet")])
def test_dracula_against_two_amulets_and_one_card(taken: str, kept: str) -> None:
    """GW-X8"""
    t = dracula_blocked_once()

    t.luck(taken).answers(P2, "allow")

    assert t.shows(f"""
        P1 hand: {taken} | row: dracula
        P2 hand: {kept}
        discard: amulet
        turn: P1 | plays: 0 | closes: 1
    """)
    assert (t.asked, t.frame) == (P1, "MainAction")


def test_dracula_takes_either_card_half_of_the_time() -> None:
    """GW-X8"""
    t = dracula_blocked_once()
    owls = 0
    for seed in range(1000):
        trial = t.table.clone()
        trial.roll_anew(seed)
        trial.push(P2, t.game.vocabulary.number("allow"))
        owls += t.game.picture(trial)["P1 hand"] == "owl"

    assert abs(owls - 500) < 52  # 3.3 standard deviations


def test_goblins_spread() -> None:
    """GW-X9"""
    t = scene("""
        P1 hand: goblins owl owl crow crow path path
        P2 hand: swamp swamp
        P3 hand: clearing
        P4 hand:
        deck: amulet amulet
    """)

    t.plays(P1, "goblins")
    assert t.options() == ["seat P2", "seat P3", "decline"]
    t.says(P1, "seat P2").luck("swamp").answers(P2, "allow")
    t.says(P1, "seat P3").answers(P3, "allow")
    assert t.options() == ["seat P2", "decline"]
    t.says(P1, "seat P2").answers(P2, "allow")
    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl crow crow path path swamp swamp clearing
        P2 hand:
        P3 hand:
    """)
    t.says(P1, "draw", "end")
    assert len(t.line("P1 hand").split()) == 10
    t.says(P1, "card amulet", "card clearing", "card swamp")
    assert t.shows("""
        P1 hand: owl owl crow crow path path swamp | row: goblins
        discard: swamp clearing amulet
        turn: P2
    """)


def test_the_dragon_laid_last_freezes_four_cards() -> None:
    """GW-X10"""
    t = scene("P1 hand: demon troll hydra dragon elf")

    t.lays(P1, "demon")
    for card in ("troll", "hydra", "dragon"):
        t.lays(P1, card, "combo P1 1")
    assert t.shows("P1 row: demon troll hydra dragon | score: 10")
    t.lays(P1, "elf")  # no question: a fifth card cannot join
    assert t.shows("P1 row: demon troll hydra dragon / elf")


def test_nobody_finds_an_object_in_a_frozen_combo() -> None:
    """GW-X10"""
    t = scene("""
        P1 row: demon troll hydra dragon
        P2 hand: sorceress highwayman nymph bride | row: owl owl owl
        turn: P2
    """)

    assert t.options() == ["draw", "lay bride", "lay highwayman", "lay nymph", "lay sorceress"]


def test_no_demon_reaches_a_frozen_combo() -> None:
    """GW-X10"""
    t = scene("""
        P1 row: ghouls troll hydra dragon
        P2 hand: demon
        turn: P2
    """)

    t.plays(P2, "demon")

    assert t.options() == ["combo P2 1", "decline"]


def test_a_card_pulled_out_by_the_nymph() -> None:
    """GW-X11"""
    t = scene("""
        P1 hand: nymph
        P2 hand: troll | row: mage elf hydra ghouls centaur
        deck: owl crow path path
    """)

    assert t.score(P2) == 15
    t.plays(P1, "nymph").on("mage").says(P1, "combo P1 1")
    assert t.shows("""
        P1 hand: owl crow | row: nymph mage | score: 2
        P2 row: elf hydra ghouls centaur | score: 10
    """)
    t.says(P1, "draw", "end").lays(P2, "troll", "combo P2 1")
    assert t.shows("P2 row: elf hydra ghouls centaur troll | score: 15")


def test_the_highwayman_pays_with_himself() -> None:
    """GW-X12"""
    t = scene(f"P1 hand: highwayman\nP2 row: {FIVE}")

    t.plays(P1, "highwayman").on("combo P1 1").says(P1, "combo P2 1")

    assert t.shows(f"""
        P1 row: {FIVE} | score: 15
        P2 row: highwayman | score: 1
    """)


def test_the_sorceress_sacrifices_owls_for_fifteen_points() -> None:
    """GW-X13"""
    t = scene(f"""
        P1 hand: sorceress | row: owl owl owl
        P2 row: {FIVE}
    """)

    t.says(P1, "play sorceress")
    assert t.shows("P1 row: owl owl owl / sorceress | score: 11")
    t.says(P1, "combo P1 1", "combo P2 1")

    assert t.shows(f"""
        P1 row: sorceress / {FIVE} | score: 16
        P2 row: | score: 0
        discard: owl owl owl
    """)


def test_the_sorceress_paid_with_a_pair_leaves_the_set_on_the_table() -> None:
    """GW-X13"""
    t = scene(
        f"""
        P1 hand: sorceress owl owl | row: owl owl owl
        P2 row: {FIVE}
    """,
        sorceress_cost="pair_from_hand",
    )

    t.says(P1, "play sorceress")
    assert t.options() == ["pair owl", "decline"]
    t.says(P1, "pair owl", "combo P2 1")

    assert t.shows(f"""
        P1 hand: | row: owl owl owl / sorceress / {FIVE} | score: 26
        P2 row: | score: 0
        discard: owl owl
    """)


@pytest.mark.parametrize(("second", "row"), [("combo P1 1", "nymph elf"), ("new", "nymph / elf")])
def test_nymph_and_elf_stop_at_the_limit(second: str, row: str) -> None:
    """GW-X14"""
    t = scene("P1 hand: nymph | row: elf")

    t.plays(P1, "nymph")
    assert t.options() == ["card elf", "decline"]
    t.says(P1, "card elf", "combo P1 1")
    assert t.frame == "Nymph"  # the Elf had no choice and was not asked
    assert (starts(t, "nymph"), starts(t, "elf")) == (2, 1)
    assert t.options() == ["card elf", "decline"]
    t.says(P1, "card elf", second)

    assert t.frame == "MainAction"
    assert t.shows(f"P1 row: {row} | hand:")
    assert (starts(t, "nymph"), starts(t, "elf")) == (2, 2)
    assert t.options() == ["draw"]


def goblins_played(power_limit: str) -> Scene:
    """P1 has played a rune and the Goblins for three steals."""
    t = scene(
        """
        P1 hand: rune goblins elf
        P2 hand: owl owl owl owl owl owl owl
    """,
        power_limit=power_limit,
    )
    t.says(P1, "rune").plays(P1, "goblins")
    for _ in range(3):
        t.says(P1, "seat P2").luck("owl").answers(P2, "allow")
    return t


def test_the_elf_repeats_a_power_of_the_same_turn() -> None:
    """GW-X15"""
    t = goblins_played("2")

    t.says(P1, "play elf", "new", "card goblins")
    for _ in range(3):
        t.says(P1, "seat P2").luck("owl").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: owl owl owl owl owl owl | row: goblins / elf
        P2 hand: owl
        extras: 0 | closes: 1
    """)


def test_with_limit_one_the_elf_has_nothing_to_repeat() -> None:
    """GW-X15"""
    t = goblins_played("1")

    assert t.options() == ["draw", "steal P2", "set owl owl owl", "lay elf"]


def test_the_eternals_empty_the_deck() -> None:
    """GW-X16"""
    t = scene("""
        P1 hand: crow crow crow
        P2 hand: crow crow
        P3 hand: the_eternals owl path swamp
        P4 hand: owl
        deck: amulet rune
        turn: P3
    """)

    t.plays(P3, "the_eternals").on("draw")
    assert t.shows("left: -1")
    t.says(P3, "draw")
    assert t.shows("left: 3 | deck:")
    assert t.options() == ["steal P4", "steal P1", "steal P2", "decline"]
    t.says(P3, "steal P1").luck("crow").answers(P1, "allow")
    t.says(P3, "steal P1").luck("crow").answers(P1, "allow")
    assert t.frame == "MainAction"
    assert t.shows("P3 hand: owl path swamp amulet rune crow crow")
    assert t.options() == ["steal P2", "end"]
    t.says(P3, "end")
    for seat in (P4, P1, P2):
        assert t.asked == seat
        t.says(seat, "end")
    assert t.asked == -1
    assert t.table.outcome() is not None
