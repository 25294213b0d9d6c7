"""Who sees what (the ledger's Information table), row by row: powers on hands, twins, the end."""

import pytest

from games.grimwood.audiences import all_told, audiences, faces, told, watched
from grimtable.kernel.terms import PUBLIC
from grimtable.testing.scene import P1, P2, P3, Scene, scene

EYE = PUBLIC


def everybody(t: Scene, face: str) -> dict[int, str]:
    """The same for all audiences."""
    return dict.fromkeys(audiences(t), face)


def test_amazon_tells_everybody_who_gave_and_who_has_none() -> None:
    """GW-I12"""
    t = watched(scene("P1 hand: amazon path\nP2 hand: owl crow owl\nP3 hand: crow\nP4 hand: owl"))

    t.plays(P1, "amazon").on("owl")

    unseen = {P2: "owl owl ?", P3: "owl owl ?", 3: "owl owl ?", EYE: "owl owl ?"}
    assert faces(t, "hand", P1) == {P1: "owl owl path", **unseen}
    assert faces(t, "hand", P2) == {P1: "? ?", P2: "owl crow", P3: "? ?", 3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P3) == {P1: "?", P2: "?", P3: "crow", 3: "?", EYE: "?"}
    assert all_told(
        t,
        """
        hand P1 > aside: amazon
        aside 0 > row P1: amazon
        started P1 amazon
        named P1 owl
        hand P2 > hand P1: owl
        has none P3 owl
        hand P4 > hand P1: owl
        """,
    )


def test_hydra_shows_a_hand_to_the_looker_alone_and_tells_who_looked_at_whom() -> None:
    """GW-I13, GW-C.hydra"""
    t = watched(scene("P1 hand: hydra owl\nP2 hand: crow rune\nP3 hand: amulet"))

    t.plays(P1, "hydra").on(P2)

    assert faces(t, "hand", P2) == {P1: "crow rune", P2: "crow rune", P3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P3) == {P1: "?", P2: "?", P3: "amulet", EYE: "?"}
    assert faces(t, "hand", P1) == {P1: "owl", P2: "?", P3: "?", EYE: "?"}
    assert all_told(
        t,
        """
        hand P1 > aside: hydra
        aside 0 > row P1: hydra
        started P1 hydra
        looked P1 P2
        shown hand P2: crow (P1)
        shown hand P2: rune (P1)
        """,
    )


def test_what_the_looker_saw_stays_known_until_something_hidden_happens_to_the_hand() -> None:
    """GW-I13"""
    t = scene("P1 hand: hydra\nP2 hand: crow rune\nP3 hand:\ndeck: owl path swamp clearing")

    t.plays(P1, "hydra").on(P2).says(P1, "draw", "end").says(P2, "draw", "end")
    assert faces(t, "hand", P2) == {P1: "crow rune ?", P2: "crow path rune", P3: "? ? ?",
                                    EYE: "? ? ?"}  # fmt: skip
    t.says(P3, "steal P2").luck("crow").answers(P2, "allow")

    assert faces(t, "hand", P2) == {P1: "? ?", P2: "path rune", P3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P3) == {P1: "?", P2: "crow", P3: "crow", EYE: "?"}


def test_shadow_queen_shows_all_other_hands_to_the_looker_alone() -> None:
    """GW-I13, GW-C.shadow_queen"""
    t = watched(scene("P1 hand: shadow_queen owl\nP2 hand: crow path\nP3 hand: amulet\nP4 hand:"))

    t.plays(P1, "shadow_queen")

    assert t.frame == "ShadowQueenSteal"
    others = {P3: "? ?", 3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P2) == {P1: "crow path", P2: "crow path", **others}
    assert faces(t, "hand", P3) == {P1: "amulet", P2: "?", P3: "amulet", 3: "?", EYE: "?"}
    assert faces(t, "hand", P1) == {P1: "owl", P2: "?", P3: "?", 3: "?", EYE: "?"}
    assert all_told(
        t,
        """
        hand P1 > aside: shadow_queen
        aside 0 > row P1: shadow_queen
        started P1 shadow_queen
        looked P1 P2
        shown hand P2: crow (P1)
        shown hand P2: path (P1)
        looked P1 P3
        shown hand P3: amulet (P1)
        looked P1 P4
        """,
    )


