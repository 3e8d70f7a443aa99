"""Routes: passkeys, with which a guest keeps their account and signs in on any device."""

import asyncio

from fastapi import APIRouter, Request, Response
from webauthn.helpers import bytes_to_base64url

from akhet.kernel.refusal import refuse
from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.people import sign_in
from akhet.server.lobby_messages import Me, NewPasskey, PasskeyAnswer, PasskeyId, PasskeyInfo, PasskeyOffer, SignInOffer
from akhet.server.people.accounts import find_person
from akhet.server.people.ceremonies import (
    Site,
    challenge_in,
    new_passkey_challenge,
    sign_in_challenge,
    site_of,
    verify_new,
    verify_use,
)
from akhet.server.people.devices import device_of
from akhet.server.people.passkeys import (
    CHALLENGE_SECONDS,
    add_challenge,
    add_passkey,
    drop_passkey,
    find_passkey,
    passkeys_of,
    take_challenge,
    use_passkey,
)

router = APIRouter()


@router.get("/api/me/passkeys")
async def my_passkeys(request: Request, person: Guest) -> list[PasskeyInfo]:
    """Your passkeys, the first one first."""
    return await _listed(request, person.id)


@router.post("/api/me/passkey-challenge")
async def offer_passkey(request: Request, person: Guest) -> PasskeyOffer:
    """Begin to add a passkey: what the browser needs for `navigator.credentials.create`."""
    site = _site(request)
    context = context_of(request)
    challenge, algorithms = new_passkey_challenge(site, person.name)
    known = await context.store.read(passkeys_of, person.id)
    await context.store.write(add_challenge, challenge, person.id)
    return PasskeyOffer(
        challenge=challenge,
        host=site.host,
        seconds=float(CHALLENGE_SECONDS),
        person=person.id,
        name=person.name,
        algorithms=algorithms,
        known=[one.credential for one in known if one.host == site.host],
    )


@router.post("/api/me/passkeys")
async def keep_passkey(request: Request, person: Guest, body: NewPasskey) -> list[PasskeyInfo]:
    """Add the passkey that the browser has made. The answer lists all of yours."""
    site = _site(request)
    store = context_of(request).store
    challenge = challenge_in(body.client_data)
    if not await store.write(take_challenge, challenge, person.id):
        raise refuse("server.no_challenge")
    found = await asyncio.to_thread(verify_new, site, challenge, body.client_data, body.attestation)
    credential = bytes_to_base64url(found.credential_id)
    device = device_of(request.headers.get("user-agent"))
    await store.write(
        add_passkey, person.id, site.host, credential, found.credential_public_key, found.sign_count, device
    )
    return await _listed(request, person.id)


@router.delete("/api/me/passkeys/{id}")
async def remove_passkey(request: Request, person: Guest, id: PasskeyId) -> list[PasskeyInfo]:
    """Remove a passkey: nobody can sign in with it any more. The answer lists those that are left."""
    if not await context_of(request).store.write(drop_passkey, person.id, id):
        raise refuse("server.no_passkey")
    return await _listed(request, person.id)


@router.post("/api/passkey-challenge")
async def offer_sign_in(request: Request) -> SignInOffer:
    """Begin to sign in with a passkey: what the browser needs for `navigator.credentials.get`."""
    site = _site(request)
    challenge = sign_in_challenge(site)
    await context_of(request).store.write(add_challenge, challenge, None)
    return SignInOffer(challenge=challenge, host=site.host, seconds=float(CHALLENGE_SECONDS))


@router.post("/api/passkeys")
async def sign_in_with_passkey(request: Request, response: Response, body: PasskeyAnswer) -> Me:
    """Become the guest that the passkey belongs to."""
    site = _site(request)
    store = context_of(request).store
    challenge = challenge_in(body.client_data)
    if not await store.write(take_challenge, challenge, None):
        raise refuse("server.no_challenge")
    passkey = await store.read(find_passkey, body.credential)
    if passkey is None or passkey.host != site.host:
        raise refuse("server.no_passkey")
    used = await asyncio.to_thread(
        verify_use, site, challenge, passkey, body.client_data, body.authenticator_data, body.signature
    )
    if not await store.write(use_passkey, passkey, used.new_sign_count):
        raise refuse("server.passkey")
    person = await store.read(find_person, passkey.person)
    if person is None:
        raise refuse("server.no_passkey")
    await sign_in(request, response, person.id)
    return Me(name=person.name)


def _site(request: Request) -> Site:
    """Where the request comes from; refused if too many come from there, or if there can be no passkeys."""
    context = context_of(request)
    context.passkeys.must(address_of(request, context.settings))
    return site_of(request.headers.get("origin"))


async def _listed(request: Request, person: str) -> list[PasskeyInfo]:
    rows = await context_of(request).store.read(passkeys_of, person)
    return [
        PasskeyInfo(id=row.id, device=row.device, host=row.host, created=row.created, seen=row.seen) for row in rows
    ]
