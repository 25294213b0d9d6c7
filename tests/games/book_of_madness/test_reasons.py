"""Why something cannot be done, scene by scene."""

import pytest

from docs.ledgers import ledger_ids
from games import saying
from games.book_of_madness.study import GAME, casts, dealt, made, study
from games.sampling import views
from grimtable.games.book_of_madness.cards.curse_choices import ChooseCurse
from grimtable.games.book_of_madness.encoding import FRAMES
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.games.book_of_madness.presentation.refusals import zone_number
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Target
from grimtable.testing.scene import P1, P2, Scene


def why(t: Scene, seat: int, target: Target | str) -> str:
    """`rule key` of the reason; "" if the thing is an option."""
    return saying.why(t, seat, Target(button=target) if isinstance(target, str) else target)


SCENE = """
    P1 character: moss | hand: fire_1 fire_1 madness | support: air_1
    P1 spells: ice growth* telepathy~ combustion
    P2 character: lark | support: madness
    curses: undertow howling~ rift
    library fire: cauterise
"""


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("cast combustion", ""),
        ("cast growth", "BM-5.2 exhausted"),
        ("cast telepathy", "BM-14.15 face-down"),
        ("cast ice", "BM-9.1 cast-poor"),
        ("cast quarry", "BM-4.4 not-learned"),
        ("spell ice", "BM-R47 another-question"),
        ("learn fire", ""),
        ("learn water", "BM-9.4 shelf-empty"),
        ("gain fire_2", ""),
        ("gain fire_3", "BM-9.8 gain-poor"),
        ("gain fire_1", "BM-9.9 ones"),
        ("dispel 1", "BM-9.10 dispel-poor"),
        ("dispel 2", "BM-9.12 curse-down"),
        ("dispel 5", "BM-7.15 slot-empty"),
        ("cure hand", ""),
        ("cure P2", ""),
        ("cure P1", "BM-9.13 no-madness"),
        ("cure pile", "BM-9.13 pile-madness"),
        ("card fire_1", "BM-8.3 pays-later"),
        ("card madness", "BM-6.7 madness-worthless"),
        ("card air_1", "BM-8.3 not-held"),
        ("pay air_1 P1", "BM-10.3 support-later"),
        ("pay fire_1 P4", "BM-4.3 not-there"),
        ("ability", "BM-R46 no-ability"),
        ("seat P2", "BM-15.2 seat-idle"),
        ("character gale", "BM-2.5 sheet-late"),
        ("times 2", "BM-R47 another-question"),
    ],
)
def test_why_an_action_cannot_be_taken(move: str, reason: str) -> None:
    """BM-8.2"""
    assert why(study(SCENE), P1, move) == reason


@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        ("stack", "BM-6.6 stack-lies"),
        ("book", "BM-3.1 book-closed"),
        ("library_fire", "BM-2.10 library-closed"),
        ("curses_multi", "BM-2.2 curses-closed"),
        ("banished", "BM-14.7 banished"),
        ("under_1", "BM-14.9 under"),
        ("deck", "BM-14.1 deck-closed"),
        ("discard", "BM-14.3 pile-lies"),
        ("attic", "BM-4.3 not-there"),
    ],
)
def test_why_a_thing_on_the_table_is_left_alone(zone: str, reason: str) -> None:
    """BM-14.3"""
    assert why(study(SCENE), P1, Target(zone=zone)) == reason


def test_why_others_do_not_act_now() -> None:
    """BM-4.9"""
    t = study(SCENE)

    assert why(t, P2, "cast ice") == "BM-4.9 others-asked"
    assert why(t, PUBLIC, "cast ice") == "BM-8.2 watching"
    assert why(t, P1, Target(zone="hand", seat=P2)) == "BM-8.3 hand-closed"
    assert why(t, P1, Target(zone="spells", kind="ice", seat=P2)) == "BM-9.1 not-yours"


def test_an_open_choice_comes_first() -> None:
    """BM-15.2"""
    t = casts(study("P1 hand: fire_1 air_1 water_2 | pile:"), P1, "combustion")

    assert t.frame == "Choose"
    assert why(t, P1, "end") == "BM-4.7 choice-first"
    assert why(t, P1, Target(zone="hand", kind="air_1")) == ""


