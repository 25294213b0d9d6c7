"""Grim Farmer on a screen: the call, the hand, the stacks, what came of the challenges."""

import pytest
from textual.content import Content
from textual.pilot import Pilot

from cli.seated import FARMER, at, part, press, screen, table
from grimtable.cli.tui import grim_farmer as face
from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.grim_farmer.looks import GROUNDS, HUES, SHAPES
from grimtable.cli.tui.grim_farmer.pictures import HEIGHT, PICTURES, WIDTH, picture
from grimtable.cli.tui.pieces import KEYS, Lit
from grimtable.games.grim_farmer.ids import CALLED
from grimtable.games.grim_farmer.vocabulary import COLOUR_NAMES, PIECE_NAMES
from grimtable.kernel.terms import ALL
from grimtable.look.texts import Texts
from grimtable.testing.scene import P1, P2, P3, Scene, scene

SIZES = [(80, 24), (120, 40)]
EN = Texts("en", "grim_farmer", reader=P1)


def farm(text: str, **options: str) -> Scene:
    """A scene whose story begins with its call."""
    t = scene(text, game="grim_farmer", seats=0, **options)
    call = [at for at in range(len(PIECE_NAMES)) if t.table.public().call >> at & 1]
    t.table.events = [(CALLED, call[0], call[1], -1, ALL, -1)]
    return t


def lit(t: Scene, seat: int) -> Lit:
    """The keys of the open options, as the table gives them out."""
    found, view = Lit(), t.table.view(seat)
    for key, move in zip(KEYS, view.options, strict=False):
        found.add(key, FARMER.targets(view, int(move)))
    return found


def seats(t: Scene, seat: int = P1, size: tuple[int, int] = (72, 24)) -> list[str]:
    """The table as a seat sees it, line by line."""
    texts = Texts("en", "grim_farmer", reader=seat)
    shown = face.seats(
        t.table.view(seat), texts, *size, lit(t, seat), me_first=False,
        told=t.table.events_for(seat),
    )  # fmt: skip
    return shown.plain.splitlines()


def hand(t: Scene, seat: int = P1) -> str:
    texts = Texts("en", "grim_farmer", reader=seat)
    return face.hand(t.table.view(seat), texts, 100, lit(t, seat)).plain


def line_of(lines: list[str], name: str) -> str:
    return next(line for line in lines if name in line)


PLACING = """
    P1 hand: pig_red cow_blue mouse snake frog
    P2 hand: hen_green hen_red hen_blue
    call: pig blue
    turn: 3
"""


def test_every_colour_has_a_shape_a_hue_and_a_ground_of_its_own() -> None:
    """GF-1.2"""
    for looks in (SHAPES, HUES, GROUNDS):
        assert list(looks) == list(COLOUR_NAMES)
        assert len(set(looks.values())) == len(COLOUR_NAMES)


@pytest.mark.parametrize("piece", PIECE_NAMES)
def test_every_piece_has_a_picture_of_the_same_size(piece: str) -> None:
    lines = picture(piece, "")

    assert [line.cell_length for line in lines] == [WIDTH] * HEIGHT
    assert len({PICTURES[name] for name in PIECE_NAMES}) == len(PIECE_NAMES)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("pig blue", "A card fits by its animal or by its colour."),
        ("pig cow", "Only animals count"),
        ("blue red", "Only colours count"),
    ],
)
def test_the_call_says_what_counts(call: str, said: str) -> None:
    """GF-7.3"""
    t = farm(PLACING.replace("pig blue", call))

    assert said in " ".join(seats(t, size=(46, 9)))
    assert said in " ".join(seats(t, size=(72, 24)))


def test_the_call_is_drawn_large_where_there_is_room() -> None:
    t = farm(PLACING)
    large, small = seats(t, size=(72, 24)), seats(t, size=(46, 9))

    assert sum("█" in line for line in large) == HEIGHT
    assert not any("█" in line for line in small)
    assert "● Blue" in " ".join(large) and "● Blue" in " ".join(small)


def test_cards_that_fit_are_marked_and_all_others_have_a_key_too() -> None:
    """GF-7.2, GF-7.3"""
    shown = hand(farm(PLACING))

    assert "◆ Red Pig ✓" in shown and "● Blue Cow ✓" in shown and "S Mouse ✓" in shown
    assert "S Snake " in shown and "Snake ✓" not in shown and "Frog ✓" not in shown
    assert all(f" {key} " in shown for key in "12345")


def test_before_the_call_nothing_is_marked() -> None:
    """GF-4.3"""
    t = farm(PLACING + "phase: draw")

    assert "✓" not in hand(t)
    assert "The old call; a new one follows." in " ".join(seats(t))