def test_boogeyman_shows_both_hands_to_both_swappers_and_sizes_to_the_rest() -> None:
    """GW-I14"""
    t = watched(scene("P1 hand: boogeyman owl\nP2 hand: crow crow\nP3 hand: amulet"))

    t.plays(P1, "boogeyman").on(P2)

    assert faces(t, "hand", P1) == {P1: "crow crow", P2: "crow crow", P3: "? ?", EYE: "? ?"}
    assert faces(t, "hand", P2) == {P1: "owl", P2: "owl", P3: "?", EYE: "?"}
    assert faces(t, "hand", P3) == {P1: "?", P2: "?", P3: "amulet", EYE: "?"}
    assert all_told(
        t,
        """
        hand P1 > aside: boogeyman
        aside 0 > row P1: boogeyman
        started P1 boogeyman
        swapped hand P1, hand P2
        shown hand P1: crow (P1 P2)
        shown hand P1: crow (P1 P2)
        shown hand P2: owl (P1 P2)
        """,
    )


def test_a_card_everybody_knew_is_followed_through_a_swap_of_hands() -> None:
    """GW-I14, GW-I15"""
    t = scene("P1 hand: centaur boogeyman path\nP2 hand: crow\nP3 hand:\ndiscard: owl\nextras: 1")

    t.plays(P1, "centaur")
    t.plays(P1, "boogeyman").on(P2)

    assert faces(t, "hand", P2) == {P1: "owl path", P2: "owl path", P3: "owl ?", EYE: "owl ?"}
    assert faces(t, "hand", P1) == {P1: "crow", P2: "crow", P3: "?", EYE: "?"}


@pytest.mark.parametrize(
    ("card", "line", "moves", "kept", "told"),
    [
        ("bride", "P3 row: mage", ["card mage", "keep"], "mage", "row P3 > hand P1: mage"),
        ("centaur", "discard: owl crow", [], "owl", "discard 1 > hand P1: owl"),
        ("giant", "discard: owl crow", ["card crow"], "crow", "discard 0 > hand P1: crow"),
        ("faeries", "discard: owl owl", ["card owl"], "owl owl",
         "discard 1 > hand P1: owl\ndiscard 0 > hand P1: owl"),
    ],
)  # fmt: skip
def test_openly_taken_cards_are_known_in_the_hand(
    card: str, line: str, moves: list[str], kept: str, told: str
) -> None:
    """GW-I15"""
    t = watched(scene(f"P1 hand: {card} path\nP2 hand:\nP3 hand:\n{line}"))

    t.plays(P1, card)
    t.says(P1, *moves)

    assert t.frame == "MainAction"
    hand = faces(t, "hand", P1)
    assert {hand[P2], hand[P3], hand[EYE]} == {f"{kept} ?"}
    assert sorted(hand[P1].split()) == sorted(f"{kept} path".split())
    start = f"hand P1 > aside: {card}\naside 0 > row P1: {card}\nstarted P1 {card}"
    assert all_told(t, f"{start}\n{told}")


