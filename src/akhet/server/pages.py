"""The browser app: built from `web/`, carried by the wheel, and given out as plain files."""

import os
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from akhet.language import say
from akhet.server.words import wanted_locale

PACKAGE = Path(__file__).parents[1]
# The wheel carries the built app inside the package; in a clone `make web` builds it.
CARRIED = PACKAGE / "app" if (PACKAGE / "app").is_dir() else PACKAGE.parents[1] / "web" / "dist"
APP = Path(os.environ.get("AKHET_APP_DIR") or CARRIED)
FOREVER = "public, max-age=31536000, immutable"  # their names change with what is in them
TYPES = {".webmanifest": "application/manifest+json"}

router = APIRouter(include_in_schema=False)


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    return _file(APP / "assets", name, FOREVER)


@router.get("/")
@router.get("/{page}")
@router.get("/table/{id}")
@router.get("/replay/{id}")
@router.get("/rules/{id}")
@router.get("/learn/{id}")
async def page(request: Request, page: str = "") -> Response:
    """Any address of the app is its one page; what lies beside that page is a file."""
    if "." in page:
        return _file(APP, page, "no-cache")
    if not (APP / "index.html").is_file():
        return PlainTextResponse(say("server-no-app", wanted_locale(request.headers.get("accept-language"))), 404)
    return FileResponse(APP / "index.html", headers={"Cache-Control": "no-cache"})


def _file(folder: Path, name: str, caching: str) -> Response:
    """A file of just this folder: a name with a way to somewhere else is no file of it."""
    path = folder / name
    if path.parent != folder or not path.is_file():
        return PlainTextResponse("", 404)
    return FileResponse(path, headers={"Cache-Control": caching}, media_type=TYPES.get(path.suffix))
