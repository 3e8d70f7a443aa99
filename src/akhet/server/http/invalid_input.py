"""What is wrong with a message or a body that is not what the protocol says, and where, in words of ours."""

import re
from typing import Any

from akhet.kernel.refusal import Refusal, Refused, refuse, shown

# What Pydantic calls a fault, and what we do.
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
# How Pydantic names, in the path of a fault, the kinds that one entry may be of.
KINDS = ("constrained-int", "constrained-str", "bool", "int", "list[str]")
WHOLE = "whole"  # where the fault is in no entry


def not_understood(error: Any) -> Refused:
    """The first thing wrong, of a `ValidationError` or FastAPI's own."""
    faults = error.errors()
    fault = faults[0]
    path = [part for part in fault["loc"] if fault["type"] != "json_invalid" or isinstance(part, str)]
    if kind := next((part for part in path if part in KINDS), None):
        path = path[: path.index(kind)]
        fault = _nearest([one for one in faults if list(one["loc"][: len(path)]) == path])
    if fault["type"].startswith("union_tag"):
        path.append(fault["ctx"]["discriminator"].strip("'"))
    where = shown(".".join(map(str, path)), 80) or WHOLE
    return refuse("server.message", None, where=where, reason=_reason(fault))


def _nearest(faults: list[dict[str, Any]]) -> dict[str, Any]:
    """Of an entry that may be of several kinds: what is wrong with it as the kind it is, or that it is of none."""
    return next((one for one in faults if not one["type"].endswith("_type")), {"type": "none"})


def _reason(fault: dict[str, Any]) -> Refusal:
    values: dict[str, object] = {}
    for name, told in fault.get("ctx", {}).items():
        if name in LIMITS:
            values["limit"] = told
        elif name in CHOICES:  # 'me', 'open' or 'bot'
            values["names"] = ", ".join(re.findall("'([^']*)'", told))
    return Refusal(CODES.get(fault["type"], "entry.wrong"), None, values)
