import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import BLOCKED, DECK, HAND, LAST_ROUND, REACHED
from grimtable.kernel.terms import MOVED
from grimtable.testing.scene import P1, P2, P3, P4, Scene, scene


def told(t: Scene, audience: int) -> list[str]:
    """The faces of the cards moved, as this audience was told; "?" for a back."""
    moved = [event for event in t.table.events_for(audience) if event.kind == MOVED]
    return [t.game.kinds[face] if face >= 0 else "?" for _, _, _, face, _, _ in moved]


def test_ghouls_draw_a_card_that_only_their_player_sees() -> None:
    """GW-C.ghouls, GW-I8"""
    t = scene("""
        P1 hand: ghouls swamp
        P2 hand: path
        P3 hand: path path
        deck: owl crow
    """)

    t.plays(P1, "ghouls")

    assert (t.frame, t.asked) == ("Ghouls", P1)
    assert t.options() == ["draw", "steal P2", "steal P3", "decline"]

    t.table.events = []
    t.answers(P1, "draw")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: swamp owl | row: ghouls | score: 1
        P2 hand: path
        P3 hand: path path
        deck: crow
        plays: 0
        closes: 1
    """)
    assert told(t, P1) == ["owl"]
    assert told(t, P2) == told(t, P3) == told(t, 7) == ["?"]
    assert facts(t, 7)[0] == (MOVED, DECK, HAND + P1)
    assert sorted(t.sees(P1, "hand", P1)) == ["owl", "swamp"]
    assert t.sees(P2, "hand", P1) == ["?", "?"]


def test_ghouls_steal_a_card_that_thief_and_victim_alone_know() -> None:
    """GW-C.ghouls, GW-I9"""
    t = scene("""
        P1 hand: ghouls swamp
        P2 hand: owl crow
        P3 hand: path
    """)

    t.plays(P1, "ghouls").on("steal P2")

    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow"])
    assert t.table.stack[-1].reaction()
    assert t.refuses(P2, "block").rule == "GW-7.1"

    t.table.events = []
    t.luck("crow").answers(P2, "allow")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: swamp crow
        P2 hand: owl
        P3 hand: path
        plays: 0
        closes: 1
    """)
    assert (REACHED, P1, P2, -1, 0, -1) in t.table.events_for(7)
    assert told(t, P1) == told(t, P2) == ["crow"]
    assert told(t, P3) == told(t, 7) == ["?"]
    assert sorted(t.sees(P2, "hand", P1)) == ["?", "crow"]
    assert t.sees(P3, "hand", P1) == ["?", "?"]


def test_an_amulet_stops_ghouls_and_the_turn_goes_on() -> None:
    """GW-C.ghouls, GW-7.5"""
    t = scene("""
        P1 hand: ghouls swamp
        P2 hand: amulet crow
        P3 hand: path
        extras: 1
    """)

    t.plays(P1, "ghouls").on("steal P2")

    assert t.options() == ["allow", "block"]

    t.table.events = []
    t.answers(P2, "block")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("""
        P1 hand: swamp
        P2 hand: crow
        discard: amulet
        turn: P1
        plays: 0
        closes: 1
        extras: 1
    """)
    assert (BLOCKED, P1, P2, -1, 0, -1) in t.table.events_for(7)
    assert told(t, P3) == ["amulet"]


def test_a_branch_that_ghouls_cannot_take_is_not_offered() -> None:
    """GW-C.ghouls, GW-8.4"""
    nobody_holds = scene("""
        P1 hand: ghouls
        deck: owl
    """)
    no_deck = scene("""
        P1 hand: ghouls
        P2 hand: owl
        deck:
    """)

    nobody_holds.plays(P1, "ghouls")
    no_deck.plays(P1, "ghouls")

    assert nobody_holds.options() == ["draw", "decline"]
    assert no_deck.options() == ["steal P2", "decline"]
    assert no_deck.refuses(P1, "draw").rule == "GW-C.ghouls"


@pytest.mark.parametrize(
    ("smallest", "regular", "by_power"),
    [
        ("2_regular", ["steal P3"], ["steal P2", "steal P3"]),
        ("1", ["steal P2", "steal P3"], ["steal P2", "steal P3"]),
        ("2_all", ["steal P3"], ["steal P3"]),
    ],
)
def test_the_smallest_hand_ghouls_steal_from(
    smallest: str, regular: list[str], by_power: list[str]
) -> None:
    """GW-C.ghouls, GW-R6, GW-X23"""
    t = scene(
        """
        P1 hand: ghouls
        P2 hand: owl
        P3 hand: owl crow
        """,
        steal_min_hand=smallest,
    )

    assert [move for move in t.options() if move.startswith("steal")] == regular

    t.plays(P1, "ghouls")

    assert t.options() == ["draw", *by_power, "decline"]


