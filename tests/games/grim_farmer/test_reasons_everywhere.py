"""Nothing on the board is without option or reason, in every language."""

import random
import re

import pytest

from docs.test_rule_ids import ledger_ids
from games.grim_farmer.board import GAME, things
from grimtable.games.grim_farmer.shown.refusals import PREFIX, RULES
from grimtable.games.grim_farmer.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence, Target
from grimtable.look.texts import FOLDER, Texts
from grimtable.testing.check import random_deal
from sizes import SIZES

LANGUAGES = ("de", "en", "zh")
ACTIONS = ("chameleon", "frog", "parrot", "lion")


def views(seed: int, share: float) -> list[BareView]:
    """Some views of random games with random options, of every audience."""
    chance = random.Random(seed)
    found: list[BareView] = []
    for _ in range(SIZES["farmer_twins"]):
        t = random_deal(GAME, chance).table()
        while t.waiting:
            if chance.random() < share:
                found.append(t.view(chance.choice([*range(t.seats), PUBLIC])))
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            t.play(seat, chance.choice(t.options_of(seat)))
        found.append(t.view(0))
    return found


def may_point_at(view: BareView, move: int, thing: Target) -> bool:
    """Has the move's text anything to do with this thing?"""
    text = GAME.vocabulary.text(move)
    if thing.button is not None and not f"{text} ".startswith(f"{thing.button} "):
        return False
    if thing.seat is not None and thing.seat != view[0]:
        return text.endswith(f" P{thing.seat + 1}")
    if thing.zone == "deck":
        return text == "more" or (text.startswith("draw ") and text != "draw 0")
    if thing.zone == "hand":
        return text.partition(" ")[2] in ([thing.kind] if thing.kind else NAMES)
    if thing.seat is not None:
        return text == f"seat P{thing.seat + 1}"
    return thing.zone is None


@pytest.mark.property
def test_every_thing_is_an_option_or_has_a_reason() -> None:
    for view in views(seed=3, share=0.01):
        for thing in things(view):
            refused = bool(GAME.reasons(view, thing))

            assert refused != any(may_point_at(view, move, thing) for move in view[6]), thing


@pytest.mark.property
def test_what_an_option_points_at_is_not_refused() -> None:
    for view in views(seed=4, share=0.1):
        for move in view[6]:
            for target in GAME.targets(view, move):
                assert GAME.reasons(view, target) == []


@pytest.mark.property
def test_no_card_in_hand_is_refused_before_the_first_is_placed() -> None:
    """GF-7.2, GF-R9"""
    placing = [
        view
        for view in views(seed=5, share=0.2)
        if view[6] and type(view[4][-1]).__name__ == "Place" and not view[7]
    ]

    assert placing
    for view in placing:
        for cell in view[1][4 + 2 * view[0]]:
            assert GAME.reasons(view, Target(zone="hand", kind=NAMES[cell >> 1])) == []


@pytest.mark.property
def test_reasons_name_rules_of_the_ledger_and_can_be_said() -> None:
    texts = [Texts(language, "grim_farmer", reader=0) for language in LANGUAGES]
    known = ledger_ids("GF")
    said = set()
    for view in views(seed=6, share=0.02):
        for thing in things(view):
            for reason in GAME.reasons(view, thing):
                assert reason.rule in known
                words = (reason.key, *sorted(map(str, reason.args.items())))
                if words not in said:
                    said.add(words)
                    for text in texts:
                        assert "$" not in text.format(Sentence(reason.key, reason.args))


def test_every_rule_behind_a_refusal_stands_in_the_ledger() -> None:
    known = ledger_ids("GF")

    for rule in RULES.values():
        assert all(rule.format(card=card) in known for card in ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_one_text_and_no_text_is_left_over(language: str) -> None:
    source = FOLDER.joinpath(language, "grim_farmer-reasons.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", source, re.M)

    assert sorted(keys) == sorted(PREFIX + key for key in RULES)