def test_hands_and_piles_are_stacks_and_the_first_player_is_marked() -> None:
    """GF-7.9"""
    t = farm(
        """
        P1 hand: pig_red cow_blue mouse
        P2 hand: hen_green hen_red
        P1 pile: pig_blue pig_green
        P2 pile: hen_blue hen_yellow horse_red
        call: pig blue
        first: P2
        phase: challenge
        """
    )
    other = line_of(seats(t), "Bruno")

    assert other.startswith("★ ")
    assert "▮▮ 2 in hand" in other and "▮▮▮ 3 placed" in other
    assert "Blue Hen" not in " ".join(seats(t))
    assert "Your pile:  ● Blue Pig ✓   ▲ Green Pig ✓" in " ".join(seats(t))


def test_an_empty_hand_is_warned_of_everywhere() -> None:
    """GF-9.1"""
    t = farm(
        """
        P1 hand: pig_red cow_blue mouse
        P2 hand:
        P3 hand: hen_green hen_yellow
        P1 pile: pig_blue pig_green
        P2 pile: hen_blue hen_yellow
        P3 pile: hen_red horse_red
        call: pig blue
        phase: challenge
        """
    )
    view = t.table.view(P1)

    assert "hand empty!" in line_of(seats(t), "Bruno")
    assert "hand empty!" not in line_of(seats(t), "Clara")
    assert face.banner(view, EN).startswith("Empty hands: Bruno.")
    for move, is_warned in (("nobody", True), ("challenge P3", True), ("challenge P2", False)):
        warned = face.warning(view, FARMER.vocabulary.number(move))
        assert (warned is not None) == is_warned


def test_the_specials_of_the_turn_are_lamps_and_those_played_are_named() -> None:
    """GF-6.2"""
    t = farm(PLACING + "P2 played: frog\nphase: race")

    assert face.lights(t.table.view(P1), EN).plain.endswith("● Chameleon  ○ Frog  ● Parrot  ● Lion")
    assert "Played:  Frog (Bruno)" in " ".join(seats(t))


def test_where_each_may_play_a_kind_only_the_own_specials_are_spent() -> None:
    """GF-R5"""
    t = farm(PLACING + "P1 played: lion\nP2 played: frog\nphase: race", special_limit="per_player")

    assert "● Frog  ● Parrot  ○ Lion" in face.lights(t.table.view(P1), EN).plain


def test_a_piece_drawn_lies_beside_the_call_and_has_its_key() -> None:
    """GF-6.8"""
    t = farm(PLACING + "phase: race")
    t.says(P2, "pass")
    t.luck("P1", "cow").says(P1, "play frog")
    shown = " ".join(seats(t))

    assert "newly drawn:" in shown
    assert " 1  Pig " in shown and " 2  Cow " in shown


def placed(**options: str) -> Scene:
    """Everybody has placed two cards of their own, P2 a bluff."""
    t = farm(
        """
        P1 hand: pig_blue pig_green pig_red cow_blue mouse hen_red hen_blue
        P2 hand: hen_purple pig_yellow hen_green hen_yellow
        P3 hand: horse_blue horse_red sheep_red sheep_green
        call: pig blue
        phase: race
        """,
        **options,
    )
    t.says(P1, "pass").says(P2, "pass").says(P3, "pass")
    t.says(P1, "card pig_blue", "card pig_green", "done")
    t.says(P2, "card hen_purple", "card pig_yellow", "done")
    return t.says(P3, "card horse_blue", "card horse_red", "done")


def settled() -> Scene:
    t = placed()
    t.says(P1, "challenge P2")
    t.says(P2, "challenge P1")
    return t.says(P3, "nobody")


def test_what_came_of_the_challenges_lies_open_afterwards() -> None:
    """GF-8.4, GF-8.5"""
    t = settled()

    lines = seats(t)
    at_bruno = lines[lines.index(line_of(lines, "Bruno")) :]
    said = " ".join(" ".join(at_bruno).split())

    assert "✸ Yellow Pig ✓ ⬢ Purple Hen ✗ a bluff!" in said
    assert "→ challenged you ✗ +5 cards" in said
    assert "▮▮ not challenged" in said and "Horse" not in said
    assert "● Blue Pig ✓ ▲ Green Pig ✓ everything fits → you challenged Bruno ✓" in said


def test_the_outcome_stays_until_the_next_call() -> None:
    """GF-4.3"""
    t = settled()
    t.says(P1, "card hen_red", "card hen_blue")

    assert "→ you challenged Bruno ✓ −2 cards" in " ".join(seats(t))  # noqa: RUF001

    for seat in (P1, P2, P3):
        t.says(seat, "draw 0")

    assert "challenged" not in " ".join(seats(t))


