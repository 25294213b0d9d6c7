import pytest

from games.facts import facts
from grimtable.games.grimwood.ids import BLOCKED, REACHED, TAKEN
from grimtable.games.grimwood.turn import MainAction
from grimtable.kernel.errors import BadSetup
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, P3, Scene, scene

LYING = """
    P1 hand: {} | row: mage elf / owl owl owl
    P2 row: troll hydra / giant dragon
    P3 row: demon
    discard: dwarf owl bride centaur
"""


@pytest.mark.parametrize(
    ("scope", "males"),
    [
        ("table", ["demon", "mage", "troll"]),
        ("others_only", ["demon", "troll"]),
        ("table_and_discard", ["demon", "dwarf", "mage", "troll"]),
    ],
)
def test_where_a_card_for_the_bride_may_lie(scope: str, males: list[str]) -> None:
    """GW-R26, GW-C.bride"""
    t = scene(LYING.replace("bride", "highwayman").format("bride"), already_played_scope=scope)

    t.plays(P1, "bride")

    assert t.options() == [*[f"card {name}" for name in males], "decline"]


@pytest.mark.parametrize(
    ("scope", "cards"),
    [
        ("table", ["demon", "elf", "hydra", "mage", "troll"]),
        ("others_only", ["demon", "hydra", "troll"]),
        (
            "table_and_discard",
            ["bride", "centaur", "demon", "dwarf", "elf", "hydra", "mage", "troll"],
        ),
    ],
)
def test_where_a_card_for_nymph_may_lie(scope: str, cards: list[str]) -> None:
    """GW-R26, GW-C.nymph"""
    t = scene(LYING.format("nymph"), already_played_scope=scope)

    t.plays(P1, "nymph")

    assert t.options() == [*[f"card {name}" for name in cards], "decline"]


def test_a_card_out_of_the_discard_pile_leaves_it_in_order() -> None:
    """GW-R26"""
    t = scene(
        "P1 hand: bride nymph\ndiscard: owl dwarf crow mage\ndeck: path path path\nextras: 1",
        already_played_scope="table_and_discard",
    )

    t.plays(P1, "bride").on("dwarf")
    t.says(P1, "keep")
    assert t.shows("P1 hand: dwarf nymph\ndiscard: owl crow mage")
    t.plays(P1, "nymph").on("mage")
    t.says(P1, "combo P1 2")

    assert t.shows("P1 hand: dwarf path path | row: bride / nymph mage\ndiscard: owl crow")


def test_brides_card_goes_to_the_hand_first() -> None:
    """GW-R27"""
    t = scene("P1 hand: bride\nP2 row: mage elf")

    t.plays(P1, "bride").on("mage")

    assert t.frame == "Immediate"
    assert t.shows("P1 hand: mage | row: bride\nP2 row: elf\naside:")


def test_nymphs_card_waits_aside_for_an_own_open_combo() -> None:
    """GW-R27, GW-R45"""
    t = scene("""
        P1 hand: nymph
        P1 row: werewolf amazon bride dwarf ghouls / demon dragon / troll / owl owl owl
        P2 hand: owl | row: mage elf
    """)

    t.plays(P1, "nymph").on("mage")

    assert t.shows("aside: mage\nP2 row: elf")
    assert (t.frame, t.options()) == ("Place", ["new", "combo P1 3", "combo P1 5"])


def test_nymphs_card_may_go_back_where_it_came_from() -> None:
    """GW-R27"""
    t = scene("P1 hand: nymph | row: werewolf hydra\nP2 hand: owl")

    t.plays(P1, "nymph", "new").on("werewolf")
    assert t.options() == ["new", "combo P1 1", "combo P1 2"]
    t.says(P1, "combo P1 1")

    assert t.line("P1 row") == "hydra werewolf / nymph"
    assert (t.frame, t.line("P2 skips")) == ("MainAction", "1")


