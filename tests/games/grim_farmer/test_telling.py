"""What Grim Farmer says and asks, by example."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

from functools import partial

from games import saying
from grimtable.games.grim_farmer.presentation.labels import FarmerReader
from grimtable.games.grim_farmer.presentation.narration import tell
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene, scene

GAME = get("grim_farmer")
said = partial(saying.said, "grim_farmer")


def told_in(t: Scene, language: str, reader: int) -> list[str]:
    return [said(language, s, reader) for s in tell(t.table.events_for(reader))]


def listening(drawing: str, phase3_mode: str = "lot") -> Scene:
    t = scene(drawing, game="grim_farmer", phase3_mode=phase3_mode)
    t.table.events = []
    return t


PLACING = """
    P1 hand: pig_red cow_blue hen_green snake
    P2 hand: pig_blue pig_green hen_red
    call: pig red
    phase: place
"""


def place_three_and_two(t: Scene) -> None:
    t.says(P1, "card pig_red", "card snake", "card cow_blue", "done")
    t.says(P2, "card pig_blue", "card pig_green", "done")


def test_a_pile_is_one_sentence_and_named_to_its_owner_only() -> None:
    """GF-7.9, GF-I13"""
    t = listening(PLACING)

    place_three_and_two(t)

    assert told_in(t, "en", P1) == [
        "You place face down: Red Pig, Blue Cow, Snake.",
        "Theo places two cards face down.",
    ]
    assert told_in(t, "de", P2) == [
        "Ruth legt drei Karten verdeckt aus.",
        "Du legst verdeckt aus: Blaues Schwein, Grünes Schwein.",
    ]
    assert told_in(t, "zh", PUBLIC) == ["Ruth盖下3张牌。", "Theo盖下2张牌。"]


def test_a_challenge_is_told_with_its_proof_and_its_price() -> None:
    """GF-8.6, GF-8.10"""
    t = listening(PLACING)

    place_three_and_two(t)
    since = len(t.table.events or [])
    t.says(P1, "challenge P2").says(P2, "challenge P1")
    events = t.table.events_for(PUBLIC, since)

    assert [said("en", sentence) for sentence in tell(events)] == [
        "Ruth challenges Theo.",
        "Theo challenges Ruth.",
        "Ruth’s pile is turned up: Red Pig, Blue Cow, Snake. That was a bluff!",
        "Theo’s pile is turned up: Blue Pig, Green Pig. Everything fits.",
        "Ruth draws 4 cards for the bluff.",
        "For the mistaken challenge Ruth draws 3 cards.",
    ]


def test_a_reward_and_an_empty_hand_are_told() -> None:
    """GF-8.9, GF-9.1"""
    t = listening("""
        P1 pile: pig_red | hand: hen_blue cow_blue
        P2 pile: snake | hand: cow_green
        call: pig red
        phase: challenge
    """)

    t.says(P1, "challenge P2").says(P2, "nobody")
    t.says(P1, "card hen_blue", "card cow_blue")

    assert told_in(t, "de", P2)[-2:] == [
        "Zur Belohnung wirft Ruth ab: Blaue Kuh, Blaues Huhn.",
        "Ruth ist alle Karten los und gewinnt die Partie.",
    ]


def test_the_deal_is_one_sentence() -> None:
    """GF-2.3"""
    t = GAME.deal(3, {"first_player": "seat_1"}, seed=1, listen=True)

    assert [said("zh", sentence, P1) for sentence in tell(t.events_for(P1))] == [
        "每人分到十张普通牌和三张特殊牌。",
        "第1轮：你是起始玩家",
    ]


def test_a_parrot_exchanges_and_a_frog_without_animals_does_nothing() -> None:
    """GF-C.parrot, GF-6.9"""
    t = listening(
        """
        P1 hand: parrot hen_green hen_blue
        P2 hand: frog cow_green cow_blue
        call: cow red
        phase: race
        """,
        phase3_mode="sequential",
    )

    t.luck("P1", "green").says(P1, "play parrot")
    t.says(P2, "play frog")

    assert told_in(t, "de", P2) == [
        "Ruth spielt einen Papagei.",
        "Ruth legt die Kuh zurück und zieht dafür Grün.",
        "Du spielst einen Frosch, ohne dass es etwas bewirkt.",
    ]


def test_a_new_deck_in_the_middle_of_a_draw_is_told_before_it() -> None:
    """GF-10.1, GF-X20"""
    t = listening("""
        P1 hand: pig_red cow_blue
        P2 hand: hen_red hen_blue hen_green
        deck: cow_red
        discard: cow_green cow_yellow sheep_red
        phase: draw
    """)

    t.says(P1, "draw 3").says(P2, "draw 0")

    assert told_in(t, "en", P2)[:2] == [
        "The deck is empty: the discards are shuffled and become the new deck.",
        "Ruth draws 3 cards.",
    ]


def test_that_nobody_draws_is_told_once() -> None:
    """GF-4.2"""
    t = listening("""
        P1 hand: pig_red cow_blue
        P2 hand: hen_red hen_blue
        P3 hand: hen_red hen_blue
        phase: draw
    """)

    t.says(P1, "draw 0").says(P2, "draw 0").says(P3, "draw 0")

    assert told_in(t, "en", P3)[0] == "Nobody draws."


# What is asked, by example


def asked(t: Scene, seat: int, language: str) -> tuple[str, list[str]]:
    view = t.table.view(seat)
    labels = [said(language, GAME.label(view, move), seat) for move in view.options]
    return said(language, GAME.question(view), seat), labels


def test_placing_asks_with_the_last_call_and_marks_what_fits() -> None:
    """GF-7.3"""
    t = listening("""
        P1 hand: pig_red pig_red cow_blue mouse
        P2 hand: hen_red hen_blue hen_green
        call: blue red
        phase: place
    """)

    assert asked(t, P1, "en") == (
        "Last Call: Red, Blue. Only colours count. "
        "You place 2 to 4 cards face down. Which one first?",
        ["Red Pig ✓ (2 in hand)", "Blue Cow ✓", "Mouse ✓"],
    )
    t.says(P1, "card pig_red", "card mouse")
    assert asked(t, P1, "de") == (
        "Ansage: Rot, Blau. Nur Farben zählen. Noch eine?",
        ["Das ist alles: diese 2 auslegen", "Rotes Schwein ✓", "Blaue Kuh ✓"],
    )


def test_a_challenge_tells_the_sizes_of_piles_and_hands() -> None:
    """GF-I2, GF-I14"""
    t = listening("""
        P1 pile: pig_red cow_red | hand: hen_blue
        P2 pile: snake pig_blue hen_red
        P3 hand: cow_green hen_green
        call: pig red
        phase: challenge
    """)

    assert asked(t, P1, "de") == (
        "Du hast 2 Karten ausgelegt und noch eine auf der Hand. Wen zweifelst du an?",
        ["Niemanden anzweifeln", "Theo anzweifeln (3 Karten ausgelegt, Hand leer!)"],
    )


def test_a_frog_asks_what_goes_back_and_tells_what_then_lies_there() -> None:
    """GF-C.frog"""
    t = listening(
        """
        P1 hand: frog hen_green hen_blue
        P2 hand: cow_green cow_blue
        call: cow red
        phase: race
        """,
        phase3_mode="sequential",
    )

    t.luck("P1", "sheep").says(P1, "play frog")

    assert asked(t, P1, "zh") == (
        "抽到了绵羊。要放回哪一个？",
        ["放回奶牛（之后：绵羊、红色）", "放回绵羊（之后：奶牛、红色）"],
    )


def test_a_look_at_a_seat_that_has_answered_is_told_like_any_other() -> None:
    """GF-R11"""
    t = scene(
        """
        P1 hand: pig_red cow_blue
        P2 hand: hen_red hen_blue
        phase: draw
        """,
        game="grim_farmer",
    )

    t.says(P1, "draw 3")

    assert asked(t, P1, "en") == ("You hold 2 cards. How many do you draw?", [])
    assert FarmerReader(t.table.view(P1)).hand() == [
        NAMES.index("pig_red"),
        NAMES.index("cow_blue"),
    ]
