"""Who sees what (the ledger's Information table), row by row: zones, questions, draws, steals."""

from collections import Counter

import pytest

from games.grimwood.audiences import all_told, audiences, faces, fields, told, watched
from grimtable.games.grimwood.game import GrimwoodGame
from grimtable.games.grimwood.ids import AMULET, CARDS, HAND, KIND, RUNE
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene, scene

EYE = PUBLIC


def test_nobody_sees_the_deck_but_everybody_its_size() -> None:
    """GW-I1"""
    t = scene("""
        P1 hand: owl
        P2 hand: crow
        deck: mage rune amulet
    """)

    assert faces(t, "deck") == dict.fromkeys([P1, P2, EYE], "? ? ?")


def test_the_order_of_the_deck_changes_no_view() -> None:
    """GW-I1"""
    one = scene("P1 hand: owl\nP2 hand: crow\ndeck: mage rune amulet")
    other = scene("P1 hand: owl\nP2 hand: crow\ndeck: amulet mage rune")
    other.table.roll_anew(7)

    for audience in audiences(one):
        assert one.table.view(audience) == other.table.view(audience)


def test_what_two_players_take_out_is_known_by_kind() -> None:
    """GW-I1, GW-1.3"""
    t = Scene(GrimwoodGame(), GrimwoodGame().deal(2, seed=3))

    assert faces(t, "removed") == dict.fromkeys([P1, P2, EYE], "amulet amulet rune rune")
    assert faces(t, "deck") == dict.fromkeys([P1, P2, EYE], " ".join("?" * (CARDS - 4 - 6)))
    for audience in (P1, P2, EYE):
        (heap,) = t.table.view(audience).unseen
        own = [] if audience == EYE else t.table.zones[HAND + audience]
        dealt = Counter(KIND) - Counter([AMULET, AMULET, RUNE, RUNE])
        assert Counter(heap[1:]) == dealt - Counter(KIND[card] for card in own)


def test_everybody_sees_the_whole_discard_pile_in_order() -> None:
    """GW-I2"""
    t = scene("""
        P1 hand: rune
        P2 hand:
        P3 hand:
        discard: owl mage owl crow
    """)

    t.says(P1, "rune")

    assert faces(t, "discard") == dict.fromkeys([P1, P2, P3, EYE], "crow owl mage owl rune")


def test_a_hand_shows_its_faces_to_its_owner_alone() -> None:
    """GW-I3"""
    t = scene("""
        P1 hand: owl amulet
        P2 hand: rune
        P3 hand:
    """)

    assert faces(t, "hand", P1) == {P1: "owl amulet", P2: "? ?", P3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P2) == {P1: "?", P2: "rune", P3: "?", EYE: "?"}
    assert faces(t, "hand", P3) == dict.fromkeys([P1, P2, P3, EYE], "")


def test_the_order_in_which_cards_came_to_a_hand_is_not_shown() -> None:
    """GW-I3"""
    one = scene("P1 hand: owl amulet mage\nP2 hand: rune crow\ndeck: 5")
    other = scene("P1 hand: mage owl amulet\nP2 hand: crow rune\ndeck: 5")

    for audience in audiences(one):
        assert one.table.view(audience) == other.table.view(audience)


def test_a_card_set_aside_is_public() -> None:
    """GW-I4"""
    laid = scene("P1 hand: elf owl | row: mage\nP2 hand:")
    taken = scene("P1 hand: nymph | row: mage\nP2 hand: | row: troll")
    lifted = scene("P1 hand: the_laraki\nP2 hand:\ndiscard: owl rune crow")

    laid.says(P1, "lay elf")
    taken.plays(P1, "nymph").on("troll")
    lifted.plays(P1, "the_laraki")

    assert faces(laid, "aside") == dict.fromkeys([P1, P2, EYE], "elf")
    assert faces(laid, "hand", P1) == {P1: "owl", P2: "?", EYE: "?"}
    assert faces(taken, "aside") == dict.fromkeys([P1, P2, EYE], "troll")
    assert faces(lifted, "aside") == dict.fromkeys([P1, P2, EYE], "owl rune")


