"""Refusals as they are sent: a code for programs, a sentence for people."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from akhet.kernel.refusal import Refusal, Refused
from akhet.language import DEFAULT, explain, languages, say
from akhet.server import metrics
from akhet.server.storage.seats import TableSeat

# The HTTP status of refusals; others are 400.
STATUS = {
    "server.message": 422,
    "game.unknown": 404,
    "lesson.unknown": 404,
    "puzzle.unknown": 404,
    "puzzle.none": 404,
    "puzzle.busy": 409,
    "puzzle.no_skip": 409,
    "puzzle.decided": 409,
    "open.duplicate": 404,
    "duplicate.begun": 409,
    "duplicate.no_day": 404,
    "duplicate.no_match": 404,
    "duplicate.match_own": 409,
    "duplicate.match_taken": 409,
    "duplicate.match_waiting": 409,
    "duplicate.match_over": 409,
    "duplicate.match_not_over": 409,
    "duplicate.too_many_matches": 409,
    "server.too_large": 413,
    "server.too_fast": 429,
    "server.too_many_sockets": 429,
    "server.origin": 403,
    "server.host": 421,
    "server.failed": 500,
    "server.not_saved": 503,
    "server.too_busy": 503,
    "server.preparing": 503,
    "server.no_guest": 403,
    "server.no_such_code": 404,
    "server.banned": 403,
    "server.read_only": 503,
    "server.no_session": 404,
    "server.no_profile": 404,
    "server.no_push": 409,
    "server.push_subscription": 422,
    "server.passkey": 403,
    "server.no_passkey": 404,
    "server.no_challenge": 409,
    "server.too_many_passkeys": 409,
    "server.no_table": 404,
    "server.no_set": 404,
    "server.no_commitment": 404,
    "server.set_name": 422,
    "components.faults": 422,
    "position.faults": 422,
    "server.too_many_tables": 409,
    "server.too_many_tables_network": 409,
    "server.closed": 409,
    "server.deleted": 404,
    "server.started": 409,
    "server.seated": 409,
    "server.seat_taken": 409,
    "server.not_seated": 403,
    "server.no_report": 409,
    "server.reported_already": 409,
    "server.too_many_reports": 409,
    "server.no_person": 404,
    "server.no_friend_code": 404,
    "server.own_code": 409,
    "server.blocked_by_you": 409,
    "server.too_many_relations": 409,
    "server.not_friends": 403,
    "server.invited_already": 409,
    "server.not_reserved": 409,
    "server.not_over": 409,
    "server.no_record": 404,
    "server.review_busy": 409,
    "server.no_review": 409,
    "server.no_future": 404,
    "server.no_mistake": 404,
    "server.trial_busy": 409,
    "server.analysis_busy": 429,
    "server.too_much_analysis": 429,
    "server.too_many_reviews": 429,
    "server.too_many_reviews_network": 429,
    "server.rematch_already": 409,
    "server.no_tournament": 404,
    "server.tournament_over": 409,
    "server.tournament_started": 409,
    "server.tournament_full": 409,
    "server.too_many_tournaments": 409,
    "server.not_in_tournament": 409,
    "server.not_your_tournament": 403,
}
BAD_REQUEST = 400


def refusal_response(connection: HTTPConnection, refused: Refused, status: int | None = None) -> JSONResponse:
    """A refusal over HTTP, in the language of the request. `status` overrides the status of the code."""
    refusal = refused.refusal
    metrics.REFUSED.labels(refusal.code).inc()
    locale = preferred_locale(connection.headers.get("accept-language"))
    return JSONResponse(refusal_json(refusal, locale), status or STATUS.get(refusal.code, BAD_REQUEST))


def refusal_json(refusal: Refusal, locale: str = DEFAULT, seats: Sequence[TableSeat] = ()) -> dict[str, Any]:
    language = locale if locale in languages() else DEFAULT
    names = seat_names(seats, language)
    known = names if all(names) else None  # before the game begins, open seats have no name
    found: dict[str, Any] = {"code": refusal.code, "ruling": refusal.ruling, "why": explain(refusal, language, known)}
    if isinstance(faults := refusal.values.get("faults"), tuple):  # of a set of components, or a position
        found["faults"] = [_fault_json(fault, language) for fault in cast(tuple[Refusal, ...], faults)]
    return found


def _fault_json(fault: Refusal, language: str) -> dict[str, Any]:
    if fault.code == "position.unlawful":  # the refusal itself says already that the position is not lawful
        fault = Refusal("position.fault", fault.ruling, fault.values)
    entry = fault.values.get("path", fault.values.get("entry", ""))
    return {"entry": entry, "ruling": fault.ruling, "why": explain(fault, language)}


def seat_names(seats: Sequence[TableSeat], locale: str) -> list[str]:
    """The names at a table, as the app shows them (web/src/lib/seats.ts): a bot is called by its level, and who was
    deleted has no name."""
    named = Counter[str]()
    names = []
    for seat in seats:
        if seat.forgotten:
            names.append(say("seat-forgotten", locale))
        elif seat.level is None:
            names.append(seat.name or "")
        else:
            named[seat.level] += 1
            names.append(say("bot-name", locale, level=seat.level, number=named[seat.level]))
    return names


def preferred_locale(accept_language: str | None) -> str:
    """The first language of an Accept-Language header that there are translations for."""
    for part in (accept_language or "")[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in languages():
            return language
    return DEFAULT
