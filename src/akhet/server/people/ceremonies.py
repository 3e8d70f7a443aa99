"""What authenticators send is verified: that of a new passkey, and that of one with which somebody signs in.

The library `webauthn` parses and verifies it. Whatever it cannot read comes from outside, so it is refused.
"""

import json
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from akhet.kernel.refusal import refuse
from akhet.server.people.passkeys import Passkey

SERVER_NAME = "Akhet"
LOCAL = ("localhost", ".localhost")  # where browsers allow passkeys without HTTPS


@dataclass(frozen=True)
class Site:
    """The address of our page in the reader's browser. A passkey belongs to its host."""

    origin: str
    host: str


def site_of(origin: str | None) -> Site:
    """The site that a request comes from; refused if browsers allow no passkeys there.

    The origin was checked already: it is that of the server's own name, or one of the operator's (http/middleware.py).
    """
    parts = urlsplit(origin or "")
    host = parts.hostname or ""
    is_local = host == LOCAL[0] or host.endswith(LOCAL[1])
    if origin is None or not host or _is_address(host) or not (parts.scheme == "https" or is_local):
        raise refuse("server.no_passkeys_here")
    return Site(origin, host)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def new_passkey_challenge(site: Site, name: str) -> tuple[str, list[int]]:
    """A challenge for a new passkey, and the algorithms that it may use."""
    options = generate_registration_options(rp_id=site.host, rp_name=SERVER_NAME, user_name=name)
    return bytes_to_base64url(options.challenge), [int(one.alg) for one in options.pub_key_cred_params]


def sign_in_challenge(site: Site) -> str:
    """A challenge for somebody who signs in. Their passkey says who they are."""
    return bytes_to_base64url(generate_authentication_options(rp_id=site.host).challenge)


def challenge_in(client_data: str) -> str:
    """The challenge that a browser says was signed; refused if it says none."""
    try:
        found = json.loads(base64url_to_bytes(client_data))["challenge"]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise refuse("server.passkey") from error
    if not isinstance(found, str):
        raise refuse("server.passkey")
    return found


def verify_new(site: Site, challenge: str, client_data: str, attestation: str) -> VerifiedRegistration:
    """A new passkey; refused unless it was made for this site and with this challenge."""
    try:
        response = AuthenticatorAttestationResponse(base64url_to_bytes(client_data), base64url_to_bytes(attestation))
        # Its id is taken from what was signed, not from what the browser says.
        credential = RegistrationCredential(id="", raw_id=b"", response=response)
        return verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception as error:  # the library does not wrap everything that hostile input raises
        raise refuse("server.passkey") from error


def verify_use(
    site: Site, challenge: str, passkey: Passkey, client_data: str, authenticator_data: str, signature: str
) -> VerifiedAuthentication:
    """That the owner of a passkey signed this challenge on this site; refused otherwise. Its count must grow."""
    try:
        response = AuthenticatorAssertionResponse(
            base64url_to_bytes(client_data), base64url_to_bytes(authenticator_data), base64url_to_bytes(signature)
        )
        raw_id = base64url_to_bytes(passkey.credential)
        return verify_authentication_response(
            credential=AuthenticationCredential(id=passkey.credential, raw_id=raw_id, response=response),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as error:  # as above
        raise refuse("server.passkey") from error