def test_the_dwarfs_deck_card_is_seen_by_the_chooser_alone() -> None:
    """GW-I4, GW-I16"""
    t = watched(scene("P1 hand: dwarf\nP2 hand:\nP3 hand:\ndeck: mage owl\ndiscard: rune crow"))

    t.plays(P1, "dwarf")

    assert faces(t, "aside") == {P1: "mage rune", P2: "? rune", P3: "? rune", EYE: "? rune"}
    assert faces(t, "deck") == dict.fromkeys([P1, P2, P3, EYE], "?")
    assert all_told(
        t,
        """
        hand P1 > aside: dwarf
        aside 0 > row P1: dwarf
        started P1 dwarf
        deck 1 > aside: mage (P1)
        discard 1 > aside: rune
        """,
    )


def test_everybody_sees_which_question_is_open_but_only_the_seat_asked_its_options() -> None:
    """GW-I5, GW-R48"""
    t = scene("""
        P1 hand: goblins owl
        P2 hand: amulet crow
        P3 hand: rune
    """)

    for seat, stop in ((P1, ""), (P1, "play goblins"), (P2, "seat P2")):
        if stop:
            t.says(P1, stop)
        for audience in audiences(t):
            view = t.table.view(audience)
            assert view.stack == tuple(t.table.stack)
            assert view.asked == 1 << seat
            assert view.options == (tuple(t.table.options) if audience == seat else ())
            assert t.options(audience) == (t.options() if audience == seat else [])
        assert t.asked == seat and t.options()


def test_an_unseen_answer_of_the_sorceress_stays_unseen_until_she_has_chosen() -> None:
    """GW-I5, GW-R48"""
    drawing = "P1 hand: {} | row: sorceress elf\nP2 hand: | row: mage / hydra\nextras: 0"
    paying = scene(drawing.format("nymph owl owl owl"))
    other = scene(drawing.format("nymph crow crow crow"))

    for t, kind in ((paying, "owl"), (other, "crow")):
        t.plays(P1, "nymph").on("sorceress").says(P1, "new")
        t.says(P1, f"set {kind} {kind} {kind}")

    assert paying.asked == P1 and paying.options() == ["combo P2 1", "combo P2 2", "back"]
    for audience in (P2, EYE):
        assert paying.table.view(audience) == other.table.view(audience)


def test_combos_points_and_locks_are_public() -> None:
    """GW-I6"""
    t = scene("""
        P1 hand: | row: mage elf / owl owl owl
        P2 hand: | row: hydra dragon
        P3 hand:
    """)

    names = t.game.kinds
    for audience in audiences(t):
        rows = fields(t, audience)["rows"]
        words = [[" ".join(names[kind] for kind in combo) for combo in row] for row in rows]
        assert words == [["mage elf", "owl owl owl"], ["hydra dragon"], []]
    assert [t.score(seat) for seat in (P1, P2, P3)] == [12, 2, 0]


