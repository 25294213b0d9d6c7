"""A view as numbers: documented, of fixed length, and telling nothing the view does not."""

import random
from pathlib import Path

import pytest

from games.grim_farmer.board import GAME
from games.grim_farmer.farm import farm
from grimtable.games.grim_farmer.defaults import DEFAULTS
from grimtable.games.grim_farmer.encoding import ENCODING, FRAMES, LAYOUT, LENGTH
from grimtable.games.grim_farmer.vocabulary import PIECE_NAMES
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.learning import mask
from grimtable.testing.check import random_deal
from grimtable.testing.scene import P1, P2, P3, Scene
from sizes import SIZES

PAGE = (Path(__file__).parents[3] / "docs/encoding/grim_farmer.md").read_text()
THREE = "P1 hand: pig_red cow_red hen_red\nP2 hand: pig_blue cow_blue hen_blue\n"


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


def by_kind(numbers: list[int]) -> dict[str, int]:
    """A part counted by kinds, without zeros."""
    return {GAME.kinds[kind]: many for kind, many in enumerate(numbers) if many}


def pieces(numbers: list[int]) -> list[str]:
    return [PIECE_NAMES[piece] for piece, is_out in enumerate(numbers) if is_out]


def question(t: Scene) -> str:
    return FRAMES[part(t.table.view(P1), "question").index(1)]


# The page


def test_the_page_names_length_version_and_questions() -> None:
    assert f"into {LENGTH} whole numbers" in PAGE
    assert f"This is encoding {ENCODING} " in PAGE
    assert f"Questions, in order: {', '.join(FRAMES)}." in PAGE
    assert f"as {len(GAME.vocabulary)} zeros and ones" in PAGE


def test_the_questions_are_those_of_the_game() -> None:
    assert sorted(FRAMES) == sorted(DEFAULTS)


# What stands where


def test_the_viewer_comes_first() -> None:
    """GF-I2"""
    t = farm(
        "P1 hand: pig_red\nP2 hand: pig_blue lion frog\nP3 hand: cow_red cow_red\ncall: pig red"
    )

    view = t.table.view(P2)

    assert [block(view, away)["hand_size"] for away in range(4)] == [[3], [2], [2], [0]]
    assert [block(view, away)["present"] for away in range(4)] == [[1], [1], [1], [0]]
    assert part(view, "own_seat") == [0, 1, 0, 0, 0, 0]
    assert part(view, "first_player") == part(view, "priority") == [0, 0, 1, 0, 0, 0]
    assert part(view, "asked") == [1, 0, 0, 0, 0, 0]
    assert part(view, "seats") == [3]


def test_only_the_own_hand_is_seen() -> None:
    """GF-I1"""
    t = farm(THREE + "call: pig red")

    assert by_kind(part(t.table.view(P1), "hand")) == {"pig_red": 1, "cow_red": 1, "hen_red": 1}
    assert by_kind(part(t.table.view(PUBLIC), "hand")) == {}
    assert part(t.table.view(PUBLIC), "own_seat") == [0] * 6
    assert sum(part(t.table.view(P1), "unseen")) == 124 - 3


def test_a_pile_is_its_owners_until_it_is_challenged() -> None:
    """GF-I13, GF-I14"""
    t = farm("""
        P1 hand: pig_red hen_red cow_red
        P2 pile: snake cow_blue
        P3 pile: pig_green pig_green
        call: pig red
        phase: challenge
    """)

    assert by_kind(block(t.table.view(P2), 0)["pile_known"]) == {"snake": 1, "cow_blue": 1}
    assert by_kind(block(t.table.view(P1), 1)["pile_known"]) == {}
    assert block(t.table.view(P1), 1)["pile_size"] == block(t.table.view(P1), 1)["placed"] == [2]
    t.says(P1, "challenge P2").says(P2, "nobody").says(P3, "nobody")
    seen = block(t.table.view(P3), 2)
    assert by_kind(seen["pile_known"]) == {"snake": 1, "cow_blue": 1}
    assert (seen["pile_shown"], seen["caught"]) == ([1], [1])
    assert block(t.table.view(P3), 1)["challenges"] == [3]
    assert block(t.table.view(P3), 0)["pile_shown"] == [0]


