"""A push service on this machine, and a browser that subscribes to it and reads its messages."""

import base64
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from akhet.server.push.encryption import CURVE, public_bytes
from akhet.server.push.vapid import to_text

PATIENCE = 60.0  # seconds


class Sent:
    """A request that a push service was sent."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    def __init__(self) -> None:
        self.answer = 201
        self.location: str | None = None
        self._sent: Queue[Sent] = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(service.answer)
                if service.location is not None:
                    self.send_header("Location", service.location)
                self.send_header("Content-Length", "0")
                self.end_headers()
                service._sent.put(Sent(self.path, headers, body))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> Sent:
        """Wait for the next message."""
        return self._sent.get(timeout=PATIENCE)

    @property
    def empty(self) -> bool:
        """Whether all messages were taken."""
        return self._sent.empty()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()


class SubscribedBrowser:
    """The keys of a browser, and its path at the push service."""

    def __init__(self, service: PushService | None = None) -> None:
        self._private = ec.generate_private_key(CURVE)
        self.key, self.auth = public_bytes(self._private), secrets.token_bytes(16)
        self.path = f"/{secrets.token_hex(8)}"
        self.endpoint = (service.url if service else "https://push.example.org") + self.path

    @property
    def subscription(self) -> dict[str, Any]:
        """What the app sends."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": to_text(self.key), "auth": to_text(self.auth)}}

    def read(self, sent: Sent) -> dict[str, Any]:
        assert sent.path == self.path and sent.headers["content-encoding"] == "aes128gcm"
        return json.loads(decrypt(sent.body, self._private, self.auth))


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The text of a message, as a browser decrypts it (RFC 8291, section 3.4)."""
    salt, length = body[:16], body[20]
    sender_key, coded = body[21 : 21 + length], body[21 + length :]
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender_key))

    def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    secret = derive(auth, shared, b"WebPush: info\0" + public_bytes(private) + sender_key, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(key).decrypt(nonce, coded, None)
    assert text.endswith(b"\x02")
    return text[:-1]


def claims(authorization: str) -> tuple[dict[str, Any], bytes, bytes, bytes]:
    """What a header `Authorization` says: the claims, the signed text, its signature and the public key."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    signed, _, signature = token.rpartition(".")
    content = signed.partition(".")[2]

    def read(text: str) -> bytes:
        return base64.urlsafe_b64decode(text + "==")

    return json.loads(read(content)), signed.encode(), read(signature), read(key)
