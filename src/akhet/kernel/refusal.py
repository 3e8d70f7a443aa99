"""A refusal: a stable code, the ruling that forbids the thing, and the values for a sentence that explains why."""

import json
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import PurePath


class Term(str):
    """The id of another message of the catalogues, as a value in a sentence: a card, a field, a step."""


class Seat(int):
    """A player, as a value in a sentence."""


@dataclass(frozen=True)
class Refusal:
    code: str  # stable, for programs: "nile.plant.too_few"
    ruling: str | None = None  # "N3.13"; None if no ruling of a game applies
    values: dict[str, object] = field(default_factory=dict[str, object])  # of the sentence, by name


class Lines(tuple[Refusal, ...]):
    """Reasons that follow the sentence of a refusal, one per line."""


class Refused(Exception):
    """Raised when something is refused; nothing has changed.

    `str()` of it is for programmers; `akhet.language.explain` gives the sentence in a reader's language.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.ruling or 'no ruling'}) {refusal.values or ''}".rstrip())
        self.refusal = refusal


class RefusalReason(IntEnum):
    """The base of a game's `Reason`: a number for the rules, with the code and the ruling of its refusal.

    A game lists its reasons as `TOO_FEW = "nile.plant.too_few", "N3.13"`, numbered from 0 in that order.
    """

    code: str | None  # None if nothing is refused
    ruling: str | None

    def __new__(cls, code: str | None, ruling: str | None) -> "RefusalReason":
        number = len(cls.__members__)
        member = int.__new__(cls, number)
        member._value_ = number
        member.code, member.ruling = code, ruling
        return member

    def refusal(self, **values: object) -> Refusal:
        """The refusal for this reason, with the values of its sentence."""
        if self.code is None:
            raise ValueError(f"{self.name} refuses nothing")
        return Refusal(self.code, self.ruling, values)

    def refused(self, **values: object) -> Refused:
        """The exception to raise for this reason."""
        return Refused(self.refusal(**values))


def shown(value: object, most: int = 40) -> str:
    """Any value from outside as text for a sentence, shortened to `most` characters."""
    try:
        plain = isinstance(value, str | PurePath | Exception)
        text = str(value) if plain else json.dumps(value, ensure_ascii=False, default=str)
        text.encode()
    except (ValueError, RecursionError):  # an integer of thousands of digits, a lone surrogate, nesting too deep
        text = "…"
    return text if len(text) <= most else f"{text[:most]}…"


def refuse(code: str, ruling: str | None = None, **values: object) -> Refused:
    return Refused(Refusal(code, ruling, values))
