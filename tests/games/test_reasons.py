"""Nothing is without option or reason, and every reason has a rule and a text."""

import random
import re
from importlib import import_module

import pytest

from docs.ledgers import ledger_ids
from games.grim_farmer import board as farmer
from games.grimwood import board as grimwood
from games.sampling import views
from games.saying import LANGUAGES
from grimtable.look.game import Sentence, Target
from grimtable.look.texts import FOLDER, Texts, bundle
from grimtable.registry import get, names

SHARE = {"grimwood": 0.05, "grim_farmer": 0.1, "grimm_tidings": 0.01, "book_of_madness": 0.05}
"""Of the positions of a game whose options are pointed at."""
OPEN_RULES = {
    "grimwood": ["GW-C.{card}"] * 8,
    "grim_farmer": ["GF-C.{card}"] * 3,
    "grimm_tidings": ["{rule}"],
    "book_of_madness": ["{rule}"],
}
"""Rules that are known only when the card played or the open question is."""
CARDS = {"grimwood": get("grimwood").kinds, "grim_farmer": ("chameleon", "frog", "parrot", "lion")}


def rules_of(name: str) -> dict[str, str]:
    """Text key -> rule of every refusal."""
    rules = import_module(f"grimtable.games.{name}.presentation.refusals").RULES
    return {f"{name}-reason-{key}": rule for key, rule in rules.items()}


@pytest.mark.property
@pytest.mark.parametrize("name", names())
def test_what_an_option_points_at_is_not_refused(name: str) -> None:
    game = get(name)
    for view in views(name, 4, SHARE[name]):
        for move in view.options:
            for target in game.targets(view, move):
                assert game.reasons(view, target) == [], target


@pytest.mark.property
@pytest.mark.parametrize("name", ["grimm_tidings", "book_of_madness"])
def test_every_move_is_an_option_or_has_a_reason_in_the_ledger(name: str) -> None:
    """GT-3.7, BM-R47"""
    game, chance = get(name), random.Random(5)
    known = ledger_ids(game.prefix)
    for view in views(name, 4, SHARE[name]):
        for move in chance.sample(range(len(game.vocabulary)), 40):
            refused = game.reasons(view, Target(button=game.vocabulary.text(move)))

            assert bool(refused) != (move in view.options), game.vocabulary.text(move)
            assert all(reason.rule in known for reason in refused)


@pytest.mark.property
@pytest.mark.parametrize("board", [grimwood, farmer], ids=["grimwood", "grim_farmer"])
def test_reasons_name_rules_of_the_ledger_and_can_be_said(board: object) -> None:
    game, things = board.GAME, board.things
    known = ledger_ids(game.prefix)
    texts = [Texts(language, game.name, reader=0) for language in LANGUAGES]
    said = set()
    for view in views(game.name, 6, SHARE[game.name] / 5):
        for thing in things(view):
            for reason in game.reasons(view, thing):
                assert reason.rule in known
                words = (reason.key, *sorted(map(str, reason.args.items())))
                if words not in said:
                    said.add(words)
                    for text in texts:
                        assert "$" not in text.format(Sentence(reason.key, reason.args))


@pytest.mark.parametrize("name", names())
def test_every_rule_behind_a_refusal_stands_in_the_ledger(name: str) -> None:
    known = ledger_ids(get(name).prefix)
    unknown = sorted(rule for rule in rules_of(name).values() if rule not in known)

    assert unknown == OPEN_RULES[name]
    assert all(unknown[0].format(card=card) in known for card in CARDS.get(name, ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_refusal_has_one_text_and_no_text_is_left_over(name: str, language: str) -> None:
    source = FOLDER.joinpath(language, f"{name}-reasons.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", source, re.M)

    assert sorted(keys) == sorted(rules_of(name))
    assert all(bundle(language, name).has_message(key) for key in keys)
