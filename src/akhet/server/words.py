"""Refusals as they are sent: the code for programs, a sentence for people."""

from functools import cache
from typing import Any

from akhet.kernel.refusal import Refusal
from akhet.language import DEFAULT, LOCALES, explain


@cache
def spoken_here() -> frozenset[str]:
    return frozenset(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def refusal_json(refusal: Refusal, locale: str = DEFAULT, names: list[str] | None = None) -> dict[str, Any]:
    spoken = locale if locale in spoken_here() else DEFAULT
    known = names if names and all(names) else None  # before the game begins some seats have no name
    return {"code": refusal.code, "ruling": refusal.ruling, "why": explain(refusal, spoken, known)}


def wanted_locale(accept_language: str | None) -> str:
    """The first language of a browser's list that we speak."""
    for part in (accept_language or "")[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in spoken_here():
            return language
    return DEFAULT
