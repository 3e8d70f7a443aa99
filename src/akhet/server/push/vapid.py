"""How this server shows push services who it is: VAPID, RFC 8292."""

import base64
import hmac
import json

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from akhet.server.push.encryption import CURVE, public_bytes

VALID_SECONDS = 12 * 3600  # of a signature; push services accept a day at most
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def server_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of this server. It follows from the secret of the installation, which is in the database and in backups:
    a browser accepts messages only from the key for which it subscribed."""
    number = int.from_bytes(hmac.digest(secret, b"vapid", "sha512"))
    return ec.derive_private_key(1 + number % (ORDER - 1), CURVE)


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """The public key as a browser needs it to subscribe."""
    return to_text(public_bytes(key))


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, contact: str, now: float) -> str:
    """The header `Authorization` for a push service: its origin is the audience, and `contact` is our page."""
    claims: dict[str, str | int] = {"aud": audience, "exp": int(now) + VALID_SECONDS}
    if contact.startswith("https:"):  # services refuse any other page
        claims["sub"] = contact
    content = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(key.sign(content.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(32) for number in numbers)
    return f"vapid t={content}.{to_text(signature)}, k={public_text(key)}"


def to_text(content: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """The bytes that are written as base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
