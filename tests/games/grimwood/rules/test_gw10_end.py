import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import LAST_ROUND
from grimtable.testing.scene import P1, P2, P3, P4, Scene, scene


def final(rows: str, *, tie_break: str = "shared") -> Scene:
    """The table after P1 has ended the last turn of all."""
    t = scene(f"{rows}\ndeck:\nleft: 0", tie_break=tie_break)
    return t.says(P1, "end")


def test_the_end_is_announced_with_the_last_card_and_the_turn_goes_on() -> None:
    """GW-10.1"""
    t = scene("""
        P1 hand: rune mage
        P2 hand: owl owl crow
        P3 hand: path path
        deck: swamp
    """)
    t.table.events = []
    assert t.line("left") == "-1"

    t.says(P1, "rune", "draw")

    assert t.shows("deck:\nleft: 2\nextras: 2\ncloses: 0\nturn: P1")
    assert (LAST_ROUND, P1, 2) in facts(t, 7)
    assert t.options() == ["steal P2", "steal P3", "lay mage", "end"]
    t.says(P1, "steal P3").answers(P3, "allow").says(P1, "steal P2")
    t.luck("owl").answers(P2, "allow")
    assert t.options() == ["lay mage", "end"]


def test_a_deck_that_keeps_a_card_announces_nothing() -> None:
    """GW-10.1"""
    t = scene("P1 hand: owl\ndeck: swamp path")

    t.says(P1, "draw")

    assert t.shows("deck: path\nleft: -1")


@pytest.mark.parametrize(
    ("card", "answers", "deck"),
    [
        ("mage", [], "owl path"),
        ("mage", [], "owl"),
        ("ghouls", ["draw"], "owl"),
        ("dwarf", ["discard"], "owl"),
        ("dwarf", ["deck"], "owl"),
        ("the_eternals", ["draw"], "owl"),
    ],
)
def test_a_power_that_takes_the_last_card_announces_the_end(
    card: str, answers: list[str], deck: str
) -> None:
    """GW-10.1, GW-R21"""
    t = scene(f"""
        P1 hand: {card}
        P2 hand:
        P3 hand: amulet
        discard: rune
        deck: {deck}
    """)

    t.plays(P1, card)
    t.says(P1, *answers)

    assert t.shows("left: 2\ndeck:\nturn: P1\nplays: 0")


@pytest.mark.parametrize(
    ("kept", "hand", "pile"), [("discard", "rune", "owl path"), ("deck", "owl", "rune path")]
)
def test_the_dwarf_ends_the_deck_even_if_he_throws_its_last_card_away(
    kept: str, hand: str, pile: str
) -> None:
    """GW-10.1, GW-X18"""
    t = scene("P1 hand:\nP2 hand: dwarf\ndiscard: rune path\ndeck: owl\nturn: P2")

    t.plays(P2, "dwarf").on(kept)

    assert t.shows(f"P2 hand: {hand}\ndiscard: {pile}\ndeck:\naside:\nleft: 1")


def test_every_other_player_has_exactly_one_last_turn_clockwise() -> None:
    """GW-10.2, GW-10.4, GW-10.5"""
    t = scene("""
        P1 hand: crow
        P2 hand: owl
        P3 hand: path
        P4 hand: rune
        deck: swamp
        turn: P3
    """)

    t.says(P3, "draw", "end")
    order = []
    while t.asked >= 0:
        order.append(t.asked)
        assert t.table.outcome() is None
        t.says(t.asked, "end")

    assert order == [P4, P1, P2]
    assert t.table.outcome() is not None


def test_in_a_last_turn_everything_is_allowed_but_a_draw() -> None:
    """GW-10.2, GW-3.7"""
    t = scene("""
        P1 hand: hydra owl owl owl rune
        P2 hand: crow crow
        deck:
        left: 0
    """)

    assert t.options() == [
        "steal P2",
        "rune",
        "set owl owl owl",
        "play hydra",
        "lay hydra",
        "end",
    ]


def test_a_last_turn_lost_to_the_werewolf_is_lost() -> None:
    """GW-10.3, GW-R22"""
    t = scene("""
        P1 hand: owl
        P2 hand: werewolf
        P3 hand: crow
        P4 hand: path
        deck: swamp
    """)

    t.says(P1, "draw", "end")
    t.plays(P2, "werewolf").on(P3)
    t.says(P2, "end")

    assert (t.asked, t.line("left"), t.line("P3 skips")) == (P4, "0", "0")
    t.says(P4, "end")
    assert t.asked == -1


def test_a_skipped_last_player_ends_the_game() -> None:
    """GW-10.3, GW-10.5"""
    t = scene("""
        P1 hand: owl
        P2 hand: werewolf
        P3 hand: crow | row: mage
        deck: swamp
    """)

    t.says(P1, "draw", "end")
    t.plays(P2, "werewolf").on(P3)
    t.says(P2, "end")

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.scores == [0, 1, 1]
    assert outcome.winners == [P2, P3]


