"""Why not? Powers that would do nothing, and questions inside a power."""

import re
from pathlib import Path

import pytest

from games.grimwood.board import why
from grimtable.games.grimwood.powers import IN_ORDER
from grimtable.games.grimwood.powers.hands import Troll
from grimtable.games.grimwood.presentation.refusals import RULES
from grimtable.games.grimwood.shapes import Power
from grimtable.testing.scene import P1, P2, P3, scene

IDLE = """amazon bride centaur dark_unicorn dracula dwarf elf faeries ghouls giant goblins
    highwayman hydra mage nymph shadow_queen sorceress the_laraki troll"""


# A power that would do nothing


@pytest.mark.parametrize("card", IDLE.split())
def test_a_power_without_anything_to_work_on_is_refused_in_words_of_its_own(card: str) -> None:
    """GW-8.12"""
    t = scene("P1 hand: " + IDLE.replace("\n", " ") + "\nP2 hand:\ndeck:")

    assert why(t, P1, f"hand {card} play") == f"GW-C.{card} {card.replace('_', '-')}-idle"
    assert why(t, P1, f"hand {card}") == ""


def test_a_card_without_words_of_its_own_is_refused_in_general_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """GW-8.12"""
    monkeypatch.setattr(Troll, "idle", Power.idle)
    t = scene("P1 hand: troll\nP2 hand:\ndeck:")

    assert why(t, P1, "hand troll play") == "GW-8.12 power-idle"


def test_boogeyman_needs_a_card_in_some_hand() -> None:
    """GW-C.boogeyman"""
    t = scene("P1 hand: boogeyman\nP2 hand:\ndeck:")

    assert why(t, P1, "hand boogeyman play") == "GW-C.boogeyman boogeyman-idle"


def test_the_eternals_need_cards_to_get_and_room_for_them() -> None:
    """GW-C.the_eternals"""
    bare = scene("P1 hand: the_eternals\nP2 hand:\ndeck:")
    full = scene("P1 hand: the_eternals owl owl crow crow swamp path path\nP2 hand: owl")

    assert why(bare, P1, "hand the_eternals play") == "GW-C.the_eternals the-eternals-idle"
    assert why(full, P1, "hand the_eternals play") == "GW-C.the_eternals the-eternals-full"


def test_highwayman_needs_something_to_give_and_sorceress_to_pay() -> None:
    """GW-R29, GW-R24"""
    t = scene(
        "P1 hand: highwayman sorceress owl owl | row: dragon\nP2 row: elf",
        highwayman_may_give_himself="false",
    )

    assert why(t, P1, "hand highwayman play") == "GW-R29 highwayman-gives-nothing"
    assert why(t, P1, "hand sorceress play") == "GW-R24 sorceress-pays-nothing"


# Any power


def test_a_running_power_comes_first() -> None:
    """GW-8.1, GW-R9, GW-8.2"""
    t = scene("P1 hand: hydra elf rune\nP2 hand: owl")

    t.plays(P1, "hydra")

    assert why(t, P1, "end") == "GW-8.1 power-first"
    assert why(t, P1, "draw") == "GW-8.1 power-first"
    assert why(t, P1, "hand elf") == "GW-R9 no-placing-now"
    assert why(t, P1, "hand rune") == "GW-R9 no-placing-now"
    assert why(t, P1, "P1") == "GW-8.2 not-on-yourself"
    assert why(t, P1, "P1/1") == "GW-C.hydra choose-a-player"
    assert why(t, P1, "decline") == ""


def test_a_power_nymph_started_cannot_be_declined() -> None:
    """GW-8.13"""
    t = scene("P1 hand: nymph\nP2 hand: owl | row: hydra\nP3 hand: owl")

    t.plays(P1, "nymph").on("hydra").says(P1, "new")

    assert t.frame == "Hydra"
    assert why(t, P1, "decline") == "GW-8.13 nymph-compels"


# Powers on hands


