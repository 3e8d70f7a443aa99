"""The colours of `palette.toml`, for pictures, charts, the printing sheet and the terminal."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("palette.toml")
LIGHT, DARK = 0, 1  # pages
BROWSER_SECTIONS = ("page", "seat", "crop", "card", "face", "back", "river")
BROWSER_SECTIONS += ("good", "land", "tile", "light", "shop", "city")


class Tones(NamedTuple):
    """The colours of one kind of thing, such as a crop."""

    main: str
    deep: str  # words and drawings on `pale`; light words can be read on it
    pale: str


@cache
def _sections() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def colours(section: str, page: int = LIGHT) -> dict[str, str]:
    """The colours of a section by name, as on light or on dark pages."""
    return {name: _on(page, value) for name, value in _sections()[section].items()}


def tones(section: str, page: int = LIGHT) -> dict[str, Tones]:
    """The colours of a section whose entries have three tones, as on light or on dark pages."""
    return {
        name: Tones(**{tone: _on(page, value) for tone, value in entry.items()})
        for name, entry in _sections()[section].items()
    }


def css_variables(page: int = LIGHT) -> dict[str, str]:
    """The browser's CSS variables by name, as on light or on dark pages; web/plugins/palette.ts makes the same."""
    found = {}
    for section in BROWSER_SECTIONS:
        for name, entry in _sections()[section].items():
            for tone, value in entry.items() if isinstance(entry, dict) else [("main", entry)]:
                parts = [part for part in (section, name, tone) if part not in ("page", "main")]
                found["--" + "-".join(parts)] = _on(page, value)
    return found


def _on(page: int, value: str | list[str]) -> str:
    return value if isinstance(value, str) else value[page]


SEATS = tuple(colours("seat").values())
WORDS = colours("words")


def words_on(ground: str) -> str:
    """The colour for words on a ground, dark or light: the one with more contrast."""
    return max(WORDS.values(), key=lambda words: contrast(words, ground))


def blend(one: str, other: str, share: float) -> str:
    """A mixture of two colours; `share` is that of the first."""
    return "#" + "".join(
        f"{round(share * a + (1 - share) * b):02x}" for a, b in zip(_rgb(one), _rgb(other), strict=True)
    )


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(colour: str) -> list[float]:
    """The intensities of red, green and blue light, from 0 to 1."""
    shares = [channel / 255 for channel in _rgb(colour)]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def _rgb(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
