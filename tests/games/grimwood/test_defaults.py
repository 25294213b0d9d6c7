"""What a clock that has run out answers: one scene per row of the ledger's decisions."""

import random

import pytest

from games.grimwood.board import GAME, random_options
from grimtable.games.grimwood.encoding import FRAMES
from grimtable.games.grimwood.ids import DECLINE, LAY, PLAY
from grimtable.games.grimwood.table import Grimwood
from grimtable.testing.scene import P1, P2, Scene, scene
from sizes import SIZES


def silent(t: Scene) -> str:
    """The default of the seat asked, in words."""
    return GAME.vocabulary.text(GAME.default(t.table, t.asked))


def test_the_closing_draw_then_the_end() -> None:
    """GW-R43, GW-3.6"""
    t = scene("P1 hand: mage owl owl owl\nP2 hand: crow crow\nextras: 1")

    assert silent(t) == "draw"
    t.says(P1, "draw")
    assert silent(t) == "end"
    assert silent(scene("P1 hand: owl\nP2 hand: crow crow\ndeck:")) == "end"


def test_a_closing_steal_counts_and_an_extra_draw_does_not() -> None:
    """GW-R43, GW-R3"""
    stolen = scene("P1 hand: owl\nP2 hand: crow crow")
    extra = scene("P1 hand: owl\nextras: 1", turn_order="close_last")

    stolen.says(P1, "steal P2").answers(P2, "allow")
    extra.says(P1, "draw extra")

    assert silent(stolen) == "end"
    assert silent(extra) == "draw"


def test_a_close_given_up_is_not_made_by_the_clock() -> None:
    """GW-R43, GW-R49"""
    t = scene("P1 hand: rune\nP2 hand: owl owl", turn_order="draw_first", closing_action="optional")

    assert silent(t) == "draw"
    t.says(P1, "rune")
    assert t.offers("draw")
    assert silent(t) == "end"


def test_two_free_actions_close_with_the_first_draw() -> None:
    """GW-R43, GW-R2"""
    t = scene("P1 hand: owl", action_economy="two_free")

    assert silent(t) == "draw"
    t.says(P1, "draw")
    assert t.offers("draw")
    assert silent(t) == "end"
    spent = scene("P1 hand: owl\nactions: 0", action_economy="two_free", closing_action="optional")
    assert silent(spent) == "end"


def test_an_amulet_blocks_whenever_there_is_one() -> None:
    """GW-R43, GW-7.2"""
    drawing = "P1 hand: owl\nP2 hand: crow {}"
    armed, bare = scene(drawing.format("amulet")), scene(drawing.format("owl"))

    armed.says(P1, "steal P2")
    bare.says(P1, "steal P2")

    assert silent(armed) == "block"
    assert silent(bare) == "allow"


def test_amazon_names_what_is_held_most() -> None:
    """GW-R43, GW-C.amazon"""
    drawing = "P1 hand: amazon {}\nP2 hand: owl"
    hands = {"swamp crow crow path path": "card crow", "rune swamp": "card swamp", "": "card owl"}

    for hand, named in hands.items():
        t = scene(drawing.format(hand))
        t.plays(P1, "amazon")
        assert silent(t) == named


@pytest.mark.parametrize(
    "card", ["boogeyman", "bride", "nymph", "demon", "elf", "faeries", "giant", "highwayman"]
)
def test_powers_that_may_hurt_are_declined(card: str) -> None:
    """GW-R43, GW-8.5"""
    t = scene(f"P1 hand: {card} owl | row: mage\nP2 hand: owl | row: troll\ndiscard: owl crow")

    t.plays(P1, card)

    assert len(t.options()) > 1
    assert silent(t) == "decline"


def test_sorceress_declines_but_takes_the_first_combo_once_the_price_is_named() -> None:
    """GW-R43, GW-C.sorceress"""
    t = scene("P1 hand: sorceress owl owl owl\nP2 row: dragon / mage / elf\nP3 row: troll")

    t.plays(P1, "sorceress")

    assert silent(t) == "decline"
    t.says(P1, "set owl owl owl")
    assert silent(t) == "combo P2 2"


def test_what_was_just_taken_is_kept() -> None:
    """GW-R43, GW-8.6"""
    t = scene("P1 hand: centaur\ndiscard: mage")

    t.plays(P1, "centaur")

    assert silent(t) == "keep"


def test_a_place_is_the_largest_open_combo() -> None:
    """GW-R43, GW-C.nymph"""
    row = "row: elf / bride hydra / centaur amazon / dragon giant mage"
    t, bare = scene(f"P1 hand: nymph demon | {row}"), scene("P1 hand: nymph\nP2 row: elf demon")

    t.says(P1, "lay demon")
    bare.plays(P1, "nymph").on("demon")

    assert silent(t) == "combo P1 2"
    assert silent(bare) == "combo P1 1"
    t.says(P1, "new").says(P1, "play nymph", "new", "card demon")
    assert silent(t) == "combo P1 2"


@pytest.mark.parametrize("card", ["dracula", "troll", "goblins", "shadow_queen"])
def test_the_fullest_hand_is_hit(card: str) -> None:
    """GW-R43"""
    t = scene(f"""
        P1 hand: owl
        P2 hand: crow crow
        P3 hand: {card} owl owl owl
        P4 hand: crow
        P5 hand: path path
        turn: P3
    """)

    t.plays(2, card)

    assert silent(t) == "seat P5"