@pytest.mark.parametrize("card", ["dracula", "goblins", "ghouls", "the_eternals", "shadow_queen"])
def test_thieves_reach_for_full_hands_only(card: str) -> None:
    """GW-R16, GW-4.1"""
    t = scene(f"P1 hand: {card}\nP2 hand: owl owl\nP3 row: elf\nP4 hand: owl owl\ndeck:")

    t.plays(P1, card)

    assert why(t, P1, "P2") == ""
    assert why(t, P1, "P3") == f"GW-C.{card} nothing-in-hand"
    assert why(t, P1, "P3/1") == "GW-R16 hands-only"
    assert why(t, P1, "P1") == "GW-8.2 not-on-yourself"
    assert why(t, P1, "draw") == "GW-4.1 deck-empty"


def test_where_powers_too_leave_the_last_card_alone() -> None:
    """GW-R6, GW-C.troll"""
    drawing = (
        "P1 hand: dracula troll\nP2 hand: owl\nP3 hand: crow crow\nP4 hand: crow crow\nextras: 2"
    )
    t = scene(drawing, steal_min_hand="2_all")

    t.plays(P1, "dracula")

    assert why(t, P1, "P2") == "GW-R6 two-cards-needed"
    t.says(P1, "decline").plays(P1, "troll")
    assert why(t, P1, "P2") == ""
    assert why(t, P1, "P1/1") == "GW-C.troll choose-a-player"


def test_amazon_names_a_card_for_all_others() -> None:
    """GW-C.amazon"""
    t = scene("P1 hand: amazon owl\nP2 hand: owl | row: elf")

    t.plays(P1, "amazon")

    assert why(t, P1, "hand owl") == ""
    assert why(t, P1, "P2/1 elf") == ""
    assert why(t, P1, "P2") == "GW-C.amazon amazon-asks-all"
    assert why(t, P1, "P2/1") == "GW-C.amazon amazon-names-cards"


# Powers on piles


def test_giant_and_faeries_search_the_discard_pile() -> None:
    """GW-C.giant, GW-C.faeries"""
    drawing = "P1 hand: giant faeries\nP2 hand: owl\ndiscard: owl crow rune"
    giant, faeries = scene(drawing), scene(drawing)

    giant.plays(P1, "giant")
    faeries.plays(P1, "faeries").on("owl")

    assert why(giant, P1, "discard crow") == ""
    assert why(giant, P1, "the deck") == "GW-C.giant discard-only"
    assert why(giant, P1, "P2") == "GW-C.giant discard-only"
    assert why(faeries, P1, "decline") == "GW-C.faeries second-pick"
    assert why(faeries, P1, "discard crow") == ""


def test_dwarf_lets_choose_between_the_two_cards_he_lifted() -> None:
    """GW-C.dwarf"""
    t = scene("P1 hand: dwarf\ndiscard: crow owl\ndeck: rune rune")

    t.plays(P1, "dwarf")

    assert why(t, P1, "aside crow") == ""
    assert why(t, P1, "aside rune") == ""
    assert why(t, P1, "discard owl") == "GW-C.dwarf dwarf-lifted"
    assert why(t, P1, "the deck") == "GW-C.dwarf dwarf-lifted"
    assert why(t, P1, "decline") == "GW-C.dwarf dwarf-must-keep"


def test_the_laraki_gives_all_lifted_cards_in_order() -> None:
    """GW-C.the_laraki, GW-R33"""
    t = scene("P1 hand: the_laraki\nP2 hand: owl\nP3 hand: owl\ndiscard: crow owl rune path")

    t.plays(P1, "the_laraki")

    assert why(t, P1, "aside rune") == ""
    assert why(t, P1, "P2") == "GW-R33 laraki-order"
    assert why(t, P1, "discard path") == "GW-C.the_laraki laraki-lifted"
    assert why(t, P1, "decline") == "GW-C.the_laraki laraki-lifted"


# Powers on combos

ROWS = "row: amazon / owl owl owl\nP2 row: mage hydra / demon dragon\nP3 row: centaur\n"


