"""A file of components: TOML, and everything that is wrong with it, collected so that a person can read all of it."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, cast

from akhet.kernel.refusal import Lines, Refusal, Refused, refuse, shown

MAX_BYTES = 2**20
MOST_DOTS = 200  # on one line: a key of many parts would take tomllib memory without bounds
MOST_FAULTS = 100  # that a refusal lists
DEEPEST = 8  # lists and tables within each other that are written
LONGEST = 1000  # characters of a text that is written
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Faults:
    """Collects the faults of a file. `check` refuses the file with all of them."""

    def __init__(self, file: str) -> None:
        self.file = shown(file)
        self.found: list[Refusal] = []

    def add(
        self, ruling: str | None, path: str, reason: str, entry: Refusal | str | None = None, **values: object
    ) -> None:
        """Note what is wrong with an entry: its path in the file, and if it has one its name for people."""
        named = {"entry": entry or path, "path": path, "reason": Refusal(reason, None, values)}
        self.found.append(Refusal("components.wrong", ruling, named))

    def refused(self) -> Refused:
        count = len(self.found)
        listed = Lines(self.found[:MOST_FAULTS])
        ruling = self.found[0].ruling if count == 1 else None
        values: dict[str, Any] = {"file": self.file, "count": count, "more": count - len(listed)}
        return refuse("components.faults", ruling, faults=listed, **values)

    def check(self) -> None:
        if self.found:
            raise self.refused()


def parse_toml(content: bytes, file: str) -> dict[str, Any]:
    """The entries of a file of components. A file that is not TOML is refused with the line of its fault."""
    try:
        if any(line.count(b".") > MOST_DOTS for line in content.split(b"\n")):
            raise RecursionError
        return tomllib.loads(content.removeprefix(BYTE_ORDER_MARK).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        faults = Faults(file)
        faults.add(None, "", "set.toml", Refusal("components.entry.toml"), **_toml_fault(error))
        raise faults.refused() from error


def _toml_fault(error: ValueError | RecursionError) -> dict[str, object]:
    if isinstance(error, RecursionError):
        return {"fault": "depth"}
    if isinstance(error, UnicodeDecodeError):
        return {"fault": "utf-8", "byte": error.start}
    # Before Python 3.14, only the error's text says where the fault is.
    found = re.fullmatch(r"(.+) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
    if found is None:
        return {"fault": "number"}
    words, line, column = found.groups()
    if line is None:
        return {"fault": "end", "words": shown(words, 100)}
    return {"fault": "syntax", "words": shown(words, 100), "line": line, "column": column}


def refuse_own_sets(content: bytes, file: str) -> Any:
    """The reader of a game that has only its own set."""
    raise refuse("components.only_own", None, file=shown(file))


def toml_key(name: object) -> str:
    """A key as TOML has it."""
    text = str(name)
    return text if re.fullmatch(r"[A-Za-z0-9_-]+", text) else toml_value(text)


def toml_value(value: object, depth: int = 0) -> str:
    """A value from JSON or TOML as TOML has it, on one line. Nothing in it can break the file."""
    if isinstance(value, bool | int):
        return json.dumps(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list | tuple) and depth < DEEPEST:
        return "[" + ", ".join(toml_value(part, depth + 1) for part in cast(list[object], value)) + "]"
    if isinstance(value, Mapping) and depth < DEEPEST:
        entries = cast(Mapping[object, object], value)
        return "{ " + ", ".join(f"{toml_key(key)} = {toml_value(entries[key], depth + 1)}" for key in entries) + " }"
    text = "" if value is None else str(value)[:LONGEST].encode("utf-8", "replace").decode("utf-8")
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
