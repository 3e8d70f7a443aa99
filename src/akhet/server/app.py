"""The application: the doors, and what is behind them while it runs."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from akhet import __version__
from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.games import GAMES
from akhet.kernel.refusal import Refused, refuse
from akhet.kernel.stream import secret_key
from akhet.server import metrics, pages
from akhet.server.clocks import Clocks
from akhet.server.context import Context, context_of
from akhet.server.door import Door, refusal_response
from akhet.server.house import House
from akhet.server.live import game_of
from akhet.server.lobby import router
from akhet.server.records import Records
from akhet.server.settings import Settings
from akhet.server.sockets import first_fault, table_socket
from akhet.server.store import Store
from akhet.server.thinking import Thinkers
from akhet.server.words import wanted_locale
from akhet.server.writer import Busy

# Refusals that are no mistake in what was asked, but in who asked, when, or how often.
STATUS = {
    "server.no_table": 404,
    "server.no_such_code": 404,
    "server.no_guest": 403,
    "server.not_seated": 403,
    "server.started": 409,
    "server.seated": 409,
    "server.seat_taken": 409,
    "server.not_over": 409,
    "server.rematch_already": 409,
    "server.too_many_tables": 409,
    "server.too_fast": 429,
    "server.not_saved": 503,
    "server.too_busy": 503,
}
COLLECT_AFTER = 20_000  # new things since the last collection; Python's own number is 700

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Akhet",
        version=__version__,
        description="The lobby of a house of NILE and Fertility. Games are played over a WebSocket: docs/protocol.md.",
        lifespan=lambda app: _running(app, settings),
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
    )
    app.add_middleware(Door)
    app.include_router(router)
    app.add_api_websocket_route("/ws/tables/{id}", table_socket)
    app.add_api_route("/health", health, response_class=JSONResponse, include_in_schema=False)
    app.add_api_route("/metrics", metrics_page, include_in_schema=False)
    app.include_router(pages.router)  # last: it answers to any short address
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Busy, _not_now)
    app.add_exception_handler(SQLAlchemyError, _not_now)
    return app


@asynccontextmanager
async def _running(app: FastAPI, settings: Settings) -> AsyncIterator[dict[str, Any]]:
    """Open the house; at the end close it so that nothing is lost, nor anybody's time."""
    store = Store(settings.url)
    house = House(store, settings)
    thinkers = Thinkers(house, settings.bot_threads)
    clocks = Clocks(house, thinkers)
    records = Records(store)
    house.on_over = records.over
    app.state.context = context = Context(settings, store, house, thinkers, clocks, records)
    news = None
    if not store.is_sqlite:
        from akhet.server.news import News

        news = News(house, settings.url)
        await news.ready()
    await asyncio.to_thread(_warm_up)
    await clocks.open()
    log.info("open", extra={"database": "sqlite" if store.is_sqlite else "postgresql", "version": __version__})
    try:
        yield {"context": context}  # for protocols.py, which stands before the application
    finally:
        await thinkers.stop()
        await clocks.close()
        if news is not None:
            news.close()
        store.close()
        log.info("closed")


def _warm_up() -> None:
    """Have rules and bots compiled before anybody waits for them."""
    for name in GAMES:
        table = game_of(name).open(2)
        for spec in ("greedy", "search@1"):
            with BotSeat(read_spec(spec), table.game, secret_key()) as bot:
                bot.play(table)
        table.view_position(0)
    # What is there now stays: the collector need not look through all of it again and again while people play, nor
    # after every few hundred things that come and go with a step.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


async def health(request: Request) -> Response:
    """Whether this process can do its work: it answers, and so does its database."""
    try:
        async with asyncio.timeout(5):
            await context_of(request).store.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    except (SQLAlchemyError, TimeoutError):
        return JSONResponse({"healthy": False, "version": __version__}, 503)
    return JSONResponse({"healthy": True, "version": __version__})


async def metrics_page() -> Response:
    return PlainTextResponse(metrics.page(), media_type=CONTENT_TYPE_LATEST)


async def _refused(request: Request, refused: Any) -> Response:
    code = refused.refusal.code
    metrics.REFUSED.labels(code).inc()
    return refusal_response(STATUS.get(code, 400), refused.refusal, _locale(request))


async def _not_understood(request: Request, error: Any) -> Response:
    return refusal_response(422, refuse("server.message", None, reason=first_fault(error)).refusal, _locale(request))


async def _http_error(request: Request, error: Any) -> Response:
    refusal = refuse("server.http", None, reason=str(error.detail)).refusal
    response = refusal_response(error.status_code, refusal, _locale(request))
    response.headers.update(error.headers or {})
    if error.status_code == 405:  # the router names only the methods of the first route it finds
        found = [route for route in router.routes if route.matches(request.scope)[0] != Match.NONE]
        response.headers["Allow"] = ", ".join(sorted({m for route in found for m in getattr(route, "methods", ())}))
    return response


async def _not_now(request: Request, error: Any) -> Response:
    log.error("not now", extra={"error": repr(error)[:500]})
    return refusal_response(503, refuse("server.not_saved").refusal, _locale(request))


def _locale(request: Request) -> str:
    return wanted_locale(request.headers.get("accept-language"))