def test_discards_are_remembered_as_far_as_they_were_seen() -> None:
    """GF-I5, GF-I4"""
    t = farm(THREE + "discard: snake\nP1 discard: mouse mouse\ndeck: 7\ncall: pig red")

    assert by_kind(part(t.table.view(P1), "discard_known")) == {"snake": 1, "mouse": 2}
    assert by_kind(part(t.table.view(P1), "discard_open")) == {"snake": 1}
    assert by_kind(part(t.table.view(P2), "discard_known")) == {"snake": 1}
    assert part(t.table.view(P2), "discard_size") == [3]
    assert part(t.table.view(P2), "deck_size") == [7]


def test_the_call_and_the_piece_beside_it() -> None:
    """GF-I8, GF-I12"""
    t = farm("P1 hand: frog cow_red\nP2 hand: pig_blue\ncall: horse red\nphase: race")

    t.says(P1, "play frog").luck("P1", "cow").says(P2, "pass")

    view = t.table.view(P2)
    assert pieces(part(view, "call")) == ["horse", "red"]
    assert pieces(part(view, "beside")) == ["cow"]
    assert (question(t), part(view, "question_seat")) == ("PutBack", [2])
    assert part(view, "question_side") == [1, 0]


def test_specials_played_stand_by_seat_and_in_order() -> None:
    """GF-I11"""
    t = farm("""
        P1 hand: pig_red | played: lion
        P2 hand: pig_blue | played: chameleon parrot
        call: pig red
        phase: race
    """)

    view = t.table.view(P1)

    face = {name: kind + 1 for kind, name in enumerate(GAME.kinds)}
    order = [face["lion"], face["chameleon"], face["parrot"], 0]
    assert part(view, "played_order")[:4] == order
    assert (block(view, 0)["used"], block(view, 0)["played"]) == ([0, 0, 0, 1], [1])
    assert (block(view, 1)["used"], block(view, 1)["played"]) == ([1, 0, 1, 0], [2])


def test_one_after_the_other_the_race_says_whose_turn_it_is() -> None:
    """GF-R7"""
    t = farm(
        "P1 hand: frog cow_red\nP2 hand: pig_blue\nP3 hand: lion\ncall: horse red\nphase: race",
        phase3_mode="sequential",
    )

    assert part(t.table.view(P3), "race_turn") == [2, 0]
    t.says(P1, "pass")
    assert part(t.table.view(P3), "race_turn") == [3, 1]
    t.says(P2, "pass").luck("P3", "hen").says(P3, "play lion")
    assert part(t.table.view(P3), "race_turn") == [2, 0]
    assert question(t) == "InTurn"


def test_the_own_unseen_answers_are_in_the_own_code_alone() -> None:
    """GF-R11, GF-I15"""
    t = farm(THREE + "call: pig red")

    t.says(P1, "card pig_red", "card cow_red")

    assert by_kind(part(t.table.view(P1), "picked")) == {"pig_red": 1, "cow_red": 1}
    assert part(t.table.view(P1), "answer") == [0]
    assert by_kind(part(t.table.view(P2), "picked")) == {}
    t.says(P1, "done")
    assert part(t.table.view(P1), "answer") == [GAME.vocabulary.number("done") + 1]
    assert part(t.table.view(P2), "answer") == [0]


def test_the_order_of_picks_has_no_code() -> None:
    """GF-7.1"""
    one, other = farm(THREE + "call: pig red"), farm(THREE + "call: pig red")

    one.says(P1, "card pig_red", "card cow_red")
    other.says(P1, "card cow_red", "card pig_red")

    assert GAME.encode(one.table.view(P1)) == GAME.encode(other.table.view(P1))


def test_a_pass_in_a_live_race_is_the_own_one() -> None:
    """GF-I9"""
    t = farm(THREE + "call: pig red\nphase: race", phase3_mode="arrival")

    t.says(P1, "pass")

    assert part(t.table.view(P1), "passed") == [1]
    assert part(t.table.view(P2), "passed") == part(t.table.view(PUBLIC), "passed") == [0]
    t.says(P2, "pass")
    assert part(t.table.view(P1), "passed") == [0]


