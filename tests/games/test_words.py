"""Everything a game says can be said in every language, and reads well."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import random
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from games.grammar import wrong_with
from games.sampling import any_answer, random_tables
from games.saying import LANGUAGES, PEOPLE, checked, said
from grimtable.games.book_of_madness.table import REASONS as MADNESS_ENDS
from grimtable.games.grim_farmer.presentation import labels as farmer
from grimtable.games.grim_farmer.table import REASONS as FARMER_ENDS
from grimtable.games.grimm_tidings.options import RANGES
from grimtable.games.grimm_tidings.table import REASONS as TIDINGS_ENDS
from grimtable.games.grimwood.presentation import labels as grimwood
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game, Sentence
from grimtable.look.texts import Texts, bundle
from grimtable.registry import get, names

SAID_SHARE = {"grimwood": 1, "grim_farmer": 1, "grimm_tidings": 0.1, "book_of_madness": 0.06}
REFUSED_SHARE = 0.1
LEAST = {"grimwood": 5000, "grim_farmer": 5000, "grimm_tidings": 3000, "book_of_madness": 2000}
"""The fewest different things that are said."""
OPEN = {
    "grim_farmer": ("custom_deck", "max_turns", "match_k", "last_losers"),
    "grimm_tidings": tuple(RANGES),
    "book_of_madness": ("action_cap",),
}
"""Options that take more than the values they are offered with."""
BESIDE = {
    "grimwood": ["zone-row"],
    "grim_farmer": [f"outcome-{end}" for end in FARMER_ENDS[1:]],
    "grimm_tidings": [f"outcome-{end}" for end in TIDINGS_ENDS[1:]],
    "book_of_madness": [f"outcome-{end}" for end in MADNESS_ENDS[1:]],
}
"""Texts of one game alone: how it ended, places that are no zones."""
WORDY = ("book_of_madness",)
"""They have words for every move, be it an option or not."""
KINDS = [(name, kind) for name in ("grimwood", "grim_farmer") for kind in get(name).kinds]


def met_in(game: Game, t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Readers and all that is said to them in a random game."""
    while t.waiting:
        seat, move = any_answer(t, chance)
        if chance.random() < SAID_SHARE[game.name]:
            view = t.view(seat)
            yield seat, game.question(view)
            for option in view.options:
                yield seat, game.label(view, option)
        if chance.random() < REFUSED_SHARE:
            yield from refused_in(game, t, chance)
        t.push(seat, move)
    yield PUBLIC, game.question(t.view(PUBLIC))
    for reader in [*range(t.seats), PUBLIC]:
        events = t.events_for(reader)
        for sentence in [*map(game.sentence, events), *game.tell(events)]:
            yield reader, sentence


def refused_in(game: Game, t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Why some seat cannot do what some move points at."""
    reader = chance.choice([*range(t.seats), PUBLIC])
    move = chance.randrange(len(game.vocabulary))
    view = t.view(reader)
    yield reader, game.question(view)
    if game.name in WORDY:
        yield reader, game.label(view, move)
    for target in game.targets(view, move):
        for reason in game.reasons(view, target):
            yield reader, Sentence(reason.key, reason.args)


@pytest.mark.property
@pytest.mark.parametrize("name", names())
def test_whatever_a_game_says_reads_well_in_every_language(name: str) -> None:
    found: dict[str, tuple[int, Sentence]] = {}
    for t, chance in random_tables(get(name)):
        for reader, sentence in met_in(get(name), t, chance):
            found[f"{reader} {sentence}"] = reader, sentence

    assert len(found) > LEAST[name]
    for language in LANGUAGES:
        texts = [Texts(language, name, names=PEOPLE, reader=seat) for seat in range(PUBLIC + 1)]
        wrong = set()
        for reader, sentence in found.values():
            text = checked(texts[reader].format(sentence))
            wrong.add(wrong_with(sentence, text, texts[reader]))
        assert wrong == {""}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_question_has_a_text_named_like_its_frame(name: str, language: str) -> None:
    questions = import_module(f"grimtable.games.{name}.encoding").FRAMES
    keys = [f"{name}-{frame_key(question)}" for question in questions]

    assert [key for key in keys if not bundle(language, name).has_message(key)] == []
    assert set(questions) <= set(get(name).frames)


def frame_key(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_every_card_explains_itself_under_every_option(name: str, kind: str, language: str) -> None:
    words: ModuleType = grimwood if name == "grimwood" else farmer
    seats_and_options = (3,) if name == "grimwood" else (3, {})
    told = {said(name, language, words.card_text(kind, {}))}
    for option in words.CARD_OPTIONS.get(kind, ()):
        for value in get(name).options[option]:
            told.add(said(name, language, words.card_text(kind, {option: value})))
        assert len(told) > 1

    assert len(min(told)) > 10
    assert said(name, language, words.card_heading(kind, *seats_and_options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_table_option_value_preset_zone_field_and_end_has_a_text(
    name: str, language: str
) -> None:
    game, open_options = get(name), OPEN.get(name, ())
    fixed = [option for option in game.options if option not in open_options]
    keys = [f"option-{option}" for option in game.options]
    keys += [f"option-{option}-{value}" for option in fixed for value in game.options[option]]
    keys += [f"option-{option}-takes" for option in open_options]
    keys += [f"preset-{preset}" for preset in game.presets]
    keys += [f"zone-{zone}" for zone, _ in game.zones(2)]
    keys += [f"field-{field}" for field in game.fields]
    keys += ["blurb", "help", *BESIDE[name]]

    assert all(said(name, language, Sentence(f"{name}-{key}")) for key in keys)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You draw 1 cards."),
        ("en", "You put a Owl into play."),
        ("en", "The Braids is discarded."),
        ("de", "Du kämpfst gegen der Siebenköpfige Drache."),
        ("de", "Ben spielt der Froschkönig."),
        ("de", "Räuber hat das Nachsehen."),
        ("de", "Du wirfst „Schummeln! ab."),
        ("zh", "小芳抽了 3 张牌。"),
        ("zh", "你抽到：独角兽。"),
    ],
)
def test_the_grammar_check_finds_what_it_is_for(language: str, text: str) -> None:
    texts = Texts(language, "grimm_tidings", names=PEOPLE, reader=0)
    drawn = Sentence("grimm_tidings-told-drawn", {"seat": 0, "cards": ["unicorn"]})

    assert wrong_with(drawn, text, texts)
    assert not wrong_with(drawn, texts.format(drawn), texts)
