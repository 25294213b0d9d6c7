import pytest

from grimtable.kernel.errors import IllegalMove, NotYourDecision
from grimtable.testing.scene import P1, P2, P3, scene


def test_an_amulet_against_a_closing_steal_ends_the_thiefs_turn() -> None:
    """GW-X5, GW-7.4, GW-C.amulet"""
    t = scene("""
        P1 hand: mage owl
        P2 hand: amulet crow crow
        discard: rune
    """)

    t.says(P1, "steal P2")
    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow", "block"])
    t.answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P2)
    assert t.shows("""
        P1 hand: mage owl | row:
        P2 hand: crow crow
        discard: amulet rune
        turn: P2
        plays: 1
        closes: 1
    """)


def test_a_thief_cut_short_still_discards_down_to_seven() -> None:
    """GW-7.4, GW-R15"""
    t = scene("""
        P1 hand: owl owl owl crow crow path path swamp swamp
        P2 hand: amulet crow
    """)

    t.says(P1, "steal P2").answers(P2, "block")
    assert (t.frame, t.asked) == ("DiscardToLimit", P1)
    assert isinstance(t.refuses(P1, "set owl owl owl"), IllegalMove)
    t.says(P1, "card owl", "card swamp")

    assert t.asked == P2
    assert t.shows("""
        P1 hand: owl owl crow crow path path swamp
        discard: swamp owl amulet
    """)


def test_an_amulet_against_a_rune_steal_takes_all_extra_actions() -> None:
    """GW-X6, GW-7.4"""
    t = scene("""
        P1 hand: rune mage
        P2 hand: crow crow
        P3 hand: amulet owl
    """)

    t.says(P1, "rune", "steal P2").answers(P2, "allow")
    assert t.shows("plays: 0\ncloses: 0\nextras: 2\nP2 hand: crow")
    t.says(P1, "steal P3").answers(P3, "block")

    assert (t.frame, t.asked) == ("MainAction", P2)
    assert t.shows("""
        P1 hand: mage crow
        P3 hand: owl
        discard: amulet rune
        extras: 0
        turn: P2
    """)


@pytest.mark.parametrize("answer", ["allow", "block"])
def test_using_an_amulet_is_voluntary_and_uses_up_exactly_one(answer: str) -> None:
    """GW-7.2, GW-7.3"""
    t = scene("""
        P1 hand: owl
        P2 hand: amulet amulet
    """)

    t.says(P1, "steal P2").answers(P2, answer)

    assert t.shows("P2 hand: amulet")
    assert t.line("discard") == ("amulet" if answer == "block" else "")
    assert t.line("P1 hand") == ("owl" if answer == "block" else "owl amulet")
    assert t.asked == (P2 if answer == "block" else P1)


def test_every_victim_is_asked_with_or_without_an_amulet() -> None:
    """GW-R37, GW-R48"""
    t = scene("""
        P1 hand: owl
        P2 hand: crow crow
    """)

    t.says(P1, "steal P2")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow"])
    assert t.options(P1) == [] and t.refuses(P2, "block").rule == "GW-7.1"


def test_only_the_victim_may_use_an_amulet_and_only_from_the_own_hand() -> None:
    """GW-7.1, GW-3.12"""
    t = scene("""
        P1 hand: amulet owl
        P2 hand: crow crow
        P3 hand: amulet
    """)

    assert isinstance(t.refuses(P3, "block"), NotYourDecision)
    t.says(P1, "steal P2")

    assert isinstance(t.refuses(P2, "block"), IllegalMove)
    assert isinstance(t.refuses(P3, "block"), NotYourDecision)
    assert isinstance(t.refuses(P1, "block"), NotYourDecision)


def test_an_amulet_cannot_be_played_or_laid() -> None:
    """GW-4.3, GW-C.amulet"""
    t = scene("""
        P1 hand: amulet amulet amulet
        P2 hand:
    """)

    assert t.options() == ["draw"]