def test_a_token_on_a_player_whose_turns_are_over_does_nothing() -> None:
    """GW-10.4, GW-R22"""
    t = scene("""
        P1 hand: owl
        P2 hand: path
        P3 hand: werewolf
        deck:
        turn: P3
        left: 0
    """)

    t.plays(P3, "werewolf")
    assert t.options() == ["seat P1", "seat P2", "decline"]
    t.says(P3, "seat P1", "end")

    assert (t.asked, t.line("P1 skips")) == (-1, "1")


def test_the_combos_are_scored_after_the_last_turn() -> None:
    """GW-10.5, GW-2.2, GW-6.5"""
    t = scene("""
        P1 hand: owl owl owl mage | row: elf hydra / swamp path clearing
        P2 hand: crow | row: crow crow crow
        deck:
        left: 0
    """)
    assert t.table.outcome() is None

    t.says(P1, "end")

    outcome = t.table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("deck_empty", [7, 10])
    assert (outcome.winners, outcome.rewards) == ([P2], [0.0, 1.0])
    assert t.refuses(P1, "end").code == "game_over"


def test_equal_top_scores_share_the_win() -> None:
    """GW-10.6, GW-R23"""
    t = final("""
        P1 row: owl owl owl / crow crow crow / mage
        P2 row: crow crow crow / owl owl owl / elf
        P3 row: owl owl owl / hydra / demon / swamp swamp swamp
    """)

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.scores == [21, 21, 15]
    assert outcome.winners == [P1, P2]
    assert outcome.rewards == [0.5, 0.5, 0.0]


TIED = """
    P1 hand: rune rune | row: owl owl owl / swamp path clearing / swamp path clearing
    P2 hand: rune | row: owl owl owl / crow crow crow
    P3 hand: amulet crow | row: crow crow crow / swamp path clearing / swamp path clearing
    P4 row: mage / elf / hydra / demon
"""


@pytest.mark.parametrize(
    ("tie_break", "winners"),
    [
        ("shared", [P1, P2, P3]),
        ("fewest_hand_cards", [P2]),
        ("most_combos", [P1, P3]),
    ],
)
def test_ties_are_broken_among_the_tied_only(tie_break: str, winners: list[int]) -> None:
    """GW-10.6, GW-R23"""
    t = final(TIED, tie_break=tie_break)

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.scores == [20, 20, 20, 4]
    assert outcome.winners == winners
    share = 1 / len(winners)
    assert outcome.rewards == [share if seat in winners else 0.0 for seat in range(4)]


@pytest.mark.parametrize("tie_break", ["fewest_hand_cards", "most_combos"])
def test_who_is_still_tied_shares_the_win(tie_break: str) -> None:
    """GW-10.6, GW-R23"""
    t = final(
        """
        P1 hand: path crow | row: owl owl owl / mage
        P2 hand: swamp owl | row: crow crow crow / elf
        """,
        tie_break=tie_break,
    )

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.winners == [P1, P2]


@pytest.mark.parametrize("tie_break", ["fewest_hand_cards", "most_combos"])
def test_a_tie_break_never_beats_points(tie_break: str) -> None:
    """GW-2.1, GW-R23"""
    t = final(
        """
        P1 hand: path crow | row: owl owl owl
        P2 hand: | row: elf / mage / hydra
        """,
        tie_break=tie_break,
    )

    outcome = t.table.outcome()
    assert outcome is not None
    assert outcome.winners == [P1]


@pytest.mark.parametrize(
    ("final_turns", "starter", "order"),
    [
        ("all_others", 0, [P3, P4, P1]),
        ("all_others", 2, [P3, P4, P1]),
        ("finish_round", 0, [P3, P4]),
        ("finish_round", 1, [P3, P4, P1]),
        ("finish_round", 2, []),
        ("finish_round", 3, [P3]),
    ],
)
def test_who_has_a_last_turn(final_turns: str, starter: int, order: list[int]) -> None:
    """GW-10.2, GW-R21"""
    t = scene(
        f"""
        P1 hand: owl
        P2 hand: crow
        P3 hand: path
        P4 hand: rune
        deck: swamp
        turn: P2
        starter: {starter}
        """,
        final_turns=final_turns,
    )

    t.says(P2, "draw", "end")
    asked = []
    while t.asked >= 0:
        asked.append(t.asked)
        t.says(t.asked, "end")

    assert asked == order


def test_a_lost_turn_counts_when_the_round_is_finished() -> None:
    """GW-10.3, GW-R21, GW-R22"""
    t = scene(
        """
        P1 hand: owl
        P2 hand: crow
        P3 hand: path | skips: 1
        P4 hand: rune
        deck: swamp
        turn: P2
        """,
        final_turns="finish_round",
    )

    t.says(P2, "draw", "end")

    assert (t.asked, t.line("left")) == (P4, "0")
    t.says(P4, "end")
    assert t.asked == -1
