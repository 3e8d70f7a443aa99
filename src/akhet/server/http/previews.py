"""What other sites and messengers show of a link to a table or a replay: a title, a sentence and a picture.

They read it from the page itself (Open Graph) and bring no cookie. So a preview says only what a stranger with that
link may see: a table that is not public needs its invitation.
"""

import re
from html import escape
from pathlib import Path

from starlette.requests import Request

from akhet.games import manifests
from akhet.kernel.refusal import Refused
from akhet.language import say
from akhet.server.http.context import context_of
from akhet.server.messages import TABLE_ID
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import OPEN
from akhet.server.tables.refusal_sentences import preferred_locale, seat_names

PREVIEWED = re.compile(rf"/(?:table|replay|review)/({TABLE_ID.strip('^$')})")
TITLE = "<title>Akhet</title>"  # as in web/index.html
SIZE = (1200, 630)  # of the pictures, web/public/preview-GAME.png


async def page_with_preview(request: Request, page: str, app: Path) -> str:
    """The page with the preview of its address. The pictures are in the folder of the app."""
    locale = preferred_locale(request.headers.get("accept-language"))
    row = await _table_of(request)
    if row is None:
        title, description = "Akhet", say("server-preview", locale)
    else:
        title, description = _sentences(row, locale)
    tags = {"og:type": "website", "og:site_name": "Akhet", "og:title": title, "og:description": description}
    if picture := _picture(app, None if row is None else row.game):
        tags |= {"og:image": f"{origin_of(request)}/{picture}"}
        tags |= {f"og:image:{side}": str(pixels) for side, pixels in zip(("width", "height"), SIZE, strict=True)}
        tags |= {"twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    return page.replace(TITLE, "\n    ".join([f"<title>{escape(title)}</title>", *lines]))


async def _table_of(request: Request) -> TableRow | None:
    """The table of this address, if a stranger with this link may see it."""
    context = context_of(request)
    if (match := PREVIEWED.fullmatch(request.url.path)) is None or not context.rules_ready.is_set():
        return None
    try:
        row = await context.service.row(match[1])
    except Refused:
        return None
    return row if row.may_look(None, request.query_params.get("invite")) else None


def _sentences(row: TableRow, locale: str) -> tuple[str, str]:
    manifest = manifests().get(row.game)
    game = row.game if manifest is None else manifest.title
    names = [name for name, seat in zip(seat_names(row.seats, locale), row.seats, strict=True) if seat.kind != OPEN]
    title = say("server-preview-title", locale, game=game, names=", ".join(names))
    free = row.players - len(names)
    match row.stage:
        case "open":
            return title, say("server-preview-open", locale, count=free)
        case "over":
            winners = [name for name, place in zip(names, row.places or [], strict=False) if place == 1]
            return title, say("server-preview-over", locale, names=", ".join(winners), count=len(winners))
        case _:
            return title, say("server-preview-playing", locale)


def _picture(app: Path, game: str | None) -> str | None:
    """The picture of a game; one of all games if it has none of its own."""
    names = [f"preview-{game}.png", "preview.png"]
    return next((name for name in names if (app / name).is_file()), None)


def origin_of(request: Request) -> str:
    """The address of this server as the reader sees it: previews need whole addresses."""
    scheme = request.url.scheme
    if context_of(request).settings.behind_proxy:
        scheme = request.headers.get("x-forwarded-proto", scheme).partition(",")[0].strip()
    return f"{'https' if scheme == 'https' else 'http'}://{request.headers.get('host', '')}"
