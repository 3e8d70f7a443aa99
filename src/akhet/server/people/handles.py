"""Handles: what a person is sent instead of the id of another one.

A handle is of use only to the one who got it: from another person's session, it names nobody. So people who compare
theirs do not learn whether they mean the same person, and no id leaves the server.
"""

import base64
import hashlib
import hmac

TAG_BYTES = 12


def handle_of(secret: bytes, viewer: str, person: str) -> str:
    """The handle of a person for the one who looks: always the same."""
    tag = _tag(secret, viewer, person.encode())
    return base64.urlsafe_b64encode(tag + _mixed(secret, viewer, tag, person.encode())).decode().rstrip("=")


def read_handle(secret: bytes, viewer: str, handle: str) -> str | None:
    """The id of the person whom a handle names; None if it is not one that the viewer was sent."""
    try:
        content = base64.b64decode(handle + "=" * (-len(handle) % 4), altchars=b"-_", validate=True)
    except ValueError:
        return None
    tag, mixed = content[:TAG_BYTES], content[TAG_BYTES:]
    if not mixed or len(mixed) > hashlib.sha256().digest_size:
        return None
    person = _mixed(secret, viewer, tag, mixed)
    return person.decode() if hmac.compare_digest(tag, _tag(secret, viewer, person)) else None


def _tag(secret: bytes, viewer: str, person: bytes) -> bytes:
    return hmac.digest(secret, b"handle " + viewer.encode() + b" " + person, "sha256")[:TAG_BYTES]


def _mixed(secret: bytes, viewer: str, tag: bytes, content: bytes) -> bytes:
    """The content, encrypted with a key that follows from the tag; encrypted again, it is what it was."""
    key = hmac.digest(secret, b"handle of " + viewer.encode() + b" " + tag, "sha256")
    return bytes(one ^ other for one, other in zip(content, key, strict=False))
