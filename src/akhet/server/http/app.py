"""The application: its routes, and what runs behind them."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from akhet import __version__
from akhet.kernel.refusal import Refused, refuse
from akhet.server import metrics
from akhet.server.http import operator_page, pages
from akhet.server.http.context import Context, context_of, is_from_nearby
from akhet.server.http.invalid_input import not_understood
from akhet.server.http.lobby import allowed_methods, router
from akhet.server.http.middleware import RequestChecks
from akhet.server.http.operator import Operator
from akhet.server.http.sockets import table_socket
from akhet.server.people.session_cache import SessionCache
from akhet.server.settings import Settings
from akhet.server.storage.notify import CHANNEL, PRESENCE_CHANNEL, RELATIONS_CHANNEL, SESSION_CHANNEL, tell_presence
from akhet.server.storage.store import Store
from akhet.server.storage.writer import Busy
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.clocks import Clocks
from akhet.server.tables.live import LiveTable
from akhet.server.tables.preparing import Preparation
from akhet.server.tables.presence import Presence
from akhet.server.tables.records import Records
from akhet.server.tables.refusal_sentences import refusal_response
from akhet.server.tables.service import TableService
from akhet.server.tables.warm_up import warm_up_rules

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Akhet",
        version=__version__,
        description="The lobby: guests, games and tables. Games are played over a WebSocket: docs/protocol.md.",
        lifespan=lambda app: _running(app, settings),
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load scripts from another site
        redoc_url=None,
    )
    app.add_middleware(RequestChecks)
    app.include_router(router)
    app.add_api_websocket_route("/ws/tables/{id}", table_socket)
    app.add_api_route("/health", health, methods=["GET", "HEAD"], response_class=JSONResponse, include_in_schema=False)
    app.add_api_route("/metrics", metrics_page, include_in_schema=False)
    app.include_router(operator_page.router)
    app.include_router(pages.router)  # last: it matches every short address
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Busy, _unavailable)
    app.add_exception_handler(SQLAlchemyError, _unavailable)
    return app


@asynccontextmanager
async def _running(app: FastAPI, settings: Settings) -> AsyncIterator[dict[str, Any]]:
    """Start everything; at the end stop it so that no change and no time on a clock is lost."""
    store = Store(settings.url)
    service = TableService(store, settings)
    bot_pool = BotPool(service, settings.bot_threads)
    clocks = Clocks(service, bot_pool)
    records = Records(store, service.sets)
    preparation = Preparation()
    sessions = SessionCache(store)
    app.state.context = context = Context(settings, store, service, sessions, bot_pool, clocks, records, preparation)
    service.on_over = partial(_game_over, context)
    await service.sets.offer(settings.components)
    listener = None
    if not store.is_sqlite:
        from akhet.server.storage.listen import Listener

        service.presence = Presence(partial(store.write, tell_presence))
        presence = service.presence.heard
        channels = {CHANNEL: service.heard, PRESENCE_CHANNEL: presence, SESSION_CHANNEL: sessions.heard}
        channels |= {RELATIONS_CHANNEL: service.chat_filters.heard}
        listener = Listener(settings.url, channels, partial(_read_again, context))
        await listener.ready()
    operator = Operator(context)
    await operator.open()
    first_start = None
    if preparation.complete:
        await _open_tables(context)
        bot_pool.warm_up()
        context.reviews.open()
    else:
        first_start = asyncio.create_task(_compile_first(context))
    log.info("started", extra={"database": "sqlite" if store.is_sqlite else "postgresql", "version": __version__})
    try:
        yield {"context": context}  # for run/protocols.py, which runs before the application
    finally:
        if first_start is not None:
            first_start.cancel()
            await preparation.stop()
        await operator.close()
        await context.reviews.close()
        await context.achievements.close()
        await context.duplicates.stop()
        await bot_pool.stop()
        if context.rules_ready.is_set():
            await context.turn_messages.close()
            await context.running_tournaments.close()
            await context.expiry.close()
            await clocks.close()
        await service.presence.close()
        await context.online.close()
        if listener is not None:
            listener.close()
        store.close()
        await asyncio.to_thread(context.traces.close)
        log.info("stopped")


def _game_over(context: Context, live: LiveTable) -> None:
    """Store the record of a game that has just ended, and search it for achievements."""
    context.achievements.over(live.row.id, context.records.over(live))


async def _read_again(context: Context) -> None:
    """Read what other processes have changed, after their notifications may have been lost."""
    await context.sessions.check_all()
    await context.service.chat_filters.read_again()
    await context.service.refresh_all()


async def _open_tables(context: Context) -> None:
    """Load the rules and let the clocks run. From now on, requests are answered."""
    await asyncio.to_thread(warm_up_rules)
    await context.clocks.open()
    context.expiry.open()
    context.running_tournaments.open()
    context.turn_messages.open()
    context.rules_ready.set()


async def _compile_first(context: Context) -> None:
    """The first start on a machine: the app is served at once, and tables open when their rules are compiled."""
    try:
        await context.preparation.compile()
        await _open_tables(context)
        await context.preparation.wait_for_bots()
        context.bot_pool.warm_up()
        await context.preparation.wait()
        context.reviews.open()
    except Exception:
        log.exception("the games could not be prepared")
        signal.raise_signal(signal.SIGTERM)  # a server without tables is of no use


async def health(request: Request) -> Response:
    """Whether this process and its database answer, and whether its rules and its bots are compiled."""
    context = context_of(request)
    compiled = {"rules": context.rules_ready.is_set(), "bots": context.bot_pool.compiled}
    state = {"healthy": True, "version": __version__} | compiled
    try:
        async with asyncio.timeout(5):
            await context.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    except (SQLAlchemyError, TimeoutError):
        return JSONResponse(state | {"healthy": False}, 503)
    healthy = context.store.writes  # a full disk can still be read
    return JSONResponse(state | {"healthy": healthy}, 200 if healthy else 503)


async def metrics_page(request: Request) -> Response:
    """The metrics, for programs on this machine and in its own network: they are not for the public."""
    if context_of(request).settings.metrics_address or not is_from_nearby(request):
        raise HTTPException(404)
    return PlainTextResponse(metrics.page(), media_type=CONTENT_TYPE_LATEST)


async def _refused(request: Request, refused: Any) -> Response:
    return refusal_response(request, refused)


async def _not_understood(request: Request, error: Any) -> Response:
    return refusal_response(request, not_understood(error))


async def _http_error(request: Request, error: Any) -> Response:
    refused = refuse("server.http", None, status=error.status_code)
    response = refusal_response(request, refused, error.status_code)
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(allowed_methods(request.scope))
    return response


async def _unavailable(request: Request, error: Any) -> Response:
    log.error("not saved", extra={"error": repr(error)[:500]})
    return refusal_response(request, refuse("server.not_saved"))
