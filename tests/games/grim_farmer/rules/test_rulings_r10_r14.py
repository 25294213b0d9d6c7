"""Rulings GF-R10 to GF-R14: short hands, answers in secret, rewards, the limit, an empty Deck."""

import pytest

from games.grim_farmer.audiences import faces, farm, pass_all, point, settle, told, watched
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene

SHORT = """
    P1 hand: hen_green
    P2 hand: cow_red hen_red cow_blue
    deck: lion frog parrot
    call: pig red
"""
FULL = " ".join(["horse_blue horse_green horse_yellow"] * 4 + ["lion"])
"""Thirteen cards."""


def placed(t: Scene) -> Scene:
    """P2 places two good cards."""
    return t.says(P2, "card cow_red", "card hen_red", "done")


def test_with_draw_up_a_short_hand_is_filled_up() -> None:
    """GF-R10"""
    t = watched(farm(SHORT + "phase: race", short_hand="draw_up"))

    pass_all(t)
    placed(t)

    assert t.shows("P1 hand: | pile: hen_green lion | put down: 2\ndeck: frog parrot")
    assert "filled P1 1" in told(t, PUBLIC)
    assert farm(SHORT).shows("deck: frog parrot")  # the default


def test_with_place_one_the_single_card_is_the_pile() -> None:
    """GF-R10"""
    t = placed(farm(SHORT, short_hand="place_one"))

    assert t.shows("P1 hand: | pile: hen_green | put down: 1\ndeck: lion frog parrot")
    assert t.options(P2) == ["nobody", "challenge P1"]
    settle(point(t, P2="P1"))
    assert t.shows("P1 hand: lion\nturn: 2")


def test_with_place_one_an_honest_single_card_wins() -> None:
    """GF-R10"""
    t = placed(farm(SHORT.replace("hen_green", "hen_red"), short_hand="place_one"))

    point(t, P2="P1")

    assert t.shows("winners: P1\nP2 cards: 4")


def test_with_sit_out_the_single_card_stays_and_its_owner_is_no_target() -> None:
    """GF-R10, GF-8.2"""
    t = placed(farm(SHORT, short_hand="sit_out"))

    assert t.shows("P1 hand: hen_green | pile: | put down: 0\ndeck: lion frog parrot")
    assert t.options(P2) == []
    assert t.options(P1) == ["nobody", "challenge P2"]
    t.says(P1, "challenge P2")
    assert t.shows("P1 hand: hen_green lion frog parrot\nturn: 2")


@pytest.mark.parametrize("short_hand", ["draw_up", "place_one", "sit_out"])
def test_an_empty_hand_places_nothing_and_cannot_be_challenged(short_hand: str) -> None:
    """GF-R10, GF-7.8"""
    t = placed(farm(SHORT.replace("hen_green", ""), short_hand=short_hand))

    assert t.shows("P1 hand: | pile: \ndeck: lion frog parrot")
    assert t.options(P2) == []


@pytest.mark.parametrize("short_hand", ["draw_up", "place_one", "sit_out"])
def test_two_cards_are_always_placed(short_hand: str) -> None:
    """GF-R10, GF-7.1"""
    t = placed(farm(SHORT.replace("hen_green", "hen_green lion"), short_hand=short_hand))

    assert t.shows("P1 hand: | pile: hen_green lion")


FOUR_QUESTIONS = {
    "draw": ("draw 0", "draw 1"),
    "race": ("pass", "play frog"),
    "place": ("card frog", "card cow_red"),
    "challenge": ("nobody", "challenge P2"),
}


