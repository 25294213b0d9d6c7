"""One thing, one word: what the texts of each game must and must not call things.

The left side is a pattern that no text of the game may contain, the right side says what to write.
Comments of the files are not texts.
"""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimtable.look.texts import FOLDER, languages

GAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")
BESIDE = {"grimm_tidings": ("web-tidings",)}
"""Files of a game that are not named after it."""

EVERYWHERE = {
    "en": {
        r"\b([Ee]very|[Ss]ome|[Aa]ny)body\b": "everyone, someone, anyone",
        r"\b(color|armor|gray|center|favor)\b": "British: colour, armour, grey, centre, favour",
        r"\b(the|an) own\b": "their own, one of their own",
        r"\((BM|GT|GF|GW)-": "no rule ids in labels",
        r" -\d": "− is the minus sign",
    },
    "de": {
        r"\b(Mits|S)pieler\b|\bKünstler\b": "Personen, wer mitspielt",
        r"\bGastgeber\b(?!:)": "Gastgeber:in",
        r"Tischoption|Regelfassung": "Tischregeln, Vorlage",
        r"\((BM|GT|GF|GW)-": "no rule ids in labels",
        r" -\d": "− is the minus sign",
    },
    "zh": {
        r"房主|房间码|规则版本|桌面选项|桌规": "桌主, 桌号, 预设, 牌桌选项",
        r"封印|封存|悔一?步|收回|让过|平分": "锁定, 撤回, 跳过, 同分",
        r"[\u4e00-\u9fff] \d|\d [\u4e00-\u9fff]": "no spaces around numbers",
        r"\d号位": "号座位",
        r"（(BM|GT|GF|GW)-": "no rule ids in labels",
        r"[^\d]-\d": "− is the minus sign",
    },
}
FORBIDDEN = {
    ("grimwood", "en"): {r"\b[Ll]ay(s|ing)? \{": "place", r"\b[Pp]ay with\b": "sacrifice"},
    ("grimwood", "de"): {
        r"\babgelegt|\bablegen\b": "abwerfen: the leaflet's ablegen means to place",
        r"Drilling": "Tier- oder Schauplatzkombination",
        r"zahlst|zahlen\b": "opfern",
    },
    ("grimwood", "zh"): {r"(?<!对)付": "献出", r"奶牛": "乌鸦"},
    ("grim_farmer", "zh"): {r"棋子": "动物或颜色", r"[红蓝黄绿紫橙]牛": "奶牛"},
    ("grimm_tidings", "en"): {r"\b(lays?|laid) down\b": "put into play", r"\bdie shows \{": "roll"},
    ("grimm_tidings", "de"): {
        r"\b(ablegen|abgelegt)\b": "abwerfen, abnehmen",
        r"\bAblage\b": "Ablagestapel",
        r"\bRollen?\b": "Klasse oder Titel",
        r"Umherziehend": "Wanderndes Monster",
        r"wer den Kampf führt": "name the seat, or Hauptkampf",
    },
    ("grimm_tidings", "zh"): {
        r"(?<!大)门牌": "大门牌",
        r"幼子|长子": "老幺, 老大",
        r"身份": "职业或头衔",
    },
    ("book_of_madness", "en"): {
        r"\ba madness\b(?! (card|stack))": "a madness card",
        r"(\d|two|three|five|six|\}) madness\b(?! (card|stack))": "madness cards",
        r"\bX times (two|three)\b": "2X, 3X",
        r"\bfor good\b": "banished cards can return",
        r"\bcurse \w+ gone\b|Gone from": "dispelled",
    },
    ("book_of_madness", "de"): {
        r"\b(ein|einen|zwei|drei|fünf|sechs|X|\}) Wahnsinn\b": "Wahnsinnskarte",
        r"Grundzauber": "Basiszauber",
        r"X-mal (zwei|drei)": "2 × X",
        r"für immer|vom Brett|auf dem Plan\b|\bDecks?\b": "gebannt, Spielbrett, Nachziehstapel",
        r"in (den|deinen) Ablagestapel|aus (dem|deinem) Ablagestapel": "auf, vom",
        r"(?<!Ritual)(?<!Element)\bMarker\b": "Ritualmarker",
        r"(?<!Zauber)\bLehrling": "Zauberlehrling",
        r"Vier-Elemente": "4-Elemente-Fluch",
    },
    ("book_of_madness", "zh"): {
        r"值[123]的": "数值为2的",
        r"永远|离场|破除|驱除": "驱散",
        r"(?<!仪式)(?<!元素)标记[前回在]": "仪式标记",
        r"张疯狂(?!牌)": "疯狂牌",
        r"“": "【】",
    },
}
REQUIRED = {
    ("grimwood", "de"): ("Fabelwesen", "Schauplatz", "Kombination", "opfer", "abwehr"),
    ("grimwood", "zh"): ("超自然生物", "环境", "组合", "符石", "护身符"),
    ("grim_farmer", "de"): ("Ansage", "anzweifel", "Bluff"),
    ("grim_farmer", "zh"): ("叫牌", "暗牌", "诈唬", "质疑"),
    ("grimm_tidings", "de"): ("Schlimme Dinge", "Gegenstand", "Ablagestapel", "milde Gabe"),
    ("grimm_tidings", "zh"): ("大门牌", "宝物牌", "坏事", "主战者", "帮手", "老幺"),
    ("book_of_madness", "en"): ("dispels", "ritual marker", "support zone", "madness card"),
    ("book_of_madness", "de"): ("Wahnsinnskarte", "Basiszauber", "bannst", "Ritualmarker", "Glut"),
    ("book_of_madness", "zh"): ("疯狂牌", "驱散", "仪式标记", "支援区", "遗忘"),
}


