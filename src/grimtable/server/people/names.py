"""Names, avatars and lines of chat: one readable line each, whatever somebody sends.

What cannot be seen is taken out; what is empty or too long is refused. HTML stays as it is: a
name may be `<b>`, and whoever shows it escapes it. `quoted_for_log` makes it safe for logs.
"""

import unicodedata
from collections.abc import Iterator

NAME = 24
AVATAR = 32
LINE = 300
"""The longest name, avatar and line of chat, in characters (code points)."""
RAW = 20
"""What is so many times too long is not even looked at."""
STACK = 3
"""Marks above or below one letter; more of them would hang over the neighbours."""

JOINER, NON_JOINER, PICTURE = "\u200d", "\u200c", "\ufe0f"
SKINS = frozenset("🏻🏼🏽🏾🏿")
VARIANTS = frozenset("\u180b\u180c\u180d\u180f")
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Fillers and blanks that Unicode counts among letters, marks and signs."""


class BadText(ValueError):
    """A text the table will not show; nothing was changed."""

    code = "bad_text"


class EmptyText(BadText):
    """Nothing of it can be seen."""

    code = "empty_text"


class LongText(BadText):
    """It has too many characters."""

    code = "long_text"


def clean(text: str, longest: int) -> str:
    """The text as it is kept and shown: one line, composed, without anything unseen.

    Raises EmptyText or LongText. Cleaning twice changes nothing more.
    """
    if len(text) > RAW * longest:
        raise LongText(f"at most {longest} characters, not {len(text)}; please shorten it")
    seen = ""
    while text != seen:  # what is taken out may bring others together
        seen, text = text, " ".join("".join(_seen(unicodedata.normalize("NFC", text))).split())
    if not text:
        raise EmptyText("nothing of this can be seen; please write at least one letter")
    if len(text) > longest:
        raise LongText(f"at most {longest} characters, not {len(text)}; please shorten it")
    return text


def quoted_for_log(text: str, longest: int = 200) -> str:
    """Any text as part of a line of the log: quoted ASCII, so that it forges no other line."""
    return ascii(text if len(text) <= longest else text[:longest] + "…")


def _seen(text: str) -> Iterator[str]:
    """The characters that are kept; each white one becomes a space."""
    marks = STACK  # a mark with no letter before it would sit on somebody else's
    for at, letter in enumerate(text):
        category = unicodedata.category(letter)
        if category[0] == "M":
            marks += 1
            if marks <= STACK and letter not in UNSEEN and _is_drawn(text, at):
                yield letter
        elif letter.isspace():
            marks = STACK
            yield " "
        elif letter in (JOINER, NON_JOINER):
            if _joins(text, at):
                yield letter
        elif category[0] != "C" and letter not in UNSEEN:
            marks = 0
            yield letter


def _is_drawn(text: str, at: int) -> bool:
    """Is this a mark that one can see, or the sign for a picture after what can be one?"""
    letter, before = text[at], text[at - 1 : at]
    if letter == PICTURE:
        return _is_picture(before) or (before != "" and before in "#*0123456789")
    return not ("\ufe00" <= letter < PICTURE or letter in VARIANTS or letter >= "\U000e0000")


def _joins(text: str, at: int) -> bool:
    """Is this joiner one that spelling needs: after a virama, in Arabic, between pictures?"""
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
