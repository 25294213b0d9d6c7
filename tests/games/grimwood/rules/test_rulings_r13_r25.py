import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import SKIPPED, TOKEN, TURN
from grimtable.testing.scene import P1, P2, P3, P4, scene


def test_a_combo_that_lost_a_card_scores_by_its_new_size_and_may_be_filled_up() -> None:
    """GW-R13, GW-6.7"""
    t = scene("""
        P1 hand: bride
        P2 hand: troll | row: mage elf hydra ghouls centaur
        deck: owl crow path
    """)
    assert t.score(P2) == 15

    t.plays(P1, "bride").on("mage")
    t.says(P1, "keep", "draw", "end")
    assert t.shows("P2 row: elf hydra ghouls centaur | score: 10")
    t.lays(P2, "troll", "combo P2 1")

    assert t.shows("P2 row: elf hydra ghouls centaur troll | score: 15")


def test_an_empty_combo_vanishes() -> None:
    """GW-R13, GW-5.10"""
    t = scene("P1 hand: bride\nP2 row: mage / elf / owl owl owl")

    t.plays(P1, "bride").on("mage")

    assert t.shows("P2 row: elf / owl owl owl | score: 11\nP1 hand: mage")


@pytest.mark.parametrize(("scope", "asked"), [("each", True), ("first_only", False)])
def test_the_victim_is_asked_before_each_steal_or_before_the_first_only(
    scope: str, asked: bool
) -> None:
    """GW-R14, GW-7.6"""
    t = scene("P1 hand: amulet amulet\nP2 hand: dracula\nturn: P2", amulet_power_scope=scope)

    t.plays(P2, "dracula").on(P1)
    assert t.options() == ["allow", "block"]
    t.answers(P1, "block")

    if asked:
        assert (t.frame, t.options()) == ("Steal", ["allow", "block"])
        t.answers(P1, "allow")
    assert t.frame == "MainAction"
    assert t.shows("P1 hand:\nP2 hand: amulet\ndiscard: amulet")


def test_with_first_only_each_victim_has_a_first_steal() -> None:
    """GW-R14"""
    t = scene(
        "P1 hand: amulet crow\nP2 hand: amulet amulet\nP3 hand: goblins\nturn: P3",
        amulet_power_scope="first_only",
    )

    t.plays(P3, "goblins").on(P1)
    assert (t.frame, t.asked, t.options()) == ("Steal", P1, ["allow", "block"])
    t.answers(P1, "block").says(P3, "seat P2")
    assert (t.frame, t.asked, t.options()) == ("Steal", P2, ["allow", "block"])
    t.answers(P2, "block").says(P3, "seat P2")

    assert (t.frame, t.asked) == ("MainAction", P3)
    assert t.shows("P1 hand: crow\nP2 hand:\nP3 hand: amulet\ndiscard: amulet amulet")


def test_with_first_only_the_eternals_remember_whom_they_asked() -> None:
    """GW-R14"""
    t = scene(
        "P1 hand: amulet owl owl\nP2 hand: the_eternals\nP3 hand: crow\ndeck:\nturn: P2",
        amulet_power_scope="first_only",
    )

    t.plays(P2, "the_eternals").on("steal P1")
    t.answers(P1, "block").says(P2, "steal P3").answers(P3, "allow")
    t.says(P2, "steal P1")
    assert t.frame == "EternalsNext"
    t.says(P2, "steal P1")

    assert (t.frame, t.line("P2 hand")) == ("MainAction", "owl owl crow")


def test_with_first_only_a_power_started_again_asks_again() -> None:
    """GW-R14, GW-R41"""
    t = scene(
        "P1 hand: elf dracula\nP2 hand: owl owl owl owl\nextras: 1",
        amulet_power_scope="first_only",
    )

    t.plays(P1, "dracula").on(P2)
    t.luck("owl", "owl").answers(P2, "allow")
    assert t.shows("P1 hand: elf owl owl\nP2 hand: owl owl")
    t.plays(P1, "elf").on("dracula")
    t.says(P1, "seat P2")

    assert (t.frame, t.options()) == ("Steal", ["allow"])


