"""Routes: the devices on which you are signed in."""

from fastapi import APIRouter, Request, Response

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import CurrentSession
from akhet.server.lobby_messages import SessionId, SessionInfo
from akhet.server.people.cookies import COOKIE, Session
from akhet.server.people.sessions import sessions_of

router = APIRouter()


@router.get("/api/me/sessions")
async def my_sessions(request: Request, current: CurrentSession) -> list[SessionInfo]:
    """The devices on which you are signed in, the last one used first."""
    return await _listed(request, current)


@router.delete("/api/me/sessions")
async def sign_out_others(request: Request, current: CurrentSession) -> list[SessionInfo]:
    """Sign out on all other devices."""
    await context_of(request).sessions.revoke_others(current)
    return await _listed(request, current)


@router.delete("/api/me/sessions/{id}")
async def sign_out(request: Request, response: Response, current: CurrentSession, id: SessionId) -> list[SessionInfo]:
    """Sign out on one device, this one or another. The answer lists those that are left."""
    if not await context_of(request).sessions.revoke(Session(id, current.person)):
        raise refuse("server.no_session")
    if id == current.id:
        secure = context_of(request).settings.secure_cookies
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
        return []
    return await _listed(request, current)


async def _listed(request: Request, current: Session) -> list[SessionInfo]:
    rows = await context_of(request).store.read(sessions_of, current.person)
    return [
        SessionInfo(id=row.id, device=row.device, created=row.created, seen=row.seen, current=row.id == current.id)
        for row in rows
    ]