def test_goblins_go_on_with_the_fullest_hand() -> None:
    """GW-R43, GW-C.goblins"""
    t = scene("P1 hand: goblins\nP2 hand: owl owl owl\nP3 hand: owl owl")

    t.plays(P1, "goblins").on(P2).luck("owl").answers(P2, "allow")

    assert t.frame == "GoblinsNext"
    assert silent(t) == "seat P2"
    t.says(P1, "seat P2").answers(P2, "allow")
    assert silent(t) == "seat P3"


def test_dwarf_keeps_the_deck_card_and_hydra_looks_left() -> None:
    """GW-R43, GW-C.dwarf, GW-C.hydra"""
    dwarf = scene("P1 hand: dwarf\ndiscard: owl")
    hydra = scene("P2 hand: hydra\nP3 hand:\nP1 hand: owl\nturn: P2")

    dwarf.plays(P1, "dwarf")
    hydra.plays(P2, "hydra")

    assert silent(dwarf) == "deck"
    assert silent(hydra) == "seat P3"


@pytest.mark.parametrize("card", ["ghouls", "the_eternals"])
def test_ghouls_and_eternals_draw_or_stop(card: str) -> None:
    """GW-R43, GW-C.ghouls, GW-C.the_eternals"""
    drawing = f"P1 hand: {card}\nP2 hand: owl owl\n"
    t, empty = scene(drawing), scene(drawing + "deck:")

    t.plays(P1, card)
    empty.plays(P1, card)

    assert silent(t) == "draw"
    assert silent(empty) == "decline"


def test_highwayman_once_begun_takes_the_first_combo() -> None:
    """GW-R43, GW-C.highwayman"""
    t = scene("P1 row: elf\nP2 hand: highwayman\nP3 row: dragon / mage / demon\nturn: P2")

    t.plays(P2, "highwayman").on("combo P2 1")

    assert silent(t) == "combo P3 2"


def test_the_laraki_deals_from_the_top() -> None:
    """GW-R43, GW-C.the_laraki"""
    t = scene("P1 hand: the_laraki\nP2 hand:\nP3 hand:\ndiscard: rune crow owl path")

    t.plays(P1, "the_laraki")

    assert silent(t) == "card rune"
    t.says(P1, "card rune")
    assert silent(t) == "card crow"


def test_the_werewolf_bites_the_leader_among_the_others() -> None:
    """GW-R43, GW-C.werewolf"""
    t = scene("""
        P1 row: elf
        P2 hand: werewolf | row: owl owl owl
        P3 row: swamp path clearing
        P4 row: clearing path swamp
        turn: P2
    """)

    t.plays(P2, "werewolf")

    assert silent(t) == "seat P3"


def test_the_card_that_came_last_is_discarded() -> None:
    """GW-R43, GW-9.2"""
    t = scene("P1 hand: owl owl crow crow swamp swamp path\ndeck: amulet rune")

    t.says(P1, "draw", "end")

    assert silent(t) == "card amulet"


# Powers started by Nymph: the first option counts


@pytest.mark.parametrize(
    ("taken", "first"),
    [
        ("boogeyman", "seat P2"),
        ("bride", "card troll"),
        ("demon", "combo P2 1"),
        ("elf", "card mage"),
        ("faeries", "card crow"),
        ("giant", "card crow"),
        ("ghouls", "steal P2"),
        ("the_eternals", "steal P2"),
        ("highwayman", "combo P1 1"),
    ],
)
def test_what_cannot_be_declined_takes_the_first_option(taken: str, first: str) -> None:
    """GW-R43, GW-8.13"""
    t = scene(f"""
        P1 hand: nymph | row: mage amazon / crow crow crow
        P2 hand: owl owl | row: troll giant / owl owl owl
        P3 hand: owl owl | row: {taken if taken != "giant" else "hydra"} dwarf
        discard: crow owl path
        deck:
    """)

    t.plays(P1, "nymph").on(taken).says(P1, "new")

    assert not t.offers("decline")
    assert silent(t) == first


def test_a_second_faery_card_comes_from_the_top_of_the_pile() -> None:
    """GW-R43, GW-C.faeries"""
    t = scene("P1 hand: faeries | row: owl owl owl\ndiscard: crow path owl")

    t.plays(P1, "faeries").on("path")

    assert t.frame == "FaeriesSecond"
    assert silent(t) == "card crow"


def test_sorceress_forced_pays_owls_of_the_table_first() -> None:
    """GW-R43, GW-R24"""
    t = scene("""
        P1 hand: nymph owl owl owl | row: crow crow crow / owl owl owl
        P2 row: sorceress / mage
    """)

    t.plays(P1, "nymph").on("sorceress").says(P1, "new")

    assert t.frame == "Sacrifice"
    assert silent(t) == "combo P1 2"


@pytest.mark.property
def test_the_default_is_legal_at_every_question() -> None:
    """GW-R43"""
    chance = random.Random(5)
    reached = set()
    for seed in range(SIZES["twins"]):
        t = GAME.deal(chance.randrange(2, 7), random_options(chance), seed=seed)
        assert isinstance(t, Grimwood)
        while t.waiting:
            reached.add(type(t.stack[-1]).__name__)
            default = GAME.default(t, t.seat)
            assert default in t.options
            eager = [m for m in t.options if PLAY <= m < LAY] or t.options
            bold = [m for m in eager if m != DECLINE] or t.options
            t.play(t.seat, chance.choice([default, *chance.choices(bold, k=3)]))

    assert reached == set(FRAMES)


@pytest.mark.property
def test_games_played_by_the_clock_alone_end() -> None:
    """GW-R43"""
    for seats in range(2, 7):
        for preset in GAME.presets:
            t = GAME.deal(seats, preset, seed=seats)
            while t.waiting:
                t.play(t.seat, GAME.default(t, t.seat))

            assert t.outcome() is not None
