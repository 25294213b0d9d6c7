"""Cards and stories of Grimm Tidings."""

from functools import partial

import pytest

from games import saying
from games.grimm_tidings.tale import GAME, decided, tale
from games.sampling import check_names
from games.saying import LANGUAGES
from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.games.grimm_tidings.ids import CANCELLED, EQUIPMENT
from grimtable.games.grimm_tidings.presentation.events import NOTES
from grimtable.games.grimm_tidings.presentation.questions import card_heading, card_text
from grimtable.kernel.terms import BareEvent
from grimtable.testing.scene import P1

said = partial(saying.said, "grimm_tidings")


@pytest.mark.property
def test_a_story_names_no_card_that_its_reader_does_not_see() -> None:
    """GT-I1, GT-I9"""
    named = [note for note, (_, *args) in NOTES.items() if "card" in args]

    def told_of(events: list[BareEvent]) -> set[str]:
        return {GAME.kinds[kind] for event in events for kind in kinds_in(event)}

    def kinds_in(event: BareEvent) -> list[int]:
        if event.kind == EQUIPMENT:
            return [event.b // 2]
        if event.kind not in named:
            return []
        return [n for at, n in ((1, event.a), (2, event.b)) if is_kind(event.kind, at)]

    check_names(GAME, told_of)


def is_kind(note: int, at: int) -> bool:
    """Is this number of the note a kind?"""
    return NOTES[note][at] == "card" and (note != CANCELLED or at == 2)


def test_who_sets_up_is_told_what_lies_there_already() -> None:
    """GT-4.3"""
    t = GAME.deal(3, seed=11)
    word = GAME.vocabulary.number
    first = said("en", GAME.question(t.view(0)))
    t.play(0, word("female"))
    second = said("en", GAME.question(t.view(0)))
    t.play(0, next(move for move in t.options_of(0) if GAME.vocabulary.text(move)[:3] == "lay"))

    assert first == "Is your character male or female?"
    assert second.startswith("What do you put into play")
    assert said("en", GAME.question(t.view(0))).startswith("In front of you: ")


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


def test_an_order_of_doors_is_offered_by_the_names_of_its_cards() -> None:
    """GT-C.white_snake"""
    t = decided(tale("P1 level: 5\nfight: white_snake\ndoors: hunter tailor thief robbers"))
    view = t.table.view(P1)
    labels = [said("en", GAME.label(view, move)) for move in t.table.options_of(P1)]

    assert labels[0] == "Hunter, Tailor, Thief"
    assert len(set(labels)) == 6
