"""Everything a person reads, from the Fluent catalogues in `locales/`, which the browser uses too."""

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from akhet.kernel import compiling
from akhet.kernel.refusal import Refusal, Seat, Term

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent
# The wheel carries the catalogues inside the package; in a clone they lie at its root.
LOCALES = PACKAGE / "locales" if (PACKAGE / "locales").is_dir() else PACKAGE.parents[1] / "locales"
DEFAULT = "en"
# Where a reader's language is looked for. The first that says anything decides, as with any other program.
VARIABLES = ("AKHET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

# Who reads what this process says, unless somebody is named. Of the process and not of a thread: bots have their own.
_reader = DEFAULT


@cache
def spoken_here() -> frozenset[str]:
    return frozenset(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def language_of(environment: Mapping[str, str]) -> str:
    """The language that somebody's environment asks for, or English where we do not speak it."""
    asked = next((said for name in VARIABLES if (said := environment.get(name))), "")
    language = re.split("[-_.@]", asked.strip().lower())[0]  # of de_AT.UTF-8@euro, de
    return language if language in spoken_here() else DEFAULT


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """From here on the reader reads this language. Without it, that is English: programs import us too."""
    global _reader
    before, _reader = _reader, locale
    try:
        yield
    finally:
        _reader = before


def readers_language() -> str:
    return _reader


def tell_compiling(locale: str) -> None:
    """From here on say on stderr, in this language, when rules are being compiled. Whoever waits at the terminal reads
    it, also while something is said to programs; so it does not follow `speaking`."""

    def tell(functions: int | None) -> None:
        # A progress bar puts itself in the place of stderr, and shows whole lines above it.
        if sys.stderr is sys.__stderr__ and sys.stderr.isatty():
            told = "" if functions is None else f"akhet: {say('compiling-functions', locale, functions=functions)}"
            sys.stderr.write(f"\r\x1b[K{told}")
            sys.stderr.flush()
        elif functions == 1:
            sys.stderr.write(f"akhet: {say('compiling', locale)}\n")

    compiling.on_compiling = tell


def say(message: str, locale: str | None = None, names: list[str] | None = None, /, **values: Any) -> str:
    """A message in a language, the reader's unless said; so are values that are terms, seats or refusals."""
    locale = locale or _reader
    bundle = _bundle(locale)
    spoken = {name: _spoken(name, value, locale, names) for name, value in values.items()}
    found = bundle.get_message(message)
    if found.value is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(found.value, spoken)
    if errors:
        raise ValueError(f"{message}: {errors[0]}")
    return str(text)


def explain(refusal: Refusal, locale: str | None = None, names: list[str] | None = None) -> str:
    """Why something was refused, as a sentence."""
    return say(message_of(refusal.code), locale, names, **refusal.values)


def message_of(code: str) -> str:
    """The catalogue's id of a code: `nile.plant.too_few` is `nile-plant-too-few`."""
    return code.replace(".", "-").replace("_", "-")


def decimal(value: float, places: int) -> str:
    """A number with so many decimals, written as in the reader's language."""
    from fluent.runtime.types import fluent_number

    return say("decimal", number=fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places))


def percent(share: float, places: int) -> str:
    return say("percent", number=decimal(100 * share, places))


def _spoken(name: str, value: Any, locale: str, names: list[str] | None) -> Any:
    if isinstance(value, Term):
        return say(value, locale)
    if isinstance(value, Seat):
        return names[value] if names else say("seat", locale, number=int(value))
    if isinstance(value, Refusal):  # the reason of another, of which the names may belong to another table
        return explain(value, locale)
    if name == "reason" and isinstance(value, str) and locale != DEFAULT:
        return _translated(value, locale)
    return value


def _translated(reason: str, locale: str) -> str:
    """A reason that came in English, from Python or from the system; as it is, where unknown."""
    for message, pattern in phrases().items():
        if found := pattern.fullmatch(reason):
            return say(message, locale, **found.groupdict())
    return reason


@cache
def phrases() -> dict[str, re.Pattern[str]]:
    """The messages of `phrases.ftl`, and what each looks like in English."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message, TextElement

    def looks(element: Any) -> str:
        return re.escape(element.value) if isinstance(element, TextElement) else f"(?P<{element.expression.id.name}>.+)"

    resource = FluentResource((LOCALES / DEFAULT / "phrases.ftl").read_text("utf-8"))
    return {
        entry.id.name: re.compile("".join(map(looks, entry.value.elements)), re.DOTALL)
        for entry in resource.body
        if isinstance(entry, Message) and entry.value is not None
    }


@cache
def _bundle(locale: str) -> "FluentBundle":
    # Fluent brings Babel with it: slow to import, and not needed by those who only compute.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for catalogue in sorted((LOCALES / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))
    return bundle


tell_compiling(DEFAULT)