def test_without_a_question_about_drawing_the_outcome_stays_until_cards_are_placed() -> None:
    """GF-R3"""
    t = placed(phase1_draw="off")
    for seat in (P1, P2, P3):
        t.says(seat, "nobody")
    assert t.options(P1) == ["pass"]

    assert "not challenged" in " ".join(seats(t))

    t.says(P1, "pass").says(P2, "pass").says(P3, "pass")

    assert t.table.view(P1).answers == ()
    assert "not challenged" in " ".join(seats(t))


def test_an_unchallenged_pile_shows_its_faces_to_nobody() -> None:
    """GF-8.4"""
    t = settled()
    for seat in (P1, P2):
        assert "Horse" not in " ".join(seats(t, seat))


def test_turn_cap_match_and_piles_are_in_the_headline() -> None:
    """GF-R17, GF-R22"""
    t = farm(
        PLACING + "game: 2\nP2 wins: 1\ndeck: 20\ndiscard: cow_red cow_red",
        match="first_to_k",
        match_k="2",
        max_turns="30",
    )
    shown = face.headline(t.table.view(P1), EN).plain

    assert "Turn 3 of 30" in shown and "Game 2, 2 wins needed" in shown
    assert "4 Place" in shown and "Deck: 20" in shown and "Discards: 2" in shown
    assert line_of(seats(t), "Bruno").endswith("1 game won")


def test_the_last_turn_and_the_winner_of_the_game_before_have_a_banner() -> None:
    """GF-9.5, GF-R22"""
    last = farm(PLACING.replace("turn: 3", "turn: 10"), max_turns="10")

    assert face.banner(last.table.view(P1), EN).startswith("The last Turn")

    t = farm(
        """
        P1 hand: pig_red cow_blue mouse
        P1 pile: pig_blue pig_green
        P2 pile: hen_blue hen_yellow
        call: hen blue
        phase: challenge
        """,
        match="first_to_k",
    )
    t.says(P1, "nobody").says(P2, "nobody")

    assert face.banner(t.table.view(P1), EN) == "Game 1 went to: Bruno. New cards have been dealt."


def test_the_discards_tell_what_the_seat_has_seen_and_no_more() -> None:
    t = farm(PLACING + "discard: cow_red\nP2 discard: lion")

    assert face.pile(t.table.view(P1), EN) == (
        "2 discards, face down. You have seen 1 of them: Red Cow."
    )
    assert "Lion" in face.pile(t.table.view(P2), EN)


def test_answers_have_the_sign_of_their_colour() -> None:
    t = farm(PLACING)

    def answer(move: str) -> str:
        number = FARMER.vocabulary.number(move)
        shown: Content = face.answer(FARMER, t.table.view(P1), number, EN)
        return shown.plain

    assert answer("card pig_red").startswith("◆ Red Pig")
    assert answer("card snake").startswith("S Snake")


def test_everything_on_the_table_can_be_asked_about() -> None:
    t = farm(PLACING)
    things = face.things(t.table.view(P1), EN)
    view = t.table.view(P1)
    offered = [name for name, aim in things if not FARMER.reasons(view, aim)]

    assert sorted(offered) == ["Blue Cow", "Frog", "Mouse", "Red Pig", "Snake"]
    assert len(things) > 15


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Turn 1 of 60", "1 Draw", "Last Call", "● Chameleon", "13", "Deck: ")),
        ("de", ("Runde 1 von 60", "1 Ziehen", "Ansage", "● Chamäleon", "13", "Nachziehstapel: ")),
        ("zh", ("第1轮", "1 抽牌", "叫牌", "● 变色龙", "13", "牌堆")),
    ],
)
def test_everything_to_see_at_a_glance_is_on_the_screen(
    language: str, words: tuple[str, ...], size: tuple[int, int]
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        seen = screen(app)

        assert [word for word in words if word not in seen] == []
        for seat in range(6):
            assert app.texts.format("screen-seat", seat=seat) in part(app, "rows")

    at(table(game=FARMER, seats=6, language=language), play, size)


def test_a_whole_game_is_played_with_the_first_answers() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(300):
            if app.party.is_over:
                break
            await press(app, pilot, app.keys[-1] if "0" in app.keys else app.keys[0])

        assert app.party.is_over
        assert part(app, "question").startswith("The game is over.")
        assert "left" in part(app, "question")

    at(table(3, game=FARMER, seats=2, phase1_draw="off"), play, (80, 24))
