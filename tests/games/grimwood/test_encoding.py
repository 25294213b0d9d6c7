"""A view as numbers: documented, of fixed length, and telling nothing the view does not."""

import random
from pathlib import Path

import pytest

from games.grimwood.board import GAME, random_options
from grimtable.games.grimwood.encoding import FRAMES, LAYOUT, LENGTH
from grimtable.games.grimwood.ids import CARDS, ENCODING, KINDS, MOVES
from grimtable.kernel.frames import Frame
from grimtable.kernel.table import BareView, Table
from grimtable.look.learning import mask
from grimtable.testing.scene import P1, P2, P3, Scene, scene
from sizes import SIZES

PAGE = (Path(__file__).parents[3] / "docs/encoding/grimwood.md").read_text()
PUBLIC = 7


def shown(view: BareView) -> BareView:
    """The part of a view that its code alone must determine."""
    return view._replace(options=(), answers=None, passed=0, out=0, over=0)


def part(view: BareView, name: str) -> list[int]:
    """One part of a view's code."""
    return GAME.encode(view)[LAYOUT.span(name)]


def block(view: BareView, away: int) -> dict[str, list[int]]:
    """The block of the seat that sits so far from the viewer, part by part."""
    code = GAME.encode(view)
    return {part.name: code[LAYOUT.span_of(away, part.name)] for part in LAYOUT.block}


def held(view: BareView, away: int, name: str) -> dict[str, int]:
    """A part counted by kinds, without zeros."""
    return {GAME.kinds[k]: n for k, n in enumerate(block(view, away)[name]) if n}


def question(t: Scene) -> str:
    return FRAMES[part(t.table.view(P1), "question").index(1)]


# The page


def test_the_page_names_length_version_and_questions() -> None:
    assert f"into {LENGTH} whole numbers" in PAGE
    assert f"This is encoding {ENCODING} " in PAGE
    assert f"Questions, in order: {', '.join(FRAMES)}." in PAGE


def test_the_questions_are_those_that_can_be_asked() -> None:
    asked = [name for name, frame in GAME.frames.items() if frame.rule is not Frame.rule]

    assert sorted(FRAMES) == sorted(asked)


# What stands where


def test_the_viewer_comes_first() -> None:
    """GW-I3"""
    t = scene("P1 hand: owl\nP2 hand: crow crow elf\nP3 hand: path path")

    view = t.table.view(P2)

    assert [block(view, away)["hand_size"] for away in range(4)] == [[3], [2], [1], [0]]
    assert [block(view, away)["present"] for away in range(4)] == [[1], [1], [1], [0]]
    assert part(view, "own_seat") == [0, 1, 0, 0, 0, 0]
    assert part(view, "active") == [0, 0, 1, 0, 0, 0]
    assert part(view, "asked") == [0, 0, 1, 0, 0, 0]


def test_hands_show_what_the_viewer_knows() -> None:
    """GW-I3, GW-I15"""
    t = scene("P1 hand: giant owl owl\nP2 hand: crow\ndiscard: rune path path")

    t.plays(P1, "giant").on("rune").says(P1, "keep")

    assert held(t.table.view(P1), 0, "hand_known") == {"owl": 2, "rune": 1}
    assert held(t.table.view(P2), 1, "hand_known") == {"rune": 1}
    assert held(t.table.view(P2), 1, "hand_open") == {"rune": 1}
    assert held(t.table.view(PUBLIC), 1, "hand_known") == {}
    assert part(t.table.view(PUBLIC), "own_seat") == [0] * 6


def test_rows_stand_combo_by_combo() -> None:
    """GW-6.1, GW-6.2, GW-C.dragon"""
    t = scene("P1 row: owl owl owl / elf dragon / swamp path clearing / path path path | skips: 2")

    seen = block(t.table.view(P1), 0)

    assert seen["combo_group"][:5] == [2, 1, 4, 6, 0]
    assert seen["combo_size"][:5] == [3, 2, 3, 3, 0]
    assert seen["combo_frozen"][:5] == [0, 1, 0, 0, 0]
    assert seen["combo_score"][:5] == [10, 2, 5, 3, 0]
    assert (seen["score"], seen["skips"], seen["combos"]) == ([20], [2], [4])
    elf, dragon = GAME.kinds.index("elf"), GAME.kinds.index("dragon")
    assert [seen["combo_of"][elf], seen["combo_of"][dragon]] == [2, 2]
    assert [seen["place_of"][elf], seen["place_of"][dragon]] == [1, 2]


def test_piles_are_counted_and_shown_from_the_top() -> None:
    """GW-I2, GW-I1"""
    t = scene("P1 hand: owl\ndiscard: rune crow crow\ndeck: elf owl")

    view = t.table.view(P1)

    face = {name: kind + 1 for kind, name in enumerate(GAME.kinds)}
    assert part(view, "discard_top") == [face["rune"], face["crow"], face["crow"], 0, 0, 0]
    assert part(view, "discard_count")[face["crow"] - 1] == 2
    assert (part(view, "deck_size"), part(view, "discard_size")) == ([2], [3])
    assert sum(part(view, "unseen")) == 2
    assert sum(part(view, "removed")) == CARDS - 6


