"""The browser app: built from `web/`, included in the wheel, and served as files. Texts are compressed."""

import gzip
import os
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from akhet.language import say
from akhet.server.tables.refusal_sentences import preferred_locale

PACKAGE = Path(__file__).parents[2]
# A wheel has the built app inside the package; in a clone `make web` builds it.
BUILT = PACKAGE / "app" if (PACKAGE / "app").is_dir() else PACKAGE.parents[1] / "web" / "dist"
APP = Path(os.environ.get("AKHET_APP_DIR") or BUILT)
FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
# Files that are worth compressing. The list of types of a machine may lack some of them.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
MOST_COMPRESSED = 1000  # files kept in memory: the app has some hundred

router = APIRouter(include_in_schema=False)


@router.get("/assets/{name}")
async def asset(request: Request, name: str) -> Response:
    return _file(request, APP / "assets", name, FOREVER)


@router.get("/")
@router.get("/{page}")
@router.get("/table/{id}")
@router.get("/replay/{id}")
@router.get("/rules/{id}")
@router.get("/learn/{id}")
@router.get("/set/{id}")
async def page(request: Request, page: str = "") -> Response:
    """Every address of the app is the same page; a name with a dot is a file beside it."""
    if "." in page:
        return _file(request, APP, page, "no-cache")
    if not (APP / "index.html").is_file():
        return PlainTextResponse(say("server-no-app", preferred_locale(request.headers.get("accept-language"))), 404)
    return _file(request, APP, "index.html", "no-cache")


def _file(request: Request, folder: Path, name: str, caching: str) -> Response:
    """A file directly in this folder; names that lead elsewhere are rejected."""
    path = folder / name
    if path.parent != folder or not path.is_file():
        return PlainTextResponse("", 404)
    headers = {"Cache-Control": caching}
    kind = TYPES.get(path.suffix)
    if kind is None:
        return FileResponse(path, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers=headers, media_type=kind)
    content = _compressed(path, path.stat().st_mtime_ns)
    return Response(content, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)


@lru_cache(MOST_COMPRESSED)
def _compressed(path: Path, changed: int) -> bytes:
    """A compressed file. It is compressed again if it has `changed`: the app was built while the server is running."""
    return gzip.compress(path.read_bytes(), mtime=0)
