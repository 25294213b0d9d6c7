"""What a clock that has run out answers, by the ledger's table of decisions."""

from collections import Counter
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import pytest

from games.grimm_tidings.tale import (
    GAME,
    dealt,
    decided,
    doing,
    passes,
    quiet,
    rolls,
    tale,
    tidings,
)
from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.games.grimm_tidings.ids import hand_of
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.sessions.saves import fingerprint
from grimtable.testing.scene import P1, P2, P3, Scene, parse


def late(t: Scene, seat: int) -> str:
    """The default answer, in words."""
    return GAME.vocabulary.text(GAME.default(t.table, seat))


def test_the_clock_alone_plays_whole_games() -> None:
    """GT-T18"""
    for seed in range(3):
        t = dealt(3, seed=seed, turn_cap="10")
        while t.table.waiting:
            move = GAME.default(t.table, t.asked)
            assert move in t.table.options_of(t.asked)
            t.table.push(t.asked, move)

        assert t.table.outcome() is not None


def test_setup_lays_down_and_equips_the_best() -> None:
    """GT-4.4"""
    t = dealt(3, seed=1)
    for seat in (P1, P2, P3):
        while t.table.waiting >> seat & 1 and t.frame == "Setup":
            t.says(seat, late(t, seat))

    for seat in (P1, P2, P3):
        front = t.line(f"P{seat + 1} front").split()
        assert not [card for card in front if card.rstrip("*") in ("hunter", "the_pea")]


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("", "pass"),
        ("fight: robbers", "pass"),
        ("P1 hand: robbers\nphase: phase2", "loot"),
        ("P1 hand: robbers hunter thief tailor unicorn fitcher\nphase: charity", "give"),
    ],
)
def test_plain_answers(drawing: str, expected: str) -> None:
    """The table of decisions: D2, D6, D8, D31."""
    assert late(tale(drawing), P1) == expected


def test_the_dearest_treasure_is_picked() -> None:
    """GT-R34"""
    t = tale("P1 level: 6\nfight: robbers\nhelper: P2 1\ntreasures: the_pea golden_slipper")
    decided(t)

    assert late(t, P2) == "card golden_slipper"


def test_the_highest_monster_is_run_from_first() -> None:
    """GT-18.5"""
    t = decided(tale("fight: robbers unicorn frog_king"))

    assert late(t, P1) == "foe 2"


def test_the_least_item_is_lost() -> None:
    """GT-19.8"""
    t = tale("P1 front: scissors* oven_poker*\nP2 hand: butterfingers")
    doing(t, P2, "play butterfingers", "seat P1")

    assert late(t, P1) == "thing oven_poker"


