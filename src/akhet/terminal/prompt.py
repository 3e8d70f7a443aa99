"""A line from the person, and a word to them while somebody else thinks."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text


class Left(Exception):
    """The person has left the table."""


def read(console: Console, prompt: str) -> str:
    """What the person typed, in small letters; the end of the input is their leaving, and so is `quit`."""
    try:
        line = console.input(Text(f"{prompt} › ", "bold yellow")).strip().lower()
    except EOFError:
        raise Left from None
    if line in ("quit", "exit"):
        raise Left
    return line


@contextmanager
def thinking(console: Console, words: str, patience: float = 0.0) -> Iterator[None]:
    """Show these words at a terminal once it has taken so many seconds, and nothing of them afterwards."""
    if not console.is_terminal or console.is_dumb_terminal:
        yield
        return
    over = threading.Event()

    def show() -> None:
        if not over.wait(patience):
            with console.status(Text(words, "dim")):
                over.wait()

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
