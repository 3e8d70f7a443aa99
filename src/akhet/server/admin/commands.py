"""The actions of an operator by name, with what came of them in a sentence: the same for the terminal and the page."""

from typing import Literal, get_args

from sqlalchemy import Connection

from akhet.kernel.refusal import refuse
from akhet.language import say
from akhet.server.admin import actions
from akhet.server.people.restrictions import Kind

Action = Literal[
    "close",
    "delete",
    "restore",
    "cancel",
    "settle",
    "forget",
    "mute",
    "unmute",
    "ban",
    "unban",
    "ban-address",
    "unban-address",
    "revoke",
    "broadcast",
    "read-only",
]
ACTIONS: tuple[Action, ...] = get_args(Action)
WITH_DAYS: tuple[Action, ...] = ("mute", "ban", "ban-address")
RESTRICTIONS: dict[str, Kind] = {
    "mute": "mute",
    "unmute": "mute",
    "ban": "ban",
    "unban": "ban",
    "ban-address": "address",
    "unban-address": "address",
}


def carry_out(connection: Connection, action: Action, target: str, days: float | None, reason: str) -> str:
    """Carry out an action. Returns on what: a target as the operator gave it may stand for another one."""
    match action:
        case "close":
            actions.close(connection, target, reason)
        case "delete":
            actions.delete(connection, target, reason)
        case "restore":
            actions.restore(connection, target, reason)
        case "cancel":
            actions.cancel(connection, target, reason)
        case "settle":
            if not target.isdecimal() or len(target) > 9:
                raise refuse("admin.no_report", None, what=target[:40])
            actions.settle(connection, int(target), reason)
        case "forget":
            return actions.forget(connection, target, reason)
        case "revoke":
            actions.revoke(connection, target, reason)
        case "broadcast":
            return actions.broadcast(connection, target, reason)
        case "read-only":
            actions.read_only(connection, target == "on", reason)
        case "mute" | "ban" | "ban-address":
            return actions.restrict(connection, RESTRICTIONS[action], target, days, reason)
        case "unmute" | "unban" | "unban-address":
            return actions.lift(connection, RESTRICTIONS[action], target, reason)
    return target


def sentence(action: Action, target: str, days: float | None, locale: str | None = None) -> str:
    """What came of an action."""
    match action:
        case "close":
            return say("admin-closed", locale, what=target)
        case "delete":
            return say("admin-deleted", locale, what=target)
        case "restore":
            return say("admin-restored", locale, what=target)
        case "cancel":
            return say("admin-cancelled", locale, what=target)
        case "settle":
            return say("admin-settled", locale, what=target)
        case "forget":
            return say("admin-forgotten", locale, who=target)
        case "revoke":
            return say("admin-revoked", locale, what=target)
        case "broadcast":
            return say("admin-sent", locale)
        case "read-only":
            return say("admin-stopped", locale) if target == "on" else say("admin-continues", locale)
        case "mute":
            return say("admin-muted", locale, who=target, days=days or 0)
        case "unmute":
            return say("admin-unmuted", locale, who=target)
        case "ban" | "ban-address":
            return say("admin-banned", locale, who=target, days=days or 0)
        case "unban" | "unban-address":
            return say("admin-unbanned", locale, who=target)
