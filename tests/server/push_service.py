"""A push service of our own: takes messages over HTTP, decrypts them and checks who sent them."""

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PATIENCE = 60.0
"""Seconds in which a message must have come, also on a busy machine."""
DAY = 86_400
CREATED = (201, {})
Answer = tuple[int, dict[str, str]]


class Received(NamedTuple):
    """A message, decrypted."""

    device: str
    text: str
    body: bytes
    """As it travelled."""
    headers: dict[str, str]
    claims: dict[str, Any]


class Device:
    """A browser's subscription, with the keys that only the browser has."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.name = name
        self.key = ec.generate_private_key(CURVE)
        self.auth = secrets.token_bytes(16)
        self.endpoint = f"{service.url}/device/{name}"

    @property
    def form(self) -> dict[str, str]:
        """What a page passes on to the server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(point(self.key.public_key())),
            "auth": encoded(self.auth),
        }

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says; written from it, not from the code that it checks."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65 and len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        secret = keyed(keyed(self.auth, shared), info + b"\1")
        pseudo = keyed(salt, secret)
        key = keyed(pseudo, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = keyed(pseudo, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\2")
        return padded[:-1]


class PushService:
    """`with PushService() as service:`; it works in threads of its own."""

    def __init__(self) -> None:
        self.devices: dict[str, Device] = {}
        self.received: list[Received] = []
        self.answers: list[Answer] = []
        """Given to the next requests; then every message is taken."""
        self.asked = 0
        self._news = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service._take(self)

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def device(self, name: str) -> Device:
        device = self.devices[name] = Device(self, name)
        return device

    def wait(self, holds: Callable[[], Any]) -> None:
        """Until something has come that makes this true."""
        until = time.monotonic() + PATIENCE
        with self._news:
            while not holds():
                assert self._news.wait(until - time.monotonic()), "nothing came"

    def _take(self, request: Any) -> None:
        body = request.rfile.read(int(request.headers["content-length"]))
        status, headers = self.answers.pop(0) if self.answers else CREATED
        if status == 201:
            device = self.devices[request.path.rpartition("/")[2]]
            message = Received(
                device.name,
                device.read(body).decode(),
                body,
                {name.lower(): value for name, value in request.headers.items()},
                self._claims(request.headers["authorization"]),
            )
        request.send_response(status)
        for name, value in {"Content-Length": "0", **headers}.items():
            request.send_header(name, value)
        request.end_headers()
        with self._news:
            self.asked += 1
            if status == 201:
                self.received.append(message)
            self._news.notify_all()

    def _claims(self, said: str) -> dict[str, Any]:
        """What the sender has signed, checked as RFC 8292 says."""
        token, key = said.removeprefix("vapid t=").split(", k=")
        header, claims, signature = token.split(".")
        assert json.loads(decoded(header)) == {"typ": "JWT", "alg": "ES256"}
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        numbers = decoded(signature)
        assert len(numbers) == 64
        both = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
        public.verify(both, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        found: dict[str, Any] = {**json.loads(decoded(claims)), "key": key}
        assert found["aud"] == self.url
        return found


def keyed(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256."""
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(message)
    return made.finalize()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
