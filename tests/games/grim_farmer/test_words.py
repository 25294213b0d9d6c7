"""Names, headings and stories of Grim Farmer."""

from functools import partial

import pytest
from fluent.syntax import FluentParser, ast

from games import saying
from games.sampling import check_names
from games.saying import LANGUAGES
from grimtable.games.grim_farmer.ids import DUD
from grimtable.games.grim_farmer.presentation.labels import card_heading
from grimtable.games.grim_farmer.vocabulary import NAMES, PIECE_NAMES
from grimtable.kernel.terms import BareEvent
from grimtable.look.game import Sentence
from grimtable.look.texts import FOLDER
from grimtable.registry import get

said = partial(saying.said, "grim_farmer")


@pytest.mark.property
def test_a_story_names_no_card_that_its_reader_does_not_see() -> None:
    """GF-I7, GF-I13"""

    def told_of(events: list[BareEvent]) -> set[str]:
        return {NAMES[event.b] for event in events if event.kind == DUD} | {*PIECE_NAMES}

    check_names(get("grim_farmer"), told_of)


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
    forms = {
        tuple(form.id.name for form in message.attributes if form.id.name != "listed")
        for message in messages
    }

    assert len(forms) == 1
    assert sorted(message.id.name for message in messages) == sorted(
        f"grim_farmer-card-{name}" for name in (*NAMES, *PIECE_NAMES)
    )


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("pig_red", "Ruth legt ein rotes Schwein verdeckt aus."),
        ("cow_blue", "Ruth legt eine blaue Kuh verdeckt aus."),
        ("donkey_purple", "Ruth legt einen violetten Esel verdeckt aus."),
        ("goat_orange", "Ruth legt eine orangefarbene Ziege verdeckt aus."),
        ("lion", "Ruth legt einen Löwen verdeckt aus."),
    ],
)
def test_german_adjectives_follow_gender_and_case(kind: str, told: str) -> None:
    placed = Sentence("grim_farmer-event-hand-pile", {"seat": 0, "card": kind})

    assert said("de", placed) == told
