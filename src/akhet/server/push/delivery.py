"""Requests to push services. Browsers name their addresses, so anybody can make this server send a request.

It goes to public addresses only: the name is resolved, each address is checked, and the connection is made to a checked
address, so that a second answer of the name's server is of no use. Redirects are not followed, and of the answer only
the first line is read.
"""

import asyncio
import os
import re
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

PATIENCE = 10.0  # seconds for the whole request
MOST_READ = 1024  # bytes of the answer
HTTPS = re.compile(r"(https)://([A-Za-z0-9.-]{1,253})(?::(443))?(/[!\"$-~]*)")
LOOPBACK = re.compile(r"(http)://(127\.0\.0\.1):(\d{1,5})(/[!\"$-~]*)")
NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address is in its last 32 bits
STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r]")


class NotDelivered(Exception):
    """The push service could not be reached, or did not answer as it should."""


@dataclass(frozen=True)
class Endpoint:
    """The address of a push service, with a path that belongs to one browser."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}" + ("" if self.port == 443 else f":{self.port}")


def read_endpoint(address: str) -> Endpoint | None:
    """The parts of an address that a push service may have; None for any other address."""
    found = HTTPS.fullmatch(address) or (LOOPBACK.fullmatch(address) if _loopback_allowed() else None)
    if found is None:
        return None
    scheme, host, port, path = found.groups()
    return Endpoint(scheme, host.lower(), int(port or 443), path)


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    """Send a request, and return the status of the answer."""
    lines = [f"POST {endpoint.path} HTTP/1.1", f"Host: {endpoint.origin.partition('://')[2]}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await _connect(endpoint)
            try:
                writer.write("\r\n".join(lines).encode("ascii") + body)
                await writer.drain()
                answer = await reader.readline()
            finally:
                writer.transport.abort()
    except (OSError, ValueError) as error:  # TimeoutError and ssl.SSLError are among them; ValueError: a line too long
        raise NotDelivered(repr(error)) from error
    status = STATUS_LINE.match(answer)
    if status is None:
        raise NotDelivered("not an answer of HTTP")
    return int(status[1])


async def _connect(endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first public address of a push service that answers."""
    found = await asyncio.get_running_loop().getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not addresses or not all(map(_may_connect, addresses)):
        raise NotDelivered("not a public address")
    encrypted = endpoint.scheme == "https"
    tls = await asyncio.to_thread(_tls) if encrypted else None
    name = endpoint.host if encrypted else None
    for address in addresses[:-1]:
        try:
            return await asyncio.open_connection(address, endpoint.port, ssl=tls, server_hostname=name, limit=MOST_READ)
        except OSError:  # as from a machine without IPv6
            continue
    return await asyncio.open_connection(addresses[-1], endpoint.port, ssl=tls, server_hostname=name, limit=MOST_READ)


@cache
def _tls() -> ssl.SSLContext:
    """Certificates are checked. Reading those of the machine takes a while."""
    return ssl.create_default_context()


def _may_connect(address: str) -> bool:
    return is_public(address) or (_loopback_allowed() and address == "127.0.0.1")


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, and of one machine."""
    try:
        found = ip_address(address)
    except ValueError:  # with a zone, as in fe80::1%eth0
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved


def _loopback_allowed() -> bool:
    """Whether a test has a push service of its own on this machine."""
    return os.environ.get("AKHET_TESTS_PUSH_LOOPBACK") == "1"
