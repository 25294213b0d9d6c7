"""Why something cannot be done, scene by scene."""

import pytest

from games.grimm_tidings.explained import held, lying
from games.grimm_tidings.tale import decided, tale
from games.saying import why
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Target
from grimtable.testing.scene import P1, P2


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play robbers", "GT-14.2 monster-waits"),
        ("play the_pea", "GT-13.6 needs-combat"),
        ("lay the_pea", ""),
        ("play cloak_of_night", "GT-R17 needs-flight"),
        ("play say_its_name", "GT-T14 reaction-only"),
        ("play three_golden_hairs", "GT-R5 pile-empty"),
        ("lay bearskin", "GT-R2 big-limit"),
        ("play cheat", ""),
        ("lay hunter", ""),
        ("lay thief", "GT-2.5 not-held"),
    ],
)
def test_why_a_card_in_hand_waits_on_the_own_turn(move: str, reason: str) -> None:
    """GT-T7"""
    hand = "robbers the_pea cloak_of_night say_its_name three_golden_hairs bearskin cheat hunter"
    t = tale(f"P1 hand: {hand} | front: giants_club")

    assert why(t, P1, Target(button=move)) == reason


def test_why_a_fighter_cannot_change_equipment_or_sell() -> None:
    """GT-9.4, GT-13.7"""
    t = tale("P1 front: scissors | hand: canon_hat\nfight: unicorn")

    assert why(t, P1, lying("scissors")) == "GT-9.4 change-not-in-combat"
    assert why(t, P1, held("canon_hat")) == "GT-13.7 item-not-in-combat"
    assert why(t, P1, Target(button="sell")) == "GT-13.7 sell-in-combat"


def test_why_nobody_can_be_asked_for_help() -> None:
    """GT-R9, GT-R16, GT-16.2"""
    winning = tale("P1 level: 9\nfight: robbers")
    forbidden = tale("fight: fitcher")
    helped = tale("fight: unicorn\nhelper: P2 1")

    ask = Target(seat=P2, button="help")
    assert why(winning, P1, ask) == "GT-R9 help-unneeded"
    assert why(forbidden, P1, ask) == "GT-R16 nobody-helps"
    assert why(helped, P1, ask) == "GT-16.2 helper-there"


def test_why_a_power_cannot_be_used() -> None:
    """GT-8.10, GT-8.11"""
    assert why(tale("P1 front: hunter"), P1, lying("hunter", "power")) == (
        "GT-8.11 power-in-combat"
    )
    assert why(tale("P1 front: hunter\nfight: unicorn"), P1, lying("hunter", "power")) == (
        "GT-8.10 power-unpaid"
    )
    assert why(tale("P1 front: woodcutter"), P1, lying("woodcutter", "power")) == (
        "GT-8.11 no-power"
    )


def test_why_others_do_not_act_now() -> None:
    """GT-T10, GT-2.6"""
    t = tale("P1 hand: hunter\nP2 hand: thief")

    assert why(t, P2, held("thief")) == "GT-T10 others-asked"
    assert why(t, P1, Target(zone="hand", seat=P2)) == "GT-2.6 hand-closed"
    assert why(t, PUBLIC, held("thief")) == "GT-T7 watching"


def test_a_forced_choice_comes_first() -> None:
    """GT-18.5"""
    t = decided(tale("P1 hand: sweep_the_ashes\nfight: unicorn fitcher"))

    assert t.frame == "RunNext"
    assert why(t, P1, held("sweep_the_ashes")) == "GT-18.5 choice-first"
