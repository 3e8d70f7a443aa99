"""Route: everything that the server keeps about you."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.tables.export import export

router = APIRouter()


class JsonFile(StreamingResponse):
    media_type = "application/json"


@router.get("/api/me/export", response_model=dict[str, Any], response_class=JsonFile)
async def export_me(request: Request, person: Guest) -> JsonFile:
    """Everything that this server keeps about you, as a file."""
    context = context_of(request)
    context.exports.must(person.id)
    headers = {"Content-Disposition": 'attachment; filename="akhet-data.json"'}
    return JsonFile(export(context.store, context.records, person.id), headers=headers)
