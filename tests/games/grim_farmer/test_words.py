"""Everything Grim Farmer says can be said in every language."""

import random
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from games.grim_farmer.saying import PEOPLE, said
from grimtable.games.grim_farmer.ids import DUD
from grimtable.games.grim_farmer.shown.telling import tell
from grimtable.games.grim_farmer.shown.words import CARD_OPTIONS, card_heading, card_text
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.texts import FOLDER, Texts, bundle
from grimtable.registry import get
from sizes import SIZES

GAME = get("grim_farmer")
LANGUAGES = ("de", "en", "zh")
REFUSED_SHARE = 0.1
QUESTIONS = [
    "DrawCount",
    "DrawMore",
    "Race",
    "InTurn",
    "LiveRace",
    "PutBack",
    "Parrot",
    "Lion",
    "Place",
    "Challenge",
    "Reward",
    "FirstPlayer",
]
OPEN = ("custom_deck", "max_turns", "match_k", "last_losers")
"""Options that take more than the values they are offered with."""


def random_options(chance: random.Random, seats: int) -> dict[str, str]:
    options = {name: chance.choice(values) for name, values in GAME.options.items()}
    return GAME.fit_options(seats, options)


def met_in(t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Readers and all that is said to them in a random game."""
    while t.waiting:
        seat = int(t.seat)
        view = t.view(seat)
        yield seat, GAME.question(view)
        for move in view[6]:
            yield seat, GAME.label(view, move)
        if chance.random() < REFUSED_SHARE:
            yield from refused_in(t, chance)
        t.push(seat, chance.choice(t.options))
    yield PUBLIC, GAME.question(t.view(PUBLIC))
    for reader in [*range(t.seats), PUBLIC]:
        events = t.events_for(reader)
        for sentence in [*map(GAME.sentence, events), *tell(events)]:
            yield reader, sentence


def refused_in(t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Why some seat cannot do what some move points at."""
    reader = chance.choice([*range(t.seats), PUBLIC])
    move = chance.randrange(len(GAME.vocabulary))
    view = t.view(reader)
    yield reader, GAME.question(view)
    for target in GAME.targets(view, move):
        for reason in GAME.reasons(view, target):
            yield reader, Sentence(reason.key, reason.args)


def random_tables() -> Iterator[tuple[Table, random.Random]]:
    chance = random.Random(7)
    for seed in range(SIZES["stories"]):
        seats = chance.randrange(2, 7)
        yield GAME.deal(seats, random_options(chance, seats), seed=seed, listen=True), chance


@pytest.mark.property
def test_whatever_a_game_says_reads_well_in_every_language() -> None:
    found: dict[str, tuple[int, Sentence]] = {}
    for t, chance in random_tables():
        for reader, sentence in met_in(t, chance):
            found[f"{reader} {sentence}"] = reader, sentence

    assert len(found) > 5000
    for language in LANGUAGES:
        texts = [
            Texts(language, "grim_farmer", names=PEOPLE, reader=reader)
            for reader in range(PUBLIC + 1)
        ]
        for reader, sentence in found.values():
            text = texts[reader].format(sentence)
            assert text and not set("{}$\u2068\u2069") & set(text), text
            assert "???" not in text and "None" not in text, text
            assert language == "zh" or "  " not in text, text


@pytest.mark.property
def test_a_story_names_no_card_that_its_reader_does_not_see() -> None:
    """GF-I7, GF-I13"""
    for t, chance in random_tables():
        while t.waiting:
            t.push(t.seat, chance.choice(t.options))
        for reader in [*range(t.seats), PUBLIC]:
            events = t.events_for(reader)
            seen = {NAMES[event[3]] for event in events if event[3] >= 0}
            seen |= {NAMES[event[2]] for event in events if event[0] == DUD}
            backs = [event for event in events if event[0] == MOVED and event[3] < 0]
            told = [*tell(events), *map(GAME.sentence, events)]

            assert not any(named_in(GAME.sentence(event)) for event in backs)
            assert {name for sentence in told for name in named_in(sentence)} <= {
                *seen,
                *PIECE_NAMES,
            }


def named_in(sentence: Sentence) -> list[str]:
    """The cards and pieces a sentence names."""
    found: list[str] = []
    for name, value in sentence.args.items():
        if name.startswith("card"):
            found += [value] if isinstance(value, str) else value
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text_named_like_its_frame(language: str) -> None:
    keys = [f"grim_farmer-{frame_key(name)}" for name in QUESTIONS]

    assert [key for key in keys if not bundle(language, "grim_farmer").has_message(key)] == []
    assert set(QUESTIONS) <= set(GAME.frames)


def frame_key(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.kinds)
def test_every_card_explains_itself_under_every_option(kind: str, language: str) -> None:
    told = {said(language, card_text(kind, {}))}
    for option in CARD_OPTIONS.get(kind, ()):
        for value in GAME.options[option]:
            told.add(said(language, card_text(kind, {option: value})))
        assert len(told) > 1

    assert len(min(told)) > 10
    assert said(language, card_heading(kind, 3, {}))


def test_a_heading_counts_the_cards_of_the_deck_in_use() -> None:
    """GF-1.6"""
    custom = {"deck": "custom", "custom_deck": "4x6x8+6,2,3,4,5,6"}

    assert said("en", card_heading("pig_red", 4, {})) == "Red Pig: normal animal, 4 in the deck"
    assert said("en", card_heading("goat_red", 4, {})).endswith("not in this deck")
    assert said("de", card_heading("lion", 2, custom)) == (
        "Löwe: besonderes Tier für Phase 3, 6-mal im Spiel"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_of_a_language_have_the_same_forms(language: str) -> None:
    source = FOLDER.joinpath(language, "grim_farmer-cards.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    forms = {tuple(form.id.name for form in message.attributes) for message in messages}

    assert len(forms) == 1
    assert sorted(message.id.name for message in messages) == sorted(
        f"grim_farmer-card-{name}" for name in (*NAMES, *PIECE_NAMES)
    )


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("pig_red", "Ruth legt das rote Schwein verdeckt aus."),
        ("cow_blue", "Ruth legt die blaue Kuh verdeckt aus."),
        ("donkey_purple", "Ruth legt den violetten Esel verdeckt aus."),
        ("goat_orange", "Ruth legt die orangefarbene Ziege verdeckt aus."),
        ("lion", "Ruth legt den Löwen verdeckt aus."),
    ],
)
def test_german_adjectives_follow_gender_and_case(kind: str, told: str) -> None:
    placed = Sentence("grim_farmer-event-hand-pile", {"seat": 0, "card": kind})

    assert said("de", placed) == told


# Table options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_value_preset_zone_field_and_end_has_a_text(language: str) -> None:
    fixed = [name for name in GAME.options if name not in OPEN]
    keys = [f"option-{name}" for name in GAME.options]
    keys += [f"option-{name}-{value}" for name in fixed for value in GAME.options[name]]
    keys += [f"option-{name}-takes" for name in OPEN]
    keys += [f"preset-{name}" for name in GAME.presets]
    keys += [f"zone-{name}" for name, _ in GAME.zones(2)]
    keys += [f"field-{name}" for name in GAME.fields]
    keys += [f"outcome-{name}" for name in ("hand_empty", "turn_cap", "last_special", "match_won")]
    keys += ["blurb", "help"]

    assert all(said(language, Sentence(f"grim_farmer-{key}")) for key in keys)
