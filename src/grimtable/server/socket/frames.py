"""Frames of a WebSocket (RFC 6455, 5.2) as nearly all of them are: one message in one piece.

What is longer, torn or rare is the library's affair.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without a compiler
    from websockets.utils import apply_mask

TEXT = 0x81
"""First byte of a text that is whole."""
CONTROL = (0x88, 0x89, 0x8A)
"""First byte of close, ping and pong."""
MASKED = 0x80
TWO_BYTE_LENGTH = 126
"""From here on the length has bytes of its own: two of them, or eight."""
EIGHT_BYTE_LENGTH = 1 << 16
CLIENT_HEADER = 6
"""Bytes before what a client says, when it is short: two, and the mask."""


def framed(text: bytes) -> bytes:
    """A message as a server sends it."""
    size = len(text)
    if size < TWO_BYTE_LENGTH:
        return b"\x81%c%b" % (size, text)
    if size < EIGHT_BYTE_LENGTH:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def plain_text(data: bytes) -> bytes | None:
    """What a client says, if these bytes are one short text and nothing else."""
    if data[0] == TEXT and _is_one(data):
        return apply_mask(data[CLIENT_HEADER:], data[2:CLIENT_HEADER])
    return None


def is_control(data: bytes) -> bool:
    """Are these bytes one close, ping or pong of a client and nothing else?"""
    return data[0] in CONTROL and _is_one(data)


def _is_one(data: bytes) -> bool:
    size = len(data) - CLIENT_HEADER
    return 0 <= size < TWO_BYTE_LENGTH and data[1] == MASKED | size