def test_an_amulet_stops_one_steal_of_a_power_and_the_turn_goes_on() -> None:
    """GW-7.5, GW-7.6, GW-X8"""
    t = scene("""
        P1 hand: dracula
        P2 hand: amulet amulet owl
    """)

    t.plays(P1, "dracula").on(P2).answers(P2, "block")
    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow", "block"])
    t.luck("owl").answers(P2, "allow")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: owl | row: dracula
        P2 hand: amulet
        discard: amulet
        closes: 1
    """)


def test_the_last_card_can_be_the_amulet_that_blocks() -> None:
    """GW-R42"""
    t = scene("""
        P1 hand: dracula
        P2 hand: amulet
    """)

    t.plays(P1, "dracula").on(P2).answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("P1 hand:\nP2 hand:\ndiscard: amulet")


@pytest.mark.parametrize(
    ("scope", "asked", "options"),
    [("each", P2, ["allow", "block"]), ("first_only", P1, ["draw"])],
)
def test_later_steals_of_one_power_are_asked_as_the_scope_says(
    scope: str, asked: int, options: list[str]
) -> None:
    """GW-R14"""
    t = scene(
        """
        P1 hand: dracula
        P2 hand: amulet amulet
        """,
        amulet_power_scope=scope,
    )

    t.plays(P1, "dracula").on(P2).answers(P2, "block")

    assert (t.asked, t.options()) == (asked, options)
    assert t.line("P2 hand") == ("amulet" if scope == "each" else "")


def test_first_only_leaves_regular_steals_alone() -> None:
    """GW-R14, GW-7.7"""
    t = scene(
        """
        P1 hand: dracula
        P2 hand: owl owl amulet crow
        """,
        amulet_power_scope="first_only",
    )

    t.plays(P1, "dracula").on(P2).luck("owl", "owl").answers(P2, "allow")
    t.says(P1, "steal P2")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow", "block"])


@pytest.mark.parametrize(
    ("card", "aim", "hand"),
    [
        ("amazon", "amulet", ""),
        ("boogeyman", "seat P2", "owl"),
        ("troll", "seat P2", ""),
        ("hydra", "seat P2", "amulet"),
        ("werewolf", "seat P2", "amulet"),
    ],
)
def test_an_amulet_does_not_help_against_what_is_no_steal(card: str, aim: str, hand: str) -> None:
    """GW-7.8, GW-R16, GW-7.9"""
    t = scene(f"""
        P1 hand: {card} owl
        P2 hand: amulet
    """)

    t.plays(P1, card).on(aim)

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.line("P2 hand") == hand


def test_a_reactivated_power_is_still_a_power_when_it_is_blocked() -> None:
    """GW-R41, GW-C.amulet"""
    t = scene("""
        P1 hand: elf | row: ghouls
        P2 hand: amulet crow
    """)

    t.plays(P1, "elf").on("ghouls").says(P1, "steal P2").answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.offers("draw")
    assert t.shows("P2 hand: crow\ndiscard: amulet\ncloses: 1")


def test_an_extra_steal_that_is_blocked_ends_the_turn_with_close_last() -> None:
    """GW-7.4, GW-R3"""
    t = scene(
        """
        P1 hand: rune mage
        P2 hand: amulet crow
        """,
        turn_order="close_last",
    )

    t.says(P1, "rune", "steal extra P2").answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P2)
    assert t.shows("P1 hand: mage\nturn: P2\nextras: 0\nplays: 1\ncloses: 1")


def test_a_blocked_steal_ends_a_turn_of_two_free_actions() -> None:
    """GW-7.4, GW-R2"""
    t = scene(
        """
        P1 hand: mage
        P2 hand: amulet crow
        """,
        action_economy="two_free",
    )

    t.says(P1, "steal P2").answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P2)
    assert t.shows("P1 hand: mage\nactions: 2\npowers: 1\nplays: 0\ncloses: 0")


def test_an_amulet_is_a_card_like_others_for_thieves_and_the_limit() -> None:
    """GW-7.9"""
    t = scene("""
        P1 hand: owl owl crow crow path path swamp
        P2 hand: amulet crow
    """)

    t.says(P1, "steal P2").luck("amulet").answers(P2, "allow")
    t.says(P1, "end")
    assert (t.frame, t.asked) == ("DiscardToLimit", P1)
    assert t.options() == ["card owl", "card crow", "card swamp", "card path", "card amulet"]
    t.says(P1, "card amulet")

    assert t.shows("P1 hand: owl owl crow crow path path swamp\ndiscard: amulet\nturn: P2")


def test_an_amulet_taken_from_the_pile_is_kept_without_a_question() -> None:
    """GW-8.6"""
    t = scene("""
        P1 hand: giant
        P2 hand:
        discard: crow amulet
    """)

    t.plays(P1, "giant").on("amulet")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: amulet\ndiscard: crow")