@pytest.mark.parametrize(
    ("elf_scope", "cards"),
    [("any_controlled", ["card hydra", "card werewolf"]), ("gained_this_turn", ["card werewolf"])],
)
def test_whom_elf_may_wake(elf_scope: str, cards: list[str]) -> None:
    """GW-R28"""
    t = scene("P1 hand: elf werewolf | row: hydra\nP2 hand: owl", elf_scope=elf_scope)
    assert t.offers("play elf") is (elf_scope == "any_controlled")

    t.lays(P1, "werewolf", "combo P1 1")
    t.plays(P1, "elf")

    assert t.options() == [*cards, "decline"]


def test_cards_of_a_combo_taken_this_turn_count_as_gained() -> None:
    """GW-R28"""
    t = scene(
        """
        P1 hand: elf highwayman | row: hydra
        P2 row: mage werewolf
        extras: 1
        """,
        elf_scope="gained_this_turn",
    )

    t.plays(P1, "highwayman", "new").on("combo P1 1")
    t.says(P1, "combo P2 1")
    assert t.shows("P1 row: highwayman / mage werewolf\nP2 row: hydra")
    t.plays(P1, "elf", "new")

    assert t.options() == ["card highwayman", "card mage", "card werewolf", "decline"]


def test_a_card_moved_by_nymph_inside_the_own_combos_counts_as_gained() -> None:
    """GW-R28"""
    t = scene(
        "P1 hand: elf nymph | row: werewolf hydra\nP2 hand: owl\nextras: 1",
        elf_scope="gained_this_turn",
    )

    t.plays(P1, "nymph", "new").on("werewolf")
    t.says(P1, "combo P1 1")
    t.plays(P1, "elf", "new")

    assert t.options() == ["card nymph", "card werewolf", "decline"]


def test_the_highwayman_swaps_one_combo_for_one() -> None:
    """GW-R29, GW-X12"""
    t = scene(
        """
        P1 hand: highwayman | row: owl owl owl / dragon
        P2 row: amazon bride centaur dwarf elf / troll
        P3 row: hydra / giant
        """,
        highwayman_mode="one_for_one",
        highwayman_may_give_himself="true",
    )

    t.plays(P1, "highwayman", "new")
    assert t.options() == ["combo P1 1", "combo P1 3", "decline"]
    t.says(P1, "combo P1 1")
    assert t.options() == ["combo P2 1", "combo P2 2", "combo P3 1", "combo P3 2", "back"]
    t.says(P1, "back", "combo P1 3", "combo P2 1")

    assert t.shows("""
        P1 row: owl owl owl / dragon / amazon bride centaur dwarf elf | score: 26
        P2 row: troll / highwayman | score: 2
        P3 row: hydra / giant
    """)


