"""The person who makes a request, as a parameter of routes."""

from typing import Annotated

from fastapi import Depends, Request

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.people.accounts import Person, find_person
from akhet.server.people.cookies import Session


async def visitor(request: Request) -> Person | None:
    """The person whose cookie came with the request, if there is one."""
    context = context_of(request)
    id = await context.person_id(request)
    return None if id is None else await context.store.read(find_person, id)


Visitor = Annotated[Person | None, Depends(visitor)]


async def guest(person: Visitor) -> Person:
    """The person whose cookie came with the request; refused without a valid one."""
    if person is None:
        raise refuse("server.no_guest")
    return person


Guest = Annotated[Person, Depends(guest)]


async def current_session(request: Request) -> Session:
    """The session on the device that makes the request; refused without a valid one."""
    session = await context_of(request).session(request)
    if session is None:
        raise refuse("server.no_guest")
    return session


CurrentSession = Annotated[Session, Depends(current_session)]