def test_only_the_chooser_sees_the_dwarfs_deck_card() -> None:
    """GW-I4"""
    t = scene("P1 hand: dwarf\ndiscard: owl\ndeck: elf crow")

    t.plays(P1, "dwarf")

    elf, owl = GAME.kinds.index("elf") + 1, GAME.kinds.index("owl") + 1
    assert part(t.table.view(P1), "aside")[:3] == [elf, owl, 0]
    assert part(t.table.view(P2), "aside")[:3] == [KINDS + 1, owl, 0]


def test_the_turn_stands_in_its_counters() -> None:
    """GW-I7"""
    t = scene("P1 hand: mage owl\nextras: 2\nidle: 4\ndeck: 9", stall_rounds="5", power_limit="1")

    t.says(P1, "draw").plays(P1, "mage")

    view = t.table.view(P2)
    assert part(view, "budget") == [0, 0, 2, 0, 0]
    assert part(view, "flags") == [1, 1, 0]
    assert part(view, "starts")[GAME.kinds.index("mage")] == 1
    assert part(view, "gained")[GAME.kinds.index("mage")] == 1
    assert part(view, "stall") == [0, 10]
    assert part(view, "last_round") == [0, 0]
    assert part(view, "options")[18] == 1
    assert part(view, "turn") == [1]


def test_the_last_round_is_counted_down() -> None:
    """GW-10.2"""
    t = scene("P1 hand: owl\nP2 hand: owl\nP3 hand: owl\ndeck:")

    assert part(t.table.view(P1), "last_round") == [1, 2]
    t.says(P1, "end")
    assert part(t.table.view(P1), "last_round") == [1, 1]
    t.says(P2, "end").says(P3, "end")
    assert part(t.table.view(P1), "over") == [1]


def test_the_open_question_and_what_waits_below_it() -> None:
    """GW-I5, GW-C.goblins"""
    t = scene("P1 hand: goblins\nP2 hand: owl owl\nP3 hand: owl owl owl")

    t.plays(P1, "goblins").on(P3)

    view = t.table.view(P2)
    assert question(t) == "Steal"
    assert part(view, "pending")[FRAMES.index("GoblinsNext")] == 1
    assert part(view, "pending_steals") == [2]
    assert part(view, "question_seats") == [0, 3, 2, 0]
    assert part(view, "question_numbers") == [2, 0, 0, 0]
    t.luck("owl").answers(P3, "allow")
    assert part(t.table.view(P2), "question_mask") == [0, 1, 0, 0, 0, 0]
    assert part(t.table.view(P2), "question_numbers") == [0, 0, 2, 0]


def test_the_own_unseen_answer_is_in_the_own_code_alone() -> None:
    """GW-R48"""
    t = scene("P1 hand: sorceress owl owl owl\nP2 row: mage / elf")

    t.plays(P1, "sorceress").on("set owl owl owl")

    assert part(t.table.view(P1), "answer") == [0, GAME.vocabulary.number("set owl owl owl") + 1]
    assert part(t.table.view(P2), "answer") == [0, 0]


def test_the_mask_is_one_at_the_options() -> None:
    t = scene("P1 hand: owl\nP2 hand: crow crow")

    legal = mask(GAME, t.table.view(P1).options)

    assert len(legal) == len(GAME.vocabulary) == MOVES
    assert [GAME.vocabulary.text(move) for move in range(MOVES) if legal[move]] == [
        "draw",
        "steal P2",
    ]


# Properties


def unseen_pair(t: Table, seat: int, chance: random.Random) -> tuple[int, int] | None:
    """Two cards of different kinds whose places a seat does not know."""
    cards = [card for zone in t.zones for card in zone if not t.know[card] >> seat & 1]
    pair = chance.sample(cards, 2) if len(cards) > 1 else [0, 0]
    return (pair[0], pair[1]) if t.kinds[pair[0]] != t.kinds[pair[1]] else None


def exchanged(t: Table, one: int, other: int) -> Table:
    """The same table with two cards in each other's place; knowledge stays with the place."""
    world = t.clone()
    turned = {one: other, other: one}
    world.zones = [[turned.get(card, card) for card in zone] for zone in t.zones]
    world.know[one], world.know[other] = t.know[other], t.know[one]
    world.run()
    return world


@pytest.mark.property
def test_the_code_has_one_length_and_tells_no_hidden_card() -> None:
    """GW-I3, GW-I19"""
    chance = random.Random(8)
    compared = 0
    for seed in range(SIZES["twins"]):
        t = GAME.deal(2 + seed % 5, random_options(chance), seed=seed)
        while t.waiting:
            if chance.random() < 0.04:
                seat = chance.choice([*range(t.seats), PUBLIC])
                code = GAME.encode(t.view(seat))
                assert len(code) == LENGTH
                assert code == GAME.encode(t.redeal(seat, seed).view(seat))
                pair = unseen_pair(t, seat, chance)
                if pair is not None:
                    assert code == GAME.encode(exchanged(t, *pair).view(seat))
                    compared += 1
            t.play(t.seat, chance.choice(t.options))

    assert compared > SIZES["twins"]


@pytest.mark.property
def test_different_views_of_a_game_have_different_codes() -> None:
    chance = random.Random(9)
    for seed in range(SIZES["twins"]):
        t = GAME.deal(2 + seed % 5, random_options(chance), seed=seed)
        codes: dict[tuple[int, ...], BareView] = {}
        while t.waiting:
            if chance.random() < 0.2:
                view = t.view(P1)
                known = codes.setdefault(tuple(GAME.encode(view)), view)
                assert shown(known) == shown(view)
            t.play(t.seat, chance.choice(t.options))
