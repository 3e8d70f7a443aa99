"""Reading a line from the person, and a message while a bot thinks."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text


class Left(Exception):
    """The person left the table."""


def read(console: Console, prompt: str) -> str:
    """Read a line in lower case. `quit` and the end of the input raise Left."""
    try:
        line = console.input(Text(f"{prompt} › ", "bold yellow")).strip().lower()
    except EOFError:
        raise Left from None
    if line in ("quit", "exit"):
        raise Left
    return line


@contextmanager
def thinking(console: Console, words: str, patience: float = 0.0) -> Iterator[None]:
    """Show a message after `patience` seconds and remove it at the end. Only in a terminal."""
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
