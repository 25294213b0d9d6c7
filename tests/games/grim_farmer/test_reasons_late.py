"""Why not? Placing, challenges, rewards; and what no reason may tell."""

from games.grim_farmer.board import GAME, things, why
from games.grim_farmer.farm import farm
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, P4, Scene

THREE = "P1 hand: pig_red cow_red hen_red\nP2 hand: pig_blue cow_blue hen_blue\n"


# Placing


def test_every_card_may_be_placed_eligible_or_not() -> None:
    """GF-7.2, GF-7.5, GF-R9"""
    hand = ["pig_red", "hen_blue", "snake", "mouse", "chameleon", "frog", "parrot", "lion"]
    t = farm(f"P1 hand: {' '.join(hand)}\nP2 hand: cow_red cow_red cow_red\ncall: pig green")

    assert [why(t, P1, f"hand {card}") for card in hand] == [""] * len(hand)
    assert [why(t, P1, f"card {card}") for card in hand] == [""] * len(hand)


def test_a_pile_has_at_least_two_cards() -> None:
    """GF-7.1, GF-7.6"""
    t = farm(THREE + "call: pig green")
    view = t.table.view

    assert why(t, P1, "pass") == "GF-7.6 must-place"
    assert why(t, P1, "done") == "GF-7.1 two-at-least"
    t.says(P1, "card pig_red")
    target = GAME.targets(view(P1), 1)[0]
    assert GAME.reasons(view(P1), target)[0].args == {"count": 1}
    t.says(P1, "card hen_red")
    assert why(t, P1, "done") == ""


def test_a_card_is_placed_as_often_as_it_is_held() -> None:
    """GF-7.1"""
    t = farm("P1 hand: pig_red pig_red hen_red\nP2 hand: pig_blue cow_blue hen_blue\ncall: pig red")

    t.says(P1, "card pig_red")
    assert why(t, P1, "hand pig_red") == ""
    t.says(P1, "card pig_red")

    assert why(t, P1, "hand pig_red") == "GF-7.1 no-more-to-place"
    assert why(t, P1, "hand hen_red") == ""
    assert why(t, P1, "hand cow_red") == "GF-2.3 not-held"


def test_while_placing_the_race_is_over_and_the_call_stands() -> None:
    """GF-6.5, GF-7.4, GF-8.1"""
    t = farm("P1 hand: frog pig_red cow_red\nP2 hand: cow_blue hen_blue lion\ncall: pig red")

    assert why(t, P1, "play frog") == "GF-6.5 race-over"
    assert why(t, P1, "colour red") == "GF-7.4 call-stands"
    assert why(t, P1, "P2") == "GF-8.1 challenge-later"
    assert why(t, P1, "draw 1") == "GF-4.1 draw-over"


def test_who_has_nothing_to_choose_is_told_why() -> None:
    """GF-R26, GF-7.8"""
    drawing = "P2 hand: pig_blue cow_blue hen_blue\ncall: pig red\nP1 hand: {}"

    assert why(farm(drawing.format("pig_red snake")), P1, "hand pig_red") == "GF-R26 both-placed"
    assert why(farm(drawing.format("")), P1, "done") == "GF-7.8 nothing-to-place"


def test_a_single_card_has_three_fates() -> None:
    """GF-R10, GF-7.7"""
    drawing = "P2 hand: pig_blue cow_blue hen_blue\ncall: pig red\nP1 hand: pig_red\n"

    placed = farm(drawing, short_hand="place_one")
    kept = farm(drawing, short_hand="sit_out")
    alone = farm(drawing + "deck:")

    assert why(placed, P1, "hand pig_red") == "GF-R10 one-card-placed"
    assert why(kept, P1, "hand pig_red") == "GF-R10 sits-out"
    assert why(alone, P1, "hand pig_red") == "GF-7.7 nothing-drawn"


# Challenges


def test_challenges_go_to_others_with_a_pile() -> None:
    """GF-8.2"""
    t = farm("""
        P1 hand: pig_red | pile: cow_red cow_blue
        P2 hand: frog | pile: snake snake
        P3 played: lion
        call: pig red
        phase: challenge
    """)

    assert why(t, P1, "P2") == why(t, P1, "P2 pile") == why(t, P1, "challenge P2") == ""
    assert why(t, P1, "P1") == why(t, P1, "P1 pile") == "GF-8.2 not-yourself"
    assert why(t, P1, "P3") == why(t, P1, "challenge P3") == "GF-8.2 no-pile"
    assert why(t, P3, "P1") == ""


def test_while_pointing_nothing_else_is_done() -> None:
    """GF-7.9, GF-8.1, GF-6.5"""
    t = farm("""
        P1 hand: pig_red frog | pile: cow_red cow_blue
        P2 hand: frog | pile: snake snake
        call: pig red
        phase: challenge
    """)

    assert why(t, P1, "hand pig_red") == "GF-7.9 placing-over"
    assert why(t, P1, "play frog") == "GF-6.5 race-over"
    assert why(t, P1, "pass") == "GF-8.1 choose-nobody"
    assert why(t, P1, "done") == "GF-3.1 nothing-to-finish"
    assert why(t, P1, "animal pig") == "GF-7.4 call-stands"


def test_without_a_pile_to_point_at_nobody_is_asked() -> None:
    """GF-R18"""
    t = farm("""
        P1 hand: pig_red | pile: cow_red cow_blue
        P2 played: lion frog
        call: pig red
        phase: challenge
    """)

    assert why(t, P1, "P2") == "GF-R18 nobody-to-challenge"
    assert why(t, P2, "P1") == ""


# Rewards


