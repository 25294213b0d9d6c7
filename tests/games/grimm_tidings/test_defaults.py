"""What a clock that has run out answers, by the ledger's table of decisions."""

from collections import Counter

import pytest

from games.grimm_tidings.tale import GAME, dealt, decided, doing, passes, quiet, rolls, tale
from grimtable.look.keep import fingerprint
from grimtable.testing.scene import P1, P2, P3, Scene


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