class Words(Visitor):
    """Every text of a message, with each argument as `{ }`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [
            str(element.value) if isinstance(element, ast.TextElement) else "{ }"
            for element in node.elements
        ]
        self.found.append("".join(parts))
        self.generic_visit(node)


def said(prefixes: tuple[str, ...], language: str) -> Iterator[tuple[str, str]]:
    """Key and text of every pattern in the files that begin with one of these."""
    for file in sorted(FOLDER.joinpath(language).iterdir(), key=lambda entry: entry.name):
        if file.name.startswith(prefixes):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    words = Words()
                    words.visit(entry)
                    yield from ((entry.id.name, text) for text in words.found)


def of_game(game: str, language: str) -> list[tuple[str, str]]:
    return list(said((game, f"web-{game}", *BESIDE.get(game, ())), language))


def wrong(texts: list[tuple[str, str]], words: dict[str, str]) -> list[str]:
    return [
        f"{key}: {text!r}: write {better!r}"
        for key, text in texts
        for pattern, better in words.items()
        if re.search(pattern, text)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_text_keeps_to_the_words_of_all_tables(language: str) -> None:
    assert wrong(list(said(("",), language)), EVERYWHERE[language]) == []


@pytest.mark.parametrize(("game", "language"), FORBIDDEN)
def test_a_game_says_nothing_in_words_it_does_not_have(game: str, language: str) -> None:
    assert wrong(of_game(game, language), FORBIDDEN[game, language]) == []


@pytest.mark.parametrize(("game", "language"), REQUIRED)
def test_a_game_has_the_words_of_its_rulebook(game: str, language: str) -> None:
    texts = "\n".join(text for _, text in of_game(game, language))

    assert [word for word in REQUIRED[game, language] if word not in texts] == []


def test_the_guard_finds_what_it_is_for() -> None:
    texts = [("book_of_madness-x", "Alle erhalten einen Wahnsinn."), ("y", "Alle ziehen.")]

    assert len(wrong(texts, FORBIDDEN["book_of_madness", "de"])) == 1
    assert wrong([("z", "阿丽弃掉 3 张牌")], EVERYWHERE["zh"])
