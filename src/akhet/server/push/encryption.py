"""Messages to a browser, encrypted so that its push service cannot read them: RFC 8291, coded as RFC 8188 describes."""

import os

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096  # bytes; push services accept no larger message
SALT_BYTES = 16
LAST_RECORD = b"\x02"  # ends the text of the last record, here the only one


def encrypt(
    text: bytes,
    receiver_key: bytes,
    auth_secret: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message, coded as `aes128gcm`. Only tests give the key of the sender and the salt."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    sender_key = public_bytes(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver_key))
    secret = _derive(auth_secret, shared, b"WebPush: info\0" + receiver_key + sender_key, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + bytes([len(sender_key)]) + sender_key
    return head + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key as browsers and push services write it: a point that is not compressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_public_key(key: bytes) -> bool:
    """Whether these bytes are a point on the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except (ValueError, UnsupportedAlgorithm):
        return False
    return True


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
