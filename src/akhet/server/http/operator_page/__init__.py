"""The operator's page, /admin: what `akhet admin` does, in a browser. It is there only if the settings say so."""

from typing import cast
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from akhet.kernel.refusal import Refused, refuse
from akhet.language import explain
from akhet.server import metrics
from akhet.server.admin import lists
from akhet.server.admin.actions import sign_in
from akhet.server.admin.commands import ACTIONS, Action, carry_out, sentence
from akhet.server.http.context import address_of, context_of, is_from_nearby
from akhet.server.http.operator_page import html
from akhet.server.people.operators import COOKIE_SECONDS, OPERATOR_COOKIE, end_cookie, is_operator
from akhet.server.people.restrictions import read_only_since
from akhet.server.tables.refusal_sentences import preferred_locale

MOST = 100  # rows of a list
MOST_FIELDS = 10  # of a form
LONGEST = 400  # characters of a field
MOST_DAYS = 36_500

router = APIRouter(include_in_schema=False)


@router.get("/admin/style.css")
async def style(request: Request) -> Response:
    _check(request)
    return PlainTextResponse(html.style(), media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/admin")
async def start(request: Request) -> Response:
    _check(request)
    if await _signed_in(request):
        return RedirectResponse(f"{html.BASE}/{html.LISTS[0]}", 303)
    return _page(html.sign_in(_locale(request)))


@router.post("/admin")
async def enter(request: Request) -> Response:
    """Sign in with a code."""
    _check(request)
    context, locale = context_of(request), _locale(request)
    try:
        context.operators.must(address_of(request, context.settings))
        code = (await _form(request)).get("code", "")
        cookie = await context.store.write(sign_in, code)
        if cookie is None:
            raise refuse("server.no_such_code")
    except Refused as refused:
        return _page(html.sign_in(locale, _why(refused, locale)), 403)
    response = RedirectResponse(f"{html.BASE}/{html.LISTS[0]}", 303)
    response.set_cookie(
        OPERATOR_COOKIE,
        cookie,
        path=html.BASE,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=context.settings.secure_cookies,
    )
    return response


@router.post("/admin/leave")
async def leave(request: Request) -> Response:
    """Sign out."""
    _check(request)
    context = context_of(request)
    await context.store.write(end_cookie, request.cookies.get(OPERATOR_COOKIE, ""))
    response = RedirectResponse(html.BASE, 303)
    secure = context.settings.secure_cookies
    response.delete_cookie(OPERATOR_COOKIE, path=html.BASE, httponly=True, samesite="strict", secure=secure)
    return response


@router.get("/admin/do")
async def ask(request: Request) -> Response:
    """Ask why, before an action."""
    _check(request)
    locale = _locale(request)
    if not await _signed_in(request):
        return _page(html.sign_in(locale), 403)
    query = request.query_params
    return _page(html.action_page(locale, _action(query.get("action")), query.get("target", "")[:LONGEST]))


@router.post("/admin/do")
async def do(request: Request) -> Response:
    """Carry out an action."""
    _check(request)
    context, locale = context_of(request), _locale(request)
    if not await _signed_in(request):
        return _page(html.sign_in(locale), 403)
    form = await _form(request)
    action, target, reason = _action(form.get("action")), form.get("target", ""), form.get("reason", "")
    days = _days(form.get("days", ""))
    try:
        if not reason.strip():
            raise refuse("admin.why")
        if action != "broadcast" and not target.isprintable():  # PostgreSQL has no NUL
            raise HTTPException(400)
        done = await context.store.write(carry_out, action, target, days, reason)
    except Refused as refused:
        why = _why(refused, locale)
        return _page(html.action_page(locale, action, target, why, form.get("days", ""), reason), 400)
    await context.carry_out()
    return _page(html.done_page(locale, action, sentence(action, done, days, locale)))


@router.get("/admin/{name}")
async def listed(request: Request, name: str) -> Response:
    """A list, or what concerns everybody."""
    _check(request)
    context, locale = context_of(request), _locale(request)
    if not await _signed_in(request):
        return _page(html.sign_in(locale), 403)
    if name == "server":
        return _page(html.server_page(locale, await context.store.read(read_only_since) is not None))
    chosen = {key: value[:LONGEST] for key, value in request.query_params.items() if value and value.isprintable()}
    try:
        rows = await context.store.read(_rows, name, chosen)
    except Refused as refused:
        return _page(html.page(locale, html.title_of(locale, name), html.problem(_why(refused, locale)), name), 404)
    return _page(html.list_page(locale, name, rows, chosen))


def _rows(connection: Connection, name: str, chosen: dict[str, str]) -> list[lists.Row]:
    match name:
        case "tables":
            stage = chosen.get("stage") if chosen.get("stage") in html.STAGES else None
            return lists.list_tables(connection, stage, None, chosen.get("person"), MOST)
        case "tournaments":
            return lists.list_tournaments(connection, MOST)
        case "people":
            return lists.list_people(connection, chosen.get("name"), MOST)
        case "sessions":
            return lists.list_sessions(connection, chosen.get("person", ""))
        case "reports":
            return lists.list_reports(connection, chosen.get("all") == "yes", MOST)
        case "chat":
            report = chosen.get("report", "")
            return lists.list_chat(connection, int(report) if report.isdecimal() and len(report) < 10 else 0)
        case "bans":
            return lists.list_restrictions(connection)
        case "log":
            return lists.list_audit(connection, MOST)
        case _:
            raise HTTPException(404)


def _check(request: Request) -> None:
    """Refuse if the page is switched off, or if a connection from elsewhere is not encrypted although it should be."""
    settings = context_of(request).settings
    if not settings.admin_page:
        raise HTTPException(404)
    forwarded = request.headers.get("x-forwarded-proto") if settings.behind_proxy else None
    scheme = (forwarded or request.url.scheme).partition(",")[0].strip()
    unknown = settings.behind_proxy and forwarded is None  # then the browser still keeps the cookie to HTTPS
    if settings.secure_cookies and scheme != "https" and not unknown and not is_from_nearby(request):
        raise HTTPException(404)


async def _signed_in(request: Request) -> bool:
    cookie = request.cookies.get(OPERATOR_COOKIE)
    return cookie is not None and await context_of(request).store.read(is_operator, cookie[:LONGEST])


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form. Middleware has limited its size."""
    try:
        text = (await request.body()).decode()
        fields = parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise HTTPException(400) from error
    return {name: values[0][:LONGEST] for name, values in fields.items()}


def _action(name: str | None) -> Action:
    if name not in ACTIONS:
        raise HTTPException(404)
    return cast(Action, name)


def _days(text: str) -> float | None:
    return min(float(text), MOST_DAYS) if text.isdecimal() and int(text[:9]) > 0 else None


def _why(refused: Refused, locale: str) -> str:
    metrics.REFUSED.labels(refused.refusal.code).inc()
    return explain(refused.refusal, locale)


def _locale(request: Request) -> str:
    return preferred_locale(request.headers.get("accept-language"))


def _page(content: str, status: int = 200) -> Response:
    # With the policy of the other pages, a browser would send no origin with a form, and be refused as another site.
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Language", "Referrer-Policy": "same-origin"}
    return Response(content, status, headers, media_type="text/html")