def test_the_greatest_monster_is_given_first_to_the_left() -> None:
    """GT-R20"""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn hunter thief | level: 3
        P2 level: 2
        P3 level: 1
        P4 level: 1
        phase: charity
    """)
    t.says(P1, "give")
    assert late(t, P1) == "card unicorn"
    t.says(P1, "card unicorn")

    assert late(t, P1) == "seat P3"


def test_offers_are_refused() -> None:
    """GT-T12b"""
    t = tale("fight: robbers").says(P1, "help P2", "share 0", "none", "none")

    assert late(t, P2) == "refuse"


def test_received_cards_are_kept_and_reactions_passed() -> None:
    """GT-R21, GT-T14"""
    t = tale("P2 hand: three_golden_hairs\ntreasure discards: canon_hat the_pea")
    t.says(P1, "pass").says(P2, "play three_golden_hairs")
    assert late(t, P1) == "pass"
    quiet(t)
    assert late(t, P2) == "card canon_hat"
    t.says(P2, "card canon_hat")

    assert late(t, P2) == "ready"


def caught_by_sparrows(hand: str) -> Scene:
    """P1 is to lose two hand cards."""
    t = decided(tale(f"P1 hand: {hand}\nfight: crumb_sparrows"))
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    return quiet(t)


def test_a_caught_runner_loses_cards_by_lot() -> None:
    """GT-18.4, and the table of decisions: D21."""
    t = caught_by_sparrows("golden_slipper hunter hunter the_pea")
    first: Counter[str] = Counter()
    for seed in range(400):
        t.table.roll_anew(seed)
        first[late(t, P1)] += 1
        assert late(t, P1) == late(t, P1)

    assert sorted(first) == ["card golden_slipper", "card hunter", "card the_pea"]
    assert 160 < first["card hunter"] < 240
    assert min(first.values()) > 70


def test_the_second_card_lost_by_lot_has_a_lot_of_its_own() -> None:
    """The table of decisions: D21."""
    pairs = set()
    for seed in range(40):
        t = caught_by_sparrows("golden_slipper hunter the_pea")
        t.table.roll_anew(seed)
        lost = [late(t, P1)]
        t.says(P1, lost[0])
        pairs.add((lost[0], late(t, P1)))

    assert len(pairs) == 6


def test_a_lot_leaves_the_dice_alone() -> None:
    """GT-18.4"""
    t = caught_by_sparrows("golden_slipper hunter the_pea")
    before = fingerprint(t.table)
    late(t, P1)

    assert fingerprint(t.table) == before


def test_whoever_is_poorest_discards_by_the_rule_of_charity() -> None:
    """GT-7.11, and the table of decisions: D32."""
    t = tale("""
        P1 hand: scissors ravenous bewitched robbers unicorn hunter thief | level: 1
        phase: charity
    """)
    t.says(P1, "give")

    assert t.frame == "LoseHand" and late(t, P1) == "card unicorn"


@pytest.mark.parametrize("order", ["canon_hat braids", "braids canon_hat"])
def test_of_equal_treasures_the_first_drawn_is_picked(order: str) -> None:
    """The table of decisions: D13, a tie."""
    t = decided(tale(f"P1 level: 6\nfight: robbers\nhelper: P2 1\ntreasures: {order}"))

    assert late(t, P2) == f"card {order.split(maxsplit=1)[0]}"


@pytest.mark.parametrize("order", ["canon_hat braids", "braids canon_hat"])
def test_of_equal_discards_the_one_that_lies_there_longest_is_taken(order: str) -> None:
    """The table of decisions: D35, a tie."""
    t = tale(f"P1 hand: three_golden_hairs\ntreasure discards: {order}")
    quiet(t.says(P1, "play three_golden_hairs"))

    assert late(t, P1) == f"card {order.split(maxsplit=1)[0]}"


@pytest.mark.parametrize("order", ["oven_poker enchanted_spindle", "enchanted_spindle oven_poker"])
def test_of_equal_items_the_one_carried_longest_is_lost(order: str) -> None:
    """The table of decisions: D20, a tie."""
    worn = " ".join(f"{item}*" for item in order.split())
    t = tale(f"P1 front: {worn}\nP2 hand: butterfingers")
    doing(t, P2, "play butterfingers", "seat P1")

    assert late(t, P1) == f"thing {order.split(maxsplit=1)[0]}"


@pytest.mark.parametrize("order", ["ravenous bewitched", "bewitched ravenous"])
@pytest.mark.parametrize("level", [1, 3])
def test_of_equal_cards_the_one_held_longest_is_given_or_discarded(order: str, level: int) -> None:
    """The table of decisions: D32, a tie."""
    t = tale(f"P1 hand: braids {order} canon_hat scissors the_pea | level: {level}\nphase: charity")
    t.says(P1, "give")

    assert t.frame == ("LoseHand" if level == 1 else "Alms")
    assert late(t, P1) == f"card {order.split(maxsplit=1)[0]}"


@pytest.mark.parametrize("order", ["robbers king_thrushbeard", "king_thrushbeard robbers"])
def test_of_equal_monsters_the_first_is_run_from_first(order: str) -> None:
    """The table of decisions: D14, a tie."""
    t = decided(tale(f"fight: frog_king {order}"))

    assert late(t, P1) == "foe 2"


@pytest.mark.parametrize("order", ["giants_club bearskin", "bearskin giants_club"])
def test_of_big_items_that_give_the_same_the_first_is_kept(tmp_path: Path, order: str) -> None:
    """The table of decisions: D33, a tie; Gold does not count."""
    printed = resources.files("grimtable.games.grimm_tidings").joinpath("cards.toml")
    club = 'gold = 700\neffects = ["bonus(5)"]'
    path = tmp_path / "lighter.toml"
    path.write_text(printed.read_text(encoding="utf-8").replace(club, club.replace("5", "4")))
    game = TidingsGame().with_cards(path)
    t = Scene(game, game.stage(parse(f"P1 front: woodcutter {order}"), 3, {}))
    t.table.run()
    t.says(P1, "drop woodcutter")

    assert t.frame == "DropBig"
    assert game.vocabulary.text(game.default(t.table, P1)) == f"thing {order.split()[1]}"


def test_what_a_neighbour_takes_is_judged_by_its_owner() -> None:
    """The table of decisions: D20: the Axe is worth more to the Woodcutter who carries it."""
    t = tale(
        "P1 front: woodcutter woodcutters_axe* briar_crown*\nfight: millpond_nix godfather_death"
    )
    decided(t).says(P1, "foe 1")
    passes(t, 2)
    rolls(t, P3, "pass", 1)
    quiet(t)

    assert t.asked == P2 and late(t, P2) == "thing briar_crown"


def test_the_best_set_is_worn_at_setup() -> None:
    """The table of decisions: D1: two small weapons beat a large one."""
    t = dealt(3, deal="3")
    hold(tidings(t), P1, ["giants_club", "scissors", "cudgel_in_the_sack", "simpletons_cap"])
    while t.table.waiting >> P1 & 1:
        t.says(P1, late(t, P1))
    t.says(P2, "pass", "ready").says(P3, "pass", "ready")

    worn = {card for card in t.line("P1 front").split() if card.endswith("*")}
    assert {"scissors*", "cudgel_in_the_sack*", "simpletons_cap*"} <= worn
    assert "giants_club*" not in worn


def hold(t: Tidings, seat: int, names: list[str]) -> None:
    """Exchange cards so that this hand begins with these."""
    hand = t.zones[hand_of(seat)]
    for at, name in enumerate(names):
        zone = next(zone for zone in t.zones if GAME.kinds.index(name) in kinds_in(t, zone))
        there = kinds_in(t, zone).index(GAME.kinds.index(name))
        hand[at], zone[there] = zone[there], hand[at]


def kinds_in(t: Tidings, zone: Sequence[int]) -> list[int]:
    return [int(t.kinds[card]) for card in zone]