def test_a_thief_who_is_blocked_loses_this_turn_not_the_next() -> None:
    """GW-R15, GW-7.4"""
    t = scene("P1 hand: owl owl owl\nP2 hand: amulet crow\ndeck: path path path")

    t.says(P1, "steal P2").answers(P2, "block")
    t.says(P2, "draw", "end")

    assert (t.frame, t.asked) == ("MainAction", P1)
    assert t.shows("P1 hand: owl owl owl | skips: 0\nplays: 1\ncloses: 1\nturn: P1")


@pytest.mark.parametrize(
    ("includes", "discard", "mine"), [("false", "crow owl", "path"), ("true", "path crow owl", "")]
)
def test_dark_unicorn_may_count_its_player_last(includes: str, discard: str, mine: str) -> None:
    """GW-R17"""
    t = scene(
        "P1 hand: dark_unicorn path\nP2 hand: owl owl\nP3 hand: crow",
        dark_unicorn_includes_self=includes,
    )

    t.plays(P1, "dark_unicorn")

    assert t.shows(f"P1 hand: {mine}\nP2 hand: owl\nP3 hand:\ndiscard: {discard}")


JUDGED = [
    # card, rest of the hand, table (no deck unless named), offered for its power?
    ("amazon", "", "P2 hand: owl", True),
    ("amazon", "owl", "P2 row: elf", False),
    ("boogeyman", "", "P2 hand: owl", True),
    ("boogeyman", "owl", "", True),
    ("boogeyman", "", "", False),
    ("bride", "", "P2 row: elf mage", True),
    ("bride", "", "P1 row: mage", True),
    ("bride", "", "P2 row: elf highwayman / owl owl owl", False),
    ("bride", "", "P2 row: mage dragon", False),
    ("bride", "", "discard: mage", False),
    ("centaur", "", "discard: owl", True),
    ("centaur", "", "deck: owl", False),
    ("dark_unicorn", "", "P3 hand: owl", True),
    ("dark_unicorn", "owl", "", False),
    ("demon", "", "", True),
    ("dracula", "", "P3 hand: owl", True),
    ("dracula", "owl", "", False),
    ("dragon", "owl", "P2 hand: owl", False),
    ("dwarf", "", "deck: owl", True),
    ("dwarf", "", "discard: owl", True),
    ("dwarf", "owl", "P2 hand: owl", False),
    ("elf", "", "P1 row: mage", True),
    ("elf", "", "P1 row: mage dragon", True),
    ("elf", "mage", "P1 row: dragon / owl owl owl", False),
    ("elf", "", "P2 row: mage", False),
    ("faeries", "", "discard: owl", True),
    ("faeries", "", "deck: owl", False),
    ("ghouls", "", "deck: owl", True),
    ("ghouls", "", "P2 hand: owl", True),
    ("ghouls", "owl", "discard: owl", False),
    ("giant", "", "discard: owl", True),
    ("giant", "", "deck: owl", False),
    ("goblins", "", "P2 hand: owl", True),
    ("goblins", "owl", "deck: owl", False),
    ("highwayman", "", "P2 row: owl owl owl", True),
    ("highwayman", "", "P1 row: elf", False),
    ("highwayman", "", "P2 row: dragon", False),
    ("hydra", "", "P2 hand: owl", True),
    ("hydra", "owl", "", False),
    ("mage", "", "deck: owl", True),
    ("mage", "", "discard: owl\nP2 hand: owl", False),
    ("nymph", "", "P2 row: elf", True),
    ("nymph", "", "P1 row: elf", True),
    ("nymph", "", "P2 row: elf dragon / owl owl owl", False),
    ("nymph", "", "discard: elf", False),
    ("shadow_queen", "", "P3 hand: owl", True),
    ("shadow_queen", "owl", "deck: owl", False),
    ("sorceress", "", "P1 row: owl owl owl\nP2 row: elf", True),
    ("sorceress", "crow crow crow", "P2 row: owl owl owl", True),
    ("sorceress", "owl owl crow crow", "P1 row: swamp path clearing\nP2 row: elf", False),
    ("sorceress", "owl owl owl", "P1 row: elf\nP2 hand: owl", False),
    ("sorceress", "owl owl owl", "P2 row: elf dragon", False),
    ("the_eternals", "owl owl owl owl owl owl", "deck: owl", True),
    ("the_eternals", "owl owl owl owl owl owl", "P2 hand: owl", True),
    ("the_eternals", "owl owl owl owl owl owl owl", "P2 hand: crow\ndeck: crow", False),
    ("the_eternals", "owl", "", False),
    ("the_laraki", "", "discard: owl", True),
    ("the_laraki", "", "deck: owl\nP2 hand: owl", False),
    ("troll", "", "P2 hand: owl", True),
    ("troll", "owl", "", False),
    ("werewolf", "", "", True),
]


