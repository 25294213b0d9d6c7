"""Everything Grimm Tidings says can be said in every language."""

import random
from collections.abc import Iterator

import pytest

from games.grimm_tidings.saying import PEOPLE, said
from games.grimm_tidings.tale import GAME
from grimtable.games.grimm_tidings.ids import CANCELLED, EQUIPMENT
from grimtable.games.grimm_tidings.options import RANGES
from grimtable.games.grimm_tidings.reading import STANDARD
from grimtable.games.grimm_tidings.shown.encoding import FRAMES
from grimtable.games.grimm_tidings.shown.events import NOTES
from grimtable.games.grimm_tidings.shown.telling import tell
from grimtable.games.grimm_tidings.shown.words import card_heading, card_text
from grimtable.games.grimm_tidings.table import REASONS
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts, bundle
from sizes import SIZES

LANGUAGES = ("de", "en", "zh")
SAID_SHARE = 0.1
REFUSED_SHARE = 0.05


def met_in(t: Table, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Readers and all that is said to them in a random game."""
    while t.waiting:
        seat = int(t.seat)
        if chance.random() < SAID_SHARE:
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
        for sentence in [*map(GAME.sentence, events), *tell(events, GAME.kinds)]:
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
    for seed in range(SIZES["tidings_stories"]):
        seats = chance.randrange(2, 7)
        options = {name: chance.choice(values) for name, values in GAME.options.items()}
        options = GAME.fit_options(seats, {**options, "turn_cap": "10"})
        yield GAME.deal(seats, options, seed=seed, listen=True), chance


@pytest.mark.property
def test_whatever_a_game_says_reads_well_in_every_language() -> None:
    found: dict[str, tuple[int, Sentence]] = {}
    for t, chance in random_tables():
        for reader, sentence in met_in(t, chance):
            found[f"{reader} {sentence}"] = reader, sentence

    assert len(found) > 3000
    for language in LANGUAGES:
        texts = [
            Texts(language, "grimm_tidings", names=PEOPLE, reader=reader)
            for reader in range(PUBLIC + 1)
        ]
        for reader, sentence in found.values():
            text = texts[reader].format(sentence)
            assert text and not set("{}$\u2068\u2069") & set(text), text
            assert "???" not in text and "None" not in text, text
            assert language == "zh" or "  " not in text, text


@pytest.mark.property
def test_a_story_names_no_card_that_its_reader_does_not_see() -> None:
    """GT-I1, GT-I9"""
    named = [note for note, (_, *args) in NOTES.items() if "card" in args]
    for t, chance in random_tables():
        while t.waiting:
            t.push(t.seat, chance.choice(t.options))
        for reader in [*range(t.seats), PUBLIC]:
            events = t.events_for(reader)
            seen = {GAME.kinds[event[3]] for event in events if event[3] >= 0}
            seen |= {
                GAME.kinds[event[2] // 2 if event[0] == EQUIPMENT else event[at]]
                for event in events
                if event[0] in (*named, EQUIPMENT)
                for at in (1, 2)
                if event[0] == EQUIPMENT or is_kind(event[0], at)
            }
            backs = [event for event in events if event[0] == MOVED and event[3] < 0]
            told = [*tell(events, GAME.kinds), *map(GAME.sentence, events)]

            assert not any(named_in(GAME.sentence(event)) for event in backs)
            assert {name for sentence in told for name in named_in(sentence)} <= seen


def is_kind(note: int, at: int) -> bool:
    """Is this number of the note a kind?"""
    return NOTES[note][at] == "card" and (note != CANCELLED or at == 2)


def named_in(sentence: Sentence) -> list[str]:
    """The cards a sentence names."""
    found: list[str] = []
    for name, value in sentence.args.items():
        if name.startswith("card"):
            found += [value] if isinstance(value, str) else value
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text_named_like_its_frame(language: str) -> None:
    keys = [f"grimm_tidings-{frame_key(name)}" for name in FRAMES]

    assert [key for key in keys if not bundle(language, "grimm_tidings").has_message(key)] == []
    assert set(FRAMES) <= set(GAME.frames)


def frame_key(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_explains_itself(language: str) -> None:
    """GT-R1"""
    texts = {said(language, card_text(kind, STANDARD)) for kind in GAME.kinds}
    headings = {said(language, card_heading(kind, STANDARD)) for kind in GAME.kinds}

    assert len(headings) == len(GAME.kinds) == 109
    assert len(texts) > 80 and min(map(len, texts)) >= 6


def test_a_heading_has_the_printed_numbers() -> None:
    """GT-C.seven_headed_dragon, GT-C.giants_club"""
    heading = [card_heading(kind, STANDARD) for kind in ("seven_headed_dragon", "giants_club")]

    assert said("en", heading[0]) == "Seven-Headed Dragon: Level 18 monster, 5 Treasures, 2 levels"
    assert said("de", heading[1]) == "Riesenkeule: Gegenstand für zwei Hände, Groß, 700 Gold"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_value_preset_zone_field_and_end_has_a_text(language: str) -> None:
    fixed = [name for name in GAME.options if name not in RANGES]
    keys = [f"option-{name}" for name in GAME.options]
    keys += [f"option-{name}-{value}" for name in fixed for value in GAME.options[name]]
    keys += [f"option-{name}-takes" for name in RANGES] + ["blurb", "help"]
    keys += [f"preset-{name}" for name in GAME.presets]
    keys += [f"zone-{name}" for name, _ in GAME.zones(2)]
    keys += [f"field-{name}" for name in GAME.fields]
    keys += [f"outcome-{name}" for name in REASONS[1:]]

    assert all(said(language, Sentence(f"grimm_tidings-{key}")) for key in keys)