def test_an_ability_is_used_once() -> None:
    """BM-C.sleet"""
    t = study("P1 character: sleet | hand: fire_1 air_1")
    assert why(t, P1, "ability") == ""
    t.says(P1, "ability", "card fire_1")

    assert why(t, P1, "ability") == "BM-R46 ability-used"


def test_an_ability_with_nothing_to_do_is_told_so() -> None:
    """BM-C.sleet, BM-C.gale"""
    full = "P1 character: sleet | hand: fire_1 | support: air_1 air_1 air_1"

    assert why(study(full), P1, "ability") == "BM-R46 ability-idle"


def test_why_madness_stays() -> None:
    """BM-9.13, BM-9.14"""
    t = study("P1 character: moss | hand: madness fire_1\nP2 hand: madness")

    assert why(t, P1, "cure hand") == "BM-R17 cure-poor"
    assert why(t, P1, Target(zone="hand", seat=P2, button="cure")) == "BM-9.14 anothers-madness"


def test_why_a_pile_or_a_shelf_gives_nothing() -> None:
    """BM-R31, BM-9.4"""
    taken = " ".join(["air_2"] * 10)
    t = study(f"P1 hand: air_2 fire_1\ntaken: {taken[:-6]}\nlibrary earth: quarry")

    assert why(t, P1, "gain air_2") == "BM-R31 supply-empty"
    assert why(t, P1, "learn earth") == "BM-9.4 learn-poor"


def test_a_spell_is_not_cast_inside_itself() -> None:
    """BM-R28"""
    t = study("P1 hand: air_1 fire_1 fire_1\nP2 hand: air_1")
    casts(t, P1, "telepathy")
    casts(t, P2, "telepathy")

    assert why(t, P1, "cast telepathy") == "BM-R28 being-cast"


def test_a_finished_game_and_a_lost_mind_have_their_reasons() -> None:
    """BM-12.4, BM-11.7"""
    lost = study("curses: rift\npage: last_page\nround: 6\nfield: 5\nphase: turn", goes_on=True)
    won = study("page: last_page\nround: 6\nfield: 5\nphase: turn", goes_on=True)
    mad = study(f"P1 hand: {'madness ' * 6}\nP2 hand: fire_1\nphase: end", goes_on=True)

    assert why(lost, P1, "end") == "BM-12.2 lost"
    assert why(won, P1, "end") == "BM-12.1 won"
    assert why(mad, P1, "end") == "BM-11.7 mad"


def test_a_card_may_be_pointed_at_by_its_place() -> None:
    """BM-8.3"""
    t = study("P1 hand: fire_1 madness")

    assert why(t, P1, Target(zone="hand", index=1)) == "BM-6.7 madness-worthless"
    assert why(t, P1, Target(kind="fire_1")) == "BM-8.3 pays-later"
    assert why(t, P1, Target(kind="gold")) == "BM-4.3 not-there"
    assert why(t, P1, Target(zone="attic", index=1)) == "BM-4.3 not-there"
    assert why(t, P1, Target(zone="spells")) == ""


def test_whoever_has_a_character_waits() -> None:
    """BM-2.5"""
    t = dealt(3, seed=2)
    t.says(P1, "character gale")

    assert why(t, P1, "character moss") == "BM-2.5 picked"
    assert why(t, P2, "character gale") == "BM-2.5 choice-first"


@pytest.mark.property
def test_what_an_option_points_at_lies_on_the_table() -> None:
    """BM-R47: so every answer can be touched where it lies."""
    for view in views("book_of_madness", 3, 0.03):
        for move in view.options:
            for target in GAME.targets(view, move):
                if target.zone is not None:
                    zone = zone_number(target.zone, target.seat, len(view.public.seats))

                    assert target.kind in MadnessReader(view).names(zone), target


def test_every_question_names_a_rule_of_the_ledger() -> None:
    """BM-R47"""
    plain = [GAME.frames[name] for name in FRAMES if name != "ChooseCurse"]
    rules = {made(frame).rule() for frame in plain}
    rules |= {ChooseCurse(0, 1, is_veil).rule() for is_veil in (True, False)}

    assert rules <= ledger_ids("BM") and len(rules) > 8
