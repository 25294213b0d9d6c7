"""The key pair by which push services recognise this server: VAPID, RFC 8292.

The server makes it at its first start and keeps it in its storage, so all processes share it.
"""

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from grimtable.server.push.encryption import point_of, to_bytes, to_text
from grimtable.server.storage import Storage

NOTE = "push_key"
"""The name under which it is stored."""
VALID_FOR = 12 * 3600
"""Seconds that a signature is valid."""
NUMBER_BYTES = 32


class ServerKey:
    """Signs requests to push services."""

    def __init__(self, key: EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_text(point_of(key.public_key()))
        """What browsers subscribe with."""

    def authorization(self, audience: str, *, contact: str, now: float) -> str:
        """The header for a push service; `contact` is the address of this server."""
        header = to_text(b'{"typ":"JWT","alg":"ES256"}')
        claims = {"aud": audience, "exp": int(now) + VALID_FOR, "sub": contact}
        signed = f"{header}.{to_text(msgspec.json.encode(claims))}"
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES) for number in numbers)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"


async def read_server_key(storage: Storage) -> ServerKey:
    """The key of this server; the first process of all makes it."""
    fresh = generate_private_key(SECP256R1()).private_numbers().private_value
    await storage.write(
        (
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
            (NOTE, to_text(fresh.to_bytes(NUMBER_BYTES))),
        )
    )
    ((value,),) = await storage.fetch("SELECT value FROM notes WHERE name = ?", NOTE)
    return ServerKey(derive_private_key(int.from_bytes(to_bytes(value)), SECP256R1()))
