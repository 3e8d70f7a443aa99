"""Everything a person reads, from the Fluent catalogues in `locales/`, which the browser uses too."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from akhet.kernel.refusal import Refusal, Seat, Term

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent
# The wheel carries the catalogues inside the package; in a clone they lie at its root.
LOCALES = PACKAGE / "locales" if (PACKAGE / "locales").is_dir() else PACKAGE.parents[1] / "locales"
DEFAULT = "en"


def say(message: str, locale: str = DEFAULT, names: list[str] | None = None, /, **values: Any) -> str:
    """A message in a language. Values that are terms or seats are said in that language too."""
    bundle = _bundle(locale)
    spoken = {name: _spoken(value, locale, names) for name, value in values.items()}
    found = bundle.get_message(message)
    if found.value is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(found.value, spoken)
    if errors:
        raise ValueError(f"{message}: {errors[0]}")
    return str(text)


def explain(refusal: Refusal, locale: str = DEFAULT, names: list[str] | None = None) -> str:
    """Why something was refused, as a sentence."""
    return say(message_of(refusal.code), locale, names, **refusal.values)


def message_of(code: str) -> str:
    """The catalogue's id of a code: `nile.plant.too_few` is `nile-plant-too-few`."""
    return code.replace(".", "-").replace("_", "-")


def _spoken(value: Any, locale: str, names: list[str] | None) -> Any:
    if isinstance(value, Term):
        return say(value, locale)
    if isinstance(value, Seat):
        return names[value] if names else say("seat", locale, number=int(value))
    return value


@cache
def _bundle(locale: str) -> "FluentBundle":
    # Fluent brings Babel with it: slow to import, and not needed by those who only compute.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for catalogue in sorted((LOCALES / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))
    return bundle