def rewarded(hand: str, **options: str) -> Scene:
    """P1 has caught P2; P3 has challenged P1 in vain; P4 nobody."""
    t = farm(
        f"""
        P1 hand: {hand} | pile: cow_red hen_red
        P2 hand: sheep_red | pile: snake hen_green
        P3 hand: pig_blue | pile: pig_red pig_green
        P4 hand: hen_blue
        call: pig red
        phase: challenge
        """,
        **options,
    )
    t.says(P1, "challenge P2").says(P2, "nobody").says(P3, "challenge P1").says(P4, "nobody")
    assert t.frame == "Reward"
    return t


def test_only_normal_cards_are_a_reward() -> None:
    """GF-8.9, GF-C.snake, GF-C.mouse"""
    t = rewarded("cow_blue cow_blue snake mouse lion")

    assert why(t, P1, "hand cow_blue") == why(t, P1, "done") == ""
    assert why(t, P1, "hand lion") == "GF-8.9 special-stays"
    assert why(t, P1, "hand snake") == "GF-C.snake snake-stays"
    assert why(t, P1, "hand mouse") == "GF-C.mouse mouse-stays"
    assert why(t, P1, "play lion") == "GF-6.5 race-over"


def test_a_reward_is_two_cards_at_most_and_each_as_often_as_held() -> None:
    """GF-8.9"""
    t = rewarded("cow_blue hen_blue sheep_blue lion")
    both = farm("""
        P1 hand: cow_blue hen_blue sheep_blue lion | pile: cow_red hen_red
        P2 hand: hen_blue pig_blue | pile: snake hen_green
        P3 hand: sheep_blue | pile: pig_red pig_green
        call: pig red
        phase: challenge
    """)
    both.says(P1, "challenge P2").says(P3, "challenge P2").says(P2, "nobody")

    t.says(P1, "card cow_blue")
    both.says(P1, "card cow_blue", "card hen_blue")

    assert why(t, P1, "hand cow_blue") == "GF-8.9 no-more-to-discard"
    assert why(both, P1, "hand sheep_blue") == "GF-8.9 two-at-most"
    assert why(both, P1, "hand cow_blue") == "GF-R11 chosen"
    assert why(both, P1, "hand lion") == "GF-8.9 special-stays"


def test_two_or_none_means_it() -> None:
    """GF-R12"""
    t = rewarded("cow_blue hen_blue lion", reward_discard="exactly_2_or_none")
    poor = rewarded("cow_blue lion", reward_discard="exactly_2_or_none")

    assert why(poor, P1, "hand cow_blue") == why(poor, P1, "card") == "GF-R12 two-or-none"
    t.says(P1, "card cow_blue")
    assert why(t, P1, "done") == "GF-R12 second-too"
    assert why(t, P1, "hand hen_blue") == ""


def test_without_a_normal_card_there_is_nothing_to_discard() -> None:
    """GF-8.9"""
    t = rewarded("lion snake")

    assert why(t, P1, "card") == "GF-8.9 nothing-to-discard"
    assert why(t, P1, "pass") == "GF-8.9 say-done"
    assert why(t, P1, "P3") == why(t, P1, "nobody") == "GF-8.12 challenges-made"


def test_who_gets_no_reward_is_told_why() -> None:
    """GF-8.9, GF-8.10"""
    t = rewarded("cow_blue lion")
    empty = farm("""
        P1 pile: cow_red hen_red
        P2 hand: sheep_red | pile: snake hen_green
        P3 hand: hen_blue | pile: pig_red pig_green
        call: pig red
        phase: challenge
    """)
    empty.says(P1, "challenge P2").says(P2, "nobody").says(P3, "challenge P2")

    assert why(t, P2, "hand sheep_red") == "GF-8.9 no-challenge"
    assert why(t, P3, "hand pig_blue") == "GF-8.10 challenge-failed"
    assert why(empty, P1, "done") == "GF-8.9 hand-empty"


def test_discards_are_never_chosen() -> None:
    """GF-8.13, GF-R14"""
    t = farm(THREE + "call: pig red\ndiscard: snake\nP1 discard: mouse")

    assert why(t, P1, "discard snake") == "GF-8.13 discards-closed"
    assert why(t, P1, "discard mouse") == "GF-8.13 discards-closed"
    assert why(t, P2, "discard mouse") == "GF-1.5 not-there"
    t = farm(THREE + "call: pig red\ndiscard: snake", empty_deck="no_draw")
    assert why(t, P1, "the discard") == "GF-R14 discards-gone"


# Secrets


def test_nobody_else_is_told_whether_a_pile_is_honest() -> None:
    """GF-I13, GF-7.2"""
    drawing = "P1 hand: pig_red pig_blue snake frog\n" + THREE.splitlines()[1] + "\ncall: pig red"
    honest, bluff = farm(drawing), farm(drawing)

    honest.says(P1, "card pig_red", "card pig_blue", "done")
    bluff.says(P1, "card snake", "card frog", "done")

    for seat in (P2, PUBLIC):
        for thing in things(honest.table.view(seat)):
            one, other = (GAME.reasons(t.table.view(seat), thing) for t in (honest, bluff))
            assert one == other
    for t in (honest, bluff):
        t.says(P2, "card pig_blue", "card cow_blue", "done")
    for thing in things(honest.table.view(P2)):
        one, other = (GAME.reasons(t.table.view(P2), thing) for t in (honest, bluff))
        assert one == other


def test_the_owner_of_a_bluff_is_told_nothing_either() -> None:
    """GF-7.2"""
    t = farm(THREE + "call: horse yellow")

    t.says(P1, "card pig_red", "card cow_red")

    assert why(t, P1, "done") == why(t, P1, "hand hen_red") == ""
