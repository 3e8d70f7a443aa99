"""Reading and writing files. A file that cannot be read or written is refused with the reason."""

import re
import tomllib
from pathlib import Path
from typing import Any

from akhet.kernel.refusal import Refusal, refuse, shown


def read_file(path: Path, most: int) -> bytes:
    """Read a regular file of at most `most` bytes. Anything else (a pipe, a device) is refused instead of blocking."""
    file = shown(path, 200)
    try:
        if not path.is_file():
            reason = Refusal("file.folder") if path.is_dir() else Refusal("file.none")
            raise refuse("file.unreadable", None, file=file, reason=reason)
        with path.open("rb") as opened:
            raw = opened.read(most + 1)
    except (OSError, ValueError) as error:
        raise refuse("file.unreadable", None, file=file, reason=reason_of(error)) from error
    if len(raw) > most:
        raise refuse("file.too_large", None, file=file, most=most)
    return raw


def write_file(path: Path, data: bytes) -> None:
    """Write a file, replacing one that is there."""
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise refuse("file.unwritable", None, file=shown(path, 200), reason=reason_of(error)) from error


def reason_of(error: OSError | ValueError) -> str:
    """Why a file could not be opened, read or written. A ValueError means an invalid path."""
    return getattr(error, "strerror", None) or shown(error, 200)


def read_toml(path: Path, most: int) -> dict[str, Any]:
    """The contents of a TOML file, such as a set of components."""
    try:
        return tomllib.loads(read_file(path, most).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise refuse("components.unreadable", None, file=shown(path.name), reason=_toml_fault(error)) from error


def _toml_fault(error: ValueError | RecursionError) -> Refusal:
    if isinstance(error, RecursionError):
        return Refusal("toml.wrong", None, {"fault": "depth"})
    if isinstance(error, UnicodeDecodeError):
        return Refusal("toml.wrong", None, {"fault": "utf-8", "byte": error.start})
    # Before Python 3.14, only the error's text says where the fault is.
    found = re.fullmatch(r"(.+) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
    if found is None:
        return Refusal("toml.wrong", None, {"fault": "number"})
    words, line, column = found.groups()
    if line is None:
        return Refusal("toml.wrong", None, {"fault": "end", "words": shown(words, 100)})
    return Refusal("toml.wrong", None, {"fault": "syntax", "words": shown(words, 100), "line": line, "column": column})
