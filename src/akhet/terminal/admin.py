"""`akhet admin`: its commands, and what they print."""

import argparse
import json
from collections.abc import Callable
from datetime import datetime
from typing import Any

from akhet.kernel.refusal import refuse
from akhet.language import say

MOST = 100  # rows of a list, unless another number is given
STAGES = ("open", "playing", "over", "closed", "deleted")
TIMES = {"at", "created", "changed", "deleted", "seen", "settled", "starts", "until"}

CODE_MINUTES = 15

Number = Callable[[str], int]


def add_admin_commands(admin: argparse.ArgumentParser, number: Number) -> None:
    """Add the commands; `number` reads a positive number."""
    verbs = admin.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND", dest="verb")

    def add(verb: str, text: str, *names: str) -> argparse.ArgumentParser:
        command = verbs.add_parser(verb, help=text)
        command.add_argument("--json", action="store_true", help=say("admin-json"))
        for name in names:
            command.add_argument(name.lower(), metavar=name)
        return command

    found = add("tables", say("admin-tables"))
    found.add_argument("--stage", choices=STAGES, help=say("admin-stage"))
    found.add_argument("--game", metavar="GAME", help=say("admin-game"))
    found.add_argument("--person", metavar="PERSON", help=say("admin-person"))
    people = add("people", say("admin-people"))
    people.add_argument("--name", metavar="TEXT", help=say("admin-name"))
    add("sessions", say("admin-sessions"), "PERSON")
    add("bans", say("admin-bans"))
    reports = add("reports", say("admin-reports"))
    reports.add_argument("--all", action="store_true", help=say("admin-all-reports"))
    add("chat", say("admin-chat"))
    tournaments = add("tournaments", say("admin-tournaments"))
    for one in (found, tournaments, people, reports, add("log", say("admin-log"))):
        one.add_argument("--limit", type=number, default=MOST, metavar="N", help=say("admin-limit", most=MOST))

    actions = [
        add("close", say("admin-close"), "TABLE"),
        add("delete", say("admin-delete"), "TABLE"),
        add("restore", say("admin-restore"), "TABLE"),
        add("cancel", say("admin-cancel"), "TOURNAMENT"),
        add("revoke", say("admin-revoke"), "SESSION"),
        add("broadcast", say("admin-broadcast"), "TEXT"),
    ]
    for verb, text in (("ban", say("admin-ban")), ("unban", say("admin-unban"))):
        whom = add(verb, text)
        either = whom.add_mutually_exclusive_group(required=True)
        either.add_argument("person", nargs="?", metavar="PERSON")
        either.add_argument("--address", metavar="NETWORK", help=say("admin-network"))
        actions.append(whom)
    settle = add("settle", say("admin-settle"))
    for one in (verbs.choices["chat"], settle):
        one.add_argument("report", type=number, metavar="REPORT")
    actions += [
        settle,
        add("forget", say("admin-forget"), "PERSON"),
        add("mute", say("admin-mute"), "PERSON"),
        add("unmute", say("admin-unmute"), "PERSON"),
    ]
    for one in actions:
        if one.prog.endswith((" ban", " mute")):
            one.add_argument("--days", type=number, metavar="N", help=say("admin-days"))
    add("page", say("admin-page"))
    switch = add("read-only", say("admin-read-only"))
    switch.add_argument("switch", choices=["on", "off"])
    for one in (*actions, switch):
        one.add_argument("--reason", default="", metavar="TEXT", help=say("admin-reason-help"))


def admin_command(choice: argparse.Namespace) -> int:
    """Carry out a command and print what came of it."""
    from akhet.server.admin.database import transaction
    from akhet.server.settings import Settings

    settings = Settings.from_environment()
    if choice.verb == "page" and not settings.admin_page:
        raise refuse("admin.no_page")
    with transaction(settings) as connection:
        rows = _listed(connection, choice)
        done = None if rows is not None else _act(connection, choice)
    if rows is not None:
        print(json.dumps(rows, ensure_ascii=False, indent=1) if choice.json else _table(rows))
    elif done is not None:
        fields = {"action": choice.verb, "target": done[0]}
        print(json.dumps(fields, ensure_ascii=False) if choice.json else done[1])
    return 0


def _listed(connection: Any, choice: argparse.Namespace) -> list[dict[str, Any]] | None:
    """The rows of a list; None if the command is not one."""
    from akhet.server.admin import lists

    match choice.verb:
        case "tables":
            return lists.list_tables(connection, choice.stage, choice.game, choice.person, choice.limit)
        case "tournaments":
            return lists.list_tournaments(connection, choice.limit)
        case "people":
            return lists.list_people(connection, choice.name, choice.limit)
        case "sessions":
            return lists.list_sessions(connection, choice.person)
        case "bans":
            return lists.list_restrictions(connection)
        case "reports":
            return lists.list_reports(connection, choice.all, choice.limit)
        case "chat":
            return lists.list_chat(connection, choice.report)
        case "log":
            return lists.list_audit(connection, choice.limit)
        case _:
            return None


def _act(connection: Any, choice: argparse.Namespace) -> tuple[str, str]:
    """Carry out an action. Returns on what, and a sentence."""
    from akhet.server.admin.commands import carry_out, sentence

    given = vars(choice)
    if choice.verb == "page":
        from akhet.server.admin.actions import new_code

        code = new_code(connection)
        return code, say("admin-code", code=code, minutes=CODE_MINUTES)
    of_address = given.get("address") is not None  # in place of a person
    action: Any = f"{choice.verb}-address" if of_address else choice.verb
    named = (
        ("address", "person")
        if of_address
        else ("table", "tournament", "person", "session", "report", "text", "switch")
    )
    target = next(str(given[name]) for name in named if given.get(name) is not None)
    days = given.get("days")
    done = carry_out(connection, action, target, days, choice.reason)
    return done, sentence(action, done, days)


def _table(rows: list[dict[str, Any]]) -> str:
    """Rows in columns, or a sentence if there are none."""
    if not rows:
        return say("admin-none")
    heads = [say(f"admin-column-{name}") for name in rows[0]]
    cells = [heads, *([_cell(name, value) for name, value in row.items()] for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(heads))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells
    )


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "–"
    if name in TIMES:
        return datetime.fromtimestamp(value).astimezone().isoformat(" ", "minutes")
    if isinstance(value, list):
        return ", ".join(str(one) if one is not None else "–" for one in value)
    return str(value)
