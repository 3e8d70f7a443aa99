"""Messages are read; those that do not fit the protocol are refused, as bodies are: which entry is wrong, and why."""

import re
from typing import Any

from pydantic import ValidationError

from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.server.messages import CLIENT_MESSAGE, ClientMessage, MessageId

# Pydantic's types of errors, and the codes of our reasons.
CODES = {
    "json_invalid": "entry.json",
    "missing": "entry.missing",
    "union_tag_not_found": "entry.missing",
    "extra_forbidden": "entry.unknown",
    "string_type": "entry.text",
    "int_type": "entry.whole_number",
    "int_parsing": "entry.whole_number",
    "int_from_float": "entry.whole_number",
    "float_type": "entry.number",
    "bool_type": "entry.true_or_false",
    "list_type": "entry.list",
    "dict_type": "entry.object",
    "model_type": "entry.object",
    "model_attributes_type": "entry.object",
    "literal_error": "entry.choice",
    "union_tag_invalid": "entry.choice",
    "greater_than_equal": "entry.least",
    "less_than_equal": "entry.most",
    "greater_than": "entry.above",
    "string_too_short": "entry.short",
    "too_short": "entry.short",
    "string_too_long": "entry.long",
    "too_long": "entry.long",
    "string_pattern_mismatch": "entry.signs",
}
LIMITS = ("ge", "le", "gt", "min_length", "max_length")
CHOICES = ("expected", "expected_tags")
# The members of unions, as Pydantic names them in the location of an error.
UNION_MEMBERS = ("constrained-int", "constrained-str", "bool", "int", "list[str]")
WHOLE = "whole"  # if no single entry is wrong


def not_understood(error: Any) -> Refused:
    """The refusal for the first error of a `ValidationError`, Pydantic's or FastAPI's."""
    errors = error.errors()
    first = errors[0]
    path = [part for part in first["loc"] if first["type"] != "json_invalid" or isinstance(part, str)]
    if member := next((part for part in path if part in UNION_MEMBERS), None):
        path = path[: path.index(member)]
        first = _nearest([one for one in errors if list(one["loc"][: len(path)]) == path])
    if first["type"].startswith("union_tag"):
        path.append(first["ctx"]["discriminator"].strip("'"))
    where = shown(".".join(map(str, path)), 80) or WHOLE
    return refuse("server.message", None, where=where, reason=_reason(first))


def _nearest(errors: list[dict[str, Any]]) -> dict[str, Any]:
    """The error of the member of a union whose type the entry has; or that it has none of their types."""
    return next((one for one in errors if not one["type"].endswith("_type")), {"type": "none"})


def _reason(error: dict[str, Any]) -> Refusal:
    values: dict[str, object] = {}
    for name, value in error.get("ctx", {}).items():
        if name in LIMITS:
            values["limit"] = value
        elif name in CHOICES:  # 'me', 'open' or 'bot'
            values["names"] = ", ".join(re.findall("'([^']*)'", value))
    return Refusal(CODES.get(error["type"], "entry.wrong"), None, values)


class InvalidMessage:
    """A frame that is not a message of the protocol: the refusal, and the message's id if it has one."""

    def __init__(self, refusal: Refusal, text: str | None) -> None:
        self.refusal = refusal
        try:
            self.id = MessageId.model_validate_json(text or "").id
        except ValidationError:
            self.id = None


def read_message(text: str | None) -> ClientMessage | InvalidMessage:
    """Read a frame as a message of the protocol; None is one that is not a text."""
    if text is None:
        return InvalidMessage(refuse("server.not_text").refusal, None)
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        return InvalidMessage(not_understood(error).refusal, text)
