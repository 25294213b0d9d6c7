"""My Game plays by its rules, and keeps those that every game must keep."""

import random
from typing import Any

from grimtable.look.texts import Texts, languages
from grimtable.registry import get
from grimtable.testing.check import check_game

GAME: Any = get("my_game")
MOUSE, CAT, BEAR = (GAME.kinds.index(kind) for kind in ("mouse", "cat", "bear"))


def table_with(path: list[int], hand: list[int]) -> Any:
    """A table for two whose first seat holds these animals, with others on the path."""
    t: Any = GAME.deal(2, seed=1)
    places = {"path": (t.zone("path"), path), "hand": (t.zone("hand", 0), hand)}
    for card in t.cards("hand", 0)[:]:
        t.move(card, t.zone("hand", 0), t.zone("deck"))
    for zone, kinds in places.values():
        for kind in kinds:
            t.move(t.one_of(kind, "deck"), t.zone("deck"), zone)
    t.run()
    return t


def test_a_bigger_animal_catches_the_path() -> None:
    """MG-2.2"""
    t = table_with(path=[CAT, MOUSE], hand=[CAT, CAT, BEAR])
    t.play(0, CAT)

    assert len(t.cards("den", 0)) == 3
    assert t.cards("path") == []
    assert GAME.scores(t) == [3, 0]


def test_a_smaller_animal_stays_on_the_path() -> None:
    """MG-2.2"""
    t = table_with(path=[BEAR], hand=[CAT, CAT, MOUSE])
    t.play(0, CAT)

    assert len(t.cards("path")) == 2
    assert GAME.scores(t) == [0, 0]


def test_a_mouse_frightens_a_bear() -> None:
    """MG-2.2"""
    t = table_with(path=[BEAR], hand=[MOUSE, CAT, CAT])
    t.play(0, MOUSE)

    assert GAME.scores(t) == [2, 0]


def test_a_card_is_drawn_after_every_animal() -> None:
    """MG-2.1"""
    t = table_with(path=[], hand=[MOUSE, CAT, BEAR])
    t.play(0, BEAR)

    assert len(t.cards("hand", 0)) == 3


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
