"""Refusals as they are sent: the code for programs, a sentence for people."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from akhet.kernel.refusal import Refusal, Refused
from akhet.language import DEFAULT, explain, say, spoken_here
from akhet.server.run import metrics
from akhet.server.tables.seats import Seat

# Refusals that are no mistake in what was asked, but in who asked, when, how much or how often; or ours.
STATUS = {
    "server.message": 422,
    "server.too_large": 413,
    "server.too_fast": 429,
    "server.too_many_sockets": 429,
    "server.origin": 403,
    "server.failed": 500,
    "server.not_saved": 503,
    "server.too_busy": 503,
    "server.no_guest": 403,
    "server.no_such_code": 404,
    "server.no_table": 404,
    "server.too_many_tables": 409,
    "server.started": 409,
    "server.seated": 409,
    "server.seat_taken": 409,
    "server.not_seated": 403,
    "server.not_over": 409,
    "server.rematch_already": 409,
}
A_MISTAKE = 400


def refusal_response(connection: HTTPConnection, refused: Refused, status: int | None = None) -> JSONResponse:
    """A refusal over HTTP, in the language of whoever asked; `status` where it is not the code that says it."""
    refusal = refused.refusal
    metrics.REFUSED.labels(refusal.code).inc()
    locale = wanted_locale(connection.headers.get("accept-language"))
    return JSONResponse(refusal_json(refusal, locale), status or STATUS.get(refusal.code, A_MISTAKE))


def refusal_json(refusal: Refusal, locale: str = DEFAULT, seats: Sequence[Seat] = ()) -> dict[str, Any]:
    spoken = locale if locale in spoken_here() else DEFAULT
    names = seat_names(seats, spoken)
    known = names if all(names) else None  # before the game begins some seats have no name
    return {"code": refusal.code, "ruling": refusal.ruling, "why": explain(refusal, spoken, known)}


def seat_names(seats: Sequence[Seat], locale: str) -> list[str]:
    """How those at a table are called, as in the app (web/src/lib/seats.ts): bots by their level."""
    named = Counter[str]()
    names = []
    for seat in seats:
        if seat.level is None:
            names.append(seat.name or "")
        else:
            named[seat.level] += 1
            names.append(say("bot-name", locale, level=seat.level, number=named[seat.level]))
    return names


def wanted_locale(accept_language: str | None) -> str:
    """The first language of a browser's list that we speak."""
    for part in (accept_language or "")[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in spoken_here():
            return language
    return DEFAULT
