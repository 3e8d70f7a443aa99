"""A refusal is an answer: a stable code, the ruling that forbids the thing, and what a sentence needs to say why."""

from dataclasses import dataclass, field


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


def refuse(code: str, ruling: str | None = None, **values: object) -> Refused:
    return Refused(Refusal(code, ruling, values))
