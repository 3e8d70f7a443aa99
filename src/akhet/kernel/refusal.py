"""A refusal is an answer: a stable code, the ruling that forbids the thing, and what a sentence needs to say why."""

import json
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import PurePath


class Term(str):
    """A value of a sentence that is itself a message of the catalogues, by its id: a card, a field, a step."""


class Seat(int):
    """A value of a sentence that is a player."""


@dataclass(frozen=True)
class Refusal:
    code: str  # stable, for programs: "nile.plant.too_few"
    ruling: str | None = None  # "N3.13"; None where no ruling of a game is concerned
    values: dict[str, object] = field(default_factory=dict)  # by name, for the sentence in the reader's language


class Refused(Exception):
    """Raised where something refused was asked for; nothing has changed. `str()` of it is for programmers;
    `akhet.language.explain` says it in a reader's language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.ruling or 'no ruling'}) {refusal.values or ''}".rstrip())
        self.refusal = refusal


class RefusalReason(IntEnum):
    """The base of a game's `Reason`: a number for the rules, with the code and the ruling of its refusal.

    A game lists its reasons as `TOO_FEW = "nile.plant.too_few", "N3.13"`, numbered from 0 in that order.
    """

    code: str | None  # None where nothing is refused
    ruling: str | None

    def __new__(cls, code: str | None, ruling: str | None) -> "RefusalReason":
        number = len(cls.__members__)
        member = int.__new__(cls, number)
        member._value_ = number
        member.code, member.ruling = code, ruling
        return member

    def refusal(self, **values: object) -> Refusal:
        """The refusal for this reason, with what its sentence says."""
        if self.code is None:
            raise ValueError(f"{self.name} refuses nothing")
        return Refusal(self.code, self.ruling, values)

    def refused(self, **values: object) -> Refused:
        """What to raise for this reason."""
        return Refused(self.refusal(**values))


def shown(value: object, most: int = 40) -> str:
    """A value from outside as a sentence can hold it, whatever it is and however long."""
    try:
        plain = isinstance(value, str | PurePath | Exception)
        text = str(value) if plain else json.dumps(value, ensure_ascii=False, default=str)
        text.encode()
    except (ValueError, RecursionError):  # an integer of thousands of digits, a half of a character, a bottomless nest
        text = "…"
    return text if len(text) <= most else f"{text[:most]}…"


def refuse(code: str, ruling: str | None = None, **values: object) -> Refused:
    return Refused(Refusal(code, ruling, values))
