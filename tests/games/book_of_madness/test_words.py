"""Cards, questions and stories of The Book of Madness."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

from functools import partial

import pytest

from games import saying
from games.book_of_madness.study import GAME, casts, dealt, study
from games.sampling import any_answer, check_names, random_tables
from games.saying import LANGUAGES, named_in
from grimtable.games.book_of_madness.cards.card_file import STANDARD
from grimtable.games.book_of_madness.ids import CAST_BEGAN, SPELL_TURNED
from grimtable.games.book_of_madness.presentation.events import NOTES, WAYS, fact
from grimtable.games.book_of_madness.presentation.events import sentence as told_by
from grimtable.games.book_of_madness.presentation.narration import tell
from grimtable.games.book_of_madness.presentation.questions import card_heading, card_text
from grimtable.kernel.terms import MOVED, PUBLIC, BareEvent
from grimtable.look.texts import bundle
from grimtable.testing.scene import P1

said = partial(saying.said, "book_of_madness")
ALL_CARDS = (*GAME.kinds, *GAME.cards.sheets)


@pytest.mark.property
def test_a_story_names_no_card_that_its_reader_does_not_see() -> None:
    """BM-R33, BM-14.1"""

    def told_of(events: list[BareEvent]) -> set[str]:
        facts = [event for event in events if event.kind != MOVED]
        return {name for event in facts for name in named_in(GAME.sentence(event))}

    check_names(GAME, told_of)


@pytest.mark.property
def test_every_fact_can_be_read_back_from_its_sentence() -> None:
    met = set()
    for t, chance in random_tables(GAME):
        while t.waiting:
            t.push(*any_answer(t, chance))
        for event in t.events_for(PUBLIC):
            if event.kind != MOVED:
                told = GAME.sentence(event)
                verb = told.key.removeprefix("book_of_madness-")
                met.add(event.kind)

                rebuilt = BareEvent(*fact(verb, told.args, STANDARD), -1, 0, -1)
                assert told_by(rebuilt, STANDARD) == told
    assert {SPELL_TURNED, CAST_BEGAN} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_and_note_has_a_text(language: str) -> None:
    texts = bundle(language, "book_of_madness")
    keys = {f"event-{way}" for way in WAYS.values()} | {
        f"event-{note.key}" for note in NOTES.values()
    }
    keys |= {"event-spell", "event-cast", "event-marked", "event-chosen"}

    assert [key for key in sorted(keys) if not texts.has_message(f"book_of_madness-{key}")] == []


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
        "Arctic Circle: water spell, level 3, costs 3× Water",
        "Undertow: curse, dispelled with 4× Water (2 in the box)",
        "Rift: curse, dispelled with Fire, Water, Earth, Air (2 in the box)",
        "Warlock: monster; its curses: Fire, Earth, Water",
        "Moss: apprentice of Earth and Fire",
        "Fire 2: element card, 10 in the box",
    ]
    assert said("de", card_heading("growth", STANDARD)) == (
        "Wachstum: Erdzauber, Basiszauber, kostet Erde"
    )


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("dispel 1", "Dispel Undertow (4× Water) – already struck"),
        ("dispel 2", "Dispel Howling (Fire, 4× Air)"),
        ("dispel 5", "Dispel curse 5"),
        ("curse 2", "Howling"),
        ("curse 5", "Curse 5"),
        ("cure P2", "Cure a madness card in Theo’s support zone"),
        ("learn air", "Air: learn a spell"),
        ("first", "One of the two"),
        ("wake P2 ice", "Theo’s Ice"),
        ("pay fire_2 P2", "Fire 2 from Theo’s support zone"),
        ("pile fire_1", "Fire 1 from your discard pile (one of 2)"),
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
        "Ruth wants to pay with cards from your support zone: Fire 1. Do you agree?",
        "Mist Veil: which curse do you turn face down?",
        "Quarry: the top of your deck is Air 1, Air 2. Do you discard any?",
        "Undertow strikes: you discard 2 cards. Which one next? (From your support zone.)",
    ]
    for t in (scry, sog):
        view = t.table.view(P1)
        cards = [move for move in view.options if GAME.vocabulary.text(move).startswith("card")]
        assert [said("en", GAME.label(view, move)) for move in cards]
        assert GAME.targets(view, cards[0])[0].zone in ("aside", "support")


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        ("phase: regenerate", "You may keep only six cards: which card do you discard?"),
        (
            "page: nameless_chapter\nmonster: moth_queen\ncurses: rift\n"
            "field: 5\nphase: turn\ncount: 5",
            "Moth Queen escapes: which spell do you forget?",
        ),
    ],
)
def test_a_question_names_its_cause(lines: str, text: str) -> None:
    """BM-R47"""
    t = study(f"P1 hand: {'fire_1 air_1 ' * 3} water_1\n{lines}", goes_on=True)

    assert said("en", GAME.question(t.table.view(t.asked)), t.asked) == text


def test_whoever_goes_mad_leaves_in_one_sentence() -> None:
    """BM-11.7"""
    mad = study(f"P1 hand: {'madness ' * 6}\nP2 hand: fire_1\nphase: end", goes_on=True)
    story = [said("en", told, P1) for told in tell(mad.table.events_for(P1), STANDARD)]

    assert story[0] == "Six madness cards in your hand: you have gone mad and are out of the game."
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
        "Your deck is empty: you take a madness card and reshuffle your discard pile.",
    ]
    assert story[3].startswith("You draw: ") and story[4] == "You exhaust: Growth."


def test_a_dispelled_curse_has_an_agent_and_one_left_at_the_end_of_a_round_has_none() -> None:
    """BM-9.10, BM-R35"""
    t = study("P1 hand: fire_1 fire_1 fire_1 fire_1\ncurses: brain_fever howling")
    t.says(P1, "dispel 1")
    left = study("curses: brain_fever howling\nfield: 5\nphase: turn\ncount: 5", goes_on=True)
    dispelled, gone = (
        [said("en", told, P1) for told in tell(table.events_for(P1), STANDARD)]
        for table in (t.table, left.table)
    )

    assert "You dispel Brain Fever!" in dispelled
    assert not [line for line in dispelled if "stack" in line]
    assert "Curses still on the board go back under their stacks: Brain Fever, Howling." in gone