@pytest.mark.parametrize("phase", FOUR_QUESTIONS)
def test_an_answer_may_be_changed_until_the_last_one_is_in(phase: str) -> None:
    """GF-R11"""
    first, second = FOUR_QUESTIONS[phase]
    t = farm(f"""
        P1 hand: frog cow_red cow_blue | pile: {"" if phase != "challenge" else "pig_red mouse"}
        P2 hand: lion hen_red hen_blue | pile: {"" if phase != "challenge" else "pig_red mouse"}
        call: pig red
        phase: {phase}
    """)
    before = t.table.view(P2)

    t.says(P1, first)
    t.table.take_back(P1)
    t.says(P1, second)
    assert t.table.view(P1).answers == (t.game.vocabulary.number(second),)
    assert t.table.view(P2) == before


def test_a_reward_may_be_changed_until_the_last_one_is_in() -> None:
    """GF-R11"""
    t = farm("""
        P1 hand: cow_blue cow_red | pile: pig_red mouse
        P2 hand: hen_blue | pile: pig_red mouse
        P3 hand: hen_red | pile: snake snake
        call: pig red
        phase: challenge
    """)

    point(t, P1="P3", P2="P3").says(P1, "card cow_red", "done")
    t.table.take_back(P1)
    t.says(P1, "card cow_blue", "done").says(P2, "done")

    assert t.shows("P1 hand: cow_red")


def test_answers_are_carried_out_in_table_order_whatever_order_they_came_in() -> None:
    """GF-R11, GF-4.2"""
    drawing = """
        P1 hand: cow_blue cow_red
        P2 hand: hen_blue hen_red
        P3 hand: sheep_blue sheep_red
        deck: lion frog parrot snake
        first: P2
        phase: draw
    """
    one, other = farm(drawing), farm(drawing)

    one.says(P1, "draw 1").says(P2, "draw 1").says(P3, "draw 1")
    other.says(P3, "draw 1").says(P2, "draw 1").says(P1, "draw 1")

    for t in (one, other):
        assert t.shows("""
            P2 hand: hen_blue hen_red lion
            P3 hand: sheep_blue sheep_red frog
            P1 hand: cow_blue cow_red parrot
        """)


def test_a_caught_player_who_was_right_may_discard_cards_just_drawn() -> None:
    """GF-R11, GF-9.1"""
    t = farm("""
        P1 hand: | pile: snake pig_red
        P2 hand: hen_blue | pile: hen_green lion
        P3 hand: sheep_blue | pile: pig_blue mouse
        deck: cow_red hen_red sheep_red frog
        call: pig red
        phase: challenge
    """)

    point(t, P1="P2", P3="P1").says(P3, "done")
    assert t.options(P1) == ["done", "card cow_red", "card sheep_red", "card hen_red"]
    t.says(P1, "card cow_red", "card hen_red")

    assert t.shows("P1 hand: sheep_red\nwinners: ")


@pytest.mark.parametrize("seed", range(8))
def test_a_lot_changes_no_other_luck(seed: int) -> None:
    """GF-R11"""
    calls = []
    for eager in (False, True):
        t = farm("""
            P1 hand: chameleon cow_red cow_blue cow_green
            P2 hand: chameleon hen_red hen_blue hen_green
            call: pig cow
            phase: race
        """)
        t.table.roll_anew(seed)
        if eager:  # a Chameleon without a token draws nothing: there is a lot and no more
            t.says(P1, "play chameleon").says(P2, "play chameleon")
        pass_all(t)
        t.says(P1, "card cow_red", "card cow_blue", "done")
        t.says(P2, "card hen_red", "card hen_blue", "done")
        point(t)
        t.says(P1, "draw 0").says(P2, "draw 0")
        calls.append(t.line("call"))

    assert calls[0] == calls[1]


@pytest.mark.parametrize("seed", range(8))
def test_a_reshuffle_changes_no_other_luck(seed: int) -> None:
    """GF-R11"""
    calls = []
    for deck in ("lion frog parrot", ""):
        t = farm(f"""
            P1 hand: cow_red cow_blue
            P2 hand: hen_red hen_blue
            deck: {deck}
            discard: sheep_red sheep_blue sheep_green
            call: pig red
            phase: draw
        """)
        t.table.roll_anew(seed)
        t.says(P1, "draw 1").says(P2, "draw 0")
        calls.append(t.line("call"))

    assert calls[0] == calls[1]