def test_ghouls_are_not_offered_for_hands_too_small_for_them() -> None:
    """GW-8.12, GW-R6"""
    drawing = """
        P1 hand: ghouls
        P2 hand: owl
        deck:
    """

    assert scene(drawing).offers("play ghouls")
    assert not scene(drawing, steal_min_hand="2_all").offers("play ghouls")


def test_victims_are_listed_clockwise_from_the_thief() -> None:
    """GW-C.ghouls, GW-8.3"""
    t = scene("""
        P1 hand: owl
        P2 hand:
        P3 hand: ghouls crow
        P4 hand: owl
        deck: path
        turn: P3
    """)

    t.plays(P3, "ghouls")

    assert t.options() == ["draw", "steal P4", "steal P1", "decline"]

    t.answers(P3, "steal P1")

    assert t.asked == P1
    assert t.refuses(P4, "allow").code == "not_your_decision"


def test_declined_ghouls_do_nothing() -> None:
    """GW-C.ghouls, GW-8.5"""
    t = scene("""
        P1 hand: ghouls
        P2 hand: owl
        deck: crow
    """)

    t.plays(P1, "ghouls").on("decline")

    assert t.frame == "MainAction"
    assert t.shows("""
        P1 hand: | row: ghouls
        P2 hand: owl
        deck: crow
        plays: 0
    """)


def test_ghouls_taken_by_a_nymph_must_draw_or_steal() -> None:
    """GW-C.ghouls, GW-8.13, GW-R48"""
    t = scene("""
        P1 hand: nymph | row: ghouls
        P2 hand: owl
        deck: crow path
    """)
    nothing_but_the_deck = scene("""
        P1 hand: nymph | row: ghouls
        deck: crow path
    """)

    t.plays(P1, "nymph").on("ghouls")
    t.answers(P1, "new")
    nothing_but_the_deck.plays(P1, "nymph").on("ghouls")
    nothing_but_the_deck.answers(P1, "new")

    assert (t.frame, t.options()) == ("Ghouls", ["draw", "steal P2"])
    assert nothing_but_the_deck.frame == "MainAction"
    assert nothing_but_the_deck.shows("""
        P1 hand: crow
        deck: path
    """)


@pytest.mark.parametrize(("order", "left"), [("all_others", "3"), ("finish_round", "1")])
def test_ghouls_that_draw_the_last_card_announce_the_end(order: str, left: str) -> None:
    """GW-C.ghouls, GW-8.11, GW-R21"""
    t = scene(
        """
        P3 hand: ghouls
        P4 hand: owl
        deck: crow
        turn: P3
        """,
        final_turns=order,
    )
    t.table.events = []

    t.plays(P3, "ghouls").on("draw")

    assert (LAST_ROUND, P3, int(left), -1, 0, -1) in t.table.events_for(P4)
    assert t.shows(f"""
        P3 hand: crow
        deck:
        left: {left}
        turn: P3
    """)
    assert t.options() == ["end"]


@pytest.mark.parametrize(("limit", "again"), [("1", False), ("2", True), ("3", True)])
def test_an_elf_wakes_ghouls_again_and_the_victim_is_asked_again(limit: str, again: bool) -> None:
    """GW-C.ghouls, GW-8.8, GW-R41"""
    t = scene(
        """
        P2 hand: ghouls elf
        P1 hand: amulet amulet
        deck: owl owl
        extras: 1
        turn: P2
        """,
        power_limit=limit,
        amulet_power_scope="first_only",
    )

    t.plays(P2, "ghouls").on("steal P1")
    t.answers(P1, "block")

    assert t.offers("play elf") is again

    if again:
        t.plays(P2, "elf").on("ghouls")
        t.answers(P2, "steal P1")

        assert (t.asked, t.options()) == (P1, ["allow", "block"])

        t.answers(P1, "block")

        assert t.shows("""
            P2 hand: | row: ghouls / elf
            P1 hand:
            discard: amulet amulet
            extras: 0
        """)


def test_ghouls_steal_and_draw_while_only_draws_are_allowed() -> None:
    """GW-C.ghouls, GW-R39"""
    t = scene("""
        P1 hand: ghouls
        P2 hand: owl owl
        deck: crow crow
        idle: 6
    """)

    assert not t.offers("steal P2")

    t.plays(P1, "ghouls")

    assert t.options() == ["draw", "steal P2", "decline"]

    t.answers(P1, "draw")

    assert t.shows("idle: 0")
    assert t.offers("steal P2")
