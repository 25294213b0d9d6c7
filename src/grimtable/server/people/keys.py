"""Keys: their owners may take a seat, play or watch. The server only stores their digests.

A key of one kind can never be used as another: the kind is part of the digest.
"""

import hmac
import re
import secrets
from base64 import b32encode
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

RANDOM_BYTES = 20
"""160 bits, so that nobody can guess a key."""
LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""No letters that look like others or like digits, and no vowels, so that no code is a word."""
CODE_LENGTH = 10
"""Long enough that a thousand addresses guessing for a year find none of a thousand tables."""
OLD_LENGTH = 6
"""Length of the codes of older tables."""

_KEY = re.compile(r"[psbt][a-z2-7]{32}", re.ASCII)
_CODE = re.compile(
    f"[{LETTERS}]{{{OLD_LENGTH}}}(?:[{LETTERS}]{{{CODE_LENGTH - OLD_LENGTH}}})?", re.ASCII
)


class KeyKind(StrEnum):
    """What a key opens."""

    PERSON = "p"
    """A browser, by its cookie."""
    SEAT = "s"
    """A seat link: to a free seat, or to move a seat to another device."""
    BOT = "b"
    """A program that plays one seat."""
    TABLE = "t"
    """A table's id, in its link."""


class SeatKey(NamedTuple):
    """What a seat link or a bot token opens."""

    table: str
    seat: int
    tenure: int | None
    """The only tenure in which it is valid. None: it was made before tenures were stored."""
    column: str
    """The database column that holds its digest."""
    key: str

    @property
    def is_hosts(self) -> bool:
        """Whether the host made it, and not the holder of the seat."""
        return self.column == "host_link"


def new_key(kind: KeyKind) -> str:
    """A new key of lower-case letters and digits, which no messenger cuts off in a link."""
    return kind + b32encode(secrets.token_bytes(RANDOM_BYTES)).decode().lower()


def kind_of(key: str) -> KeyKind | None:
    """The kind of a key; None if this is not a key at all.

    Callers give the same answer to a malformed key, an unknown one and one of the wrong kind.
    """
    return KeyKind(key[0]) if _KEY.fullmatch(key) else None


def digest(key: str) -> str:
    """What is stored of a key. It cannot be used as a key."""
    return sha256(_bytes(key)).hexdigest()


def ref(table: str) -> str:
    """Identifies a table in logs and reports, without giving access to it."""
    return digest(table)[:12]


def equal_secrets(one: str, other: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # the key may be any text


def new_code() -> str:
    """Ten letters to read out to friends. A code finds a table, but gives no seat."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """The code that somebody typed, in any spelling; None if it is not a code."""
    code = re.sub(r"[\s.-]", "", typed[:40]).upper()
    return code if _CODE.fullmatch(code) else None
