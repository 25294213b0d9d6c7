"""Dice: exactly uniform numbers, the same in pure Python, compiled code and a browser.

Small dice serve simulations; sealed dice serve real games and can be checked by anybody.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x7FFFC50F
MIXER: Final = 0x45D9F3B


def mix(word: i64) -> i64:
    """Scramble 32 bits, so that consecutive seeds give unrelated dice."""
    word = ((word >> 16) ^ word) * MIXER & WORD
    word = ((word >> 16) ^ word) * MIXER & WORD
    return (word >> 16) ^ word


def small(seed: i64, stream: i64) -> i64:
    """The first state of a stream of small dice."""
    low = mix(mix(seed & WORD) ^ mix(stream + 1))
    high = mix(mix(seed >> 32 & WORD) ^ low)
    return (high % (MULTIPLIER - 2) + 1) << 32 | mix(low)


def step(state: i64) -> i64:
    """Multiply with carry; fits a signed 64-bit number."""
    return MULTIPLIER * (state & WORD) + (state >> 32)


def word_of(state: i64) -> i64:
    """The 32 bits that a state shows."""
    return (state & WORD) ^ (state >> 32)


class Sealed:
    """Keyed dice: word k of a stream is part k % 8 of SHA-256(stream key, k // 8)."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._keys: list[bytes] = []
        self._blocks: list[i64] = []
        self._digests: list[bytes] = []

    def word(self, stream: i64, count: i64) -> i64:
        """The word number `count` of the stream."""
        while len(self._keys) <= stream:
            self._keys.append(sha256(self.key + bytes([len(self._keys)])).digest())
            self._blocks.append(-1)
            self._digests.append(b"")
        block = count >> 3
        if self._blocks[stream] != block:
            self._digests[stream] = sha256(
                self._keys[stream] + int(block).to_bytes(8, "big")
            ).digest()
            self._blocks[stream] = block
        start = (count & 7) * 4
        return int.from_bytes(self._digests[stream][start : start + 4], "big")


def sealed_key(secret: bytes, nonces: list[bytes], table: bytes) -> bytes:
    """The key to which all contribute: the secret, all nonces by seat, the id of the table."""
    return sha256(secret + b"".join(nonces) + table).digest()
