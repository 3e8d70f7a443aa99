"""An authenticator in software: it makes passkeys and signs with them, as a device does, or as an attacker would."""

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.clients import Guest

PRESENT = 0x01
WITH_KEY = 0x40
ES256 = {1: 2, 3: -7, -1: 1}  # a COSE key: its kind, algorithm and curve


def base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def from_a_page(guest: Guest) -> str:
    """Let a guest send what a browser on our page sends; returns the page's origin."""
    host = f"localhost:{guest.server.port}"
    guest.http.headers.update({"Host": host, "Origin": f"http://{host}"})
    return f"http://{host}"


@dataclass
class Authenticator:
    """One passkey. What it says can be changed before it is used."""

    origin: str
    host: str = "localhost"
    sign_count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, challenge: str, **changes: Any) -> dict[str, str]:
        """The body of a request that adds this passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps(ES256 | {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(PRESENT | WITH_KEY) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", challenge)
        return {"client_data": base64url(client), "attestation": base64url(attestation)} | changes

    def sign(self, challenge: str, **changes: Any) -> dict[str, str]:
        """The body of a request that signs in with this passkey."""
        self.sign_count += 1
        data = self._data(PRESENT)
        client = self._client_data("webauthn.get", challenge)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = {"credential": self.id, "client_data": client, "authenticator_data": data, "signature": signature}
        return {name: base64url(content) for name, content in answer.items()} | changes

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.sign_count.to_bytes(4)

    def _client_data(self, type: str, challenge: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin}).encode()


def with_passkey(guest: Guest) -> Authenticator:
    """Add a passkey to a guest."""
    made = Authenticator(from_a_page(guest))
    guest.post("/api/me/passkeys", **made.make(guest.post("/api/me/passkey-challenge")["challenge"]))
    return made


def sign_in_challenge(guest: Guest) -> str:
    return guest.post("/api/passkey-challenge")["challenge"]