@pytest.mark.parametrize(("card", "hand", "table", "offered"), JUDGED)
def test_a_power_is_offered_only_if_it_can_do_something(
    card: str, hand: str, table: str, offered: bool
) -> None:
    """GW-8.12, GW-R18"""
    t = scene(f"P1 hand: {card} {hand}\ndeck:\n{table}", seats=3)

    assert t.offers(f"play {card}") is offered
    assert t.offers(f"lay {card}")


def test_a_played_power_goes_where_it_can_do_something() -> None:
    """GW-8.12, GW-R29"""
    table = "P1 hand: highwayman | row: elf{}\nP2 row: mage"
    alone = scene(table.format(""), highwayman_may_give_himself="false")
    beside = scene(table.format(" / owl owl owl / dragon"), highwayman_may_give_himself="false")

    alone.says(P1, "play highwayman")
    beside.says(P1, "play highwayman")

    assert (alone.frame, alone.line("P1 row")) == ("Highwayman", "elf / highwayman")
    assert (beside.frame, beside.options()) == ("Place", ["new", "combo P1 1"])


@pytest.mark.parametrize(("limit", "starts"), [("1", 1), ("2", 2), ("3", 3)])
def test_a_supernatural_starts_its_power_so_often_in_a_turn(limit: str, starts: int) -> None:
    """GW-R19, GW-8.8"""
    t = scene(
        "P1 hand: mage elf nymph\ndeck: owl owl owl owl owl owl owl owl\nextras: 2",
        power_limit=limit,
    )

    t.plays(P1, "mage")
    if starts >= 2:
        t.plays(P1, "elf").on("mage")
        assert t.line("P1 row") == "mage / elf"
    else:
        assert not t.offers("play elf")
    t.plays(P1, "nymph").on("mage")
    t.says(P1, "new")

    assert len(t.line("P1 hand").split()) == 2 * starts + (0 if starts >= 2 else 1)


def test_elf_and_nymph_cannot_go_round_without_end() -> None:
    """GW-R19, GW-X14"""
    t = scene("P1 hand: nymph | row: elf\nP2 hand: owl")

    t.plays(P1, "nymph", "new").on("elf")
    t.says(P1, "combo P1 1")
    assert (t.frame, t.options()) == ("Nymph", ["card elf", "decline"])
    t.says(P1, "card elf", "combo P1 1")

    assert t.frame == "MainAction"
    assert t.shows("P1 row: nymph elf\nplays: 0\ncloses: 1")


def test_elf_never_chooses_herself() -> None:
    """GW-R19"""
    t = scene("P1 hand: elf | row: werewolf hydra\nP2 hand: owl")

    t.plays(P1, "elf", "combo P1 1")

    assert t.options() == ["card hydra", "card werewolf", "decline"]


def test_the_eternals_do_nothing_for_a_full_hand() -> None:
    """GW-R20"""
    t = scene(
        "P1 hand: the_eternals owl owl crow crow path path swamp\nP2 hand: owl\ndeck: owl owl",
        free_supernatural_placement="false",
    )

    t.plays(P1, "the_eternals")

    assert t.frame == "MainAction"
    assert t.shows("deck: owl owl\nP2 hand: owl\nplays: 0")


def test_the_player_who_empties_the_deck_may_still_close_with_a_steal() -> None:
    """GW-R21, GW-10.1"""
    t = scene("P1 hand: mage\nP2 hand: crow crow\nP3 hand: path\ndeck: owl")

    t.plays(P1, "mage")
    assert t.options() == ["steal P2", "end"]
    t.says(P1, "steal P2").answers(P2, "allow").says(P1, "end")

    assert (t.asked, t.line("left")) == (P2, "1")
    t.says(P2, "end").says(P3, "end")
    assert t.asked == -1


