"""The worked examples of the ledger, second half."""

import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import HAS_NONE
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.errors import IllegalMove
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, P4, Scene, parse, scene


def test_the_laraki_with_a_small_pile() -> None:
    """GW-X17"""
    t = scene("""
        P2 hand: the_laraki
        P4 hand:
        discard: owl rune crow
        turn: P2
    """)

    t.plays(P2, "the_laraki")
    assert t.shows("aside: owl rune crow | discard:")
    assert t.options() == ["card owl", "card crow", "card rune"]
    t.says(P2, "card rune")
    assert t.options() == ["card owl", "card crow"]
    t.says(P2, "card owl")

    assert t.shows("""
        P1 hand:
        P2 hand: rune
        P3 hand: owl
        P4 hand: crow
        discard: | aside:
    """)
    assert t.options() == ["draw"]  # the rune would need an extra action


def test_the_dwarf_takes_the_last_card() -> None:
    """GW-X18"""
    t = scene("""
        P1 hand: dwarf
        P2 hand: crow
        deck: owl
        discard: rune path
    """)

    t.plays(P1, "dwarf")
    assert t.shows("aside: owl rune | deck: | left: 1")
    t.says(P1, "discard")

    assert t.shows("""
        P1 hand: rune
        deck: | discard: owl path | aside: | left: 1
    """)
    assert t.offers("end")


def test_the_werewolf_takes_a_last_turn_away() -> None:
    """GW-X19"""
    t = scene("""
        P1 hand: owl
        P2 hand: werewolf
        P4 hand: crow
        deck: path
    """)

    t.says(P1, "draw", "end")
    assert t.shows("turn: P2 | left: 2")
    t.plays(P2, "werewolf").on(P3).says(P2, "end")
    assert t.asked == P4
    assert t.shows("P3 skips: 0")
    t.says(P4, "end")

    assert t.asked == -1


@pytest.mark.parametrize("target", [P1, P2, P3])
def test_a_werewolf_of_the_last_player_does_nothing(target: int) -> None:
    """GW-X19"""
    t = scene("""
        P4 hand: werewolf
        deck:
        turn: P4
        left: 0
    """)

    t.plays(P4, "werewolf")
    assert t.options() == ["seat P1", "seat P2", "seat P3", "decline"]
    t.says(P4, f"seat P{target + 1}", "end")

    assert t.asked == -1
    assert t.shows(f"P{target + 1} skips: 1")


def test_boogeyman_and_the_limit() -> None:
    """GW-X20"""
    t = scene("""
        P1 hand: boogeyman owl
        P2 hand: amulet amulet crow crow path path swamp
        deck: clearing rune
    """)

    t.plays(P1, "boogeyman").on(P2)
    assert (t.asked, t.frame) == (P1, "MainAction")  # no Amulet is asked for
    assert t.shows("""
        P1 hand: amulet amulet crow crow path path swamp
        P2 hand: owl
        discard:
    """)
    t.says(P1, "draw", "end")
    assert t.frame == "DiscardToLimit"
    t.says(P1, "card clearing")
    assert t.shows("""
        P1 hand: amulet amulet crow crow path path swamp
        discard: clearing
        turn: P2
    """)


def test_amazon_collects_one_crow_from_each_holder() -> None:
    """GW-X21"""
    t = scene("""
        P1 hand: amazon
        P2 hand: crow crow owl
        P3 hand: amulet
        P4 hand: crow
    """)
    t.table.events = []

    t.plays(P1, "amazon").on("crow")

    assert (t.asked, t.frame) == (P1, "MainAction")
    assert t.shows("""
        P1 hand: crow crow
        P2 hand: crow owl
        P3 hand: amulet
        P4 hand:
        discard:
    """)
    without = (HAS_NONE, P3, t.game.kinds.index("crow"))
    for audience in (P1, P2, P3, P4, PUBLIC):
        assert facts(t, audience, HAS_NONE) == [without]


