import pytest

from grimtable.kernel.errors import IllegalMove
from grimtable.testing.scene import P1, P2, P3, P4, scene


def test_werewolf_makes_another_player_miss_the_next_turn() -> None:
    """GW-C.werewolf"""
    t = scene("""
        P1 hand: werewolf
        P2 hand: owl
        P3 hand:
        deck: crow path swamp clearing
    """)

    t.plays(P1, "werewolf")
    assert (t.frame, t.asked) == ("Werewolf", P1)
    assert t.options() == ["seat P2", "seat P3", "decline"]
    t.says(P1, "seat P2")
    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: | row: werewolf | skips: 0
        P2 skips: 1
        P3 skips: 0
        plays: 0
        closes: 1
    """)
    t.says(P1, "draw", "end")

    assert (t.frame, t.asked) == ("MainAction", P3)
    assert t.shows("""
        P2 hand: owl | skips: 0
        turn: P3
        plays: 1
        closes: 1
        extras: 0
    """)
    t.says(P3, "draw", "end").says(P1, "draw", "end")
    assert t.asked == P2


def test_every_other_player_can_be_chosen_clockwise_even_without_cards() -> None:
    """GW-C.werewolf, GW-8.3"""
    t = scene("""
        P1 hand:
        P2 hand: werewolf
        P3 hand: | skips: 2
        P4 hand: owl
        turn: P2
    """)

    t.plays(P2, "werewolf")

    assert (t.asked, t.options()) == (P2, ["seat P3", "seat P4", "seat P1", "decline"])
    assert isinstance(t.refuses(P2, "seat P2"), IllegalMove)
    assert t.refuses(P2, "end").rule == "GW-C.werewolf"


def test_werewolf_may_be_declined() -> None:
    """GW-8.5"""
    t = scene("P1 hand: werewolf\nP2 hand: owl")

    t.plays(P1, "werewolf").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: werewolf | skips: 0\nP2 skips: 0\nplays: 0")


def test_tokens_stack_and_one_is_used_per_turn() -> None:
    """GW-R22, GW-C.werewolf"""
    t = scene("""
        P1 hand: werewolf elf
        P2 hand:
        P3 hand:
        deck: owl crow path swamp clearing rune
        extras: 1
    """)

    t.plays(P1, "werewolf").on(P2).plays(P1, "elf").on("werewolf").says(P1, "seat P2")
    assert t.line("P2 skips") == "2"
    t.says(P1, "draw", "end")
    assert (t.asked, t.line("P2 skips")) == (P3, "1")
    t.says(P3, "draw", "end").says(P1, "draw", "end")
    assert (t.asked, t.line("P2 skips")) == (P3, "0")
    t.says(P3, "draw", "end").says(P1, "draw", "end")

    assert t.asked == P2


def test_with_two_players_the_same_player_plays_again() -> None:
    """GW-R22"""
    t = scene("""
        P1 hand: werewolf
        P2 hand:
        deck: owl crow path
    """)

    t.plays(P1, "werewolf").on(P2).says(P1, "draw", "end")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("turn: P1\nplays: 1\ncloses: 1\nP2 skips: 0")


def test_two_neighbours_can_both_be_left_out() -> None:
    """GW-C.werewolf"""
    t = scene("""
        P1 hand: owl
        P2 hand: | skips: 1
        P3 hand: | skips: 1
        P4 hand:
        deck: owl crow path
    """)

    t.says(P1, "draw", "end")

    assert t.asked == P4
    assert t.shows("P2 skips: 0\nP3 skips: 0\nturn: P4")


def test_nymph_forces_werewolf_on_somebody() -> None:
    """GW-8.13, GW-R48"""
    three = scene("P1 hand: nymph\nP2 row: werewolf\nP3 hand:")
    two = scene("P1 hand: nymph\nP2 row: werewolf")

    three.plays(P1, "nymph").on("werewolf").says(P1, "new")
    two.plays(P1, "nymph").on("werewolf").says(P1, "new")

    assert (three.frame, three.options()) == ("Werewolf", ["seat P2", "seat P3"])
    assert two.frame == "MainAction"
    assert two.shows("P1 row: nymph / werewolf\nP2 row: | skips: 1")


def test_bride_takes_werewolf_back_and_plays_him_a_second_time_but_not_a_third() -> None:
    """GW-8.8, GW-C.werewolf"""
    t = scene("""
        P1 hand: werewolf bride elf
        P2 hand: owl
        extras: 2
    """)

    t.plays(P1, "werewolf").on(P2).plays(P1, "bride").on("werewolf")
    assert t.options() == ["keep", "play werewolf"]
    t.says(P1, "play werewolf", "new", "seat P2")
    assert t.shows("P1 row: bride / werewolf\nP2 skips: 2")
    t.plays(P1, "elf")
    assert t.options() == ["card bride", "decline"]
    t.says(P1, "card bride", "card werewolf")

    assert (t.frame, t.options()) == ("Immediate", ["keep", "lay werewolf"])


def test_a_skipped_last_turn_is_lost() -> None:
    """GW-X19, GW-10.3, GW-R22"""
    t = scene("""
        P1 hand: owl
        P2 hand: werewolf
        P3 hand: elf
        P4 hand:
        deck: crow
    """)

    t.says(P1, "draw", "end")
    assert (t.asked, t.line("left")) == (P2, "2")
    t.plays(P2, "werewolf").on(P3).says(P2, "end")
    assert (t.asked, t.line("left")) == (P4, "0")
    t.says(P4, "end")

    outcome = t.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([P2], [0, 1, 0, 0])


def test_a_player_without_further_turns_may_be_chosen_in_vain() -> None:
    """GW-X19, GW-R22"""
    t = scene("""
        P1 hand:
        P2 hand:
        P3 hand: werewolf
        deck:
        left: 0
        turn: P3
    """)

    t.plays(P3, "werewolf").on(P1)
    assert (t.frame, t.line("P1 skips")) == ("MainAction", "1")
    t.says(P3, "end")

    assert t.asked == -1 and t.table.outcome() is not None


@pytest.mark.parametrize(
    ("final", "asked"),
    [("all_others", P1), ("finish_round", -1)],
)
def test_a_skipped_seat_can_be_the_last_of_a_finished_round(final: str, asked: int) -> None:
    """GW-R21, GW-10.3"""
    t = scene(
        """
        P1 hand:
        P2 hand: werewolf
        P3 hand:
        deck: owl
        turn: P2
        starter: 0
        """,
        final_turns=final,
    )

    t.plays(P2, "werewolf").on(P3).says(P2, "draw", "end")

    assert t.asked == asked


def test_a_skipped_turn_has_no_hand_limit_and_counts_as_a_turn_without_a_draw() -> None:
    """GW-R20, GW-R39"""
    t = scene(
        """
        P1 hand: werewolf crow
        P2 hand: owl owl owl crow crow path path amulet
        P3 hand: rune rune
        idle: 1
        """,
        stall_rounds="1",
    )

    t.plays(P1, "werewolf").on(P2).says(P1, "steal P3").answers(P3, "allow")
    t.says(P1, "end")

    assert (t.frame, t.asked, t.line("idle")) == ("MainAction", P3, "3")
    assert len(t.line("P2 hand").split()) == 8
    assert t.offers("draw") and not t.offers("steal P2")


def test_no_amulet_helps_and_everybody_sees_the_token() -> None:
    """GW-7.8, GW-C.werewolf"""
    t = scene("""
        P1 hand: werewolf
        P2 hand: amulet
        P3 hand:
    """)

    t.plays(P1, "werewolf").on(P2)

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("P2 hand: amulet\ndiscard:")
    for audience in (P1, P2, P3, 7):
        assert t.table.view(audience).public.skips == (0, 1, 0)


def test_werewolf_is_always_offered_but_costs_the_play_action() -> None:
    """GW-8.12"""
    free = scene("P1 hand: werewolf\nP2 hand:\ndeck:")
    spent = scene("P1 hand: werewolf\nP2 hand: owl\nplays: 0")

    assert free.offers("play werewolf")
    assert not spent.offers("play werewolf") and spent.offers("lay werewolf")
