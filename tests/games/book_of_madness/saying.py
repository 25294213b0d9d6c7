"""Sentences of The Book of Madness, said to somebody."""

from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts

PEOPLE = ["Ruth", "Theo", "Lin", "Otto", "Mira"]
LANGUAGES = ("de", "en", "zh")


def said(language: str, sentence: Sentence, reader: int = PUBLIC) -> str:
    """A sentence in words; nothing of the message's own marks may be left."""
    text = Texts(language, "book_of_madness", names=PEOPLE, reader=reader).format(sentence)
    assert text
    assert not set("{}$\u2068\u2069") & set(text), text
    assert "???" not in text and "None" not in text, text
    return text
