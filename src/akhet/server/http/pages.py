"""The browser app: built from `web/`, included in the wheel, and served as files. Texts are compressed."""

import gzip
import os
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from akhet.language import say
from akhet.server.http.previews import page_with_preview
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

READING = ["GET", "HEAD"]

router = APIRouter(include_in_schema=False)


@router.api_route("/assets/{name}", methods=READING)
async def asset(request: Request, name: str) -> Response:
    return _file(request, APP / "assets", name, FOREVER)


@router.api_route("/", methods=READING)
@router.api_route("/{page}", methods=READING)
@router.api_route("/table/{id}", methods=READING)
@router.api_route("/replay/{id}", methods=READING)
@router.api_route("/replay/record/{id}", methods=READING)
@router.api_route("/review/{id}", methods=READING)
@router.api_route("/review/record/{id}", methods=READING)
@router.api_route("/rules/{id}", methods=READING)
@router.api_route("/learn/{id}", methods=READING)
@router.api_route("/puzzles/{id}", methods=READING)
@router.api_route("/duplicate/{id}", methods=READING)
@router.api_route("/match/{id}", methods=READING)
@router.api_route("/set/{id}", methods=READING)
@router.api_route("/leaderboard/{id}", methods=READING)
@router.api_route("/person/{id}", methods=READING)
@router.api_route("/tournament/{id}", methods=READING)
@router.api_route("/board/{id}", methods=READING)
@router.api_route("/openings/{id}", methods=READING)
async def page(request: Request, page: str = "") -> Response:
    """Every address of the app is the same page; a name with a dot is a file beside it."""
    if "." in page:
        return _file(request, APP, page, "no-cache")
    index = APP / "index.html"
    if not index.is_file():
        return PlainTextResponse(say("server-no-app", preferred_locale(request.headers.get("accept-language"))), 404)
    content = await page_with_preview(request, index.read_text("utf-8"), APP)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(content, headers=headers, media_type=TYPES[".html"])


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