def test_the_laraki_cards_are_known_in_every_hand_until_a_blind_steal() -> None:
    """GW-I15, GW-C.the_laraki"""
    t = watched(scene("P1 hand: the_laraki\nP2 hand: crow\nP3 hand:\ndiscard: owl rune amulet"))

    t.plays(P1, "the_laraki").on("owl").says(P1, "card amulet")
    assert faces(t, "hand", P1) == everybody(t, "owl")
    assert faces(t, "hand", P2) == {P1: "amulet ?", P2: "crow amulet", P3: "amulet ?",
                                    EYE: "amulet ?"}  # fmt: skip
    assert faces(t, "hand", P3) == everybody(t, "rune")
    assert all_told(
        t,
        """
        hand P1 > aside: the_laraki
        aside 0 > row P1: the_laraki
        started P1 the_laraki
        discard 2 > aside: owl
        discard 1 > aside: rune
        discard 0 > aside: amulet
        aside 0 > hand P1: owl
        aside 1 > hand P2: amulet
        aside 0 > hand P3: rune
        """,
    )
    t.says(P1, "steal P2").luck("crow").answers(P2, "allow")

    # everybody lost track of both cards but the two who saw which one went
    assert faces(t, "hand", P1) == {P1: "owl crow", P2: "owl crow", P3: "owl ?", EYE: "owl ?"}
    assert faces(t, "hand", P2) == {P1: "amulet", P2: "amulet", P3: "?", EYE: "?"}


def test_a_steal_from_a_known_single_card_is_seen_through_by_everybody() -> None:
    """GW-I9, GW-I15"""
    t = watched(scene("P1 hand: the_laraki ghouls\nP2 hand:\nP3 hand:\ndiscard: owl rune amulet",
                      steal_min_hand="1"))  # fmt: skip

    t.plays(P1, "the_laraki").on("owl").says(P1, "card amulet")
    watched(t).says(P1, "steal P3").answers(P3, "allow")

    assert faces(t, "hand", P1) == {P1: "ghouls owl rune", P2: "owl rune ?", P3: "owl rune ?",
                                    EYE: "owl rune ?"}  # fmt: skip
    assert all_told(t, "reached P1 P3\nhand P3 > hand P1: rune")


def test_the_deck_card_the_dwarf_keeps_is_known_to_the_chooser_alone() -> None:
    """GW-I16, GW-C.dwarf"""
    t = scene("P1 hand: dwarf\nP2 hand:\nP3 hand:\ndeck: mage owl\ndiscard: rune crow")

    t.plays(P1, "dwarf")
    watched(t).says(P1, "deck")

    assert faces(t, "hand", P1) == {P1: "mage", P2: "?", P3: "?", EYE: "?"}
    assert faces(t, "discard") == everybody(t, "crow rune")
    assert all_told(t, "aside 0 > hand P1: mage (P1)\naside 0 > discard: rune")


def test_the_deck_card_the_dwarf_discards_is_seen_by_everybody() -> None:
    """GW-I16, GW-C.dwarf"""
    t = scene("P1 hand: dwarf\nP2 hand:\nP3 hand:\ndeck: mage owl\ndiscard: rune crow")

    t.plays(P1, "dwarf")
    watched(t).says(P1, "discard")

    assert faces(t, "hand", P1) == everybody(t, "rune")
    assert faces(t, "discard") == everybody(t, "crow mage")
    assert all_told(t, "aside 1 > hand P1: rune\naside 0 > discard: mage")


def test_a_single_pile_of_the_dwarf_is_drawn_in_secret_or_taken_openly() -> None:
    """GW-I16, GW-R34"""
    deck = scene("P1 hand: dwarf\nP2 hand:\ndeck: mage owl")
    pile = scene("P1 hand: dwarf\nP2 hand:\ndeck:\ndiscard: rune")

    deck.plays(P1, "dwarf")
    pile.plays(P1, "dwarf")

    assert faces(deck, "hand", P1) == {P1: "mage", P2: "?", EYE: "?"}
    assert faces(pile, "hand", P1) == everybody(pile, "rune")


