"""Files from outside: read whole, if they are files at all and not too large; otherwise refused with the reason."""

from pathlib import Path

from akhet.kernel.refusal import refuse, shown


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a plain file. What is none, such as a pipe that nobody fills, is not waited for."""
    try:
        if not path.is_file():
            raise FileNotFoundError(None, "is a folder" if path.is_dir() else "there is no such file")
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or shown(error, 200)
        raise refuse("file.unreadable", None, file=shown(path, 200), reason=reason) from error
    if len(raw) > most:
        raise refuse("file.too_large", None, file=shown(path, 200), most=most)
    return raw
