"""What may be seen of the discards."""

from games.grimm_tidings.tale import tale
from grimtable.cli.plain.grimm_tidings import piles
from grimtable.cli.tui.grimm_tidings import pile
from grimtable.look.game import Target
from grimtable.look.texts import Texts
from grimtable.testing.scene import P1, Scene

DISCARDS = """
    P1 hand: three_golden_hairs
    door discards: robbers unicorn hunter
    treasure discards: braids scissors
"""


def shown(t: Scene) -> str:
    return pile(t.table.view(P1), Texts("en", "grimm_tidings"))


def test_only_the_tops_of_the_discards_are_shown() -> None:
    """GT-2.2"""
    t = tale(DISCARDS)
    reason = t.game.reasons(t.table.view(P1), Target(zone="door_discards"))

    assert shown(t) == "Top of the discards: Hunter, Scissors"
    assert piles(t.table.view(P1), Texts("en", "grimm_tidings"))[1] == shown(t)
    assert [found.rule for found in reason] == ["GT-2.2"]


def test_a_played_card_allows_a_look_at_its_pile() -> None:
    """GT-2.2, GT-C.three_golden_hairs"""
    t = tale(DISCARDS).says(P1, "play three_golden_hairs")
    while t.frame == "React":
        t.says(t.asked, "pass")

    assert t.options() == ["card braids", "card scissors"]


def test_a_table_may_open_its_discards() -> None:
    """GT-R39"""
    t = tale(DISCARDS, open_discards="on")

    assert shown(t) == "Discards, from the top: Hunter, Unicorn, Robbers, Scissors, Braids"
