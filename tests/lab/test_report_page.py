"""The page: whole, readable without a network, in every language."""

import json
import re
from html.parser import HTMLParser
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from grimtable.lab.report.page import Grid, Plot, Section, Value, grid_html, render, script_safe
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import Studied, Study, run_study
from grimtable.lab.report.tallies import Figure
from grimtable.lab.report.words import Words
from grimtable.lab.report.writing import command_of, page_of
from grimtable.registry import get, names

LANGUAGES = ("de", "en", "zh")
PACKAGES = (
    "grimtable.lab.report",
    "grimtable.lab.report.grimwood",
    "grimtable.lab.report.grim_farmer",
    "grimtable.lab.report.grimm_tidings",
)
SECTIONS = ["seats", "length", "scores", "lead", "cards", "powers", "points"]


@pytest.fixture(scope="module")
def studied() -> Studied:
    return run_study(Study("grimwood", ("english",), (2, 4), games=3, pairs=1, seed=1))


@pytest.fixture(scope="module")
def page(studied: Studied) -> str:
    return page_of(studied, "en")


class Reader(HTMLParser):
    """Collects what a browser would see."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def specs_of(page: str) -> list[dict[str, Any]]:
    found = re.search(r"const SPECS = (.*);\nconst LOCALE", page)
    assert found is not None
    specs: list[dict[str, Any]] = json.loads(found[1].replace("<\\/", "</"))
    return specs


def test_every_tag_is_closed(page: str) -> None:
    assert Reader(page).open == []


def test_nothing_is_loaded_from_anywhere(page: str) -> None:
    tags = Reader(page).tags
    asked = [
        attrs[name] for _, attrs in tags for name in ("src", "href", "action") if name in attrs
    ]
    rule = next(attrs for tag, attrs in tags if tag == "meta" and "http-equiv" in attrs)

    assert all((link or "").startswith("#") for link in asked)
    assert not {"link", "img", "iframe", "object"} & {tag for tag, _ in tags}
    assert (rule["content"] or "").startswith("default-src 'none';")


def test_every_plot_has_its_place_and_its_data(page: str) -> None:
    places = [attrs["data-plot"] for _, attrs in Reader(page).tags if "data-plot" in attrs]
    specs = specs_of(page)

    assert places == [str(number) for number in range(len(specs))]
    assert len(specs) == 11
    for spec in specs:
        assert max(len(rows) for rows in spec["datasets"].values()) >= 2


def test_captions_say_n_and_how_the_interval_was_made(page: str) -> None:
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", page)

    assert len(captions) == 11
    for caption in captions:
        assert re.search(r"n = 3 games|has n\.", caption)
        assert re.search(r"Wilson|Student|whole games", caption)


def test_every_number_has_an_interval_and_n(page: str) -> None:
    cells = re.findall(r"<td>(.*?)</td>", page)

    assert len(cells) > 500
    for cell in cells:
        assert re.fullmatch(r"<b>.+?</b><small>.+?</small><small>n = [\d,]+</small>", cell)


def test_the_sections_stand_in_their_order(page: str) -> None:
    assert re.findall(r'<section id="(\w+)">', page) == SECTIONS


def test_without_forced_deals_nothing_of_them_is_shown() -> None:
    plain = page_of(run_study(Study("grimwood", ("english",), (2,), games=2)), "en")

    assert "Forced: points" not in plain
    assert '"series":"Forced"' not in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(studied: Studied, language: str) -> None:
    words = Words(language, "grimwood")
    page = page_of(studied, language)

    assert f'<html lang="{language}">' in page
    assert words.say("place-title") in page
    assert words.card("shadow_queen") in page


def test_what_stands_in_a_script_cannot_end_it() -> None:
    assert "</script" not in script_safe('"</script><!--"')
    assert json.loads(script_safe('"a</script>"')) == "a</script>"


def test_texts_are_escaped() -> None:
    words = Words("en", "grimwood")
    plot = Plot({"mark": "point"}, 'n < 5 & "all"', "<i>")
    page = render("<b>", "&", ["<li>"], "a > b", [Section("key", "<h1>", "<p>", [plot])], words)

    assert "<title>&lt;b&gt;</title>" in page
    assert "<figcaption>n &lt; 5 &amp; &quot;all&quot;</figcaption>" in page
    assert "<h3>&lt;i&gt;</h3>" in page
    assert Reader(page).open == []


def test_what_could_not_be_measured_is_a_dash() -> None:
    nothing = Value(Figure(float("nan"), float("nan"), float("nan"), 0), "0.0")
    html = grid_html(Grid("Title", ["Card"], [["Owl", nothing]]), Words("en", "grimwood"))

    assert "<b>—</b><small>—</small><small>n = 0</small>" in html


def test_the_command_on_the_page_plays_the_same_games() -> None:
    study = Study("grimwood", ("german",), (2, 3, 4), "greedy", games=7, pairs=1, seed=5)

    assert command_of(study) == (
        "grimtable report grimwood --games 7 --pairs 1 --seats 2-4 --presets german "
        "--bots greedy --seed 5"
    )
    assert "--seats 2,4 " in command_of(Study("grimwood", ("german",), (2, 4)))
    assert "--seats 3 " in command_of(Study("grimwood", ("german",), (3,)))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(package: str) -> None:
    found = []
    for language in LANGUAGES:
        source = resources.files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser().parse(source).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        messages = [entry for entry in entries if isinstance(entry, ast.Message)]
        names = [entry.id.name for entry in messages]
        assert len(names) == len(set(names))
        blocks = dict(zip(names, re.split(r"\n(?=[a-z][\w-]* =)", source), strict=False))
        found.append({name: set(re.findall(r"\$(\w+)", blocks[name])) for name in names})

    assert found[0] == found[1] == found[2]


def test_no_text_is_left_over() -> None:
    """Every key of the catalogue is asked for somewhere in the code."""
    folder = resources.files("grimtable.lab.report")
    code = "".join(
        path.read_text(encoding="utf-8")
        for place in (folder, *(folder.joinpath(name) for name in names()))
        for path in place.iterdir()
        if path.name.endswith(".py")
    )
    code += "".join(
        path.read_text(encoding="utf-8")
        for package in ("grimtable.cli", "grimtable.lab", "grimtable.lab.tournament")
        for path in resources.files(package).iterdir()
        if path.name.endswith(".py")
    )
    code += "".join(f'"{name}"' for game in names() for name in report_of(game).tables(get(game)))
    made = (
        "axis-comparison-",
        "plot-comparison-",
        "comparison-",
        "course-",
        "axis-",
        "plot-",
        "head-",
        "preset-",
        "lift-",
        "power-",
        "source-",
        "tournament-",
        "simulate-",
    )
    for package in PACKAGES:
        source = resources.files(package).joinpath("en.ftl").read_text(encoding="utf-8")
        for key in re.findall(r"^([a-z][\w-]*) =", source, re.M):
            rest = next((key.removeprefix(start) for start in made if key.startswith(start)), key)
            stem = re.sub("-(title|lead|caption)$", "", key)
            rest_stem = re.sub("-(title|lead|caption)$", "", rest)
            assert any(f'"{asked}"' in code for asked in (key, rest, stem, rest_stem)), key
