"""The signed cookie of a guest: it names the person and the session."""

import base64
import hashlib
import hmac
import time
from dataclasses import dataclass

COOKIE = "akhet_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep no cookie for longer
DERIVED_BYTES = 12


@dataclass(frozen=True)
class Session:
    """A device on which a person is signed in."""

    id: str
    person: str


def sign(secret: bytes, session: Session) -> str:
    """The cookie of a session. Only the server's secret can make one."""
    until = int(time.time()) + COOKIE_SECONDS
    content = f"{session.person}.{session.id}.{until}"
    return f"{content}.{_signature(secret, content)}"


def read_cookie(secret: bytes, cookie: str | None) -> Session | None:
    """The session that a cookie names, revoked or not; None if the cookie is not valid.

    Cookies of the first versions name no session. Theirs follows from the cookie, so that each of them has exactly one,
    which can be revoked.
    """
    content, _, signature = (cookie or "").rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, content).encode()):
        return None
    person, *session, until = content.split(".")
    if not until.isdecimal() or int(until) <= time.time():
        return None
    return Session(session[0] if session else _derived_id(content), person)


def _derived_id(content: str) -> str:
    return _text(hashlib.sha256(b"session " + content.encode()).digest()[:DERIVED_BYTES])


def _signature(secret: bytes, content: str) -> str:
    return _text(hmac.digest(secret, b"guest " + content.encode(), hashlib.sha256))


def _text(digest: bytes) -> str:
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
