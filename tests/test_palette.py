"""The palette: every colour is in one file, and words can be read on the colours."""

import re
from pathlib import Path

import pytest

from akhet.draw import palette
from akhet.draw.palette import contrast, css_variables, tones, words_on

PACKAGE = Path(__file__).parents[1] / "src" / "akhet"
HEX = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b")
READABLE = 4.5  # WCAG 2.2 AA for normal text
TONES = [(section, name) for section in ("crop", "card", "good") for name in tones(section)]


@pytest.mark.parametrize("package", ["draw", "terminal"])
def test_no_colour_is_written_outside_the_palette(package: str) -> None:
    found = [
        f"{source.relative_to(PACKAGE)}: {colour}"
        for source in (PACKAGE / package).rglob("*.py")
        for colour in HEX.findall(source.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(("section", "name"), TONES)
def test_words_can_be_read_on_every_tone(section: str, name: str) -> None:
    main, deep, pale = tones(section)[name]
    assert contrast(deep, pale) >= READABLE
    assert contrast(palette.WORDS["light"], deep) >= READABLE
    assert contrast(words_on(main), main) >= READABLE


@pytest.mark.parametrize("seat", range(len(palette.SEATS)))
def test_words_can_be_read_on_a_seats_colour(seat: int) -> None:
    assert contrast(words_on(palette.SEATS[seat]), palette.SEATS[seat]) >= READABLE


def test_every_entry_has_the_form_that_the_browsers_plugin_reads() -> None:
    """web/plugins/palette.ts reads lines, not TOML: one entry per line, a colour or a pair of colours."""
    entry = re.compile(r'\[[a-z]+(\.[a-z]+)?\]|[\w-]+ = ("#[0-9a-f]{6}"|\["#[0-9a-f]{6}", "#[0-9a-f]{6}"\])')
    lines = [line for line in palette.FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not entry.fullmatch(line)] == []


def test_the_browsers_variables_are_named_by_section_name_and_tone() -> None:
    found = css_variables()
    assert {"--ink", "--seat-1", "--seat-6", "--crop-wheat", "--crop-wheat-deep", "--good-any-pale"} <= found.keys()
    assert all(HEX.fullmatch(colour) for colour in found.values())


def test_the_plugin_makes_the_same_variables() -> None:
    """The sections that web/plugins/palette.ts exports are those of `css_variables`."""
    plugin = (Path(__file__).parents[1] / "web" / "plugins" / "palette.ts").read_text("utf-8")
    sections = re.search(r"SECTIONS = \[(.*?)\]", plugin, re.DOTALL)
    assert sections is not None
    assert tuple(re.findall(r'"(\w+)"', sections[1])) == palette.BROWSER_SECTIONS