def test_the_highwayman_may_swap_everything_unfrozen() -> None:
    """GW-R29"""
    t = scene(
        """
        P1 hand: highwayman | row: owl owl owl / dragon / elf
        P2 row: amazon / bride centaur / swamp path clearing
        P3 row: giant
        P4 hand: owl
        """,
        highwayman_mode="all",
    )

    t.plays(P1, "highwayman", "new")
    assert t.options() == ["seat P2", "seat P3", "decline"]
    t.table.events = []
    t.says(P1, "seat P2")

    assert t.shows("""
        P1 row: dragon / amazon / bride centaur / swamp path clearing | score: 9
        P2 row: owl owl owl / elf / highwayman | score: 12
        P3 row: giant
    """)
    taken = facts(t, 7, TAKEN)
    assert [(place // 64, to) for _, place, to in taken] == [(P2, P1)] * 3 + [(P1, P2)] * 3


@pytest.mark.parametrize(
    ("mode", "asked"),
    [("one_for_one", ["combo P1 1", "decline"]), ("all", ["seat P2", "decline"])],
)
def test_a_highwayman_who_stays_needs_another_combo_to_give(mode: str, asked: list[str]) -> None:
    """GW-R29"""
    table = "P1 hand: highwayman | row: {}\nP2 row: mage / troll"
    none = scene(table.format("dragon"), highwayman_mode=mode, highwayman_may_give_himself="false")
    t = scene(table.format("elf"), highwayman_mode=mode, highwayman_may_give_himself="false")

    assert not none.offers("play highwayman")
    t.plays(P1, "highwayman")
    assert t.options() == asked
    t.says(P1, asked[0])
    if mode == "all":
        assert t.shows("P1 row: highwayman / mage / troll\nP2 row: elf")
    else:
        t.says(P1, "combo P2 2")
        assert t.shows("P1 row: highwayman / troll\nP2 row: mage / elf")


@pytest.mark.parametrize(
    ("amount", "mine", "second", "third"),
    [("one", "crow crow", "crow owl", "path"), ("all", "crow crow crow", "owl", "path")],
)
def test_how_much_amazon_gets(amount: str, mine: str, second: str, third: str) -> None:
    """GW-R30, GW-C.amazon"""
    t = scene("P1 hand: amazon\nP2 hand: crow crow owl\nP3 hand: path crow", amazon_amount=amount)

    t.plays(P1, "amazon").on("crow")

    assert t.shows(f"P1 hand: {mine}\nP2 hand: {second}\nP3 hand: {third}")


def test_everybody_sees_the_whole_discard_pile_in_order() -> None:
    """GW-R31"""
    t = scene("P1 hand: owl\nP2 hand: crow\ndiscard: owl mage crow rune")

    for audience in (P1, P2, 7):
        assert t.sees(audience, "discard") == ["rune", "crow", "mage", "owl"]


def test_the_eternals_choose_anew_each_time_and_may_stop() -> None:
    """GW-R32, GW-C.the_eternals"""
    t = scene("""
        P1 hand: the_eternals
        P2 hand: crow crow
        P3 hand: path
        deck: owl owl
    """)

    t.plays(P1, "the_eternals")
    assert t.options() == ["draw", "steal P2", "steal P3", "decline"]
    t.says(P1, "steal P3").answers(P3, "allow")
    assert t.options() == ["draw", "steal P2", "decline"]
    t.says(P1, "steal P2").answers(P2, "allow").says(P1, "draw", "decline")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand: path crow owl\nP2 hand: crow\ndeck: owl\nplays: 0")


def test_the_laraki_keep_one_then_give_clockwise_while_cards_last() -> None:
    """GW-R33, GW-X17"""
    t = scene("""
        P1 hand:
        P2 hand: the_laraki
        P3 hand:
        P4 hand:
        discard: owl rune crow
        turn: P2
    """)

    t.plays(P2, "the_laraki")
    assert (t.frame, t.options()) == ("GiveAside", ["card owl", "card crow", "card rune"])
    assert t.shows("discard:\naside: owl rune crow")
    t.says(P2, "card rune")
    assert t.options() == ["card owl", "card crow"]
    t.says(P2, "card owl")

    assert t.frame == "MainAction"
    assert t.shows("P1 hand:\nP2 hand: rune\nP3 hand: owl\nP4 hand: crow\ndiscard:\nplays: 0")
    assert not t.offers("rune")


def test_the_laraki_lift_as_many_as_there_are_players() -> None:
    """GW-R33"""
    t = scene("P1 hand: the_laraki\nP2 hand:\nP3 hand:\ndiscard: owl rune crow path swamp")

    t.plays(P1, "the_laraki")
    t.says(P1, "card crow", "card rune")

    assert t.shows("P1 hand: crow\nP2 hand: rune\nP3 hand: owl\ndiscard: path swamp")


@pytest.mark.parametrize(
    ("piles", "mine"),
    [("deck: owl crow", "owl"), ("deck:\ndiscard: rune path", "rune")],
)
def test_the_dwarf_keeps_the_only_card_he_can_lift(piles: str, mine: str) -> None:
    """GW-R34, GW-C.dwarf"""
    t = scene(f"P1 hand: dwarf\nP2 hand: owl\n{piles}")

    t.plays(P1, "dwarf")

    assert t.frame == "MainAction"
    assert t.line("P1 hand") == mine


@pytest.mark.parametrize("card", ["owl", "crow", "rune"])
def test_the_shadow_queen_steals_blind(card: str) -> None:
    """GW-R35, GW-R36"""
    t = scene("P1 hand: shadow_queen\nP2 hand: owl crow rune\nP3 hand: path")

    t.plays(P1, "shadow_queen")
    assert t.sees(P1, "hand", P2) == ["owl", "crow", "rune"]
    assert t.sees(P3, "hand", P2) == ["?", "?", "?"]
    assert t.options() == ["seat P2", "seat P3", "decline"]
    t.says(P1, "seat P2").luck(card).answers(P2, "allow")

    assert t.line("P1 hand") == card


def test_every_card_of_the_hand_is_stolen_equally_often() -> None:
    """GW-R36, GW-4.2"""
    t = scene("P1 hand:\nP2 hand: owl crow rune\ndeck: path")
    t.says(P1, "steal P2")
    allow = t.table.options[0]
    stolen = {"owl": 0, "crow": 0, "rune": 0}

    for seed in range(300):
        trial = Scene(t.game, t.table.clone())
        trial.table.roll_anew(seed)
        trial.table.play(P2, allow)
        stolen[trial.line("P1 hand")] += 1

    assert all(75 <= often <= 125 for often in stolen.values())


def test_every_victim_is_asked_amulet_or_not() -> None:
    """GW-R37, GW-R48"""
    t = scene("P1 hand: owl\nP2 hand: crow path\nP3 hand: amulet swamp")

    t.says(P1, "steal P2")

    assert (t.frame, t.asked, t.options(P2)) == ("Steal", P2, ["allow"])
    assert t.options(P1) == t.options(P3) == []
    window = t.table.stack[-1]
    assert window.reaction() is True
    assert MainAction(P1).reaction() is False


def test_nobody_else_can_tell_whether_the_victim_holds_an_amulet() -> None:
    """GW-R37"""
    holder = scene("P1 hand: owl\nP2 hand: amulet path\nP3 hand: rune\ndeck: crow crow")
    other = scene("P1 hand: owl\nP2 hand: crow path\nP3 hand: rune\ndeck: amulet crow")

    holder.says(P1, "steal P2")
    other.says(P1, "steal P2")

    for audience in (P1, P3, 7):
        assert holder.table.view(audience) == other.table.view(audience)
    assert holder.table.view(P2) != other.table.view(P2)


def test_a_block_is_public_and_an_allowed_steal_tells_the_public_nothing_of_amulets() -> None:
    """GW-R37, GW-7.3"""
    holder = scene("P1 hand: owl\nP2 hand: amulet path\ndeck: crow crow")
    other = scene("P1 hand: owl\nP2 hand: crow path\ndeck: amulet crow")
    blocked = scene("P1 hand: owl\nP2 hand: amulet path\ndeck: crow crow")
    for t, answer in ((holder, "allow"), (other, "allow"), (blocked, "block")):
        t.table.events = []
        t.says(P1, "steal P2").answers(P2, answer)

    assert holder.table.events_for(7) == other.table.events_for(7)
    assert (REACHED, P1, P2) in facts(holder, 7)
    assert (BLOCKED, P1, P2) in facts(blocked, 7)
    assert not any(event.kind == REACHED for event in blocked.table.events_for(7))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six(seats: int) -> None:
    """GW-R38"""
    game = get("grimwood")

    assert (game.min_seats, game.max_seats) == (2, 6)
    with pytest.raises(BadSetup):
        game.deal(seats)