def test_counters_starts_tokens_last_round_and_stall_are_public() -> None:
    """GW-I7"""
    t = scene("""
        P1 hand: werewolf rune
        P2 hand: crow crow
        P3 hand: crow crow
        deck: owl
        idle: 2
        extras: 1
    """)
    for audience in audiences(t):
        seen = fields(t, audience)
        assert (seen["skips"], seen["starts"], seen["idle"], seen["left"]) == ((0, 0, 0), 0, 2, -1)
        assert (seen["plays"], seen["closes"], seen["extras"], seen["closed"]) == (1, 1, 1, False)

    t.plays(P1, "werewolf").on(P2).says(P1, "rune", "draw")

    for audience in audiences(t):
        seen = fields(t, audience)
        assert (seen["skips"], seen["idle"], seen["left"]) == ((0, 1, 0), 0, 2)
        assert seen["starts"] == 1 << 2 * t.game.kinds.index("werewolf")
        assert (seen["plays"], seen["closes"], seen["extras"], seen["closed"]) == (0, 0, 2, True)
        assert (seen["active"], seen["turn"], seen["actions"], seen["powers"]) == (P1, 1, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_dealt_cards_are_known_to_their_owner_alone(seats: int) -> None:
    """GW-I8, GW-1.5"""
    table = GrimwoodGame().deal(seats, seed=5, listen=True)
    t = Scene(GrimwoodGame(), table)

    for owner in range(seats):
        dealt = [t.game.kinds[table.kinds[card]] for card in table.zones[HAND + owner]]
        for audience in audiences(t):
            seen = t.sees(audience, "hand", owner)
            assert sorted(seen) == (sorted(dealt) if audience == owner else ["?"] * 3)
            came = [line for line in told(t, audience) if line.split(": ")[0].endswith(
                f"hand P{owner + 1}")]  # fmt: skip
            assert [line.split(": ")[1] for line in came] == (
                dealt if audience == owner else ["?"] * 3
            )


def test_a_drawn_card_is_known_to_the_drawer_alone() -> None:
    """GW-I8, GW-4.1"""
    t = watched(scene("P1 hand: owl\nP2 hand: crow\nP3 hand:\ndeck: mage rune swamp"))

    t.says(P1, "draw")

    assert faces(t, "hand", P1) == {P1: "mage owl", P2: "? ?", P3: "? ?", EYE: "? ?"}
    assert faces(t, "deck") == dict.fromkeys([P1, P2, P3, EYE], "? ?")
    assert all_told(t, "deck 2 > hand P1: mage (P1)")


def test_cards_drawn_by_powers_are_known_to_the_drawer_alone() -> None:
    """GW-I8, GW-8.11"""
    t = watched(scene("P1 hand: mage\nP2 hand:\ndeck: owl rune"))

    t.plays(P1, "mage")

    assert faces(t, "hand", P1) == {P1: "owl rune", P2: "? ?", EYE: "? ?"}
    assert all_told(
        t,
        """
        hand P1 > aside: mage
        aside 0 > row P1: mage
        started P1 mage
        deck 1 > hand P1: owl (P1)
        deck 0 > hand P1: rune (P1)
        last round P1 1
        """,
    )


@pytest.mark.parametrize("by_power", [False, True])
def test_a_stolen_card_is_known_to_thief_and_victim_alone(by_power: bool) -> None:
    """GW-I9"""
    t = scene("P1 hand: elf | row: ghouls\nP2 hand: owl crow\nP3 hand: rune")
    if by_power:
        t.plays(P1, "elf").on("ghouls")
    else:
        t.lays(P1, "elf")
    watched(t).says(P1, "steal P2").luck("crow").answers(P2, "allow")

    assert faces(t, "hand", P1) == {P1: "crow", P2: "crow", P3: "?", EYE: "?"}
    assert faces(t, "hand", P2) == {P1: "?", P2: "owl", P3: "?", EYE: "?"}
    assert all_told(t, "reached P1 P2\nhand P2 > hand P1: crow (P1 P2)")


def test_everybody_sees_thief_victim_and_amulet_of_a_blocked_steal() -> None:
    """GW-I10"""
    t = watched(scene("P1 hand: owl\nP2 hand: amulet crow amulet\nP3 hand: rune"))

    t.says(P1, "steal P2").answers(P2, "block")

    assert faces(t, "discard") == dict.fromkeys([P1, P2, P3, EYE], "amulet")
    assert faces(t, "hand", P2) == {P1: "? ?", P2: "crow amulet", P3: "? ?", EYE: "? ?"}
    assert all_told(
        t,
        """
        blocked P1 P2
        hand P2 > discard: amulet
        turn cut P1
        turn P2 2
        """,
    )


def test_a_steal_that_is_let_through_tells_nothing_about_amulets() -> None:
    """GW-I11, GW-R37"""
    with_amulet = watched(scene("P1 hand: owl\nP2 hand: crow amulet\nP3 hand: rune"))
    without = watched(scene("P1 hand: owl\nP2 hand: crow swamp\nP3 hand: rune"))

    for t in (with_amulet, without):
        t.says(P1, "steal P2")
    for audience in (P1, P3, EYE):
        assert with_amulet.table.view(audience) == without.table.view(audience)
        assert told(with_amulet, audience) == told(without, audience) == []
    for t in (with_amulet, without):
        t.luck("crow").answers(P2, "allow")

    for audience in (P1, P3, EYE):
        assert told(with_amulet, audience) == told(without, audience)
        assert with_amulet.table.view(audience) == without.table.view(audience)
    assert all_told(with_amulet, "reached P1 P2\nhand P2 > hand P1: crow (P1 P2)")