REWARD = """
    P1 hand: {} | pile: pig_red mouse
    P2 hand: hen_blue | pile: snake hen_green
    P3 hand: sheep_blue | pile: pig_blue mouse
    deck: 20
    call: pig red
    phase: challenge
"""


def test_up_to_two_cards_may_be_discarded() -> None:
    """GF-R12"""
    for answer, left in (
        (["done"], "cow_blue cow_red frog"),
        (["card cow_red", "done"], "cow_blue frog"),
        (["card cow_red", "card cow_blue"], "frog"),
    ):
        t = point(farm(REWARD.format("cow_blue cow_red frog"), reward_discard="up_to_2"), P1="P2")
        assert t.options(P1) == ["done", "card cow_red", "card cow_blue"]
        t.says(P1, *answer)
        assert t.shows(f"P1 hand: {left}")


def test_with_exactly_two_or_none_a_first_card_binds_to_a_second() -> None:
    """GF-R12"""
    drawing = REWARD.format("cow_blue cow_red cow_red frog")
    t = point(farm(drawing, reward_discard="exactly_2_or_none"), P1="P2")

    assert t.options(P1) == ["done", "card cow_red", "card cow_blue"]
    t.says(P1, "card cow_red")
    assert t.options(P1) == ["card cow_red", "card cow_blue"]
    assert t.refuses(P1, "done").rule == "GF-8.9"
    t.says(P1, "card cow_red")

    assert t.shows("P1 hand: cow_blue frog")


def test_with_exactly_two_or_none_all_may_be_kept() -> None:
    """GF-R12"""
    drawing = REWARD.format("cow_blue cow_red frog")
    t = point(farm(drawing, reward_discard="exactly_2_or_none"), P1="P2").says(P1, "done")

    assert t.shows("P1 hand: cow_blue cow_red frog\nturn: 2")


@pytest.mark.parametrize("hand", ["cow_red frog lion", "frog lion"])
def test_with_exactly_two_or_none_one_normal_card_is_none(hand: str) -> None:
    """GF-R12, GF-R26"""
    t = point(farm(REWARD.format(hand), reward_discard="exactly_2_or_none"), P1="P2")

    assert (t.frame, t.options(P1)) == ("Reward", ["done"])


def test_a_caught_player_pays_at_most_the_snakes_beyond_the_old_hand() -> None:
    """GF-R13"""
    t = farm(f"""
        P1 hand: {FULL} | pile: snake snake
        P2 hand: hen_blue | pile: pig_red mouse
        deck: 20
        call: pig red
        phase: challenge
    """)

    settle(point(t, P2="P1"))

    assert t.shows("P1 cards: 15\ndeck size: 18")


def test_a_lost_draw_is_no_debt() -> None:
    """GF-R13"""
    t = farm(f"""
        P1 hand: {FULL} | pile: snake snake
        P2 hand: hen_blue hen_red hen_green | pile: pig_red mouse
        deck: 20
        call: pig red
        phase: challenge
    """)
    settle(point(t, P2="P1"))

    t.says(P2, "draw 0")
    pass_all(t)
    t.says(P1, "card horse_blue", "card horse_green", "card horse_yellow", "done")
    t.says(P2, "card hen_blue", "card hen_red", "done")
    point(t)

    assert t.shows("P1 cards: 12\ndeck size: 18")


def test_a_full_hand_challenges_for_nothing() -> None:
    """GF-R13, GF-8.12"""
    t = watched(
        farm(f"""
        P1 hand: {FULL} | pile: pig_red snake
        P2 hand: hen_blue | pile: pig_blue mouse
        P3 hand: sheep_blue | pile: pig_red mouse
        deck: 20
        call: pig red
        phase: challenge
    """)
    )

    settle(point(t, P1="P2", P3="P1"))

    assert "caught P1 2" in told(t, PUBLIC) and "failed P1 0" in told(t, PUBLIC)
    assert t.shows("P1 cards: 15\ndeck size: 18")


