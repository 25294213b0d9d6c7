"""Encrypts a message for one browser, so that its push service cannot read it: RFC 8291."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
PADDED = 128
"""Bytes of every message before it is encrypted: its length does not depend on the game."""
AUTH_BYTES = 16
POINT_BYTES = 65
"""Of an uncompressed point of P-256."""


class BadKeys(ValueError):
    """Not the keys of a browser's subscription."""


def to_text(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes of such a text; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that nothing can be encrypted for; raises BadKeys."""
    try:
        point, secret = to_bytes(p256dh), to_bytes(auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError as error:
        raise BadKeys("these are not the keys of a subscription") from error
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise BadKeys("the keys of a subscription have another length")


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a request to the push service, padded to one length."""
    padded = message + b"\x02" + bytes(PADDED - len(message) - 1)
    return seal(
        padded,
        to_bytes(p256dh),
        to_bytes(auth),
        sender=generate_private_key(SECP256R1()),
        salt=os.urandom(16),
    )


def seal(
    padded: bytes, receiver: bytes, auth: bytes, *, sender: EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt with these keys; a sender and a salt are used once."""
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), receiver)
    mine = point_of(sender.public_key())
    info = b"WebPush: info\0" + receiver + mine
    secret = _derive(sender.exchange(ECDH(), theirs), auth, info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4) + bytes([len(mine)]) + mine
    return header + AESGCM(key).encrypt(nonce, padded, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
