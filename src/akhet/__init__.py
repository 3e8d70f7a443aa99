"""Akhet: board games of ancient Egypt, to play and to study. Start with `akhet.Game`."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from akhet.kernel.refusal import Refusal, Refused
    from akhet.table import Game, Move, Table

__all__ = ["Game", "Move", "Refusal", "Refused", "Table"]
__version__ = "0.1.0"

_MODULES = {
    "Game": "table",
    "Move": "table",
    "Table": "table",
    "Refusal": "kernel.refusal",
    "Refused": "kernel.refusal",
}


def __getattr__(name: str) -> Any:
    """Load the public names on first use: `akhet --help` does not need the compiler."""
    if name not in _MODULES:
        raise AttributeError(f"module 'akhet' has no attribute {name!r}")
    return getattr(import_module(f"akhet.{_MODULES[name]}"), name)