def test_the_smallest_legal_deck_leaves_a_card_for_the_caught() -> None:
    """GF-R14, GF-1.7"""
    hand = " ".join(f"pig_{colour} pig_{colour} cow_{colour} cow_{colour}"
                    for colour in ("red", "blue", "yellow"))  # fmt: skip
    t = farm(f"""
        P1 hand: | pile: sheep_red sheep_blue sheep_yellow sheep_green snake
        P1 played: chameleon frog parrot lion
        P2 hand: {hand} pig_green pig_green mouse | pile: cow_green cow_green sheep_red sheep_blue sheep_yellow
        call: pig red
        phase: challenge
    """, deck="custom", custom_deck="3x4x2+1")  # fmt: skip  # noqa: E501
    assert t.shows("P2 cards: 15\ndeck: sheep_green\ndiscard: ")

    settle(point(t, P2="P1"))

    assert t.shows("P1 hand: sheep_green\nwinners: ")


def test_reshuffled_discards_are_hidden_again() -> None:
    """GF-R14, GF-I18"""
    t = farm("""
        P1 hand: cow_blue cow_red
        P2 hand: hen_blue hen_red
        P1 discard: sheep_red
        discard: lion frog
        deck:
        phase: draw
    """, empty_deck="reshuffle")  # fmt: skip

    assert faces(t, "discard")[P1] == "sheep_red frog lion"
    t.says(P1, "draw 1").says(P2, "draw 0")

    assert faces(t, "deck") == dict.fromkeys([P1, P2, PUBLIC], "? ?")
    assert faces(t, "discard") == dict.fromkeys([P1, P2, PUBLIC], "")


def test_with_no_draw_the_discards_never_come_back() -> None:
    """GF-R14"""
    t = watched(farm("""
        P1 hand: cow_blue | pile: hen_green hen_blue snake
        P2 hand: sheep_blue | pile: pig_red mouse
        P3 hand: hen_blue | pile: pig_blue mouse
        deck: lion
        discard: cow_red cow_yellow
        call: pig red
        phase: challenge
    """, empty_deck="no_draw"))  # fmt: skip

    settle(point(t, P2="P1", P3="P2"))

    assert t.shows("P1 hand: cow_blue lion\nP3 hand: hen_blue\ndeck: ")
    assert "caught P1 1" in told(t, PUBLIC) and "failed P3 0" in told(t, PUBLIC)
    assert t.frame == "Race"  # Phase 1 asks nobody


@pytest.mark.parametrize("phase1_draw", ["batch", "one_by_one"])
def test_with_no_draw_nobody_is_asked_to_draw_from_an_empty_deck(phase1_draw: str) -> None:
    """GF-R14, GF-4.4"""
    drawing = """
        P1 hand: cow_blue cow_red cow_red
        P2 hand: hen_blue hen_red hen_red
        deck: {}
        discard: sheep_red sheep_blue
        phase: draw
    """

    assert farm(drawing.format(""), empty_deck="no_draw", phase1_draw=phase1_draw).frame == "Race"
    some = farm(drawing.format("lion"), empty_deck="no_draw", phase1_draw=phase1_draw)
    assert some.options(P1) in (["draw 0", "draw 1"], ["stop", "more"])


def test_with_no_draw_a_short_hand_stays_short() -> None:
    """GF-R14, GF-7.7"""
    drawing = SHORT.replace("deck: lion frog parrot", "deck:\ndiscard: lion frog")

    assert placed(farm(drawing, empty_deck="no_draw")).shows("P1 pile: hen_green\ndeck size: 0")
    assert len(placed(farm(drawing)).line("P1 pile").split()) == 2