def test_bride_takes_unguarded_men_only() -> None:
    """GW-C.bride, GW-8.10, GW-R26"""
    t = scene("P1 hand: bride | " + ROWS + "discard: troll")

    t.plays(P1, "bride")

    assert why(t, P1, "P2/1 mage") == ""
    assert why(t, P1, "P2/1") == ""
    assert why(t, P1, "P2/1 hydra") == "GW-C.bride bride-men-only"
    assert why(t, P1, "P3/1") == "GW-C.bride bride-men-only"
    assert why(t, P1, "P2/2 demon") == "GW-8.10 frozen"
    assert why(t, P1, "P1/2") == "GW-C.bride supernaturals-only"
    assert why(t, P1, "discard troll") == "GW-R26 table-only"
    assert why(t, P1, "P2") == "GW-C.bride choose-a-card"


def test_nymph_takes_anybody_but_herself() -> None:
    """GW-C.nymph, GW-R26"""
    drawing = "P1 hand: nymph | " + ROWS + "discard: crow troll"
    t, others = scene(drawing), scene(drawing, already_played_scope="others_only")
    pile = scene(drawing, already_played_scope="table_and_discard")

    for each in (t, others, pile):
        each.plays(P1, "nymph")

    assert why(t, P1, "P1/3") == "GW-C.nymph nymph-herself"
    assert why(t, P1, "P1/1") == ""
    assert why(others, P1, "P1/1") == "GW-R26 others-cards-only"
    assert why(pile, P1, "discard troll") == ""
    assert why(pile, P1, "discard crow") == "GW-C.nymph supernaturals-only"


def test_demon_destroys_any_combo_the_dragon_does_not_guard() -> None:
    """GW-8.10, GW-C.demon"""
    t = scene("P1 hand: demon | row: owl owl owl\nP2 row: mage / elf dragon")

    t.plays(P1, "demon")

    assert why(t, P1, "P1/1") == ""
    assert why(t, P1, "P2/2") == "GW-8.10 frozen"
    assert why(t, P1, "P2") == "GW-C.demon choose-a-combo"


def test_elf_wakes_own_supernaturals_but_not_herself_nor_the_dragon() -> None:
    """GW-C.elf, GW-R19, GW-8.8"""
    t = scene("P1 hand: elf | " + ROWS + "deck: 9")

    t.plays(P1, "elf")

    assert why(t, P1, "P1/1") == ""
    assert why(t, P1, "P1/2") == "GW-C.elf supernaturals-only"
    assert why(t, P1, "P1/3") == "GW-R19 elf-not-elf"
    assert why(t, P1, "P3/1") == "GW-C.elf elf-own-only"
    assert why(t, P1, "P2") == "GW-C.elf choose-a-card"


def test_elf_is_bound_by_the_limit_the_dragon_and_the_turn() -> None:
    """GW-8.8, GW-R28, GW-C.elf"""
    drawing = "P1 hand: elf mage | row: hydra dragon / troll\nP2 hand: owl\nextras: 2"
    t = scene(drawing, power_limit="1")
    late = scene(drawing, elf_scope="gained_this_turn")

    t.plays(P1, "mage").scene.plays(P1, "elf")
    late.plays(P1, "mage").scene.plays(P1, "elf")

    assert why(t, P1, "P1/3 mage") == "GW-8.8 starts-spent"
    assert why(t, P1, "P1/1 dragon") == "GW-C.elf elf-not-dragon"
    assert why(late, P1, "P1/3 mage") == ""
    assert why(late, P1, "P1/1") == "GW-R28 not-gained, GW-C.elf elf-not-dragon"


