"""What the story of Grimm Tidings says of abilities, and how its verbs follow plural names."""

from functools import partial

import pytest

from games import saying
from games.grimm_tidings.tale import doing, passes, quiet, rolls, tale
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import Texts
from grimtable.testing.scene import P1, P2, P3, Scene

said = partial(saying.said, "grimm_tidings")

THIEF = "P1 front: thief | hand: hunter | level: 2\nP2 front: scissors"
STAB = "P1 level: 5\nP3 front: thief | hand: hunter\nfight: unicorn"
SHOT = "P1 front: hunter | hand: tailor robbers\nfight: unicorn"
RIDDLE = "P1 hand: hunter\nfight: rumpelstiltskin"


def robbed() -> Scene:
    return rolls(tale(THIEF).says(P1, "craft thief"), P1, "card hunter", 5)


def told(t: Scene, reader: int, language: str = "en") -> list[str]:
    """The story since the scene was drawn."""
    return [said(language, each, reader) for each in t.game.tell(t.table.events_for(reader))]


@pytest.mark.parametrize(
    ("reader", "deed"),
    [
        (P1, "You try to rob Theo."),
        (P2, "Ruth tries to rob you."),
        (P3, "Ruth tries to rob Theo."),
        (PUBLIC, "Ruth tries to rob Theo."),
    ],
)
def test_a_robbery_is_told_before_its_price_and_its_die(reader: int, deed: str) -> None:
    """GT-C.thief, GT-R19"""
    story = told(robbed(), reader)
    at = story.index(deed)

    assert "discard" in story[at + 1] and "Hunter" in story[at + 1]
    assert " a 5." in story[at + 2]


@pytest.mark.parametrize(
    ("language", "deed"),
    [
        ("en", "Ruth tries to rob Theo."),
        ("de", "Ruth will Theo bestehlen."),
        ("zh", "Ruth想偷Theo的东西。"),
    ],
)
def test_it_is_told_in_every_language(language: str, deed: str) -> None:
    """GT-C.thief"""
    assert deed in told(robbed(), PUBLIC, language)


@pytest.mark.parametrize(
    ("scene", "seat", "moves", "deed"),
    [
        (STAB, P3, ("power thief", "card hunter"), "Lin stabs Ruth in the back."),
        (SHOT, P1, ("power hunter", "card tailor"), "Ruth uses an ability: Hunter."),
        (RIDDLE, P1, ("foe_power 1", "card hunter"), "Ruth bargains with Rumpelstiltskin."),
    ],
)
def test_every_ability_is_told(scene: str, seat: int, moves: tuple[str, ...], deed: str) -> None:
    """GT-8.10"""
    assert deed in told(doing(tale(scene), seat, *moves), PUBLIC)


def test_an_ability_that_only_looks_is_told_without_what_was_seen() -> None:
    """GT-C.talking_mirror"""
    t = tale("P1 front: talking_mirror*\nP2 hand: robbers")
    t.says(P1, "craft talking_mirror", "seat P2")

    assert "Ruth uses an ability: Talking Mirror." in told(t, P3)
    assert "Robbers" not in " ".join(told(t, P3))


def test_a_helper_who_is_taken_away_is_told() -> None:
    """GT-C.glass_coffin"""
    t = tale("P1 level: 5\nP2 level: 5\nP3 hand: glass_coffin\nfight: unicorn\nhelper: P2 1")
    quiet(doing(t, P3, "play glass_coffin"))

    assert "Theo leaves the fight." in told(t, PUBLIC)


def test_every_turn_is_told() -> None:
    """GT-7.1"""
    t = tale("phase: free3")
    passes(t, 3)

    assert t.asked == P2 and "Round 1: your turn" in told(t, P2)


@pytest.mark.parametrize(
    ("key", "card", "sentence"),
    [
        ("foe-left", "robbers", "The Robbers leave the fight."),
        ("foe-left", "unicorn", "The Unicorn leaves the fight."),
        ("gone", "scissors", "Discarded from in front of Ruth: Scissors."),
        ("gone", "bearskin", "Discarded from in front of Ruth: Bearskin."),
        ("sold", "mile_boots", "The Many-Mile Boots are sold."),
    ],
)
def test_verbs_agree_with_the_number_of_a_name(key: str, card: str, sentence: str) -> None:
    """GT-14.3"""
    texts = Texts("en", "grimm_tidings", names=saying.PEOPLE)

    assert texts.format(f"grimm_tidings-event-{key}", card=card, seat=P1) == sentence


def test_a_card_of_ones_own_set_is_one_thing() -> None:
    """GT-R1"""
    texts = Texts("en", "grimm_tidings", cards={"iron_stove": "Iron Stove"})

    said = texts.format("grimm_tidings-event-foe-left", card="iron_stove")
    assert said == "\u201cIron Stove\u201d leaves the fight."
