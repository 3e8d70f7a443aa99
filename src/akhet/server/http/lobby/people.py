"""Routes: who you are, and how to be the same person on another device."""

from fastapi import APIRouter, Request, Response

from akhet.kernel.refusal import refuse
from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.guests import Guest, Visitor
from akhet.server.lobby_messages import Code, GivenCode, Me, NewName
from akhet.server.people.accounts import (
    LINK_SECONDS,
    add_link,
    add_person,
    checked_name,
    new_code,
    recover,
    rename,
    set_recovery,
)
from akhet.server.people.cookies import COOKIE, COOKIE_SECONDS, sign
from akhet.server.tables.forgetting import forget_person, forget_tables

router = APIRouter()


@router.get("/api/me")
async def me(person: Visitor) -> Me:
    """Who you are."""
    return Me(name=None if person is None else person.name)


@router.post("/api/me")
async def name_me(request: Request, response: Response, person: Visitor, body: NewName) -> Me:
    """Become a guest with this name, or change your name."""
    context = context_of(request)
    name = checked_name(body.name)
    context.words.check(name)
    if person is None:
        context.guests.must(address_of(request, context.settings))
        person = await context.store.write(add_person, name)
    else:
        await context.store.write(rename, person.id, name)
    await sign_in(request, response, person.id)
    return Me(name=name)


@router.delete("/api/me")
async def forget_me(request: Request, response: Response, person: Guest) -> Me:
    """Delete everything that this server knows of you. Games with others stay, without your name and your messages."""
    context = context_of(request)
    while await context.store.write(forget_tables, person.id):  # a few at a time, so that games need not wait
        pass
    await context.store.write(forget_person, person.id)
    await context.carry_out()
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=context.settings.secure_cookies)
    return Me(name=None)


@router.post("/api/me/recovery")
async def recovery(request: Request, person: Guest) -> Code:
    """Make a recovery code to write down. It replaces the one before."""
    code = new_code()
    await context_of(request).store.write(set_recovery, person.id, code)
    return Code(code=code, seconds=None)


@router.post("/api/me/link")
async def link(request: Request, person: Guest) -> Code:
    """Make the code of a link to another device. It is valid once and for a short time."""
    code = new_code()
    await context_of(request).store.write(add_link, person.id, code)
    return Code(code=code, seconds=float(LINK_SECONDS))


@router.post("/api/recover")
async def recover_me(request: Request, response: Response, body: GivenCode) -> Me:
    """Become the guest that the code belongs to."""
    context = context_of(request)
    context.recoveries.must(address_of(request, context.settings))
    person = await context.store.write(recover, body.code)
    if person is None:
        raise refuse("server.no_such_code")
    await sign_in(request, response, person.id)
    return Me(name=person.name)


async def sign_in(request: Request, response: Response, person: str) -> None:
    """Set the cookie of a person: that of the session on this device, or of a new one."""
    context = context_of(request)
    session = await context.session(request)
    if session is None or session.person != person:
        session = await context.sessions.start(person, request.headers.get("user-agent"))
    response.set_cookie(
        COOKIE,
        sign(context.store.secret, session),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )
