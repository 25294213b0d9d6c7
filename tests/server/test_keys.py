"""PITFALLS T33 (keys cannot be guessed) and T42 (kinds of keys do not mix)."""

import hmac
import random
import re
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.server.people.keys import (
    CODE_LENGTH,
    LETTERS,
    KeyKind,
    digest,
    equal_secrets,
    kind_of,
    new_code,
    new_key,
    read_code,
)
from kernel.measures import limit, unevenness

KINDS = list(KeyKind)
MANY = 2000


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_has_at_least_128_random_bits(kind: KeyKind) -> None:
    made = [new_key(kind) for _ in range(MANY)]
    places = list(zip(*made, strict=True))

    assert len(set(made)) == MANY
    assert {len(set(place)) for place in places[1:]} == {32}  # five bits in each letter
    assert (len(places) - 1) * 5 >= 128


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_can_stand_in_a_link(kind: KeyKind) -> None:
    assert re.fullmatch("[a-z0-9]+", new_key(kind))


def test_nobody_can_repeat_a_key_by_setting_the_dice() -> None:
    random.seed(7)
    one = new_key(KeyKind.PERSON), new_code()
    random.seed(7)

    assert (new_key(KeyKind.PERSON), new_code()) != one


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_tells_its_kind(kind: KeyKind) -> None:
    assert kind_of(new_key(kind)) is kind
    assert len({kind.value for kind in KINDS}) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_bits_under_another_kind_are_another_key(kind: KeyKind) -> None:
    key = new_key(kind)
    others = [other + key[1:] for other in KINDS if other != kind]

    assert len({digest(key), *map(digest, others)}) == 4
    assert not any(equal_secrets(digest(key), digest(other)) for other in others)


@pytest.mark.parametrize(
    "text",
    ["", "p", "x" + "a" * 32, "p" + "a" * 31, "p" + "a" * 33, "P" + "a" * 32, "p" + "a" * 32 + "\n",
     "p" + "1" * 32, "p" + "ä" * 32, "p" + "\ud800" * 32, "p" + "٣" * 32],
)  # fmt: skip
def test_what_is_no_key_has_no_kind(text: str) -> None:
    assert kind_of(text) is None


@given(st.text(st.characters(codec=None), max_size=50))
def test_any_text_can_be_digested_and_compared(text: str) -> None:
    assert re.fullmatch("[0-9a-f]{64}", digest(text))
    assert equal_secrets(text, text)
    assert not equal_secrets(text, text + "a")


def test_only_the_digest_is_stored_and_it_is_no_key() -> None:
    key = new_key(KeyKind.SEAT)

    assert digest(key) == sha256(key.encode()).hexdigest()
    assert key not in digest(key)
    assert kind_of(digest(key)) is None


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bytes, bytes]] = []
    original = hmac.compare_digest

    def noted(one: bytes, other: bytes) -> bool:
        seen.append((one, other))
        return original(one, other)

    monkeypatch.setattr(hmac, "compare_digest", noted)

    assert equal_secrets("abc", "abc")
    assert not equal_secrets("abc", "abd")
    assert seen == [(b"abc", b"abc"), (b"abc", b"abd")]


def test_codes_are_even_and_have_no_look_alikes() -> None:
    codes = [new_code() for _ in range(MANY)]
    counts = Counter(letter for code in codes for letter in code)

    assert {len(code) for code in codes} == {CODE_LENGTH}
    assert len(LETTERS) == len(set(LETTERS)) == 20
    assert not set(LETTERS) & set("ILOU015")
    assert unevenness(counts.elements(), LETTERS) < 2 * limit(len(LETTERS))


@pytest.mark.parametrize(
    "typed",
    ["bcdfg hjkmn", "BCDFGHJKMN", " bcd-fgh-jkmn\n", "b.c.d.f.g.h.j.k.m.n", "b c d f g h j k m n"],
)
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "BCDFGHJKMN"


def test_a_code_of_an_older_table_is_read() -> None:
    assert read_code("bcd fgh") == "BCDFGH"


@pytest.mark.parametrize(
    "typed",
    ["", "BCDFG", "BCDFGHJ", "BCDFGHJKM", "BCDFGHJKMI", "BCDFG0", "\uff22CDFGH", "B" * 10**6],
)
def test_what_is_no_code_is_not_read(typed: str) -> None:
    assert read_code(typed) is None


def test_every_new_code_can_be_read() -> None:
    for _ in range(100):
        code = new_code()
        assert read_code(code.lower()) == code