def test_demon_then_centaur() -> None:
    """GW-X22"""
    t = scene("""
        P1 hand: rune demon centaur
        P2 hand: owl | row: giant hydra troll
    """)

    t.says(P1, "rune").plays(P1, "demon").on("combo P2 1")
    assert t.shows("discard: troll hydra giant rune | extras: 1")
    t.plays(P1, "centaur")
    assert t.frame == "Immediate"
    assert t.options() == ["keep", "play troll"]
    assert t.shows("P1 hand: troll | row: demon / centaur")
    t.says(P1, "play troll", "combo P1 1", "seat P2")

    assert t.shows("""
        P1 hand: | row: demon troll / centaur
        P2 hand: | row:
        discard: owl hydra giant rune
        extras: 0 | closes: 1
    """)


@pytest.mark.parametrize(
    ("least", "regular"), [("2_regular", ["steal P3"]), ("1", ["steal P2", "steal P3"])]
)
def test_one_card_hands(least: str, regular: list[str]) -> None:
    """GW-X23"""
    t = scene(
        """
        P1 hand: ghouls
        P2 hand: owl
        P3 hand: crow crow
    """,
        steal_min_hand=least,
    )

    assert t.options() == ["draw", *regular, "play ghouls", "lay ghouls"]
    t.plays(P1, "ghouls")
    assert t.options() == ["draw", "steal P2", "steal P3", "decline"]
    t.says(P1, "steal P2").answers(P2, "allow")
    assert t.shows("P1 hand: owl")


def test_free_placing() -> None:
    """GW-X24"""
    t = scene("""
        P1 hand: elf hydra troll
        P2 hand: owl
        deck: crow crow
    """)

    t.lays(P1, "elf").lays(P1, "hydra", "combo P1 1").lays(P1, "troll", "combo P1 1")
    assert t.shows("P1 row: elf hydra troll | score: 5")
    assert t.shows("plays: 1 | closes: 1")
    t.says(P1, "draw")

    assert t.options() == ["end"]
    assert t.shows("plays: 1 | closes: 0 | discard:")
    assert isinstance(t.table, Grimwood)
    assert t.table.starts == 0


def test_giant_rune_chain() -> None:
    """GW-X25"""
    t = scene("""
        P1 hand: giant hydra mage troll
        P2 hand: owl owl
        deck: path path path
        discard: crow rune
    """)

    t.plays(P1, "giant").on("rune")
    assert t.options() == ["keep", "rune"]
    t.says(P1, "rune")
    assert t.shows("plays: 0 | closes: 1 | extras: 2 | discard: rune crow")
    t.plays(P1, "mage")
    assert t.shows("extras: 1")
    t.plays(P1, "hydra").on(P2)
    assert t.shows("extras: 0 | closes: 1")
    assert t.options() == ["draw", "steal P2", "lay troll"]
    assert isinstance(t.refuses(P1, "end"), IllegalMove)


def test_six_turns_of_stealing_force_a_draw() -> None:
    """GW-X26"""
    t = scene("""
        P1 hand: owl owl crow crow
        P2 hand: path path swamp swamp
        deck: 12
    """)

    for turn in range(6):
        thief = turn % 2
        assert t.shows(f"idle: {turn} | turn: P{thief + 1}")
        victim = 1 - thief
        stolen = t.line(f"P{victim + 1} hand").split()[0]
        t.says(thief, f"steal P{victim + 1}").luck(stolen).answers(victim, "allow")
        t.says(thief, "end")

    assert t.shows("idle: 6 | turn: P1")
    assert len(t.line("deck").split()) == 12
    assert t.options() == ["draw"]
    t.says(P1, "draw")
    assert len(t.line("deck").split()) == 11
    assert t.shows("idle: 0")


def test_a_tie_has_two_winners() -> None:
    """GW-X27"""
    t = scene("""
        P1 hand: owl owl | row: elf hydra mage giant troll / swamp path clearing / bride
        P2 row: owl owl owl / swamp path clearing / path path path / clearing clearing clearing
        P3 row: crow crow crow / swamp swamp swamp / demon
        deck:
        left: 0
    """)

    t.says(P1, "end")
    outcome = t.table.outcome()

    assert outcome is not None
    assert outcome.scores == [21, 21, 14]
    assert outcome.winners == [P1, P2]
    assert outcome.rewards == [0.5, 0.5, 0.0]


