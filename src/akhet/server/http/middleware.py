"""The middleware of every request: rates, origin and size are checked, and security headers are added."""

import asyncio
import logging
import re
import time
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from akhet.kernel.refusal import Refused, refuse
from akhet.server.http.context import Context, address_of, ip_of
from akhet.server.settings import Settings
from akhet.server.tables.boards import MOST_BYTES
from akhet.server.tables.posted_records import MAX_RECORD
from akhet.server.tables.refusal_sentences import refusal_response
from akhet.server.tables.sets import MAX_SET

MAX_BODY = 16 * 1024
PREPARATION = "/api/preparation"  # answered while the games are being compiled
MOST_WAITING = 20.0  # seconds; the app waits for 30, and then asks again
SETS = re.compile("/api/games/[^/]+/sets(/text)?")  # whose bodies are whole files
RECORDS = ("/api/records", "/api/boards")  # and these ones'
BOARDS = re.compile("/api/games/[^/]+/board(/[a-z]+)?")  # with a position and a whole game
HOME_NAMES = (".local", ".localhost", ".lan", ".home.arpa", ".internal")  # that the public name system does not have
HSTS = "max-age=31536000"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # an address may contain an invitation
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

log = logging.getLogger("akhet.server.requests")


class RequestChecks:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._handshake(scope, receive, _with_headers(scope, send))
        elif scope["type"] == "http":
            await self._request(scope, receive, _with_headers(scope, send))
        else:
            await self._app(scope, receive, send)

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            check_request(scope)
            await _wait_for_rules(scope)
        except Refused as refused:  # before the handshake, so the answer is plain HTTP
            await refusal_response(HTTPConnection(scope), refused)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status: int | None = None

        async def answer(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            check_request(scope)
            await _wait_for_rules(scope)
            body = receive if scope["method"] in SAFE_METHODS else await _whole_body(receive, max_body(scope))
        except Refused as refused:  # counted but not logged: there may be very many
            await refusal_response(HTTPConnection(scope), refused)(scope, receive, send)
            return
        context: Context = scope["app"].state.context
        method, path = scope["method"], "?"
        try:
            with context.traces.trace(method, **{"http.request.method": method}) as trace:
                try:
                    await self._app(scope, body, answer)
                finally:
                    path = getattr(scope.get("route"), "path", "?")  # the pattern, without ids and invitations
                    if trace is not None:
                        trace.name = f"{method} {path}"
                        trace.attributes |= {"http.route": path, "http.response.status_code": status or 500}
        except Exception:
            log.exception("request failed")
            if status is None:
                await refusal_response(HTTPConnection(scope), refuse("server.failed"))(scope, receive, answer)
        finally:
            log.info(
                "request",
                extra={
                    "method": method,
                    "path": path,
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )


def check_request(scope: Scope) -> None:
    """Refuse a request that comes too fast, from another site, or is too large."""
    connection = HTTPConnection(scope)
    context: Context = scope["app"].state.context
    address = address_of(connection, context.settings)
    if scope["type"] == "websocket":
        rates = context.joins
    else:
        # A first visit fetches the whole app, for use offline. Files are cheap.
        rates = context.requests if scope["path"].startswith("/api/") else context.files
    rates.must(address)
    if scope["path"].startswith(("/api/", "/ws/")):
        context.restrictions.check_address(ip_of(connection, context.settings))
    if not is_known_host(connection.headers.get("host", ""), context.settings):
        raise refuse("server.host")
    changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
    if changes and not is_same_site(connection.headers, context.settings.origins):
        raise refuse("server.origin")
    length = connection.headers.get("content-length", "0")
    most = max_body(scope)
    if not length.isdecimal() or len(length) > 12 or int(length) > most:
        raise refuse("server.too_large", None, most=most)


async def _wait_for_rules(scope: Scope) -> None:
    """Let requests that may need the rules wait while those are compiled, on the first start on a machine."""
    path = scope["path"]
    if path == PREPARATION or not path.startswith(("/api/", "/ws/")):
        return
    context: Context = scope["app"].state.context
    try:
        async with asyncio.timeout(MOST_WAITING):
            await context.rules_ready.wait()
    except TimeoutError:
        raise refuse("server.preparing") from None


def max_body(scope: Scope) -> int:
    """The most bytes that a request's body may have."""
    if scope["path"] in RECORDS:
        return MAX_RECORD
    if BOARDS.fullmatch(scope["path"]):
        return MOST_BYTES
    return MAX_SET if SETS.fullmatch(scope["path"]) else MAX_BODY


def is_known_host(host: str, settings: Settings) -> bool:
    """Whether a request is meant for this server.

    A page of another site could give its own name the address of this machine and then read our answers (DNS
    rebinding). So a server that people reach directly answers only to addresses, to names of a home network and to the
    names in the settings. Behind a proxy, the proxy knows the names.
    """
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    name = name.strip("[]").rstrip(".").lower()
    if name in _listed_hosts(settings) or (settings.behind_proxy and not settings.hosts):
        return True
    return "." not in name or name.endswith(HOME_NAMES) or is_address(name)


@cache
def _listed_hosts(settings: Settings) -> set[str]:
    hosts = {one.strip().lower() for one in settings.hosts.split(",")}
    return (hosts | {urlsplit(one.strip()).hostname or "" for one in settings.origins.split(",")}) - {""}


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_same_site(headers: Headers, origins: str) -> bool:
    """Whether a request comes from one of our pages, or not from a browser: browsers always send their origin."""
    origin = headers.get("origin")
    if origin is not None:
        host = headers.get("host")
        allowed = {one.strip().rstrip("/") for one in origins.split(",")} - {""}
        if origin in allowed:
            return True
        if origin not in (f"http://{host}", f"https://{host}"):
            return False
    return headers.get("sec-fetch-site") != "cross-site"


async def _whole_body(receive: Receive, most: int) -> Receive:
    """Read the whole body of a request, up to the limit: it may not have announced its length."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":  # the client is gone; the application receives the same message
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise refuse("server.too_large", None, most=most)
    parts = [] if more else [{"type": "http.request", "body": bytes(body), "more_body": False}]

    async def read() -> Message:
        return parts.pop() if parts else await receive()

    return read


def _with_headers(scope: Scope, send: Send) -> Send:
    """Add the security headers to every response that does not set its own."""
    context: Context = scope["app"].state.context
    secure = context.settings.secure_cookies  # the operator says that people come over HTTPS

    async def answer(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if secure:
                headers.setdefault("Strict-Transport-Security", HSTS)
            if scope["path"].startswith(("/api/", "/ws/")):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return answer
