"""My Game plays by its rules, and keeps those that every game must keep.

A scene is a table drawn as text: a line for each zone, piles with their top first.
"""

import random
from typing import Any

from grimtable.look.texts import Texts, languages
from grimtable.registry import get
from grimtable.testing.check import check_game
from grimtable.testing.scene import P1, P2, Scene, scene

GAME: Any = get("my_game")


def drawn(drawing: str) -> Scene:
    """The table of a drawing, at the first question."""
    return scene(drawing, game=GAME.name)


def test_a_bigger_animal_catches_the_path() -> None:
    """MG-2.2"""
    t = drawn("""
        P1 hand: cat cat bear
        P2 hand: dog
        path: mouse cat
    """)

    t.says(P1, "play bear")

    assert t.shows("""
        P1 den: bear mouse cat | score: 3
        P2 den:
        path:
    """)


def test_a_smaller_animal_stays_on_the_path() -> None:
    """MG-2.2"""
    t = drawn("""
        P1 hand: cat cat mouse
        P2 hand: dog
        path: bear
    """)

    t.says(P1, "play cat")

    assert t.shows("path: cat bear\nP1 score: 0")


def test_a_mouse_frightens_a_bear() -> None:
    """MG-2.2"""
    t = drawn("""
        P1 hand: mouse cat
        P2 hand: dog
        path: bear
    """)

    t.says(P1, "play mouse")

    assert t.score(P1) == 2


def test_a_card_is_drawn_after_every_animal() -> None:
    """MG-2.1"""
    t = drawn("""
        P1 hand: mouse cat
        P2 hand: dog
        deck: wolf bear
    """)

    t.says(P1, "play cat")

    assert t.shows("""
        P1 hand: mouse wolf
        deck: bear
    """)


def test_nobody_sees_the_hand_of_another() -> None:
    """MG-1.2"""
    t = drawn("P1 hand: mouse cat\nP2 hand: dog")

    assert t.sees(P1, "hand", P1) == ["mouse", "cat"]
    assert t.sees(P2, "hand", P1) == ["?", "?"]


def test_a_game_ends_when_all_cards_are_played() -> None:
    """MG-1.1, MG-1.2, MG-3.1, MG-3.2"""
    t: Any = GAME.deal(3, {"hand": "4"}, seed=7)
    assert [len(t.cards("hand", seat)) for seat in range(3)] == [4, 4, 4]

    chance = random.Random(7)
    played = 0
    while t.waiting:
        t.play(t.seat, chance.choice(t.options))
        played += 1

    assert played == sum(GAME.deck.values())
    scores = t.outcome().scores
    assert t.outcome().winners == [seat for seat in range(3) if scores[seat] == max(scores)]


def test_everything_is_said_in_every_language() -> None:
    """A card without a text would be called by its key."""
    for language in languages():
        texts = Texts(language, GAME.name)
        for kind in GAME.kinds:
            assert texts.card(kind) != f"my_game-card-{kind}"
            assert texts.format(f"my_game-text-{kind}")


def test_it_keeps_every_rule_that_a_game_must_keep() -> None:
    """Secrets, copies, saves, records and an end, in thirty random games."""
    tally = check_game(GAME, games=30)

    assert set(tally.asked) == {"PlayAnimal"}
    assert tally.tried["worlds"] > 30