def test_the_brides_list() -> None:
    """GW-X28"""
    t = scene("P1 hand: bride\nP2 row: highwayman centaur dwarf")

    t.plays(P1, "bride")

    assert t.options() == ["card dwarf", "decline"]


def test_the_nymph_leaves_the_demon_no_choice() -> None:
    """GW-X29"""
    t = scene("P1 hand: nymph | row: demon")

    t.plays(P1, "nymph").on("demon").says(P1, "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: | row: | score: 0
        discard: demon nymph
    """)


def test_equal_cards_in_the_pile() -> None:
    """GW-X30"""
    t = scene("P1 hand: giant\ndiscard: owl crow owl")

    t.plays(P1, "giant")
    assert t.options() == ["card owl", "card crow", "decline"]
    t.says(P1, "card owl")

    assert t.shows("P1 hand: owl\ndiscard: crow owl")


def test_two_free_actions() -> None:
    """GW-X31"""
    t = scene(
        """
        P1 hand: mage hydra rune
        P2 hand: crow crow crow
        deck: amulet amulet amulet amulet
    """,
        action_economy="two_free",
    )

    assert t.shows("actions: 2 | powers: 1 | plays: 0 | closes: 0 | extras: 0")
    t.plays(P1, "mage")
    assert t.shows("actions: 1 | powers: 0")
    assert t.options() == ["draw", "steal P2", "rune", "lay hydra"]
    t.says(P1, "rune")
    assert t.shows("actions: 2 | powers: 2")
    assert t.options() == ["draw", "steal P2", "play hydra", "lay hydra"]
    t.plays(P1, "hydra").on(P2)
    assert t.shows("actions: 1 | powers: 1")
    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "draw")
    assert t.shows("actions: 0 | powers: 1 | plays: 0 | closes: 0 | extras: 0")
    assert t.options() == ["end"]


def german(drawing: str) -> Scene:
    """A three-player scene under the German preset."""
    game = get("grimwood")
    table = game.stage(parse(drawing), 3, game.presets["german"])
    table.run()
    return Scene(game, table)


def test_a_german_turn() -> None:
    """GW-X32"""
    t = german("""
        P1 hand: rune hydra mage
        P2 hand: owl owl
        P3 hand: crow
        deck: swamp path path
    """)
    powers = ["play hydra", "lay hydra", "play mage", "lay mage"]

    assert t.options() == ["draw", "steal P2", "rune", *powers]
    t.says(P1, "rune")
    assert t.shows("plays: 0 | extras: 2 | closes: 1")
    assert t.options() == ["draw", "steal P2", "draw extra", "steal extra P2", *powers]
    t.says(P1, "draw extra")
    assert t.shows("plays: 0 | extras: 1 | closes: 1")
    t.says(P1, "lay hydra")
    assert t.shows("plays: 0 | extras: 0 | closes: 1")
    assert t.options() == ["draw", "steal P2"]
    t.says(P1, "draw")
    assert t.options() == ["end"]
    assert t.shows("P1 hand: mage swamp path | row: hydra")


def test_sets_stay_free_in_a_german_turn() -> None:
    """GW-X32"""
    t = german("""
        P1 hand: mage swamp path
        deck: clearing path
    """)

    t.says(P1, "draw")

    assert t.shows("plays: 0 | extras: 0 | closes: 0")
    assert t.options() == ["set swamp path clearing", "end"]


def test_silence() -> None:
    """GW-X33"""
    t = scene("""
        P1 hand: owl
        P2 hand: path
        deck: crow elf
    """)
    other = scene("""
        P1 hand: elf
        P2 hand: path
        deck: crow owl
    """)

    t.says(P1, "draw")
    other.says(P1, "draw")

    assert (t.asked, t.frame) == (P1, "MainAction")
    assert t.options() == ["end"]
    assert t.options(P2) == []
    assert other.options() == ["lay elf", "end"]
    assert t.table.view(P2) == other.table.view(P2)
    assert t.sees(P2, "hand", P1) == ["?", "?"]
