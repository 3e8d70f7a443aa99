"""Route: everything that the server keeps about you."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.tables.export import export

router = APIRouter()


@router.get("/api/me/export", response_class=JSONResponse)
async def export_me(request: Request, person: Guest) -> Response:
    """Everything that this server keeps about you, as a file."""
    context = context_of(request)
    context.exports.must(person.id)
    headers = {"Content-Disposition": 'attachment; filename="akhet-data.json"'}
    parts = export(context.store, context.records, person.id)
    return StreamingResponse(parts, media_type="application/json", headers=headers)
