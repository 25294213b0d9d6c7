"""PITFALLS T37: HTML, marks that turn the line round, control characters, a megabyte."""
# ruff: noqa: RUF001 - strange characters are what this is about

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.server.people.names import (
    MAX_AVATAR,
    MAX_CHAT_LINE,
    MAX_MARKS,
    MAX_NAME,
    BadText,
    EmptyText,
    LongText,
    clean,
    quoted_for_log,
)

ANYTHING = st.text(st.characters(codec=None), max_size=60)
TRICKS = (
    "\u200b\u200c\u200d\u2060\ufeff\u00ad\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    "\u200e\u200f\u061c\ufe0f\ufe00\U000e0100\U000e0041\u180e\u180b\u034f\u115f\u1160\u3164\uffa0"
    "\u2800\ud800\ue000\ufffe\u206a\u0000\u0007\u001b\u007f\u0085\u2028\u2029\u00a0\u3000"
    "\n\r\t\v\f "
)
TRICKY = st.text(st.sampled_from(TRICKS + "aA1é\u0301\u0327漢ك\u094dक☕👩🏽#<"), max_size=60)


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "José", "Zoë O’Neill-Müller", "Łukasz", "Đặng Văn Ổn", "小红", "ก้อง", "नीर"),
        *("نور", "שרה", "<b>Anna</b>", "'; DROP TABLE log; --", "{0} %s $name"),
        *("👩\u200d👩\u200d👧", "☕\ufe0f", "👍🏽", "1\ufe0f\u20e3", "❤\ufe0f\u200d🔥"),
        *("می\u200cروم", "क्\u200dष"),
    ],
)
def test_what_people_write_stays_as_it_is(name: str) -> None:
    assert clean(name, MAX_NAME) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("  Anna \n", "Anna"),
        ("Anna\nHost: I give up", "Anna Host: I give up"),
        ("Anna\r\n\t\v Bea", "Anna Bea"),
        ("An\u2028na\u2029!", "An na !"),
        ("A\u00a0\u3000\u2003B", "A B"),
        ("Jose\u0301", "José"),
        ("\u202eannA", "annA"),
        ("\u2067Anna\u2069", "Anna"),
        ("An\u200bna\ufeff", "Anna"),
        ("An\u00adna", "Anna"),
        ("An\u200dna", "Anna"),
        ("An\u200cna", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("An\u3164na\u2800", "Anna"),
        ("An\U000e0041na", "Anna"),
        ("An\ud800na\ue000\uffff", "Anna"),
        ("\x1b[31mAnna\x07\x00", "[31mAnna"),
        ("\u0301Anna", "Anna"),
        ("x" + "\u0335" * 50 + "y", "x" + "\u0335" * MAX_MARKS + "y"),
        ("e\u200d\u0301", "é"),
        ("☕\ufe0f\ufe0f", "☕\ufe0f"),
        ("☕\u200d\ufe0f", "☕"),
        ("^\u200d^", "^^"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(sent: str, kept: str) -> None:
    assert clean(sent, MAX_NAME) == kept


@pytest.mark.parametrize(
    "text", ["", "   ", "\n", "\u200b\u200d", "\u202e", "\u3164", "\u0301", "\x00"]
)
def test_a_text_that_shows_nothing_is_refused(text: str) -> None:
    with pytest.raises(EmptyText, match="at least one letter") as refusal:
        clean(text, MAX_CHAT_LINE)

    assert refusal.value.code == "empty_text"


@pytest.mark.parametrize("longest", [MAX_NAME, MAX_AVATAR, MAX_CHAT_LINE])
def test_the_length_is_counted_in_characters(longest: int) -> None:
    for letter in ("a", "漢", "👍", "é", "e\u0301"):
        assert clean(letter * longest, longest)
        with pytest.raises(LongText, match=f"at most {longest} characters") as refusal:
            clean(letter * (longest + 1), longest)
        assert refusal.value.code == "long_text"


def test_what_is_taken_out_does_not_count() -> None:
    assert clean("\u200b" * 100 + "a" * MAX_NAME, MAX_NAME) == "a" * MAX_NAME


@pytest.mark.parametrize("letter", ["a", "\u200b", "\u0301", " ", "\ufdfa", "👩\u200d"])
def test_a_megabyte_is_refused_at_once(letter: str) -> None:
    with pytest.raises(LongText):
        clean(letter * 10**6, MAX_CHAT_LINE)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "&lt;", '"><img src=x>'])
def test_html_is_left_to_whoever_shows_it(name: str) -> None:
    assert clean(name, MAX_CHAT_LINE) == name


def test_refusals_have_codes_of_their_own() -> None:
    codes = {kind.code for kind in (BadText, EmptyText, LongText)}

    assert codes == {"bad_text", "empty_text", "long_text"}


@given(st.one_of(ANYTHING, TRICKY))
def test_a_clean_text_is_one_readable_line(text: str) -> None:
    try:
        cleaned = clean(text, MAX_CHAT_LINE)
    except EmptyText:
        return

    assert cleaned == clean(cleaned, MAX_CHAT_LINE)
    assert cleaned == cleaned.strip()
    assert "  " not in cleaned
    assert len(cleaned.splitlines()) == 1
    assert unicodedata.is_normalized("NFC", cleaned)
    assert cleaned.encode()  # no half characters
    hidden = [c for c in cleaned if unicodedata.category(c)[0] == "C" and c not in "\u200c\u200d"]
    assert hidden == []


@given(st.text(st.sampled_from("abcXYZ äßñ<>&-1"), min_size=1, max_size=MAX_CHAT_LINE), st.data())
def test_tricks_between_latin_letters_leave_no_trace(text: str, data: st.DataObject) -> None:
    """Nobody can take another's name by hiding something in it."""
    unseen = st.sampled_from("\u200b\u200c\u200d\u2060\ufeff\u00ad\u202e\u2066\ufe00\u3164\u034f")
    at = data.draw(st.integers(0, len(text)))
    tricked = text[:at] + data.draw(unseen) + text[at:]
    if not text.strip():
        return

    assert clean(tricked, MAX_CHAT_LINE) == clean(text, MAX_CHAT_LINE)


@given(st.one_of(ANYTHING, TRICKY))
def test_a_text_in_the_log_stays_in_its_quotes(text: str) -> None:
    line = quoted_for_log(text)

    assert line.isascii()
    assert line.isprintable()
    assert line[0] == line[-1] in "'\""
    assert eval(line) == text  # nothing but the one text


def test_a_log_line_cannot_be_forged() -> None:
    line = f"joined name={quoted_for_log('x' + chr(10) + '2026-01-01 host kicked seat=2')} seat=1"

    assert len(line.splitlines()) == 1
    assert "name='x\\n2026-01-01 host kicked seat=2' seat=1" in line


def test_a_long_text_is_cut_in_the_log() -> None:
    assert len(quoted_for_log("\n" * 10**6)) < 500