def test_tokens_stack_and_go_one_per_turn() -> None:
    """GW-R22, GW-C.werewolf"""
    t = scene("P1 hand: werewolf\nP2 hand: owl | skips: 1\ndeck: owl owl owl owl")
    t.table.events = []

    t.plays(P1, "werewolf").on(P2)
    assert t.line("P2 skips") == "2"
    for tokens in ("1", "0"):
        t.says(P1, "draw", "end")
        assert (t.asked, t.line("P2 skips"), t.line("turn")) == (P1, tokens, "P1")
        assert t.shows("plays: 1\ncloses: 1")
    t.says(P1, "draw", "end")

    assert (t.asked, t.line("turn")) == (P2, "P2")
    assert (TOKEN, P1, P2) in facts(t, 7)
    assert facts(t, 7, TURN, SKIPPED) == [
        (SKIPPED, P2, 0),
        (TURN, P1, 3),
        (SKIPPED, P2, 0),
        (TURN, P1, 5),
        (TURN, P2, 6),
    ]


def test_two_skipped_players_in_a_row() -> None:
    """GW-R22"""
    t = scene("P1 hand: owl\nP2 skips: 1\nP3 skips: 1\nP4 hand: crow\ndeck: path path")

    t.says(P1, "draw", "end")

    assert t.asked == P4
    assert t.shows("P2 skips: 0\nP3 skips: 0\nidle: 2")


def test_ties_are_shared_whatever_the_hands_hold() -> None:
    """GW-R23"""
    t = scene(
        "P1 hand: owl owl | row: elf / mage\nP2 row: hydra troll\ndeck:\nleft: 0",
        tie_break="shared",
    )

    t.says(P1, "end")

    outcome = t.table.outcome()
    assert outcome is not None and outcome.winners == [P1, P2]


def test_the_sorceress_is_paid_with_three_equal_animals_from_table_or_hand() -> None:
    """GW-R24"""
    t = scene(
        """
        P1 hand: sorceress owl owl owl crow crow crow | row: crow crow crow / owl owl owl / elf
        P2 row: mage / owl owl owl
        P3 row: dragon / hydra
        """,
        sorceress_cost="set_of_three",
    )

    t.plays(P1, "sorceress")
    pay = ["combo P1 2", "set owl owl owl", "combo P1 1", "set crow crow crow", "decline"]
    assert (t.frame, t.options()) == ("Sacrifice", pay)
    t.says(P1, "set crow crow crow")
    assert t.options() == ["combo P2 1", "combo P2 2", "combo P3 2", "back"]
    t.says(P1, "combo P3 2")

    assert t.shows("""
        P1 hand: owl owl owl | row: crow crow crow / owl owl owl / elf / sorceress / hydra
        P3 row: dragon
        discard: crow crow crow
    """)


def test_a_card_taken_by_nymph_must_do_its_work() -> None:
    """GW-R25, GW-X29"""
    t = scene("P1 hand: nymph | row: demon", nymph_effect="must")

    t.plays(P1, "nymph", "new").on("demon")
    t.says(P1, "combo P1 1")

    assert t.shows("P1 row: | score: 0\ndiscard: demon nymph")
    assert t.frame == "MainAction"


def test_a_card_taken_by_a_free_nymph_may_be_kept_played_or_its_power_declined() -> None:
    """GW-R25"""
    drawing = "P1 hand: nymph\nP2 hand: owl | row: troll"
    kept, played = scene(drawing, nymph_effect="may"), scene(drawing, nymph_effect="may")

    kept.plays(P1, "nymph").on("troll")
    assert (kept.frame, kept.options()) == ("Immediate", ["keep", "play troll"])
    kept.says(P1, "keep")
    played.plays(P1, "nymph").on("troll")
    played.says(P1, "play troll", "new")

    assert kept.shows("P1 hand: troll | row: nymph\nP2 row:")
    assert (played.frame, played.options()) == ("Troll", ["seat P2", "decline"])
