"""Reading and writing files. A file that cannot be read or written is refused with the reason."""

import json
from pathlib import Path
from typing import Any

from akhet.kernel.refusal import Refusal, refuse, shown

MOST_HEADER = 1 << 14  # bytes


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


def read_headed(path: Path, most: int, least: dict[str, str]) -> tuple[dict[str, Any], bytes] | None:
    """The header of a file, which is a line of JSON, and what follows; None if that has not at least these entries."""
    line, _, rest = read_file(path, most).partition(b"\n")
    try:
        header = json.loads(line[:MOST_HEADER])
    except (ValueError, RecursionError):
        return None
    if not isinstance(header, dict) or any(header.get(name) != value for name, value in least.items()):
        return None
    return header, rest


def write_headed(path: Path, header: dict[str, Any], rest: bytes) -> None:
    write_file(path, json.dumps(header).encode() + b"\n" + rest)


def reason_of(error: OSError | ValueError) -> str:
    """Why a file could not be opened, read or written. A ValueError means an invalid path."""
    return getattr(error, "strerror", None) or shown(error, 200)