def test_highwayman_gives_an_own_combo_then_takes_a_strange_one() -> None:
    """GW-C.highwayman, GW-R29, GW-8.10"""
    drawing = "P1 hand: highwayman | row: mage / elf / troll dragon\nP2 row: nymph / owl owl owl"
    t = scene(drawing, highwayman_may_give_himself="false")

    t.plays(P1, "highwayman")

    assert why(t, P1, "P1/1") == ""
    assert why(t, P1, "P1/3") == "GW-8.10 frozen"
    assert why(t, P1, "P1/4") == "GW-R29 not-himself"
    assert why(t, P1, "P2/1") == "GW-C.highwayman give-first"
    assert why(t, P1, "P2") == "GW-C.highwayman choose-a-combo"
    t.says(P1, "combo P1 1")
    assert why(t, P1, "P1/1") == "GW-C.highwayman take-anothers"
    assert why(t, P1, "decline") == "GW-C.highwayman go-back"
    assert why(t, P1, "P2") == "GW-C.highwayman choose-a-combo"


def test_where_highwayman_swaps_all_a_player_is_chosen() -> None:
    """GW-R29"""
    t = scene(
        "P1 hand: highwayman\nP2 row: nymph\nP3 row: dragon\nP4 row: elf", highwayman_mode="all"
    )

    t.plays(P1, "highwayman")

    assert why(t, P1, "P2") == ""
    assert why(t, P1, "P2/1") == "GW-R29 swap-all"
    assert why(t, P1, "P3") == "GW-R29 nothing-to-swap"
    assert why(t, P1, "P1") == "GW-8.2 not-on-yourself"


def test_sorceress_asks_for_the_price_first() -> None:
    """GW-R24, GW-C.sorceress"""
    drawing = "P1 hand: sorceress owl owl swamp | row: crow crow crow / elf\nP2 row: mage / dragon"
    t, pair = scene(drawing), scene(drawing, sorceress_cost="pair_from_hand")

    t.plays(P1, "sorceress")
    pair.plays(P1, "sorceress")

    assert why(t, P1, "P1/1") == ""
    assert why(t, P1, "P1/2") == "GW-R24 price-is-animals"
    assert why(t, P1, "hand swamp") == "GW-R24 price-is-animals"
    assert why(t, P1, "hand owl") == "GW-R24 price-too-small"
    assert why(t, P1, "pair owl") == "GW-R24 price-is-three"
    assert why(t, P1, "P2/1") == "GW-C.sorceress pay-first"
    assert why(t, P1, "P2") == "GW-C.sorceress choose-a-combo"
    assert why(t, P1, "back") == "GW-C.sorceress nothing-to-undo"
    assert why(pair, P1, "pair owl") == ""
    assert why(pair, P1, "P1/1") == "GW-R24 price-is-a-pair"
    assert why(pair, P1, "set owl owl owl") == "GW-R24 price-is-a-pair"
    t.says(P1, "combo P1 1")
    assert why(t, P1, "P2/1") == ""
    assert why(t, P1, "P2/2") == "GW-8.10 frozen"
    assert why(t, P1, "P1/1") == "GW-C.sorceress take-anothers"
    assert why(t, P1, "hand owl") == "GW-C.sorceress price-chosen"
    assert why(t, P1, "decline") == "GW-C.sorceress go-back"


def test_a_reason_depends_on_nothing_its_seat_does_not_know() -> None:
    """GW-I5, GW-R48"""
    amulet = scene("P1 hand: elf\nP2 hand: amulet owl\nP3 hand: crow")
    none = scene("P1 hand: elf\nP2 hand: owl crow\nP3 hand: amulet")

    for t in (amulet, none):
        t.says(P1, "steal P2")

    assert why(amulet, P2, "block") == ""
    assert why(none, P2, "block") != ""
    for seat in (P1, P3):
        assert why(amulet, seat, "block") == why(none, seat, "block") != ""


def test_every_refusal_stands_in_a_scene() -> None:
    here = Path(__file__).parent
    scenes = "".join((here / name).read_text() for name in ("test_reasons.py", Path(__file__).name))
    shown = set(re.findall(r'GW-[\w.{}]+ ([a-z][a-z-]+)["\',]', scenes))
    shown |= {power.idle for power in IN_ORDER}  # each in the scenes of its card

    assert sorted(set(RULES) - shown) == []
    assert len(RULES) > 100
