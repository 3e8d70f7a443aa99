"""The HTML of the operator's page: plain pages and forms, without scripts. Everything from outside is escaped."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from akhet.draw.palette import DARK, LIGHT, css_variables
from akhet.language import say
from akhet.server.admin.actions import MAX_REASON, MAX_TEXT
from akhet.server.admin.commands import WITH_DAYS, Action
from akhet.server.admin.lists import DELETED, Row
from akhet.server.storage.tournaments import UNFINISHED

BASE = "/admin"
LISTS = ("reports", "tables", "tournaments", "people", "bans", "log")  # in the navigation, before `server`
STAGES = ("open", "playing", "over", "closed", DELETED)
TIMES = ("at", "created", "changed", "deleted", "seen", "settled", "starts", "until")
WIDE = ("text", "seats", "reason")


@cache
def style() -> str:
    """The style sheet, with the colours of the app."""
    light, dark = ("".join(f"{name}:{value};" for name, value in css_variables(page).items()) for page in (LIGHT, DARK))
    rest = Path(__file__).with_name("style.css").read_text("utf-8")
    return f":root{{{light}}}\n@media (prefers-color-scheme: dark){{:root{{{dark}}}}}\n{rest}"


def page(locale: str, title: str, body: str, current: str | None = None) -> str:
    """A whole page. With `current`, the navigation of an operator who is signed in."""
    heading = escape(title)
    return (
        f'<!doctype html>\n<html lang="{locale}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f'<title>{heading} · Akhet</title><link rel="icon" href="/icon.svg">'
        f'<link rel="stylesheet" href="{BASE}/style.css"></head>'
        f"<body>{'' if current is None else _navigation(locale, current)}"
        f"<main><h1>{heading}</h1>{body}</main></body></html>"
    )


def _navigation(locale: str, current: str) -> str:
    marks = {current: ' aria-current="page"'}
    links = "".join(
        f'<li><a href="{BASE}/{name}"{marks.get(name, "")}>{title_of(locale, name)}</a></li>'
        for name in (*LISTS, "server")
    )
    leave = f'<form method="post" action="{BASE}/leave"><button>{say("admin-page-leave", locale)}</button></form>'
    return (
        f'<header><nav aria-label="{say("admin-page-title", locale)}"><ul>{links}<li>{leave}</li></ul></nav></header>'
    )


def title_of(locale: str, name: str) -> str:
    return say("admin-page-list", locale, kind=name)


def sign_in(locale: str, fault: str | None = None) -> str:
    """The page for a code of `akhet admin page`."""
    label = say("admin-page-code", locale)
    form = (
        f"{problem(fault)}<p>{escape(say('admin-page-code-more', locale))}</p>"
        f'<form class="stack" method="post" action="{BASE}"><label>{label}'
        '<input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60">'
        f'</label><button class="main">{say("admin-page-enter", locale)}</button></form>'
    )
    return page(locale, say("admin-page-title", locale), form)


def list_page(locale: str, name: str, rows: Iterable[Row], chosen: dict[str, str]) -> str:
    """A list as cards, with what can be done about each row."""
    cards = [_card(locale, name, row) for row in rows]
    body = f'<ul class="rows">{"".join(cards)}</ul>' if cards else f"<p>{say('admin-none', locale)}</p>"
    return page(locale, title_of(locale, name), _filter(locale, name, chosen) + body, name)


def _filter(locale: str, name: str, chosen: dict[str, str]) -> str:
    """The form that narrows a list down, if it has one."""
    show = f"<button>{say('admin-page-show', locale)}</button>"
    hidden = f'<input type="hidden" name="person" value="{escape(chosen["person"])}">' if "person" in chosen else ""
    match name:
        case "tables":
            options = "".join(
                f'<option value="{stage}"{" selected" if chosen.get("stage") == stage else ""}>'
                f"{say('admin-page-stage', locale, kind=stage or 'all')}</option>"
                for stage in ("", *STAGES)
            )
            field = f'<label>{_column(locale, "stage")}<select name="stage">{options}</select></label>{hidden}'
        case "people":
            value = escape(chosen.get("name", ""))
            field = f'<label>{_column(locale, "name")}<input name="name" value="{value}" maxlength="40"></label>'
        case "reports":
            ticked = chosen.get("all") == "yes"
            options = "".join(
                f'<option value="{value}"{" selected" if ticked == (value == "yes") else ""}>'
                f"{say('admin-page-reports', locale, kind=value)}</option>"
                for value in ("no", "yes")
            )
            field = f'<label>{title_of(locale, name)}<select name="all">{options}</select></label>'
        case _:
            return ""
    return f'<form class="row" method="get" action="{BASE}/{name}">{field}{show}</form>'


def _card(locale: str, name: str, row: Row) -> str:
    fields = "".join(
        f"<div{' class=wide' if column in WIDE else ''}><dt>{_column(locale, column)}</dt>"
        f"<dd>{_cell(locale, name, column, value)}</dd></div>"
        for column, value in row.items()
    )
    links = [*_views(locale, name, row), *(_link(locale, *one) for one in _possible(name, row))]
    row_of_links = f'<div class="row">{"".join(links)}</div>' if links else ""
    return f"<li><dl>{fields}</dl>{row_of_links}</li>"


def _views(locale: str, name: str, row: Row) -> list[str]:
    """Links to further lists."""
    match name:
        case "people":
            return [_view(locale, "tables", person=row["id"]), _view(locale, "sessions", person=row["id"])]
        case "reports":
            return [_view(locale, "chat", report=row["id"])]
        case _:
            return []


def _view(locale: str, name: str, **query: Any) -> str:
    return f'<a class="button" href="{BASE}/{name}?{escape(urlencode(query))}">{title_of(locale, name)}</a>'


def _possible(name: str, row: Row) -> Sequence[tuple[Action, str]]:
    """What can be done about a row."""
    match name:
        case "tables":
            if DELETED in row:
                return [("restore", row["id"])]
            going_on: list[tuple[Action, str]] = [("close", row["id"])] if row["stage"] in ("open", "playing") else []
            return [*going_on, ("delete", row["id"])]
        case "tournaments":
            return [("cancel", row["id"])] if row["stage"] in UNFINISHED else []
        case "people":
            held = row["restrictions"]
            muting: Action = "unmute" if "mute" in held else "mute"
            banning: Action = "unban" if "ban" in held else "ban"
            return [(muting, row["id"]), (banning, row["id"]), ("forget", row["id"])]
        case "sessions":
            return [("revoke", row["id"])]
        case "reports":
            about: list[tuple[Action, str]] = [
                ("mute", row["person"]),
                ("ban", row["person"]),
                ("delete", row["table"]),
            ]
            return about if row.get("settled") else [("settle", str(row["id"])), *about]
        case "bans":
            lifting: dict[str, Action] = {"mute": "unmute", "ban": "unban", "address": "unban-address"}
            return [(lifting[row["kind"]], row["target"])]
        case _:
            return []


def _link(locale: str, action: Action, target: str) -> str:
    query = escape(urlencode({"action": action, "target": target}))
    return f'<a class="button" href="{BASE}/do?{query}">{action_name(locale, action)}</a>'


def action_name(locale: str, action: Action) -> str:
    return say("admin-page-action", locale, kind=action)


def action_page(
    locale: str, action: Action, target: str, fault: str | None = None, days: str = "", reason: str = ""
) -> str:
    """The question before an action: why, and for how long."""
    days_field = (
        f'<label>{say("admin-page-days", locale)}<input name="days" type="number" min="1" max="36500" '
        f'inputmode="numeric" value="{escape(days)}"></label>'
    )
    body = (
        f'{problem(fault)}<form class="stack" method="post" action="{BASE}/do">'
        f'<input type="hidden" name="action" value="{action}"><p><strong>{escape(target)}</strong></p>'
        f'<input type="hidden" name="target" value="{escape(target)}">{days_field if action in WITH_DAYS else ""}'
        f"{_reason(locale, reason)}"
        f'<button class="main">{action_name(locale, action)}</button></form>'
    )
    return page(locale, action_name(locale, action), body, "")


def _reason(locale: str, value: str = "") -> str:
    return (
        f"<label>{say('admin-page-reason', locale)}"
        f'<input name="reason" required maxlength="{MAX_REASON}" value="{escape(value)}"></label>'
    )


def done_page(locale: str, action: Action, sentence: str) -> str:
    """What came of an action."""
    back = f'<p><a href="{BASE}/reports">{title_of(locale, "reports")}</a></p>'
    return page(locale, action_name(locale, action), f'<p role="status">{escape(sentence)}</p>{back}', "")


def server_page(locale: str, stopped: bool) -> str:
    """What concerns everybody: a notice, play that is stopped, and networks."""
    state = f"<p>{say('admin-stopped', locale)}</p>" if stopped else ""
    switch = action_name(locale, "read-only")
    forms = [
        _server_form(
            locale,
            "broadcast",
            f'<label>{say("admin-page-text", locale)}<input name="target" required maxlength="{MAX_TEXT}"></label>',
        ),
        f'<section><h2>{switch}</h2>{state}<div class="row">'
        f'<a class="button" href="{BASE}/do?action=read-only&amp;target={"off" if stopped else "on"}">'
        f"{say('admin-page-switch', locale, kind='off' if stopped else 'on')}</a></div></section>",
        _server_form(
            locale,
            "ban-address",
            f"<label>{say('admin-page-network', locale)}"
            f'<input name="target" required maxlength="50"></label>'
            f'<label>{say("admin-page-days", locale)}<input name="days" type="number" min="1" max="36500"></label>',
        ),
    ]
    return page(locale, title_of(locale, "server"), "".join(forms), "server")


def _server_form(locale: str, action: Action, fields: str) -> str:
    name = action_name(locale, action)
    return (
        f'<section><h2>{name}</h2><form class="stack" method="post" action="{BASE}/do">'
        f'<input type="hidden" name="action" value="{action}">{fields}{_reason(locale)}'
        f'<button class="main">{name}</button></form></section>'
    )


def problem(sentence: str | None) -> str:
    return "" if sentence is None else f'<p role="alert">{escape(sentence)}</p>'


def _column(locale: str, name: str) -> str:
    return escape(say(f"admin-column-{name}", locale))


def _cell(locale: str, name: str, column: str, value: Any) -> str:
    if value is None or value == "" or value is False:
        return "–"
    if value is True:
        return "✓"
    if (name, column) == ("tournaments", "stage"):
        return say("web-tournament-stage", locale, stage=value)
    if column == "format":
        return say("web-tournament-format", locale, format=value)
    if column == "stage":
        return say("admin-page-stage", locale, kind=value)
    if (name, column) == ("reports", "reason"):
        return say("web-report-reason", locale, kind=value)
    if column in TIMES:
        when = datetime.fromtimestamp(value, UTC)
        return f'<time datetime="{when.isoformat()}">{when:%Y-%m-%d %H:%M} UTC</time>'
    if isinstance(value, list):
        return escape(", ".join("–" if one is None else str(one) for one in value)) or "–"
    return escape(str(value))
