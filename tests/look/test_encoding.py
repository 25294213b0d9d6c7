"""Codes for learning: a page that says what every number means, and one way to write them."""

import random
import re
from importlib import import_module
from pathlib import Path

import pytest

from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.encoding import Layout, Part
from grimtable.look.game import Game, Shown
from grimtable.look.learning import explain, mask
from grimtable.registry import get, names
from grimtable.testing.check import random_deal
from sizes import SIZES

PAGES = Path(__file__).parents[2] / "docs/encoding"
ROW = re.compile(r"^\| (\d+) \| (\d+) \| (\w+) \| (.*) \|$", re.M)


def positions(game: Game, share: float, seed: int) -> list[Table]:
    """Tables out of random games with random options, every last one included."""
    chance = random.Random(seed)
    found = []
    for _ in range(SIZES["encodings"]):
        t = random_deal(game, chance).table()
        while t.waiting:
            if chance.random() < share:
                found.append(t.clone())
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            t.play(seat, chance.choice(t.options_of(seat)))
        found.append(t)
    return found


def written(game: Game, t: Table, seat: int) -> list[int]:
    """The code as the table itself gives it."""
    code = bytearray(game.layout().length)
    game.write_code(t, seat, code, 0)
    return list(code)


@pytest.mark.parametrize("name", names())
def test_the_page_shows_every_part_and_what_it_means(name: str) -> None:
    game, page = get(name), (PAGES / f"{name}.md").read_text()
    layout = game.layout()
    rows = [(int(at), int(length), part, said) for at, length, part, said in ROW.findall(page)]

    assert rows == [
        (place.offset, place.part.length, place.part.name, place.part.meaning)
        for places in (layout.places(), layout.block_places())
        for place in places
    ]
    assert f"into {layout.length} whole numbers" in page
    assert f"This is encoding {layout.version} " in page
    assert f"A block of {layout.seat_length} numbers" in page
    assert f"as {len(game.vocabulary)} zeros and ones" in page
    questions = import_module(f"grimtable.games.{name}.encoding").FRAMES
    assert f"Questions, in order: {', '.join(questions)}." in page


@pytest.mark.parametrize("name", names())
def test_every_number_is_explained_in_words_of_its_own(name: str) -> None:
    game = get(name)
    layout = game.layout()

    said = [explain(game, index) for index in range(layout.length)]

    assert len(set(said)) == layout.length
    for place in (*layout.places(), *layout.block_places()):
        assert len(place.part.each) in (0, place.part.length)
    for index in (-1, layout.length):
        with pytest.raises(IndexError, match=f"not {index}"):
            explain(game, index)


def test_an_explanation_names_part_and_thing() -> None:
    game = get("grimwood")
    at = game.layout().span_of(2, "hand_known").start + game.kinds.index("owl")

    assert explain(game, at) == (
        "the seat 2 on, clockwise: hand_known [owl]: per kind: copies in hand that the viewer "
        "knows of"
    )
    assert explain(game, 0) == "seats: how many seats the table has"


@pytest.mark.property
@pytest.mark.parametrize("name", names())
def test_a_table_and_its_view_give_the_same_code(name: str) -> None:
    game = get(name)
    compared = 0
    for t in positions(game, 0.02, seed=5):
        for seat in [*range(t.seats), PUBLIC]:
            assert written(game, t, seat) == game.encode(t.view(seat))
            compared += 1

    assert compared > SIZES["encodings"] * 4


def test_a_code_is_written_where_it_belongs_and_over_what_was_there() -> None:
    game = get("grim_farmer")
    t, length = game.deal(3, seed=4), game.layout().length
    buffer = bytearray([7]) * (length + 10)

    game.write_code(t, 1, buffer, 4)

    assert list(buffer[4:-6]) == game.encode(t.view(1))
    assert buffer[:4] + buffer[-6:] == bytearray([7]) * 10


def test_numbers_too_large_for_a_byte_stay_at_its_end() -> None:
    game = get("grim_farmer")
    options = game.layout().span("options")
    place = list(game.options).index("max_turns")

    code = game.encode(game.deal(3, {"max_turns": "400"}).view(0))

    assert code[options][place] == 255


def test_the_mask_is_one_at_the_options() -> None:
    game = get("grimwood")
    t = game.deal(3, seed=1)

    legal = mask(game, t.options)

    assert [move for move, is_legal in enumerate(legal) if is_legal] == sorted(t.options)
    assert len(legal) == len(game.vocabulary)


def test_a_game_that_encodes_views_itself_can_be_written_too() -> None:
    class Own(type(get("grimwood"))):  # type: ignore[misc]  # the class of a game
        write_code = Game.write_code
        shown = Shown(*get("grimwood").shown[:4], lambda view: [view.seat, -1, 300])

        def layout(self) -> Layout:
            return Layout(1, [Part("all", 3, "three numbers")], [], 0)

    game = Own()
    t = game.deal(2, seed=1)

    assert game.encode(t.view(1)) == [1, -1, 300]
    assert written(game, t, 1) == [1, 0, 255]
