"""Everything The Book of Madness says can be said in every language."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import random
from collections.abc import Iterator

import pytest

from games.book_of_madness.saying import LANGUAGES, PEOPLE, said
from games.book_of_madness.study import GAME, casts, dealt, study
from games.book_of_madness.test_properties import sensible
from grimtable.games.book_of_madness.ids import CAST_BEGAN, SPELL_TURNED
from grimtable.games.book_of_madness.reading import STANDARD
from grimtable.games.book_of_madness.shown.encoding import FRAMES
from grimtable.games.book_of_madness.shown.events import NOTES, WAYS, fact
from grimtable.games.book_of_madness.shown.events import sentence as told_by
from grimtable.games.book_of_madness.shown.telling import tell
from grimtable.games.book_of_madness.shown.words import card_heading, card_text
from grimtable.games.book_of_madness.table import REASONS, Madness
from grimtable.kernel.terms import MOVED, PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts, bundle
from grimtable.testing.scene import P1
from sizes import SIZES

SAID_SHARE = 0.06
REFUSED_SHARE = 0.05
ALL_CARDS = (*GAME.kinds, *GAME.cards.sheets)


def met_in(t: Madness, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
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
        t.push(seat, sensible(t, chance))
    yield PUBLIC, GAME.question(t.view(PUBLIC))
    for reader in [*range(t.seats), PUBLIC]:
        events = t.events_for(reader)
        for found in [*map(GAME.sentence, events), *GAME.tell(events)]:
            yield reader, found


def refused_in(t: Madness, chance: random.Random) -> Iterator[tuple[int, Sentence]]:
    """Why some seat cannot do what some move points at."""
    reader = chance.choice([*range(t.seats), PUBLIC])
    move = chance.randrange(len(GAME.vocabulary))
    view = t.view(reader)
    yield reader, GAME.question(view)
    yield reader, GAME.label(view, move)
    for target in GAME.targets(view, move):
        for reason in GAME.reasons(view, target):
            yield reader, Sentence(reason.key, reason.args)


def random_tables() -> Iterator[tuple[Madness, random.Random]]:
    chance = random.Random(7)
    for seed in range(SIZES["madness_stories"]):
        seats = chance.randrange(2, 6)
        options = {name: chance.choice(values) for name, values in GAME.options.items()}
        t = GAME.deal(seats, GAME.fit_options(seats, options), seed=seed, listen=True)
        assert isinstance(t, Madness)
        yield t, chance


@pytest.mark.property
def test_whatever_a_game_says_reads_well_in_every_language() -> None:
    found: dict[str, tuple[int, Sentence]] = {}
    for t, chance in random_tables():
        for reader, sentence in met_in(t, chance):
            found[f"{reader} {sentence}"] = reader, sentence

    assert len(found) > 2000
    for language in LANGUAGES:
        texts = [
            Texts(language, "book_of_madness", names=PEOPLE, reader=reader)
            for reader in range(PUBLIC + 1)
        ]
        for reader, sentence in found.values():
            text = texts[reader].format(sentence)
            assert text and not set("{}$\u2068\u2069") & set(text), text
            assert "???" not in text and "None" not in text, text
            assert "  " not in text, text


@pytest.mark.property
def test_a_story_names_no_card_that_its_reader_does_not_see() -> None:
    """BM-R33, BM-14.1"""
    for t, chance in random_tables():
        while t.waiting:
            t.push(t.seat, sensible(t, chance))
        for reader in [*range(t.seats), PUBLIC]:
            events = t.events_for(reader)
            facts = [event for event in events if event[0] != MOVED]
            seen = {GAME.kinds[event[3]] for event in events if event[3] >= 0}
            seen |= {name for event in facts for name in named_in(GAME.sentence(event))}
            backs = [event for event in events if event[0] == MOVED and event[3] < 0]

            assert not any(named_in(GAME.sentence(event)) for event in backs)
            assert {name for told in GAME.tell(events) for name in named_in(told)} <= seen


def named_in(sentence: Sentence) -> list[str]:
    """The cards a sentence names."""
    found: list[str] = []
    for name, value in sentence.args.items():
        if name.startswith("card"):
            found += [value] if isinstance(value, str) else value
    return found


@pytest.mark.property
def test_every_fact_can_be_read_back_from_its_sentence() -> None:
    met = set()
    for t, chance in random_tables():
        while t.waiting:
            t.push(t.seat, sensible(t, chance))
        for event in t.events_for(PUBLIC):
            if event[0] != MOVED:
                told = GAME.sentence(event)
                verb = told.key.removeprefix("book_of_madness-")
                met.add(event[0])

                assert told_by((*fact(verb, told.args, STANDARD), -1, 0, -1), STANDARD) == told
    assert {SPELL_TURNED, CAST_BEGAN} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_and_note_has_a_text(language: str) -> None:
    texts = bundle(language, "book_of_madness")
    keys = {f"event-{way}" for way in WAYS.values()} | {
        f"event-{note[0]}" for note in NOTES.values()
    }
    keys |= {"event-spell", "event-cast", "event-marked", "event-chosen"}

    assert [key for key in sorted(keys) if not texts.has_message(f"book_of_madness-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text_named_like_its_frame(language: str) -> None:
    keys = [f"book_of_madness-{frame_key(name)}" for name in FRAMES]

    assert [key for key in keys if not bundle(language, "book_of_madness").has_message(key)] == []
    assert set(FRAMES) <= set(GAME.frames)


def frame_key(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_character_explains_itself(language: str) -> None:
    """BM-1.5, BM-6.4"""
    texts = {said(language, part) for kind in ALL_CARDS for part in card_text(kind, STANDARD)}
    headings = {said(language, card_heading(kind, STANDARD)) for kind in ALL_CARDS}

    assert len(headings) == len(ALL_CARDS)
    assert len(texts) > 80 and min(map(len, texts)) >= 4


def test_a_heading_has_the_printed_numbers() -> None:
    """BM-6.2"""
    kinds = ("arctic_circle", "undertow", "rift", "warlock", "moss", "fire_2")
    headings = [said("en", card_heading(kind, STANDARD)) for kind in kinds]

    assert headings == [
        "Arctic Circle: spell of level 3 of water, costs 3× Water",
        "Undertow: curse, dispelled with 4× Water (2 in the box)",
        "Rift: curse, dispelled with Fire, Water, Earth, Air (2 in the box)",
        "Warlock: monster with the curses Fire, Earth, Water",
        "Moss: apprentice of Earth and Fire",
        "Fire 2: element card, 10 in the box",
    ]
    assert said("de", card_heading("growth", STANDARD)) == (
        "Wachstum: Erdzauber, Grundzauber, kostet Erde"
    )


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("dispel 1", "Dispel Undertow (4× Water), which has struck"),
        ("dispel 2", "Dispel Howling (Fire, 4× Air)"),
        ("dispel 5", "Dispel the curse in slot 5"),
        ("curse 2", "Howling"),
        ("curse 5", "The curse in slot 5"),
        ("cure P2", "Cure a madness in Theo’s support zone"),
        ("learn air", "Learn from the shelf of Air"),
        ("first", "One of two ways"),
        ("wake P2 ice", "Theo’s Ice"),
        ("pay fire_2 P2", "Fire 2 from Theo’s support"),
        ("pile fire_1", "Fire 1 from the discard pile (2 there)"),
    ],
)
def test_an_option_says_what_it_is_about(move: str, text: str) -> None:
    """BM-R47"""
    t = study("P1 pile: fire_1 fire_1\ncurses: undertow howling+fire\nfield: 2")

    assert said("en", GAME.label(t.table.view(P1), GAME.vocabulary.number(move)), P1) == text


def test_questions_say_what_they_are_about() -> None:
    """BM-R26, BM-14.17, BM-R9"""
    consent = study(
        "P1 hand: fire_1\nP2 support: fire_1\nlibrary fire: cauterise", support_consent="on"
    )
    consent.says(P1, "learn fire")
    veil = casts(
        study("P1 hand: water_1 | spells: mist_veil\ncurses: rift howling"), P1, "mist_veil"
    )
    scry = casts(study("P1 hand: earth_1 | deck: air_1 air_2 | spells: quarry"), P1, "quarry")
    sog = study("P1 support: air_1 fire_2 air_3\ncurses: undertow\nfield: 1\nphase: turn\ncount: 1")

    asked = [
        said("en", GAME.question(t.table.view(t.asked)), t.asked)
        for t in (consent, veil, scry, sog)
    ]
    assert asked == [
        "Ruth wants to pay with your support: Fire 1. Do you agree?",
        "Which curse is turned face-down?",
        "On top of your deck: Air 1, Air 2. Do you discard any?",
        "You discard 2 cards. Which one next? It lies in your support zone.",
    ]
    for t in (scry, sog):
        view = t.table.view(P1)
        cards = [move for move in view[6] if GAME.vocabulary.text(move).startswith("card")]
        assert [said("en", GAME.label(view, move)) for move in cards]
        assert GAME.targets(view, cards[0])[0].zone in ("aside", "support")


def test_whoever_goes_mad_leaves_in_one_sentence() -> None:
    """BM-11.7"""
    mad = study(f"P1 hand: {'madness ' * 6}\nP2 hand: fire_1\nphase: end", goes_on=True)
    story = [said("en", told, P1) for told in tell(mad.table.events_for(P1), STANDARD)]

    assert story[0] == "Six madness in hand: you have gone mad and are out of the game."
    assert story[1] == "Turn 2: Theo’s turn"


def test_a_deal_is_told_without_every_card_of_every_deck() -> None:
    """BM-2.16"""
    t = dealt(2, seed=3, character_pick="random", start_player="seat_2")
    story = [said("en", told, P1) for told in tell(t.table.events_for(P1), STANDARD)]

    assert story[0].startswith("You are ") and story[1].startswith("Theo is ")
    assert story[3] == "Theo begins."
    assert story[4].startswith("You draw: ") and story[5].startswith("Theo draws: ")
    assert story[6] == "Turn 1: Theo’s turn"
    assert len(story) < 16


def test_a_new_deck_is_told_in_one_sentence() -> None:
    """BM-4.2"""
    t = study("P1 hand: earth_1 | deck: | pile: fire_1 fire_1")
    casts(t, P1, "growth")
    story = [said("en", told, P1) for told in tell(t.table.events_for(P1), STANDARD)]

    assert story[:3] == [
        "You discard: Earth 1.",
        "You cast Growth.",
        "Your deck is empty: you take a madness and shuffle your discard pile.",
    ]
    assert story[3].startswith("You draw: ") and story[4] == "Exhausted with you: Growth."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_value_preset_zone_field_and_end_has_a_text(language: str) -> None:
    fixed = [name for name in GAME.options if name != "action_cap"]
    keys = [f"option-{name}" for name in GAME.options]
    keys += [f"option-{name}-{value}" for name in fixed for value in GAME.options[name]]
    keys += ["option-action_cap-takes", "blurb", "help"]
    keys += [f"preset-{name}" for name in GAME.presets]
    keys += [f"zone-{name}" for name, _ in GAME.zones(2)]
    keys += [f"field-{name}" for name in GAME.fields]
    keys += [f"outcome-{name}" for name in REASONS if name]

    assert all(said(language, Sentence(f"book_of_madness-{key}")) for key in keys)
