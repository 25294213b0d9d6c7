"""One catalogue in three languages: the same keys, the same arguments, no leftovers."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Sentence
from grimtable.look.texts import FOLDER, Texts, files, languages
from grimtable.registry import names

LANGUAGES = ("de", "en", "zh")
BROWSER = ("web", "replays")
WEB = [entry.name for entry in FOLDER.joinpath("en").iterdir() if entry.name.startswith(BROWSER)]
"""Only the browser reads them."""
FILES = sorted({file for game in names() for file in files(game)} | {*WEB})


def entries(language: str, file: str) -> list[Any]:
    source = FOLDER.joinpath(language, file).read_text(encoding="utf-8")
    return list(FluentParser().parse(source).body)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)
    }


class Arguments(Visitor):
    """The arguments a message is given: cards and seats without the forms they bring along."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = re.sub(r"^(card\d?)_[a-z]+$", r"\1", node.id.name)
        self.names.add(name.removesuffix("_is"))


def arguments(message: ast.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return found.names


def test_there_are_three_languages() -> None:
    assert tuple(languages()) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(entry.name for entry in FOLDER.joinpath(language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_last_line(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = [
        entry.id.name
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    ]

    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_in_every_language_with_the_same_arguments(
    language: str, file: str
) -> None:
    def shape(of: str) -> dict[str, set[str]]:
        return {key: arguments(message) for key, message in messages(of, file).items()}

    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_of_a_language_have_the_same_forms(language: str) -> None:
    forms = {
        tuple(attribute.id.name for attribute in message.attributes)
        for key, message in messages(language, "grimwood.ftl").items()
        if key.startswith("grimwood-card-") and key != "grimwood-card-heading"
    }

    assert len(forms) == 1


ENGLISH = {
    "grimwood": "Grimwood",
    "grim_farmer": "Grim Farmer",
    "grimm_tidings": "Grimm Tidings",
    "book_of_madness": "The Book of Madness",
}
TITLES = {
    "en": ENGLISH,
    "de": {**ENGLISH, "book_of_madness": "Das Buch des Wahnsinns"},
    "zh": {
        "grimwood": "阴郁之林",
        "grim_farmer": "阴险农夫",
        "grimm_tidings": "格林奇谭",
        "book_of_madness": "疯狂之书",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_titles_have_names_and_the_english_one_beside_them(language: str) -> None:
    texts, titles = Texts(language), messages(language, "table.ftl")

    for game, title in TITLES[language].items():
        assert texts.format(f"title-{game}") == title
        beside = [
            element.value
            for attribute in titles[f"title-{game}"].attributes
            for element in attribute.value.elements
        ]
        assert beside == [ENGLISH[game]] * (title != ENGLISH[game])


def test_a_card_with_an_article_has_it_in_sentences_and_another_stands_in_quotes() -> None:
    owl, eternals = Texts("en", "grimwood")._card("owl"), Texts("de", "grimwood")._card("owl")
    phrase = Texts("de", "grimwood", cards={"guest": "Wer ist da?"})._card("guest")

    assert (owl["_article"], owl["_subject"], owl["_listed"]) == ("an Owl", "An Owl", "Owl")
    assert eternals["_subject"] == "Eine Eule"
    assert (phrase["_accusative"], phrase["_subject"]) == ("„Wer ist da?“", "„Wer ist da?“")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="'xx'; there are: de, en, zh"):
        Texts("xx", "grimwood")


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Texts("en", "grimwood").format("no-such-key")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="table-welcome"):
        Texts("en").format("table-welcome", title="Grimwood", place=1)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ruth steals the Centaur from you."),
        ("de", "Ruth stiehlt dir den Zentauren."),
        ("zh", "Ruth偷走了你的【人马】。"),
    ],
)
def test_cards_come_in_the_right_case_and_seats_in_the_right_person(
    language: str, said: str
) -> None:
    texts = Texts(language, "grimwood", names=["Ruth", "Theo"], reader=1)
    stolen = Sentence("grimwood-told-stolen", {"seat": 0, "seat_from": 1, "card": "centaur"})

    assert texts.format(stolen) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You see Theo’s hand: 2× Owl, Dracula."),
        ("de", "Du siehst die Hand von Theo: 2× Eule, Dracula."),
        ("zh", "你看到Theo的手牌：【猫头鹰】×2、【德古拉】。"),
    ],
)
def test_equal_cards_in_a_list_are_counted(language: str, said: str) -> None:
    texts = Texts(language, "grimwood", names=["Ruth", "Theo"], reader=0)

    assert texts.format("grimwood-told-saw", seat=1, cards=["owl", "owl", "dracula"]) == said


def test_the_reader_of_a_list_of_seats_is_addressed() -> None:
    texts = Texts("de", "grimwood", names=["Ruth", "Theo", "Lin"], reader=2)

    assert texts.format("table-winners", seats=[0, 2]) == "Geteilter Sieg: Ruth, du."


def test_seats_without_a_name_get_one_of_the_language() -> None:
    texts = Texts("zh", "grimwood", names=["Ruth"])

    assert [texts.name(0), texts.name(1)] == ["Ruth", "Bruno"]


@pytest.mark.parametrize(
    ("points", "said"), [(0, "Du: 0 Punkte"), (1, "Du: 1 Punkt"), (2, "Du: 2 Punkte")]
)
def test_numbers_choose_their_plural(points: int, said: str) -> None:
    assert Texts("de", reader=0).format("table-score", seat=0, points=points) == said


def test_a_name_that_ends_like_a_sentence_ends_it() -> None:
    said = {"en": "You draw a Door: Cheat!", "de": "Du ziehst eine Tür: Schummeln!"}
    for language, text in said.items():
        texts = Texts(language, "grimm_tidings", reader=0)

        assert texts.format("grimm_tidings-event-door-drawn", seat=0, card="cheat") == text
