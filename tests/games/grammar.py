"""What is wrong with a rendered sentence: number, case, quotes, brackets, spaces."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import re
from collections.abc import Iterator

from games.saying import named_in
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts
from grimtable.registry import get

HAN = r"[\u4e00-\u9fff]"
SPACES = r"  |^ | $|\( | \)|（ | ）"
EMPTY = r"\(\)|（）|【】|“”|„“|: ?[.,;)]|：[。，；）]"
SAID = {
    "en": rf"{SPACES}|{EMPTY}| [,.;:!?](?!\S)|[.,;]{{2}}|[!?][.,]"
    r"|\b1 (cards|Treasures|Doors|monsters|levels|points|units|spells|curses|madness cards)\b"
    r"|\b[Yy]ou (is|has|was|does)\b|\b(an?|the) (an?|the|your|their) "
    r"|\ba (?!uni|one)[aeiouAEIO]|\ban (?![aeioAEIOU8U])\w|’s (the|an?) ",
    "de": rf"{SPACES}|{EMPTY}| [,.;:!?](?!\S)|[.,;]{{2}}|[!?][.,]"
    r"|\b1 (Karten|Schätze|Türen|Stufen|Punkte|Elemente|Zauber\w+n|Flüche|Wahnsinnskarten)\b"
    r"|\b[Dd]u (ist|hat|wird)\b|\b(gegen|für|ohne|durch) (der|dem|des) (?![A-ZÄÖÜ]\w+ von)"
    r"|\b(der|die|das|den|dem|eine?n?) (der|die|das|den|dem|ein|eine|einen) ",
    "zh": rf"{SPACES}|{EMPTY}|{HAN} \d|\d {HAN}|[。，；：]{{2}}|[！？][。，]|{HAN}[,;:!?]|“",
}
"""What no text contains."""
PAIRS = {"en": ("()", "“”"), "de": ("()", "„“"), "zh": ("（）", "【】")}
OBJECT = "gegen spielst spielt behältst behält benutzt wirfst wirft nimmst nimmt legst legt"
"""German words before a name in the accusative."""
SINGULAR = {
    "en": "is has joins leaves catches goes lies stays",
    "de": "ist hat wird kommt liegt bleibt verlässt erwischt bewirkt",
}


def wrong_with(sentence: Sentence, text: str, texts: Texts) -> str:
    """The first fault of a sentence that was rendered as `text`; "" if there is none."""
    return next(_faults(sentence, text, texts), "")


def _faults(sentence: Sentence, text: str, texts: Texts) -> Iterator[str]:
    if found := re.search(SAID[texts.language], text):
        yield f"{found[0]!r} in {text!r}"
    if texts.language != "zh" and re.search("-(event|told)-", sentence.key) and text[0].islower():
        yield f"a sentence that begins like no sentence: {text!r}"
    for opening, closing in PAIRS[texts.language]:
        if text.count(opening) != text.count(closing):
            yield f"{opening} without {closing} in {text!r}"
    if texts.language == "zh" and re.search("-(event|told)-", sentence.key):
        for kind in named_in(sentence):
            name = texts.card(kind)
            if kind in get(texts.game).kinds and re.search(
                rf"(?<!【){re.escape(name)}(?!】|牌)", text
            ):
                yield f"{name} without 【】 in {text!r}"
    yield from (f"{wrong!r} in {text!r}" for wrong in _of_names(texts) if wrong in text)


_wrong: dict[tuple[str, str], list[str]] = {}


def _of_names(texts: Texts) -> list[str]:
    """Names in the wrong case, and plurals with a verb in the singular."""
    key = texts.language, texts.game
    if key not in _wrong:
        forms = [texts._card(kind) for kind in get(texts.game).kinds]
        plurals = [card for card in forms if "other" in (card["_number"], card["_gender"])]
        _wrong[key] = [
            f"{card['']} {verb} "
            for card in plurals
            for verb in SINGULAR.get(texts.language, "").split()
        ]
        if texts.language == "de":
            _wrong[key] += [
                f"{verb} {card['_nominative']}"
                for card in forms
                if card["_nominative"] != card["_accusative"]
                for verb in OBJECT.split()
            ]
    return _wrong[key]