def test_who_stopped_drawing_is_told() -> None:
    """GF-R3"""
    t = farm(THREE + "phase: draw\nturn: 4", phase1_draw="one_by_one")

    t.says(P1, "stop").says(P2, "more")

    assert block(t.table.view(P2), 1)["stopped"] == [1]
    assert block(t.table.view(P2), 0)["stopped"] == [0]
    assert part(t.table.view(P2), "turn") == [4]


def test_a_match_stands_in_games_wins_and_cards_left() -> None:
    """GF-R22"""
    t = farm(
        """
        P1 hand: frog | wins: 1 | left: 3
        P2 hand: pig_red pig_blue | left: 9
        call: pig red
        phase: race
        game: 2
        starter: P2
        """,
        match="sum_of_cards_left",
        match_k="2",
        phase3_instant_win="true",
    )

    assert (part(t.table.view(P1), "game"), part(t.table.view(P1), "over")) == ([2], [0])
    assert part(t.table.view(P1), "starter") == [0, 1, 0, 0, 0, 0]
    t.says(P1, "play frog").says(P2, "pass")
    own, other = block(t.table.view(P1), 0), block(t.table.view(P1), 1)
    assert (own["wins"], own["left"], own["winner"]) == ([2], [3], [1])
    assert (other["wins"], other["left"], other["winner"]) == ([0], [11], [0])
    assert part(t.table.view(P1), "over") == [4]


def test_options_and_deck_stand_as_numbers() -> None:
    """GF-R1"""
    t = GAME.deal(3, {"deck": "custom", "custom_deck": "4x6x8+6,2,3,4,5,6", "max_turns": "77"})

    options = part(t.view(P1), "options")

    assert options[18:] == [4, 6, 8, 6, 2, 3, 4, 5, 6]
    assert options[list(GAME.options).index("max_turns")] == 77
    assert options[list(GAME.options).index("deck")] == 6


def test_the_mask_is_one_at_the_options() -> None:
    t = farm("P1 hand: pig_red lion\nP2 hand: pig_blue\ncall: pig red\nphase: race")

    legal = mask(GAME, t.table.view(P1).options)

    assert len(legal) == len(GAME.vocabulary) == 104
    assert [GAME.vocabulary.text(move) for move in range(104) if legal[move]] == [
        "pass",
        "play lion",
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
    return world


def played(chance: random.Random, share: float) -> list[Table]:
    """Tables out of random games with random options, with every last one."""
    found = []
    for _ in range(SIZES["farmer_twins"]):
        t = random_deal(GAME, chance).table()
        while t.waiting:
            if chance.random() < share:
                found.append(t.clone())
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            t.play(seat, chance.choice(t.options_of(seat)))
        found.append(t)
    return found


@pytest.mark.property
def test_every_audience_has_a_code_of_one_length() -> None:
    for t in played(random.Random(7), 0.05):
        for audience in [*range(t.seats), PUBLIC]:
            code = GAME.encode(t.view(audience))

            assert len(code) == LENGTH
            assert all(type(number) is int for number in code)


@pytest.mark.property
def test_the_code_tells_no_hidden_card() -> None:
    """GF-I1, GF-I3, GF-I13"""
    chance = random.Random(8)
    compared = 0
    for t in played(chance, 0.05):
        seat = chance.choice([*range(t.seats), PUBLIC])
        code = GAME.encode(t.view(seat))
        pair = unseen_pair(t, seat, chance)
        if pair is not None:
            assert code == GAME.encode(exchanged(t, *pair).view(seat))
            compared += 1
        if t.waiting:
            assert code == GAME.encode(t.redeal(seat, compared).view(seat))

    assert compared > SIZES["farmer_twins"]


@pytest.mark.property
def test_different_views_of_a_game_have_different_codes() -> None:
    chance = random.Random(9)
    for _ in range(SIZES["farmer_twins"]):
        t = random_deal(GAME, chance).table()
        codes: dict[tuple[int, ...], BareView] = {}
        while t.waiting:
            if chance.random() < 0.2:
                view = t.view(P1)
                known = codes.setdefault(tuple(GAME.encode(view)), view)
                assert shown(known) == shown(view)
                assert sorted(known.answers or ()) == sorted(view.answers or ())
            t.play(t.seat, chance.choice(t.options))
