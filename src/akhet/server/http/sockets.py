"""The WebSocket endpoint: one connection per table and client. docs/protocol.md describes the messages."""

from contextlib import ExitStack

from starlette.websockets import WebSocket

from akhet.kernel.refusal import Refused, refuse
from akhet.server import metrics
from akhet.server.http.context import address_of, context_of, ip_of
from akhet.server.http.table_connection import TableConnection
from akhet.server.tables.refusal_sentences import refusal_response


async def table_socket(websocket: WebSocket, id: str) -> None:
    """Check who connects, and accept the connection."""
    context = context_of(websocket)
    try:
        session = await context.session(websocket)
    except Refused as refused:
        await websocket.send_denial_response(refusal_response(websocket, refused))
        return
    person = None if session is None else session.person
    address = address_of(websocket, context.settings)
    limits = [(context.sockets, "all"), (context.address_sockets, address)]
    limits += [(context.person_sockets, person)] if person is not None else []
    with ExitStack() as places:
        for limit, key in limits:
            if not limit.enter(key):
                metrics.CUT.labels("places").inc()
                await websocket.send_denial_response(refusal_response(websocket, refuse("server.too_many_sockets")))
                return
            places.callback(limit.leave, key)
        await websocket.accept()
        places.pop_all()  # the connection gives them back
    wire = websocket.scope["akhet.websocket"]
    connection = TableConnection(wire, context, session, address, ip_of(websocket, context.settings), id)
    wire.attach(connection)
