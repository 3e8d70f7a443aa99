"""The browser app: built from `web/`, carried by the wheel, and given out as plain files, texts compressed."""

import gzip
import os
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from akhet.language import say
from akhet.server.tables.refusal_sentences import wanted_locale

PACKAGE = Path(__file__).parents[2]
# The wheel carries the built app inside the package; in a clone `make web` builds it.
CARRIED = PACKAGE / "app" if (PACKAGE / "app").is_dir() else PACKAGE.parents[1] / "web" / "dist"
APP = Path(os.environ.get("AKHET_APP_DIR") or CARRIED)
FOREVER = "public, max-age=31536000, immutable"  # their names change with what is in them
# What is text, and so shrinks. Named here, for a machine's own list of types may lack some.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
MOST_COMPRESSED = 1000  # files that are kept in memory: an app has some hundred

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
async def page(request: Request, page: str = "") -> Response:
    """Any address of the app is its one page; what lies beside that page is a file."""
    if "." in page:
        return _file(request, APP, page, "no-cache")
    if not (APP / "index.html").is_file():
        return PlainTextResponse(say("server-no-app", wanted_locale(request.headers.get("accept-language"))), 404)
    return _file(request, APP, "index.html", "no-cache")


def _file(request: Request, folder: Path, name: str, caching: str) -> Response:
    """A file of just this folder: a name with a way to somewhere else is no file of it."""
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
    """A file, compressed once; again where it has `changed`, because the app was built anew beside a running house."""
    return gzip.compress(path.read_bytes(), mtime=0)