def test_discards_by_limit_troll_unicorn_and_demon_are_public() -> None:
    """GW-I17"""
    limit = scene("P1 hand: owl owl crow crow path path rune rune\nP2 hand:\ncloses: 0\nclosed: 1")
    troll = scene("P1 hand: troll\nP2 hand: owl crow")
    unicorn = scene("P1 hand: dark_unicorn path\nP2 hand: owl\nP3 hand: crow")
    demon = scene("P1 hand: demon\nP2 hand: | row: mage elf")

    limit.says(P1, "end")
    watched(limit).says(P1, "card rune")
    troll.plays(P1, "troll")
    watched(troll).luck("crow").says(P1, "seat P2")
    unicorn.plays(P1, "dark_unicorn")
    demon.plays(P1, "demon")
    watched(demon).says(P1, "combo P2 1")

    assert faces(limit, "discard") == everybody(limit, "rune")
    assert faces(limit, "hand", P1)[EYE] == faces(limit, "hand", P1)[P2] == "? ? ? ? ? ? ?"
    assert all_told(limit, "hand P1 > discard: rune\nturn P2 2")
    assert faces(troll, "discard") == everybody(troll, "crow")
    assert faces(troll, "hand", P2) == {P1: "?", P2: "owl", EYE: "?"}
    assert all_told(troll, "hand P2 > discard: crow")
    assert faces(unicorn, "discard") == everybody(unicorn, "owl crow")
    assert faces(unicorn, "hand", P1) == {P1: "path", P2: "?", P3: "?", EYE: "?"}
    assert faces(demon, "discard") == everybody(demon, "mage elf")
    assert all_told(demon, "row P2 > discard: mage\nrow P2 > discard: elf")


def test_at_the_end_the_outcome_is_there_for_all_and_not_before() -> None:
    """GW-I18"""
    t = scene("P1 hand: owl | row: mage elf\nP2 hand: crow | row: hydra\ndeck:\nleft: 0")

    assert t.table.outcome() is None
    assert [t.table.view(audience).over for audience in audiences(t)] == [0, 0, 0]
    watched(t).says(P1, "end")

    outcome = t.table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("deck_empty", [P1], [2, 1])
    assert outcome.rewards == [1.0, 0.0]
    assert [t.table.view(audience).over for audience in audiences(t)] == [1, 1, 1]
    assert all_told(t, "finished 1")


def test_spectators_never_see_a_hand_an_option_or_an_answer() -> None:
    """GW-I19"""
    one = watched(scene("P1 hand: owl owl owl mage\nP2 hand: amulet crow\ndeck: rune path"))
    other = watched(scene("P1 hand: path rune mage owl\nP2 hand: owl owl\ndeck: crow amulet"))

    for t in (one, other):
        t.says(P1, "draw", "lay mage")
    assert one.table.view(EYE) == other.table.view(EYE)
    view = one.table.view(EYE)
    assert (view.options, view.answers) == ((), None)
    assert faces(one, "hand", P1)[EYE] == "? ? ? ?" and faces(one, "hand", P2)[EYE] == "? ?"

    assert one.table.events_for(EYE) == other.table.events_for(EYE)


@pytest.mark.parametrize("card", ["hydra", "shadow_queen"])
def test_a_look_tells_nothing_about_the_order_of_the_hand(card: str) -> None:
    """GW-I13, GW-I3"""
    one = watched(scene(f"P1 hand: {card}\nP2 hand: rune crow\nP3 hand:"))
    other = watched(scene(f"P1 hand: {card}\nP2 hand: crow rune\nP3 hand:"))
    for t in (one, other):
        t.plays(P1, card)
        if t.frame == "Hydra":
            t.says(P1, "seat P2")

    assert told(one, P1) == told(other, P1)
    shown = [line for line in told(one, P1) if line.startswith("shown hand P2")]
    assert shown == ["shown hand P2: crow", "shown hand P2: rune"]


def test_where_the_sorceress_may_lie_tells_nothing_about_the_hand() -> None:
    """GW-R48, GW-I5"""
    t = scene("""
        P1 hand: sorceress owl owl owl path | row: elf giant
        P2 hand: crow rune | row: troll
    """)
    t.says(P1, "play sorceress")

    for seed in range(20):
        world = t.table.redeal(P2, seed)
        assert world.stack == t.table.stack
        assert world.options == t.table.options
