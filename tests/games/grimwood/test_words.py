"""What Grimwood says, by example."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

from functools import partial

from games import saying
from grimtable.games.grimwood.presentation.labels import card_heading
from grimtable.games.grimwood.presentation.narration import tell
from grimtable.look.texts import Texts
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene, scene

GAME = get("grimwood")
said = partial(saying.said, "grimwood")


def test_two_players_have_two_runes_and_two_amulets() -> None:
    """GW-1.3"""
    assert said("en", card_heading("rune", 2)) == "Rune: action, 2 in the game"
    assert said("en", card_heading("amulet", 3)) == "Amulet: reaction, 4 in the game"


def test_the_chinese_crow_is_a_bird() -> None:
    assert Texts("zh", "grimwood").format("grimwood-card-crow") == "乌鸦"


def told_in(t: Scene, language: str, reader: int) -> list[str]:
    return [said(language, s, reader) for s in tell(t.table.events_for(reader))]


def listening(drawing: str) -> Scene:
    t = scene(drawing)
    t.table.events = []
    return t


def test_a_stolen_card_is_named_to_thief_and_victim_only() -> None:
    """GW-I9"""
    t = listening("""
        P1 hand: owl
        P2 hand: boogeyman crow
        P3 hand: rune
    """)

    t.answers(P1, "steal P2")
    t.luck("boogeyman").answers(P2, "allow")

    assert told_in(t, "de", P1) == ["Du stiehlst Theo den Schwarzen Mann."]
    assert told_in(t, "de", P2) == ["Ruth stiehlt dir den Schwarzen Mann."]
    assert told_in(t, "de", P3) == ["Ruth stiehlt eine Karte von Theo."]


def test_a_block_is_told_with_the_end_of_the_turn() -> None:
    """GW-7.4"""
    t = listening("""
        P1 hand: owl
        P2 hand: amulet crow
        P3 hand: rune
    """)

    t.answers(P1, "steal P2").answers(P2, "block")

    assert told_in(t, "en", P3)[:2] == [
        "Ruth reaches into Theo’s hand and meets an Amulet: nothing stolen.",
        "That ends Ruth’s turn.",
    ]


def test_amazon_asks_gets_and_goes_without() -> None:
    """GW-C.amazon"""
    t = listening("""
        P1 hand: amazon
        P2 hand: centaur
        P3 hand: rune
    """)

    t.plays(P1, "amazon")
    t.answers(P1, "card centaur")

    assert told_in(t, "de", P2) == [
        "Ruth spielt die Amazone.",
        "Ruth verlangt von allen den Zentauren.",
        "Du gibst Ruth den Zentauren.",
        "Lin hat keinen Zentauren.",
    ]


def test_a_destroyed_combo_is_one_sentence() -> None:
    """GW-C.demon"""
    t = listening("""
        P1 hand: demon
        P2 hand: owl | row: nymph giant troll
    """)

    t.plays(P1, "demon")
    t.answers(P1, "combo P2 1")

    assert told_in(t, "en", P2) == [
        "Ruth plays the Demon.",
        "Your combo goes to the discard pile: Nymph, Giant, Troll (−5).",
    ]


def test_who_looks_sees_the_hand_and_the_others_see_who_looks() -> None:
    """GW-C.hydra"""
    t = listening("""
        P1 hand: hydra
        P2 hand: crow owl owl
    """)

    t.plays(P1, "hydra").on(P2)

    assert told_in(t, "zh", P1)[-1] == "你看到Theo的手牌：【猫头鹰】×2、【乌鸦】。"
    assert told_in(t, "zh", P2)[-1] == "Ruth看了你的手牌。"


def test_a_set_is_laid_in_one_sentence_with_its_points() -> None:
    """GW-6.3"""
    t = listening("""
        P1 hand: swamp path clearing
        P2 hand: owl
    """)

    t.answers(P1, "set swamp path clearing")

    assert told_in(t, "de", P1) == ["Du legst Sumpf, Pfad und Lichtung aus (+5)."]


def test_declining_is_called_stopping_in_the_middle_of_the_eternals() -> None:
    """GW-C.the_eternals"""
    t = scene("""
        P1 hand: the_eternals
        P2 hand: owl crow
    """)

    t.plays(P1, "the_eternals")
    view = t.table.view(P1)

    assert said("en", GAME.question(view), P1) == (
        "The Eternals: you are 7 cards short of seven. Draw or steal?"
    )
    assert said("en", GAME.label(view, GAME.vocabulary.number("decline")), P1) == "Stop here"


def test_a_place_tells_what_it_is_worth() -> None:
    """GW-6.1"""
    t = scene("""
        P1 hand: elf | row: nymph giant
        P2 hand: owl
    """)

    t.says(P1, "lay elf")
    label = GAME.label(t.table.view(P1), GAME.vocabulary.number("combo P1 1"))

    assert said("en", label, P1) == "Add to Nymph, Giant (2 → 5 points)"
