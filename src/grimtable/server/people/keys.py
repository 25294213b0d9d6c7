"""Keys: who holds one may sit, play or look. The server stores their digests alone.

Keys of different kinds never pass for each other: the kind is part of what is digested.
"""

import hmac
import re
import secrets
from base64 import b32encode
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

RANDOM_BYTES = 20
"""160 bits; no key is ever guessed."""
LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""No I, L, O, U that look like another letter or a digit; without vowels a code is no word."""
CODE_LENGTH = 10
"""A thousand addresses that guess for a year find none of a thousand tables."""
OLD_LENGTH = 6
"""Of the codes of tables that were opened before."""

_KEY = re.compile(r"[psbt][a-z2-7]{32}", re.ASCII)
_CODE = re.compile(
    f"[{LETTERS}]{{{OLD_LENGTH}}}(?:[{LETTERS}]{{{CODE_LENGTH - OLD_LENGTH}}})?", re.ASCII
)


class KeyKind(StrEnum):
    """What a key opens."""

    PERSON = "p"
    """A browser, by its cookie."""
    SEAT = "s"
    """A link to a free seat, or one that moves a seat to another device."""
    BOT = "b"
    """A program that plays one seat."""
    TABLE = "t"
    """A table's id, in its link."""


class SeatKey(NamedTuple):
    """A link that opens a seat once, or the token of a bot."""

    table: str
    seat: int
    tenure: int | None
    """In which it was made; in any other it opens nothing. None: from before this was kept."""
    column: str
    """Where its digest is stored."""
    key: str

    @property
    def is_hosts(self) -> bool:
        """Did the host make it, and not who sits there?"""
        return self.column == "host_link"


def new_key(kind: KeyKind) -> str:
    """A fresh key: lower-case letters and digits, so that no messenger cuts a link short."""
    return kind + b32encode(secrets.token_bytes(RANDOM_BYTES)).decode().lower()


def kind_of(key: str) -> KeyKind | None:
    """What this key opens; None for what is no key at all.

    Whoever asks answers no key, an unknown one and one of the wrong kind in the same words.
    """
    return KeyKind(key[0]) if _KEY.fullmatch(key) else None


def digest(key: str) -> str:
    """What is stored of a key: with this nobody gets in."""
    return sha256(_bytes(key)).hexdigest()


def ref(table: str) -> str:
    """Stands for a table in logs and reports: nobody gets in with it."""
    return digest(table)[:12]


def equal_secrets(one: str, other: str) -> bool:
    """Are these equal? How long it takes does not tell how much of them is."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # a stranger's key may be any text


def new_code() -> str:
    """Ten letters to read out to friends. A code leads to a table's door and opens nothing."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """The code somebody typed, however they wrote it; None if it cannot be one."""
    code = re.sub(r"[\s.-]", "", typed[:40]).upper()
    return code if _CODE.fullmatch(code) else None
