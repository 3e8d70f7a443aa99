"""The lobby: who you are, which games and tables there are, and how to get a seat. OpenAPI: /api/openapi.json."""

from typing import Any

from fastapi import APIRouter
from starlette.routing import Match
from starlette.types import Scope

from akhet.server.http.lobby import (
    boards,
    calendar,
    challenges,
    duplicate,
    export,
    friends,
    games,
    lessons,
    matches,
    openings,
    options,
    passkeys,
    people,
    posted_records,
    profiles,
    push,
    puzzles,
    quick_match,
    ratings,
    replays,
    reports,
    reviews,
    sessions,
    sets,
    study,
    tables,
    tournaments,
)
from akhet.server.lobby_messages import RefusalInfo

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusalInfo, "description": description}
    for status, description in (
        (400, "Not possible"),
        (403, "Not allowed"),
        (404, "There is no such thing, or not for you"),
        (409, "Not possible at present"),
        (413, "Too large"),
        (422, "Not understood"),
        (429, "Too many requests"),
        (503, "Temporarily not possible"),
    )
}

MODULES = (
    games, lessons, puzzles, options, sets, people, export, passkeys, sessions, friends, tables, challenges, profiles,
    ratings, reports, replays, posted_records, reviews, study, boards, openings, quick_match, tournaments, duplicate,
    matches, calendar, push,
)  # fmt: skip
PARTS = tuple(part.router for part in MODULES)
router = APIRouter(responses=REFUSALS)
for part in PARTS:
    router.include_router(part)


def allowed_methods(scope: Scope) -> list[str]:
    """The methods of all routes that match an address. Starlette names only those of the first one."""
    found = [route for part in PARTS for route in part.routes if route.matches(scope)[0] != Match.NONE]
    return sorted({method for route in found for method in getattr(route, "methods", ())})
