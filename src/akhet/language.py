"""Everything a person reads, from the Fluent catalogues in `locales/`, which the browser uses too.

A game of another package brings catalogues of its own (`Manifest.locales`). A message that they have only in English is
said in English; for one that they do not have, the callers use a generic message (`game_message`).
"""

import re
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from akhet.games import manifests
from akhet.kernel import compiling
from akhet.kernel.refusal import Lines, Refusal, Seat, Term

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent
# A wheel has the catalogues inside the package; a clone has them at its root.
LOCALES = PACKAGE / "locales" if (PACKAGE / "locales").is_dir() else PACKAGE.parents[1] / "locales"
DEFAULT = "en"
# Environment variables that name the reader's language. The first one that is set decides.
VARIABLES = ("AKHET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

# The reader's language where no other is given. It belongs to the process, not to a thread: bots run in threads.
_reader = DEFAULT


@cache
def languages() -> frozenset[str]:
    return frozenset(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, or English if we do not have it."""
    asked = next((value for name in VARIABLES if (value := environment.get(name))), "")
    language = re.split("[-_.@]", asked.strip().lower())[0]  # de_AT.UTF-8@euro: de
    return language if language in languages() else DEFAULT


@contextmanager
def speaking(locale: str) -> Generator[None]:
    """Make this the reader's language for a while. It is English otherwise, because programs import us too."""
    global _reader
    before, _reader = _reader, locale
    try:
        yield
    finally:
        _reader = before


def readers_language() -> str:
    return _reader


def show_compiling(locale: str) -> None:
    """From now on, report on stderr in this language when rules are compiled.

    The report is for the person at the terminal, even while the output is for programs. So it does not follow
    `speaking`.
    """

    def show(functions: int | None) -> None:
        # While a progress bar is shown, stderr is replaced and takes only whole lines.
        if sys.stderr is sys.__stderr__ and sys.stderr.isatty():
            line = "" if functions is None else f"akhet: {say('compiling-functions', locale, functions=functions)}"
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.flush()
        elif functions == 1:
            sys.stderr.write(f"akhet: {say('compiling', locale)}\n")

    compiling.on_compiling = show


def say(
    message: str,
    locale: str | None = None,
    names: list[str] | None = None,
    reader: int | None = None,
    /,
    **values: Any,
) -> str:
    """A message in a language, by default the reader's. Values that are terms, seats or refusals are translated too.

    `names` are the players' names, by seat, and `reader` is the reader's own seat. Messages select by two more values:
    `you` is the name of the value that is the reader's seat, otherwise "none"; `NAME_id` is the last part of a term,
    such as "grape", to choose a plural or an article by.
    """
    locale = locale or _reader
    bundle = _bundle(locale)
    if not bundle.has_message(message):
        raise KeyError(message)
    spoken = {name: _spoken(name, value, locale, names) for name, value in values.items()}
    spoken |= {f"{name}_id": _id_of(value) for name, value in values.items() if isinstance(value, Term)}
    spoken["you"] = next((name for name, seat in values.items() if isinstance(seat, Seat) and seat == reader), "none")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(pattern, spoken)
    if errors:
        raise ValueError(f"{message}: {errors[0]}")
    return str(text)


def has_message(message: str) -> bool:
    """Whether the catalogues have a message, at least in English."""
    return _bundle(DEFAULT).has_message(message)


def game_message(game: str, message: str) -> str:
    """The id of a game's own form of a message, such as `nile-result-first`, or of the generic form if it has none."""
    own = f"{game}-{message}"
    return own if has_message(own) else message


def explain(refusal: Refusal, locale: str | None = None, names: list[str] | None = None) -> str:
    """Why something was refused: a sentence, and below it the reasons that the refusal lists, one per line."""
    message = message_of(refusal.code)
    if not has_message(message):  # of a game from another package
        details = ", ".join(f"{name} {_spoken(name, value, DEFAULT, names)}" for name, value in refusal.values.items())
        return say("refusal-generic", locale, code=refusal.code, details=details or "none")
    said = {name: value for name, value in refusal.values.items() if not isinstance(value, Lines)}
    listed = [reason for value in refusal.values.values() if isinstance(value, Lines) for reason in value]
    numbered = [f"{number}. {explain(reason, locale)}" for number, reason in enumerate(listed, start=1)]
    return "\n".join([say(message, locale, names, **said), *numbered])


def message_of(code: str) -> str:
    """The catalogue's id of a code: `nile.plant.too_few` is `nile-plant-too-few`."""
    return code.replace(".", "-").replace("_", "-")


def decimal(value: float, places: int) -> str:
    """A number with this many decimals, written as in the reader's language."""
    from fluent.runtime.types import fluent_number

    return say("decimal", number=fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places))


def percent(share: float, places: int) -> str:
    return say("percent", number=decimal(100 * share, places))


def printable(text: str) -> str:
    """Text from outside without control characters, which could move a terminal's cursor or change its colours."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _spoken(name: str, value: Any, locale: str, names: list[str] | None) -> Any:
    """A value as the sentence shows it."""
    if isinstance(value, tuple):
        return ", ".join(str(_spoken(name, part, locale, names)) for part in cast(tuple[Any, ...], value))
    if isinstance(value, Term):
        return say(value, locale) if has_message(value) else _id_of(value)
    if isinstance(value, Seat):
        return names[value] if names else say("seat", locale, number=int(value))
    if isinstance(value, Refusal):  # the reason within another refusal; it may be about another table, with other names
        return explain(value, locale)
    if name == "reason" and isinstance(value, str) and locale != DEFAULT:
        return _translated(value, locale)
    return value


def _id_of(term: Term) -> str:
    """The last part of a term: `papyrus-wheat` of `nile-card-papyrus-wheat`, `wall` of `web-nile-monument-wall`."""
    return term.removeprefix("web-").split("-", 2)[-1]


def _translated(reason: str, locale: str) -> str:
    """A reason that Python or the system gave in English; unchanged if we do not know it."""
    for message, pattern in phrases().items():
        if found := pattern.fullmatch(reason):
            return say(message, locale, **found.groupdict())
    return reason


@cache
def phrases() -> dict[str, re.Pattern[str]]:
    """The messages of `phrases.ftl`, each with a pattern of its English form."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message, TextElement

    def pattern(element: Any) -> str:
        return re.escape(element.value) if isinstance(element, TextElement) else f"(?P<{element.expression.id.name}>.+)"

    resource = FluentResource((LOCALES / DEFAULT / "phrases.ftl").read_text("utf-8"))
    return {
        entry.id.name: re.compile("".join(map(pattern, entry.value.elements)), re.DOTALL)
        for entry in resource.body
        if isinstance(entry, Message) and entry.value is not None
    }


def _bundle(locale: str) -> "FluentBundle":
    folders = tuple(manifest.locales for manifest in manifests().values() if manifest.locales is not None)
    return _load_bundle(locale, folders)


@cache
def _load_bundle(locale: str, others: tuple[Path, ...]) -> "FluentBundle":
    """Our messages in a language; then those of other packages, and in English those that are still missing."""
    # Fluent imports Babel, which is slow, and simulations do not need it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for folder in [LOCALES / locale, *(other / language for language in (locale, DEFAULT) for other in others)]:
        for catalogue in sorted(folder.glob("*.ftl")):
            bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))  # a message that is there stays
    return bundle
