"""Files from outside: read whole, if they are files at all and not too large; otherwise refused with the reason."""

import re
import tomllib
from pathlib import Path
from typing import Any

from akhet.kernel.refusal import Refusal, refuse, shown


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a plain file. What is none, such as a pipe that nobody fills, is not waited for."""
    file = shown(path, 200)
    try:
        if not path.is_file():
            reason = Refusal("file.folder") if path.is_dir() else Refusal("file.none")
            raise refuse("file.unreadable", None, file=file, reason=reason)
        with path.open("rb") as opened:
            raw = opened.read(most + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or shown(error, 200)
        raise refuse("file.unreadable", None, file=file, reason=reason) from error
    if len(raw) > most:
        raise refuse("file.too_large", None, file=file, most=most)
    return raw


def read_toml(path: Path, most: int) -> dict[str, Any]:
    """The tables of a file of components."""
    try:
        return tomllib.loads(read_file(path, most).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise refuse("components.unreadable", None, file=shown(path.name), reason=_toml_fault(error)) from error


def _toml_fault(error: ValueError | RecursionError) -> Refusal:
    if isinstance(error, RecursionError):
        return Refusal("toml.wrong", None, {"fault": "depth"})
    if isinstance(error, UnicodeDecodeError):
        return Refusal("toml.wrong", None, {"fault": "utf-8", "byte": error.start})
    # Python says where only in its sentence.
    found = re.fullmatch(r"(.+) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
    if found is None:
        return Refusal("toml.wrong", None, {"fault": "number"})
    words, line, column = found.groups()
    if line is None:
        return Refusal("toml.wrong", None, {"fault": "end", "words": shown(words, 100)})
    return Refusal("toml.wrong", None, {"fault": "syntax", "words": shown(words, 100), "line": line, "column": column})
