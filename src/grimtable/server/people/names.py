"""Cleans names, avatars and lines of chat: the result is one readable line.

Invisible characters are removed; empty and overlong texts are refused. HTML stays as it is: a
name may be `<b>`, and the client escapes it. `quoted_for_log` makes it safe for logs.
"""

import unicodedata
from collections.abc import Iterator

MAX_NAME = 24
MAX_AVATAR = 32
MAX_CHAT_LINE = 300
"""The longest name, avatar and line of chat, in characters (code points)."""
RAW_FACTOR = 20
"""A text that is this many times too long is refused before it is cleaned."""
MAX_MARKS = 3
"""Combining marks that a letter may have; more would cover neighbouring lines."""

JOINER, NON_JOINER, PICTURE = "\u200d", "\u200c", "\ufe0f"
SKINS = frozenset("🏻🏼🏽🏾🏿")
VARIANTS = frozenset("\u180b\u180c\u180d\u180f")
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that Unicode classifies as letters, marks or symbols."""


class BadText(ValueError):
    """A text that cannot be used."""

    code = "bad_text"


class EmptyText(BadText):
    """The text has no visible character."""

    code = "empty_text"


class LongText(BadText):
    """The text has too many characters."""

    code = "long_text"


def clean(text: str, longest: int) -> str:
    """The text as it is stored and shown: one line, normalised, without invisible characters.

    Raises EmptyText or LongText. Cleaning is idempotent.
    """
    if len(text) > RAW_FACTOR * longest:
        raise LongText(f"at most {longest} characters, not {len(text)}; please shorten it")
    seen = ""
    while text != seen:  # a removal may create a new sequence to remove
        seen, text = text, " ".join("".join(_visible(unicodedata.normalize("NFC", text))).split())
    if not text:
        raise EmptyText("this text is invisible; please write at least one letter")
    if len(text) > longest:
        raise LongText(f"at most {longest} characters, not {len(text)}; please shorten it")
    return text


def quoted_for_log(text: str, longest: int = 200) -> str:
    """A text for a line of the log: quoted ASCII, so that it cannot forge another line."""
    return ascii(text if len(text) <= longest else text[:longest] + "…")


def _visible(text: str) -> Iterator[str]:
    """The visible characters; white space becomes a space."""
    marks = MAX_MARKS  # a mark without a letter would combine with the text before
    for at, letter in enumerate(text):
        category = unicodedata.category(letter)
        if category[0] == "M":
            marks += 1
            if marks <= MAX_MARKS and letter not in UNSEEN and _is_drawn(text, at):
                yield letter
        elif letter.isspace():
            marks = MAX_MARKS
            yield " "
        elif letter in (JOINER, NON_JOINER):
            if _joins(text, at):
                yield letter
        elif category[0] != "C" and letter not in UNSEEN:
            marks = 0
            yield letter


def _is_drawn(text: str, at: int) -> bool:
    """Whether a mark is visible, or an emoji selector after a character that has an emoji form."""
    letter, before = text[at], text[at - 1 : at]
    if letter == PICTURE:
        return _is_picture(before) or (before != "" and before in "#*0123456789")
    return not ("\ufe00" <= letter < PICTURE or letter in VARIANTS or letter >= "\U000e0000")


def _joins(text: str, at: int) -> bool:
    """Whether spelling needs this joiner: after a virama, in Arabic, or between emoji."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == 9:
        return unicodedata.category(after)[0] == "L"
    if text[at] == NON_JOINER:
        return {unicodedata.bidirectional(before), unicodedata.bidirectional(after)} == {"AL"}
    return (before == PICTURE or _is_picture(before)) and _is_picture(after)


def _is_picture(letter: str) -> bool:
    return letter in SKINS or unicodedata.category(letter or " ") == "So"
